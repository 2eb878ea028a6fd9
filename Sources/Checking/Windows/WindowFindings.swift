import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

/// What the rules on layouts find in one scene in the windows of a sweep, each finding with the ranges in which it holds.
///
/// The scene is followed stretch by stretch (`SegmentFinder`). A stretch is divided into parts along which rules that judge
/// the solution itself say the same (`SolutionJudgement`). Rules on frames and texts mark where they may turn
/// (`TurningPoints`), and are asked there and once between.
package struct WindowFindings {
    private var stretches: SegmentFinder
    private let sweep: WindowSweep
    private let names: ObjectNames
    private let selection: RuleSelection
    private let solutionRules: [LayoutRule]
    private let frameRules: [LayoutRule]
    private var found = FindingsByStep()

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
        var containers = ContainerPaths()
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
        stretches = SegmentFinder(layouts)
        sweep = layouts.sweep
        names = ObjectNames(layouts.document)
        self.selection = selection
        let rules = LayoutRule.all.filter { selection.applies($0.rule) }
        solutionRules = rules.filter { $0.turns == nil }
        frameRules = rules.filter { $0.turns != nil }
    }

    /// Follows the scene, and tells of each stretch.
    private mutating func look(_ tell: (SceneSegment) -> Void) {
        while let stretch = stretches.nextSegment() {
            tell(stretch)
            let parts = parts(of: stretch)
            for part in parts { found.add(part.judgement.keyed, at: part.steps) }
            if !frameRules.isEmpty { look(along: stretch, parts) }
        }
    }

    // MARK: Rules on the solution

    /// A part of a stretch along which rules on the solution say the same.
    private typealias Part = (judgement: SolutionJudgement, steps: ClosedRange<Int>)

    /// The parts of a stretch: its ends, where more is tight than along it, are parts of their own.
    private func parts(of stretch: SceneSegment) -> [Part] {
        let (start, end) = (stretch.steps.lowerBound, stretch.steps.upperBound)
        var parts: [Part] = [(judge(stretch, start), start...start)]
        if end - start > 1 {
            let last = judge(stretch, end - 1)
            divide(stretch, from: judge(stretch, start + 1), to: last, into: &parts)
            parts.append((last, last.step...last.step))
        }
        if end > start { parts.append((judge(stretch, end), end...end)) }
        return parts
    }

    /// Divides what lies from one judgement up to, and without, another by halves, until nothing turns inside of a part.
    private func divide(
        _ stretch: SceneSegment, from first: SolutionJudgement, to last: SolutionJudgement, into parts: inout [Part]
    ) {
        guard last.step > first.step else { return }
        if last.step == first.step + 1 || first.leavesNothingOpen && first.says(sameAs: last) {
            return parts.append((first, first.step...(last.step - 1)))
        }
        let middle = judge(stretch, (first.step + last.step) / 2)
        if middle.isOnWay(from: first, to: last) { return parts.append((first, first.step...(last.step - 1))) }
        divide(stretch, from: first, to: middle, into: &parts)
        divide(stretch, from: middle, to: last, into: &parts)
    }

    private func judge(_ stretch: SceneSegment, _ step: Int) -> SolutionJudgement {
        SolutionJudgement(step, survey(stretch, step, solutionRules))
    }

    // MARK: Rules on frames and texts

    private mutating func look(along stretch: SceneSegment, _ parts: [Part]) {
        var points = TurningPoints(stretch, SceneSurvey(stretch.first.scene, names, selection))
        if stretch.steps.count > 1 { for rule in frameRules { rule.turns?(&points) } }
        for (judgement, steps) in parts {
            var step = steps.lowerBound
            while step <= steps.upperBound {
                var end = step
                while !points.isMarked(step), end < steps.upperBound, !points.isMarked(end + 1) { end += 1 }
                let first = judge(stretch, step, judgement)
                let last = end > step ? judge(stretch, end, judgement) : first
                add(first, from: step, last, to: end, along: stretch, judgement)
                found.add(last, at: end...end)
                step = end + 1
            }
        }
    }

    /// Adds what holds from one step up to, and without, another; where they differ although nothing is marked between them
    /// the steps are halved.
    private mutating func add(
        _ first: FindingsByStep.Keyed, from start: Int, _ last: FindingsByStep.Keyed, to end: Int,
        along stretch: SceneSegment, _ judgement: SolutionJudgement
    ) {
        guard end > start else { return }
        if end == start + 1 || first.map(\.key) == last.map(\.key) {
            return found.add(first, at: start...(end - 1))
        }
        let step = (start + end) / 2
        let middle = judge(stretch, step, judgement)
        add(first, from: start, middle, to: step, along: stretch, judgement)
        add(middle, from: step, last, to: end, along: stretch, judgement)
    }

    private func judge(
        _ stretch: SceneSegment, _ step: Int, _ judgement: SolutionJudgement
    ) -> FindingsByStep.Keyed {
        let survey = survey(stretch, step, frameRules) {
            $0.lowRows = judgement.lowRows
            $0.openPlaces = judgement.openPlaces
        }
        return FindingsByEnvironment.keyed(survey.findings)
    }

    // MARK: All rules

    /// The scene at a step, after some rules have looked at it with what is known before.
    private func survey(
        _ stretch: SceneSegment, _ step: Int, _ rules: [LayoutRule], _ prepare: (inout SceneSurvey) -> Void = { _ in }
    ) -> SceneSurvey {
        let scene = stretch.scene(at: step)
        var survey = SceneSurvey(scene, names, selection)
        prepare(&survey)
        for rule in rules where rule.judges(scene) { rule.check(&survey) }
        return survey
    }
}
