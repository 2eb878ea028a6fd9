// Which pictures point aside, by their names, and do not turn round where the interface reads from right to left.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Pictures that should mirror")
struct DirectedImageTests {
    private func found(_ attributes: String, _ resources: ProjectResources? = nil) throws -> DirectedImage? {
        let source = DocumentHeader(tools: "22505", device: nil, features: []).xib(
            #"<imageView id="ima-ge-001" \#(attributes)/>"#)
        let document = try Document.parse(Array(source.utf8), path: "Test.xib")
        let view = try #require(document.element(id: "ima-ge-001").flatMap(View.init))
        return DirectedImage(view, resources)
    }

    @Test(
        "Arrows to a side, and pictures for back and next",
        arguments: [
            "arrow-left", "rightArrow", "ChevronRight", "ic_arrow_next", "arrow_back_icon", "backBtn", "Next",
            "ic_next",
            "back.png", "ic_custom_arrow_back.png", "arrow_prev_enabled",
        ])
    func pointing(name: String) throws {
        let image = try #require(try found("image=\"\(name)\""))
        #expect(image.name == name && image.advice.contains("asset catalog"))
    }

    @Test(
        "Others do not",
        arguments: [
            "arrow", "down-arrow", "expand_top_down_arrows_icon", "background", "backup", "left_menu_icon",
            "forward-message",
            "hand-swipe-right", "rack-left", "arrow.left.and.right", "cashback_small_icon", "card_corner_top_right",
        ])
    func others(name: String) throws {
        #expect(try found("image=\"\(name)\"") == nil)
    }

    @Test("Of a symbol that keeps its side the one that turns round is named")
    func symbols() throws {
        let image = try #require(try found("image=\"arrow.left.circle\" catalog=\"system\""))
        #expect(image.advice.contains("'arrow.backward.circle'"))
        for name in ["chevron.forward", "arrow.backward", "chevron.left.forwardslash.chevron.right", "arrow.up.right"] {
            #expect(try found("image=\"\(name)\" catalog=\"system\"") == nil)
        }
    }

    @Test("What mirrors in its catalog, or lies in a view with a direction of its own, is as it should be")
    func mirrored() throws {
        let resources = ProjectResources(images: [
            "arrow-left": ImageAsset(size: nil, isMirrored: true), "arrow-right": ImageAsset(size: nil),
        ])
        #expect(try found("image=\"arrow-left\"", resources) == nil)
        #expect(try found("image=\"arrow-right\"", resources) != nil)
        #expect(try found("image=\"arrow-right\" semanticContentAttribute=\"forceLeftToRight\"") == nil)
    }

    @Test("A player's controls keep their direction", arguments: [("playIcon", 0), ("star", 1)])
    func besidePlay(name: String, count: Int) throws {
        func button(_ id: String, _ image: String) -> String {
            """
            <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" width="40" height="40"/>
            <state key="normal" image="\(image)"/></button>
            """
        }
        let source = DocumentHeader(tools: "22505", device: nil, features: []).xib(
            """
            <view id="view"><rect key="frame" width="320" height="80"/>
            <subviews>\(button("a", name))\(button("b", "nextButton"))</subviews></view>
            """)
        let document = try Document.parse(Array(source.utf8), path: "Test.xib")
        let found = LayoutEngine().layout(document).layoutFindings(RuleSelection(only: ["fixed-direction"]))
        #expect(found.count == count)
    }
}
