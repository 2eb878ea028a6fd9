import InterfaceDocument
import StrutEnvironment

/// Scene roots: the screen, or the canvas of a xib, gives them their frame.
struct RootLowering: SceneReader {
    let model: SceneModel
    let rows: RowBuilder

    /// Lowers the root at `rootIndex` in the scene's `roots`.
    func lower(_ rootIndex: Int) {
        let root = scene.roots[rootIndex]
        let insets = traits(root.view).alignmentInsets
        let item = LayoutItem.view(root.view)
        let size = Self.size(of: root, model)
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
                first: item, firstAnchor: .width, constant: size.width,
                priority: widthPriority, origin: .encapsulatedLayout, identifier: .encapsulatedWidth))
        rows.add(
            LoweredRow(
                first: item, firstAnchor: .height,
                constant: size.height,
                priority: heightPriority, origin: .encapsulatedLayout, identifier: .encapsulatedHeight))
    }

    /// The rows that hold the size of the root at `rootIndex`: roots are lowered first, by four rows each.
    static func sizeRows(of rootIndex: Int) -> (width: Int, height: Int) { (4 * rootIndex + 2, 4 * rootIndex + 3) }

    /// The size in points of a root's alignment rectangle.
    static func size(of root: SceneRoot, _ model: SceneModel) -> Size {
        let insets = model.traits[root.view].alignmentInsets
        return Size(
            width: root.frame.width - insets.left - insets.right,
            height: isUnsized(root, model) ? 0 : root.frame.height - insets.top - insets.bottom)
    }

    /// How much a root's size counts: all, unless a fitting size is wanted.
    ///
    /// The root of a xib that gave its mask up, and has no stored size, is as wide as the canvas and as high as its
    /// constraints want.
    private func sizePriorities(of root: SceneRoot) -> (width: Double, height: Double) {
        if let target = model.fitting?.target { return (target.horizontalPriority, target.verticalPriority) }
        if Self.isUnsized(root, model) { return (999.9, FittingTarget.fittingSizeLevel) }
        let grows = model.runTime.letsDetachedViewsGrow && root.isDetached && !model.environment.isCanvas
        return (1000, grows && model.document.usesAutoLayout ? Self.keptHeight : 1000)
    }

    /// The priority of a height that yields to what is in a view: above the usual hugging (250), which does not make it
    /// lower, and below the usual resistance (750), by which its texts make it higher. AppKit keeps windows so (500).
    private static let keptHeight = 501.0

    private static func isUnsized(_ root: SceneRoot, _ model: SceneModel) -> Bool {
        guard root.controller == nil, model.document.usesAutoLayout else { return false }
        let view = model.view(root.view)
        return !view.translatesAutoresizingMaskIntoConstraints && (view.frame.map { $0.size == .zero } ?? true)
    }
}
