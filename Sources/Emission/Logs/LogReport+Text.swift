// A log that was explained, for people.

import StrutChecking
import StrutDiagnostics

extension LogReport {
    /// For each conflict its constraints in words, the smallest set, what is broken and why, and what would fix it.
    package func emitText() -> String {
        entries.indices.map { index in
            let count = entries[index].analysis.conflict.constraints.count
            let title = entries.count == 1 ? "Conflict" : "Conflict \(index + 1) of \(entries.count)"
            return "\(title), \(count) \(count == 1 ? "constraint" : "constraints"):\n" + text(of: entries[index])
        }
        .joined(separator: "\n")
    }

    private func text(of entry: Entry) -> String {
        let analysis = entry.analysis
        var lines: [String] = []
        for (index, row) in analysis.conflict.constraints.enumerated() {
            lines.append("  \(index + 1). \(row.words)")
            lines.append("     \(row.originText)\(place(entry.places[index]))")
        }
        lines.append("")
        lines.append("  " + smallestSet(analysis))
        lines += outcome(analysis).map { "  " + $0 }
        lines += obstacles(analysis).map { "  " + $0 }
        guard !analysis.repairs.isEmpty else { return Self.joined(lines) }
        lines.append("  Each of these changes fixes it, the smallest first:")
        for repair in analysis.repairs {
            let words = analysis.conflict.constraints[repair.constraint].words(of: repair.change)
            lines.append("  - of \(repair.constraint + 1): \(words)")
        }
        return Self.joined(lines)
    }

    /// What is in the way where no single change of what an app makes fixes it.
    private func obstacles(_ analysis: LogAnalysis) -> [String] {
        let rows = analysis.conflict.constraints
        guard analysis.repairs.isEmpty, !analysis.obstacles.isEmpty else { return [] }
        let ofStack =
            "A stack view makes its own of its spacing, alignment and distribution, and of what is hidden: change those, or "
            + "lower the priorities of what its views ask for."
        let advice = analysis.isStoppedByStack ? [ofStack] : []
        guard analysis.minimal.contains(where: { rows[$0].isChangeable }) else {
            return ["Nothing in it is an app's to change: these rows are UIKit's own."] + advice
        }
        let own = analysis.obstacles.count == 1 ? "this row of UIKit's own stands" : "these rows of UIKit's own stand"
        return ["No single change of what an app makes fixes it; \(own) in the way: \(list(analysis.obstacles))."]
            + advice
    }

    /// Lines of text; what a log holds neither steers a terminal nor forges another line.
    private static func joined(_ lines: [String]) -> String {
        lines.map { $0.onOneLine + "\n" }.joined()
    }

    /// Where a row stands; of several places that are as likely the first few.
    private func place(_ places: [LogPlace]) -> String {
        if places.isEmpty { return hasDocuments ? "; in none of the documents" : "" }
        let shown = places.prefix(Self.mostPlaces).enumerated().map { index, place in
            let isKnown = index > 0 && place.path == places[index - 1].path
            return (isKnown ? "line " : "\(place.path ?? "stdin"):")
                + "\(place.line)\(place.object.map { " \($0)" } ?? "")"
        }
        let others = places.count - shown.count
        return "; " + shown.joined(separator: " or ")
            + (others == 0 ? "" : " or others like it")
    }

    private static let mostPlaces = 3

    private func smallestSet(_ analysis: LogAnalysis) -> String {
        if analysis.minimal.isEmpty, !analysis.conflict.unread.isEmpty {
            return "Without what was left out these can be satisfied together: what conflicts is not known."
        }
        if analysis.minimal.isEmpty {
            return
                "As they are printed these can be satisfied together: a value decides that logs do not show, such as a margin, "
                + "a baseline or a number's last digits."
        }
        if analysis.minimal.count == 1 { return "Number \(analysis.minimal[0] + 1) contradicts itself." }
        if analysis.minimal.count == analysis.conflict.constraints.count {
            return "The smallest set that conflicts: all of them."
        }
        return "The smallest set that conflicts: \(list(analysis.minimal))."
    }

    private func outcome(_ analysis: LogAnalysis) -> [String] {
        let predicted = "\(analysis.predicted + 1): \(analysis.reason)"
        // Where rows are missing, it may be one of them, and the reason another.
        if analysis.minimal.isEmpty, !analysis.conflict.unread.isEmpty {
            return analysis.conflict.broken.map { ["UIKit broke number \($0 + 1)."] } ?? []
        }
        guard let broken = analysis.conflict.broken else { return ["UIKit would break number \(predicted)."] }
        if broken == analysis.predicted { return ["UIKit broke number \(predicted)."] }
        return [
            "UIKit broke number \(broken + 1). By the rule that most logs follow it would have been number \(predicted).",
            "What decided is not in the log.",
        ]
    }

    private func list(_ indices: [Int]) -> String {
        let numbers = indices.map { "\($0 + 1)" }
        guard let last = numbers.last, numbers.count > 1 else { return numbers.first ?? "" }
        return numbers.dropLast().joined(separator: ", ") + " and " + last
    }
}
