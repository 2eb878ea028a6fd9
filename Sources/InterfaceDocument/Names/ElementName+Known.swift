// The elements that the reader knows by name: data, made by Scripts/make-vocabulary from names.txt.

extension ElementName {
    /// `<accessibility>`
    public static var accessibility: ElementName { ElementName(0) }
    /// `<accessibilityOverrides>`
    public static var accessibilityOverrides: ElementName { ElementName(1) }
    /// `<accessibilityTraits>`
    public static var accessibilityTraits: ElementName { ElementName(2) }
    /// `<action>`
    public static var action: ElementName { ElementName(4) }
    /// `<activityIndicatorView>`
    public static var activityIndicatorView: ElementName { ElementName(6) }
    /// `<activityViewController>`
    public static var activityViewController: ElementName { ElementName(7) }
    /// `<adBannerView>`
    public static var adBannerView: ElementName { ElementName(8) }
    /// `<adaptation>`
    public static var adaptation: ElementName { ElementName(9) }
    /// `<animationImages>`
    public static var animationImages: ElementName { ElementName(42) }
    /// `<animations>`
    public static var animations: ElementName { ElementName(43) }
    /// `<appearance>`
    public static var appearance: ElementName { ElementName(44) }
    /// `<arView>`
    public static var arView: ElementName { ElementName(49) }
    /// `<archive>`
    public static var archive: ElementName { ElementName(50) }
    /// `<array>`
    public static var array: ElementName { ElementName(51) }
    /// `<arscnView>`
    public static var arscnView: ElementName { ElementName(52) }
    /// `<arskView>`
    public static var arskView: ElementName { ElementName(53) }
    /// `<attributedString>`
    public static var attributedString: ElementName { ElementName(54) }
    /// `<attributes>`
    public static var attributes: ElementName { ElementName(55) }
    /// `<audiovisualMediaTypes>`
    public static var audiovisualMediaTypes: ElementName { ElementName(56) }
    /// `<autoresizingMask>`
    public static var autoresizingMask: ElementName { ElementName(65) }
    /// `<avPlayerViewController>`
    public static var avPlayerViewController: ElementName { ElementName(67) }
    /// `<backgroundConfiguration>`
    public static var backgroundConfiguration: ElementName { ElementName(72) }
    /// `<barButtonItem>`
    public static var barButtonItem: ElementName { ElementName(77) }
    /// `<barButtonItemGroup>`
    public static var barButtonItemGroup: ElementName { ElementName(78) }
    /// `<blurEffect>`
    public static var blurEffect: ElementName { ElementName(88) }
    /// `<bool>`
    public static var bool: ElementName { ElementName(90) }
    /// `<button>`
    public static var button: ElementName { ElementName(96) }
    /// `<buttonConfiguration>`
    public static var buttonConfiguration: ElementName { ElementName(97) }
    /// `<calendarView>`
    public static var calendarView: ElementName { ElementName(101) }
    /// `<capability>`
    public static var capability: ElementName { ElementName(105) }
    /// `<cells>`
    public static var cells: ElementName { ElementName(107) }
    /// `<children>`
    public static var children: ElementName { ElementName(109) }
    /// `<class>`
    public static var `class`: ElementName { ElementName(110) }
    /// `<classes>`
    public static var classes: ElementName { ElementName(112) }
    /// `<cloudSharingController>`
    public static var cloudSharingController: ElementName { ElementName(118) }
    /// `<collectionReusableView>`
    public static var collectionReusableView: ElementName { ElementName(121) }
    /// `<collectionView>`
    public static var collectionView: ElementName { ElementName(122) }
    /// `<collectionViewCell>`
    public static var collectionViewCell: ElementName { ElementName(123) }
    /// `<collectionViewCellContentView>`
    public static var collectionViewCellContentView: ElementName { ElementName(124) }
    /// `<collectionViewCompositionalLayout>`
    public static var collectionViewCompositionalLayout: ElementName { ElementName(125) }
    /// `<collectionViewController>`
    public static var collectionViewController: ElementName { ElementName(126) }
    /// `<collectionViewFlowLayout>`
    public static var collectionViewFlowLayout: ElementName { ElementName(127) }
    /// `<collectionViewLayout>`
    public static var collectionViewLayout: ElementName { ElementName(128) }
    /// `<collectionViewTableLayout>`
    public static var collectionViewTableLayout: ElementName { ElementName(129) }
    /// `<color>`
    public static var color: ElementName { ElementName(130) }
    /// `<colorWell>`
    public static var colorWell: ElementName { ElementName(135) }
    /// `<command>`
    public static var command: ElementName { ElementName(136) }
    /// `<connections>`
    public static var connections: ElementName { ElementName(139) }
    /// `<constraint>`
    public static var constraint: ElementName { ElementName(141) }
    /// `<constraints>`
    public static var constraints: ElementName { ElementName(142) }
    /// `<containerView>`
    public static var containerView: ElementName { ElementName(143) }
    /// `<contentUnavailableView>`
    public static var contentUnavailableView: ElementName { ElementName(149) }
    /// `<customFonts>`
    public static var customFonts: ElementName { ElementName(160) }
    /// `<customObject>`
    public static var customObject: ElementName { ElementName(163) }
    /// `<customView>`
    public static var customView: ElementName { ElementName(165) }
    /// `<data>`
    public static var data: ElementName { ElementName(166) }
    /// `<dataDetectorType>`
    public static var dataDetectorType: ElementName { ElementName(167) }
    /// `<dataDetectorTypes>`
    public static var dataDetectorTypes: ElementName { ElementName(168) }
    /// `<date>`
    public static var date: ElementName { ElementName(170) }
    /// `<datePicker>`
    public static var datePicker: ElementName { ElementName(171) }
    /// `<dependencies>`
    public static var dependencies: ElementName { ElementName(180) }
    /// `<deployment>`
    public static var deployment: ElementName { ElementName(181) }
    /// `<designable>`
    public static var designable: ElementName { ElementName(183) }
    /// `<designables>`
    public static var designables: ElementName { ElementName(184) }
    /// `<development>`
    public static var development: ElementName { ElementName(188) }
    /// `<device>`
    public static var device: ElementName { ElementName(189) }
    /// `<dictionary>`
    public static var dictionary: ElementName { ElementName(190) }
    /// `<directionalEdgeInsets>`
    public static var directionalEdgeInsets: ElementName { ElementName(192) }
    /// `<document>`
    public static var document: ElementName { ElementName(196) }
    /// `<documentBrowserViewController>`
    public static var documentBrowserViewController: ElementName { ElementName(197) }
    /// `<edgeInsets>`
    public static var edgeInsets: ElementName { ElementName(202) }
    /// `<editMenu>`
    public static var editMenu: ElementName { ElementName(203) }
    /// `<exclude>`
    public static var exclude: ElementName { ElementName(214) }
    /// `<exit>`
    public static var exit: ElementName { ElementName(215) }
    /// `<extendedEdge>`
    public static var extendedEdge: ElementName { ElementName(216) }
    /// `<fixedSimulatedSizeMetrics>`
    public static var fixedSimulatedSizeMetrics: ElementName { ElementName(224) }
    /// `<font>`
    public static var font: ElementName { ElementName(231) }
    /// `<fontDescription>`
    public static var fontDescription: ElementName { ElementName(232) }
    /// `<fragment>`
    public static var fragment: ElementName { ElementName(234) }
    /// `<frame>`
    public static var frame: ElementName { ElementName(235) }
    /// `<freeformSimulatedSizeMetrics>`
    public static var freeformSimulatedSizeMetrics: ElementName { ElementName(236) }
    /// `<gestureRecognizer>`
    public static var gestureRecognizer: ElementName { ElementName(237) }
    /// `<gestureRecognizers>`
    public static var gestureRecognizers: ElementName { ElementName(238) }
    /// `<glkView>`
    public static var glkView: ElementName { ElementName(239) }
    /// `<glkViewController>`
    public static var glkViewController: ElementName { ElementName(240) }
    /// `<hostingController>`
    public static var hostingController: ElementName { ElementName(260) }
    /// `<hoverGestureRecognizer>`
    public static var hoverGestureRecognizer: ElementName { ElementName(261) }
    /// `<image>`
    public static var image: ElementName { ElementName(266) }
    /// `<imagePickerController>`
    public static var imagePickerController: ElementName { ElementName(269) }
    /// `<imageReference>`
    public static var imageReference: ElementName { ElementName(271) }
    /// `<imageView>`
    public static var imageView: ElementName { ElementName(274) }
    /// `<include>`
    public static var include: ElementName { ElementName(275) }
    /// `<inferredMetricsTieBreakers>`
    public static var inferredMetricsTieBreakers: ElementName { ElementName(280) }
    /// `<inputView>`
    public static var inputView: ElementName { ElementName(284) }
    /// `<inset>`
    public static var inset: ElementName { ElementName(285) }
    /// `<integer>`
    public static var integer: ElementName { ElementName(288) }
    /// `<items>`
    public static var items: ElementName { ElementName(295) }
    /// `<keyCommand>`
    public static var keyCommand: ElementName { ElementName(298) }
    /// `<keyCommands>`
    public static var keyCommands: ElementName { ElementName(299) }
    /// `<keyboardLayoutGuide>`
    public static var keyboardLayoutGuide: ElementName { ElementName(304) }
    /// `<label>`
    public static var label: ElementName { ElementName(307) }
    /// `<layoutGuide>`
    public static var layoutGuide: ElementName { ElementName(315) }
    /// `<layoutGuides>`
    public static var layoutGuides: ElementName { ElementName(316) }
    /// `<leftBarButtonItems>`
    public static var leftBarButtonItems: ElementName { ElementName(321) }
    /// `<linkView>`
    public static var linkView: ElementName { ElementName(330) }
    /// `<listContentConfiguration>`
    public static var listContentConfiguration: ElementName { ElementName(331) }
    /// `<locale>`
    public static var locale: ElementName { ElementName(332) }
    /// `<longPressGestureRecognizer>`
    public static var longPressGestureRecognizer: ElementName { ElementName(335) }
    /// `<mapView>`
    public static var mapView: ElementName { ElementName(339) }
    /// `<mask>`
    public static var mask: ElementName { ElementName(340) }
    /// `<menu>`
    public static var menu: ElementName { ElementName(351) }
    /// `<metadata>`
    public static var metadata: ElementName { ElementName(354) }
    /// `<modalFormSheetSimulatedSizeMetrics>`
    public static var modalFormSheetSimulatedSizeMetrics: ElementName { ElementName(373) }
    /// `<modalPageSheetSimulatedSizeMetrics>`
    public static var modalPageSheetSimulatedSizeMetrics: ElementName { ElementName(374) }
    /// `<mtkView>`
    public static var mtkView: ElementName { ElementName(379) }
    /// `<mutableArray>`
    public static var mutableArray: ElementName { ElementName(382) }
    /// `<mutableData>`
    public static var mutableData: ElementName { ElementName(383) }
    /// `<mutableString>`
    public static var mutableString: ElementName { ElementName(384) }
    /// `<namedColor>`
    public static var namedColor: ElementName { ElementName(386) }
    /// `<navigationBar>`
    public static var navigationBar: ElementName { ElementName(387) }
    /// `<navigationBarAppearance>`
    public static var navigationBarAppearance: ElementName { ElementName(388) }
    /// `<navigationController>`
    public static var navigationController: ElementName { ElementName(390) }
    /// `<navigationItem>`
    public static var navigationItem: ElementName { ElementName(391) }
    /// `<nil>`
    public static var `nil`: ElementName { ElementName(394) }
    /// `<objects>`
    public static var objects: ElementName { ElementName(402) }
    /// `<offsetWrapper>`
    public static var offsetWrapper: ElementName { ElementName(403) }
    /// `<options>`
    public static var options: ElementName { ElementName(406) }
    /// `<outlet>`
    public static var outlet: ElementName { ElementName(408) }
    /// `<outletCollection>`
    public static var outletCollection: ElementName { ElementName(409) }
    /// `<pageControl>`
    public static var pageControl: ElementName { ElementName(410) }
    /// `<pageViewController>`
    public static var pageViewController: ElementName { ElementName(412) }
    /// `<panGestureRecognizer>`
    public static var panGestureRecognizer: ElementName { ElementName(414) }
    /// `<paragraphStyle>`
    public static var paragraphStyle: ElementName { ElementName(417) }
    /// `<pdfView>`
    public static var pdfView: ElementName { ElementName(421) }
    /// `<pickerView>`
    public static var pickerView: ElementName { ElementName(423) }
    /// `<pinchGestureRecognizer>`
    public static var pinchGestureRecognizer: ElementName { ElementName(424) }
    /// `<placeholder>`
    public static var placeholder: ElementName { ElementName(426) }
    /// `<playerViewController>`
    public static var playerViewController: ElementName { ElementName(430) }
    /// `<plugIn>`
    public static var plugIn: ElementName { ElementName(431) }
    /// `<point>`
    public static var point: ElementName { ElementName(432) }
    /// `<pongPressGestureRecognizer>`
    public static var pongPressGestureRecognizer: ElementName { ElementName(435) }
    /// `<popoverArrowDirection>`
    public static var popoverArrowDirection: ElementName { ElementName(438) }
    /// `<popoverPassthroughViews>`
    public static var popoverPassthroughViews: ElementName { ElementName(439) }
    /// `<popoverSimulatedSizeMetrics>`
    public static var popoverSimulatedSizeMetrics: ElementName { ElementName(440) }
    /// `<preferredSymbolConfiguration>`
    public static var preferredSymbolConfiguration: ElementName { ElementName(449) }
    /// `<progressView>`
    public static var progressView: ElementName { ElementName(458) }
    /// `<prototypes>`
    public static var prototypes: ElementName { ElementName(465) }
    /// `<range>`
    public static var range: ElementName { ElementName(467) }
    /// `<real>`
    public static var real: ElementName { ElementName(468) }
    /// `<rect>`
    public static var rect: ElementName { ElementName(469) }
    /// `<referenceLibraryViewController>`
    public static var referenceLibraryViewController: ElementName { ElementName(472) }
    /// `<refreshControl>`
    public static var refreshControl: ElementName { ElementName(474) }
    /// `<relationship>`
    public static var relationship: ElementName { ElementName(476) }
    /// `<relationships>`
    public static var relationships: ElementName { ElementName(477) }
    /// `<resources>`
    public static var resources: ElementName { ElementName(482) }
    /// `<rightBarButtonItems>`
    public static var rightBarButtonItems: ElementName { ElementName(488) }
    /// `<rotationGestureRecognizer>`
    public static var rotationGestureRecognizer: ElementName { ElementName(492) }
    /// `<safeAreaLayoutGuide>`
    public static var safeAreaLayoutGuide: ElementName { ElementName(494) }
    /// `<scene>`
    public static var scene: ElementName { ElementName(497) }
    /// `<sceneKitView>`
    public static var sceneKitView: ElementName { ElementName(499) }
    /// `<scenes>`
    public static var scenes: ElementName { ElementName(502) }
    /// `<scopeButtonTitles>`
    public static var scopeButtonTitles: ElementName { ElementName(503) }
    /// `<screenEdgePanGestureRecognizer>`
    public static var screenEdgePanGestureRecognizer: ElementName { ElementName(504) }
    /// `<scrollView>`
    public static var scrollView: ElementName { ElementName(507) }
    /// `<searchBar>`
    public static var searchBar: ElementName { ElementName(508) }
    /// `<searchController>`
    public static var searchController: ElementName { ElementName(510) }
    /// `<searchDisplayController>`
    public static var searchDisplayController: ElementName { ElementName(511) }
    /// `<sections>`
    public static var sections: ElementName { ElementName(521) }
    /// `<segment>`
    public static var segment: ElementName { ElementName(523) }
    /// `<segmentedControl>`
    public static var segmentedControl: ElementName { ElementName(525) }
    /// `<segments>`
    public static var segments: ElementName { ElementName(526) }
    /// `<segue>`
    public static var segue: ElementName { ElementName(527) }
    /// `<shadow>`
    public static var shadow: ElementName { ElementName(540) }
    /// `<shadowColor>`
    public static var shadowColor: ElementName { ElementName(541) }
    /// `<shareView>`
    public static var shareView: ElementName { ElementName(543) }
    /// `<simulatedMetricsContainer>`
    public static var simulatedMetricsContainer: ElementName { ElementName(566) }
    /// `<simulatedNavigationBarMetrics>`
    public static var simulatedNavigationBarMetrics: ElementName { ElementName(567) }
    /// `<simulatedOrientationMetrics>`
    public static var simulatedOrientationMetrics: ElementName { ElementName(568) }
    /// `<simulatedScreenMetrics>`
    public static var simulatedScreenMetrics: ElementName { ElementName(569) }
    /// `<simulatedSearchBarMetrics>`
    public static var simulatedSearchBarMetrics: ElementName { ElementName(570) }
    /// `<simulatedStatusBarMetrics>`
    public static var simulatedStatusBarMetrics: ElementName { ElementName(571) }
    /// `<simulatedTabBarMetrics>`
    public static var simulatedTabBarMetrics: ElementName { ElementName(572) }
    /// `<simulatedToolbarMetrics>`
    public static var simulatedToolbarMetrics: ElementName { ElementName(573) }
    /// `<size>`
    public static var size: ElementName { ElementName(575) }
    /// `<skView>`
    public static var skView: ElementName { ElementName(577) }
    /// `<slider>`
    public static var slider: ElementName { ElementName(578) }
    /// `<source>`
    public static var source: ElementName { ElementName(582) }
    /// `<splitViewController>`
    public static var splitViewController: ElementName { ElementName(587) }
    /// `<splitViewDetailSimulatedSizeMetrics>`
    public static var splitViewDetailSimulatedSizeMetrics: ElementName { ElementName(589) }
    /// `<splitViewMasterSimulatedSizeMetrics>`
    public static var splitViewMasterSimulatedSizeMetrics: ElementName { ElementName(590) }
    /// `<splitViewSimulatedSizeMetrics>`
    public static var splitViewSimulatedSizeMetrics: ElementName { ElementName(591) }
    /// `<stackView>`
    public static var stackView: ElementName { ElementName(593) }
    /// `<standardMapConfiguration>`
    public static var standardMapConfiguration: ElementName { ElementName(595) }
    /// `<state>`
    public static var state: ElementName { ElementName(596) }
    /// `<stepper>`
    public static var stepper: ElementName { ElementName(600) }
    /// `<string>`
    public static var string: ElementName { ElementName(603) }
    /// `<subviews>`
    public static var subviews: ElementName { ElementName(608) }
    /// `<swipeGestureRecognizer>`
    public static var swipeGestureRecognizer: ElementName { ElementName(612) }
    /// `<switch>`
    public static var `switch`: ElementName { ElementName(613) }
    /// `<systemColor>`
    public static var systemColor: ElementName { ElementName(617) }
    /// `<tabBar>`
    public static var tabBar: ElementName { ElementName(621) }
    /// `<tabBarAppearance>`
    public static var tabBarAppearance: ElementName { ElementName(622) }
    /// `<tabBarController>`
    public static var tabBarController: ElementName { ElementName(623) }
    /// `<tabBarItem>`
    public static var tabBarItem: ElementName { ElementName(624) }
    /// `<tabStops>`
    public static var tabStops: ElementName { ElementName(625) }
    /// `<tableView>`
    public static var tableView: ElementName { ElementName(626) }
    /// `<tableViewCell>`
    public static var tableViewCell: ElementName { ElementName(627) }
    /// `<tableViewCellContentView>`
    public static var tableViewCellContentView: ElementName { ElementName(628) }
    /// `<tableViewController>`
    public static var tableViewController: ElementName { ElementName(629) }
    /// `<tableViewHeaderFooterView>`
    public static var tableViewHeaderFooterView: ElementName { ElementName(630) }
    /// `<tableViewSection>`
    public static var tableViewSection: ElementName { ElementName(631) }
    /// `<tapGestureRecognizer>`
    public static var tapGestureRecognizer: ElementName { ElementName(634) }
    /// `<textAttributes>`
    public static var textAttributes: ElementName { ElementName(638) }
    /// `<textField>`
    public static var textField: ElementName { ElementName(640) }
    /// `<textInputTraits>`
    public static var textInputTraits: ElementName { ElementName(641) }
    /// `<textTab>`
    public static var textTab: ElementName { ElementName(644) }
    /// `<textView>`
    public static var textView: ElementName { ElementName(645) }
    /// `<timeZone>`
    public static var timeZone: ElementName { ElementName(648) }
    /// `<titleTextAttributes>`
    public static var titleTextAttributes: ElementName { ElementName(652) }
    /// `<toolbar>`
    public static var toolbar: ElementName { ElementName(653) }
    /// `<toolbarAppearance>`
    public static var toolbarAppearance: ElementName { ElementName(654) }
    /// `<toolbarItems>`
    public static var toolbarItems: ElementName { ElementName(656) }
    /// `<url>`
    public static var url: ElementName { ElementName(669) }
    /// `<userActivity>`
    public static var userActivity: ElementName { ElementName(676) }
    /// `<userDefinedRuntimeAttribute>`
    public static var userDefinedRuntimeAttribute: ElementName { ElementName(677) }
    /// `<userDefinedRuntimeAttributes>`
    public static var userDefinedRuntimeAttributes: ElementName { ElementName(678) }
    /// `<userGuides>`
    public static var userGuides: ElementName { ElementName(679) }
    /// `<userLayoutGuide>`
    public static var userLayoutGuide: ElementName { ElementName(682) }
    /// `<value>`
    public static var value: ElementName { ElementName(686) }
    /// `<variation>`
    public static var variation: ElementName { ElementName(689) }
    /// `<vibrancyEffect>`
    public static var vibrancyEffect: ElementName { ElementName(695) }
    /// `<videoEditorController>`
    public static var videoEditorController: ElementName { ElementName(696) }
    /// `<view>`
    public static var view: ElementName { ElementName(698) }
    /// `<viewController>`
    public static var viewController: ElementName { ElementName(699) }
    /// `<viewControllerLayoutGuide>`
    public static var viewControllerLayoutGuide: ElementName { ElementName(700) }
    /// `<viewControllerPlaceholder>`
    public static var viewControllerPlaceholder: ElementName { ElementName(701) }
    /// `<viewControllers>`
    public static var viewControllers: ElementName { ElementName(702) }
    /// `<viewLayoutGuide>`
    public static var viewLayoutGuide: ElementName { ElementName(703) }
    /// `<visualEffectView>`
    public static var visualEffectView: ElementName { ElementName(705) }
    /// `<webView>`
    public static var webView: ElementName { ElementName(707) }
    /// `<window>`
    public static var window: ElementName { ElementName(712) }
    /// `<wkPreferences>`
    public static var wkPreferences: ElementName { ElementName(713) }
    /// `<wkWebView>`
    public static var wkWebView: ElementName { ElementName(714) }
    /// `<wkWebViewConfiguration>`
    public static var wkWebViewConfiguration: ElementName { ElementName(715) }
}
