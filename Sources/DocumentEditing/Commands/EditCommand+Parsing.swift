// Changes are read from words: those of a command line, where a change may be one word or several.

import StrutDiagnostics

extension EditCommand {
    /// Reads changes from the words of a command line.
    ///
    /// A change is one word (`'remove subtitle'`, in the shell's quotes) or several (`remove subtitle`). In a change
    /// that is one word, names with blanks stand in quotes.
    public static func parse(_ words: [String]) throws(EditCommandError) -> [EditCommand] {
        var commands: [EditCommand] = []
        var rest = words[...]
        while let word = rest.first {
            if let changes = try edgeChanges(word) {
                commands += changes
                rest = rest.dropFirst()
            } else if let change = try constraintChange(word) {
                commands.append(change)
                rest = rest.dropFirst()
            } else if word.contains(where: \.isWhitespace), startsChange(word), assignment(word) == nil {
                var parser = EditCommandParser(words: try split(word)[...], isWhole: true)
                commands.append(try parser.command())
                try parser.expectEnd(of: word)
                rest = rest.dropFirst()
            } else {
                var parser = EditCommandParser(words: rest, isWhole: false)
                commands.append(try parser.command())
                rest = parser.words
            }
        }
        return commands
    }

    /// Reads `add constraint SENTENCE [as IDENTIFIER]` or `remove constraint SENTENCE` in one word. The sentence is
    /// read as it stands, because names in it may have any quotes and blanks.
    private static func constraintChange(_ text: String) throws(EditCommandError) -> EditCommand? {
        let words = text.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        guard words.count == 3, words[0] == "add" || words[0] == "remove", words[1] == "constraint",
            words[2].contains(where: { "=<>≤≥".contains($0) })
        else { return nil }
        let rest = words[2].trimmingBlanks
        guard words[0] == "add" else { return .removeConstraint(try sentence(rest)) }
        // `as` is the last word but one; an item may be called so.
        if let found = rest.lastRange(ofWord: " as ") {
            let name = try? split(String(rest[found.upperBound...]))
            if let name, name.count == 1, let sentence = try? sentence(String(rest[..<found.lowerBound])) {
                return .addConstraint(sentence, identifier: name[0])
            }
        }
        return .addConstraint(try sentence(rest), identifier: nil)
    }

    /// Reads `add constraint 'A.edges = B.edges + 8'` in one word: a constraint for each edge, 8 points further inside
    /// on all four. With `B.margins` they are those to the margins of B.
    private static func edgeChanges(_ text: String) throws(EditCommandError) -> [EditCommand]? {
        let isToMargins = text.contains(".margins")
        guard text.contains(".edges"), isToMargins || text.ranges(of: ".edges").count == 2 else { return nil }
        var changes: [EditCommand] = []
        for edge in ["top", "leading", "bottom", "trailing"] {
            let change = try constraintChange(
                text.replacing(".edges", with: ".\(edge)").replacing(".margins", with: ".\(edge)Margin"))
            guard case .addConstraint(var sentence, let identifier) = change else { return nil }
            if edge == "bottom" || edge == "trailing" {
                sentence.constant = sentence.constant.map { -$0 }
                sentence.relation = sentence.relation.mirrored
            }
            changes.append(.addConstraint(sentence, identifier: identifier))
        }
        return changes
    }

    /// A sentence, around all of which quotes may stand.
    private static func sentence(_ text: String) throws(EditCommandError) -> ConstraintSentence {
        let inner = text.trimmingBlanks.withoutQuotes
        do throws(EditCommandError) {
            return try ConstraintSentence(parsing: text)
        } catch {
            guard inner != text else { throw error }
            return try ConstraintSentence(parsing: inner)
        }
    }

    /// Reads changes from the lines of a script: one a line; empty lines and those that begin with `#` say nothing. A
    /// value may stand in quotes, as on a command line.
    public static func parse(script: String) throws(EditCommandError) -> [EditCommand] {
        var commands: [EditCommand] = []
        for (index, line) in script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let text = line.trimmingBlanks
            if text.isEmpty || text.hasPrefix("#") { continue }
            do {
                for command in try parse([text]) {
                    guard case .set(let object, let property, let value) = command else {
                        commands.append(command)
                        continue
                    }
                    commands.append(.set(object: object, property: property, value: value.withoutQuotes))
                }
            } catch {
                throw EditCommandError("line \(index + 1): \(error.message)", advice: error.advice)
            }
        }
        return commands
    }

    /// The words that begin a change.
    public static let verbs = ["add", "remove", "move", "connect", "disconnect", "wrap", "rename"]

    /// Whether a word begins a change: by a verb, or as an assignment.
    public static func startsChange(_ word: String) -> Bool {
        let first = word.prefix { !$0.isWhitespace }
        return verbs.contains(String(first)) || assignment(word) != nil
    }

    /// The parts of `OBJECT.PROPERTY=VALUE`; nil for a word of another form.
    static func assignment(_ word: String) -> EditCommand? {
        guard let equals = word.firstIndex(of: "="), let dot = word[..<equals].lastIndex(of: "."), dot > word.startIndex
        else { return nil }
        let property = word[word.index(after: dot)..<equals]
        guard !property.isEmpty, property.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) else {
            return nil
        }
        let object = String(word[..<dot])
        if verbs.contains(String(object.prefix { !$0.isWhitespace })), object.contains(where: \.isWhitespace) {
            return nil
        }
        return .set(
            object: object.withoutQuotes, property: String(property),
            value: String(word[word.index(after: equals)...]))
    }

    /// The words of a change; those in quotes may have blanks.
    static func split(_ text: String) throws(EditCommandError) -> [String] {
        var words: [String] = []
        var word = ""
        var isOpen = false
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "'" || character == "\"" {
                (quote, isOpen) = (character, true)
            } else if character.isWhitespace {
                if isOpen { words.append(word) }
                (word, isOpen) = ("", false)
            } else {
                word.append(character)
                isOpen = true
            }
        }
        if quote != nil { throw EditCommandError("a quote is not closed in '\(text)'") }
        if isOpen { words.append(word) }
        return words
    }
}

/// Reads one change from the words in front of others.
struct EditCommandParser {
    var words: ArraySlice<String>
    /// Whether all words are those of one change.
    let isWhole: Bool

    mutating func command() throws(EditCommandError) -> EditCommand {
        let verb = try next("a change")
        switch verb {
        case "add": return try add()
        case "remove": return try remove()
        case "move": return try move()
        case "connect":
            var wire = try wire()
            try expect("to", after: "the object that has the connection")
            let target = try next("the object at the other end")
            if take("for") { wire.event = try next("an event, such as touchUpInside") }
            if take("as") { wire.identifier = try next("an identifier") }
            return .connect(wire, to: target)
        case "disconnect": return .disconnect(try wire())
        case "wrap": return try wrap()
        case "rename":
            let kind = try kind(EditCommand.NameKind.self, "what is renamed")
            let old = try next("the old name")
            try expect("to", after: "the old name")
            return .rename(kind, old: old, new: try next("the new name"))
        default:
            if let assignment = EditCommand.assignment(verb) { return assignment }
            if verb.contains(where: { "<>≤≥".contains($0) }), (try? ConstraintSentence(parsing: verb)) != nil {
                throw EditCommandError(
                    "'\(verb)' is a constraint and no change", advice: "write 'add constraint \(verb)'")
            }
            let likely = Suggestion.nearest(to: verb, among: EditCommand.verbs).map { " (did you mean '\($0)'?)" } ?? ""
            throw EditCommandError(
                "'\(verb.prefix { !$0.isWhitespace })' is no change\(likely)",
                advice: "a change is OBJECT.PROPERTY=VALUE or begins with \(EditCommand.verbs.joined(separator: ", "))")
        }
    }

    private mutating func add() throws(EditCommandError) -> EditCommand {
        switch try next("what is added: constraint or view") {
        case "constraint":
            let sentence = try sentence()
            return .addConstraint(sentence, identifier: take("as") ? try next("an identifier") : nil)
        case "view":
            let kind = try next("a kind of view, such as label")
            guard take("in") || take("into") || take("to") else {
                throw EditCommandError("'add view \(kind)' does not say where", advice: "add 'in OBJECT'")
            }
            let parent = try next("the view that it goes into")
            let place = try place()
            return .addView(
                kind: kind, parent: parent, place: place ?? .last, label: take("as") ? try next("a label") : nil)
        case let word:
            throw EditCommandError(
                "'add \(word)' is no change", advice: "write 'add constraint …' or 'add view KIND in OBJECT'")
        }
    }

    private mutating func remove() throws(EditCommandError) -> EditCommand {
        let word = try next("what is removed")
        guard word == "constraint", let following = words.first else { return .remove(word) }
        // One word that is no sentence is the name of a constraint.
        if words.count == 1, !following.contains(".") { return .remove(try next("what is removed")) }
        return .removeConstraint(try sentence())
    }

    private mutating func move() throws(EditCommandError) -> EditCommand {
        let object = try next("what is moved")
        let parent = take("into") || take("in") || take("to") ? try next("the view that it goes into") : nil
        let place = try place()
        guard parent != nil || place != nil else {
            throw EditCommandError(
                "'move \(object)' does not say where", advice: "add 'into OBJECT' or 'before OBJECT'")
        }
        return .move(object, parent: parent, place: place ?? .last)
    }

    private mutating func wrap() throws(EditCommandError) -> EditCommand {
        var objects: [String] = []
        while let word = words.first, word != "in" {
            objects.append(word)
            words = words.dropFirst()
        }
        try expect("in", after: "what is wrapped")
        let kind = try next("the view around them, such as stackView")
        var axis: String?
        if let word = words.first, word == "horizontal" || word == "vertical" {
            axis = word
            words = words.dropFirst()
        }
        guard !objects.isEmpty else { throw EditCommandError("'wrap' names no object") }
        if let twice = objects.indices.first(where: { objects[..<$0].contains(objects[$0]) }) {
            throw EditCommandError("'wrap' names '\(objects[twice])' twice")
        }
        return .wrap(objects, kind: kind, axis: axis, label: take("as") ? try next("a label") : nil)
    }

    private mutating func wire() throws(EditCommandError) -> EditCommand.Wire {
        let kind = try kind(EditCommand.Wire.Kind.self, "the kind of connection")
        let name = try next(
            kind == .action ? "a selector" : kind == .segue ? "a kind of segue, such as show" : "the name of the outlet"
        )
        guard take("of") || take("from") else {
            throw EditCommandError(
                "the connection '\(name)' does not say whose it is", advice: "add 'of OBJECT' behind '\(name)'")
        }
        return EditCommand.Wire(kind: kind, name: name, object: try next("the object that has the connection"))
    }

    private mutating func place() throws(EditCommandError) -> EditCommand.Place? {
        if take("before") { return .before(try next("the view before which it goes")) }
        if take("after") { return .after(try next("the view after which it goes")) }
        if take("first") { return .first }
        return take("last") ? .last : nil
    }

    /// A sentence, which is one word with blanks or several words up to the next change.
    private mutating func sentence() throws(EditCommandError) -> ConstraintSentence {
        let first = try next("a constraint, such as 'title.top = superview.top + 8'")
        guard !first.contains(where: { "=<>≤≥".contains($0) }) else { return try ConstraintSentence(parsing: first) }
        var text = Self.quoted(first)
        while let word = words.first, word != "as", isWhole || !EditCommand.startsChange(word) {
            text += " " + Self.quoted(word)
            words = words.dropFirst()
        }
        return try ConstraintSentence(parsing: text)
    }

    /// A word whose name has blanks, with the quotes that were around that.
    private static func quoted(_ word: String) -> String {
        guard word.contains(where: \.isWhitespace), let dot = word.lastIndex(of: ".") else { return word }
        return "\"\(word[..<dot])\"\(word[dot...])"
    }

    private mutating func kind<Kind: RawRepresentable<String> & CaseIterable>(
        _: Kind.Type, _ what: String
    ) throws(EditCommandError) -> Kind {
        let word = try next(what)
        if let kind = Kind(rawValue: word) { return kind }
        throw EditCommandError(
            "'\(word)' is not \(what)", advice: "it is one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    private mutating func next(_ what: String) throws(EditCommandError) -> String {
        guard let word = words.popFirst() else {
            throw EditCommandError("the change ends too early: \(what) is missing")
        }
        return word
    }

    private mutating func take(_ word: String) -> Bool {
        guard words.first == word else { return false }
        words = words.dropFirst()
        return true
    }

    private mutating func expect(_ word: String, after place: String) throws(EditCommandError) {
        guard take(word) else {
            let found = words.first.map { "'\($0)'" } ?? "nothing"
            throw EditCommandError("'\(word)' is missing behind \(place): found \(found)")
        }
    }

    func expectEnd(of text: String) throws(EditCommandError) {
        guard let word = words.first else { return }
        throw EditCommandError("'\(text)' goes on with '\(word)', which is no part of the change")
    }
}

extension StringProtocol {
    /// Where a word last stands.
    fileprivate func lastRange(ofWord word: String) -> Range<Index>? { ranges(of: word).last }

    /// The text without blanks at its ends.
    var trimmingBlanks: String {
        let start = drop { $0.isWhitespace }
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }

    /// The text without one pair of quotes around it.
    var withoutQuotes: String {
        guard count >= 2, let quote = first, quote == last, quote == "'" || quote == "\"" else { return String(self) }
        return String(dropFirst().dropLast())
    }
}
