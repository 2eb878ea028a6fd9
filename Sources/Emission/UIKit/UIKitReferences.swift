import InterfaceDocument

/// What views and gesture recognizers refer to by outlets of their own: delegates, data sources, and whatever leads to
/// the owner. The other outlets of the app's classes, which lead to what is built here, are those of
/// `UIKitConnections`.
struct UIKitReferences {
    /// An outlet with the object that has it, what that is called, and what stands for it before a point.
    private struct Reference {
        var source: Element
        var name: String
        var receiver: String
        var property: String
    }

    private let unit: UIKitUnit
    /// Those that lead to something of the unit, with what that is called.
    private var inside: [(reference: Reference, value: String)] = []
    private var toOwner: [Reference] = []
    private var remarks: [String] = []

    /// - Parameter owner: what outlets out of the unit may lead to: the owner of a scene, or the controller of a cell's
    ///   table.
    init(_ unit: UIKitUnit, owner: Element?) {
        self.unit = unit
        for source in unit.connectedObjects {
            guard let name = unit.expression(source), let receiver = unit.receiver(source) else { continue }
            for connection in source.connections {
                guard let property = connection.property, property != "gestureRecognizers" else { continue }
                let reference = Reference(source: source, name: name, receiver: receiver, property: property)
                if connection.kind == .outlet {
                    add(reference, connection.destination, owner)
                } else if connection.kind == .outletCollection, connection.destination.flatMap(unit.value) == nil {
                    remark(reference, UIKitLeftovers.notMade)
                }
            }
        }
    }

    private mutating func add(_ reference: Reference, _ destination: Element?, _ owner: Element?) {
        let (source, property) = (reference.source, reference.property)
        let isUIKits = Self.property(property, of: source) != nil
        let value = destination.flatMap(unit.value)
        if let destination, destination.key == property, destination.parent?.index == source.index { return }
        if value != nil, !isUIKits, UIKitUnit.isOfItsClass(source) { return }  // set by UIKitConnections
        let leadsToOwner = destination != nil && destination?.index == owner?.index
        if value == nil, !leadsToOwner {
            remark(reference, UIKitLeftovers.notMade)
        } else if !isUIKits, let obstacle = UIKitUnit.obstacle(toMembersOf: source) {
            remark(reference, obstacle)
        } else if let value {
            inside.append((reference, value))
        } else {
            toOwner.append(reference)
        }
    }

    private mutating func remark(_ reference: Reference, _ reason: String) {
        remarks.append(UIKitLeftovers.outlet(reference.property, of: reference.name, reason))
    }

    // MARK: Statements

    /// Sets what leads to something of the unit, and says what is not set: for the initialiser.
    var statements: [String] {
        inside.compactMap { statement($0.reference, $0.value, "\($0.value) as AnyObject") } + remarks
    }

    /// Sets what leads to `owner`.
    var statementsToOwner: [String] { toOwner.compactMap { statement($0, "owner", "owner") } }

    /// Sets what leads to `owner`, where nobody has set it to something else since the cell was made.
    var statementsUp: [String] {
        toOwner.compactMap { reference in
            guard let statement = statement(reference, "owner", "owner") else { return nil }
            let property = Self.property(reference.property, of: reference.source)
            let value = property.map(\.name) ?? "value(forKey: \(SwiftSource.literal(reference.property)))"
            return "if \(reference.receiver).\(value) == nil { \(statement) }"
        }
    }

    /// The statement that sets an outlet: by its type where that is known, else by its key, as a nib does.
    ///
    /// - Parameters:
    ///   - value: What it leads to.
    ///   - object: The same without a class, so that a cast to a protocol may fail.
    private func statement(_ reference: Reference, _ value: String, _ object: String) -> String? {
        let receiver = reference.receiver
        if let table = View(reference.source).flatMap({ unit.staticTableIndex(of: $0) }) {
            // The cells are shown by their own data source; everything else is the owner's to say.
            if reference.property == "delegate" { return "staticTables[\(table)].forward(to: \(value))" }
            if reference.property == "dataSource" { return nil }
        }
        guard let property = Self.property(reference.property, of: reference.source) else {
            return "\(receiver).setValue(\(value), forKey: \(SwiftSource.literal(reference.property)))"
        }
        return "\(receiver).\(property.name) = \(object) as? any \(property.type)"
    }

    // MARK: UIKit's properties

    /// What Swift calls the property of UIKit's that an outlet sets, and its protocol; nil for outlets of other
    /// classes.
    static func property(_ outlet: String, of source: Element) -> (name: String, type: String)? {
        let kind = GestureRecognizer(source) == nil ? View(source)?.kind.rawValue : "gestureRecognizer"
        guard let kind, let type = types["\(kind).\(outlet)"] else { return nil }
        return (name: outlet == "UIDelegate" ? "uiDelegate" : outlet, type: type)
    }

    /// The protocols of all properties.
    static let protocols = Set(types.values).sorted()

    private static let types = [
        "tableView.delegate": "UITableViewDelegate", "tableView.dataSource": "UITableViewDataSource",
        "tableView.prefetchDataSource": "UITableViewDataSourcePrefetching",
        "tableView.dragDelegate": "UITableViewDragDelegate", "tableView.dropDelegate": "UITableViewDropDelegate",
        "collectionView.delegate": "UICollectionViewDelegate",
        "collectionView.dataSource": "UICollectionViewDataSource",
        "collectionView.prefetchDataSource": "UICollectionViewDataSourcePrefetching",
        "collectionView.dragDelegate": "UICollectionViewDragDelegate",
        "collectionView.dropDelegate": "UICollectionViewDropDelegate",
        "textField.delegate": "UITextFieldDelegate", "textView.delegate": "UITextViewDelegate",
        "scrollView.delegate": "UIScrollViewDelegate", "searchBar.delegate": "UISearchBarDelegate",
        "pickerView.delegate": "UIPickerViewDelegate", "pickerView.dataSource": "UIPickerViewDataSource",
        "navigationBar.delegate": "UINavigationBarDelegate", "toolbar.delegate": "UIToolbarDelegate",
        "tabBar.delegate": "UITabBarDelegate", "calendarView.delegate": "UICalendarViewDelegate",
        "gestureRecognizer.delegate": "UIGestureRecognizerDelegate", "mapView.delegate": "MKMapViewDelegate",
        "wkWebView.navigationDelegate": "WKNavigationDelegate", "wkWebView.uiDelegate": "WKUIDelegate",
        "wkWebView.UIDelegate": "WKUIDelegate", "sceneKitView.delegate": "SCNSceneRendererDelegate",
        "arscnView.delegate": "ARSCNViewDelegate", "arskView.delegate": "ARSKViewDelegate",
        "glkView.delegate": "GLKViewDelegate", "mtkView.delegate": "MTKViewDelegate",
        "pdfView.delegate": "PDFViewDelegate",
    ]
}
