// The attributes that Interface Builder writes: data, of 6,900 documents that it wrote, for each element that 20 or
// more of 300 repositories have.

/// Which attributes an element may have, as far as that is known, without those of the tables of properties.
struct KnownAttributes {
    /// The lines that hold for the element: its own, those of views, and those of every object.
    private let rows: [ArraySlice<UInt8>]

    /// Of elements with a name; nil where too few were seen.
    init?(_ element: ElementName) {
        guard let line = Self.line(of: element.string) else { return nil }
        rows = [line, line.first == Self.mark ? Self.line(of: "views") : nil, Self.line(of: "*")].compactMap { $0 }
    }

    /// The names of all of them.
    var names: [String] {
        rows.flatMap { $0.split(separator: Self.space).dropFirst() }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether an attribute is one of them.
    func has(_ attribute: String) -> Bool {
        var attribute = attribute
        return attribute.withUTF8 { name in
            rows.contains { row in
                var rest = row
                while let end = rest.firstIndex(of: Self.space) {
                    rest = rest[(end + 1)...]
                    guard rest.first == name.first, rest.starts(with: name) else { continue }
                    let next = rest.startIndex + name.count
                    if next == rest.endIndex || rest[next] == Self.space { return true }
                }
                return false
            }
        }
    }

    /// The elements of which the attributes are known, in alphabetical order.
    static let elements: [String] =
        lineNames.map { String(decoding: lines[$0], as: UTF8.self) }.filter { $0 != "*" && $0 != "views" }.sorted()

    /// Where the name of each line's element is. Nothing else is read before somebody asks: a document has few of the
    /// elements.
    private static let lineNames: [Range<Int>] = {
        let bytes = lines
        var names: [Range<Int>] = []
        var (start, end) = (0, 0)
        for (place, byte) in bytes.enumerated() where byte == space || byte == lineBreak {
            // The first space of a line ends its name.
            if end <= start { end = place }
            guard byte == lineBreak else { continue }
            names.append(start + (bytes[start] == mark ? 1 : 0)..<end)
            start = place + 1
        }
        return names
    }()

    /// The line of an element, without its line break.
    private static func line(of element: String) -> ArraySlice<UInt8>? {
        var element = element
        let name = element.withUTF8 { wanted in
            lineNames.first { $0.count == wanted.count && lines[$0].elementsEqual(wanted) }
        }
        guard let name else { return nil }
        let isMarked = name.lowerBound > 0 && lines[name.lowerBound - 1] == mark
        return lines[(name.lowerBound - (isMarked ? 1 : 0))...].prefix { $0 != lineBreak }
    }

    private static let space = UInt8(ascii: " ")
    private static let lineBreak = UInt8(ascii: "\n")
    /// What begins a line of views.
    private static let mark = UInt8(ascii: "@")

    /// A line for each element, with those that every object may have by `*`. A line that begins with `@` is of views.
    /// The last one ends with a line break too.
    private static let lines = Array(
        """
        * colorLabel customClass customModule customModuleProvider id key propertyAccessControl \
        restorationIdentifier sceneMemberID userLabel
        views alpha ambiguous clipsSubviews contentMode fixedFrame hidden horizontalCompressionResistancePriority \
        horizontalHuggingPriority insetsLayoutMarginsFromSafeArea misplaced multipleTouchEnabled opaque \
        placeholderIntrinsicHeight placeholderIntrinsicWidth preservesSuperviewLayoutMargins \
        semanticContentAttribute tag toolTip translatesAutoresizingMaskIntoConstraints userInteractionEnabled \
        verticalCompressionResistancePriority verticalHuggingPriority
        accessibility hint identifier label
        accessibilityTraits adjustable allowsDirectInteraction button header image keyboardKey link none notEnabled \
        searchField staticText summaryElement updatesFrequently
        action destination eventType selector
        @activityIndicatorView animating hidesWhenStopped style
        adaptation
        array
        attributedString
        attributes
        audiovisualMediaTypes audio none video
        autoresizingMask flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY heightSizable widthSizable
        barButtonItem catalog enabled image style systemItem tag title width
        blurEffect style
        bool value
        @button adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
        adjustsImageWhenHighlighted autoresizesSubviews buttonType changesSelectionAsPrimaryAction \
        clearsContextBeforeDrawing contentHorizontalAlignment contentVerticalAlignment enabled hasAttributedTitle \
        highlighted lineBreakMode pointerInteraction preferredBehavioralStyle reversesTitleShadowWhenHighlighted \
        role selected showsMenuAsPrimaryAction showsTouchWhenHighlighted springLoaded
        buttonConfiguration buttonSize catalog cornerStyle image imagePadding imagePlacement style title \
        titleAlignment
        capability message minToolsVersion name requiredIntegratedClassName
        cells
        collectionReusableView clipsSubviews contentMode insetsLayoutMarginsFromSafeArea multipleTouchEnabled \
        opaque reuseIdentifier
        @collectionView alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches \
        contentInsetAdjustmentBehavior dataMode delaysContentTouches directionalLockEnabled indicatorStyle \
        keyboardDismissMode layoutMarginsFollowReadableWidth maximumZoomScale minimumZoomScale pagingEnabled \
        prefetchingEnabled scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator springLoaded
        @collectionViewCell reuseIdentifier
        collectionViewCellContentView ambiguous clipsSubviews contentMode insetsLayoutMarginsFromSafeArea \
        multipleTouchEnabled opaque preservesSuperviewLayoutMargins
        collectionViewController autoresizesArchivedViewToFullSize clearsSelectionOnViewWillAppear \
        definesPresentationContext storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
        collectionViewFlowLayout automaticEstimatedItemSize minimumInteritemSpacing minimumLineSpacing \
        scrollDirection sectionInsetReference
        color alpha blue catalog cocoaTouchSystemColor colorSpace customColorSpace green name patternImage red \
        systemColor white xcode11CocoaTouchSystemColor
        connections
        constraint constant firstAttribute firstItem identifier multiplier placeholder priority relation \
        secondAttribute secondItem symbolType symbolic type
        constraints
        @containerView autoresizesSubviews
        customFonts
        dataDetectorType address calendarEvent flightNumber link lookupSuggestion phoneNumber \
        shipmentTrackingNumber
        date timeIntervalSinceReferenceDate
        @datePicker contentHorizontalAlignment contentVerticalAlignment datePickerMode enabled minuteInterval style \
        useCurrentDate
        dependencies
        deployment defaultVersion identifier version
        designable name
        designables
        device appearance layout orientation renderMode
        document colorMatched initialViewController launchScreen nextObjectID promptedForUpgradeToXcode5 \
        systemVersion targetRuntime toolsVersion type useAutolayout useSafeAreas useTraitCollections variant version
        edgeInsets bottom left right top
        exclude reference
        exit
        extendedEdge bottom top
        font metaFont name size usesAppearanceFont
        fontDescription family name pointSize size style type weight
        fragment content
        frame height maxX maxY minX minY width
        freeformSimulatedSizeMetrics
        gestureRecognizers
        image catalog height name width
        imageReference catalog image renderingMode symbolScale variableValue
        @imageView adjustsImageSizeForAccessibilityContentSizeCategory appearanceType autoresizesSubviews catalog \
        clearsContextBeforeDrawing highlightedImage image
        include reference
        inferredMetricsTieBreakers
        inset maxX maxY minX minY
        integer value
        items
        @label adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsLetterSpacingToFitWidth \
        autoresizesSubviews autoshrinkMode baselineAdjustment clearsContextBeforeDrawing enabled highlighted \
        layoutMarginsFollowReadableWidth lineBreakMode minimumFontSize minimumScaleFactor numberOfLines \
        preferredMaxLayoutWidth showsExpansionTextWhenTruncated text textAlignment \
        useAutomaticPreferredMaxLayoutWidth usesAttributedText verifyAmbiguity
        layoutGuides
        @mapView mapType pitchEnabled rotateEnabled scrollEnabled showsBuildings showsCompass showsPointsOfInterest \
        showsScale showsUserLocation zoomEnabled
        mask
        namedColor name
        @navigationBar backIndicatorImage backIndicatorTransitionMaskImage barStyle clearsContextBeforeDrawing \
        largeTitles shadowImage translucent
        navigationController automaticallyAdjustsScrollViewInsets definesPresentationContext \
        extendedLayoutIncludesOpaqueBars hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed \
        modalPresentationStyle modalTransitionStyle navigationBarHidden providesPresentationContextTransitionStyle \
        storyboardIdentifier title toolbarHidden useStoryboardIdentifierAsRestorationIdentifier \
        wantsFullScreenLayout
        navigationItem largeTitleDisplayMode leftItemsSupplementBackButton prompt title
        nil name
        objects
        outlet destination property
        outletCollection appends collectionClass destination property
        @pageControl contentHorizontalAlignment contentVerticalAlignment currentPage defersCurrentPageDisplay \
        enabled hidesForSinglePage numberOfPages
        paragraphStyle alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval \
        headIndent lineBreakMode lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing \
        paragraphSpacingBefore tighteningFactorForTruncation
        @pickerView autoresizesSubviews clearsContextBeforeDrawing
        placeholder placeholderIdentifier
        plugIn identifier version
        point x y
        preferredSymbolConfiguration configurationType pointSize scale weight
        @progressView progress progressImage progressViewStyle trackImage
        prototypes
        real value
        rect height width x y
        resources
        rightBarButtonItems
        scene sceneID
        scenes
        @scrollView alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches \
        contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled indicatorStyle \
        keyboardDismissMode layoutMarginsFollowReadableWidth maximumZoomScale minimumZoomScale pagingEnabled \
        scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator verifyAmbiguity
        searchBar backgroundImage barStyle contentMode fixedFrame hidden layoutMarginsFollowReadableWidth misplaced \
        placeholder preservesSuperviewLayoutMargins prompt searchBarStyle showsCancelButton showsScopeBar \
        showsSearchResultsButton text translatesAutoresizingMaskIntoConstraints translucent userInteractionEnabled \
        verticalHuggingPriority
        sections
        segment enabled image title width
        @segmentedControl apportionsSegmentWidthsByContent clearsContextBeforeDrawing contentHorizontalAlignment \
        contentVerticalAlignment enabled momentary segmentControlStyle selected selectedSegmentIndex
        segments
        segue action animates destination destinationCreationSelector identifier inheritsFrom kind \
        modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem popoverAnchorView reference \
        relationship splitViewControllerTargetIndex trigger unwindAction
        simulatedMetricsContainer
        simulatedNavigationBarMetrics barStyle prompted translucent
        simulatedOrientationMetrics orientation
        simulatedScreenMetrics type
        simulatedStatusBarMetrics statusBarStyle
        simulatedTabBarMetrics translucent
        simulatedToolbarMetrics barStyle translucent
        size height width
        @slider contentHorizontalAlignment contentVerticalAlignment continuous enabled maxValue maximumValueImage \
        minValue minimumValueImage value
        splitViewController allowDoubleColumnStyle behavior extendedLayoutIncludesOpaqueBars \
        maximumPrimaryColumnWidth minimumPrimaryColumnWidth modalPresentationStyle preferredDisplayMode \
        preferredPrimaryColumnWidthFraction presentsWithGesture primaryBackgroundStyle primaryEdge \
        storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier
        @stackView alignment autoresizesSubviews axis baselineRelativeArrangement distribution \
        layoutMarginsFollowReadableWidth spacing spacingType verifyAmbiguity
        state backgroundImage catalog image title
        @stepper contentHorizontalAlignment contentVerticalAlignment maximumValue minimumValue stepValue value
        string base64-UTF8
        subviews
        @switch contentHorizontalAlignment contentVerticalAlignment enabled on selected title
        systemColor name
        tabBar barStyle clearsContextBeforeDrawing clipsSubviews contentMode fixedFrame hidden \
        insetsLayoutMarginsFromSafeArea itemPositioning itemSpacing selectedItem \
        translatesAutoresizingMaskIntoConstraints translucent
        tabBarController automaticallyAdjustsScrollViewInsets definesPresentationContext \
        extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle \
        providesPresentationContextTransitionStyle storyboardIdentifier title \
        useStoryboardIdentifierAsRestorationIdentifier wantsFullScreenLayout
        tabBarItem badgeValue catalog enabled image landscapeImage largeContentSizeImage selectedImage systemItem \
        tag title
        @tableView allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection \
        allowsSelectionDuringEditing alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom \
        canCancelContentTouches clearsContextBeforeDrawing contentInsetAdjustmentBehavior \
        contentViewInsetsToSafeArea dataMode delaysContentTouches directionalLockEnabled estimatedRowHeight \
        estimatedSectionFooterHeight estimatedSectionHeaderHeight indicatorStyle keyboardDismissMode \
        layoutMarginsFollowReadableWidth rowHeight scrollEnabled sectionFooterHeight sectionHeaderHeight \
        sectionIndexMinimumDisplayRowCount separatorInsetReference separatorStyle showsHorizontalScrollIndicator \
        showsSelectionImmediatelyOnTouchBegin showsVerticalScrollIndicator springLoaded style
        @tableViewCell accessoryType appearanceType autoresizesSubviews clearsContextBeforeDrawing detailTextLabel \
        editingAccessoryType focusStyle hidesAccessoryWhenEditing imageView indentationLevel indentationWidth \
        layoutMarginsFollowReadableWidth reuseIdentifier rowHeight selectionStyle shouldIndentWhileEditing \
        showsReorderControl style textLabel
        @tableViewCellContentView autoresizesSubviews layoutMarginsFollowReadableWidth tableViewCell
        tableViewController automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize \
        clearsSelectionOnViewWillAppear definesPresentationContext extendedLayoutIncludesOpaqueBars \
        hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle \
        providesPresentationContextTransitionStyle storyboardIdentifier title \
        useStoryboardIdentifierAsRestorationIdentifier wantsFullScreenLayout
        tableViewSection footerTitle headerTitle
        tapGestureRecognizer cancelsTouchesInView delaysTouchesBegan numberOfTapsRequired numberOfTouchesRequired
        textAttributes
        @textField adjustsFontForContentSizeCategory adjustsFontSizeToFit autoresizesSubviews background \
        borderStyle clearButtonMode clearsContextBeforeDrawing clearsOnBeginEditing contentHorizontalAlignment \
        contentVerticalAlignment enabled highlighted minimumFontSize placeholder selected text textAlignment \
        usesAttributedText
        textInputTraits autocapitalizationType autocorrectionType enablesReturnKeyAutomatically keyboardAppearance \
        keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType \
        spellCheckingType textContentType
        @textView adjustsFontForContentSizeCategory allowsEditingTextAttributes alwaysBounceHorizontal \
        alwaysBounceVertical autoresizesSubviews bounces bouncesZoom canCancelContentTouches \
        contentInsetAdjustmentBehavior delaysContentTouches directionalLockEnabled editable indicatorStyle \
        keyboardDismissMode layoutManager layoutMarginsFollowReadableWidth maximumZoomScale minimumZoomScale \
        scrollEnabled selectable showsHorizontalScrollIndicator showsVerticalScrollIndicator text textAlignment \
        usesAttributedText
        @toolbar barStyle clearsContextBeforeDrawing translucent
        toolbarItems
        userDefinedRuntimeAttribute catalog keyPath localized type value
        userDefinedRuntimeAttributes
        value height type width
        @view autoresizesSubviews clearsContextBeforeDrawing contentHorizontalAlignment contentVerticalAlignment \
        layoutMarginsFollowReadableWidth reference simulatedAppContext verifyAmbiguity
        viewController automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize \
        definesPresentationContext extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed interfaceStyle \
        modalPresentationStyle modalTransitionStyle nibName providesPresentationContextTransitionStyle \
        storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier wantsFullScreenLayout
        viewControllerLayoutGuide type
        viewControllerPlaceholder bundleIdentifier referencedIdentifier storyboardIdentifier storyboardName
        viewLayoutGuide
        @visualEffectView
        @webView allowsInlineMediaPlayback clearsContextBeforeDrawing mediaPlaybackAllowsAirPlay \
        mediaPlaybackRequiresUserAction scalesPageToFit
        wkPreferences javaScriptEnabled minimumFontSize
        @wkWebView allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent
        wkWebViewConfiguration allowsAirPlayForMediaPlayback allowsInlineMediaPlayback \
        allowsPictureInPictureMediaPlayback applicationNameForUserAgent

        """.utf8)
}
