import InterfaceDocument
import StrutAutoLayout

/// What the pictures of one document are drawn from.
struct DocumentDrawing {
    let number: Int
    let scenes: PageScenes
    let order: PreviewOrder
    let canvas: PreviewCanvas
    let outlets: (old: OutletIndex, new: OutletIndex)
    /// For each environment the findings that hold in it, by rule and object.
    let findings: [Set<String>]
    var images: (old: ImageTable, new: ImageTable)

    init(_ entry: PreviewPage.Entry, number: Int, scenes: PageScenes, order: PreviewOrder, canvas: PreviewCanvas) {
        (self.number, self.scenes, self.order, self.canvas) = (number, scenes, order, canvas)
        let new = OutletIndex(entry.layouts[0].document)
        outlets = (entry.comparison?.layouts.old.first.map { OutletIndex($0.document) } ?? new, new)
        // What two versions are compared by says itself in which environments it holds.
        let all = entry.comparison.map { _ in Set(entry.findings.map(PreviewData.key)) }
        findings = entry.layouts.map { all ?? Set($0.findings.map(PreviewData.key)) }
        images = (
            ImageTable(entry.oldResources, appearance: nil, prefix: "o\(number)"),
            ImageTable(entry.resources, appearance: nil, prefix: "d\(number)")
        )
    }
}
