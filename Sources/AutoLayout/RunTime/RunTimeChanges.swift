import InterfaceDocument

/// What code changes in a document's objects at run time: everything that a `LayoutSession` was given.
struct RunTimeChanges: Sendable {
    /// Changes of views, by the view's element.
    var views: [Int: ViewChanges] = [:]
    /// Changes of written constraints, by the constraint's element.
    var constraints: [Int: ConstraintChanges] = [:]
    /// The constraints that were added and not removed again, in that order.
    var added: [ConstraintAddition] = []
    /// The header heights in points that tables looked at when their header was last set, by the table's element.
    var headerHeights: [Int: Double] = [:]

    var isEmpty: Bool {
        views.isEmpty && constraints.isEmpty && added.isEmpty && headerHeights.isEmpty
    }
}

/// What is changed of one view; nil is as in the document.
struct ViewChanges: Sendable, Hashable {
    var isHidden: Bool?
    /// The text of a label, field or text view, the title of a button.
    var text: String?
    /// In points; zero for automatic.
    var preferredMaxLayoutWidth: Double?
    var translatesAutoresizingMaskIntoConstraints: Bool?
    /// In points in the superview's coordinates.
    var frame: Rect?
    /// In points: a custom view's own size, or that of the image it shows.
    var intrinsicContentSize: Size?

    /// These changes with those of `other` on top.
    func overridden(by other: ViewChanges) -> ViewChanges {
        ViewChanges(
            isHidden: other.isHidden ?? isHidden, text: other.text ?? text,
            preferredMaxLayoutWidth: other.preferredMaxLayoutWidth ?? preferredMaxLayoutWidth,
            translatesAutoresizingMaskIntoConstraints: other.translatesAutoresizingMaskIntoConstraints
                ?? translatesAutoresizingMaskIntoConstraints,
            frame: other.frame ?? frame, intrinsicContentSize: other.intrinsicContentSize ?? intrinsicContentSize)
    }
}

/// What is changed of one written constraint; nil is as in the document.
struct ConstraintChanges: Sendable, Hashable {
    var constant: Double?
    var priority: Double?
    var isActive: Bool?
}

/// A constraint that code adds between two objects of the document, or for one of them.
public struct AddedConstraint: Sendable, Hashable {
    /// The name of the first item: an object id, an outlet, or a label in Xcode.
    public var firstItem: String
    /// What of the first item is compared.
    public var firstAttribute: LayoutAttribute
    /// How the left side stands to the right one.
    public var relation: Relation
    /// The name of the second item; nil to compare with the constant alone.
    public var secondItem: String?
    /// What of the second item it is compared with; nil without a second item.
    public var secondAttribute: LayoutAttribute?
    /// The factor of the second attribute; 0 only for a width or a height.
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// Above 0 and at most 1000, which is required.
    public var priority: Double

    /// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
    public init(
        _ firstItem: String, _ firstAttribute: LayoutAttribute, _ relation: Relation = .equal,
        _ secondItem: String? = nil, _ secondAttribute: LayoutAttribute? = nil, multiplier: Double = 1,
        constant: Double = 0, priority: Double = 1000
    ) {
        self.firstItem = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = secondItem
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// Whether it refers to a baseline.
    var alignsBaselines: Bool { firstAttribute.isBaseline || secondAttribute?.isBaseline == true }
}

/// A constraint that was added, with the objects that its names lead to. A class, so that what is removed is just what
/// was added.
final class ConstraintAddition: Sendable {
    let constraint: AddedConstraint
    let first: Element
    let second: Element?

    init(_ constraint: AddedConstraint, first: Element, second: Element?) {
        self.constraint = constraint
        self.first = first
        self.second = second
    }
}
