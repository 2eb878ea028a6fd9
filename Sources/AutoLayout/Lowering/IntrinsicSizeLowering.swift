import ConstraintSolver
import InterfaceDocument

/// Intrinsic content sizes: two inequalities on each axis that has one. The view does not want to be larger
/// (content hugging) nor smaller (compression resistance).
struct IntrinsicSizeLowering: SceneReader {
    let model: SceneModel
    let rows: RowBuilder

    /// Lowers the intrinsic size of the view at `index`, if it has one.
    func lower(_ intrinsic: IntrinsicSize, of index: Int) {
        let isDesignTimeSized = IntrinsicMeasurer(model: model).isDesignTimeSized(index, intrinsic)
        if let width = intrinsic.width {
            lowerLength(width, of: index, .horizontal, isDesignTimeSized)
        }
        if let height = intrinsic.height {
            lowerLength(height, of: index, .vertical, isDesignTimeSized)
        }
        if isDesignTimeSized && view(index).kind == .view { lowerCenteredRow(of: index) }
    }

    /// A plain view whose height is only a design-time size is as high as the row that centres and fills it (6 of 9
    /// views in rows higher than 50 points, in 4 projects; under the other alignments and distributions 50 points
    /// hold).
    private func lowerCenteredRow(of index: Int) {
        let superview = superview(of: index)
        guard let stack = StackView(view(superview).element), stack.axis == .horizontal, stack.alignment == .center,
            stack.distribution == .fill
        else { return }
        rows.add(
            LoweredRow(
                first: .view(index), firstAnchor: .height, second: .view(superview), secondAnchor: .height,
                priority: ControlMetrics.designTimeFilling, origin: .intrinsicSize))
    }

    private func lowerLength(_ length: Double, of index: Int, _ axis: Axis, _ isDesignTimeSized: Bool) {
        let view = view(index)
        let huggingPriority = Self.contentPriority(view.hugging(axis))
        rows.addHugging(
            LoweredRow(
                first: .view(index), firstAnchor: axis.size, relation: .lessThanOrEqual, constant: length,
                priority: isDesignTimeSized
                    ? min(huggingPriority, ControlMetrics.designTimeHugging) : huggingPriority, origin: .intrinsicSize,
                identifier: .hugging), of: index, axis)
        rows.addResistance(
            LoweredRow(
                first: .view(index), firstAnchor: axis.size, relation: .greaterThanOrEqual, constant: length,
                priority: Self.contentPriority(view.compressionResistance(axis)), origin: .intrinsicSize,
                identifier: .compressionResistance), of: index, axis)
    }

    /// UIKit never holds an intrinsic size against required constraints, even where its priority says required: of 823
    /// rows in conflict logs none is one, and stored frames break them wherever a size constraint contradicts.
    static func contentPriority(_ priority: Double) -> Double { min(priority, mostContentPriority) }

    fileprivate static let mostContentPriority = 999.99
}

extension LoweredRow {
    /// The priority as the document says it: that of an intrinsic size may say required, and is less.
    package var statedPriority: Double {
        origin == .intrinsicSize && priority == IntrinsicSizeLowering.mostContentPriority ? 1000 : priority
    }
}
