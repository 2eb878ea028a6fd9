import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each table cell of a xib that does not grow with a text in it that may take more lines, because
    /// nothing holds its top or its bottom, or whose content is attached at one of the two alone: its table, which is
    /// elsewhere, may let its rows size themselves.
    static let cellNotPinned = LayoutRule(.rowNotPinned) { context in
        let scene = context.scene
        guard scene.document.usesAutoLayout else { return }
        for root in scene.scene.roots where root.isDetached && scene.view(root.view).kind == .tableViewCell {
            guard
                let content = scene.scene.subviews(of: root.view)
                    .first(where: { scene.view($0).kind == .tableViewCellContentView })
            else { continue }
            let label = context.growingLabel(in: content)
            let holder = label == nil ? content : context.looseHolder(in: content)
            guard let holder, !VerticalChains(scene, in: [holder]).joins(holder, in: scene) else { continue }
            let attached = context.sidesFromInside(holder)
            let missing = [(AttachedSides.Sides.top, "top"), (.bottom, "bottom")].filter { !attached.contains($0.0) }
                .map(\.1)
            // Where nothing holds either, the cell is drawn at one height and meant so.
            guard let first = missing.first, missing.count == 1 || label != nil && attached.contains(.centerY) else {
                continue
            }
            let sides = missing.count == 1 ? first : "top and bottom"
            context.report(
                .rowNotPinned,
                "Nothing is attached to the \(sides) of \(context.name(holder == content ? root.view : holder)): where its table "
                    + "lets rows size themselves, \(holder == content ? "it" : context.name(root.view)) does not "
                    + "\(label.map { "grow with \(context.name($0))" } ?? "take the height of its content"). Constrain its content "
                    + "to the \(sides) too.", at: root.view,
                severity: .note)
        }
    }
}

extension RuleContext {
    /// The view that lacks something at its top or bottom: a cell's content view, or a container in it that is as high
    /// as it; nil where there is none.
    fileprivate mutating func looseHolder(in content: Int) -> Int? {
        var holder = content
        while true {
            if !sidesFromInside(holder).isSuperset(of: [.top, .bottom]) { return holder }
            let containers = scene.scene.subviews(of: holder).filter { index in
                scene.view(index).kind == .view
                    && scene.scene.views[index].subtreeEnd > index + 1 && holdsConstrainedViews(index)
            }
            guard containers.count == 1, let inner = containers.first,
                scene.scene.subviews(of: holder).allSatisfy({ $0 == inner || !isText($0) })
            else { return nil }
            holder = inner
        }
    }

    /// The sides of a view that constraints attach to something in it.
    fileprivate func sidesFromInside(_ view: Int) -> AttachedSides.Sides {
        let inside = view + 1..<scene.scene.views[view].subtreeEnd
        var sides: AttachedSides.Sides = []
        for row in scene.rows where row.origin == .written || row.origin == .stackView {
            guard let first = scene.owner(of: row.first), let second = scene.owner(of: row.second) else { continue }
            if first == view, inside.contains(second) { sides.formUnion(AttachedSides.Sides(of: row.firstAnchor)) }
            if second == view, inside.contains(first) { sides.formUnion(AttachedSides.Sides(of: row.secondAnchor)) }
        }
        return sides
    }

    private func isText(_ index: Int) -> Bool { [.label, .button, .stackView].contains(scene.view(index).kind) }

    /// The first label that constraints place in a view, and that may take several lines; nil for none.
    fileprivate mutating func growingLabel(in view: Int) -> Int? {
        let fixed = fixedLengths
        return (view..<scene.scene.views[view].subtreeEnd).first { index in
            guard let label = Label(scene.view(index).element) else { return false }
            return label.numberOfLines != 1 && scene.placement(of: index) == .constraints
                && fixed.row(of: index, .vertical) == nil
        }
    }
}
