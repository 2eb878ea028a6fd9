// The attributes that the reader knows by name: data, made by Scripts/make-vocabulary from names.txt.

extension AttributeName {
    /// `accessoryType="…"`
    public static var accessoryType: AttributeName { AttributeName(3) }
    /// `action="…"`
    public static var action: AttributeName { AttributeName(4) }
    /// `actionName="…"`
    public static var actionName: AttributeName { AttributeName(5) }
    /// `address="…"`
    public static var address: AttributeName { AttributeName(10) }
    /// `adjustable="…"`
    public static var adjustable: AttributeName { AttributeName(11) }
    /// `adjustsFontForContentSizeCategory="…"`
    public static var adjustsFontForContentSizeCategory: AttributeName { AttributeName(12) }
    /// `adjustsFontSizeToFit="…"`
    public static var adjustsFontSizeToFit: AttributeName { AttributeName(13) }
    /// `adjustsImageSizeForAccessibilityContentSizeCategory="…"`
    public static var adjustsImageSizeForAccessibilityContentSizeCategory: AttributeName { AttributeName(14) }
    /// `adjustsImageWhenDisabled="…"`
    public static var adjustsImageWhenDisabled: AttributeName { AttributeName(15) }
    /// `adjustsImageWhenHighlighted="…"`
    public static var adjustsImageWhenHighlighted: AttributeName { AttributeName(16) }
    /// `adjustsLetterSpacingToFitWidth="…"`
    public static var adjustsLetterSpacingToFitWidth: AttributeName { AttributeName(17) }
    /// `affinity="…"`
    public static var affinity: AttributeName { AttributeName(18) }
    /// `alignment="…"`
    public static var alignment: AttributeName { AttributeName(19) }
    /// `allowDoubleColumnStyle="…"`
    public static var allowDoubleColumnStyle: AttributeName { AttributeName(20) }
    /// `allowableMovement="…"`
    public static var allowableMovement: AttributeName { AttributeName(21) }
    /// `allowsAirPlayForMediaPlayback="…"`
    public static var allowsAirPlayForMediaPlayback: AttributeName { AttributeName(22) }
    /// `allowsBackForwardNavigationGestures="…"`
    public static var allowsBackForwardNavigationGestures: AttributeName { AttributeName(23) }
    /// `allowsCameraControl="…"`
    public static var allowsCameraControl: AttributeName { AttributeName(24) }
    /// `allowsContinuousInteraction="…"`
    public static var allowsContinuousInteraction: AttributeName { AttributeName(25) }
    /// `allowsDefaultTighteningForTruncation="…"`
    public static var allowsDefaultTighteningForTruncation: AttributeName { AttributeName(26) }
    /// `allowsDirectInteraction="…"`
    public static var allowsDirectInteraction: AttributeName { AttributeName(27) }
    /// `allowsDirectionalLock="…"`
    public static var allowsDirectionalLock: AttributeName { AttributeName(28) }
    /// `allowsEditingTextAttributes="…"`
    public static var allowsEditingTextAttributes: AttributeName { AttributeName(29) }
    /// `allowsLinkPreview="…"`
    public static var allowsLinkPreview: AttributeName { AttributeName(30) }
    /// `allowsMultipleSelection="…"`
    public static var allowsMultipleSelection: AttributeName { AttributeName(31) }
    /// `allowsMultipleSelectionDuringEditing="…"`
    public static var allowsMultipleSelectionDuringEditing: AttributeName { AttributeName(32) }
    /// `allowsPictureInPictureMediaPlayback="…"`
    public static var allowsPictureInPictureMediaPlayback: AttributeName { AttributeName(33) }
    /// `allowsSelection="…"`
    public static var allowsSelection: AttributeName { AttributeName(34) }
    /// `allowsSelectionDuringEditing="…"`
    public static var allowsSelectionDuringEditing: AttributeName { AttributeName(35) }
    /// `alpha="…"`
    public static var alpha: AttributeName { AttributeName(36) }
    /// `alwaysBounceHorizontal="…"`
    public static var alwaysBounceHorizontal: AttributeName { AttributeName(37) }
    /// `alwaysBounceVertical="…"`
    public static var alwaysBounceVertical: AttributeName { AttributeName(38) }
    /// `ambiguous="…"`
    public static var ambiguous: AttributeName { AttributeName(39) }
    /// `animates="…"`
    public static var animates: AttributeName { AttributeName(40) }
    /// `animating="…"`
    public static var animating: AttributeName { AttributeName(41) }
    /// `appearance="…"`
    public static var appearance: AttributeName { AttributeName(44) }
    /// `appearanceType="…"`
    public static var appearanceType: AttributeName { AttributeName(45) }
    /// `appends="…"`
    public static var appends: AttributeName { AttributeName(46) }
    /// `applicationNameForUserAgent="…"`
    public static var applicationNameForUserAgent: AttributeName { AttributeName(47) }
    /// `apportionsSegmentWidthsByContent="…"`
    public static var apportionsSegmentWidthsByContent: AttributeName { AttributeName(48) }
    /// `autocapitalizationType="…"`
    public static var autocapitalizationType: AttributeName { AttributeName(57) }
    /// `autocorrectionType="…"`
    public static var autocorrectionType: AttributeName { AttributeName(58) }
    /// `automaticEstimatedItemSize="…"`
    public static var automaticEstimatedItemSize: AttributeName { AttributeName(59) }
    /// `automaticallyAdjustsScrollViewInsets="…"`
    public static var automaticallyAdjustsScrollViewInsets: AttributeName { AttributeName(60) }
    /// `automaticallyUpdatesConfiguration="…"`
    public static var automaticallyUpdatesConfiguration: AttributeName { AttributeName(61) }
    /// `autorepeat="…"`
    public static var autorepeat: AttributeName { AttributeName(62) }
    /// `autoresizesArchivedViewToFullSize="…"`
    public static var autoresizesArchivedViewToFullSize: AttributeName { AttributeName(63) }
    /// `autoresizesSubviews="…"`
    public static var autoresizesSubviews: AttributeName { AttributeName(64) }
    /// `autoshrinkMode="…"`
    public static var autoshrinkMode: AttributeName { AttributeName(66) }
    /// `axis="…"`
    public static var axis: AttributeName { AttributeName(68) }
    /// `backIndicatorImage="…"`
    public static var backIndicatorImage: AttributeName { AttributeName(69) }
    /// `backIndicatorTransitionMaskImage="…"`
    public static var backIndicatorTransitionMaskImage: AttributeName { AttributeName(70) }
    /// `background="…"`
    public static var background: AttributeName { AttributeName(71) }
    /// `backgroundEffect="…"`
    public static var backgroundEffect: AttributeName { AttributeName(73) }
    /// `backgroundImage="…"`
    public static var backgroundImage: AttributeName { AttributeName(74) }
    /// `backgroundStyle="…"`
    public static var backgroundStyle: AttributeName { AttributeName(75) }
    /// `badgeValue="…"`
    public static var badgeValue: AttributeName { AttributeName(76) }
    /// `barStyle="…"`
    public static var barStyle: AttributeName { AttributeName(79) }
    /// `barTintColor="…"`
    public static var barTintColor: AttributeName { AttributeName(80) }
    /// `base64-UTF8="…"`
    public static var base64UTF8: AttributeName { AttributeName(81) }
    /// `baseWritingDirection="…"`
    public static var baseWritingDirection: AttributeName { AttributeName(82) }
    /// `baselineAdjustment="…"`
    public static var baselineAdjustment: AttributeName { AttributeName(83) }
    /// `baselineOffset="…"`
    public static var baselineOffset: AttributeName { AttributeName(84) }
    /// `baselineRelativeArrangement="…"`
    public static var baselineRelativeArrangement: AttributeName { AttributeName(85) }
    /// `behavior="…"`
    public static var behavior: AttributeName { AttributeName(86) }
    /// `blue="…"`
    public static var blue: AttributeName { AttributeName(87) }
    /// `blurRadius="…"`
    public static var blurRadius: AttributeName { AttributeName(89) }
    /// `borderStyle="…"`
    public static var borderStyle: AttributeName { AttributeName(91) }
    /// `bottom="…"`
    public static var bottom: AttributeName { AttributeName(92) }
    /// `bounces="…"`
    public static var bounces: AttributeName { AttributeName(93) }
    /// `bouncesZoom="…"`
    public static var bouncesZoom: AttributeName { AttributeName(94) }
    /// `bundleIdentifier="…"`
    public static var bundleIdentifier: AttributeName { AttributeName(95) }
    /// `button="…"`
    public static var button: AttributeName { AttributeName(96) }
    /// `buttonSize="…"`
    public static var buttonSize: AttributeName { AttributeName(98) }
    /// `buttonType="…"`
    public static var buttonType: AttributeName { AttributeName(99) }
    /// `calendarEvent="…"`
    public static var calendarEvent: AttributeName { AttributeName(100) }
    /// `canCancelContentTouches="…"`
    public static var canCancelContentTouches: AttributeName { AttributeName(102) }
    /// `cancelsTouchesInView="…"`
    public static var cancelsTouchesInView: AttributeName { AttributeName(103) }
    /// `candidateClass="…"`
    public static var candidateClass: AttributeName { AttributeName(104) }
    /// `catalog="…"`
    public static var catalog: AttributeName { AttributeName(106) }
    /// `changesSelectionAsPrimaryAction="…"`
    public static var changesSelectionAsPrimaryAction: AttributeName { AttributeName(108) }
    /// `className="…"`
    public static var className: AttributeName { AttributeName(111) }
    /// `clearButtonMode="…"`
    public static var clearButtonMode: AttributeName { AttributeName(113) }
    /// `clearsContextBeforeDrawing="…"`
    public static var clearsContextBeforeDrawing: AttributeName { AttributeName(114) }
    /// `clearsOnBeginEditing="…"`
    public static var clearsOnBeginEditing: AttributeName { AttributeName(115) }
    /// `clearsSelectionOnViewWillAppear="…"`
    public static var clearsSelectionOnViewWillAppear: AttributeName { AttributeName(116) }
    /// `clipsSubviews="…"`
    public static var clipsSubviews: AttributeName { AttributeName(117) }
    /// `cocoaTouchSystemColor="…"`
    public static var cocoaTouchSystemColor: AttributeName { AttributeName(119) }
    /// `collectionClass="…"`
    public static var collectionClass: AttributeName { AttributeName(120) }
    /// `colorLabel="…"`
    public static var colorLabel: AttributeName { AttributeName(131) }
    /// `colorMatched="…"`
    public static var colorMatched: AttributeName { AttributeName(132) }
    /// `colorPixelFormat="…"`
    public static var colorPixelFormat: AttributeName { AttributeName(133) }
    /// `colorSpace="…"`
    public static var colorSpace: AttributeName { AttributeName(134) }
    /// `configurationName="…"`
    public static var configurationName: AttributeName { AttributeName(137) }
    /// `configurationType="…"`
    public static var configurationType: AttributeName { AttributeName(138) }
    /// `constant="…"`
    public static var constant: AttributeName { AttributeName(140) }
    /// `content="…"`
    public static var content: AttributeName { AttributeName(144) }
    /// `contentHorizontalAlignment="…"`
    public static var contentHorizontalAlignment: AttributeName { AttributeName(145) }
    /// `contentInsetAdjustmentBehavior="…"`
    public static var contentInsetAdjustmentBehavior: AttributeName { AttributeName(146) }
    /// `contentInsetsReference="…"`
    public static var contentInsetsReference: AttributeName { AttributeName(147) }
    /// `contentMode="…"`
    public static var contentMode: AttributeName { AttributeName(148) }
    /// `contentVerticalAlignment="…"`
    public static var contentVerticalAlignment: AttributeName { AttributeName(150) }
    /// `contentViewInsetsToSafeArea="…"`
    public static var contentViewInsetsToSafeArea: AttributeName { AttributeName(151) }
    /// `continuous="…"`
    public static var continuous: AttributeName { AttributeName(152) }
    /// `cornerRadius="…"`
    public static var cornerRadius: AttributeName { AttributeName(153) }
    /// `cornerStyle="…"`
    public static var cornerStyle: AttributeName { AttributeName(154) }
    /// `countDownDuration="…"`
    public static var countDownDuration: AttributeName { AttributeName(155) }
    /// `currentPage="…"`
    public static var currentPage: AttributeName { AttributeName(156) }
    /// `currentPageIndicatorImage="…"`
    public static var currentPageIndicatorImage: AttributeName { AttributeName(157) }
    /// `customClass="…"`
    public static var customClass: AttributeName { AttributeName(158) }
    /// `customColorSpace="…"`
    public static var customColorSpace: AttributeName { AttributeName(159) }
    /// `customModule="…"`
    public static var customModule: AttributeName { AttributeName(161) }
    /// `customModuleProvider="…"`
    public static var customModuleProvider: AttributeName { AttributeName(162) }
    /// `customUserAgent="…"`
    public static var customUserAgent: AttributeName { AttributeName(164) }
    /// `dataMode="…"`
    public static var dataMode: AttributeName { AttributeName(169) }
    /// `datePickerMode="…"`
    public static var datePickerMode: AttributeName { AttributeName(172) }
    /// `defaultTabInterval="…"`
    public static var defaultTabInterval: AttributeName { AttributeName(173) }
    /// `defaultVersion="…"`
    public static var defaultVersion: AttributeName { AttributeName(174) }
    /// `defersCurrentPageDisplay="…"`
    public static var defersCurrentPageDisplay: AttributeName { AttributeName(175) }
    /// `definesPresentationContext="…"`
    public static var definesPresentationContext: AttributeName { AttributeName(176) }
    /// `delaysContentTouches="…"`
    public static var delaysContentTouches: AttributeName { AttributeName(177) }
    /// `delaysTouchesBegan="…"`
    public static var delaysTouchesBegan: AttributeName { AttributeName(178) }
    /// `delaysTouchesEnded="…"`
    public static var delaysTouchesEnded: AttributeName { AttributeName(179) }
    /// `depthStencilPixelFormat="…"`
    public static var depthStencilPixelFormat: AttributeName { AttributeName(182) }
    /// `destination="…"`
    public static var destination: AttributeName { AttributeName(185) }
    /// `destinationCreationSelector="…"`
    public static var destinationCreationSelector: AttributeName { AttributeName(186) }
    /// `detailTextLabel="…"`
    public static var detailTextLabel: AttributeName { AttributeName(187) }
    /// `direction="…"`
    public static var direction: AttributeName { AttributeName(191) }
    /// `directionalLockEnabled="…"`
    public static var directionalLockEnabled: AttributeName { AttributeName(193) }
    /// `discoverabilityTitle="…"`
    public static var discoverabilityTitle: AttributeName { AttributeName(194) }
    /// `distribution="…"`
    public static var distribution: AttributeName { AttributeName(195) }
    /// `doubleSided="…"`
    public static var doubleSided: AttributeName { AttributeName(198) }
    /// `down="…"`
    public static var down: AttributeName { AttributeName(199) }
    /// `dynamicTypePreference="…"`
    public static var dynamicTypePreference: AttributeName { AttributeName(200) }
    /// `dynamicTypeSize="…"`
    public static var dynamicTypeSize: AttributeName { AttributeName(201) }
    /// `editable="…"`
    public static var editable: AttributeName { AttributeName(204) }
    /// `editingAccessoryType="…"`
    public static var editingAccessoryType: AttributeName { AttributeName(205) }
    /// `enableSetNeedsDisplay="…"`
    public static var enableSetNeedsDisplay: AttributeName { AttributeName(206) }
    /// `enabled="…"`
    public static var enabled: AttributeName { AttributeName(207) }
    /// `enablesReturnKeyAutomatically="…"`
    public static var enablesReturnKeyAutomatically: AttributeName { AttributeName(208) }
    /// `estimatedItemSize="…"`
    public static var estimatedItemSize: AttributeName { AttributeName(209) }
    /// `estimatedRowHeight="…"`
    public static var estimatedRowHeight: AttributeName { AttributeName(210) }
    /// `estimatedSectionFooterHeight="…"`
    public static var estimatedSectionFooterHeight: AttributeName { AttributeName(211) }
    /// `estimatedSectionHeaderHeight="…"`
    public static var estimatedSectionHeaderHeight: AttributeName { AttributeName(212) }
    /// `eventType="…"`
    public static var eventType: AttributeName { AttributeName(213) }
    /// `extendedLayoutIncludesOpaqueBars="…"`
    public static var extendedLayoutIncludesOpaqueBars: AttributeName { AttributeName(217) }
    /// `family="…"`
    public static var family: AttributeName { AttributeName(218) }
    /// `fillerRowHeight="…"`
    public static var fillerRowHeight: AttributeName { AttributeName(219) }
    /// `firstAttribute="…"`
    public static var firstAttribute: AttributeName { AttributeName(220) }
    /// `firstItem="…"`
    public static var firstItem: AttributeName { AttributeName(221) }
    /// `firstLineHeadIndent="…"`
    public static var firstLineHeadIndent: AttributeName { AttributeName(222) }
    /// `fixedFrame="…"`
    public static var fixedFrame: AttributeName { AttributeName(223) }
    /// `flexibleMaxX="…"`
    public static var flexibleMaxX: AttributeName { AttributeName(225) }
    /// `flexibleMaxY="…"`
    public static var flexibleMaxY: AttributeName { AttributeName(226) }
    /// `flexibleMinX="…"`
    public static var flexibleMinX: AttributeName { AttributeName(227) }
    /// `flexibleMinY="…"`
    public static var flexibleMinY: AttributeName { AttributeName(228) }
    /// `flightNumber="…"`
    public static var flightNumber: AttributeName { AttributeName(229) }
    /// `focusStyle="…"`
    public static var focusStyle: AttributeName { AttributeName(230) }
    /// `footerTitle="…"`
    public static var footerTitle: AttributeName { AttributeName(233) }
    /// `green="…"`
    public static var green: AttributeName { AttributeName(241) }
    /// `hasAttributedTitle="…"`
    public static var hasAttributedTitle: AttributeName { AttributeName(242) }
    /// `headIndent="…"`
    public static var headIndent: AttributeName { AttributeName(243) }
    /// `header="…"`
    public static var header: AttributeName { AttributeName(244) }
    /// `headerTitle="…"`
    public static var headerTitle: AttributeName { AttributeName(245) }
    /// `height="…"`
    public static var height: AttributeName { AttributeName(246) }
    /// `heightSizable="…"`
    public static var heightSizable: AttributeName { AttributeName(247) }
    /// `hidden="…"`
    public static var hidden: AttributeName { AttributeName(248) }
    /// `hidesAccessoryWhenEditing="…"`
    public static var hidesAccessoryWhenEditing: AttributeName { AttributeName(249) }
    /// `hidesBarsWhenVerticallyCompact="…"`
    public static var hidesBarsWhenVerticallyCompact: AttributeName { AttributeName(250) }
    /// `hidesBottomBarWhenPushed="…"`
    public static var hidesBottomBarWhenPushed: AttributeName { AttributeName(251) }
    /// `hidesForSinglePage="…"`
    public static var hidesForSinglePage: AttributeName { AttributeName(252) }
    /// `hidesWhenStopped="…"`
    public static var hidesWhenStopped: AttributeName { AttributeName(253) }
    /// `highlighted="…"`
    public static var highlighted: AttributeName { AttributeName(254) }
    /// `highlightedImage="…"`
    public static var highlightedImage: AttributeName { AttributeName(255) }
    /// `hint="…"`
    public static var hint: AttributeName { AttributeName(256) }
    /// `horizontal="…"`
    public static var horizontal: AttributeName { AttributeName(257) }
    /// `horizontalCompressionResistancePriority="…"`
    public static var horizontalCompressionResistancePriority: AttributeName { AttributeName(258) }
    /// `horizontalHuggingPriority="…"`
    public static var horizontalHuggingPriority: AttributeName { AttributeName(259) }
    /// `hyphenationFactor="…"`
    public static var hyphenationFactor: AttributeName { AttributeName(262) }
    /// `id="…"`
    public static var id: AttributeName { AttributeName(263) }
    /// `identifier="…"`
    public static var identifier: AttributeName { AttributeName(264) }
    /// `identifierType="…"`
    public static var identifierType: AttributeName { AttributeName(265) }
    /// `image="…"`
    public static var image: AttributeName { AttributeName(266) }
    /// `imageContentMode="…"`
    public static var imageContentMode: AttributeName { AttributeName(267) }
    /// `imagePadding="…"`
    public static var imagePadding: AttributeName { AttributeName(268) }
    /// `imagePlacement="…"`
    public static var imagePlacement: AttributeName { AttributeName(270) }
    /// `imageReservation="…"`
    public static var imageReservation: AttributeName { AttributeName(272) }
    /// `imageToTextPadding="…"`
    public static var imageToTextPadding: AttributeName { AttributeName(273) }
    /// `imageView="…"`
    public static var imageView: AttributeName { AttributeName(274) }
    /// `indentationLevel="…"`
    public static var indentationLevel: AttributeName { AttributeName(276) }
    /// `indentationWidth="…"`
    public static var indentationWidth: AttributeName { AttributeName(277) }
    /// `indicator="…"`
    public static var indicator: AttributeName { AttributeName(278) }
    /// `indicatorStyle="…"`
    public static var indicatorStyle: AttributeName { AttributeName(279) }
    /// `inheritsFrom="…"`
    public static var inheritsFrom: AttributeName { AttributeName(281) }
    /// `initialViewController="…"`
    public static var initialViewController: AttributeName { AttributeName(282) }
    /// `input="…"`
    public static var input: AttributeName { AttributeName(283) }
    /// `insetsLayoutMarginsFromSafeArea="…"`
    public static var insetsLayoutMarginsFromSafeArea: AttributeName { AttributeName(286) }
    /// `installed="…"`
    public static var installed: AttributeName { AttributeName(287) }
    /// `interfaceStyle="…"`
    public static var interfaceStyle: AttributeName { AttributeName(289) }
    /// `isElement="…"`
    public static var isElement: AttributeName { AttributeName(290) }
    /// `isEnabled="…"`
    public static var isEnabled: AttributeName { AttributeName(291) }
    /// `itemPositioning="…"`
    public static var itemPositioning: AttributeName { AttributeName(292) }
    /// `itemSpacing="…"`
    public static var itemSpacing: AttributeName { AttributeName(293) }
    /// `itemWidth="…"`
    public static var itemWidth: AttributeName { AttributeName(294) }
    /// `javaScriptEnabled="…"`
    public static var javaScriptEnabled: AttributeName { AttributeName(296) }
    /// `key="…"`
    public static var key: AttributeName { AttributeName(297) }
    /// `keyPath="…"`
    public static var keyPath: AttributeName { AttributeName(300) }
    /// `keyboardAppearance="…"`
    public static var keyboardAppearance: AttributeName { AttributeName(301) }
    /// `keyboardDismissMode="…"`
    public static var keyboardDismissMode: AttributeName { AttributeName(302) }
    /// `keyboardKey="…"`
    public static var keyboardKey: AttributeName { AttributeName(303) }
    /// `keyboardType="…"`
    public static var keyboardType: AttributeName { AttributeName(305) }
    /// `kind="…"`
    public static var kind: AttributeName { AttributeName(306) }
    /// `label="…"`
    public static var label: AttributeName { AttributeName(307) }
    /// `landscapeImage="…"`
    public static var landscapeImage: AttributeName { AttributeName(308) }
    /// `largeContentSizeImage="…"`
    public static var largeContentSizeImage: AttributeName { AttributeName(309) }
    /// `largeContentTitle="…"`
    public static var largeContentTitle: AttributeName { AttributeName(310) }
    /// `largeTitleDisplayMode="…"`
    public static var largeTitleDisplayMode: AttributeName { AttributeName(311) }
    /// `largeTitles="…"`
    public static var largeTitles: AttributeName { AttributeName(312) }
    /// `launchScreen="…"`
    public static var launchScreen: AttributeName { AttributeName(313) }
    /// `layout="…"`
    public static var layout: AttributeName { AttributeName(314) }
    /// `layoutManager="…"`
    public static var layoutManager: AttributeName { AttributeName(317) }
    /// `layoutMarginsFollowReadableWidth="…"`
    public static var layoutMarginsFollowReadableWidth: AttributeName { AttributeName(318) }
    /// `leading="…"`
    public static var leading: AttributeName { AttributeName(319) }
    /// `left="…"`
    public static var left: AttributeName { AttributeName(320) }
    /// `leftItemsSupplementBackButton="…"`
    public static var leftItemsSupplementBackButton: AttributeName { AttributeName(322) }
    /// `leftViewMode="…"`
    public static var leftViewMode: AttributeName { AttributeName(323) }
    /// `length="…"`
    public static var length: AttributeName { AttributeName(324) }
    /// `lineBreakMode="…"`
    public static var lineBreakMode: AttributeName { AttributeName(325) }
    /// `lineBreakStrategy="…"`
    public static var lineBreakStrategy: AttributeName { AttributeName(326) }
    /// `lineHeightMultiple="…"`
    public static var lineHeightMultiple: AttributeName { AttributeName(327) }
    /// `lineSpacing="…"`
    public static var lineSpacing: AttributeName { AttributeName(328) }
    /// `link="…"`
    public static var link: AttributeName { AttributeName(329) }
    /// `localized="…"`
    public static var localized: AttributeName { AttributeName(333) }
    /// `location="…"`
    public static var location: AttributeName { AttributeName(334) }
    /// `lookupSuggestion="…"`
    public static var lookupSuggestion: AttributeName { AttributeName(336) }
    /// `macIdiomStyle="…"`
    public static var macIdiomStyle: AttributeName { AttributeName(337) }
    /// `mapType="…"`
    public static var mapType: AttributeName { AttributeName(338) }
    /// `maxValue="…"`
    public static var maxValue: AttributeName { AttributeName(341) }
    /// `maxX="…"`
    public static var maxX: AttributeName { AttributeName(342) }
    /// `maxY="…"`
    public static var maxY: AttributeName { AttributeName(343) }
    /// `maximumContentSizeCategory="…"`
    public static var maximumContentSizeCategory: AttributeName { AttributeName(344) }
    /// `maximumLineHeight="…"`
    public static var maximumLineHeight: AttributeName { AttributeName(345) }
    /// `maximumNumberOfTouches="…"`
    public static var maximumNumberOfTouches: AttributeName { AttributeName(346) }
    /// `maximumPrimaryColumnWidth="…"`
    public static var maximumPrimaryColumnWidth: AttributeName { AttributeName(347) }
    /// `maximumValue="…"`
    public static var maximumValue: AttributeName { AttributeName(348) }
    /// `maximumValueImage="…"`
    public static var maximumValueImage: AttributeName { AttributeName(349) }
    /// `maximumZoomScale="…"`
    public static var maximumZoomScale: AttributeName { AttributeName(350) }
    /// `message="…"`
    public static var message: AttributeName { AttributeName(352) }
    /// `metaFont="…"`
    public static var metaFont: AttributeName { AttributeName(353) }
    /// `minToolsVersion="…"`
    public static var minToolsVersion: AttributeName { AttributeName(355) }
    /// `minValue="…"`
    public static var minValue: AttributeName { AttributeName(356) }
    /// `minX="…"`
    public static var minX: AttributeName { AttributeName(357) }
    /// `minY="…"`
    public static var minY: AttributeName { AttributeName(358) }
    /// `minimumContentSizeCategory="…"`
    public static var minimumContentSizeCategory: AttributeName { AttributeName(359) }
    /// `minimumFontSize="…"`
    public static var minimumFontSize: AttributeName { AttributeName(360) }
    /// `minimumInteritemSpacing="…"`
    public static var minimumInteritemSpacing: AttributeName { AttributeName(361) }
    /// `minimumLineHeight="…"`
    public static var minimumLineHeight: AttributeName { AttributeName(362) }
    /// `minimumLineSpacing="…"`
    public static var minimumLineSpacing: AttributeName { AttributeName(363) }
    /// `minimumNumberOfTouches="…"`
    public static var minimumNumberOfTouches: AttributeName { AttributeName(364) }
    /// `minimumPressDuration="…"`
    public static var minimumPressDuration: AttributeName { AttributeName(365) }
    /// `minimumPrimaryColumnWidth="…"`
    public static var minimumPrimaryColumnWidth: AttributeName { AttributeName(366) }
    /// `minimumScaleFactor="…"`
    public static var minimumScaleFactor: AttributeName { AttributeName(367) }
    /// `minimumValue="…"`
    public static var minimumValue: AttributeName { AttributeName(368) }
    /// `minimumValueImage="…"`
    public static var minimumValueImage: AttributeName { AttributeName(369) }
    /// `minimumZoomScale="…"`
    public static var minimumZoomScale: AttributeName { AttributeName(370) }
    /// `minuteInterval="…"`
    public static var minuteInterval: AttributeName { AttributeName(371) }
    /// `misplaced="…"`
    public static var misplaced: AttributeName { AttributeName(372) }
    /// `modalPresentationStyle="…"`
    public static var modalPresentationStyle: AttributeName { AttributeName(375) }
    /// `modalTransitionStyle="…"`
    public static var modalTransitionStyle: AttributeName { AttributeName(376) }
    /// `modifierFlags="…"`
    public static var modifierFlags: AttributeName { AttributeName(377) }
    /// `momentary="…"`
    public static var momentary: AttributeName { AttributeName(378) }
    /// `multipleTouchEnabled="…"`
    public static var multipleTouchEnabled: AttributeName { AttributeName(380) }
    /// `multiplier="…"`
    public static var multiplier: AttributeName { AttributeName(381) }
    /// `name="…"`
    public static var name: AttributeName { AttributeName(385) }
    /// `navigationBarHidden="…"`
    public static var navigationBarHidden: AttributeName { AttributeName(389) }
    /// `navigationOrientation="…"`
    public static var navigationOrientation: AttributeName { AttributeName(392) }
    /// `nibName="…"`
    public static var nibName: AttributeName { AttributeName(393) }
    /// `none="…"`
    public static var none: AttributeName { AttributeName(395) }
    /// `notEnabled="…"`
    public static var notEnabled: AttributeName { AttributeName(396) }
    /// `numberOfLines="…"`
    public static var numberOfLines: AttributeName { AttributeName(397) }
    /// `numberOfPages="…"`
    public static var numberOfPages: AttributeName { AttributeName(398) }
    /// `numberOfTapsRequired="…"`
    public static var numberOfTapsRequired: AttributeName { AttributeName(399) }
    /// `numberOfTicks="…"`
    public static var numberOfTicks: AttributeName { AttributeName(400) }
    /// `numberOfTouchesRequired="…"`
    public static var numberOfTouchesRequired: AttributeName { AttributeName(401) }
    /// `on="…"`
    public static var on: AttributeName { AttributeName(404) }
    /// `opaque="…"`
    public static var opaque: AttributeName { AttributeName(405) }
    /// `orientation="…"`
    public static var orientation: AttributeName { AttributeName(407) }
    /// `pageSpacing="…"`
    public static var pageSpacing: AttributeName { AttributeName(411) }
    /// `pagingEnabled="…"`
    public static var pagingEnabled: AttributeName { AttributeName(413) }
    /// `paragraphSpacing="…"`
    public static var paragraphSpacing: AttributeName { AttributeName(415) }
    /// `paragraphSpacingBefore="…"`
    public static var paragraphSpacingBefore: AttributeName { AttributeName(416) }
    /// `passwordRulesDescriptor="…"`
    public static var passwordRulesDescriptor: AttributeName { AttributeName(418) }
    /// `patternImage="…"`
    public static var patternImage: AttributeName { AttributeName(419) }
    /// `paused="…"`
    public static var paused: AttributeName { AttributeName(420) }
    /// `phoneNumber="…"`
    public static var phoneNumber: AttributeName { AttributeName(422) }
    /// `pitchEnabled="…"`
    public static var pitchEnabled: AttributeName { AttributeName(425) }
    /// `placeholder="…"`
    public static var placeholder: AttributeName { AttributeName(426) }
    /// `placeholderIdentifier="…"`
    public static var placeholderIdentifier: AttributeName { AttributeName(427) }
    /// `placeholderIntrinsicHeight="…"`
    public static var placeholderIntrinsicHeight: AttributeName { AttributeName(428) }
    /// `placeholderIntrinsicWidth="…"`
    public static var placeholderIntrinsicWidth: AttributeName { AttributeName(429) }
    /// `pointSize="…"`
    public static var pointSize: AttributeName { AttributeName(433) }
    /// `pointerInteraction="…"`
    public static var pointerInteraction: AttributeName { AttributeName(434) }
    /// `popoverAnchorBarButtonItem="…"`
    public static var popoverAnchorBarButtonItem: AttributeName { AttributeName(436) }
    /// `popoverAnchorView="…"`
    public static var popoverAnchorView: AttributeName { AttributeName(437) }
    /// `preferredBehavioralStyle="…"`
    public static var preferredBehavioralStyle: AttributeName { AttributeName(441) }
    /// `preferredContentSize="…"`
    public static var preferredContentSize: AttributeName { AttributeName(442) }
    /// `preferredDatePickerStyle="…"`
    public static var preferredDatePickerStyle: AttributeName { AttributeName(443) }
    /// `preferredDisplayMode="…"`
    public static var preferredDisplayMode: AttributeName { AttributeName(444) }
    /// `preferredFramesPerSecond="…"`
    public static var preferredFramesPerSecond: AttributeName { AttributeName(445) }
    /// `preferredIndicatorImage="…"`
    public static var preferredIndicatorImage: AttributeName { AttributeName(446) }
    /// `preferredMaxLayoutWidth="…"`
    public static var preferredMaxLayoutWidth: AttributeName { AttributeName(447) }
    /// `preferredPrimaryColumnWidthFraction="…"`
    public static var preferredPrimaryColumnWidthFraction: AttributeName { AttributeName(448) }
    /// `prefersLargeTitles="…"`
    public static var prefersLargeTitles: AttributeName { AttributeName(450) }
    /// `prefetchingEnabled="…"`
    public static var prefetchingEnabled: AttributeName { AttributeName(451) }
    /// `presentsWithGesture="…"`
    public static var presentsWithGesture: AttributeName { AttributeName(452) }
    /// `preservesSuperviewLayoutMargins="…"`
    public static var preservesSuperviewLayoutMargins: AttributeName { AttributeName(453) }
    /// `primaryBackgroundStyle="…"`
    public static var primaryBackgroundStyle: AttributeName { AttributeName(454) }
    /// `priority="…"`
    public static var priority: AttributeName { AttributeName(455) }
    /// `progress="…"`
    public static var progress: AttributeName { AttributeName(456) }
    /// `progressImage="…"`
    public static var progressImage: AttributeName { AttributeName(457) }
    /// `progressViewStyle="…"`
    public static var progressViewStyle: AttributeName { AttributeName(459) }
    /// `prompt="…"`
    public static var prompt: AttributeName { AttributeName(460) }
    /// `prompted="…"`
    public static var prompted: AttributeName { AttributeName(461) }
    /// `promptedForUpgradeToXcode5="…"`
    public static var promptedForUpgradeToXcode5: AttributeName { AttributeName(462) }
    /// `property="…"`
    public static var property: AttributeName { AttributeName(463) }
    /// `propertyAccessControl="…"`
    public static var propertyAccessControl: AttributeName { AttributeName(464) }
    /// `providesPresentationContextTransitionStyle="…"`
    public static var providesPresentationContextTransitionStyle: AttributeName { AttributeName(466) }
    /// `red="…"`
    public static var red: AttributeName { AttributeName(470) }
    /// `reference="…"`
    public static var reference: AttributeName { AttributeName(471) }
    /// `referencedIdentifier="…"`
    public static var referencedIdentifier: AttributeName { AttributeName(473) }
    /// `relation="…"`
    public static var relation: AttributeName { AttributeName(475) }
    /// `relationship="…"`
    public static var relationship: AttributeName { AttributeName(476) }
    /// `relativePath="…"`
    public static var relativePath: AttributeName { AttributeName(478) }
    /// `renderingMode="…"`
    public static var renderingMode: AttributeName { AttributeName(479) }
    /// `requiredIntegratedClassName="…"`
    public static var requiredIntegratedClassName: AttributeName { AttributeName(480) }
    /// `resizesToFullScreen="…"`
    public static var resizesToFullScreen: AttributeName { AttributeName(481) }
    /// `restorationIdentifier="…"`
    public static var restorationIdentifier: AttributeName { AttributeName(483) }
    /// `returnKeyType="…"`
    public static var returnKeyType: AttributeName { AttributeName(484) }
    /// `reuseIdentifier="…"`
    public static var reuseIdentifier: AttributeName { AttributeName(485) }
    /// `reversesTitleShadowWhenHighlighted="…"`
    public static var reversesTitleShadowWhenHighlighted: AttributeName { AttributeName(486) }
    /// `right="…"`
    public static var right: AttributeName { AttributeName(487) }
    /// `rightViewMode="…"`
    public static var rightViewMode: AttributeName { AttributeName(489) }
    /// `role="…"`
    public static var role: AttributeName { AttributeName(490) }
    /// `rotateEnabled="…"`
    public static var rotateEnabled: AttributeName { AttributeName(491) }
    /// `rowHeight="…"`
    public static var rowHeight: AttributeName { AttributeName(493) }
    /// `scale="…"`
    public static var scale: AttributeName { AttributeName(495) }
    /// `scalesPageToFit="…"`
    public static var scalesPageToFit: AttributeName { AttributeName(496) }
    /// `sceneID="…"`
    public static var sceneID: AttributeName { AttributeName(498) }
    /// `sceneMemberID="…"`
    public static var sceneMemberID: AttributeName { AttributeName(500) }
    /// `sceneName="…"`
    public static var sceneName: AttributeName { AttributeName(501) }
    /// `scrollDirection="…"`
    public static var scrollDirection: AttributeName { AttributeName(505) }
    /// `scrollEnabled="…"`
    public static var scrollEnabled: AttributeName { AttributeName(506) }
    /// `searchBarStyle="…"`
    public static var searchBarStyle: AttributeName { AttributeName(509) }
    /// `searchField="…"`
    public static var searchField: AttributeName { AttributeName(512) }
    /// `secondAttribute="…"`
    public static var secondAttribute: AttributeName { AttributeName(513) }
    /// `secondItem="…"`
    public static var secondItem: AttributeName { AttributeName(514) }
    /// `secondaryText="…"`
    public static var secondaryText: AttributeName { AttributeName(515) }
    /// `sectionFooterHeight="…"`
    public static var sectionFooterHeight: AttributeName { AttributeName(516) }
    /// `sectionHeaderHeight="…"`
    public static var sectionHeaderHeight: AttributeName { AttributeName(517) }
    /// `sectionHeaderTopPadding="…"`
    public static var sectionHeaderTopPadding: AttributeName { AttributeName(518) }
    /// `sectionIndexMinimumDisplayRowCount="…"`
    public static var sectionIndexMinimumDisplayRowCount: AttributeName { AttributeName(519) }
    /// `sectionInsetReference="…"`
    public static var sectionInsetReference: AttributeName { AttributeName(520) }
    /// `secureTextEntry="…"`
    public static var secureTextEntry: AttributeName { AttributeName(522) }
    /// `segmentControlStyle="…"`
    public static var segmentControlStyle: AttributeName { AttributeName(524) }
    /// `selectable="…"`
    public static var selectable: AttributeName { AttributeName(528) }
    /// `selected="…"`
    public static var selected: AttributeName { AttributeName(529) }
    /// `selectedImage="…"`
    public static var selectedImage: AttributeName { AttributeName(530) }
    /// `selectedItem="…"`
    public static var selectedItem: AttributeName { AttributeName(531) }
    /// `selectedSegmentIndex="…"`
    public static var selectedSegmentIndex: AttributeName { AttributeName(532) }
    /// `selectionFollowsFocus="…"`
    public static var selectionFollowsFocus: AttributeName { AttributeName(533) }
    /// `selectionStyle="…"`
    public static var selectionStyle: AttributeName { AttributeName(534) }
    /// `selector="…"`
    public static var selector: AttributeName { AttributeName(535) }
    /// `semanticContentAttribute="…"`
    public static var semanticContentAttribute: AttributeName { AttributeName(536) }
    /// `separatorInsetReference="…"`
    public static var separatorInsetReference: AttributeName { AttributeName(537) }
    /// `separatorInsetType="…"`
    public static var separatorInsetType: AttributeName { AttributeName(538) }
    /// `separatorStyle="…"`
    public static var separatorStyle: AttributeName { AttributeName(539) }
    /// `shadowImage="…"`
    public static var shadowImage: AttributeName { AttributeName(542) }
    /// `shipmentTrackingNumber="…"`
    public static var shipmentTrackingNumber: AttributeName { AttributeName(544) }
    /// `shouldIndentWhileEditing="…"`
    public static var shouldIndentWhileEditing: AttributeName { AttributeName(545) }
    /// `showsActivityIndicator="…"`
    public static var showsActivityIndicator: AttributeName { AttributeName(546) }
    /// `showsBookmarkButton="…"`
    public static var showsBookmarkButton: AttributeName { AttributeName(547) }
    /// `showsBuildings="…"`
    public static var showsBuildings: AttributeName { AttributeName(548) }
    /// `showsCancelButton="…"`
    public static var showsCancelButton: AttributeName { AttributeName(549) }
    /// `showsCompass="…"`
    public static var showsCompass: AttributeName { AttributeName(550) }
    /// `showsExpansionTextWhenTruncated="…"`
    public static var showsExpansionTextWhenTruncated: AttributeName { AttributeName(551) }
    /// `showsHorizontalScrollIndicator="…"`
    public static var showsHorizontalScrollIndicator: AttributeName { AttributeName(552) }
    /// `showsLargeContentViewer="…"`
    public static var showsLargeContentViewer: AttributeName { AttributeName(553) }
    /// `showsMenuAsPrimaryAction="…"`
    public static var showsMenuAsPrimaryAction: AttributeName { AttributeName(554) }
    /// `showsPointsOfInterest="…"`
    public static var showsPointsOfInterest: AttributeName { AttributeName(555) }
    /// `showsReorderControl="…"`
    public static var showsReorderControl: AttributeName { AttributeName(556) }
    /// `showsScale="…"`
    public static var showsScale: AttributeName { AttributeName(557) }
    /// `showsScopeBar="…"`
    public static var showsScopeBar: AttributeName { AttributeName(558) }
    /// `showsSearchResultsButton="…"`
    public static var showsSearchResultsButton: AttributeName { AttributeName(559) }
    /// `showsSelectionImmediatelyOnTouchBegin="…"`
    public static var showsSelectionImmediatelyOnTouchBegin: AttributeName { AttributeName(560) }
    /// `showsTouchWhenHighlighted="…"`
    public static var showsTouchWhenHighlighted: AttributeName { AttributeName(561) }
    /// `showsTraffic="…"`
    public static var showsTraffic: AttributeName { AttributeName(562) }
    /// `showsUserLocation="…"`
    public static var showsUserLocation: AttributeName { AttributeName(563) }
    /// `showsVerticalScrollIndicator="…"`
    public static var showsVerticalScrollIndicator: AttributeName { AttributeName(564) }
    /// `simulatedAppContext="…"`
    public static var simulatedAppContext: AttributeName { AttributeName(565) }
    /// `simulatedUserInterfaceStyle="…"`
    public static var simulatedUserInterfaceStyle: AttributeName { AttributeName(574) }
    /// `size="…"`
    public static var size: AttributeName { AttributeName(575) }
    /// `sizeCategory="…"`
    public static var sizeCategory: AttributeName { AttributeName(576) }
    /// `smartDashesType="…"`
    public static var smartDashesType: AttributeName { AttributeName(579) }
    /// `smartInsertDeleteType="…"`
    public static var smartInsertDeleteType: AttributeName { AttributeName(580) }
    /// `smartQuotesType="…"`
    public static var smartQuotesType: AttributeName { AttributeName(581) }
    /// `spacing="…"`
    public static var spacing: AttributeName { AttributeName(583) }
    /// `spacingType="…"`
    public static var spacingType: AttributeName { AttributeName(584) }
    /// `spellCheckingType="…"`
    public static var spellCheckingType: AttributeName { AttributeName(585) }
    /// `spineLocation="…"`
    public static var spineLocation: AttributeName { AttributeName(586) }
    /// `splitViewControllerTargetIndex="…"`
    public static var splitViewControllerTargetIndex: AttributeName { AttributeName(588) }
    /// `springLoaded="…"`
    public static var springLoaded: AttributeName { AttributeName(592) }
    /// `stackedItemPositioning="…"`
    public static var stackedItemPositioning: AttributeName { AttributeName(594) }
    /// `staticText="…"`
    public static var staticText: AttributeName { AttributeName(597) }
    /// `statusBarStyle="…"`
    public static var statusBarStyle: AttributeName { AttributeName(598) }
    /// `stepValue="…"`
    public static var stepValue: AttributeName { AttributeName(599) }
    /// `storyboardIdentifier="…"`
    public static var storyboardIdentifier: AttributeName { AttributeName(601) }
    /// `storyboardName="…"`
    public static var storyboardName: AttributeName { AttributeName(602) }
    /// `strokeOutset="…"`
    public static var strokeOutset: AttributeName { AttributeName(604) }
    /// `strokeWidth="…"`
    public static var strokeWidth: AttributeName { AttributeName(605) }
    /// `style="…"`
    public static var style: AttributeName { AttributeName(606) }
    /// `subtitle="…"`
    public static var subtitle: AttributeName { AttributeName(607) }
    /// `summaryElement="…"`
    public static var summaryElement: AttributeName { AttributeName(609) }
    /// `superclassName="…"`
    public static var superclassName: AttributeName { AttributeName(610) }
    /// `suppressesIncrementalRendering="…"`
    public static var suppressesIncrementalRendering: AttributeName { AttributeName(611) }
    /// `symbolScale="…"`
    public static var symbolScale: AttributeName { AttributeName(614) }
    /// `symbolType="…"`
    public static var symbolType: AttributeName { AttributeName(615) }
    /// `symbolic="…"`
    public static var symbolic: AttributeName { AttributeName(616) }
    /// `systemColor="…"`
    public static var systemColor: AttributeName { AttributeName(617) }
    /// `systemImage="…"`
    public static var systemImage: AttributeName { AttributeName(618) }
    /// `systemItem="…"`
    public static var systemItem: AttributeName { AttributeName(619) }
    /// `systemVersion="…"`
    public static var systemVersion: AttributeName { AttributeName(620) }
    /// `tableViewCell="…"`
    public static var tableViewCell: AttributeName { AttributeName(627) }
    /// `tag="…"`
    public static var tag: AttributeName { AttributeName(632) }
    /// `tailIndent="…"`
    public static var tailIndent: AttributeName { AttributeName(633) }
    /// `targetRuntime="…"`
    public static var targetRuntime: AttributeName { AttributeName(635) }
    /// `text="…"`
    public static var text: AttributeName { AttributeName(636) }
    /// `textAlignment="…"`
    public static var textAlignment: AttributeName { AttributeName(637) }
    /// `textContentType="…"`
    public static var textContentType: AttributeName { AttributeName(639) }
    /// `textLabel="…"`
    public static var textLabel: AttributeName { AttributeName(642) }
    /// `textStyle="…"`
    public static var textStyle: AttributeName { AttributeName(643) }
    /// `tighteningFactorForTruncation="…"`
    public static var tighteningFactorForTruncation: AttributeName { AttributeName(646) }
    /// `timeIntervalSinceReferenceDate="…"`
    public static var timeIntervalSinceReferenceDate: AttributeName { AttributeName(647) }
    /// `title="…"`
    public static var title: AttributeName { AttributeName(649) }
    /// `titleAlignment="…"`
    public static var titleAlignment: AttributeName { AttributeName(650) }
    /// `titlePadding="…"`
    public static var titlePadding: AttributeName { AttributeName(651) }
    /// `toolbarHidden="…"`
    public static var toolbarHidden: AttributeName { AttributeName(655) }
    /// `toolsVersion="…"`
    public static var toolsVersion: AttributeName { AttributeName(657) }
    /// `top="…"`
    public static var top: AttributeName { AttributeName(658) }
    /// `trackImage="…"`
    public static var trackImage: AttributeName { AttributeName(659) }
    /// `trailing="…"`
    public static var trailing: AttributeName { AttributeName(660) }
    /// `transitionStyle="…"`
    public static var transitionStyle: AttributeName { AttributeName(661) }
    /// `translatesAutoresizingMaskIntoConstraints="…"`
    public static var translatesAutoresizingMaskIntoConstraints: AttributeName { AttributeName(662) }
    /// `translucent="…"`
    public static var translucent: AttributeName { AttributeName(663) }
    /// `trigger="…"`
    public static var trigger: AttributeName { AttributeName(664) }
    /// `type="…"`
    public static var type: AttributeName { AttributeName(665) }
    /// `unwindAction="…"`
    public static var unwindAction: AttributeName { AttributeName(666) }
    /// `up="…"`
    public static var up: AttributeName { AttributeName(667) }
    /// `updatesFrequently="…"`
    public static var updatesFrequently: AttributeName { AttributeName(668) }
    /// `useAutolayout="…"`
    public static var useAutolayout: AttributeName { AttributeName(670) }
    /// `useAutomaticPreferredMaxLayoutWidth="…"`
    public static var useAutomaticPreferredMaxLayoutWidth: AttributeName { AttributeName(671) }
    /// `useCurrentDate="…"`
    public static var useCurrentDate: AttributeName { AttributeName(672) }
    /// `useSafeAreas="…"`
    public static var useSafeAreas: AttributeName { AttributeName(673) }
    /// `useStoryboardIdentifierAsRestorationIdentifier="…"`
    public static var useStoryboardIdentifierAsRestorationIdentifier: AttributeName { AttributeName(674) }
    /// `useTraitCollections="…"`
    public static var useTraitCollections: AttributeName { AttributeName(675) }
    /// `userInteractionEnabled="…"`
    public static var userInteractionEnabled: AttributeName { AttributeName(680) }
    /// `userLabel="…"`
    public static var userLabel: AttributeName { AttributeName(681) }
    /// `usesAppearanceFont="…"`
    public static var usesAppearanceFont: AttributeName { AttributeName(683) }
    /// `usesAttributedText="…"`
    public static var usesAttributedText: AttributeName { AttributeName(684) }
    /// `usesInactiveTextColor="…"`
    public static var usesInactiveTextColor: AttributeName { AttributeName(685) }
    /// `value="…"`
    public static var value: AttributeName { AttributeName(686) }
    /// `variableValue="…"`
    public static var variableValue: AttributeName { AttributeName(687) }
    /// `variant="…"`
    public static var variant: AttributeName { AttributeName(688) }
    /// `verifyAmbiguity="…"`
    public static var verifyAmbiguity: AttributeName { AttributeName(690) }
    /// `version="…"`
    public static var version: AttributeName { AttributeName(691) }
    /// `vertical="…"`
    public static var vertical: AttributeName { AttributeName(692) }
    /// `verticalCompressionResistancePriority="…"`
    public static var verticalCompressionResistancePriority: AttributeName { AttributeName(693) }
    /// `verticalHuggingPriority="…"`
    public static var verticalHuggingPriority: AttributeName { AttributeName(694) }
    /// `videoGravity="…"`
    public static var videoGravity: AttributeName { AttributeName(697) }
    /// `visibleAtLaunch="…"`
    public static var visibleAtLaunch: AttributeName { AttributeName(704) }
    /// `wantsFullScreenLayout="…"`
    public static var wantsFullScreenLayout: AttributeName { AttributeName(706) }
    /// `weight="…"`
    public static var weight: AttributeName { AttributeName(708) }
    /// `white="…"`
    public static var white: AttributeName { AttributeName(709) }
    /// `width="…"`
    public static var width: AttributeName { AttributeName(710) }
    /// `widthSizable="…"`
    public static var widthSizable: AttributeName { AttributeName(711) }
    /// `wraps="…"`
    public static var wraps: AttributeName { AttributeName(716) }
    /// `x="…"`
    public static var x: AttributeName { AttributeName(717) }
    /// `xcode11CocoaTouchSystemColor="…"`
    public static var xcode11CocoaTouchSystemColor: AttributeName { AttributeName(718) }
    /// `y="…"`
    public static var y: AttributeName { AttributeName(719) }
    /// `zoomEnabled="…"`
    public static var zoomEnabled: AttributeName { AttributeName(720) }
}
