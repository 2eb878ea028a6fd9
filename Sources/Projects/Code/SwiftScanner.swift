/// Finds the classes of a Swift file with their members, by the words that declare them.
struct SwiftScanner: TokenReader {
    private(set) var lexer: SourceLexer
    private(set) var token: SourceLexer.Token?
    /// The classes of the file.
    private(set) var index = CodeIndex()
    /// The braces that are open, each with the class whose members stand in it, if they do.
    private var scopes: [String?] = []
    /// The braces at the `#if`s that are open: each branch begins with the same.
    private var conditions: [[String?]] = []
    private var unkeptConditions = 0
    /// The attributes of the declaration that comes.
    private var attributes = Attributes()

    private struct Attributes {
        var (isOutlet, isAction) = (false, false)
        /// The name in `@objc(…)`.
        var name: String?
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        lexer = SourceLexer(bytes, .swift)
    }

    /// Reads the whole file.
    static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> CodeIndex {
        var scanner = SwiftScanner(bytes)
        scanner.scan()
        return scanner.index
    }

    private mutating func advance() {
        token = lexer.next()
        if case .word(let range)? = token, lexer.bytes[range.lowerBound] < UInt8(ascii: "a") {
            index.words.insert(CodeIndex.hash(lexer.bytes, range))
        }
    }

    private mutating func scan() {
        advance()
        var previous: SourceLexer.Token?
        while let current = token {
            let before = previous
            previous = current
            switch current {
            case .mark(UInt8(ascii: "{")):
                scopes.append(nil)
                attributes = Attributes()
                advance()
            case .mark(UInt8(ascii: "}")):
                _ = scopes.popLast()
                attributes = Attributes()
                advance()
            case .mark(UInt8(ascii: "@")): readAttribute()
            case .beginCondition, .otherCondition, .endCondition: readCondition(current)
            case .mark: advance()
            case .word(let range):
                let isMember = before == .mark(UInt8(ascii: "."))
                readDeclaration(range, mayDeclare: !isMember && before != .mark(UInt8(ascii: ":")))
            }
        }
    }

    private mutating func readCondition(_ condition: SourceLexer.Token) {
        switch condition {
        case .beginCondition:
            // Code has few in each other; each keeps all that is open.
            if conditions.count < 64 { conditions.append(scopes) } else { unkeptConditions += 1 }
        case .otherCondition: if unkeptConditions == 0, let start = conditions.last { scopes = start }
        default:
            if unkeptConditions > 0 { unkeptConditions -= 1 } else { _ = conditions.popLast() }
        }
        advance()
    }

    private mutating func readAttribute() {
        advance()
        guard let name = word else { return }
        advance()
        switch name {
        case "IBOutlet": attributes.isOutlet = true
        case "IBAction", "IBSegueAction": attributes.isAction = true
        case "objc" where isMark("("): attributes.name = selectorInParentheses()
        default: if isMark("("), !lexer.beginsLine { skipParentheses() }
        }
    }

    /// What stands in parentheses, such as the name in `@objc(name:)`.
    private mutating func selectorInParentheses() -> String {
        var name = ""
        advance()
        while let current = token, current != .mark(UInt8(ascii: ")")) {
            if let word { name += word } else if isMark(":") { name += ":" }
            advance()
        }
        advance()
        return name
    }

    private mutating func skipParentheses() {
        var depth = 0
        while let current = token {
            if current == .mark(UInt8(ascii: "(")) { depth += 1 }
            if current == .mark(UInt8(ascii: ")")) { depth -= 1 }
            advance()
            if depth == 0 { return }
        }
    }

    /// Reads on from a word, which may begin a declaration.
    private mutating func readDeclaration(_ range: Range<Int>, mayDeclare: Bool) {
        // Nearly no word of code does: no text is made of the others.
        guard mayDeclare, (3...9).contains(range.count), Self.beginnings[Int(lexer.bytes[range.lowerBound])] else {
            return advance()
        }
        switch lexer.text(range) {
        case "class": readClass()
        case "extension": readExtension()
        case "struct", "enum", "protocol", "actor": readOtherType()
        case "typealias": readAlias()
        case "func": readFunction()
        case "var", "let": readProperties()
        default: advance()
        }
    }

    /// The letters that the words of declarations begin with.
    private static let beginnings = {
        var beginnings = [Bool](repeating: false, count: 256)
        for letter in "cespatfvl".utf8 { beginnings[Int(letter)] = true }
        return beginnings
    }()

    // MARK: Types

    private static let wordsBehindModifier: Set<String> = [
        "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal", "public", "open",
        "package", "dynamic", "static", "nonisolated", "lazy", "weak", "required", "convenience", "mutating", "init",
        "async", "unowned", "class",
    ]

    /// `class` begins a class, or is a word of its member's declaration.
    private mutating func readClass() {
        advance()
        guard !lexer.beginsLine, let name = word, !Self.wordsBehindModifier.contains(name) else { return }
        advance()
        let own = attributes
        attributes = Attributes()
        skipGenerics()
        var part = CodeClass()
        part.isDeclared = true
        if isMark(":") {
            advance()
            if let parent = readTypeName() { part.superclasses.insert(parent) }
        }
        if let objective = own.name {
            var alias = part
            alias.hasPlainName = true
            alias.superclasses = [name]
            if objective == name { part.hasPlainName = true } else { index.add(alias, named: objective) }
        }
        index.add(part, named: name)
        enterBraces(of: name)
    }

    private mutating func readExtension() {
        advance()
        attributes = Attributes()
        guard !lexer.beginsLine, let name = readTypeName() else { return }
        index.add(CodeClass(), named: name)
        enterBraces(of: name)
    }

    /// The members of types that are no classes are nobody's.
    private mutating func readOtherType() {
        advance()
        attributes = Attributes()
        guard !lexer.beginsLine, word != nil else { return }
        enterBraces(of: nil)
    }

    private mutating func readAlias() {
        advance()
        attributes = Attributes()
        guard let name = word else { return }
        advance()
        skipGenerics()
        guard isMark("=") else { return }
        advance()
        guard let target = readTypeName(), !isMark("&") else { return }
        index.aliases[name] = target
    }

    /// The last part of a type's name: `Base` of `@MainActor Module.Base<Item>`.
    private mutating func readTypeName() -> String? {
        while isMark("@") {
            advance()
            advance()
        }
        guard var name = word else { return nil }
        advance()
        skipGenerics()
        while isMark(".") {
            advance()
            guard let part = word else { return nil }
            name = part
            advance()
            skipGenerics()
        }
        return name
    }

    private mutating func skipGenerics() {
        guard isMark("<") else { return }
        var depth = 0
        while let current = token, current != .mark(UInt8(ascii: "{")) {
            if current == .mark(UInt8(ascii: "<")) { depth += 1 }
            var isArrow = false
            if current == .mark(UInt8(ascii: ">")) { depth -= 1 }
            if current == .mark(UInt8(ascii: "-")) { isArrow = true }
            advance()
            // The end of an arrow closes nothing.
            if isArrow, isMark(">") { advance() }
            if depth == 0 { return }
        }
    }

    /// Goes on to the brace that opens a declaration, and into it.
    private mutating func enterBraces(of name: String?) {
        while let current = token {
            if current == .mark(UInt8(ascii: "{")) {
                scopes.append(name)
                return advance()
            }
            if current == .mark(UInt8(ascii: "}")) { return }
            advance()
        }
    }

    // MARK: Members

    /// The class whose members stand here.
    private var owner: String? { scopes.last ?? nil }

    private mutating func readProperties() {
        let isOutlet = attributes.isOutlet
        attributes = Attributes()
        advance()
        guard let owner else { return }
        var part = CodeClass()
        if let name = word { part.add(property: name, isOutlet: isOutlet) }
        // `var a, b: Int`: each name stands behind a comma of the same line.
        advance()
        var depth = 0
        while let current = token, !lexer.beginsLine {
            switch current {
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): depth += 1
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth -= 1
            case .mark(UInt8(ascii: ",")) where depth == 0:
                advance()
                if let name = word { part.add(property: name, isOutlet: isOutlet) }
                continue
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ";")), .beginCondition,
                .otherCondition, .endCondition:
                index.add(part, named: owner)
                return
            default: break
            }
            advance()
        }
        index.add(part, named: owner)
    }

    private mutating func readFunction() {
        let own = attributes
        attributes = Attributes()
        advance()
        guard let name = word else { return }
        advance()
        skipGenerics()
        guard let owner, isMark("(") else { return }
        let labels = readLabels()
        var part = CodeClass()
        for selector in own.name.map({ [$0] }) ?? Self.selectors(name, labels) {
            part.add(selector: selector, isAction: own.isAction && part.actions.isEmpty)
        }
        index.add(part, named: owner)
    }

    /// The labels of a function's parameters, `_` for none.
    private mutating func readLabels() -> [String] {
        var labels: [String] = []
        var (depth, isAtLabel, isArrow) = (0, true, false)
        while let current = token {
            switch current {
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")), .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "<")):
                depth += 1
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ">")):
                // The end of an arrow closes nothing.
                if !isArrow { depth -= 1 }
            case .mark(UInt8(ascii: ",")) where depth == 1: isAtLabel = true
            case .mark(UInt8(ascii: "@")): advance()
            case .word(let range) where depth == 1 && isAtLabel:
                labels.append(lexer.text(range))
                isAtLabel = false
            default: break
            }
            isArrow = current == .mark(UInt8(ascii: "-"))
            advance()
            isArrow = isArrow && isMark(">")
            if depth == 0 { break }
        }
        return labels
    }

    /// The names that Objective-C may know a function by, the one of today's Swift first: the first label goes into the
    /// name.
    static func selectors(_ name: String, _ labels: [String]) -> [String] {
        guard let first = labels.first else { return [name] }
        let rest = labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
        guard first != "_" else { return ["\(name):\(rest)"] }
        let capital = first.prefix(1).uppercased() + first.dropFirst()
        let (with, plain) = ("\(name)With\(capital):\(rest)", "\(name)\(capital):\(rest)")
        // Swift 2 left the first label out, as code that was never converted still shows.
        return (startsWithPreposition(first) ? [plain, with] : [with, plain]) + ["\(name):\(rest)"]
    }

    private static func startsWithPreposition(_ label: String) -> Bool {
        let word = label.prefix { !$0.isUppercase }
        return ["for", "with", "by", "at", "in", "on", "from", "to", "of", "using", "after", "before", "as", "into"]
            .contains(word)
    }
}
