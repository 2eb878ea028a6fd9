import Comparison
import Diagnostics

/// Differences as Markdown, for a comment on a pull request: a list of files, and under each its details, folded.
///
/// Words of documents stand in fenced blocks, behind fences longer than any in them, or in `<code>` with every mark of
/// Markdown written as a reference: nothing that a document says becomes markup, a link or a mention.
package struct ComparisonMarkdown {
    /// What a comment on GitHub may have, 65,536 characters, with room for what else stands in it.
    private static let longest = 60_000
    private var text = ""
    /// What of the details is left to be written, in bytes.
    private var room = longest
    private var isCut = false

    /// A report on some files.
    package static func bytes(_ files: [FileComparison]) -> [UInt8] {
        var markdown = ComparisonMarkdown()
        markdown.write(files)
        return Array(markdown.text.utf8)
    }

    private mutating func write(_ files: [FileComparison]) {
        let different = files.filter { $0.status != .alike || $0.isRenamed }
        let churned = files.filter { DifferenceWords.isChurnOnly($0) && !$0.isRenamed }
        if different.isEmpty {
            text += "**No storyboard or xib says anything else than before.**\n"
        } else {
            let files = different.count == 1 ? "storyboard or xib" : "storyboards or xibs"
            text += "**\(different.count) \(files) changed.**\n"
        }
        if !different.isEmpty { text += "\n" }
        for file in different { text += "- \(Self.code(file.path)): \(Self.escaped(DifferenceWords.summary(file)))\n" }
        for file in different where file.documents != nil { writeDetails(file) }
        if !churned.isEmpty {
            text += "\n<details><summary>Nothing but churn: \(DifferenceWords.count(churned.count, "file"))</summary>\n"
            let lines = churned.map { "\($0.path): \($0.documents?.churn.words.joined(separator: ", ") ?? "")" }
            writeFenced(lines)
            text += "\n</details>\n"
        }
        if isCut { text += "\nThe rest is left out here; the page of `--format html` has all of it.\n" }
    }

    private mutating func writeDetails(_ file: FileComparison) {
        guard room > 0 else {
            isCut = true
            return
        }
        text += "\n<details><summary>\(Self.code(file.path))</summary>\n"
        let report = ComparisonText.bytes([file])
        let lines = String(decoding: report, as: UTF8.self).split(separator: "\n").dropFirst()
        // GitHub colours lines by their first characters.
        writeFenced(lines.map { Self.unindented(String($0)) })
        text += "\n</details>\n"
    }

    /// A line with its sign in the first column and its indentation behind it.
    private static func unindented(_ line: String) -> String {
        let words = line.drop { $0 == " " }
        guard let sign = words.first, "+-~>".contains(sign), words.dropFirst().first == " " else { return line }
        let depth = line.count - words.count - 2
        return String(sign) + String(repeating: " ", count: max(depth, 0)) + words.dropFirst()
    }

    private mutating func writeFenced(_ lines: [String]) {
        var kept: [String] = []
        for line in lines {
            room -= line.utf8.count + 1
            guard room > 0 else {
                isCut = true
                break
            }
            kept.append(line)
        }
        let fence = String(repeating: "`", count: max(3, Self.longestFence(kept) + 1))
        text += "\n\(fence)diff\n\(kept.joined(separator: "\n"))\n\(fence)\n"
    }

    private static func longestFence(_ lines: [String]) -> Int {
        var longest = 0
        var current = 0
        for byte in lines.lazy.joined(separator: "\n").utf8 {
            current = byte == UInt8(ascii: "`") ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }

    /// A text in `<code>`, where neither mentions nor references to issues are looked for.
    private static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

    /// A text with every character that Markdown or HTML could take for markup written as a reference.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.onOneLine.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "`", "*", "_", "{", "}", "[", "]", "#", "!", "|", "~", "\\", "@", "\"", "$", ":":
                result += "&#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
