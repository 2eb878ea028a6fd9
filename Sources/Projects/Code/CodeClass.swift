/// What source code says of one class, in all files that speak of it: its declaration, extensions and categories.
struct CodeClass: Sendable, Equatable {
    /// Whether its declaration with all of its members was seen: of Objective-C, the implementation too.
    var isDeclared = false
    /// Whether Objective-C knows it by its name alone, without a module: it is written in Objective-C, or named by
    /// `@objc(…)`.
    var hasPlainName = false
    /// The classes that it inherits from, by their names: one, unless several classes of the project have its name.
    var superclasses: Set<String> = []
    /// The names of its properties and instance variables.
    var properties: Set<String> = []
    /// Those of them that are outlets, in their order.
    var outlets: [String] = []
    /// Its methods as Objective-C calls them.
    var selectors: Set<String> = []
    /// Those of them that are actions, in their order.
    var actions: [String] = []
    /// Whether it answers to names at run time that no declaration has, such as by `setValue:forUndefinedKey:`.
    var isDynamic = false

    /// Selectors by which a class takes names that it does not declare.
    private static let dynamicSelectors: Set<String> = [
        "setValue:forUndefinedKey:", "setValue:forKey:", "setValue:forKeyPath:", "setValuesForKeysWithDictionary:",
        "forwardInvocation:", "forwardingTargetForSelector:", "resolveInstanceMethod:", "respondsToSelector:",
    ]

    /// Adds a property; its setter can be an action.
    mutating func add(property name: String, isOutlet: Bool) {
        properties.insert(name)
        if isOutlet { outlets.append(name) }
    }

    /// Adds a method by its selector.
    mutating func add(selector: String, isAction: Bool) {
        selectors.insert(selector)
        if isAction { actions.append(selector) }
        if Self.dynamicSelectors.contains(selector) { isDynamic = true }
    }

    /// Adds what another file says.
    mutating func formUnion(_ other: CodeClass) {
        isDeclared = isDeclared || other.isDeclared
        hasPlainName = hasPlainName || other.hasPlainName
        superclasses.formUnion(other.superclasses)
        properties.formUnion(other.properties)
        outlets += other.outlets
        selectors.formUnion(other.selectors)
        actions += other.actions
        isDynamic = isDynamic || other.isDynamic
    }

    /// Whether an outlet can be set by a name, as key-value coding looks for it: by a setter or a variable.
    func canSet(_ name: String) -> Bool {
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        return [name, "_" + name, "is" + capital, "_is" + capital].contains(where: properties.contains)
            || ["set\(capital):", "_set\(capital):", name].contains(where: selectors.contains)
    }

    /// Whether an action of a name can be called: a method, or what a property makes.
    func responds(to selector: String) -> Bool {
        if selectors.contains(selector) || properties.contains(selector) { return true }
        guard selector.hasPrefix("set"), selector.hasSuffix(":") else { return false }
        let name = selector.dropFirst(3).dropLast()
        return properties.contains(name.prefix(1).lowercased() + name.dropFirst()) || properties.contains(String(name))
    }
}

/// What the source code of a project says of classes.
struct CodeIndex: Sendable, Equatable {
    /// The classes, and those of others that are extended, by their names.
    var classes: [String: CodeClass] = [:]
    /// Other names of types: `typealias Base = UIViewController`.
    var aliases: [String: String] = [:]
    /// The hashes of all words that begin with a capital, in code of any kind.
    var words: Set<Int> = []
    /// How many files were read.
    var fileCount = 0

    /// Adds what is said of a class in one place.
    mutating func add(_ part: CodeClass, named name: String) {
        classes[name, default: CodeClass()].formUnion(part)
    }

    /// Whether code has a word, in a declaration or elsewhere.
    func mentions(_ word: String) -> Bool {
        var word = word
        return words.contains(word.withUTF8 { Self.hash($0, 0..<$0.count) })
    }

    /// The hash of a word, as FNV-1a makes it of its bytes.
    static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for place in word { hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash)
    }
}
