// Properties of scroll views, tables, collections and their cells.

extension Property {
    static let scrollViews: [Property] = [
        flag(
            .scrollEnabled, "isScrollEnabled", absent: true,
            nib: NibKey("UIScrollDisabled", .negatedBool, omitted: "YES")),
        flag(.pagingEnabled, "isPagingEnabled", nib: NibKey("UIPagingEnabled", .bool, omitted: "NO")),
        flag(.bounces, absent: true, nib: NibKey("UIBounceEnabled", .bool, omitted: "YES")),
        flag(.alwaysBounceHorizontal, nib: .path("alwaysBounceHorizontal", .bool, omitted: "NO")),
        flag(
            .showsHorizontalScrollIndicator, absent: true,
            nib: NibKey("UIShowsHorizontalScrollIndicator", .bool, omitted: "YES")),
        flag(
            .showsVerticalScrollIndicator, absent: true,
            nib: NibKey("UIShowsVerticalScrollIndicator", .bool, omitted: "YES")),
        flag(.bouncesZoom, absent: true, nib: NibKey("UIBouncesZoom", .bool)),
        flag(
            .directionalLockEnabled, "isDirectionalLockEnabled",
            nib: NibKey("UIDirectionalLockEnabled", .bool, omitted: "NO")),
        flag(.delaysContentTouches, absent: true, nib: .path("delaysContentTouches", .bool, omitted: "YES")),
        flag(.canCancelContentTouches, absent: true, nib: .path("canCancelContentTouches", .bool, omitted: "YES")),
        number(.minimumZoomScale, absent: "1", nib: NibKey("UIMinimumZoomScale", .float, omitted: "1")),
        number(.maximumZoomScale, absent: "1", nib: NibKey("UIMaximumZoomScale", .float, omitted: "1")),
        words(
            .keyboardDismissMode, "none=0 onDrag=1 interactive=2 onDragWithAccessory=3 interactiveWithAccessory=4",
            absent: "none", nib: NibKey("UIKeyboardDismissMode", .int, omitted: "none")),
        words(
            .indicatorStyle, "default=0 black=1 white=2", absent: "default",
            nib: NibKey("UIIndicatorStyle", .int, omitted: "default")),
        words(
            .contentInsetAdjustmentBehavior, "automatic=0 scrollableAxes=1 never=2 always=3", absent: "automatic",
            nib: NibKey("UIScrollViewContentInsetAdjustmentBehavior", .int, since: NibVersion(9))),
        flag(.alwaysBounceVertical, nib: NibKey("UIAlwaysBounceVertical", .bool, omitted: "NO")),
    ]

    static let tableViews: [Property] = [
        number(.rowHeight, nib: NibKey("UIRowHeight", .float, omitted: "44", alwaysSince: NibVersion(9))).onlyInNibs,
        number(
            .sectionHeaderHeight,
            nib: NibKey("UISectionHeaderHeight", .float, omitted: "28", alwaysSince: NibVersion(9))
        ).onlyInNibs,
        number(
            .sectionFooterHeight,
            nib: NibKey("UISectionFooterHeight", .float, omitted: "28", alwaysSince: NibVersion(9))
        ).onlyInNibs,
        number(
            .estimatedRowHeight, absent: "0", nib: NibKey("UIEstimatedRowHeight", .float, since: NibVersion(9))
        ).onlyInNibs,
        number(
            .estimatedSectionHeaderHeight, absent: "0",
            nib: NibKey("UIEstimatedSectionHeaderHeight", .float, since: NibVersion(9))
        ).onlyInNibs,
        number(
            .estimatedSectionFooterHeight, absent: "0",
            nib: NibKey("UIEstimatedSectionFooterHeight", .float, since: NibVersion(9))
        ).onlyInNibs,
        words(
            .style, "plain=0 grouped=1 insetGrouped=2", absent: "plain",
            nib: NibKey("UIStyle", .int, omitted: "plain", alwaysSince: NibVersion(11))
        ).onlyInNibs,
        flag(.springLoaded, "isSpringLoaded", nib: .path("springLoaded", omitted: "NO")).onlyInNibs,
        flag(.allowsSelection, absent: true, nib: NibKey("UIAllowsSelection", .bool, omitted: "YES")),
        flag(.allowsMultipleSelection, nib: NibKey("UIAllowsMultipleSelection", .bool, omitted: "NO")),
        flag(.allowsSelectionDuringEditing, nib: NibKey("UIAllowsSelectionDuringEditing", .bool, omitted: "NO")),
        flag(
            .allowsMultipleSelectionDuringEditing,
            nib: .path("allowsMultipleSelectionDuringEditing", .bool, omitted: "NO")),
        flag(
            .contentViewInsetsToSafeArea, "insetsContentViewsToSafeArea", absent: true,
            nib: NibKey("UIInsetsContentViewsToSafeArea", .bool, since: NibVersion(9))),
        words(
            .separatorInsetReference, "fromCellEdges=0 fromAutomaticInsets=1", absent: "fromCellEdges",
            nib: NibKey("UISeparatorInsetReference", .int, since: NibVersion(9))),
        wholeNumber(
            .sectionIndexMinimumDisplayRowCount, absent: "0", fresh: "0",
            nib: NibKey("UISectionIndexMinimumDisplayRowCount", .int, omitted: "0")),
    ]

    static let tableViewCells: [Property] = [
        words(
            .editingAccessoryType, accessories, absent: "none",
            nib: .path("editingAccessoryType", .int, omitted: "none")),
        words(.accessoryType, accessories, absent: "none", nib: NibKey("UIAccessoryType", .int, omitted: "none")),
        flag(.shouldIndentWhileEditing, absent: true, nib: .path("shouldIndentWhileEditing", .bool, omitted: "YES")),
        flag(.showsReorderControl, nib: NibKey("UIShowsReorderControl", .bool, omitted: "NO")),
        wholeNumber(.indentationLevel, absent: "0", fresh: "0", nib: NibKey("UIIndentationLevel", .int, omitted: "0")),
        number(
            // All of 6,511 cells of the corpus state it; a fresh cell has 10.
            .indentationWidth, absent: "10", fresh: "10",
            nib: NibKey("UIIndentationWidth", .float, omitted: "10", alwaysSince: NibVersion(12))),
        words(
            // UIKit draws blue as the default.
            .selectionStyle, "none=0 blue:default=1 gray=2 default=3", absent: "blue", fresh: "default",
            nib: NibKey("UISelectionStyle", .int, omitted: "default")),
    ]

    private static let accessories =
        "none=0 disclosureIndicator=1 detailDisclosureButton=2 checkmark=3 detailButton=4"

    static let collectionViews: [Property] = [
        flag(.allowsSelection, absent: true, nib: NibKey("UIAllowsSelection", .bool, omitted: "YES")),
        flag(.allowsMultipleSelection, nib: NibKey("UIAllowsMultipleSelection", .bool, omitted: "NO")),
        flag(
            .prefetchingEnabled, "isPrefetchingEnabled", absent: true,
            nib: NibKey("UICollectionViewPrefetchingEnabled", .bool, since: NibVersion(8))),
        flag(.springLoaded, "isSpringLoaded", nib: .path("springLoaded", omitted: "NO")),
    ]
}
