// How strongly a view keeps to its content's size, and the sizes that stand in for it while editing.

extension View {
    /// A size that Interface Builder uses instead of the view's own intrinsic one.
    public enum PlaceholderSize: Hashable, Sendable {
        /// The view has no intrinsic size along this axis.
        case none
        /// The intrinsic size in points.
        case points(Double)
    }

    /// The priority against growing beyond the content's size; 250 when none is written.
    public func hugging(_ axis: Axis) -> Double {
        element.double(axis == .horizontal ? .horizontalHuggingPriority : .verticalHuggingPriority) ?? 250
    }

    /// The priority against shrinking below the content's size; 750 when none is written.
    public func compressionResistance(_ axis: Axis) -> Double {
        let name: AttributeName =
            axis == .horizontal ? .horizontalCompressionResistancePriority : .verticalCompressionResistancePriority
        return element.double(name) ?? 750
    }

    /// The design-time width; nil when none is written.
    public var placeholderIntrinsicWidth: PlaceholderSize? { placeholderSize(.placeholderIntrinsicWidth) }

    /// The design-time height; nil when none is written.
    public var placeholderIntrinsicHeight: PlaceholderSize? { placeholderSize(.placeholderIntrinsicHeight) }

    private func placeholderSize(_ name: AttributeName) -> PlaceholderSize? {
        guard element.has(name) else { return nil }
        return element.double(name).map { .points($0) } ?? PlaceholderSize.none
    }
}
