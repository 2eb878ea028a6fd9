import InterfaceDocument
import StrutAutoLayout

/// One constraint in code: what stands for its items, and whether anchors can say it.
extension UIKitConstraints {
    /// One side of a constraint in code.
    private struct Side {
        var item: String
        var attribute: LayoutAttribute
        var isGuide: Bool
        /// Whether the way to the item may lead nowhere, as to a cell's own label.
        var isOptional: Bool
    }

    /// A constraint in code.
    enum Form: Equatable {
        /// The arguments of the method that takes it, and the comment behind it.
        case made(arguments: String, remark: String)
        /// The comment that says why it is not made.
        case refused(remark: String)

        var remark: String {
            switch self {
            case .made(_, let remark), .refused(let remark): remark
            }
        }
    }

    /// A constraint in code; `constant`, in points, stands in for its own.
    func form(_ constraint: Constraint, constant: Double? = nil) -> Form {
        let id = constraint.id.map { " \($0)" } ?? ""
        guard !constraint.hasDanglingItem, let first = constraint.firstAttribute,
            var left = side(constraint.firstItem, first)
        else { return .refused(remark: "// The constraint\(id) is not made: it refers to something that is not here.") }
        var right: Side?
        if let item = constraint.secondItem {
            guard let attribute = constraint.secondAttribute, let side = side(item, attribute) else {
                return .refused(remark: "// The constraint\(id) is not made: it refers to something that is not here.")
            }
            right = side
        }
        if !left.attribute.isComparable(with: right?.attribute) {
            return .refused(remark: "// The constraint\(id) is not made: UIKit refuses its attributes.")
        }
        if constraint.priority <= 0 {
            return .refused(remark: "// The constraint\(id) is not made: UIKit refuses its priority.")
        }
        var remark = ""
        if let other = right, left.attribute.isOtherwiseDirected(than: other.attribute) {
            remark = " (leading for left, trailing for right: UIKit refuses one beside the other)"
            left.attribute = left.attribute.directional
            right?.attribute = other.attribute.directional
        }
        if UIKitConstraintClasses.isOutOfReach(constraint) {
            remark += " (a plain constraint: Swift has no name for its class)"
        }
        let constant = constant ?? constraint.resolvedConstant
        var arguments =
            anchored(constraint, left, right, constant: constant)
            ?? general(constraint, left, right, constant: constant)
        // One above 1000, which UIKit refuses, counts as required.
        if constraint.priority < 1000 { arguments += ", priority: \(SwiftSource.number(constraint.priority))" }
        if let identifier = constraint.identifier { arguments += ", identifier: \(SwiftSource.literal(identifier))" }
        return .made(arguments: arguments, remark: "  //\(id)\(remark)")
    }

    /// What stands for an item, and the attribute that then means the same.
    private func side(_ element: Element, _ attribute: LayoutAttribute) -> Side? {
        if View(element) != nil, let view = unit.expression(element), let receiver = unit.receiver(element) {
            let isOptional = receiver != view
            if let readable = readable(View(element), attribute) {
                return Side(
                    item: "\(receiver).readableContentGuide", attribute: readable, isGuide: true,
                    isOptional: isOptional)
            }
            return Side(item: view, attribute: attribute, isGuide: false, isOptional: isOptional)
        }
        guard let guide = LayoutGuide(element), let owner = guide.owner else { return nil }
        switch guide.kind {
        case .top, .bottom: return controllerGuide(guide.kind, attribute)
        default: break
        }
        guard let view = unit.receiver(owner), var property = guide.kind.property else { return nil }
        if guide.kind == .layoutMargins, attribute.axis == .horizontal,
            View(owner)?.layoutMarginsFollowReadableWidth ?? false
        {
            property = "readableContentGuide"
        }
        return Side(
            item: "\(view).\(property)", attribute: attribute, isGuide: true, isOptional: view.hasSuffix("?"))
    }

    /// The attribute of the readable guide that stands for a margin of a view whose margins follow the readable width;
    /// code can say this of no other view than a table.
    private func readable(_ view: View?, _ attribute: LayoutAttribute) -> LayoutAttribute? {
        guard let view, view.layoutMarginsFollowReadableWidth, !view.kind.isTableOrCollection,
            view.kind != .tableViewCellContentView
        else { return nil }
        return switch attribute {
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .leftMargin: .left
        case .rightMargin: .right
        case .centerXWithinMargins: .centerX
        default: nil
        }
    }

    /// A controller's guides end where the safe area begins.
    private func controllerGuide(_ kind: LayoutGuide.Kind, _ attribute: LayoutAttribute) -> Side? {
        guard let root = controller?.view.flatMap(unit.expression) else { return nil }
        func area(_ attribute: LayoutAttribute) -> Side {
            Side(item: "\(root).safeAreaLayoutGuide", attribute: attribute, isGuide: true, isOptional: false)
        }
        switch (kind, attribute) {
        case (.top, .bottom): return area(.top)
        case (.bottom, .top): return area(.bottom)
        case (.top, .top), (.bottom, .bottom):
            return Side(item: root, attribute: attribute, isGuide: false, isOptional: false)
        default: return nil
        }
    }

    /// The constraint with anchors; nil where they cannot say it: margins, multiplied edges, baselines of guides, and
    /// classes, since anchors make plain constraints.
    private func anchored(_ constraint: Constraint, _ left: Side, _ right: Side?, constant: Double) -> String? {
        if UIKitConstraintClasses.isOwn(constraint) { return nil }
        guard let first = anchor(left) else { return nil }
        let relation =
            switch constraint.relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        let number = SwiftSource.number(constant)
        guard let right else {
            return left.attribute.isSize ? "\(first).constraint(\(relation)Constant: \(number))" : nil
        }
        guard let second = anchor(right), left.attribute.isComparable(with: right.attribute) else { return nil }
        var arguments = "\(relation): \(second)"
        if constraint.multiplier != 1 {
            guard left.attribute.isSize else { return nil }
            arguments += ", multiplier: \(SwiftSource.number(constraint.multiplier))"
        }
        if constant != 0 { arguments += ", constant: \(number)" }
        return "\(first).constraint(\(arguments))"
    }

    private func anchor(_ side: Side) -> String? {
        let isBaseline = side.attribute == .firstBaseline || side.attribute == .lastBaseline
        if side.attribute.isMargin || isBaseline && side.isGuide || side.isOptional { return nil }
        return "\(side.item).\(side.attribute.rawValue)Anchor"
    }

    /// The constraint with the initialiser that every class of constraints inherits.
    private func general(_ constraint: Constraint, _ left: Side, _ right: Side?, constant: Double) -> String {
        let second = right.map { ("\($0.item)", ".\($0.attribute.rawValue)") } ?? ("nil", ".notAnAttribute")
        let multiplier = SwiftSource.number(constraint.multiplier)
        let first = left.isOptional ? "\(left.item) as Any" : left.item
        let className = unit.context.called(UIKitClass.name(of: constraint))
        return "\(className)(item: \(first), attribute: .\(left.attribute.rawValue), "
            + "relatedBy: .\(constraint.relation.rawValue), toItem: \(second.0), attribute: \(second.1), "
            + "multiplier: \(multiplier), constant: \(SwiftSource.number(constant)))"
    }
}

extension LayoutAttribute {
    /// What stands for the attribute where text runs from left to right, among those that know the direction of text.
    fileprivate var directional: LayoutAttribute {
        switch self {
        case .left: .leading
        case .right: .trailing
        case .leftMargin: .leadingMargin
        case .rightMargin: .trailingMargin
        default: self
        }
    }
}

extension LayoutGuide.Kind {
    /// The property of a view that is the guide; nil for those of a controller, and for lines on the canvas.
    var property: String? {
        switch self {
        case .safeArea: "safeAreaLayoutGuide"
        case .contentLayoutGuide, .frameLayoutGuide: rawValue
        case .keyboard: "keyboardLayoutGuide"
        case .layoutMargins: "layoutMarginsGuide"
        case .readableContent: "readableContentGuide"
        case .top, .bottom, .user, .unknown: nil
        }
    }
}
