// The frame as it is stored, and what the autoresizing mask and Interface Builder say of it.

extension View {
    /// The stored frame in the superview's coordinates, in points; nil when none is stored.
    public var frame: Rect? {
        element.rect(key: "frame")
            ?? element.child(.frame, key: "frameInset").flatMap { Self.frame(inset: $0, in: superview) }
    }

    /// The size of the stored frame, as a rectangle at the origin.
    public var bounds: Rect? { frame.map { Rect(origin: .zero, size: $0.size) } }

    /// A frame that is written by distances from the superview's edges, where the superview's frame is known.
    private static func frame(inset: Element, in superview: View?) -> Rect? {
        let outer = superview?.frame?.size
        guard
            let (x, width) = span(inset, .minX, .maxX, .width, outer?.width),
            let (y, height) = span(inset, .minY, .maxY, .height, outer?.height)
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// Where such a frame begins on one axis, and how long it is. A distance of 0 is not written (101 of 220 such
    /// frames, in 53 documents), and a frame without a length reaches from edge to edge (10).
    private static func span(
        _ inset: Element, _ minimum: AttributeName, _ maximum: AttributeName, _ size: AttributeName, _ outer: Double?
    ) -> (Double, Double)? {
        guard let start = inset.insetPart(minimum), let end = inset.insetPart(maximum),
            let length = inset.insetPart(size)
        else { return nil }
        let fixed = start.points + end.points + length.points
        // What is a share takes it of what the rest leaves (all 14 numbers of 8 frames come out at half points).
        func points(_ part: InsetPart) -> Double? {
            part.share == 0 ? part.points : outer.map { ($0 - fixed) * part.share }
        }
        guard let from = points(start), let to = points(end), let long = points(length) else { return nil }
        if !length.isWritten { return outer.map { (from, $0 - from - to) } }
        if end.isWritten && !start.isWritten { return outer.map { ($0 - to - long, long) } }
        return (from, long)
    }

    /// The view that this one is a subview of, in the document.
    public var superview: View? {
        var outer = element.parent
        while let element = outer, element.name != .objects {
            if let view = View(element) { return view }
            outer = element.parent
        }
        return nil
    }

    /// The autoresizing mask; empty when none is written.
    public var autoresizingMask: AutoresizingMask {
        element.child(.autoresizingMask).map(AutoresizingMask.init) ?? []
    }

    /// True when the mask, not the written constraints, places the view.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        element.bool(.translatesAutoresizingMaskIntoConstraints) ?? true
    }

    /// True when Interface Builder adds constraints that keep the stored frame.
    public var isFixedFrame: Bool { element.bool(.fixedFrame) ?? false }

    /// Whether a view without constraints of its own stands where its stored frame is. A stack view arranges its
    /// subviews, whatever they say of a fixed frame.
    package var isPlacedByItsFrame: Bool {
        guard isFixedFrame, frame != nil, let superview, element.parent?.name == .subviews else { return false }
        return superview.kind != .stackView
    }

    /// Whether Interface Builder makes constraints of the stored frame, because the view has none of its own.
    ///
    /// Since Xcode 8 it leaves it to the mask, where the view has one.
    package var hasPrototypingConstraints: Bool { isPlacedByItsFrame && autoresizingMask.isEmpty }

    /// True when the stored frame is not the one that the constraints give.
    public var isMisplaced: Bool { element.bool(.misplaced) ?? false }

    /// True when Interface Builder found the constraints to be too few.
    public var isAmbiguous: Bool { element.bool(.ambiguous) ?? false }

    /// `off` or `ignoreSizes` where Interface Builder does not report it.
    public var verifyAmbiguity: String? { element.string(.verifyAmbiguity) }
}

/// A distance or a length of a frame that is written by distances: `12`, or `21.47%`.
private struct InsetPart {
    var points = 0.0
    var share = 0.0
    var isWritten = false
}

extension Element {
    /// A part of a frame that is written by distances; nil where it says no number.
    fileprivate func insetPart(_ name: AttributeName) -> InsetPart? {
        guard let value = value(name) else { return InsetPart() }
        if value.last == UInt8(ascii: "%") {
            let number = Bytes(rebasing: value.dropLast()).double
            return number.map { InsetPart(share: min(max($0, -1e6), 1e6) / 100, isWritten: true) }
        }
        return double(name).map { InsetPart(points: $0, isWritten: true) }
    }
}

/// Which margins and sizes of a view change with its superview: springs and struts.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt8

    /// A set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The left margin changes.
    public static let flexibleMinX = AutoresizingMask(rawValue: 1)

    /// The width changes.
    public static let widthSizable = AutoresizingMask(rawValue: 2)

    /// The right margin changes.
    public static let flexibleMaxX = AutoresizingMask(rawValue: 4)

    /// The top margin changes.
    public static let flexibleMinY = AutoresizingMask(rawValue: 8)

    /// The height changes.
    public static let heightSizable = AutoresizingMask(rawValue: 16)

    /// The bottom margin changes.
    public static let flexibleMaxY = AutoresizingMask(rawValue: 32)

    /// The mask that an `<autoresizingMask>` spells.
    public init(_ element: InterfaceDocument.Element) {
        self = []
        if element.bool(.flexibleMinX) == true { insert(.flexibleMinX) }
        if element.bool(.widthSizable) == true { insert(.widthSizable) }
        if element.bool(.flexibleMaxX) == true { insert(.flexibleMaxX) }
        if element.bool(.flexibleMinY) == true { insert(.flexibleMinY) }
        if element.bool(.heightSizable) == true { insert(.heightSizable) }
        if element.bool(.flexibleMaxY) == true { insert(.flexibleMaxY) }
    }
}
