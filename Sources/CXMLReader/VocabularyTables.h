// The names of elements and attributes that the reader knows: data, made by Scripts/make-vocabulary from names.txt.
#include <stdint.h>

enum { nameCount = 704, slotCount = 2048 };

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
    "automaticallyAdjustsScrollViewInsets" "automaticallyUpdatesConfiguration" "autoresizesArchivedViewToFullSize"
    "autoresizesSubviews" "autoresizingMask" "autoshrinkMode" "avPlayerViewController" "axis" "backIndicatorImage"
    "backIndicatorTransitionMaskImage" "background" "backgroundConfiguration" "backgroundEffect" "backgroundImage"
    "backgroundStyle" "barButtonItem" "barButtonItemGroup" "barStyle" "barTintColor" "base64-UTF8"
    "baseWritingDirection" "baselineAdjustment" "baselineOffset" "baselineRelativeArrangement" "behavior" "blue"
    "blurEffect" "bool" "borderStyle" "bottom" "bounces" "bouncesZoom" "bundleIdentifier" "button" "buttonConfiguration"
    "buttonSize" "buttonType" "calendarEvent" "calendarView" "canCancelContentTouches" "cancelsTouchesInView"
    "candidateClass" "capability" "catalog" "cells" "changesSelectionAsPrimaryAction" "children" "class" "className"
    "classes" "clearButtonMode" "clearsContextBeforeDrawing" "clearsOnBeginEditing" "clearsSelectionOnViewWillAppear"
    "clipsSubviews" "cloudSharingController" "cocoaTouchSystemColor" "collectionClass" "collectionReusableView"
    "collectionView" "collectionViewCell" "collectionViewCellContentView" "collectionViewCompositionalLayout"
    "collectionViewController" "collectionViewFlowLayout" "collectionViewLayout" "collectionViewTableLayout" "color"
    "colorLabel" "colorMatched" "colorPixelFormat" "colorSpace" "colorWell" "command" "configurationName"
    "configurationType" "connections" "constant" "constraint" "constraints" "containerView" "content"
    "contentHorizontalAlignment" "contentInsetAdjustmentBehavior" "contentInsetsReference" "contentMode"
    "contentUnavailableView" "contentVerticalAlignment" "contentViewInsetsToSafeArea" "continuous" "cornerRadius"
    "cornerStyle" "currentPage" "currentPageIndicatorImage" "customClass" "customColorSpace" "customFonts"
    "customModule" "customModuleProvider" "customObject" "customUserAgent" "customView" "data" "dataDetectorType"
    "dataDetectorTypes" "dataMode" "date" "datePicker" "datePickerMode" "defaultTabInterval" "defaultVersion"
    "definesPresentationContext" "delaysContentTouches" "delaysTouchesBegan" "dependencies" "deployment"
    "depthStencilPixelFormat" "designable" "designables" "destination" "destinationCreationSelector" "detailTextLabel"
    "development" "device" "dictionary" "direction" "directionalEdgeInsets" "directionalLockEnabled"
    "discoverabilityTitle" "distribution" "document" "documentBrowserViewController" "doubleSided" "down"
    "dynamicTypePreference" "dynamicTypeSize" "edgeInsets" "editMenu" "editable" "editingAccessoryType"
    "enableSetNeedsDisplay" "enabled" "enablesReturnKeyAutomatically" "estimatedItemSize" "estimatedRowHeight"
    "estimatedSectionFooterHeight" "estimatedSectionHeaderHeight" "eventType" "exclude" "exit" "extendedEdge"
    "extendedLayoutIncludesOpaqueBars" "family" "fillerRowHeight" "firstAttribute" "firstItem" "firstLineHeadIndent"
    "fixedFrame" "fixedSimulatedSizeMetrics" "flexibleMaxX" "flexibleMaxY" "flexibleMinX" "flexibleMinY" "flightNumber"
    "focusStyle" "font" "fontDescription" "footerTitle" "fragment" "frame" "freeformSimulatedSizeMetrics"
    "gestureRecognizer" "gestureRecognizers" "glkView" "glkViewController" "green" "hasAttributedTitle" "headIndent"
    "header" "headerTitle" "height" "heightSizable" "hidden" "hidesAccessoryWhenEditing"
    "hidesBarsWhenVerticallyCompact" "hidesBottomBarWhenPushed" "hidesForSinglePage" "hidesWhenStopped" "highlighted"
    "highlightedImage" "hint" "horizontal" "horizontalCompressionResistancePriority" "horizontalHuggingPriority"
    "hostingController" "hoverGestureRecognizer" "hyphenationFactor" "id" "identifier" "identifierType" "image"
    "imageContentMode" "imagePadding" "imagePickerController" "imagePlacement" "imageReference" "imageReservation"
    "imageToTextPadding" "imageView" "include" "indentationLevel" "indentationWidth" "indicator" "indicatorStyle"
    "inferredMetricsTieBreakers" "inheritsFrom" "initialViewController" "input" "inputView" "inset"
    "insetsLayoutMarginsFromSafeArea" "installed" "integer" "interfaceStyle" "isElement" "isEnabled" "itemPositioning"
    "itemSpacing" "items" "javaScriptEnabled" "key" "keyCommand" "keyCommands" "keyPath" "keyboardAppearance"
    "keyboardDismissMode" "keyboardKey" "keyboardLayoutGuide" "keyboardType" "kind" "label" "landscapeImage"
    "largeContentSizeImage" "largeContentTitle" "largeTitleDisplayMode" "largeTitles" "launchScreen" "layout"
    "layoutGuide" "layoutGuides" "layoutManager" "layoutMarginsFollowReadableWidth" "leading" "left"
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
    "pagingEnabled" "panGestureRecognizer" "paragraphSpacing" "paragraphSpacingBefore" "paragraphStyle" "patternImage"
    "paused" "pdfView" "phoneNumber" "pickerView" "pinchGestureRecognizer" "pitchEnabled" "placeholder"
    "placeholderIdentifier" "placeholderIntrinsicHeight" "placeholderIntrinsicWidth" "playerViewController" "plugIn"
    "point" "pointSize" "pointerInteraction" "pongPressGestureRecognizer" "popoverAnchorBarButtonItem"
    "popoverAnchorView" "popoverArrowDirection" "popoverPassthroughViews" "popoverSimulatedSizeMetrics"
    "preferredBehavioralStyle" "preferredContentSize" "preferredDatePickerStyle" "preferredDisplayMode"
    "preferredFramesPerSecond" "preferredIndicatorImage" "preferredMaxLayoutWidth" "preferredPrimaryColumnWidthFraction"
    "preferredSymbolConfiguration" "prefersLargeTitles" "prefetchingEnabled" "presentsWithGesture"
    "preservesSuperviewLayoutMargins" "primaryBackgroundStyle" "priority" "progress" "progressImage" "progressView"
    "progressViewStyle" "prompt" "prompted" "promptedForUpgradeToXcode5" "property" "propertyAccessControl" "prototypes"
    "providesPresentationContextTransitionStyle" "range" "real" "rect" "red" "reference"
    "referenceLibraryViewController" "referencedIdentifier" "refreshControl" "relation" "relationship" "relationships"
    "relativePath" "renderingMode" "requiredIntegratedClassName" "resizesToFullScreen" "resources"
    "restorationIdentifier" "returnKeyType" "reuseIdentifier" "reversesTitleShadowWhenHighlighted" "right"
    "rightBarButtonItems" "rightViewMode" "role" "rotateEnabled" "rotationGestureRecognizer" "rowHeight"
    "safeAreaLayoutGuide" "scale" "scalesPageToFit" "scene" "sceneID" "sceneKitView" "sceneMemberID" "sceneName"
    "scenes" "scopeButtonTitles" "screenEdgePanGestureRecognizer" "scrollDirection" "scrollEnabled" "scrollView"
    "searchBar" "searchBarStyle" "searchController" "searchDisplayController" "searchField" "secondAttribute"
    "secondItem" "secondaryText" "sectionFooterHeight" "sectionHeaderHeight" "sectionHeaderTopPadding"
    "sectionIndexMinimumDisplayRowCount" "sectionInsetReference" "sections" "secureTextEntry" "segment"
    "segmentControlStyle" "segmentedControl" "segments" "segue" "selectable" "selected" "selectedImage"
    "selectedSegmentIndex" "selectionFollowsFocus" "selectionStyle" "selector" "semanticContentAttribute"
    "separatorInsetReference" "separatorInsetType" "separatorStyle" "shadowColor" "shadowImage" "shareView"
    "shipmentTrackingNumber" "shouldIndentWhileEditing" "showsActivityIndicator" "showsBuildings" "showsCancelButton"
    "showsCompass" "showsHorizontalScrollIndicator" "showsLargeContentViewer" "showsMenuAsPrimaryAction"
    "showsPointsOfInterest" "showsReorderControl" "showsScale" "showsScopeBar" "showsSearchResultsButton"
    "showsSelectionImmediatelyOnTouchBegin" "showsTouchWhenHighlighted" "showsUserLocation"
    "showsVerticalScrollIndicator" "simulatedAppContext" "simulatedMetricsContainer" "simulatedNavigationBarMetrics"
    "simulatedOrientationMetrics" "simulatedScreenMetrics" "simulatedSearchBarMetrics" "simulatedStatusBarMetrics"
    "simulatedTabBarMetrics" "simulatedToolbarMetrics" "simulatedUserInterfaceStyle" "size" "sizeCategory" "skView"
    "slider" "smartDashesType" "smartInsertDeleteType" "smartQuotesType" "source" "spacing" "spacingType"
    "spellCheckingType" "spineLocation" "splitViewController" "splitViewControllerTargetIndex"
    "splitViewDetailSimulatedSizeMetrics" "splitViewMasterSimulatedSizeMetrics" "splitViewSimulatedSizeMetrics"
    "springLoaded" "stackView" "stackedItemPositioning" "standardMapConfiguration" "state" "staticText" "statusBarStyle"
    "stepValue" "stepper" "storyboardIdentifier" "storyboardName" "string" "style" "subtitle" "subviews"
    "summaryElement" "superclassName" "suppressesIncrementalRendering" "swipeGestureRecognizer" "switch" "symbolScale"
    "symbolType" "symbolic" "systemColor" "systemImage" "systemItem" "systemVersion" "tabBar" "tabBarAppearance"
    "tabBarController" "tabBarItem" "tabStops" "tableView" "tableViewCell" "tableViewCellContentView"
    "tableViewController" "tableViewHeaderFooterView" "tableViewSection" "tag" "tailIndent" "tapGestureRecognizer"
    "targetRuntime" "text" "textAlignment" "textAttributes" "textContentType" "textField" "textInputTraits" "textLabel"
    "textStyle" "textTab" "textView" "tighteningFactorForTruncation" "timeIntervalSinceReferenceDate" "timeZone" "title"
    "titleAlignment" "titlePadding" "titleTextAttributes" "toolbar" "toolbarAppearance" "toolbarHidden" "toolbarItems"
    "toolsVersion" "top" "trackImage" "trailing" "transitionStyle" "translatesAutoresizingMaskIntoConstraints"
    "translucent" "trigger" "type" "unwindAction" "up" "updatesFrequently" "useAutolayout"
    "useAutomaticPreferredMaxLayoutWidth" "useCurrentDate" "useSafeAreas"
    "useStoryboardIdentifierAsRestorationIdentifier" "useTraitCollections" "userActivity" "userDefinedRuntimeAttribute"
    "userDefinedRuntimeAttributes" "userGuides" "userInteractionEnabled" "userLabel" "userLayoutGuide"
    "usesAppearanceFont" "usesAttributedText" "usesInactiveTextColor" "value" "variableValue" "variant" "variation"
    "verifyAmbiguity" "version" "vertical" "verticalCompressionResistancePriority" "verticalHuggingPriority"
    "vibrancyEffect" "videoEditorController" "videoGravity" "view" "viewController" "viewControllerLayoutGuide"
    "viewControllerPlaceholder" "viewControllers" "viewLayoutGuide" "visibleAtLaunch" "visualEffectView"
    "wantsFullScreenLayout" "webView" "weight" "white" "width" "widthSizable" "window" "wkPreferences" "wkWebView"
    "wkWebViewConfiguration" "x" "xcode11CocoaTouchSystemColor" "y" "zoomEnabled";

// Where each name starts, and where the last one ends.
static const uint16_t starts[nameCount + 1] = {
    0, 13, 35, 54, 67, 73, 83, 104, 126, 138, 148, 155, 165, 198, 218, 269, 293, 320, 350, 358, 367, 389, 406, 435, 470,
    489, 516, 552, 575, 596, 623, 640, 663, 699, 734, 749, 777, 782, 804, 824, 833, 841, 850, 865, 875, 885, 899, 906,
    933, 965, 971, 978, 983, 992, 1000, 1016, 1026, 1047, 1069, 1087, 1113, 1149, 1182, 1215, 1234, 1250, 1264, 1286,
    1290, 1308, 1340, 1350, 1373, 1389, 1404, 1419, 1432, 1450, 1458, 1470, 1481, 1501, 1519, 1533, 1560, 1568, 1572,
    1582, 1586, 1597, 1603, 1610, 1621, 1637, 1643, 1662, 1672, 1682, 1695, 1707, 1730, 1750, 1764, 1774, 1781, 1786,
    1817, 1825, 1830, 1839, 1846, 1861, 1887, 1907, 1938, 1951, 1973, 1994, 2009, 2031, 2045, 2063, 2092, 2125, 2149,
    2173, 2193, 2218, 2223, 2233, 2245, 2261, 2271, 2280, 2287, 2304, 2321, 2332, 2340, 2350, 2361, 2374, 2381, 2407,
    2437, 2459, 2470, 2492, 2516, 2543, 2553, 2565, 2576, 2587, 2612, 2623, 2639, 2650, 2662, 2682, 2694, 2709, 2719,
    2723, 2739, 2756, 2764, 2768, 2778, 2792, 2810, 2824, 2850, 2870, 2888, 2900, 2910, 2933, 2943, 2954, 2965, 2992,
    3007, 3018, 3024, 3034, 3043, 3064, 3086, 3106, 3118, 3126, 3155, 3166, 3170, 3191, 3206, 3216, 3224, 3232, 3252,
    3273, 3280, 3309, 3326, 3344, 3372, 3400, 3409, 3416, 3420, 3432, 3464, 3470, 3485, 3499, 3508, 3527, 3537, 3562,
    3574, 3586, 3598, 3610, 3622, 3632, 3636, 3651, 3662, 3670, 3675, 3703, 3720, 3738, 3745, 3762, 3767, 3785, 3795,
    3801, 3812, 3818, 3831, 3837, 3862, 3892, 3916, 3934, 3950, 3961, 3977, 3981, 3991, 4030, 4055, 4072, 4094, 4111,
    4113, 4123, 4137, 4142, 4158, 4170, 4191, 4205, 4219, 4235, 4253, 4262, 4269, 4285, 4301, 4310, 4324, 4350, 4362,
    4383, 4388, 4397, 4402, 4433, 4442, 4449, 4463, 4472, 4481, 4496, 4507, 4512, 4529, 4532, 4542, 4553, 4560, 4578,
    4597, 4608, 4627, 4639, 4643, 4648, 4662, 4683, 4700, 4721, 4732, 4744, 4750, 4761, 4773, 4786, 4818, 4825, 4829,
    4847, 4876, 4888, 4894, 4907, 4924, 4942, 4953, 4957, 4965, 4989, 4995, 5004, 5012, 5038, 5054, 5067, 5074, 5081,
    5085, 5093, 5097, 5101, 5127, 5144, 5166, 5191, 5203, 5220, 5236, 5240, 5247, 5255, 5263, 5278, 5286, 5290, 5294,
    5320, 5335, 5358, 5375, 5393, 5415, 5435, 5460, 5478, 5490, 5507, 5523, 5537, 5546, 5580, 5614, 5636, 5656, 5669,
    5678, 5685, 5705, 5715, 5727, 5738, 5751, 5755, 5765, 5778, 5801, 5820, 5840, 5854, 5875, 5882, 5885, 5889, 5899,
    5912, 5925, 5945, 5958, 5981, 5988, 6001, 6003, 6009, 6016, 6027, 6033, 6049, 6060, 6071, 6089, 6102, 6122, 6138,
    6160, 6174, 6186, 6192, 6199, 6210, 6220, 6242, 6254, 6265, 6286, 6312, 6337, 6357, 6363, 6368, 6377, 6395, 6421,
    6447, 6464, 6485, 6508, 6535, 6559, 6579, 6603, 6623, 6647, 6670, 6693, 6728, 6756, 6774, 6792, 6811, 6842, 6864,
    6872, 6880, 6893, 6905, 6922, 6928, 6936, 6962, 6970, 6991, 7001, 7043, 7048, 7052, 7056, 7059, 7068, 7098, 7118,
    7132, 7140, 7152, 7165, 7177, 7190, 7217, 7236, 7245, 7266, 7279, 7294, 7328, 7333, 7352, 7365, 7369, 7382, 7407,
    7416, 7435, 7440, 7455, 7460, 7467, 7479, 7492, 7501, 7507, 7524, 7554, 7569, 7582, 7592, 7601, 7615, 7631, 7654,
    7665, 7680, 7690, 7703, 7722, 7741, 7764, 7798, 7819, 7827, 7842, 7849, 7868, 7884, 7892, 7897, 7907, 7915, 7928,
    7948, 7969, 7983, 7991, 8015, 8038, 8056, 8070, 8081, 8092, 8101, 8123, 8147, 8169, 8183, 8200, 8212, 8242, 8265,
    8289, 8310, 8329, 8339, 8352, 8376, 8413, 8438, 8455, 8483, 8502, 8527, 8556, 8583, 8605, 8630, 8655, 8677, 8700,
    8727, 8731, 8743, 8749, 8755, 8770, 8791, 8806, 8812, 8819, 8830, 8847, 8860, 8879, 8909, 8944, 8979, 9008, 9020,
    9029, 9051, 9075, 9080, 9090, 9104, 9113, 9120, 9140, 9154, 9160, 9165, 9173, 9181, 9195, 9209, 9239, 9261, 9267,
    9278, 9288, 9296, 9307, 9318, 9328, 9341, 9347, 9363, 9379, 9389, 9397, 9406, 9419, 9443, 9462, 9487, 9503, 9506,
    9516, 9536, 9549, 9553, 9566, 9580, 9595, 9604, 9619, 9628, 9637, 9644, 9652, 9681, 9711, 9719, 9724, 9738, 9750,
    9769, 9776, 9793, 9806, 9818, 9830, 9833, 9843, 9851, 9866, 9907, 9918, 9925, 9929, 9941, 9943, 9960, 9973, 10008,
    10022, 10034, 10080, 10099, 10111, 10138, 10166, 10176, 10198, 10207, 10222, 10240, 10258, 10279, 10284, 10297,
    10304, 10313, 10328, 10335, 10343, 10380, 10403, 10417, 10438, 10450, 10454, 10468, 10493, 10518, 10533, 10548,
    10563, 10579, 10600, 10607, 10613, 10618, 10623, 10635, 10641, 10654, 10663, 10685, 10686, 10714, 10715, 10726,
};

// Numbers + 1 by hashes, 0 for a free slot.
static const uint16_t slots[slotCount] = {
    0, 693, 0, 0, 0, 0, 0, 0, 0, 0, 458, 302, 0, 0, 0, 79, 0, 0, 0, 281, 0, 196, 0, 256, 0, 0, 0, 507, 0, 0, 0, 0, 111,
    0, 0, 0, 0, 679, 0, 148, 348, 0, 0, 0, 29, 110, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 240, 0, 0, 0, 502, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 396, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 653, 165, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    77, 0, 580, 573, 54, 602, 0, 13, 365, 425, 505, 0, 0, 106, 0, 0, 0, 0, 0, 0, 0, 0, 199, 0, 609, 552, 295, 0, 526, 0,
    649, 0, 0, 7, 356, 0, 0, 264, 0, 0, 0, 0, 0, 0, 0, 0, 0, 483, 0, 0, 430, 518, 0, 636, 0, 0, 0, 0, 0, 470, 0, 0, 0,
    630, 305, 0, 0, 180, 0, 0, 300, 0, 584, 0, 522, 0, 48, 0, 0, 30, 0, 588, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 320, 0,
    0, 59, 652, 0, 0, 0, 558, 492, 491, 559, 0, 0, 0, 0, 0, 576, 0, 497, 608, 0, 383, 279, 323, 0, 0, 160, 0, 0, 284,
    231, 343, 405, 0, 0, 357, 374, 0, 397, 0, 0, 0, 0, 0, 413, 453, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 538, 310, 0, 0,
    0, 8, 0, 0, 0, 0, 589, 0, 0, 0, 109, 0, 0, 0, 0, 0, 487, 638, 0, 0, 0, 0, 0, 340, 86, 147, 0, 176, 224, 394, 0, 674,
    0, 328, 0, 0, 0, 0, 161, 0, 562, 177, 0, 0, 0, 0, 0, 684, 0, 151, 203, 400, 557, 3, 0, 267, 421, 0, 484, 0, 0, 0,
    315, 341, 0, 0, 0, 0, 627, 0, 427, 0, 0, 278, 525, 144, 0, 0, 336, 0, 0, 263, 398, 0, 0, 0, 404, 354, 36, 498, 506,
    210, 0, 37, 0, 202, 0, 0, 182, 122, 0, 0, 0, 661, 0, 0, 0, 0, 0, 0, 0, 171, 0, 0, 0, 0, 668, 0, 290, 0, 0, 238, 0,
    142, 0, 0, 0, 0, 0, 0, 0, 0, 0, 648, 0, 0, 145, 0, 0, 0, 0, 246, 46, 17, 0, 0, 92, 333, 0, 285, 0, 0, 0, 316, 0, 0,
    0, 0, 0, 0, 107, 481, 0, 0, 0, 0, 0, 0, 0, 0, 0, 549, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 218, 304, 368,
    98, 257, 423, 563, 0, 0, 601, 189, 0, 0, 0, 0, 0, 329, 618, 0, 471, 568, 0, 639, 415, 0, 0, 0, 478, 651, 0, 0, 0, 0,
    146, 275, 637, 0, 703, 0, 0, 0, 0, 0, 0, 0, 0, 74, 0, 0, 0, 0, 179, 0, 0, 0, 0, 0, 0, 0, 428, 0, 0, 0, 0, 0, 0, 395,
    0, 0, 0, 0, 317, 0, 0, 0, 0, 0, 570, 0, 0, 590, 541, 184, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 254, 626, 0, 0, 0, 68, 0, 0,
    0, 0, 0, 0, 691, 508, 0, 208, 0, 0, 0, 367, 673, 0, 0, 0, 0, 0, 0, 555, 53, 369, 569, 63, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 669, 0, 85, 0, 408, 0, 0, 0, 0, 461, 540, 84, 0, 0, 216, 0, 516, 420, 0, 175, 647, 358, 0, 0, 0, 0, 0, 80,
    181, 607, 0, 0, 0, 0, 0, 0, 359, 42, 0, 0, 644, 422, 449, 25, 437, 620, 469, 685, 0, 0, 0, 409, 276, 0, 419, 185,
    582, 447, 136, 0, 0, 535, 352, 0, 0, 0, 0, 0, 431, 173, 382, 466, 446, 474, 0, 166, 289, 480, 0, 0, 346, 93, 308,
    117, 0, 22, 0, 0, 0, 603, 0, 156, 0, 0, 0, 0, 0, 0, 0, 201, 9, 249, 319, 0, 0, 0, 0, 0, 296, 0, 0, 0, 0, 0, 0, 0, 0,
    667, 0, 0, 527, 0, 0, 462, 0, 0, 0, 0, 0, 572, 0, 0, 0, 139, 0, 0, 0, 0, 0, 108, 345, 0, 0, 0, 0, 0, 0, 214, 619,
    130, 0, 0, 213, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 642, 28, 61, 488, 0, 0, 226, 0, 410, 624, 116, 606, 0, 0, 0, 0, 0,
    411, 433, 0, 135, 0, 0, 325, 641, 496, 0, 188, 0, 579, 445, 0, 0, 0, 490, 0, 0, 0, 696, 11, 442, 0, 78, 0, 0, 485,
    581, 355, 664, 124, 0, 169, 0, 0, 0, 0, 0, 0, 672, 0, 596, 0, 0, 0, 678, 0, 0, 0, 0, 429, 0, 0, 0, 0, 0, 301, 0, 0,
    592, 663, 533, 0, 0, 0, 438, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 671, 0, 0, 186, 0, 0, 0, 353, 0, 0, 0, 0, 212, 495, 509,
    692, 0, 0, 0, 424, 225, 0, 0, 0, 0, 0, 34, 376, 464, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 643, 0, 251, 0, 0, 0, 198,
    0, 0, 324, 646, 0, 0, 0, 0, 0, 472, 0, 0, 0, 0, 0, 456, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 250, 432, 127, 463, 0,
    0, 0, 0, 553, 45, 0, 0, 0, 0, 0, 633, 0, 0, 0, 0, 0, 0, 0, 158, 479, 0, 0, 0, 0, 571, 0, 0, 0, 0, 0, 0, 299, 191,
    351, 0, 0, 0, 0, 0, 272, 597, 657, 0, 0, 0, 0, 605, 20, 143, 698, 0, 0, 0, 0, 260, 0, 702, 0, 0, 0, 416, 0, 467, 40,
    21, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 159, 270, 0, 0, 543, 0, 0, 239, 0, 50, 604, 0, 287, 0, 585, 0, 0, 0, 390,
    489, 0, 0, 0, 309, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 689, 0, 0, 501, 0, 0, 0, 0, 0, 564, 0, 0, 577, 578, 0, 64, 101, 0,
    0, 0, 252, 0, 0, 593, 0, 115, 0, 0, 655, 0, 0, 0, 0, 0, 0, 283, 0, 0, 0, 0, 103, 0, 0, 0, 0, 0, 0, 0, 0, 455, 0, 0,
    0, 385, 514, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 297, 0, 0, 0, 0, 95, 414, 0, 0, 542, 0, 0, 0, 71, 454, 443, 178,
    0, 197, 52, 434, 0, 0, 591, 0, 0, 0, 0, 0, 451, 0, 0, 27, 0, 0, 0, 121, 0, 0, 170, 0, 0, 0, 75, 241, 321, 391, 253,
    613, 640, 0, 0, 0, 0, 0, 513, 274, 0, 153, 0, 0, 0, 686, 0, 699, 366, 417, 220, 221, 222, 223, 255, 14, 0, 0, 294,
    39, 0, 486, 0, 335, 344, 0, 0, 0, 128, 0, 658, 0, 242, 0, 123, 280, 0, 0, 0, 215, 0, 0, 0, 381, 675, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 459, 232, 0, 0, 0, 229, 0, 0, 583, 0, 0, 0, 0, 0, 0, 0, 436, 0, 0, 0, 233, 0, 0, 0, 0,
    546, 0, 0, 0, 331, 0, 0, 0, 0, 0, 0, 154, 418, 676, 0, 0, 0, 0, 0, 342, 0, 0, 0, 0, 0, 0, 125, 476, 701, 384, 157,
    0, 0, 614, 217, 44, 67, 133, 172, 43, 205, 616, 66, 190, 332, 349, 389, 545, 361, 623, 0, 0, 0, 0, 0, 377, 0, 0, 0,
    0, 0, 632, 0, 0, 0, 0, 0, 0, 0, 31, 0, 0, 0, 0, 273, 0, 0, 512, 104, 694, 700, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    141, 448, 0, 0, 0, 0, 0, 307, 119, 401, 0, 0, 375, 0, 0, 0, 0, 0, 303, 347, 403, 0, 0, 99, 0, 219, 565, 0, 0, 0,
    617, 0, 440, 62, 81, 0, 0, 548, 0, 0, 0, 0, 0, 0, 0, 0, 0, 230, 102, 206, 207, 350, 599, 656, 0, 0, 0, 0, 0, 0, 0,
    0, 200, 0, 654, 0, 499, 6, 561, 0, 0, 0, 0, 0, 0, 517, 0, 0, 0, 0, 0, 33, 0, 2, 0, 0, 282, 0, 314, 0, 32, 82, 0, 0,
    76, 227, 0, 0, 55, 0, 574, 0, 0, 0, 360, 0, 0, 0, 407, 635, 0, 0, 236, 0, 0, 0, 58, 0, 0, 0, 594, 0, 0, 0, 683, 0,
    0, 0, 0, 435, 473, 0, 0, 0, 662, 0, 622, 0, 0, 0, 0, 237, 120, 83, 379, 439, 0, 364, 477, 0, 0, 0, 0, 0, 0, 0, 0,
    298, 155, 0, 0, 0, 234, 235, 271, 0, 0, 0, 0, 0, 544, 0, 0, 0, 0, 5, 326, 560, 187, 266, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 457, 0, 0, 625, 91, 150, 482, 0, 0, 0, 586, 195, 0, 0, 0, 41, 0, 0, 371, 0, 0, 0, 529, 450, 90, 0, 0,
    97, 118, 0, 0, 665, 0, 0, 0, 475, 688, 0, 0, 0, 129, 460, 0, 659, 306, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 444,
    0, 0, 105, 0, 0, 0, 0, 337, 168, 0, 131, 0, 0, 0, 10, 0, 0, 261, 363, 0, 532, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 245, 0,
    0, 0, 23, 0, 0, 0, 291, 0, 0, 0, 587, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 468, 183, 666,
    0, 0, 0, 362, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 243, 174, 72, 370, 0, 680, 0, 687, 114, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 387, 610, 0, 0, 0, 0, 697, 0, 0, 0, 0, 0, 65, 0, 0, 0, 378, 519, 57, 0, 0, 0, 566, 547, 393,
    204, 628, 0, 0, 0, 0, 162, 660, 0, 372, 515, 0, 629, 0, 452, 0, 0, 0, 0, 0, 132, 690, 0, 0, 0, 0, 0, 0, 138, 152,
    402, 0, 0, 0, 0, 0, 149, 0, 0, 0, 0, 0, 0, 0, 0, 0, 556, 0, 0, 56, 0, 0, 0, 322, 670, 0, 412, 0, 0, 523, 88, 73,
    192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 327, 262, 388, 12, 0, 645, 0, 551, 0, 704, 0, 0, 258, 510, 0, 0, 0, 0, 0, 0, 0, 87,
    259, 524, 0, 650, 0, 312, 0, 0, 0, 0, 193, 288, 35, 399, 211, 140, 292, 112, 500, 539, 554, 94, 0, 0, 0, 695, 536,
    0, 0, 247, 0, 0, 631, 0, 634, 0, 598, 0, 0, 164, 167, 511, 293, 0, 520, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 503, 0, 531,
    163, 0, 0, 0, 0, 19, 0, 0, 60, 504, 0, 0, 611, 0, 0, 530, 0, 612, 0, 0, 567, 494, 0, 0, 0, 0, 0, 0, 0, 228, 209,
    682, 47, 0, 0, 0, 277, 406, 534, 0, 493, 0, 70, 126, 521, 0, 537, 311, 426, 248, 51, 600, 0, 0, 1, 0, 0, 0, 0, 0,
    100, 18, 38, 137, 373, 0, 0, 89, 0, 0, 0, 0, 0, 0, 621, 681, 286, 113, 0, 0, 0, 0, 0, 0, 528, 441, 194, 595, 0, 0,
    0, 0, 0, 465, 380, 0, 550, 0, 392, 0, 0, 0, 330, 0, 26, 0, 0, 0, 0, 265, 334, 0, 0, 0, 0, 244, 49, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 313, 0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 0, 575, 677, 0, 0, 0, 0, 0, 615, 0, 0, 0, 0, 0, 0, 0, 0, 268,
    318, 339, 134, 0, 0, 269, 0, 0, 0, 338, 69, 386,
};
