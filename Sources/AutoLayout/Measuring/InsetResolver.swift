import InterfaceDocument
import StrutEnvironment

/// Safe areas and layout margins of every view, from the frames of the last pass.
struct InsetResolver: SceneReader {
    let model: SceneModel

    /// Brings the safe area and the margins of every view up to date with the last solution. Superviews come first, as
    /// they pass theirs on.
    func update(_ states: inout [ViewState]) {
        for index in states.indices {
            findOverflow(of: index, &states)
            states[index].safeArea = safeArea(of: index, states)
            states[index].margins = layoutMargins(of: index, states)
        }
    }

    /// The part of the superview's safe area that reaches into the view.
    ///
    /// Cells, and what scrolls, keep clear of nothing: their content moves (see `movedAxes`).
    private func safeArea(of index: Int, _ states: [ViewState]) -> EdgeInsets {
        let sceneView = scene.views[index]
        guard sceneView.superview >= 0 else {
            return model.fitting?.inherited[index]?.safeArea ?? scene.roots[sceneView.root].safeArea
        }
        let outer = states[sceneView.superview].safeArea
        if outer == .zero || sceneView.view.kind.isCell { return .zero }
        guard let distance = distances(of: index, states) else { return .zero }
        var inner = EdgeInsets(
            top: max(0, outer.top - max(0, distance.top)), left: max(0, outer.left - max(0, distance.left)),
            bottom: max(0, outer.bottom - max(0, distance.bottom)), right: max(0, outer.right - max(0, distance.right)))
        for place in [sceneView.superview, index] {
            guard let axes = movedAxes(of: place, states) else { continue }
            if axes.vertical { (inner.top, inner.bottom) = (0, 0) }
            if axes.horizontal { (inner.left, inner.right) = (0, 0) }
        }
        return inner
    }

    /// On which axes a view moves its content out of the safe area, instead of passing it on; nil for what does not
    /// scroll.
    ///
    /// A plain scroll view does so where it scrolls. Where its content fits it passes the safe area on (16 views of 4
    /// documents, 3 repositories, none against), unless it is the content of a controller in a navigation controller:
    /// so Apple documents `UIScrollView.ContentInsetAdjustmentBehavior.automatic` (7 views of 2 documents of one
    /// project).
    private func movedAxes(of index: Int, _ states: [ViewState]) -> (horizontal: Bool, vertical: Bool)? {
        guard let scroll = ScrollView(view(index).element) else { return nil }
        guard let scrolling = states[index].scrolling else { return (true, true) }
        switch scroll.contentInsetAdjustmentBehavior {
        case "never": return (false, false)
        case "always": return (true, true)
        case let behavior:
            let root = scene.roots[scene.views[index].root]
            // The root's first subview comes next after it.
            let isContent = behavior == "automatic" && root.movesContent && index - root.view <= 1
            return (
                horizontal: scrolling.scrollsSideways || scroll.alwaysBounceHorizontal,
                vertical: scrolling.scrollsDown || scroll.alwaysBounceVertical || isContent
            )
        }
    }

    /// Finds out whether a plain scroll view's content is larger than the view.
    ///
    /// Content that keeps clear of the safe area at its end grows with it, from pass to pass, until it is.
    private func findOverflow(of index: Int, _ states: inout [ViewState]) {
        guard var scrolling = states[index].scrolling else { return }
        let (excess, former) = (scrolling.excess, scrolling.former)
        func reachesIn(_ inset: KeyPath<EdgeInsets, Double>) -> Bool {
            scene.subviews(of: index).contains { states[$0].safeArea[keyPath: inset] > 0 }
        }
        if excess.width > 0.5 || excess.width > former.width + 0.5 && reachesIn(\.right) {
            scrolling.scrollsSideways = true
        }
        if excess.height > 0.5 || excess.height > former.height + 0.5 && reachesIn(\.bottom) {
            scrolling.scrollsDown = true
        }
        states[index].scrolling = scrolling
    }

    /// How far the view's edges lie inside its superview's; nil before the first pass.
    func distances(of index: Int, _ states: [ViewState]) -> EdgeInsets? {
        guard let frame = states[index].solved, let container = states[superview(of: index)].solved else { return nil }
        return EdgeInsets(
            top: frame.y - container.y, left: frame.x - container.x, bottom: container.maxY - frame.maxY,
            right: container.maxX - frame.maxX)
    }

    /// The effective margins: the view's own, the safe area, and its superview's where it preserves them.
    private func layoutMargins(of index: Int, _ states: [ViewState]) -> EdgeInsets {
        if let inherited = model.fitting?.inherited[index]?.margins { return inherited }
        let kind = view(index).kind
        let traits = traits(index)
        var margins = ownMargins(of: index, states)
        if kind == .tableViewCellContentView { return margins }
        // Margins follow the safe area since there are safe areas: the tools of Xcode 9.
        if environment.profile.margins.followSafeArea && traits.insetsMarginsFromSafeArea && !kind.isCell
            && kind != .collectionViewCellContentView && (kind != .stackView || traits.statedMargins != nil)
        {
            let safeArea = states[index].safeArea
            margins.top += safeArea.top
            margins.left += safeArea.left
            margins.bottom += safeArea.bottom
            margins.right += safeArea.right
        }
        let parent = superview(of: index)
        if traits.preservesSuperviewMargins, parent >= 0, let outer = preservedMargins(of: parent, states),
            let distance = distances(of: index, states)
        {
            if distance.top >= 0 { margins.top = max(margins.top, outer.top - distance.top) }
            if distance.left >= 0 { margins.left = max(margins.left, outer.left - distance.left) }
            if distance.bottom >= 0 { margins.bottom = max(margins.bottom, outer.bottom - distance.bottom) }
            if distance.right >= 0 { margins.right = max(margins.right, outer.right - distance.right) }
        }
        if traits.marginsFollowReadableWidth, let width = states[index].solved?.width {
            let side = (width - MarginMetrics.readableWidth(environment)) / 2
            margins.left = max(margins.left, side)
            margins.right = max(margins.right, side)
        }
        return margins
    }

    /// The margins of a view as those in it preserve them; nil for those of a collection, which no document shows.
    ///
    /// A table has the sides that the content of its cells has (4 edges in 2 headers of one repository, none against;
    /// UIKit documents that margins are preserved).
    private func preservedMargins(of index: Int, _ states: [ViewState]) -> EdgeInsets? {
        let view = view(index)
        guard view.kind.isTableOrCollection else { return states[index].margins }
        guard view.kind == .tableView, environment.profile.margins.followScreenInCells,
            let width = (states[index].solved ?? view.frame)?.width
        else { return nil }
        let cell = MarginMetrics.cellContent(
            MarginMetrics.Cell(
                width: width, tableWidth: width, isInsetGrouped: false, isInTable: true,
                isInRootTable: view.key == "view", preservesSuperviewMargins: true, isBelowTable: false),
            environment: environment)
        return EdgeInsets(top: 0, left: cell.left, bottom: 0, right: cell.right)
    }

    /// The margins that the view states, or UIKit's for its kind.
    private func ownMargins(of index: Int, _ states: [ViewState]) -> EdgeInsets {
        let kind = view(index).kind
        let followsSafeArea = environment.profile.margins.followSafeArea
        let stated = traits(index).statedMargins
        let root = scene.roots[scene.views[index].root]
        let isRoot = superview(of: index) < 0
        if isRoot && kind != .tableViewCell && (root.controller != nil || followsSafeArea) {
            let side = MarginMetrics.rootSide(width: root.frame.width, environment.profile)
            // What surrounds a root on the canvas has margins of 8 points above and below, which it may preserve.
            let vertical: Double = traits(index).preservesSuperviewMargins ? 8 : 0
            let own = stated ?? .zero
            return EdgeInsets(
                top: max(vertical, own.top), left: max(side, own.left), bottom: max(vertical, own.bottom),
                right: max(side, own.right))
        }
        if kind == .tableViewCellContentView && !isRoot {
            let system = cellContentMargins(of: index, states)
            guard let stated else { return system }
            guard followsSafeArea else { return stated }
            return EdgeInsets(
                top: max(system.top, stated.top), left: max(system.left, stated.left),
                bottom: max(system.bottom, stated.bottom), right: max(system.right, stated.right))
        }
        if let stated { return stated }
        return kind == .stackView ? .zero : EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }

    /// The margins of a table cell's content view: by era, device, width and table.
    private func cellContentMargins(of index: Int, _ states: [ViewState]) -> EdgeInsets {
        let cellIndex = superview(of: index)
        let cellView = view(cellIndex)
        let cell = TableViewCell(cellView.element)
        let tableIndex = superview(of: cellIndex)
        let table = tableIndex >= 0 ? view(tableIndex) : nil
        let tableView = table.flatMap { TableView($0.element) }
        let frame = states[cellIndex].solved ?? cellView.frame
        let tableFrame = tableIndex >= 0 ? states[tableIndex].solved ?? table?.frame : nil
        let isBelowTable =
            environment.profile.margins.hiddenCellSide != nil && tableView?.dataMode == .static
            && isBelowEdge(cellIndex, of: tableIndex, states)
        var margins = MarginMetrics.cellContent(
            MarginMetrics.Cell(
                width: frame?.width ?? 0, tableWidth: tableFrame?.width,
                isInsetGrouped: tableView?.style == .insetGrouped,
                isInTable: table != nil, isInRootTable: table?.key == "view",
                preservesSuperviewMargins: traits(index).preservesSuperviewMargins,
                isBelowTable: isBelowTable),
            environment: environment)
        let hasAccessory = cell.map { $0.accessoryType != .none || $0.accessoryView != nil } ?? false
        if hasAccessory { margins.right = 8 }
        // Half of it, where the content had not taken over the table's margins (4 constraints of one document, none
        // against).
        if isBelowTable && !environment.isChosen && cell?.accessoryType == .disclosureIndicator { margins.right = 4 }
        if traits(index).isRightToLeft { swap(&margins.left, &margins.right) }
        if let stated = traits(cellIndex).statedMargins, traits(index).preservesSuperviewMargins {
            let isModern = environment.profile.margins.followSafeArea
            margins.left = isModern ? max(margins.left, stated.left) : stated.left
            margins.right = isModern ? max(margins.right, stated.right) : stated.right
        }
        return margins
    }

    /// Whether a cell begins below its table's lower edge, as far as the table has not been scrolled.
    private func isBelowEdge(_ cell: Int, of table: Int, _ states: [ViewState]) -> Bool {
        if let cell = states[cell].solved, let table = states[table].solved { return cell.y >= table.y + table.height }
        guard let cell = view(cell).frame, let table = view(table).frame else { return false }
        return cell.y >= table.height
    }

    /// How far the safe area reaches into what scrolls, at its sides.
    func sideSafeArea(of index: Int, _ states: [ViewState]) -> EdgeInsets {
        guard environment.profile.tables.followSafeArea else { return .zero }
        let parent = superview(of: index)
        let outer = parent < 0 ? states[index].safeArea : states[parent].safeArea
        let distance = parent < 0 ? .zero : distances(of: index, states) ?? .zero
        return EdgeInsets(
            top: 0, left: max(0, outer.left - max(0, distance.left)), bottom: 0,
            right: max(0, outer.right - max(0, distance.right)))
    }
}

extension ViewState {
    /// The insets of the readable content guide: the margins, and never more than the readable width, centred.
    func readableInsets(_ environment: borrowing ResolvedEnvironment) -> EdgeInsets {
        var insets = margins
        guard let width = solved?.width else { return insets }
        let surplus = width - insets.left - insets.right - MarginMetrics.readableWidth(environment)
        if surplus > 0 {
            insets.left += surplus / 2
            insets.right += surplus / 2
        }
        return insets
    }
}
