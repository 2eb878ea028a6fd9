import InterfaceDocument

// The sizes of controls and bars, as far as they changed with the system.

extension CanvasProfile {
    /// The sizes of controls and bars, in points; those of alignment rectangles where they differ from frames.
    ///
    /// Each was measured on frames that Interface Builder stored where no constraint sets them.
    package struct Controls: Sendable, Hashable {
        /// 51 × 31 less 2 on the right (560 frames), 63 × 28 since iOS 26 (57 frames).
        package var switchSize = Size(width: 49, height: 31)
        /// A slider has no width of its own: 34 less 1 in iOS 6 (2 frames), 31 less 1 since (246 frames of 39
        /// repositories), 34 less 1 again in the tools just before iOS 26 (9 frames), 34 since (18; 3 repositories in
        /// all, none against).
        package var sliderHeight = 33.0
        /// From a slider's frame to its alignment rectangle: leading −2 (152 of 160), trailing 2 (163 of 179), bottom 1
        /// (90 of 96); nothing since iOS 26.
        package var sliderInsets = EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        /// 94 × 29, and 32 high since iOS 13 (34 frames).
        package var stepperSize = Size(width: 94, height: 29)
        /// 29 less 1, 32 less 1 since iOS 13 (97 frames).
        package var segmentedControlHeight = 28.0
        /// What a segment is wider than its title (26 of 27 controls).
        package var segmentPadding = 14.0
        /// Whether the titles of segments are of medium weight.
        package var hasMediumSegmentTitles = false
        /// From the top of a segmented control to the baseline of its titles: 20 of 29 points, 20.5 of 32 (3 controls).
        package var segmentBaseline = 20.0
        /// 2, and 4 since iOS 14.
        package var progressViewHeight = 2.0
        /// A rounded text field, whatever its font between 12 and 18 points: 30, and 34 since iOS 13 (480 frames).
        package var roundedTextFieldHeight = 30.0
        /// How much wider than its text a rounded text field is: 14, and 28 since iOS 13 (4 of 5 fields that are as
        /// wide as their text, in 4 projects).
        package var roundedTextFieldPadding = 14.0
        /// How much wider than its text a text field without a border is: 4 (4 fields of 3 repositories), and nothing
        /// since iOS 13 (5 of 4).
        package var bareTextFieldPadding = 4.0
        /// Whether a text field without a border is a point and a half higher than its line, unless it is for
        /// passwords: since iOS 14 (47 of 59 fields).
        package var padsBareTextFields = false
        /// The least height of such a field: 22 since iOS 26 (49 fields of 2 repositories, none against).
        package var leastBareTextField = 0.0
        /// 44, 56 since iOS 11 (33 frames); the one frame of iOS 26 has 64.
        package var searchBarHeight = 44.0
        /// The same at the smallest text size.
        package var smallSearchBarHeight = 44.0
        /// 44, and 54 since iOS 26.
        package var navigationBarHeight = 44.0
        /// A navigation bar in a card (60 frames of navigation controllers, 7 of 2 repositories that stand by
        /// themselves): 56, and 54 since iOS 26 (3 frames of 3).
        package var cardNavigationBarHeight = 56.0
        /// A toolbar or tab bar on an iPad: 44, and 50 since iOS 12.
        package var padBarHeight = 44.0
        /// A navigation bar on an iPad: the same, and 54 since iOS 26 (3 frames of one repository, none against).
        package var padNavigationBarHeight = 44.0
        /// Whether toolbars above a home indicator are 49 high: in the tools of Xcode 12 to 13 (139 of 146 frames).
        package var liftsToolbars = false
        /// The info, detail and add buttons: 22 × 22, 25 × 24 since iOS 13 (10 frames of 4 repositories), and 26 × 26
        /// since the last tools of iOS 16 (3 of 2).
        package var glyphButtonSize = Size(width: 22, height: 22)
        /// The width of those buttons where a point has three pixels.
        package var finestGlyphButtonWidth = 22.0
        /// A toolbar that is in a view: 44, and 48 since iOS 26 (7 frames of one repository, none against).
        package var toolbarHeight = 44.0
        /// The same with a configuration: a symbol of 26 × 20 and its insets (8 frames of 2 repositories, none
        /// against).
        package var configuredGlyphButtonSize = Size(width: 50, height: 34)
        /// Above and below the content of a large button with a configuration: 15, which makes it 50 high, and 17 in
        /// iOS 26 (2 buttons of one repository).
        package var largeButtonPadding = 15.0
        /// The wheels of pickers: 320 × 216, and 162 high in iOS 8 and the first tools of iOS 9 (10 frames of 3
        /// repositories; 28 before and after have 216).
        package var wheelsSize = Size(width: 320, height: 216)
        /// A date picker's compact style, for a date and a time (few were seen); nil before there was one.
        package var compactDatePickerSize: Size?
        /// A page control without dots: 7 × 37, and since iOS 14 a capsule that became narrower, and is gone in iOS 26.
        package var pageControlSize = Size(width: 7, height: 37)
        /// What the first dot adds to that, and each further one: 7 wide and 9 apart until iOS 13, then 18 apart (11
        /// frames of 7 repositories).
        package var pageControlFirst = 0.0
        /// From one dot to the next.
        package var pageControlStep = 16.0
        /// Whether a view without a size of its own in a stack view is given one: the older tools, of Xcode 7 to 9, let
        /// such views collapse (3 documents).
        package var givesDesignTimeSizes = false
    }
}
