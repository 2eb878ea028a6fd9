import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each text and control that is drawn at the right edge of its superview and does not stay there,
    /// since its autoresizing mask holds it at the left; and for each view that is drawn across the screen and stays as
    /// narrow.
    static let leftBehind = LayoutRule(.leftBehind) { context in
        for found in LeftBehind.views(in: context.scene) where context.mayBeShown(found.view) {
            if context.handPlacedHolders.contains(context.scene.superview(of: found.view)) { continue }
            let superview = context.name(context.scene.superview(of: found.view))
            context.report(
                .leftBehind,
                "\(context.name(found.view)) is drawn \(context.points(found.stored)) from the right edge of \(superview), and is "
                    + "\(context.points(found.actual)) away from it here: no constraint keeps it there. Constrain its trailing edge.",
                at: found.view, amount: found.actual)
        }
        for found in context.viewsDrawnAcrossScreen() {
            let frame = context.scene.frame(of: found.view)
            context.report(
                .leftBehind,
                "\(context.name(found.view)) is drawn across \(context.name(context.scene.superview(of: found.view))), and stays "
                    + "\(context.points(frame.width)) wide here, \(context.points(found.actual)) short of its right edge: no constraint "
                    + "makes it wider. Constrain its trailing edge.", at: found.view, amount: found.actual)
        }
    }
}

extension Rule {
    /// A view without constraints does not stay at the edge that it is drawn at.
    static let leftBehind = Rule(
        "left-behind", on: .layout, .warning, active: .inEnvironments,
        summary:
            "A text or control is drawn at the right edge of its superview, or a view across the screen, and stays behind when this "
            + "becomes wider: it has no constraints, and its autoresizing mask holds it at the left.",
        help: "Constrain its trailing edge, or let its left margin or its width be flexible.")
}

/// A view that does not stay at the right edge that it is drawn at.
private struct LeftBehind {
    var view: Int
    /// How far it is drawn from the edge, and how far it is from it, in points.
    var stored: Double
    var actual: Double

    /// How far from an edge a view may be drawn and be meant to stand there, in points.
    static let nearest = 40.0
    /// Where the middle of a view at the right edge is at the least, as a part of its superview's width.
    static let leftmostMiddle = 0.6
    /// How far it moves away where nobody would call it at the edge any more, in points.
    static let farthest = 40.0

    static func views(in scene: SolvedScene) -> [LeftBehind] {
        if scene.environment.direction == .rightToLeft { return [] }
        return scene.scene.views.indices.compactMap { index -> LeftBehind? in
            let view = scene.view(index)
            let above = scene.superview(of: index)
            guard view.kind == .label || view.isControl, above >= 0, let drawn = view.frame,
                let room = scene.view(above).frame?.width
            else { return nil }
            switch scene.placement(of: index) {
            case .fixedFrame, .autoresizingMask: break
            default: return nil
            }
            if view.autoresizingMask.contains(.flexibleMinX) || view.autoresizingMask.contains(.widthSizable) {
                return nil
            }
            let stored = room - drawn.maxX
            // What reaches far to the left is meant to stand at both edges, or in the middle.
            guard stored >= 0, stored <= nearest, drawn.minX + drawn.width / 2 > leftmostMiddle * room else {
                return nil
            }
            let actual = scene.frame(of: above).width - scene.frame(of: index).maxX
            return actual > stored + farthest ? LeftBehind(view: index, stored: stored, actual: actual) : nil
        }
    }
}

extension RuleContext {
    /// The views without constraints that are drawn across a controller's view, which fills the screen, and that do not
    /// become wider with it.
    fileprivate mutating func viewsDrawnAcrossScreen() -> [LeftBehind] {
        if scene.environment.direction == .rightToLeft { return [] }
        var found: [LeftBehind] = []
        for index in scene.scene.views.indices {
            let root = scene.scene.roots[scene.scene.views[index].root]
            guard scene.superview(of: index) == root.view, isOnScreen(index), isOnScreenItself(root),
                let edges = LeftBehind.across(scene, index), hasContent(index), mayBeShown(index),
                !handPlacedHolders.contains(root.view)
            else { continue }
            found.append(edges)
        }
        return found
    }

    /// Whether a view shows anything by itself, or holds what does.
    private func hasContent(_ index: Int) -> Bool {
        let view = scene.view(index)
        switch view.kind {
        case .view, .stackView: return view.backgroundColor != nil || scene.scene.views[index].subtreeEnd > index + 1
        case .label: return false
        default: return !view.isControl
        }
    }
}

extension LeftBehind {
    /// How far from the edges a view may be drawn and be meant to reach across, in points: twice a margin.
    private static let margin = 20.0

    /// The view at `index` if it is drawn from edge to edge, has a fixed width by its mask, and ends far from the edge.
    fileprivate static func across(_ scene: SolvedScene, _ index: Int) -> LeftBehind? {
        let view = scene.view(index)
        let above = scene.superview(of: index)
        switch scene.placement(of: index) {
        case .fixedFrame, .autoresizingMask: break
        default: return nil
        }
        guard !view.autoresizingMask.contains(.flexibleMinX), !view.autoresizingMask.contains(.widthSizable),
            let drawn = view.frame, let room = scene.view(above).frame?.width
        else { return nil }
        let stored = room - drawn.maxX
        guard drawn.minX >= -1, drawn.minX <= margin, stored >= -1, stored <= margin else { return nil }
        let actual = scene.frame(of: above).width - scene.frame(of: index).maxX
        return actual > stored + farthest ? LeftBehind(view: index, stored: stored, actual: actual) : nil
    }
}
