// Small documents for the tests, from the part that each test is about.

import StrutDiagnostics
import Testing

@testable import InterfaceDocument

/// Places of documents, not of tests.
typealias SourceLocation = StrutDiagnostics.SourceLocation

/// A xib with the given objects; `rest` is beside them in the document.
func xib(_ objects: String, rest: String = "", attributes: String = "") throws -> Document {
    let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \(attributes)>
        <objects>
        \(objects)
        </objects>
        \(rest)
        </document>
        """
    return try Document.parse(Array(text.utf8), path: "Sample.xib")
}

/// A storyboard whose scenes hold the given objects, one scene for each.
func storyboard(_ scenes: String..., attributes: String = "") throws -> Document {
    let scenes = scenes.enumerated().map { "<scene sceneID=\"S\($0)\"><objects>\($1)</objects></scene>" }
    let text = """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes)>
        <scenes>\(scenes.joined())</scenes>
        </document>
        """
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
