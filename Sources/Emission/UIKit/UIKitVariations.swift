import InterfaceDocument

/// What of a view differs between size classes: generated code has the values of one environment, and says so.
enum UIKitVariations {
    /// A comment for each size class in which something of the view, or of its constraints, is different.
    static func comments(_ view: View, name: String) -> [String] {
        let own = classes(of: view.element)
        var lines: [String] = []
        if !own.isEmpty {
            lines.append("// \(name) is different in \(own.joined(separator: ", ")): that is not made.")
        }
        for constraint in view.constraints {
            let classes = classes(of: constraint.element)
            guard !classes.isEmpty else { continue }
            let id = constraint.id.map { " " + $0 } ?? ""
            lines.append("// The constraint\(id) is different in \(classes.joined(separator: ", ")): that is not made.")
        }
        return lines
    }

    /// The size classes that an element has variations for, as documents spell them.
    private static func classes(of element: Element) -> [String] {
        var seen: Set<String> = []
        return element.children.compactMap { child -> String? in
            guard child.name == .variation, let key = child.string(.key), key != "default" else { return nil }
            return seen.insert(key).inserted ? key : nil
        }
    }
}
