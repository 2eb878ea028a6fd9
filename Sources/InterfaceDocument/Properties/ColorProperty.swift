// The colours that a document gives to objects: where each stands, what UIKit calls it, and its key in a compiled nib.

/// A property that is a colour, an element of its own inside of the object.
package struct ColorProperty: Sendable {
    /// What the element is for: its `key`.
    package let key: StaticString
    /// The property's name in Swift.
    package let uikit: String
    /// The key in a compiled nib; nil where that needs more than a row.
    package let nib: String?

    private init(_ key: StaticString, _ uikit: String? = nil, nib: String? = nil) {
        self.key = key
        self.uikit = uikit ?? "\(key)"
        self.nib = nib
    }

    /// The colours of views of a kind, those of its own class first.
    package static func colors(of kind: View.Kind) -> [ColorProperty] { (byKind[kind] ?? []) + views }

    /// The keys of all of them.
    package static let keys: Set<String> = Set((byKind.values.joined() + views).map { "\($0.key)" })

    private static let views = [Self("backgroundColor"), Self("tintColor")]

    private static let byKind: [View.Kind: [Self]] = [
        .label: [
            Self("highlightedColor", "highlightedTextColor", nib: "UIHighlightedColor"),
            Self("shadowColor", nib: "UIShadowColor"),
        ],
        .switch: [
            Self("onTintColor", nib: "UISwitchOnTintColor"), Self("thumbTintColor", nib: "UISwitchThumbTintColor"),
        ],
        .slider: [
            Self("minimumTrackTintColor", nib: "UIMinimumTintColor"),
            Self("maximumTrackTintColor", nib: "UIMaximumTintColor"), Self("thumbTintColor", nib: "UIThumbTintColor"),
        ],
        .progressView: [
            Self("progressTintColor", nib: "UIProgressProgressTintColor"),
            Self("trackTintColor", nib: "UIProgressTrackTintColor"),
        ],
        .activityIndicatorView: [Self("color")],
        .pageControl: [
            Self("pageIndicatorTintColor", nib: "UIPageIndicatorTintColor"),
            Self("currentPageIndicatorTintColor", nib: "UICurrentPageIndicatorTintColor"),
        ],
        .segmentedControl: [
            Self("selectedSegmentTintColor", nib: "UISegmentedControlSelectedSegmentTintColor")
        ],
        .tableView: [
            Self("separatorColor", nib: "UISeparatorColor"), Self("sectionIndexColor", nib: "UISectionIndexColor"),
            Self("sectionIndexBackgroundColor", nib: "UISectionIndexBackgroundColor"),
            Self("sectionIndexTrackingBackgroundColor", nib: "UISectionIndexTrackingBackgroundColor"),
        ],
        .searchBar: [barTint], .navigationBar: [barTint], .toolbar: [barTint],
        .tabBar: [barTint, Self("unselectedItemTintColor", nib: "UIUnselectedItemTintColor")],
    ]

    private static let barTint = Self("barTintColor", nib: "UIBarTintColor")
}
