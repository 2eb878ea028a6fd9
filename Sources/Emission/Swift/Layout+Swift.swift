import AutoLayout
import Environment
import InterfaceDocument

/// `--format swift`: a file of `CGRect`s that compiles with Foundation alone, a namespace for each scene with views.
extension Layout {
    func emitSwift() -> [UInt8] {
        var source = SwiftSource()
        let outlets = OutletIndex(document)
        let scenes = scenes.filter { !$0.views.isEmpty }
        source.line("// Made by Strut from \(documentName); change that document, not this file.")
        // Names come from the document: they need not be as a linter would have them.
        source.line("// swift-format-ignore-file")
        source.line("")
        source.line("import Foundation")
        source.line("")
        source.line("/// Where the views of \(documentName) stand, in points, each in its superview's coordinates:")
        source.line("/// \(environment.summary).")
        source.line("enum \(SwiftIdentifier.escaped(SwiftNames.document(documentName))) {")
        for (index, (scene, name)) in zip(scenes, SwiftNames.scenes(scenes)).enumerated() {
            if index > 0 { source.line("") }
            source.write(scene, name: name, outlets: outlets)
        }
        source.line("}")
        return source.bytes
    }
}

/// Swift source as it grows, line by line.
private struct SwiftSource {
    var bytes: [UInt8] = []
    private var indentation = 0

    /// Adds a line. Words from the document may hold line breaks: they become spaces, so that none ends a comment.
    mutating func line(_ text: String) {
        if !text.isEmpty { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation)) }
        for byte in text.utf8 { bytes.append(byte < 0x20 || byte == 0x7F ? UInt8(ascii: " ") : byte) }
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func write(_ scene: SceneLayout, name: String, outlets: OutletIndex) {
        indentation += 4
        if let controller = scene.scene.controller {
            line("/// The scene of the \(controller.className) \(controller.element.id ?? "").")
        }
        line("enum \(SwiftIdentifier.escaped(name)) {")
        indentation += 4
        for (placed, name) in zip(scene.views, SwiftNames.views(of: scene, outlets: outlets)) {
            let comment = [placed.view.className, placed.view.element.id ?? ""].joined(separator: " ")
            line("static let \(SwiftIdentifier.escaped(name)) = \(expression(placed.frame))  // \(comment)")
        }
        indentation -= 4
        line("}")
        indentation -= 4
    }

    private func expression(_ frame: Rect) -> String {
        let parts = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
        let arguments = parts.map { label, value in
            var digits: [UInt8] = []
            digits.append(shortest: value)
            return "\(label): \(String(decoding: digits, as: UTF8.self))"
        }
        return "CGRect(\(arguments.joined(separator: ", ")))"
    }
}

extension ResolvedEnvironment {
    /// The environment in words, for comments.
    fileprivate var summary: String {
        var width: [UInt8] = []
        width.append(shortest: size.width)
        width.append(contentsOf: " × ".utf8)
        width.append(shortest: size.height)
        let parts = [
            deviceID ?? "no device", orientation.rawValue, String(decoding: width, as: UTF8.self) + " points",
            "text size \(contentSizeCategory)", direction.rawValue,
        ]
        return parts.joined(separator: ", ")
    }
}
