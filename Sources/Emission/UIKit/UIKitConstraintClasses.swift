import InterfaceDocument

/// What constraints of the app's own classes ask of the code, which plain ones do not: an object of the class, its
/// runtime attributes and outlets, and waking up, for the sake of which many of these classes are there.
struct UIKitConstraintClasses {
    private let unit: UIKitUnit
    /// The type of what is added, after the parameters of the method that adds it.
    let added: (parameters: String, type: String)

    init(_ unit: UIKitUnit) {
        self.unit = unit
        // Outlets lead to constraints of the app's own classes as such: what adds one must not forget its class.
        let isGeneric = unit.constraints.contains { constraint, _ in
            Self.isOwn(constraint) && unit.expression(constraint.element) != nil
        }
        added = isGeneric ? ("<Kind: NSLayoutConstraint>", "Kind") : ("", "NSLayoutConstraint")
    }

    /// Whether a constraint is made as an object of a class of the app's.
    static func isOwn(_ constraint: Constraint) -> Bool { UIKitClass.app(constraint.element) != nil }

    /// Whether a constraint's class has a name that Swift cannot write: it is a plain one then.
    static func isOutOfReach(_ constraint: Constraint) -> Bool {
        constraint.element.has(.customClass) && UIKitClass.custom(constraint.element.string(.customClass)) == nil
    }

    /// The statements that set what a constraint's class declares, by the name that the constraint has.
    func statements(_ constraint: Constraint, name: String) -> [String] {
        let set = UIKitSetter(name: name, document: unit.context.document)
        return UIKitViews.attributes(constraint.element, set) + outlets(of: constraint, name: name)
    }

    /// Sets the outlets of a constraint of the app's own class by their keys, as a nib does.
    private func outlets(of constraint: Constraint, name: String) -> [String] {
        guard Self.isOwn(constraint) else { return [] }
        return constraint.element.connections.compactMap { connection in
            guard let property = connection.property else { return nil }
            // Constraints are made one after the other: another one may not be there yet.
            let destination = connection.destination.flatMap { $0.name == .constraint ? nil : $0 }
            guard connection.kind == .outlet, let value = destination.flatMap(unit.value) else {
                let words = ["the constraint", constraint.id].compactMap { $0 }.joined(separator: " ")
                return UIKitLeftovers.outlet(property, of: words, UIKitLeftovers.notMade)
            }
            return "\(name).setValue(\(value), forKey: \(SwiftSource.literal(property)))"
        }
    }

    /// Writes the method that wakes up the constraints of the app's own classes.
    func writeWaking(to source: inout SwiftSource) {
        let tests = unit.constraintClasses.map { "constraint is \($0)" }
        if tests.isEmpty { return }
        let inactive = unit.constraints.filter { $0.classes.isEmpty }.compactMap {
            unit.expression($0.constraint.element)
        }
        let all =
            "constraints" + (unit.isVaried ? " + variedConstraints.map({ $0.constraint })" : "")
            + (inactive.isEmpty ? "" : " + [\(inactive.joined(separator: ", "))]")
        source.blank()
        source.line(
            "/// Wakes up the constraints of the app's own classes, as a nib does when everything is connected.")
        source.block("func awakeConstraints()") { source in
            source.block("for constraint in \(all) where \(tests.joined(separator: " || "))") { source in
                source.line("constraint.awakeFromNib()")
            }
        }
    }
}
