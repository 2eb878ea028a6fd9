// The names of elements and attributes that the reader knows: data, made by Scripts/make-vocabulary from names.txt.
#include <stdint.h>

enum { nameCount = 721, slotCount = 2048 };

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
    "baselineOffset" "baselineRelativeArrangement" "behavior" "blue" "blurEffect" "blurRadius" "bool" "borderStyle"
    "bottom" "bounces" "bouncesZoom" "bundleIdentifier" "button" "buttonConfiguration" "buttonSize" "buttonType"
    "calendarEvent" "calendarView" "canCancelContentTouches" "cancelsTouchesInView" "candidateClass" "capability"
    "catalog" "cells" "changesSelectionAsPrimaryAction" "children" "class" "className" "classes" "clearButtonMode"
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
    "separatorInsetReference" "separatorInsetType" "separatorStyle" "shadow" "shadowColor" "shadowImage" "shareView"
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
    1588, 1592, 1602, 1612, 1616, 1627, 1633, 1640, 1651, 1667, 1673, 1692, 1702, 1712, 1725, 1737, 1760, 1780, 1794,
    1804, 1811, 1816, 1847, 1855, 1860, 1869, 1876, 1891, 1917, 1937, 1968, 1981, 2003, 2024, 2039, 2061, 2075, 2093,
    2122, 2155, 2179, 2203, 2223, 2248, 2253, 2263, 2275, 2291, 2301, 2310, 2317, 2334, 2351, 2362, 2370, 2380, 2391,
    2404, 2411, 2437, 2467, 2489, 2500, 2522, 2546, 2573, 2583, 2595, 2606, 2623, 2634, 2659, 2670, 2686, 2697, 2709,
    2729, 2741, 2756, 2766, 2770, 2786, 2803, 2811, 2815, 2825, 2839, 2857, 2871, 2895, 2921, 2941, 2959, 2977, 2989,
    2999, 3022, 3032, 3043, 3054, 3081, 3096, 3107, 3113, 3123, 3132, 3153, 3175, 3195, 3207, 3215, 3244, 3255, 3259,
    3280, 3295, 3305, 3313, 3321, 3341, 3362, 3369, 3398, 3415, 3433, 3461, 3489, 3498, 3505, 3509, 3521, 3553, 3559,
    3574, 3588, 3597, 3616, 3626, 3651, 3663, 3675, 3687, 3699, 3711, 3721, 3725, 3740, 3751, 3759, 3764, 3792, 3809,
    3827, 3834, 3851, 3856, 3874, 3884, 3890, 3901, 3907, 3920, 3926, 3951, 3981, 4005, 4023, 4039, 4050, 4066, 4070,
    4080, 4119, 4144, 4161, 4183, 4200, 4202, 4212, 4226, 4231, 4247, 4259, 4280, 4294, 4308, 4324, 4342, 4351, 4358,
    4374, 4390, 4399, 4413, 4439, 4451, 4472, 4477, 4486, 4491, 4522, 4531, 4538, 4552, 4561, 4570, 4585, 4596, 4605,
    4610, 4627, 4630, 4640, 4651, 4658, 4676, 4695, 4706, 4725, 4737, 4741, 4746, 4760, 4781, 4798, 4819, 4830, 4842,
    4848, 4859, 4871, 4884, 4916, 4923, 4927, 4945, 4974, 4986, 4992, 5005, 5022, 5040, 5051, 5055, 5063, 5087, 5093,
    5102, 5110, 5136, 5152, 5165, 5172, 5179, 5183, 5191, 5195, 5199, 5225, 5242, 5264, 5289, 5301, 5318, 5334, 5338,
    5345, 5353, 5361, 5376, 5384, 5388, 5392, 5418, 5433, 5456, 5473, 5491, 5513, 5533, 5558, 5576, 5588, 5605, 5621,
    5635, 5644, 5678, 5712, 5734, 5754, 5767, 5776, 5783, 5803, 5813, 5825, 5836, 5849, 5853, 5863, 5876, 5899, 5918,
    5938, 5952, 5973, 5980, 5983, 5987, 5997, 6010, 6023, 6043, 6056, 6079, 6086, 6099, 6101, 6107, 6114, 6125, 6131,
    6147, 6158, 6169, 6187, 6200, 6220, 6236, 6258, 6272, 6295, 6307, 6313, 6320, 6331, 6341, 6363, 6375, 6386, 6407,
    6433, 6458, 6478, 6484, 6489, 6498, 6516, 6542, 6568, 6585, 6606, 6629, 6656, 6680, 6700, 6724, 6744, 6768, 6791,
    6814, 6849, 6877, 6895, 6913, 6932, 6963, 6985, 6993, 7001, 7014, 7026, 7043, 7049, 7057, 7083, 7091, 7112, 7122,
    7164, 7169, 7173, 7177, 7180, 7189, 7219, 7239, 7253, 7261, 7273, 7286, 7298, 7311, 7338, 7357, 7366, 7387, 7400,
    7415, 7449, 7454, 7473, 7486, 7490, 7503, 7528, 7537, 7556, 7561, 7576, 7581, 7588, 7600, 7613, 7622, 7628, 7645,
    7675, 7690, 7703, 7713, 7722, 7736, 7752, 7775, 7786, 7801, 7811, 7824, 7843, 7862, 7885, 7919, 7940, 7948, 7963,
    7970, 7989, 8005, 8013, 8018, 8028, 8036, 8049, 8061, 8081, 8102, 8116, 8124, 8148, 8171, 8189, 8203, 8209, 8220,
    8231, 8240, 8262, 8286, 8308, 8327, 8341, 8358, 8370, 8401, 8431, 8454, 8478, 8499, 8518, 8528, 8541, 8565, 8602,
    8627, 8639, 8656, 8684, 8703, 8728, 8757, 8784, 8806, 8831, 8856, 8878, 8901, 8928, 8932, 8944, 8950, 8956, 8971,
    8992, 9007, 9013, 9020, 9031, 9048, 9061, 9080, 9110, 9145, 9180, 9209, 9221, 9230, 9252, 9276, 9281, 9291, 9305,
    9314, 9321, 9341, 9355, 9361, 9373, 9384, 9389, 9397, 9405, 9419, 9433, 9463, 9485, 9491, 9502, 9512, 9520, 9531,
    9542, 9552, 9565, 9571, 9587, 9603, 9613, 9621, 9630, 9643, 9667, 9686, 9711, 9727, 9730, 9740, 9760, 9773, 9777,
    9790, 9804, 9819, 9828, 9843, 9852, 9861, 9868, 9876, 9905, 9935, 9943, 9948, 9962, 9974, 9993, 10000, 10017, 10030,
    10042, 10054, 10057, 10067, 10075, 10090, 10131, 10142, 10149, 10153, 10165, 10167, 10184, 10187, 10200, 10235,
    10249, 10261, 10307, 10326, 10338, 10365, 10393, 10403, 10425, 10434, 10449, 10467, 10485, 10506, 10511, 10524,
    10531, 10540, 10555, 10562, 10570, 10607, 10630, 10644, 10665, 10677, 10681, 10695, 10720, 10745, 10760, 10775,
    10790, 10806, 10827, 10834, 10840, 10845, 10850, 10862, 10868, 10881, 10890, 10912, 10917, 10918, 10946, 10947,
    10958,
};

// Numbers + 1 by hashes, 0 for a free slot.
static const uint16_t slots[slotCount] = {
    0, 709, 0, 0, 0, 0, 0, 0, 0, 0, 466, 309, 0, 0, 0, 81, 0, 0, 532, 287, 0, 202, 0, 262, 0, 0, 0, 515, 0, 605, 0, 0,
    114, 606, 0, 0, 0, 695, 0, 151, 355, 0, 0, 0, 29, 113, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 246, 0, 0, 0,
    510, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 403, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 668, 169, 0, 0, 541, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 79, 0, 593, 586, 54, 617, 0, 13, 372, 433, 513, 0, 0, 109, 0, 0, 0, 0, 0, 0, 0, 0, 205, 0, 624, 565,
    302, 0, 535, 0, 664, 0, 0, 7, 363, 0, 0, 270, 0, 0, 0, 0, 0, 0, 0, 0, 0, 491, 0, 0, 438, 526, 0, 651, 0, 0, 0, 563,
    0, 478, 0, 0, 0, 645, 312, 0, 0, 186, 0, 0, 307, 0, 597, 0, 530, 0, 48, 0, 0, 30, 0, 601, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 327, 0, 0, 59, 667, 0, 0, 0, 571, 500, 499, 572, 0, 0, 0, 0, 0, 589, 0, 505, 623, 0, 390, 285, 330, 0, 0,
    164, 0, 0, 290, 237, 350, 412, 0, 0, 364, 381, 0, 404, 0, 0, 0, 0, 0, 421, 461, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    549, 317, 0, 0, 0, 8, 0, 0, 0, 0, 602, 0, 0, 0, 112, 0, 0, 0, 0, 0, 495, 653, 0, 0, 0, 0, 0, 347, 88, 150, 0, 182,
    230, 401, 0, 690, 0, 335, 0, 0, 0, 0, 165, 0, 575, 183, 0, 0, 0, 0, 0, 700, 0, 154, 209, 407, 570, 3, 0, 273, 429,
    0, 492, 0, 0, 0, 322, 348, 0, 0, 0, 0, 642, 0, 435, 0, 0, 284, 534, 147, 0, 0, 343, 0, 0, 269, 405, 717, 0, 0, 411,
    361, 36, 506, 514, 216, 0, 37, 0, 208, 0, 0, 188, 125, 0, 0, 0, 677, 0, 0, 0, 0, 0, 0, 0, 175, 0, 0, 0, 0, 684, 0,
    297, 0, 0, 244, 0, 145, 0, 0, 0, 0, 0, 0, 0, 0, 0, 663, 0, 0, 148, 0, 0, 0, 0, 252, 46, 17, 0, 0, 95, 340, 0, 291,
    0, 0, 0, 323, 0, 0, 0, 0, 0, 0, 110, 489, 0, 0, 0, 419, 0, 0, 0, 0, 0, 561, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 224, 311, 375, 101, 263, 431, 576, 0, 0, 616, 195, 0, 0, 552, 0, 0, 336, 633, 0, 479, 581, 0, 654, 423, 0,
    0, 0, 486, 666, 0, 0, 0, 0, 149, 281, 652, 0, 720, 0, 0, 0, 0, 0, 0, 0, 0, 75, 0, 0, 0, 0, 185, 0, 0, 0, 0, 0, 0, 0,
    436, 670, 0, 0, 0, 0, 0, 402, 0, 0, 0, 0, 324, 0, 0, 0, 0, 0, 583, 0, 0, 603, 553, 190, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 260, 641, 0, 0, 0, 69, 0, 0, 0, 0, 0, 0, 707, 516, 0, 214, 0, 0, 0, 374, 689, 0, 0, 0, 0, 0, 0, 568, 53, 376,
    582, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 685, 0, 87, 0, 415, 0, 0, 0, 0, 469, 551, 86, 0, 0, 222, 0, 524, 428,
    0, 181, 662, 365, 0, 0, 0, 0, 0, 82, 187, 622, 0, 0, 0, 0, 0, 0, 366, 42, 0, 0, 659, 430, 457, 25, 445, 635, 477,
    701, 0, 0, 0, 416, 282, 0, 427, 191, 595, 455, 139, 0, 0, 545, 359, 0, 0, 0, 0, 0, 439, 178, 389, 474, 454, 482, 0,
    170, 296, 488, 0, 0, 353, 96, 315, 120, 0, 22, 0, 0, 0, 618, 0, 160, 0, 0, 0, 0, 0, 0, 0, 207, 9, 255, 326, 0, 0, 0,
    0, 0, 303, 0, 0, 0, 0, 0, 0, 0, 0, 683, 0, 0, 536, 0, 0, 470, 0, 0, 0, 0, 0, 585, 0, 0, 0, 142, 0, 0, 0, 0, 0, 111,
    352, 0, 0, 0, 0, 0, 0, 220, 634, 133, 0, 0, 219, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 657, 28, 61, 496, 0, 0, 232, 0,
    417, 639, 119, 621, 0, 0, 0, 0, 0, 418, 441, 0, 138, 0, 0, 332, 656, 504, 0, 194, 0, 592, 453, 0, 0, 0, 498, 0, 0,
    0, 712, 11, 450, 0, 80, 0, 0, 493, 594, 362, 680, 127, 0, 173, 0, 0, 0, 0, 0, 0, 688, 0, 611, 0, 0, 0, 694, 0, 0, 0,
    0, 437, 0, 0, 0, 0, 0, 308, 0, 0, 607, 679, 543, 0, 0, 0, 446, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 687, 0, 0, 192, 0, 0,
    0, 360, 0, 0, 0, 0, 218, 503, 517, 708, 0, 0, 0, 432, 231, 0, 0, 0, 0, 0, 34, 383, 472, 0, 0, 0, 0, 0, 0, 0, 0, 180,
    0, 0, 0, 658, 0, 257, 0, 0, 0, 204, 0, 0, 331, 661, 0, 0, 0, 0, 0, 480, 0, 0, 0, 0, 0, 464, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 256, 440, 130, 471, 0, 0, 0, 0, 566, 45, 0, 0, 0, 0, 0, 648, 0, 0, 0, 0, 0, 0, 0, 162, 487, 0, 0, 0, 0,
    584, 0, 0, 0, 0, 0, 0, 306, 197, 358, 0, 0, 0, 0, 0, 278, 612, 673, 0, 0, 0, 0, 620, 20, 146, 714, 0, 0, 0, 0, 266,
    0, 719, 0, 0, 0, 424, 0, 475, 40, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 163, 276, 0, 0, 555, 0, 0, 245, 0, 50,
    619, 0, 293, 0, 598, 0, 0, 0, 397, 497, 0, 0, 0, 316, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 705, 0, 0, 509, 0, 0, 0, 0, 0,
    577, 176, 0, 590, 591, 0, 65, 104, 0, 0, 0, 258, 0, 0, 608, 0, 118, 0, 0, 671, 0, 0, 0, 0, 0, 0, 289, 0, 0, 0, 0,
    106, 0, 0, 0, 0, 0, 0, 0, 0, 463, 0, 0, 0, 392, 522, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 304, 0, 0, 0, 0, 98,
    422, 0, 0, 554, 0, 0, 0, 72, 156, 451, 184, 462, 203, 52, 442, 0, 0, 604, 0, 0, 0, 0, 0, 459, 0, 0, 27, 0, 0, 0,
    124, 0, 0, 174, 0, 0, 0, 76, 247, 328, 398, 259, 628, 655, 0, 0, 0, 0, 0, 521, 280, 0, 157, 0, 0, 0, 702, 0, 715,
    373, 425, 226, 227, 228, 229, 261, 14, 0, 0, 301, 39, 0, 494, 0, 342, 351, 0, 0, 0, 131, 0, 674, 0, 248, 0, 126,
    286, 0, 0, 0, 221, 0, 0, 0, 388, 691, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 467, 238, 0, 0, 0, 235, 0, 0, 596,
    0, 0, 0, 0, 0, 0, 0, 444, 0, 0, 0, 239, 0, 0, 0, 0, 558, 0, 0, 0, 338, 0, 0, 0, 0, 0, 0, 158, 426, 692, 0, 0, 0, 0,
    0, 349, 0, 0, 0, 0, 0, 0, 128, 484, 718, 391, 161, 0, 0, 629, 223, 44, 68, 136, 177, 43, 211, 631, 67, 196, 339,
    356, 396, 557, 368, 638, 0, 0, 0, 0, 0, 384, 0, 0, 0, 0, 0, 647, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 77, 279, 0,
    520, 107, 710, 716, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 144, 456, 0, 90, 0, 0, 0, 314, 122, 408, 0, 0, 382, 0, 0,
    0, 0, 0, 310, 354, 410, 0, 0, 102, 0, 225, 578, 0, 0, 0, 632, 0, 448, 62, 83, 0, 0, 560, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    236, 105, 212, 213, 357, 614, 672, 0, 0, 0, 0, 0, 0, 0, 0, 206, 0, 669, 0, 507, 6, 574, 0, 0, 0, 0, 0, 0, 525, 0, 0,
    0, 0, 0, 33, 0, 2, 0, 0, 288, 0, 321, 0, 32, 84, 0, 0, 78, 233, 0, 0, 55, 0, 587, 0, 0, 0, 367, 0, 0, 0, 414, 650,
    0, 0, 242, 0, 0, 0, 58, 0, 0, 0, 609, 0, 0, 0, 699, 0, 0, 0, 0, 443, 481, 0, 0, 0, 678, 0, 637, 0, 0, 0, 0, 243,
    123, 85, 386, 447, 0, 371, 485, 0, 0, 0, 0, 0, 0, 0, 0, 305, 159, 0, 0, 0, 240, 241, 277, 0, 0, 0, 0, 0, 556, 0, 0,
    0, 0, 5, 333, 573, 193, 272, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 465, 0, 0, 640, 94, 153, 490, 0, 0, 0, 599,
    201, 0, 0, 0, 41, 0, 0, 378, 0, 0, 0, 538, 458, 93, 0, 0, 100, 121, 0, 0, 681, 0, 0, 0, 483, 704, 0, 0, 0, 132, 468,
    0, 675, 313, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 452, 0, 0, 108, 0, 0, 0, 0, 344, 172, 0, 134, 0, 0, 0, 10, 0, 0,
    267, 370, 0, 542, 0, 0, 0, 0, 0, 0, 0, 548, 0, 0, 251, 0, 0, 0, 23, 0, 0, 0, 298, 0, 0, 0, 600, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 476, 189, 682, 0, 0, 0, 369, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 249, 179, 73, 377, 0, 696, 0, 703, 117, 0, 0, 0, 0, 0, 0, 0, 0, 0, 394, 625, 0, 0, 0, 0, 713, 0, 0,
    0, 0, 0, 66, 0, 0, 0, 385, 527, 57, 0, 0, 0, 579, 559, 400, 210, 643, 0, 0, 0, 0, 166, 676, 0, 379, 523, 0, 644, 0,
    460, 0, 0, 0, 0, 0, 135, 706, 0, 0, 0, 0, 0, 0, 141, 155, 409, 0, 0, 0, 0, 0, 152, 0, 0, 0, 0, 0, 0, 0, 0, 0, 569,
    0, 0, 56, 0, 0, 0, 329, 686, 0, 420, 0, 0, 531, 91, 74, 198, 0, 0, 0, 0, 0, 0, 0, 0, 0, 334, 268, 395, 12, 63, 660,
    0, 564, 0, 721, 0, 0, 264, 518, 0, 0, 0, 0, 0, 0, 0, 89, 265, 533, 0, 665, 0, 319, 0, 0, 0, 0, 199, 294, 35, 406,
    217, 143, 299, 115, 508, 550, 567, 97, 0, 0, 0, 711, 546, 0, 0, 253, 0, 0, 646, 0, 649, 0, 613, 0, 0, 168, 171, 519,
    300, 0, 528, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 511, 0, 540, 167, 0, 0, 0, 0, 19, 0, 0, 60, 512, 0, 0, 626, 0, 0, 539, 0,
    627, 0, 0, 580, 502, 0, 0, 0, 0, 0, 0, 0, 234, 215, 698, 47, 0, 0, 0, 283, 413, 544, 0, 501, 0, 71, 129, 529, 0,
    547, 318, 434, 254, 51, 615, 0, 0, 1, 0, 0, 0, 0, 0, 103, 18, 38, 140, 380, 0, 0, 92, 0, 0, 0, 0, 0, 0, 636, 697,
    292, 116, 0, 0, 0, 0, 0, 0, 537, 449, 200, 610, 0, 0, 0, 0, 0, 473, 387, 0, 562, 295, 399, 0, 0, 0, 337, 0, 26, 0,
    0, 0, 0, 271, 341, 0, 0, 0, 0, 250, 49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 320, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 0, 0, 588,
    693, 0, 0, 0, 0, 0, 630, 0, 0, 0, 0, 0, 0, 0, 0, 274, 325, 346, 137, 0, 0, 275, 0, 0, 0, 345, 70, 393,
};
