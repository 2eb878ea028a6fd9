import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutJSON
import StrutTextMeasurement

/// The pages of a project: one for each document, and a list of them, `index.html`.
package struct PreviewSite {
    /// What the list is called.
    package static let indexFile = "index.html"

    private let names: DocumentNames
    /// For each document, by its path, the name of its page.
    private var files: [String: String] = [:]
    private let paths: [String]

    /// The pages of the documents at some paths.
    package init(_ paths: [String]) {
        self.paths = paths
        names = DocumentNames(paths)
        var taken: Set<String> = [Self.indexFile]
        for path in paths where files[path] == nil {
            let name = String(names[path].map { $0 == "/" || $0 == "\\" ? "-" : $0 })
            var file = "\(name).html"
            var number = 2
            // Not every file system distinguishes case.
            while !taken.insert(file.lowercased()).inserted {
                file = "\(name)-\(number).html"
                number += 1
            }
            files[path] = file
        }
    }

    /// The name of a document's page.
    package func file(ofPath path: String) -> String { files[path] ?? "\(names[path]).html" }

    /// The page of one document.
    package func page(_ entry: PreviewPage.Entry) -> PreviewPage {
        var page = PreviewPage([entry])
        page.index = (Self.indexFile, paths.count == 1 ? "1 document" : "\(paths.count) documents")
        page.pages = pages(for: entry.path)
        return page
    }

    /// Where the references of a document lead, by the names of storyboards: of several with one name to the nearest.
    private func pages(for path: String) -> [String: String] {
        var nearest: [String: (path: String, shared: Int)] = [:]
        for other in paths where other.hasSuffix(".storyboard") {
            let shared = zip(path.utf8, other.utf8).prefix { $0 == $1 }.count
            let name = PreviewPage.storyboardName(ofPath: other)
            if shared > nearest[name]?.shared ?? -1 { nearest[name] = (other, shared) }
        }
        return nearest.mapValues { Self.link(to: file(ofPath: $0.path)) }
    }

    /// A file's name as a link, in which everything but letters and digits of ASCII is spelt out.
    private static func link(to file: String) -> String {
        var link = "./"
        for byte in file.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"):
                link.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                link += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return link
    }

    // MARK: The list

    /// The list of all pages, in UTF-8: each with a picture of the scene in which it begins, and how many findings it
    /// has. One that is watched has the script that asks for its revision, by its file's name.
    package func index(
        _ entries: [PreviewPage.Entry], revisions: (file: String, revision: String)? = nil
    ) -> [UInt8] {
        var body = SVGWriter()
        var inks = InkTable(.variables)
        var images: [ImageTable] = []
        let title = entries.count == 1 ? "1 document" : "\(entries.count) documents"
        let count = FindingCount(entries.flatMap(\.findings))
        body.append(
            markup:
                "<header>\n<h1>\(title)</h1>\n<span class=\"quiet\">\(count.total == 0 ? "No findings" : count.words)"
                + "</span>\n</header>\n<main>\n<ul class=\"pages\">\n")
        for (number, entry) in entries.enumerated() {
            body.append(markup: "<li>\n<figure>\n")
            if let layout = entry.layouts.first, let scene = Self.firstScene(of: layout) {
                var table = ImageTable(entry.resources, appearance: nil, prefix: "d\(number)")
                let chrome = ChromeResolver(document: layout.document, environment: layout.environment)
                let picture = ScenePicture(scene, of: layout, chrome: chrome)
                picture.write(
                    to: &body, scene, of: layout, name: scene.heading, prefix: "p\(number)-", inks: &inks,
                    images: &table)
                images.append(table)
            }
            body.append(markup: "</figure>\n<a href=\"\(Self.link(to: file(ofPath: entry.path)))\" dir=\"auto\">")
            body.append(text: names[entry.path])
            body.append(markup: "</a>\n<p>")
            let scenes = entry.layouts.first?.scenes.count ?? 0
            let findings = FindingCount(entry.findings)
            body.append(
                text: "\(scenes) scene\(scenes == 1 ? "" : "s")\(findings.total == 0 ? "" : " · \(findings.words)")")
            body.append(markup: "</p>\n</li>\n")
        }
        body.append(markup: "</ul>\n</main>\n")
        ImageTable.write(images, to: &body)
        if let revisions {
            var json = JSONWriter(capacity: 128)
            json.beginObject(.inline)
            json.member("revisions", revisions.file)
            json.member("revision", revisions.revision)
            json.endObject()
            body.append(markup: "<script type=\"application/json\" id=\"data\">\n")
            body.append(bytes: json.finish().spellingOutMarkup)
            body.append(markup: "</script>\n<script>\n\(SiteScript.text)\n</script>\n")
        }
        return PreviewHead.page(
            title: title, appearance: entries.lazy.compactMap(\.layouts.first).first?.environment.appearance,
            inks: inks,
            body: body)
    }

    /// The scene in which the document begins; of a container what it shows first, and of a document that says nothing
    /// the first with views.
    private static func firstScene(of layout: Layout) -> SceneLayout? {
        var controller = layout.document.initialViewController
        // A container may hold another; a circle of them comes to an end.
        for _ in 0..<4 {
            let shown = controller?.element.segues.lazy.filter { $0.kind == "relationship" }.compactMap(\.destination)
                .first
            guard let shown, shown.reference == nil else { break }
            controller = shown
        }
        let initial = controller?.element.index
        return layout.scenes.first { !$0.views.isEmpty && $0.scene.controller?.element.index == initial }
            ?? layout.scenes.first { !$0.views.isEmpty } ?? layout.scenes.first
    }
}

/// What every page begins with.
enum PreviewHead {
    /// A page, in UTF-8; its head names the colours that the body uses.
    static func page(title: String, appearance: Appearance?, inks: InkTable, body: SVGWriter) -> [UInt8] {
        func variables(_ part: KeyPath<Ink, RGBA>) -> String {
            inks.adaptive.enumerated().map { "--c\($0):\($1[keyPath: part].hex)" }.joined(separator: ";")
        }
        let attribute = appearance == .dark ? " data-appearance=\"dark\"" : ""
        var page = SVGWriter()
        page.append(
            markup: "<!DOCTYPE html>\n<html lang=\"en\"\(attribute)>\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
        page.append(text: title)
        page.append(
            markup: "</title>\n<style>\n\(PreviewStyle.text)\n:root{\(variables(\.light))}\n"
                + ":root[data-appearance=dark]{\(variables(\.dark))}\n</style>\n</head>\n<body>\n")
        page.append(body)
        page.append(markup: "</body>\n</html>\n")
        return page.bytes
    }
}

extension ImageTable {
    /// Writes the images that pictures of a page refer to.
    static func write(_ tables: [ImageTable], to svg: inout SVGWriter) {
        guard tables.contains(where: { !$0.isEmpty }) else { return }
        svg.append(markup: "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\n")
        for table in tables { table.write(to: &svg) }
        svg.append(markup: "</svg>\n")
    }
}

extension ScenePicture {
    /// Writes the picture as an SVG of its own into a page, with a border of one point and outlines around views that
    /// have `marks`; its views carry their numbers.
    func write(
        to svg: inout SVGWriter, _ scene: SceneLayout, of layout: Layout, name: String, prefix: String,
        marks: [String: SceneMarks.Mark] = [:], inks: inout InkTable, images: inout ImageTable
    ) {
        let size = PreviewCanvas.bordered(size)
        var painter = ScenePainter(scene, of: layout, svg: SVGWriter(prefix: prefix), inks: inks, images: images)
        painter.numbersViews = true
        painter.svg.open(
            "svg",
            [
                "viewBox": .text("-1 -1 \(PictureNumber.text(size.width)) \(PictureNumber.text(size.height))"),
                "style": .text("--w:\(PictureNumber.text(size.width));--h:\(PictureNumber.text(size.height))"),
                "font-family": .text(PictureFont.systemFamily), "xml:space": .text("preserve"), "role": .text("img"),
                "aria-label": .text(name),
            ])
        draw(at: .zero, with: &painter)
        if !marks.isEmpty { drawMarks(marks, scene, with: &painter) }
        painter.svg.close("svg")
        (inks, images) = (painter.inks, painter.images)
        svg.append(painter.svg)
    }

    private func drawMarks(
        _ marks: [String: SceneMarks.Mark], _ scene: SceneLayout, with painter: inout ScenePainter
    ) {
        for (index, placed) in scene.views.enumerated() {
            guard let mark = placed.view.id.flatMap({ marks[$0] }),
                let frame = frame(of: index, in: scene, painter.geometry)
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
    }
}
