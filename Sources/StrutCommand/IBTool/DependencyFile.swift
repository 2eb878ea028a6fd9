/// What results depend on, in the form in which Make and Ninja read it.
struct DependencyFile {
    /// Each result with what it was made of, the document first.
    var results: [(path: String, sources: [String])] = []

    /// The text: a rule for each result. A source besides the document has an empty rule of its own, so that Make goes
    /// on where it was removed.
    var bytes: [UInt8] {
        var text = ""
        var others: [String] = []
        for result in results {
            text += ([Self.escaped(result.path) + ":"] + result.sources.map(Self.escaped)).joined(separator: " ") + "\n"
            for source in result.sources.dropFirst() where !others.contains(source) { others.append(source) }
        }
        for source in others { text += "\(Self.escaped(source)):\n" }
        return Array(text.utf8)
    }

    /// A path as a word of a makefile.
    private static func escaped(_ path: String) -> String {
        var text = ""
        for character in path.unicodeScalars {
            switch character {
            case "$": text += "$$"
            case " ", "#": text += "\\\(character)"
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }
}
