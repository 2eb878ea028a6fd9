// Small documents for the tests, from the part that each test is about.

import StrutDiagnostics
import StrutTestSupport
import Testing

@testable import InterfaceDocument

/// Places of documents, not of tests.
typealias SourceLocation = StrutDiagnostics.SourceLocation

/// A xib with the given objects; `rest` is beside them in the document.
func xib(_ objects: String, rest: String = "", attributes: String = "") throws -> Document {
    let header = DocumentHeader(
        tools: "17701", device: nil, features: [], attributes: attributes, content: rest)
    let text = header.xib(objects)
    return try Document.parse(Array(text.utf8), path: "Sample.xib")
}

/// A storyboard whose scenes hold the given objects, one scene for each.
func storyboard(_ scenes: String..., attributes: String = "") throws -> Document {
    var header = DocumentHeader.bare
    header.attributes = attributes
    let text = header.storyboard(scenes: scenes)
    return try Document.parse(Array(text.utf8), path: "Sample.storyboard")
}

/// The one object of a xib.
func element(_ text: String) throws -> Element {
    try #require(xib(text).scenes.first?.objects.first)
}

/// The one view of a xib.
func view(_ text: String) throws -> View {
    try #require(View(element(text)))
}

/// The one controller of a storyboard.
func controller(_ text: String) throws -> ViewController {
    try #require(storyboard(text).scenes.first?.controller)
}

/// Why a text is refused.
func refusal(_ text: String) -> DocumentError? {
    refusal(Array(text.utf8))
}

/// Why bytes are refused.
func refusal(_ bytes: [UInt8]) -> DocumentError? {
    do throws(DocumentError) {
        _ = try Document.parse(bytes, path: "Refused.xib")
        return nil
    } catch {
        return error
    }
}
