import ConstraintSolver
import Environment
import InterfaceDocument

/// Rows become linear constraints here: each anchor is a sum of variables plus a constant.
extension SceneSystem {
    /// Appends a row and its constraint.
    @discardableResult
    mutating func add(_ row: Row) -> Int {
        let index = rows.count
        rows.append(row)
        let constant = lower(row)
        let relation: Relation =
            switch row.relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        _ = solver.system.addConstraint(
            terms, relation, constant, priority: row.priority, order: Int32(index), breakability: breakability(of: row))
        if dependsOnPasses(row) { variableRows.append(Int32(index)) }
        return index
    }

    /// Brings the constants of the rows that depend on earlier passes up to date; whether any changed.
    mutating func refreshRows() -> Bool {
        var isChanged = false
        for index in variableRows {
            let constant = lower(rows[Int(index)])
            let id = ConstraintID(index: index)
            if abs(constant - solver.system.constant(of: id)) > 1e-9 {
                solver.setConstant(constant, of: id)
                isChanged = true
            }
        }
        return isChanged
    }

    /// Fills `terms` with the row's left side minus its right side, and returns the constant that they stand against.
    mutating func lower(_ row: Row) -> Double {
        terms.removeAll(keepingCapacity: true)
        let flips = row.isRightToLeft && (row.firstAnchor.dependsOnDirection || row.secondAnchor.dependsOnDirection)
        let weight = row.weight
        var constant = append(row.first, row.firstAnchor, scale: weight, flips: flips)
        if row.second.kind != .none {
            constant += append(row.second, row.secondAnchor, scale: -row.multiplier * weight, flips: flips)
            // Places are measured in the coordinates of the view that holds the constraint: it shows only when they
            // are multiplied.
            if row.multiplier != 1 && !row.secondAnchor.isSize && row.container >= 0 {
                let scale = row.firstAnchor.isSize ? row.multiplier : row.multiplier - 1
                constant += appendOrigin(
                    of: Int(row.container), isHorizontal: row.secondAnchor.isHorizontal, scale: scale, flips: flips)
            }
        }
        return row.constant * weight - constant
    }

    /// Appends scale × origin of the view at `index`, as places in it are counted.
    private mutating func appendOrigin(of index: Int, isHorizontal: Bool, scale: Double, flips: Bool) -> Double {
        let anchor: Anchor = isHorizontal ? (flips ? .right : .left) : .top
        return appendEdge(box(of: .view(index)), anchor, scale: isHorizontal && flips ? -scale : scale)
    }

    /// Appends scale × anchor to `terms` and returns scale × the anchor's constant part.
    ///
    /// In a row that reads from right to left, horizontal places count leftwards, so that leading precedes trailing.
    private mutating func append(_ item: LayoutItem, _ anchor: Anchor, scale: Double, flips: Bool) -> Double {
        if anchor.isBaseline {
            let state = states[Int(item.index)]
            let baseline = anchor == .firstBaseline ? state.firstBaseline : state.lastBaseline
            append(state.box.y, scale)
            if baseline.share != 0 { append(state.box.y + 1, scale * baseline.share) }
            return scale * baseline.offset
        }
        if anchor == .minX || anchor == .minY {
            let isHorizontal = anchor == .minX
            let constant = appendEdge(box(of: item), isHorizontal ? .left : .top, scale: scale)
            let parent = superview(of: Int(item.index))
            guard parent >= 0 else { return constant }
            return constant + appendOrigin(of: parent, isHorizontal: isHorizontal, scale: -scale, flips: false)
        }
        switch item.kind {
        case .topGuide: return appendGuide(item, anchor, scale: scale, isTop: true)
        case .bottomGuide, .keyboard: return appendGuide(item, anchor, scale: scale, isTop: false)
        default: break
        }
        let box = box(of: item)
        switch anchor {
        case .leading: return appendEdge(box, flips ? .right : .left, scale: flips ? -scale : scale)
        case .trailing: return appendEdge(box, flips ? .left : .right, scale: flips ? -scale : scale)
        case .left, .right, .centerX: return appendEdge(box, anchor, scale: flips ? -scale : scale)
        default: return appendEdge(box, anchor, scale: scale)
        }
    }

    /// Appends scale × an edge, centre or size of a box, and returns scale × its constant part.
    private mutating func appendEdge(_ box: LayoutBox, _ anchor: Anchor, scale: Double) -> Double {
        let insets = box.insets
        switch anchor {
        case .left, .leading:
            append(box.x, scale)
            return scale * insets.left
        case .right, .trailing:
            append(box.x, scale)
            append(box.x + 1, scale)
            return -scale * insets.right
        case .width:
            append(box.x + 1, scale)
            return -scale * (insets.left + insets.right)
        case .centerX:
            append(box.x, scale)
            append(box.x + 1, scale / 2)
            return scale * (insets.left - insets.right) / 2
        case .top:
            append(box.y, scale)
            return scale * insets.top
        case .bottom:
            append(box.y, scale)
            append(box.y + 1, scale)
            return -scale * insets.bottom
        case .height:
            append(box.y + 1, scale)
            return -scale * (insets.top + insets.bottom)
        case .centerY:
            append(box.y, scale)
            append(box.y + 1, scale / 2)
            return scale * (insets.top - insets.bottom) / 2
        case .firstBaseline, .lastBaseline, .minX, .minY:
            return 0
        }
    }

    /// The strips that a controller's layout guides are, from the root's edge to the bars' inner edge, and the keyboard's
    /// while it is off screen: what lies below the safe area.
    private mutating func appendGuide(_ item: LayoutItem, _ anchor: Anchor, scale: Double, isTop: Bool) -> Double {
        let state = states[Int(item.index)]
        let length = isTop ? state.safeArea.top : state.safeArea.bottom
        switch anchor {
        case .height: return scale * length
        case .top:
            return isTop
                ? appendEdge(state.box, .top, scale: scale)
                : appendEdge(state.box, .bottom, scale: scale) - scale * length
        case .bottom, .centerY, .firstBaseline, .lastBaseline:
            return isTop
                ? appendEdge(state.box, .top, scale: scale) + scale * length
                : appendEdge(state.box, .bottom, scale: scale)
        default: return appendEdge(state.box, anchor, scale: scale)
        }
    }

    private mutating func append(_ variable: Int32, _ coefficient: Double) {
        for index in terms.indices where terms[index].variable.index == variable {
            terms[index].coefficient += coefficient
            return
        }
        terms.append(Term(Variable(index: variable), coefficient))
    }

    /// Where an item's rectangle is found.
    func box(of item: LayoutItem) -> LayoutBox {
        let index = Int(item.index)
        switch item.kind {
        case .view, .none, .frameLayout, .topGuide, .bottomGuide, .keyboard: return states[index].box
        case .contentLayout: return states[index].contentBox ?? states[index].box
        case .contentMargins: return inset(states[index].contentBox ?? states[index].box, by: states[index].margins)
        case .userGuide: return userGuides[index].box
        case .spacer: return spacers[index]
        case .margins: return inset(states[index].box, by: states[index].margins)
        case .safeArea: return inset(states[index].box, by: states[index].safeArea)
        case .readableContent: return inset(states[index].box, by: readableInsets(of: index))
        }
    }

    private func inset(_ box: LayoutBox, by insets: EdgeInsets) -> LayoutBox {
        LayoutBox(x: box.x, y: box.y, insets: insets)
    }

    private func dependsOnPasses(_ row: Row) -> Bool {
        func depends(_ item: LayoutItem, _ anchor: Anchor) -> Bool {
            if anchor.isBaseline { return true }
            switch item.kind {
            case .margins, .contentMargins, .safeArea, .keyboard, .readableContent, .topGuide, .bottomGuide: return true
            default: return false
            }
        }
        return row.origin == .intrinsicSize || depends(row.first, row.firstAnchor)
            || depends(row.second, row.secondAnchor)
    }

    /// How willingly a row is given up in a conflict.
    ///
    /// Measured on 150 conflict logs: a row that the system made is never broken while another can be; the farther its
    /// items are from the root the sooner; leading and top edges are spared. The solver decides what is left.
    private func breakability(of row: Row) -> Breakability {
        switch row.origin {
        case .autoresizingMask, .encapsulatedLayout, .tableView, .scrollView, .layoutGuide, .nonNegativeSize:
            return Breakability(rank: .min)
        case .intrinsicSize: return Breakability(rank: .min + 1)
        case .written: if endsAtStoredSize(row) { return Breakability(rank: .max) }
        case .fixedFrame, .stackView: break
        }
        let first = depth(of: row.first)
        let second = row.second.kind == .none ? first : depth(of: row.second)
        return Breakability(rank: Int32((first + second) * 2 + (row.firstAnchor.isLeadingOrTop ? 0 : 1)))
    }

    /// Whether a row pins a view's end to a container whose size is only stored, as cells' and xib roots' are on the canvas.
    ///
    /// Interface Builder lets such a view stick out, and keeps its size: 35 of 44 stored conflicts that the rule for
    /// running apps does not explain.
    private func endsAtStoredSize(_ row: Row) -> Bool {
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
        switch states[container].placement {
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
        switch item.kind {
        case .none: 0
        case .view, .safeArea, .margins, .readableContent, .contentLayout, .contentMargins, .frameLayout, .topGuide,
            .bottomGuide, .keyboard:
            scene.views[Int(item.index)].depth
        case .userGuide: scene.views[Int(userGuides[Int(item.index)].owner)].depth + 1
        case .spacer: 0
        }
    }
}
