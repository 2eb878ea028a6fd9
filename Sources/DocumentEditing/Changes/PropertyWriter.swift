// Properties of objects: which element or attribute states each, and how a value is read.

import InterfaceDocument
import StrutDiagnostics

/// Sets properties of objects.
struct PropertyWriter {
    let lookup: ObjectLookup

    init(_ lookup: ObjectLookup) {
        self.lookup = lookup
    }

    /// What is set: an object, and for a button perhaps the state (`save.highlighted`).
    struct Target {
        var name: String
        var element: Element
        var item: DocumentEdit.Item
        var state = "normal"
    }

    /// Sets a property; nil brings back what the object has when the document says nothing.
    func set(
        _ property: String, of name: String, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        let target = try target(name, edit)
        if Constraint(target.element) != nil {
            return try setConstraint(property, of: target, to: value, &edit)
        }
        if try setName(property, of: target, to: value, &edit) { return }
        if try setContent(property, of: target, to: value, &edit) { return }
        if try setColor(property, of: target, to: value, &edit) { return }
        if try setGeometry(property, of: target, to: value, &edit) { return }
        if try setAttribute(property, of: target, to: value, &edit) { return }
        throw unknown(property, of: target, value)
    }

    /// Sets what a view is as large as: a text, a font or an image; false for other properties.
    private func setContent(
        _ property: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        let reported = reportedSize(of: target.element)
        // A copy of the document, which few changes need.
        let before = reported == nil ? nil : edit
        var isSet = try setText(property, of: target, to: value, &edit)
        if !isSet { isSet = try setFont(property, of: target, to: value, &edit) }
        if !isSet { isSet = try setImage(property, of: target, to: value, &edit) }
        guard isSet else { return false }
        if let reported, let before {
            try edit.write { (edit) throws(DocumentEditError) in
                if try edit.result().bytes != before.result().bytes { try edit.remove(edit.item(reported)) }
            }
        }
        return true
    }

    /// What holds the size that a designable label or button reported to Interface Builder, which is wrong with other
    /// content. Xcode asks the view again when it opens the document.
    private func reportedSize(of element: Element) -> Element? {
        guard element.name == .label || element.name == .button, let id = element.id else { return nil }
        return lookup.document.root.child(.designables)?.children.first { $0.has(.name, equalTo: id) }
    }

    private func target(_ name: String, _ edit: DocumentEdit) throws(EditCommandError) -> Target {
        if !lookup.has(name), let dot = name.lastIndex(of: "."), dot > name.startIndex {
            let (object, state) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
            if Self.states.contains(state), let element = try? lookup.object(object), element.name == .button {
                return Target(name: object, element: element, item: edit.item(element), state: state)
            }
        }
        if let error = partError(name) { throw error }
        let element = try lookup.object(name)
        return Target(name: name, element: element, item: edit.item(element))
    }

    /// What to say where a part of an object is named that is set as a whole: `title.font.pointSize`.
    private func partError(_ name: String) -> EditCommandError? {
        guard !lookup.has(name), let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let (object, part) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
        guard lookup.has(object) else { return nil }
        let advice: [String: String] = [
            "font": "write '\(object).font=system 17' or '\(object).fontSize=17'",
            "fontDescription": "write '\(object).font=system 17' or '\(object).fontSize=17'",
            "frame": "write '\(object).frame=x,y,width,height'",
            "rect": "write '\(object).frame=x,y,width,height'",
            "layoutMargins": "write '\(object).layoutMargins=top,left,bottom,right'",
            "directionalLayoutMargins": "write '\(object).directionalLayoutMargins=top,leading,bottom,trailing'",
        ]
        return advice[part].map { EditCommandError("the \(part) of '\(object)' is set as a whole", advice: $0) }
    }

    private static let states = ["normal", "highlighted", "selected", "disabled", "focused"]

    private func unknown(_ property: String, of target: Target, _ value: String?) -> EditCommandError {
        let names = propertyNames(of: target.element)
        let message = "a <\(target.element.name)> has no property '\(property)'"
        if View(target.element) != nil, LayoutAttribute(word: property) != nil {
            return EditCommandError(
                message + ": constraints hold it",
                advice: lookup.has("\(target.name).\(property)")
                    ? "write '\(target.name).\(property).constant=\(value ?? "…")'"
                    : "write 'add constraint \(target.name).\(property) = \(value ?? "…")'")
        }
        if let likely = Suggestion.nearest(to: property, among: names) {
            return EditCommandError(message, advice: "did you mean '\(likely)'?")
        }
        // What the inspector calls 'Lines' is numberOfLines.
        let longer = names.filter { $0.lowercased().hasSuffix(property.lowercased()) }
        if !property.isEmpty, longer.count == 1 {
            return EditCommandError(message, advice: "did you mean '\(longer[0])'?")
        }
        return EditCommandError(message, advice: "it has \(names.joined(separator: ", "))")
    }

    /// The names of all properties that can be set of an element, as `strut edit` takes them.
    func propertyNames(of element: Element) -> [String] {
        var names = ["id", "label"]
        if element.name == .constraint { return Self.constraintProperties }
        names += Self.nameAttributes.keys.filter { isName($0, of: element) }.sorted()
        names += textProperties(of: element) + (hasFont(element) ? ["font", "fontSize"] : [])
        names += colorKeys(of: element).sorted() + imageNames(of: element)
        if View(element) != nil { names += Self.geometry }
        for part in [element] + Self.parts(of: element) {
            names += Self.rows(of: part.name).map(\.attribute.string)
        }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    // MARK: Attributes that a table describes

    private func setAttribute(
        _ name: String, of target: Target, to value: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        var item = target.item
        var row = Self.row(name, among: Self.rows(of: target.element.name))
        for part in Self.parts(of: target.element) where row == nil {
            row = Self.row(name, among: Self.rows(of: part.name))
            item = edit.item(part)
        }
        guard let row else { return false }
        if row.attribute == .spacing { return try setSpacing(of: item, to: value, row, &edit) }
        let word = try value.map { value throws(EditCommandError) in try Self.word(value, for: row, name) }
        if row.attribute == .rowHeight { try resizeRow(of: target, to: word, &edit) }
        let isAbsent = word == nil || word.map { row.isSame($0, as: row.absent) } ?? false
        try edit.write { (edit) throws(DocumentEditError) in
            try edit.set(row.attribute.string, of: item, to: isAbsent ? nil : word)
        }
        return true
    }

    /// The rows of the tables for elements of a name.
    private static func rows(of element: ElementName) -> [Property] {
        Property.properties(of: element) + Property.codedProperties(of: element)
    }

    /// The elements of their own that keep properties of an element.
    private static func parts(of element: Element) -> [Element] {
        [element.child(.textInputTraits), element.child(.buttonConfiguration)].compactMap(\.self)
    }

    /// Sets the spacing of a stack view: a number of points, or the system's, which another attribute states.
    private func setSpacing(
        of item: DocumentEdit.Item, to value: String?, _ row: Property, _ edit: inout DocumentEdit
    ) throws(EditCommandError) -> Bool {
        let isStandard = value == "standard"
        let number =
            try isStandard ? nil : value.map { value throws(EditCommandError) in try Self.number(value, "spacing") }
        try edit.write { (edit) throws(DocumentEditError) in
            try edit.set("spacingType", of: item, to: isStandard ? "standard" : nil)
            try edit.set("spacing", of: item, to: number.flatMap { $0 == 0 ? nil : XcodeNumber.text($0) })
        }
        return true
    }

    /// The row of a property, by the attribute's name or by UIKit's.
    private static func row(_ name: String, among rows: [Property]) -> Property? {
        rows.first { $0.attribute.string == name } ?? rows.first { $0.uikit?.name == name }
    }

    /// A value as the document spells it.
    private static func word(_ value: String, for row: Property, _ name: String) throws(EditCommandError) -> String {
        switch row.form {
        case .flag: return try flag(value, name) ? "YES" : "NO"
        case .number:
            let number = try number(value, name)
            try checkRange(number, row, name)
            return XcodeNumber.text(number)
        case .wholeNumber:
            try refuseSign(value, name)
            guard let number = Int(value) else {
                throw EditCommandError("'\(name)' is a whole number, and '\(value)' is none")
            }
            try checkRange(Double(number), row, name)
            return String(number)
        case .words(let words):
            if let word = words.first(where: { $0.document == value }) ?? words.first(where: { $0.uikit == value }) {
                return word.document
            }
            throw EditCommandError(
                "'\(value)' is no value of '\(name)'", advice: "it is one of \(row.words.joined(separator: ", "))")
        }
    }

    // MARK: Values

    /// What Interface Builder's fields take, where they take no more: none of 6,390 documents has another value.
    private static let ranges: [String: ClosedRange<Double>] = [
        "alpha": 0...1, "numberOfLines": 0...Double(Int32.max), "minimumScaleFactor": 0...1,
    ]

    private static func checkRange(_ number: Double, _ row: Property, _ name: String) throws(EditCommandError) {
        guard let range = ranges[row.attribute.string], !range.contains(number) else { return }
        let limit = range.upperBound < 1000 ? "from 0 to \(XcodeNumber.text(range.upperBound))" : "of 0 or more"
        throw EditCommandError("'\(name)' is a number \(limit), and \(XcodeNumber.text(number)) is not")
    }

    /// A sign in front of a number could say how much is added, as in `fontSize=+1`. Since -1 is a number that most
    /// properties can have, neither is read so elsewhere, and what is not meant otherwise is refused.
    private static func refuseSign(_ value: String, _ name: String) throws(EditCommandError) {
        guard value.hasPrefix("+") else { return }
        throw EditCommandError(
            "'\(name)=\(value)' would set \(value.dropFirst()), and add nothing",
            advice: "write the new value without a sign; only fontSize takes a difference")
    }

    static func number(_ value: String, _ name: String) throws(EditCommandError) -> Double {
        try refuseSign(value, name)
        guard let number = Double(value), number.isFinite else {
            throw EditCommandError("'\(name)' is a number, and '\(value)' is none")
        }
        return number
    }

    static func flag(_ value: String, _ name: String) throws(EditCommandError) -> Bool {
        switch value.lowercased() {
        case "yes", "true": return true
        case "no", "false": return false
        default: throw EditCommandError("'\(name)' is YES or NO, and '\(value)' is neither")
        }
    }

    /// Numbers with commas between them.
    static func numbers(_ value: String, _ count: Int, _ name: String, _ form: String) throws(EditCommandError)
        -> [Double]
    {
        // Reports print frames as `16,20 343x44`.
        let parts = value.split(whereSeparator: { ",x×".contains($0) || $0.isWhitespace }).map { Double($0) ?? .nan }
        guard parts.count == count, parts.allSatisfy(\.isFinite) else {
            throw EditCommandError("'\(value)' is no \(name)", advice: "write \(form)")
        }
        return parts
    }
}

extension Property {
    /// Whether two words of the property mean the same.
    fileprivate func isSame(_ a: String, as b: String?) -> Bool {
        guard let b else { return false }
        if a == b { return true }
        switch form {
        case .number, .wholeNumber: return Double(a) == Double(b)
        default: return false
        }
    }
}
