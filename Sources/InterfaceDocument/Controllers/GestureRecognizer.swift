// Gesture recognizers among the objects of a scene.

/// A gesture recognizer of any kind.
public struct GestureRecognizer: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// The recognizer of an element whose name says that it is one.
    public init?(_ element: Element) {
        switch element.name {
        case .tapGestureRecognizer, .panGestureRecognizer, .pinchGestureRecognizer, .swipeGestureRecognizer,
            .rotationGestureRecognizer, .pongPressGestureRecognizer, .screenEdgePanGestureRecognizer,
            .hoverGestureRecognizer, .gestureRecognizer:
            self.element = element
        default: return nil
        }
    }

    /// The UIKit class or the custom class; documents spell the long press `pongPress`.
    public var className: String {
        if let custom = element.string(.customClass) { return custom }
        if element.name == .pongPressGestureRecognizer { return "UILongPressGestureRecognizer" }
        let name = element.name.string
        return "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }
}

extension SceneElement {
    /// The gesture recognizers among the objects.
    public var gestureRecognizers: [GestureRecognizer] { objects.compactMap(GestureRecognizer.init) }
}
