import InterfaceDocument

/// What a document says of itself as a whole, without what the tools note of themselves.
enum DocumentProperties {
    /// Attributes that say which tools wrote the document, or that all documents have.
    static let tools: Set<String> = [
        "type", "version", "toolsVersion", "systemVersion", "variant", "propertyAccessControl", "colorMatched",
        "customObjectInstantitationMethod", "createIBActionsBy", "identifierPrefix",
    ]

    /// The document as the object that holds all others.
    static func node(_ document: Document) -> ObjectTree.Node {
        let root = document.root
        var properties = ObjectProperties()
        for (name, value) in root.attributes where !tools.contains(name) {
            guard !Insignificant.isStandard(name, value, on: root.name) else { continue }
            properties.values[name] = name == "initialViewController" ? .reference(value) : PropertyValue(value)
        }
        for child in root.children where child.name == .color || child.name == .accessibilityOverrides {
            if let value = ValueWords.value(of: child) {
                properties.values[child.key ?? child.name.string] = value
            } else {
                for (name, value) in child.attributes {
                    properties.values["\(child.name).\(name)"] = PropertyValue(value)
                }
            }
        }
        if let device = canvas(root) { properties.values["canvas"] = device }
        return ObjectTree.Node(
            identity: "document", category: .document, element: root, parent: -1, role: "", properties: properties)
    }

    /// The device on the canvas, its orientation and what it is adapted to; what is usual is left out.
    private static func canvas(_ root: Element) -> PropertyValue? {
        guard let device = root.child(.device), let id = device.string(.id) else { return nil }
        var words = [id]
        if let orientation = device.string(.orientation), orientation != "portrait" { words.append(orientation) }
        for adaptation in device.children {
            if let id = adaptation.string(.id), id != "fullscreen" { words.append(id) }
        }
        if let appearance = device.string(.appearance), appearance != "light" { words.append(appearance) }
        return PropertyValue(words.joined(separator: ", "))
    }
}
