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
    /// `borderStyle="…"`
    public static var borderStyle: AttributeName { AttributeName(90) }
    /// `bottom="…"`
    public static var bottom: AttributeName { AttributeName(91) }
    /// `bounces="…"`
    public static var bounces: AttributeName { AttributeName(92) }
    /// `bouncesZoom="…"`
    public static var bouncesZoom: AttributeName { AttributeName(93) }
    /// `bundleIdentifier="…"`
    public static var bundleIdentifier: AttributeName { AttributeName(94) }
    /// `button="…"`
    public static var button: AttributeName { AttributeName(95) }
    /// `buttonSize="…"`
    public static var buttonSize: AttributeName { AttributeName(97) }
    /// `buttonType="…"`
    public static var buttonType: AttributeName { AttributeName(98) }
    /// `calendarEvent="…"`
    public static var calendarEvent: AttributeName { AttributeName(99) }
    /// `canCancelContentTouches="…"`
    public static var canCancelContentTouches: AttributeName { AttributeName(101) }
    /// `cancelsTouchesInView="…"`
    public static var cancelsTouchesInView: AttributeName { AttributeName(102) }
    /// `candidateClass="…"`
    public static var candidateClass: AttributeName { AttributeName(103) }
    /// `catalog="…"`
    public static var catalog: AttributeName { AttributeName(105) }
    /// `changesSelectionAsPrimaryAction="…"`
    public static var changesSelectionAsPrimaryAction: AttributeName { AttributeName(107) }
    /// `className="…"`
    public static var className: AttributeName { AttributeName(110) }
    /// `clearButtonMode="…"`
    public static var clearButtonMode: AttributeName { AttributeName(112) }
    /// `clearsContextBeforeDrawing="…"`
    public static var clearsContextBeforeDrawing: AttributeName { AttributeName(113) }
    /// `clearsOnBeginEditing="…"`
    public static var clearsOnBeginEditing: AttributeName { AttributeName(114) }
    /// `clearsSelectionOnViewWillAppear="…"`
    public static var clearsSelectionOnViewWillAppear: AttributeName { AttributeName(115) }
    /// `clipsSubviews="…"`
    public static var clipsSubviews: AttributeName { AttributeName(116) }
    /// `cocoaTouchSystemColor="…"`
    public static var cocoaTouchSystemColor: AttributeName { AttributeName(118) }
    /// `collectionClass="…"`
    public static var collectionClass: AttributeName { AttributeName(119) }
    /// `colorLabel="…"`
    public static var colorLabel: AttributeName { AttributeName(130) }
    /// `colorMatched="…"`
    public static var colorMatched: AttributeName { AttributeName(131) }
    /// `colorPixelFormat="…"`
    public static var colorPixelFormat: AttributeName { AttributeName(132) }
    /// `colorSpace="…"`
    public static var colorSpace: AttributeName { AttributeName(133) }
    /// `configurationName="…"`
    public static var configurationName: AttributeName { AttributeName(136) }
    /// `configurationType="…"`
    public static var configurationType: AttributeName { AttributeName(137) }
    /// `constant="…"`
    public static var constant: AttributeName { AttributeName(139) }
    /// `content="…"`
    public static var content: AttributeName { AttributeName(143) }
    /// `contentHorizontalAlignment="…"`
    public static var contentHorizontalAlignment: AttributeName { AttributeName(144) }
    /// `contentInsetAdjustmentBehavior="…"`
    public static var contentInsetAdjustmentBehavior: AttributeName { AttributeName(145) }
    /// `contentInsetsReference="…"`
    public static var contentInsetsReference: AttributeName { AttributeName(146) }
    /// `contentMode="…"`
    public static var contentMode: AttributeName { AttributeName(147) }
    /// `contentVerticalAlignment="…"`
    public static var contentVerticalAlignment: AttributeName { AttributeName(149) }
    /// `contentViewInsetsToSafeArea="…"`
    public static var contentViewInsetsToSafeArea: AttributeName { AttributeName(150) }
    /// `continuous="…"`
    public static var continuous: AttributeName { AttributeName(151) }
    /// `cornerRadius="…"`
    public static var cornerRadius: AttributeName { AttributeName(152) }
    /// `cornerStyle="…"`
    public static var cornerStyle: AttributeName { AttributeName(153) }
    /// `countDownDuration="…"`
    public static var countDownDuration: AttributeName { AttributeName(154) }
    /// `currentPage="…"`
    public static var currentPage: AttributeName { AttributeName(155) }
    /// `currentPageIndicatorImage="…"`
    public static var currentPageIndicatorImage: AttributeName { AttributeName(156) }
    /// `customClass="…"`
    public static var customClass: AttributeName { AttributeName(157) }
    /// `customColorSpace="…"`
    public static var customColorSpace: AttributeName { AttributeName(158) }
    /// `customModule="…"`
    public static var customModule: AttributeName { AttributeName(160) }
    /// `customModuleProvider="…"`
    public static var customModuleProvider: AttributeName { AttributeName(161) }
    /// `customUserAgent="…"`
    public static var customUserAgent: AttributeName { AttributeName(163) }
    /// `dataMode="…"`
    public static var dataMode: AttributeName { AttributeName(168) }
    /// `datePickerMode="…"`
    public static var datePickerMode: AttributeName { AttributeName(171) }
    /// `defaultTabInterval="…"`
    public static var defaultTabInterval: AttributeName { AttributeName(172) }
    /// `defaultVersion="…"`
    public static var defaultVersion: AttributeName { AttributeName(173) }
    /// `defersCurrentPageDisplay="…"`
    public static var defersCurrentPageDisplay: AttributeName { AttributeName(174) }
    /// `definesPresentationContext="…"`
    public static var definesPresentationContext: AttributeName { AttributeName(175) }
    /// `delaysContentTouches="…"`
    public static var delaysContentTouches: AttributeName { AttributeName(176) }
    /// `delaysTouchesBegan="…"`
    public static var delaysTouchesBegan: AttributeName { AttributeName(177) }
    /// `delaysTouchesEnded="…"`
    public static var delaysTouchesEnded: AttributeName { AttributeName(178) }
    /// `depthStencilPixelFormat="…"`
    public static var depthStencilPixelFormat: AttributeName { AttributeName(181) }
    /// `destination="…"`
    public static var destination: AttributeName { AttributeName(184) }
    /// `destinationCreationSelector="…"`
    public static var destinationCreationSelector: AttributeName { AttributeName(185) }
    /// `detailTextLabel="…"`
    public static var detailTextLabel: AttributeName { AttributeName(186) }
    /// `direction="…"`
    public static var direction: AttributeName { AttributeName(190) }
    /// `directionalLockEnabled="…"`
    public static var directionalLockEnabled: AttributeName { AttributeName(192) }
    /// `discoverabilityTitle="…"`
    public static var discoverabilityTitle: AttributeName { AttributeName(193) }
    /// `distribution="…"`
    public static var distribution: AttributeName { AttributeName(194) }
    /// `doubleSided="…"`
    public static var doubleSided: AttributeName { AttributeName(197) }
    /// `down="…"`
    public static var down: AttributeName { AttributeName(198) }
    /// `dynamicTypePreference="…"`
    public static var dynamicTypePreference: AttributeName { AttributeName(199) }
    /// `dynamicTypeSize="…"`
    public static var dynamicTypeSize: AttributeName { AttributeName(200) }
    /// `editable="…"`
    public static var editable: AttributeName { AttributeName(203) }
    /// `editingAccessoryType="…"`
    public static var editingAccessoryType: AttributeName { AttributeName(204) }
    /// `enableSetNeedsDisplay="…"`
    public static var enableSetNeedsDisplay: AttributeName { AttributeName(205) }
    /// `enabled="…"`
    public static var enabled: AttributeName { AttributeName(206) }
    /// `enablesReturnKeyAutomatically="…"`
    public static var enablesReturnKeyAutomatically: AttributeName { AttributeName(207) }
    /// `estimatedItemSize="…"`
    public static var estimatedItemSize: AttributeName { AttributeName(208) }
    /// `estimatedRowHeight="…"`
    public static var estimatedRowHeight: AttributeName { AttributeName(209) }
    /// `estimatedSectionFooterHeight="…"`
    public static var estimatedSectionFooterHeight: AttributeName { AttributeName(210) }
    /// `estimatedSectionHeaderHeight="…"`
    public static var estimatedSectionHeaderHeight: AttributeName { AttributeName(211) }
    /// `eventType="…"`
    public static var eventType: AttributeName { AttributeName(212) }
    /// `extendedLayoutIncludesOpaqueBars="…"`
    public static var extendedLayoutIncludesOpaqueBars: AttributeName { AttributeName(216) }
    /// `family="…"`
    public static var family: AttributeName { AttributeName(217) }
    /// `fillerRowHeight="…"`
    public static var fillerRowHeight: AttributeName { AttributeName(218) }
    /// `firstAttribute="…"`
    public static var firstAttribute: AttributeName { AttributeName(219) }
    /// `firstItem="…"`
    public static var firstItem: AttributeName { AttributeName(220) }
    /// `firstLineHeadIndent="…"`
    public static var firstLineHeadIndent: AttributeName { AttributeName(221) }
    /// `fixedFrame="…"`
    public static var fixedFrame: AttributeName { AttributeName(222) }
    /// `flexibleMaxX="…"`
    public static var flexibleMaxX: AttributeName { AttributeName(224) }
    /// `flexibleMaxY="…"`
    public static var flexibleMaxY: AttributeName { AttributeName(225) }
    /// `flexibleMinX="…"`
    public static var flexibleMinX: AttributeName { AttributeName(226) }
    /// `flexibleMinY="…"`
    public static var flexibleMinY: AttributeName { AttributeName(227) }
    /// `flightNumber="…"`
    public static var flightNumber: AttributeName { AttributeName(228) }
    /// `focusStyle="…"`
    public static var focusStyle: AttributeName { AttributeName(229) }
    /// `footerTitle="…"`
    public static var footerTitle: AttributeName { AttributeName(232) }
    /// `green="…"`
    public static var green: AttributeName { AttributeName(240) }
    /// `hasAttributedTitle="…"`
    public static var hasAttributedTitle: AttributeName { AttributeName(241) }
    /// `headIndent="…"`
    public static var headIndent: AttributeName { AttributeName(242) }
    /// `header="…"`
    public static var header: AttributeName { AttributeName(243) }
    /// `headerTitle="…"`
    public static var headerTitle: AttributeName { AttributeName(244) }
    /// `height="…"`
    public static var height: AttributeName { AttributeName(245) }
    /// `heightSizable="…"`
    public static var heightSizable: AttributeName { AttributeName(246) }
    /// `hidden="…"`
    public static var hidden: AttributeName { AttributeName(247) }
    /// `hidesAccessoryWhenEditing="…"`
    public static var hidesAccessoryWhenEditing: AttributeName { AttributeName(248) }
    /// `hidesBarsWhenVerticallyCompact="…"`
    public static var hidesBarsWhenVerticallyCompact: AttributeName { AttributeName(249) }
    /// `hidesBottomBarWhenPushed="…"`
    public static var hidesBottomBarWhenPushed: AttributeName { AttributeName(250) }
    /// `hidesForSinglePage="…"`
    public static var hidesForSinglePage: AttributeName { AttributeName(251) }
    /// `hidesWhenStopped="…"`
    public static var hidesWhenStopped: AttributeName { AttributeName(252) }
    /// `highlighted="…"`
    public static var highlighted: AttributeName { AttributeName(253) }
    /// `highlightedImage="…"`
    public static var highlightedImage: AttributeName { AttributeName(254) }
    /// `hint="…"`
    public static var hint: AttributeName { AttributeName(255) }
    /// `horizontal="…"`
    public static var horizontal: AttributeName { AttributeName(256) }
    /// `horizontalCompressionResistancePriority="…"`
    public static var horizontalCompressionResistancePriority: AttributeName { AttributeName(257) }
    /// `horizontalHuggingPriority="…"`
    public static var horizontalHuggingPriority: AttributeName { AttributeName(258) }
    /// `hyphenationFactor="…"`
    public static var hyphenationFactor: AttributeName { AttributeName(261) }
    /// `id="…"`
    public static var id: AttributeName { AttributeName(262) }
    /// `identifier="…"`
    public static var identifier: AttributeName { AttributeName(263) }
    /// `identifierType="…"`
    public static var identifierType: AttributeName { AttributeName(264) }
    /// `image="…"`
    public static var image: AttributeName { AttributeName(265) }
    /// `imageContentMode="…"`
    public static var imageContentMode: AttributeName { AttributeName(266) }
    /// `imagePadding="…"`
    public static var imagePadding: AttributeName { AttributeName(267) }
    /// `imagePlacement="…"`
    public static var imagePlacement: AttributeName { AttributeName(269) }
    /// `imageReservation="…"`
    public static var imageReservation: AttributeName { AttributeName(271) }
    /// `imageToTextPadding="…"`
    public static var imageToTextPadding: AttributeName { AttributeName(272) }
    /// `imageView="…"`
    public static var imageView: AttributeName { AttributeName(273) }
    /// `indentationLevel="…"`
    public static var indentationLevel: AttributeName { AttributeName(275) }
    /// `indentationWidth="…"`
    public static var indentationWidth: AttributeName { AttributeName(276) }
    /// `indicator="…"`
    public static var indicator: AttributeName { AttributeName(277) }
    /// `indicatorStyle="…"`
    public static var indicatorStyle: AttributeName { AttributeName(278) }
    /// `inheritsFrom="…"`
    public static var inheritsFrom: AttributeName { AttributeName(280) }
    /// `initialViewController="…"`
    public static var initialViewController: AttributeName { AttributeName(281) }
    /// `input="…"`
    public static var input: AttributeName { AttributeName(282) }
    /// `insetsLayoutMarginsFromSafeArea="…"`
    public static var insetsLayoutMarginsFromSafeArea: AttributeName { AttributeName(285) }
    /// `installed="…"`
    public static var installed: AttributeName { AttributeName(286) }
    /// `interfaceStyle="…"`
    public static var interfaceStyle: AttributeName { AttributeName(288) }
    /// `isElement="…"`
    public static var isElement: AttributeName { AttributeName(289) }
    /// `isEnabled="…"`
    public static var isEnabled: AttributeName { AttributeName(290) }
    /// `itemPositioning="…"`
    public static var itemPositioning: AttributeName { AttributeName(291) }
    /// `itemSpacing="…"`
    public static var itemSpacing: AttributeName { AttributeName(292) }
    /// `itemWidth="…"`
    public static var itemWidth: AttributeName { AttributeName(293) }
    /// `javaScriptEnabled="…"`
    public static var javaScriptEnabled: AttributeName { AttributeName(295) }
    /// `key="…"`
    public static var key: AttributeName { AttributeName(296) }
    /// `keyPath="…"`
    public static var keyPath: AttributeName { AttributeName(299) }
    /// `keyboardAppearance="…"`
    public static var keyboardAppearance: AttributeName { AttributeName(300) }
    /// `keyboardDismissMode="…"`
    public static var keyboardDismissMode: AttributeName { AttributeName(301) }
    /// `keyboardKey="…"`
    public static var keyboardKey: AttributeName { AttributeName(302) }
    /// `keyboardType="…"`
    public static var keyboardType: AttributeName { AttributeName(304) }
    /// `kind="…"`
    public static var kind: AttributeName { AttributeName(305) }
    /// `label="…"`
    public static var label: AttributeName { AttributeName(306) }
    /// `landscapeImage="…"`
    public static var landscapeImage: AttributeName { AttributeName(307) }
    /// `largeContentSizeImage="…"`
    public static var largeContentSizeImage: AttributeName { AttributeName(308) }
    /// `largeContentTitle="…"`
    public static var largeContentTitle: AttributeName { AttributeName(309) }
    /// `largeTitleDisplayMode="…"`
    public static var largeTitleDisplayMode: AttributeName { AttributeName(310) }
    /// `largeTitles="…"`
    public static var largeTitles: AttributeName { AttributeName(311) }
    /// `launchScreen="…"`
    public static var launchScreen: AttributeName { AttributeName(312) }
    /// `layout="…"`
    public static var layout: AttributeName { AttributeName(313) }
    /// `layoutManager="…"`
    public static var layoutManager: AttributeName { AttributeName(316) }
    /// `layoutMarginsFollowReadableWidth="…"`
    public static var layoutMarginsFollowReadableWidth: AttributeName { AttributeName(317) }
    /// `leading="…"`
    public static var leading: AttributeName { AttributeName(318) }
    /// `left="…"`
    public static var left: AttributeName { AttributeName(319) }
    /// `leftItemsSupplementBackButton="…"`
    public static var leftItemsSupplementBackButton: AttributeName { AttributeName(321) }
    /// `leftViewMode="…"`
    public static var leftViewMode: AttributeName { AttributeName(322) }
    /// `length="…"`
    public static var length: AttributeName { AttributeName(323) }
    /// `lineBreakMode="…"`
    public static var lineBreakMode: AttributeName { AttributeName(324) }
    /// `lineBreakStrategy="…"`
    public static var lineBreakStrategy: AttributeName { AttributeName(325) }
    /// `lineHeightMultiple="…"`
    public static var lineHeightMultiple: AttributeName { AttributeName(326) }
    /// `lineSpacing="…"`
    public static var lineSpacing: AttributeName { AttributeName(327) }
    /// `link="…"`
    public static var link: AttributeName { AttributeName(328) }
    /// `localized="…"`
    public static var localized: AttributeName { AttributeName(332) }
    /// `location="…"`
    public static var location: AttributeName { AttributeName(333) }
    /// `lookupSuggestion="…"`
    public static var lookupSuggestion: AttributeName { AttributeName(335) }
    /// `macIdiomStyle="…"`
    public static var macIdiomStyle: AttributeName { AttributeName(336) }
    /// `mapType="…"`
    public static var mapType: AttributeName { AttributeName(337) }
    /// `maxValue="…"`
    public static var maxValue: AttributeName { AttributeName(340) }
    /// `maxX="…"`
    public static var maxX: AttributeName { AttributeName(341) }
    /// `maxY="…"`
    public static var maxY: AttributeName { AttributeName(342) }
    /// `maximumContentSizeCategory="…"`
    public static var maximumContentSizeCategory: AttributeName { AttributeName(343) }
    /// `maximumLineHeight="…"`
    public static var maximumLineHeight: AttributeName { AttributeName(344) }
    /// `maximumNumberOfTouches="…"`
    public static var maximumNumberOfTouches: AttributeName { AttributeName(345) }
    /// `maximumPrimaryColumnWidth="…"`
    public static var maximumPrimaryColumnWidth: AttributeName { AttributeName(346) }
    /// `maximumValue="…"`
    public static var maximumValue: AttributeName { AttributeName(347) }
    /// `maximumValueImage="…"`
    public static var maximumValueImage: AttributeName { AttributeName(348) }
    /// `maximumZoomScale="…"`
    public static var maximumZoomScale: AttributeName { AttributeName(349) }
    /// `message="…"`
    public static var message: AttributeName { AttributeName(351) }
    /// `metaFont="…"`
    public static var metaFont: AttributeName { AttributeName(352) }
    /// `minToolsVersion="…"`
    public static var minToolsVersion: AttributeName { AttributeName(354) }
    /// `minValue="…"`
    public static var minValue: AttributeName { AttributeName(355) }
    /// `minX="…"`
    public static var minX: AttributeName { AttributeName(356) }
    /// `minY="…"`
    public static var minY: AttributeName { AttributeName(357) }
    /// `minimumContentSizeCategory="…"`
    public static var minimumContentSizeCategory: AttributeName { AttributeName(358) }
    /// `minimumFontSize="…"`
    public static var minimumFontSize: AttributeName { AttributeName(359) }
    /// `minimumInteritemSpacing="…"`
    public static var minimumInteritemSpacing: AttributeName { AttributeName(360) }
    /// `minimumLineHeight="…"`
    public static var minimumLineHeight: AttributeName { AttributeName(361) }
    /// `minimumLineSpacing="…"`
    public static var minimumLineSpacing: AttributeName { AttributeName(362) }
    /// `minimumNumberOfTouches="…"`
    public static var minimumNumberOfTouches: AttributeName { AttributeName(363) }
    /// `minimumPressDuration="…"`
    public static var minimumPressDuration: AttributeName { AttributeName(364) }
    /// `minimumPrimaryColumnWidth="…"`
    public static var minimumPrimaryColumnWidth: AttributeName { AttributeName(365) }
    /// `minimumScaleFactor="…"`
    public static var minimumScaleFactor: AttributeName { AttributeName(366) }
    /// `minimumValue="…"`
    public static var minimumValue: AttributeName { AttributeName(367) }
    /// `minimumValueImage="…"`
    public static var minimumValueImage: AttributeName { AttributeName(368) }
    /// `minimumZoomScale="…"`
    public static var minimumZoomScale: AttributeName { AttributeName(369) }
    /// `minuteInterval="…"`
    public static var minuteInterval: AttributeName { AttributeName(370) }
    /// `misplaced="…"`
    public static var misplaced: AttributeName { AttributeName(371) }
    /// `modalPresentationStyle="…"`
    public static var modalPresentationStyle: AttributeName { AttributeName(374) }
    /// `modalTransitionStyle="…"`
    public static var modalTransitionStyle: AttributeName { AttributeName(375) }
    /// `modifierFlags="…"`
    public static var modifierFlags: AttributeName { AttributeName(376) }
    /// `momentary="…"`
    public static var momentary: AttributeName { AttributeName(377) }
    /// `multipleTouchEnabled="…"`
    public static var multipleTouchEnabled: AttributeName { AttributeName(379) }
    /// `multiplier="…"`
    public static var multiplier: AttributeName { AttributeName(380) }
    /// `name="…"`
    public static var name: AttributeName { AttributeName(384) }
    /// `navigationBarHidden="…"`
    public static var navigationBarHidden: AttributeName { AttributeName(388) }
    /// `navigationOrientation="…"`
    public static var navigationOrientation: AttributeName { AttributeName(391) }
    /// `nibName="…"`
    public static var nibName: AttributeName { AttributeName(392) }
    /// `none="…"`
    public static var none: AttributeName { AttributeName(394) }
    /// `notEnabled="…"`
    public static var notEnabled: AttributeName { AttributeName(395) }
    /// `numberOfLines="…"`
    public static var numberOfLines: AttributeName { AttributeName(396) }
    /// `numberOfPages="…"`
    public static var numberOfPages: AttributeName { AttributeName(397) }
    /// `numberOfTapsRequired="…"`
    public static var numberOfTapsRequired: AttributeName { AttributeName(398) }
    /// `numberOfTicks="…"`
    public static var numberOfTicks: AttributeName { AttributeName(399) }
    /// `numberOfTouchesRequired="…"`
    public static var numberOfTouchesRequired: AttributeName { AttributeName(400) }
    /// `on="…"`
    public static var on: AttributeName { AttributeName(403) }
    /// `opaque="…"`
    public static var opaque: AttributeName { AttributeName(404) }
    /// `orientation="…"`
    public static var orientation: AttributeName { AttributeName(406) }
    /// `pageSpacing="…"`
    public static var pageSpacing: AttributeName { AttributeName(410) }
    /// `pagingEnabled="…"`
    public static var pagingEnabled: AttributeName { AttributeName(412) }
    /// `paragraphSpacing="…"`
    public static var paragraphSpacing: AttributeName { AttributeName(414) }
    /// `paragraphSpacingBefore="…"`
    public static var paragraphSpacingBefore: AttributeName { AttributeName(415) }
    /// `passwordRulesDescriptor="…"`
    public static var passwordRulesDescriptor: AttributeName { AttributeName(417) }
    /// `patternImage="…"`
    public static var patternImage: AttributeName { AttributeName(418) }
    /// `paused="…"`
    public static var paused: AttributeName { AttributeName(419) }
    /// `phoneNumber="…"`
    public static var phoneNumber: AttributeName { AttributeName(421) }
    /// `pitchEnabled="…"`
    public static var pitchEnabled: AttributeName { AttributeName(424) }
    /// `placeholder="…"`
    public static var placeholder: AttributeName { AttributeName(425) }
    /// `placeholderIdentifier="…"`
    public static var placeholderIdentifier: AttributeName { AttributeName(426) }
    /// `placeholderIntrinsicHeight="…"`
    public static var placeholderIntrinsicHeight: AttributeName { AttributeName(427) }
    /// `placeholderIntrinsicWidth="…"`
    public static var placeholderIntrinsicWidth: AttributeName { AttributeName(428) }
    /// `pointSize="…"`
    public static var pointSize: AttributeName { AttributeName(432) }
    /// `pointerInteraction="…"`
    public static var pointerInteraction: AttributeName { AttributeName(433) }
    /// `popoverAnchorBarButtonItem="…"`
    public static var popoverAnchorBarButtonItem: AttributeName { AttributeName(435) }
    /// `popoverAnchorView="…"`
    public static var popoverAnchorView: AttributeName { AttributeName(436) }
    /// `preferredBehavioralStyle="…"`
    public static var preferredBehavioralStyle: AttributeName { AttributeName(440) }
    /// `preferredContentSize="…"`
    public static var preferredContentSize: AttributeName { AttributeName(441) }
    /// `preferredDatePickerStyle="…"`
    public static var preferredDatePickerStyle: AttributeName { AttributeName(442) }
    /// `preferredDisplayMode="…"`
    public static var preferredDisplayMode: AttributeName { AttributeName(443) }
    /// `preferredFramesPerSecond="…"`
    public static var preferredFramesPerSecond: AttributeName { AttributeName(444) }
    /// `preferredIndicatorImage="…"`
    public static var preferredIndicatorImage: AttributeName { AttributeName(445) }
    /// `preferredMaxLayoutWidth="…"`
    public static var preferredMaxLayoutWidth: AttributeName { AttributeName(446) }
    /// `preferredPrimaryColumnWidthFraction="…"`
    public static var preferredPrimaryColumnWidthFraction: AttributeName { AttributeName(447) }
    /// `prefersLargeTitles="…"`
    public static var prefersLargeTitles: AttributeName { AttributeName(449) }
    /// `prefetchingEnabled="…"`
    public static var prefetchingEnabled: AttributeName { AttributeName(450) }
    /// `presentsWithGesture="…"`
    public static var presentsWithGesture: AttributeName { AttributeName(451) }
    /// `preservesSuperviewLayoutMargins="…"`
    public static var preservesSuperviewLayoutMargins: AttributeName { AttributeName(452) }
    /// `primaryBackgroundStyle="…"`
    public static var primaryBackgroundStyle: AttributeName { AttributeName(453) }
    /// `priority="…"`
    public static var priority: AttributeName { AttributeName(454) }
    /// `progress="…"`
    public static var progress: AttributeName { AttributeName(455) }
    /// `progressImage="…"`
    public static var progressImage: AttributeName { AttributeName(456) }
    /// `progressViewStyle="…"`
    public static var progressViewStyle: AttributeName { AttributeName(458) }
    /// `prompt="…"`
    public static var prompt: AttributeName { AttributeName(459) }
    /// `prompted="…"`
    public static var prompted: AttributeName { AttributeName(460) }
    /// `promptedForUpgradeToXcode5="…"`
    public static var promptedForUpgradeToXcode5: AttributeName { AttributeName(461) }
    /// `property="…"`
    public static var property: AttributeName { AttributeName(462) }
    /// `propertyAccessControl="…"`
    public static var propertyAccessControl: AttributeName { AttributeName(463) }
    /// `providesPresentationContextTransitionStyle="…"`
    public static var providesPresentationContextTransitionStyle: AttributeName { AttributeName(465) }
    /// `red="…"`
    public static var red: AttributeName { AttributeName(469) }
    /// `reference="…"`
    public static var reference: AttributeName { AttributeName(470) }
    /// `referencedIdentifier="…"`
    public static var referencedIdentifier: AttributeName { AttributeName(472) }
    /// `relation="…"`
    public static var relation: AttributeName { AttributeName(474) }
    /// `relationship="…"`
    public static var relationship: AttributeName { AttributeName(475) }
    /// `relativePath="…"`
    public static var relativePath: AttributeName { AttributeName(477) }
    /// `renderingMode="…"`
    public static var renderingMode: AttributeName { AttributeName(478) }
    /// `requiredIntegratedClassName="…"`
    public static var requiredIntegratedClassName: AttributeName { AttributeName(479) }
    /// `resizesToFullScreen="…"`
    public static var resizesToFullScreen: AttributeName { AttributeName(480) }
    /// `restorationIdentifier="…"`
    public static var restorationIdentifier: AttributeName { AttributeName(482) }
    /// `returnKeyType="…"`
    public static var returnKeyType: AttributeName { AttributeName(483) }
    /// `reuseIdentifier="…"`
    public static var reuseIdentifier: AttributeName { AttributeName(484) }
    /// `reversesTitleShadowWhenHighlighted="…"`
    public static var reversesTitleShadowWhenHighlighted: AttributeName { AttributeName(485) }
    /// `right="…"`
    public static var right: AttributeName { AttributeName(486) }
    /// `rightViewMode="…"`
    public static var rightViewMode: AttributeName { AttributeName(488) }
    /// `role="…"`
    public static var role: AttributeName { AttributeName(489) }
    /// `rotateEnabled="…"`
    public static var rotateEnabled: AttributeName { AttributeName(490) }
    /// `rowHeight="…"`
    public static var rowHeight: AttributeName { AttributeName(492) }
    /// `scale="…"`
    public static var scale: AttributeName { AttributeName(494) }
    /// `scalesPageToFit="…"`
    public static var scalesPageToFit: AttributeName { AttributeName(495) }
    /// `sceneID="…"`
    public static var sceneID: AttributeName { AttributeName(497) }
    /// `sceneMemberID="…"`
    public static var sceneMemberID: AttributeName { AttributeName(499) }
    /// `sceneName="…"`
    public static var sceneName: AttributeName { AttributeName(500) }
    /// `scrollDirection="…"`
    public static var scrollDirection: AttributeName { AttributeName(504) }
    /// `scrollEnabled="…"`
    public static var scrollEnabled: AttributeName { AttributeName(505) }
    /// `searchBarStyle="…"`
    public static var searchBarStyle: AttributeName { AttributeName(508) }
    /// `searchField="…"`
    public static var searchField: AttributeName { AttributeName(511) }
    /// `secondAttribute="…"`
    public static var secondAttribute: AttributeName { AttributeName(512) }
    /// `secondItem="…"`
    public static var secondItem: AttributeName { AttributeName(513) }
    /// `secondaryText="…"`
    public static var secondaryText: AttributeName { AttributeName(514) }
    /// `sectionFooterHeight="…"`
    public static var sectionFooterHeight: AttributeName { AttributeName(515) }
    /// `sectionHeaderHeight="…"`
    public static var sectionHeaderHeight: AttributeName { AttributeName(516) }
    /// `sectionHeaderTopPadding="…"`
    public static var sectionHeaderTopPadding: AttributeName { AttributeName(517) }
    /// `sectionIndexMinimumDisplayRowCount="…"`
    public static var sectionIndexMinimumDisplayRowCount: AttributeName { AttributeName(518) }
    /// `sectionInsetReference="…"`
    public static var sectionInsetReference: AttributeName { AttributeName(519) }
    /// `secureTextEntry="…"`
    public static var secureTextEntry: AttributeName { AttributeName(521) }
    /// `segmentControlStyle="…"`
    public static var segmentControlStyle: AttributeName { AttributeName(523) }
    /// `selectable="…"`
    public static var selectable: AttributeName { AttributeName(527) }
    /// `selected="…"`
    public static var selected: AttributeName { AttributeName(528) }
    /// `selectedImage="…"`
    public static var selectedImage: AttributeName { AttributeName(529) }
    /// `selectedItem="…"`
    public static var selectedItem: AttributeName { AttributeName(530) }
    /// `selectedSegmentIndex="…"`
    public static var selectedSegmentIndex: AttributeName { AttributeName(531) }
    /// `selectionFollowsFocus="…"`
    public static var selectionFollowsFocus: AttributeName { AttributeName(532) }
    /// `selectionStyle="…"`
    public static var selectionStyle: AttributeName { AttributeName(533) }
    /// `selector="…"`
    public static var selector: AttributeName { AttributeName(534) }
    /// `semanticContentAttribute="…"`
    public static var semanticContentAttribute: AttributeName { AttributeName(535) }
    /// `separatorInsetReference="…"`
    public static var separatorInsetReference: AttributeName { AttributeName(536) }
    /// `separatorInsetType="…"`
    public static var separatorInsetType: AttributeName { AttributeName(537) }
    /// `separatorStyle="…"`
    public static var separatorStyle: AttributeName { AttributeName(538) }
    /// `shadowImage="…"`
    public static var shadowImage: AttributeName { AttributeName(540) }
    /// `shipmentTrackingNumber="…"`
    public static var shipmentTrackingNumber: AttributeName { AttributeName(542) }
    /// `shouldIndentWhileEditing="…"`
    public static var shouldIndentWhileEditing: AttributeName { AttributeName(543) }
    /// `showsActivityIndicator="…"`
    public static var showsActivityIndicator: AttributeName { AttributeName(544) }
    /// `showsBookmarkButton="…"`
    public static var showsBookmarkButton: AttributeName { AttributeName(545) }
    /// `showsBuildings="…"`
    public static var showsBuildings: AttributeName { AttributeName(546) }
    /// `showsCancelButton="…"`
    public static var showsCancelButton: AttributeName { AttributeName(547) }
    /// `showsCompass="…"`
    public static var showsCompass: AttributeName { AttributeName(548) }
    /// `showsExpansionTextWhenTruncated="…"`
    public static var showsExpansionTextWhenTruncated: AttributeName { AttributeName(549) }
    /// `showsHorizontalScrollIndicator="…"`
    public static var showsHorizontalScrollIndicator: AttributeName { AttributeName(550) }
    /// `showsLargeContentViewer="…"`
    public static var showsLargeContentViewer: AttributeName { AttributeName(551) }
    /// `showsMenuAsPrimaryAction="…"`
    public static var showsMenuAsPrimaryAction: AttributeName { AttributeName(552) }
    /// `showsPointsOfInterest="…"`
    public static var showsPointsOfInterest: AttributeName { AttributeName(553) }
    /// `showsReorderControl="…"`
    public static var showsReorderControl: AttributeName { AttributeName(554) }
    /// `showsScale="…"`
    public static var showsScale: AttributeName { AttributeName(555) }
    /// `showsScopeBar="…"`
    public static var showsScopeBar: AttributeName { AttributeName(556) }
    /// `showsSearchResultsButton="…"`
    public static var showsSearchResultsButton: AttributeName { AttributeName(557) }
    /// `showsSelectionImmediatelyOnTouchBegin="…"`
    public static var showsSelectionImmediatelyOnTouchBegin: AttributeName { AttributeName(558) }
    /// `showsTouchWhenHighlighted="…"`
    public static var showsTouchWhenHighlighted: AttributeName { AttributeName(559) }
    /// `showsTraffic="…"`
    public static var showsTraffic: AttributeName { AttributeName(560) }
    /// `showsUserLocation="…"`
    public static var showsUserLocation: AttributeName { AttributeName(561) }
    /// `showsVerticalScrollIndicator="…"`
    public static var showsVerticalScrollIndicator: AttributeName { AttributeName(562) }
    /// `simulatedAppContext="…"`
    public static var simulatedAppContext: AttributeName { AttributeName(563) }
    /// `simulatedUserInterfaceStyle="…"`
    public static var simulatedUserInterfaceStyle: AttributeName { AttributeName(572) }
    /// `size="…"`
    public static var size: AttributeName { AttributeName(573) }
    /// `sizeCategory="…"`
    public static var sizeCategory: AttributeName { AttributeName(574) }
    /// `smartDashesType="…"`
    public static var smartDashesType: AttributeName { AttributeName(577) }
    /// `smartInsertDeleteType="…"`
    public static var smartInsertDeleteType: AttributeName { AttributeName(578) }
    /// `smartQuotesType="…"`
    public static var smartQuotesType: AttributeName { AttributeName(579) }
    /// `spacing="…"`
    public static var spacing: AttributeName { AttributeName(581) }
    /// `spacingType="…"`
    public static var spacingType: AttributeName { AttributeName(582) }
    /// `spellCheckingType="…"`
    public static var spellCheckingType: AttributeName { AttributeName(583) }
    /// `spineLocation="…"`
    public static var spineLocation: AttributeName { AttributeName(584) }
    /// `splitViewControllerTargetIndex="…"`
    public static var splitViewControllerTargetIndex: AttributeName { AttributeName(586) }
    /// `springLoaded="…"`
    public static var springLoaded: AttributeName { AttributeName(590) }
    /// `stackedItemPositioning="…"`
    public static var stackedItemPositioning: AttributeName { AttributeName(592) }
    /// `staticText="…"`
    public static var staticText: AttributeName { AttributeName(595) }
    /// `statusBarStyle="…"`
    public static var statusBarStyle: AttributeName { AttributeName(596) }
    /// `stepValue="…"`
    public static var stepValue: AttributeName { AttributeName(597) }
    /// `storyboardIdentifier="…"`
    public static var storyboardIdentifier: AttributeName { AttributeName(599) }
    /// `storyboardName="…"`
    public static var storyboardName: AttributeName { AttributeName(600) }
    /// `strokeOutset="…"`
    public static var strokeOutset: AttributeName { AttributeName(602) }
    /// `strokeWidth="…"`
    public static var strokeWidth: AttributeName { AttributeName(603) }
    /// `style="…"`
    public static var style: AttributeName { AttributeName(604) }
    /// `subtitle="…"`
    public static var subtitle: AttributeName { AttributeName(605) }
    /// `summaryElement="…"`
    public static var summaryElement: AttributeName { AttributeName(607) }
    /// `superclassName="…"`
    public static var superclassName: AttributeName { AttributeName(608) }
    /// `suppressesIncrementalRendering="…"`
    public static var suppressesIncrementalRendering: AttributeName { AttributeName(609) }
    /// `symbolScale="…"`
    public static var symbolScale: AttributeName { AttributeName(612) }
    /// `symbolType="…"`
    public static var symbolType: AttributeName { AttributeName(613) }
    /// `symbolic="…"`
    public static var symbolic: AttributeName { AttributeName(614) }
    /// `systemColor="…"`
    public static var systemColor: AttributeName { AttributeName(615) }
    /// `systemImage="…"`
    public static var systemImage: AttributeName { AttributeName(616) }
    /// `systemItem="…"`
    public static var systemItem: AttributeName { AttributeName(617) }
    /// `systemVersion="…"`
    public static var systemVersion: AttributeName { AttributeName(618) }
    /// `tableViewCell="…"`
    public static var tableViewCell: AttributeName { AttributeName(625) }
    /// `tag="…"`
    public static var tag: AttributeName { AttributeName(630) }
    /// `tailIndent="…"`
    public static var tailIndent: AttributeName { AttributeName(631) }
    /// `targetRuntime="…"`
    public static var targetRuntime: AttributeName { AttributeName(633) }
    /// `text="…"`
    public static var text: AttributeName { AttributeName(634) }
    /// `textAlignment="…"`
    public static var textAlignment: AttributeName { AttributeName(635) }
    /// `textContentType="…"`
    public static var textContentType: AttributeName { AttributeName(637) }
    /// `textLabel="…"`
    public static var textLabel: AttributeName { AttributeName(640) }
    /// `textStyle="…"`
    public static var textStyle: AttributeName { AttributeName(641) }
    /// `tighteningFactorForTruncation="…"`
    public static var tighteningFactorForTruncation: AttributeName { AttributeName(644) }
    /// `timeIntervalSinceReferenceDate="…"`
    public static var timeIntervalSinceReferenceDate: AttributeName { AttributeName(645) }
    /// `title="…"`
    public static var title: AttributeName { AttributeName(647) }
    /// `titleAlignment="…"`
    public static var titleAlignment: AttributeName { AttributeName(648) }
    /// `titlePadding="…"`
    public static var titlePadding: AttributeName { AttributeName(649) }
    /// `toolbarHidden="…"`
    public static var toolbarHidden: AttributeName { AttributeName(653) }
    /// `toolsVersion="…"`
    public static var toolsVersion: AttributeName { AttributeName(655) }
    /// `top="…"`
    public static var top: AttributeName { AttributeName(656) }
    /// `trackImage="…"`
    public static var trackImage: AttributeName { AttributeName(657) }
    /// `trailing="…"`
    public static var trailing: AttributeName { AttributeName(658) }
    /// `transitionStyle="…"`
    public static var transitionStyle: AttributeName { AttributeName(659) }
    /// `translatesAutoresizingMaskIntoConstraints="…"`
    public static var translatesAutoresizingMaskIntoConstraints: AttributeName { AttributeName(660) }
    /// `translucent="…"`
    public static var translucent: AttributeName { AttributeName(661) }
    /// `trigger="…"`
    public static var trigger: AttributeName { AttributeName(662) }
    /// `type="…"`
    public static var type: AttributeName { AttributeName(663) }
    /// `unwindAction="…"`
    public static var unwindAction: AttributeName { AttributeName(664) }
    /// `up="…"`
    public static var up: AttributeName { AttributeName(665) }
    /// `updatesFrequently="…"`
    public static var updatesFrequently: AttributeName { AttributeName(666) }
    /// `useAutolayout="…"`
    public static var useAutolayout: AttributeName { AttributeName(668) }
    /// `useAutomaticPreferredMaxLayoutWidth="…"`
    public static var useAutomaticPreferredMaxLayoutWidth: AttributeName { AttributeName(669) }
    /// `useCurrentDate="…"`
    public static var useCurrentDate: AttributeName { AttributeName(670) }
    /// `useSafeAreas="…"`
    public static var useSafeAreas: AttributeName { AttributeName(671) }
    /// `useStoryboardIdentifierAsRestorationIdentifier="…"`
    public static var useStoryboardIdentifierAsRestorationIdentifier: AttributeName { AttributeName(672) }
    /// `useTraitCollections="…"`
    public static var useTraitCollections: AttributeName { AttributeName(673) }
    /// `userInteractionEnabled="…"`
    public static var userInteractionEnabled: AttributeName { AttributeName(678) }
    /// `userLabel="…"`
    public static var userLabel: AttributeName { AttributeName(679) }
    /// `usesAppearanceFont="…"`
    public static var usesAppearanceFont: AttributeName { AttributeName(681) }
    /// `usesAttributedText="…"`
    public static var usesAttributedText: AttributeName { AttributeName(682) }
    /// `usesInactiveTextColor="…"`
    public static var usesInactiveTextColor: AttributeName { AttributeName(683) }
    /// `value="…"`
    public static var value: AttributeName { AttributeName(684) }
    /// `variableValue="…"`
    public static var variableValue: AttributeName { AttributeName(685) }
    /// `variant="…"`
    public static var variant: AttributeName { AttributeName(686) }
    /// `verifyAmbiguity="…"`
    public static var verifyAmbiguity: AttributeName { AttributeName(688) }
    /// `version="…"`
    public static var version: AttributeName { AttributeName(689) }
    /// `vertical="…"`
    public static var vertical: AttributeName { AttributeName(690) }
    /// `verticalCompressionResistancePriority="…"`
    public static var verticalCompressionResistancePriority: AttributeName { AttributeName(691) }
    /// `verticalHuggingPriority="…"`
    public static var verticalHuggingPriority: AttributeName { AttributeName(692) }
    /// `videoGravity="…"`
    public static var videoGravity: AttributeName { AttributeName(695) }
    /// `visibleAtLaunch="…"`
    public static var visibleAtLaunch: AttributeName { AttributeName(702) }
    /// `wantsFullScreenLayout="…"`
    public static var wantsFullScreenLayout: AttributeName { AttributeName(704) }
    /// `weight="…"`
    public static var weight: AttributeName { AttributeName(706) }
    /// `white="…"`
    public static var white: AttributeName { AttributeName(707) }
    /// `width="…"`
    public static var width: AttributeName { AttributeName(708) }
    /// `widthSizable="…"`
    public static var widthSizable: AttributeName { AttributeName(709) }
    /// `wraps="…"`
    public static var wraps: AttributeName { AttributeName(714) }
    /// `x="…"`
    public static var x: AttributeName { AttributeName(715) }
    /// `xcode11CocoaTouchSystemColor="…"`
    public static var xcode11CocoaTouchSystemColor: AttributeName { AttributeName(716) }
    /// `y="…"`
    public static var y: AttributeName { AttributeName(717) }
    /// `zoomEnabled="…"`
    public static var zoomEnabled: AttributeName { AttributeName(718) }
}
