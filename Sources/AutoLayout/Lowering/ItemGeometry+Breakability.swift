import ConstraintSolver
import InterfaceDocument

/// Which rows give way where required ones cannot all hold.
extension ItemGeometry {
    /// How willingly a row is given up in a conflict.
    ///
    /// Measured on 150 conflict logs: a row that the system made is never broken while another can be; the farther its
    /// items are from the root the sooner; starts that are pinned to a container are spared. Of equally deep ones a
    /// written row is broken before a stack view's own, as in 3 logs and in 5 documents of as many repositories. The
    /// solver decides what is left.
    func breakability(of row: LoweredRow) -> Breakability {
        switch row.origin {
        case .autoresizingMask, .encapsulatedLayout, .tableView, .scrollView, .layoutGuide, .nonNegativeSize:
            return Breakability(rank: .min)
        case .intrinsicSize: return Breakability(rank: .min + 1)
        case .written: if endsAtStoredSize(row) { return Breakability(rank: .max) }
        case .fixedFrame, .stackView: break
        }
        let first = depth(of: row.first)
        let second = row.second.kind == .none ? first : depth(of: row.second)
        let rank = (first + second) * 4 + (pinsStart(row) ? 0 : 2) + (row.origin == .stackView ? 0 : 1)
        return Breakability(rank: Int32(rank), stance: stance(of: row))
    }

    /// On the canvas a stack view's own constraints yield to lengths that are written, but for shares of its length,
    /// which none does: 16 stored conflicts of 3 repositories, and none against it.
    private func stance(of row: LoweredRow) -> Breakability.Stance {
        if environment.isChosen { return .neutral }
        switch row.origin {
        case .written where row.second.kind == .none && row.firstAnchor.isSize && row.relation == .equal: return .firm
        case .stackView where row.identifier != .fillProportionally: return .yielding
        default: return .neutral
        }
    }

    /// Whether a row pins the start of an item to that of its container, or to the guide at that one's top.
    private func pinsStart(_ row: LoweredRow) -> Bool {
        guard row.firstAnchor.isLeadingOrTop, row.second.kind != .none,
            row.secondAnchor.isLeadingOrTop || row.second.kind == .topGuide
        else { return false }
        guard let first = variables.view(of: row.first), let second = variables.view(of: row.second) else {
            return row.first.kind == .spacer || row.second.kind == .spacer
        }
        return first == second || superview(of: first) == second || superview(of: second) == first
    }

    /// Whether a row pins a view's end to a container whose size is only stored, as cells' and xib roots' are on the
    /// canvas.
    ///
    /// Interface Builder lets such a view stick out, and keeps its size: 35 of 44 stored conflicts that the rule for
    /// running apps does not explain.
    private func endsAtStoredSize(_ row: LoweredRow) -> Bool {
        guard !environment.isChosen, row.first.kind == .view, row.second.kind == .view,
            row.firstAnchor == row.secondAnchor
        else { return false }
        switch row.firstAnchor {
        case .trailing, .right, .bottom: break
        default: return false
        }
        let (first, second) = (Int(row.first.index), Int(row.second.index))
        let container = superview(of: first) == second ? second : superview(of: second) == first ? first : -1
        guard container >= 0 else { return false }
        switch traits(container).placement {
        case .tableView: return isCellOrContent(container)
        case .root: return scene.roots[scene.views[container].root].controller == nil
        default: return false
        }
    }

    /// Whether a view is a cell or its content view; a table's header and footer keep their stored height at run time.
    private func isCellOrContent(_ index: Int) -> Bool {
        switch view(index).kind {
        case .tableViewCellContentView, .collectionViewCellContentView: true
        case let kind: kind.isCell || view(superview(of: index)).kind == .collectionViewCell
        }
    }

    private func depth(of item: LayoutItem) -> Int {
        guard let view = variables.view(of: item) else { return 0 }
        return scene.views[view].depth + (item.kind == .userGuide ? 1 : 0)
    }
}
