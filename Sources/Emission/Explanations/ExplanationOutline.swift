// The words of an explanation, before they are put on lines or on a page.

import StrutAutoLayout
import StrutChecking
import StrutDiagnostics

/// What a view's explanation says: a headline for each number, and the links of its chain with where they come from.
struct ExplanationOutline {
    /// A sentence with its place.
    struct Link: Hashable {
        var text: String
        var location: SourceLocation?
        /// `constraint abc-de-fgh`, or what makes it: `stack view`.
        var source: String
    }

    /// A number of the frame, or of the content.
    struct Quantity {
        /// The number, and what it is the sum of: `width 343 = 375 - 16 - 16`.
        var headline: String
        /// What is open about it.
        var ambiguities: [String]
        /// What decides it, from the view to the root.
        var links: [Link]
    }

    /// A constraint that was not met.
    struct Loss {
        /// What stands against it.
        enum Opponents {
            case links([Link])
            /// All that decides the quantity of this name, which is explained already.
            case all(String)
        }

        var constraint: Link
        var against: Opponents
    }

    /// What decides the frame.
    let quantities: [Quantity]
    /// What was not met.
    let lost: [Loss]
    /// What holds with room to spare.
    let loose: [Link]

    init(_ view: ViewExplanation) {
        quantities = view.quantities.map { quantity in
            let isOneSided = quantity.links.contains { $0.direction != .both }
            return Quantity(
                headline: "\(quantity.name.words) \(Self.number(quantity.value))\(Self.sum(quantity))",
                ambiguities: quantity.ambiguities,
                links: quantity.links.map { link in
                    var shown = Link(link)
                    if isOneSided { shown.text += Self.side(link.direction, quantity.name) }
                    return shown
                })
        }
        lost = view.lost.map { Loss(constraint: Link($0), against: Self.opponents(of: $0, view)) }
        loose = view.loose.map(Link.init)
    }

    private static func opponents(of constraint: LostConstraint, _ view: ViewExplanation) -> Loss.Opponents {
        // What stands above need not be said again.
        let places = Set(constraint.against.map { Link($0).place })
        let candidates = view.quantities.filter { $0.links.count > 1 && Set($0.links.map { Link($0).place }) == places }
        // Of several that the same decides, the one that was asked for.
        let known =
            candidates.first { $0.name == constraint.quantity }
            ?? candidates.first { $0.name.isHorizontal == constraint.quantity.isHorizontal } ?? candidates.first
        return known.map { .all($0.name.words) } ?? .links(constraint.against.map(Link.init))
    }

    // MARK: Numbers

    /// The points that the links add up to, where there are several: ` = 375 - 16 - 16`.
    private static func sum(_ quantity: ExplainedQuantity) -> String {
        let links = quantity.links.filter { abs($0.contribution) > 5e-4 }
            .sorted { $0.contribution > $1.contribution }
        let difference = abs(quantity.alignmentValue - quantity.value)
        var text = ""
        if quantity.alignmentInset != 0 {
            text = ", \(number(quantity.alignmentValue)) without alignment insets"
        } else if difference > 5e-4 {
            text = ", \(number(quantity.alignmentValue)) before it is put on whole pixels"
        }
        guard links.count > 1 || quantity.factor != 1, (1...8).contains(links.count) else { return text }
        var sum = ""
        for (index, link) in links.enumerated() {
            let part = abs(link.contribution / quantity.factor)
            let points = quantity.factor == 1 ? scaled(number(part / link.factor), by: link.factor) : number(part)
            let sign = link.contribution < 0 ? "-" : "+"
            sum += index == 0 ? (sign == "-" ? "-" : "") + points : " \(sign) \(points)"
        }
        return text + " = "
            + (quantity.factor == 1 ? sum : scaled(links.count > 1 ? "(\(sum))" : sum, by: quantity.factor))
    }

    /// Points or their sum with a factor: `(375 - 16) / 2`, `0.65 × 375`.
    private static func scaled(_ sum: String, by factor: Double) -> String {
        if factor == 1 { return sum }
        let parts = (1 / factor).rounded()
        return abs(parts * factor - 1) < 1e-9 ? "\(sum) / \(number(parts))" : "\(multiple(factor)) × \(sum)"
    }

    private static func multiple(_ factor: Double) -> String {
        factor == factor.rounded() ? number(factor) : ExplanationNumber.factor(factor)
    }

    /// Which way a link holds.
    private static func side(_ direction: ExplanationLink.Direction, _ name: ExplainedQuantity.Name) -> String {
        let (more, less) = name.directions
        switch direction {
        case .both: return ""
        case .upper: return ", so it is not \(more)"
        case .lower: return ", so it is not \(less)"
        }
    }

    private static func number(_ value: Double) -> String { ExplanationNumber.text(value) }
}

extension ExplanationOutline.Link {
    init(_ link: ExplanationLink) { self.init(link.text, link.location, link.constraint, link.origin) }
    init(_ constraint: LostConstraint) {
        self.init(constraint.text, constraint.location, constraint.constraint, constraint.origin)
    }
    init(_ constraint: LooseConstraint) {
        self.init(constraint.text, constraint.location, constraint.constraint, constraint.origin)
    }

    private init(_ text: String, _ location: SourceLocation?, _ constraint: String?, _ origin: ConstraintOrigin) {
        self.init(text: text, location: location, source: constraint.map { "constraint \($0)" } ?? origin.words)
    }

    /// The link without its words: what it is known by.
    fileprivate var place: Self { Self(text: "", location: location, source: source) }
}

extension ExplainedQuantity.Name {
    var words: String {
        switch self {
        case .contentWidth: "content width"
        case .contentHeight: "content height"
        default: rawValue
        }
    }
}

extension ConstraintOrigin {
    /// Where a constraint comes from, in a word or two.
    fileprivate var words: String {
        switch self {
        case .written: "constraint"
        case .autoresizingMask: "autoresizing mask"
        case .fixedFrame: "fixed frame"
        case .intrinsicSize: "intrinsic size"
        case .stackView: "stack view"
        case .encapsulatedLayout: "root view"
        case .scrollView: "scroll view"
        case .tableView: "table or collection view"
        case .layoutGuide: "layout guide"
        case .nonNegativeSize: "no size is negative"
        }
    }
}
