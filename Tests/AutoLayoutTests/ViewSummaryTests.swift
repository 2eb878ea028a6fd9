// What the inspector of a preview says of where an intrinsic size comes from.

import InterfaceDocument
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutAutoLayout

@Suite("Where intrinsic sizes come from")
struct ViewSummaryTests {
    private func measurement(of element: String) throws -> String? {
        let source = DocumentHeader(features: .autoLayout).xib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="it"/></subviews></view>
            """)
        let layout = LayoutEngine().layout(try Document.parse(Array(source.utf8), path: "Sizes.xib"))
        let scene = try #require(layout.scenes.first?.solved)
        let index = try #require(scene.scene.views.indices.first { scene.view($0).element.id == "it" })
        #expect(scene.intrinsicSize(of: index).width == nil && scene.intrinsicSize(of: index).height != nil)
        return scene.summary(of: index).measurement
    }

    @Test(
        "A view that has a size of its own on one axis has it there",
        arguments: ["navigationBar", "slider", "progressView"])
    func oneAxis(element: String) throws {
        #expect(try measurement(of: element)?.hasPrefix("own size, that of every UI") == true)
    }
}
