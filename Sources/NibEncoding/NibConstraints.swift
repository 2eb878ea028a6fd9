import InterfaceDocument
import StrutNib

/// Constraints.
extension NibUnit {
    /// The constraints that a view holds, and its guides.
    mutating func encodeConstraints(of view: View, on object: NibGraph.Object) {
        var holder = view.element
        // An old content view of a collection's cell takes over what the cell holds.
        if context.isOldContentOfCollectionCell(view), let cell = holder.parent { holder = cell }
        if view.kind == .collectionViewCell, view.oldContent != nil {
            encodeSystemConstraints(of: view, on: object)
            return
        }
        var constraints = controllerGuideConstraints(of: view, object)
        constraints += encodeConstraints(heldBy: holder)
        constraints += encodePrototypingConstraints(of: view, heldBy: holder, on: object)
        if view.kind == .collectionViewCell { constraints += systemConstraints(of: view, on: object) }
        if !constraints.isEmpty { set("UIViewAutolayoutConstraints", mutableArray(constraints), on: object) }
        encodeGuides(of: view, on: object, hasConstraints: !constraints.isEmpty)
    }

    /// The installed constraints of an element, in ibtool's order.
    private mutating func encodeConstraints(heldBy holder: Element) -> [NibGraph.Object] {
        guard context.usesAutoLayout else { return [] }
        let installation = holder.installation(in: .constraints)
        let all = context.orderedConstraints(heldBy: holder)
        var objects: [NibGraph.Object] = []
        for constraint in all {
            let object = encode(constraint)
            list(object)
            if installation.holds(constraint.element) { objects.append(object) }
        }
        return objects
    }

    /// What holds the content view of a collection's cell in the cell, from Xcode 11 on.
    private mutating func systemConstraints(of cell: View, on object: NibGraph.Object) -> [NibGraph.Object] {
        guard context.follows(11), let content = cell.cellContent else { return [] }
        let contentObject = self.object(for: content)
        return [5, 6, 3, 4].map { attribute in
            makeConstraint(
                object, attribute, contentObject, attribute, isArchived: true, identifier: "UIIBSystemGenerated")
        }
    }

    private mutating func encodeSystemConstraints(of cell: View, on object: NibGraph.Object) {
        let constraints = systemConstraints(of: cell, on: object)
        if !constraints.isEmpty { set("UIViewAutolayoutConstraints", mutableArray(constraints), on: object) }
        for guide in cell.layoutGuides { addOrphanGuide(guide) }
        if cell.layoutGuides.isEmpty, context.usesSafeAreas, context.follows(9), !context.follows(11) {
            addOrphanGuide(nil)
        }
    }

    /// A constraint that no element of the document stands for.
    mutating func makeConstraint(
        _ first: NibGraph.Object, _ attribute: Int, _ second: NibGraph.Object?, _ secondAttribute: Int,
        isArchived: Bool, identifier: String? = nil
    ) -> NibGraph.Object {
        let constraint = graph.make("NSLayoutConstraint")
        set("NSFirstItem", first, on: constraint)
        set("NSFirstAttributeV2", .int(attribute), on: constraint)
        set("NSFirstAttribute", .int(attribute), on: constraint)
        if let second {
            set("NSSecondItem", second, on: constraint)
            set("NSSecondAttributeV2", .int(secondAttribute), on: constraint)
            set("NSSecondAttribute", .int(secondAttribute), on: constraint)
        }
        set("NSShouldBeArchived", .bool(isArchived), on: constraint)
        if let identifier { set("NSLayoutIdentifier", string(identifier), on: constraint) }
        return constraint
    }

    mutating func encode(_ constraint: Constraint) -> NibGraph.Object {
        let object = makeInstance(of: "NSLayoutConstraint", for: constraint.element)
        let first = constraint.firstAttribute
        let second = constraint.secondItem == nil ? nil : constraint.secondAttribute
        setItem("NSFirst", constraint.firstItem, first, on: object)
        switch constraint.relation {
        case .equal: break
        case .greaterThanOrEqual: set("NSRelation", .int(1), on: object)
        case .lessThanOrEqual: set("NSRelation", .int(-1), on: object)
        }
        let multiplier = Double(Float(constraint.multiplier))
        if multiplier != 1 { set("NSMultiplier", .double(multiplier), on: object) }
        if let item = constraint.secondItem {
            setItem("NSSecond", item, second, on: object)
        } else if !context.follows(8) {
            set("NSSecondAttributeV2", .int(0), on: object)
            set("NSSecondAttribute", .int(0), on: object)
        }
        if constraint.isSymbolic { set("NSSymbolicConstant", string("NSSpace"), on: object) }
        if !constraint.isSymbolic {
            let constant = constraint.constant
            if constant != 0 { set("NSConstantV2", .double(constant), on: object) }
            let old = constant - (first?.marginOffset ?? 0) + (second?.marginOffset ?? 0)
            if old != 0 { set("NSConstant", .double(old), on: object) }
        }
        if constraint.priority != 1000 {
            let whole = Int(exactly: constraint.priority)
            set("NSPriority", whole.map { .int($0) } ?? .float(Float(constraint.priority)), on: object)
        }
        if let identifier = constraint.identifier { set("NSLayoutIdentifier", string(identifier), on: object) }
        set("NSShouldBeArchived", .bool(true), on: object)
        nameClass(of: object, "NSLayoutConstraint", for: constraint.element)
        return object
    }

    private mutating func setItem(
        _ key: String, _ item: Element, _ attribute: LayoutAttribute?, on object: NibGraph.Object
    ) {
        let (itemObject, attribute) = constraintItem(item, attribute)
        set(key + "Item", itemObject, on: object)
        set(key + "AttributeV2", .int(attribute?.rawNumber ?? 0), on: object)
        set(key + "Attribute", .int((attribute?.withoutMargin ?? attribute)?.rawNumber ?? 0), on: object)
    }

    /// What a constraint refers to: what is in an old cell of a collection is in its content view. For systems without
    /// safe areas the controller's guides stand for their upper and lower edges, and the view itself for all else.
    private mutating func constraintItem(
        _ item: Element, _ attribute: LayoutAttribute?
    ) -> (NibGraph.Object, LayoutAttribute?) {
        if let content = View(item)?.oldContent { return (object(for: content), attribute) }
        guard usesOldGuides, let guide = LayoutGuide(item), guide.kind == .safeArea, let owner = guide.owner else {
            return (object(for: item), attribute)
        }
        if attribute == .top, let top = controllerGuides[.top] { return (top, .bottom) }
        if attribute == .bottom, let bottom = controllerGuides[.bottom] { return (bottom, .top) }
        return (object(for: owner), attribute)
    }
}

extension LayoutAttribute {
    /// The raw value of `NSLayoutConstraint.Attribute`.
    var rawNumber: Int {
        switch self {
        case .left: 1
        case .right: 2
        case .top: 3
        case .bottom: 4
        case .leading: 5
        case .trailing: 6
        case .width: 7
        case .height: 8
        case .centerX: 9
        case .centerY: 10
        case .lastBaseline: 11
        case .firstBaseline: 12
        case .leftMargin: 13
        case .rightMargin: 14
        case .topMargin: 15
        case .bottomMargin: 16
        case .leadingMargin: 17
        case .trailingMargin: 18
        case .centerXWithinMargins: 19
        case .centerYWithinMargins: 20
        }
    }

    /// What systems without margins take in the place of one.
    var withoutMargin: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// How far such a system finds the edge from the margin, along the axis.
    var marginOffset: Double {
        switch self {
        case .leftMargin, .topMargin, .leadingMargin: 8
        case .rightMargin, .bottomMargin, .trailingMargin: -8
        default: 0
        }
    }
}
