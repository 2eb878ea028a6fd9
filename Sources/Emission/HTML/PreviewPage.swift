import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutComparison
import StrutDiagnostics
import StrutEnvironment
import StrutTextMeasurement

/// The page of `strut preview`: every scene of some documents in every environment, with all that is known of it.
///
/// It needs nothing beside itself. Without a script it is a gallery with a list of views and of findings; the script,
/// whose source is in `Page`, makes a canvas of it, with an outline, an inspector and a bar of environments.
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
        /// What differs between two versions of it; nil for a page of one version. The findings are then those that are
        /// new, and behind them those that are fixed.
        var comparison: FileComparison?
        /// The images and colours of the version before.
        var oldResources: any PictureResources = NoPictureResources()
        /// Why the document cannot be read.
        fileprivate var error: Finding?

        /// What is said of its findings by a page of two versions.
        fileprivate func news(ofFinding place: Int) -> PageFinding.News? {
            comparison.map { place < $0.findings?.new.count ?? 0 ? .new : .fixed }
        }

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

    private var isComparison: Bool { entries.contains { $0.comparison != nil } }

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
        page.writeHeader(title, entries, index: index)
        if entries.count > 1 { page.writeDocuments(entries) }
        page.pages = pages
        for (number, entry) in entries.enumerated() {
            // A storyboard that is in this page is not looked for elsewhere.
            page.pages[Self.storyboardName(ofPath: entry.path)] = "#document-\(number)"
        }
        for (number, entry) in entries.enumerated() {
            page.write(entry, number: number, isOneOfSeveral: entries.count > 1)
        }
        page.endPictures()
        if isComparison { page.writeChanges(of: entries) }
        page.writeFindings(of: entries)
        page.finish(revisions: revisions)
        return page.bytes(
            title: isComparison ? "Differences: \(title)" : title, appearance: layouts.first?.environment.appearance)
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
    /// For each document its scenes.
    private var scenes: [PageScenes] = []
    /// Where references lead, by the names of storyboards.
    var pages: [String: String] = [:]

    init(names: DocumentNames) {
        self.names = names
    }

    /// The page.
    func bytes(title: String, appearance: Appearance?) -> [UInt8] {
        PreviewHead.page(title: title, appearance: appearance, inks: inks, body: svg)
    }

    mutating func writeHeader(_ title: String, _ entries: [PreviewPage.Entry], index: (file: String, name: String)?) {
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
        svg.append(markup: "</h1>\n")
        let comparisons = entries.compactMap(\.comparison)
        if comparisons.isEmpty {
            let findings = FindingCount(entries.flatMap(\.findings))
            svg.append(
                markup:
                    "<a class=\"count\" href=\"#findings\">\(findings.total == 0 ? "No findings" : findings.words)</a>\n"
            )
        } else {
            svg.append(markup: "<a class=\"count\" href=\"#changes\">")
            svg.append(
                text: comparisons.count == 1
                    ? DifferenceWords.summary(comparisons[0])
                    : DifferenceWords.statuses(comparisons))
            svg.append(markup: "</a>\n")
        }
        svg.append(markup: "</header>\n<main id=\"canvas\">\n<div id=\"board\">\n")
    }

    /// A link to each document.
    mutating func writeDocuments(_ entries: [PreviewPage.Entry]) {
        svg.append(markup: "<nav class=\"documents\" aria-label=\"Documents\">\n<ul>\n")
        for (number, entry) in entries.enumerated() {
            svg.append(markup: "<li><a href=\"#document-\(number)\" dir=\"auto\">")
            svg.append(text: names[entry.path])
            svg.append(markup: "</a>")
            if let comparison = entry.comparison {
                svg.append(text: " · \(DifferenceWords.summary(comparison))")
            } else {
                let findings = FindingCount(entry.findings)
                svg.append(text: findings.total == 0 ? "" : " · \(findings.words)")
            }
            svg.append(markup: "</li>\n")
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
            scenes.append(PageScenes([], comparison: nil))
            data.add(
                PreviewDocument(
                    names[entry.path], isUnreadable: entry.comparison?.problems.isEmpty != true,
                    comparison: entry.comparison))
            return
        }
        let order = PreviewOrder(layout.document)
        let scenes = PageScenes(entry.layouts, comparison: entry.comparison)
        let canvas = PreviewCanvas(entry.layouts, scenes, order: order)
        self.scenes.append(scenes)
        data.add(
            PreviewDocument(
                names[entry.path], isUnreadable: entry.error != nil, scenes, layouts: entry.layouts, order: order,
                comparison: entry.comparison, pages: pages))
        if layout.scenes.count > 1 {
            svg.append(markup: "<nav class=\"overview\" aria-label=\"Scenes of ")
            svg.append(text: names[entry.path])
            svg.append(markup: "\">\n")
            PreviewOverview(layout, order: order, number: number, name: names[entry.path]).write(to: &svg)
            svg.append(markup: "</nav>\n")
        }
        let scenesOfFindings = scenesOfFindings(entry, layout, scenes)
        self.scenesOfFindings.append(scenesOfFindings)
        var drawing = DocumentDrawing(entry, number: number, scenes: scenes, order: order, canvas: canvas)
        let removed = scenes.all.indices.dropFirst(scenes.countInDocument)
        for scene in order.scenes + removed where scenes.all.indices.contains(scene) {
            let own = entry.findings.indices.filter { scenesOfFindings[$0] == scene }
            write(scene, of: entry, own, &drawing)
        }
        images += [drawing.images.old, drawing.images.new]
    }

    /// The scene that each finding of a document is about; what is fixed is about one of the version before.
    private func scenesOfFindings(
        _ entry: PreviewPage.Entry, _ layout: Layout, _ scenes: PageScenes
    ) -> [Int?] {
        let new = layout.scenes(of: entry.findings)
        guard let old = entry.comparison?.layouts.old.first else { return new }
        let before = old.scenes(of: entry.findings)
        return entry.findings.indices.map { place in
            guard entry.news(ofFinding: place) == .fixed else { return new[place] }
            return before[place].flatMap { scenes.number(ofOld: old.scenes[$0].scene.element.index) }
        }
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
        _ number: Int, of entry: PreviewPage.Entry, _ own: [Int], _ drawing: inout DocumentDrawing
    ) {
        let scene = drawing.scenes.all[number]
        let name = "scene-\(drawing.number)-\(number)"
        svg.append(
            markup:
                "<section class=\"scene\" id=\"\(name)\" aria-labelledby=\"\(name)-name\">\n<h2 id=\"\(name)-name\" dir=\"auto\">"
        )
        svg.append(text: scene.heading)
        svg.append(markup: "</h2>\n<p dir=\"auto\">")
        svg.append(text: ways(from: number, scene, drawing, entry))
        if let first = own.first {
            let count = FindingCount(own.map { entry.findings[$0] })
            svg.append(markup: " · <a href=\"#finding-\(findingsBefore + first + 1)\">\(count.words)</a>")
        }
        svg.append(markup: "</p>\n<div class=\"grid\">\n")
        let firstPicture = data.count + (scene.before.isEmpty ? 0 : 1)
        let isOld = scene.change == .removed
        for (place, version) in scene.versions.enumerated() {
            let environment = entry.environments.indices.contains(place) ? entry.environments[place] : nil
            let frame = drawing.canvas.frames[place][number]
            if scene.before.indices.contains(place) {
                let before = scene.before[place]
                data.add(
                    before, number: number, isOld: true, isBefore: true, outlets: drawing.outlets.old,
                    findings: drawing.findings[place], environment: environment,
                    frame: Rect(origin: frame.origin, size: PreviewCanvas.bordered(before.picture.size)))
                write(before, title: "Before", prefix: "\(name)-\(place)-b-", isOld: true, &drawing)
            }
            data.add(
                version, number: number, isOld: isOld,
                views: number < drawing.scenes.countInDocument ? entry.views(place, number) : [],
                outlets: isOld ? drawing.outlets.old : drawing.outlets.new, findings: drawing.findings[place],
                environment: environment, frame: frame)
            let title = isOld ? "Removed" : scene.before.isEmpty ? nil : "After"
            write(version, title: title, prefix: "\(name)-\(place)-", isOld: isOld, &drawing)
        }
        svg.append(markup: "</div>\n")
        writeTree(scene.scene, picture: firstPicture, isOld ? drawing.outlets.old : drawing.outlets.new)
        svg.append(markup: "</section>\n")
    }

    /// The document's name, the scene's id, what became of it and where its segues lead.
    private func ways(
        from number: Int, _ scene: PageScene, _ drawing: DocumentDrawing, _ entry: PreviewPage.Entry
    ) -> String {
        var words = names[entry.path]
        if let id = scene.scene.scene.id { words += " · scene \(id)" }
        if let change = scene.change { words += " · \(change.rawValue)" }
        let all = drawing.scenes.all
        for way in drawing.order.ways where way.from == number && all.indices.contains(way.to) {
            // A reference is called by an arrow and what it leads to.
            let target = all[way.to].heading
            let arrow = target.hasPrefix("→") ? "" : "→ "
            words += " · \(way.segue.relationship ?? way.segue.kind ?? "segue") \(arrow)\(target)"
        }
        return words
    }

    private mutating func write(
        _ version: PageScene.Version, title: String?, prefix: String, isOld: Bool, _ drawing: inout DocumentDrawing
    ) {
        let name = (title.map { "\($0) · " } ?? "") + version.layout.environment.caption
        let images = isOld ? \DocumentDrawing.images.old : \DocumentDrawing.images.new
        svg.append(markup: "<figure data-picture=\"\(data.count - 1)\">\n<figcaption>")
        svg.append(text: name)
        svg.append(markup: "</figcaption>\n")
        version.picture.write(
            to: &svg, version.scene, of: version.layout, name: "\(version.scene.heading), \(name)", prefix: prefix,
            marks: version.marks, inks: &inks, images: &drawing[keyPath: images])
        svg.append(markup: "</figure>\n")
    }

    /// The views as lines, for those who listen and for those who search the page.
    private mutating func writeTree(_ scene: SceneLayout, picture: Int, _ outlets: OutletIndex) {
        let (geometry, details) = (WindowFrames(scene), scene.details)
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

    /// What differs between two versions of the documents.
    mutating func writeChanges(of entries: [PreviewPage.Entry]) {
        var list = ChangeList()
        svg.append(markup: "<section class=\"changes\" aria-labelledby=\"changes\">\n<h2 id=\"changes\">Changes</h2>\n")
        for (number, entry) in entries.enumerated() {
            guard let file = entry.comparison else { continue }
            list.write(file, name: names[entry.path], document: number, scenes[number], to: &svg, &data)
        }
        svg.append(markup: "</section>\n")
    }

    mutating func endPictures() { svg.append(markup: "</div>\n</main>\n") }

    mutating func writeFindings(of entries: [PreviewPage.Entry]) {
        svg.append(
            markup:
                "<section class=\"findings\" aria-labelledby=\"findings\">\n<h2 id=\"findings\">Findings</h2>\n")
        var number = 0
        for (place, entry) in entries.enumerated() {
            for (index, finding) in entry.findings.enumerated() {
                svg.append(markup: number == 0 ? "<ol>\n" : "")
                number += 1
                let found = PageFinding(
                    finding: finding, scene: scenesOfFindings[place][index], news: entry.news(ofFinding: index))
                data.add(found, document: place, picturesFrom: pictures[place])
                write(found, number: number)
            }
        }
        svg.append(markup: number == 0 ? "<p>None.</p>\n</section>\n" : "</ol>\n</section>\n")
    }

    private mutating func write(_ entry: PageFinding, number: Int) {
        let finding = entry.finding
        svg.append(markup: "<li id=\"finding-\(number)\" class=\"\(finding.severity.rawValue)\">")
        if let news = entry.news { svg.append(markup: "<i class=\"\(news.rawValue)\">\(news.rawValue)</i> ") }
        svg.append(markup: "<b>\(finding.severity.rawValue)</b> <span dir=\"auto\">")
        svg.append(text: finding.message.onOneLine)
        svg.append(markup: "</span> <span dir=\"auto\">")
        // What is fixed has no place in the new version.
        let place = entry.news == .fixed ? "" : finding.location.map { ":\($0.line):\($0.column)" } ?? ""
        svg.append(
            text: "\(names[finding.path])\(place) [\(finding.rule.id)]\(finding.environmentWords)")
        svg.append(markup: "</span>")
        if !finding.notes.isEmpty {
            svg.append(markup: "<ul>")
            for note in finding.notes {
                svg.append(markup: "<li dir=\"auto\">")
                svg.append(text: note.message.onOneLine + (note.location.map { " (line \($0.line))" } ?? ""))
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
