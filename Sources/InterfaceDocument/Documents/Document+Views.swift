/// Walking a document's views, and asking for one by the name that code has for it.
extension Document {
    /// Every view of the document, in document order, whether or not it is installed somewhere.
    public var views: [View] {
        root.descendants.compactMap(View.init)
    }

    /// Every view, control or other object of one type, such as `document.all(Label.self)`, in document order.
    public func all<Wrapper: ElementWrapper>(_ type: Wrapper.Type) -> [Wrapper] {
        root.descendants.compactMap(Wrapper.init)
    }

    /// The first view that an outlet of this name leads to, whatever object has the outlet; nil if none does.
    public func view(outlet name: String) -> View? {
        for element in root.descendants(named: .outlet, or: .outletCollection) {
            guard element.has(.property, equalTo: name) else { continue }
            if let view = element.reference(.destination).flatMap(View.init) { return view }
        }
        return nil
    }
}
