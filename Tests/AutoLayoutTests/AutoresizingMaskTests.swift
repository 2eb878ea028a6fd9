// Autoresizing masks: what is not fixed shares the superview's change in proportion to its length.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

/// The flags of one axis.
struct MaskAxis: CustomTestStringConvertible, CaseIterable, Sendable {
    var start: Bool
    var size: Bool
    var end: Bool

    static let allCases = (0..<8).map { MaskAxis(start: $0 & 1 != 0, size: $0 & 2 != 0, end: $0 & 4 != 0) }

    /// UIKit's notation: margin, size, margin; `-` fixed, `&` flexible.
    var testDescription: String { [start, size, end].map { $0 ? "&" : "-" }.joined() }

    func flags(_ names: [String]) -> String {
        zip(names, [start, size, end]).filter(\.1).map(\.0).joined(separator: " ")
    }

    /// Springs and struts: where a length of `length` that began at `origin` in `container` lies in `newContainer`.
    ///
    /// The three parts fill the container; the flexible ones take the change in proportion to what they were. Nothing
    /// flexible means that the end is.
    func resized(_ origin: Double, _ length: Double, in container: Double, to newContainer: Double) -> (Double, Double)
    {
        var parts = [origin, length, container - origin - length]
        let isFlexible = start || size || end ? [start, size, end] : [false, false, true]
        let total = zip(parts, isFlexible).filter(\.1).map(\.0).reduce(0, +)
        for index in parts.indices where isFlexible[index] {
            parts[index] += (newContainer - container) * parts[index] / total
        }
        return (parts[0], parts[1])
    }
}

@Suite struct AutoresizingMaskTests {
    static let horizontal = ["flexibleMinX", "widthSizable", "flexibleMaxX"]
    static let vertical = ["flexibleMinY", "heightSizable", "flexibleMaxY"]

    private func expect(
        _ frames: Frames, _ id: String, _ x: (Double, Double), _ y: (Double, Double),
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let (left, right) = (pixel(x.0), pixel(x.0 + x.1))
        let (top, bottom) = (pixel(y.0), pixel(y.0 + y.1))
        frames.expect(id, left, top, right - left, bottom - top, sourceLocation: sourceLocation)
    }

    /// All 64 masks of a subview of the root, on a larger and on a smaller screen.
    @Test(arguments: MaskAxis.allCases, MaskAxis.allCases)
    func followsTheRoot(h: MaskAxis, v: MaskAxis) throws {
        let mask = h.flags(Self.horizontal) + " " + v.flags(Self.vertical)
        let scene = TestScene(views: view("a", 60, 100, 90, 300, mask: mask))
        for (width, height) in [(600.0, 1000.0), (320.0, 700.0)] {
            let frames = try scene.layOut(in: LayoutEnvironment(size: Size(width: width, height: height)))
            expect(
                frames, "a", h.resized(60, 90, in: 393, to: width), v.resized(100, 300, in: 852, to: height))
            #expect(frames.findings("conflicting-constraints").isEmpty)
        }
    }

    /// On its own canvas a view with a mask keeps the frame that was stored.
    @Test(arguments: MaskAxis.allCases, MaskAxis.allCases)
    func keepsTheStoredFrame(h: MaskAxis, v: MaskAxis) throws {
        let mask = h.flags(Self.horizontal) + " " + v.flags(Self.vertical)
        try layOut(view("a", 61, 103, 91, 307, mask: mask)).expect("a", 61, 103, 91, 307)
    }

    /// The superview is placed by constraints: stored 353 wide, 560 wide on a screen of 600.
    @Test(arguments: MaskAxis.allCases)
    func followsASuperviewThatConstraintsPlace(h: MaskAxis) throws {
        let inner = view("inner", 40, 10, 80, 20, mask: h.flags(Self.horizontal))
        let outer = view("outer", 20, 100, 353, 200, subviews: inner, constraints: ["outer.height == 200"])
        let scene = TestScene(
            views: outer,
            constraints: [
                "outer.leading == root.leading + 20", "root.trailing == outer.trailing + 20",
                "outer.top == root.top + 100",
            ])
        let frames = try scene.layOut(in: LayoutEnvironment(size: Size(width: 600, height: 852)))
        frames.expect("outer", 20, 100, 560, 200)
        expect(frames, "inner", h.resized(40, 80, in: 353, to: 560), (10, 20))
    }

    /// A mask inside a mask: the outer view grows by 207, the inner one with it.
    @Test func followsASuperviewWithAMask() throws {
        let inner = view("inner", 10, 10, 333, 20, mask: "widthSizable")
        let scene = TestScene(views: view("outer", 20, 100, 353, 200, mask: "widthSizable", subviews: inner))
        let frames = try scene.layOut(in: LayoutEnvironment(size: Size(width: 600, height: 852)))
        frames.expect("outer", 20, 100, 560, 200)
        frames.expect("inner", 10, 10, 540, 20)
    }

    /// A document without Auto Layout follows its masks alone, whatever else it says.
    @Test func worksWithoutAutoLayout() throws {
        var scene = TestScene(
            toolsVersion: "4514", device: nil, width: 320, height: 568, documentAttributes: "", usesAutoLayout: false)
        scene.rootContent = ""
        scene.views = view("a", 20, 484, 280, 64, mask: "widthSizable flexibleMinY")
        try scene.layOut().expect("a", 20, 484, 280, 64)
        let tall = LayoutEnvironment(size: Size(width: 375, height: 667))
        // 55 points wider, 99 points further down.
        try scene.layOut(in: tall).expect("a", 20, 583, 335, 64)
    }

    /// A constraint may refer to a view that keeps its mask.
    @Test func standsAmongConstraints() throws {
        let frames = try layOut(
            view("a", 60, 100, 90, 300, mask: "flexibleMaxX flexibleMaxY") + view("b"),
            ["b.leading == a.trailing + 10", "b.top == a.top", "b.width == a.width", "b.height == 0.5*a.height"])
        frames.expect("b", 160, 100, 90, 150)
    }

    /// A view with `fixedFrame` has Interface Builder's prototyping constraints: it stays where it was stored.
    @Test func fixedFrameKeepsTheStoredFrame() throws {
        let frames = try layOut(
            view("a", 33, 44, 55, 66, #"fixedFrame="YES""#, content: autoresizingMask("flexibleMaxX flexibleMaxY"))
                + view("b", constraints: ["b.width == 10", "b.height == 10"]),
            ["b.leading == a.trailing", "b.top == a.bottom"])
        frames.expect("a", 33, 44, 55, 66)
        frames.expect("b", 88, 110, 10, 10)
        #expect(frames.findings.isEmpty)
    }

    /// Each axis gives two rows, so that a view with a mask has four.
    @Test(arguments: MaskAxis.allCases)
    func makesFourRows(h: MaskAxis) throws {
        let frames = try TestScene(views: view("a", 60, 100, 90, 300, mask: h.flags(Self.horizontal)))
            .layOut(in: LayoutEnvironment(size: Size(width: 600, height: 1000)), keepsSystems: true)
        let rows = frames.lowered.filter { $0.origin == .autoresizingMask }
        #expect(rows.count == 4)
        #expect(rows.allSatisfy { $0.priority == 1000 && $0.relation == .equal && $0.id == nil })
    }
}
