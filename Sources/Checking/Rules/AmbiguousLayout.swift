import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each view and axis on which constraints leave its place or its size open.
    static let ambiguousLayout = LayoutRule(.ambiguousLayout) { context in
        var coded: [(className: String, ambiguities: [Ambiguity])] = []
        for ambiguity in context.ambiguities where !ambiguity.movement.resizesContent {
            switch ambiguity.cause {
            case .missing: context.report(ambiguity, notes: context.notes(on: ambiguity))
            case .tie(let rows):
                // The row's own height is the cause, or a conflict, reported or not.
                if ambiguity.axis == .vertical, context.isInLowRow(ambiguity.view) { continue }
                if ambiguity.isOfBrokenConstraint || context.isUnsettled(ambiguity.view, ambiguity.axis) { continue }
                let competitors = Tie(rows, ambiguity, context).notes
                let named = Set(competitors.map(\.object))
                let others = context.notes(on: ambiguity).filter { !named.contains($0.object) }
                context.report(
                    ambiguity, notes: competitors + others,
                    severity: ambiguity.extent <= RuleContext.unseen ? .note : nil)
            case .code(let view) where context.isFilledFromNib(view) || context.takesSizesFromCode: continue
            case .code(let view):
                let name = context.scene.view(view).className
                if let known = coded.firstIndex(where: { $0.className == name }) {
                    coded[known].ambiguities.append(ambiguity)
                } else {
                    coded.append((name, [ambiguity]))
                }
            case .unconstrained, .designTime, .content: break
            }
        }
        // A size in code settles both axes, and every view of the class.
        for (_, ambiguities) in coded { context.reportSizedByCode(ambiguities) }
    }
}

extension Rule {
    /// A view's place or size is open.
    static let ambiguousLayout = Rule(
        "ambiguous-layout", on: .layout, .warning, orElse: .note,
        summary:
            "More than one position or size is possible: a constraint is missing, or equal priorities contradict each other.",
        help: "Add a constraint that decides, or give one of the priorities that the message names another value.")
}

extension RuleContext {
    fileprivate mutating func report(_ ambiguity: Ambiguity, notes: [Finding.Note], severity: Severity? = nil) {
        // A range is reported where it is widest.
        report(
            .ambiguousLayout, words(of: ambiguity), at: ambiguity.view, notes: notes, severity: severity,
            amount: ambiguity.extent, variant: ambiguity.variant)
    }

    /// How far a tie may move what is drawn without anybody seeing it, in points.
    fileprivate static let unseen = 2.0

    /// One finding for all that a size in code would settle.
    fileprivate mutating func reportSizedByCode(_ ambiguities: [Ambiguity]) {
        guard let first = ambiguities.first, case .code(let coded) = first.cause else { return }
        let others = ambiguities.flatMap { [$0.movement] + $0.others }
        let own = ambiguities.lazy.map(\.movement).filter { $0.view == first.view }
        // It is of every row of design-time data, and reported once.
        report(
            .ambiguousLayout, wordsOfCode(Array(own), of: name(first.view), coded), at: scene.view(first.view).element,
            notes: notes(on: others, besides: first.view), severity: .note, amount: first.extent,
            variant: "code")
    }

    /// Whether nothing is said of views whose classes may size themselves in code: a check reports what is wrong, and
    /// who asks for the rule by its name, or lays a document out, gets what Interface Builder would mark.
    fileprivate var takesSizesFromCode: Bool { selection.isCheck && !selection.names(.ambiguousLayout) }

    /// Whether the class of a view has a xib of its name in the project: it fills itself from there, and that gives it
    /// its size.
    func isFilledFromNib(_ view: Int) -> Bool {
        guard let name = scene.view(view).customClass else { return false }
        return scene.environment.resources?.nibNames.contains(name) == true
    }

    /// The other views that move, each once; of very many the first.
    func notes(on ambiguity: Ambiguity) -> [Finding.Note] { notes(on: ambiguity.others, besides: ambiguity.view) }

    private func notes(on movements: [Freedom.Movement], besides view: Int) -> [Finding.Note] {
        // Rows that design data makes of one prototype are one place in the document.
        var seen: Set<Int> = [scene.view(view).element.index]
        let distinct = movements.filter { seen.insert(scene.view($0.view).element.index).inserted }
        return listed(distinct, "more views move with it") { movement in
            let element = scene.view(movement.view).element
            return Finding.Note(
                "\(name(movement.view)) moves with it", location: element.location, object: element.id)
        }
    }
}
