import ConstraintSolver
import InterfaceDocument
import StrutEnvironment

/// The constraints that the document states.
struct WrittenLowering: SceneReader {
    let model: SceneModel
    let rows: RowBuilder

    /// Lowers every installed written constraint, in document order.
    func lowerAll() {
        for (index, sceneConstraint) in scene.constraints.enumerated() {
            lower(sceneConstraint, source: index)
        }
        for addition in model.runTime.changes.added { lower(addition) }
    }

    /// A priority counts as the next that there is: UIKit has those above 0 up to 1000. A placeholder constraint, which
    /// is removed at build time, yields to every constraint that stays.
    private func priority(of constraint: Constraint) -> Double {
        min(max(constraint.priority, 0), constraint.isPlaceholder ? 999.9995 : 1000)
    }

    private func lower(_ sceneConstraint: SceneConstraint, source: Int) {
        let constraint = sceneConstraint.constraint
        guard !constraint.hasDanglingItem, let firstAttribute = constraint.firstAttribute,
            let first = item(of: constraint.firstItem, attribute: firstAttribute, owner: sceneConstraint.owner)
        else { return }
        var row = LoweredRow(
            first: first, firstAnchor: Anchor(firstAttribute), constant: constraint.resolvedConstant,
            priority: priority(of: constraint), origin: .written, container: Int32(sceneConstraint.owner),
            source: Int32(source), isRightToLeft: traits(sceneConstraint.owner).isRightToLeft)
        row.relation = constraint.relation
        if let attribute = constraint.secondAttribute, let secondElement = constraint.secondItem {
            guard let second = item(of: secondElement, attribute: attribute, owner: sceneConstraint.owner) else {
                return
            }
            row.second = second
            row.secondAnchor = Anchor(attribute)
            row.multiplier = constraint.multiplier
            useContentBoxes(in: &row)
        } else if !row.firstAnchor.isSize {
            return  // a place alone means nothing
        }
        let isActive = model.applyChanges(of: constraint, to: &row)
        rows.add(row, isActive: isActive)
    }

    /// A constraint that code added; one whose items another window does not install is left out there.
    private func lower(_ addition: ConstraintAddition) {
        let added = addition.constraint
        guard let first = item(of: addition.first, attribute: added.firstAttribute, owner: 0) else { return }
        var row = LoweredRow(
            first: first, firstAnchor: Anchor(added.firstAttribute), relation: added.relation,
            constant: added.constant, priority: added.priority, origin: .written,
            isRightToLeft: isRightToLeft(at: addition.first))
        if let second = addition.second, let attribute = added.secondAttribute {
            guard let item = item(of: second, attribute: attribute, owner: 0) else { return }
            row.second = item
            row.secondAnchor = Anchor(attribute)
            row.multiplier = added.multiplier
            useContentBoxes(in: &row)
        }
        rows.add(row)
    }

    /// Whether the view that an element is, or is in, reads from right to left.
    private func isRightToLeft(at element: Element) -> Bool {
        var place: Element? = element
        while let current = place {
            let index = model.viewIndex.view(of: current, from: 0)
            if index >= 0 { return traits(Int(index)).isRightToLeft }
            place = current.parent
        }
        return false
    }

    /// The item that an element of the document is, for one attribute; nil where it is not installed.
    private func item(of element: Element, attribute: LayoutAttribute, owner: Int) -> LayoutItem? {
        let index = model.viewIndex.view(of: element, from: owner)
        if index >= 0 {
            return LayoutItem(kind: attribute.isMargin ? .margins : .view, index: index)
        }
        return guide(of: element, owner: owner)
    }

    private func guide(of element: Element, owner view: Int) -> LayoutItem? {
        guard let guide = LayoutGuide(element) else { return nil }
        if guide.kind == .top || guide.kind == .bottom {
            guard let root = scene.roots.first(where: { $0.controller?.element == guide.owner }) else { return nil }
            return LayoutItem(kind: guide.kind == .top ? .topGuide : .bottomGuide, index: Int32(root.view))
        }
        guard let owner = guide.owner else { return nil }
        let index = model.viewIndex.view(of: owner, from: view)
        guard index >= 0 else { return nil }
        switch guide.kind {
        case .safeArea: return LayoutItem(kind: .safeArea, index: index)
        case .layoutMargins: return LayoutItem(kind: .margins, index: index)
        case .readableContent: return LayoutItem(kind: .readableContent, index: index)
        case .keyboard: return LayoutItem(kind: .keyboard, index: index)
        case .contentLayoutGuide:
            rows.needContentBox(of: Int(index))
            return LayoutItem(kind: .contentLayout, index: index)
        case .frameLayoutGuide: return LayoutItem(kind: .frameLayout, index: index)
        case .top, .bottom: return nil
        case .user, .unknown: return rows.userGuide(element, of: index)
        }
    }

    /// The edges of a scroll view mean its content to the views inside it; its size and centre mean its frame.
    private func useContentBoxes(in row: inout LoweredRow) {
        func meansContent(_ item: LayoutItem, _ anchor: Anchor, other: LayoutItem) -> Bool {
            guard item.kind == .view || item.kind == .margins else { return false }
            switch anchor {
            case .left, .right, .leading, .trailing, .top, .bottom: break
            default: return false
            }
            let index = Int(item.index)
            guard view(index).kind.isScrollView else { return false }
            return isInside(other, index)
        }
        if meansContent(row.first, row.firstAnchor, other: row.second) {
            rows.needContentBox(of: Int(row.first.index))
            row.first.kind = row.first.kind == .margins ? .contentMargins : .contentLayout
        }
        if meansContent(row.second, row.secondAnchor, other: row.first) {
            rows.needContentBox(of: Int(row.second.index))
            row.second.kind = row.second.kind == .margins ? .contentMargins : .contentLayout
        }
    }

    /// Whether an item is a view, or a guide of a view, below the view at `ancestor`.
    private func isInside(_ item: LayoutItem, _ ancestor: Int) -> Bool {
        guard let index = rows.variables.view(of: item) else { return false }
        return index > ancestor && index < scene.views[ancestor].subtreeEnd
    }
}
