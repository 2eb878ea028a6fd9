import Environment
import InterfaceDocument

/// Scene roots: the screen, or the canvas of a xib, gives them their frame.
struct RootLowering: SceneReader {
    let model: SceneModel
    let rows: RowBuilder

    /// Lowers the root at `rootIndex` in the scene's `roots`.
    func lower(_ rootIndex: Int) {
        let root = scene.roots[rootIndex]
        let insets = traits(root.view).alignmentInsets
        let item = LayoutItem.view(root.view)
        let (widthPriority, heightPriority) = sizePriorities(of: root)
        rows.add(
            LoweredRow(
                first: item, firstAnchor: .left, constant: insets.left, origin: .encapsulatedLayout,
                identifier: .encapsulatedLeft))
        rows.add(
            LoweredRow(
                first: item, firstAnchor: .top, constant: insets.top, origin: .encapsulatedLayout,
                identifier: .encapsulatedTop))
        rows.add(
            LoweredRow(
                first: item, firstAnchor: .width, constant: root.frame.width - insets.left - insets.right,
                priority: widthPriority, origin: .encapsulatedLayout, identifier: .encapsulatedWidth))
        rows.add(
            LoweredRow(
                first: item, firstAnchor: .height,
                constant: isUnsized(root) ? 0 : root.frame.height - insets.top - insets.bottom,
                priority: heightPriority, origin: .encapsulatedLayout, identifier: .encapsulatedHeight))
    }

    /// How much a root's size counts: all, unless a fitting size is wanted.
    ///
    /// The root of a xib that gave its mask up, and has no stored size, is as wide as the canvas and as high as its
    /// constraints want.
    private func sizePriorities(of root: SceneRoot) -> (width: Double, height: Double) {
        if let target = model.fitting?.target { return (target.horizontalPriority, target.verticalPriority) }
        return isUnsized(root) ? (999.9, FittingTarget.fittingSizeLevel) : (1000, 1000)
    }

    private func isUnsized(_ root: SceneRoot) -> Bool {
        guard root.controller == nil, document.usesAutoLayout else { return false }
        let view = view(root.view)
        return !view.translatesAutoresizingMaskIntoConstraints && (view.frame.map { $0.size == .zero } ?? true)
    }
}
