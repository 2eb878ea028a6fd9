import Environment
import InterfaceDocument

/// What stands in, on Interface Builder's canvas only, for the size of a view that has none and lies in a stack view.
extension SceneSystem {
    /// `size` with `ControlMetrics.designTimeLength` on each axis where an arranged view has no length of its own.
    ///
    /// An empty label of one line counts as one without a size; with more lines it keeps its 0 × 0 (17 of 17 labels).
    func designTimeSize(_ size: IntrinsicSize, of index: Int) -> IntrinsicSize {
        guard isArrangedAtDesignTime(index) else { return size }
        let length = ControlMetrics.designTimeLength
        let view = view(index)
        switch view.kind {
        case .label:
            guard let label = Label(view.element), label.numberOfLines == 1, label.attributedText == nil,
                label.text?.isEmpty ?? true
            else { return size }
            return IntrinsicSize(width: length, height: length)
        case .view:
            let isAcross = StackView(self.view(superview(of: index)).element)?.axis == .vertical
            let width = isAcross ? ControlMetrics.libraryViewWidth : length
            return IntrinsicSize(width: size.width ?? width, height: size.height ?? length)
        case .imageView: break
        case .stackView:
            guard !arrangesSomething(index) else { return size }
        default:
            guard size == .none else { return size }
        }
        return IntrinsicSize(width: size.width ?? length, height: size.height ?? length)
    }

    /// Whether the view at `index` has a size on an axis only because Interface Builder lends it one: that keeps the view
    /// from collapsing, but not from growing.
    func isDesignTimeSized(_ index: Int) -> Bool {
        view(index).kind == .view && states[index].intrinsic.isComplete && isArrangedAtDesignTime(index)
            && view(index).placeholderIntrinsicWidth == nil && view(index).placeholderIntrinsicHeight == nil
            && designableSize(of: index) == nil
    }

    /// Whether the stack view at `index` has subviews that are not hidden.
    func arrangesSomething(_ index: Int) -> Bool {
        scene.subviews(of: index).contains { !isHidden($0) }
    }

    private func isArrangedAtDesignTime(_ index: Int) -> Bool {
        let superview = superview(of: index)
        return !isRunTime && environment.profile.controls.lendsSizes
            && superview >= 0 && view(superview).kind == .stackView && states[index].placement == .constraints
            && !isHidden(index)
    }
}
