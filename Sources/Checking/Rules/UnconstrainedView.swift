import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for the views of a superview that no constraint speaks of, on whatever axes.
    static let unconstrainedView = LayoutRule(.unconstrainedView) { context in
        var seen: Set<Int> = []
        var views: [Int] = []
        for ambiguity in context.ambiguities {
            guard case .unconstrained = ambiguity.cause, seen.insert(ambiguity.view).inserted else { continue }
            views.append(ambiguity.view)
        }
        if views.isEmpty { return }
        var siblings: [Int: [Int]] = [:]
        for view in views { siblings[context.scene.superview(of: view), default: []].append(view) }
        for (_, views) in siblings.sorted(by: { $0.key < $1.key }) {
            context.reportUnconstrained(views)
        }
    }
}

extension RuleContext {
    fileprivate mutating func reportUnconstrained(_ views: [Int]) {
        guard let first = views.first else { return }
        let notes = views.dropFirst().map { view in
            let element = scene.view(view).element
            return Finding.Note("nor of \(name(view))", location: element.location, object: element.id)
        }
        report(.unconstrainedView, unconstrainedWords(of: name(first)), at: first, notes: notes)
    }
}

extension Rule {
    /// A view without constraints.
    static let unconstrainedView = Rule(
        "unconstrained-view", on: .layout, .warning,
        summary: "A view gave up its autoresizing mask, and no constraint refers to it.",
        help: "Constrain it, unless code does.")
}
