// Where Xcode writes an attribute or a part of an object among the others.

/// The order of attributes and of parts, as documents that Xcode wrote have it.
///
/// One order for all elements holds for all but 1,113 of 3,663,582 pairs of attributes that stand in one element of
/// 3,195 documents, and for all but 2,883 of 357,592 pairs of parts; most of the latter are safe areas, which stood
/// elsewhere before Xcode 11.
enum XcodeOrder {
    /// What a part is to the element that holds it.
    struct Role {
        var name: String
        var key: String?

        fileprivate var rank: Int? {
            XcodeOrder.parts[key ?? "<" + name] ?? key.flatMap { _ in XcodeOrder.parts["<" + name] }
        }
    }

    /// The place of an attribute among those that an element has: behind those that Xcode writes before it.
    static func place(ofAttribute name: String, among others: [String]) -> Int {
        // What is not known goes in front of the id, as most do.
        place(of: attributes[name] ?? attributes["id"] ?? 0, among: others.map { attributes[$0] })
    }

    /// The place of a part among those that an element has.
    static func place(ofChild role: Role, among others: [Role]) -> Int {
        place(of: role.rank ?? (parts["<connections"] ?? 0) - 1, among: others.map(\.rank))
    }

    /// The last of the places at which the fewest others are on the wrong side.
    private static func place(of rank: Int, among others: [Int?]) -> Int {
        var wrong = others.count { ($0 ?? 0) < rank && $0 != nil }
        var (best, fewest) = (0, wrong)
        for (index, other) in others.enumerated() {
            if let other { wrong += other > rank ? 1 : other < rank ? -1 : 0 }
            if wrong <= fewest { (best, fewest) = (index + 1, wrong) }
        }
        return best
    }

    private static func ranks(_ words: String) -> [String: Int] {
        let words = words.split { $0 == " " || $0 == "\n" }.map(String.init)
        return Dictionary(words.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static let attributes = ranks(
        """
        allowableMovement appearanceType cancelsTouchesInView className defaultVersion delaysTouchesBegan direction
        firstItem firstAttribute headerTitle footerTitle input key allowsAirPlayForMediaPlayback
        allowsPictureInPictureMediaPlayback audio autocapitalizationType autocorrectionType autoresizesSubviews
        backgroundEffect base64-UTF8 configurationType cornerRadius flexibleMinX hidden hint horizontal inheritsFrom
        keyboardKey metaFont minX minY minimumNumberOfTouches minimumPressDuration minimumPrimaryColumnWidth
        modifierFlags actionName discoverabilityTitle nibName none button numberOfTapsRequired numberOfTouchesRequired
        patternImage phoneNumber link address calendarEvent placeholderIdentifier preferredPrimaryColumnWidthFraction
        property relation scrollDirection automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing
        secondItem secondAttribute multiplier priority constant sectionInsetReference selector destination appends
        collectionClass eventType kind relationship shipmentTrackingNumber flightNumber lookupSuggestion
        spellCheckingType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry
        smartDashesType smartInsertDeleteType smartQuotesType staticText statusBarStyle summaryElement superclassName
        symbolType symbolic systemColor red green blue textContentType timeIntervalSinceReferenceDate toolTip top
        leading type keyPath relativePath size name candidateClass family message minToolsVersion
        requiredIntegratedClassName up down left bottom right trailing updatesFrequently adjustable
        allowsDirectInteraction usesAppearanceFont verifyAmbiguity opaque clipsSubviews clearsContextBeforeDrawing
        multipleTouchEnabled userInteractionEnabled vertical video wantsFullScreenLayout white alpha tag contentMode
        allowsBackForwardNavigationGestures allowsInlineMediaPlayback horizontalHuggingPriority itemPositioning
        scalesPageToFit sceneName allowsCameraControl selectedItem semanticContentAttribute simulatedAppContext
        verticalHuggingPriority horizontalCompressionResistancePriority progressViewStyle
        verticalCompressionResistancePriority ambiguous directionalLockEnabled fixedFrame colorPixelFormat
        depthStencilPixelFormat enableSetNeedsDisplay hidesWhenStopped animating misplaced mapType
        placeholderIntrinsicWidth placeholderIntrinsicHeight progress progressImage restorationIdentifier
        preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea axis barStyle
        bounces alwaysBounceVertical alwaysBounceHorizontal distribution alignment location affinity searchBarStyle
        selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel showsMenuAsPrimaryAction
        showsReorderControl indentationWidth shouldIndentWhileEditing reuseIdentifier editingAccessoryType focusStyle
        spacing baselineRelativeArrangement spacingType storyboardIdentifier autoresizesArchivedViewToFullSize
        preferredFramesPerSecond presentsWithGesture storyboardName bundleIdentifier referencedIdentifier
        tableViewCell textLabel detailTextLabel imageView trackImage videoGravity visibleAtLaunch resizesToFullScreen
        widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY x xcode11CocoaTouchSystemColor
        cocoaTouchSystemColor y zoomEnabled scrollEnabled pagingEnabled rotateEnabled pitchEnabled
        showsHorizontalScrollIndicator showsUserLocation showsBuildings showsCompass showsPointsOfInterest
        showsVerticalScrollIndicator contentInsetAdjustmentBehavior delaysContentTouches canCancelContentTouches
        indicatorStyle keyboardDismissMode minimumZoomScale maximumZoomScale bouncesZoom dataMode editable
        prefetchingEnabled usesAttributedText allowsEditingTextAttributes allowDoubleColumnStyle
        extendedLayoutIncludesOpaqueBars preferredDisplayMode behavior primaryBackgroundStyle identifier
        destinationCreationSelector animates label popoverAnchorBarButtonItem popoverAnchorView trigger version
        toolsVersion systemVersion targetRuntime nextObjectID interfaceStyle leftItemsSupplementBackButton pageSpacing
        prompt colorLabel defersCurrentPageDisplay definesPresentationContext header landscapeImage maxX maxY
        providesPresentationContextTransitionStyle selected showsCancelButton showsScopeBar showsSearchResultsButton
        titleAlignment transitionStyle doubleSided navigationOrientation spineLocation largeTitles shadowImage
        translucent prompted unwindAction imageContentMode sectionIndexMinimumDisplayRowCount
        showsExpansionTextWhenTruncated layoutManager modalTransitionStyle separatorInsetReference
        showsSelectionImmediatelyOnTouchBegin hidesForSinglePage notEnabled paragraphSpacing paragraphSpacingBefore
        toolbarHidden defaultTabInterval scale weight pointSize imagePlacement largeContentSizeImage minimumValue
        variableValue localized minimumLineHeight headIndent minimumValueImage maximumValueImage stepValue
        autoshrinkMode hidesBottomBarWhenPushed automaticallyAdjustsScrollViewInsets navigationBarHidden
        modalPresentationStyle apportionsSegmentWidthsByContent clearsSelectionOnViewWillAppear lineHeightMultiple
        highlightedImage highlighted buttonSize imagePadding propertyAccessControl useAutolayout launchScreen
        useTraitCollections useSafeAreas colorMatched initialViewController background enabled
        contentHorizontalAlignment contentVerticalAlignment buttonType datePickerMode minuteInterval numberOfPages on
        reversesTitleShadowWhenHighlighted segmentControlStyle selectedSegmentIndex showsTouchWhenHighlighted
        adjustsImageWhenHighlighted adjustsImageWhenDisabled text borderStyle placeholder textAlignment
        clearsOnBeginEditing value maximumValue minValue maxValue continuous selectable useCurrentDate springLoaded
        adjustsImageSizeForAccessibilityContentSizeCategory lineBreakMode baseWritingDirection
        changesSelectionAsPrimaryAction hasAttributedTitle lineSpacing numberOfLines baselineAdjustment
        minimumScaleFactor pointerInteraction preferredBehavioralStyle role tighteningFactorForTruncation
        allowsDefaultTighteningForTruncation colorSpace customColorSpace cornerStyle
        allowsMultipleSelectionDuringEditing allowsMultipleSelection style separatorStyle allowsSelection
        allowsSelectionDuringEditing rowHeight estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight
        sectionFooterHeight estimatedSectionFooterHeight contentViewInsetsToSafeArea title image backgroundImage
        catalog largeTitleDisplayMode selectedImage symbolScale renderingMode
        useStoryboardIdentifierAsRestorationIdentifier width height systemItem adjustsLetterSpacingToFitWidth
        adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize clearButtonMode preferredMaxLayoutWidth
        translatesAutoresizingMaskIntoConstraints id orientation layout appearance userLabel customClass customModule
        customModuleProvider sceneMemberID
        """)

    /// Parts by their keys; those without one by `<` and their names.
    private static let parts = ranks(
        """
        <device <accessibilityOverrides <dependencies <include <exclude <layoutGuides <leftBarButtonItems
        NSBackgroundColor NSColor NSFont NSLigature NSOriginalFont NSParagraphStyle NSUnderline NSUnderlineColor
        backBarButtonItem commit content <attributes customFonts <objects <scenes <designables edges footerTitle frame
        frameInset autoresizingMask <userGuides <subviews attributedTitle contentView <animations <vibrancyEffect
        imageInsets badgeColor itemSize estimatedItemSize headerReferenceSize footerReferenceSize masterViewController
        detailViewController menu popoverArrowDirection <popoverPassthroughViews portraitSize landscapeSize
        preferredConfiguration preview sectionInset sourceIdentifier <relationships statusBar orientation destination
        title leftBarButtonItem <rightBarButtonItems titleColor titlePositionAdjustment titleShadowColor titleView
        rightBarButtonItem traits isElement view edgesForExtendedLayout tabBarItem <toolbarItems navigationItem
        <keyCommands contentSizeForViewInPopover refreshControl baseBackgroundColor contentInset date
        mediaTypesRequiringUserActionForPlayback minimumTrackTintColor preferences selectedImage subviews <classes
        compactAppearance constraints contentInsets maximumTrackTintColor minimumDate maximumDate
        userInterfaceIdiom=mac compactScrollEdgeAppearance strokeColor <scopeButtonTitles safeArea keyboard
        backgroundColor accessibilityConfiguration contentStretch sectionIndexColor
        sectionIndexTrackingBackgroundColor selectedImageTintColor <gestureRecognizers <constraints <segments
        attributedText color pageIndicatorTintColor currentPageIndicatorTintColor progressTintColor
        scrollIndicatorInsets <blurEffect trackTintColor simulatedStatusBarMetrics insetFor6xAndEarlier onTintColor
        thumbTintColor userInterfaceIdiom=mac-widthClass=regular directionalLayoutMargins <inferredMetricsTieBreakers
        background contentLayoutGuide collectionViewLayout <cells sectionHeaderView sectionFooterView frameLayoutGuide
        heightClass=regular titleFontDescription baseForegroundColor customSize preferredSymbolConfigurationForImage
        simulatedTopBarMetrics simulatedBottomBarMetrics simulatedOrientationMetrics tabBar <viewControllers
        scrollEdgeAppearance standardAppearance <items selectedSegmentTintColor text fontDescription tintColor
        <resources barTintColor contentEdgeInsets defaultSimulatedMetrics image preferredSymbolConfiguration
        separatorColor sectionIndexBackgroundColor simulatedDestinationMetrics freeformSize layoutMargins
        navigationBar <nil separatorInset tableHeaderView tableFooterView <prototypes <sections textColor
        highlightedColor shadowColor shadowOffset textInputTraits dataDetectorTypes textShadowColor textShadowOffset
        titleEdgeInsets imageEdgeInsets titleShadowOffset normal configuration disabled selected highlighted
        titleTextAttributes largeTitleTextAttributes toolbar userComments <userDefinedRuntimeAttributes default
        heightClass=compact userLabel widthClass=compact widthClass=regular heightClass=compact-widthClass=compact
        heightClass=compact-widthClass=regular heightClass=regular-widthClass=compact heightClass=regular-
        widthClass=regular <connections canvasLocation
        """)
}

extension DocumentEdit {
    /// The place of a part of an object among its others, as Xcode orders them.
    package static func usualPlace(of element: Element, among others: [Element]) -> Int {
        func role(_ element: Element) -> XcodeOrder.Role {
            XcodeOrder.Role(name: element.name.string, key: element.key)
        }
        return XcodeOrder.place(ofChild: role(element), among: others.map(role))
    }
}
