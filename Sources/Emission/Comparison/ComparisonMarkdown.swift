import StrutComparison
import StrutDiagnostics

/// Differences as Markdown, for a comment on a pull request: a list of files, and under each its details, folded.
///
/// Words of documents stand in fenced blocks, behind fences longer than any in them, or in `<code>` with every mark of
/// Markdown written as a reference: nothing that a document says becomes markup, a link or a mention.
package struct ComparisonMarkdown {
    /// What a comment on GitHub may have, 65,536 characters, with room for what else is in it.
    private static let longest = 60_000
    private var text = ""
    /// Whether something was left out of the details.
    private var isCut = false

    /// A report on some files.
    package static func bytes(_ files: [FileComparison]) -> [UInt8] {
        var markdown = ComparisonMarkdown()
        markdown.write(files)
        return Array(markdown.text.utf8)
    }

    /// What is left to be written, in bytes, which are no fewer than characters.
    private var room: Int { Self.longest - text.utf8.count }

    private mutating func write(_ files: [FileComparison]) {
        let different = files.filter { $0.status != .alike || $0.isRenamed }
        let churned = files.filter { DifferenceWords.isChurnOnly($0) && !$0.isRenamed }
        if different.isEmpty {
            text += "**No storyboard or xib says anything else than before.**\n"
        } else {
            let files = different.count == 1 ? "storyboard or xib" : "storyboards or xibs"
            text += "**\(different.count) \(files) changed.**\n"
        }
        writeList(different)
        for file in different where file.documents != nil || file.findings?.isEmpty == false {
            let report = ComparisonText.bytes([file])
            let lines = String(decoding: report, as: UTF8.self).split(separator: "\n").dropFirst()
            // GitHub colours lines by their first characters.
            writeDetails(Self.code(file.path), lines.map { Self.unindented(String($0)) })
        }
        if !churned.isEmpty {
            let lines = churned.map { "\($0.path): \($0.documents?.churn.words.joined(separator: ", ") ?? "")" }
            writeDetails("Nothing but churn: \(DifferenceWords.count(churned.count, "file"))", lines)
        }
        if isCut { text += "\nThe rest is left out here; the page of `--format html` has all of it.\n" }
    }

    /// The files with what became of them, as many as have room in half of the comment: the details need some, too.
    private mutating func writeList(_ files: [FileComparison]) {
        if !files.isEmpty { text += "\n" }
        for (index, file) in files.enumerated() {
            let line = "- \(Self.code(file.path)): \(Self.escaped(DifferenceWords.summary(file)))\n"
            guard room - line.utf8.count > Self.longest / 2 else {
                text += "- and \(files.count - index) more\n"
                isCut = true
                return
            }
            text += line
        }
    }

    /// Lines in a fenced block under a heading that unfolds them, as many as have room.
    private mutating func writeDetails(_ summary: String, _ lines: [String]) {
        let (start, end) = ("\n<details><summary>\(summary)</summary>\n", "\n</details>\n")
        // Each line has a line feed, and the fence stands twice, each time with at most two of them and a word.
        let frame = start.utf8.count + end.utf8.count + 2 * (Self.longestFence(lines) + 4) + 8
        var left = room - frame
        let kept = lines.prefix { line in
            left -= line.utf8.count + 1
            return left >= 0
        }
        if kept.count < lines.count { isCut = true }
        guard !kept.isEmpty else { return }
        let fence = String(repeating: "`", count: max(3, Self.longestFence(Array(kept)) + 1))
        text += "\(start)\n\(fence)diff\n\(kept.joined(separator: "\n"))\n\(fence)\n\(end)"
    }

    /// A line with its sign in the first column and its indentation behind it. What is changed has the sign that GitHub
    /// colours.
    private static func unindented(_ line: String) -> String {
        let words = line.drop { $0 == " " }
        guard let sign = words.first, "+-~>".contains(sign), words.dropFirst().first == " " else { return line }
        let depth = line.count - words.count - 2
        return (sign == "~" ? "!" : String(sign)) + String(repeating: " ", count: max(depth, 0)) + words.dropFirst()
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
