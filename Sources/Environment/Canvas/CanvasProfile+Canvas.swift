import InterfaceDocument

// What the canvas showed around scenes: screens, status bars, safe areas, sheets.

extension CanvasProfile {
    /// What the canvas showed around scenes.
    package struct Canvas: Sendable, Hashable {
        /// Whether canvases are devices; before, a document with size classes had a square that stood for any size, and
        /// a point had one pixel.
        package var showsDevices = false
        /// Whether views stay where they are stored until their author has them moved, and are marked as misplaced: of
        /// the views that are off by more than 20 points the tools up to Xcode 9.2 mark a third, later ones a fiftieth.
        package var marksMisplacedViews = true
        /// Whether devices with a home button show a status bar: the tools of Xcode 11 to 14 showed none.
        package var showsStatusBar = true
        /// Whether iPads with a home button show one where phones show none: 20 points in xibs of one repository by
        /// 21507, none up to 17156 (13 edges in 3 repositories).
        package var showsPadStatusBar = false
        /// The top inset of every phone with a notch, in points, until the tools of Xcode 14; then each has its own.
        package var notchTop: Double? = 44
        /// A device whose name stood for another screen: `retina6_7` in Xcode 26, and before Xcode 14.3 `retina5_9`,
        /// whose inset was that of the iPhone 12 (28 views of 3 repositories).
        package var renamedScreen: RenamedScreen?
        /// Whether the insets of notched phones were added twice.
        package var doublesSafeArea = false
        /// Whether a status bar that simulated metrics switch off takes nothing.
        package var respectsHiddenStatusBar = true
        /// Whether what is presented over the full screen has no insets, whoever asks for that.
        package var fullScreenHasNoInsets = false
        /// What is added below on iPads without a home button, whose top stays (4 views of 2 repositories, none
        /// against).
        package var raisesPadBottom = 0.0
        /// What a large title adds to the bar of a card, and to what is free above it.
        package var largeTitleInCards = largeTitle
        /// What a card keeps free above its navigation bar: 16 since iOS 26 (bars of 3 repositories).
        package var aboveCardBar = 0.0
        /// What a large title adds to a navigation bar's height.
        package static let largeTitle = 52.0
        /// Whether what is presented is a card, which the height of its root shows.
        package var showsCards = false
        /// Whether a running app presents a card.
        package var presentsCards = false
        /// How much lower a card's root is than the canvas of a phone with a notch, in points.
        package var notchedCardStep = 54.0
        /// Whether a card ends above the home indicator.
        package var cardsEndAboveHomeIndicator = false
        /// Whether roots less than 480 points high have no top inset on phones with a home button.
        package var smallRootsReachTop = false
        /// Whether roots smaller than the canvas keep clear of the part of them that the home indicator would cover.
        package var smallRootsMeetHomeIndicator = false
        /// Whether a root that an opaque bar pushed down ends where the canvas does (9 scenes, all of one project).
        package var pushedRootsEndAtCanvas = false
        /// Whether a simulated toolbar is shown without a navigation bar: 4 views in 3 scenes of 2 repositories, by
        /// 13196 and 14490; in 2 scenes of 2 others, by 21225 and 24412, it is not.
        package var showsBareToolbars = true
        /// A toolbar below a phone's content without a notch.
        package var bottomToolbar = 44.0
        /// A tab bar below a phone's content in portrait, without what it covers of a home indicator: 49, but with a
        /// home button in Xcode 26 (1 view; those with a home indicator have its inset twice).
        package var tabBar = 49.0
        /// How far a sidebar reaches over the secondary column of an iPad's split view in landscape, since iOS 26 (1
        /// view); before, columns are beside each other.
        package var padSidebar = 0.0
        /// A tab bar below the content of a notched phone in landscape.
        package var landscapeTabBar = 32.0
    }

    /// A device's name, and the screen that it stood for.
    package struct RenamedScreen: Sendable, Hashable {
        /// Interface Builder's name.
        package var id: String
        /// In portrait, in points.
        package var size: Size
        /// The top inset in portrait, in points.
        package var top: Double
    }
}
