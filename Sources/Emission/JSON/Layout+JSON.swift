import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

/// `--format json`, version 1: the frames of every installed view, nested as the views are, with a line for each view.
extension Layout {
    func emitJSON() -> [UInt8] {
        var json = JSONWriter(capacity: 256 * scenes.reduce(8) { $0 + $1.views.count })
        let outlets = OutletIndex(document)
        json.beginObject(.lines)
        json.key("strut")
        json.number(1)
        json.key("document")
        json.string(documentName)
        json.key("environment")
        json.write(environment, toolsVersion: document.root.string(.toolsVersion))
        json.key("scenes")
        json.beginArray(.lines)
        for scene in scenes { json.write(scene, outlets: outlets) }
        json.endArray()
        json.key("findings")
        json.beginArray(.lines)
        for finding in findings { json.write(finding) }
        json.endArray()
        json.endObject()
        return json.finish()
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ environment: ResolvedEnvironment, toolsVersion: String?) {
        beginObject(.lines)
        key("device")
        stringOrNull(environment.deviceID)
        key("orientation")
        string(environment.orientation.rawValue)
        key("width")
        number(environment.size.width)
        key("height")
        number(environment.size.height)
        key("scale")
        number(environment.scale)
        key("horizontalSizeClass")
        string(environment.horizontalSizeClass.rawValue)
        key("verticalSizeClass")
        string(environment.verticalSizeClass.rawValue)
        key("safeArea")
        write(environment.safeArea)
        key("contentSizeCategory")
        string(String(describing: environment.contentSizeCategory))
        key("direction")
        string(environment.direction.rawValue)
        key("metrics")
        string(String(describing: environment.era))
        key("toolsVersion")
        stringOrNull(toolsVersion)
        endObject()
    }

    fileprivate mutating func write(_ scene: SceneLayout, outlets: OutletIndex) {
        beginObject(.lines)
        key("id")
        stringOrNull(scene.scene.id)
        if let controller = scene.scene.controller {
            key("controller")
            write(controller)
        }
        key("views")
        beginArray(.lines)
        write(scene.views, outlets: outlets)
        endArray()
        endObject()
    }

    private mutating func write(_ controller: ViewController) {
        beginObject(.inline)
        key("id")
        stringOrNull(controller.element.id)
        key("element")
        string(controller.element.name.string)
        key("class")
        string(controller.className)
        optionalString("storyboardIdentifier", controller.storyboardIdentifier)
        endObject()
    }

    /// Writes views in preorder as a nested list: `depth` says how many of the open views each one is inside of.
    private mutating func write(_ views: [PlacedView], outlets: OutletIndex) {
        var openViews = 0
        for placed in views {
            while openViews > placed.depth {
                endView()
                openViews -= 1
            }
            beginView(placed, outlets: outlets)
            openViews += 1
        }
        for _ in 0..<openViews { endView() }
    }

    private mutating func beginView(_ placed: PlacedView, outlets: OutletIndex) {
        let view = placed.view
        beginObject(.inline)
        key("id")
        stringOrNull(view.element.id)
        key("element")
        string(view.element.name.string)
        key("class")
        string(view.className)
        optionalString("userLabel", view.userLabel)
        if outlets.hasOutlets(view.element) {
            key("outlets")
            beginArray(.inline)
            for name in outlets.names(of: view.element) { string(name) }
            endArray()
        }
        key("frame")
        write(placed.frame)
        if let contentSize = placed.contentSize {
            key("contentSize")
            beginObject(.inline)
            key("width")
            number(contentSize.width)
            key("height")
            number(contentSize.height)
            endObject()
        }
        key("subviews")
        beginArray(.lines)
    }

    private mutating func endView() {
        endArray()
        endObject()
    }

    private mutating func write(_ frame: Rect) {
        beginObject(.inline)
        key("x")
        number(frame.x)
        key("y")
        number(frame.y)
        key("width")
        number(frame.width)
        key("height")
        number(frame.height)
        endObject()
    }

    /// Writes insets, in points.
    package mutating func write(_ insets: EdgeInsets) {
        beginObject(.inline)
        key("top")
        number(insets.top)
        key("left")
        number(insets.left)
        key("bottom")
        number(insets.bottom)
        key("right")
        number(insets.right)
        endObject()
    }
}

// MARK: - Findings and optional values

extension JSONWriter {
    /// Writes a finding with the places of its notes.
    package mutating func write(_ finding: Finding) {
        beginObject(.lines)
        key("rule")
        string(finding.rule)
        key("severity")
        string(finding.severity.rawValue)
        key("message")
        string(finding.message)
        writePlace(finding.location, finding.object)
        key("notes")
        beginArray(.lines)
        for note in finding.notes {
            beginObject(.inline)
            key("message")
            string(note.message)
            writePlace(note.location, note.object)
            endObject()
        }
        endArray()
        endObject()
    }

    private mutating func writePlace(_ location: SourceLocation?, _ object: String?) {
        if let location {
            key("line")
            number(location.line)
            key("column")
            number(location.column)
        }
        optionalString("object", object)
    }

    package mutating func stringOrNull(_ value: String?) {
        if let value { string(value) } else { null() }
    }

    /// Writes a key with its value, or nothing.
    package mutating func optionalString(_ name: StaticString, _ value: String?) {
        guard let value else { return }
        key(name)
        string(value)
    }
}
