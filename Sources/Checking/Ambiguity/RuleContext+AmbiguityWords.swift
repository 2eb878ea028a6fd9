import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout

/// What is said of an ambiguity, by findings and by explanations.
extension RuleContext {
    /// What is open, why, and what settles it, in a sentence or two.
    func words(of ambiguity: Ambiguity) -> String {
        let view = name(ambiguity.view)
        if ambiguity.movement.resizesContent {
            return scrollableWords(of: ambiguity)
        }
        switch ambiguity.cause {
        case .missing:
            return "The \(ambiguity.words) of \(view) \(ambiguity.isAmbiguous): "
                + (ambiguity.saysTwo ? "add constraints that determine them." : "add a constraint that determines it.")
        case .unconstrained: return unconstrainedWords(of: view)
        case .tie(let rows): return "Content priority ambiguity: \(Tie(rows, ambiguity, self).words)"
        case .code(let coded):
            return wordsOfCode([ambiguity.movement], of: view, coded)
        case .designTime(let row), .content(let row):
            return
                "The \(ambiguity.words) of \(view) \(ambiguity.saysTwo ? "depend" : "depends") on "
                + "\(designTimeWords(row, of: ambiguity)), and an app does not. Constrain that view, unless the app fills it with content "
                + "that has a size."
        }
    }

    /// Whose length only the canvas has, and how long it is: "the 50 points of height that Interface Builder gives
    /// UIView (a)".
    private func designTimeWords(_ row: Int, of ambiguity: Ambiguity) -> String {
        let given = scene.rows[row]
        let length = given.firstAnchor.isHorizontal ? "width" : "height"
        let owner = scene.owner(of: given.first)
        let whom = owner == ambiguity.view ? "it" : owner.map(name) ?? "a view"
        return "the \(points(given.constant)) of \(length) that Interface Builder gives \(whom)"
    }

    /// What is said of a view of which something is open, unless the class of the view `coded` has a size in code.
    func wordsOfCode(_ open: [Freedom.Movement], of view: String, _ coded: Int) -> String {
        "The \(Ambiguity.words(of: open)) of \(view) \(Ambiguity.saysTwo(open) ? "are" : "is") ambiguous unless "
            + "\(scene.view(coded).className) gives itself an intrinsic size in code: if it does, a placeholder size says so; if "
            + "not, add a constraint."
    }

    /// What is said of a view without constraints, which may have some that are not installed in its size class.
    func unconstrainedWords(of view: String) -> String {
        "No installed constraint refers to \(view), so nothing says where it is: constrain it, here or in code."
    }

    private func scrollableWords(of ambiguity: Ambiguity) -> String {
        let what = "Scrollable content size is ambiguous for \(name(ambiguity.view))"
        let size = ambiguity.axis == .horizontal ? "width" : "height"
        switch ambiguity.cause {
        case .code(let coded):
            return
                "\(what) unless \(scene.view(coded).className) gives itself an intrinsic size in code: if it does, a "
                + "placeholder size says so; if not, give it a \(size)."
        case .designTime(let row), .content(let row):
            return
                "\(what): its content's \(size) depends on \(designTimeWords(row, of: ambiguity)), and an app does not. Give the "
                + "content a \(size), unless the app fills it with views that have one."
        case .missing, .unconstrained, .tie:
            return "\(what): it has ambiguous scrollable content \(size). \(advice(on: ambiguity, size))"
        }
    }

    /// What makes a scroll view's content as long as something: the view in it that has no length, or the edge of the
    /// content that nothing is held to.
    private func advice(on ambiguity: Ambiguity, _ size: String) -> String {
        if let view = shapelessView(in: ambiguity) {
            return "Nothing decides the \(size) of \(name(view)): give it one."
        }
        let free = unheldEdges(ofContentOf: ambiguity.view, ambiguity.axis)
        if free.count == 1 {
            return "Nothing in it is held to the \(free[0]) edge of its content: constrain a view to that edge."
        }
        return "Constrain its content to all four edges, and give the content a \(size)."
    }

    /// The view whose length is open although nothing that is open in it explains that: it has none of its own. Of
    /// several the view around them, if one is, for a length of its own settles theirs.
    private func shapelessView(in ambiguity: Ambiguity) -> Int? {
        let open = ambiguity.others.filter { $0.axis == ambiguity.axis && $0.resizes }.map(\.view)
        func inside(_ view: Int) -> Range<Int> { view + 1..<scene.scene.views[view].subtreeEnd }
        let innermost = open.filter { view in
            !scene.hasIntrinsicLength(view, ambiguity.axis) && !open.contains(where: inside(view).contains)
        }
        if innermost.count < 2 { return innermost.first }
        return open.first { innermost.allSatisfy(inside($0).contains) } ?? innermost.first
    }

    /// The edges of a scroll view's content on an axis to which no constraint holds anything.
    private func unheldEdges(ofContentOf view: Int, _ axis: Axis) -> [String] {
        var (holdsStart, holdsEnd) = (false, false)
        for index in scene.rows.indices where scene.constraints.counts(ConstraintID(index: Int32(index))) {
            let row = scene.rows[index]
            guard row.origin == .written, row.firstAnchor.isHorizontal == (axis == .horizontal) else { continue }
            for (item, anchor) in [(row.first, row.firstAnchor), (row.second, row.secondAnchor)]
            where (item.kind == .contentLayout || item.kind == .contentMargins) && Int(item.index) == view {
                holdsStart = holdsStart || anchor.isLeadingOrTop
                holdsEnd = holdsEnd || anchor.isTrailingOrBottom
            }
        }
        let names = axis == .horizontal ? ["leading", "trailing"] : ["top", "bottom"]
        return (holdsStart ? [] : [names[0]]) + (holdsEnd ? [] : [names[1]])
    }
}
