import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each required constraint that follows from others before it, three or more saying one thing:
    /// whatever the screen and the texts are, nothing changes without it. What follows from a single one is
    /// `duplicate-constraint`.
    static let constraintWithoutEffect = LayoutRule(.constraintWithoutEffect) { context in
        var equations = LinearEquations()
        var constraints: [Constraint] = []
        let scene = context.scene.scene
        // A view that keeps its own direction has its leading edge where others have their trailing one.
        let isMirrored = scene.views.contains { $0.view.element.has(.semanticContentAttribute) }
        for installed in scene.constraints {
            let constraint = installed.constraint
            guard !context.names.hasOutlets(constraint.element), constraint.isAlwaysThere,
                let equation = Equation(constraint, ignoresDirection: isMirrored)
            else { continue }
            let grounds = equations.add(equation, number: constraints.count)
            constraints.append(constraint)
            guard let grounds, grounds.count > 1 else { continue }
            context.report(
                .constraintWithoutEffect,
                "\(constraint.element.displayName) of \(context.names.name(of: constraint.firstItem)) follows from "
                    + "\(grounds.count) others, and nothing changes without it. Remove it.",
                at: constraint.element, rowsOf: installed.owner,
                notes: grounds.map {
                    Finding.Note(
                        "it follows from \(constraints[$0].element.displayName)", location: constraints[$0].location,
                        object: constraints[$0].id)
                })
        }
    }
}

extension Rule {
    /// A constraint can be removed without any change.
    static let constraintWithoutEffect = Rule(
        "constraint-without-effect", on: .layout, .note, active: .whenEnabled,
        summary:
            "A required constraint follows from several others, whatever the screen and the texts are: without it nothing changes.",
        help: "Remove it, unless code takes one of the others away.")
}

extension Constraint {
    /// Whether it is installed for all size classes, and so are the views that it is about.
    fileprivate var isAlwaysThere: Bool {
        if isPlaceholder || element.hasVariations { return false }
        for item in [owner, firstItem, secondItem].compactMap(\.self) {
            var above: Element? = item
            while let element = above {
                if element.hasVariations { return false }
                above = element.parent
            }
        }
        return true
    }
}

/// What a required constraint says: a sum of edges, each times a number, and a constant is nothing.
private struct Equation {
    /// An edge of a view or of a guide, or something else of it that stands by itself.
    struct Term: Hashable {
        var item: Int
        var attribute: LayoutAttribute
    }

    var terms: [Term: Double] = [:]
    var constant: Double

    /// Nil for a constraint that says less than an equation, or another one in another direction of text.
    init?(_ constraint: Constraint, ignoresDirection isMirrored: Bool) {
        guard constraint.priority >= 1000, constraint.relation == .equal, !constraint.isSymbolic,
            !constraint.hasDanglingItem, let attribute = constraint.firstAttribute
        else { return nil }
        let (other, item) = (constraint.secondAttribute, constraint.secondItem)
        guard (other == nil) == (item == nil), attribute.isComparable(with: other) else { return nil }
        if isMirrored && attribute.axis == .horizontal && !attribute.isSize { return nil }
        // The edges of a scroll view are those of its content for what is in it, and its own for others.
        for element in [constraint.firstItem, item].compactMap(\.self) {
            guard let view = View(element) else { continue }
            if [.scrollView, .tableView, .collectionView, .textView].contains(view.kind) { return nil }
        }
        let multiplier = constraint.multiplier
        // A place that is multiplied depends on where places are counted from, and a middle keeps its constant from
        // right to left.
        if !attribute.isSize && multiplier != 1 { return nil }
        let middles: [LayoutAttribute?] = [.centerX, .centerXWithinMargins]
        if middles.contains(attribute) || middles.contains(other) {
            guard constraint.constant == 0, attribute == other else { return nil }
        }
        constant = -constraint.constant
        add(constraint.firstItem, attribute, times: 1)
        if let item, let other { add(item, other, times: -multiplier) }
    }

    /// Adds an attribute, lengths and middles by their edges.
    private mutating func add(_ item: Element, _ attribute: LayoutAttribute, times factor: Double) {
        let parts: [(LayoutAttribute, Double)] =
            switch attribute {
            case .width: [(.trailing, 1), (.leading, -1)]
            case .height: [(.bottom, 1), (.top, -1)]
            case .centerX: [(.leading, 0.5), (.trailing, 0.5)]
            case .centerY: [(.top, 0.5), (.bottom, 0.5)]
            default: [(attribute, 1)]
            }
        for (attribute, share) in parts {
            terms[Term(item: item.index, attribute: attribute), default: 0] += factor * share
        }
    }

    /// Takes another one away, so many times.
    mutating func subtract(_ other: Equation, times factor: Double) {
        for (term, value) in other.terms {
            let rest = terms[term, default: 0] - factor * value
            terms[term] = abs(rest) < 1e-9 ? nil : rest
        }
        constant -= factor * other.constant
    }
}

/// Equations of which none follows from the others, each solved for one of its terms.
private struct LinearEquations {
    private struct Row {
        var equation: Equation
        /// The constraints that it is the sum of, by their numbers, each with how often.
        var sources: [Int: Double]
        /// How many were there before it: of the terms that they are solved for it has none.
        var order: Int
    }

    private var rows: [Equation.Term: Row] = [:]

    /// Adds an equation, and nil; or leaves it out where it follows from others, and their numbers.
    ///
    /// One that contradicts the others is left out, too: it is a conflict.
    mutating func add(_ equation: Equation, number: Int) -> [Int]? {
        var row = Row(equation: equation, sources: [number: 1], order: rows.count)
        row.equation.terms = row.equation.terms.filter { abs($0.value) >= 1e-9 }
        // The oldest first: what it brings in, only later ones are solved for.
        while let term = row.equation.terms.keys.filter({ rows[$0] != nil }).min(by: { order(of: $0) < order(of: $1) }),
            let value = row.equation.terms[term], let known = rows[term]
        {
            let factor = value / (known.equation.terms[term] ?? 1)
            row.equation.subtract(known.equation, times: factor)
            row.equation.terms[term] = nil
            for (source, share) in known.sources {
                let rest = row.sources[source, default: 0] - factor * share
                row.sources[source] = abs(rest) < 1e-9 ? nil : rest
            }
        }
        guard let pivot = row.equation.terms.keys.min(by: Self.isBefore) else {
            guard abs(row.equation.constant) < 1e-6 else { return nil }
            return row.sources.keys.filter { $0 != number }.sorted()
        }
        rows[pivot] = row
        return nil
    }

    private func order(of term: Equation.Term) -> Int { rows[term]?.order ?? .max }

    private static func isBefore(_ a: Equation.Term, _ b: Equation.Term) -> Bool {
        a.item == b.item ? "\(a.attribute)" < "\(b.attribute)" : a.item < b.item
    }
}
