import Environment
import InterfaceDocument

/// Scene roots: the screen, or the canvas of a xib, gives them their frame.
extension SceneSystem {
    /// Lowers the root at `rootIndex` in the scene's `roots`.
    mutating func lowerRoot(_ rootIndex: Int) {
        let root = scene.roots[rootIndex]
        let insets = states[root.view].alignmentInsets
        let item = LayoutItem.view(root.view)
        // A root of a xib that gave its mask up has its own constraints to decide its size; the canvas's is a wish.
        let isFree =
            root.controller == nil && !view(root.view).translatesAutoresizingMaskIntoConstraints
            && document.usesAutoLayout
        let sizePriority = isFree ? 50.0 : 1000
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
                priority: sizePriority, origin: .encapsulatedLayout, identifier: .encapsulatedWidth))
        add(
            Row(
                first: item, firstAnchor: .height, constant: root.frame.height - insets.top - insets.bottom,
                priority: sizePriority, origin: .encapsulatedLayout, identifier: .encapsulatedHeight))
    }
}
