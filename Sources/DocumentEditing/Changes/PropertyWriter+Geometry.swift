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
            let frame = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
            try CellSize.store(frame, of: target.element, &edit)
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

    /// Gives a cell whose row gets a height that height.
    func resizeRow(of target: Target, to word: String?, _ edit: inout DocumentEdit) throws(EditCommandError) {
        guard target.element.name == .tableViewCell, let height = word.flatMap(Double.init), height > 0,
            var frame = View(target.element)?.frame
        else { return }
        frame.height = height
        try CellSize.store(frame, of: target.element, &edit)
    }

    private func replace(
        _ name: String, _ key: String, _ numbers: [(String, Double)], _ item: DocumentEdit.Item,
        _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        try edit.setNumbers(numbers, in: name, key: key, of: item)
    }
}

extension DocumentEdit {
    /// Stores a frame for a view.
    mutating func setFrame(_ frame: Rect, of item: Item) throws(EditCommandError) {
        let numbers = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
        try setNumbers(numbers, in: "rect", key: "frame", of: item)
    }

    /// Sets numbers of a part of an object, which is made where there is none.
    fileprivate mutating func setNumbers(
        _ numbers: [(String, Double)], in name: String, key: String, of item: Item
    ) throws(EditCommandError) {
        try write { (edit) throws(DocumentEditError) in
            let found = edit.children(of: item).first { edit.name(of: $0) == name && edit[$0, "key"] == key }
            let part = try edit.part(found, or: NewElement(name, ["key": key]), of: item)
            for (attribute, number) in numbers { try edit.set(attribute, of: part, to: XcodeNumber.text(number)) }
        }
    }
}
