import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each view and axis on which constraints leave its place or its size open.
    static let ambiguousLayout = LayoutRule(.ambiguousLayout) { survey in
        var coded: Set<Int> = []
        for ambiguity in survey.ambiguities where !ambiguity.movement.resizesContent {
            switch ambiguity.cause {
            case .missing: survey.findOpen(ambiguity)
            case .tie(let rows): survey.findTie(ambiguity, between: rows)
            case .code(let view):
                // A size in code settles both axes.
                if coded.insert(view).inserted { survey.findSizedByCode(ambiguity, by: view) }
            case .unconstrained, .designTime: break
            }
        }
    }
}

extension Rule {
    /// A view's place or size is open.
    static let ambiguousLayout = Rule(
        "ambiguous-layout", on: .layout, .warning, orElse: .note,
        summary:
            "More than one position or size would do: nothing decides, or equal priorities pull against each other.",
        help: "Add a constraint that decides, or give one of the priorities that the message names another value.")
}

extension SceneSurvey {
    fileprivate mutating func findOpen(_ ambiguity: Ambiguity) {
        find(
            .ambiguousLayout,
            "The \(ambiguity.words) of \(name(ambiguity.view)) is ambiguous: add a constraint that determines it.",
            at: ambiguity.view, notes: notes(on: ambiguity))
    }

    fileprivate mutating func findSizedByCode(_ ambiguity: Ambiguity, by view: Int) {
        find(
            .ambiguousLayout,
            "The \(ambiguity.words) of \(name(ambiguity.view)) is ambiguous unless \(scene.view(view).className) gives itself "
                + "an intrinsic size in code: if it does, a placeholder size says so; if not, add a constraint.",
            at: ambiguity.view, notes: notes(on: ambiguity), severity: .note)
    }

    fileprivate mutating func findTie(_ ambiguity: Ambiguity, between rows: [Int]) {
        let tie = Tie(rows, ambiguity, self)
        let named = Set(tie.notes.map(\.object))
        find(
            .ambiguousLayout, "Content priority ambiguity: \(tie.words)", at: ambiguity.view,
            notes: tie.notes + notes(on: ambiguity).filter { !named.contains($0.object) })
    }

    /// The other views that move, each once; of very many the first.
    func notes(on ambiguity: Ambiguity) -> [Finding.Note] {
        listed(ambiguity.others, "more views move with it") { movement in
            let element = scene.view(movement.view).element
            return Finding.Note(
                "\(name(movement.view)) moves with it", location: element.location, object: element.id)
        }
    }
}
