import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

/// What the rules on layouts find in one scene in the windows of a sweep, each finding with the ranges in which it holds.
///
/// The scene is followed stretch by stretch (`StretchFinder`). Along a stretch, rules that judge the solution itself say the
/// same everywhere, and are asked at both ends. Rules on frames and texts mark where they may turn (`TurningPoints`), and
/// are asked there and once between.
package struct WindowFindings {
    private var stretches: StretchFinder
    private let sweep: WindowSweep
    private let names: ObjectNames
    private let selection: RuleSelection
    private let solutionRules: [LayoutRule]
    private let frameRules: [LayoutRule]
    private var found = FindingsByStep()

    private typealias Keyed = [(key: FindingsByStep.Key, finding: Finding)]

    /// The findings of every scene of a session's document.
    ///
    /// - Returns: The findings, and how many times a scene was laid out for them.
    package static func all(
        _ session: LayoutSession, _ sweep: WindowSweep, _ selection: RuleSelection
    ) -> (findings: [Finding], layoutCount: Int) {
        let scenes = session.document.scenes.indices
        var (byScene, layoutCount) = (Array(repeating: [Finding](), count: scenes.count), 0)
        // Scenes follow those around them.
        let embedding = ContainerScenes(session.document)
        var containers = ContainerCourses()
        for scene in embedding?.order ?? Array(scenes) {
            let layouts = WindowLayouts(session, scene: scene, sweep: sweep, containers: containers)
            var one = WindowFindings(layouts, selection)
            one.look { containers.add($0, containers: embedding?.containers(in: scene) ?? []) }
            byScene[scene] = one.found.findings(sweep)
            layoutCount += one.stretches.layoutCount
        }
        var findings = byScene.flatMap { $0 }
        var everywhere = FindingsByStep()
        everywhere.add(FindingsByEnvironment.keyed(session.designDataFindings), at: 0...sweep.count - 1)
        findings += everywhere.findings(sweep)
        return (findings, layoutCount)
    }

    private init(_ layouts: WindowLayouts, _ selection: RuleSelection) {
        stretches = StretchFinder(layouts)
        sweep = layouts.sweep
        names = ObjectNames(layouts.document)
        self.selection = selection
        let rules = LayoutRule.all.filter { selection.applies($0.rule) }
        solutionRules = rules.filter { $0.turns == nil }
        frameRules = rules.filter { $0.turns != nil }
    }

    /// Follows the scene, and tells of each stretch.
    private mutating func look(_ tell: (SceneStretch) -> Void) {
        while let stretch = stretches.nextStretch() {
            tell(stretch)
            let first = judge(stretch.first.scene, solutionRules)
            let last = stretch.steps.count > 1 ? judge(stretch.last.scene, solutionRules) : first
            add(first, from: stretch.first.step, last, to: stretch.last.step)
            found.add(last.keyed, at: stretch.last.step...stretch.last.step)
            look(along: stretch, first.lowRows)
        }
    }

    // MARK: Rules on the solution

    /// What rules say of a scene, and the rows that they found too low.
    private struct Judgement {
        var keyed: Keyed
        var lowRows: Set<Int>
    }

    private func judge(_ scene: SolvedScene, _ rules: [LayoutRule], lowRows: Set<Int> = []) -> Judgement {
        var survey = SceneSurvey(scene, names, selection)
        survey.lowRows = lowRows
        for rule in rules where rule.judges(scene) { rule.check(&survey) }
        return Judgement(keyed: FindingsByEnvironment.keyed(survey.findings), lowRows: survey.lowRows)
    }

    /// Adds what holds from one layout up to, and without, another; where they differ the steps between are halved.
    private mutating func add(_ first: Judgement, from start: Int, _ last: Judgement, to end: Int) {
        guard end > start else { return }
        if end == start + 1 || first.keyed.map(\.key) == last.keyed.map(\.key) {
            found.add(first.keyed, at: start...(end - 1))
            return
        }
        let step = (start + end) / 2
        guard let layout = stretches.layout(at: step) else { return }
        let middle = judge(layout.scene, solutionRules)
        add(first, from: start, middle, to: step)
        add(middle, from: step, last, to: end)
    }

    // MARK: Rules on frames and texts

    private mutating func look(along stretch: SceneStretch, _ lowRows: Set<Int>) {
        if frameRules.isEmpty { return }
        var points = TurningPoints(stretch, SceneSurvey(stretch.first.scene, names, selection))
        if stretch.steps.count > 1 { for rule in frameRules { rule.turns?(&points) } }
        let count = stretch.steps.count
        var step = 0
        while step < count {
            var end = step
            while !points.isMarked[step], end + 1 < count, !points.isMarked[end + 1] { end += 1 }
            let first = judge(stretch, step, lowRows)
            let last = end > step ? judge(stretch, end, lowRows) : first
            add(first, from: step, last, to: end, along: stretch, lowRows)
            found.add(last, at: stretch.first.step + end...stretch.first.step + end)
            step = end + 1
        }
    }

    private func judge(_ stretch: SceneStretch, _ step: Int, _ lowRows: Set<Int>) -> Keyed {
        judge(stretch.scene(at: stretch.first.step + step), frameRules, lowRows: lowRows).keyed
    }

    /// Adds what holds from one step up to, and without, another; where they differ although nothing is marked between them
    /// the steps are halved.
    private mutating func add(
        _ first: Keyed, from start: Int, _ last: Keyed, to end: Int, along stretch: SceneStretch, _ lowRows: Set<Int>
    ) {
        guard end > start else { return }
        if end == start + 1 || first.map(\.key) == last.map(\.key) {
            found.add(first, at: stretch.first.step + start...stretch.first.step + end - 1)
            return
        }
        let step = (start + end) / 2
        let middle = judge(stretch, step, lowRows)
        add(first, from: start, middle, to: step, along: stretch, lowRows)
        add(middle, from: step, last, to: end, along: stretch, lowRows)
    }
}
