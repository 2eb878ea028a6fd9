import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// Why a session cannot do what was asked of it.
public enum LayoutSessionError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The document has no such object, or it is not installed in the environment.
    case unknownObject(String)
    /// Outlets of this name lead to several objects, or several have this label: their ids say which is meant.
    case ambiguousName(String, ids: [String])
    /// The object is of another kind than the change is for.
    case wrongKind(String, expected: String)
    /// A number that UIKit would refuse too.
    case badValue(String)

    public var description: String {
        switch self {
        case .unknownObject(let id): "no installed object has the id, outlet or label '\(id)'"
        case .ambiguousName(let name, let ids):
            "\(ids.count) objects have the outlet or label '\(name)'; say which by its id: \(ids.joined(separator: ", "))"
        case .wrongKind(let id, let expected): "'\(id)' is no \(expected)"
        case .badValue(let message): message
        }
    }
}

/// What code changes at run time.
extension LayoutSession {
    // MARK: Constraints

    /// Sets a written constraint's constant, in points: at most 10¹² either way, as in documents.
    public mutating func setConstant(_ constant: Double, ofConstraint id: String) throws(LayoutSessionError) {
        guard constant.magnitude <= .greatestInDocuments else {
            throw .badValue("a constant is a number of points, of at most 10¹²")
        }
        try change(constraint: id) { $0.constant = constant }
    }

    /// Sets a written constraint's priority, above 0 and at most 1000.
    public mutating func setPriority(_ priority: Double, ofConstraint id: String) throws(LayoutSessionError) {
        guard priority > 0, priority <= 1000 else { throw .badValue("a priority lies above 0 and is at most 1000") }
        try change(constraint: id) { $0.priority = priority }
    }

    /// Switches a written constraint on or off.
    public mutating func setActive(_ isActive: Bool, ofConstraint id: String) throws(LayoutSessionError) {
        try change(constraint: id) { $0.isActive = isActive }
    }

    private mutating func change(
        constraint id: String, _ change: (inout ConstraintChanges) -> Void
    ) throws(LayoutSessionError) {
        let element = try object(named: id)
        guard Constraint(element) != nil else { throw .wrongKind(id, expected: "constraint") }
        guard isInstalled(constraint: element) else { throw .unknownObject(id) }
        change(&changes.constraints[element.index, default: ConstraintChanges()])
        update(element) { $0.updateRows(ofConstraint: element) }
    }

    // MARK: Views

    /// Hides or shows a view. A stack view lets hidden views go; elsewhere they keep their place.
    public mutating func setHidden(_ isHidden: Bool, of id: String) throws(LayoutSessionError) {
        let element = try change(view: id) { $0.isHidden = isHidden }
        needsLowering(element)
    }

    /// Sets the text of a label, field or text view, or the title of a button.
    public mutating func setText(_ text: String, of id: String) throws(LayoutSessionError) {
        let named = try object(named: id)
        guard named.takesText else {
            throw .wrongKind(id, expected: "label, button, text field or text view")
        }
        let element = try change(view: id) { $0.text = text }
        updateIntrinsicSize(of: element)
    }

    /// Sets the width in points at which a label breaks its text whatever its own width is; zero for automatic. Any
    /// width beyond `Size.longestSide`, such as `.greatestFiniteMagnitude`, counts as that.
    public mutating func setPreferredMaxLayoutWidth(_ width: Double, of id: String) throws(LayoutSessionError) {
        let named = try object(named: id)
        guard Label(named) != nil else { throw .wrongKind(id, expected: "label") }
        guard width >= 0 else { throw .badValue("a preferred width is a number of points, or zero for automatic") }
        let element = try change(view: id) { $0.preferredMaxLayoutWidth = Size.side(width) }
        updateIntrinsicSize(of: element)
    }

    private mutating func updateIntrinsicSize(of element: Element) {
        guard let (scene, view) = find(element) else { return }
        // A view without rows for its size gets them, if it has a size now; shares of a stack view follow from sizes.
        guard let start = scenes[scene].start, start.holdsIntrinsicSize(of: view), !start.isShare(view) else {
            return needsLowering(element)
        }
        update(element) { $0.updateText(of: view) }
    }

    /// Sets whether a view's mask and frame become constraints.
    ///
    /// Switched on, they are those of the frame that the view has now.
    public mutating func setTranslatesAutoresizingMaskIntoConstraints(
        _ translates: Bool, of id: String
    ) throws(LayoutSessionError) {
        let frame = try frame(of: view(named: id).element)
        let element = try change(view: id) {
            $0.translatesAutoresizingMaskIntoConstraints = translates
            if translates { $0.frame = $0.frame ?? frame }
        }
        needsLowering(element)
    }

    /// Sets a view's frame, in points in its superview. A view whose frame is up to constraints keeps it only until the
    /// next layout.
    ///
    /// - Throws: `.badValue` for a place that is no number, and for sides below zero or beyond `Size.longestSide`.
    public mutating func setFrame(_ frame: Rect, of id: String) throws(LayoutSessionError) {
        guard frame.size.bounded == frame.size, frame.x.magnitude <= .greatestInDocuments,
            frame.y.magnitude <= .greatestInDocuments
        else {
            throw .badValue("a frame has numbers for its place, and sides from 0 to \(Int(Size.longestSide)) points")
        }
        let element = try change(view: id) { $0.frame = frame }
        needsLowering(element)
    }

    private mutating func change(
        view id: String, _ change: (inout ViewChanges) -> Void
    ) throws(LayoutSessionError) -> Element {
        let (element, _, _) = try view(named: id)
        change(&changes.views[element.index, default: ViewChanges()])
        return element
    }

    // MARK: Tables

    /// Sets a table's header view again, which is the moment when the table looks at its height.
    ///
    /// The table takes the height of the header's frame as it is now, and nothing else of it.
    public mutating func setTableHeaderView(ofTable id: String) throws(LayoutSessionError) {
        let element = try object(named: id)
        guard let table = TableView(element) else { throw .wrongKind(id, expected: "table view") }
        guard let header = table.headerView else { throw .badValue("'\(id)' has no header view") }
        changes.headerHeights[element.index] = frame(of: header.element)?.height ?? 0
        needsLowering(element)
    }

    /// The same, as code writes it: the header view that is set must be the table's own.
    mutating func setTableHeaderView(_ header: String, ofTable id: String) throws(LayoutSessionError) {
        let own = document.object(named: id).flatMap(TableView.init)?.headerView
        if let own, document.object(named: header)?.index != own.element.index {
            throw .badValue(
                "'\(header)' is not the header view of '\(id)'; the value is the object id, an outlet or the label of the "
                    + "header view that the table has\(own.id.map { ": '\($0)'" } ?? "")")
        }
        try setTableHeaderView(ofTable: id)
    }
}
