import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each text or control of which a part is cut off by a view around it, or cannot be touched there.
    static let outsideSuperview = LayoutRule(.outsideSuperview) { context in
        for box in context.content.boxes where !context.isReplaced(box.view) {
            let geometry = context.geometry
            var above = context.scene.superview(of: box.view)
            var inside = box.view
            // Above and below, a row that is too low is the cause.
            var sides = context.trustedSides(of: box.view)
            if context.isInLowRow(box.view) { sides.removeAll { !$0.isHorizontal } }
            if sides.isEmpty { continue }
            while above >= 0, context.scene.superview(of: above) >= 0, geometry.scroller[inside] != above {
                let bounds = geometry.frames[above]
                let (overhang, side) = bounds.farthestOverhang(of: box.ink, at: sides)
                let isCut = context.scene.view(above).clipsSubviews
                if overhang > OutsideSuperview.slack, isCut || box.isControl, bounds.area > 0,
                    context.trustedSides(of: above).contains(side)
                {
                    // It is reported as outside of the screen.
                    if context.leavesScreen(box, at: side) { break }
                    context.report(
                        .outsideSuperview,
                        "\(context.name(box.view)) reaches \(context.points(overhang)) out of "
                            + "\(context.name(above)) at the \(side), where it "
                            + "\(isCut ? "is clipped" : "cannot be touched"). Constrain it to its superview's edges.",
                        at: box.view, amount: overhang)
                    break
                }
                inside = above
                above = context.scene.superview(of: above)
            }
        }
    }
}

extension Rule {
    /// A part of a view cannot be seen or touched, because it lies outside of its superview.
    static let outsideSuperview = Rule(
        "outside-superview", on: .layout, .warning, active: .inEnvironments, comparesWithCanvas: true,
        summary:
            "A part of a text or control lies outside of a view that holds it, and cannot be seen or touched there.",
        help: "Constrain it to its superview's edges.")
}

extension RuleContext {
    /// Whether a view that leaves its superview at a side leaves the screen there too, and another rule reports that.
    fileprivate mutating func leavesScreen(_ box: ContentBoxes.Box, at side: RectSide) -> Bool {
        guard selection.applies(.outsideScreen), geometry.scroller[box.view] < 0, !geometry.isInCell[box.view] else {
            return false
        }
        let screen = geometry.frames[scene.scene.roots[scene.scene.views[box.view].root].view]
        return screen.intersection(box.ink) != nil && screen.overhang(of: box.ink, at: side) > OutsideScreen.slack
            && !OutsideScreen.isBackground(scene.view(box.view), box.ink, of: screen)
    }
}

enum OutsideSuperview {
    /// What may reach out without harm, in points.
    static let slack = 3.0
}
