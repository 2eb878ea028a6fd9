import InterfaceDocument

/// What a document's `<resources>` say of the colours that it names.
struct NibResources: Sendable {
    /// The elements of the values, by the colour's name.
    private let systemColors: [String: Element]
    private let namedColors: [String: Element]

    init(_ document: Document) {
        var system: [String: Element] = [:]
        var named: [String: Element] = [:]
        for resource in document.root.child(.resources).map({ Array($0.children) }) ?? [] {
            guard let name = resource.string(.name), let color = resource.child(.color) else { continue }
            switch resource.name {
            case .systemColor: system[name] = color
            case .namedColor: named[name] = color
            default: break
            }
        }
        systemColors = system
        namedColors = named
    }

    /// What a system colour is in the light appearance, as the document says it.
    func systemColor(_ name: String) -> Element? { systemColors[name] }

    /// What a colour of an asset catalog is, as the document says it.
    func namedColor(_ name: String) -> Element? { namedColors[name] }
}
