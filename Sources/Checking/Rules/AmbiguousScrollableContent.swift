import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each scroll view and axis whose content nothing measures.
    static let ambiguousScrollableContent = LayoutRule(.ambiguousScrollableContent) { context in
        for ambiguity in context.ambiguities where ambiguity.movement.resizesContent {
            let isWarning: Bool
            switch ambiguity.cause {
            case .content: continue
            case .code(let view) where context.isFilledFromNib(view): continue
            case .code, .designTime: isWarning = false
            case .missing, .unconstrained, .tie: isWarning = true
            }
            context.report(
                .ambiguousScrollableContent, context.words(of: ambiguity), at: ambiguity.view,
                notes: context.notes(on: ambiguity), severity: isWarning ? .warning : .note,
                variant: ambiguity.variant)
        }
    }
}

extension Rule {
    /// The size of a scroll view's content is open.
    static let ambiguousScrollableContent = Rule(
        "ambiguous-scrollable-content", on: .layout, .warning, orElse: .note,
        summary: "More than one size is possible for the content of a scroll view.",
        help: "Constrain the content to all four edges of the scroll view, and give it a size.")
}
