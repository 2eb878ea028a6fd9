import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// Where the views of a scene lie in their window, and what of them can be seen: what rules on places share.
struct SceneGeometry {
    /// The frame of each view in its root's coordinates, in points on whole pixels.
    private(set) var frames: [Rect] = []
    /// Whether each view is shown, and all that it lies in.
    private(set) var isShown: [Bool] = []
    /// The innermost view above each that scrolls; -1 for none.
    private(set) var scroller: [Int] = []
    /// The innermost view above each, or a scrolling one itself, that cuts off what is outside of it; -1 for none.
    private(set) var clipper: [Int] = []
    /// Whether each view lies in a cell, whose own width only its table knows.
    private(set) var isInCell: [Bool] = []

    init(_ scene: SolvedScene) {
        let count = scene.scene.views.count
        frames.reserveCapacity(count)
        for index in 0..<count {
            let view = scene.view(index)
            let parent = scene.superview(of: index)
            var frame = scene.frame(of: index)
            let isVisible = !scene.isHidden(index) && view.alpha > 0.01
            guard parent >= 0 else {
                frames.append(Rect(origin: .zero, size: frame.size))
                isShown.append(isVisible)
                scroller.append(-1)
                clipper.append(-1)
                isInCell.append(view.kind.isCell)
                continue
            }
            frame.x += frames[parent].x
            frame.y += frames[parent].y
            frames.append(frame)
            isShown.append(isVisible && isShown[parent])
            let above = scene.view(parent)
            scroller.append(Self.scrolls(above.kind) ? parent : scroller[parent])
            clipper.append(above.clipsSubviews || Self.scrolls(above.kind) ? parent : clipper[parent])
            isInCell.append(view.kind.isCell || isInCell[parent])
        }
    }

    /// Whether a view of a kind scrolls what is in it.
    static func scrolls(_ kind: View.Kind) -> Bool {
        switch kind {
        case .scrollView, .tableView, .collectionView, .textView, .pickerView, .wkWebView, .webView, .mapView: true
        default: false
        }
    }
}

/// A side of a rectangle, as findings name it.
enum RectSide: String, CaseIterable, CustomStringConvertible {
    case top, bottom, left, right

    var description: String { rawValue }

    /// Whether it is an end of what runs from left to right.
    var isHorizontal: Bool { self == .left || self == .right }
}

extension Rect {
    /// The part that both have; nil where that is no more than a line.
    func intersection(_ other: Rect) -> Rect? {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }

    /// Whether the other lies inside, but for `slack` points.
    func contains(_ other: Rect, slack: Double = 0) -> Bool {
        other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack
            && other.maxY <= maxY + slack
    }

    /// The rectangle inside of insets.
    func inset(by insets: EdgeInsets) -> Rect {
        Rect(
            x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }

    /// How far the other reaches out at a side, in points; less than 0 where it ends inside.
    func overhang(of other: Rect, at side: RectSide) -> Double {
        switch side {
        case .top: minY - other.minY
        case .bottom: other.maxY - maxY
        case .left: minX - other.minX
        case .right: other.maxX - maxX
        }
    }

    /// How far the other reaches out at the one of some sides where it does so most, and which that is.
    func farthestOverhang(
        of other: Rect, at sides: [RectSide] = RectSide.allCases
    ) -> (points: Double, side: RectSide) {
        var farthest = (points: -Double.infinity, side: RectSide.top)
        for side in sides {
            let points = overhang(of: other, at: side)
            if points > farthest.points { farthest = (points, side) }
        }
        return farthest
    }

    /// The square points that it covers.
    var area: Double { width * height }
}
