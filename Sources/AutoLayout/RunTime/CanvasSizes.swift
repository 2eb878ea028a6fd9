import InterfaceDocument
import StrutEnvironment

/// The sizes in points of every view on the document's own canvas: autoresizing masks and the frames of cells were
/// stored against them. The document is laid out there when the first size is asked for: most scenes ask for none.
final class CanvasSizes: Sendable {
    private let sizes: Once<[Int: Size]>

    init(of document: Document) {
        sizes = Once {
            var session = LayoutSession(
                oneShotOf: document, in: LayoutEnvironment(), options: LayoutEngine.Options())
            var sizes: [Int: Size] = [:]
            while let solved = session.layOutNext() {
                for placed in solved.system.place(solved.solution) {
                    sizes[placed.view.element.index] = placed.frame.size
                }
            }
            return sizes
        }
    }

    /// The size of a view, by the number of its element; nil for one that the canvas does not show.
    subscript(element: Int) -> Size? { sizes.value[element] }
}
