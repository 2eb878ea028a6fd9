import InterfaceDocument
import StrutEnvironment

/// What lies between two steps of a sweep, of whatever moves evenly from one to the other.
struct Interpolation: Sendable {
    /// How much of the way to the second step has been gone, from 0 to 1.
    private let share: Double

    /// What lies at `step`, between two others that differ.
    init(at step: Int, from first: Int, to last: Int) {
        share = Double(step - first) / Double(last - first)
    }

    /// A number; what is the same at both steps is exactly so between them.
    func between(_ a: Double, _ b: Double) -> Double { a == b ? a : a + (b - a) * share }

    /// An intrinsic size, axis by axis; one that is missing is so at both steps.
    func between(_ a: IntrinsicSize, _ b: IntrinsicSize) -> IntrinsicSize {
        func between(_ a: Double?, _ b: Double?) -> Double? { a.flatMap { a in b.map { self.between(a, $0) } } }
        return IntrinsicSize(width: between(a.width, b.width), height: between(a.height, b.height))
    }

    /// A size, side by side.
    func between(_ a: Size, _ b: Size) -> Size {
        Size(width: between(a.width, b.width), height: between(a.height, b.height))
    }

    /// Insets, edge by edge.
    func between(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: between(a.top, b.top), left: between(a.left, b.left), bottom: between(a.bottom, b.bottom),
            right: between(a.right, b.right))
    }

    /// A rectangle, by its origin and its size.
    func between(_ a: Rect, _ b: Rect) -> Rect {
        Rect(
            x: between(a.x, b.x), y: between(a.y, b.y), width: between(a.width, b.width),
            height: between(a.height, b.height))
    }

    /// What a container gives the controller that it embeds.
    func between(_ a: ContainerBounds, _ b: ContainerBounds) -> ContainerBounds {
        ContainerBounds(size: between(a.size, b.size), safeArea: between(a.safeArea, b.safeArea))
    }
}
