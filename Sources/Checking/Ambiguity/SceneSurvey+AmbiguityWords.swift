import AutoLayout

/// What is said of an ambiguity, by findings and by explanations.
extension SceneSurvey {
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
            return
                "The \(ambiguity.words) of \(view) \(ambiguity.isAmbiguous) unless \(scene.view(coded).className) gives itself an "
                + "intrinsic size in code: if it does, a placeholder size says so; if not, add a constraint."
        case .designTime, .content:
            return
                "The \(ambiguity.words) of \(view) \(ambiguity.saysTwo ? "hang" : "hangs") on a length that only the canvas has: an app decides it by "
                + "content that is not here. Add a constraint if there is none."
        }
    }

    /// What is said of a view without constraints, which may have some that are not installed in its size class.
    func unconstrainedWords(of view: String) -> String {
        "No installed constraint speaks of \(view), so nothing says where it is: constrain it, here or in code."
    }

    private func scrollableWords(of ambiguity: Ambiguity) -> String {
        let what = "Scrollable content size is ambiguous for \(name(ambiguity.view))"
        let size = ambiguity.axis == .horizontal ? "width" : "height"
        switch ambiguity.cause {
        case .code(let coded):
            return
                "\(what) unless \(scene.view(coded).className) gives itself an intrinsic size in code: if it does, a "
                + "placeholder size says so; if not, give it a \(size)."
        case .designTime, .content:
            return
                "\(what): its content's \(size) hangs on a length that only the canvas has. Give the content a \(size), "
                + "unless the app fills it with views that have one."
        case .missing, .unconstrained, .tie:
            return
                "\(what): it has ambiguous scrollable content \(size). Constrain its content to all four edges, and give "
                + "the content a \(size)."
        }
    }
}
