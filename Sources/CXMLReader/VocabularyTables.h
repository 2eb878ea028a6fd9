// The names of elements and attributes that the reader knows: data, made by Scripts/make-vocabulary from names.txt.
#include <stdint.h>

enum { nameCount = 719, slotCount = 2048 };

// A name's place is its number; where the next one starts tells where it ends.
static const char names[] =
    "accessibility" "accessibilityOverrides" "accessibilityTraits" "accessoryType" "action" "actionName"
    "activityIndicatorView" "activityViewController" "adBannerView" "adaptation" "address" "adjustable"
    "adjustsFontForContentSizeCategory" "adjustsFontSizeToFit" "adjustsImageSizeForAccessibilityContentSizeCategory"
    "adjustsImageWhenDisabled" "adjustsImageWhenHighlighted" "adjustsLetterSpacingToFitWidth" "affinity" "alignment"
    "allowDoubleColumnStyle" "allowableMovement" "allowsAirPlayForMediaPlayback" "allowsBackForwardNavigationGestures"
    "allowsCameraControl" "allowsContinuousInteraction" "allowsDefaultTighteningForTruncation" "allowsDirectInteraction"
    "allowsDirectionalLock" "allowsEditingTextAttributes" "allowsLinkPreview" "allowsMultipleSelection"
    "allowsMultipleSelectionDuringEditing" "allowsPictureInPictureMediaPlayback" "allowsSelection"
    "allowsSelectionDuringEditing" "alpha" "alwaysBounceHorizontal" "alwaysBounceVertical" "ambiguous" "animates"
    "animating" "animationImages" "animations" "appearance" "appearanceType" "appends" "applicationNameForUserAgent"
    "apportionsSegmentWidthsByContent" "arView" "archive" "array" "arscnView" "arskView" "attributedString" "attributes"
    "audiovisualMediaTypes" "autocapitalizationType" "autocorrectionType" "automaticEstimatedItemSize"
    "automaticallyAdjustsScrollViewInsets" "automaticallyUpdatesConfiguration" "autorepeat"
    "autoresizesArchivedViewToFullSize" "autoresizesSubviews" "autoresizingMask" "autoshrinkMode"
    "avPlayerViewController" "axis" "backIndicatorImage" "backIndicatorTransitionMaskImage" "background"
    "backgroundConfiguration" "backgroundEffect" "backgroundImage" "backgroundStyle" "badgeValue" "barButtonItem"
    "barButtonItemGroup" "barStyle" "barTintColor" "base64-UTF8" "baseWritingDirection" "baselineAdjustment"
    "baselineOffset" "baselineRelativeArrangement" "behavior" "blue" "blurEffect" "bool" "borderStyle" "bottom"
    "bounces" "bouncesZoom" "bundleIdentifier" "button" "buttonConfiguration" "buttonSize" "buttonType" "calendarEvent"
    "calendarView" "canCancelContentTouches" "cancelsTouchesInView" "candidateClass" "capability" "catalog" "cells"
    "changesSelectionAsPrimaryAction" "children" "class" "className" "classes" "clearButtonMode"
    "clearsContextBeforeDrawing" "clearsOnBeginEditing" "clearsSelectionOnViewWillAppear" "clipsSubviews"
    "cloudSharingController" "cocoaTouchSystemColor" "collectionClass" "collectionReusableView" "collectionView"
    "collectionViewCell" "collectionViewCellContentView" "collectionViewCompositionalLayout" "collectionViewController"
    "collectionViewFlowLayout" "collectionViewLayout" "collectionViewTableLayout" "color" "colorLabel" "colorMatched"
    "colorPixelFormat" "colorSpace" "colorWell" "command" "configurationName" "configurationType" "connections"
    "constant" "constraint" "constraints" "containerView" "content" "contentHorizontalAlignment"
    "contentInsetAdjustmentBehavior" "contentInsetsReference" "contentMode" "contentUnavailableView"
    "contentVerticalAlignment" "contentViewInsetsToSafeArea" "continuous" "cornerRadius" "cornerStyle"
    "countDownDuration" "currentPage" "currentPageIndicatorImage" "customClass" "customColorSpace" "customFonts"
    "customModule" "customModuleProvider" "customObject" "customUserAgent" "customView" "data" "dataDetectorType"
    "dataDetectorTypes" "dataMode" "date" "datePicker" "datePickerMode" "defaultTabInterval" "defaultVersion"
    "defersCurrentPageDisplay" "definesPresentationContext" "delaysContentTouches" "delaysTouchesBegan"
    "delaysTouchesEnded" "dependencies" "deployment" "depthStencilPixelFormat" "designable" "designables" "destination"
    "destinationCreationSelector" "detailTextLabel" "development" "device" "dictionary" "direction"
    "directionalEdgeInsets" "directionalLockEnabled" "discoverabilityTitle" "distribution" "document"
    "documentBrowserViewController" "doubleSided" "down" "dynamicTypePreference" "dynamicTypeSize" "edgeInsets"
    "editMenu" "editable" "editingAccessoryType" "enableSetNeedsDisplay" "enabled" "enablesReturnKeyAutomatically"
    "estimatedItemSize" "estimatedRowHeight" "estimatedSectionFooterHeight" "estimatedSectionHeaderHeight" "eventType"
    "exclude" "exit" "extendedEdge" "extendedLayoutIncludesOpaqueBars" "family" "fillerRowHeight" "firstAttribute"
    "firstItem" "firstLineHeadIndent" "fixedFrame" "fixedSimulatedSizeMetrics" "flexibleMaxX" "flexibleMaxY"
    "flexibleMinX" "flexibleMinY" "flightNumber" "focusStyle" "font" "fontDescription" "footerTitle" "fragment" "frame"
    "freeformSimulatedSizeMetrics" "gestureRecognizer" "gestureRecognizers" "glkView" "glkViewController" "green"
    "hasAttributedTitle" "headIndent" "header" "headerTitle" "height" "heightSizable" "hidden"
    "hidesAccessoryWhenEditing" "hidesBarsWhenVerticallyCompact" "hidesBottomBarWhenPushed" "hidesForSinglePage"
    "hidesWhenStopped" "highlighted" "highlightedImage" "hint" "horizontal" "horizontalCompressionResistancePriority"
    "horizontalHuggingPriority" "hostingController" "hoverGestureRecognizer" "hyphenationFactor" "id" "identifier"
    "identifierType" "image" "imageContentMode" "imagePadding" "imagePickerController" "imagePlacement" "imageReference"
    "imageReservation" "imageToTextPadding" "imageView" "include" "indentationLevel" "indentationWidth" "indicator"
    "indicatorStyle" "inferredMetricsTieBreakers" "inheritsFrom" "initialViewController" "input" "inputView" "inset"
    "insetsLayoutMarginsFromSafeArea" "installed" "integer" "interfaceStyle" "isElement" "isEnabled" "itemPositioning"
    "itemSpacing" "itemWidth" "items" "javaScriptEnabled" "key" "keyCommand" "keyCommands" "keyPath"
    "keyboardAppearance" "keyboardDismissMode" "keyboardKey" "keyboardLayoutGuide" "keyboardType" "kind" "label"
    "landscapeImage" "largeContentSizeImage" "largeContentTitle" "largeTitleDisplayMode" "largeTitles" "launchScreen"
    "layout" "layoutGuide" "layoutGuides" "layoutManager" "layoutMarginsFollowReadableWidth" "leading" "left"
    "leftBarButtonItems" "leftItemsSupplementBackButton" "leftViewMode" "length" "lineBreakMode" "lineBreakStrategy"
    "lineHeightMultiple" "lineSpacing" "link" "linkView" "listContentConfiguration" "locale" "localized" "location"
    "longPressGestureRecognizer" "lookupSuggestion" "macIdiomStyle" "mapType" "mapView" "mask" "maxValue" "maxX" "maxY"
    "maximumContentSizeCategory" "maximumLineHeight" "maximumNumberOfTouches" "maximumPrimaryColumnWidth" "maximumValue"
    "maximumValueImage" "maximumZoomScale" "menu" "message" "metaFont" "metadata" "minToolsVersion" "minValue" "minX"
    "minY" "minimumContentSizeCategory" "minimumFontSize" "minimumInteritemSpacing" "minimumLineHeight"
    "minimumLineSpacing" "minimumNumberOfTouches" "minimumPressDuration" "minimumPrimaryColumnWidth"
    "minimumScaleFactor" "minimumValue" "minimumValueImage" "minimumZoomScale" "minuteInterval" "misplaced"
    "modalFormSheetSimulatedSizeMetrics" "modalPageSheetSimulatedSizeMetrics" "modalPresentationStyle"
    "modalTransitionStyle" "modifierFlags" "momentary" "mtkView" "multipleTouchEnabled" "multiplier" "mutableArray"
    "mutableData" "mutableString" "name" "namedColor" "navigationBar" "navigationBarAppearance" "navigationBarHidden"
    "navigationController" "navigationItem" "navigationOrientation" "nibName" "nil" "none" "notEnabled" "numberOfLines"
    "numberOfPages" "numberOfTapsRequired" "numberOfTicks" "numberOfTouchesRequired" "objects" "offsetWrapper" "on"
    "opaque" "options" "orientation" "outlet" "outletCollection" "pageControl" "pageSpacing" "pageViewController"
    "pagingEnabled" "panGestureRecognizer" "paragraphSpacing" "paragraphSpacingBefore" "paragraphStyle"
    "passwordRulesDescriptor" "patternImage" "paused" "pdfView" "phoneNumber" "pickerView" "pinchGestureRecognizer"
    "pitchEnabled" "placeholder" "placeholderIdentifier" "placeholderIntrinsicHeight" "placeholderIntrinsicWidth"
    "playerViewController" "plugIn" "point" "pointSize" "pointerInteraction" "pongPressGestureRecognizer"
    "popoverAnchorBarButtonItem" "popoverAnchorView" "popoverArrowDirection" "popoverPassthroughViews"
    "popoverSimulatedSizeMetrics" "preferredBehavioralStyle" "preferredContentSize" "preferredDatePickerStyle"
    "preferredDisplayMode" "preferredFramesPerSecond" "preferredIndicatorImage" "preferredMaxLayoutWidth"
    "preferredPrimaryColumnWidthFraction" "preferredSymbolConfiguration" "prefersLargeTitles" "prefetchingEnabled"
    "presentsWithGesture" "preservesSuperviewLayoutMargins" "primaryBackgroundStyle" "priority" "progress"
    "progressImage" "progressView" "progressViewStyle" "prompt" "prompted" "promptedForUpgradeToXcode5" "property"
    "propertyAccessControl" "prototypes" "providesPresentationContextTransitionStyle" "range" "real" "rect" "red"
    "reference" "referenceLibraryViewController" "referencedIdentifier" "refreshControl" "relation" "relationship"
    "relationships" "relativePath" "renderingMode" "requiredIntegratedClassName" "resizesToFullScreen" "resources"
    "restorationIdentifier" "returnKeyType" "reuseIdentifier" "reversesTitleShadowWhenHighlighted" "right"
    "rightBarButtonItems" "rightViewMode" "role" "rotateEnabled" "rotationGestureRecognizer" "rowHeight"
    "safeAreaLayoutGuide" "scale" "scalesPageToFit" "scene" "sceneID" "sceneKitView" "sceneMemberID" "sceneName"
    "scenes" "scopeButtonTitles" "screenEdgePanGestureRecognizer" "scrollDirection" "scrollEnabled" "scrollView"
    "searchBar" "searchBarStyle" "searchController" "searchDisplayController" "searchField" "secondAttribute"
    "secondItem" "secondaryText" "sectionFooterHeight" "sectionHeaderHeight" "sectionHeaderTopPadding"
    "sectionIndexMinimumDisplayRowCount" "sectionInsetReference" "sections" "secureTextEntry" "segment"
    "segmentControlStyle" "segmentedControl" "segments" "segue" "selectable" "selected" "selectedImage" "selectedItem"
    "selectedSegmentIndex" "selectionFollowsFocus" "selectionStyle" "selector" "semanticContentAttribute"
    "separatorInsetReference" "separatorInsetType" "separatorStyle" "shadowColor" "shadowImage" "shareView"
    "shipmentTrackingNumber" "shouldIndentWhileEditing" "showsActivityIndicator" "showsBookmarkButton" "showsBuildings"
    "showsCancelButton" "showsCompass" "showsExpansionTextWhenTruncated" "showsHorizontalScrollIndicator"
    "showsLargeContentViewer" "showsMenuAsPrimaryAction" "showsPointsOfInterest" "showsReorderControl" "showsScale"
    "showsScopeBar" "showsSearchResultsButton" "showsSelectionImmediatelyOnTouchBegin" "showsTouchWhenHighlighted"
    "showsTraffic" "showsUserLocation" "showsVerticalScrollIndicator" "simulatedAppContext" "simulatedMetricsContainer"
    "simulatedNavigationBarMetrics" "simulatedOrientationMetrics" "simulatedScreenMetrics" "simulatedSearchBarMetrics"
    "simulatedStatusBarMetrics" "simulatedTabBarMetrics" "simulatedToolbarMetrics" "simulatedUserInterfaceStyle" "size"
    "sizeCategory" "skView" "slider" "smartDashesType" "smartInsertDeleteType" "smartQuotesType" "source" "spacing"
    "spacingType" "spellCheckingType" "spineLocation" "splitViewController" "splitViewControllerTargetIndex"
    "splitViewDetailSimulatedSizeMetrics" "splitViewMasterSimulatedSizeMetrics" "splitViewSimulatedSizeMetrics"
    "springLoaded" "stackView" "stackedItemPositioning" "standardMapConfiguration" "state" "staticText" "statusBarStyle"
    "stepValue" "stepper" "storyboardIdentifier" "storyboardName" "string" "strokeOutset" "strokeWidth" "style"
    "subtitle" "subviews" "summaryElement" "superclassName" "suppressesIncrementalRendering" "swipeGestureRecognizer"
    "switch" "symbolScale" "symbolType" "symbolic" "systemColor" "systemImage" "systemItem" "systemVersion" "tabBar"
    "tabBarAppearance" "tabBarController" "tabBarItem" "tabStops" "tableView" "tableViewCell" "tableViewCellContentView"
    "tableViewController" "tableViewHeaderFooterView" "tableViewSection" "tag" "tailIndent" "tapGestureRecognizer"
    "targetRuntime" "text" "textAlignment" "textAttributes" "textContentType" "textField" "textInputTraits" "textLabel"
    "textStyle" "textTab" "textView" "tighteningFactorForTruncation" "timeIntervalSinceReferenceDate" "timeZone" "title"
    "titleAlignment" "titlePadding" "titleTextAttributes" "toolbar" "toolbarAppearance" "toolbarHidden" "toolbarItems"
    "toolsVersion" "top" "trackImage" "trailing" "transitionStyle" "translatesAutoresizingMaskIntoConstraints"
    "translucent" "trigger" "type" "unwindAction" "up" "updatesFrequently" "url" "useAutolayout"
    "useAutomaticPreferredMaxLayoutWidth" "useCurrentDate" "useSafeAreas"
    "useStoryboardIdentifierAsRestorationIdentifier" "useTraitCollections" "userActivity" "userDefinedRuntimeAttribute"
    "userDefinedRuntimeAttributes" "userGuides" "userInteractionEnabled" "userLabel" "userLayoutGuide"
    "usesAppearanceFont" "usesAttributedText" "usesInactiveTextColor" "value" "variableValue" "variant" "variation"
    "verifyAmbiguity" "version" "vertical" "verticalCompressionResistancePriority" "verticalHuggingPriority"
    "vibrancyEffect" "videoEditorController" "videoGravity" "view" "viewController" "viewControllerLayoutGuide"
    "viewControllerPlaceholder" "viewControllers" "viewLayoutGuide" "visibleAtLaunch" "visualEffectView"
    "wantsFullScreenLayout" "webView" "weight" "white" "width" "widthSizable" "window" "wkPreferences" "wkWebView"
    "wkWebViewConfiguration" "wraps" "x" "xcode11CocoaTouchSystemColor" "y" "zoomEnabled";

// Where each name starts, and where the last one ends.
static const uint16_t starts[nameCount + 1] = {
    0, 13, 35, 54, 67, 73, 83, 104, 126, 138, 148, 155, 165, 198, 218, 269, 293, 320, 350, 358, 367, 389, 406, 435, 470,
    489, 516, 552, 575, 596, 623, 640, 663, 699, 734, 749, 777, 782, 804, 824, 833, 841, 850, 865, 875, 885, 899, 906,
    933, 965, 971, 978, 983, 992, 1000, 1016, 1026, 1047, 1069, 1087, 1113, 1149, 1182, 1192, 1225, 1244, 1260, 1274,
    1296, 1300, 1318, 1350, 1360, 1383, 1399, 1414, 1429, 1439, 1452, 1470, 1478, 1490, 1501, 1521, 1539, 1553, 1580,
    1588, 1592, 1602, 1606, 1617, 1623, 1630, 1641, 1657, 1663, 1682, 1692, 1702, 1715, 1727, 1750, 1770, 1784, 1794,
    1801, 1806, 1837, 1845, 1850, 1859, 1866, 1881, 1907, 1927, 1958, 1971, 1993, 2014, 2029, 2051, 2065, 2083, 2112,
    2145, 2169, 2193, 2213, 2238, 2243, 2253, 2265, 2281, 2291, 2300, 2307, 2324, 2341, 2352, 2360, 2370, 2381, 2394,
    2401, 2427, 2457, 2479, 2490, 2512, 2536, 2563, 2573, 2585, 2596, 2613, 2624, 2649, 2660, 2676, 2687, 2699, 2719,
    2731, 2746, 2756, 2760, 2776, 2793, 2801, 2805, 2815, 2829, 2847, 2861, 2885, 2911, 2931, 2949, 2967, 2979, 2989,
    3012, 3022, 3033, 3044, 3071, 3086, 3097, 3103, 3113, 3122, 3143, 3165, 3185, 3197, 3205, 3234, 3245, 3249, 3270,
    3285, 3295, 3303, 3311, 3331, 3352, 3359, 3388, 3405, 3423, 3451, 3479, 3488, 3495, 3499, 3511, 3543, 3549, 3564,
    3578, 3587, 3606, 3616, 3641, 3653, 3665, 3677, 3689, 3701, 3711, 3715, 3730, 3741, 3749, 3754, 3782, 3799, 3817,
    3824, 3841, 3846, 3864, 3874, 3880, 3891, 3897, 3910, 3916, 3941, 3971, 3995, 4013, 4029, 4040, 4056, 4060, 4070,
    4109, 4134, 4151, 4173, 4190, 4192, 4202, 4216, 4221, 4237, 4249, 4270, 4284, 4298, 4314, 4332, 4341, 4348, 4364,
    4380, 4389, 4403, 4429, 4441, 4462, 4467, 4476, 4481, 4512, 4521, 4528, 4542, 4551, 4560, 4575, 4586, 4595, 4600,
    4617, 4620, 4630, 4641, 4648, 4666, 4685, 4696, 4715, 4727, 4731, 4736, 4750, 4771, 4788, 4809, 4820, 4832, 4838,
    4849, 4861, 4874, 4906, 4913, 4917, 4935, 4964, 4976, 4982, 4995, 5012, 5030, 5041, 5045, 5053, 5077, 5083, 5092,
    5100, 5126, 5142, 5155, 5162, 5169, 5173, 5181, 5185, 5189, 5215, 5232, 5254, 5279, 5291, 5308, 5324, 5328, 5335,
    5343, 5351, 5366, 5374, 5378, 5382, 5408, 5423, 5446, 5463, 5481, 5503, 5523, 5548, 5566, 5578, 5595, 5611, 5625,
    5634, 5668, 5702, 5724, 5744, 5757, 5766, 5773, 5793, 5803, 5815, 5826, 5839, 5843, 5853, 5866, 5889, 5908, 5928,
    5942, 5963, 5970, 5973, 5977, 5987, 6000, 6013, 6033, 6046, 6069, 6076, 6089, 6091, 6097, 6104, 6115, 6121, 6137,
    6148, 6159, 6177, 6190, 6210, 6226, 6248, 6262, 6285, 6297, 6303, 6310, 6321, 6331, 6353, 6365, 6376, 6397, 6423,
    6448, 6468, 6474, 6479, 6488, 6506, 6532, 6558, 6575, 6596, 6619, 6646, 6670, 6690, 6714, 6734, 6758, 6781, 6804,
    6839, 6867, 6885, 6903, 6922, 6953, 6975, 6983, 6991, 7004, 7016, 7033, 7039, 7047, 7073, 7081, 7102, 7112, 7154,
    7159, 7163, 7167, 7170, 7179, 7209, 7229, 7243, 7251, 7263, 7276, 7288, 7301, 7328, 7347, 7356, 7377, 7390, 7405,
    7439, 7444, 7463, 7476, 7480, 7493, 7518, 7527, 7546, 7551, 7566, 7571, 7578, 7590, 7603, 7612, 7618, 7635, 7665,
    7680, 7693, 7703, 7712, 7726, 7742, 7765, 7776, 7791, 7801, 7814, 7833, 7852, 7875, 7909, 7930, 7938, 7953, 7960,
    7979, 7995, 8003, 8008, 8018, 8026, 8039, 8051, 8071, 8092, 8106, 8114, 8138, 8161, 8179, 8193, 8204, 8215, 8224,
    8246, 8270, 8292, 8311, 8325, 8342, 8354, 8385, 8415, 8438, 8462, 8483, 8502, 8512, 8525, 8549, 8586, 8611, 8623,
    8640, 8668, 8687, 8712, 8741, 8768, 8790, 8815, 8840, 8862, 8885, 8912, 8916, 8928, 8934, 8940, 8955, 8976, 8991,
    8997, 9004, 9015, 9032, 9045, 9064, 9094, 9129, 9164, 9193, 9205, 9214, 9236, 9260, 9265, 9275, 9289, 9298, 9305,
    9325, 9339, 9345, 9357, 9368, 9373, 9381, 9389, 9403, 9417, 9447, 9469, 9475, 9486, 9496, 9504, 9515, 9526, 9536,
    9549, 9555, 9571, 9587, 9597, 9605, 9614, 9627, 9651, 9670, 9695, 9711, 9714, 9724, 9744, 9757, 9761, 9774, 9788,
    9803, 9812, 9827, 9836, 9845, 9852, 9860, 9889, 9919, 9927, 9932, 9946, 9958, 9977, 9984, 10001, 10014, 10026,
    10038, 10041, 10051, 10059, 10074, 10115, 10126, 10133, 10137, 10149, 10151, 10168, 10171, 10184, 10219, 10233,
    10245, 10291, 10310, 10322, 10349, 10377, 10387, 10409, 10418, 10433, 10451, 10469, 10490, 10495, 10508, 10515,
    10524, 10539, 10546, 10554, 10591, 10614, 10628, 10649, 10661, 10665, 10679, 10704, 10729, 10744, 10759, 10774,
    10790, 10811, 10818, 10824, 10829, 10834, 10846, 10852, 10865, 10874, 10896, 10901, 10902, 10930, 10931, 10942,
};

// Numbers + 1 by hashes, 0 for a free slot.
static const uint16_t slots[slotCount] = {
    0, 707, 0, 0, 0, 0, 0, 0, 0, 0, 465, 308, 0, 0, 0, 81, 0, 0, 531, 286, 0, 201, 0, 261, 0, 0, 0, 514, 0, 603, 0, 0,
    113, 604, 0, 0, 0, 693, 0, 150, 354, 0, 0, 0, 29, 112, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 245, 0, 0, 0,
    509, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 402, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 666, 168, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 79, 0, 591, 584, 54, 615, 0, 13, 371, 432, 512, 0, 0, 108, 0, 0, 0, 0, 0, 0, 0, 0, 204, 0, 622, 563, 301,
    0, 534, 0, 662, 0, 0, 7, 362, 0, 0, 269, 0, 0, 0, 0, 0, 0, 0, 0, 0, 490, 0, 0, 437, 525, 0, 649, 0, 0, 0, 561, 0,
    477, 0, 0, 0, 643, 311, 0, 0, 185, 0, 0, 306, 0, 595, 0, 529, 0, 48, 0, 0, 30, 0, 599, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 326, 0, 0, 59, 665, 0, 0, 0, 569, 499, 498, 570, 0, 0, 0, 0, 0, 587, 0, 504, 621, 0, 389, 284, 329, 0, 0, 163,
    0, 0, 289, 236, 349, 411, 0, 0, 363, 380, 0, 403, 0, 0, 0, 0, 0, 420, 460, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 547,
    316, 0, 0, 0, 8, 0, 0, 0, 0, 600, 0, 0, 0, 111, 0, 0, 0, 0, 0, 494, 651, 0, 0, 0, 0, 0, 346, 88, 149, 0, 181, 229,
    400, 0, 688, 0, 334, 0, 0, 0, 0, 164, 0, 573, 182, 0, 0, 0, 0, 0, 698, 0, 153, 208, 406, 568, 3, 0, 272, 428, 0,
    491, 0, 0, 0, 321, 347, 0, 0, 0, 0, 640, 0, 434, 0, 0, 283, 533, 146, 0, 0, 342, 0, 0, 268, 404, 715, 0, 0, 410,
    360, 36, 505, 513, 215, 0, 37, 0, 207, 0, 0, 187, 124, 0, 0, 0, 675, 0, 0, 0, 0, 0, 0, 0, 174, 0, 0, 0, 0, 682, 0,
    296, 0, 0, 243, 0, 144, 0, 0, 0, 0, 0, 0, 0, 0, 0, 661, 0, 0, 147, 0, 0, 0, 0, 251, 46, 17, 0, 0, 94, 339, 0, 290,
    0, 0, 0, 322, 0, 0, 0, 0, 0, 0, 109, 488, 0, 0, 0, 418, 0, 0, 0, 0, 0, 559, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 223, 310, 374, 100, 262, 430, 574, 0, 0, 614, 194, 0, 0, 550, 0, 0, 335, 631, 0, 478, 579, 0, 652, 422, 0,
    0, 0, 485, 664, 0, 0, 0, 0, 148, 280, 650, 0, 718, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 0, 0, 184, 0, 0, 0, 0, 0, 0, 0,
    435, 668, 0, 0, 0, 0, 0, 401, 0, 0, 0, 0, 323, 0, 0, 0, 0, 0, 581, 0, 0, 601, 551, 189, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 259, 639, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 705, 515, 0, 213, 0, 0, 0, 373, 687, 0, 0, 0, 0, 0, 0, 566, 53, 375,
    580, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 683, 0, 87, 0, 414, 0, 0, 0, 0, 468, 549, 86, 0, 0, 221, 0, 523, 427,
    0, 180, 660, 364, 0, 0, 0, 0, 0, 82, 186, 620, 0, 0, 0, 0, 0, 0, 365, 42, 0, 0, 657, 429, 456, 25, 444, 633, 476,
    699, 0, 0, 0, 415, 281, 0, 426, 190, 593, 454, 138, 0, 0, 543, 358, 0, 0, 0, 0, 0, 438, 177, 388, 473, 453, 481, 0,
    169, 295, 487, 0, 0, 352, 95, 314, 119, 0, 22, 0, 0, 0, 616, 0, 159, 0, 0, 0, 0, 0, 0, 0, 206, 9, 254, 325, 0, 0, 0,
    0, 0, 302, 0, 0, 0, 0, 0, 0, 0, 0, 681, 0, 0, 535, 0, 0, 469, 0, 0, 0, 0, 0, 583, 0, 0, 0, 141, 0, 0, 0, 0, 0, 110,
    351, 0, 0, 0, 0, 0, 0, 219, 632, 132, 0, 0, 218, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 655, 28, 61, 495, 0, 0, 231, 0,
    416, 637, 118, 619, 0, 0, 0, 0, 0, 417, 440, 0, 137, 0, 0, 331, 654, 503, 0, 193, 0, 590, 452, 0, 0, 0, 497, 0, 0,
    0, 710, 11, 449, 0, 80, 0, 0, 492, 592, 361, 678, 126, 0, 172, 0, 0, 0, 0, 0, 0, 686, 0, 609, 0, 0, 0, 692, 0, 0, 0,
    0, 436, 0, 0, 0, 0, 0, 307, 0, 0, 605, 677, 541, 0, 0, 0, 445, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 685, 0, 0, 191, 0, 0,
    0, 359, 0, 0, 0, 0, 217, 502, 516, 706, 0, 0, 0, 431, 230, 0, 0, 0, 0, 0, 34, 382, 471, 0, 0, 0, 0, 0, 0, 0, 0, 179,
    0, 0, 0, 656, 0, 256, 0, 0, 0, 203, 0, 0, 330, 659, 0, 0, 0, 0, 0, 479, 0, 0, 0, 0, 0, 463, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 255, 439, 129, 470, 0, 0, 0, 0, 564, 45, 0, 0, 0, 0, 0, 646, 0, 0, 0, 0, 0, 0, 0, 161, 486, 0, 0, 0, 0,
    582, 0, 0, 0, 0, 0, 0, 305, 196, 357, 0, 0, 0, 0, 0, 277, 610, 671, 0, 0, 0, 0, 618, 20, 145, 712, 0, 0, 0, 0, 265,
    0, 717, 0, 0, 0, 423, 0, 474, 40, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 162, 275, 0, 0, 553, 0, 0, 244, 0, 50,
    617, 0, 292, 0, 596, 0, 0, 0, 396, 496, 0, 0, 0, 315, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 703, 0, 0, 508, 0, 0, 0, 0, 0,
    575, 175, 0, 588, 589, 0, 65, 103, 0, 0, 0, 257, 0, 0, 606, 0, 117, 0, 0, 669, 0, 0, 0, 0, 0, 0, 288, 0, 0, 0, 0,
    105, 0, 0, 0, 0, 0, 0, 0, 0, 462, 0, 0, 0, 391, 521, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 303, 0, 0, 0, 0, 97,
    421, 0, 0, 552, 0, 0, 0, 72, 155, 450, 183, 461, 202, 52, 441, 0, 0, 602, 0, 0, 0, 0, 0, 458, 0, 0, 27, 0, 0, 0,
    123, 0, 0, 173, 0, 0, 0, 76, 246, 327, 397, 258, 626, 653, 0, 0, 0, 0, 0, 520, 279, 0, 156, 0, 0, 0, 700, 0, 713,
    372, 424, 225, 226, 227, 228, 260, 14, 0, 0, 300, 39, 0, 493, 0, 341, 350, 0, 0, 0, 130, 0, 672, 0, 247, 0, 125,
    285, 0, 0, 0, 220, 0, 0, 0, 387, 689, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 466, 237, 0, 0, 0, 234, 0, 0, 594,
    0, 0, 0, 0, 0, 0, 0, 443, 0, 0, 0, 238, 0, 0, 0, 0, 556, 0, 0, 0, 337, 0, 0, 0, 0, 0, 0, 157, 425, 690, 0, 0, 0, 0,
    0, 348, 0, 0, 0, 0, 0, 0, 127, 483, 716, 390, 160, 0, 0, 627, 222, 44, 68, 135, 176, 43, 210, 629, 67, 195, 338,
    355, 395, 555, 367, 636, 0, 0, 0, 0, 0, 383, 0, 0, 0, 0, 0, 645, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 77, 278, 0,
    519, 106, 708, 714, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 143, 455, 0, 0, 0, 0, 0, 313, 121, 407, 0, 0, 381, 0, 0, 0,
    0, 0, 309, 353, 409, 0, 0, 101, 0, 224, 576, 0, 0, 0, 630, 0, 447, 62, 83, 0, 0, 558, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    235, 104, 211, 212, 356, 612, 670, 0, 0, 0, 0, 0, 0, 0, 0, 205, 0, 667, 0, 506, 6, 572, 0, 0, 0, 0, 0, 0, 524, 0, 0,
    0, 0, 0, 33, 0, 2, 0, 0, 287, 0, 320, 0, 32, 84, 0, 0, 78, 232, 0, 0, 55, 0, 585, 0, 0, 0, 366, 0, 0, 0, 413, 648,
    0, 0, 241, 0, 0, 0, 58, 0, 0, 0, 607, 0, 0, 0, 697, 0, 0, 0, 0, 442, 480, 0, 0, 0, 676, 0, 635, 0, 0, 0, 0, 242,
    122, 85, 385, 446, 0, 370, 484, 0, 0, 0, 0, 0, 0, 0, 0, 304, 158, 0, 0, 0, 239, 240, 276, 0, 0, 0, 0, 0, 554, 0, 0,
    0, 0, 5, 332, 571, 192, 271, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 464, 0, 0, 638, 93, 152, 489, 0, 0, 0, 597,
    200, 0, 0, 0, 41, 0, 0, 377, 0, 0, 0, 537, 457, 92, 0, 0, 99, 120, 0, 0, 679, 0, 0, 0, 482, 702, 0, 0, 0, 131, 467,
    0, 673, 312, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 451, 0, 0, 107, 0, 0, 0, 0, 343, 171, 0, 133, 0, 0, 0, 10, 0, 0,
    266, 369, 0, 540, 0, 0, 0, 0, 0, 0, 0, 546, 0, 0, 250, 0, 0, 0, 23, 0, 0, 0, 297, 0, 0, 0, 598, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 475, 188, 680, 0, 0, 0, 368, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 248, 178, 73, 376, 0, 694, 0, 701, 116, 0, 0, 0, 0, 0, 0, 0, 0, 0, 393, 623, 0, 0, 0, 0, 711, 0, 0,
    0, 0, 0, 66, 0, 0, 0, 384, 526, 57, 0, 0, 0, 577, 557, 399, 209, 641, 0, 0, 0, 0, 165, 674, 0, 378, 522, 0, 642, 0,
    459, 0, 0, 0, 0, 0, 134, 704, 0, 0, 0, 0, 0, 0, 140, 154, 408, 0, 0, 0, 0, 0, 151, 0, 0, 0, 0, 0, 0, 0, 0, 0, 567,
    0, 0, 56, 0, 0, 0, 328, 684, 0, 419, 0, 0, 530, 90, 74, 197, 0, 0, 0, 0, 0, 0, 0, 0, 0, 333, 267, 394, 12, 63, 658,
    0, 562, 0, 719, 0, 0, 263, 517, 0, 0, 0, 0, 0, 0, 0, 89, 264, 532, 0, 663, 0, 318, 0, 0, 0, 0, 198, 293, 35, 405,
    216, 142, 298, 114, 507, 548, 565, 96, 0, 0, 0, 709, 544, 0, 0, 252, 0, 0, 644, 0, 647, 0, 611, 0, 0, 167, 170, 518,
    299, 0, 527, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 510, 0, 539, 166, 0, 0, 0, 0, 19, 0, 0, 60, 511, 0, 0, 624, 0, 0, 538, 0,
    625, 0, 0, 578, 501, 0, 0, 0, 0, 0, 0, 0, 233, 214, 696, 47, 0, 0, 0, 282, 412, 542, 0, 500, 0, 71, 128, 528, 0,
    545, 317, 433, 253, 51, 613, 0, 0, 1, 0, 0, 0, 0, 0, 102, 18, 38, 139, 379, 0, 0, 91, 0, 0, 0, 0, 0, 0, 634, 695,
    291, 115, 0, 0, 0, 0, 0, 0, 536, 448, 199, 608, 0, 0, 0, 0, 0, 472, 386, 0, 560, 294, 398, 0, 0, 0, 336, 0, 26, 0,
    0, 0, 0, 270, 340, 0, 0, 0, 0, 249, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 319, 0, 0, 0, 0, 0, 0, 0, 98, 0, 0, 0, 0, 586,
    691, 0, 0, 0, 0, 0, 628, 0, 0, 0, 0, 0, 0, 0, 0, 273, 324, 345, 136, 0, 0, 274, 0, 0, 0, 344, 70, 392,
};
