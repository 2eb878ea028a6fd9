import InterfaceDocument
import StrutAutoLayout

/// Scroll views whose content no constraint reaches: the app scrolls nothing unless code gives the content a size.
extension Freedom {
    /// Both lengths of the content of each such scroll view.
    static func ofUnreachedContent(in scene: SolvedScene) -> [Freedom] {
        guard scene.document.usesAutoLayout else { return [] }
        return scene.scene.views.indices.lazy.filter { hasUnreachedContent($0, in: scene) }.flatMap { view in
            [Axis.horizontal, .vertical].map { axis in
                Freedom(
                    movements: [
                        Movement(view: view, axis: axis, moves: false, resizes: false, resizesContent: true)
                    ], competitors: [], extent: .infinity)
            }
        }
    }

    /// Whether a scroll view has content that no constraint speaks of.
    ///
    /// As Interface Builder marks it: where masks and fixed frames place all that is in it (5 of 5 scroll views in 4
    /// repositories), and with content layout guides where there is nothing in it (7 of 7 in 7). It marks none that has
    /// a fixed frame itself (14 of 14 in 9), and an empty one without the guides hardly ever (3 of 51): it waits for
    /// code.
    private static func hasUnreachedContent(_ view: Int, in scene: SolvedScene) -> Bool {
        guard scene.view(view).kind == .scrollView, scene.contentVariables(of: view) == nil,
            scene.placement(of: view) != .fixedFrame
        else { return false }
        let hasGuides = ScrollView(scene.view(view).element)?.contentLayoutGuide != nil
        return hasGuides || scene.scene.subviews(of: view).contains { _ in true }
    }
}
