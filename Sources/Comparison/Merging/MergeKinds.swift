import InterfaceDocument

/// What kinds of elements a merge distinguishes.
enum MergeKinds {
    /// Elements that are taken as a whole: half of one colour and half of another is none.
    private static let values: Set<String> = [
        "color", "fontDescription", "rect", "point", "size", "inset", "edgeInsets", "directionalEdgeInsets",
        "autoresizingMask",
        "attributedString", "segments", "array", "string", "mutableString", "userDefinedRuntimeAttribute",
        "imageReference",
        "preferredSymbolConfiguration", "date", "locale", "timeZone", "decimal", "integer", "real", "nil", "bool",
        "number",
        "textAttributes", "paragraphStyle", "gradient", "designable", "image", "systemColor", "namedColor",
        "scopeButtonTitles",
        "simulatedMetricsContainer", "classes", "dataDetectorType", "accessibilityOverrides",
    ]

    /// Sections of a document that tools write for themselves.
    private static let notes: Set<String> = [
        "dependencies", "designables", "classes", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "device",
        "accessibilityOverrides", "animations", "resources", "customFonts",
    ]

    /// Attributes that tools write for themselves.
    static let noteAttributes: Set<String> = [
        "misplaced", "ambiguous", "sceneMemberID", "customModuleProvider", "colorMatched", "id",
    ]

    /// Attributes that say one thing together.
    static let groups: [Set<String>] = [
        ["firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute"],
        ["customClass", "customModule"],
        ["image", "catalog"],
    ]

    /// Lists whose order is seen in the app.
    private static let ordered: Set<String> = [
        "subviews", "cells", "sections", "items", "prototypes", "leftBarButtonItems", "rightBarButtonItems",
        "toolbarItems",
        "viewControllers",
    ]

    static func isValue(_ element: Element) -> Bool {
        let name = element.name.string
        if name.hasPrefix("simulated") || name.hasPrefix("freeformSimulated") { return true }
        guard values.contains(name) else { return false }
        return !element.descendants.contains { MergeTree.objectID(of: $0) != nil }
    }

    static func isList(_ element: Element) -> Bool {
        DocumentEdit.lists.contains(element.name.string)
            && element.attributes.allSatisfy { $0.name == "key" }
    }

    static func isNote(_ element: Element) -> Bool {
        if notes.contains(element.name.string), element.parent?.name == .document || element.name.string == "animations"
        {
            return true
        }
        return isFrame(element) || Insignificant.isOfCanvas(element, key: element.key ?? "")
            || element.name.string.hasPrefix("simulated") || element.name.string.hasPrefix("freeformSimulated")
    }

    /// Whether an element is a frame that is stored.
    static func isFrame(_ element: Element) -> Bool {
        switch element.name {
        case .rect: element.has(key: "frame") || element.has(key: "contentRect")
        case .frame: element.has(key: "frameInset")
        default: false
        }
    }

    static func isOrdered(_ element: Element) -> Bool { ordered.contains(element.name.string) }

    // MARK: Comparing

    /// Whether two values of an attribute say the same; nil stands for none.
    static func areSame(_ name: String, _ a: String?, _ b: String?, on kind: ElementName) -> Bool {
        if a == b { return true }
        guard let a, let b else {
            return (a ?? b).map { Insignificant.isStandard(name, $0, on: kind) } ?? true
        }
        guard !Insignificant.isText(name, on: kind), let first = ValueWords.number(a), let second = ValueWords.number(b)
        else { return false }
        return NumberWords.areSame(first, second)
    }

    /// Whether two elements that are values say the same.
    static func areSame(_ a: Element, _ b: Element) -> Bool {
        if let first = ValueWords.value(of: a), let second = ValueWords.value(of: b) {
            return a.key == b.key && first.isSame(as: second)
        }
        guard a.name.string == b.name.string, a.text == b.text else { return false }
        let (first, second) = (a.attributes, b.attributes)
        let names = Set(first.map(\.name)).union(second.map(\.name))
        for name in names {
            let values = (first.first { $0.name == name }?.value, second.first { $0.name == name }?.value)
            guard areSame(name, values.0, values.1, on: a.name) else { return false }
        }
        let (children, others) = (Array(a.children), Array(b.children))
        return children.count == others.count && zip(children, others).allSatisfy { areSame($0, $1) }
    }

    /// Whether a part says what is so without it.
    static func saysNothing(_ node: MergeTree.Node) -> Bool {
        node.isNote || node.isList || node.isInSlot
            || Insignificant.isStandard(node.element, key: node.element.key ?? "")
    }
}
