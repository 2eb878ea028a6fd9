import InterfaceDocument
import StrutEnvironment

/// Cells that stand several times in a scene, one copy of a prototype for each row of the design-time data, and the
/// headers and footers of sections.
struct SceneCopy: Sendable {
    /// The views of the copy, in the scene.
    var range: Range<Int>
    /// The view of the scene that the prototype's first copy starts at: the one that `indexOfElement` knows.
    var original: Int
    /// The row that it stands for; a header's or footer's is the first of its section, as in UIKit's index paths.
    var row: RowPath
    /// The place in the list of the copy that this one is inside; -1 for none.
    var outer: Int
}

extension [SceneCopy] {
    /// How many copies start before the view at `index`: they are in the order in which they start.
    func count(before index: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].range.lowerBound < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The copies in a part of the scene that has their original too, as the part alone counts them.
    func within(_ part: Range<Int>) -> [SceneCopy] {
        let first = count(before: part.lowerBound)
        var copies: [SceneCopy] = []
        // By the place of each copy here, its place in the part.
        var places: [Int: Int] = [:]
        for place in first..<Swift.max(first, count(before: part.upperBound))
        where self[place].original >= part.lowerBound {
            var copy = self[place]
            copy.range = copy.range.lowerBound - part.lowerBound..<copy.range.upperBound - part.lowerBound
            copy.original -= part.lowerBound
            copy.outer = places[copy.outer] ?? -1
            places[place] = copies.count
            copies.append(copy)
        }
        return copies
    }

    /// The innermost copy that the view at `index` is in.
    func innermost(at index: Int) -> SceneCopy? {
        var place = count(before: index + 1) - 1
        while place >= 0, !self[place].range.contains(index) { place = self[place].outer }
        return place < 0 ? nil : self[place]
    }
}

/// Where each element of the document is in a scene, in which prototypes may stand several times.
struct ViewIndex: Sendable {
    /// Where the elements of the document are in the scene.
    let indexOfElement: ElementIndex
    /// The copies of cells that stand for rows.
    let copies: [SceneCopy]
    /// What the data of those rows changes of the views in them, by view.
    let rowChanges: [Int: ViewChanges]

    init(indexOfElement: ElementIndex, copies: [SceneCopy] = [], rowChanges: [Int: ViewChanges] = [:]) {
        self.indexOfElement = indexOfElement
        self.copies = copies
        self.rowChanges = rowChanges
    }

    /// The first view that an element is; nil where it is not installed.
    func view(of element: Element) -> Int? {
        let index = indexOfElement[element.index]
        return index < 0 ? nil : Int(index)
    }

    /// The index of the view that `element` is to the view at `owner`: inside a copy, that copy's own; -1 for none.
    func view(of element: Element, from owner: Int) -> Int32 {
        let index = indexOfElement[element.index]
        guard index >= 0, let copy = copies.innermost(at: owner) else { return index }
        let offset = Int(index) - copy.original
        return offset >= 0 && offset < copy.range.count ? Int32(copy.range.lowerBound + offset) : index
    }

    /// The rows that the view at `index` is in, the outermost first; none for what is in no row of design-time data.
    func rows(around index: Int) -> [RowPath] {
        var rows: [RowPath] = []
        var copy = copies.innermost(at: index)
        while let row = copy {
            rows.insert(row.row, at: 0)
            copy = row.outer < 0 ? nil : copies[row.outer]
        }
        return rows
    }

    /// The row that the cell at `index` stands for; nil for other views and for cells without data.
    func rowPath(of index: Int) -> RowPath? {
        guard let copy = copies.innermost(at: index), copy.range.lowerBound == index else { return nil }
        return copy.row
    }
}
