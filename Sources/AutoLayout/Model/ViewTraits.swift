import InterfaceDocument
import StrutEnvironment

/// What is known of one view before any layout pass.
struct ViewTraits: Sendable {
    /// How the view's frame comes about.
    let placement: Placement
    /// Whether leading means right for what the view contains.
    let isRightToLeft: Bool
    /// The view above in whose coordinates the edges go to whole pixels: a root, a cell, or what scrolls; -1 for a
    /// root.
    let pixelGrid: Int
    /// From the frame to the alignment rectangle, in points.
    let alignmentInsets: EdgeInsets
    /// The layout margins that the view states, in points; nil where it states none.
    let statedMargins: EdgeInsets?
    /// Whether the margins keep clear of the safe area too.
    let insetsMarginsFromSafeArea: Bool
    /// Whether the superview's margins count as well.
    let preservesSuperviewMargins: Bool
    /// Whether the margins keep to the readable width.
    let marginsFollowReadableWidth: Bool

    /// The traits of the view at `index`; `model` need not know any traits yet, `earlier` are those of the views before
    /// it.
    init(
        of index: Int, in model: SceneModel, _ environment: borrowing ResolvedEnvironment, after earlier: [ViewTraits]
    ) {
        let view = model.view(index)
        placement = Placement(of: index, in: model)
        isRightToLeft = environment.direction.effective(for: view.semanticContentAttribute) == .rightToLeft
        pixelGrid = Self.pixelGrid(under: model.superview(of: index), in: model, earlier)
        alignmentInsets = Self.alignmentInsets(of: view, in: model)
        statedMargins = Self.margins(of: view, isRightToLeft: isRightToLeft)
        insetsMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
        preservesSuperviewMargins = view.preservesSuperviewLayoutMargins
        marginsFollowReadableWidth = view.layoutMarginsFollowReadableWidth
    }

    private static func alignmentInsets(of view: View, in model: SceneModel) -> EdgeInsets {
        if let image = ImageView(view.element), let symbol = IntrinsicMeasurer(model: model).symbol(in: image) {
            return symbol.alignmentInsets(model.environment)
        }
        return ControlMetrics.alignmentInsets(of: view, model.environment)
    }

    private static func pixelGrid(under superview: Int, in model: SceneModel, _ earlier: [ViewTraits]) -> Int {
        guard superview >= 0 else { return -1 }
        let kind = model.view(superview).kind
        let isGrid = kind.isCell || kind.isScrollView || earlier[superview].pixelGrid < 0
        return isGrid ? superview : earlier[superview].pixelGrid
    }

    private static func margins(of view: View, isRightToLeft: Bool) -> EdgeInsets? {
        guard let margins = view.directionalLayoutMargins else { return view.layoutMargins }
        return isRightToLeft
            ? EdgeInsets(top: margins.top, left: margins.trailing, bottom: margins.bottom, right: margins.leading)
            : EdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
}

/// How a view's frame comes about.
package enum Placement: UInt8, Sendable {
    /// A scene's root: the screen or the canvas decides.
    case root
    /// From its autoresizing mask and stored frame.
    case autoresizingMask
    /// From Interface Builder's prototyping constraints, which repeat the stored frame.
    case fixedFrame
    /// From the written constraints and its intrinsic size alone.
    case constraints
    /// A table or collection view gives it its frame.
    case tableView
    /// It fills its superview: the content view of a visual effect view or a cell.
    case fillsSuperview

    init(of index: Int, in model: SceneModel) {
        let parent = model.superview(of: index)
        guard parent >= 0 else {
            self = .root
            return
        }
        let (view, superview) = (model.view(index), model.view(parent))
        if superview.kind == .visualEffectView && view.key == "contentView" {
            self = .fillsSuperview
        } else if let placement = Self.inTable(index, view, superview, model) {
            self = placement
        } else if superview.kind == .stackView && view.key == nil {
            // A stack view arranges its subviews, whatever they say of a fixed frame (3 of 3).
            self = .constraints
        } else if view.isFixedFrame {
            self = .fixedFrame
        } else {
            self = model.document.usesAutoLayout && !model.translatesMask(index) ? .constraints : .autoresizingMask
        }
    }

    /// What a table or collection, or a cell, decides for a view in it; nil where it has no say.
    private static func inTable(_ index: Int, _ view: View, _ superview: View, _ model: SceneModel) -> Placement? {
        switch view.kind {
        case .tableViewCell, .tableViewCellContentView, .collectionViewCell, .collectionViewCellContentView,
            .collectionReusableView:
            if superview.kind.isTableOrCollection || superview.kind.isCell { return .tableView }
        default: break
        }
        if superview.kind == .collectionViewCell && view.key == "contentView" { return .tableView }
        if superview.kind == .tableView {
            if view.key == "tableHeaderView" || view.key == "tableFooterView" {
                // At run time one that gave up its mask owns its whole frame: what the table gives it is overwritten.
                let ownsItsFrame =
                    model.laysOutTables && model.document.usesAutoLayout && !model.translatesMask(index)
                return ownsItsFrame ? .constraints : .tableView
            }
            if model.laysOutTables && (view.key == "headerView" || view.key == "footerView") { return .tableView }
        }
        return model.laysOutTables && model.isStyleView(index) ? .tableView : nil
    }
}

extension SceneModel {
    /// Whether the view at `index` is in an item of the toolbar or navigation bar around it, which places it.
    func isPlacedByBar(_ index: Int) -> Bool {
        guard superview(of: index) >= 0 else { return false }
        switch view(superview(of: index)).kind {
        case .toolbar, .navigationBar: return view(index).isShownByBarItem
        default: return false
        }
    }

    /// Whether a view is one of those that a cell's style places.
    func isStyleView(_ index: Int) -> Bool {
        let parent = superview(of: index)
        guard parent >= 0, view(parent).kind == .tableViewCellContentView, superview(of: parent) >= 0,
            let cell = TableViewCell(view(superview(of: parent)).element)
        else { return false }
        return cell.placesByStyle(view(index))
    }
}
