// Properties of bars and of what else UIKit and its companions show.

extension Property {
    package static let navigationBars: [Property] = [
        flag(
            .largeTitles, "prefersLargeTitles",
            nib: NibKey("UIBarPrefersLargeTitles", .bool, omitted: "NO", since: NibVersion(9))),
        words(.barStyle, barStyles, absent: "default", nib: NibKey("UIBarStyle", .int, omitted: "default")),
        translucence,
    ]

    package static let toolbars: [Property] = [
        words(.barStyle, barStyles, absent: "default", nib: NibKey("UIBarStyle", .int, omitted: "default")),
        translucence,
    ]

    package static let tabBars: [Property] = [
        words(
            .itemPositioning, "automatic=0 fill=1 centered=2", absent: "automatic",
            nib: NibKey("UITabBarItemPositioning", .int, omitted: "automatic")),
        number(.itemSpacing, absent: "0", nib: .path("itemSpacing", .float, omitted: "0")),
        number(.itemWidth, absent: "0", nib: .path("itemWidth", .float, omitted: "0")),
        words(.barStyle, barStyles, absent: "default", nib: NibKey("UIBarStyle", .int, omitted: "default")),
        translucence,
    ]

    static let searchBars: [Property] = [
        words(
            .searchBarStyle, "default=0 prominent=1 minimal=2", absent: "default",
            nib: NibKey("UISearchBarStyle", .int, omitted: "default")),
        flag(.showsSearchResultsButton, nib: .path("showsSearchResultsButton", .bool, omitted: "NO")),
        flag(.showsBookmarkButton, nib: .path("showsBookmarkButton", .bool, omitted: "NO")),
        flag(.showsCancelButton, nib: .path("showsCancelButton", .bool, omitted: "NO")),
        flag(.showsScopeBar, nib: .path("showsScopeBar", .bool, omitted: "NO")),
        words(.barStyle, barStyles, absent: "default", nib: NibKey("UIBarStyle", .int, omitted: "default")),
        translucence,
    ]

    /// Nibs of each kind of bar keep it in another way.
    private static let translucence = flag(.translucent, "isTranslucent", absent: true)

    private static let barStyles = "default=0 black=1 blackOpaque:black=1 blackTranslucent:black=2"

    static let stackViews: [Property] = [
        words(.axis, "horizontal=0 vertical=1", absent: "horizontal", nib: NibKey("UIStackViewAxis", .int)),
        words(
            .distribution, "fill=0 fillEqually=1 fillProportionally=2 equalSpacing=3 equalCentering=4", absent: "fill",
            nib: NibKey("UIStackViewDistribution", .int)),
        words(
            .alignment, "fill=0 leading=1 top=1 firstBaseline=2 center=3 trailing=4 bottom=4 lastBaseline=5",
            absent: "fill", nib: NibKey("UIStackViewAlignment", .int)),
        flag(
            .baselineRelativeArrangement, "isBaselineRelativeArrangement",
            nib: NibKey("UIStackViewBaselineRelative", .bool)),
    ]

    static let mapViews: [Property] = [
        words(
            .mapType, "standard=0 satellite=1 hybrid=2 satelliteFlyover=3 hybridFlyover=4 mutedStandard=5",
            absent: "standard", nib: NibKey("MKMapType", .int)),
        flag(.zoomEnabled, "isZoomEnabled", absent: true, nib: NibKey("MKZoomEnabled", .bool)),
        flag(.scrollEnabled, "isScrollEnabled", absent: true, nib: NibKey("MKScrollEnabled", .bool)),
        flag(.rotateEnabled, "isRotateEnabled", absent: true, nib: NibKey("MKRotateEnabled", .bool)),
        flag(.pitchEnabled, "isPitchEnabled", absent: true, nib: NibKey("MKPitchEnabled", .bool)),
        flag(.showsUserLocation, nib: NibKey("MKShowsUserLocation", .bool)),
        flag(.showsBuildings, absent: true, nib: NibKey("MKShowsBuildings", .bool)),
        flag(.showsCompass, absent: true, nib: NibKey("MKShowsCompass", .bool)),
        flag(.showsScale, nib: NibKey("MKShowsScaleKey", .bool)),
        flag(.showsTraffic, nib: NibKey("MKShowsTraffic", .bool)),
        flag(.showsPointsOfInterest, absent: true, nib: NibKey("MKShowsPointsOfInterest", .bool)).onlyInNibs,
    ]

    package static let recognizers: [Property] = [
        flag(
            .enabled, "isEnabled", absent: true,
            nib: .path("enabled", .bool, omitted: "YES")),
        flag(
            .cancelsTouchesInView, absent: true,
            nib: .path("cancelsTouchesInView", .bool, omitted: "YES")),
        flag(.delaysTouchesBegan, nib: .path("delaysTouchesBegan", .bool, omitted: "NO")),
        flag(
            .delaysTouchesEnded, absent: true,
            nib: .path("delaysTouchesEnded", .bool, omitted: "YES")),
        wholeNumber(.numberOfTapsRequired), wholeNumber(.numberOfTouchesRequired, absent: "1"),
        wholeNumber(.minimumNumberOfTouches, absent: "1"), wholeNumber(.maximumNumberOfTouches),
        number(.minimumPressDuration, absent: "0.5"), number(.allowableMovement, absent: "10"),
        words(.direction, "right=1 left=2 up=4 down=8", absent: "right"),
    ]
}
