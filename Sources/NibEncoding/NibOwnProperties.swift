import InterfaceDocument
import StrutNib

/// What views of each kind have beside the rows of the property tables.
extension NibUnit {
    mutating func encodeOwn(_ view: View, on object: NibGraph.Object) {
        let element = view.element
        switch view.kind {
        case .label: encodeLabel(element, on: object)
        case .button: encodeButton(element, on: object)
        case .imageView: encodeImageView(element, on: object)
        case .textField: encodeTextField(element, on: object)
        case .textView: encodeTextView(view, on: object)
        case .stackView: encodeStackView(view, on: object)
        case .scrollView: encodeScrolling(view, on: object)
        case .tableView: encodeTable(view, on: object)
        case .tableViewCell: encodeTableCell(view, on: object)
        case .collectionView: encodeCollection(view, on: object)
        case .collectionViewCell, .collectionReusableView: encodeCollectionCell(view, on: object)
        case .segmentedControl: encodeSegmentedControl(element, on: object)
        case .switch: encodeSwitch(element, on: object)
        case .stepper: encodeStepper(element, on: object)
        case .slider: encodeSlider(element, on: object)
        case .progressView: encodeProgressView(element, on: object)
        case .pageControl: encodePageControl(element, on: object)
        case .activityIndicatorView: encodeActivityIndicator(element, on: object)
        case .datePicker: encodeDatePicker(element, on: object)
        case .searchBar: encodeSearchBar(element, on: object)
        case .visualEffectView: encodeVisualEffect(view, on: object)
        case .refreshControl: encodeRefreshControl(element, on: object)
        case .navigationBar, .toolbar, .tabBar: encodeBarInView(view, on: object)
        case .pickerView:
            set("UIShowsSelectionBar", .bool(true), on: object)
            set("UIAllowSelectingCells", .bool(true), on: object)
        case .mapView: encodeMapView(on: object)
        case .wkWebView: encodeWebView(element, on: object)
        case .webView: encodeOldWebView(element, on: object)
        case .arscnView: encodeSceneView(element, on: object)
        default: break
        }
    }

    private mutating func encodeImageView(_ element: Element, on object: NibGraph.Object) {
        if let configuration = symbolConfiguration("preferredSymbolConfiguration", of: element) {
            set("UIPreferredSymbolConfiguration", configuration, on: object)
        }
        if let image = image("image", of: element) { set("UIImage", image, on: object) }
        setImage(path: "highlightedImage", "highlightedImage", of: element, on: object)
    }

    private mutating func encodeStackView(_ view: View, on object: NibGraph.Object) {
        guard let stack = StackView(view.element) else { return }
        let installation = view.element.installation(in: .subviews)
        let arranged = view.subviews.filter { installation.holds($0.element) }.compactMap {
            madeObject(for: $0.element)
        }
        set("UIStackViewArrangedSubviews", array(arranged), on: object)
        // UIKit's mark for the system's spacing is the smallest normal number of single precision.
        let spacing = stack.usesStandardSpacing ? Double(Float.leastNormalMagnitude) : stack.spacing
        set("UIStackViewSpacing", .double(spacing), on: object)
        set("UIStackViewLayoutMarginsRelative", .bool(stack.isLayoutMarginsRelativeArrangement), on: object)
    }

    /// A bar that stands among views, with its items.
    private mutating func encodeBarInView(_ bar: View, on object: NibGraph.Object) {
        let list = bar.element.child(.items).map { Array($0.children) } ?? []
        var items: [NibGraph.Object] = []
        for element in list {
            let made: NibGraph.Object? =
                switch bar.kind {
                case .navigationBar: encodeNavigationItem(element, bar: object)
                case .tabBar: TabBarItem(element).map { encode($0) }
                default: BarButtonItem(element).map { encode($0) }
                }
            guard let made else { continue }
            self.list(made)
            items.append(made)
        }
        encodeBarAppearance(bar, on: object)
        let isMutable = bar.kind == .navigationBar && !isTallNavigationBar
        set("UIItems", isMutable ? mutableArray(items) : array(items), on: object)
        encodeBarState(bar, on: object)
    }

    private mutating func encodeMapView(on object: NibGraph.Object) {
        set("MKDelegate", .none, on: object)
        if context.follows(11) { set("MKPointOfInterestFilter", .none, on: object) }
    }
}
