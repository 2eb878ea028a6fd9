/// A shell for which completions can be made.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish

    /// A script that teaches the shell to complete strut's command line.
    var completions: String {
        switch self {
        case .bash: BashCompletions.script
        case .zsh: ZshCompletions.script
        case .fish: FishCompletions.script
        }
    }

    /// A word in single quotes, as all three understand them.
    static func quoted(_ word: String) -> String {
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}

extension Option {
    /// The first sentence of the help, which is what fits beside an offered word.
    var summary: String {
        let sentence = help.firstRange(of: ". ").map { String(help[..<$0.lowerBound]) } ?? help
        return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
}

extension String {
    /// Where `part` first is in the text.
    fileprivate func firstRange(of part: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            formIndex(after: &start)
        }
        return nil
    }
}

extension Completion {
    /// The words that are offered; none where files are.
    var words: [String] { if case .words(let words) = self { words } else { [] } }

    /// What `strut help` and `strut completions` offer: they cannot ask the table in which they stand themselves.
    static let subcommands = Completion.words([
        "compile", "ibtool", "check", "fix", "format", "edit", "preview", "diff", "merge", "textconv", "git-setup",
        "explain", "explain-log", "fit", "strings", "nib", "project", "mcp", "devices", "rules", "completions",
        "manual", "version", "help",
    ])
}
