import StrutDiagnostics
import Testing

@Suite("What was meant by a mistyped word")
struct SuggestionTests {
    @Test("The nearest word within a third of its length")
    func nearest() {
        #expect(Suggestion.nearest(to: "lable", among: ["view", "label", "table"]) == "label")
        #expect(Suggestion.nearest(to: "LABEL", among: ["view", "label"]) == "label")
        #expect(Suggestion.nearest(to: "slider", among: ["view", "label"]) == nil)
        #expect(Suggestion.nearest(to: "größe", among: ["grösse", "große"]) == "große")
    }

    @Test("Words are as far from each other whether their letters are of one byte or of several")
    func letters() {
        let words = ["", "a", "b", "ab", "ba", "abc", "acb", "cab", "aabb", "abab", "cbaabc"]
        let accents: [Character: Character] = ["a": "ä", "b": "ß", "c": "c\u{301}"]
        func accented(_ word: String) -> String { String(word.map { accents[$0] ?? $0 }) }
        for word in words {
            for other in words {
                let distance = Suggestion.distance(word, other)
                #expect(distance == Suggestion.distance(accented(word), accented(other)))
                #expect((distance == 0) == (word == other))
            }
        }
        #expect(Suggestion.distance("ab", "ba") == 1)
        #expect(Suggestion.distance("kitten", "sitting") == 3)
        // A line break of two bytes is one character.
        #expect(Suggestion.distance("a\r\n", "a") == 1)
    }
}
