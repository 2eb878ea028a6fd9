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
    public static var bool: ElementName { ElementName(89) }
    /// `<button>`
    public static var button: ElementName { ElementName(95) }
    /// `<buttonConfiguration>`
    public static var buttonConfiguration: ElementName { ElementName(96) }
    /// `<calendarView>`
    public static var calendarView: ElementName { ElementName(100) }
    /// `<capability>`
    public static var capability: ElementName { ElementName(104) }
    /// `<cells>`
    public static var cells: ElementName { ElementName(106) }
    /// `<children>`
    public static var children: ElementName { ElementName(108) }
    /// `<class>`
    public static var `class`: ElementName { ElementName(109) }
    /// `<classes>`
    public static var classes: ElementName { ElementName(111) }
    /// `<cloudSharingController>`
    public static var cloudSharingController: ElementName { ElementName(117) }
    /// `<collectionReusableView>`
    public static var collectionReusableView: ElementName { ElementName(120) }
    /// `<collectionView>`
    public static var collectionView: ElementName { ElementName(121) }
    /// `<collectionViewCell>`
    public static var collectionViewCell: ElementName { ElementName(122) }
    /// `<collectionViewCellContentView>`
    public static var collectionViewCellContentView: ElementName { ElementName(123) }
    /// `<collectionViewCompositionalLayout>`
    public static var collectionViewCompositionalLayout: ElementName { ElementName(124) }
    /// `<collectionViewController>`
    public static var collectionViewController: ElementName { ElementName(125) }
    /// `<collectionViewFlowLayout>`
    public static var collectionViewFlowLayout: ElementName { ElementName(126) }
    /// `<collectionViewLayout>`
    public static var collectionViewLayout: ElementName { ElementName(127) }
    /// `<collectionViewTableLayout>`
    public static var collectionViewTableLayout: ElementName { ElementName(128) }
    /// `<color>`
    public static var color: ElementName { ElementName(129) }
    /// `<colorWell>`
    public static var colorWell: ElementName { ElementName(134) }
    /// `<command>`
    public static var command: ElementName { ElementName(135) }
    /// `<connections>`
    public static var connections: ElementName { ElementName(138) }
    /// `<constraint>`
    public static var constraint: ElementName { ElementName(140) }
    /// `<constraints>`
    public static var constraints: ElementName { ElementName(141) }
    /// `<containerView>`
    public static var containerView: ElementName { ElementName(142) }
    /// `<contentUnavailableView>`
    public static var contentUnavailableView: ElementName { ElementName(148) }
    /// `<customFonts>`
    public static var customFonts: ElementName { ElementName(159) }
    /// `<customObject>`
    public static var customObject: ElementName { ElementName(162) }
    /// `<customView>`
    public static var customView: ElementName { ElementName(164) }
    /// `<data>`
    public static var data: ElementName { ElementName(165) }
    /// `<dataDetectorType>`
    public static var dataDetectorType: ElementName { ElementName(166) }
    /// `<dataDetectorTypes>`
    public static var dataDetectorTypes: ElementName { ElementName(167) }
    /// `<date>`
    public static var date: ElementName { ElementName(169) }
    /// `<datePicker>`
    public static var datePicker: ElementName { ElementName(170) }
    /// `<dependencies>`
    public static var dependencies: ElementName { ElementName(179) }
    /// `<deployment>`
    public static var deployment: ElementName { ElementName(180) }
    /// `<designable>`
    public static var designable: ElementName { ElementName(182) }
    /// `<designables>`
    public static var designables: ElementName { ElementName(183) }
    /// `<development>`
    public static var development: ElementName { ElementName(187) }
    /// `<device>`
    public static var device: ElementName { ElementName(188) }
    /// `<dictionary>`
    public static var dictionary: ElementName { ElementName(189) }
    /// `<directionalEdgeInsets>`
    public static var directionalEdgeInsets: ElementName { ElementName(191) }
    /// `<document>`
    public static var document: ElementName { ElementName(195) }
    /// `<documentBrowserViewController>`
    public static var documentBrowserViewController: ElementName { ElementName(196) }
    /// `<edgeInsets>`
    public static var edgeInsets: ElementName { ElementName(201) }
    /// `<editMenu>`
    public static var editMenu: ElementName { ElementName(202) }
    /// `<exclude>`
    public static var exclude: ElementName { ElementName(213) }
    /// `<exit>`
    public static var exit: ElementName { ElementName(214) }
    /// `<extendedEdge>`
    public static var extendedEdge: ElementName { ElementName(215) }
    /// `<fixedSimulatedSizeMetrics>`
    public static var fixedSimulatedSizeMetrics: ElementName { ElementName(223) }
    /// `<font>`
    public static var font: ElementName { ElementName(230) }
    /// `<fontDescription>`
    public static var fontDescription: ElementName { ElementName(231) }
    /// `<fragment>`
    public static var fragment: ElementName { ElementName(233) }
    /// `<frame>`
    public static var frame: ElementName { ElementName(234) }
    /// `<freeformSimulatedSizeMetrics>`
    public static var freeformSimulatedSizeMetrics: ElementName { ElementName(235) }
    /// `<gestureRecognizer>`
    public static var gestureRecognizer: ElementName { ElementName(236) }
    /// `<gestureRecognizers>`
    public static var gestureRecognizers: ElementName { ElementName(237) }
    /// `<glkView>`
    public static var glkView: ElementName { ElementName(238) }
    /// `<glkViewController>`
    public static var glkViewController: ElementName { ElementName(239) }
    /// `<hostingController>`
    public static var hostingController: ElementName { ElementName(259) }
    /// `<hoverGestureRecognizer>`
    public static var hoverGestureRecognizer: ElementName { ElementName(260) }
    /// `<image>`
    public static var image: ElementName { ElementName(265) }
    /// `<imagePickerController>`
    public static var imagePickerController: ElementName { ElementName(268) }
    /// `<imageReference>`
    public static var imageReference: ElementName { ElementName(270) }
    /// `<imageView>`
    public static var imageView: ElementName { ElementName(273) }
    /// `<include>`
    public static var include: ElementName { ElementName(274) }
    /// `<inferredMetricsTieBreakers>`
    public static var inferredMetricsTieBreakers: ElementName { ElementName(279) }
    /// `<inputView>`
    public static var inputView: ElementName { ElementName(283) }
    /// `<inset>`
    public static var inset: ElementName { ElementName(284) }
    /// `<integer>`
    public static var integer: ElementName { ElementName(287) }
    /// `<items>`
    public static var items: ElementName { ElementName(294) }
    /// `<keyCommand>`
    public static var keyCommand: ElementName { ElementName(297) }
    /// `<keyCommands>`
    public static var keyCommands: ElementName { ElementName(298) }
    /// `<keyboardLayoutGuide>`
    public static var keyboardLayoutGuide: ElementName { ElementName(303) }
    /// `<label>`
    public static var label: ElementName { ElementName(306) }
    /// `<layoutGuide>`
    public static var layoutGuide: ElementName { ElementName(314) }
    /// `<layoutGuides>`
    public static var layoutGuides: ElementName { ElementName(315) }
    /// `<leftBarButtonItems>`
    public static var leftBarButtonItems: ElementName { ElementName(320) }
    /// `<linkView>`
    public static var linkView: ElementName { ElementName(329) }
    /// `<listContentConfiguration>`
    public static var listContentConfiguration: ElementName { ElementName(330) }
    /// `<locale>`
    public static var locale: ElementName { ElementName(331) }
    /// `<longPressGestureRecognizer>`
    public static var longPressGestureRecognizer: ElementName { ElementName(334) }
    /// `<mapView>`
    public static var mapView: ElementName { ElementName(338) }
    /// `<mask>`
    public static var mask: ElementName { ElementName(339) }
    /// `<menu>`
    public static var menu: ElementName { ElementName(350) }
    /// `<metadata>`
    public static var metadata: ElementName { ElementName(353) }
    /// `<modalFormSheetSimulatedSizeMetrics>`
    public static var modalFormSheetSimulatedSizeMetrics: ElementName { ElementName(372) }
    /// `<modalPageSheetSimulatedSizeMetrics>`
    public static var modalPageSheetSimulatedSizeMetrics: ElementName { ElementName(373) }
    /// `<mtkView>`
    public static var mtkView: ElementName { ElementName(378) }
    /// `<mutableArray>`
    public static var mutableArray: ElementName { ElementName(381) }
    /// `<mutableData>`
    public static var mutableData: ElementName { ElementName(382) }
    /// `<mutableString>`
    public static var mutableString: ElementName { ElementName(383) }
    /// `<namedColor>`
    public static var namedColor: ElementName { ElementName(385) }
    /// `<navigationBar>`
    public static var navigationBar: ElementName { ElementName(386) }
    /// `<navigationBarAppearance>`
    public static var navigationBarAppearance: ElementName { ElementName(387) }
    /// `<navigationController>`
    public static var navigationController: ElementName { ElementName(389) }
    /// `<navigationItem>`
    public static var navigationItem: ElementName { ElementName(390) }
    /// `<nil>`
    public static var `nil`: ElementName { ElementName(393) }
    /// `<objects>`
    public static var objects: ElementName { ElementName(401) }
    /// `<offsetWrapper>`
    public static var offsetWrapper: ElementName { ElementName(402) }
    /// `<options>`
    public static var options: ElementName { ElementName(405) }
    /// `<outlet>`
    public static var outlet: ElementName { ElementName(407) }
    /// `<outletCollection>`
    public static var outletCollection: ElementName { ElementName(408) }
    /// `<pageControl>`
    public static var pageControl: ElementName { ElementName(409) }
    /// `<pageViewController>`
    public static var pageViewController: ElementName { ElementName(411) }
    /// `<panGestureRecognizer>`
    public static var panGestureRecognizer: ElementName { ElementName(413) }
    /// `<paragraphStyle>`
    public static var paragraphStyle: ElementName { ElementName(416) }
    /// `<pdfView>`
    public static var pdfView: ElementName { ElementName(420) }
    /// `<pickerView>`
    public static var pickerView: ElementName { ElementName(422) }
    /// `<pinchGestureRecognizer>`
    public static var pinchGestureRecognizer: ElementName { ElementName(423) }
    /// `<placeholder>`
    public static var placeholder: ElementName { ElementName(425) }
    /// `<playerViewController>`
    public static var playerViewController: ElementName { ElementName(429) }
    /// `<plugIn>`
    public static var plugIn: ElementName { ElementName(430) }
    /// `<point>`
    public static var point: ElementName { ElementName(431) }
    /// `<pongPressGestureRecognizer>`
    public static var pongPressGestureRecognizer: ElementName { ElementName(434) }
    /// `<popoverArrowDirection>`
    public static var popoverArrowDirection: ElementName { ElementName(437) }
    /// `<popoverPassthroughViews>`
    public static var popoverPassthroughViews: ElementName { ElementName(438) }
    /// `<popoverSimulatedSizeMetrics>`
    public static var popoverSimulatedSizeMetrics: ElementName { ElementName(439) }
    /// `<preferredSymbolConfiguration>`
    public static var preferredSymbolConfiguration: ElementName { ElementName(448) }
    /// `<progressView>`
    public static var progressView: ElementName { ElementName(457) }
    /// `<prototypes>`
    public static var prototypes: ElementName { ElementName(464) }
    /// `<range>`
    public static var range: ElementName { ElementName(466) }
    /// `<real>`
    public static var real: ElementName { ElementName(467) }
    /// `<rect>`
    public static var rect: ElementName { ElementName(468) }
    /// `<referenceLibraryViewController>`
    public static var referenceLibraryViewController: ElementName { ElementName(471) }
    /// `<refreshControl>`
    public static var refreshControl: ElementName { ElementName(473) }
    /// `<relationship>`
    public static var relationship: ElementName { ElementName(475) }
    /// `<relationships>`
    public static var relationships: ElementName { ElementName(476) }
    /// `<resources>`
    public static var resources: ElementName { ElementName(481) }
    /// `<rightBarButtonItems>`
    public static var rightBarButtonItems: ElementName { ElementName(487) }
    /// `<rotationGestureRecognizer>`
    public static var rotationGestureRecognizer: ElementName { ElementName(491) }
    /// `<safeAreaLayoutGuide>`
    public static var safeAreaLayoutGuide: ElementName { ElementName(493) }
    /// `<scene>`
    public static var scene: ElementName { ElementName(496) }
    /// `<sceneKitView>`
    public static var sceneKitView: ElementName { ElementName(498) }
    /// `<scenes>`
    public static var scenes: ElementName { ElementName(501) }
    /// `<scopeButtonTitles>`
    public static var scopeButtonTitles: ElementName { ElementName(502) }
    /// `<screenEdgePanGestureRecognizer>`
    public static var screenEdgePanGestureRecognizer: ElementName { ElementName(503) }
    /// `<scrollView>`
    public static var scrollView: ElementName { ElementName(506) }
    /// `<searchBar>`
    public static var searchBar: ElementName { ElementName(507) }
    /// `<searchController>`
    public static var searchController: ElementName { ElementName(509) }
    /// `<searchDisplayController>`
    public static var searchDisplayController: ElementName { ElementName(510) }
    /// `<sections>`
    public static var sections: ElementName { ElementName(520) }
    /// `<segment>`
    public static var segment: ElementName { ElementName(522) }
    /// `<segmentedControl>`
    public static var segmentedControl: ElementName { ElementName(524) }
    /// `<segments>`
    public static var segments: ElementName { ElementName(525) }
    /// `<segue>`
    public static var segue: ElementName { ElementName(526) }
    /// `<shadowColor>`
    public static var shadowColor: ElementName { ElementName(539) }
    /// `<shareView>`
    public static var shareView: ElementName { ElementName(541) }
    /// `<simulatedMetricsContainer>`
    public static var simulatedMetricsContainer: ElementName { ElementName(564) }
    /// `<simulatedNavigationBarMetrics>`
    public static var simulatedNavigationBarMetrics: ElementName { ElementName(565) }
    /// `<simulatedOrientationMetrics>`
    public static var simulatedOrientationMetrics: ElementName { ElementName(566) }
    /// `<simulatedScreenMetrics>`
    public static var simulatedScreenMetrics: ElementName { ElementName(567) }
    /// `<simulatedSearchBarMetrics>`
    public static var simulatedSearchBarMetrics: ElementName { ElementName(568) }
    /// `<simulatedStatusBarMetrics>`
    public static var simulatedStatusBarMetrics: ElementName { ElementName(569) }
    /// `<simulatedTabBarMetrics>`
    public static var simulatedTabBarMetrics: ElementName { ElementName(570) }
    /// `<simulatedToolbarMetrics>`
    public static var simulatedToolbarMetrics: ElementName { ElementName(571) }
    /// `<size>`
    public static var size: ElementName { ElementName(573) }
    /// `<skView>`
    public static var skView: ElementName { ElementName(575) }
    /// `<slider>`
    public static var slider: ElementName { ElementName(576) }
    /// `<source>`
    public static var source: ElementName { ElementName(580) }
    /// `<splitViewController>`
    public static var splitViewController: ElementName { ElementName(585) }
    /// `<splitViewDetailSimulatedSizeMetrics>`
    public static var splitViewDetailSimulatedSizeMetrics: ElementName { ElementName(587) }
    /// `<splitViewMasterSimulatedSizeMetrics>`
    public static var splitViewMasterSimulatedSizeMetrics: ElementName { ElementName(588) }
    /// `<splitViewSimulatedSizeMetrics>`
    public static var splitViewSimulatedSizeMetrics: ElementName { ElementName(589) }
    /// `<stackView>`
    public static var stackView: ElementName { ElementName(591) }
    /// `<standardMapConfiguration>`
    public static var standardMapConfiguration: ElementName { ElementName(593) }
    /// `<state>`
    public static var state: ElementName { ElementName(594) }
    /// `<stepper>`
    public static var stepper: ElementName { ElementName(598) }
    /// `<string>`
    public static var string: ElementName { ElementName(601) }
    /// `<subviews>`
    public static var subviews: ElementName { ElementName(606) }
    /// `<swipeGestureRecognizer>`
    public static var swipeGestureRecognizer: ElementName { ElementName(610) }
    /// `<switch>`
    public static var `switch`: ElementName { ElementName(611) }
    /// `<systemColor>`
    public static var systemColor: ElementName { ElementName(615) }
    /// `<tabBar>`
    public static var tabBar: ElementName { ElementName(619) }
    /// `<tabBarAppearance>`
    public static var tabBarAppearance: ElementName { ElementName(620) }
    /// `<tabBarController>`
    public static var tabBarController: ElementName { ElementName(621) }
    /// `<tabBarItem>`
    public static var tabBarItem: ElementName { ElementName(622) }
    /// `<tabStops>`
    public static var tabStops: ElementName { ElementName(623) }
    /// `<tableView>`
    public static var tableView: ElementName { ElementName(624) }
    /// `<tableViewCell>`
    public static var tableViewCell: ElementName { ElementName(625) }
    /// `<tableViewCellContentView>`
    public static var tableViewCellContentView: ElementName { ElementName(626) }
    /// `<tableViewController>`
    public static var tableViewController: ElementName { ElementName(627) }
    /// `<tableViewHeaderFooterView>`
    public static var tableViewHeaderFooterView: ElementName { ElementName(628) }
    /// `<tableViewSection>`
    public static var tableViewSection: ElementName { ElementName(629) }
    /// `<tapGestureRecognizer>`
    public static var tapGestureRecognizer: ElementName { ElementName(632) }
    /// `<textAttributes>`
    public static var textAttributes: ElementName { ElementName(636) }
    /// `<textField>`
    public static var textField: ElementName { ElementName(638) }
    /// `<textInputTraits>`
    public static var textInputTraits: ElementName { ElementName(639) }
    /// `<textTab>`
    public static var textTab: ElementName { ElementName(642) }
    /// `<textView>`
    public static var textView: ElementName { ElementName(643) }
    /// `<timeZone>`
    public static var timeZone: ElementName { ElementName(646) }
    /// `<titleTextAttributes>`
    public static var titleTextAttributes: ElementName { ElementName(650) }
    /// `<toolbar>`
    public static var toolbar: ElementName { ElementName(651) }
    /// `<toolbarAppearance>`
    public static var toolbarAppearance: ElementName { ElementName(652) }
    /// `<toolbarItems>`
    public static var toolbarItems: ElementName { ElementName(654) }
    /// `<url>`
    public static var url: ElementName { ElementName(667) }
    /// `<userActivity>`
    public static var userActivity: ElementName { ElementName(674) }
    /// `<userDefinedRuntimeAttribute>`
    public static var userDefinedRuntimeAttribute: ElementName { ElementName(675) }
    /// `<userDefinedRuntimeAttributes>`
    public static var userDefinedRuntimeAttributes: ElementName { ElementName(676) }
    /// `<userGuides>`
    public static var userGuides: ElementName { ElementName(677) }
    /// `<userLayoutGuide>`
    public static var userLayoutGuide: ElementName { ElementName(680) }
    /// `<value>`
    public static var value: ElementName { ElementName(684) }
    /// `<variation>`
    public static var variation: ElementName { ElementName(687) }
    /// `<vibrancyEffect>`
    public static var vibrancyEffect: ElementName { ElementName(693) }
    /// `<videoEditorController>`
    public static var videoEditorController: ElementName { ElementName(694) }
    /// `<view>`
    public static var view: ElementName { ElementName(696) }
    /// `<viewController>`
    public static var viewController: ElementName { ElementName(697) }
    /// `<viewControllerLayoutGuide>`
    public static var viewControllerLayoutGuide: ElementName { ElementName(698) }
    /// `<viewControllerPlaceholder>`
    public static var viewControllerPlaceholder: ElementName { ElementName(699) }
    /// `<viewControllers>`
    public static var viewControllers: ElementName { ElementName(700) }
    /// `<viewLayoutGuide>`
    public static var viewLayoutGuide: ElementName { ElementName(701) }
    /// `<visualEffectView>`
    public static var visualEffectView: ElementName { ElementName(703) }
    /// `<webView>`
    public static var webView: ElementName { ElementName(705) }
    /// `<window>`
    public static var window: ElementName { ElementName(710) }
    /// `<wkPreferences>`
    public static var wkPreferences: ElementName { ElementName(711) }
    /// `<wkWebView>`
    public static var wkWebView: ElementName { ElementName(712) }
    /// `<wkWebViewConfiguration>`
    public static var wkWebViewConfiguration: ElementName { ElementName(713) }
}
