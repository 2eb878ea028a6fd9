import InterfaceDocument
import StrutAutoLayout
import StrutComparison
import StrutDiagnostics
import StrutEnvironment

/// `diff --format html`: a page that needs nothing beside itself, with what differs in words and both versions of every
/// scene that changed as pictures, in every environment.
///
/// Without a script both versions stand side by side; the script lays them over each other, behind a slider or as an onion
/// skin. Words of documents are put in as text.
package struct ComparisonPage {
    private var svg = SVGWriter()
    private var inks = InkTable(.variables)
    private var images: [ImageTable] = []
    private let resources: (Document) -> any PictureResources

    /// A page on some files; `resources` finds the images and colours of a document's project.
    package static func bytes(
        _ files: [FileComparison], resources: @escaping (Document) -> any PictureResources
    ) -> [UInt8] {
        var page = ComparisonPage(resources: resources)
        page.write(files)
        return page.svg.bytes
    }

    private init(resources: @escaping (Document) -> any PictureResources) {
        self.resources = resources
    }

    private mutating func write(_ files: [FileComparison]) {
        svg.append(
            markup: "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<title>Differences</title>\n<style>\n\(GalleryStyle.text)\n\(ComparisonStyle.text)\n</style>\n"
                + "</head>\n<body>\n<header>\n<h1>Differences</h1>\n\(Self.tools)\n</header>\n<main>\n")
        let shown = files.filter { $0.status != .alike || $0.isRenamed || DifferenceWords.isChurnOnly($0) }
        if shown.isEmpty { paragraph("Nothing differs.") }
        for (number, file) in shown.enumerated() { write(file, number: number) }
        finish()
    }

    private static let tools = """
        <div class="tools" role="toolbar" aria-label="How both versions are shown">
        <button data-mode="side" aria-pressed="true" title="1" aria-keyshortcuts="1">Side by side</button>
        <button data-mode="slider" aria-pressed="false" title="2" aria-keyshortcuts="2">Slider</button>
        <button data-mode="onion" aria-pressed="false" title="3" aria-keyshortcuts="3">Onion skin</button>
        <button id="marks" aria-pressed="true" title="o" aria-keyshortcuts="o">Outlines</button>
        <button id="dark" aria-pressed="false" title="d" aria-keyshortcuts="d">Dark</button>
        <button id="smaller" aria-label="Smaller" title="-" aria-keyshortcuts="-">−</button>
        <button id="larger" aria-label="Larger" title="+" aria-keyshortcuts="+">+</button>
        </div>
        """

    // MARK: Files

    private mutating func write(_ file: FileComparison, number: Int) {
        svg.append(
            markup: "<section class=\"scene file\" aria-labelledby=\"file-\(number)\">\n<h2 id=\"file-\(number)\">")
        text(file.path)
        svg.append(markup: "</h2>\n")
        paragraph(DifferenceWords.summary(file))
        if let documents = file.documents { write(documents) }
        if let findings = file.findings, !findings.isEmpty { write(findings) }
        if let frames = file.frames, !frames.differences.isEmpty { write(frames) }
        writeLines(file.documents?.remarks ?? [])
        if let churn = file.documents?.churn, !churn.isEmpty {
            paragraph("Churn: \(churn.words.joined(separator: ", "))")
        }
        writePictures(file, number: number)
        svg.append(markup: "</section>\n")
    }

    private mutating func write(_ documents: DocumentComparison) {
        for group in documents.groups {
            if let heading = DifferenceWords.heading(group) {
                svg.append(markup: "<h3>")
                text(heading)
                svg.append(markup: "</h3>\n")
            }
            write(group.changes)
        }
    }

    private mutating func write(_ changes: [Change]) {
        svg.append(markup: "<ul class=\"changes\">\n")
        for change in changes {
            let lines = DifferenceWords.lines(change)
            for (index, line) in lines.enumerated() {
                svg.append(
                    markup: "<li class=\"\(change.kind.rawValue)\"><b>\(change.kind.rawValue)</b> <span dir=\"auto\">")
                text(line)
                svg.append(markup: "</span>")
                if index == lines.count - 1, !change.companions.isEmpty { write(change.companions) }
                svg.append(markup: "</li>\n")
            }
        }
        svg.append(markup: "</ul>\n")
    }

    private mutating func write(_ findings: FindingComparison) {
        svg.append(markup: "<h3>Findings</h3>\n<ul class=\"changes\">\n")
        for (kind, word, list) in [("removed", "new", findings.new), ("added", "fixed", findings.fixed)] {
            for finding in list {
                svg.append(markup: "<li class=\"\(kind)\"><b>\(word)</b> <span dir=\"auto\">")
                text(DifferenceWords.line(finding, isOld: word == "fixed"))
                svg.append(markup: "</span></li>\n")
            }
        }
        svg.append(markup: "</ul>\n")
    }

    private mutating func write(_ frames: FrameComparison) {
        svg.append(
            markup: "<details>\n<summary>\(DifferenceWords.count(frames.differences.count, "frame"))</summary>\n")
        svg.append(markup: "<ul class=\"changes\">\n")
        for difference in frames.differences {
            let word = difference.isCaused ? "caused" : "follows"
            svg.append(markup: "<li class=\"\(word)\"><b>\(word)</b> <span dir=\"auto\">")
            text(DifferenceWords.line(difference))
            svg.append(markup: "</span></li>\n")
        }
        svg.append(markup: "</ul>\n</details>\n")
    }

    private mutating func writeLines(_ lines: [String]) {
        for line in lines { paragraph(line) }
    }

    private mutating func paragraph(_ words: String) {
        svg.append(markup: "<p dir=\"auto\">")
        text(words)
        svg.append(markup: "</p>\n")
    }

    /// A text on one line, with nothing in it that has what follows read in another order.
    private mutating func text(_ words: String) { svg.append(text: words.onOneLine) }

    // MARK: Pictures

    private mutating func writePictures(_ file: FileComparison, number: Int) {
        guard let documents = file.documents, let first = file.layouts.new.first ?? file.layouts.old.first else {
            return
        }
        let marks = SceneMarks(documents, file.frames)
        guard !marks.scenes.isEmpty else { return }
        let layouts = zip(file.layouts.old, file.layouts.new).enumerated().map { environment, pair in
            (old: MarkedLayout(pair.0, marks.old(environment)), new: MarkedLayout(pair.1, marks.new(environment)))
        }
        var tables = (
            ImageTable(
                file.layouts.old.first.map { resources($0.document) } ?? NoPictureResources(), appearance: nil,
                prefix: "o\(number)"),
            ImageTable(resources(first.document), appearance: nil, prefix: "n\(number)")
        )
        for (index, pair) in marks.scenes.enumerated() {
            svg.append(markup: "<h3>")
            text(DifferenceWords.cut(pair.name))
            svg.append(markup: "</h3>\n<div class=\"grid\">\n")
            for (environment, layout) in layouts.enumerated() {
                let name = "f\(number)-\(index)-\(environment)"
                write(pair, layout.old, layout.new, prefix: name, &tables)
            }
            svg.append(markup: "</div>\n")
        }
        images += [tables.0, tables.1]
    }

    private mutating func write(
        _ pair: SceneMarks.Pair, _ old: MarkedLayout, _ new: MarkedLayout, prefix: String,
        _ tables: inout (ImageTable, ImageTable)
    ) {
        svg.append(markup: "<figure class=\"pair\">\n<figcaption>")
        text(new.layout.environment.caption)
        svg.append(markup: "</figcaption>\n<div class=\"stage\">\n")
        if let scene = old.scene(at: pair.old) {
            svg.append(markup: "<div class=\"old\"><span class=\"side\">Before</span>\n")
            draw(scene, of: old, prefix: prefix + "o", label: "before", &tables.0)
            svg.append(markup: "</div>\n")
        }
        if let scene = new.scene(at: pair.new) {
            svg.append(markup: "<div class=\"new\"><span class=\"side\">After</span>\n")
            draw(scene, of: new, prefix: prefix + "n", label: "after", &tables.1)
            svg.append(markup: "</div>\n")
        }
        svg.append(markup: "</div>\n")
        if pair.old != nil, pair.new != nil {
            svg.append(
                markup:
                    "<input type=\"range\" min=\"0\" max=\"100\" value=\"50\" aria-label=\"How much of the new version shows\">\n"
            )
        }
        svg.append(markup: "</figure>\n")
    }

    private mutating func draw(
        _ scene: SceneLayout, of version: MarkedLayout, prefix: String, label: String, _ table: inout ImageTable
    ) {
        let layout = version.layout
        let picture = ScenePicture(scene, of: layout, chrome: version.chrome)
        let size = Size(width: picture.size.width + 2, height: picture.size.height + 2)
        var painter = ScenePainter(scene, of: layout, svg: SVGWriter(prefix: prefix), inks: inks, images: table)
        painter.svg.open(
            "svg",
            [
                "viewBox": .text("-1 -1 \(PictureNumber.text(size.width)) \(PictureNumber.text(size.height))"),
                "style": .text("--w:\(PictureNumber.text(size.width));--h:\(PictureNumber.text(size.height))"),
                "font-family": .text(PictureFont.systemFamily), "xml:space": .text("preserve"), "role": .text("img"),
                "aria-label": .text("\(scene.caption), \(label), \(layout.environment.caption)".onOneLine),
            ])
        picture.draw(at: .zero, with: &painter)
        for (index, placed) in scene.views.enumerated() {
            guard let mark = placed.view.id.flatMap({ version.marks[$0] }),
                let frame = picture.frame(of: index, in: scene, painter.geometry)
            else { continue }
            painter.svg.open("g", ["class": .text("mark \(mark.kind)")])
            painter.svg.element("title", [:], text: mark.words.onOneLine)
            painter.svg.element(
                "rect",
                [
                    "x": .number(frame.x), "y": .number(frame.y), "width": .number(max(frame.width, 1)),
                    "height": .number(max(frame.height, 1)),
                ])
            painter.svg.close("g")
        }
        painter.svg.close("svg")
        (inks, table) = (painter.inks, painter.images)
        svg.append(painter.svg)
    }

    // MARK: The end

    private mutating func finish() {
        svg.append(markup: "</main>\n")
        if images.contains(where: { !$0.isEmpty }) {
            svg.append(markup: "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\n")
            for table in images { table.write(to: &svg) }
            svg.append(markup: "</svg>\n")
        }
        func variables(_ part: KeyPath<Ink, RGBA>) -> String {
            inks.adaptive.enumerated().map { "--c\($0):\($1[keyPath: part].hex)" }.joined(separator: ";")
        }
        svg.append(
            markup:
                "<style>\n:root{\(variables(\.light))}\n:root[data-appearance=dark]{\(variables(\.dark))}\n</style>\n")
        svg.append(markup: "<script>\n\(ComparisonScript.text)\n</script>\n</body>\n</html>\n")
    }
}
