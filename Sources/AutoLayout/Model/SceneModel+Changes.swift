import InterfaceDocument

/// Views and constraints as they are at run time: the document's, with what code or design-time data changed on top.
extension SceneModel {
    /// What is changed of the view at `index`; nil for nearly all.
    func changes(of index: Int) -> ViewChanges? {
        if runTime.changes.views.isEmpty && viewIndex.rowChanges.isEmpty { return nil }
        let changed = runTime.changes.views[view(index).element.index]
        guard let row = viewIndex.rowChanges[index] else { return changed }
        return changed.map(row.overridden) ?? row
    }

    /// Whether the view is hidden, at run time.
    func isHidden(_ index: Int) -> Bool { changes(of: index)?.isHidden ?? view(index).isHidden }

    /// Whether a stack view leaves the view out: hidden views, but on the canvas not an indicator that is hidden
    /// because it stands still (6 of 6, in 5 repositories; both that turn, in one more, are left out).
    func isLeftOut(_ index: Int) -> Bool {
        guard isHidden(index) else { return false }
        guard !isRunTime, let indicator = ActivityIndicator(view(index).element) else { return true }
        return indicator.isAnimating || !indicator.hidesWhenStopped
    }

    /// Whether the view's mask becomes constraints, at run time.
    func translatesMask(_ index: Int) -> Bool {
        changes(of: index)?.translatesAutoresizingMaskIntoConstraints
            ?? view(index).translatesAutoresizingMaskIntoConstraints
    }

    /// Puts what is changed of a written constraint into its row; false for one that is switched off.
    func applyChanges(of constraint: Constraint, to row: inout LoweredRow) -> Bool {
        guard !runTime.changes.constraints.isEmpty,
            let changes = runTime.changes.constraints[constraint.element.index]
        else { return true }
        if let constant = changes.constant { row.constant = constant }
        if let priority = changes.priority { row.priority = priority }
        return changes.isActive ?? true
    }

    /// The design-time data of the table or collection at `index`.
    func designData(of index: Int) -> DesignData.Table? {
        runTime.designData.flatMap { $0.table(view(index), in: document) }
    }
}
