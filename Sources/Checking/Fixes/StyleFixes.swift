import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// Left and right where leading and trailing are meant: the same where the interface reads from left to right.
enum DirectionFix {
    /// Changes the constraints and the alignments that the rule `fixed-direction` finds; how many there were.
    static func apply(_ edit: inout DocumentEdit) throws(DocumentEditError) -> Int {
        let layout = LayoutEngine().layout(edit.document)
        let found = layout.layoutFindings(RuleSelection(only: ["fixed-direction"])).compactMap(\.object)
        var count = 0
        for id in Set(found).sorted() {
            guard let element = edit.document.element(id: id) else { continue }
            if try change(element, &edit) { count += 1 }
        }
        return count
    }

    private static func change(_ element: Element, _ edit: inout DocumentEdit) throws(DocumentEditError) -> Bool {
        let item = edit.item(element)
        if edit[item, "textAlignment"] == "left", element.name == .label {
            try edit.set("textAlignment", of: item, to: "natural")
            return true
        }
        guard element.name == .constraint else { return false }
        var isChanged = false
        for name in ["firstAttribute", "secondAttribute"] {
            guard let word = edit[item, name].flatMap({ words[$0] }) else { continue }
            try edit.set(name, of: item, to: word)
            isChanged = true
        }
        return isChanged
    }

    private static let words = [
        "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
    ]
}

/// Numbers that are written otherwise than Xcode does.
enum NumberFormat {
    /// Writes them as Xcode does; how many there were.
    static func apply(_ edit: inout DocumentEdit) throws(DocumentEditError) -> Int {
        var count = 0
        for item in edit.items {
            guard let names = XcodeNumber.attributes[edit.name(of: item)] else { continue }
            for (name, value) in edit.attributes(of: item) where names.contains(name) {
                guard let number = Double(value), number.isFinite else { continue }
                let text = XcodeNumber.text(number)
                guard text != value, Double(text) == number else { continue }
                try edit.set(name, of: item, to: text)
                count += 1
            }
        }
        return count
    }
}
