import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each scene where a length that only Interface Builder's canvas has decides.
    static let designTimeSize = LayoutRule(.designTimeSize) { context in
        let open = context.ambiguities.filter {
            if case .designTime = $0.cause { !$0.movement.resizesContent } else { false }
        }
        if let ambiguity = open.first {
            let others = open.dropFirst().map { other in
                let element = context.scene.view(other.view).element
                return Finding.Note(
                    "so does the \(other.words) of \(context.name(other.view))", location: element.location,
                    object: element.id)
            }
            context.report(
                .designTimeSize, context.words(of: ambiguity), at: ambiguity.view, notes: others,
                variant: ambiguity.variant)
        }
    }
}

extension Rule {
    /// Only the canvas decides.
    static let designTimeSize = Rule(
        "design-time-size", on: .layout, .note,
        summary: "Only a length that Interface Builder gives an empty view on its canvas decides a place or a size.",
        help: "Constrain it, unless the app fills the view with content that has a size.")
}
