// Findings of conflicts end with changes that fix them; applied to the document, they do.

import ConstraintSolver
import Foundation
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Repairs")
struct RepairTests {
    @Test("Every conflict of the gallery has repairs, and each of them fixes it", arguments: LogMatcherTests.documents)
    func gallery(name: String) throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Storyboards/\(name)").path
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try expectRepairs(of: text)
    }

    @Test("Several conflicts at once: fixing one leaves the others, and brings none")
    func several() throws {
        try expectRepairs(
            of: Self.document(
                constraints: """
                    <constraint firstAttribute="width" constant="300" id="wid-th-001"/>
                    <constraint firstAttribute="width" relation="lessThanOrEqual" constant="200" id="wid-th-002"/>
                    <constraint firstAttribute="height" constant="30" id="hei-gh-001"/>
                    <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="40" id="hei-gh-002"/>
                    """), count: 2)
    }

    @Test("Of three widths each change of one that is reported leaves one conflict less, if with other members")
    func otherMembers() throws {
        let text = Self.document(
            constraints: [100, 200, 300].map {
                "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"wid-th-\($0)\"/>"
            }.joined(separator: "\n"))
        let context = try Self.contexts(text)[0]
        let conflicts = context.scene.solution.conflicts
        try #require(conflicts.count == 2)
        for conflict in conflicts {
            var context = context
            let repairs = context.repairs.repairs(of: conflict, limit: .max)
            #expect(Set(repairs.map(\.constraint)) == Set(conflict.members.indices))
            for repair in repairs {
                let row = context.scene.rows[Int(conflict.members[repair.constraint].index)]
                let element = try #require(context.scene.element(of: row))
                let repaired = try Self.contexts(Self.apply(repair.change, to: element, in: text))
                #expect(repaired[0].scene.solution.conflicts.count == 1, "\(repair)")
            }
        }
    }

    @Test("An equation is relaxed on the side that conflicts")
    func relaxed() throws {
        let text = Self.document(
            constraints: """
                <constraint firstAttribute="width" constant="300" id="wid-th-001"/>
                <constraint firstAttribute="width" relation="lessThanOrEqual" constant="200" id="wid-th-002"/>
                """)
        var context = try Self.contexts(text)[0]
        let conflict = try #require(context.scene.solution.conflicts.first)
        let repairs = context.repairs.repairs(of: conflict, limit: .max)
        #expect(
            repairs.map(\.change) == [
                .lowerPriority(999), .lowerPriority(999), .relax(.lessThanOrEqual), .remove, .remove,
            ])
    }

    @Test("Many widths for one view: each conflict has its repairs, for little more work than one of them")
    func oneWidth() throws {
        let count = 300
        let widths = (0..<count).map { #"<constraint firstAttribute="width" constant="\#($0 + 10)" id="w-\#($0)"/>"# }
        let context = try Self.contexts(Self.document(constraints: widths.joined(separator: "\n")))[0]
        let conflicts = context.scene.solution.conflicts
        #expect(conflicts.count == count - 1)
        // What is not solved for the lack of work left is what needs no solving.
        let repairs = SceneRepairs(context.scene, mostWork: 20 * count)
        for conflict in conflicts {
            let found = repairs.repairs(of: conflict, limit: 3)
            #expect(found.count == 3)
            #expect(found.first?.change == .lowerPriority(999))
        }
    }

    @Test("Where there is no work left nothing is tried, and that is reported")
    func exhausted() throws {
        var context = try Self.contexts(
            Self.document(
                constraints: """
                    <constraint firstAttribute="width" constant="300" id="wid-th-001"/>
                    <constraint firstAttribute="width" constant="200" id="wid-th-002"/>
                    <constraint firstAttribute="width" constant="100" id="wid-th-003"/>
                    """))[0]
        let conflicts = context.scene.solution.conflicts
        let first = try #require(conflicts.first)
        let repairs = SceneRepairs(context.scene, mostWork: 0)
        let notes = context.repairNotes(on: first, Array(conflicts.dropFirst()), by: repairs)
        #expect(repairs.isExhausted)
        #expect(notes.map(\.message) == [RuleContext.notTried])
    }

    // MARK: Applying

    private func expectRepairs(of text: String, count: Int? = nil) throws {
        let contexts = try Self.contexts(text)
        let before = contexts.map { Self.sets($0) }
        var seen = 0
        for (scene, original) in contexts.enumerated() {
            var context = original
            for classified in context.conflicts {
                guard case .constraints = classified.cause else { continue }
                let conflict = classified.conflict
                seen += 1
                let repairs = context.repairs.repairs(of: conflict, limit: .max)
                #expect(!repairs.isEmpty)
                for repair in repairs {
                    let row = context.scene.rows[Int(conflict.members[repair.constraint].index)]
                    let element = try #require(context.scene.element(of: row))
                    let repaired = try Self.contexts(Self.apply(repair.change, to: element, in: text))
                    let after = Self.sets(repaired[scene])
                    let gone = Set(conflict.members.map { Self.name($0, context) })
                    #expect(!after.contains(gone), "\(repair)")
                    #expect(after.isSubset(of: before[scene]), "\(repair)")
                }
            }
        }
        if let count { #expect(seen == count) } else { #expect(seen > 0) }
    }

    /// The conflicts of a scene, each as the set of what its members are made from.
    private static func sets(_ context: RuleContext) -> Set<Set<String>> {
        Set(context.scene.solution.conflicts.map { conflict in Set(conflict.members.map { name($0, context) }) })
    }

    private static func name(_ member: ConstraintID, _ context: RuleContext) -> String {
        let row = context.scene.rows[Int(member.index)]
        return "\(row.origin) \(row.firstAnchor) \(context.scene.element(of: row)?.id ?? "?") \(row.identifier)"
    }

    private static func contexts(_ text: String) throws -> [RuleContext] {
        let document = try Document.parse(Array(text.utf8), path: "Test.storyboard")
        return LayoutEngine().layout(document).scenes.compactMap(\.solved).map {
            RuleContext($0, ObjectNames(document), RuleSelection())
        }
    }

    /// The document with one attribute set, or one element taken out.
    private static func apply(_ change: Repair.Change, to element: Element, in text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let start =
            lines[..<(element.location.line - 1)].reduce(0) { $0 + $1.utf8.count + 1 } + element.location.column - 1
        let bytes = Array(text.utf8)
        let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? start
        var tag = String(decoding: bytes[start...end], as: UTF8.self)
        func set(_ name: String, _ value: String) {
            tag = tag.replacing(try! Regex(" \(name)=\"[^\"]*\""), with: "")
            let close = tag.hasSuffix("/>") ? "/>" : ">"
            tag = "\(tag.dropLast(close.count)) \(name)=\"\(value)\"\(close)"
        }
        switch change {
        case .lowerPriority(let priority): set("priority", "\(Int(priority))")
        case .relax(let relation):
            set("relation", relation == .lessThanOrEqual ? "lessThanOrEqual" : "greaterThanOrEqual")
        case .turnOffMask: set("translatesAutoresizingMaskIntoConstraints", "NO")
        case .remove: tag = ""
        }
        return String(decoding: bytes[..<start], as: UTF8.self) + tag
            + String(decoding: bytes[(end + 1)...], as: UTF8.self)
    }

    private static func document(constraints: String) -> String {
        DocumentHeader().storyboard(
            """
            <scene sceneID="sce-ne-001"><objects><viewController id="con-tr-001" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="roo-tv-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="vie-wv-001">
            <rect key="frame" x="0.0" y="0.0" width="100" height="30"/>
            <constraints>
            \(constraints)
            </constraints></view></subviews>
            <constraints>
            <constraint firstItem="vie-wv-001" firstAttribute="leading" secondItem="roo-tv-001" secondAttribute="leading" id="lea-di-001"/>
            <constraint firstItem="vie-wv-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" id="top-to-001"/>
            </constraints></view></viewController></objects></scene>
            """)
    }
}
