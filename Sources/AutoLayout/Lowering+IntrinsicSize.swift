import ConstraintSolver
import InterfaceDocument

/// Intrinsic content sizes: two inequalities on each axis that has one. The view does not want to be larger
/// (content hugging) nor smaller (compression resistance).
extension SceneSystem {
    /// Lowers the intrinsic size of the view at `index`, if it has one.
    mutating func lowerIntrinsicSize(of index: Int) {
        let intrinsic = states[index].intrinsic
        if let width = intrinsic.width {
            states[index].intrinsicRows.horizontal = lowerIntrinsic(width, of: index, .horizontal)
        }
        if let height = intrinsic.height {
            states[index].intrinsicRows.vertical = lowerIntrinsic(height, of: index, .vertical)
        }
        if isDesignTimeSized(index) { lowerCenteredRow(of: index) }
    }

    /// A plain view whose height is only lent is as high as the row that centres it (6 of 9 views in rows higher than 50
    /// points, in 4 projects; under the other alignments 50 points hold).
    private mutating func lowerCenteredRow(of index: Int) {
        let superview = superview(of: index)
        guard let stack = StackView(view(superview).element), stack.axis == .horizontal, stack.alignment == .center
        else { return }
        add(
            Row(
                first: .view(index), firstAnchor: .height, second: .view(superview), secondAnchor: .height,
                priority: ControlMetrics.designTimeFilling, origin: .intrinsicSize))
    }

    private mutating func lowerIntrinsic(_ length: Double, of index: Int, _ axis: Axis) -> Int32 {
        let view = view(index)
        let hugging = add(
            Row(
                first: .view(index), firstAnchor: axis.size, relation: .lessThanOrEqual, constant: length,
                priority: huggingPriority(of: index, axis), origin: .intrinsicSize, identifier: .hugging))
        add(
            Row(
                first: .view(index), firstAnchor: axis.size, relation: .greaterThanOrEqual, constant: length,
                priority: Self.contentPriority(view.compressionResistance(axis)), origin: .intrinsicSize,
                identifier: .compressionResistance))
        return Int32(hugging)
    }

    private func huggingPriority(of index: Int, _ axis: Axis) -> Double {
        let priority = Self.contentPriority(view(index).hugging(axis))
        return isDesignTimeSized(index) ? min(priority, ControlMetrics.designTimeHugging) : priority
    }

    /// UIKit never holds an intrinsic size against required constraints, even where its priority says required: of 823
    /// rows in conflict logs none is one, and stored frames break them wherever a size constraint contradicts.
    private static func contentPriority(_ priority: Double) -> Double { min(priority, 999.99) }

    /// Puts a changed intrinsic size into the rows that hold it.
    mutating func updateIntrinsicSize(of index: Int, to size: IntrinsicSize) {
        states[index].intrinsic = size
        let (horizontal, vertical) = states[index].intrinsicRows
        if let width = size.width, horizontal >= 0 {
            rows[Int(horizontal)].constant = width
            rows[Int(horizontal) + 1].constant = width
        }
        if let height = size.height, vertical >= 0 {
            rows[Int(vertical)].constant = height
            rows[Int(vertical) + 1].constant = height
        }
    }
}
