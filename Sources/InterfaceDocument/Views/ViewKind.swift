// The kinds of views, by their element's name, and the UIKit classes they are.

extension View {
    /// The kinds of views.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A `UIView`.
        case view
        /// A `UILabel`.
        case label
        /// A `UIButton`.
        case button
        /// A `UIImageView`.
        case imageView
        /// A `UIStackView`.
        case stackView
        /// A `UITextField`.
        case textField
        /// A `UITextView`.
        case textView
        /// A `UISwitch`.
        case `switch`
        /// A `UISlider`.
        case slider
        /// A `UIStepper`.
        case stepper
        /// A `UISegmentedControl`.
        case segmentedControl
        /// A `UIProgressView`.
        case progressView
        /// A `UIActivityIndicatorView`.
        case activityIndicatorView
        /// A `UIPageControl`.
        case pageControl
        /// A `UIPickerView`.
        case pickerView
        /// A `UIDatePicker`.
        case datePicker
        /// A `UISearchBar`.
        case searchBar
        /// A `UIColorWell`.
        case colorWell
        /// A `UIScrollView`.
        case scrollView
        /// A `UITableView`.
        case tableView
        /// A `UITableViewCell`.
        case tableViewCell
        /// A table cell's content view.
        case tableViewCellContentView
        /// A `UICollectionView`.
        case collectionView
        /// A `UICollectionViewCell`.
        case collectionViewCell
        /// A collection cell's content view.
        case collectionViewCellContentView
        /// A `UICollectionReusableView`.
        case collectionReusableView
        /// A `UINavigationBar`.
        case navigationBar
        /// A `UIToolbar`.
        case toolbar
        /// A `UITabBar`.
        case tabBar
        /// A view that shows another controller's.
        case containerView
        /// A `UIVisualEffectView`.
        case visualEffectView
        /// A `UIRefreshControl`.
        case refreshControl
        /// A `UICalendarView`.
        case calendarView
        /// A `UIInputView`.
        case inputView
        /// A `UIContentUnavailableView`.
        case contentUnavailableView
        /// A `UIWindow`.
        case window
        /// A `MKMapView`.
        case mapView
        /// A `UIWebView`.
        case webView
        /// A `WKWebView`.
        case wkWebView
        /// A `SCNView`.
        case sceneKitView
        /// A `SKView`.
        case skView
        /// A `ARView`.
        case arView
        /// A `ARSCNView`.
        case arscnView
        /// A `ARSKView`.
        case arskView
        /// A `GLKView`.
        case glkView
        /// A `MTKView`.
        case mtkView
        /// A `PDFView`.
        case pdfView
        /// A `ADBannerView`.
        case adBannerView
        /// A view of a name that the model does not know: laid out like a plain view.
        case unknown

        /// The UIKit class.
        public var className: String {
            switch self {
            case .view, .containerView, .collectionViewCellContentView, .unknown: "UIView"
            case .arView: "ARView"
            case .arscnView: "ARSCNView"
            case .arskView: "ARSKView"
            case .adBannerView: "ADBannerView"
            case .glkView: "GLKView"
            case .mapView: "MKMapView"
            case .mtkView: "MTKView"
            case .pdfView: "PDFView"
            case .sceneKitView: "SCNView"
            case .skView: "SKView"
            case .wkWebView: "WKWebView"
            default: Self.uiKitName(rawValue)
            }
        }

        /// `UI` and the name with a capital, by bytes: names are ASCII, and nearly every view is asked for its class.
        private static func uiKitName(_ name: String) -> String {
            String(unsafeUninitializedCapacity: name.utf8.count + 2) { buffer in
                buffer.initializeElement(at: 0, to: UInt8(ascii: "U"))
                buffer.initializeElement(at: 1, to: UInt8(ascii: "I"))
                var name = name
                name.withUTF8 { _ = buffer[2...].initialize(fromContentsOf: $0) }
                buffer[2] &= ~0x20
                return name.utf8.count + 2
            }
        }

        /// True for the view that holds what is in a cell: the cell places it.
        package var isContentOfCell: Bool {
            self == .tableViewCellContentView || self == .collectionViewCellContentView
        }

        /// True for a table's or collection's cells and reusable views: the table or collection places them.
        public var isCell: Bool {
            self == .tableViewCell || self == .collectionViewCell || self == .collectionReusableView
        }

        /// True for tables and collections.
        public var isTableOrCollection: Bool { self == .tableView || self == .collectionView }

        /// The kind of the elements with a name; nil when they are not known to be views.
        public init?(_ name: ElementName) {
            switch name {
            case .view: self = .view
            case .label: self = .label
            case .button: self = .button
            case .imageView: self = .imageView
            case .stackView: self = .stackView
            case .textField: self = .textField
            case .textView: self = .textView
            case .switch: self = .switch
            case .slider: self = .slider
            case .stepper: self = .stepper
            case .segmentedControl: self = .segmentedControl
            case .progressView: self = .progressView
            case .activityIndicatorView: self = .activityIndicatorView
            case .pageControl: self = .pageControl
            case .pickerView: self = .pickerView
            case .datePicker: self = .datePicker
            case .searchBar: self = .searchBar
            case .colorWell: self = .colorWell
            case .scrollView: self = .scrollView
            case .tableView: self = .tableView
            case .tableViewCell: self = .tableViewCell
            case .tableViewCellContentView: self = .tableViewCellContentView
            case .collectionView: self = .collectionView
            case .collectionViewCell: self = .collectionViewCell
            case .collectionViewCellContentView: self = .collectionViewCellContentView
            case .collectionReusableView: self = .collectionReusableView
            case .navigationBar: self = .navigationBar
            case .toolbar: self = .toolbar
            case .tabBar: self = .tabBar
            case .containerView: self = .containerView
            case .visualEffectView: self = .visualEffectView
            case .refreshControl: self = .refreshControl
            case .calendarView: self = .calendarView
            case .inputView: self = .inputView
            case .contentUnavailableView: self = .contentUnavailableView
            case .window: self = .window
            case .mapView: self = .mapView
            case .webView: self = .webView
            case .wkWebView: self = .wkWebView
            case .sceneKitView: self = .sceneKitView
            case .skView: self = .skView
            case .arView: self = .arView
            case .arscnView: self = .arscnView
            case .arskView: self = .arskView
            case .glkView: self = .glkView
            case .mtkView: self = .mtkView
            case .pdfView: self = .pdfView
            case .adBannerView: self = .adBannerView
            default: return nil
            }
        }
    }
}
