import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each control that has less room than it draws itself in.
    static let squeezedView = LayoutRule(.squeezedView) { context in
        for index in context.scene.scene.views.indices where context.geometry.isShown[index] {
            let view = context.scene.view(index)
            guard view.customClass == nil, let least = SqueezedView.leastSize(of: view.kind),
                !context.keepsItsSize(index)
            else { continue }
            let size = context.scene.alignmentRect(of: index).size
            // How wide a field is its author may say, and an empty one without a border is as wide as its cursor.
            let isField = view.kind == .textField
            let own = context.scene.intrinsicSize(of: index)
            for (axis, needed, room) in [
                (Axis.horizontal, least.width, size.width), (.vertical, least.height, size.height),
            ] where room < needed - 0.5 {
                // The row's own height is the cause, or that it and others resist alike, which was reported.
                if axis == .vertical && context.isInLowRow(index) || context.rivalsDecide(index, axis) { continue }
                if room <= 1, context.isClosed(index, axis) { continue }
                let isHeld = context.fixedLengths.row(of: index, axis) != nil
                if isField, isHeld || room >= (axis == .horizontal ? own.width : own.height) ?? 0 { continue }
                let holders = isHeld ? [] : context.holders(of: index, axis)
                context.report(
                    .squeezedView,
                    "\(context.name(index)) is \(context.points(room)) \(axis.high), and "
                        + context.drawn(index, axis, needed)
                        + (isHeld
                            ? "Leave its \(axis.length) to itself."
                            : holders.isEmpty
                                ? "Give it more space: move or shrink its neighbours, or enlarge its superview."
                                : "Two constraints with what holds it decide its \(axis.length): take one of them out."),
                    at: index, notes: holders.map { context.note("one of them is here", about: $0) },
                    amount: needed - room, variant: axis.length)
            }
        }
    }
}

extension Rule {
    /// A control has less room than it needs.
    static let squeezedView = Rule(
        "squeezed-view", on: .layout, .warning, active: .inEnvironments,
        summary: "A control has less space than it needs.",
        help: "Give it more space: move or shrink its neighbours, or enlarge its superview.")
}

/// How small controls can be and still be what they are.
enum SqueezedView {
    /// The least width and height in points: nine tenths of the smallest that any system drew, for controls that UIKit
    /// draws at one size whatever their frame; for fields what leaves room for a letter or two beside what they draw at
    /// their sides.
    static func leastSize(of kind: View.Kind) -> Size? {
        switch kind {
        case .switch: Size(width: 44, height: 24)
        case .stepper: Size(width: 84, height: 24)
        case .activityIndicatorView: Size(width: 16, height: 16)
        case .slider: Size(width: 40, height: 0)
        case .segmentedControl: Size(width: 30, height: 18)
        case .datePicker, .pickerView: Size(width: 60, height: 24)
        case .textField: Size(width: 24, height: 12)
        case .searchBar: Size(width: 60, height: 24)
        default: nil
        }
    }
}

extension RuleContext {
    /// Whether a control is as large as it wants to be whatever its mask makes of its frame: UIKit gives switches and
    /// steppers their own size.
    fileprivate func keepsItsSize(_ index: Int) -> Bool {
        let (kind, placement) = (scene.view(index).kind, scene.placement(of: index))
        return (kind == .switch || kind == .stepper) && (placement == .autoresizingMask || placement == .fixedFrame)
    }

    /// The written equations that hold an edge and the middle of a view to views around it, and by that its length;
    /// none where there are no two such.
    fileprivate func holders(of index: Int, _ axis: Axis) -> [LoweredRow] {
        var (found, anchors) = ([LoweredRow](), Set<Anchor>())
        for row in scene.rows
        where row.source >= 0 && row.relation == .equal && row.priority > 750
            && row.firstAnchor.isHorizontal == (axis == .horizontal) && row.firstAnchor != .width
            && row.firstAnchor != .height
        {
            for (own, anchor, other) in [
                (row.first, row.firstAnchor, row.second), (row.second, row.secondAnchor, row.first),
            ] where own.kind == .view && Int(own.index) == index && other.kind != .none {
                guard let outer = scene.owner(of: other), outer != index, scene.scene.views[outer].subtreeEnd > index,
                    outer < index, anchors.insert(anchor).inserted
                else { continue }
                found.append(row)
            }
        }
        return found.count == 2 && (anchors.contains(.centerX) || anchors.contains(.centerY)) ? found : []
    }

    /// How long a control is drawn: as long as it wants to be, or at least the length `needed` where it has none of its
    /// own.
    fileprivate func drawn(_ index: Int, _ axis: Axis, _ needed: Double) -> String {
        let size = scene.intrinsicSize(of: index)
        guard let wanted = axis == .horizontal ? size.width : size.height, wanted > needed else {
            return "cannot be used with less than \(number(needed)). "
        }
        return "is drawn \(number(wanted)) \(axis.high). "
    }
}
