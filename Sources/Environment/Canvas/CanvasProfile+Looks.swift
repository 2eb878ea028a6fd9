// How controls and tables look, as far as pictures of them show it and it changed with the system.

extension CanvasProfile {
    /// How controls and tables look; lengths in points. Known from the systems themselves, not measured on documents.
    package struct Looks: Sendable, Hashable {
        /// The width of a switch's thumb.
        package var switchThumbWidth = 27.0
        /// The radius of a slider's thumb.
        package var sliderThumbRadius = 14.0
        /// Whether segmented controls and steppers are filled plates instead of outlines.
        package var fillsPlates = false
        /// How many spokes an activity indicator has.
        package var indicatorSpokes = 12
        /// Whether the dots of page controls are those since iOS 14.
        package var hasNewPageDots = false
        /// Whether filled buttons and pills end in half circles.
        package var hasCapsules = false
        /// The field of a search bar.
        package var searchFieldHeight = 28.0
        /// The radius of its corners.
        package var searchFieldRadius = 5.0
        /// The size of its text.
        package var searchTextSize = 14.0
        /// Where separators start in tables from 414 points of width on.
        package var wideSeparatorInset = 16.0
        /// Whether the titles of grouped sections are in capitals.
        package var capitalizesTitles = true
        /// Whether the headers of plain sections have a plate behind them.
        package var fillsPlainHeaders = true
    }
}
