// The elements that the reader knows by name: data, made by Scripts/make-vocabulary from names.txt.

extension ElementName {
    /// `<accessibility>`
    public static let accessibility = ElementName(0)
    /// `<accessibilityOverrides>`
    public static let accessibilityOverrides = ElementName(1)
    /// `<accessibilityTraits>`
    public static let accessibilityTraits = ElementName(2)
    /// `<action>`
    public static let action = ElementName(4)
    /// `<activityIndicatorView>`
    public static let activityIndicatorView = ElementName(6)
    /// `<activityViewController>`
    public static let activityViewController = ElementName(7)
    /// `<adBannerView>`
    public static let adBannerView = ElementName(8)
    /// `<adaptation>`
    public static let adaptation = ElementName(9)
    /// `<animationImages>`
    public static let animationImages = ElementName(42)
    /// `<animations>`
    public static let animations = ElementName(43)
    /// `<appearance>`
    public static let appearance = ElementName(44)
    /// `<arView>`
    public static let arView = ElementName(49)
    /// `<archive>`
    public static let archive = ElementName(50)
    /// `<array>`
    public static let array = ElementName(51)
    /// `<arscnView>`
    public static let arscnView = ElementName(52)
    /// `<arskView>`
    public static let arskView = ElementName(53)
    /// `<attributedString>`
    public static let attributedString = ElementName(54)
    /// `<attributes>`
    public static let attributes = ElementName(55)
    /// `<audiovisualMediaTypes>`
    public static let audiovisualMediaTypes = ElementName(56)
    /// `<autoresizingMask>`
    public static let autoresizingMask = ElementName(64)
    /// `<avPlayerViewController>`
    public static let avPlayerViewController = ElementName(66)
    /// `<backgroundConfiguration>`
    public static let backgroundConfiguration = ElementName(71)
    /// `<barButtonItem>`
    public static let barButtonItem = ElementName(75)
    /// `<barButtonItemGroup>`
    public static let barButtonItemGroup = ElementName(76)
    /// `<blurEffect>`
    public static let blurEffect = ElementName(86)
    /// `<bool>`
    public static let bool = ElementName(87)
    /// `<button>`
    public static let button = ElementName(93)
    /// `<buttonConfiguration>`
    public static let buttonConfiguration = ElementName(94)
    /// `<calendarView>`
    public static let calendarView = ElementName(98)
    /// `<capability>`
    public static let capability = ElementName(102)
    /// `<cells>`
    public static let cells = ElementName(104)
    /// `<children>`
    public static let children = ElementName(106)
    /// `<class>`
    public static let `class` = ElementName(107)
    /// `<classes>`
    public static let classes = ElementName(109)
    /// `<cloudSharingController>`
    public static let cloudSharingController = ElementName(115)
    /// `<collectionReusableView>`
    public static let collectionReusableView = ElementName(118)
    /// `<collectionView>`
    public static let collectionView = ElementName(119)
    /// `<collectionViewCell>`
    public static let collectionViewCell = ElementName(120)
    /// `<collectionViewCellContentView>`
    public static let collectionViewCellContentView = ElementName(121)
    /// `<collectionViewCompositionalLayout>`
    public static let collectionViewCompositionalLayout = ElementName(122)
    /// `<collectionViewController>`
    public static let collectionViewController = ElementName(123)
    /// `<collectionViewFlowLayout>`
    public static let collectionViewFlowLayout = ElementName(124)
    /// `<collectionViewLayout>`
    public static let collectionViewLayout = ElementName(125)
    /// `<collectionViewTableLayout>`
    public static let collectionViewTableLayout = ElementName(126)
    /// `<color>`
    public static let color = ElementName(127)
    /// `<colorWell>`
    public static let colorWell = ElementName(132)
    /// `<command>`
    public static let command = ElementName(133)
    /// `<connections>`
    public static let connections = ElementName(136)
    /// `<constraint>`
    public static let constraint = ElementName(138)
    /// `<constraints>`
    public static let constraints = ElementName(139)
    /// `<containerView>`
    public static let containerView = ElementName(140)
    /// `<contentUnavailableView>`
    public static let contentUnavailableView = ElementName(146)
    /// `<customFonts>`
    public static let customFonts = ElementName(156)
    /// `<customObject>`
    public static let customObject = ElementName(159)
    /// `<customView>`
    public static let customView = ElementName(161)
    /// `<data>`
    public static let data = ElementName(162)
    /// `<dataDetectorType>`
    public static let dataDetectorType = ElementName(163)
    /// `<dataDetectorTypes>`
    public static let dataDetectorTypes = ElementName(164)
    /// `<date>`
    public static let date = ElementName(166)
    /// `<datePicker>`
    public static let datePicker = ElementName(167)
    /// `<dependencies>`
    public static let dependencies = ElementName(174)
    /// `<deployment>`
    public static let deployment = ElementName(175)
    /// `<designable>`
    public static let designable = ElementName(177)
    /// `<designables>`
    public static let designables = ElementName(178)
    /// `<development>`
    public static let development = ElementName(182)
    /// `<device>`
    public static let device = ElementName(183)
    /// `<dictionary>`
    public static let dictionary = ElementName(184)
    /// `<directionalEdgeInsets>`
    public static let directionalEdgeInsets = ElementName(186)
    /// `<document>`
    public static let document = ElementName(190)
    /// `<documentBrowserViewController>`
    public static let documentBrowserViewController = ElementName(191)
    /// `<edgeInsets>`
    public static let edgeInsets = ElementName(196)
    /// `<editMenu>`
    public static let editMenu = ElementName(197)
    /// `<exclude>`
    public static let exclude = ElementName(208)
    /// `<exit>`
    public static let exit = ElementName(209)
    /// `<extendedEdge>`
    public static let extendedEdge = ElementName(210)
    /// `<fixedSimulatedSizeMetrics>`
    public static let fixedSimulatedSizeMetrics = ElementName(218)
    /// `<font>`
    public static let font = ElementName(225)
    /// `<fontDescription>`
    public static let fontDescription = ElementName(226)
    /// `<fragment>`
    public static let fragment = ElementName(228)
    /// `<frame>`
    public static let frame = ElementName(229)
    /// `<freeformSimulatedSizeMetrics>`
    public static let freeformSimulatedSizeMetrics = ElementName(230)
    /// `<gestureRecognizer>`
    public static let gestureRecognizer = ElementName(231)
    /// `<gestureRecognizers>`
    public static let gestureRecognizers = ElementName(232)
    /// `<glkView>`
    public static let glkView = ElementName(233)
    /// `<glkViewController>`
    public static let glkViewController = ElementName(234)
    /// `<hostingController>`
    public static let hostingController = ElementName(254)
    /// `<hoverGestureRecognizer>`
    public static let hoverGestureRecognizer = ElementName(255)
    /// `<image>`
    public static let image = ElementName(260)
    /// `<imagePickerController>`
    public static let imagePickerController = ElementName(263)
    /// `<imageReference>`
    public static let imageReference = ElementName(265)
    /// `<imageView>`
    public static let imageView = ElementName(268)
    /// `<include>`
    public static let include = ElementName(269)
    /// `<inferredMetricsTieBreakers>`
    public static let inferredMetricsTieBreakers = ElementName(274)
    /// `<inputView>`
    public static let inputView = ElementName(278)
    /// `<inset>`
    public static let inset = ElementName(279)
    /// `<integer>`
    public static let integer = ElementName(282)
    /// `<items>`
    public static let items = ElementName(288)
    /// `<keyCommand>`
    public static let keyCommand = ElementName(291)
    /// `<keyCommands>`
    public static let keyCommands = ElementName(292)
    /// `<keyboardLayoutGuide>`
    public static let keyboardLayoutGuide = ElementName(297)
    /// `<label>`
    public static let label = ElementName(300)
    /// `<layoutGuide>`
    public static let layoutGuide = ElementName(308)
    /// `<layoutGuides>`
    public static let layoutGuides = ElementName(309)
    /// `<leftBarButtonItems>`
    public static let leftBarButtonItems = ElementName(314)
    /// `<linkView>`
    public static let linkView = ElementName(323)
    /// `<listContentConfiguration>`
    public static let listContentConfiguration = ElementName(324)
    /// `<locale>`
    public static let locale = ElementName(325)
    /// `<longPressGestureRecognizer>`
    public static let longPressGestureRecognizer = ElementName(328)
    /// `<mapView>`
    public static let mapView = ElementName(332)
    /// `<mask>`
    public static let mask = ElementName(333)
    /// `<menu>`
    public static let menu = ElementName(344)
    /// `<metadata>`
    public static let metadata = ElementName(347)
    /// `<modalFormSheetSimulatedSizeMetrics>`
    public static let modalFormSheetSimulatedSizeMetrics = ElementName(366)
    /// `<modalPageSheetSimulatedSizeMetrics>`
    public static let modalPageSheetSimulatedSizeMetrics = ElementName(367)
    /// `<mtkView>`
    public static let mtkView = ElementName(372)
    /// `<mutableArray>`
    public static let mutableArray = ElementName(375)
    /// `<mutableData>`
    public static let mutableData = ElementName(376)
    /// `<mutableString>`
    public static let mutableString = ElementName(377)
    /// `<namedColor>`
    public static let namedColor = ElementName(379)
    /// `<navigationBar>`
    public static let navigationBar = ElementName(380)
    /// `<navigationBarAppearance>`
    public static let navigationBarAppearance = ElementName(381)
    /// `<navigationController>`
    public static let navigationController = ElementName(383)
    /// `<navigationItem>`
    public static let navigationItem = ElementName(384)
    /// `<nil>`
    public static let `nil` = ElementName(387)
    /// `<objects>`
    public static let objects = ElementName(395)
    /// `<offsetWrapper>`
    public static let offsetWrapper = ElementName(396)
    /// `<options>`
    public static let options = ElementName(399)
    /// `<outlet>`
    public static let outlet = ElementName(401)
    /// `<outletCollection>`
    public static let outletCollection = ElementName(402)
    /// `<pageControl>`
    public static let pageControl = ElementName(403)
    /// `<pageViewController>`
    public static let pageViewController = ElementName(405)
    /// `<panGestureRecognizer>`
    public static let panGestureRecognizer = ElementName(407)
    /// `<paragraphStyle>`
    public static let paragraphStyle = ElementName(410)
    /// `<pdfView>`
    public static let pdfView = ElementName(413)
    /// `<pickerView>`
    public static let pickerView = ElementName(415)
    /// `<pinchGestureRecognizer>`
    public static let pinchGestureRecognizer = ElementName(416)
    /// `<placeholder>`
    public static let placeholder = ElementName(418)
    /// `<playerViewController>`
    public static let playerViewController = ElementName(422)
    /// `<plugIn>`
    public static let plugIn = ElementName(423)
    /// `<point>`
    public static let point = ElementName(424)
    /// `<pongPressGestureRecognizer>`
    public static let pongPressGestureRecognizer = ElementName(427)
    /// `<popoverArrowDirection>`
    public static let popoverArrowDirection = ElementName(430)
    /// `<popoverPassthroughViews>`
    public static let popoverPassthroughViews = ElementName(431)
    /// `<popoverSimulatedSizeMetrics>`
    public static let popoverSimulatedSizeMetrics = ElementName(432)
    /// `<preferredSymbolConfiguration>`
    public static let preferredSymbolConfiguration = ElementName(441)
    /// `<progressView>`
    public static let progressView = ElementName(450)
    /// `<prototypes>`
    public static let prototypes = ElementName(457)
    /// `<range>`
    public static let range = ElementName(459)
    /// `<real>`
    public static let real = ElementName(460)
    /// `<rect>`
    public static let rect = ElementName(461)
    /// `<referenceLibraryViewController>`
    public static let referenceLibraryViewController = ElementName(464)
    /// `<refreshControl>`
    public static let refreshControl = ElementName(466)
    /// `<relationship>`
    public static let relationship = ElementName(468)
    /// `<relationships>`
    public static let relationships = ElementName(469)
    /// `<resources>`
    public static let resources = ElementName(474)
    /// `<rightBarButtonItems>`
    public static let rightBarButtonItems = ElementName(480)
    /// `<rotationGestureRecognizer>`
    public static let rotationGestureRecognizer = ElementName(484)
    /// `<safeAreaLayoutGuide>`
    public static let safeAreaLayoutGuide = ElementName(486)
    /// `<scene>`
    public static let scene = ElementName(489)
    /// `<sceneKitView>`
    public static let sceneKitView = ElementName(491)
    /// `<scenes>`
    public static let scenes = ElementName(494)
    /// `<scopeButtonTitles>`
    public static let scopeButtonTitles = ElementName(495)
    /// `<screenEdgePanGestureRecognizer>`
    public static let screenEdgePanGestureRecognizer = ElementName(496)
    /// `<scrollView>`
    public static let scrollView = ElementName(499)
    /// `<searchBar>`
    public static let searchBar = ElementName(500)
    /// `<searchController>`
    public static let searchController = ElementName(502)
    /// `<searchDisplayController>`
    public static let searchDisplayController = ElementName(503)
    /// `<sections>`
    public static let sections = ElementName(513)
    /// `<segment>`
    public static let segment = ElementName(515)
    /// `<segmentedControl>`
    public static let segmentedControl = ElementName(517)
    /// `<segments>`
    public static let segments = ElementName(518)
    /// `<segue>`
    public static let segue = ElementName(519)
    /// `<shadowColor>`
    public static let shadowColor = ElementName(531)
    /// `<shareView>`
    public static let shareView = ElementName(533)
    /// `<simulatedMetricsContainer>`
    public static let simulatedMetricsContainer = ElementName(553)
    /// `<simulatedNavigationBarMetrics>`
    public static let simulatedNavigationBarMetrics = ElementName(554)
    /// `<simulatedOrientationMetrics>`
    public static let simulatedOrientationMetrics = ElementName(555)
    /// `<simulatedScreenMetrics>`
    public static let simulatedScreenMetrics = ElementName(556)
    /// `<simulatedSearchBarMetrics>`
    public static let simulatedSearchBarMetrics = ElementName(557)
    /// `<simulatedStatusBarMetrics>`
    public static let simulatedStatusBarMetrics = ElementName(558)
    /// `<simulatedTabBarMetrics>`
    public static let simulatedTabBarMetrics = ElementName(559)
    /// `<simulatedToolbarMetrics>`
    public static let simulatedToolbarMetrics = ElementName(560)
    /// `<size>`
    public static let size = ElementName(562)
    /// `<skView>`
    public static let skView = ElementName(564)
    /// `<slider>`
    public static let slider = ElementName(565)
    /// `<source>`
    public static let source = ElementName(569)
    /// `<splitViewController>`
    public static let splitViewController = ElementName(574)
    /// `<splitViewDetailSimulatedSizeMetrics>`
    public static let splitViewDetailSimulatedSizeMetrics = ElementName(576)
    /// `<splitViewMasterSimulatedSizeMetrics>`
    public static let splitViewMasterSimulatedSizeMetrics = ElementName(577)
    /// `<splitViewSimulatedSizeMetrics>`
    public static let splitViewSimulatedSizeMetrics = ElementName(578)
    /// `<stackView>`
    public static let stackView = ElementName(580)
    /// `<standardMapConfiguration>`
    public static let standardMapConfiguration = ElementName(582)
    /// `<state>`
    public static let state = ElementName(583)
    /// `<stepper>`
    public static let stepper = ElementName(587)
    /// `<string>`
    public static let string = ElementName(590)
    /// `<subviews>`
    public static let subviews = ElementName(593)
    /// `<swipeGestureRecognizer>`
    public static let swipeGestureRecognizer = ElementName(597)
    /// `<switch>`
    public static let `switch` = ElementName(598)
    /// `<systemColor>`
    public static let systemColor = ElementName(602)
    /// `<tabBar>`
    public static let tabBar = ElementName(606)
    /// `<tabBarAppearance>`
    public static let tabBarAppearance = ElementName(607)
    /// `<tabBarController>`
    public static let tabBarController = ElementName(608)
    /// `<tabBarItem>`
    public static let tabBarItem = ElementName(609)
    /// `<tabStops>`
    public static let tabStops = ElementName(610)
    /// `<tableView>`
    public static let tableView = ElementName(611)
    /// `<tableViewCell>`
    public static let tableViewCell = ElementName(612)
    /// `<tableViewCellContentView>`
    public static let tableViewCellContentView = ElementName(613)
    /// `<tableViewController>`
    public static let tableViewController = ElementName(614)
    /// `<tableViewHeaderFooterView>`
    public static let tableViewHeaderFooterView = ElementName(615)
    /// `<tableViewSection>`
    public static let tableViewSection = ElementName(616)
    /// `<tapGestureRecognizer>`
    public static let tapGestureRecognizer = ElementName(619)
    /// `<textAttributes>`
    public static let textAttributes = ElementName(623)
    /// `<textField>`
    public static let textField = ElementName(625)
    /// `<textInputTraits>`
    public static let textInputTraits = ElementName(626)
    /// `<textTab>`
    public static let textTab = ElementName(629)
    /// `<textView>`
    public static let textView = ElementName(630)
    /// `<timeZone>`
    public static let timeZone = ElementName(633)
    /// `<titleTextAttributes>`
    public static let titleTextAttributes = ElementName(637)
    /// `<toolbar>`
    public static let toolbar = ElementName(638)
    /// `<toolbarAppearance>`
    public static let toolbarAppearance = ElementName(639)
    /// `<toolbarItems>`
    public static let toolbarItems = ElementName(641)
    /// `<userActivity>`
    public static let userActivity = ElementName(660)
    /// `<userDefinedRuntimeAttribute>`
    public static let userDefinedRuntimeAttribute = ElementName(661)
    /// `<userDefinedRuntimeAttributes>`
    public static let userDefinedRuntimeAttributes = ElementName(662)
    /// `<userGuides>`
    public static let userGuides = ElementName(663)
    /// `<userLayoutGuide>`
    public static let userLayoutGuide = ElementName(666)
    /// `<value>`
    public static let value = ElementName(670)
    /// `<variation>`
    public static let variation = ElementName(673)
    /// `<vibrancyEffect>`
    public static let vibrancyEffect = ElementName(679)
    /// `<videoEditorController>`
    public static let videoEditorController = ElementName(680)
    /// `<view>`
    public static let view = ElementName(682)
    /// `<viewController>`
    public static let viewController = ElementName(683)
    /// `<viewControllerLayoutGuide>`
    public static let viewControllerLayoutGuide = ElementName(684)
    /// `<viewControllerPlaceholder>`
    public static let viewControllerPlaceholder = ElementName(685)
    /// `<viewControllers>`
    public static let viewControllers = ElementName(686)
    /// `<viewLayoutGuide>`
    public static let viewLayoutGuide = ElementName(687)
    /// `<visualEffectView>`
    public static let visualEffectView = ElementName(689)
    /// `<webView>`
    public static let webView = ElementName(691)
    /// `<window>`
    public static let window = ElementName(696)
    /// `<wkPreferences>`
    public static let wkPreferences = ElementName(697)
    /// `<wkWebView>`
    public static let wkWebView = ElementName(698)
    /// `<wkWebViewConfiguration>`
    public static let wkWebViewConfiguration = ElementName(699)
}
