// Constraints that follow from others.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Constraints that follow from others")
struct ConstraintWithoutEffectTests {
    /// The ids of the constraints that follow from others, with those that each follows from.
    private func found(
        _ constraints: [String], views: String = "", outlets: [String] = [], more: String = "", element: String = "view"
    ) throws -> [String: [String?]] {
        let connections = outlets.map { #"<outlet property="\#($0)Outlet" destination="\#($0)" id="o-\#($0)"/>"# }
            .joined()
        let children = ["a", "b", "c"].map { id in
            """
            <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(more)>
            <rect key="frame" x="0" y="0" width="100" height="100"/></\(element)>
            """
        }.joined()
        let source = DocumentHeader().xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)</connections></placeholder>
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(children)\(views)</subviews>
            <constraints>\(constraints.joined())</constraints></view>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.xib")
        let layout = LayoutEngine().layout(document, in: LayoutEnvironment())
        let findings = layout.layoutFindings(RuleSelection(only: ["constraint-without-effect"]))
        return Dictionary(uniqueKeysWithValues: findings.map { ($0.object ?? "", $0.notes.map(\.object)) })
    }

    private func constraint(
        _ id: String, _ item: String, _ attribute: String, _ second: String? = nil, _ other: String? = nil,
        more: String = ""
    ) -> String {
        let end = second.map { #"secondItem="\#($0)" secondAttribute="\#(other ?? attribute)""# } ?? ""
        return #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)" \#(end) \#(more) id="\#(id)"/>"#
    }

    @Test("The third of three equal widths follows from the others")
    func equalWidths() throws {
        let widths = [
            constraint("ab", "a", "width", "b"), constraint("bc", "b", "width", "c"),
            constraint("ac", "a", "width", "c"),
        ]
        #expect(try found(widths) == ["ac": ["ab", "bc"]])
        #expect(try found(Array(widths.prefix(2))) == [:])
        // Code may take one of them away, or change it.
        #expect(try found(widths, outlets: ["ab"]) == [:])
    }

    @Test("A width follows from two edges, and an edge from the other one and a width")
    func edges() throws {
        let leading = constraint("l", "a", "leading", "root", more: #"constant="16""#)
        let trailing = constraint("t", "b", "trailing", "a", more: #"constant="8""#)
        let own = constraint("s", "b", "leading", "a", more: #"constant="8""#)
        #expect(try found([leading, trailing, own, constraint("w", "a", "width", "b")]) == ["w": ["t", "s"]])
        let wrong = own.replacing(#"constant="8""#, with: #"constant="9""#)
        // What contradicts the others is a conflict, and no equation of its own.
        #expect(try found([leading, trailing, wrong, constraint("w", "a", "width", "b")]) == [:])
        #expect(
            try found([
                constraint("h", "a", "height", more: #"constant="40""#),
                constraint("g", "b", "height", more: #"constant="20""#),
                constraint("r", "a", "height", "b", more: #"multiplier="2""#),
            ]) == ["r": ["h", "g"]])
    }

    @Test("A middle follows from equal edges, where it has no constant")
    func middles() throws {
        let edges = [constraint("l", "a", "leading", "b"), constraint("t", "a", "trailing", "b")]
        #expect(try found(edges + [constraint("m", "a", "centerX", "b")]) == ["m": ["l", "t"]])
        let vertical = [constraint("l", "a", "top", "b"), constraint("t", "a", "bottom", "b")]
        #expect(try found(vertical + [constraint("m", "a", "centerY", "b")]) == ["m": ["l", "t"]])
        // From right to left the edges' constants turn round, and a middle's does not.
        let shifted = [
            constraint("l", "a", "leading", "b", more: #"constant="8""#),
            constraint("t", "a", "trailing", "b", more: #"constant="8""#),
        ]
        #expect(try found(shifted + [constraint("m", "a", "centerX", "b", more: #"constant="8""#)]) == [:])
    }

    @Test(
        "What need not hold, may not be there, or says less, is no ground and follows from none",
        arguments: [#"priority="999""#, #"relation="greaterThanOrEqual""#, #"placeholder="YES""#, #"symbolic="YES""#])
    func weak(more: String) throws {
        let widths = [("ab", "a", "b"), ("bc", "b", "c"), ("ac", "a", "c")]
        for place in widths.indices {
            let constraints = widths.indices.map { index in
                constraint(widths[index].0, widths[index].1, "width", widths[index].2, more: index == place ? more : "")
            }
            #expect(try found(constraints) == [:])
        }
    }

    @Test("Views with a direction of their own, scroll views and multiplied places are left out")
    func unsure() throws {
        let edges = [
            constraint("l", "a", "leading", "b"), constraint("m", "b", "leading", "c"),
            constraint("n", "a", "leading", "c"),
        ]
        #expect(try found(edges) == ["n": ["l", "m"]])
        #expect(try found(edges, more: #"semanticContentAttribute="forceLeftToRight""#) == [:])
        #expect(try found(edges, element: "scrollView") == [:])
        let multiplied = edges.map { $0.replacing(" id=", with: #" multiplier="2" id="#) }
        #expect(try found(multiplied) == [:])
    }

    @Test("Two that say the same are duplicates, and nothing else")
    func duplicates() throws {
        #expect(try found([constraint("x", "a", "width", "b"), constraint("y", "b", "width", "a")]) == [:])
    }
}
