import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each button, and each picture that can be tapped, that is smaller than a finger.
    static let smallTouchTarget = LayoutRule(.smallTouchTarget) { context in
        for index in context.scene.scene.views.indices where context.geometry.isShown[index] {
            guard context.isTouchTarget(index), !context.isInBar(index) else { continue }
            let size = context.geometry.frames[index].size
            let least = TouchTarget.least
            guard size.width < least - 0.5 || size.height < least - 0.5, size.width > 0, size.height > 0 else {
                continue
            }
            context.report(
                .smallTouchTarget,
                "\(context.name(index)) is \(context.size(size)) points, and a finger needs \(context.number(least)) × "
                    + "\(context.number(least)). Give it a larger frame; its image need not grow.",
                at: index,
                amount: least - min(size.width, size.height))
        }
    }

    /// One finding for each two controls that take touches in the same place.
    static let overlappingTouchTargets = LayoutRule(.overlappingTouchTargets) {
        context in
        let geometry = context.geometry
        let targets = context.scene.scene.views.indices.compactMap { index -> TouchTarget? in
            guard geometry.isShown[index], context.scene.view(index).isControl else { return nil }
            return context.touchedPart(of: index).map { TouchTarget(view: index, part: $0) }
        }.sorted { ($0.part.minY, $0.view) < ($1.part.minY, $1.view) }
        for (place, target) in targets.enumerated() {
            for other in targets[(place + 1)...] {
                guard other.part.minY < target.part.maxY - TouchTarget.slack else { break }
                let (below, above) = (min(target.view, other.view), max(target.view, other.view))
                guard let part = target.part.intersection(other.part), part.width > TouchTarget.slack,
                    part.height > TouchTarget.slack,
                    // One that lies in the other was put there: a clear button of a field, a button behind all others,
                    // or two that take turns. Edges are sums of pixels, which differ in their last bits.
                    !geometry.frames[below].contains(geometry.frames[above], slack: 0.01),
                    !geometry.frames[above].contains(geometry.frames[below], slack: 0.01),
                    context.areInEachOthersWay(below, above, in: part),
                    // What a row is too low for is pushed together.
                    !context.isInLowRow(below), !context.isInLowRow(above)
                else { continue }
                let element = context.scene.view(below).element
                context.report(
                    .overlappingTouchTargets,
                    "\(context.name(above)) takes the touches of \(context.name(below)) on \(context.size(part.size)) points. "
                        + "Constrain them to keep apart.", at: above,
                    notes: [
                        Finding.Note(
                            "\(context.name(below)) is here", location: element.location, object: element.id)
                    ], amount: part.width * part.height, variant: element.id)
            }
        }
    }
}

extension Rule {
    /// Something to be touched is smaller than a finger.
    static let smallTouchTarget = Rule(
        "small-touch-target", on: .layout, .note, active: .whenEnabled,
        summary: "A button, or a picture that can be tapped, is smaller than 44 × 44 points.",
        help: "Give it a larger frame; its image need not grow.")

    /// Two controls take touches in the same place.
    static let overlappingTouchTargets = Rule(
        "overlapping-touch-targets", on: .layout, .note, active: .whenEnabled, comparesWithCanvas: true,
        summary:
            "Two controls take touches in the same place; in environments, where they do not on the document's own canvas.",
        help: "Constrain them to keep apart.")
}

/// A control with the part of its frame, in its root's coordinates, in which it takes touches.
struct TouchTarget {
    var view: Int
    var part: Rect

    /// The least side in points, by Apple's Human Interface Guidelines.
    static let least = 44.0
    /// What two may share in points without harm.
    static let slack = 3.0
}

extension RuleContext {
    /// Whether a view is a button, or a picture or view with a recogniser of taps.
    func isTouchTarget(_ index: Int) -> Bool {
        let view = scene.view(index)
        if view.kind == .button { return Button(view.element)?.isEnabled != false }
        guard view.kind == .imageView || view.kind == .label || view.kind == .view else { return false }
        return view.connections.contains { connection in
            connection.property == "gestureRecognizers"
                && connection.destination?.name.string == "tapGestureRecognizer"
        }
    }

    /// Whether a view stands in a bar, which sees to its items' targets.
    func isInBar(_ index: Int) -> Bool {
        var above = index
        while above >= 0 {
            switch scene.view(above).kind {
            case .navigationBar, .toolbar, .tabBar, .searchBar: return true
            default: break
            }
            if scene.superview(of: above) < 0, scene.view(above).element.parent?.name.string != "objects" {
                // A root that is no controller's view and no object of a xib hangs on a bar's item.
                let parent = scene.view(above).element.parent?.name.string
                return parent == "barButtonItem" || parent == "navigationItem"
            }
            above = scene.superview(of: above)
        }
        return false
    }

    /// Where a view takes touches, in points in its root's coordinates: inside of itself and of all that it lies in, as
    /// UIKit asks a view's superview first; what scrolls can be brought there. Nil for nowhere.
    mutating func touchedPart(of index: Int) -> Rect? {
        var part = geometry.frames[index]
        for above in scene.touchFrames(of: index) {
            guard let rest = part.intersection(geometry.frames[above]) else { return nil }
            part = rest
        }
        return part
    }

    /// Whether two views have the same root and scroll together, and neither lies in the other.
    mutating func areApart(_ first: Int, _ second: Int) -> Bool {
        scene.scene.views[first].root == scene.scene.views[second].root
            && scene.scene.views[first].subtreeEnd <= second
            && geometry.scroller[first] == geometry.scroller[second]
    }
}

extension SolvedScene {
    /// The views in whose frames the view at `index` is touched: those it lies in, up to one that scrolls, and itself.
    fileprivate func touchFrames(of index: Int) -> [Int] {
        var (frames, above) = ([index], superview(of: index))
        while above >= 0, !SceneGeometry.scrolls(view(above).kind) {
            frames.append(above)
            above = superview(of: above)
        }
        return frames
    }
}

extension View {
    /// Whether it is a control that takes touches.
    var isControl: Bool {
        switch kind {
        case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .datePicker, .pageControl: true
        default: false
        }
    }
}

extension TouchTarget {

}
