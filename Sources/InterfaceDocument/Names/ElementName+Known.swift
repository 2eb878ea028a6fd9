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
    public static var autoresizingMask: ElementName { ElementName(64) }
    /// `<avPlayerViewController>`
    public static var avPlayerViewController: ElementName { ElementName(66) }
    /// `<backgroundConfiguration>`
    public static var backgroundConfiguration: ElementName { ElementName(71) }
    /// `<barButtonItem>`
    public static var barButtonItem: ElementName { ElementName(75) }
    /// `<barButtonItemGroup>`
    public static var barButtonItemGroup: ElementName { ElementName(76) }
    /// `<blurEffect>`
    public static var blurEffect: ElementName { ElementName(86) }
    /// `<bool>`
    public static var bool: ElementName { ElementName(87) }
    /// `<button>`
    public static var button: ElementName { ElementName(93) }
    /// `<buttonConfiguration>`
    public static var buttonConfiguration: ElementName { ElementName(94) }
    /// `<calendarView>`
    public static var calendarView: ElementName { ElementName(98) }
    /// `<capability>`
    public static var capability: ElementName { ElementName(102) }
    /// `<cells>`
    public static var cells: ElementName { ElementName(104) }
    /// `<children>`
    public static var children: ElementName { ElementName(106) }
    /// `<class>`
    public static var `class`: ElementName { ElementName(107) }
    /// `<classes>`
    public static var classes: ElementName { ElementName(109) }
    /// `<cloudSharingController>`
    public static var cloudSharingController: ElementName { ElementName(115) }
    /// `<collectionReusableView>`
    public static var collectionReusableView: ElementName { ElementName(118) }
    /// `<collectionView>`
    public static var collectionView: ElementName { ElementName(119) }
    /// `<collectionViewCell>`
    public static var collectionViewCell: ElementName { ElementName(120) }
    /// `<collectionViewCellContentView>`
    public static var collectionViewCellContentView: ElementName { ElementName(121) }
    /// `<collectionViewCompositionalLayout>`
    public static var collectionViewCompositionalLayout: ElementName { ElementName(122) }
    /// `<collectionViewController>`
    public static var collectionViewController: ElementName { ElementName(123) }
    /// `<collectionViewFlowLayout>`
    public static var collectionViewFlowLayout: ElementName { ElementName(124) }
    /// `<collectionViewLayout>`
    public static var collectionViewLayout: ElementName { ElementName(125) }
    /// `<collectionViewTableLayout>`
    public static var collectionViewTableLayout: ElementName { ElementName(126) }
    /// `<color>`
    public static var color: ElementName { ElementName(127) }
    /// `<colorWell>`
    public static var colorWell: ElementName { ElementName(132) }
    /// `<command>`
    public static var command: ElementName { ElementName(133) }
    /// `<connections>`
    public static var connections: ElementName { ElementName(136) }
    /// `<constraint>`
    public static var constraint: ElementName { ElementName(138) }
    /// `<constraints>`
    public static var constraints: ElementName { ElementName(139) }
    /// `<containerView>`
    public static var containerView: ElementName { ElementName(140) }
    /// `<contentUnavailableView>`
    public static var contentUnavailableView: ElementName { ElementName(146) }
    /// `<customFonts>`
    public static var customFonts: ElementName { ElementName(156) }
    /// `<customObject>`
    public static var customObject: ElementName { ElementName(159) }
    /// `<customView>`
    public static var customView: ElementName { ElementName(161) }
    /// `<data>`
    public static var data: ElementName { ElementName(162) }
    /// `<dataDetectorType>`
    public static var dataDetectorType: ElementName { ElementName(163) }
    /// `<dataDetectorTypes>`
    public static var dataDetectorTypes: ElementName { ElementName(164) }
    /// `<date>`
    public static var date: ElementName { ElementName(166) }
    /// `<datePicker>`
    public static var datePicker: ElementName { ElementName(167) }
    /// `<dependencies>`
    public static var dependencies: ElementName { ElementName(174) }
    /// `<deployment>`
    public static var deployment: ElementName { ElementName(175) }
    /// `<designable>`
    public static var designable: ElementName { ElementName(177) }
    /// `<designables>`
    public static var designables: ElementName { ElementName(178) }
    /// `<development>`
    public static var development: ElementName { ElementName(182) }
    /// `<device>`
    public static var device: ElementName { ElementName(183) }
    /// `<dictionary>`
    public static var dictionary: ElementName { ElementName(184) }
    /// `<directionalEdgeInsets>`
    public static var directionalEdgeInsets: ElementName { ElementName(186) }
    /// `<document>`
    public static var document: ElementName { ElementName(190) }
    /// `<documentBrowserViewController>`
    public static var documentBrowserViewController: ElementName { ElementName(191) }
    /// `<edgeInsets>`
    public static var edgeInsets: ElementName { ElementName(196) }
    /// `<editMenu>`
    public static var editMenu: ElementName { ElementName(197) }
    /// `<exclude>`
    public static var exclude: ElementName { ElementName(208) }
    /// `<exit>`
    public static var exit: ElementName { ElementName(209) }
    /// `<extendedEdge>`
    public static var extendedEdge: ElementName { ElementName(210) }
    /// `<fixedSimulatedSizeMetrics>`
    public static var fixedSimulatedSizeMetrics: ElementName { ElementName(218) }
    /// `<font>`
    public static var font: ElementName { ElementName(225) }
    /// `<fontDescription>`
    public static var fontDescription: ElementName { ElementName(226) }
    /// `<fragment>`
    public static var fragment: ElementName { ElementName(228) }
    /// `<frame>`
    public static var frame: ElementName { ElementName(229) }
    /// `<freeformSimulatedSizeMetrics>`
    public static var freeformSimulatedSizeMetrics: ElementName { ElementName(230) }
    /// `<gestureRecognizer>`
    public static var gestureRecognizer: ElementName { ElementName(231) }
    /// `<gestureRecognizers>`
    public static var gestureRecognizers: ElementName { ElementName(232) }
    /// `<glkView>`
    public static var glkView: ElementName { ElementName(233) }
    /// `<glkViewController>`
    public static var glkViewController: ElementName { ElementName(234) }
    /// `<hostingController>`
    public static var hostingController: ElementName { ElementName(254) }
    /// `<hoverGestureRecognizer>`
    public static var hoverGestureRecognizer: ElementName { ElementName(255) }
    /// `<image>`
    public static var image: ElementName { ElementName(260) }
    /// `<imagePickerController>`
    public static var imagePickerController: ElementName { ElementName(263) }
    /// `<imageReference>`
    public static var imageReference: ElementName { ElementName(265) }
    /// `<imageView>`
    public static var imageView: ElementName { ElementName(268) }
    /// `<include>`
    public static var include: ElementName { ElementName(269) }
    /// `<inferredMetricsTieBreakers>`
    public static var inferredMetricsTieBreakers: ElementName { ElementName(274) }
    /// `<inputView>`
    public static var inputView: ElementName { ElementName(278) }
    /// `<inset>`
    public static var inset: ElementName { ElementName(279) }
    /// `<integer>`
    public static var integer: ElementName { ElementName(282) }
    /// `<items>`
    public static var items: ElementName { ElementName(288) }
    /// `<keyCommand>`
    public static var keyCommand: ElementName { ElementName(291) }
    /// `<keyCommands>`
    public static var keyCommands: ElementName { ElementName(292) }
    /// `<keyboardLayoutGuide>`
    public static var keyboardLayoutGuide: ElementName { ElementName(297) }
    /// `<label>`
    public static var label: ElementName { ElementName(300) }
    /// `<layoutGuide>`
    public static var layoutGuide: ElementName { ElementName(308) }
    /// `<layoutGuides>`
    public static var layoutGuides: ElementName { ElementName(309) }
    /// `<leftBarButtonItems>`
    public static var leftBarButtonItems: ElementName { ElementName(314) }
    /// `<linkView>`
    public static var linkView: ElementName { ElementName(323) }
    /// `<listContentConfiguration>`
    public static var listContentConfiguration: ElementName { ElementName(324) }
    /// `<locale>`
    public static var locale: ElementName { ElementName(325) }
    /// `<longPressGestureRecognizer>`
    public static var longPressGestureRecognizer: ElementName { ElementName(328) }
    /// `<mapView>`
    public static var mapView: ElementName { ElementName(332) }
    /// `<mask>`
    public static var mask: ElementName { ElementName(333) }
    /// `<menu>`
    public static var menu: ElementName { ElementName(344) }
    /// `<metadata>`
    public static var metadata: ElementName { ElementName(347) }
    /// `<modalFormSheetSimulatedSizeMetrics>`
    public static var modalFormSheetSimulatedSizeMetrics: ElementName { ElementName(366) }
    /// `<modalPageSheetSimulatedSizeMetrics>`
    public static var modalPageSheetSimulatedSizeMetrics: ElementName { ElementName(367) }
    /// `<mtkView>`
    public static var mtkView: ElementName { ElementName(372) }
    /// `<mutableArray>`
    public static var mutableArray: ElementName { ElementName(375) }
    /// `<mutableData>`
    public static var mutableData: ElementName { ElementName(376) }
    /// `<mutableString>`
    public static var mutableString: ElementName { ElementName(377) }
    /// `<namedColor>`
    public static var namedColor: ElementName { ElementName(379) }
    /// `<navigationBar>`
    public static var navigationBar: ElementName { ElementName(380) }
    /// `<navigationBarAppearance>`
    public static var navigationBarAppearance: ElementName { ElementName(381) }
    /// `<navigationController>`
    public static var navigationController: ElementName { ElementName(383) }
    /// `<navigationItem>`
    public static var navigationItem: ElementName { ElementName(384) }
    /// `<nil>`
    public static var `nil`: ElementName { ElementName(387) }
    /// `<objects>`
    public static var objects: ElementName { ElementName(395) }
    /// `<offsetWrapper>`
    public static var offsetWrapper: ElementName { ElementName(396) }
    /// `<options>`
    public static var options: ElementName { ElementName(399) }
    /// `<outlet>`
    public static var outlet: ElementName { ElementName(401) }
    /// `<outletCollection>`
    public static var outletCollection: ElementName { ElementName(402) }
    /// `<pageControl>`
    public static var pageControl: ElementName { ElementName(403) }
    /// `<pageViewController>`
    public static var pageViewController: ElementName { ElementName(405) }
    /// `<panGestureRecognizer>`
    public static var panGestureRecognizer: ElementName { ElementName(407) }
    /// `<paragraphStyle>`
    public static var paragraphStyle: ElementName { ElementName(410) }
    /// `<pdfView>`
    public static var pdfView: ElementName { ElementName(413) }
    /// `<pickerView>`
    public static var pickerView: ElementName { ElementName(415) }
    /// `<pinchGestureRecognizer>`
    public static var pinchGestureRecognizer: ElementName { ElementName(416) }
    /// `<placeholder>`
    public static var placeholder: ElementName { ElementName(418) }
    /// `<playerViewController>`
    public static var playerViewController: ElementName { ElementName(422) }
    /// `<plugIn>`
    public static var plugIn: ElementName { ElementName(423) }
    /// `<point>`
    public static var point: ElementName { ElementName(424) }
    /// `<pongPressGestureRecognizer>`
    public static var pongPressGestureRecognizer: ElementName { ElementName(427) }
    /// `<popoverArrowDirection>`
    public static var popoverArrowDirection: ElementName { ElementName(430) }
    /// `<popoverPassthroughViews>`
    public static var popoverPassthroughViews: ElementName { ElementName(431) }
    /// `<popoverSimulatedSizeMetrics>`
    public static var popoverSimulatedSizeMetrics: ElementName { ElementName(432) }
    /// `<preferredSymbolConfiguration>`
    public static var preferredSymbolConfiguration: ElementName { ElementName(441) }
    /// `<progressView>`
    public static var progressView: ElementName { ElementName(450) }
    /// `<prototypes>`
    public static var prototypes: ElementName { ElementName(457) }
    /// `<range>`
    public static var range: ElementName { ElementName(459) }
    /// `<real>`
    public static var real: ElementName { ElementName(460) }
    /// `<rect>`
    public static var rect: ElementName { ElementName(461) }
    /// `<referenceLibraryViewController>`
    public static var referenceLibraryViewController: ElementName { ElementName(464) }
    /// `<refreshControl>`
    public static var refreshControl: ElementName { ElementName(466) }
    /// `<relationship>`
    public static var relationship: ElementName { ElementName(468) }
    /// `<relationships>`
    public static var relationships: ElementName { ElementName(469) }
    /// `<resources>`
    public static var resources: ElementName { ElementName(474) }
    /// `<rightBarButtonItems>`
    public static var rightBarButtonItems: ElementName { ElementName(480) }
    /// `<rotationGestureRecognizer>`
    public static var rotationGestureRecognizer: ElementName { ElementName(484) }
    /// `<safeAreaLayoutGuide>`
    public static var safeAreaLayoutGuide: ElementName { ElementName(486) }
    /// `<scene>`
    public static var scene: ElementName { ElementName(489) }
    /// `<sceneKitView>`
    public static var sceneKitView: ElementName { ElementName(491) }
    /// `<scenes>`
    public static var scenes: ElementName { ElementName(494) }
    /// `<scopeButtonTitles>`
    public static var scopeButtonTitles: ElementName { ElementName(495) }
    /// `<screenEdgePanGestureRecognizer>`
    public static var screenEdgePanGestureRecognizer: ElementName { ElementName(496) }
    /// `<scrollView>`
    public static var scrollView: ElementName { ElementName(499) }
    /// `<searchBar>`
    public static var searchBar: ElementName { ElementName(500) }
    /// `<searchController>`
    public static var searchController: ElementName { ElementName(502) }
    /// `<searchDisplayController>`
    public static var searchDisplayController: ElementName { ElementName(503) }
    /// `<sections>`
    public static var sections: ElementName { ElementName(513) }
    /// `<segment>`
    public static var segment: ElementName { ElementName(515) }
    /// `<segmentedControl>`
    public static var segmentedControl: ElementName { ElementName(517) }
    /// `<segments>`
    public static var segments: ElementName { ElementName(518) }
    /// `<segue>`
    public static var segue: ElementName { ElementName(519) }
    /// `<shadowColor>`
    public static var shadowColor: ElementName { ElementName(531) }
    /// `<shareView>`
    public static var shareView: ElementName { ElementName(533) }
    /// `<simulatedMetricsContainer>`
    public static var simulatedMetricsContainer: ElementName { ElementName(553) }
    /// `<simulatedNavigationBarMetrics>`
    public static var simulatedNavigationBarMetrics: ElementName { ElementName(554) }
    /// `<simulatedOrientationMetrics>`
    public static var simulatedOrientationMetrics: ElementName { ElementName(555) }
    /// `<simulatedScreenMetrics>`
    public static var simulatedScreenMetrics: ElementName { ElementName(556) }
    /// `<simulatedSearchBarMetrics>`
    public static var simulatedSearchBarMetrics: ElementName { ElementName(557) }
    /// `<simulatedStatusBarMetrics>`
    public static var simulatedStatusBarMetrics: ElementName { ElementName(558) }
    /// `<simulatedTabBarMetrics>`
    public static var simulatedTabBarMetrics: ElementName { ElementName(559) }
    /// `<simulatedToolbarMetrics>`
    public static var simulatedToolbarMetrics: ElementName { ElementName(560) }
    /// `<size>`
    public static var size: ElementName { ElementName(562) }
    /// `<skView>`
    public static var skView: ElementName { ElementName(564) }
    /// `<slider>`
    public static var slider: ElementName { ElementName(565) }
    /// `<source>`
    public static var source: ElementName { ElementName(569) }
    /// `<splitViewController>`
    public static var splitViewController: ElementName { ElementName(574) }
    /// `<splitViewDetailSimulatedSizeMetrics>`
    public static var splitViewDetailSimulatedSizeMetrics: ElementName { ElementName(576) }
    /// `<splitViewMasterSimulatedSizeMetrics>`
    public static var splitViewMasterSimulatedSizeMetrics: ElementName { ElementName(577) }
    /// `<splitViewSimulatedSizeMetrics>`
    public static var splitViewSimulatedSizeMetrics: ElementName { ElementName(578) }
    /// `<stackView>`
    public static var stackView: ElementName { ElementName(580) }
    /// `<standardMapConfiguration>`
    public static var standardMapConfiguration: ElementName { ElementName(582) }
    /// `<state>`
    public static var state: ElementName { ElementName(583) }
    /// `<stepper>`
    public static var stepper: ElementName { ElementName(587) }
    /// `<string>`
    public static var string: ElementName { ElementName(590) }
    /// `<subviews>`
    public static var subviews: ElementName { ElementName(593) }
    /// `<swipeGestureRecognizer>`
    public static var swipeGestureRecognizer: ElementName { ElementName(597) }
    /// `<switch>`
    public static var `switch`: ElementName { ElementName(598) }
    /// `<systemColor>`
    public static var systemColor: ElementName { ElementName(602) }
    /// `<tabBar>`
    public static var tabBar: ElementName { ElementName(606) }
    /// `<tabBarAppearance>`
    public static var tabBarAppearance: ElementName { ElementName(607) }
    /// `<tabBarController>`
    public static var tabBarController: ElementName { ElementName(608) }
    /// `<tabBarItem>`
    public static var tabBarItem: ElementName { ElementName(609) }
    /// `<tabStops>`
    public static var tabStops: ElementName { ElementName(610) }
    /// `<tableView>`
    public static var tableView: ElementName { ElementName(611) }
    /// `<tableViewCell>`
    public static var tableViewCell: ElementName { ElementName(612) }
    /// `<tableViewCellContentView>`
    public static var tableViewCellContentView: ElementName { ElementName(613) }
    /// `<tableViewController>`
    public static var tableViewController: ElementName { ElementName(614) }
    /// `<tableViewHeaderFooterView>`
    public static var tableViewHeaderFooterView: ElementName { ElementName(615) }
    /// `<tableViewSection>`
    public static var tableViewSection: ElementName { ElementName(616) }
    /// `<tapGestureRecognizer>`
    public static var tapGestureRecognizer: ElementName { ElementName(619) }
    /// `<textAttributes>`
    public static var textAttributes: ElementName { ElementName(623) }
    /// `<textField>`
    public static var textField: ElementName { ElementName(625) }
    /// `<textInputTraits>`
    public static var textInputTraits: ElementName { ElementName(626) }
    /// `<textTab>`
    public static var textTab: ElementName { ElementName(629) }
    /// `<textView>`
    public static var textView: ElementName { ElementName(630) }
    /// `<timeZone>`
    public static var timeZone: ElementName { ElementName(633) }
    /// `<titleTextAttributes>`
    public static var titleTextAttributes: ElementName { ElementName(637) }
    /// `<toolbar>`
    public static var toolbar: ElementName { ElementName(638) }
    /// `<toolbarAppearance>`
    public static var toolbarAppearance: ElementName { ElementName(639) }
    /// `<toolbarItems>`
    public static var toolbarItems: ElementName { ElementName(641) }
    /// `<userActivity>`
    public static var userActivity: ElementName { ElementName(660) }
    /// `<userDefinedRuntimeAttribute>`
    public static var userDefinedRuntimeAttribute: ElementName { ElementName(661) }
    /// `<userDefinedRuntimeAttributes>`
    public static var userDefinedRuntimeAttributes: ElementName { ElementName(662) }
    /// `<userGuides>`
    public static var userGuides: ElementName { ElementName(663) }
    /// `<userLayoutGuide>`
    public static var userLayoutGuide: ElementName { ElementName(666) }
    /// `<value>`
    public static var value: ElementName { ElementName(670) }
    /// `<variation>`
    public static var variation: ElementName { ElementName(673) }
    /// `<vibrancyEffect>`
    public static var vibrancyEffect: ElementName { ElementName(679) }
    /// `<videoEditorController>`
    public static var videoEditorController: ElementName { ElementName(680) }
    /// `<view>`
    public static var view: ElementName { ElementName(682) }
    /// `<viewController>`
    public static var viewController: ElementName { ElementName(683) }
    /// `<viewControllerLayoutGuide>`
    public static var viewControllerLayoutGuide: ElementName { ElementName(684) }
    /// `<viewControllerPlaceholder>`
    public static var viewControllerPlaceholder: ElementName { ElementName(685) }
    /// `<viewControllers>`
    public static var viewControllers: ElementName { ElementName(686) }
    /// `<viewLayoutGuide>`
    public static var viewLayoutGuide: ElementName { ElementName(687) }
    /// `<visualEffectView>`
    public static var visualEffectView: ElementName { ElementName(689) }
    /// `<webView>`
    public static var webView: ElementName { ElementName(691) }
    /// `<window>`
    public static var window: ElementName { ElementName(696) }
    /// `<wkPreferences>`
    public static var wkPreferences: ElementName { ElementName(697) }
    /// `<wkWebView>`
    public static var wkWebView: ElementName { ElementName(698) }
    /// `<wkWebViewConfiguration>`
    public static var wkWebViewConfiguration: ElementName { ElementName(699) }
}
