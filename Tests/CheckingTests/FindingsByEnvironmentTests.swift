// What is found in several environments is reported once, with the notes of the one that it stands for.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import Testing

@testable import StrutChecking

@Suite("Findings in several environments")
struct FindingsByEnvironmentTests {
    private func conflict(_ amount: Double, _ notes: [String] = []) -> Finding {
        var finding = Finding(
            rule: .conflictingConstraints, message: "It lacks \(amount) points.", path: "A.xib",
            location: SourceLocation(line: 3, column: 1), object: "a",
            notes: notes.map { Finding.Note($0) })
        finding.amount = amount
        return finding
    }

    @Test("Notes are completed from the environment in which a finding is gravest")
    func notes() throws {
        var found = FindingsByEnvironment((1...3).map { FindingEnvironment(device: "iPhone \($0)") })
        for (index, amount) in [4.0, 9, 2].enumerated() { found.add([conflict(amount)], in: index) }
        var asked: [Int] = []
        found.completeNotes(of: .conflictingConstraints) { index in
            asked.append(index)
            return [conflict(9, ["Fix: remove it."])]
        }
        #expect(asked == [1])
        let finding = try #require(found.merged.first)
        #expect(found.merged.count == 1 && finding.message == "It lacks 9.0 points.")
        #expect(finding.notes.map(\.message) == ["Fix: remove it."])
        #expect(finding.environments.count == 3)
    }

    @Test(
        "What holds in pseudo-languages alone is a note of its own kind; beside a real language its numbers are those of that"
    )
    func pseudoLanguages() throws {
        let places = [FindingEnvironment(device: "A"), FindingEnvironment(device: "A", language: "double-length")]
        var found = FindingsByEnvironment(places)
        found.add([conflict(9)], in: 1)
        let alone = try #require(found.merged.first)
        #expect(alone.isAboutPseudoLanguages && alone.severity == .note)
        #expect(alone.environmentSummary.hasPrefix("only if texts become twice as long: "))
        // Whatever a configuration says of the rule.
        let strict = RuleSelection(settings: [Rule.conflictingConstraints.id: .error])
        #expect(strict.severity(of: alone) == .note)
        found.add([conflict(2)], in: 0)
        let both = try #require(found.merged.first)
        #expect(!both.isAboutPseudoLanguages && both.severity == .error && both.message == "It lacks 2.0 points.")
        #expect(!both.environmentSummary.contains("worst"))
        // Who asks for nothing else wants to know.
        var only = FindingsByEnvironment([places[1]])
        only.add([conflict(9)], in: 0)
        #expect(only.merged.first?.isAboutPseudoLanguages == false)
    }

    /// A finding on an object, with an amount that grows with its words.
    private func finding(_ rule: Rule, _ message: String) -> Finding {
        var finding = Finding(
            rule: rule, message: message, path: "A.xib", location: SourceLocation(line: 3, column: 1), object: "a")
        finding.amount = Double(message.count)
        return finding
    }

    @Test("A text that is cut off is one finding, in whatever language; so is a view that reaches out at any side")
    func words() {
        let pairs: [(Rule, String, String)] = [
            (
                .truncatedText, "The text of UILabel 'Go on' (a) lacks 3.",
                "The text 'It's on' of UILabel 'Go on' (a) lacks 9."
            ),
            (.outsideScreen, "It reaches 3 points out at the top.", "It reaches 12 points out at the left."),
        ]
        for (rule, short, long) in pairs {
            var found = FindingsByEnvironment((1...2).map { FindingEnvironment(device: "iPhone \($0)") })
            found.add([finding(rule, short)], in: 0)
            found.add([finding(rule, long)], in: 1)
            #expect(found.merged.map(\.message) == [long])
            #expect(found.merged.first?.environments.count == 2)
            // The words are those of the second.
            #expect(found.merged.first?.example == 1)
        }
    }

    @Test(
        "Of one rule and object, the variant distinguishes findings and the amounts in their words do not",
        arguments: [
            ("It is 1 point wide.", "It is 11 points wide."), ("It is 2 points wide.", "It is not seen at all."),
        ])
    func amounts(first: String, second: String) {
        func merged(_ variants: [String]) -> [Finding] {
            var found = FindingsByEnvironment((1...2).map { FindingEnvironment(device: "iPhone \($0)") })
            for (index, message) in [first, second].enumerated() {
                var finding = finding(.squeezedView, message)
                finding.variant = variants[index]
                found.add([finding], in: index)
            }
            return found.merged
        }
        #expect(merged(["width", "width"]).map(\.message) == [second])
        #expect(merged(["width", "height"]).count == 2)
    }

    /// The words with other numbers: what is one point is three, and whatever else is one.
    private static func withOtherNumbers(_ message: String) -> String {
        message.replacing(/([0-9]+(?:\.[0-9]+)?)( points?| lines?)?/) { match in
            let isOne = match.1 == "1"
            let unit = match.2.map { unit in (unit.hasSuffix("s") ? unit.dropLast() : unit) + (isOne ? "s" : "") }
            return (isOne ? "3" : "1") + (unit ?? "")
        }
    }

    @Test("Merging does not depend on the numbers in findings", arguments: RuleOrderTests.documents)
    func numbers(path: String) throws {
        let layout = LayoutEngine().layout(try Document.read(path: path))
        let selection = RuleSelection(enabled: [RuleSelection.all], hasEnvironments: true, isCheck: true)
        let findings = layout.layoutFindings(selection)
        let others = findings.map { finding in
            var other = finding
            (other.message, other.amount) = (Self.withOtherNumbers(finding.message), finding.amount * 2 + 1)
            return other
        }
        func merged(_ second: [Finding]) -> [Finding] {
            var found = FindingsByEnvironment((1...2).map { FindingEnvironment(device: "iPhone \($0)") })
            found.add(findings, in: 0)
            found.add(second, in: 1)
            return found.merged
        }
        let (same, different) = (merged(findings), merged(others))
        #expect(different.count == same.count)
        #expect(different.allSatisfy { $0.environments.count == 2 })
        #expect(different.map(\.object) == same.map(\.object))
    }

    /// Whichever of its members is broken, and so wherever the finding stands.
    @Test("A conflict of the same constraints is one finding, the gravest; one of others is another")
    func sameMembers() {
        func conflict(_ object: String, line: Int, _ amount: Double, _ identity: String?) -> Finding {
            var finding = Finding(
                rule: .conflictingConstraints, message: "\(object) is broken.", path: "A.xib",
                location: SourceLocation(line: line, column: 1), object: object)
            (finding.amount, finding.identity) = (amount, identity)
            return finding
        }
        func merged(_ first: String?, _ second: String?) -> [Finding] {
            var found = FindingsByEnvironment((1...2).map { FindingEnvironment(device: "iPhone \($0)") })
            found.add([conflict("width", line: 9, 5, first)], in: 0)
            found.add([conflict("leading", line: 4, 50, second)], in: 1)
            return found.merged
        }
        #expect(merged("a; b", "a; b").map(\.object) == ["leading"])
        #expect(merged("a; b", "a; b").first?.environments.count == 2)
        #expect(merged("a; b", "a; c").map(\.object) == ["leading", "width"])
        #expect(merged(nil, nil).count == 2)
    }

    @Test("Numbers that are others elsewhere are said to be of the environment with most wrong")
    func worst() {
        func summary(_ amounts: [Double], of count: Int) -> String? {
            var found = FindingsByEnvironment((1...count).map { FindingEnvironment(device: "iPhone \($0)") })
            for (index, amount) in amounts.enumerated() { found.add([conflict(amount)], in: index) }
            return found.merged.first?.environmentSummary
        }
        #expect(summary([4, 9], of: 2) == "worst: iPhone 2")
        #expect(summary([4, 9], of: 3) == "iPhone 1, iPhone 2; 2 of 3; worst: iPhone 2")
        #expect(summary([4, 4], of: 2) == "")
        #expect(summary([4], of: 2) == "iPhone 1; 1 of 2")
    }

    @Test("What is found in rows of design data is reported row by row, and once for rows that are alike")
    func rows() {
        func finding(_ row: String, _ amount: Double) -> Finding {
            var finding = conflict(amount)
            finding.rows = [row]
            return finding
        }
        var found = FindingsByEnvironment((1...2).map { FindingEnvironment(device: "iPhone \($0)") })
        found.add([finding("0.1", 5), finding("0.4", 9)], in: 0)
        found.add([finding("0.4", 3)], in: 1)
        #expect(found.merged.map(\.rows) == [["0.1"], ["0.4"]])
        #expect(
            found.merged.map(\.environmentWords) == [
                " (in row 0.1; iPhone 1; 1 of 2)", " (in row 0.4; worst: iPhone 1)",
            ])
        for index in 0..<2 { found.add((5..<10).map { finding("0.\($0)", 7) }, in: index) }
        #expect(found.merged.map(\.environmentWords).last == " (in 5 rows)")
        // What a layout has joined already is distinguished.
        var joined = FindingsByEnvironment((1...2).map { FindingEnvironment(device: "iPhone \($0)") })
        joined.add([finding("0.1", 5), finding("0.2", 5)].joinedByRows, in: 0)
        joined.add([finding("0.2", 5)], in: 1)
        #expect(joined.merged.map(\.environmentWords) == [" (in row 0.1; iPhone 1; 1 of 2)", " (in row 0.2)"])
    }

    @Test("Of other rules nothing is asked again")
    func otherRules() {
        var found = FindingsByEnvironment([FindingEnvironment(device: "iPhone")])
        found.add([conflict(1)], in: 0)
        found.completeNotes(of: .ambiguousLayout) { _ in
            Issue.record("asked for a rule without findings")
            return []
        }
        #expect(found.merged.first?.notes.isEmpty == true)
    }

    @Test(
        "Findings of one environment alone are what several would be reported with it",
        arguments: [FindingEnvironment(), FindingEnvironment(device: "iPhone", language: "de")])
    func alone(_ environment: FindingEnvironment) {
        var ofDocument = finding(.truncatedText, "Of the whole document.")
        ofDocument.location = nil
        var later = finding(.squeezedView, "It is 3 points wide.")
        later.location = SourceLocation(line: 9, column: 2)
        let findings = [later, conflict(3), conflict(7), ofDocument, conflict(3), later, ofDocument]
        var found = FindingsByEnvironment([environment])
        found.add(findings, in: 0)
        #expect(FindingsByEnvironment.alone(findings, in: environment) == found.merged)
        #expect(found.merged.map { $0.location?.line ?? 0 } == [0, 0, 3, 3, 3, 9, 9])
    }

    @Test("In a range of windows what the canvas shows is left out, however much of it one of them shows")
    func canvasInWindows() {
        var drawn = finding(.outsideScreen, "It reaches out.")
        var found = FindingsByEnvironment([FindingEnvironment()])
        found.leaveOut(canvas: [drawn])
        drawn.amount = 1000
        drawn.windows = [WindowRange(.width, 320...400)]
        found.add([drawn], in: 0)
        #expect(found.merged.isEmpty)
    }

    @Test(
        "What the canvas shows is left out, unless a device shows far more of it",
        arguments: [
            (rule: Rule.outsideScreen, amounts: [4.0, 24, 25, 400], kept: [25.0, 400]),
            (rule: .outsideScreen, amounts: [30, 60, 61], kept: [61]),
            (rule: .truncatedText, amounts: [4, 5], kept: [4, 5]),
        ])
    func canvas(rule: Rule, amounts: [Double], kept: [Double]) {
        func finding(_ amount: Double) -> Finding {
            var finding = Finding(rule: rule, message: "It reaches out by \(amount).", path: "A.xib", object: "a")
            finding.amount = amount
            return finding
        }
        // The first amount is that of the canvas.
        for amount in amounts {
            var found = FindingsByEnvironment([FindingEnvironment(device: "iPhone 15")])
            found.leaveOut(canvas: [finding(amounts[0])])
            found.add([finding(amount)], in: 0)
            #expect(found.merged.map(\.amount) == (kept.contains(amount) ? [amount] : []))
        }
    }

    @Test(
        "What is so on the canvas weighs less where its rule has a lesser severity, and is left out where it has none")
    func canvas() {
        for (rule, severities) in [(Rule.outsideSafeArea, [Severity.note]), (.outsideScreen, [])] {
            var found = FindingsByEnvironment([FindingEnvironment(device: "iPhone 15")])
            found.leaveOut(canvas: [finding(rule, "It reaches 20 points out at the top.")])
            found.add([finding(rule, "It reaches 59 points out at the top.")], in: 0)
            #expect(found.merged.map(\.severity) == severities)
            var other = FindingsByEnvironment([FindingEnvironment(device: "iPhone 15")])
            other.leaveOut(canvas: [])
            other.add([finding(rule, "It reaches 59 points out at the top.")], in: 0)
            #expect(other.merged.map(\.severity) == [.warning])
        }
    }
}
