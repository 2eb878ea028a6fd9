import InterfaceDocument

// The clock: from which `toolsVersion` on the canvas drew how. `Scripts/fonts/canvas_profile.py` reads this table too.

extension CanvasProfile {
    /// What changed with which version, in order of time. The borders are where measured frames change in documents,
    /// and agree with Xcode's releases.
    static let steps: [Step] = [
        Step(5000) {
            $0.text.hasKnownWidths = true
            $0.controls.sliderHeight = 30
        },
        Step(6000) {
            $0.system = .iOS8
            $0.controls.wheelsSize.height = 162
            $0.looks.wideSeparatorInset = 20
        },
        Step(7700) {
            $0.system = .iOS9
            $0.text.systemFont = .sanFranciscoUI
            $0.text.hasLightTitle = true
        },
        Step(8000) { $0.margins.wideRoot = 20 },
        Step(10000) { $0.controls.wheelsSize.height = 216 },
        Step(11000) {
            $0.system = .iOS10
            $0.describesActiveConstraints = true
            $0.text.contentSizeCategory = .large
            $0.text.hasSquareIdeographs = false
            $0.text.hasWholeLines = true
            $0.canvas.showsDevices = true
            $0.canvas.pushedRootsEndAtCanvas = true
        },
        Step(12118) { $0.text.hasWholeLines = false },
        Step(13000) {
            $0.system = .iOS11
            $0.text.systemFont = .sanFranciscoPro
            $0.text.hasLightTitle = false
            $0.canvas.respectsHiddenStatusBar = false
            $0.canvas.smallRootsReachTop = true
            $0.margins.followSafeArea = true
            $0.margins.followScreenInCells = true
            $0.margins.hiddenCellSide = 8
            $0.margins.narrowCells = .inTables
            $0.controls.searchBarHeight = 56
            $0.controls.smallSearchBarHeight = 51
            $0.tables.estimatesHeights = true
            $0.tables.followSafeArea = true
            $0.looks.searchFieldHeight = 36
            $0.looks.searchFieldRadius = 10
            $0.looks.searchTextSize = 17
        },
        Step(13500) {
            $0.margins.keepsPlainCells = false
            $0.tables.disclosureMargin = nil
        },
        Step(14000) {
            $0.canvas.marksMisplacedViews = false
            $0.controls.givesDesignTimeSizes = true
        },
        Step(14268) {
            $0.system = .iOS12
            $0.text.lineBreakStrategy = .pushOut
            $0.controls.padBarHeight = 50
            $0.controls.padNavigationBarHeight = 50
            $0.tables.checkmarkWidth = nil
            $0.tables.detailButtonWidth = nil
        },
        Step(14460) { $0.text.hasSmallTitles = true },
        Step(14490) { $0.margins.widensWideCells = false },
        Step(14700) {
            $0.canvas.showsStatusBar = false
            $0.canvas.showsCards = true
            $0.canvas.smallRootsReachTop = false
            $0.canvas.smallRootsMeetHomeIndicator = true
            $0.canvas.showsBareToolbars = false
            $0.canvas.bottomToolbar = 49
            $0.margins.narrowCells = .everywhere
        },
        // The first betas of Xcode 11 have iOS 13's cells beside iOS 12's controls (53 cells), and soon its text
        // fields.
        Step(14800) {
            $0.text.systemFont = .sanFranciscoPro13
            $0.tables.separatorLiesOverContent = true
            $0.tables.growsWithText = true
            $0.tables.hasSymbolAccessories = true
            $0.tables.groupedGap = 17.5
            $0.tables.firstGroupedGap = nil
            $0.tables.lowersTitleAfterFooter = false
        },
        Step(14805) {
            $0.controls.roundedTextFieldHeight = 34
            $0.controls.roundedTextFieldPadding = 28
            $0.controls.bareTextFieldPadding = 0
            $0.controls.glyphButtonSize = Size(width: 25, height: 24)
            $0.controls.finestGlyphButtonWidth = 24 + 1.0 / 3
        },
        Step(14840) {
            $0.system = .iOS13
            $0.canvas.presentsCards = true
            $0.controls.stepperSize.height = 32
            $0.controls.segmentedControlHeight = 31
            $0.controls.segmentPadding = 18
            $0.controls.hasMediumSegmentTitles = true
            $0.controls.segmentBaseline = 20.5
            $0.tables.dropsEmptyTitles = false
            $0.looks.fillsPlates = true
            $0.looks.indicatorSpokes = 8
        },
        Step(15000) { $0.text.hasSmallTitles = false },
        Step(17000) {
            $0.system = .iOS14
            $0.text.systemFont = .sanFrancisco
            $0.text.lineBreakStrategy = [.pushOut, .hangulWordPriority]
            $0.text.shrinksWrappedLabels = true
            $0.margins.narrowCells = .none
            $0.controls.progressViewHeight = 4
            $0.controls.padsBareTextFields = true
            $0.controls.liftsToolbars = true
            $0.controls.compactDatePickerSize = Size(width: 195, height: 34 + 1.0 / 3)
            $0.controls.pageControlSize = Size(width: 48, height: 27.5)
            $0.controls.pageControlFirst = 38
            $0.controls.pageControlStep = 18
            $0.looks.hasNewPageDots = true
        },
        Step(18000) {
            $0.system = .iOS15
            $0.text.contentSizeCategory = .extraSmall
            $0.tables.headerTopPadding = 22
            $0.looks.fillsPlainHeaders = false
        },
        Step(19000) {
            $0.text.sharesRowsFirst = false
            $0.controls.pageControlSize = Size(width: 42, height: 26)
        },
        Step(19529) {
            $0.tables.disclosureWidth = 10.4
            $0.tables.disclosureGrowth = 0.6
        },
        Step(20000) {
            $0.system = .iOS16
            $0.text.boldSymbolGrowth = 0.1176
            $0.canvas.cardsEndAboveHomeIndicator = true
            $0.margins.hiddenCellSide = nil
        },
        Step(20500) {
            $0.text.contentSizeCategory = .large
            $0.controls.liftsToolbars = false
        },
        Step(21000) {
            $0.canvas.fullScreenHasNoInsets = true
            $0.canvas.notchedCardStep = 10
        },
        Step(21200) {
            $0.canvas.notchTop = nil
            $0.canvas.showsPadStatusBar = true
            $0.canvas.renamedScreen = RenamedScreen(
                id: "retina5_9", size: Size(width: 375, height: 812), top: 47)
            $0.controls.glyphButtonSize = Size(width: 26, height: 26)
            $0.controls.finestGlyphButtonWidth = 25 + 2.0 / 3
        },
        Step(21700) {
            $0.canvas.renamedScreen = nil
            $0.canvas.showsStatusBar = true
            $0.canvas.smallRootsMeetHomeIndicator = false
            $0.margins.widePhone = "retina5_9"
        },
        Step(22000) {
            $0.system = .iOS17
            $0.text.hasWholeSystemLines = true
        },
        Step(23000) { $0.margins.widePhone = nil },
        Step(23500) { $0.system = .iOS18 },
        Step(23727) {
            $0.canvas.doublesSafeArea = true
            $0.canvas.raisesPadBottom = 30
            $0.canvas.landscapeTabBar = 31
            $0.margins.narrowPhone = "retina6_0"
            $0.controls.sliderHeight = 33
        },
        Step(24127) {
            $0.system = .iOS26
            $0.canvas.renamedScreen = RenamedScreen(
                id: "retina6_7", size: Size(width: 430, height: 932), top: 59)
            $0.canvas.largeTitleInCards = 56
            $0.canvas.aboveCardBar = 16
            $0.canvas.tabBar = 83
            $0.canvas.padSidebar = 330
            $0.margins.cellVertical = 15
            $0.controls.switchSize = Size(width: 61, height: 28)
            $0.controls.sliderHeight = 34
            $0.controls.sliderInsets = .zero
            $0.controls.largeButtonPadding = 17
            $0.controls.navigationBarHeight = 54
            $0.controls.cardNavigationBarHeight = 54
            $0.controls.padNavigationBarHeight = 54
            $0.controls.toolbarHeight = 48
            $0.controls.leastBareTextField = 22
            $0.controls.searchBarHeight = 64
            $0.controls.pageControlSize.width = 0
            $0.controls.compactDatePickerSize = Size(width: 195, height: 36)
            $0.tables.separatorHeight = 1
            $0.tables.rowHeight = 51
            $0.tables.standardPadding = 30.6
            $0.tables.subtitlePadding = 21.5
            $0.tables.firstTitleDrop = 0
            $0.tables.emptyTitleHeight = 17.7
            $0.looks.switchThumbWidth = 37
            $0.looks.sliderThumbRadius = 12
            $0.looks.hasCapsules = true
            $0.looks.capitalizesTitles = false
        },
        Step(25000) { $0.margins.insetGroupedCellSide = 16 },
        // 32700 is what newer Xcodes write into documents under source control; its metrics are those of iOS 17.
        Step(32000) {
            let older = CanvasProfile(toolsVersion: ToolsVersion(23000))
            $0.system = older.system
            $0.canvas = older.canvas
            $0.margins = older.margins
            $0.controls = older.controls
            $0.tables = older.tables
            $0.looks = older.looks
        },
    ]
}
