import Environment
import InterfaceDocument

/// Cells that stand several times in a scene, one copy of a prototype for each row of the design-time data, and the
/// headers and footers of sections.
struct SceneCopy: Sendable {
    /// The views of the copy, in the scene.
    var range: Range<Int>
    /// The view of the scene that the prototype's first copy starts at: the one that `indexOfElement` knows.
    var original: Int
    /// The row that it stands for; a header's or footer's is the first of its section, as in UIKit's index paths.
    var row: RowPath
}

extension SceneSystem {
    /// The row that the cell at `index` stands for; nil for other views and for cells without data.
    func rowPath(of index: Int) -> RowPath? {
        copies.isEmpty ? nil : copies.first { $0.range.lowerBound == index }?.row
    }

    /// The index of the view that `element` is to the view at `owner`: inside a copy, that copy's own; -1 for none.
    func viewIndex(of element: Element, from owner: Int) -> Int32 {
        let index = indexOfElement[element.index]
        guard index >= 0, !copies.isEmpty, let copy = copies.first(where: { $0.range.contains(owner) }) else {
            return index
        }
        let offset = Int(index) - copy.original
        return offset >= 0 && offset < copy.range.count ? Int32(copy.range.lowerBound + offset) : index
    }

    /// The design-time data of the table or collection at `index`.
    func designData(of index: Int) -> DesignData.Table? {
        runTime.designData.flatMap { $0.table(view(index), in: document) }
    }
}
