import InterfaceDocument

/// What code changes in a document's objects at run time: everything that a `LayoutSession` was told.
struct RunTimeChanges: Sendable {
    /// Changes of views, by the view's element.
    var views: [Int: ViewChanges] = [:]
    /// Changes of written constraints, by the constraint's element.
    var constraints: [Int: ConstraintChanges] = [:]
    /// The constraints that were added; nil where one was removed again.
    var added: [AddedConstraint?] = []
    /// The header heights in points that tables looked at when their header was last set, by the table's element.
    var headerHeights: [Int: Double] = [:]

    var isEmpty: Bool {
        views.isEmpty && constraints.isEmpty && added.allSatisfy { $0 == nil } && headerHeights.isEmpty
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
    /// The factor of the second attribute.
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// 1…1000.
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

    /// Whether it speaks of a baseline.
    var alignsBaselines: Bool { firstAttribute.isBaseline || secondAttribute?.isBaseline == true }
}
