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

    /// Words between spaces. It is searched as it stands: most lists are asked for a word or two, or for none.
    private struct WordList: ExpressibleByStringLiteral {
        let text: String

        init(_ text: String) { self.text = text }

        init(stringLiteral text: String) { self.text = text }

        func contains(_ word: String) -> Bool {
            text.utf8.withContiguousStorageIfAvailable { text in
                word.utf8.withContiguousStorageIfAvailable { Self.contains($0, in: text) }
            }.flatMap(\.self) ?? words.contains(word)
        }

        var words: [String] { text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }

        private static func contains(
            _ word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
        ) -> Bool {
            let space = UInt8(ascii: " ")
            var start = 0
            while start + word.count <= text.count {
                let end = start + word.count
                if end == text.count || text[end] == space,
                    (0..<word.count).allSatisfy({ word[$0] == text[start + $0] })
                {
                    return true
                }
                while start < text.count, text[start] != space { start += 1 }
                start += 1
            }
            return false
        }
    }

    /// What only Interface Builder reads.
    private static let traceless = WordList(
        "id key userLabel sceneMemberID misplaced ambiguous verifyAmbiguity placeholderIntrinsicWidth "
            + "placeholderIntrinsicHeight propertyAccessControl simulatedAppContext toolTip colorLabel appearanceType "
            + "useAutomaticPreferredMaxLayoutWidth autoshrinkMode customModuleProvider preferredBehavioralStyle focusStyle"
    )

    /// What every object can have.
    private static let everywhere = WordList("customClass customModule restorationIdentifier catalog")

    /// What every view can have beside the rows.
    private static let ofViews = WordList(
        "translatesAutoresizingMaskIntoConstraints fixedFrame horizontalHuggingPriority verticalHuggingPriority "
            + "horizontalCompressionResistancePriority verticalCompressionResistancePriority "
            + "preservesSuperviewLayoutMargins")

    /// What leaves no trace on some elements only.
    private static let tracelessOf: [String: WordList] = [
        "tableView": WordList("dataMode showsSelectionImmediatelyOnTouchBegin"),
        "collectionView": WordList("dataMode"), "tableViewCell": WordList("rowHeight hidesAccessoryWhenEditing"),
        "tableViewCellContentView": WordList("tableViewCell"), "button": WordList("hasAttributedTitle"),
        "label": WordList("usesAttributedText"), "textField": WordList("usesAttributedText"),
        "textView": WordList("usesAttributedText"), "stackView": WordList("opaque"),
        "segmentedControl": WordList("segmentControlStyle"),
        "view": WordList("contentHorizontalAlignment contentVerticalAlignment reference"),
        "switch": WordList("contentHorizontalAlignment contentVerticalAlignment"),
        "navigationController": WordList("preservesSuperviewLayoutMargins"),
        "window": WordList("visibleAtLaunch"), "datePicker": WordList("useCurrentDate"),
        "viewController": WordList("initialViewController"),
        "segue": WordList("relationship reference inheritsFrom"), "fontDescription": WordList("family"),
        "font": WordList("family"),
        "constraint": WordList("symbolType type"), "collectionViewFlowLayout": WordList("automaticEstimatedItemSize"),
        "activityIndicatorView": WordList("contentHorizontalAlignment contentVerticalAlignment"),
        "viewControllerPlaceholder": WordList("title"),
        "color": WordList("cocoaTouchSystemColor xcode11CocoaTouchSystemColor"),
        "paragraphStyle": WordList(
            "tighteningFactorForTruncation allowsDefaultTighteningForTruncation"),
    ]

    /// What the encoder writes by code.
    private static let encoded: [String: WordList] = [
        "label": WordList("text adjustsFontSizeToFit minimumScaleFactor minimumFontSize"),
        "button": "", "imageView": WordList("image highlightedImage"),
        "textField": WordList("text placeholder background disabledBackground"), "textView": WordList("text"),
        "stackView": WordList("spacing spacingType layoutMarginsRelativeArrangement"),
        "tableView": WordList("separatorStyle"),
        "tableViewCell": WordList("reuseIdentifier style textLabel detailTextLabel imageView"),
        "collectionViewCell": WordList("reuseIdentifier"), "collectionReusableView": WordList("reuseIdentifier"),
        "segmentedControl": WordList("selectedSegmentIndex"), "segment": WordList("title image width enabled"),
        "slider": WordList("minimumValueImage maximumValueImage"), "progressView": WordList("progressImage trackImage"),
        "activityIndicatorView": WordList("style"),
        "searchBar": WordList("text placeholder prompt translucent backgroundImage"),
        "navigationBar": WordList("translucent shadowImage backIndicatorImage backIndicatorTransitionMaskImage"),
        "toolbar": WordList("translucent"), "tabBar": WordList("translucent"),
        "state": WordList("title image backgroundImage"),
        "constraint": WordList(
            "firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority identifier symbolic "
                + "placeholder"),
        "viewController": controllers, "tableViewController": controllers, "collectionViewController": controllers,
        "navigationController": controllers, "tabBarController": controllers, "splitViewController": controllers,
        "pageViewController": controllers, "glkViewController": controllers,
        "viewControllerPlaceholder": WordList(
            "storyboardIdentifier storyboardName referencedIdentifier bundleIdentifier"),
        "navigationItem": WordList("title prompt"),
        "barButtonItem": WordList("title image landscapeImage largeContentSizeImage systemItem style width enabled"),
        "tabBarItem": WordList(
            "title image selectedImage landscapeImage largeContentSizeImage systemItem enabled badgeValue"),
        "segue": WordList(
            "destination kind identifier unwindAction trigger action popoverAnchorView popoverAnchorBarButtonItem"),
        "outlet": WordList("property destination"), "action": WordList("selector destination eventType"),
        "outletCollection": WordList("property destination collectionClass appends"),
        "textInputTraits": WordList("textContentType"), "tableViewSection": WordList("headerTitle footerTitle"),
        "collectionViewFlowLayout": WordList(
            "minimumLineSpacing minimumInteritemSpacing scrollDirection sectionInsetReference"),
        "pongPressGestureRecognizer": WordList(
            "minimumPressDuration allowableMovement numberOfTapsRequired numberOfTouchesRequired"),
        "tapGestureRecognizer": WordList("numberOfTapsRequired numberOfTouchesRequired"),
        "swipeGestureRecognizer": WordList("direction"),
        "panGestureRecognizer": WordList("minimumNumberOfTouches maximumNumberOfTouches"),
        "screenEdgePanGestureRecognizer": WordList("minimumNumberOfTouches maximumNumberOfTouches"),
        "wkWebView": WordList("allowsBackForwardNavigationGestures customUserAgent allowsLinkPreview"),
        "wkWebViewConfiguration": WordList(
            "suppressesIncrementalRendering allowsAirPlayForMediaPlayback allowsInlineMediaPlayback "
                + "allowsPictureInPictureMediaPlayback ignoresViewportScaleLimits applicationNameForUserAgent"),
        "wkPreferences": WordList("minimumFontSize javaScriptEnabled javaScriptCanOpenWindowsAutomatically"),
        "webView": WordList(
            "scalesPageToFit allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay"),
        "switch": WordList("title"), "avPlayerViewController": WordList(controllers.text + " videoGravity"),
        "offsetWrapper": WordList("horizontal vertical"),
        "arscnView": WordList(
            "loops playing autoenablesDefaultLighting jitteringEnabled allowsCameraControl sceneName"),
        "buttonConfiguration": WordList(
            "style title subtitle image imagePlacement imagePadding titlePadding titleAlignment cornerStyle buttonSize "
                + "showsActivityIndicator"),
        "backgroundConfiguration": WordList("image imageContentMode cornerRadius strokeWidth strokeOutset"),
        "preferredSymbolConfiguration": WordList("configurationType scale pointSize weight"),
        "preferredSymbolConfigurationForImage": WordList("configurationType scale pointSize weight"),
        "imageReference": WordList("image symbolScale"), "accessibility": WordList("identifier label hint"),
        "accessibilityTraits": WordList(
            "none button link image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently "
                + "searchField startsMediaSession adjustable allowsDirectInteraction causesPageTurn header tabBar"),
        "userDefinedRuntimeAttribute": WordList("type keyPath value image localized"),
        "fontDescription": WordList("type name style weight pointSize size"), "font": WordList("metaFont name size"),
        "color": WordList("red green blue white alpha colorSpace customColorSpace systemColor name"),
        "paragraphStyle": WordList(
            "alignment lineBreakMode lineSpacing paragraphSpacing paragraphSpacingBefore headIndent tailIndent "
                + "firstLineHeadIndent minimumLineHeight maximumLineHeight lineHeightMultiple defaultTabInterval "
                + "baseWritingDirection hyphenationFactor"),
        "shadow": WordList("blurRadius"),
        "fragment": WordList("content"), "blurEffect": WordList("style"), "dataDetectorType": detectors,
        "dataDetectorTypes": detectors, "date": WordList("timeIntervalSinceReferenceDate"),
        "locale": WordList("localeIdentifier"), "mask": "", "include": WordList("reference"),
        "exclude": WordList("reference"),
        "extendedEdge": WordList("top left bottom right"), "viewControllerLayoutGuide": WordList("type"),
    ]

    private static let controllers = WordList(
        "title storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier extendedLayoutIncludesOpaqueBars "
            + "automaticallyAdjustsScrollViewInsets nibName")
    private static let detectors = WordList(
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

    private static let values = WordList(
        "rect frame size inset edgeInsets directionalEdgeInsets value point integer real bool string mutableString "
            + "range autoresizingMask placeholder audiovisualMediaTypes")

    private static let tracelessElements = WordList(
        "point nil userGuides designables relationships classes accessibilityOverrides animations "
            + "inferredMetricsTieBreakers popoverArrowDirection connections")

    private static let tracelessKeys: [StaticString] = [
        "userComments", "freeformSize", "canvasLocation", "customSize", "intrinsicContentSize", "portraitSize",
        "landscapeSize", "contentStretch", "viewControllers", "NSOriginalFont", "insetFor6xAndEarlier",
    ]

    private static let elements = WordList(
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

    private static let keys = WordList(
        "preferredSymbolConfiguration preferredSymbolConfigurationForImage textShadowOffset")

    /// Keys and classes that follow Apple's way of naming, of what none of the compiled nibs had that were measured.
    static let unmeasuredNames: [String] = WordList(
        "NS.rangeval.length NS.rangeval.location UIContentInset UIPermittedArrowDirections UISegmentEnabled UISymbolPointSize "
            + "UISymbolWeight UITableSectionFooterTitle UITextContainerInset UITitleEdgeInsets NSShadow NSWritingDirection "
            + "NSHyphenationFactor NSLineSpacing NSParagraphSpacing NSParagraphSpacingBefore NSHeadIndent NSTailIndent "
            + "NSFirstLineHeadIndent NSMinLineHeight NSMaxLineHeight NSLineHeightMultiple NSDefaultTabInterval "
            + "UIViewDirectionalLayoutMargins UIStoryboardPushSegueTemplate UIStoryboardReplaceSegueTemplate "
            + "UIStoryboardPopoverSegueTemplate UIStoryboardPopoverPresentationSegueTemplate"
    ).words
}
