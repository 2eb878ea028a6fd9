import AutoLayout
import Checking
import Diagnostics
import Environment
import InterfaceDocument
import TextMeasurement

/// The page of `strut preview`: every scene of some documents in every environment, with all that is known of it.
///
/// It needs nothing beside itself. Without a script it is a gallery with a list of views and of findings; the script adds
/// layers, search and an inspector.
package struct PreviewPage {
    /// The layouts of one document, one for each environment in the same order.
    package struct Entry {
        /// The document's path, as findings name it.
        package var path: String
        /// The layouts, made with details and explanations; none for a document that could not be read.
        package var layouts: [Layout]
        /// What findings call the environment of each layout.
        package var environments: [FindingEnvironment]
        /// For each layout, by scene and view, why the view has its frame; empty for a page that does not say.
        package var explanations: [[[ViewExplanation]]]
        /// The findings of the document, each once.
        package var findings: [Finding]
        /// The images and colours of its project.
        package var resources: any PictureResources
        /// Why the document cannot be read.
        fileprivate var error: Finding?

        /// Layouts with what belongs to them.
        package init(
            path: String, layouts: [Layout], environments: [FindingEnvironment], explanations: [[[ViewExplanation]]],
            findings: [Finding], resources: any PictureResources = NoPictureResources()
        ) {
            self.path = path
            self.layouts = layouts
            self.environments = environments
            self.explanations = explanations
            self.findings = findings
            self.resources = resources
        }

        /// A document that cannot be read, with the pictures of `before`, when it could be.
        package init(unreadable error: Finding, before: Entry? = nil) {
            self.init(
                path: error.path, layouts: before?.layouts ?? [], environments: before?.environments ?? [],
                explanations: before?.explanations ?? [], findings: [error],
                resources: before?.resources ?? NoPictureResources())
            self.error = error
        }

        /// The explanations of one scene in one environment.
        fileprivate func views(_ layout: Int, _ scene: Int) -> [ViewExplanation] {
            guard explanations.indices.contains(layout), explanations[layout].indices.contains(scene) else { return [] }
            return explanations[layout][scene]
        }
    }

    /// The documents.
    package var entries: [Entry]
    /// The script that a watched page asks for its revision, by its file's name; nil for a page that stays as it is.
    package var revisions: (file: String, revision: String)?

    /// A page of some documents.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    private static let zoom = 0.5

    /// The page, in UTF-8.
    package func bytes() -> [UInt8] {
        var page = PageWriter(names: DocumentNames(entries.map(\.path)))
        let layouts = entries.lazy.compactMap(\.layouts.first)
        let title = entries.count == 1 ? page.names[entries[0].path] : "\(entries.count) documents"
        page.writeHeader(title, FindingCount(entries.flatMap(\.findings)))
        if entries.count > 1 { page.writeDocuments(entries) }
        for (number, entry) in entries.enumerated() {
            page.write(entry, number: number, isOneOfSeveral: entries.count > 1)
        }
        page.writeFindings(of: entries)
        page.finish(zoom: Self.zoom, revisions: revisions)
        return page.bytes(title: title, appearance: layouts.first?.environment.appearance)
    }
}

/// Writes the page's parts in their order.
private struct PageWriter: ~Copyable {
    /// What stands in the body.
    private var svg = SVGWriter()
    let names: DocumentNames
    private var inks = InkTable(.variables)
    private var data = PreviewData()
    private var images: [ImageTable] = []
    /// For each document the numbers of its pictures.
    private var pictures: [Range<Int>] = []
    /// How many findings the documents before had.
    private var findingsBefore = 0

    init(names: DocumentNames) {
        self.names = names
    }

    /// The page: its head names the colours that the body uses.
    func bytes(title: String, appearance: Appearance?) -> [UInt8] {
        let attribute = appearance == .dark ? " data-appearance=\"dark\"" : ""
        var page = SVGWriter()
        page.append(
            markup: "<!DOCTYPE html>\n<html lang=\"en\"\(attribute)>\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
        page.append(text: title)
        page.append(
            markup: "</title>\n<style>\n\(PreviewStyle.text)\n:root{\(variables(\.light))}\n"
                + ":root[data-appearance=dark]{\(variables(\.dark))}\n</style>\n</head>\n<body>\n")
        page.append(svg)
        page.append(markup: "</body>\n</html>\n")
        return page.bytes
    }

    mutating func writeHeader(_ title: String, _ findings: FindingCount) {
        svg.append(markup: "<header>\n<h1 dir=\"auto\">")
        svg.append(text: title)
        svg.append(
            markup:
                "</h1>\n<a class=\"count\" href=\"#findings\">\(findings.total == 0 ? "No findings" : findings.words)</a>\n\(Self.tools)\n</header>\n<main>\n"
        )
    }

    private static let tools = """
        <div class="tools" role="toolbar" aria-label="What is shown">
        <label>Search <input id="search" type="search" placeholder="class, outlet, id, text" aria-keyshortcuts="/"></label>
        <span id="status" role="status"></span>
        <button data-switch="frames" aria-pressed="false" aria-keyshortcuts="f" title="f">Frames</button>
        <button data-switch="constraints" aria-pressed="false" aria-keyshortcuts="c" title="c">Constraints</button>
        <button data-switch="margins" aria-pressed="false" aria-keyshortcuts="m" title="m">Margins</button>
        <button data-switch="safearea" aria-pressed="false" aria-keyshortcuts="s" title="s">Safe area</button>
        <button data-switch="baselines" aria-pressed="false" aria-keyshortcuts="b" title="b">Baselines</button>
        <button data-switch="pins" aria-pressed="false" aria-keyshortcuts="n" title="n">Findings</button>
        <button data-switch="dark" aria-pressed="false" aria-keyshortcuts="d" title="d">Dark</button>
        <button id="smaller" aria-label="Smaller" aria-keyshortcuts="-" title="-">−</button>
        <span id="zoom" aria-live="off"></span>
        <button id="larger" aria-label="Larger" aria-keyshortcuts="+" title="+">+</button>
        </div>
        """

    /// A link to each document.
    mutating func writeDocuments(_ entries: [PreviewPage.Entry]) {
        svg.append(markup: "<nav class=\"documents\" aria-label=\"Documents\">\n<ul>\n")
        for (number, entry) in entries.enumerated() {
            svg.append(markup: "<li><a href=\"#document-\(number)\" dir=\"auto\">")
            svg.append(text: names[entry.path])
            let findings = FindingCount(entry.findings)
            svg.append(markup: "</a>\(findings.total == 0 ? "" : " · \(findings.words)")</li>\n")
        }
        svg.append(markup: "</ul>\n</nav>\n")
    }

    mutating func write(_ entry: PreviewPage.Entry, number: Int, isOneOfSeveral: Bool) {
        let first = data.count
        defer {
            pictures.append(first..<data.count)
            findingsBefore += entry.findings.count
        }
        svg.append(markup: "<div id=\"document-\(number)\">\n")
        defer { svg.append(markup: "</div>\n") }
        if isOneOfSeveral, entry.error == nil {
            svg.append(markup: "<h2 class=\"document\" dir=\"auto\">")
            svg.append(text: names[entry.path])
            svg.append(markup: "</h2>\n")
        }
        if let error = entry.error { write(error, ofUnreadable: entry, number: number) }
        guard let layout = entry.layouts.first else { return }
        let order = PreviewOrder(layout.document)
        if layout.scenes.count > 1 {
            svg.append(markup: "<nav class=\"overview\" aria-label=\"Scenes of ")
            svg.append(text: names[entry.path])
            svg.append(markup: "\">\n")
            PreviewOverview(layout, order: order, number: number, name: names[entry.path]).write(to: &svg)
            svg.append(markup: "</nav>\n")
        }
        let chromes = entry.layouts.map { ChromeResolver(document: $0.document, environment: $0.environment) }
        let outlets = OutletIndex(layout.document)
        let findings = entry.layouts.map { Set($0.findings.map(PreviewData.key)) }
        var table = ImageTable(entry.resources, appearance: nil, prefix: "d\(number)")
        let scenesOfFindings = layout.scenes(of: entry.findings)
        for scene in order.scenes where layout.scenes.indices.contains(scene) {
            let own = entry.findings.indices.filter { scenesOfFindings[$0] == scene }
            write(entry, number: number, scene: scene, order, chromes, outlets, findings, own, &table)
        }
        images.append(table)
    }

    /// Why a document has no pictures, or those of an earlier version.
    private mutating func write(_ error: Finding, ofUnreadable entry: PreviewPage.Entry, number: Int) {
        let name = "unreadable-\(number)"
        svg.append(
            markup:
                "<section class=\"scene\" aria-labelledby=\"\(name)\">\n<h2 id=\"\(name)\" dir=\"auto\">")
        svg.append(text: names[entry.path])
        svg.append(markup: "</h2>\n")
        svg.append(markup: "<p dir=\"auto\">")
        svg.append(text: error.message)
        svg.append(
            markup: "</p>\n\(entry.layouts.isEmpty ? "" : "<p>The pictures are from when it could be read.</p>\n")"
                + "</section>\n")
    }

    private mutating func write(
        _ entry: PreviewPage.Entry, number: Int, scene: Int, _ order: PreviewOrder, _ chromes: [ChromeResolver],
        _ outlets: OutletIndex, _ findings: [Set<String>], _ own: [Int], _ table: inout ImageTable
    ) {
        let name = "scene-\(number)-\(scene)"
        let shown = entry.layouts[0].scenes[scene]
        svg.append(
            markup:
                "<section class=\"scene\" id=\"\(name)\" aria-labelledby=\"\(name)-name\">\n<h2 id=\"\(name)-name\" dir=\"auto\">"
        )
        svg.append(text: shown.heading)
        svg.append(markup: "</h2>\n<p dir=\"auto\">")
        svg.append(text: ways(from: scene, order, entry))
        if let first = own.first {
            let count = FindingCount(own.map { entry.findings[$0] })
            svg.append(markup: " · <a href=\"#finding-\(findingsBefore + first + 1)\">\(count.words)</a>")
        }
        svg.append(markup: "</p>\n<div class=\"grid\">\n")
        let firstPicture = data.count
        for (place, layout) in entry.layouts.enumerated() where layout.scenes.indices.contains(scene) {
            data.add(
                layout.scenes[scene], views: entry.views(place, scene), outlets: outlets, findings: findings[place],
                environment: entry.environments.indices.contains(place) ? entry.environments[place] : nil)
            write(layout.scenes[scene], of: layout, chromes[place], prefix: "\(name)-\(place)-", &table)
        }
        svg.append(markup: "</div>\n")
        writeTree(shown, picture: firstPicture, outlets)
        svg.append(markup: "</section>\n")
    }

    /// The document's name, the scene's id and where its segues lead.
    private func ways(from scene: Int, _ order: PreviewOrder, _ entry: PreviewPage.Entry) -> String {
        let layout = entry.layouts[0]
        var words = names[entry.path]
        if let id = layout.scenes[scene].scene.id { words += " · scene \(id)" }
        let ways = order.ways.filter { $0.from == scene && layout.scenes.indices.contains($0.to) }
        for way in ways {
            // A reference is called by an arrow and what it leads to.
            let target = layout.scenes[way.to].heading
            let arrow = target.hasPrefix("→") ? "" : "→ "
            words += " · \(way.segue.relationship ?? way.segue.kind ?? "segue") \(arrow)\(target)"
        }
        return words
    }

    private mutating func write(
        _ scene: SceneLayout, of layout: Layout, _ chrome: ChromeResolver, prefix: String,
        _ table: inout ImageTable
    ) {
        let picture = ScenePicture(scene, of: layout, chrome: chrome)
        let name = layout.environment.caption
        svg.append(markup: "<figure data-picture=\"\(data.count - 1)\">\n<figcaption>")
        svg.append(text: name)
        svg.append(markup: "</figcaption>\n")
        let size = Size(width: picture.size.width + 2, height: picture.size.height + 2)
        var painter = ScenePainter(scene, of: layout, svg: SVGWriter(prefix: prefix), inks: inks, images: table)
        painter.numbersViews = true
        painter.svg.open(
            "svg",
            [
                "viewBox": .text("-1 -1 \(PictureNumber.text(size.width)) \(PictureNumber.text(size.height))"),
                "style": .text("--w:\(PictureNumber.text(size.width));--h:\(PictureNumber.text(size.height))"),
                "font-family": .text(PictureFont.systemFamily), "xml:space": .text("preserve"), "role": .text("img"),
                "aria-label": .text("\(scene.heading), \(name)"),
            ])
        picture.draw(at: .zero, with: &painter)
        painter.svg.close("svg")
        (inks, table) = (painter.inks, painter.images)
        svg.append(painter.svg)
        svg.append(markup: "</figure>\n")
    }

    /// The views as lines, for those who listen and for those who search the page.
    private mutating func writeTree(_ scene: SceneLayout, picture: Int, _ outlets: OutletIndex) {
        let (geometry, details) = (SceneGeometry(scene), scene.details)
        svg.append(
            markup:
                "<details>\n<summary>\(scene.views.count) \(scene.views.count == 1 ? "view" : "views")</summary>\n<ul class=\"tree\">\n"
        )
        for (index, placed) in scene.views.enumerated() {
            let frame = geometry.frames[index]
            let names = outlets.names(of: placed.view.element).joined(separator: ", ")
            var words = placed.view.className
            if !names.isEmpty {
                words += " \(names)"
            } else if let label = placed.view.userLabel {
                words += " '\(label)'"
            }
            words += " \(PictureNumber.text(frame.x)),\(PictureNumber.text(frame.y)) "
            words += "\(PictureNumber.text(frame.width))×\(PictureNumber.text(frame.height))"
            if index < details.count, let text = details[index].text {
                words += " \u{201C}\(text.prefix(120))\(text.count > 120 ? "…" : "")\u{201D}"
            }
            svg.append(markup: "<li style=\"--d:\(placed.depth)\" data-goto=\"\(picture) \(index)\" dir=\"auto\">")
            svg.append(text: words)
            svg.append(markup: "</li>\n")
        }
        svg.append(markup: "</ul>\n</details>\n")
    }

    // MARK: Findings

    mutating func writeFindings(of entries: [PreviewPage.Entry]) {
        svg.append(
            markup:
                "</main>\n<section class=\"findings\" aria-labelledby=\"findings\">\n<h2 id=\"findings\">Findings</h2>\n"
        )
        var number = 0
        for (place, entry) in entries.enumerated() {
            for finding in entry.findings {
                svg.append(markup: number == 0 ? "<ol>\n" : "")
                number += 1
                data.add(finding, picturesFrom: pictures[place])
                write(finding, number: number)
            }
        }
        svg.append(markup: number == 0 ? "<p>None.</p>\n</section>\n" : "</ol>\n</section>\n")
    }

    private mutating func write(_ finding: Finding, number: Int) {
        svg.append(
            markup:
                "<li id=\"finding-\(number)\" class=\"\(finding.severity.rawValue)\"><b>\(finding.severity.rawValue)</b> <span dir=\"auto\">"
        )
        svg.append(text: finding.message)
        svg.append(markup: "</span> <span dir=\"auto\">")
        let place = finding.location.map { ":\($0.line):\($0.column)" } ?? ""
        svg.append(
            text: "\(names[finding.path])\(place) [\(finding.rule.id)]\(finding.environmentWords)")
        svg.append(markup: "</span>")
        if !finding.notes.isEmpty {
            svg.append(markup: "<ul>")
            for note in finding.notes {
                svg.append(markup: "<li dir=\"auto\">")
                svg.append(text: note.message + (note.location.map { " (line \($0.line))" } ?? ""))
                svg.append(markup: "</li>")
            }
            svg.append(markup: "</ul>")
        }
        svg.append(markup: "</li>\n")
    }

    // MARK: The end

    mutating func finish(zoom: Double, revisions: (file: String, revision: String)?) {
        svg.append(
            markup:
                "<aside id=\"inspector\" role=\"region\" aria-label=\"The selected view\" aria-live=\"polite\" hidden>\n"
                + "<button id=\"close\" aria-keyshortcuts=\"Escape\">Close</button>\n<h2 dir=\"auto\">View</h2>\n"
                + "<div id=\"facts\"></div>\n</aside>\n")
        if images.contains(where: { !$0.isEmpty }) {
            svg.append(markup: "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\">\n")
            for table in images { table.write(to: &svg) }
            svg.append(markup: "</svg>\n")
        }
        svg.append(markup: "<script type=\"application/json\" id=\"data\">\n")
        svg.append(bytes: data.bytes(zoom: zoom, revisions: revisions))
        svg.append(markup: "</script>\n<script>\n\(PreviewScript.text)\n</script>\n")
    }

    private func variables(_ part: KeyPath<Ink, RGBA>) -> String {
        inks.adaptive.enumerated().map { "--c\($0):\($1[keyPath: part].hex)" }.joined(separator: ";")
    }
}

extension ResolvedEnvironment {
    /// What the environment is called under a picture.
    package var caption: String {
        var words = [name ?? deviceID.map { Device.named($0)?.model ?? $0 } ?? "Canvas"]
        words.append("\(PictureNumber.text(size.width))×\(PictureNumber.text(size.height))")
        words.append("text \(contentSizeCategory.shortName)")
        if direction == .rightToLeft { words.append("right to left") }
        if let localization { words.append(localization.language) }
        return words.joined(separator: " · ")
    }
}
