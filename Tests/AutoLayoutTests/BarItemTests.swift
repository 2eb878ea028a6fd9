// What items of bars show: the bar places it, and no constraint of it can contradict the bar's.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct BarItemTests {
    private let placed = [
        "bar.leading == root.leading", "bar.trailing == root.trailing", "bar.bottom == root.bottom",
    ]

    /// A bar across the bottom of an iPad's root, which shows a view.
    private func scene(_ shown: String, bar: String = "toolbar") -> TestScene {
        let items = """
            <items><barButtonItem id="item">\(shown)</barButtonItem></items>
            """
        let bar = view("bar", 0, 980, 768, 44, element: bar, content: items)
        return TestScene(device: "ipad9_7", width: 768, height: 1024, views: bar, constraints: placed)
    }

    /// One that would keep its distance from both ends of the bar leaves a phone no width: 718 + 20 points.
    @Test(arguments: ["toolbar", "navigationBar"])
    func aMaskNeverStretches(bar: String) throws {
        let shown = view("shown", 718, 7, 30, 30, #"key="customView""#, mask: "widthSizable flexibleMaxY")
        let scene = scene(shown, bar: bar)
        try scene.layOut().expect("shown", 718, 7, 30, 30)
        let frames = try scene.layOut(in: LayoutEnvironment(size: Size(width: 393, height: 852)))
        #expect(frames.findings("conflicting-constraints").isEmpty)
        #expect(frames["shown"]?.size == Size(width: 30, height: 30))
        #expect(frames["bar"]?.width == 393)
    }

    /// Whoever is shown by a bar's item alone is placed by it: the same view among the subviews has its mask.
    @Test func subviewsOfBarsKeepTheirMasks() throws {
        let inner = view("inner", 20, 7, 728, 30, mask: "widthSizable flexibleMaxY")
        let bar = view("bar", 0, 980, 768, 44, element: "toolbar", subviews: inner)
        let scene = TestScene(device: "ipad9_7", width: 768, height: 1024, views: bar, constraints: placed)
        let frames = try scene.layOut(in: LayoutEnvironment(size: Size(width: 393, height: 852)))
        #expect(frames["inner"]?.width == 353)
    }

    /// One that gave its mask up stands where it was stored, and its own constraints give it a size.
    @Test func constraintsGiveASize() throws {
        let shown = view(
            "shown", 20, 7, 10, 10, #"key="customView""#, constraints: ["shown.width == 50", "shown.height == 30"])
        let frames = try scene(shown).layOut()
        frames.expect("shown", 20, 7, 50, 30)
        #expect(frames.findings.isEmpty)
    }

    /// A slider in what an item shows is 34 points high on the canvas, and 31 in an app.
    @Test func sliders() throws {
        let slider = view("slider", element: "slider")
        let shown = view(
            "shown", 20, 7, 300, 40, #"key="customView""#, mask: "flexibleMaxX flexibleMaxY", subviews: slider,
            constraints: [
                "slider.leading == shown.leading", "slider.trailing == shown.trailing",
                "slider.centerY == shown.centerY",
            ])
        #expect(try scene(shown).layOut()["slider"]?.height == 34)
        let app = try scene(shown).layOut(in: LayoutEnvironment(device: .named("iPad Air")))
        #expect(app["slider"]?.height == 31)
    }
}
