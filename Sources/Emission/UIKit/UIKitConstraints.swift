import InterfaceDocument
import StrutAutoLayout

/// The written constraints of a unit: with anchors where these say the same, else with `NSLayoutConstraint`, and those
/// of the app's own classes as objects of these.
struct UIKitConstraints {
    let unit: UIKitUnit
    let controller: ViewController?
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
            for line in unit.constraints.flatMap(statements) { source.line(line) }
            for line in unit.fixedViews.flatMap(prototyping) { source.line(line) }
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
        if varies("in: ") {
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
        guard varies("constants: ") else { return }
        source.blank()
        source.line("/// Keeps a constraint with its constant in each size class.")
        source.line("@discardableResult")
        source.block("private func vary\(parameters)(constants: [CGFloat], of constraint: \(type)) -> \(type)") {
            source in
            source.line("variedConstants.append((constraint, constants))")
            source.line("return constraint")
        }
    }

    /// Whether some constraint differs between size classes.
    var isVaried: Bool { varies("") }

    /// Whether the constants of some constraint differ between size classes.
    var hasVariedConstants: Bool { varies("constants: ") }

    private func varies(_ argument: String) -> Bool {
        let all = unit.variations.all
        let written = unit.constraints.filter { $0.constraint.element.hasVariations || $0.classes != all }
        let fixed = unit.fixedViews.filter { unit.variations.classes(of: $0.element) != all }
        let lines: [String] = written.flatMap(statements) + fixed.flatMap(prototyping)
        return lines.contains { $0.contains("vary(\(argument)") }
    }

    /// Whether code can make a constraint.
    func makes(_ constraint: Constraint) -> Bool {
        if case .made = form(constraint) { true } else { false }
    }

    /// The statements of a constraint, which is one object whatever its constant is in each size class, as in a nib;
    /// where more differs, it is one for each form that it has.
    private func statements(_ held: (constraint: Constraint, classes: Set<Int>)) -> [String] {
        let (constraint, classes) = held
        guard constraint.element.hasVariations, !classes.isEmpty else {
            return lines(form(constraint), constraint, in: classes, constants: [], isOutlet: true)
        }
        let variants = unit.variations.variants(of: constraint.element).compactMap(Constraint.init)
        var forms: [(form: Form, number: Int, classes: Set<Int>)] = []
        for (number, variant) in variants.enumerated() where classes.contains(number) {
            let made = form(variant, constant: 0)
            if let place = forms.firstIndex(where: { $0.form == made }) {
                forms[place].classes.insert(number)
                if number == unit.variations.own { forms[place].number = number }
            } else {
                forms.append((made, number, [number]))
            }
        }
        let constants = variants.map(\.resolvedConstant)
        let outlet = forms.firstIndex { $0.classes.contains(unit.variations.own) } ?? 0
        return forms.enumerated().flatMap { place, found in
            let differs = Set(found.classes.map { constants[$0] }).count > 1
            return lines(
                form(variants[found.number]), constraint, in: found.classes, constants: differs ? constants : [],
                isOutlet: place == outlet)
        }
    }

    /// The statement that makes one form of a constraint, and those that set what its class declares.
    private func lines(
        _ form: Form, _ constraint: Constraint, in classes: Set<Int>, constants: [Double], isOutlet: Bool
    ) -> [String] {
        guard case .made(let arguments, let remark) = form else { return [form.remark] }
        let property = isOutlet ? unit.expression(constraint.element) : nil
        if property == nil, classes.isEmpty { return [] }
        let isAlways = classes == unit.variations.all || classes.isEmpty
        var made = isAlways ? "add(\(arguments))" : "vary(in: \(UIKitVariations.literal(classes)), \(arguments))"
        if !constants.isEmpty {
            made = "vary(constants: [\(constants.map(SwiftSource.number).joined(separator: ", "))], of: \(made))"
        }
        let name = isAlways ? "constraints.last?" : "variedConstraints.last?.constraint"
        let statement = (property.map { "\($0) = " } ?? "") + made + remark
        // It is there for the outlet.
        let rest = classes.isEmpty ? ["constraints.removeLast()  // it is installed in no size class"] : []
        return [statement] + ownClasses.statements(constraint, name: name) + rest
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
        let classes = unit.variations.classes(of: view.element)
        let call = classes == unit.variations.all ? "add(" : "vary(in: \(UIKitVariations.literal(classes)), "
        return constraints.map { "\(call)\(name).\($0), identifier: \(identifier))" }
    }
}
