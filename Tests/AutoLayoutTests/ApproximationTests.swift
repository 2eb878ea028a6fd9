// What is said of views whose size no document and no table knows.

import AutoLayout
import Environment
import InterfaceDocument
import Testing

@Suite struct ApproximationTests {
    private func text(_ id: String, font: String, _ text: String = "Text") -> String {
        view(
            id, element: "label", #"text="\#(text)""#,
            content: #"<fontDescription key="fontDescription" name="\#(font)" family="" pointSize="17"/>"#
        )
    }

    private func approximations(_ scene: TestScene) throws -> [String: Approximation] {
        let scene = try #require(try scene.layOut().layout.scenes.first)
        var found: [String: Approximation] = [:]
        for (index, placed) in scene.views.enumerated() {
            if let approximation = scene.approximation(ofView: index), let id = placed.view.id {
                found[id] = approximation
            }
        }
        return found
    }

    @Test func fonts() throws {
        let views =
            text("known", font: "HelveticaNeue-Medium") + text("lent", font: "Futura-Bold")
            + text("unknown", font: "NoSuchFont") + text("silent", font: "NoSuchFont", "")
            + label("system", "Text")
        #expect(try approximations(TestScene(views: views)) == ["lent": .font, "unknown": .font])
    }

    /// A label that constraints size on both axes is as large in any font.
    @Test func aFixedSizeIsCertain() throws {
        let scene = TestScene(
            views: text("label", font: "NoSuchFont"),
            constraints: ["label.width == 200", "label.height == 90"])
        #expect(try approximations(scene).isEmpty)
    }

    @Test func images() throws {
        let scene = TestScene(
            resources: image("here", 20, 10),
            views: imageView("known", "here") + imageView("unknown", "elsewhere"))
        #expect(try approximations(scene) == ["unknown": .image])
    }

    /// On the canvas a stack view's plain views have sizes that Interface Builder lends them, unless constraints do.
    @Test func lentSizes() throws {
        let stack = view(
            "stack", element: "stackView", "",
            subviews: view("plain") + view("own", #"customClass="Chart""#) + label("label", "Text"))
        #expect(try approximations(TestScene(views: stack)) == ["plain": .lent, "own": .custom])
        let fixed = view(
            "stack", element: "stackView", "",
            subviews: view("plain", constraints: ["plain.width == 31", "plain.height == 33"]))
        #expect(try approximations(TestScene(views: fixed)).isEmpty)
    }
}
