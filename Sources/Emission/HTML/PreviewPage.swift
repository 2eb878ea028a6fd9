import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutTextMeasurement

/// The page of `strut preview`: every scene of some documents in every environment, with all that is known of it.
///
/// It needs nothing beside itself. Without a script it is a gallery with a list of views and of findings; the script, whose
/// source is in `Page`, makes a canvas of it, with an outline, an inspector and a bar of environments.
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
    /// The pages of other storyboards, by the names under which references know those; they stand beside this one.
    package var pages: [String: String] = [:]
    /// The page that lists all, and what it is called; nil for a page by itself.
    package var index: (file: String, name: String)?

    /// A page of some documents.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The name under which references know the storyboard at a path: its file's without the ending.
    package static func storyboardName(ofPath path: String) -> String {
        let name = Document.fileName(ofPath: path)
        return name.hasSuffix(".storyboard") ? String(name.dropLast(".storyboard".count)) : name
    }

    /// The page, in UTF-8.
    package func bytes() -> [UInt8] {
        var page = PageWriter(names: DocumentNames(entries.map(\.path)))
        let layouts = entries.lazy.compactMap(\.layouts.first)
        let title = entries.count == 1 ? page.names[entries[0].path] : "\(entries.count) documents"
        page.writeHeader(title, FindingCount(entries.flatMap(\.findings)), index: index)
        if entries.count > 1 { page.writeDocuments(entries) }
        page.pages = pages
        for (number, entry) in entries.enumerated() {
            // A storyboard that is in this page is not looked for elsewhere.
            page.pages[Self.storyboardName(ofPath: entry.path)] = "#document-\(number)"
        }
        for (number, entry) in entries.enumerated() {
            page.write(entry, number: number, isOneOfSeveral: entries.count > 1)
        }
        page.writeFindings(of: entries)
        page.finish(revisions: revisions)
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
    /// For each document the scene of each of its findings.
    private var scenesOfFindings: [[Int?]] = []
    /// Where references lead, by the names of storyboards.
    var pages: [String: String] = [:]

    init(names: DocumentNames) {
        self.names = names
    }

    /// The page.
    func bytes(title: String, appearance: Appearance?) -> [UInt8] {
        PreviewHead.page(title: title, appearance: appearance, inks: inks, body: svg)
    }

    mutating func writeHeader(_ title: String, _ findings: FindingCount, index: (file: String, name: String)?) {
        svg.append(markup: "<header>\n")
        if let index {
            svg.append(markup: "<a class=\"index\" href=\"")
            svg.append(text: index.file)
            svg.append(markup: "\" dir=\"auto\">")
            svg.append(text: index.name)
            svg.append(markup: "</a>\n")
        }
        svg.append(markup: "<h1 dir=\"auto\">")
        svg.append(text: title)
        svg.append(
            markup:
                "</h1>\n<a class=\"count\" href=\"#findings\">\(findings.total == 0 ? "No findings" : findings.words)</a>\n</header>\n<main id=\"canvas\">\n<div id=\"board\">\n"
        )
    }

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
        guard let layout = entry.layouts.first else {
            self.scenesOfFindings.append(entry.findings.map { _ in nil })
            data.addDocument(names[entry.path], isUnreadable: true)
            return
        }
        let order = PreviewOrder(layout.document)
        let canvas = PreviewCanvas(entry.layouts, order: order)
        data.addDocument(
            names[entry.path], isUnreadable: entry.error != nil, layouts: entry.layouts, order: order, pages: pages)
        if layout.scenes.count > 1 {
            svg.append(markup: "<nav class=\"overview\" aria-label=\"Scenes of ")
            svg.append(text: names[entry.path])
            svg.append(markup: "\">\n")
            PreviewOverview(layout, order: order, number: number, name: names[entry.path]).write(to: &svg)
            svg.append(markup: "</nav>\n")
        }
        let outlets = OutletIndex(layout.document)
        let findings = entry.layouts.map { Set($0.findings.map(PreviewData.key)) }
        var table = ImageTable(entry.resources, appearance: nil, prefix: "d\(number)")
        let scenesOfFindings = layout.scenes(of: entry.findings)
        self.scenesOfFindings.append(scenesOfFindings)
        for scene in order.scenes where layout.scenes.indices.contains(scene) {
            let own = entry.findings.indices.filter { scenesOfFindings[$0] == scene }
            write(entry, number: number, scene: scene, order, outlets, findings, own, canvas, &table)
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
        _ entry: PreviewPage.Entry, number: Int, scene: Int, _ order: PreviewOrder,
        _ outlets: OutletIndex, _ findings: [Set<String>], _ own: [Int], _ canvas: PreviewCanvas,
        _ table: inout ImageTable
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
                layout.scenes[scene], number: scene, views: entry.views(place, scene), outlets: outlets,
                findings: findings[place],
                environment: entry.environments.indices.contains(place) ? entry.environments[place] : nil,
                frame: canvas.frames[place][scene])
            write(
                layout.scenes[scene], of: layout, canvas.pictures[place][scene], prefix: "\(name)-\(place)-", &table)
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
        _ scene: SceneLayout, of layout: Layout, _ picture: ScenePicture, prefix: String, _ table: inout ImageTable
    ) {
        let name = layout.environment.caption
        svg.append(markup: "<figure data-picture=\"\(data.count - 1)\">\n<figcaption>")
        svg.append(text: name)
        svg.append(markup: "</figcaption>\n")
        picture.write(
            to: &svg, scene, of: layout, name: "\(scene.heading), \(name)", prefix: prefix, inks: &inks, images: &table)
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
                "</div>\n</main>\n<section class=\"findings\" aria-labelledby=\"findings\">\n<h2 id=\"findings\">Findings</h2>\n"
        )
        var number = 0
        for (place, entry) in entries.enumerated() {
            for (index, finding) in entry.findings.enumerated() {
                svg.append(markup: number == 0 ? "<ol>\n" : "")
                number += 1
                data.add(
                    finding, document: place, scene: scenesOfFindings[place][index], picturesFrom: pictures[place])
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

    mutating func finish(revisions: (file: String, revision: String)?) {
        ImageTable.write(images, to: &svg)
        svg.append(markup: "<script type=\"application/json\" id=\"data\">\n")
        svg.append(bytes: data.bytes(revisions: revisions))
        svg.append(markup: "</script>\n<script>\n\(PreviewScript.text)\n</script>\n")
    }
}

extension ResolvedEnvironment {
    /// What the device is called, or the environment where it was given a name.
    var deviceName: String { name ?? deviceID.map { Device.named($0)?.model ?? $0 } ?? "Canvas" }

    /// What the environment is called under a picture.
    package var caption: String {
        var words = [deviceName]
        words.append("\(PictureNumber.text(size.width))×\(PictureNumber.text(size.height))")
        words.append("text \(contentSizeCategory.shortName)")
        if direction == .rightToLeft { words.append("right to left") }
        if let localization { words.append(localization.language) }
        return words.joined(separator: " · ")
    }
}
