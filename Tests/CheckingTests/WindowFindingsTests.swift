// What is found from a few windows of a range is what is found by laying a scene out in each of them.

import Foundation
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Findings in windows of every size")
struct WindowFindingsTests {
    /// Scenes of the gallery in which something moves, wraps, gets too narrow, changes with the size class or lies in
    /// tables.
    static let documents = [
        "WindowWidths.storyboard", "MultilineLabel.storyboard", "SizeClassVariations.storyboard",
        "ReadableWidth.storyboard", "Ambiguity.storyboard", "AutomaticTable.storyboard",
        "Checks/truncated-text.storyboard", "Checks/overlapping-touch-targets.storyboard",
    ]

    private static let selection = RuleSelection(enabled: [RuleSelection.all], hasEnvironments: true, isCheck: true)

    private static func document(_ name: String) throws -> Document {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Storyboards/\(name)").path
        return try Document.parse(Array(Data(contentsOf: URL(fileURLWithPath: path))), path: name)
    }

    /// The findings of every window by itself.
    static func inEachWindow(_ document: Document, _ sweep: WindowSweep, _ base: LayoutEnvironment) -> [Finding] {
        var found = FindingsByStep()
        let size = ResolvedEnvironment(document: document, environment: base).size
        for step in 0..<sweep.count {
            var environment = base
            environment.size = sweep.size(at: step, of: size)
            let findings = LayoutEngine().layout(document, in: environment).layoutFindings(selection)
            found.add(FindingsByEnvironment.keyed(findings), at: step...step)
        }
        return found.findings(sweep)
    }

    static func followed(
        _ document: Document, _ sweep: WindowSweep, _ base: LayoutEnvironment
    ) -> (findings: [Finding], layoutCount: Int) {
        var environment = base
        environment.size = ResolvedEnvironment(document: document, environment: base).size
        return WindowFindings.all(LayoutEngine().session(document, in: environment), sweep, selection)
    }

    static func words(_ findings: [Finding]) -> [String] {
        findings.map { finding in
            let ranges = finding.windows.map { "\($0.lengths.lowerBound)...\($0.lengths.upperBound)" }
            return "\(finding.location?.line ?? 0) \(finding.rule) \(finding.object ?? "") \(ranges) \(finding.message)"
        }.sorted()
    }

    @Test("Widths: the same ranges as in each window, by far fewer layouts", arguments: documents)
    func widths(name: String) throws {
        let document = try Self.document(name)
        let sweep = try WindowSweep(.horizontal, named: "370...510")
        let pad = LayoutEnvironment(device: .named("iPad Air"))
        for base in [LayoutEnvironment(), pad] {
            let followed = Self.followed(document, sweep, base)
            #expect(Self.words(followed.findings) == Self.words(Self.inEachWindow(document, sweep, base)))
            #expect(followed.layoutCount * 3 < sweep.count * max(1, document.scenes.count))
        }
    }

    /// The documents that show a rule each.
    private static let rules = GalleryFolder.documents(below: "Storyboards/Checks")

    /// Most of these windows lie between those that are laid out for the ranges.
    @Test("Of every rule, ranges say of a window what is found in that window", arguments: rules)
    func everyRule(path: String) throws {
        let document = try Document.read(path: path)
        let sweep = try WindowSweep(.horizontal, named: "320...1366")
        let followed = Self.followed(document, sweep, LayoutEnvironment()).findings
        let size = ResolvedEnvironment(document: document, environment: LayoutEnvironment()).size
        for step in stride(from: 5, to: sweep.count, by: 37) {
            var environment = LayoutEnvironment()
            environment.size = sweep.size(at: step, of: size)
            let found = LayoutEngine().layout(document, in: environment).layoutFindings(Self.selection)
            let said = followed.filter { finding in
                finding.windows.contains { $0.lengths.contains(sweep.length(at: step)) }
            }
            func keys(_ findings: [Finding]) -> Set<FindingsByEnvironment.Key> {
                Set(FindingsByEnvironment.keyed(findings).map(\.key))
            }
            #expect(keys(said) == keys(found), "\(sweep.length(at: step)) points")
        }
    }

    @Test("Heights too", arguments: documents.prefix(2) + documents.suffix(1))
    func heights(name: String) throws {
        let document = try Self.document(name)
        let sweep = try WindowSweep(.vertical, named: "90...200")
        let followed = Self.followed(document, sweep, LayoutEnvironment())
        #expect(
            Self.words(followed.findings) == Self.words(Self.inEachWindow(document, sweep, LayoutEnvironment())))
    }

    @Test("The ranges are those that arithmetic gives")
    func exact() throws {
        let document = try Self.document("WindowWidths.storyboard")
        let sweep = try WindowSweep(.horizontal, named: "320...1366")
        let (findings, layoutCount) = Self.followed(document, sweep, LayoutEnvironment())
        let overlap = try #require(findings.first { $0.rule.id == "overlapping-views" })
        #expect(overlap.windows == [WindowRange(.width, 320...346.5)])
        // 48 windows, and halvings at one border.
        #expect(layoutCount < 60)
    }

    /// In the widest windows all of the second label is seen, in narrower ones a part, and in the narrowest nothing.
    @Test("A text that is pressed to nothing is cut off down to the narrowest window", arguments: [0, 1])
    func vanishing(lines: Int) throws {
        let labels = [
            ("first", "A long account name that takes all the room there is", 751, 1),
            ("second", "Pay now", 750, lines),
        ]
        .map { id, text, resistance, lines in
            """
            <label text="\(text)" horizontalCompressionResistancePriority="\(resistance)" numberOfLines="\(lines)" \
            horizontalHuggingPriority="\(resistance - 500)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="16" y="20" width="100" height="20"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """
        }
        let pins = [
            ("first", "leading", "root", "leading", 16), ("second", "leading", "first", "trailing", 8),
            ("root", "trailing", "second", "trailing", 16), ("first", "top", "root", "top", 100),
            ("second", "top", "first", "top", 0),
        ].enumerated().map { place, pin in
            """
            <constraint firstItem="\(pin.0)" firstAttribute="\(pin.1)" secondItem="\(pin.2)" secondAttribute="\(pin.3)" \
            constant="\(pin.4)" id="c\(place)"/>
            """
        }
        let source = DocumentHeader(features: .autoLayout).xib(
            """
            <viewController id="controller"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(labels.joined())</subviews>
            <constraints>\(pins.joined())</constraints></view></viewController>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Vanishing.xib")
        let sweep = try WindowSweep(.horizontal, named: "400...520")
        let followed = Self.followed(document, sweep, LayoutEnvironment())
        #expect(Self.words(followed.findings) == Self.words(Self.inEachWindow(document, sweep, LayoutEnvironment())))
        let lost = try #require(followed.findings.first { $0.rule.id == "truncated-text" && $0.object == "second" })
        #expect(lost.windows.first?.lengths.lowerBound == 400 && lost.windows.count == 1)
    }

    /// Below 375 points the width asks for too much, above it for too little, and a pin is broken instead.
    @Test("A conflict is one finding, whichever of its constraints is broken")
    func sameConflict() throws {
        func pin(_ first: String, _ second: String, _ attribute: String) -> String {
            """
            <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
            secondAttribute="\(attribute)" id="\(first)-\(second)-\(attribute)"/>
            """
        }
        let sides = ["leading", "trailing"]
        let pins = sides.map { pin("outer", "root", $0) } + sides.map { pin("outer", "inner", $0) }
        let views = ["outer", "inner"].map { id in
            """
            <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="375" height="50"/>
            <constraints><constraint firstAttribute="height" constant="50" id="\(id)-height"/>
            \(id == "inner" ? #"<constraint firstAttribute="width" constant="375" id="width"/>"# : "")
            </constraints></view>
            """
        }
        let source = DocumentHeader(features: .autoLayout).xib(
            """
            <viewController id="controller"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(views.joined())</subviews>
            <constraints>\(pins.joined())\(pin("outer", "root", "top"))\(pin("inner", "root", "top"))</constraints>
            </view></viewController>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Pins.xib")
        let sweep = try WindowSweep(.horizontal, named: "320...420")
        let conflicts = Self.followed(document, sweep, LayoutEnvironment()).findings.filter {
            $0.rule == .conflictingConstraints
        }
        let conflict = try #require(conflicts.first)
        #expect(conflicts.count == 1)
        #expect(conflict.windows == [WindowRange(.width, 320...374.5), WindowRange(.width, 375.5...420)])
        // 55 points are missing in the narrowest window, and 45 are left over in the widest.
        #expect(conflict.object == "width" && conflict.message.hasSuffix("is broken, and missed by 55 points."))
    }

    @Test("Ranges that are the same in all environments are reported once, others in each")
    func merged() throws {
        func finding(_ range: ClosedRange<Double>) -> Finding {
            var finding = Finding(rule: .overlappingViews, message: "Over each other.", path: "A", object: "a")
            finding.windows = [WindowRange(.width, range)]
            return finding
        }
        let environments = ["L", "AX3"].map { FindingEnvironment(contentSize: $0) }
        let sweeps = [try WindowSweep(.horizontal, named: "320...1366")]
        var same = FindingsByEnvironment(environments, sweeps: sweeps)
        same.add([finding(320...346.5)], in: 0)
        same.add([finding(320...346.5)], in: 1)
        #expect(same.merged.map(\.windows) == [[WindowRange(.width, 320...346.5)]])
        #expect(same.merged[0].environments == environments)
        #expect(same.merged[0].environmentSummary == "from 320 to 346.5 wide")
        var other = FindingsByEnvironment(environments, sweeps: sweeps)
        other.add([finding(320...346.5)], in: 0)
        other.add([finding(320...1366)], in: 1)
        #expect(other.merged[0].windows.isEmpty)
        #expect(other.merged[0].environments.map(\.windows.first?.lengths) == [320...346.5, 320...1366])
        #expect(other.merged[0].environmentSummary == "at L from 320 to 346.5 wide; at AX3 in every window")
    }

    @Test("Ranges in words: several, single windows, very many, both sides of a window")
    func words() throws {
        let sweeps = [
            try WindowSweep(.horizontal, named: "320...1366"), try WindowSweep(.vertical, named: "480...1024"),
        ]
        func words(_ windows: [WindowRange], _ sweeps: [WindowSweep]) -> String {
            WindowWords(EnvironmentWords(all: [FindingEnvironment()]), sweeps: sweeps).words(for: [0], [windows])
        }
        let ranges = [320...330.5, 412...412, 500...512, 600...601.5, 700...1366]
            .map { WindowRange(.width, $0) }
        let one = [sweeps[0]]
        #expect(words(Array(ranges[..<2]), one) == "from 320 to 330.5 and at 412 wide")
        #expect(words(Array(ranges[..<3]), one) == "from 320 to 330.5, at 412 and from 500 to 512 wide")
        #expect(words(ranges, one) == "from 320 to 330.5, at 412, from 500 to 512 and 2 more wide")
        #expect(words([WindowRange(.width, 320...1366)], one) == "")
        // Half a point between two ranges is a matter of rounding.
        let near = [320...330.5, 331.5...331.5, 332.5...340, 341.5...350].map { WindowRange(.width, $0) }
        #expect(words(near, one) == "from 320 to 340 and from 341.5 to 350 wide")
        let high = WindowRange(.height, 480...500)
        #expect(words([ranges[0], high], sweeps) == "from 320 to 330.5 wide and from 480 to 500 high")
        #expect(words([high], sweeps) == "from 480 to 500 high")
        #expect(words([WindowRange(.width, 320...1366), high], sweeps) == "at every width and from 480 to 500 high")
    }
}
