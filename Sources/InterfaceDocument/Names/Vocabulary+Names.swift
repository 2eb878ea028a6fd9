// The names of elements and attributes that the reader knows: data, made by Scripts/make-vocabulary from names.txt.
//
// A name's place in the list is its number in `ElementName` and `AttributeName`.

extension Vocabulary {
    /// Every known name, set apart by single spaces.
    static let names: StaticString = """
        accessibility accessibilityOverrides accessibilityTraits accessoryType action actionName activityIndicatorView \
        activityViewController adBannerView adaptation address adjustable adjustsFontForContentSizeCategory \
        adjustsFontSizeToFit adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
        adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth affinity alignment allowDoubleColumnStyle \
        allowableMovement allowsAirPlayForMediaPlayback allowsBackForwardNavigationGestures allowsCameraControl \
        allowsContinuousInteraction allowsDefaultTighteningForTruncation allowsDirectInteraction allowsDirectionalLock \
        allowsEditingTextAttributes allowsLinkPreview allowsMultipleSelection allowsMultipleSelectionDuringEditing \
        allowsPictureInPictureMediaPlayback allowsSelection allowsSelectionDuringEditing alpha alwaysBounceHorizontal \
        alwaysBounceVertical ambiguous animates animating animationImages animations appearance appearanceType appends \
        applicationNameForUserAgent apportionsSegmentWidthsByContent arView archive array arscnView arskView \
        attributedString attributes audiovisualMediaTypes autocapitalizationType autocorrectionType \
        automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets automaticallyUpdatesConfiguration \
        autoresizesArchivedViewToFullSize autoresizesSubviews autoresizingMask autoshrinkMode avPlayerViewController \
        axis backIndicatorImage backIndicatorTransitionMaskImage background backgroundConfiguration backgroundEffect \
        backgroundImage backgroundStyle barButtonItem barButtonItemGroup barStyle barTintColor base64-UTF8 \
        baseWritingDirection baselineAdjustment baselineOffset baselineRelativeArrangement behavior blue blurEffect \
        bool borderStyle bottom bounces bouncesZoom bundleIdentifier button buttonConfiguration buttonSize buttonType \
        calendarEvent calendarView canCancelContentTouches cancelsTouchesInView candidateClass capability catalog \
        cells changesSelectionAsPrimaryAction children class className classes clearButtonMode \
        clearsContextBeforeDrawing clearsOnBeginEditing clearsSelectionOnViewWillAppear clipsSubviews \
        cloudSharingController cocoaTouchSystemColor collectionClass collectionReusableView collectionView \
        collectionViewCell collectionViewCellContentView collectionViewCompositionalLayout collectionViewController \
        collectionViewFlowLayout collectionViewLayout collectionViewTableLayout color colorLabel colorMatched \
        colorPixelFormat colorSpace colorWell command configurationName configurationType connections constant \
        constraint constraints containerView content contentHorizontalAlignment contentInsetAdjustmentBehavior \
        contentInsetsReference contentMode contentUnavailableView contentVerticalAlignment contentViewInsetsToSafeArea \
        continuous cornerRadius cornerStyle currentPage currentPageIndicatorImage customClass customColorSpace \
        customFonts customModule customModuleProvider customObject customUserAgent customView data dataDetectorType \
        dataDetectorTypes dataMode date datePicker datePickerMode defaultTabInterval defaultVersion \
        definesPresentationContext delaysContentTouches delaysTouchesBegan dependencies deployment \
        depthStencilPixelFormat designable designables destination destinationCreationSelector detailTextLabel \
        development device dictionary direction directionalEdgeInsets directionalLockEnabled discoverabilityTitle \
        distribution document documentBrowserViewController doubleSided down dynamicTypePreference dynamicTypeSize \
        edgeInsets editMenu editable editingAccessoryType enableSetNeedsDisplay enabled enablesReturnKeyAutomatically \
        estimatedItemSize estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight eventType \
        exclude exit extendedEdge extendedLayoutIncludesOpaqueBars family fillerRowHeight firstAttribute firstItem \
        firstLineHeadIndent fixedFrame fixedSimulatedSizeMetrics flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY \
        flightNumber focusStyle font fontDescription footerTitle fragment frame freeformSimulatedSizeMetrics \
        gestureRecognizer gestureRecognizers glkView glkViewController green hasAttributedTitle headIndent header \
        headerTitle height heightSizable hidden hidesAccessoryWhenEditing hidesBarsWhenVerticallyCompact \
        hidesBottomBarWhenPushed hidesForSinglePage hidesWhenStopped highlighted highlightedImage hint horizontal \
        horizontalCompressionResistancePriority horizontalHuggingPriority hostingController hoverGestureRecognizer \
        hyphenationFactor id identifier identifierType image imageContentMode imagePadding imagePickerController \
        imagePlacement imageReference imageReservation imageToTextPadding imageView include indentationLevel \
        indentationWidth indicator indicatorStyle inferredMetricsTieBreakers inheritsFrom initialViewController input \
        inputView inset insetsLayoutMarginsFromSafeArea installed integer interfaceStyle isElement isEnabled \
        itemPositioning itemSpacing items javaScriptEnabled key keyCommand keyCommands keyPath keyboardAppearance \
        keyboardDismissMode keyboardKey keyboardLayoutGuide keyboardType kind label landscapeImage \
        largeContentSizeImage largeContentTitle largeTitleDisplayMode largeTitles launchScreen layout layoutGuide \
        layoutGuides layoutManager layoutMarginsFollowReadableWidth leading left leftBarButtonItems \
        leftItemsSupplementBackButton leftViewMode length lineBreakMode lineBreakStrategy lineHeightMultiple \
        lineSpacing link linkView listContentConfiguration locale localized location longPressGestureRecognizer \
        lookupSuggestion macIdiomStyle mapType mapView mask maxValue maxX maxY maximumContentSizeCategory \
        maximumLineHeight maximumNumberOfTouches maximumPrimaryColumnWidth maximumValue maximumValueImage \
        maximumZoomScale menu message metaFont metadata minToolsVersion minValue minX minY minimumContentSizeCategory \
        minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumNumberOfTouches \
        minimumPressDuration minimumPrimaryColumnWidth minimumScaleFactor minimumValue minimumValueImage \
        minimumZoomScale minuteInterval misplaced modalFormSheetSimulatedSizeMetrics \
        modalPageSheetSimulatedSizeMetrics modalPresentationStyle modalTransitionStyle modifierFlags momentary mtkView \
        multipleTouchEnabled multiplier mutableArray mutableData mutableString name namedColor navigationBar \
        navigationBarAppearance navigationBarHidden navigationController navigationItem navigationOrientation nibName \
        nil none notEnabled numberOfLines numberOfPages numberOfTapsRequired numberOfTicks numberOfTouchesRequired \
        objects offsetWrapper on opaque options orientation outlet outletCollection pageControl pageSpacing \
        pageViewController pagingEnabled panGestureRecognizer paragraphSpacing paragraphSpacingBefore paragraphStyle \
        patternImage paused pdfView phoneNumber pickerView pinchGestureRecognizer pitchEnabled placeholder \
        placeholderIdentifier placeholderIntrinsicHeight placeholderIntrinsicWidth playerViewController plugIn point \
        pointSize pointerInteraction pongPressGestureRecognizer popoverAnchorBarButtonItem popoverAnchorView \
        popoverArrowDirection popoverPassthroughViews popoverSimulatedSizeMetrics preferredBehavioralStyle \
        preferredContentSize preferredDatePickerStyle preferredDisplayMode preferredFramesPerSecond \
        preferredIndicatorImage preferredMaxLayoutWidth preferredPrimaryColumnWidthFraction \
        preferredSymbolConfiguration prefersLargeTitles prefetchingEnabled presentsWithGesture \
        preservesSuperviewLayoutMargins primaryBackgroundStyle priority progress progressImage progressView \
        progressViewStyle prompt prompted promptedForUpgradeToXcode5 property propertyAccessControl prototypes \
        providesPresentationContextTransitionStyle range real rect red reference referenceLibraryViewController \
        referencedIdentifier refreshControl relation relationship relationships relativePath renderingMode \
        requiredIntegratedClassName resizesToFullScreen resources restorationIdentifier returnKeyType reuseIdentifier \
        reversesTitleShadowWhenHighlighted right rightBarButtonItems rightViewMode role rotateEnabled \
        rotationGestureRecognizer rowHeight safeAreaLayoutGuide scale scalesPageToFit scene sceneID sceneKitView \
        sceneMemberID sceneName scenes scopeButtonTitles screenEdgePanGestureRecognizer scrollDirection scrollEnabled \
        scrollView searchBar searchBarStyle searchController searchDisplayController searchField secondAttribute \
        secondItem secondaryText sectionFooterHeight sectionHeaderHeight sectionHeaderTopPadding \
        sectionIndexMinimumDisplayRowCount sectionInsetReference sections secureTextEntry segment segmentControlStyle \
        segmentedControl segments segue selectable selected selectedImage selectedSegmentIndex selectionFollowsFocus \
        selectionStyle selector semanticContentAttribute separatorInsetReference separatorInsetType separatorStyle \
        shadowColor shadowImage shareView shipmentTrackingNumber shouldIndentWhileEditing showsActivityIndicator \
        showsBuildings showsCancelButton showsCompass showsHorizontalScrollIndicator showsLargeContentViewer \
        showsMenuAsPrimaryAction showsPointsOfInterest showsReorderControl showsScale showsScopeBar \
        showsSearchResultsButton showsSelectionImmediatelyOnTouchBegin showsTouchWhenHighlighted showsUserLocation \
        showsVerticalScrollIndicator simulatedAppContext simulatedMetricsContainer simulatedNavigationBarMetrics \
        simulatedOrientationMetrics simulatedScreenMetrics simulatedSearchBarMetrics simulatedStatusBarMetrics \
        simulatedTabBarMetrics simulatedToolbarMetrics simulatedUserInterfaceStyle size sizeCategory skView slider \
        smartDashesType smartInsertDeleteType smartQuotesType source spacing spacingType spellCheckingType \
        spineLocation splitViewController splitViewControllerTargetIndex splitViewDetailSimulatedSizeMetrics \
        splitViewMasterSimulatedSizeMetrics splitViewSimulatedSizeMetrics springLoaded stackView \
        stackedItemPositioning standardMapConfiguration state staticText statusBarStyle stepValue stepper \
        storyboardIdentifier storyboardName string style subtitle subviews summaryElement superclassName \
        suppressesIncrementalRendering swipeGestureRecognizer switch symbolScale symbolType symbolic systemColor \
        systemImage systemItem systemVersion tabBar tabBarAppearance tabBarController tabBarItem tabStops tableView \
        tableViewCell tableViewCellContentView tableViewController tableViewHeaderFooterView tableViewSection tag \
        tailIndent tapGestureRecognizer targetRuntime text textAlignment textAttributes textContentType textField \
        textInputTraits textLabel textStyle textTab textView tighteningFactorForTruncation \
        timeIntervalSinceReferenceDate timeZone title titleAlignment titlePadding titleTextAttributes toolbar \
        toolbarAppearance toolbarHidden toolbarItems toolsVersion top trackImage trailing transitionStyle \
        translatesAutoresizingMaskIntoConstraints translucent trigger type unwindAction up updatesFrequently \
        useAutolayout useAutomaticPreferredMaxLayoutWidth useCurrentDate useSafeAreas \
        useStoryboardIdentifierAsRestorationIdentifier useTraitCollections userActivity userDefinedRuntimeAttribute \
        userDefinedRuntimeAttributes userGuides userInteractionEnabled userLabel userLayoutGuide usesAppearanceFont \
        usesAttributedText usesInactiveTextColor value variableValue variant variation verifyAmbiguity version \
        vertical verticalCompressionResistancePriority verticalHuggingPriority vibrancyEffect videoEditorController \
        videoGravity view viewController viewControllerLayoutGuide viewControllerPlaceholder viewControllers \
        viewLayoutGuide visibleAtLaunch visualEffectView wantsFullScreenLayout webView weight white width widthSizable \
        window wkPreferences wkWebView wkWebViewConfiguration x xcode11CocoaTouchSystemColor y zoomEnabled
        """
}
