import InterfaceDocument
import StrutEnvironment

/// Layout margins by context, in points, as measured where constraints meet margins: 2,795 of 2,844 edges.
enum MarginMetrics {
    /// The side margins of a root view.
    static func rootSide(width: Double, _ profile: CanvasProfile) -> Double {
        width >= 400 ? profile.margins.wideRoot : narrowRoot
    }

    /// The side margins of a root view that is narrow.
    static let narrowRoot = 16.0

    /// The greatest width of readable text: 672 at the default text size, and 560 at the smallest (2 views of one
    /// document).
    static func readableWidth(_ environment: borrowing ResolvedEnvironment) -> Double {
        environment.contentSizeCategory == .extraSmall ? 560 : 672
    }

    /// What the margins of a cell's content view depend on.
    struct Cell {
        /// The cell's width in points.
        var width: Double
        /// The table's width in points.
        var tableWidth: Double?
        var isInsetGrouped: Bool
        var isInTable: Bool
        /// Whether the table is its controller's view.
        var isInRootTable: Bool
        var preservesSuperviewMargins: Bool
        /// Whether it is a static one that begins below its table's edge.
        var isBelowTable: Bool
    }

    /// The margins of a table cell's content view without an accessory.
    static func cellContent(_ cell: Cell, environment: ResolvedEnvironment) -> EdgeInsets {
        let metrics = environment.profile.margins
        if metrics.keepsPlainCells && !cell.preservesSuperviewMargins {
            return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        if !metrics.followScreenInCells { return EdgeInsets(top: 8, left: 15, bottom: 8, right: 15) }
        var side = cellSide(cell, environment)
        if side == 16 && !environment.hasNotch && !cell.isInRootTable {
            switch metrics.narrowCells {
            case .none: break
            case .inTables: if cell.isInTable { side = 15 }
            case .everywhere: side = 15
            }
        }
        return EdgeInsets(top: metrics.cellVertical, left: side, bottom: metrics.cellVertical, right: side)
    }

    /// Whether the cells of a phone have wide sides from 321 points of width on: since there are safe areas, on wide
    /// phones with and without a notch (4 views of one repository without one, none against).
    private static func isWidePhone(_ environment: ResolvedEnvironment) -> Bool {
        environment.isWidePhone
            || environment.deviceID != nil && environment.profile.margins.widePhone == environment.deviceID
    }

    private static func cellSide(_ cell: Cell, _ environment: ResolvedEnvironment) -> Double {
        let metrics = environment.profile.margins
        if cell.isBelowTable, !environment.isChosen, let side = metrics.hiddenCellSide { return side }
        let screenWidth = min(environment.size.width, environment.size.height)
        let isWide = isWidePhone(environment)
        if cell.isInsetGrouped {
            if let side = metrics.insetGroupedCellSide { return side }
            if let tableWidth = cell.tableWidth {
                let inset = ((tableWidth - cell.width) / 2).rounded()
                if (12...24).contains(inset) { return inset }
            }
            return isWide ? 20 : 16
        }
        if isWide {
            return cell.width > 320 && metrics.narrowPhone != environment.deviceID ? 20 : 16
        }
        let isWideScreen = environment.deviceID == nil || environment.isPad || screenWidth >= 400
        return (metrics.widensWideCells || isWideScreen) && cell.width >= 400 ? 20 : 16
    }
}
