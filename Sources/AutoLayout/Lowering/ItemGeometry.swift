import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// A row as the solver reads it: the sum of the terms stands against the constant.
struct LinearRow {
    var terms: [Term]
    var constant: Double
}

/// Where the items of a scene are: each anchor is a sum of variables plus a constant, as far as the passes know.
struct ItemGeometry: SceneReader {
    let model: SceneModel
    let variables: ItemVariables
    let states: [ViewState]

    /// A row's left side minus its right side.
    func linearForm(of row: LoweredRow) -> LinearRow {
        var terms: [Term] = []
        let constant = linearize(row, into: &terms)
        return LinearRow(terms: terms, constant: constant)
    }

    /// Fills `terms` with the row's left side minus its right side, and returns the constant that they stand against.
    func linearize(_ row: LoweredRow, into terms: inout [Term]) -> Double {
        // A few at most: taking them off one by one costs less than `removeAll`.
        while !terms.isEmpty { terms.removeLast() }
        let flips = row.isRightToLeft && (row.firstAnchor.dependsOnDirection || row.secondAnchor.dependsOnDirection)
        var constant = append(row.first, row.firstAnchor, scale: 1, flips: flips, &terms)
        if row.second.kind != .none {
            constant += append(row.second, row.secondAnchor, scale: -row.multiplier, flips: flips, &terms)
            // Places are measured in the coordinates of the view that holds the constraint: it shows only when they
            // are multiplied.
            if row.multiplier != 1 && !row.secondAnchor.isSize && row.container >= 0 {
                let scale = row.firstAnchor.isSize ? row.multiplier : row.multiplier - 1
                constant += appendOrigin(
                    of: Int(row.container), isHorizontal: row.secondAnchor.isHorizontal, scale: scale, flips: flips,
                    &terms)
            }
        }
        let result = row.constant - constant
        return abs(result) < Self.leastConstant ? 0 : result
    }

    /// The least constant in points that counts. Beside the size of a window a smaller one is rounding, which
    /// `Tolerance` allows; where all is 0, even 4.9e-324 would be a contradiction.
    private static let leastConstant = 1e-6

    /// Appends scale × origin of the view at `index`, as places in it are counted.
    private func appendOrigin(
        of index: Int, isHorizontal: Bool, scale: Double, flips: Bool, _ terms: inout [Term]
    ) -> Double {
        let anchor: Anchor = isHorizontal ? (flips ? .right : .left) : .top
        return appendEdge(box(of: .view(index)), anchor, scale: isHorizontal && flips ? -scale : scale, &terms)
    }

    /// Appends scale × anchor to `terms` and returns scale × the anchor's constant part.
    ///
    /// In a row that reads from right to left, horizontal places count leftwards, so that leading precedes trailing.
    private func append(
        _ item: LayoutItem, _ anchor: Anchor, scale: Double, flips: Bool, _ terms: inout [Term]
    ) -> Double {
        if anchor.isBaseline && item.kind == .view {
            let state = states[Int(item.index)]
            let box = variables.views[Int(item.index)].box
            let baseline = anchor == .firstBaseline ? state.firstBaseline : state.lastBaseline
            append(box.y, scale, &terms)
            if baseline.share != 0 { append(box.y + 1, scale * baseline.share, &terms) }
            return scale * baseline.offset
        }
        if anchor == .minX || anchor == .minY {
            let isHorizontal = anchor == .minX
            let constant = appendEdge(box(of: item), isHorizontal ? .left : .top, scale: scale, &terms)
            let parent = superview(of: Int(item.index))
            guard parent >= 0 else { return constant }
            return constant + appendOrigin(of: parent, isHorizontal: isHorizontal, scale: -scale, flips: false, &terms)
        }
        switch item.kind {
        case .topGuide: return appendGuide(item, anchor, scale: scale, isTop: true, &terms)
        case .bottomGuide, .keyboard: return appendGuide(item, anchor, scale: scale, isTop: false, &terms)
        default: break
        }
        let box = box(of: item)
        switch anchor {
        case .leading: return appendEdge(box, flips ? .right : .left, scale: flips ? -scale : scale, &terms)
        case .trailing: return appendEdge(box, flips ? .left : .right, scale: flips ? -scale : scale, &terms)
        case .left, .right, .centerX: return appendEdge(box, anchor, scale: flips ? -scale : scale, &terms)
        default: return appendEdge(box, anchor, scale: scale, &terms)
        }
    }

    /// Appends scale × an edge, centre or size of a box, and returns scale × its constant part.
    private func appendEdge(
        _ box: LayoutBox, _ anchor: Anchor, scale: Double, _ terms: inout [Term]
    ) -> Double {
        let insets = box.insets
        switch anchor {
        case .left, .leading:
            append(box.x, scale, &terms)
            return scale * insets.left
        case .right, .trailing:
            append(box.x, scale, &terms)
            append(box.x + 1, scale, &terms)
            return -scale * insets.right
        case .width:
            append(box.x + 1, scale, &terms)
            return -scale * (insets.left + insets.right)
        case .centerX:
            append(box.x, scale, &terms)
            append(box.x + 1, scale / 2, &terms)
            return scale * (insets.left - insets.right) / 2
        case .top, .firstBaseline:  // a guide has no text: its baselines are its edges, as those of a view without
            append(box.y, scale, &terms)
            return scale * insets.top
        case .bottom, .lastBaseline:
            append(box.y, scale, &terms)
            append(box.y + 1, scale, &terms)
            return -scale * insets.bottom
        case .height:
            append(box.y + 1, scale, &terms)
            return -scale * (insets.top + insets.bottom)
        case .centerY:
            append(box.y, scale, &terms)
            append(box.y + 1, scale / 2, &terms)
            return scale * (insets.top - insets.bottom) / 2
        case .minX, .minY:
            return 0
        }
    }

    /// The strips that a controller's layout guides are, from the root's edge to the bars' inner edge, and the
    /// keyboard's while it is off screen: what lies below the safe area.
    private func appendGuide(
        _ item: LayoutItem, _ anchor: Anchor, scale: Double, isTop: Bool, _ terms: inout [Term]
    ) -> Double {
        let state = states[Int(item.index)]
        let box = variables.views[Int(item.index)].box
        let length = isTop ? state.safeArea.top : state.safeArea.bottom
        // From the root's edge at which the strip lies.
        func place(_ inward: Double) -> Double {
            isTop
                ? appendEdge(box, .top, scale: scale, &terms) + scale * inward
                : appendEdge(box, .bottom, scale: scale, &terms) - scale * inward
        }
        switch anchor {
        case .height: return scale * length
        case .top, .firstBaseline: return place(isTop ? 0 : length)
        case .bottom, .lastBaseline: return place(isTop ? length : 0)
        case .centerY: return place(length / 2)
        default: return appendEdge(box, anchor, scale: scale, &terms)
        }
    }

    private func append(_ variable: Int32, _ coefficient: Double, _ terms: inout [Term]) {
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
        case .view, .none, .frameLayout, .topGuide, .bottomGuide, .keyboard: return variables.views[index].box
        case .contentLayout: return variables.views[index].contentBox ?? variables.views[index].box
        case .contentMargins:
            return inset(variables.views[index].contentBox ?? variables.views[index].box, by: states[index].margins)
        case .userGuide: return variables.userGuides[index].box
        case .spacer: return variables.spacers[index]
        case .margins: return inset(variables.views[index].box, by: states[index].margins)
        case .safeArea: return inset(variables.views[index].box, by: states[index].safeArea)
        case .readableContent: return inset(variables.views[index].box, by: states[index].readableInsets(environment))
        }
    }

    private func inset(_ box: LayoutBox, by insets: EdgeInsets) -> LayoutBox {
        LayoutBox(x: box.x, y: box.y, insets: insets)
    }
}
