// Texts and fonts.

import InterfaceDocument

extension PropertyWriter {
    // MARK: Texts

    /// The texts that an element has, by the names of the properties.
    func textProperties(of element: Element) -> [String] {
        switch element.name {
        case .label: ["text"]
        case .textView: ["text"]
        case .textField, .searchBar: ["text", "placeholder"]
        case .button: ["title", "subtitle"]
        case .barButtonItem, .segment, .switch: ["title"]
        case .tabBarItem: ["title", "badgeValue"]
        case .navigationItem: ["title", "prompt"]
        case .tableViewSection: ["headerTitle", "footerTitle"]
        default: ViewController(element) == nil ? [] : ["title"]
        }
    }

    /// Sets a text; false for other properties.
    func setText(
        _ property: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        let element = target.element
        let name = element.name == .button && property == "text" ? "title" : property
        guard textProperties(of: element).contains(name) else { return false }
        let value = value.map(Self.unescaped)
        if element.name == .button { return try setTitle(name, of: target, to: value, &edit) }
        if let attributed = element.child(key: "attributedText"), name == "text" {
            guard let value else { throw EditCommandError("the formatted text of '\(target.name)' cannot be left out") }
            try setFragment(of: attributed, to: value, target.name, &edit)
            return true
        }
        try edit.setText(value, named: name, of: target.item)
        return true
    }

    /// A text as reports spell it: `\n` is a line break, `\t` a tab and `\\` a backslash; any other backslash stays.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.first, let meant = ["n": "\n", "t": "\t", "\\": "\\"][next] {
                result += meant
                rest.removeFirst()
            } else {
                result.append(character)
            }
        }
        return result
    }

    private func setTitle(
        _ name: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        let configuration = edit.children(of: target.item).first { edit.name(of: $0) == "buttonConfiguration" }
        if let configuration {
            if name == "title", let element = target.element.child(.buttonConfiguration)?.child(key: "attributedTitle")
            {
                guard let value else {
                    throw EditCommandError("the formatted title of '\(target.name)' cannot be left out")
                }
                try setFragment(of: element, to: value, target.name, &edit)
                return true
            }
            try edit.setText(value, named: name, of: configuration)
            if name == "subtitle" { return true }
        } else if name == "subtitle" {
            throw EditCommandError("'\(target.name)' has no configuration, and only such buttons have subtitles")
        }
        let state = try edit.state(target.state, of: target.item, isMade: value != nil)
        if let state {
            if let attributed = target.element.children.first(where: { $0.name == .state && $0.key == target.state })?
                .child(key: "attributedTitle")
            {
                guard let value else {
                    throw EditCommandError("the formatted title of '\(target.name)' cannot be left out")
                }
                try setFragment(of: attributed, to: value, target.name, &edit)
            } else {
                try edit.setText(value, named: "title", of: state)
            }
        }
        return true
    }

    /// Sets the text of the only run of a formatted text.
    private func setFragment(
        of text: Element, to value: String, _ name: String, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        let runs = text.children.filter { $0.name == .fragment }
        guard runs.count == 1, let run = runs.first else {
            throw EditCommandError(
                "the text of '\(name)' has \(runs.count) runs in different formats, and one text cannot replace them",
                advice: "change it in Xcode")
        }
        if let string = run.children.first(where: { $0.key == "content" && $0.stringContent != nil }) {
            guard !string.has(.base64UTF8, equalTo: "YES") else {
                throw EditCommandError("the text of '\(name)' is written in base 64", advice: "change it in Xcode")
            }
            try edit.write { (edit) throws(DocumentEditError) in try edit.setText(of: edit.item(string), to: value) }
        } else {
            try edit.write { (edit) throws(DocumentEditError) in
                try edit.set("content", of: edit.item(run), to: value)
            }
        }
    }

    // MARK: Fonts

    /// Whether an element has a font.
    func hasFont(_ element: Element) -> Bool {
        [.label, .button, .textField, .textView].contains(element.name)
    }

    /// Sets the font or its size; false for other properties.
    func setFont(
        _ property: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        guard property == "font" || property == "fontSize" || property == "pointSize", hasFont(target.element) else {
            return false
        }
        let (holder, key) = fontHolder(target.element)
        let old = holder.children.first { $0.key == key }
        var font: NewElement?
        if property == "font" {
            font = try value.map { value throws(EditCommandError) in try self.font(value) }
        } else {
            font = try resized(old.flatMap(FontDescription.init), value, target.name)
        }
        font?["key"] = key
        try edit.write { (edit) throws(DocumentEditError) in
            let item = edit.item(holder)
            try edit.replaceChild(key: key, of: item, by: font)
        }
        return true
    }

    private func fontHolder(_ element: Element) -> (Element, key: String) {
        if let configuration = element.child(.buttonConfiguration) { return (configuration, "titleFontDescription") }
        return (element, "fontDescription")
    }

    /// A font as it is written: `system 17`, `system 17 semibold`, `bold 17`, `italic 15`, a text style (`headline`), a
    /// font by its PostScript name with a size (`Avenir-Medium 14`), or that of another object (`title.font`).
    private func font(_ text: String) throws(EditCommandError) -> NewElement {
        if text.hasSuffix(".font"), let other = try? lookup.object(String(text.dropLast(5))), hasFont(other) {
            let (holder, key) = fontHolder(other)
            guard let element = holder.children.first(where: { $0.key == key }) else { return Self.system(size: 17) }
            var copy = NewElement(element)
            copy.attributeList.removeAll { $0.name == "key" }
            return copy
        }
        if let style = Self.styles.first(where: { $0.key.lowercased() == text.lowercased() }) {
            return NewElement("fontDescription", ["style": "UICTFontTextStyle\(style.value)"])
        }
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let first = words.first?.lowercased()
        if let known = Self.styles.first(where: { $0.key.lowercased() == first }) {
            throw EditCommandError(
                "'\(text)' is no font: the text style \(known.key) has a size and a weight of its own",
                advice: "write '\(known.key)' alone, or a font of one size: 'system 17'")
        }
        guard let place = words.firstIndex(where: { Double($0) != nil }), let size = Double(words[place]), size > 0,
            size.isFinite
        else {
            throw EditCommandError(
                "'\(text)' is no font",
                advice:
                    "write 'system 17', 'system 17 semibold', 'bold 17', 'italic 17', a PostScript name with a size, "
                    + "OBJECT.font, or a text style: \(Self.styles.map(\.key).joined(separator: ", "))")
        }
        guard size <= Self.greatestFontSize else {
            throw EditCommandError("a font of \(XcodeNumber.text(size)) points is too large")
        }
        words.remove(at: place)
        let most = ["system": 2, "bold": 1, "italic": 1][words.first?.lowercased() ?? "system"] ?? .max
        if words.count > most {
            throw EditCommandError(
                "'\(text)' is no font: '\(words[most])' means nothing there",
                advice: most == 1 ? "write 'system \(XcodeNumber.text(size)) \(words[most])' for a weight" : nil)
        }
        switch words.first?.lowercased() {
        case nil, "system":
            let weight = words.dropFirst().first.map {
                $0.lowercased() == "ultralight" ? "ultraLight" : $0.lowercased()
            }
            if weight == "bold" { return Self.system(type: "boldSystem", size: size) }
            guard let weight, weight != "regular" else { return Self.system(size: size) }
            guard Self.weights.contains(weight) else {
                throw EditCommandError(
                    "'\(weight)' is no weight", advice: "it is one of \(Self.weights.joined(separator: ", "))")
            }
            return NewElement(
                "fontDescription", ["type": "system", "weight": weight, "pointSize": XcodeNumber.text(size)])
        case "bold": return Self.system(type: "boldSystem", size: size)
        case "italic": return Self.system(type: "italicSystem", size: size)
        default:
            let name = try lookup.fontNames.checked(words.joined(separator: " "), XcodeNumber.text(size))
            return NewElement(
                "fontDescription",
                ["name": name, "family": lookup.fontNames.family(of: name), "pointSize": XcodeNumber.text(size)])
        }
    }

    private static func system(type: String = "system", size: Double) -> NewElement {
        NewElement("fontDescription", ["type": type, "pointSize": XcodeNumber.text(size)])
    }

    /// The same font with another size: a number, or with a sign that much larger or smaller.
    private func resized(
        _ font: FontDescription?, _ value: String?, _ name: String
    ) throws(EditCommandError) -> NewElement {
        guard let value, let number = Double(value), number.isFinite else {
            throw EditCommandError("a font's size is a number of points, or a change such as -1")
        }
        if let font, case .style(let style) = font.kind {
            let isFixed = !value.hasPrefix("+") && !value.hasPrefix("-")
            let other = style.hasSuffix("Footnote") ? "caption1" : "footnote"
            throw EditCommandError(
                "the font of '\(name)' is the text style \(style.replacing("UICTFontTextStyle", with: "")), "
                    + "whose size follows the user's setting",
                advice: "set another text style, such as '\(name).font=\(other)', or a font of one size: "
                    + "'\(name).font=system \(isFixed ? value : "15")'")
        }
        let isChange = value.hasPrefix("+") || value.hasPrefix("-")
        let size = isChange ? (font?.pointSize ?? 17) + number : number
        guard size > 0 else { throw EditCommandError("a font of \(XcodeNumber.text(size)) points cannot be seen") }
        guard size <= Self.greatestFontSize else {
            throw EditCommandError("a font of \(XcodeNumber.text(size)) points is too large")
        }
        var copy = font.map { NewElement($0.element) } ?? Self.system(size: size)
        copy.attributeList.removeAll { $0.name == "key" || $0.name == "pointSize" || $0.name == "size" }
        copy["pointSize"] = XcodeNumber.text(size)
        return copy
    }

    /// UIKit's text styles, and the ends of the constants that documents have for them.
    private static let styles: KeyValuePairs = [
        "largeTitle": "Title0", "title1": "Title1", "title2": "Title2", "title3": "Title3", "headline": "Headline",
        "subheadline": "Subhead", "body": "Body", "callout": "Callout", "footnote": "Footnote",
        "caption1": "Caption1", "caption2": "Caption2",
    ]
    private static let weights = [
        "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ]

    /// No screen shows a letter of more points; the greatest of 6,390 documents is 250.
    private static let greatestFontSize = 10_000.0
}

extension NewElement {
    /// A copy of an element with all in it.
    init(_ element: Element) {
        self.init(element.name.string)
        attributeList = element.attributes.map { NewElement.Attribute(name: $0.name, value: $0.value) }
        children = element.children.map(NewElement.init)
        if children.isEmpty { text = element.text }
    }
}

extension DocumentEdit {
    /// Sets a text that is an attribute, or an element of its own where it has several lines.
    mutating func setText(_ value: String?, named name: String, of item: Item) throws(EditCommandError) {
        try write { (edit) throws(DocumentEditError) in
            let string = edit.children(of: item).first { child in
                edit[child, "key"] == name && ["string", "mutableString"].contains(edit.name(of: child))
            }
            guard let value, value.contains(where: \.isNewline) || string != nil else {
                if let string { try edit.remove(string) }
                return try edit.set(name, of: item, to: value)
            }
            if let string {
                try edit.set("base64-UTF8", of: string, to: nil)
                return try edit.setText(of: string, to: value)
            }
            try edit.set(name, of: item, to: nil)
            try edit.insert(NewElement("string", ["key": name], text: value), into: item)
        }
    }

    /// The element of a button's state; nil where there is none and none is made.
    mutating func state(_ key: String, of item: Item, isMade: Bool) throws(EditCommandError) -> Item? {
        if let found = children(of: item).first(where: { name(of: $0) == "state" && self[$0, "key"] == key }) {
            return found
        }
        guard isMade else { return nil }
        do throws(DocumentEditError) {
            return try insert(NewElement("state", ["key": key]), into: item)
        } catch {
            throw EditCommandError(error)
        }
    }

    /// Puts an element instead of the one with a key, or takes that away.
    mutating func replaceChild(key: String, of item: Item, by element: NewElement?) throws(DocumentEditError) {
        let old = children(of: item).first { self[$0, "key"] == key }
        guard let element else {
            if let old { try remove(old) }
            return
        }
        if let old {
            try insert(element, into: item, at: .after(old))
            try remove(old)
        } else {
            try insert(element, into: item)
        }
    }
}
