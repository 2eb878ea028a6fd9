// Scenes that are not solved to the end.

import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutTestSupport
import Testing

@Suite struct UnfinishedLayoutTests {
    /// A stack view that centers so many views equally, whose widths want more than there is.
    private func document(_ count: Int) throws -> Document {
        let views = (0..<count).map { number in
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(number)"><constraints>
            <constraint firstAttribute="width" priority="\(900 - number)" constant="\(30 + number)" id="w\(number)"/>
            </constraints></view>
            """
        }
        let source = DocumentHeader(features: .autoLayout).xib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <stackView distribution="equalCentering" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <subviews>\(views.joined())</subviews></stackView></subviews><constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            <constraint firstAttribute="trailing" secondItem="stack" secondAttribute="trailing" id="t"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="p"/>
            </constraints></view>
            """)
        return try Document.parse(Array(source.utf8), path: "Stack.xib")
    }

    /// It is the only thing that is said of the scene, at its root.
    @Test func isAnError() throws {
        var engine = LayoutEngine()
        engine.options.mostEffort = 1_000
        let layout = try engine.layout(document(150))
        let findings = layout.layoutFindings(RuleSelection())
        #expect(findings.map(\.rule.id) == ["unfinished-layout"])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.object == "root")
        #expect(layout.scenes[0].views.allSatisfy { $0.frame.width.isFinite && $0.frame.x.isFinite })
    }

    @Test func isFarAway() throws {
        let findings = try LayoutEngine().layout(document(150)).layoutFindings(RuleSelection())
        #expect(!findings.contains { $0.rule.id == "unfinished-layout" })
    }
}
