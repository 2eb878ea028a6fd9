import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

/// What the rules on layouts find in one scene in the windows of a sweep, each finding with the ranges in which it
/// holds.
///
/// The scene is laid out in some of the windows (`WindowSamples`). Between two of them whose findings differ the
/// windows are halved, down to the border. What comes and goes between two windows with the same findings is missed:
/// Documentation/Internals/WindowSizes.md says how often that is.
package struct WindowFindings {
    private var layouts: WindowLayouts
    private let names: ObjectNames
    private let selection: RuleSelection
    private var found = FindingsByStep()

    /// The findings of every scene of a session's document.
    ///
    /// - Returns: The findings, and how many times a scene was laid out for them.
    package static func all(
        _ session: LayoutSession, _ sweep: WindowSweep, _ selection: RuleSelection
    ) -> (findings: [Finding], layoutCount: Int) {
        let samples = WindowSamples(session, sweep)
        var (findings, layoutCount) = ([Finding](), 0)
        for scene in session.document.scenes.indices {
            let layouts = WindowLayouts(session, scene: scene, sweep: sweep)
            var one = WindowFindings(layouts, session.document, selection)
            one.look(at: samples.steps)
            findings += one.found.findings(sweep)
            layoutCount += one.layouts.count
        }
        var everywhere = FindingsByStep()
        everywhere.add(FindingsByEnvironment.keyed(session.designDataFindings), at: 0...sweep.count - 1)
        findings += everywhere.findings(sweep)
        return (findings, layoutCount)
    }

    private init(_ layouts: WindowLayouts, _ document: Document, _ selection: RuleSelection) {
        self.layouts = layouts
        names = ObjectNames(document)
        self.selection = selection
    }

    /// Looks at the windows of some steps, in order, and at those between them where their findings differ.
    private mutating func look(at steps: [Int]) {
        guard let first = steps.first, var last = judge(first) else { return }
        var lastStep = first
        for step in steps.dropFirst() {
            guard let next = judge(step) else { return }
            add(last, from: lastStep, next, to: step)
            (last, lastStep) = (next, step)
        }
        found.add(last, at: lastStep...lastStep)
    }

    /// Adds what holds from one step up to, and without, another.
    private mutating func add(
        _ first: FindingsByStep.Keyed, from start: Int, _ last: FindingsByStep.Keyed, to end: Int
    ) {
        if end == start + 1 || first.map(\.key) == last.map(\.key) {
            return found.add(first, at: start...(end - 1))
        }
        let step = (start + end) / 2
        guard let middle = judge(step) else { return }
        add(first, from: start, middle, to: step)
        add(middle, from: step, last, to: end)
    }

    /// What the rules find in the window of a step; nil where there is nothing to lay out.
    private mutating func judge(_ step: Int) -> FindingsByStep.Keyed? {
        guard let scene = layouts.scene(at: step) else { return nil }
        return FindingsByEnvironment.keyed(LayoutRule.findings(in: scene, names, selection))
    }
}
