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
    /// `autoresizesArchivedViewToFullSize="…"`
    public static var autoresizesArchivedViewToFullSize: AttributeName { AttributeName(62) }
    /// `autoresizesSubviews="…"`
    public static var autoresizesSubviews: AttributeName { AttributeName(63) }
    /// `autoshrinkMode="…"`
    public static var autoshrinkMode: AttributeName { AttributeName(65) }
    /// `axis="…"`
    public static var axis: AttributeName { AttributeName(67) }
    /// `backIndicatorImage="…"`
    public static var backIndicatorImage: AttributeName { AttributeName(68) }
    /// `backIndicatorTransitionMaskImage="…"`
    public static var backIndicatorTransitionMaskImage: AttributeName { AttributeName(69) }
    /// `background="…"`
    public static var background: AttributeName { AttributeName(70) }
    /// `backgroundEffect="…"`
    public static var backgroundEffect: AttributeName { AttributeName(72) }
    /// `backgroundImage="…"`
    public static var backgroundImage: AttributeName { AttributeName(73) }
    /// `backgroundStyle="…"`
    public static var backgroundStyle: AttributeName { AttributeName(74) }
    /// `barStyle="…"`
    public static var barStyle: AttributeName { AttributeName(77) }
    /// `barTintColor="…"`
    public static var barTintColor: AttributeName { AttributeName(78) }
    /// `base64-UTF8="…"`
    public static var base64UTF8: AttributeName { AttributeName(79) }
    /// `baseWritingDirection="…"`
    public static var baseWritingDirection: AttributeName { AttributeName(80) }
    /// `baselineAdjustment="…"`
    public static var baselineAdjustment: AttributeName { AttributeName(81) }
    /// `baselineOffset="…"`
    public static var baselineOffset: AttributeName { AttributeName(82) }
    /// `baselineRelativeArrangement="…"`
    public static var baselineRelativeArrangement: AttributeName { AttributeName(83) }
    /// `behavior="…"`
    public static var behavior: AttributeName { AttributeName(84) }
    /// `blue="…"`
    public static var blue: AttributeName { AttributeName(85) }
    /// `borderStyle="…"`
    public static var borderStyle: AttributeName { AttributeName(88) }
    /// `bottom="…"`
    public static var bottom: AttributeName { AttributeName(89) }
    /// `bounces="…"`
    public static var bounces: AttributeName { AttributeName(90) }
    /// `bouncesZoom="…"`
    public static var bouncesZoom: AttributeName { AttributeName(91) }
    /// `bundleIdentifier="…"`
    public static var bundleIdentifier: AttributeName { AttributeName(92) }
    /// `button="…"`
    public static var button: AttributeName { AttributeName(93) }
    /// `buttonSize="…"`
    public static var buttonSize: AttributeName { AttributeName(95) }
    /// `buttonType="…"`
    public static var buttonType: AttributeName { AttributeName(96) }
    /// `calendarEvent="…"`
    public static var calendarEvent: AttributeName { AttributeName(97) }
    /// `canCancelContentTouches="…"`
    public static var canCancelContentTouches: AttributeName { AttributeName(99) }
    /// `cancelsTouchesInView="…"`
    public static var cancelsTouchesInView: AttributeName { AttributeName(100) }
    /// `candidateClass="…"`
    public static var candidateClass: AttributeName { AttributeName(101) }
    /// `catalog="…"`
    public static var catalog: AttributeName { AttributeName(103) }
    /// `changesSelectionAsPrimaryAction="…"`
    public static var changesSelectionAsPrimaryAction: AttributeName { AttributeName(105) }
    /// `className="…"`
    public static var className: AttributeName { AttributeName(108) }
    /// `clearButtonMode="…"`
    public static var clearButtonMode: AttributeName { AttributeName(110) }
    /// `clearsContextBeforeDrawing="…"`
    public static var clearsContextBeforeDrawing: AttributeName { AttributeName(111) }
    /// `clearsOnBeginEditing="…"`
    public static var clearsOnBeginEditing: AttributeName { AttributeName(112) }
    /// `clearsSelectionOnViewWillAppear="…"`
    public static var clearsSelectionOnViewWillAppear: AttributeName { AttributeName(113) }
    /// `clipsSubviews="…"`
    public static var clipsSubviews: AttributeName { AttributeName(114) }
    /// `cocoaTouchSystemColor="…"`
    public static var cocoaTouchSystemColor: AttributeName { AttributeName(116) }
    /// `collectionClass="…"`
    public static var collectionClass: AttributeName { AttributeName(117) }
    /// `colorLabel="…"`
    public static var colorLabel: AttributeName { AttributeName(128) }
    /// `colorMatched="…"`
    public static var colorMatched: AttributeName { AttributeName(129) }
    /// `colorPixelFormat="…"`
    public static var colorPixelFormat: AttributeName { AttributeName(130) }
    /// `colorSpace="…"`
    public static var colorSpace: AttributeName { AttributeName(131) }
    /// `configurationName="…"`
    public static var configurationName: AttributeName { AttributeName(134) }
    /// `configurationType="…"`
    public static var configurationType: AttributeName { AttributeName(135) }
    /// `constant="…"`
    public static var constant: AttributeName { AttributeName(137) }
    /// `content="…"`
    public static var content: AttributeName { AttributeName(141) }
    /// `contentHorizontalAlignment="…"`
    public static var contentHorizontalAlignment: AttributeName { AttributeName(142) }
    /// `contentInsetAdjustmentBehavior="…"`
    public static var contentInsetAdjustmentBehavior: AttributeName { AttributeName(143) }
    /// `contentInsetsReference="…"`
    public static var contentInsetsReference: AttributeName { AttributeName(144) }
    /// `contentMode="…"`
    public static var contentMode: AttributeName { AttributeName(145) }
    /// `contentVerticalAlignment="…"`
    public static var contentVerticalAlignment: AttributeName { AttributeName(147) }
    /// `contentViewInsetsToSafeArea="…"`
    public static var contentViewInsetsToSafeArea: AttributeName { AttributeName(148) }
    /// `continuous="…"`
    public static var continuous: AttributeName { AttributeName(149) }
    /// `cornerRadius="…"`
    public static var cornerRadius: AttributeName { AttributeName(150) }
    /// `cornerStyle="…"`
    public static var cornerStyle: AttributeName { AttributeName(151) }
    /// `currentPage="…"`
    public static var currentPage: AttributeName { AttributeName(152) }
    /// `currentPageIndicatorImage="…"`
    public static var currentPageIndicatorImage: AttributeName { AttributeName(153) }
    /// `customClass="…"`
    public static var customClass: AttributeName { AttributeName(154) }
    /// `customColorSpace="…"`
    public static var customColorSpace: AttributeName { AttributeName(155) }
    /// `customModule="…"`
    public static var customModule: AttributeName { AttributeName(157) }
    /// `customModuleProvider="…"`
    public static var customModuleProvider: AttributeName { AttributeName(158) }
    /// `customUserAgent="…"`
    public static var customUserAgent: AttributeName { AttributeName(160) }
    /// `dataMode="…"`
    public static var dataMode: AttributeName { AttributeName(165) }
    /// `datePickerMode="…"`
    public static var datePickerMode: AttributeName { AttributeName(168) }
    /// `defaultTabInterval="…"`
    public static var defaultTabInterval: AttributeName { AttributeName(169) }
    /// `defaultVersion="…"`
    public static var defaultVersion: AttributeName { AttributeName(170) }
    /// `definesPresentationContext="…"`
    public static var definesPresentationContext: AttributeName { AttributeName(171) }
    /// `delaysContentTouches="…"`
    public static var delaysContentTouches: AttributeName { AttributeName(172) }
    /// `delaysTouchesBegan="…"`
    public static var delaysTouchesBegan: AttributeName { AttributeName(173) }
    /// `depthStencilPixelFormat="…"`
    public static var depthStencilPixelFormat: AttributeName { AttributeName(176) }
    /// `destination="…"`
    public static var destination: AttributeName { AttributeName(179) }
    /// `destinationCreationSelector="…"`
    public static var destinationCreationSelector: AttributeName { AttributeName(180) }
    /// `detailTextLabel="…"`
    public static var detailTextLabel: AttributeName { AttributeName(181) }
    /// `direction="…"`
    public static var direction: AttributeName { AttributeName(185) }
    /// `directionalLockEnabled="…"`
    public static var directionalLockEnabled: AttributeName { AttributeName(187) }
    /// `discoverabilityTitle="…"`
    public static var discoverabilityTitle: AttributeName { AttributeName(188) }
    /// `distribution="…"`
    public static var distribution: AttributeName { AttributeName(189) }
    /// `doubleSided="…"`
    public static var doubleSided: AttributeName { AttributeName(192) }
    /// `down="…"`
    public static var down: AttributeName { AttributeName(193) }
    /// `dynamicTypePreference="…"`
    public static var dynamicTypePreference: AttributeName { AttributeName(194) }
    /// `dynamicTypeSize="…"`
    public static var dynamicTypeSize: AttributeName { AttributeName(195) }
    /// `editable="…"`
    public static var editable: AttributeName { AttributeName(198) }
    /// `editingAccessoryType="…"`
    public static var editingAccessoryType: AttributeName { AttributeName(199) }
    /// `enableSetNeedsDisplay="…"`
    public static var enableSetNeedsDisplay: AttributeName { AttributeName(200) }
    /// `enabled="…"`
    public static var enabled: AttributeName { AttributeName(201) }
    /// `enablesReturnKeyAutomatically="…"`
    public static var enablesReturnKeyAutomatically: AttributeName { AttributeName(202) }
    /// `estimatedItemSize="…"`
    public static var estimatedItemSize: AttributeName { AttributeName(203) }
    /// `estimatedRowHeight="…"`
    public static var estimatedRowHeight: AttributeName { AttributeName(204) }
    /// `estimatedSectionFooterHeight="…"`
    public static var estimatedSectionFooterHeight: AttributeName { AttributeName(205) }
    /// `estimatedSectionHeaderHeight="…"`
    public static var estimatedSectionHeaderHeight: AttributeName { AttributeName(206) }
    /// `eventType="…"`
    public static var eventType: AttributeName { AttributeName(207) }
    /// `extendedLayoutIncludesOpaqueBars="…"`
    public static var extendedLayoutIncludesOpaqueBars: AttributeName { AttributeName(211) }
    /// `family="…"`
    public static var family: AttributeName { AttributeName(212) }
    /// `fillerRowHeight="…"`
    public static var fillerRowHeight: AttributeName { AttributeName(213) }
    /// `firstAttribute="…"`
    public static var firstAttribute: AttributeName { AttributeName(214) }
    /// `firstItem="…"`
    public static var firstItem: AttributeName { AttributeName(215) }
    /// `firstLineHeadIndent="…"`
    public static var firstLineHeadIndent: AttributeName { AttributeName(216) }
    /// `fixedFrame="…"`
    public static var fixedFrame: AttributeName { AttributeName(217) }
    /// `flexibleMaxX="…"`
    public static var flexibleMaxX: AttributeName { AttributeName(219) }
    /// `flexibleMaxY="…"`
    public static var flexibleMaxY: AttributeName { AttributeName(220) }
    /// `flexibleMinX="…"`
    public static var flexibleMinX: AttributeName { AttributeName(221) }
    /// `flexibleMinY="…"`
    public static var flexibleMinY: AttributeName { AttributeName(222) }
    /// `flightNumber="…"`
    public static var flightNumber: AttributeName { AttributeName(223) }
    /// `focusStyle="…"`
    public static var focusStyle: AttributeName { AttributeName(224) }
    /// `footerTitle="…"`
    public static var footerTitle: AttributeName { AttributeName(227) }
    /// `green="…"`
    public static var green: AttributeName { AttributeName(235) }
    /// `hasAttributedTitle="…"`
    public static var hasAttributedTitle: AttributeName { AttributeName(236) }
    /// `headIndent="…"`
    public static var headIndent: AttributeName { AttributeName(237) }
    /// `header="…"`
    public static var header: AttributeName { AttributeName(238) }
    /// `headerTitle="…"`
    public static var headerTitle: AttributeName { AttributeName(239) }
    /// `height="…"`
    public static var height: AttributeName { AttributeName(240) }
    /// `heightSizable="…"`
    public static var heightSizable: AttributeName { AttributeName(241) }
    /// `hidden="…"`
    public static var hidden: AttributeName { AttributeName(242) }
    /// `hidesAccessoryWhenEditing="…"`
    public static var hidesAccessoryWhenEditing: AttributeName { AttributeName(243) }
    /// `hidesBarsWhenVerticallyCompact="…"`
    public static var hidesBarsWhenVerticallyCompact: AttributeName { AttributeName(244) }
    /// `hidesBottomBarWhenPushed="…"`
    public static var hidesBottomBarWhenPushed: AttributeName { AttributeName(245) }
    /// `hidesForSinglePage="…"`
    public static var hidesForSinglePage: AttributeName { AttributeName(246) }
    /// `hidesWhenStopped="…"`
    public static var hidesWhenStopped: AttributeName { AttributeName(247) }
    /// `highlighted="…"`
    public static var highlighted: AttributeName { AttributeName(248) }
    /// `highlightedImage="…"`
    public static var highlightedImage: AttributeName { AttributeName(249) }
    /// `hint="…"`
    public static var hint: AttributeName { AttributeName(250) }
    /// `horizontal="…"`
    public static var horizontal: AttributeName { AttributeName(251) }
    /// `horizontalCompressionResistancePriority="…"`
    public static var horizontalCompressionResistancePriority: AttributeName { AttributeName(252) }
    /// `horizontalHuggingPriority="…"`
    public static var horizontalHuggingPriority: AttributeName { AttributeName(253) }
    /// `hyphenationFactor="…"`
    public static var hyphenationFactor: AttributeName { AttributeName(256) }
    /// `id="…"`
    public static var id: AttributeName { AttributeName(257) }
    /// `identifier="…"`
    public static var identifier: AttributeName { AttributeName(258) }
    /// `identifierType="…"`
    public static var identifierType: AttributeName { AttributeName(259) }
    /// `image="…"`
    public static var image: AttributeName { AttributeName(260) }
    /// `imageContentMode="…"`
    public static var imageContentMode: AttributeName { AttributeName(261) }
    /// `imagePadding="…"`
    public static var imagePadding: AttributeName { AttributeName(262) }
    /// `imagePlacement="…"`
    public static var imagePlacement: AttributeName { AttributeName(264) }
    /// `imageReservation="…"`
    public static var imageReservation: AttributeName { AttributeName(266) }
    /// `imageToTextPadding="…"`
    public static var imageToTextPadding: AttributeName { AttributeName(267) }
    /// `imageView="…"`
    public static var imageView: AttributeName { AttributeName(268) }
    /// `indentationLevel="…"`
    public static var indentationLevel: AttributeName { AttributeName(270) }
    /// `indentationWidth="…"`
    public static var indentationWidth: AttributeName { AttributeName(271) }
    /// `indicator="…"`
    public static var indicator: AttributeName { AttributeName(272) }
    /// `indicatorStyle="…"`
    public static var indicatorStyle: AttributeName { AttributeName(273) }
    /// `inheritsFrom="…"`
    public static var inheritsFrom: AttributeName { AttributeName(275) }
    /// `initialViewController="…"`
    public static var initialViewController: AttributeName { AttributeName(276) }
    /// `input="…"`
    public static var input: AttributeName { AttributeName(277) }
    /// `insetsLayoutMarginsFromSafeArea="…"`
    public static var insetsLayoutMarginsFromSafeArea: AttributeName { AttributeName(280) }
    /// `installed="…"`
    public static var installed: AttributeName { AttributeName(281) }
    /// `interfaceStyle="…"`
    public static var interfaceStyle: AttributeName { AttributeName(283) }
    /// `isElement="…"`
    public static var isElement: AttributeName { AttributeName(284) }
    /// `isEnabled="…"`
    public static var isEnabled: AttributeName { AttributeName(285) }
    /// `itemPositioning="…"`
    public static var itemPositioning: AttributeName { AttributeName(286) }
    /// `itemSpacing="…"`
    public static var itemSpacing: AttributeName { AttributeName(287) }
    /// `javaScriptEnabled="…"`
    public static var javaScriptEnabled: AttributeName { AttributeName(289) }
    /// `key="…"`
    public static var key: AttributeName { AttributeName(290) }
    /// `keyPath="…"`
    public static var keyPath: AttributeName { AttributeName(293) }
    /// `keyboardAppearance="…"`
    public static var keyboardAppearance: AttributeName { AttributeName(294) }
    /// `keyboardDismissMode="…"`
    public static var keyboardDismissMode: AttributeName { AttributeName(295) }
    /// `keyboardKey="…"`
    public static var keyboardKey: AttributeName { AttributeName(296) }
    /// `keyboardType="…"`
    public static var keyboardType: AttributeName { AttributeName(298) }
    /// `kind="…"`
    public static var kind: AttributeName { AttributeName(299) }
    /// `label="…"`
    public static var label: AttributeName { AttributeName(300) }
    /// `landscapeImage="…"`
    public static var landscapeImage: AttributeName { AttributeName(301) }
    /// `largeContentSizeImage="…"`
    public static var largeContentSizeImage: AttributeName { AttributeName(302) }
    /// `largeContentTitle="…"`
    public static var largeContentTitle: AttributeName { AttributeName(303) }
    /// `largeTitleDisplayMode="…"`
    public static var largeTitleDisplayMode: AttributeName { AttributeName(304) }
    /// `largeTitles="…"`
    public static var largeTitles: AttributeName { AttributeName(305) }
    /// `launchScreen="…"`
    public static var launchScreen: AttributeName { AttributeName(306) }
    /// `layout="…"`
    public static var layout: AttributeName { AttributeName(307) }
    /// `layoutManager="…"`
    public static var layoutManager: AttributeName { AttributeName(310) }
    /// `layoutMarginsFollowReadableWidth="…"`
    public static var layoutMarginsFollowReadableWidth: AttributeName { AttributeName(311) }
    /// `leading="…"`
    public static var leading: AttributeName { AttributeName(312) }
    /// `left="…"`
    public static var left: AttributeName { AttributeName(313) }
    /// `leftItemsSupplementBackButton="…"`
    public static var leftItemsSupplementBackButton: AttributeName { AttributeName(315) }
    /// `leftViewMode="…"`
    public static var leftViewMode: AttributeName { AttributeName(316) }
    /// `length="…"`
    public static var length: AttributeName { AttributeName(317) }
    /// `lineBreakMode="…"`
    public static var lineBreakMode: AttributeName { AttributeName(318) }
    /// `lineBreakStrategy="…"`
    public static var lineBreakStrategy: AttributeName { AttributeName(319) }
    /// `lineHeightMultiple="…"`
    public static var lineHeightMultiple: AttributeName { AttributeName(320) }
    /// `lineSpacing="…"`
    public static var lineSpacing: AttributeName { AttributeName(321) }
    /// `link="…"`
    public static var link: AttributeName { AttributeName(322) }
    /// `localized="…"`
    public static var localized: AttributeName { AttributeName(326) }
    /// `location="…"`
    public static var location: AttributeName { AttributeName(327) }
    /// `lookupSuggestion="…"`
    public static var lookupSuggestion: AttributeName { AttributeName(329) }
    /// `macIdiomStyle="…"`
    public static var macIdiomStyle: AttributeName { AttributeName(330) }
    /// `mapType="…"`
    public static var mapType: AttributeName { AttributeName(331) }
    /// `maxValue="…"`
    public static var maxValue: AttributeName { AttributeName(334) }
    /// `maxX="…"`
    public static var maxX: AttributeName { AttributeName(335) }
    /// `maxY="…"`
    public static var maxY: AttributeName { AttributeName(336) }
    /// `maximumContentSizeCategory="…"`
    public static var maximumContentSizeCategory: AttributeName { AttributeName(337) }
    /// `maximumLineHeight="…"`
    public static var maximumLineHeight: AttributeName { AttributeName(338) }
    /// `maximumNumberOfTouches="…"`
    public static var maximumNumberOfTouches: AttributeName { AttributeName(339) }
    /// `maximumPrimaryColumnWidth="…"`
    public static var maximumPrimaryColumnWidth: AttributeName { AttributeName(340) }
    /// `maximumValue="…"`
    public static var maximumValue: AttributeName { AttributeName(341) }
    /// `maximumValueImage="…"`
    public static var maximumValueImage: AttributeName { AttributeName(342) }
    /// `maximumZoomScale="…"`
    public static var maximumZoomScale: AttributeName { AttributeName(343) }
    /// `message="…"`
    public static var message: AttributeName { AttributeName(345) }
    /// `metaFont="…"`
    public static var metaFont: AttributeName { AttributeName(346) }
    /// `minToolsVersion="…"`
    public static var minToolsVersion: AttributeName { AttributeName(348) }
    /// `minValue="…"`
    public static var minValue: AttributeName { AttributeName(349) }
    /// `minX="…"`
    public static var minX: AttributeName { AttributeName(350) }
    /// `minY="…"`
    public static var minY: AttributeName { AttributeName(351) }
    /// `minimumContentSizeCategory="…"`
    public static var minimumContentSizeCategory: AttributeName { AttributeName(352) }
    /// `minimumFontSize="…"`
    public static var minimumFontSize: AttributeName { AttributeName(353) }
    /// `minimumInteritemSpacing="…"`
    public static var minimumInteritemSpacing: AttributeName { AttributeName(354) }
    /// `minimumLineHeight="…"`
    public static var minimumLineHeight: AttributeName { AttributeName(355) }
    /// `minimumLineSpacing="…"`
    public static var minimumLineSpacing: AttributeName { AttributeName(356) }
    /// `minimumNumberOfTouches="…"`
    public static var minimumNumberOfTouches: AttributeName { AttributeName(357) }
    /// `minimumPressDuration="…"`
    public static var minimumPressDuration: AttributeName { AttributeName(358) }
    /// `minimumPrimaryColumnWidth="…"`
    public static var minimumPrimaryColumnWidth: AttributeName { AttributeName(359) }
    /// `minimumScaleFactor="…"`
    public static var minimumScaleFactor: AttributeName { AttributeName(360) }
    /// `minimumValue="…"`
    public static var minimumValue: AttributeName { AttributeName(361) }
    /// `minimumValueImage="…"`
    public static var minimumValueImage: AttributeName { AttributeName(362) }
    /// `minimumZoomScale="…"`
    public static var minimumZoomScale: AttributeName { AttributeName(363) }
    /// `minuteInterval="…"`
    public static var minuteInterval: AttributeName { AttributeName(364) }
    /// `misplaced="…"`
    public static var misplaced: AttributeName { AttributeName(365) }
    /// `modalPresentationStyle="…"`
    public static var modalPresentationStyle: AttributeName { AttributeName(368) }
    /// `modalTransitionStyle="…"`
    public static var modalTransitionStyle: AttributeName { AttributeName(369) }
    /// `modifierFlags="…"`
    public static var modifierFlags: AttributeName { AttributeName(370) }
    /// `momentary="…"`
    public static var momentary: AttributeName { AttributeName(371) }
    /// `multipleTouchEnabled="…"`
    public static var multipleTouchEnabled: AttributeName { AttributeName(373) }
    /// `multiplier="…"`
    public static var multiplier: AttributeName { AttributeName(374) }
    /// `name="…"`
    public static var name: AttributeName { AttributeName(378) }
    /// `navigationBarHidden="…"`
    public static var navigationBarHidden: AttributeName { AttributeName(382) }
    /// `navigationOrientation="…"`
    public static var navigationOrientation: AttributeName { AttributeName(385) }
    /// `nibName="…"`
    public static var nibName: AttributeName { AttributeName(386) }
    /// `none="…"`
    public static var none: AttributeName { AttributeName(388) }
    /// `notEnabled="…"`
    public static var notEnabled: AttributeName { AttributeName(389) }
    /// `numberOfLines="…"`
    public static var numberOfLines: AttributeName { AttributeName(390) }
    /// `numberOfPages="…"`
    public static var numberOfPages: AttributeName { AttributeName(391) }
    /// `numberOfTapsRequired="…"`
    public static var numberOfTapsRequired: AttributeName { AttributeName(392) }
    /// `numberOfTicks="…"`
    public static var numberOfTicks: AttributeName { AttributeName(393) }
    /// `numberOfTouchesRequired="…"`
    public static var numberOfTouchesRequired: AttributeName { AttributeName(394) }
    /// `on="…"`
    public static var on: AttributeName { AttributeName(397) }
    /// `opaque="…"`
    public static var opaque: AttributeName { AttributeName(398) }
    /// `orientation="…"`
    public static var orientation: AttributeName { AttributeName(400) }
    /// `pageSpacing="…"`
    public static var pageSpacing: AttributeName { AttributeName(404) }
    /// `pagingEnabled="…"`
    public static var pagingEnabled: AttributeName { AttributeName(406) }
    /// `paragraphSpacing="…"`
    public static var paragraphSpacing: AttributeName { AttributeName(408) }
    /// `paragraphSpacingBefore="…"`
    public static var paragraphSpacingBefore: AttributeName { AttributeName(409) }
    /// `patternImage="…"`
    public static var patternImage: AttributeName { AttributeName(411) }
    /// `paused="…"`
    public static var paused: AttributeName { AttributeName(412) }
    /// `phoneNumber="…"`
    public static var phoneNumber: AttributeName { AttributeName(414) }
    /// `pitchEnabled="…"`
    public static var pitchEnabled: AttributeName { AttributeName(417) }
    /// `placeholder="…"`
    public static var placeholder: AttributeName { AttributeName(418) }
    /// `placeholderIdentifier="…"`
    public static var placeholderIdentifier: AttributeName { AttributeName(419) }
    /// `placeholderIntrinsicHeight="…"`
    public static var placeholderIntrinsicHeight: AttributeName { AttributeName(420) }
    /// `placeholderIntrinsicWidth="…"`
    public static var placeholderIntrinsicWidth: AttributeName { AttributeName(421) }
    /// `pointSize="…"`
    public static var pointSize: AttributeName { AttributeName(425) }
    /// `pointerInteraction="…"`
    public static var pointerInteraction: AttributeName { AttributeName(426) }
    /// `popoverAnchorBarButtonItem="…"`
    public static var popoverAnchorBarButtonItem: AttributeName { AttributeName(428) }
    /// `popoverAnchorView="…"`
    public static var popoverAnchorView: AttributeName { AttributeName(429) }
    /// `preferredBehavioralStyle="…"`
    public static var preferredBehavioralStyle: AttributeName { AttributeName(433) }
    /// `preferredContentSize="…"`
    public static var preferredContentSize: AttributeName { AttributeName(434) }
    /// `preferredDatePickerStyle="…"`
    public static var preferredDatePickerStyle: AttributeName { AttributeName(435) }
    /// `preferredDisplayMode="…"`
    public static var preferredDisplayMode: AttributeName { AttributeName(436) }
    /// `preferredFramesPerSecond="…"`
    public static var preferredFramesPerSecond: AttributeName { AttributeName(437) }
    /// `preferredIndicatorImage="…"`
    public static var preferredIndicatorImage: AttributeName { AttributeName(438) }
    /// `preferredMaxLayoutWidth="…"`
    public static var preferredMaxLayoutWidth: AttributeName { AttributeName(439) }
    /// `preferredPrimaryColumnWidthFraction="…"`
    public static var preferredPrimaryColumnWidthFraction: AttributeName { AttributeName(440) }
    /// `prefersLargeTitles="…"`
    public static var prefersLargeTitles: AttributeName { AttributeName(442) }
    /// `prefetchingEnabled="…"`
    public static var prefetchingEnabled: AttributeName { AttributeName(443) }
    /// `presentsWithGesture="…"`
    public static var presentsWithGesture: AttributeName { AttributeName(444) }
    /// `preservesSuperviewLayoutMargins="…"`
    public static var preservesSuperviewLayoutMargins: AttributeName { AttributeName(445) }
    /// `primaryBackgroundStyle="…"`
    public static var primaryBackgroundStyle: AttributeName { AttributeName(446) }
    /// `priority="…"`
    public static var priority: AttributeName { AttributeName(447) }
    /// `progress="…"`
    public static var progress: AttributeName { AttributeName(448) }
    /// `progressImage="…"`
    public static var progressImage: AttributeName { AttributeName(449) }
    /// `progressViewStyle="…"`
    public static var progressViewStyle: AttributeName { AttributeName(451) }
    /// `prompt="…"`
    public static var prompt: AttributeName { AttributeName(452) }
    /// `prompted="…"`
    public static var prompted: AttributeName { AttributeName(453) }
    /// `promptedForUpgradeToXcode5="…"`
    public static var promptedForUpgradeToXcode5: AttributeName { AttributeName(454) }
    /// `property="…"`
    public static var property: AttributeName { AttributeName(455) }
    /// `propertyAccessControl="…"`
    public static var propertyAccessControl: AttributeName { AttributeName(456) }
    /// `providesPresentationContextTransitionStyle="…"`
    public static var providesPresentationContextTransitionStyle: AttributeName { AttributeName(458) }
    /// `red="…"`
    public static var red: AttributeName { AttributeName(462) }
    /// `reference="…"`
    public static var reference: AttributeName { AttributeName(463) }
    /// `referencedIdentifier="…"`
    public static var referencedIdentifier: AttributeName { AttributeName(465) }
    /// `relation="…"`
    public static var relation: AttributeName { AttributeName(467) }
    /// `relationship="…"`
    public static var relationship: AttributeName { AttributeName(468) }
    /// `relativePath="…"`
    public static var relativePath: AttributeName { AttributeName(470) }
    /// `renderingMode="…"`
    public static var renderingMode: AttributeName { AttributeName(471) }
    /// `requiredIntegratedClassName="…"`
    public static var requiredIntegratedClassName: AttributeName { AttributeName(472) }
    /// `resizesToFullScreen="…"`
    public static var resizesToFullScreen: AttributeName { AttributeName(473) }
    /// `restorationIdentifier="…"`
    public static var restorationIdentifier: AttributeName { AttributeName(475) }
    /// `returnKeyType="…"`
    public static var returnKeyType: AttributeName { AttributeName(476) }
    /// `reuseIdentifier="…"`
    public static var reuseIdentifier: AttributeName { AttributeName(477) }
    /// `reversesTitleShadowWhenHighlighted="…"`
    public static var reversesTitleShadowWhenHighlighted: AttributeName { AttributeName(478) }
    /// `right="…"`
    public static var right: AttributeName { AttributeName(479) }
    /// `rightViewMode="…"`
    public static var rightViewMode: AttributeName { AttributeName(481) }
    /// `role="…"`
    public static var role: AttributeName { AttributeName(482) }
    /// `rotateEnabled="…"`
    public static var rotateEnabled: AttributeName { AttributeName(483) }
    /// `rowHeight="…"`
    public static var rowHeight: AttributeName { AttributeName(485) }
    /// `scale="…"`
    public static var scale: AttributeName { AttributeName(487) }
    /// `scalesPageToFit="…"`
    public static var scalesPageToFit: AttributeName { AttributeName(488) }
    /// `sceneID="…"`
    public static var sceneID: AttributeName { AttributeName(490) }
    /// `sceneMemberID="…"`
    public static var sceneMemberID: AttributeName { AttributeName(492) }
    /// `sceneName="…"`
    public static var sceneName: AttributeName { AttributeName(493) }
    /// `scrollDirection="…"`
    public static var scrollDirection: AttributeName { AttributeName(497) }
    /// `scrollEnabled="…"`
    public static var scrollEnabled: AttributeName { AttributeName(498) }
    /// `searchBarStyle="…"`
    public static var searchBarStyle: AttributeName { AttributeName(501) }
    /// `searchField="…"`
    public static var searchField: AttributeName { AttributeName(504) }
    /// `secondAttribute="…"`
    public static var secondAttribute: AttributeName { AttributeName(505) }
    /// `secondItem="…"`
    public static var secondItem: AttributeName { AttributeName(506) }
    /// `secondaryText="…"`
    public static var secondaryText: AttributeName { AttributeName(507) }
    /// `sectionFooterHeight="…"`
    public static var sectionFooterHeight: AttributeName { AttributeName(508) }
    /// `sectionHeaderHeight="…"`
    public static var sectionHeaderHeight: AttributeName { AttributeName(509) }
    /// `sectionHeaderTopPadding="…"`
    public static var sectionHeaderTopPadding: AttributeName { AttributeName(510) }
    /// `sectionIndexMinimumDisplayRowCount="…"`
    public static var sectionIndexMinimumDisplayRowCount: AttributeName { AttributeName(511) }
    /// `sectionInsetReference="…"`
    public static var sectionInsetReference: AttributeName { AttributeName(512) }
    /// `secureTextEntry="…"`
    public static var secureTextEntry: AttributeName { AttributeName(514) }
    /// `segmentControlStyle="…"`
    public static var segmentControlStyle: AttributeName { AttributeName(516) }
    /// `selectable="…"`
    public static var selectable: AttributeName { AttributeName(520) }
    /// `selected="…"`
    public static var selected: AttributeName { AttributeName(521) }
    /// `selectedImage="…"`
    public static var selectedImage: AttributeName { AttributeName(522) }
    /// `selectedSegmentIndex="…"`
    public static var selectedSegmentIndex: AttributeName { AttributeName(523) }
    /// `selectionFollowsFocus="…"`
    public static var selectionFollowsFocus: AttributeName { AttributeName(524) }
    /// `selectionStyle="…"`
    public static var selectionStyle: AttributeName { AttributeName(525) }
    /// `selector="…"`
    public static var selector: AttributeName { AttributeName(526) }
    /// `semanticContentAttribute="…"`
    public static var semanticContentAttribute: AttributeName { AttributeName(527) }
    /// `separatorInsetReference="…"`
    public static var separatorInsetReference: AttributeName { AttributeName(528) }
    /// `separatorInsetType="…"`
    public static var separatorInsetType: AttributeName { AttributeName(529) }
    /// `separatorStyle="…"`
    public static var separatorStyle: AttributeName { AttributeName(530) }
    /// `shadowImage="…"`
    public static var shadowImage: AttributeName { AttributeName(532) }
    /// `shipmentTrackingNumber="…"`
    public static var shipmentTrackingNumber: AttributeName { AttributeName(534) }
    /// `shouldIndentWhileEditing="…"`
    public static var shouldIndentWhileEditing: AttributeName { AttributeName(535) }
    /// `showsActivityIndicator="…"`
    public static var showsActivityIndicator: AttributeName { AttributeName(536) }
    /// `showsBuildings="…"`
    public static var showsBuildings: AttributeName { AttributeName(537) }
    /// `showsCancelButton="…"`
    public static var showsCancelButton: AttributeName { AttributeName(538) }
    /// `showsCompass="…"`
    public static var showsCompass: AttributeName { AttributeName(539) }
    /// `showsHorizontalScrollIndicator="…"`
    public static var showsHorizontalScrollIndicator: AttributeName { AttributeName(540) }
    /// `showsLargeContentViewer="…"`
    public static var showsLargeContentViewer: AttributeName { AttributeName(541) }
    /// `showsMenuAsPrimaryAction="…"`
    public static var showsMenuAsPrimaryAction: AttributeName { AttributeName(542) }
    /// `showsPointsOfInterest="…"`
    public static var showsPointsOfInterest: AttributeName { AttributeName(543) }
    /// `showsReorderControl="…"`
    public static var showsReorderControl: AttributeName { AttributeName(544) }
    /// `showsScale="…"`
    public static var showsScale: AttributeName { AttributeName(545) }
    /// `showsScopeBar="…"`
    public static var showsScopeBar: AttributeName { AttributeName(546) }
    /// `showsSearchResultsButton="…"`
    public static var showsSearchResultsButton: AttributeName { AttributeName(547) }
    /// `showsSelectionImmediatelyOnTouchBegin="…"`
    public static var showsSelectionImmediatelyOnTouchBegin: AttributeName { AttributeName(548) }
    /// `showsTouchWhenHighlighted="…"`
    public static var showsTouchWhenHighlighted: AttributeName { AttributeName(549) }
    /// `showsUserLocation="…"`
    public static var showsUserLocation: AttributeName { AttributeName(550) }
    /// `showsVerticalScrollIndicator="…"`
    public static var showsVerticalScrollIndicator: AttributeName { AttributeName(551) }
    /// `simulatedAppContext="…"`
    public static var simulatedAppContext: AttributeName { AttributeName(552) }
    /// `simulatedUserInterfaceStyle="…"`
    public static var simulatedUserInterfaceStyle: AttributeName { AttributeName(561) }
    /// `size="…"`
    public static var size: AttributeName { AttributeName(562) }
    /// `sizeCategory="…"`
    public static var sizeCategory: AttributeName { AttributeName(563) }
    /// `smartDashesType="…"`
    public static var smartDashesType: AttributeName { AttributeName(566) }
    /// `smartInsertDeleteType="…"`
    public static var smartInsertDeleteType: AttributeName { AttributeName(567) }
    /// `smartQuotesType="…"`
    public static var smartQuotesType: AttributeName { AttributeName(568) }
    /// `spacing="…"`
    public static var spacing: AttributeName { AttributeName(570) }
    /// `spacingType="…"`
    public static var spacingType: AttributeName { AttributeName(571) }
    /// `spellCheckingType="…"`
    public static var spellCheckingType: AttributeName { AttributeName(572) }
    /// `spineLocation="…"`
    public static var spineLocation: AttributeName { AttributeName(573) }
    /// `splitViewControllerTargetIndex="…"`
    public static var splitViewControllerTargetIndex: AttributeName { AttributeName(575) }
    /// `springLoaded="…"`
    public static var springLoaded: AttributeName { AttributeName(579) }
    /// `stackedItemPositioning="…"`
    public static var stackedItemPositioning: AttributeName { AttributeName(581) }
    /// `staticText="…"`
    public static var staticText: AttributeName { AttributeName(584) }
    /// `statusBarStyle="…"`
    public static var statusBarStyle: AttributeName { AttributeName(585) }
    /// `stepValue="…"`
    public static var stepValue: AttributeName { AttributeName(586) }
    /// `storyboardIdentifier="…"`
    public static var storyboardIdentifier: AttributeName { AttributeName(588) }
    /// `storyboardName="…"`
    public static var storyboardName: AttributeName { AttributeName(589) }
    /// `style="…"`
    public static var style: AttributeName { AttributeName(591) }
    /// `subtitle="…"`
    public static var subtitle: AttributeName { AttributeName(592) }
    /// `summaryElement="…"`
    public static var summaryElement: AttributeName { AttributeName(594) }
    /// `superclassName="…"`
    public static var superclassName: AttributeName { AttributeName(595) }
    /// `suppressesIncrementalRendering="…"`
    public static var suppressesIncrementalRendering: AttributeName { AttributeName(596) }
    /// `symbolScale="…"`
    public static var symbolScale: AttributeName { AttributeName(599) }
    /// `symbolType="…"`
    public static var symbolType: AttributeName { AttributeName(600) }
    /// `symbolic="…"`
    public static var symbolic: AttributeName { AttributeName(601) }
    /// `systemColor="…"`
    public static var systemColor: AttributeName { AttributeName(602) }
    /// `systemImage="…"`
    public static var systemImage: AttributeName { AttributeName(603) }
    /// `systemItem="…"`
    public static var systemItem: AttributeName { AttributeName(604) }
    /// `systemVersion="…"`
    public static var systemVersion: AttributeName { AttributeName(605) }
    /// `tableViewCell="…"`
    public static var tableViewCell: AttributeName { AttributeName(612) }
    /// `tag="…"`
    public static var tag: AttributeName { AttributeName(617) }
    /// `tailIndent="…"`
    public static var tailIndent: AttributeName { AttributeName(618) }
    /// `targetRuntime="…"`
    public static var targetRuntime: AttributeName { AttributeName(620) }
    /// `text="…"`
    public static var text: AttributeName { AttributeName(621) }
    /// `textAlignment="…"`
    public static var textAlignment: AttributeName { AttributeName(622) }
    /// `textContentType="…"`
    public static var textContentType: AttributeName { AttributeName(624) }
    /// `textLabel="…"`
    public static var textLabel: AttributeName { AttributeName(627) }
    /// `textStyle="…"`
    public static var textStyle: AttributeName { AttributeName(628) }
    /// `tighteningFactorForTruncation="…"`
    public static var tighteningFactorForTruncation: AttributeName { AttributeName(631) }
    /// `timeIntervalSinceReferenceDate="…"`
    public static var timeIntervalSinceReferenceDate: AttributeName { AttributeName(632) }
    /// `title="…"`
    public static var title: AttributeName { AttributeName(634) }
    /// `titleAlignment="…"`
    public static var titleAlignment: AttributeName { AttributeName(635) }
    /// `titlePadding="…"`
    public static var titlePadding: AttributeName { AttributeName(636) }
    /// `toolbarHidden="…"`
    public static var toolbarHidden: AttributeName { AttributeName(640) }
    /// `toolsVersion="…"`
    public static var toolsVersion: AttributeName { AttributeName(642) }
    /// `top="…"`
    public static var top: AttributeName { AttributeName(643) }
    /// `trackImage="…"`
    public static var trackImage: AttributeName { AttributeName(644) }
    /// `trailing="…"`
    public static var trailing: AttributeName { AttributeName(645) }
    /// `transitionStyle="…"`
    public static var transitionStyle: AttributeName { AttributeName(646) }
    /// `translatesAutoresizingMaskIntoConstraints="…"`
    public static var translatesAutoresizingMaskIntoConstraints: AttributeName { AttributeName(647) }
    /// `translucent="…"`
    public static var translucent: AttributeName { AttributeName(648) }
    /// `trigger="…"`
    public static var trigger: AttributeName { AttributeName(649) }
    /// `type="…"`
    public static var type: AttributeName { AttributeName(650) }
    /// `unwindAction="…"`
    public static var unwindAction: AttributeName { AttributeName(651) }
    /// `up="…"`
    public static var up: AttributeName { AttributeName(652) }
    /// `updatesFrequently="…"`
    public static var updatesFrequently: AttributeName { AttributeName(653) }
    /// `useAutolayout="…"`
    public static var useAutolayout: AttributeName { AttributeName(654) }
    /// `useAutomaticPreferredMaxLayoutWidth="…"`
    public static var useAutomaticPreferredMaxLayoutWidth: AttributeName { AttributeName(655) }
    /// `useCurrentDate="…"`
    public static var useCurrentDate: AttributeName { AttributeName(656) }
    /// `useSafeAreas="…"`
    public static var useSafeAreas: AttributeName { AttributeName(657) }
    /// `useStoryboardIdentifierAsRestorationIdentifier="…"`
    public static var useStoryboardIdentifierAsRestorationIdentifier: AttributeName { AttributeName(658) }
    /// `useTraitCollections="…"`
    public static var useTraitCollections: AttributeName { AttributeName(659) }
    /// `userInteractionEnabled="…"`
    public static var userInteractionEnabled: AttributeName { AttributeName(664) }
    /// `userLabel="…"`
    public static var userLabel: AttributeName { AttributeName(665) }
    /// `usesAppearanceFont="…"`
    public static var usesAppearanceFont: AttributeName { AttributeName(667) }
    /// `usesAttributedText="…"`
    public static var usesAttributedText: AttributeName { AttributeName(668) }
    /// `usesInactiveTextColor="…"`
    public static var usesInactiveTextColor: AttributeName { AttributeName(669) }
    /// `value="…"`
    public static var value: AttributeName { AttributeName(670) }
    /// `variableValue="…"`
    public static var variableValue: AttributeName { AttributeName(671) }
    /// `variant="…"`
    public static var variant: AttributeName { AttributeName(672) }
    /// `verifyAmbiguity="…"`
    public static var verifyAmbiguity: AttributeName { AttributeName(674) }
    /// `version="…"`
    public static var version: AttributeName { AttributeName(675) }
    /// `vertical="…"`
    public static var vertical: AttributeName { AttributeName(676) }
    /// `verticalCompressionResistancePriority="…"`
    public static var verticalCompressionResistancePriority: AttributeName { AttributeName(677) }
    /// `verticalHuggingPriority="…"`
    public static var verticalHuggingPriority: AttributeName { AttributeName(678) }
    /// `videoGravity="…"`
    public static var videoGravity: AttributeName { AttributeName(681) }
    /// `visibleAtLaunch="…"`
    public static var visibleAtLaunch: AttributeName { AttributeName(688) }
    /// `wantsFullScreenLayout="…"`
    public static var wantsFullScreenLayout: AttributeName { AttributeName(690) }
    /// `weight="…"`
    public static var weight: AttributeName { AttributeName(692) }
    /// `white="…"`
    public static var white: AttributeName { AttributeName(693) }
    /// `width="…"`
    public static var width: AttributeName { AttributeName(694) }
    /// `widthSizable="…"`
    public static var widthSizable: AttributeName { AttributeName(695) }
    /// `x="…"`
    public static var x: AttributeName { AttributeName(700) }
    /// `xcode11CocoaTouchSystemColor="…"`
    public static var xcode11CocoaTouchSystemColor: AttributeName { AttributeName(701) }
    /// `y="…"`
    public static var y: AttributeName { AttributeName(702) }
    /// `zoomEnabled="…"`
    public static var zoomEnabled: AttributeName { AttributeName(703) }
}
