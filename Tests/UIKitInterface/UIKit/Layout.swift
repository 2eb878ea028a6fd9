// Constraints, anchors and guides.

import Foundation

public struct UILayoutPriority: Equatable, Sendable {
    public let rawValue: Float
    public init(_ rawValue: Float) { self.rawValue = rawValue }
}

/// What a constraint's side says: an attribute of a view or of a guide.
@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public let item: NSObject
    public let attribute: NSLayoutConstraint.Attribute

    init(_ item: NSObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    func made(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { made(.equal, anchor) }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        made(.equal, anchor, constant: constant)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        made(.lessThanOrEqual, anchor)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
    {
        made(.lessThanOrEqual, anchor, constant: constant)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        made(.greaterThanOrEqual, anchor)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat)
        -> NSLayoutConstraint
    {
        made(.greaterThanOrEqual, anchor, constant: constant)
    }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { made(.equal, nil, constant: c) }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        made(.equal, anchor, multiplier: m)
    }
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { made(.equal, anchor, multiplier: m, constant: c) }
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        made(.lessThanOrEqual, nil, constant: c)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        made(.lessThanOrEqual, anchor, multiplier: m)
    }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { made(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        made(.greaterThanOrEqual, nil, constant: c)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        made(.greaterThanOrEqual, anchor, multiplier: m)
    }
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat)
        -> NSLayoutConstraint
    { made(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }
}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins
        case centerYWithinMargins, notAnAttribute
    }

    public enum Relation: Int, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
    public enum Axis: Int, Sendable { case horizontal, vertical }

    public let firstItem: NSObject?
    public let firstAttribute: Attribute
    public let relation: Relation
    public let secondItem: NSObject?
    public let secondAttribute: Attribute
    public let multiplier: CGFloat

    public init(
        item first: Any, attribute firstAttribute: Attribute, relatedBy: Relation, toItem second: Any?,
        attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        firstItem = first as? NSObject
        self.firstAttribute = firstAttribute
        relation = relatedBy
        secondItem = second as? NSObject
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        if NSLayoutConstraint.refuses(firstAttribute, secondAttribute) {
            Faults.report("a constraint has both \(firstAttribute) and \(secondAttribute)")
        }
    }

    /// Whether one of two attributes knows the direction of text, and the other one does not.
    private static func refuses(_ one: Attribute, _ other: Attribute) -> Bool {
        let directional: Set<Attribute> = [.leading, .trailing, .leadingMargin, .trailingMargin]
        let absolute: Set<Attribute> = [.left, .right, .leftMargin, .rightMargin]
        return directional.contains(one) && absolute.contains(other)
            || absolute.contains(one) && directional.contains(other)
    }

    open var priority = UILayoutPriority(1000)
    open var constant: CGFloat
    open var identifier: String?
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { Self.activate([self]) } else { Self.deactivate([self]) } }
    }
    private weak var holder: UIView?
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where !constraint.isActive {
            guard let holder = constraint.commonAncestor else {
                // UIKit raises an exception.
                Faults.report("a constraint's items have no common ancestor: \(constraint.words)")
                continue
            }
            constraint.holder = holder
            holder.constraints.append(constraint)
            for guide in [constraint.firstItem, constraint.secondItem] {
                (guide as? UILayoutGuide)?.isConstrained = true
            }
        }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            constraint.holder?.constraints.removeAll { $0 === constraint }
            constraint.holder = nil
        }
    }

    /// Whether it speaks of a view, of what is in it, or of their guides.
    func concerns(_ outer: UIView) -> Bool {
        [firstItem, secondItem].contains { view(of: $0)?.isDescendant(of: outer) ?? false }
    }

    private func view(of item: NSObject?) -> UIView? { (item as? UILayoutGuide)?.owningView ?? item as? UIView }

    private var commonAncestor: UIView? {
        guard let first = view(of: firstItem) else { return nil }
        guard secondItem != nil else { return first }
        guard let second = view(of: secondItem) else { return nil }
        var candidate: UIView? = first
        while let view = candidate, !second.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }

    private var words: String {
        [firstItem, secondItem].map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
            + ", \(firstAttribute), \(secondAttribute)"
    }
}

/// What UIKit would raise an exception for, in the order in which it happened.
@MainActor public enum Faults {
    public private(set) static var all: [String] = []
    public static func report(_ fault: String) { all.append(fault) }
    public static func take() -> [String] {
        defer { all = [] }
        return all
    }
}

@MainActor open class UILayoutGuide: NSObject {
    /// The key under which a view has it in a document; nil for one that an app makes.
    public let key: String?
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    /// Whether an active constraint speaks of it.
    public internal(set) var isConstrained = false

    public nonisolated override init() { key = nil }
    init(_ owner: UIView, _ key: String) {
        owningView = owner
        self.key = key
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}
