import ConstraintSolver
import Environment
import InterfaceDocument
import TextMeasurement

/// Views and constraints as they are at run time: the document's, with what code or design-time data changed on top.
extension SceneSystem {
    /// Whether the scene is laid out as an app would, not as Interface Builder draws it: on a chosen device, in a session,
    /// and where a view is asked for its fitting size.
    var isRunTime: Bool { environment.isChosen || runTime.isSession || fitting != nil }

    /// What is changed of the view at `index`; nil for nearly all.
    func changes(of index: Int) -> ViewChanges? {
        if runTime.changes.views.isEmpty && rowChanges.isEmpty { return nil }
        let changed = runTime.changes.views[view(index).element.index]
        guard let row = rowChanges[index] else { return changed }
        return changed.map(row.overridden) ?? row
    }

    /// Whether the view is hidden, at run time.
    func isHidden(_ index: Int) -> Bool { changes(of: index)?.isHidden ?? view(index).isHidden }

    /// Whether the view's mask becomes constraints, at run time.
    func translatesMask(_ index: Int) -> Bool {
        changes(of: index)?.translatesAutoresizingMaskIntoConstraints
            ?? view(index).translatesAutoresizingMaskIntoConstraints
    }

    /// The intrinsic size of a view of which something that decides it was changed; nil where nothing was.
    func changedIntrinsicSize(of index: Int, width: Double?) -> IntrinsicSize? {
        guard let changes = changes(of: index) else { return nil }
        if let size = changes.intrinsicContentSize { return IntrinsicSize(size) }
        guard changes.text != nil || changes.preferredMaxLayoutWidth != nil else { return nil }
        let element = view(index).element
        if let label = Label(element) { return changedLabelSize(label, changes, width: width) }
        guard let text = changes.text else { return nil }
        if let textView = TextView(element) { return textViewSize(textView, changedText: text, width: width) }
        // A control of one line is wider by as much as its text.
        if let button = Button(element) {
            let font = titleFont(button)
            var size = buttonSize(button, of: index)
            let shown = button.configuration?.title ?? button.normalState?.title ?? ""
            let surplus = measurer.width(of: text, font: font) - measurer.width(of: shown, font: font)
            size.width = size.width.map { wholeUp($0 + surplus) }
            return size
        }
        if let field = TextField(element) {
            var size = textFieldSize(field)
            let font = fonts.font(field.font, defaultSize: 14)
            let surplus = measurer.width(of: text, font: font) - measurer.width(of: field.text ?? "", font: font)
            size.width = size.width.map { wholeUp($0 + max(0, surplus)) }
            return size
        }
        return nil
    }

    private func changedLabelSize(_ label: Label, _ changes: ViewChanges, width: Double?) -> IntrinsicSize {
        let preferred = changes.preferredMaxLayoutWidth ?? label.preferredMaxLayoutWidth ?? 0
        let lines = label.numberOfLines
        let limit: Double? = lines == 1 ? nil : preferred > 0 ? preferred : width
        guard let text = changes.text ?? label.text, changes.text != nil || label.attributedText == nil else {
            return IntrinsicSize(labelText(label, width: preferred > 0 ? preferred : width))
        }
        let mode =
            TextMeasurement.LineBreakMode(interfaceBuilderName: label.lineBreakMode.rawValue) ?? .truncatingTail
        return IntrinsicSize(
            measurer.measure(
                text, font: fonts.font(label.font, defaultSize: 17), maximumWidth: limit, numberOfLines: lines,
                lineBreakMode: mode))
    }

    // MARK: Constraints

    /// Puts what is changed of a written constraint into its row; false for one that is switched off.
    func applyChanges(of constraint: Constraint, to row: inout Row) -> Bool {
        guard !runTime.changes.constraints.isEmpty,
            let changes = runTime.changes.constraints[constraint.element.index]
        else { return true }
        if let constant = changes.constant { row.constant = constant }
        if let priority = changes.priority { row.priority = priority }
        return changes.isActive ?? true
    }

    /// Puts a changed constant, priority or activity into the row of a written constraint that is lowered already.
    mutating func updateRow(ofConstraint element: Element) {
        guard let changes = runTime.changes.constraints[element.index] else { return }
        for index in rows.indices where isRow(index, of: element) {
            let id = ConstraintID(index: Int32(index))
            if let constant = changes.constant {
                rows[index].constant = constant
                solver.setConstant(lower(rows[index]), of: id)
            }
            if let priority = changes.priority {
                rows[index].priority = priority
                solver.setPriority(priority, of: id)
            }
            if let isActive = changes.isActive { solver.setActive(isActive, of: id) }
        }
    }

    private func isRow(_ index: Int, of element: Element) -> Bool {
        let source = Int(rows[index].source)
        return source >= 0 && scene.constraints[source].constraint.element.index == element.index
    }
}

extension IntrinsicSize {
    fileprivate init(_ text: TextSize) {
        self.init(width: text.width, height: text.height)
    }
}
