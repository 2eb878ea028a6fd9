import InterfaceDocument

/// Which attributes and elements of documents the encoder knows, and which leave no trace in nibs.
///
/// What the property tables have a nib key for is not listed again. Whatever is in neither is said to be not supported.
enum NibVocabulary {
    /// Whether an attribute of an element, of which the property tables have no row for nibs, is compiled, or says
    /// nothing to an app.
    static func knows(_ attribute: String, of element: Element) -> Bool {
        if traceless.contains(attribute) || everywhere.contains(attribute) { return true }
        let name = element.name.string
        if tracelessOf[name]?.contains(attribute) == true || encoded[name]?.contains(attribute) == true { return true }
        return View.Kind(element.name) != nil && ofViews.contains(attribute)
    }

    /// The rows of the property tables for an element.
    static func rows(of element: Element) -> [Property] {
        if let kind = View.Kind(element.name) { return Property.properties(of: kind) }
        if GestureRecognizer(element) != nil { return Property.recognizers }
        if let controller = ViewController(element) {
            let own: [Property] =
                switch controller.kind {
                case .navigationController: Property.navigationControllers
                case .tableViewController: Property.tableControllers
                case .collectionViewController: Property.collectionControllers
                case .pageViewController: Property.pageViewControllers
                case .splitViewController: Property.splitViewControllers
                default: []
                }
            return own + Property.viewControllers + Property.controllerPaths
        }
        switch element.name {
        case .textInputTraits: return Property.textInputTraits
        case .navigationItem: return Property.navigationItems
        case .barButtonItem, .tabBarItem: return Property.barItems
        case .segue: return Property.segues
        default: return []
        }
    }

    private static func set(_ list: String) -> Set<String> { Set(words(list)) }

    private static func words(_ list: String) -> [String] {
        list.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }

    /// What only Interface Builder reads.
    private static let traceless = set(
        "id key userLabel sceneMemberID misplaced ambiguous verifyAmbiguity placeholderIntrinsicWidth "
            + "placeholderIntrinsicHeight propertyAccessControl simulatedAppContext toolTip colorLabel appearanceType "
            + "useAutomaticPreferredMaxLayoutWidth autoshrinkMode customModuleProvider preferredBehavioralStyle focusStyle"
    )

    /// What every object can have.
    private static let everywhere = set("customClass customModule restorationIdentifier catalog")

    /// What every view can have beside the rows.
    private static let ofViews = set(
        "translatesAutoresizingMaskIntoConstraints fixedFrame horizontalHuggingPriority verticalHuggingPriority "
            + "horizontalCompressionResistancePriority verticalCompressionResistancePriority "
            + "preservesSuperviewLayoutMargins")

    /// What leaves no trace on some elements only.
    private static let tracelessOf: [String: Set<String>] = [
        "tableView": set("dataMode showsSelectionImmediatelyOnTouchBegin"),
        "collectionView": set("dataMode"), "tableViewCell": set("rowHeight hidesAccessoryWhenEditing"),
        "tableViewCellContentView": set("tableViewCell"), "button": set("hasAttributedTitle"),
        "label": set("usesAttributedText"), "textField": set("usesAttributedText"),
        "textView": set("usesAttributedText"), "stackView": set("opaque"),
        "segmentedControl": set("segmentControlStyle"),
        "view": set("contentHorizontalAlignment contentVerticalAlignment reference"),
        "switch": set("contentHorizontalAlignment contentVerticalAlignment"),
        "navigationController": set("preservesSuperviewLayoutMargins"),
        "window": set("visibleAtLaunch"), "datePicker": set("useCurrentDate"),
        "viewController": set("initialViewController"),
        "segue": set("relationship reference inheritsFrom"), "fontDescription": set("family"), "font": set("family"),
        "constraint": set("symbolType type"), "collectionViewFlowLayout": set("automaticEstimatedItemSize"),
        "activityIndicatorView": set("contentHorizontalAlignment contentVerticalAlignment"),
        "viewControllerPlaceholder": set("title"), "color": set("cocoaTouchSystemColor xcode11CocoaTouchSystemColor"),
        "paragraphStyle": set(
            "tighteningFactorForTruncation allowsDefaultTighteningForTruncation"),
    ]

    /// What the encoder writes by code.
    private static let encoded: [String: Set<String>] = [
        "label": set("text adjustsFontSizeToFit minimumScaleFactor minimumFontSize"),
        "button": [], "imageView": set("image highlightedImage"),
        "textField": set("text placeholder background disabledBackground"), "textView": set("text"),
        "stackView": set("spacing spacingType layoutMarginsRelativeArrangement"),
        "tableView": set("separatorStyle"),
        "tableViewCell": set("reuseIdentifier style textLabel detailTextLabel imageView"),
        "collectionViewCell": set("reuseIdentifier"), "collectionReusableView": set("reuseIdentifier"),
        "segmentedControl": set("selectedSegmentIndex"), "segment": set("title image width enabled"),
        "slider": set("minimumValueImage maximumValueImage"), "progressView": set("progressImage trackImage"),
        "activityIndicatorView": set("style"), "searchBar": set("text placeholder prompt translucent backgroundImage"),
        "navigationBar": set("translucent shadowImage backIndicatorImage backIndicatorTransitionMaskImage"),
        "toolbar": set("translucent"), "tabBar": set("translucent"),
        "state": set("title image backgroundImage"),
        "constraint": set(
            "firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority identifier symbolic "
                + "placeholder"),
        "viewController": controllers, "tableViewController": controllers, "collectionViewController": controllers,
        "navigationController": controllers, "tabBarController": controllers, "splitViewController": controllers,
        "pageViewController": controllers, "glkViewController": controllers,
        "viewControllerPlaceholder": set("storyboardIdentifier storyboardName referencedIdentifier bundleIdentifier"),
        "navigationItem": set("title prompt"),
        "barButtonItem": set("title image landscapeImage largeContentSizeImage systemItem style width enabled"),
        "tabBarItem": set(
            "title image selectedImage landscapeImage largeContentSizeImage systemItem enabled badgeValue"),
        "segue": set(
            "destination kind identifier unwindAction trigger action popoverAnchorView popoverAnchorBarButtonItem"),
        "outlet": set("property destination"), "action": set("selector destination eventType"),
        "outletCollection": set("property destination collectionClass appends"),
        "textInputTraits": set("textContentType"), "tableViewSection": set("headerTitle footerTitle"),
        "collectionViewFlowLayout": set(
            "minimumLineSpacing minimumInteritemSpacing scrollDirection sectionInsetReference"),
        "pongPressGestureRecognizer": set(
            "minimumPressDuration allowableMovement numberOfTapsRequired numberOfTouchesRequired"),
        "tapGestureRecognizer": set("numberOfTapsRequired numberOfTouchesRequired"),
        "swipeGestureRecognizer": set("direction"),
        "panGestureRecognizer": set("minimumNumberOfTouches maximumNumberOfTouches"),
        "screenEdgePanGestureRecognizer": set("minimumNumberOfTouches maximumNumberOfTouches"),
        "wkWebView": set("allowsBackForwardNavigationGestures customUserAgent allowsLinkPreview"),
        "wkWebViewConfiguration": set(
            "suppressesIncrementalRendering allowsAirPlayForMediaPlayback allowsInlineMediaPlayback "
                + "allowsPictureInPictureMediaPlayback ignoresViewportScaleLimits applicationNameForUserAgent"),
        "wkPreferences": set("minimumFontSize javaScriptEnabled javaScriptCanOpenWindowsAutomatically"),
        "webView": set(
            "scalesPageToFit allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay"),
        "switch": set("title"), "avPlayerViewController": controllers.union(["videoGravity"]),
        "offsetWrapper": set("horizontal vertical"),
        "arscnView": set("loops playing autoenablesDefaultLighting jitteringEnabled allowsCameraControl sceneName"),
        "buttonConfiguration": set(
            "style title subtitle image imagePlacement imagePadding titlePadding titleAlignment cornerStyle buttonSize "
                + "showsActivityIndicator"),
        "backgroundConfiguration": set("image imageContentMode cornerRadius strokeWidth strokeOutset"),
        "preferredSymbolConfiguration": set("configurationType scale pointSize weight"),
        "preferredSymbolConfigurationForImage": set("configurationType scale pointSize weight"),
        "imageReference": set("image symbolScale"), "accessibility": set("identifier label hint"),
        "accessibilityTraits": set(
            "none button link image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently "
                + "searchField startsMediaSession adjustable allowsDirectInteraction causesPageTurn header tabBar"),
        "userDefinedRuntimeAttribute": set("type keyPath value image localized"),
        "fontDescription": set("type name style weight pointSize size"), "font": set("metaFont name size"),
        "color": set("red green blue white alpha colorSpace customColorSpace systemColor name"),
        "paragraphStyle": set(
            "alignment lineBreakMode lineSpacing paragraphSpacing paragraphSpacingBefore headIndent tailIndent "
                + "firstLineHeadIndent minimumLineHeight maximumLineHeight lineHeightMultiple defaultTabInterval "
                + "baseWritingDirection hyphenationFactor"),
        "shadow": set("blurRadius"),
        "fragment": set("content"), "blurEffect": set("style"), "dataDetectorType": detectors,
        "dataDetectorTypes": detectors, "date": set("timeIntervalSinceReferenceDate"),
        "locale": set("localeIdentifier"), "mask": [], "include": set("reference"), "exclude": set("reference"),
        "extendedEdge": set("top left bottom right"), "viewControllerLayoutGuide": set("type"),
    ]

    private static let controllers = set(
        "title storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier extendedLayoutIncludesOpaqueBars "
            + "automaticallyAdjustsScrollViewInsets nibName")
    private static let detectors = set(
        "none phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion all")

    // MARK: Elements

    /// Whether an element is compiled, or says nothing to an app; what is in one that is not is not looked at.
    static func knows(_ element: Element) -> Bool {
        elements.contains(element.name.string) || View.Kind(element.name) != nil || ViewController(element) != nil
            || GestureRecognizer(element) != nil
    }

    /// Whether an element is compiled for its key, or says nothing, such as the standard configuration of a map.
    static func knowsByContents(_ element: Element) -> Bool {
        if element.name.string == "standardMapConfiguration", element.attributes.allSatisfy({ $0.name == "key" }) {
            return true
        }
        return element.key.map { keys.contains($0) } ?? false
    }

    /// Whether elements of a name say nothing to an app.
    static func isTraceless(_ elementName: ElementName) -> Bool {
        let name = elementName.string
        return tracelessElements.contains(name) || name.hasPrefix("simulated") || name.hasSuffix("SimulatedSizeMetrics")
    }

    /// Whether an element says nothing to an app because of its key.
    static func hasTracelessKey(_ element: Element) -> Bool { element.hasKey(among: tracelessKeys) }

    /// Whether the attributes of elements of a name are a value.
    static func isValue(_ elementName: ElementName) -> Bool { values.contains(elementName.string) }

    private static let values = set(
        "rect frame size inset edgeInsets directionalEdgeInsets value point integer real bool string mutableString "
            + "range autoresizingMask placeholder audiovisualMediaTypes")

    private static let tracelessElements = set(
        "point nil userGuides designables relationships classes accessibilityOverrides animations "
            + "inferredMetricsTieBreakers popoverArrowDirection connections")

    private static let tracelessKeys: [StaticString] = [
        "userComments", "freeformSize", "canvasLocation", "customSize", "intrinsicContentSize", "portraitSize",
        "landscapeSize", "contentStretch", "viewControllers", "NSOriginalFont", "insetFor6xAndEarlier",
    ]

    private static let elements = set(
        "rect frame autoresizingMask subviews constraints constraint viewLayoutGuide viewControllerLayoutGuide layoutGuides "
            + "keyboardLayoutGuide color fontDescription font state connections outlet outletCollection action segue variation "
            + "mask include exclude userDefinedRuntimeAttributes userDefinedRuntimeAttribute accessibility "
            + "accessibilityTraits bool string mutableString integer real size inset edgeInsets directionalEdgeInsets value "
            + "textInputTraits attributedString fragment attributes paragraphStyle prototypes sections tableViewSection cells "
            + "collectionViewFlowLayout collectionViewLayout items barButtonItem tabBarItem navigationItem toolbarItems "
            + "leftBarButtonItems rightBarButtonItems textAttributes extendedEdge gestureRecognizers segments segment "
            + "blurEffect buttonConfiguration backgroundConfiguration imageReference wkWebViewConfiguration wkPreferences "
            + "audiovisualMediaTypes dataDetectorType dataDetectorTypes date locale scopeButtonTitles customObject "
            + "searchDisplayController exit placeholder preferredSymbolConfiguration popoverPassthroughViews shadow")

    private static let keys = set("preferredSymbolConfiguration preferredSymbolConfigurationForImage textShadowOffset")

    /// Keys and classes that follow Apple's way of naming, of what none of the compiled nibs had that were measured.
    static let unmeasuredNames = words(
        "NS.rangeval.length NS.rangeval.location UIContentInset UIPermittedArrowDirections UISegmentEnabled UISymbolPointSize "
            + "UISymbolWeight UITableSectionFooterTitle UITextContainerInset UITitleEdgeInsets NSShadow NSWritingDirection "
            + "NSHyphenationFactor NSLineSpacing NSParagraphSpacing NSParagraphSpacingBefore NSHeadIndent NSTailIndent "
            + "NSFirstLineHeadIndent NSMinLineHeight NSMaxLineHeight NSLineHeightMultiple NSDefaultTabInterval "
            + "UIViewDirectionalLayoutMargins UIStoryboardPushSegueTemplate UIStoryboardReplaceSegueTemplate "
            + "UIStoryboardPopoverSegueTemplate UIStoryboardPopoverPresentationSegueTemplate")
}
