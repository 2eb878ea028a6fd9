// Pixel rounding: the engine's numbers stay fractional, and each edge goes to the nearest pixel on its own at the end.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

/// One, two and three pixels a point.
enum Canvas: CaseIterable, CustomTestStringConvertible, Sendable {
    case none, retina, superRetina

    var scale: Double { self == .none ? 1 : self == .retina ? 2 : 3 }
    var testDescription: String { "\(Int(scale))x" }

    func scene(_ views: String, _ constraints: [String]) -> TestScene {
        switch self {
        case .none:
            TestScene(
                toolsVersion: "10117", device: nil, width: 375, height: 667, views: views, constraints: constraints)
        case .retina:
            TestScene(device: "retina4_7", width: 375, height: 667, views: views, constraints: constraints)
        case .superRetina: TestScene(views: views, constraints: constraints)
        }
    }
}

@Suite struct PixelRoundingTests {
    /// 451 points for three: edges at 150⅓ and 300⅔, so that equal views differ by a pixel.
    static let thirds: [(Canvas, [Double])] = [
        (.none, [0, 150, 301, 451]), (.retina, [0, 150.5, 300.5, 451]), (.superRetina, [0, 451 / 3.0, 902 / 3.0, 451]),
    ]

    @Test(arguments: thirds)
    func equalThirds(canvas: Canvas, edges: [Double]) throws {
        let stack = view(
            "stack", element: "stackView", #"distribution="fillEqually""#,
            subviews: view("a") + view("b") + view("c"), constraints: ["stack.width == 451", "stack.height == 20"])
        let frames = try canvas.scene(stack, ["stack.leading == root.leading", "stack.top == root.top"]).layOut()
        for (index, id) in ["a", "b", "c"].enumerated() {
            frames.expect(id, edges[index], 0, edges[index + 1] - edges[index], 20)
        }
    }

    /// Ten views of 10.1 points: each edge is rounded where it lies, so that nothing adds up and no gap opens.
    @Test(arguments: Canvas.allCases)
    func edgesDoNotDrift(canvas: Canvas) throws {
        let ids = (0..<10).map { "v\($0)" }
        let views = ids.map { view($0, constraints: ["\($0).width == 10.1", "\($0).height == 5"]) }
        let chain = zip(ids, ids.dropFirst()).map { "\($1).leading == \($0).trailing" }
        let frames = try canvas.scene(
            views.joined(), ["v0.leading == root.leading"] + chain + ids.map { "\($0).top == root.top" }
        ).layOut()
        for index in 0..<10 {
            let start = pixel(10.1 * Double(index), scale: canvas.scale)
            let end = pixel(10.1 * Double(index + 1), scale: canvas.scale)
            frames.expect("v\(index)", start, 0, end - start, 5)
        }
    }

    /// Constraints see unrounded numbers: twice a third is two thirds, not twice a rounded third.
    @Test(arguments: Canvas.allCases)
    func constraintsSeeFractions(canvas: Canvas) throws {
        let frames = try canvas.scene(
            view("a") + view("b"),
            [
                "a.leading == root.leading", "a.top == root.top", "a.width == 10.4", "a.height == 5",
                "b.leading == root.leading", "b.top == a.bottom", "b.width == 10*a.width", "b.height == 5",
            ]
        ).layOut()
        frames.expect("a", 0, 0, pixel(10.4, scale: canvas.scale), 5)
        frames.expect("b", 0, 5, 104, 5)
    }

    /// The scale is the device's, not the document's.
    @Test func aChosenDeviceHasItsOwnPixels() throws {
        let scene = TestScene(
            views: view("a"),
            constraints: ["a.leading == root.leading", "a.top == root.top", "a.width == 10.4", "a.height == 10.3"])
        let three = try scene.layOut(in: LayoutEnvironment(device: .named("iPhone 15")))
        three.expect("a", 0, 0, 10 + 1 / 3.0, 10 + 1 / 3.0)
        let two = try scene.layOut(in: LayoutEnvironment(device: .named("iPhone 8")))
        two.expect("a", 0, 0, 10.5, 10.5)
    }

    /// Edges go to the pixels of the root, however deep their views are: no view drifts from its neighbours in the
    /// window. A scroll view, whose content moves, has pixels of its own.
    @Test(arguments: [("view", 19.5), ("scrollView", 20)])
    func nestedEdges(element: String, top: Double) throws {
        let inner = view("inner", element: element, subviews: view("a"))
        let frames = try Canvas.retina.scene(
            view("outer", subviews: inner),
            [
                "outer.leading == root.leading", "outer.top == root.top + 10.2", "outer.width == 100",
                "outer.height == 100", "inner.leading == outer.leading", "inner.top == outer.top + 0.2",
                "inner.width == 100", "inner.height == 90", "a.leading == inner.leading", "a.top == inner.top + 19.8",
                "a.width == 5", "a.height == 5",
            ]
        ).layOut()
        // In the root 10.2, 10.4 and 30.2: on pixels 10, 10.5 and 30.
        frames.expect("outer", 0, 10, 100, 100)
        frames.expect("inner", 0, 0.5, 100, 90)
        frames.expect("a", 0, top, 5, 5)
    }

    /// Every edge of every view lies on a pixel.
    @Test(arguments: Canvas.allCases)
    func everyEdgeLiesOnAPixel(canvas: Canvas) throws {
        let frames = try canvas.scene(
            view("a") + view("b"),
            [
                "a.centerX == root.centerX", "a.centerY == root.centerY", "a.width == 1:7*root.width",
                "a.height == 1:7*root.height",
                "b.leading == a.trailing + 0.123", "b.top == a.bottom + 0.456", "b.width == 33.333",
                "b.height == 44.444",
            ]
        ).layOut()
        for id in ["a", "b"] {
            let frame = try #require(frames[id])
            for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
                let pixels = edge * canvas.scale
                #expect(abs(pixels - pixels.rounded()) < 1e-6, "\(id) has an edge at \(edge)")
            }
        }
    }
}
