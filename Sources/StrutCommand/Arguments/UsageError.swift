/// A command line that cannot be carried out, with what to do about it.
struct UsageError: Error, Equatable {
    /// What is wrong, without a full stop.
    var message: String
    /// What was probably meant, or what to do instead.
    var advice: String?

    init(_ message: String, advice: String? = nil) {
        self.message = message
        self.advice = advice
    }

    /// `word` is not one of `candidates`: names the nearest, or else all of them when they are few.
    static func unknown(_ kind: String, _ word: String, among candidates: [String], listedBy list: String? = nil) -> Self {
        if let nearest = Suggestion.nearest(to: word, among: candidates) {
            return Self("unknown \(kind) '\(word)'", advice: "did you mean '\(nearest)'?" + (list.map { " \($0)" } ?? ""))
        }
        return Self("unknown \(kind) '\(word)'", advice: list ?? "known: \(candidates.joined(separator: ", "))")
    }
}
