// Findings are facts about a scene: they do not depend on the order in which rules run, or on which of them run
// besides.

import Foundation
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("The order of rules")
struct RuleOrderTests {
    /// The documents of the gallery, and those that show a rule.
    static let documents: [String] = {
        let folder = GalleryFolder.path
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { "\(folder)/\($0)" }
    }()

    /// Numbers that are the same in every run.
    private struct Sequence: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    private let selection = RuleSelection(hasEnvironments: true, isCheck: true)

    private func findings(_ layout: Layout, _ rules: [LayoutRule], _ selection: RuleSelection) -> [Finding] {
        let names = ObjectNames(layout.document)
        return layout.scenes.compactMap(\.solved).flatMap { scene in
            var survey = SceneSurvey(scene, names, selection)
            for rule in rules where selection.applies(rule.rule) && rule.judges(scene) { rule.check(&survey) }
            return survey.findings
        }
    }

    @Test func thereAreDocuments() { #expect(Self.documents.count > 90) }

    @Test("Rules that run in another order find the same", arguments: documents)
    func order(path: String) throws {
        let layout = LayoutEngine().layout(try Document.read(path: path))
        let expected = Set(findings(layout, LayoutRule.all, selection))
        var generator = Sequence(state: UInt64(path.utf8.count))
        for _ in 0..<3 {
            let rules = LayoutRule.all.shuffled(using: &generator)
            #expect(Set(findings(layout, rules, selection)) == expected)
        }
    }

    @Test("Where a rule is disabled, nothing else is missing", arguments: documents)
    func disabling(path: String) throws {
        let layout = LayoutEngine().layout(try Document.read(path: path))
        let all = Set(findings(layout, LayoutRule.all, selection))
        for rule in Set(all.map(\.rule)) {
            let without = RuleSelection(disabled: [rule.id], hasEnvironments: true, isCheck: true)
            let rest = Set(findings(layout, LayoutRule.all, without))
            #expect(rest.isSuperset(of: all.filter { $0.rule != rule }))
            // What it explained is of its scene's rows and ties; no other rule explains anything.
            if ![.explicitRowHeight, .rowNotPinned, .ambiguousLayout].contains(rule) {
                #expect(rest == all.filter { $0.rule != rule })
            }
        }
    }
}
