// Frames, margins, priorities of a view's own size, and whether it is installed.

import InterfaceDocument

extension PropertyWriter {
    /// The properties of views that say where they are and how large.
    static let geometry = [
        "frame", "layoutMargins", "directionalLayoutMargins", "installed", "horizontalHuggingPriority",
        "verticalHuggingPriority", "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
        "translatesAutoresizingMaskIntoConstraints",
    ]

    private static let synonyms = [
        "contentHuggingPriority-horizontal": "horizontalHuggingPriority",
        "contentHuggingPriority-vertical": "verticalHuggingPriority",
        "contentCompressionResistancePriority-horizontal": "horizontalCompressionResistancePriority",
        "contentCompressionResistancePriority-vertical": "verticalCompressionResistancePriority",
    ]

    /// Sets one of them; false for other properties.
    func setGeometry(
        _ property: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        guard View(target.element) != nil else { return false }
        let item = target.item
        switch Self.synonyms[property] ?? property {
        case "frame":
            guard let value else { throw EditCommandError("the frame of '\(target.name)' cannot be left out") }
            let sides = try Self.numbers(value, 4, "frame", "x,y,width,height")
            try replace("rect", "frame", Array(zip(["x", "y", "width", "height"], sides)), item, &edit)
        case "layoutMargins":
            let form = "top,left,bottom,right"
            try replaceMargins(value, ["top", "left", "bottom", "right"], property, form, item, &edit)
        case "directionalLayoutMargins":
            let form = "top,leading,bottom,trailing"
            try replaceMargins(value, ["top", "leading", "bottom", "trailing"], property, form, item, &edit)
        case "installed":
            let isOn = try value.map { value throws(EditCommandError) in try Self.flag(value, property) } ?? true
            try setInstalled(isOn, target, list: "subviews", &edit)
        case let name where name.hasSuffix("Priority") && Self.geometry.contains(name):
            let number = try value.map { value throws(EditCommandError) in try Self.priority(value) }
            try edit.write { (edit) throws(DocumentEditError) in
                try edit.set(name, of: item, to: number.map(XcodeNumber.text))
            }
        case "translatesAutoresizingMaskIntoConstraints":
            let isOn = try value.map { value throws(EditCommandError) in try Self.flag(value, property) } ?? true
            try edit.write { (edit) throws(DocumentEditError) in
                try edit.set(property, of: item, to: isOn ? nil : "NO")
            }
        default: return false
        }
        return true
    }

    private func replaceMargins(
        _ value: String?, _ names: [String], _ property: String, _ form: String, _ item: DocumentEdit.Item,
        _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        guard let value else {
            return try edit.write { (edit) throws(DocumentEditError) in
                try edit.replaceChild(key: property, of: item, by: nil)
            }
        }
        let sides = try Self.numbers(value, 4, "margins", form)
        let element = property == "layoutMargins" ? "edgeInsets" : "directionalEdgeInsets"
        try replace(element, property, Array(zip(names, sides)), item, &edit)
    }

    private func replace(
        _ name: String, _ key: String, _ numbers: [(String, Double)], _ item: DocumentEdit.Item,
        _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        try edit.write { (edit) throws(DocumentEditError) in
            let found = edit.children(of: item).first { edit.name(of: $0) == name && edit[$0, "key"] == key }
            let part = try edit.part(found, or: NewElement(name, ["key": key]), of: item)
            for (attribute, number) in numbers { try edit.set(attribute, of: part, to: XcodeNumber.text(number)) }
        }
    }
}
