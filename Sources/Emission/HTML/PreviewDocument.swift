import InterfaceDocument
import StrutAutoLayout
import StrutComparison
import StrutEnvironment
import StrutJSON

/// What the script of a preview page knows of a document: its environments, its scenes with the numbers of their
/// pictures, the segues between them, and what its objects are connected to.
struct PreviewDocument {
    private let name: String
    private let isUnreadable: Bool
    private var environments: [ResolvedEnvironment] = []
    private var scenes: [PreviewScene] = []
    /// The scene in which the app begins.
    private var start: Int?
    private var connections: PreviewConnections?
    /// What became of the document between two versions.
    private var comparison: FileComparison?

    /// One scene.
    private struct PreviewScene {
        var heading: String
        var id: String?
        var controller: String?
        var kind: String?
        var className: String?
        var reference: (caption: String, page: String?)?
        var change: PageScene.Change?
        var pictures: [Int] = []
        var before: [Int] = []
    }

    /// A document that has no pictures.
    init(_ name: String, isUnreadable: Bool, comparison: FileComparison? = nil) {
        self.name = name
        self.isUnreadable = isUnreadable
        self.comparison = comparison
    }

    /// A document in some environments; `pages` are where references lead.
    init(
        _ name: String, isUnreadable: Bool, _ page: PageScenes, layouts: [Layout], order: PreviewOrder,
        comparison: FileComparison?, pages: [String: String]
    ) {
        self.init(name, isUnreadable: isUnreadable, comparison: comparison)
        guard let layout = layouts.first else { return }
        environments = layouts.map(\.environment)
        for (number, shown) in page.all.enumerated() {
            let scene = shown.scene
            let controller = scene.scene.controller
            let reference = controller?.reference
            scenes.append(
                PreviewScene(
                    heading: scene.heading, id: scene.scene.id, controller: controller?.id,
                    kind: controller?.element.name.string, className: controller?.className,
                    reference: reference.map { ($0.caption, $0.storyboardName.flatMap { pages[$0] }) },
                    change: shown.change))
            guard number < page.countInDocument else { continue }
            let isInitial =
                controller.map { $0.element.index == layout.document.initialViewController?.element.index } ?? false
            if isInitial { start = number }
        }
        let segues = comparison?.documents.map { ComparedSegues($0, page) } ?? ComparedSegues()
        connections = PreviewConnections(layout.document, order: order, segues: segues)
    }

    /// Says that a picture shows a scene, or the version before of it, in the next environment.
    mutating func add(picture: Int, of scene: Int, isBefore: Bool) {
        if isBefore { scenes[scene].before.append(picture) } else { scenes[scene].pictures.append(picture) }
    }

    /// Writes the object.
    func write(to json: inout JSONWriter, _ strings: inout PreviewTable<String>) {
        json.beginObject(.lines)
        json.member("name", name)
        if isUnreadable { json.member("unreadable", true) }
        if let comparison { Self.write(comparison, to: &json, &strings) }
        if let start { json.member("start", start) }
        json.array("environments", .lines) { json in
            for environment in environments { Self.write(environment, to: &json) }
        }
        json.array("scenes", .lines) { json in
            for scene in scenes { Self.write(scene, to: &json, &strings) }
        }
        json.array("segues", .lines) { json in
            for way in connections?.ways ?? [] { Self.write(way, to: &json, &strings) }
        }
        json.array("connections", .lines) { json in
            for entry in connections?.entries ?? [] {
                json.beginArray(.inline)
                for text in [entry.kind, entry.source, entry.destination, entry.words] {
                    json.number(strings.number(text))
                }
                json.endArray()
            }
        }
        json.array("objects", .lines) { json in
            for object in connections?.names ?? [] {
                json.beginArray(.inline)
                json.number(strings.number(object.id))
                json.number(strings.number(object.name))
                json.endArray()
            }
        }
        json.endObject()
    }

    private static func write(
        _ comparison: FileComparison, to json: inout JSONWriter, _ strings: inout PreviewTable<String>
    ) {
        json.key("comparison")
        json.beginObject(.inline)
        json.member("status", comparison.status.rawValue)
        json.member("summary", strings.number(DifferenceWords.summary(comparison)))
        let remarks = DifferenceWords.remarks(comparison)
        json.array("remarks", .inline) { json in
            for remark in remarks { json.number(strings.number(remark)) }
        }
        json.endObject()
    }

    private static func write(_ environment: ResolvedEnvironment, to json: inout JSONWriter) {
        json.beginObject(.inline)
        json.member("caption", environment.caption)
        json.member("device", environment.deviceName)
        json.member("orientation", environment.orientation.rawValue)
        json.member("width", environment.size.width)
        json.member("height", environment.size.height)
        json.member("textSize", environment.contentSizeCategory.shortName)
        json.member("direction", environment.direction.shortName)
        if let localization = environment.localization { json.member("language", localization.language) }
        json.endObject()
    }

    private static func write(
        _ scene: PreviewScene, to json: inout JSONWriter, _ strings: inout PreviewTable<String>
    ) {
        json.beginObject(.inline)
        json.member("title", strings.number(scene.heading))
        if let id = scene.id { json.member("id", strings.number(id)) }
        if let controller = scene.controller { json.member("controller", strings.number(controller)) }
        if let kind = scene.kind { json.member("kind", kind) }
        if let className = scene.className { json.member("class", strings.number(className)) }
        if let reference = scene.reference {
            json.member("reference", strings.number(reference.caption))
            if let page = reference.page { json.member("page", page) }
        }
        if let change = scene.change { json.member("change", change.rawValue) }
        json.array("pictures", .inline) { json in
            for picture in scene.pictures { json.number(picture) }
        }
        if !scene.before.isEmpty {
            json.array("before", .inline) { json in
                for picture in scene.before { json.number(picture) }
            }
        }
        json.endObject()
    }

    private static func write(
        _ way: PreviewConnections.Way, to json: inout JSONWriter, _ strings: inout PreviewTable<String>
    ) {
        json.beginObject(.inline)
        json.member("from", way.from)
        json.member("to", way.to)
        json.member("kind", strings.number(way.kind))
        if let relationship = way.relationship { json.member("relationship", strings.number(relationship)) }
        if let identifier = way.identifier { json.member("identifier", strings.number(identifier)) }
        if let trigger = way.trigger { json.member("trigger", strings.number(trigger)) }
        json.member("by", strings.number(way.triggerName))
        if let change = way.change { json.member("change", change.rawValue) }
        json.endObject()
    }
}
