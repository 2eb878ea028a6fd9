import Environment
import InterfaceDocument

/// The lengths of tables by operating system, in points, as measured on stored tables.
struct TableMetrics {
    let environment: ResolvedEnvironment
    private var era: MetricsEra { environment.era }

    init(_ environment: ResolvedEnvironment) {
        self.environment = environment
    }

    // MARK: Rows

    /// What a cell is higher than its content view: its separator, a pixel, where it stands inside the cell. Until iOS 6 a
    /// point. From iOS 13 on the separator lies over the content (2,000 cells).
    func separator(_ style: String) -> Double {
        style == "none" || era >= .iOS13 ? 0 : 1 / environment.scale
    }

    /// The height of a row that nothing sizes, and the least of a standard one: 44, and 51 since iOS 26.
    var defaultRowHeight: Double { era >= .iOS26 ? 51 : 44 }

    /// What a standard cell of one line is higher than its text: 43.5 and 43⅔ at 17 points, 47.5 at 20 (900 cells).
    func standardRowHeight(line: Double) -> Double {
        if era < .iOS13 { return 44 }
        return era >= .iOS26 ? max(51, (line + 30.5).rounded(.up)) : line + 23.2
    }

    /// The same for a title and a subtitle: 55.5 and 55⅔ at 17 and 12 points, 56 since iOS 26.
    func subtitleRowHeight(lines: Double) -> Double {
        if era < .iOS13 { return 44 }
        return era >= .iOS26 ? max(56, (lines + 21).rounded(.up)) : lines + 20.85
    }

    /// What an accessory takes of a cell's width; `margin` is the side margin of the table's cells (870 cells).
    func accessoryWidth(_ type: TableViewCell.AccessoryType, margin: Double) -> Double {
        switch type {
        case .none: return 0
        case .disclosureIndicator:
            if era < .iOS12 { return 33 }
            if era == .iOS12 { return 18 + margin }
            if era < .iOS15 { return 11 + margin }
            return (environment.scale == 3 ? 10 + 1.0 / 3 : 10.5) + margin
        case .checkmark: return era < .iOS12 ? 39 : 24 + margin
        case .detailButton: return era < .iOS12 ? 47 : era == .iOS12 ? 32 + margin : 24 + margin
        case .detailDisclosureButton: return era < .iOS13 ? 67 : 42 + 1.0 / 3 + margin
        }
    }

    /// How far the cells of an inset grouped table stand inside its sides.
    var insetGroupedMargin: Double {
        let isWide = environment.hasNotch && min(environment.size.width, environment.size.height) >= 390
        return era < .iOS26 && (isWide || environment.size.width >= 414) ? 20 : 16
    }

    // MARK: Sections

    /// The space above a section header of a plain table, since iOS 15.
    var headerTopPadding: Double { era >= .iOS15 ? 22 : 0 }

    /// The height of a plain table's header with a title, where the table states none.
    var plainHeaderHeight: Double { era < .iOS7 ? 22 : 28 }

    /// The height of a grouped table's header or footer without a title, where the table states none.
    var groupedGap: Double { 18 }

    /// The gap above a grouped table's first section without a title: 35 until iOS 12.
    func firstGroupedGap(_ stated: Double) -> Double { era < .iOS13 ? 35 : stated }

    /// A title above a grouped section: a line of 15.5 and 22.5 around it; the first one stands 17.5 lower, until iOS 18.
    func groupedHeaderHeight(text: Double, isFirst: Bool) -> Double {
        text + 22.5 + (isFirst && era < .iOS26 ? 17.5 : 0)
    }

    /// A title below a grouped section: 37.5 for one line, 53.5 for two.
    func groupedFooterHeight(text: Double) -> Double { text + 22 }
}
