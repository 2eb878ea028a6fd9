import AutoLayout
import InterfaceDocument

/// The written constraints of a unit: with anchors where these say the same, else with `NSLayoutConstraint`, and those of the
/// app's own classes as objects of these.
struct UIKitConstraints {
    private let unit: UIKitUnit
    private let controller: ViewController?
    private let ownClasses: UIKitConstraintClasses

    init(_ unit: UIKitUnit, controller: ViewController?) {
        self.unit = unit
        ownClasses = UIKitConstraintClasses(unit)
        self.controller = controller
    }

    func write(to source: inout SwiftSource) {
        source.blank()
        source.line("/// Makes and activates the written constraints.")
        source.block("private func constrain()") { source in
            for held in unit.constraints { for line in lines(held) { source.line(line) } }
            for view in unit.fixedViews {
                for line in prototyping(view) { source.line(line) }
            }
            source.line("NSLayoutConstraint.activate(constraints)")
        }
        source.blank()
        source.line("/// Adds a constraint to those that will be activated.")
        source.line("@discardableResult")
        let (parameters, type) = ownClasses.added
        source.line(
            "private func add\(parameters)(_ constraint: \(type), priority: Float = 1000, identifier: String? = nil)")
        source.indented { source in
            source.line("-> \(type)")
        }
        source.line("{")
        source.indented { source in
            source.line("constraint.priority = UILayoutPriority(priority)")
            source.line("constraint.identifier = identifier")
            source.line("constraints.append(constraint)")
            source.line("return constraint")
        }
        source.line("}")
        ownClasses.writeWaking(to: &source)
        guard isVaried else { return }
        source.blank()
        source.line("/// Keeps a constraint for the size classes in which it is active.")
        source.line("@discardableResult")
        source.line("private func vary\(parameters)(")
        source.line(
            "    in classes: Set<Int>, _ constraint: \(type), priority: Float = 1000, identifier: String? = nil"
        )
        source.line(") -> \(type) {")
        source.indented { source in
            source.line("constraint.priority = UILayoutPriority(priority)")
            source.line("constraint.identifier = identifier")
            source.line("variedConstraints.append((classes, constraint))")
            source.line("return constraint")
        }
        source.line("}")
    }

    /// Whether some constraint differs between size classes.
    var isVaried: Bool {
        unit.constraints.contains { held in mayVary(held) && lines(held).contains { $0.contains("vary(in: ") } }
    }

    private func mayVary(_ held: (constraint: Constraint, classes: Set<Int>)) -> Bool {
        held.constraint.element.hasVariations || held.classes != unit.variations.all
    }

    /// The statement of a constraint, or one for each form that it has in some size classes.
    private func lines(_ held: (constraint: Constraint, classes: Set<Int>)) -> [String] {
        let (constraint, classes) = held
        guard mayVary(held) else {
            return attributed(statement(constraint), constraint, "constraints.last?")
        }
        var forms: [(text: String, classes: Set<Int>)] = []
        for (number, element) in unit.variations.variants(of: constraint.element).enumerated() {
            guard classes.contains(number), let variant = Constraint(element) else { continue }
            let text = statement(variant)
            if let place = forms.firstIndex(where: { $0.text == text }) {
                forms[place].classes.insert(number)
            } else {
                forms.append((text, [number]))
            }
        }
        return forms.flatMap { form -> [String] in
            guard form.classes != unit.variations.all, let call = form.text.firstRange(of: "add(") else {
                return attributed(form.text, constraint, "constraints.last?")
            }
            // Outlets are set once: to what is active where the layout was made.
            let start = form.classes.contains(unit.variations.own) ? String(form.text[..<call.lowerBound]) : ""
            let statement =
                start + "vary(in: \(UIKitVariations.literal(form.classes)), \(form.text[call.upperBound...])"
            return attributed(statement, constraint, "variedConstraints.last?.constraint")
        }
    }

    /// The statement that makes a constraint, and those that set what its class declares by the name that it then has.
    private func attributed(_ statement: String, _ constraint: Constraint, _ name: String) -> [String] {
        statement.hasPrefix("//") ? [statement] : [statement] + ownClasses.statements(constraint, name: name)
    }

    /// What Interface Builder adds at build time for a view without constraints: they repeat its stored frame.
    private func prototyping(_ view: View) -> [String] {
        guard let name = unit.expression(view), let stored = view.frame,
            let outer = view.superview.flatMap(unit.expression)
        else { return [] }
        let frame = unit.context.alignmentRect(ofStored: stored, of: view)
        let identifier = SwiftSource.literal("IB auto generated at build time for view with fixed frame")
        let constraints = [
            "leadingAnchor.constraint(equalTo: \(outer).leadingAnchor, constant: \(UIKitValues.number(frame.x)))",
            "topAnchor.constraint(equalTo: \(outer).topAnchor, constant: \(UIKitValues.number(frame.y)))",
            "widthAnchor.constraint(equalToConstant: \(UIKitValues.number(frame.width)))",
            "heightAnchor.constraint(equalToConstant: \(UIKitValues.number(frame.height)))",
        ]
        return constraints.map { "add(\(name).\($0), identifier: \(identifier))" }
    }

    /// One side of a constraint in code.
    private struct Side {
        var item: String
        var attribute: LayoutAttribute
        var isGuide: Bool
        /// Whether the way to the item may lead nowhere, as to a cell's own label.
        var isOptional: Bool
    }

    private func statement(_ constraint: Constraint) -> String {
        let id = constraint.id.map { " \($0)" } ?? ""
        guard !constraint.hasDanglingItem, let first = constraint.firstAttribute,
            var left = side(constraint.firstItem, first)
        else { return "// The constraint\(id) is not made: it speaks of what is not here." }
        var right: Side?
        if let item = constraint.secondItem {
            guard let attribute = constraint.secondAttribute, let side = side(item, attribute) else {
                return "// The constraint\(id) is not made: it speaks of what is not here."
            }
            right = side
        }
        if !left.attribute.isComparable(with: right?.attribute) {
            return "// The constraint\(id) is not made: UIKit refuses its attributes."
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
        var arguments = anchored(constraint, left, right) ?? general(constraint, left, right)
        if constraint.priority != 1000 { arguments += ", priority: \(SwiftSource.number(constraint.priority))" }
        if let identifier = constraint.identifier { arguments += ", identifier: \(SwiftSource.literal(identifier))" }
        let property = unit.expression(constraint.element).map { "\($0) = " } ?? ""
        return "\(property)add(\(arguments))  //\(id)\(remark)"
    }

    /// What stands for an item, and the attribute that then means the same.
    private func side(_ element: Element, _ attribute: LayoutAttribute) -> Side? {
        if let view = unit.expression(element), let receiver = unit.receiver(element) {
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
        guard let view = unit.receiver(owner) else { return nil }
        let property: String
        switch guide.kind {
        case .safeArea: property = "safeAreaLayoutGuide"
        case .contentLayoutGuide: property = "contentLayoutGuide"
        case .frameLayoutGuide: property = "frameLayoutGuide"
        case .keyboard: property = "keyboardLayoutGuide"
        case .layoutMargins:
            let follows = View(owner)?.layoutMarginsFollowReadableWidth ?? false
            property = follows && attribute.axis == .horizontal ? "readableContentGuide" : "layoutMarginsGuide"
        case .readableContent: property = "readableContentGuide"
        case .top, .bottom, .user, .unknown: return nil
        }
        return Side(
            item: "\(view).\(property)", attribute: attribute, isGuide: true, isOptional: view.hasSuffix("?"))
    }

    /// The attribute of the readable guide that stands for a margin of a view whose margins follow the readable width; code
    /// can say this of no other view than a table.
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

    /// The constraint with anchors; nil where they cannot say it: margins, multiplied edges, baselines of guides, and classes,
    /// since anchors make plain constraints.
    private func anchored(_ constraint: Constraint, _ left: Side, _ right: Side?) -> String? {
        if UIKitConstraintClasses.isOwn(constraint) { return nil }
        guard let first = anchor(left) else { return nil }
        let relation =
            switch constraint.relation {
            case .equal: "equalTo"
            case .lessThanOrEqual: "lessThanOrEqualTo"
            case .greaterThanOrEqual: "greaterThanOrEqualTo"
            }
        let constant = SwiftSource.number(constraint.resolvedConstant)
        guard let right else {
            return left.attribute.isSize ? "\(first).constraint(\(relation)Constant: \(constant))" : nil
        }
        guard let second = anchor(right), left.attribute.isComparable(with: right.attribute) else { return nil }
        var arguments = "\(relation): \(second)"
        if constraint.multiplier != 1 {
            guard left.attribute.isSize else { return nil }
            arguments += ", multiplier: \(SwiftSource.number(constraint.multiplier))"
        }
        if constraint.resolvedConstant != 0 { arguments += ", constant: \(constant)" }
        return "\(first).constraint(\(arguments))"
    }

    private func anchor(_ side: Side) -> String? {
        let isBaseline = side.attribute == .firstBaseline || side.attribute == .lastBaseline
        if side.attribute.isMargin || isBaseline && side.isGuide || side.isOptional { return nil }
        return "\(side.item).\(side.attribute.rawValue)Anchor"
    }

    /// The constraint with the initialiser that every class of constraints inherits.
    private func general(_ constraint: Constraint, _ left: Side, _ right: Side?) -> String {
        let second = right.map { ("\($0.item)", ".\($0.attribute.rawValue)") } ?? ("nil", ".notAnAttribute")
        let multiplier = SwiftSource.number(constraint.multiplier)
        let constant = SwiftSource.number(constraint.resolvedConstant)
        let first = left.isOptional ? "\(left.item) as Any" : left.item
        let className = unit.context.called(UIKitClass.name(of: constraint))
        return "\(className)(item: \(first), attribute: .\(left.attribute.rawValue), "
            + "relatedBy: .\(constraint.relation.rawValue), toItem: \(second.0), attribute: \(second.1), "
            + "multiplier: \(multiplier), constant: \(constant))"
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
