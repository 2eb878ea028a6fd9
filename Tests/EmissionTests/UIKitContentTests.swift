import Emission
import Testing

@testable import AutoLayout

@Suite("--format uikit loses no contents")
struct UIKitContentTests {
    private func source(_ content: String, resources: String = "") throws -> String {
        let scene = HandmadeLayout.scene(content)
        let layout = try HandmadeLayout.storyboard("\(scene)</scenes><resources>\(resources)</resources><scenes>")
        return String(decoding: layout.emit(.uikit), as: UTF8.self)
    }

    private func expect(_ text: String, _ lines: String...) {
        for line in lines { #expect(text.contains(" \(line)\n"), "\(line)\n\(text)") }
    }

    @Test("The strings table is called as the document without its ending, whatever points its name has")
    func tables() throws {
        let scene = HandmadeLayout.scene(#"<label id="l" text="Hi"/>"#)
        let layout = try HandmadeLayout.storyboard(scene, path: "App/Main.v2.storyboard")
        #expect(String(decoding: layout.emit(.uikit), as: UTF8.self).contains(#"tableName: "Main.v2", "#))
    }
}
