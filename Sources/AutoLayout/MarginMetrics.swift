import Environment
import InterfaceDocument

/// Layout margins by context, in points, as measured where constraints meet margins: 2,795 of 2,844 edges.
enum MarginMetrics {
    /// The side margins of a root view: 16 below a width of 400, 20 from there on; always 16 before Xcode 7
    /// (483 of 489 edges).
    static func rootSide(width: Double, toolsVersion: Int) -> Double {
        toolsVersion >= 8000 && width >= 400 ? 20 : 16
    }

    /// The greatest width of readable text at the default text size.
    static let readableWidth = 672.0

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
    }

    /// The margins of a table cell's content view without an accessory.
    static func cellContent(_ cell: Cell, environment: ResolvedEnvironment, toolsVersion: Int) -> EdgeInsets {
        let isNewest = (24127..<32000).contains(toolsVersion)
        if toolsVersion < 13000 {
            let side: Double = cell.preservesSuperviewMargins ? 15 : 8
            return EdgeInsets(top: 8, left: side, bottom: 8, right: side)
        }
        // The first tools of Xcode 9 still gave cells that preserve nothing the margins of any view (7 of 7 edges, in 4
        // documents of 2 projects).
        if toolsVersion < 13500 && !cell.preservesSuperviewMargins {
            return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        let vertical: Double = isNewest ? 15 : 11
        var side = cellSide(cell, environment, toolsVersion, isNewest)
        // The tools of Xcode 9 to 11 kept 15 in tables that are not their controller's view.
        if side == 16 && !environment.hasNotch && !environment.isPad && !cell.isInRootTable && toolsVersion < 17000
            && (cell.isInTable || toolsVersion >= 14700)
        {
            side = 15
        }
        return EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
    }

    private static func cellSide(
        _ cell: Cell, _ environment: ResolvedEnvironment, _ toolsVersion: Int, _ isNewest: Bool
    ) -> Double {
        let screenWidth = min(environment.size.width, environment.size.height)
        let isWide = environment.hasNotch && screenWidth >= 390
        if cell.isInsetGrouped {
            if isNewest { return 16 }
            if let tableWidth = cell.tableWidth {
                let inset = ((tableWidth - cell.width) / 2).rounded()
                if (12...24).contains(inset) { return inset }
            }
            return isWide ? 20 : 16
        }
        if isWide {
            if environment.deviceID == "retina6_0" && (23727..<32000).contains(toolsVersion) { return 16 }
            return cell.width > 320 ? 20 : 16
        }
        if toolsVersion < 14700 || environment.deviceID == nil || environment.isPad
            || environment.deviceID == "retina5_5"
        {
            return cell.width >= 400 ? 20 : 16
        }
        return 16
    }
}
