import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// What views want: the intrinsic content size of every kind of view.
///
/// It knows what a scene is, and nothing of constraints or passes: a width that text wraps at is a parameter.
struct IntrinsicMeasurer: SceneReader {
    let model: SceneModel

    /// The intrinsic content size, as a size of the alignment rectangle, of the view at `index`.
    ///
    /// `width` is the width that the last pass gave the view, in points: text that wraps is measured at it. Nil before
    /// the first pass, when every text stands on one line.
    func size(of index: Int, width: Double? = nil) -> IntrinsicSize {
        designTimeSize(ownSize(of: index, width: width), of: index)
    }

    /// The same without what Interface Builder gives a view that has no size.
    func ownSize(of index: Int, width: Double? = nil) -> IntrinsicSize {
        if let size = model.changes(of: index)?.intrinsicContentSize { return IntrinsicSize(size) }
        let view = view(index)
        var size = measuredSize(of: index, width: width)
        // Interface Builder keeps the size that a designable view reported: that of a label is on one line.
        if let designable = designableSize(of: index), !isWrapped(index, within: width, designable) {
            size = IntrinsicSize(
                width: designable.width >= 0 ? designable.width : nil,
                height: designable.height >= 0 ? designable.height : nil)
        }
        if let own = view.customClass.flatMap({ environment.resources?.classSizes[$0] }) {
            size = IntrinsicSize(width: own.width.map(Size.side), height: own.height.map(Size.side))
        }
        // A placeholder stands in for the intrinsic size at design time only; stack views that arrange something ignore
        // it (5 of 5 without subviews have it, 2 of 2 with subviews do not).
        if !model.isRunTime && !(view.kind == .stackView && holdsSomething(index)) {
            size.width = View.length(size.width, unless: view.placeholderIntrinsicWidth)
            size.height = View.length(size.height, unless: view.placeholderIntrinsicHeight)
        }
        return size
    }

    /// The size of the date picker at `index` where it shows no wheels, as a timer always does; nil where it does.
    func compactDatePickerSize(of index: Int) -> Size? {
        guard let picker = DatePicker(view(index).element), picker.mode != .countDownTimer, picker.style != "wheels",
            picker.style != "inline"
        else { return nil }
        return environment.profile.controls.compactDatePickerSize
    }

    /// Whether the view at `index` is what a bar item shows, or is in it.
    private func isShownByBarItem(_ index: Int) -> Bool {
        var place = index
        while place >= 0 {
            if view(place).isShownByBarItem { return true }
            place = superview(of: place)
        }
        return false
    }

    /// The size of the wheels of the view at `index`. Without a height class they are as low as in a compact one: in
    /// cells that are the root of a xib (10 views in 3 documents of one repository, none against). So they are in a
    /// root that lies across a phone (2 views of one, none against; a freeform root in it has 216).
    private func wheelsSize(of index: Int) -> Size {
        var size = environment.profile.controls.wheelsSize
        if environment.isChosen { return size }
        let root = scene.roots[scene.views[index].root]
        let isLow = environment.verticalSizeClass == .compact && root.frame.size == environment.size
        if isLow || view(root.view).kind == .tableViewCell { size.height = 162 }
        return size
    }

    private func measuredSize(of index: Int, width: Double?) -> IntrinsicSize {
        let metrics = environment.profile.controls
        let view = view(index)
        switch view.kind {
        case .label: return Label(view.element).map { labelSize($0, of: index, width: width) } ?? .none
        case .button: return Button(view.element).map { buttonSize($0, of: index, width: width) } ?? .none
        case .textField: return TextField(view.element).map { textFieldSize($0, of: index) } ?? .none
        case .textView: return TextView(view.element).map { textViewSize($0, of: index, width: width) } ?? .none
        case .imageView: return ImageView(view.element).map(imageViewSize) ?? .none
        case .segmentedControl: return SegmentedControl(view.element).map(segmentedControlSize) ?? .none
        case .switch: return IntrinsicSize(metrics.switchSize)
        case .slider:
            // In what a bar item shows it is 34 high, less 1 (7 frames of 2 repositories, none against).
            let isInBar = !environment.isChosen && isShownByBarItem(index)
            return IntrinsicSize(width: nil, height: isInBar ? max(33, metrics.sliderHeight) : metrics.sliderHeight)
        case .stepper: return IntrinsicSize(metrics.stepperSize)
        case .progressView:
            let isBar = ProgressView(view.element)?.isBarStyle == true
            return IntrinsicSize(width: nil, height: roundedUp(isBar ? 1.5 : metrics.progressViewHeight))
        case .activityIndicatorView:
            let isLarge = ActivityIndicator(view.element)?.isLarge == true
            let length = ControlMetrics.activityIndicatorLength(isLarge: isLarge)
            return IntrinsicSize(width: length, height: length)
        case .pageControl:
            guard let control = PageControl(view.element) else { return .none }
            var size = ControlMetrics.pageControlSize(pages: control.numberOfPages, metrics)
            // One that hides takes no height (1 view, none against).
            if control.hidesForSinglePage && control.numberOfPages < 2 { size.height = 0 }
            return IntrinsicSize(size)
        case .pickerView: return IntrinsicSize(wheelsSize(of: index))
        case .datePicker:
            return IntrinsicSize(compactDatePickerSize(of: index) ?? wheelsSize(of: index))
        case .searchBar:
            let height =
                environment.contentSizeCategory == .extraSmall
                ? metrics.smallSearchBarHeight : metrics.searchBarHeight
            let showsScopes =
                SearchBar(view.element).map { $0.showsScopeBar && !$0.scopeButtonTitles.isEmpty } ?? false
            return IntrinsicSize(width: nil, height: height + (showsScopes ? ControlMetrics.scopeBarHeight : 0))
        case .toolbar:
            return IntrinsicSize(
                width: nil,
                height: ControlMetrics.toolbarHeight(
                    environment, isAtBottom: endsAtSafeArea(index)))
        case .navigationBar:
            let isInCard = scene.roots[scene.views[index].root].isCard
            let height = isInCard ? metrics.cardNavigationBarHeight : metrics.navigationBarHeight
            let hasLargeTitles = view.element.bool(.largeTitles) ?? false
            return IntrinsicSize(width: nil, height: height + (hasLargeTitles ? CanvasProfile.Canvas.largeTitle : 0))
        case .tabBar: return IntrinsicSize(width: nil, height: 49)
        default: return .none
        }
    }

    /// Whether a constraint holds the view's bottom at that of a safe area, or at a controller's bottom guide.
    private func endsAtSafeArea(_ index: Int) -> Bool {
        let element = view(index).element
        return scene.constraints.contains { installed in
            let constraint = installed.constraint
            guard let second = constraint.secondItem, let secondAttribute = constraint.secondAttribute else {
                return false
            }
            let ends = [(constraint.firstItem, constraint.firstAttribute), (second, secondAttribute)]
            return ends.contains { $0.0.index == element.index && $0.1 == .bottom }
                && ends.contains { item, attribute in
                    switch LayoutGuide(item)?.kind {
                    case .safeArea: attribute == .bottom
                    case .bottom: attribute == .top
                    default: false
                    }
                }
        }
    }

    /// The intrinsic size that the document keeps for a designable view; negative lengths mean none. It says nothing of
    /// a text in another size or with other words than the view was saved with.
    func designableSize(of index: Int) -> Size? {
        reportedSize(of: index).flatMap { hasOtherTextSize(index) || hasOtherText(index) ? nil : $0 }
    }

    /// The intrinsic size that a designable view reported when the document was saved, whatever it shows here.
    private func reportedSize(of index: Int) -> Size? {
        if model.typesetting.reportedSizes.isEmpty { return nil }
        return view(index).id.flatMap { model.typesetting.reportedSizes[$0] }
    }

    /// The size that a designable label reported for a font of the size that it has here.
    func reportedLabelSize(of index: Int) -> Size? {
        reportedSize(of: index).flatMap { hasOtherTextSize(index) ? nil : $0 }
    }

    /// Whether the text of a view is set in another size than on the canvas, since it follows the reader's.
    private func hasOtherTextSize(_ index: Int) -> Bool {
        // A canvas may be saved in another size of the reader's than L.
        guard !environment.isCanvas, environment.contentSizeCategory != .large else { return false }
        let element = view(index).element
        let font: FontDescription? =
            switch view(index).kind {
            case .label: Label(element)?.font
            case .textField: TextField(element)?.font
            case .textView: TextView(element)?.font
            case .button: Button(element)?.font
            default: nil
            }
        return font.map { fonts.font($0, defaultSize: 17).textStyle != nil } ?? false
    }

    /// Whether a label or button shows another text than the document's own: a translation, or one that was set.
    private func hasOtherText(_ index: Int) -> Bool {
        guard environment.localization != nil || model.changes(of: index)?.text != nil,
            [.label, .button].contains(view(index).kind), let written = model.writtenText(of: index),
            let own = written.attributed?.text ?? written.plain
        else { return false }
        return model.shownText(of: index)?.string != own
    }

    /// Whether the view at `index` is a label that wraps, and got less width than it reported as a designable: it is
    /// several lines high then (9 of 9 labels in 3 repositories).
    func isWrapped(_ index: Int, within width: Double?, _ reported: Size) -> Bool {
        guard let width, view(index).kind == .label, wraps(index) else { return false }
        return reported.width - width > 1 / environment.scale
    }

    /// Whether the height of a view depends on its width.
    func wraps(_ index: Int) -> Bool {
        let view = view(index)
        switch view.kind {
        case .label: return Label(view.element).map { $0.numberOfLines != 1 } ?? false
        case .textView: return TextView(view.element).map { !$0.isScrollEnabled } ?? false
        case .button: return Button(view.element)?.configuration?.title != nil
        default: return false
        }
    }
}

extension View {
    /// The placeholder's length where there is one.
    static func length(_ length: Double?, unless placeholder: PlaceholderSize?) -> Double? {
        switch placeholder {
        case nil: length
        case .some(.none): nil
        case .points(let value): value
        }
    }
}
