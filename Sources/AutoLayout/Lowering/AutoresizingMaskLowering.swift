import InterfaceDocument
import StrutEnvironment

/// Views that keep their autoresizing mask: UIKit translates the mask and the stored frame into constraints.
///
/// Each axis stands alone. With the start margin L, the size s and the end margin E as stored, and W the superview's
/// size, the three flags give the eight cases below. The fixed parts and the single flexible ones are documented by
/// UIKit's conflict logs; where several parts are flexible they share the change in proportion to their lengths, as
/// Apple documents the masks.
struct AutoresizingMaskLowering: SceneReader {
    let model: SceneModel
    let rows: RowBuilder

    /// The flags of one axis.
    private struct Flexibility {
        var start: Bool
        var size: Bool
        var end: Bool
    }

    /// Lowers the mask of the view at `index`.
    func lower(_ index: Int) {
        let view = view(index)
        let mask = view.autoresizingMask
        let frame = model.changes(of: index)?.frame ?? view.frame ?? .zero
        let insets = traits(index).alignmentInsets
        // A view that keeps its place and size needs no container.
        let isFlexible = !mask.isDisjoint(with: [.flexibleMinX, .widthSizable, .flexibleMinY, .heightSizable])
        let container = isFlexible ? storedSize(ofSuperviewOf: index) : nil
        lowerMask(
            of: index, .horizontal,
            Flexibility(
                start: mask.contains(.flexibleMinX), size: mask.contains(.widthSizable),
                end: mask.contains(.flexibleMaxX)),
            start: frame.x + insets.left, size: frame.width - insets.left - insets.right, container: container?.width)
        lowerMask(
            of: index, .vertical,
            Flexibility(
                start: mask.contains(.flexibleMinY), size: mask.contains(.heightSizable),
                end: mask.contains(.flexibleMaxY)),
            start: frame.y + insets.top, size: frame.height - insets.top - insets.bottom, container: container?.height)
    }

    /// The size that the superview had when the view's frame was stored; nil where that is the size it has now.
    ///
    /// A superview that constraints place has, on the document's own canvas, the size that its subviews were stored
    /// against, whatever it is.
    private func storedSize(ofSuperviewOf index: Int) -> Size? {
        guard model.changes(of: index)?.frame == nil else { return nil }
        let superview = superview(of: index)
        let parent = view(superview)
        if let canvasSizes = model.canvasSizes { return canvasSizes[parent.element.index] ?? parent.frame?.size }
        return isResized(superview) ? parent.frame?.size : nil
    }

    /// Whether code set the frame of a view or of one that it stands in, which resizes what is in it by its masks.
    private func isResized(_ index: Int) -> Bool {
        if model.runTime.changes.views.isEmpty { return false }
        var above = index
        while above >= 0 {
            if model.changes(of: above)?.frame != nil, traits(above).placement != .constraints { return true }
            above = superview(of: above)
        }
        return false
    }

    private func lowerMask(
        of index: Int, _ axis: Axis, _ flexible: Flexibility, start: Double, size: Double, container: Double?
    ) {
        let parent = LayoutItem.view(superview(of: index))
        let place: Anchor = axis == .horizontal ? .minX : .minY
        let far: Anchor = axis == .horizontal ? .right : .bottom
        let origin: ConstraintOrigin = traits(index).placement == .fixedFrame ? .fixedFrame : .autoresizingMask
        let identifier: RowIdentifier = origin == .fixedFrame ? .fixedFrame : .none
        func row(
            _ anchor: Anchor, second: LayoutItem = .none, _ secondAnchor: Anchor = .left, multiplier: Double = 1,
            constant: Double
        ) -> LoweredRow {
            LoweredRow(
                first: .view(index), firstAnchor: anchor, second: second, secondAnchor: secondAnchor,
                multiplier: multiplier, constant: constant, origin: origin, identifier: identifier,
                container: Int32(superview(of: index)))
        }
        guard let container else {
            // The superview has the size that it was stored with: nothing stretches.
            rows.add(row(place, constant: start))
            rows.add(row(axis.size, constant: size))
            return
        }
        let end = container - start - size
        switch (flexible.start, flexible.size, flexible.end) {
        case (false, false, _):
            rows.add(row(place, constant: start))
            rows.add(row(axis.size, constant: size))
        case (true, false, false):
            // The distance to the end is fixed.
            rows.add(row(place, second: parent, axis.size, constant: -(container - start)))
            rows.add(row(axis.size, constant: size))
        case (false, true, false):
            rows.add(row(place, constant: start))
            rows.add(row(far, second: parent, far, constant: -end))
        case (true, false, true):
            // The margins share the change: x = m·W − m·size with m = L / (L + E).
            let share = start + end == 0 ? 0.5 : start / (start + end)
            let constant = start - share * container
            rows.add(row(place, second: parent, axis.size, multiplier: share, constant: constant))
            rows.add(row(axis.size, constant: size))
        case (true, true, false):
            let share = start + size == 0 ? 0.5 : start / (start + size)
            rows.add(row(place, second: parent, axis.size, multiplier: share, constant: start - share * container))
            rows.add(row(far, second: parent, far, constant: -end))
        case (false, true, true):
            let share = size + end == 0 ? 0.5 : size / (size + end)
            rows.add(row(place, constant: start))
            rows.add(row(axis.size, second: parent, axis.size, multiplier: share, constant: size - share * container))
        case (true, true, true):
            let share = container == 0 ? 0 : 1 / container
            rows.add(row(place, second: parent, axis.size, multiplier: start * share, constant: 0))
            rows.add(row(axis.size, second: parent, axis.size, multiplier: size * share, constant: 0))
        }
    }

    /// Pins the view at `index` to its superview's edges: UIKit keeps some content views so, whatever their mask.
    func lowerFill(of index: Int) {
        let parent = superview(of: index)
        func pin(_ anchor: Anchor) {
            rows.add(
                LoweredRow(
                    first: .view(index), firstAnchor: anchor, second: .view(parent), secondAnchor: anchor,
                    origin: .autoresizingMask, container: Int32(parent)))
        }
        pin(.left)
        pin(.right)
        pin(.top)
        pin(.bottom)
    }
}
