import Diagnostics
import Environment
import InterfaceDocument

/// Where the constraints of a scene come from: in words, and as places in the document.
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
}
