import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// `--format tree`: one line for each view, indented as the views are, for `grep`, `diff` and programs that read.
///
///     UILabel titleLabel #wV2-Ys-TC2 20,20 335x41 "The quick brown fox" [truncated]
///
/// Class, outlet (or the author's label in quotes), object id, frame in the window in points, text, flags.
extension Layout {
    func emitTree() -> [UInt8] {
        var tree = TreeWriter(outlets: OutletIndex(document))
        tree.write(self)
        return Array(tree.text.utf8)
    }
}

/// Writes the lines of a layout's tree.
private struct TreeWriter {
    let outlets: OutletIndex
    var text = ""

    mutating func write(_ layout: Layout) {
        let environment = layout.environment
        text += "document \(layout.documentName.quoted) \(size(environment.size)) @\(number(environment.scale))x"
        if let device = environment.deviceID { text += " \(device)" }
        text += " \(environment.orientation.rawValue) \(environment.contentSizeCategory)"
        if environment.direction == .rightToLeft { text += " rightToLeft" }
        if let localization = environment.localization { text += " \(localization.language)" }
        text += "\n"
        for scene in layout.scenes { write(scene) }
    }

    private mutating func write(_ scene: SceneLayout) {
        text += "scene"
        if let controller = scene.scene.controller {
            text += " \((controller.reference?.caption ?? controller.className).escaped())"
            if let label = controller.userLabel { text += " '\(label.escaped(quote: "'"))'" }
            if let name = controller.storyboardIdentifier { text += " \(name.quoted)" }
        }
        if let id = scene.scene.id { text += " #\(id.escaped())" }
        text += "\n"
        let (geometry, details) = (WindowFrames(scene), scene.details)
        for (index, placed) in scene.views.enumerated() {
            text += String(repeating: "  ", count: placed.depth + 1)
            write(placed, frame: geometry.frames[index], index < details.count ? details[index] : ViewDetails())
        }
    }

    private mutating func write(_ placed: PlacedView, frame: Rect, _ details: ViewDetails) {
        let view = placed.view
        text += view.className.escaped()
        if outlets.hasOutlets(view.element) {
            text += " \(outlets.names(of: view.element).joined(separator: ",").escaped())"
        } else if let label = view.userLabel {
            text += " '\(label.escaped(quote: "'"))'"
        }
        if let id = view.id { text += " #\(id.escaped())" }
        text += " \(number(frame.x)),\(number(frame.y)) \(size(frame.size))"
        if let row = placed.row { text += " row \(row.text)" }
        if let shown = details.text { text += " \(shown.quoted)" }
        var flags: [String] = []
        if details.isHidden { flags.append("hidden") }
        if details.isTruncated { flags.append("truncated") }
        if details.isAmbiguous { flags.append("ambiguous") }
        if details.isBroken { flags.append("broken") }
        if !flags.isEmpty { text += " [\(flags.joined(separator: " "))]" }
        text += "\n"
    }

    private func size(_ size: Size) -> String { "\(number(size.width))x\(number(size.height))" }

    private func number(_ value: Double) -> String { PictureNumber.text(value) }
}
