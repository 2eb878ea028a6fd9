// Reads one row of a conflict log, in every grammar that UIKit, AppKit, Masonry and SnapKit have printed.

import ConstraintSolver

/// Reads a row such as `<NSLayoutConstraint:0x6000 'id' V:[UIView:0x7f(50)]   (active, names: '|':UIView:0x7e )>`.
///
/// The grammar follows from what comes after the class: flags of an autoresizing mask, an identifier in quotes, and
/// then visual format or an equation. Titles may hold anything, brackets and quotes too; so the places where a part
/// could end are tried in order until all of the row makes sense.
struct RowParser {
    private let row: String
    /// The addresses of the names of the trailer, and the superview.
    private(set) var names: [String: String] = [:]
    private(set) var superview: LoggedItem?

    /// The constraint that `row` prints; nil where it is none.
    static func constraint(_ row: String) -> LoggedConstraint? {
        var parser = RowParser(row: row)
        return parser.parse()
    }

    private mutating func parse() -> LoggedConstraint? {
        guard row.hasPrefix("<"), row.hasSuffix(">"), let colon = row.firstIndex(where: { $0 == ":" || $0 == " " })
        else {
            return nil
        }
        let className = String(row[row.index(after: row.startIndex)..<colon])
        let (content, trailer) = Self.splitTrailer(row[row.index(after: colon)...].dropLast())
        if let trailer { readTrailer(trailer) }
        // Strut's own logs have no label where there is no object id.
        if row[colon] == " " { return parse(behindLabel: content).map { finished($0, className, label: "") } }
        // An address, or an object id of Strut's, ends at the first space; a label of Masonry's or SnapKit's may hold
        // spaces.
        let mayHoldSpaces = !className.hasPrefix("NS") && !className.hasPrefix("_UI")
        var search = content.startIndex
        while let space = content[search...].firstIndex(of: " ") {
            let label = String(content[..<space])
            if let constraint = parse(behindLabel: content[content.index(after: space)...]) {
                return finished(constraint, className, label: label)
            }
            if !mayHoldSpaces || label.hasPrefix("0x") && !label.contains("@") { return nil }
            search = content.index(after: space)
        }
        return nil
    }

    /// A constraint with what stands before its body.
    private func finished(_ body: LoggedConstraint, _ className: String, label: String) -> LoggedConstraint {
        var constraint = body
        constraint.className = className
        (constraint.label, constraint.source) = Self.splitSource(label)
        constraint.text = row
        constraint.superview = constraint.superview ?? superview
        return constraint
    }

    /// Flags, identifier and body.
    private func parse(behindLabel text: Substring) -> LoggedConstraint? {
        var text = text.trimmingSpaces
        let flags = Self.maskFlags(text)
        text = text.dropFirst(flags.count).trimmingSpaces
        guard text.first == "'" else { return body(text, flags, "") }
        var search = text.index(after: text.startIndex)
        while let quote = text[search...].firstIndex(of: "'") {
            let behind = text.index(after: quote)
            if text[behind...].hasPrefix(" "),
                let result = body(
                    text[behind...].trimmingSpaces, flags, String(text[text.index(after: text.startIndex)..<quote]))
            {
                return result
            }
            search = behind
        }
        return nil
    }

    private func body(_ text: Substring, _ flags: Substring, _ identifier: String) -> LoggedConstraint? {
        let content = Self.contentPriorities(text)
        let text = content?.body ?? text
        guard var result = visualFormat(text) ?? equation(text) else { return nil }
        result.maskFlags = String(flags)
        result.identifier = identifier
        if let content {
            result.priority = max(content.hugging, content.resistance)
            if content.hugging > content.resistance { result.relation = .lessThanOrEqual }
            if content.hugging < content.resistance { result.relation = .greaterThanOrEqual }
        }
        return result
    }

    /// What stands before `Hug:251 CompressionResistance:750`, which ends the row of a view's content size, and the two
    /// priorities. Of the row's two conditions the one of the greater priority is what conflicts.
    private static func contentPriorities(
        _ text: Substring
    ) -> (body: Substring, hugging: Double, resistance: Double)? {
        guard let hug = text.lastRange(ofWord: " Hug:"),
            let resist = text[hug.upperBound...].range(ofWord: " CompressionResistance:"),
            let hugging = Double(text[hug.upperBound..<resist.lowerBound]),
            let resistance = Double(text[resist.upperBound...].trimmingSpaces)
        else { return nil }
        return (text[..<hug.lowerBound], hugging, resistance)
    }

    /// `h=--& v=--&`, or nothing.
    private static func maskFlags(_ text: Substring) -> Substring {
        let pattern = Array("h=??? v=???")
        let characters = text.prefix(pattern.count)
        guard characters.count == pattern.count,
            zip(characters, pattern).allSatisfy({ $1 == "?" ? $0 == "-" || $0 == "&" : $0 == $1 })
        else { return "" }
        return characters
    }

    /// `label@Login.swift#61` is a label and a place in the source.
    private static func splitSource(_ label: String) -> (String, String?) {
        guard let at = label.lastIndex(of: "@"), label[at...].contains("#") else { return (label, nil) }
        return (String(label[..<at]), String(label[label.index(after: at)...]))
    }

    // MARK: The trailer

    /// What stands before `(active, names: …)` or `(Names: …)`, and what stands in it.
    private static func splitTrailer(_ text: Substring) -> (Substring, Substring?) {
        let text = text.trimmingSpaces
        guard text.last == ")" else { return (text, nil) }
        var end = text.endIndex
        while let open = text[..<end].lastIndex(of: "(") {
            let inner = text[text.index(after: open)...].dropLast()
            if ["active", "inactive", "Names:", "names:"].contains(where: { inner.hasPrefix($0) }) {
                return (text[..<open].trimmingSpaces, inner)
            }
            end = open
        }
        return (text, nil)
    }

    /// Reads `active, names: '|':UIView:0x7e, cell_box:0x7f `: what names mean, and which item is the superview.
    private mutating func readTrailer(_ trailer: Substring) {
        guard let marker = trailer.range(ofWord: "ames:") else { return }
        let rest = trailer[marker.upperBound...]
        var entries: [Substring] = []
        var start = rest.startIndex
        for comma in rest.ranges(of: ", ") where Self.isEntry(rest[start..<comma.lowerBound]) {
            entries.append(rest[start..<comma.lowerBound])
            start = comma.upperBound
        }
        entries.append(rest[start...])
        var bar: Substring?
        for entry in entries.map(\.trimmingSpaces) {
            if entry.hasPrefix("'|':") {
                bar = entry.dropFirst(4)
            } else if let colon = entry.lastIndex(of: ":") {
                names[String(entry[..<colon])] = String(entry[entry.index(after: colon)...])
            }
        }
        // `'|':name:0x7e` repeats a name that the trailer explains.
        superview = bar.flatMap { bar in
            names.first { "\($0.key):\($0.value)" == bar }.map { named($0.key) } ?? item(bar)
        }
    }

    /// Whether a comma behind some words ends an entry of the trailer, rather than standing in a name or title: an
    /// entry ends in an address, which a title in quotes may follow, or Masonry's bracket around it.
    private static func isEntry(_ text: Substring) -> Bool {
        // Titles are cut after 25 characters.
        let text = text.suffix(80)
        guard let mark = text.lastRange(ofWord: "0x") else { return false }
        let behind = text[mark.upperBound...].drop { $0.isHexDigit }.trimmingSpaces
        return behind.isEmpty || behind == "]" || behind.count > 1 && behind.first == "'" && behind.last == "'"
    }

    // MARK: Items

    /// The item that all of `text` names; nil where it names none.
    func item(_ text: Substring) -> LoggedItem? {
        let text = text.trimmingSpaces
        guard !text.isEmpty else { return nil }
        if names[String(text)] != nil { return named(String(text)) }
        if let guide = guide(text) { return guide }
        guard let colon = text.range(ofWord: ":0x") ?? text.range(ofWord: ":") else { return named(String(text)) }
        let className = String(text[..<colon.lowerBound])
        let behind = text[text.index(after: colon.lowerBound)...]
        guard Self.isClass(className) else { return nil }
        guard behind.hasPrefix("0x") else {
            // Masonry: `UIView:cell_box[0x2]`, or a key alone.
            if behind.last == "]", let open = behind.range(ofWord: "[0x") {
                let address = behind[behind.index(after: open.lowerBound)...].dropLast()
                return LoggedItem(
                    className: className, address: String(address), name: String(behind[..<open.lowerBound]))
            }
            guard behind.last == "'", let quote = behind.dropLast().firstIndex(of: "'") else {
                return behind.isEmpty ? nil : LoggedItem(className: className, name: String(behind))
            }
            let title = behind[behind.index(after: quote)...].dropLast()
            return LoggedItem(className: className, name: String(behind[..<quote]), title: String(title))
        }
        let digits = behind.dropFirst(2).prefix { $0.isHexDigit }
        let address = String(behind[..<digits.endIndex])
        let title = behind[digits.endIndex...]
        if title.isEmpty { return LoggedItem(className: className, address: address) }
        guard title.count >= 2, title.first == "'", title.last == "'" else { return nil }
        return LoggedItem(className: className, address: address, title: String(title.dropFirst().dropLast()))
    }

    /// A guide as Strut's own logs have it, without an address:
    /// `UILayoutGuide 'UIViewSafeAreaLayoutGuide' of UIView:id`, `_UILayoutGuide 'top'`, `UIKeyboardLayoutGuide`.
    private func guide(_ text: Substring) -> LoggedItem? {
        let end = text.firstIndex(of: " ") ?? text.endIndex
        var guide = LoggedItem(className: String(text[..<end]))
        guard guide.isGuide, Self.isClass(guide.className), !guide.className.contains(":") else { return nil }
        let rest = text[end...].trimmingSpaces
        if rest.isEmpty { return guide }
        guard rest.first == "'", let quote = rest.dropFirst().firstIndex(of: "'") else { return nil }
        guide.title = String(rest[..<quote].dropFirst())
        let behind = rest[rest.index(after: quote)...]
        if behind.isEmpty { return guide }
        guard behind.hasPrefix(" of "), item(behind.dropFirst(4)) != nil else { return nil }
        guide.owner = String(behind.dropFirst(4))
        return guide
    }

    /// An item that goes by a name alone: any that the trailer explains, else what cannot be anything else.
    private func named(_ name: String) -> LoggedItem? {
        if let address = names[name] { return LoggedItem(address: address, name: name) }
        guard !name.contains(where: { "[]|<>".contains($0) }), Double(name) == nil else { return nil }
        return LoggedItem(name: name)
    }

    private static func isClass(_ name: String) -> Bool {
        guard let first = name.first else { return false }
        guard first.isLetter || first == "_", !name.contains(where: { "'[@#".contains($0) }) else { return false }
        // Only the names of Swift's generic classes hold spaces.
        return !name.contains(" ") || name.contains("<")
    }
}

extension StringProtocol {
    /// The text without spaces at its ends.
    var trimmingSpaces: SubSequence {
        var start = startIndex
        while start < endIndex, self[start] == " " || self[start] == "\t" { start = index(after: start) }
        var end = endIndex
        while end > start, self[index(before: end)] == " " || self[index(before: end)] == "\t" {
            end = index(before: end)
        }
        return self[start..<end]
    }

    /// Where a word first stands.
    func range(ofWord word: String) -> Range<Index>? {
        firstRange(of: word)
    }

    /// Where a word last stands.
    func lastRange(ofWord word: String) -> Range<Index>? {
        ranges(of: word).last
    }
}
