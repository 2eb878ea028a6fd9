// The lengths of tables, as far as they changed with the system.

extension CanvasProfile {
    /// The lengths of tables, in points, as measured on stored tables.
    package struct Tables: Sendable, Hashable {
        /// Whether rows, headers and footers have an estimate, and so size themselves, unless the app says otherwise.
        package var estimatesHeights = false
        /// Whether the safe area reaches into the sides of tables.
        package var followSafeArea = false
        /// Whether the separator lies over a cell's content instead of below it (2,000 cells).
        package var separatorLiesOverContent = false
        /// The height of such a separator where it adds to an automatic row; nil for a pixel (160 rows with a
        /// separator, 40 without).
        package var separatorHeight: Double?
        /// The height of a row that says nothing of its height.
        package var rowHeight = 44.0
        /// Whether standard cells grow with their text.
        package var growsWithText = false
        /// What a standard cell of one line is higher than its text, where not the line alone is rounded; nil until iOS
        /// 18.
        package var standardPadding: Double?
        /// The same for a title and a subtitle.
        package var subtitlePadding: Double?
        /// Whether accessories are symbols, and grow with the text.
        package var hasSymbolAccessories = false
        /// A disclosure indicator of a fixed width, and the margin beside it where it is not the table's: 15 until iOS
        /// 11.2.
        package var disclosureMargin: Double? = 15
        /// Fixed widths of the checkmark and of the detail button with their margins, until iOS 11.
        package var checkmarkWidth: Double? = 39
        /// See `checkmarkWidth`.
        package var detailButtonWidth: Double? = 47
        /// The width of a disclosure indicator that is a symbol, at 17 points of text: 11 or 11⅓ at large and 9.5 or 9⅔
        /// at extra small until iOS 15.1, then 10.5 or 10⅓ and 8.5 or 8⅔.
        package var disclosureWidth = 11.2
        /// What a point of text adds to that.
        package var disclosureGrowth = 0.55
        /// The space above a section header of a plain table: 22 since iOS 15.
        package var headerTopPadding = 0.0
        /// The height of a grouped table's header or footer without a title, where the table states none.
        package var groupedGap = 18.0
        /// The gap above a grouped table's first section without a title; nil for the stated one.
        package var firstGroupedGap: Double? = 35
        /// Whether an empty title counts as none.
        package var dropsEmptyTitles = true
        /// Whether a title above a grouped section stands lower if the section above has one below, and not if its own
        /// has.
        package var lowersTitleAfterFooter = true
        /// How much lower the first title of a grouped table stands.
        package var firstTitleDrop = 17.5
        /// What an empty title leaves above a grouped section.
        package var emptyTitleHeight = 22.0
    }
}
