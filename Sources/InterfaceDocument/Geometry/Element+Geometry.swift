// Geometry as elements write it: `<rect>`, `<size>`, `<point>`, `<inset>`, `<edgeInsets>`, ….

extension Element {
    /// A `<rect>` child by its key; nil when it is absent or incomplete.
    public func rect(key: StaticString) -> Rect? {
        child(.rect, key: key).flatMap(Rect.init)
    }

    /// A `<size>` or `<value type="size">` child by its key.
    public func size(key: StaticString) -> Size? {
        child(key: key).flatMap(Size.init)
    }

    /// A `<point>` child by its key.
    public func point(key: StaticString) -> Point? {
        child(key: key).flatMap(Point.init)
    }

    /// An `<inset>` or `<edgeInsets>` child by its key.
    public func insets(key: StaticString) -> EdgeInsets? {
        child(key: key).flatMap(EdgeInsets.init)
    }

    /// A `<directionalEdgeInsets>` child by its key.
    public func directionalInsets(key: StaticString) -> DirectionalEdgeInsets? {
        child(key: key).flatMap(DirectionalEdgeInsets.init)
    }
}

extension Rect {
    /// The rectangle that a `<rect x y width height>` spells.
    public init?(_ element: Element) {
        guard
            let x = element.double(.x), let y = element.double(.y), let width = element.double(.width),
            let height = element.double(.height)
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension Size {
    /// The size that a `<size width height>` spells.
    public init?(_ element: Element) {
        guard let width = element.double(.width), let height = element.double(.height) else { return nil }
        self.init(width: width, height: height)
    }
}

extension Point {
    /// The point that a `<point x y>` spells.
    public init?(_ element: Element) {
        guard let x = element.double(.x), let y = element.double(.y) else { return nil }
        self.init(x: x, y: y)
    }
}

extension EdgeInsets {
    /// The insets that an `<inset minX minY maxX maxY>` or `<edgeInsets top left bottom right>` spells; absent ones are
    /// 0.
    public init?(_ element: Element) {
        switch element.name {
        case .inset:
            self.init(
                top: element.double(.minY) ?? 0, left: element.double(.minX) ?? 0,
                bottom: element.double(.maxY) ?? 0, right: element.double(.maxX) ?? 0)
        case .edgeInsets:
            self.init(
                top: element.double(.top) ?? 0, left: element.double(.left) ?? 0,
                bottom: element.double(.bottom) ?? 0, right: element.double(.right) ?? 0)
        default: return nil
        }
    }
}

extension DirectionalEdgeInsets {
    /// The insets that a `<directionalEdgeInsets top leading bottom trailing>` spells; absent ones are 0.
    public init?(_ element: Element) {
        guard element.name == .directionalEdgeInsets else { return nil }
        self.init(
            top: element.double(.top) ?? 0, leading: element.double(.leading) ?? 0,
            bottom: element.double(.bottom) ?? 0, trailing: element.double(.trailing) ?? 0)
    }
}
