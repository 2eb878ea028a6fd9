// Findings are facts about a scene: they do not depend on the order in which rules run, or on which of them run
// besides.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("The order of rules")
struct RuleOrderTests {
    /// The documents of the gallery, and those that show a rule.
    static let documents = GalleryFolder.documents(below: "Storyboards")

    /// Numbers that are the same in every run.
    private struct Sequence: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private let selection = RuleSelection(enabled: [RuleSelection.all], hasEnvironments: true, isCheck: true)

    private func findings(_ layout: Layout, _ rules: [LayoutRule], _ selection: RuleSelection) -> [Finding] {
        let names = ObjectNames(layout.document)
        return layout.scenes.compactMap(\.solved).flatMap { scene in
            var context = RuleContext(scene, names, selection)
            for rule in rules where selection.applies(rule.rule) && rule.judges(scene) { rule.check(&context) }
            return context.findings
        }
    }

    @Test func thereAreDocuments() { #expect(Self.documents.count > 90) }

    @Test("Rules that run in another order find the same", arguments: documents)
    func order(path: String) throws {
        expectSameInAnyOrder(LayoutEngine().layout(try Document.read(path: path)))
    }

    private func expectSameInAnyOrder(_ layout: Layout) {
        let expected = Set(findings(layout, LayoutRule.all, selection))
        var generator = Sequence(state: UInt64(layout.document.elementCount))
        for _ in 0..<3 {
            let rules = LayoutRule.all.shuffled(using: &generator)
            #expect(Set(findings(layout, rules, selection)) == expected)
        }
    }

    // MARK: What explains what

    /// The rules whose findings a finding of each rule explains: they are reported where that one is disabled. No other
    /// rule explains anything.
    private static let explained: [Rule: Set<Rule>] = {
        // What a row is too low for overflows it, or is pushed together.
        let inLowRows: Set<Rule> = [
            .truncatedText, .squeezedView, .overlappingViews, .overlappingTouchTargets, .outsideSuperview,
            .ambiguousLayout,
        ]
        return [
            .explicitRowHeight: inLowRows, .rowNotPinned: inLowRows,
            // What gives way among several that resist alike is too short for what it shows.
            .ambiguousLayout: [.truncatedText, .squeezedView],
            // A control that is pressed to nothing has no room for its texts.
            .squeezedView: [.truncatedText],
        ]
    }()

    /// A finding that was left out, and the rule of the finding that explains it.
    private struct Consequence: Hashable {
        let cause: Rule
        let rule: Rule
    }

    /// Disables each rule that finds something, and compares what is found then.
    ///
    /// - Returns: What was left out because a finding of a rule explains it.
    @discardableResult
    private func disableEach(
        _ document: Document, in environment: LayoutEnvironment = LayoutEnvironment()
    ) -> Set<Consequence> {
        let layout = LayoutEngine().layout(document, in: environment)
        let all = Set(findings(layout, LayoutRule.all, selection))
        var consequences: Set<Consequence> = []
        for rule in Set(all.map(\.rule)) {
            let without = RuleSelection(
                enabled: selection.enabled, disabled: [rule.id], hasEnvironments: true, isCheck: true)
            let rest = Set(findings(layout, LayoutRule.all, without))
            let (causes, others) = (all.filter { $0.rule == rule }, all.filter { $0.rule != rule })
            #expect(rest.isSuperset(of: others), "\(rule.id): \(others.subtracting(rest).map(\.message))")
            for finding in rest.subtracting(all) {
                consequences.insert(Consequence(cause: rule, rule: finding.rule))
                #expect(Self.explained[rule]?.contains(finding.rule) == true, "\(rule.id): \(finding.message)")
                #expect(
                    causes.contains { Self.isAbout($0, what: finding, in: document) },
                    "\(rule.id) is about nothing of: \(finding.message)")
            }
        }
        return consequences
    }

    /// Whether one of the objects of a finding is an object of another, or stands in one.
    private static func isAbout(_ cause: Finding, what finding: Finding, in document: Document) -> Bool {
        func elements(_ finding: Finding) -> [Element] {
            ([finding.object] + finding.notes.map(\.object)).compactMap { $0.flatMap { document.element(id: $0) } }
        }
        let outer = elements(cause)
        return elements(finding).contains { inner in
            outer.contains(where: inner.isInside)
        }
    }

    @Test("Where a rule is disabled, only what it explains is added, and nothing is missing", arguments: documents)
    func disabling(path: String) throws { disableEach(try Document.read(path: path)) }

    /// Scenes in which a finding explains each kind of finding that it can explain.
    private static let explanatory: [TestScene] = {
        let long = "A text that goes on for long enough to be wider than any phone is, "
        let segments = """
            <segments><segment title="The first of two that need space"/><segment title="The second of two"/></segments>
            """
        let leading = ["t.leading == root.leading", "t.top == root.top + 60"]
        let row =
            leading + ["u.leading == t.trailing + 8", "u.trailing == root.trailing", "u.top == root.top + 60"]
        let control = view("t", element: "segmentedControl", content: segments)
        return [
            TestScene(views: label("t", long) + label("u", long), constraints: row),
            TestScene(
                views: view("t", element: "switch") + view("u", element: "switch") + view("x"),
                constraints: leading + [
                    "x.leading == t.trailing", "u.leading == x.trailing", "u.trailing == root.trailing",
                    "u.top == root.top + 60", "x.width == 330", "x.height == 9", "x.top == root.top",
                ]),
            TestScene(
                views: control + view("x"),
                constraints: leading + [
                    "x.leading == t.trailing", "x.trailing == root.trailing", "x.width == 393", "x.height == 9",
                    "x.top == root.top",
                ]),
        ]
    }()

    /// The same in rows of a table: one that has a height of its own, one whose content does not hold its bottom.
    private static let explanatoryRows: [StaticTable] = {
        func table(_ attributes: String, _ content: String, _ constraints: [String]) -> StaticTable {
            let cell = StaticTable.cell("a", attributes, content: content, constraints: constraints)
                .replacing(#"height="44""#, with: #"height="80""#)
            return StaticTable(rowHeight: "-1", sections: [("", [cell])])
        }
        let text = "A text that goes on for long enough to be broken into three lines on a phone, and then goes on. "
        let sides = ["leading", "trailing"].flatMap { side in
            ["t.\(side) == a-content.\(side)", "u.\(side) == a-content.\(side)"]
        }
        func button(_ id: String) -> String {
            view(
                id, element: "button", #"buttonType="system""#,
                constraints: ["\(id).height == 40", "\(id).width == 90"],
                content: #"<state key="normal" title="Good bye"/>"#)
        }
        return [
            table(
                #"rowHeight="44""#,
                label(
                    "t", text + text, lines: 0,
                    #"verticalCompressionResistancePriority="700" adjustsFontSizeToFit="NO""#),
                ["top", "bottom", "leading", "trailing"].map { "t.\($0) == a-content.\($0)" }),
            table(
                #"rowHeight="44""#, label("t", text + text, lines: 0) + label("u", text + text, lines: 0),
                sides + ["t.top == a-content.top", "u.top == t.bottom + 8", "u.bottom == a-content.bottom"]),
            table(
                #"rowHeight="44""#, view("t", element: "switch"),
                ["t.top == a-content.top + 20", "t.leading == a-content.leading", "t.bottom == a-content.bottom - 20"]),
            table(
                "", button("t") + button("u"),
                [
                    "t.top == a-content.top + 1", "t.leading == a-content.leading + 20",
                    "u.leading == a-content.leading + 40", "u.bottom == a-content.bottom - 1",
                ]),
            table(
                "", view("t", element: "textField", constraints: ["t.width == 60", "t.height == 30"]),
                ["t.top == a-content.top + 40", "t.leading == a-content.leading + 20"]),
        ]
    }()

    @Test("Each rule explains all that it is said to explain, in whatever order rules run")
    func explaining() throws {
        let phone = LayoutEnvironment(device: .named("iPhone 15"))
        let scenes = try Self.explanatory.map { try Document.parse(Array($0.source.utf8), path: "Test.storyboard") }
        let tables = try Self.explanatoryRows.map { try $0.layOut().layout.document }
        var shown: Set<Consequence> = []
        for document in scenes + tables {
            expectSameInAnyOrder(LayoutEngine().layout(document, in: phone))
            shown.formUnion(disableEach(document, in: phone))
        }
        for (cause, rules) in Self.explained where cause != .rowNotPinned {
            // Both rules on the heights of rows explain what overflows one, whichever of them reports it.
            let causes: [Rule] = cause == .explicitRowHeight ? [.explicitRowHeight, .rowNotPinned] : [cause]
            for rule in rules {
                #expect(
                    causes.contains { shown.contains(Consequence(cause: $0, rule: rule)) },
                    "nothing shows that \(cause.id) explains \(rule.id)")
            }
        }
    }
}
