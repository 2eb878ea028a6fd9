import InterfaceDocument

/// What the passes have found out about one view. Lengths are in points.
struct ViewState: Sendable {
    /// The intrinsic content size.
    var intrinsic = IntrinsicSize.none
    /// The effective layout margins, the safe area included.
    var margins: EdgeInsets = .zero
    /// How far the safe area lies inside the view's edges.
    var safeArea: EdgeInsets = .zero
    /// Where the first baseline lies.
    var firstBaseline = TextBaseline.top
    /// Where the last baseline lies.
    var lastBaseline = TextBaseline.bottom
    /// The width in points at which a text that wraps was first broken; what it wants there may give it another in the
    /// end.
    var textWidth = 0.0
    /// The solved alignment rectangle in the root's coordinates; nil before the first pass.
    var solved: Rect?
    /// What a cell's content view leaves of its cell on each side, where tables lay themselves out.
    var contentInset: EdgeInsets?
    /// What it scrolls; nil for other views than plain scroll views, where no constraint refers to the content, and
    /// before the first pass.
    var scrolling: ScrollState?
}

/// What the passes have found out about a plain scroll view.
struct ScrollState: Sendable {
    /// How much wider and higher the content was than the view in the last pass; below zero where it fitted.
    var excess: Size
    /// The same in the pass before.
    var former: Size
    /// Whether the content does not fit the view's width. It stays so: what would fit again without the safe area does
    /// not get it.
    var scrollsSideways = false
    /// Whether it does not fit its height; this stays so too.
    var scrollsDown = false
}

/// A baseline's distance from the alignment rectangle's top: a share of the height and a constant in points.
struct TextBaseline: Sendable, Equatable {
    var share: Double
    var offset: Double

    static let top = TextBaseline(share: 0, offset: 0)
    static let bottom = TextBaseline(share: 1, offset: 0)

    /// The distance in points at a height.
    func distance(height: Double) -> Double { share * height + offset }
}

/// An intrinsic content size in points; an axis may have none.
struct IntrinsicSize: Equatable, Sendable {
    var width: Double?
    var height: Double?

    static let none = IntrinsicSize(width: nil, height: nil)

    init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    /// Whether there is a length on both axes.
    var isComplete: Bool { width != nil && height != nil }
}
