import ConstraintSolver
import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// Where the constraints of a scene come from, in words and as places in the document, and how they came out.
extension SolvedScene {
    /// Where a row comes from, in words.
    package func origin(of row: LoweredRow) -> String {
        let owner = description.name(row.first, withText: true)
        switch row.origin {
        case .written: return "written"
        case .autoresizingMask:
            return "from the autoresizing mask of \(owner), which keeps translatesAutoresizingMaskIntoConstraints"
        case .fixedFrame: return "from the fixed frame of \(owner), which has no constraints of its own"
        case .intrinsicSize: return "from the intrinsic content size of \(owner)"
        case .stackView: return "\(row.identifier.rawValue) of the stack view \(container(of: row))"
        case .encapsulatedLayout: return "the size of the screen or canvas"
        case .scrollView: return "the content of the scroll view \(owner)"
        case .tableView: return "the frame that \(container(of: row)) gives to \(owner)"
        case .layoutGuide: return "a layout guide of \(owner)"
        case .nonNegativeSize: return "no size is negative"
        }
    }

    /// The words for rows, in the grammar of UIKit's log.
    package var description: ConstraintDescription { ConstraintDescription(system: system) }

    private func container(of row: LoweredRow) -> String {
        row.container >= 0 ? description.name(.view(Int(row.container)), withText: false) : "its container"
    }

    /// The element that a row stands for: the written constraint, else the view whose mask, size or stack it is.
    package func element(of row: LoweredRow) -> Element? {
        if let written = constraint(of: row) { return written.constraint.element }
        if row.origin == .stackView, row.container >= 0 { return system.view(Int(row.container)).element }
        switch row.first.kind {
        case .userGuide: return element(of: row.first)
        case .spacer, .none: return row.container >= 0 ? system.view(Int(row.container)).element : nil
        default: return system.view(Int(row.first.index)).element
        }
    }

    /// The element of a layout guide that the document declares on a view; nil for other items.
    package func element(of item: LayoutItem) -> Element? {
        item.kind == .userGuide ? system.rows.variables.userGuides[Int(item.index)].element : nil
    }

    // MARK: How they came out

    /// How the row at `index` came out.
    package func outcome(of index: Int) -> RowOutcome {
        let row = rows[index]
        return RowOutcome(
            id: constraint(of: row)?.constraint.id, description: description.body(row), origin: origin(of: row),
            location: element(of: row)?.location, priority: row.priority, result: result(of: index))
    }

    /// How the row at `index` came out, without its words.
    package func result(of index: Int) -> RowOutcome.Result {
        let row = rows[index]
        if solution.isBroken(ConstraintID(index: Int32(index))) { return .broken }
        let value = excess(of: index)
        if value.magnitude <= 1e-4 { return .holds }
        let isSatisfied =
            switch row.relation {
            case .equal: false
            case .lessThanOrEqual: value < 0
            case .greaterThanOrEqual: value > 0
            }
        return isSatisfied ? .hasSlack(value.magnitude) : .missed(value.magnitude)
    }

    /// The variables of a row, left side minus right side, with their coefficients.
    package func terms(of index: Int) -> [Term] { system.linearForm(of: rows[index]).terms }

    /// By how many points the left side of the row at `index` is more than its right side.
    package func excess(of index: Int) -> Double {
        let form = system.linearForm(of: rows[index])
        return form.terms.reduce(-form.constant) { $0 + $1.coefficient * solution[$1.variable] }
    }

    /// The members of a conflict in the order in which UIKit lists them: since iOS 10 by identifier, those without one
    /// first, then by class (63 of 63 logs); before by identifier (39 of 42). Otherwise in document order.
    package func logOrder(of conflict: Conflict) -> [ConstraintID] {
        let describe = description
        let keyed = conflict.members.enumerated().map { place, member in
            let row = rows[Int(member.index)]
            return (
                member, describe.identifier(row).lowercased(), !describe.isBeforeIOS10 ? describe.className(row) : "",
                place
            )
        }
        return keyed.sorted { ($0.1, $0.2, $0.3) < ($1.1, $1.2, $1.3) }.map(\.0)
    }
}
