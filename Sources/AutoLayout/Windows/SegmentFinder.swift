import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// Follows a scene through the windows of a sweep, segment by segment.
///
/// 1. A segment begins with a layout, and with rates of change: those of the segment before, or those to the next step.
/// 2. With these rates, conditions get tight and texts break differently at steps that can be computed; the nearest is where the segment
///    should end. A step where the size classes change ends it too, and one where a container around it grows otherwise.
/// 3. The layout there is made. If one critical region holds both, the same constraints conflict, and the layouts change at
///    these rates, the segment is proven (see `Slacks`).
/// 4. If not, something else came between, such as margins that grow where a window is wide: the step is found by halving.
package struct SegmentFinder {
    private var layouts: WindowLayouts
    private var next = 0
    /// The rates of the last segment, while it may still be followed.
    private var rates: SceneRates?
    /// The last step with the traits of the present one.
    private var lastAlike = -1
    /// The texts that were measured on the way.
    private var texts = BrokenTexts()
    /// The widths in points from which a window's margins are others than below; tried before halving.
    private static let likelyBorders = [390.0, 400, 414, 672, 704]

    /// Starts with the first step.
    package init(_ layouts: WindowLayouts) {
        self.layouts = layouts
    }

    /// How many times the scene was laid out.
    package var layoutCount: Int { layouts.count }

    /// The layout at a step.
    package mutating func layout(at step: Int) -> WindowLayout? { layouts.layout(at: step) }

    /// The next segment; nil after the last one.
    package mutating func nextSegment() -> SceneSegment? {
        guard next < layouts.sweep.count, let first = layouts.layout(at: next) else { return nil }
        layouts.forget(before: next)
        if next > lastAlike {
            lastAlike = lastStep(withTraitsOf: next)
            if let knot = layouts.lastEvenStep(from: next) { lastAlike = min(lastAlike, knot) }
            (rates, texts) = (nil, BrokenTexts())
        }
        let last = end(of: first)
        let inner = last.step > next + 1 ? layouts.layout(at: next + 1) : nil
        let segment = SceneSegment(first: first, last: last, inner: inner)
        next = segment.last.step + 1
        return segment
    }

    /// The last layout of the segment that begins with `first`.
    private mutating func end(of first: WindowLayout) -> WindowLayout {
        if first.step == lastAlike { return first }
        if let rates {
            let end = reach(of: rates, from: first, slacks: nil)
            if end > first.step, let last = layouts.layout(at: end), isProven(first, last, rates) { return last }
        }
        rates = nil
        guard let second = layouts.layout(at: first.step + 1), first.sharesRegion(with: second) else { return first }
        let own = SceneRates(from: first, to: second)
        rates = own
        let end = reach(of: own, from: first, slacks: second.slacks)
        guard end > second.step, let last = layouts.layout(at: end) else { return second }
        return isProven(first, last, own) ? last : lastProven(first, second, before: end, own)
    }

    private func isProven(_ first: WindowLayout, _ last: WindowLayout, _ rates: SceneRates) -> Bool {
        first.sharesRegion(with: last) && first.scene.solution.conflicts == last.scene.solution.conflicts
            && rates.leads(from: first, to: last)
    }

    /// Step 4: the last layout before a step up to which the segment can be proven.
    private mutating func lastProven(
        _ first: WindowLayout, _ second: WindowLayout, before end: Int, _ rates: SceneRates
    ) -> WindowLayout {
        var (good, bad) = (second, end)
        let borders = Self.likelyBorders.compactMap { layouts.sweep.step(before: $0) }
        var candidates = borders.filter { $0 > good.step && $0 < end }
        while bad - good.step > 1 {
            let likely = candidates.first
            if likely != nil { candidates.removeFirst() }
            let step = likely ?? (good.step + bad) / 2
            guard step > good.step, step < bad else { continue }
            if let layout = layouts.layout(at: step), isProven(first, layout, rates) {
                good = layout
                // The step behind a border, if that is what it was.
                if likely != nil, let beyond = layouts.layout(at: step + 1), !isProven(first, beyond, rates) { break }
            } else {
                bad = step
                candidates = []
            }
        }
        return good
    }

    /// Step 2: how far the rates hold before something should happen that can be computed.
    private mutating func reach(of rates: SceneRates, from first: WindowLayout, slacks: Slacks?) -> Int {
        var end = lastAlike
        let next = slacks ?? first.slacks.moved(by: rates, in: first.scene)
        let steps = first.slacks.reach(by: next)
        if steps < Double(end - first.step) { end = first.step + max(0, Int((steps + 1e-6).rounded(.down))) }
        for view in first.scene.wrappingViews {
            end = lastStep(withTextOf: view, rates, from: first, to: end)
        }
        return end
    }

    /// The last step, up to `end`, at which the text of a view that wraps keeps its size: at the width at which it is first
    /// broken, and at the one that the view has in the end.
    private mutating func lastStep(
        withTextOf view: Int, _ rates: SceneRates, from first: WindowLayout, to end: Int
    ) -> Int {
        let scene = first.scene
        let (variable, state) = (scene.variables(of: view).x + 1, scene.system.states[view])
        var end = end
        for (width, rate) in [
            (state.textWidth, rates.rate(ofTextWidth: view)),
            (scene.alignmentRect(of: view).width, rates.rate(ofVariable: variable)),
        ] where abs(rate) > 1e-9 && end > first.step {
            end = texts.lastStep(from: first.step, to: end) { step, texts in
                let growth = rate * Double(step - first.step)
                return (texts.text(of: view, width: width + growth, in: scene), growth)
            }
        }
        return end
    }

    /// The last step from `step` on with the same size classes, and all else that is decided by the window's size alone.
    private func lastStep(withTraitsOf step: Int) -> Int {
        let traits = layouts.traits(at: step)
        var (same, other) = (step, layouts.sweep.count)
        if layouts.traits(at: other - 1) == traits { return other - 1 }
        while other - same > 1 {
            let middle = (same + other) / 2
            if layouts.traits(at: middle) == traits { same = middle } else { other = middle }
        }
        return same
    }
}

extension Slacks {
    /// The slacks one step further at some rates.
    fileprivate func moved(by rates: SceneRates, in scene: SolvedScene) -> Slacks {
        var solution = scene.solution
        for index in solution.values.indices { solution.values[index] += rates.rate(ofVariable: index) }
        return Slacks(scene.constraints, solution)
    }
}
