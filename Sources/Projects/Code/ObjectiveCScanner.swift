/// Finds the classes of a file in Objective-C, be it a header or not, with their members.
struct ObjectiveCScanner: TokenReader {
    private(set) var lexer: SourceLexer
    private(set) var token: SourceLexer.Token?
    /// The classes of the file.
    private(set) var index = CodeIndex()
    /// The class whose members stand here; nil outside of classes.
    private var owner: String?
    /// How many braces are open.
    private var depth = 0
    /// How many were at the `#if`s that are open: each branch begins with the same.
    private var conditions: [Int] = []

    /// Reads the whole file.
    static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> CodeIndex {
        var scanner = ObjectiveCScanner(lexer: SourceLexer(bytes, .objectiveC))
        scanner.scan()
        return scanner.index
    }

    private init(lexer: SourceLexer) {
        self.lexer = lexer
    }

    private mutating func advance() {
        token = lexer.next()
        while let current = token {
            switch current {
            case .beginCondition: conditions.append(depth)
            case .otherCondition: if let start = conditions.last { depth = start }
            case .endCondition: _ = conditions.popLast()
            case .word(let range):
                if lexer.bytes[range.lowerBound] < UInt8(ascii: "a") {
                    index.words.insert(CodeIndex.hash(lexer.bytes, range))
                }
                return
            case .mark: return
            }
            token = lexer.next()
        }
    }

    private mutating func scan() {
        advance()
        while let current = token {
            switch current {
            case .mark(UInt8(ascii: "{")):
                depth += 1
                advance()
            case .mark(UInt8(ascii: "}")):
                depth = max(0, depth - 1)
                advance()
            case .mark(UInt8(ascii: "@")):
                advance()
                readKeyword()
            case .mark(UInt8(ascii: "-")) where owner != nil && depth == 0,
                .mark(UInt8(ascii: "+")) where owner != nil && depth == 0:
                advance()
                if isMark("(") || word != nil { readMethod() }
            default: advance()
            }
        }
    }

    private mutating func readKeyword() {
        switch word {
        case "interface":
            advance()
            readInterface()
        case "implementation":
            advance()
            readImplementation()
        case "protocol":
            // What a class adopts it implements by names of its own. `@protocol(Name)` is a value.
            advance()
            if word != nil { owner = nil }
        case "end":
            owner = nil
            depth = 0
            advance()
        case "property":
            advance()
            readProperty()
        case "synthesize", "dynamic":
            advance()
            readNames()
        case "compatibility_alias":
            advance()
            guard let name = word else { return }
            advance()
            if let target = word { index.aliases[name] = target }
        default: break
        }
    }

    // MARK: Classes

    private mutating func readInterface() {
        guard let name = word else { return }
        advance()
        owner = name
        depth = 0
        skipBrackets("<", ">")
        var part = CodeClass()
        if isMark(":") {
            advance()
            if let parent = word {
                part.superclasses.insert(parent)
                part.hasPlainName = true
                advance()
            }
        } else if isMark("(") {
            skipBrackets("(", ")")
        }
        while isMark("<") { skipBrackets("<", ">") }
        index.add(part, named: name)
        readVariables()
    }

    private mutating func readImplementation() {
        guard let name = word else { return }
        advance()
        owner = name
        depth = 0
        var part = CodeClass()
        if isMark("(") {
            skipBrackets("(", ")")
        } else {
            part.isDeclared = true
            part.hasPlainName = true
            if isMark(":") {
                advance()
                if let parent = word { part.superclasses.insert(parent) }
                advance()
            }
        }
        index.add(part, named: name)
        readVariables()
    }

    private mutating func skipBrackets(_ opening: Unicode.Scalar, _ closing: Unicode.Scalar) {
        guard isMark(opening) else { return }
        var open = 0
        while token != nil {
            if isMark(opening) { open += 1 }
            if isMark(closing) { open -= 1 }
            advance()
            if open == 0 { return }
        }
    }

    // MARK: Members

    /// The instance variables in the braces behind a class's name.
    private mutating func readVariables() {
        guard let owner, isMark("{") else { return }
        var part = CodeClass()
        var open = 0
        var (last, isOutlet): (String?, Bool) = (nil, false)
        while token != nil {
            if isMark("{") { open += 1 }
            if isMark("}") { open -= 1 }
            if let word {
                if word == "IBOutlet" || word == "IBOutletCollection" { isOutlet = true }
                // Whatever a macro makes of the words, one of them is the name.
                part.properties.insert(word)
                last = word
            } else if isMark(";") || isMark(",") {
                if isOutlet, let last { part.outlets.append(last) }
                if isMark(";") { isOutlet = false }
            }
            advance()
            if open == 0 { break }
        }
        index.add(part, named: owner)
    }

    private mutating func readProperty() {
        var part = CodeClass()
        var (last, isOutlet): (String?, Bool) = (nil, false)
        if isMark("(") {
            while token != nil, !isMark(")") {
                if let word { part.properties.insert(word) }
                if isMark(":"), case let setter? = last { part.selectors.insert("\(setter):") }
                last = word ?? last
                advance()
            }
            advance()
        }
        last = nil
        var open = 0
        while token != nil, !isMark(";"), !isMark("@") {
            if isMark("(") { open += 1 }
            if isMark(")") { open -= 1 }
            if let word {
                if word == "IBOutlet" || word == "IBOutletCollection" { isOutlet = true }
                part.properties.insert(word)
                if open == 0 { last = word }
            } else if isMark(","), isOutlet, let last {
                part.outlets.append(last)
            }
            advance()
        }
        if isOutlet, let last { part.outlets.append(last) }
        if let owner { index.add(part, named: owner) }
    }

    /// The names up to the end of a statement.
    private mutating func readNames() {
        var part = CodeClass()
        while token != nil, !isMark(";"), !isMark("@") {
            if let word { part.properties.insert(word) }
            advance()
        }
        if let owner { index.add(part, named: owner) }
    }

    /// A method from its type on: `(IBAction)save:(id)sender forEvent:(UIEvent *)event`.
    private mutating func readMethod() {
        var isAction = false
        var open = 0
        while isMark("(") || open > 0, token != nil {
            if isMark("(") { open += 1 }
            if isMark(")") { open -= 1 }
            if word == "IBAction" { isAction = true }
            advance()
            if open == 0 { break }
        }
        guard let owner, var selector = word else { return }
        advance()
        if isMark(":") {
            selector += ":"
            advance()
            readParameter()
            while !isMark("{"), !isMark(";"), token != nil {
                var label = ""
                if let word {
                    label = word
                    advance()
                }
                // What stands behind the last parameter, such as an attribute.
                guard isMark(":") else { break }
                selector += label + ":"
                advance()
                readParameter()
            }
        }
        var part = CodeClass()
        part.add(selector: selector, isAction: isAction)
        index.add(part, named: owner)
    }

    private mutating func readParameter() {
        skipBrackets("(", ")")
        while let name = word {
            advance()
            // Words of the compiler's may stand before the name.
            if !["__unused", "__weak", "__strong", "__kindof", "nonnull", "nullable"].contains(name) { return }
            skipBrackets("(", ")")
        }
    }
}
