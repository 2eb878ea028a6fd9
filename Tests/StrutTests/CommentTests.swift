import Foundation
import Testing

/// Comments are as wide as code, whose lines the formatter breaks; it leaves comments alone.
struct CommentTests {
    /// The lines of a file that are comments, each with its number; what stands in a string over several lines is none.
    static func comments(in text: String) -> [(number: Int, text: Substring)] {
        var isInString = false
        var comments: [(number: Int, text: Substring)] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.drop { $0 == " " }
            if isInString {
                isInString = !words.hasPrefix("\"\"\"")
            } else if words.hasPrefix("//") {
                comments.append((index + 1, line))
            } else {
                isInString = words.hasSuffix("\"\"\"")
            }
        }
        return comments
    }

    @Test(
        "Comments end before column 120",
        arguments: ["Sources", "Tests", "Fuzzing", "Plugins", "Examples", "Benchmarks"])
    func width(_ folder: String) throws {
        var count = 0
        for path in Pages.paths(below: folder) where path.hasSuffix(".swift") && !path.contains("/.build/") {
            for (number, text) in Self.comments(in: try Pages.text(path)) {
                #expect(text.count <= 120, "\(path):\(number) has a comment of \(text.count) columns")
                count += 1
            }
        }
        #expect(count > 0)
    }
}
