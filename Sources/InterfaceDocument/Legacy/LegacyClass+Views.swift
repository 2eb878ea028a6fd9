// The classes of views in archives.

extension LegacyClass {
    /// The class of a name such as `IBUILabel`; nil for one that is not known.
    static func named(_ name: String) -> LegacyClass? {
        guard name.hasPrefix("IB") else { return nil }
        let plain = String(name.dropFirst(name.hasPrefix("IBUI") ? 4 : 2))
        return views[plain] ?? others[plain]
    }

    /// A class that is not known, under its old name: what is in it is read all the same.
    static func unknown(_ name: String) -> LegacyClass {
        LegacyClass(UpgradedElement.unknownName(name), Property.views, common)
    }

    private static func view(
        _ element: String, _ keys: [LegacyKey] = [], absent: [(attribute: String, value: String)] = []
    ) -> LegacyClass {
        let kind = AttributeName(element).flatMap { View.Kind(ElementName($0.number)) }
        let rows = kind.map { Property.properties(of: $0) } ?? []
        return LegacyClass(
            element, rows, keys + common, absent: absent + (kind?.isControl == true ? alignments : []))
    }

    /// Where a control has its content unless a key says it: so it is in documents that Xcode upgraded.
    private static let alignments = [
        (attribute: "contentHorizontalAlignment", value: "left"), (attribute: "contentVerticalAlignment", value: "top"),
    ]

    /// What every view has beside the rule.
    private static let common: [LegacyKey] =
        [
            "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "NSReuseIdentifierKey", "IBUIScreenMetrics",
            "IBUISimulatedStatusBarMetrics", "IBUISimulatedTopBarMetrics", "IBUISimulatedBottomBarMetrics",
            "IBUISimulatedOrientationMetrics", "IBUISimulatedDestinationMetrics", "IBUISimulatedSizeMetrics",
        ].map { LegacyKey($0, .nothing) } + [
            LegacyKey("IBUIContentStretch", .rect("contentStretch")),
            LegacyKey("IBUIBackgroundColor", .color("backgroundColor")),
            LegacyKey("IBUITintColor", .color("tintColor")),
            LegacyKey("IBUIRestorationIdentifier", .text("restorationIdentifier")),
        ]

    private static let scrolling: [LegacyKey] = [
        LegacyKey("IBUIContentInset", .insets("contentInset")),
        LegacyKey("IBUIScrollIndicatorInsets", .insets("scrollIndicatorInsets")),
    ]

    private static let texts: [LegacyKey] = [
        LegacyKey("IBUIText", .text("text")), LegacyKey("IBUITextColor", .color("textColor")),
        LegacyKey("IBUIFontDescription", .font("fontDescription")),
    ]

    private static let views: [String: LegacyClass] = [
        "View": view("view"),
        "Window": view(
            "window",
            [
                LegacyKey("IBUIResizesToFullScreen", .flag("resizesToFullScreen")),
                LegacyKey("IBUIVisibleAtLaunch", .flag("visibleAtLaunch")),
            ]),
        "Label": view(
            "label",
            texts + [
                LegacyKey("IBUIHighlightedColor", .color("highlightedColor")),
                LegacyKey("IBUIShadowColor", .color("shadowColor")),
                LegacyKey("IBUIShadowOffset", .size("shadowOffset")),
                LegacyKey("IBUIMinimumFontSize", .number("minimumFontSize")),
                LegacyKey("IBUIMinimumScaleFactor", .number("minimumScaleFactor")),
                LegacyKey("IBUIAdjustsFontSizeToFit", .flag("adjustsFontSizeToFit")),
                LegacyKey("preferredMaxLayoutWidth", .number("preferredMaxLayoutWidth")),
            ]),
        "Button": view(
            "button",
            [
                LegacyKey("IBUIFontDescription", .font("fontDescription")),
                LegacyKey("IBUITitleShadowOffset", .size("titleShadowOffset")),
                LegacyKey("IBUIContentEdgeInsets", .insets("contentEdgeInsets")),
                LegacyKey("IBUITitleEdgeInsets", .insets("titleEdgeInsets")),
                LegacyKey("IBUIImageEdgeInsets", .insets("imageEdgeInsets")),
            ]),
        "ImageView": view(
            "imageView",
            [LegacyKey("IBUIImage", .image("image")), LegacyKey("IBUIHighlightedImage", .image("highlightedImage"))]),
        // A field whose text may shrink says so.
        "TextField": view(
            "textField",
            texts + [
                LegacyKey("IBUIPlaceholder", .text("placeholder")), LegacyKey("IBUIBackground", .image("background")),
                LegacyKey("IBUIDisabledBackground", .image("disabledBackground")),
            ], absent: [("adjustsFontSizeToFit", "NO")]),
        "TextView": view("textView", texts + scrolling),
        "ScrollView": view("scrollView", scrolling),
        "TableView": view(
            "tableView",
            scrolling + [
                LegacyKey("IBUISeparatorStyle", .words("separatorStyle", separators)),
                LegacyKey("IBUISeparatorColor", .color("separatorColor")),
                LegacyKey("IBUISectionIndexColor", .color("sectionIndexColor")),
                LegacyKey("IBUITableHeaderView", .object("tableHeaderView")),
                LegacyKey("IBUITableFooterView", .object("tableFooterView")),
                LegacyKey("IBUIShowsSelectionImmediatelyOnTouchBegin", .flag("showsSelectionImmediatelyOnTouchBegin")),
            ], absent: [("separatorStyle", "none")]),
        // A cell without the key is indented by UIKit's 10 points a level.
        "TableViewCell": view(
            "tableViewCell",
            [
                LegacyKey("IBUIReuseIdentifier", .text("reuseIdentifier")),
                LegacyKey("IBUIRowHeight", .number("rowHeight")),
                LegacyKey("IBUIHidesAccessoryWhenEditing", .flag("hidesAccessoryWhenEditing")),
                LegacyKey("IBUIBackgroundView", .object("backgroundView")),
                LegacyKey("IBUISelectedBackgroundView", .object("selectedBackgroundView")),
                LegacyKey("IBUIAccessoryView", .object("accessoryView")),
                LegacyKey("IBUIEditingAccessoryView", .object("editingAccessoryView")),
            ], absent: [("indentationWidth", "10")]),
        "Switch": view(
            "switch",
            [
                LegacyKey("IBUIOnTintColor", .color("onTintColor")),
                LegacyKey("IBUIThumbTintColor", .color("thumbTintColor")),
            ]),
        "Slider": view(
            "slider",
            [
                LegacyKey("IBUIMinimumValueImage", .image("minimumValueImage")),
                LegacyKey("IBUIMaximumValueImage", .image("maximumValueImage")),
                LegacyKey("IBUIMinimumImage", .image("minimumValueImage")),
                LegacyKey("IBUIMaximumImage", .image("maximumValueImage")),
                LegacyKey("IBUIMinimumTrackTintColor", .color("minimumTrackTintColor")),
                LegacyKey("IBUIMaximumTrackTintColor", .color("maximumTrackTintColor")),
                LegacyKey("IBUIThumbTintColor", .color("thumbTintColor")),
            ]),
        "Stepper": view("stepper"),
        "SegmentedControl": view(
            "segmentedControl",
            [
                LegacyKey(
                    "IBSegmentControlStyle",
                    .words("segmentControlStyle", [0: "plain", 1: "bordered", 2: "bar", 3: "bezeled"])),
                LegacyKey("IBSelectedSegmentIndex", .number("selectedSegmentIndex")),
                LegacyKey("IBNumberOfSegments", .nothing),
            ]),
        "PageControl": view(
            "pageControl",
            [
                LegacyKey("IBUIPageIndicatorTintColor", .color("pageIndicatorTintColor")),
                LegacyKey("IBUICurrentPageIndicatorTintColor", .color("currentPageIndicatorTintColor")),
            ]),
        "ProgressView": view(
            "progressView",
            [
                LegacyKey("IBUIProgressTintColor", .color("progressTintColor")),
                LegacyKey("IBUITrackTintColor", .color("trackTintColor")),
            ]),
        // A truth value is written where it is not the class's own, and a style where it is not 0.
        "ActivityIndicatorView": view(
            "activityIndicatorView",
            [
                LegacyKey("IBUIStyle", .words("style", [0: "whiteLarge", 1: "white", 2: "gray"])),
                LegacyKey("IBUIColor", .color("color")),
            ], absent: [("style", "whiteLarge"), ("hidesWhenStopped", "YES")]),
        "PickerView": view("pickerView", [LegacyKey("IBUIShowsSelectionIndicator", .nothing)]),
        "DatePicker": view(
            "datePicker",
            [
                LegacyKey("IBUIDate", .date("date")), LegacyKey("IBUIMinimumDate", .date("minimumDate")),
                LegacyKey("IBUIMaximumDate", .date("maximumDate")),
                LegacyKey("IBUIUseCurrentDate", .flag("useCurrentDate")),
            ], absent: [("datePickerMode", "time")]),
        "SearchBar": view(
            "searchBar",
            [
                LegacyKey("IBUIText", .text("text")), LegacyKey("IBUIPlaceholder", .text("placeholder")),
                LegacyKey("IBUIPrompt", .text("prompt")), LegacyKey("IBUITranslucent", .flag("translucent")),
                LegacyKey("IBUIBackgroundImage", .image("backgroundImage")),
            ]),
        "Toolbar": view("toolbar", bars), "NavigationBar": view("navigationBar", bars),
        "TabBar": view(
            "tabBar", bars + [LegacyKey("IBUISelectedImageTintColor", .color("selectedImageTintColor"))]),
        "WebView": view("webView", [LegacyKey("IBUIScalesPageToFit", .flag("scalesPageToFit"))]),
        "MKMapView": view(
            "mapView",
            [
                LegacyKey("mapType", .words("mapType", [0: "standard", 1: "satellite", 2: "hybrid"])),
                LegacyKey("showsUserLocation", .flag("showsUserLocation")),
                LegacyKey("zoomEnabled", .flag("zoomEnabled")), LegacyKey("scrollEnabled", .flag("scrollEnabled")),
            ]),
    ]

    private static let separators = [0: "none", 1: "singleLine", 2: "singleLineEtched"]

    private static let bars: [LegacyKey] = [
        LegacyKey("IBUIItems", .list("items")), LegacyKey("IBUITranslucent", .flag("translucent")),
    ]
}
