import InterfaceDocument

/// Turns places around the middle of a rectangle, as UIKit does inside of controls and bars where leading is right.
///
/// Controls are drawn as they stand where leading is left; the painter's shapes and lines of text turn their places
/// before they are written. What has a face, such as a text or an image, keeps it. What layout has placed knows its
/// direction already, and is drawn where it is.
struct HorizontalMirror {
    /// The left and the right edge together; nil to leave everything where it is.
    private let edges: Double?

    /// Whether anything is turned around.
    var turns: Bool { edges != nil }

    /// Leaves everything where it is.
    static let none = HorizontalMirror(edges: nil)

    private init(edges: Double?) {
        self.edges = edges
    }

    /// A mirror in the middle of a rectangle where leading is right.
    init(in rect: Rect, isRightToLeft: Bool) {
        edges = isRightToLeft ? rect.x + rect.maxX : nil
    }

    /// Where something begins that is so wide.
    func turned(x: Double, width: Double) -> Double {
        edges.map { $0 - x - width } ?? x
    }

    func turned(_ point: Point) -> Point {
        Point(x: turned(x: point.x, width: 0), y: point.y)
    }

    func turned(_ rect: Rect) -> Rect {
        Rect(x: turned(x: rect.x, width: rect.width), y: rect.y, width: rect.width, height: rect.height)
    }
}

extension ScenePainter {
    /// The mirror of a view.
    func mirror(of index: Int) -> HorizontalMirror {
        HorizontalMirror(in: geometry.frames[index], isRightToLeft: details(of: index).isRightToLeft)
    }

    /// The mirror of a bar, which need not be among the scene's views; nil for the system's own.
    func mirror(ofBar bar: Element?, in frame: Rect) -> HorizontalMirror {
        let attribute = bar.flatMap(View.init)?.semanticContentAttribute ?? .unspecified
        return HorizontalMirror(
            in: frame, isRightToLeft: environment.direction.effective(for: attribute) == .rightToLeft)
    }

    /// Begins to draw a bar, or what the system draws in its place: leading is where the bar has it.
    mutating func beginBar(_ bar: Element?, in frame: Rect) {
        mirror = mirror(ofBar: bar, in: frame)
        isRightToLeft = mirror.turns
    }

    /// Draws what keeps its face in a box of which only the place is turned.
    mutating func upright(_ box: Rect, _ draw: (inout ScenePainter, Rect) -> Void) {
        let outside = mirror
        mirror = .none
        draw(&self, outside.turned(box))
        mirror = outside
    }
}

extension View.Kind {
    /// Whether UIKit turns around what a view draws by itself; bars see to it themselves, as they also stand for
    /// controllers.
    var isMirrored: Bool {
        switch self {
        case .switch, .slider, .stepper, .segmentedControl, .progressView, .pageControl, .datePicker, .searchBar,
            .textField:
            true
        default: false
        }
    }
}
