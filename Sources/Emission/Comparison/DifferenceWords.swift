import InterfaceDocument
import StrutComparison
import StrutDiagnostics

/// Differences in words: the lines that every form of a report is made of.
package enum DifferenceWords {
    /// The most characters of a value that are shown.
    private static let longest = 120

    /// What a change says, one line for each property that differs, without names of objects.
    static func lines(_ change: Change) -> [String] {
        switch change.kind {
        case .added:
            var words = subject(change)
            if let holder = change.move?.to { words += " in \(cut(holder))" }
            return [words + contents(change)]
        case .removed: return [subject(change) + contents(change)]
        case .moved:
            guard let move = change.move else { return [subject(change)] }
            return ["\(subject(change)): moved from \(cut(move.from)) to \(cut(move.to))"]
        case .reordered:
            guard let move = change.move else { return [subject(change)] }
            return change.contents > 0
                ? ["\(subject(change)): \(move.from) in another order: \(cut(move.to))"]
                : ["\(subject(change)): now \(cut(move.to)) in \(cut(move.from))"]
        case .changed: return change.properties.map { "\(subject(change)): \(words($0))" }
        }
    }

    /// What stands over the changes of a scene; nil where it is not needed: for the document, and for a scene that is
    /// added or removed itself.
    static func heading(_ group: ChangeGroup) -> String? {
        if group.changes.count == 1, group.changes[0].object.category == .scene { return nil }
        return group.scene.map { cut($0) }
    }

    /// The sign before the lines of a change.
    static func sign(_ kind: Change.Kind) -> String {
        switch kind {
        case .added: "+"
        case .removed: "-"
        case .moved, .reordered: ">"
        case .changed: "~"
        }
    }

    /// The object of a change: a constraint or connection by what it says.
    static func subject(_ change: Change) -> String {
        guard let sentence = change.sentence else {
            return (change.object.category == .scene ? "scene " : "") + cut(change.object.name)
        }
        let id = change.object.identity
        return (change.object.category == .constraint ? "constraint " : "")
            + "\(cut(sentence, longest * 3)) (\(cut(id)))"
    }

    private static func contents(_ change: Change) -> String {
        guard change.contents > 0 else { return "" }
        return ", with \(count(change.contents, "view")) in it"
    }

    /// A property with what it was and is.
    static func words(_ property: PropertyChange) -> String {
        let (old, new) = pair(property.old ?? "none", property.new ?? "none")
        return "\(cut(property.name)) \(old) → \(new)"
    }

    /// Two values, cut so that what differs is seen.
    static func pair(_ old: String, _ new: String) -> (String, String) {
        guard [old, new].contains(where: { $0.utf8.count > longest && $0.unicodeScalars.count > longest }) else {
            return (old, new)
        }
        let same = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
        func shown(_ text: String) -> String {
            let rest = text.unicodeScalars.dropFirst(max(0, same - 20))
            let part = rest.prefix(longest - 20)
            return (same > 20 ? "…" : "") + String(part) + (part.endIndex < rest.endIndex ? "…" : "")
        }
        return (shown(old), shown(new))
    }

    /// A text that is no longer than can be read.
    static func cut(_ text: String, _ length: Int = longest) -> String {
        guard text.utf8.count > length, text.unicodeScalars.count > length else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(length - 1))) + "…"
    }

    // MARK: Counting

    /// `1 view`, `2 views`.
    static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

    /// What there is to say of a file, in a few words.
    static func summary(_ file: FileComparison) -> String {
        var words: [String] = []
        if file.isRenamed, let old = file.oldPath { words.append("renamed from \(old)") }
        switch file.status {
        case .added, .removed:
            let contents = file.contents.map { contents in
                let scenes = contents.kind == .xib ? "" : "\(count(contents.scenes, "scene")) and "
                return ", \(scenes)\(count(contents.views, "view"))"
            }
            words.append(file.status.rawValue + (contents ?? ""))
        case .unreadable: words.append("cannot be compared")
        case .alike: words.append(isChurnOnly(file) ? "nothing but churn" : "alike")
        case .changed: words.append(count(lineCount(file), "change"))
        }
        let findings = file.findings
        if let new = findings?.new.count, new > 0 { words.append(count(new, "new finding")) }
        if let fixed = findings?.fixed.count, fixed > 0 { words.append("\(count(fixed, "finding")) fixed") }
        return words.joined(separator: ", ")
    }

    /// What keeps objects from being distinguished, and what differs without saying anything.
    static func remarks(_ file: FileComparison) -> [String] {
        guard let documents = file.documents else { return [] }
        let churn = documents.churn.isEmpty ? [] : ["Churn: \(documents.churn.words.joined(separator: ", "))"]
        return documents.remarks + churn
    }

    /// How many of some files changed, came, went and cannot be compared.
    static func statuses(_ files: [FileComparison]) -> String {
        let known: [(FileComparison.Status, String)] = [
            (.changed, "changed"), (.added, "added"), (.removed, "removed"), (.unreadable, "cannot be compared"),
        ]
        let words = known.compactMap { status, word in
            let count = files.count { $0.status == status }
            return count == 0 ? nil : "\(count) \(word)"
        }
        return words.isEmpty ? "nothing but names and churn" : words.joined(separator: ", ")
    }

    static func isChurnOnly(_ file: FileComparison) -> Bool {
        file.status == .alike && file.documents?.churn.isEmpty == false
    }

    /// How many differences are said of a file.
    static func lineCount(_ file: FileComparison) -> Int {
        file.documents?.changes.reduce(0) { $0 + ($1.kind == .changed ? $1.properties.count : 1) } ?? 0
    }

    // MARK: Frames and findings

    /// A frame as people write it.
    static func frame(_ rect: Rect) -> String {
        "\(PictureNumber.text(rect.x)),\(PictureNumber.text(rect.y)) \(PictureNumber.text(rect.width))x\(PictureNumber.text(rect.height))"
    }

    /// The frames of a view before and after, in the first environment where they differ, and where that is.
    static func line(_ difference: FrameComparison.Difference) -> String {
        guard let first = difference.frames.first else { return "" }
        var words = "\(name(difference)): \(frame(first.old)) → \(frame(first.new))"
        if !difference.environmentWords.isEmpty { words += " (\(difference.environmentWords))" }
        return words
    }

    static func name(_ difference: FrameComparison.Difference) -> String {
        let (rows, most) = (difference.rows.map(\.text), 3)
        if rows.isEmpty { return cut(difference.object.name) }
        let more = rows.count > most ? " and \(rows.count - most) more" : ""
        let word = rows.count == 1 ? "row" : "rows"
        return "\(cut(difference.object.name)) \(word) \(rows.prefix(most).joined(separator: ", "))\(more)"
    }

    /// A note of a finding in one line, without the path.
    static func line(_ note: Finding.Note) -> String {
        "\(cut(note.message, 500))\(note.location.map { " at \($0)" } ?? "")"
    }

    /// A finding in one line, without the path; one of the old version has its place there.
    static func line(_ finding: Finding, isOld: Bool = false) -> String {
        let place = finding.location.map { "\(isOld ? ", was" : "") at \($0)" } ?? ""
        return
            "\(finding.severity.rawValue): \(cut(finding.message, 500))\(finding.environmentWords) [\(finding.rule.id)]\(place)"
    }
}
