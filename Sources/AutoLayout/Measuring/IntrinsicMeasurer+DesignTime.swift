import InterfaceDocument
import StrutEnvironment

/// What stands in, on Interface Builder's canvas only, for the size of a view that has none and lies in a stack view.
extension IntrinsicMeasurer {
    /// `size` with `ControlMetrics.designTimeLength` on each axis where an arranged view has no length of its own.
    ///
    /// An empty label of one line counts as one without a size; with more lines it keeps its 0 × 0 (17 of 17 labels).
    func designTimeSize(_ size: IntrinsicSize, of index: Int) -> IntrinsicSize {
        guard mayHaveDesignTimeSize(to: index) else { return size }
        var designTime = defaultDesignTimeSize(size, of: index)
        let view = view(index)
        // A placeholder stands for the length, of an empty label too; one that says that there is no length is none (1
        // view; 6 more are as large either way).
        if view.placeholderIntrinsicWidth != nil { designTime.width = size.width }
        if view.placeholderIntrinsicHeight != nil { designTime.height = size.height }
        return designTime
    }

    private func defaultDesignTimeSize(_ size: IntrinsicSize, of index: Int) -> IntrinsicSize {
        let length = ControlMetrics.designTimeLength
        let view = view(index)
        switch view.kind {
        case .label: return IntrinsicSize(width: length, height: length)
        case .view:
            return IntrinsicSize(width: size.width ?? designTimeWidth(of: index), height: size.height ?? length)
        case .imageView, .stackView: break
        case .scrollView, .textView, .tableView, .collectionView:
            guard size == .none else { return size }
            // Across a column that does not align to fill it is given all the width (3 views in 2 repositories, none
            // against).
            if let stack = StackView(self.view(superview(of: index)).element), stack.axis == .vertical,
                stack.alignment != .fill
            {
                return IntrinsicSize(width: ControlMetrics.fillingViewWidth, height: length)
            }
        default:
            guard size == .none else { return size }
        }
        return IntrinsicSize(width: size.width ?? length, height: size.height ?? length)
    }

    /// The width in points that the canvas gives to a plain view: across a column more than along a row, and in a
    /// column that fills more to a view with content (19 of 19 views, in 4 repositories) than to an empty one.
    private func designTimeWidth(of index: Int) -> Double {
        guard let stack = StackView(view(superview(of: index)).element), stack.axis == .vertical else {
            return ControlMetrics.designTimeLength
        }
        let fills = stack.alignment == .fill || stack.distribution == .fill && holdsSomething(index)
        return fills ? ControlMetrics.fillingViewWidth : ControlMetrics.libraryViewWidth
    }

    /// Whether the view at `index` is of those to which the canvas gives what they do not have, whatever they measure.
    func mayHaveDesignTimeSize(to index: Int) -> Bool {
        guard isArrangedAtDesignTime(index) else { return false }
        let view = view(index)
        return switch view.kind {
        case .label: Label(view.element)?.numberOfLines == 1 && model.shownText(of: index)?.isEmpty ?? true
        // One whose arranged views are all hidden is as small as they are (1 view, none against).
        case .stackView: !scene.subviews(of: index).contains { _ in true }
        default: true
        }
    }

    /// Whether the view at `index` has a size on an axis only because Interface Builder gives it one: that keeps the
    /// view from collapsing, but not from growing.
    func isDesignTimeSized(_ index: Int, _ size: IntrinsicSize) -> Bool {
        hasOnlyDesignTimeSize(index) && size.isComplete && isArrangedAtDesignTime(index)
            && view(index).placeholderIntrinsicWidth == nil && view(index).placeholderIntrinsicHeight == nil
            && designableSize(of: index) == nil
    }

    /// Whether the view at `index` is one without a size of its own that hugs what it is given less than others.
    private func hasOnlyDesignTimeSize(_ index: Int) -> Bool {
        switch view(index).kind {
        case .view, .containerView, .visualEffectView, .scrollView, .tableView, .collectionView, .mapView, .webView,
            .wkWebView, .sceneKitView, .skView, .arView, .arscnView, .arskView, .glkView, .mtkView, .pdfView:
            true
        default: false
        }
    }

    /// Whether the view at `index` has subviews that are not hidden.
    func holdsSomething(_ index: Int) -> Bool {
        scene.subviews(of: index).contains { !model.isLeftOut($0) }
    }

    private func isArrangedAtDesignTime(_ index: Int) -> Bool {
        let superview = superview(of: index)
        return !model.isRunTime && environment.profile.controls.givesDesignTimeSizes
            && superview >= 0 && view(superview).kind == .stackView && traits(index).placement == .constraints
            && !model.isLeftOut(index)
    }
}
