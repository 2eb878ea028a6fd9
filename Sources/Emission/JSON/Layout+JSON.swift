import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutJSON

/// `--format json`, version 1: the frames of every installed view, nested as the views are, with a line for each view.
extension Layout {
    /// The layout as JSON with these members of each view, in the order of `ViewField.names`; `subviews` are always
    /// there.
    public func emitJSON(fields: Set<ViewField>) -> [UInt8] { emitJSON(fields == ViewField.standard ? nil : fields) }

    /// The layout as JSON; nil for the standard members of views.
    func emitJSON(_ fields: Set<ViewField>? = nil) -> [UInt8] {
        var json = JSONWriter(capacity: 256 * scenes.reduce(8) { $0 + $1.views.count })
        let outlets = OutletIndex(document)
        json.beginObject(.lines)
        json.member("strut", 1)
        json.member("document", documentName)
        json.object("environment", .lines) {
            $0.write(environment, toolsVersion: document.root.string(.toolsVersion))
        }
        json.array("scenes", .lines) { json in
            for scene in scenes { json.write(scene, outlets: outlets, fields) }
        }
        json.array("findings", .lines) { json in
            for finding in findings { json.write(finding) }
        }
        json.endObject()
        return json.finish()
    }
}

extension JSONWriter {
    /// Writes the member `environment`.
    package mutating func write(_ environment: ResolvedEnvironment, of document: Document) {
        object("environment", .lines) { $0.write(environment, toolsVersion: document.root.string(.toolsVersion)) }
    }

    mutating func write(_ environment: ResolvedEnvironment, toolsVersion: String?) {
        member("device", orNull: environment.deviceID)
        member("orientation", environment.orientation.rawValue)
        member("width", environment.size.width)
        member("height", environment.size.height)
        member("scale", environment.scale)
        member("horizontalSizeClass", environment.horizontalSizeClass.rawValue)
        member("verticalSizeClass", environment.verticalSizeClass.rawValue)
        member("safeArea", environment.safeArea)
        member("contentSizeCategory", environment.contentSizeCategory.caseName)
        member("direction", environment.direction.rawValue)
        member("metrics", environment.era.caseName)
        member("toolsVersion", orNull: toolsVersion)
    }

    fileprivate mutating func write(_ scene: SceneLayout, outlets: OutletIndex, _ fields: Set<ViewField>?) {
        beginObject(.lines)
        member("id", orNull: scene.scene.id)
        if let controller = scene.scene.controller {
            object("controller", .inline) { json in
                json.member("id", orNull: controller.element.id)
                json.member("element", controller.element.name.string)
                json.member("class", controller.className)
                json.member("storyboardIdentifier", ifAny: controller.storyboardIdentifier)
            }
        }
        array("views", .lines) { json in
            if let fields {
                json.writeViews(of: scene) { [facts = ChosenFields(fields, of: scene, outlets: outlets)] json, index in
                    json.write(facts, index)
                }
            } else {
                let doubts = scene.doubts
                json.writeViews(of: scene) { json, index in
                    json.writeStandard(scene.views[index], doubts[index], outlets: outlets)
                }
            }
        }
        write(scene.conflicts)
        endObject()
    }

    /// Writes views in preorder as a nested list, each with the members that `write` writes: `depth` says how many of
    /// the open views each one is inside of.
    private mutating func writeViews(of scene: SceneLayout, _ write: (inout JSONWriter, Int) -> Void) {
        var openViews = 0
        for (index, placed) in scene.views.enumerated() {
            while openViews > placed.depth {
                endView()
                openViews -= 1
            }
            beginObject(.inline)
            write(&self, index)
            key("subviews")
            beginArray(.lines)
            openViews += 1
        }
        for _ in 0..<openViews { endView() }
    }

    private mutating func writeStandard(
        _ placed: PlacedView, _ approximation: Approximation?, outlets: OutletIndex
    ) {
        let view = placed.view
        member("id", orNull: view.element.id)
        member("element", view.element.name.string)
        member("class", view.className)
        member("userLabel", ifAny: view.userLabel)
        write(outlets, of: view)
        member("frame", placed.frame)
        if let approximation { member("approximate", approximation.rawValue) }
        if let contentSize = placed.contentSize { member("contentSize", contentSize) }
        if let row = placed.row { write(row) }
    }

    /// Writes the outlets that lead to a view, if there are any.
    mutating func write(_ outlets: OutletIndex, of view: View) {
        guard outlets.hasOutlets(view.element) else { return }
        array("outlets", .inline) { json in
            for name in outlets.names(of: view.element) { json.string(name) }
        }
    }

    /// Writes the section and the row.
    mutating func write(_ row: RowPath) {
        array("row", .inline) { json in
            json.number(row.section)
            json.number(row.row)
        }
    }

    private mutating func endView() {
        endArray()
        endObject()
    }

    /// Writes a rectangle in points.
    mutating func member(_ name: StaticString, _ frame: Rect) {
        object(name, .inline) { json in
            json.member("x", frame.x)
            json.member("y", frame.y)
            json.member("width", frame.width)
            json.member("height", frame.height)
        }
    }

    /// Writes a size in points.
    mutating func member(_ name: StaticString, _ size: Size) {
        object(name, .inline) { json in
            json.member("width", size.width)
            json.member("height", size.height)
        }
    }

    /// Writes insets in points.
    package mutating func member(_ name: StaticString, _ insets: EdgeInsets) {
        object(name, .inline) { json in
            json.member("top", insets.top)
            json.member("left", insets.left)
            json.member("bottom", insets.bottom)
            json.member("right", insets.right)
        }
    }
}
