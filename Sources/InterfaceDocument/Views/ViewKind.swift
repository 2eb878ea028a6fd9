// The kinds of views, by their element's name, and the UIKit classes they are.

extension View {
    /// The kinds of views.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case view
        case label
        case button
        case imageView
        case stackView
        case textField
        case textView
        case `switch`
        case slider
        case stepper
        case segmentedControl
        case progressView
        case activityIndicatorView
        case pageControl
        case pickerView
        case datePicker
        case searchBar
        case colorWell
        case scrollView
        case tableView
        case tableViewCell
        case tableViewCellContentView
        case collectionView
        case collectionViewCell
        case collectionViewCellContentView
        case collectionReusableView
        case navigationBar
        case toolbar
        case tabBar
        case containerView
        case visualEffectView
        case refreshControl
        case calendarView
        case inputView
        case contentUnavailableView
        case window
        case mapView
        case webView
        case wkWebView
        case sceneKitView
        case skView
        case arView
        case arscnView
        case arskView
        case glkView
        case mtkView
        case pdfView
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
            default: "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
            }
        }

        /// True for a table's or collection's cells and reusable views: the table or collection places them.
        public var isCell: Bool {
            self == .tableViewCell || self == .collectionViewCell || self == .collectionReusableView
        }

        /// True for tables and collections.
        public var isTableOrCollection: Bool { self == .tableView || self == .collectionView }

        /// The kind of the elements with a name; nil when they are not known to be views.
        public init?(_ name: ElementName) {
            guard name.number < Self.kinds.count, let kind = Self.kinds[Int(name.number)] else { return nil }
            self = kind
        }

        /// The kinds by the numbers of their elements' names.
        private static let kinds: [Kind?] = {
            var kinds = [Kind?](repeating: nil, count: Vocabulary.count)
            for kind in allCases where kind != .unknown {
                if let number = Vocabulary.number(of: kind.rawValue) { kinds[Int(number)] = kind }
            }
            return kinds
        }()
    }
}
