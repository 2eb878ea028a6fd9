import InterfaceDocument
import StrutAutoLayout
import StrutComparison

/// A difference between two versions, as the script of a page knows it.
struct PageChange {
    /// An object that it is about, and the view that this is or stands in.
    struct Place {
        var id: String
        var view: String?
    }

    /// What became of the object; `caused` and `follows` are frames that differ.
    var kind: String
    var words: String
    var document: Int
    /// The scene of the page that it is in.
    var scene: Int?
    /// The object in each version.
    var new: Place?
    var old: Place?
}

/// The list of what differs between two versions, each thing in a line of its own that the page's script finds by its
/// number.
struct ChangeList {
    private var count = 0
    private var document = 0
    private var scene: Int?
    private var trees: (old: ObjectTree, new: ObjectTree)?

    /// Writes what differs between the versions of a file.
    mutating func write(
        _ file: FileComparison, name: String, document: Int, _ scenes: PageScenes, to svg: inout SVGWriter,
        _ data: inout PreviewData
    ) {
        (self.document, trees) = (document, file.documents.map { ($0.old, $0.new) })
        svg.append(markup: "<section class=\"file\" data-file=\"\(document)\">\n")
        heading(name, 3, to: &svg)
        paragraph(DifferenceWords.summary(file), to: &svg)
        if let documents = file.documents {
            for group in documents.groups {
                scene =
                    group.places.new.flatMap { scenes.number(ofNew: documents.new.nodes[$0].element.index) }
                    ?? group.places.old.flatMap { scenes.number(ofOld: documents.old.nodes[$0].element.index) }
                if let words = DifferenceWords.heading(group) { heading(words, 4, to: &svg) }
                write(group.changes, to: &svg, &data)
            }
            if let frames = file.frames, !frames.differences.isEmpty {
                write(frames, documents, scenes, to: &svg, &data)
            }
        } else if file.status == .added || file.status == .removed {
            for (number, shown) in scenes.all.enumerated() {
                svg.append(markup: number == 0 ? "<ul>\n" : "")
                scene = number
                let place = shown.scene.scene.controller?.id.map { PageChange.Place(id: $0, view: nil) }
                let isAdded = file.status == .added
                line(
                    file.status.rawValue, shown.heading, new: isAdded ? place : nil, old: isAdded ? nil : place,
                    to: &svg, &data)
                svg.append(markup: "</li>\n\(number == scenes.all.count - 1 ? "</ul>\n" : "")")
            }
        }
        for words in DifferenceWords.remarks(file) { paragraph(words, to: &svg) }
        svg.append(markup: "</section>\n")
    }

    private mutating func write(_ changes: [Change], to svg: inout SVGWriter, _ data: inout PreviewData) {
        svg.append(markup: "<ul>\n")
        for change in changes {
            let lines = DifferenceWords.lines(change)
            let new = change.kind == .removed ? nil : place(of: change.object.identity, change.object.id, trees?.new)
            let old = change.object.oldIdentity ?? change.object.identity
            let before = change.kind == .added ? nil : place(of: old, change.object.id, trees?.old)
            for (index, words) in lines.enumerated() {
                line(change.kind.rawValue, words, new: new, old: before, to: &svg, &data)
                if index == lines.count - 1, !change.companions.isEmpty { write(change.companions, to: &svg, &data) }
                svg.append(markup: "</li>\n")
            }
        }
        svg.append(markup: "</ul>\n")
    }

    private mutating func write(
        _ frames: FrameComparison, _ documents: DocumentComparison, _ scenes: PageScenes, to svg: inout SVGWriter,
        _ data: inout PreviewData
    ) {
        heading(DifferenceWords.count(frames.differences.count, "frame"), 4, to: &svg)
        svg.append(markup: "<ul>\n")
        for difference in frames.differences {
            let object = difference.object
            scene = documents.new.place(of: object.identity).flatMap {
                scenes.number(ofNew: documents.new.nodes[documents.new.scene(of: $0)].element.index)
            }
            line(
                difference.isCaused ? "caused" : "follows", DifferenceWords.line(difference),
                new: place(of: object.identity, object.id, trees?.new),
                old: place(of: object.oldIdentity ?? object.identity, object.id, trees?.old), to: &svg, &data)
            svg.append(markup: "</li>\n")
        }
        svg.append(markup: "</ul>\n")
    }

    /// Opens a line, and says what it is about.
    private mutating func line(
        _ kind: String, _ words: String, new: PageChange.Place?, old: PageChange.Place?, to svg: inout SVGWriter,
        _ data: inout PreviewData
    ) {
        svg.append(markup: "<li id=\"change-\(count + 1)\" class=\"\(kind)\"><b>\(kind)</b> <span dir=\"auto\">")
        svg.append(text: words.onOneLine)
        svg.append(markup: "</span>")
        data.add(PageChange(kind: kind, words: words, document: document, scene: scene, new: new, old: old))
        count += 1
    }

    /// An object of a version with the view that it is or stands in.
    private func place(of identity: String, _ id: String, _ tree: ObjectTree?) -> PageChange.Place {
        var place = tree?.place(of: identity) ?? -1
        while let tree, place >= 0, tree.nodes[place].category != .view { place = tree.nodes[place].parent }
        guard let tree, place >= 0 else { return PageChange.Place(id: id, view: nil) }
        return PageChange.Place(id: id, view: tree.nodes[place].element.id)
    }

    // Texts are on one line, with nothing in them that has what follows read in another order.

    private func heading(_ words: String, _ level: Int, to svg: inout SVGWriter) {
        svg.append(markup: "<h\(level) dir=\"auto\">")
        svg.append(text: words.onOneLine)
        svg.append(markup: "</h\(level)>\n")
    }

    private func paragraph(_ words: String, to svg: inout SVGWriter) {
        svg.append(markup: "<p dir=\"auto\">")
        svg.append(text: words.onOneLine)
        svg.append(markup: "</p>\n")
    }
}
