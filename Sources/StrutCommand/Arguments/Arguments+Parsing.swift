/// Reads a subcommand's command line by its options.
extension Arguments {
    /// Reads `words`, the command line after the subcommand's name.
    ///
    /// Options are `--name value`, `--name=value`, `-n value` or `-nvalue`, in any place; after `--` everything is an
    /// operand, and so is a lone `-`.
    init(_ words: some Sequence<String>, options makeOptions: @autoclosure () -> [Option]) throws(UsageError) {
        self.init()
        var words = Array(words)[...]
        // Made with the first option that is met: often there is none.
        lazy var options = makeOptions()
        while let word = words.popFirst() {
            if word == "--" {
                for word in words { try addOperand(word) }
                return
            } else if word.hasPrefix("--") {
                try readLong(word, from: &words, options: options)
            } else if word.hasPrefix("-") && word != "-" {
                try readShort(word, from: &words, options: options)
            } else {
                try addOperand(word)
            }
        }
    }

    private mutating func addOperand(_ word: String) throws(UsageError) {
        // A variable of a shell that is not set: as a path it would lead nowhere.
        if word.isEmpty { throw UsageError("an argument is empty", advice: "leave it out, or give a path") }
        operands.append(word)
    }

    private mutating func readLong(
        _ word: String, from words: inout ArraySlice<String>, options: [Option]
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        guard let option = options.first(where: { $0.name == name }) else {
            throw .unknown("option", name, among: options.map(\.name), listedBy: "'--help' lists the options")
        }
        let attached = parts.count == 2 ? String(parts[1]) : nil
        try read(option, attached: attached, from: &words)
    }

    private mutating func readShort(
        _ word: String, from words: inout ArraySlice<String>, options: [Option]
    ) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = options.first(where: { $0.letter == letter }) else {
                throw UsageError("unknown option '-\(letter)'", advice: "'--help' lists the options")
            }
            let takesRest = option.placeholder != nil && !letters.isEmpty
            try read(option, attached: takesRest ? String(letters) : nil, from: &words)
            if takesRest { return }
        }
    }

    /// Reads one option, whose value is in its own word or is the next one.
    mutating func read(
        _ option: Option, attached: String?, from words: inout ArraySlice<String>
    ) throws(UsageError) {
        guard let placeholder = option.placeholder else {
            if let attached { throw UsageError("'\(option.name)' takes no value, but was given '\(attached)'") }
            return try option.store(&self, "")
        }
        // A word that looks like an option is not a value that was meant: `--output --strict` forgot one.
        let next = words.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
        guard let value = attached ?? next else {
            throw UsageError("'\(option.name)' needs a value", advice: "write '\(option.name) \(placeholder)'")
        }
        if attached == nil { words.removeFirst() }
        if value.isEmpty { throw UsageError("the value of '\(option.name)' is empty") }
        // What stands for other bytes in arguments: as a path it would lead elsewhere.
        if value.unicodeScalars.contains("\u{FFFD}") {
            throw UsageError("the value of '\(option.name)' has bytes that are no UTF-8")
        }
        let earlier = given.updateValue(value, forKey: option.name)
        if !option.takesSeveral, let earlier, earlier != value {
            throw UsageError(
                "'\(option.name)' is given twice, as '\(earlier)' and as '\(value)'", advice: "give it once")
        }
        try option.store(&self, value)
    }
}
