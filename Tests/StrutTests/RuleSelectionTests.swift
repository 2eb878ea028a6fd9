import Strut
import StrutTestSupport
import Testing

@Suite("Selections of rules")
struct RuleSelectionTests {
    /// A scene with a conflict, and with an object id that two objects have.
    private static let source = DocumentHeader(tools: "21507", features: .autoLayout).storyboard(
        """
        <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="0.0" y="0.0" width="40" height="20"/>
                <constraints>
                    <constraint firstAttribute="width" constant="40" id="w-1"/>
                    <constraint firstAttribute="width" constant="50" id="w-2"/>
                    <constraint firstAttribute="height" constant="20" id="w-2"/>
                </constraints>
            </view></subviews>
            <constraints>
                <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                <constraint firstItem="box" firstAttribute="leading" secondItem="root"
                    secondAttribute="leading" id="l"/>
            </constraints>
        </view></viewController></objects></scene>
        """)

    private func findings(_ selection: RuleSelection) throws -> [String] {
        var layout = try Document.parse(Array(Self.source.utf8), path: "Main.storyboard").layout()
        layout.check(selection)
        return layout.findings.map { "\($0.severity.rawValue) \($0.rule.id)" }
    }

    private let both = ["error conflicting-constraints", "error duplicate-id"]

    @Test("Without a word everything that is on by itself is looked for")
    func unchanged() throws {
        #expect(try Set(findings(RuleSelection())) == Set(both))
    }

    @Test("Findings have the severity that the selection gives their rule")
    func severities() throws {
        #expect(
            try findings(RuleSelection(settings: ["conflicting-constraints": .note, "duplicate-id": .off]))
                == ["note conflicting-constraints"])
        #expect(
            try findings(RuleSelection(settings: ["duplicate-id": .warning], only: ["duplicate-id"]))
                == ["warning duplicate-id"])
    }

    @Test("`all` stands for every rule wherever rules are named")
    func all() throws {
        #expect(try Set(findings(RuleSelection(only: [RuleSelection.all]))).isSuperset(of: both))
        #expect(try findings(RuleSelection(disabled: [RuleSelection.all])) == [])
        #expect(
            try findings(RuleSelection(enabled: ["duplicate-id"], disabled: [RuleSelection.all]))
                == ["error duplicate-id"])
        let everything = RuleSelection(only: [RuleSelection.all])
        #expect(Rule.all.allSatisfy { everything.applies($0) && everything.names($0) })
        #expect(Rule.all.contains { !RuleSelection().applies($0) })
    }

    @Test("Another selection is looked for again, an equal one is not")
    func again() throws {
        var layout = try Document.parse(Array(Self.source.utf8), path: "Main.storyboard").layout()
        layout.check(RuleSelection(only: ["duplicate-id"]))
        #expect(layout.findings.map(\.rule.id) == ["duplicate-id"])
        layout.check()
        #expect(layout.findings.count == 2)
        layout.findings.removeLast()
        layout.check()
        #expect(layout.findings.count == 1)
    }

    @Test("Names that no rule has are reported")
    func unknown() {
        let selection = RuleSelection(
            settings: ["tpyo": .off, "duplicate-id": .note], only: ["all", "one"], enabled: ["all", "two"],
            disabled: ["three", "low-contrast"])
        #expect(selection.unknownRules == ["one", "three", "tpyo", "two"])
        #expect(RuleSelection(only: Set(Rule.all.map(\.id))).unknownRules == [])
        #expect(Set(Rule.all).count == Rule.all.count)
    }
}
