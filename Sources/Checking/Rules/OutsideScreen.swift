import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each text, control or picture of which a part lies outside of the screen and cannot be scrolled
    /// to.
    static let outsideScreen = LayoutRule(.outsideScreen) { context in
        let geometry = context.geometry
        var boxes = context.content.boxes
        for index in context.scene.scene.views.indices where geometry.isShown[index] {
            let view = context.scene.view(index)
            // Where its end is outside, the last lines of what scrolls cannot be seen.
            let isScroller = OutsideScreen.holdsMore(view.kind) && context.geometry.scroller[index] < 0
            guard isScroller || view.kind == .imageView && view.contentMode != "scaleAspectFill" else { continue }
            boxes.append(ContentBoxes.Box(view: index, ink: geometry.frames[index], isControl: false))
        }
        for box in boxes.sorted(by: { $0.view < $1.view }) {
            let root = context.scene.scene.roots[context.scene.scene.views[box.view].root]
            guard geometry.scroller[box.view] < 0, !geometry.isInCell[box.view], !context.isReplaced(box.view) else {
                continue
            }
            let bounds = geometry.frames[root.view]
            let (overhang, side) = bounds.farthestOverhang(of: box.ink, at: context.trustedSides(of: box.view))
            // What lies wholly outside, and is drawn so, waits there to be moved in, and a xib's view may be shown
            // larger.
            let scrolls = OutsideScreen.holdsMore(context.scene.view(box.view).kind)
            guard overhang > (scrolls ? OutsideScreen.scrollerSlack : OutsideScreen.slack),
                !OutsideScreen.isBackground(context.scene.view(box.view), box.ink, of: bounds),
                bounds.intersection(box.ink) != nil || root.controller != nil && context.isDrawnInside(box.view)
            else { continue }
            context.report(
                .outsideScreen,
                "\(context.name(box.view)) reaches \(context.points(overhang)) out of the "
                    + "\(root.controller == nil ? "view" : "screen") at the \(side), and cannot be scrolled to. "
                    + "Constrain it to the edges of its superview or safe area.", at: box.view, amount: overhang)
        }
    }
}

extension Rule {
    /// A part of a view cannot be seen, because it lies outside of the screen.
    static let outsideScreen = Rule(
        "outside-screen", on: .layout, .warning, active: .inEnvironments, comparesWithCanvas: true,
        summary: "A part of a text, control or picture lies outside of the screen and cannot be scrolled to.",
        help: "Constrain it to the edges of its superview or safe area.")
}

enum OutsideScreen {
    /// What may reach out without harm, in points.
    static let slack = 3.0
    /// The same of what scrolls: less than a line of its end cannot be seen, and nothing is drawn at its edges.
    static let scrollerSlack = 8.0

    /// The share of the screen's width or height that a background covers.
    static let covered = 0.95

    /// Whether views of a kind scroll, or hold the view of another controller, which reaches to their edges.
    static func holdsMore(_ kind: View.Kind) -> Bool { SceneGeometry.scrolls(kind) || kind == .containerView }

    /// Whether a view that draws `ink` is a background: it is as large as half of the screen, and reaches from one edge
    /// to the opposite one, but for a narrow strip; a picture that is to be seen whole covers the screen so.
    static func isBackground(_ view: View, _ ink: Rect, of bounds: Rect) -> Bool {
        if holdsMore(view.kind) { return false }
        guard let part = bounds.intersection(ink) else {
            return !isShownWhole(view) && ink.area >= bounds.area / 2
        }
        let (isAsWide, isAsHigh) = (part.width >= covered * bounds.width, part.height >= covered * bounds.height)
        if isShownWhole(view) { return isAsWide && isAsHigh }
        return ink.area >= bounds.area / 2 && (isAsWide || isAsHigh)
    }

    /// Whether a view shows a picture that fits into it.
    static func isShownWhole(_ view: View) -> Bool { view.kind == .imageView && view.contentMode == "scaleAspectFit" }
}

extension RuleContext {
    /// Whether the document shows at least a part of a view inside of its root, as it was stored.
    fileprivate func isDrawnInside(_ index: Int) -> Bool {
        guard var frame = scene.view(index).frame else { return false }
        var above = scene.superview(of: index)
        while above >= 0 {
            guard let outer = scene.view(above).frame else { return false }
            if scene.superview(of: above) < 0 {
                return Rect(x: 0, y: 0, width: outer.width, height: outer.height).intersection(frame) != nil
            }
            frame.x += outer.x
            frame.y += outer.y
            above = scene.superview(of: above)
        }
        return false
    }
}
