import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// The lengths of tables by operating system, in points, as measured on stored tables.
struct TableMetrics {
    let environment: ResolvedEnvironment
    /// The size in points of body text at the environment's text size: 17 at large, 14 at extra small.
    let bodySize: Double
    private var metrics: CanvasProfile.Tables { environment.profile.tables }

    // MARK: Automatic heights

    /// Whether rows, section headers or section footers size themselves: their height is automatic, and they have an
    /// estimate. Until iOS 10 there was none unless the app gave one; 0 switches it off.
    func isAutomatic(_ height: Double?, estimate: Double?) -> Bool {
        (height ?? -1) < 0 && (estimate ?? (metrics.estimatesHeights ? -1 : 0)) != 0
    }

    // MARK: Rows

    /// What a cell is higher than its content view: its separator, a pixel, where it stands inside the cell. Until iOS
    /// 6 a point. From iOS 13 on the separator lies over the content (2,000 cells).
    func separator(_ style: String) -> Double {
        style == "none" || metrics.separatorLiesOverContent ? 0 : 1 / environment.scale
    }

    /// What an automatic row is higher than its constraints make it, where the separator lies over the content: a
    /// pixel, and a point since iOS 26 (160 rows with a separator, 40 without).
    func separatorOverContent(_ style: String) -> Double {
        style == "none" || !metrics.separatorLiesOverContent ? 0 : metrics.separatorHeight ?? 1 / environment.scale
    }

    /// The height of a row that says nothing of its height.
    var defaultRowHeight: Double { metrics.rowHeight }

    /// The height of a standard cell of one line, and of an automatic row that nothing sizes: 44 at 17 points and for
    /// smaller text, 48 at 20, and a pixel less with a separator (900 cells). In iOS 26, 52 at two pixels a point and
    /// 51 at three (22 cells).
    func standardRowHeight(line: Double, separator: String) -> Double {
        guard metrics.growsWithText else { return 44 }
        let line = max(20.29, line)
        if let padding = metrics.standardPadding { return (pixelUp(line) + padding).rounded(.up) }
        return (line + 23.2).rounded(.up) - separatorOverContent(separator)
    }

    /// The same for a title and a subtitle: 56 at 17 and 12 points, 57 in iOS 26.
    func subtitleRowHeight(lines: Double, separator: String) -> Double {
        guard metrics.growsWithText else { return 44 }
        if let padding = metrics.subtitlePadding { return (pixelUp(lines) + padding).rounded(.up) }
        return (lines + 20.85).rounded(.up) - separatorOverContent(separator)
    }

    /// What an accessory takes of a cell's width; `margin` is the side margin beside it (870 cells).
    ///
    /// Since iOS 13 accessories are symbols and grow with the text: a checkmark of 24 is 20.5 at extra small.
    func accessoryWidth(_ type: TableViewCell.AccessoryType, margin: Double) -> Double {
        let symbol = 24 + (metrics.hasSymbolAccessories ? pixel(1.17 * (bodySize - 17)) : 0)
        switch type {
        case .none: return 0
        case .disclosureIndicator:
            return metrics.hasSymbolAccessories ? chevron + margin : 18 + (metrics.disclosureMargin ?? margin)
        case .checkmark: return metrics.checkmarkWidth ?? symbol + margin
        case .detailButton: return metrics.detailButtonWidth ?? (metrics.hasSymbolAccessories ? symbol : 32) + margin
        case .detailDisclosureButton: return metrics.hasSymbolAccessories ? symbol + 8 + chevron + margin : 67
        }
    }

    /// The width of the disclosure indicator.
    private var chevron: Double { pixel(metrics.disclosureWidth + metrics.disclosureGrowth * (bodySize - 17)) }

    private func pixelUp(_ length: Double) -> Double { (length * environment.scale).rounded(.up) / environment.scale }

    private func pixel(_ length: Double) -> Double { (length * environment.scale).rounded() / environment.scale }

    /// How far the cells of an inset grouped table stand inside its sides.
    var insetGroupedMargin: Double { sideMargin(width: environment.size.width) }

    /// The margin at the sides of a table or cell of a width: 20 on wide phones, and from 414 points on.
    func sideMargin(width: Double) -> Double { environment.isWidePhone || width >= 414 ? 20 : 16 }

    // MARK: Sections

    /// The space above a section header of a plain table, since iOS 15.
    var headerTopPadding: Double { metrics.headerTopPadding }

    /// The height of a plain table's header with a title, where the table states none.
    let plainHeaderHeight = 28.0

    /// The height of a grouped table's header or footer without a title, where the table states none: 17.5 since iOS
    /// 13.
    var groupedGap: Double { metrics.groupedGap }

    /// The gap above a grouped table's first section without a title: 35 until iOS 12.
    func firstGroupedGap(_ stated: Double) -> Double { metrics.firstGroupedGap ?? stated }

    /// A title above a grouped section; `text` is its height, nil for an empty title. A line of 15.5 has 22.5 around
    /// it, lines stand 18 apart, and an empty title leaves 22. The first one stands 17.5 lower, until iOS 18. Another
    /// one stands 7.5 lower if its section has a title below too; until iOS 12, if the section above has one.
    func groupedHeaderHeight(text: Double?, isFirst: Bool, hasFooter: Bool, followsFooter: Bool) -> Double {
        let isLowered = metrics.lowersTitleAfterFooter ? followsFooter : hasFooter
        let drop = isFirst ? metrics.firstTitleDrop : isLowered ? 7.5 : 0
        guard let text else { return metrics.emptyTitleHeight + drop }
        return text + 22.5 - 5 * textReduction + drop
    }

    /// A title below a grouped section; `line` is the height of a line of its text. 30 for one line and 46 for two: its
    /// lines stand whole points apart. An empty title leaves 22.
    func groupedFooterHeight(lines: Int, line: Double) -> Double {
        lines == 0 ? 22 : line + Double(lines - 1) * line.rounded() + 14.5 - 2.5 * textReduction
    }

    /// How far the text size has gone from large, 0, to extra small, 1: the space around titles shrinks on the way.
    /// Above large nothing is known, and it stays.
    private var textReduction: Double { max(0, min(1, (17 - bodySize) / 3)) }
}

extension TableMetrics {
    /// The lengths of a scene's tables.
    init(_ model: SceneModel) {
        self.init(
            environment: model.environment,
            bodySize: model.typesetting.fonts.bodySize)
    }
}
