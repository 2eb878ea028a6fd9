import Strut

/// A command line that cannot be carried out, with what to do about it.
struct UsageError: Error, Equatable {
    /// What is wrong, without a full stop.
    var message: String
    /// What was probably meant, or what to do instead.
    var advice: String?
    /// The line that is wrong, of a file of options: `Strut.options:2`; nil for the command line.
    var place: String?

    init(_ message: String, advice: String? = nil) {
        self.message = message
        self.advice = advice
    }

    /// `word` is not one of `candidates`: names the nearest, or else all of them unless they are listed elsewhere.
    static func unknown(
        _ kind: String, _ word: String, among candidates: [String], listedBy list: String? = nil
    ) -> Self {
        let nearest = Suggestion.nearest(to: word, among: candidates).map { "did you mean '\($0)'?" }
        let known = list ?? (nearest == nil ? "known: \(candidates.joined(separator: ", "))" : nil)
        let advice = [nearest, known].compactMap { $0 }.joined(separator: " ")
        return Self("unknown \(kind) '\(word)'", advice: advice)
    }

    /// How a language is named.
    static let languageAdvice = "write its code: de, pt-BR"

    /// Nothing can be translated into what is called `name`.
    static func notALanguage(_ name: String) -> Self {
        Self("'\(name)' is not a language", advice: languageAdvice)
    }

    /// No device is called `name`: names those that are probably meant, or says how several are given.
    static func unknownDevice(_ name: String) -> Self {
        let parts = name.split(separator: ",")
        if parts.count > 1, parts.allSatisfy({ Device.named(String($0.drop { $0 == " " })) != nil }) {
            return Self("'--device' takes one device, not '\(name)'", advice: "give it once for each")
        }
        let likely = Device.likelyNames(for: name)
        let list = "'strut devices' lists them"
        guard !likely.isEmpty else { return Self("unknown device '\(name)'", advice: list) }
        let offered = likely.map { "'\($0)'" }.joined(separator: " or ")
        return Self("unknown device '\(name)'", advice: "did you mean \(offered)? \(list)")
    }
}
