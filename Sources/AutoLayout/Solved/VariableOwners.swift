import ConstraintSolver

/// Which views the variables of a scene belong to: the index from a movement of the solver's to what is seen of it.
package struct VariableOwners: Sendable {
    /// Where the views of each variable start in `views`; one more at the end.
    private var starts: [Int32]
    private var views: [Int32] = []

    /// The owners of a scene's variables: of a view's place and size, and of its content's.
    init(_ variables: ItemVariables, count: Int) {
        starts = [Int32](repeating: 0, count: count + 1)
        forEachVariable(of: variables) { variable, _ in starts[variable + 1] += 1 }
        for variable in 0..<count { starts[variable + 1] += starts[variable] }
        views = [Int32](repeating: 0, count: Int(starts[count]))
        var next = starts
        forEachVariable(of: variables) { variable, view in
            views[Int(next[variable])] = view
            next[variable] += 1
        }
    }

    /// The views whose place, size or content a variable is, in the scene's order.
    package subscript(variable: Variable) -> ArraySlice<Int32> {
        views[Int(starts[Int(variable.index)])..<Int(starts[Int(variable.index) + 1])]
    }
}

/// Calls `body` with each variable of each view.
private func forEachVariable(of variables: ItemVariables, _ body: (_ variable: Int, _ view: Int32) -> Void) {
    for index in variables.views.indices {
        let view = Int32(truncatingIfNeeded: index)
        forEachVariable(of: variables.views[index].box) { body($0, view) }
        if let content = variables.views[index].contentBox { forEachVariable(of: content) { body($0, view) } }
    }
}

/// Calls `body` with the places and sizes of a rectangle.
private func forEachVariable(of box: LayoutBox, _ body: (_ variable: Int) -> Void) {
    body(Int(box.x))
    body(Int(box.x) + 1)
    body(Int(box.y))
    body(Int(box.y) + 1)
}
