import Environment
import InterfaceDocument

/// Scene roots: the screen, or the canvas of a xib, gives them their frame.
extension SceneSystem {
    /// Lowers the root at `rootIndex` in the scene's `roots`.
    mutating func lowerRoot(_ rootIndex: Int) {
        let root = scene.roots[rootIndex]
        let insets = states[root.view].alignmentInsets
        let item = LayoutItem.view(root.view)
        let (widthPriority, heightPriority) = sizePriorities(of: root)
        add(
            Row(
                first: item, firstAnchor: .left, constant: insets.left, origin: .encapsulatedLayout,
                identifier: .encapsulatedLeft))
        add(
            Row(
                first: item, firstAnchor: .top, constant: insets.top, origin: .encapsulatedLayout,
                identifier: .encapsulatedTop))
        add(
            Row(
                first: item, firstAnchor: .width, constant: root.frame.width - insets.left - insets.right,
                priority: widthPriority, origin: .encapsulatedLayout, identifier: .encapsulatedWidth))
        add(
            Row(
                first: item, firstAnchor: .height, constant: root.frame.height - insets.top - insets.bottom,
                priority: heightPriority, origin: .encapsulatedLayout, identifier: .encapsulatedHeight))
    }
    /// How much a root's size counts: all, unless a fitting size is wanted, or the root of a xib gave its mask up and has
    /// constraints of its own to decide its size; then the canvas's size is a wish.
    private func sizePriorities(of root: SceneRoot) -> (width: Double, height: Double) {
        if let fitting { return (fitting.horizontalPriority, fitting.verticalPriority) }
        let isFree =
            root.controller == nil && !view(root.view).translatesAutoresizingMaskIntoConstraints
            && document.usesAutoLayout
        let priority = isFree ? FittingTarget.fittingSizeLevel : 1000
        return (priority, priority)
    }
}
