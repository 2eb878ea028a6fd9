import StrutComparison
import StrutDiagnostics

/// Differences as lines of text, each of which says one thing: `+` added, `-` removed, `~` changed, `>` moved.
package struct ComparisonText {
    /// Whether colours are set, by the escape sequences of terminals.
    private let usesColor: Bool
    private var output: [UInt8] = []

    /// A report on some files.
    package static func bytes(_ files: [FileComparison], usesColor: Bool = false) -> [UInt8] {
        var text = ComparisonText(usesColor: usesColor)
        for file in files { text.write(file) }
        return text.output
    }

    private init(usesColor: Bool) {
        self.usesColor = usesColor
    }

    private mutating func write(_ file: FileComparison) {
        if file.status == .alike, !file.isRenamed, !DifferenceWords.isChurnOnly(file) { return }
        if DifferenceWords.isChurnOnly(file), !file.isRenamed {
            let churn = file.documents?.churn.words.joined(separator: ", ") ?? ""
            return line(0, "\(file.path): nothing but churn: \(churn)")
        }
        line(0, "\(file.path): \(DifferenceWords.summary(file))", color: "1")
        guard let documents = file.documents else {
            if let findings = file.findings { write(findings) }
            return
        }
        for group in documents.groups {
            let heading = DifferenceWords.heading(group)
            if let heading { line(1, heading, color: "1") }
            for change in group.changes { write(change, depth: heading == nil ? 1 : 2) }
        }
        if let frames = file.frames { write(frames) }
        if let findings = file.findings { write(findings) }
        for remark in documents.remarks { line(1, "note: \(remark)") }
        if !documents.churn.isEmpty { line(1, "churn: \(documents.churn.words.joined(separator: ", "))") }
    }

    private mutating func write(_ change: Change, depth: Int) {
        let sign = DifferenceWords.sign(change.kind)
        for words in DifferenceWords.lines(change) { line(depth, "\(sign) \(words)", color: Self.color(change.kind)) }
        for companion in change.companions { write(companion, depth: depth + 1) }
    }

    private static func color(_ kind: Change.Kind) -> StaticString {
        switch kind {
        case .added: "32"
        case .removed: "31"
        case .changed: "33"
        case .moved, .reordered: "36"
        }
    }

    // MARK: Frames and findings

    /// The most views that are named among those that follow.
    private static let mostNamed = 5

    private mutating func write(_ frames: FrameComparison) {
        guard !frames.differences.isEmpty else { return }
        line(1, "frames: \(DifferenceWords.count(frames.differences.count, "view")) elsewhere or of another size")
        for difference in frames.caused { line(2, DifferenceWords.line(difference)) }
        let following = frames.following
        guard !following.isEmpty else { return }
        let names = following.prefix(Self.mostNamed).map(DifferenceWords.name).joined(separator: ", ")
        let more = following.count > Self.mostNamed ? " and \(following.count - Self.mostNamed) more" : ""
        line(2, "following: \(names)\(more)")
    }

    private mutating func write(_ findings: FindingComparison) {
        for finding in findings.new {
            line(1, "new finding: \(DifferenceWords.line(finding))", color: "31")
            // An error such as a conflict cannot be understood without what takes part in it.
            guard finding.severity == .error else { continue }
            for note in finding.notes { line(2, DifferenceWords.line(note)) }
        }
        for finding in findings.fixed { line(1, "fixed: \(DifferenceWords.line(finding, isOld: true))", color: "32") }
    }

    // MARK: Lines

    private mutating func line(_ depth: Int, _ text: String, color: StaticString? = nil) {
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
        if usesColor, let color { escape(color) }
        output.append(contentsOf: text.onOneLine.utf8)
        if usesColor, color != nil { escape("0") }
        output.append(UInt8(ascii: "\n"))
    }

    private mutating func escape(_ code: StaticString) {
        output.append(contentsOf: [0x1B, UInt8(ascii: "[")])
        code.withUTF8Buffer { output.append(contentsOf: $0) }
        output.append(UInt8(ascii: "m"))
    }
}
