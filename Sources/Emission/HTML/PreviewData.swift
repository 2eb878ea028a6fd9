import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutComparison
import StrutDiagnostics
import StrutEnvironment
import StrutJSON

/// What the script of a preview page knows of its pictures: frames, constraints, explanations and findings, as JSON in
/// which every text stands once.
///
/// What is said of views and constraints has keys of one letter: a page of thirty scenes in four environments has
/// thousands of them. `Documentation/Schemas/preview.schema.json` says what each key means.
struct PreviewData: ~Copyable {
    private var strings = PreviewTable<String>()
    private var explanations = PreviewExplanations()
    private var json = JSONWriter(capacity: 1 << 16)
    /// For each finding of the page: its severity, message, and the pictures and views that it is shown in.
    private var findings: [(finding: PageFinding, document: Int, pictures: [Int], views: [Int])] = []
    private var pictures: [Picture] = []
    private var documents: [PreviewDocument] = []
    private var changes: [PageChange] = []

    private struct Picture {
        var version: PageScene.Version
        /// Whether it is of the version before.
        var isOld: Bool
        /// Why each view has its frame; empty where nobody asked.
        var views: [ViewExplanation]
        var outlets: OutletIndex
        /// The findings in its environment, by rule and object.
        var findings: Set<String>
        /// What findings call its environment; nil where they name none.
        var environment: FindingEnvironment?
        /// Where it lies on the canvas.
        var frame: Rect
        // Both are worked out each time that a scene is asked for them.
        let details: [ViewDetails]
        let explanation: SceneExplanation?

        var scene: SceneLayout { version.scene }

        /// Whether a finding holds in its environment.
        func shows(_ finding: Finding) -> Bool {
            // What does not come of a layout holds in every one.
            guard finding.rule.subject != .layout || findings.contains(key(finding)) else { return false }
            guard let environment, !finding.environments.isEmpty else { return true }
            return finding.environments.contains(environment)
        }
    }

    /// Adds a document without pictures yet.
    mutating func add(_ document: PreviewDocument) { documents.append(document) }

    /// Adds a picture of a scene of the document that was added last; its number is how many were added before. One of
    /// the version before belongs to a scene beside one of the new version, or is all that there is of a scene that was
    /// removed.
    mutating func add(
        _ version: PageScene.Version, number: Int, isOld: Bool = false, isBefore: Bool = false,
        views: [ViewExplanation] = [], outlets: OutletIndex, findings: Set<String>,
        environment: FindingEnvironment?, frame: Rect
    ) {
        documents[documents.count - 1].add(picture: pictures.count, of: number, isBefore: isBefore)
        pictures.append(
            Picture(
                version: version, isOld: isOld, views: views, outlets: outlets, findings: findings,
                environment: environment, frame: frame, details: version.scene.details,
                explanation: version.scene.explanation))
    }

    /// Adds a difference between two versions, in the order of the page's list.
    mutating func add(_ change: PageChange) { changes.append(change) }

    /// How many pictures were added.
    var count: Int { pictures.count }

    /// What a finding is known by in every environment.
    static func key(_ finding: Finding) -> String { "\(finding.rule.id) \(finding.object ?? "")" }

    /// Adds a finding of the document whose pictures are those of `range`.
    mutating func add(_ entry: PageFinding, document: Int, picturesFrom range: Range<Int>) {
        let finding = entry.finding
        var found: [Int] = []
        var views: [Int] = []
        for number in range where pictures[number].isOld == (entry.news == .fixed) && pictures[number].shows(finding) {
            guard let object = finding.object, let view = Self.view(object, in: pictures[number]) else { continue }
            found.append(number)
            views.append(view)
        }
        findings.append((entry, document, found, views))
    }

    /// The view that an object is, or that a constraint speaks of.
    private static func view(_ object: String, in picture: Picture) -> Int? {
        if let index = picture.scene.views.firstIndex(where: { $0.view.element.id == object }) { return index }
        guard let explanation = picture.explanation,
            let place = explanation.constraints.firstIndex(where: { $0.constraint.id == object })
        else { return nil }
        return explanation.constraintsOfView.lastIndex { $0.contains(place) }
    }

    private mutating func number(_ text: String) -> Int { strings.number(text) }

    /// The JSON; what could end a script is spelt out.
    mutating func bytes(revisions: (file: String, revision: String)?) -> [UInt8] {
        json.beginObject(.lines)
        json.member("strut", 1)
        if let revisions {
            json.member("revisions", revisions.file)
            json.member("revision", revisions.revision)
        }
        json.array("documents", .lines) { json in
            for document in documents { document.write(to: &json, &strings) }
        }
        json.key("pictures")
        json.beginArray(.lines)
        for picture in pictures { write(picture) }
        json.endArray()
        json.key("findings")
        json.beginArray(.lines)
        for entry in findings {
            json.beginObject(.inline)
            let finding = entry.finding.finding
            json.member("s", finding.severity.rawValue)
            json.member("m", number(finding.message.onOneLine))
            json.member("r", number(finding.rule.id))
            json.member("d", entry.document)
            if let scene = entry.finding.scene { json.member("z", scene) }
            if let news = entry.finding.news { json.member("w", news.rawValue) }
            write("p", entry.pictures.map(Double.init))
            write("v", entry.views.map(Double.init))
            json.endObject()
        }
        json.endArray()
        if !changes.isEmpty {
            json.key("changes")
            json.beginArray(.lines)
            for change in changes { write(change) }
            json.endArray()
        }
        explanations.write(to: &json)
        json.key("strings")
        json.beginArray(.lines)
        for string in strings.values { json.string(string) }
        json.endArray()
        json.endObject()
        return json.finish().spellingOutMarkup
    }

    private mutating func write(_ change: PageChange) {
        json.beginObject(.inline)
        json.member("k", change.kind)
        json.member("m", number(change.words))
        json.member("d", change.document)
        if let scene = change.scene { json.member("z", scene) }
        if let new = change.new {
            json.member("i", number(new.id))
            if let view = new.view { json.member("v", number(view)) }
        }
        if let old = change.old {
            json.member("j", number(old.id))
            if let view = old.view { json.member("u", number(view)) }
        }
        json.endObject()
    }

    private mutating func write(_ picture: Picture) {
        let scene = picture.scene
        let geometry = WindowFrames(scene)
        json.beginObject(.lines)
        write("at", picture.frame)
        if picture.isOld { json.member("old", true) }
        json.key("views")
        json.beginArray(.lines)
        for index in scene.views.indices { write(index, picture, geometry.frames[index]) }
        json.endArray()
        json.key("constraints")
        json.beginArray(.lines)
        if let explanation = picture.explanation {
            var views = Array(repeating: [Int](), count: explanation.constraints.count)
            // Deeper views first: it is they that a constraint is mostly about.
            for (view, constraints) in explanation.constraintsOfView.enumerated().reversed() {
                for constraint in constraints { views[constraint].append(view) }
            }
            for (entry, views) in zip(explanation.constraints, views) { write(entry, views: views) }
        }
        json.endArray()
        writeUninstalled(of: scene)
        writeMarks(of: picture)
        json.endObject()
    }

    /// What became of views between two versions.
    private mutating func writeMarks(of picture: Picture) {
        let marks = picture.version.marks
        guard !marks.isEmpty else { return }
        let found = picture.scene.views.enumerated().compactMap { index, placed in
            placed.view.id.flatMap { marks[$0] }.map { (index, $0) }
        }
        guard !found.isEmpty else { return }
        json.key("marks")
        json.beginArray(.lines)
        for (index, mark) in found {
            json.beginArray(.inline)
            json.number(index)
            json.string(mark.kind)
            json.number(number(mark.words))
            json.endArray()
        }
        json.endArray()
    }

    /// The views that the environment leaves out, each with the view that would hold it.
    private mutating func writeUninstalled(of scene: SceneLayout) {
        var open: [(view: View, superview: Int?, missing: Int?)] = []
        for (index, placed) in scene.views.enumerated() {
            placed.view.forEachChildView { child in
                if !placed.view.isInstalled(child) { open.append((child, index, nil)) }
            }
        }
        guard !open.isEmpty else { return }
        json.key("off")
        json.beginArray(.lines)
        var next = 0
        while next < open.count {
            let (view, superview, missing) = open[next]
            json.beginObject(.inline)
            json.member("c", number(view.className))
            json.member("o", number(view.element.name.string))
            if let id = view.id { json.member("i", number(id)) }
            if let label = view.userLabel { json.member("l", number(label)) }
            json.member("at", view.location.line)
            if let superview { json.member("u", superview) }
            if let missing { json.member("q", missing) }
            json.endObject()
            for child in view.childViews { open.append((child, nil, next)) }
            next += 1
        }
        json.endArray()
    }

    private mutating func write(_ index: Int, _ picture: Picture, _ frame: Rect) {
        let scene = picture.scene
        let placed = scene.views[index]
        let details = index < picture.details.count ? picture.details[index] : ViewDetails()
        json.beginObject(.inline)
        json.member("c", number(placed.view.className))
        json.member("o", number(placed.view.element.name.string))
        if let id = placed.view.id { json.member("i", number(id)) }
        if let label = placed.view.userLabel { json.member("l", number(label)) }
        let names = picture.outlets.names(of: placed.view.element)
        if !names.isEmpty { write("n", names.map { Double(number($0)) }) }
        if let text = details.text { json.member("t", number(text)) }
        if let superview = placed.superview { json.member("u", superview) }
        json.member("at", placed.view.location.line)
        write("f", frame)
        write("r", placed.frame)
        writeIfAny("m", details.margins)
        writeIfAny("s", details.safeArea)
        let lines = details.texts.first?.lines ?? []
        if let first = lines.first, let last = lines.last {
            write("b", lines.count > 1 ? [first.baseline, last.baseline] : [first.baseline])
        }
        var flags: [String] = []
        if details.isHidden { flags.append("hidden") }
        if details.isTruncated { flags.append("truncated") }
        if details.isAmbiguous { flags.append("ambiguous") }
        if details.isBroken { flags.append("broken") }
        if !flags.isEmpty {
            json.key("g")
            json.beginArray(.inline)
            for flag in flags { json.string(flag) }
            json.endArray()
        }
        if let explanation = picture.explanation {
            let explained = picture.views.indices.contains(index) ? picture.views[index] : nil
            json.member("p", number(explained?.placement ?? explanation.views[index].placement))
            write(explanation.views[index], explanation.constraintsOfView[index])
            write(explanation.guidesOfView[index])
            if details.isAmbiguous, let move = explanation.freeMoves[index] {
                write("w", [frame.x + move.x, frame.y + move.y, frame.width + move.width, frame.height + move.height])
            }
        }
        if picture.views.indices.contains(index) {
            json.member("x", explanations.number(picture.views[index], &strings))
        }
        json.endObject()
    }

    private mutating func write(_ explanation: ViewSummary, _ constraints: [Int]) {
        write("e", explanation.alignmentRect)
        if explanation.intrinsic.width != nil || explanation.intrinsic.height != nil {
            json.key("z")
            json.beginArray(.inline)
            for length in [explanation.intrinsic.width, explanation.intrinsic.height] {
                if let length { json.number(rounded(length)) } else { json.null() }
            }
            json.endArray()
            if let measurement = explanation.measurement { json.member("y", number(measurement)) }
        }
        if !explanation.freeDimensions.isEmpty { write("a", explanation.freeDimensions.map { Double(number($0)) }) }
        if !constraints.isEmpty { write("k", constraints.map(Double.init)) }
    }

    private mutating func write(_ guides: [SceneExplanation.Guide]) {
        guard !guides.isEmpty else { return }
        json.key("d")
        json.beginArray(.inline)
        for guide in guides {
            json.beginArray(.inline)
            json.number(number(guide.name))
            for value in [guide.rect.x, guide.rect.y, guide.rect.width, guide.rect.height] {
                json.number(rounded(value))
            }
            json.endArray()
        }
        json.endArray()
    }

    private mutating func write(_ entry: SceneExplanation.Entry, views: [Int]) {
        let constraint = entry.constraint
        json.beginObject(.inline)
        json.member("d", number(constraint.description))
        json.member("r", number(constraint.origin))
        if let id = constraint.id { json.member("i", number(id)) }
        if let location = constraint.location { json.member("n", location.line) }
        switch constraint.result {
        case .holds: json.member("o", 0)
        case .hasSlack(let slack):
            json.member("o", 1)
            json.member("a", rounded(slack))
        case .missed(let miss):
            json.member("o", 2)
            json.member("a", rounded(miss))
        case .broken: json.member("o", 3)
        }
        // Drawn are those that people wrote, and those that broke.
        if entry.origin == .written { json.member("w", 1) }
        if let line = entry.line, entry.origin == .written || constraint.result == .broken {
            write("l", [line.from.x, line.from.y, line.to.x, line.to.y])
            if entry.constant != 0 { json.member("c", rounded(entry.constant)) }
        }
        write("v", views.map(Double.init))
        json.endObject()
    }

    private mutating func write(_ key: StaticString, _ rect: Rect) {
        write(key, [rect.x, rect.y, rect.width, rect.height])
    }

    private mutating func writeIfAny(_ key: StaticString, _ insets: EdgeInsets) {
        guard insets != .zero else { return }
        write(key, [insets.top, insets.left, insets.bottom, insets.right])
    }

    private mutating func write(_ key: StaticString, _ numbers: [Double]) {
        json.key(key)
        json.beginArray(.inline)
        for number in numbers { json.number(rounded(number)) }
        json.endArray()
    }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

extension [UInt8] {
    /// JSON in which nothing can end the script that it stands in.
    var spellingOutMarkup: [UInt8] {
        var bytes: [UInt8] = []
        for byte in self {
            if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
        }
        return bytes
    }
}
