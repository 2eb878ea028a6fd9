/// Where the elements of a document are in one scene: for each the index of the first view that it is; -1 for none.
///
/// It holds the stretch of the document from the scene's first view to its last, so that all scenes of a document
/// together take no more room than the document does.
package struct ElementIndex: Sendable {
    private let start: Int
    private var views: [Int32]

    /// An index for elements among those of `views`, yet without any.
    package init(covering views: [SceneView]) {
        let elements = views.lazy.map(\.view.element.index)
        start = elements.min() ?? 0
        self.views = Array(repeating: -1, count: views.isEmpty ? 0 : (elements.max() ?? 0) + 1 - start)
    }

    /// The index of the views of a scene.
    package init(_ views: [SceneView]) {
        self.init(covering: views)
        for (index, view) in views.enumerated() { note(index, of: view.view.element.index) }
    }

    /// Notes the view at `view` as the first that an element is, if there is none before it.
    package mutating func note(_ view: Int, of element: Int) {
        if views[element - start] < 0 { views[element - start] = Int32(view) }
    }

    /// The first view that the element at `element` in the document is; -1 for none.
    package subscript(element: Int) -> Int32 {
        let place = element - start
        return place >= 0 && place < views.count ? views[place] : -1
    }
}
