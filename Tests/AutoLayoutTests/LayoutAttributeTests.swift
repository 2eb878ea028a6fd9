// Every layout attribute, reading from left to right and from right to left, with constants and multipliers.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

/// One constraint on `v`, 40 × 30, against `ref` at (100, 200), 120 × 80, with margins 5, 10, 15, 20.
struct AttributeCase: CustomTestStringConvertible, Sendable {
    var words: String
    /// Where `v` starts on the constraint's axis, left to right.
    var ltr: Double
    /// The same right to left; nil where the direction makes no difference.
    var rtl: Double?

    init(_ words: String, _ ltr: Double, rtl: Double? = nil) {
        self.words = words
        self.ltr = ltr
        self.rtl = rtl
    }

    var testDescription: String { words }
}

@Suite struct LayoutAttributeTests {
    private func layOut(
        _ words: [String], direction: LayoutDirection = .leftToRight, sized: Bool = true
    ) throws -> Frames {
        let scene = TestScene(
            views: view("ref", content: edgeInsets(5, 10, 15, 20)) + view("v"),
            constraints: [
                "ref.left == root.left + 100", "ref.top == root.top + 200", "ref.width == 120", "ref.height == 80",
            ] + (sized ? ["v.width == 40", "v.height == 30"] : []) + words)
        return try scene.layOut(in: LayoutEnvironment(direction: direction))
    }

    /// `ref` reaches from 100 to 220, its margins from 110 to 200, their centre is 155.
    /// From right to left leading is 220 and counts leftwards: plus 7 is 213.
    static let horizontal: [AttributeCase] = [
        .init("v.left == ref.left + 7", 107),
        .init("v.left == ref.right + 7", 227),
        .init("v.right == ref.left + 7", 67),
        .init("v.right == ref.right + 7", 187),
        .init("v.leading == ref.leading + 7", 107, rtl: 173),
        .init("v.leading == ref.trailing + 7", 227, rtl: 53),
        .init("v.trailing == ref.leading + 7", 67, rtl: 213),
        .init("v.trailing == ref.trailing + 7", 187, rtl: 93),
        .init("v.centerX == ref.centerX + 7", 147),
        .init("v.centerX == ref.left + 7", 87),
        .init("v.left == ref.centerX + 7", 167),
        .init("v.left == ref.leftMargin + 7", 117),
        .init("v.right == ref.rightMargin + 7", 167),
        .init("v.leading == ref.leadingMargin + 7", 117, rtl: 153),
        .init("v.trailing == ref.trailingMargin + 7", 167, rtl: 103),
        .init("v.centerX == ref.centerXWithinMargins + 7", 142),
        .init("ref.leadingMargin == v.leading - 7", 117, rtl: 153),
        .init("ref.trailing == v.trailing - 7", 187, rtl: 93),
    ]

    /// `ref` reaches from 200 to 280, its margins from 205 to 265, their centre is 235.
    static let vertical: [AttributeCase] = [
        .init("v.top == ref.top + 7", 207),
        .init("v.top == ref.bottom + 7", 287),
        .init("v.bottom == ref.top + 7", 177),
        .init("v.bottom == ref.bottom + 7", 257),
        .init("v.centerY == ref.centerY + 7", 232),
        .init("v.top == ref.centerY + 7", 247),
        .init("v.top == ref.topMargin + 7", 212),
        .init("v.bottom == ref.bottomMargin + 7", 242),
        .init("v.centerY == ref.centerYWithinMargins + 7", 227),
        .init("ref.bottom == v.bottom - 7", 257),
        // A view without text has its baselines at its edges.
        .init("v.top == ref.firstBaseline + 7", 207),
        .init("v.top == ref.lastBaseline + 7", 287),
        .init("v.top == ref.baseline + 7", 287),
    ]

    @Test(arguments: horizontal, LayoutDirection.allCases)
    func horizontalPlaces(attribute: AttributeCase, direction: LayoutDirection) throws {
        let frames = try layOut([attribute.words, "v.top == root.top + 300"], direction: direction)
        let x = direction == .leftToRight ? attribute.ltr : attribute.rtl ?? attribute.ltr
        frames.expect("v", x, 300, 40, 30)
        frames.expect("ref", 100, 200, 120, 80)
        #expect(frames.findings.isEmpty)
    }

    @Test(arguments: vertical, LayoutDirection.allCases)
    func verticalPlaces(attribute: AttributeCase, direction: LayoutDirection) throws {
        let frames = try layOut([attribute.words, "v.left == root.left + 30"], direction: direction)
        frames.expect("v", 30, attribute.ltr, 40, 30)
        #expect(frames.findings.isEmpty)
    }

    /// Sizes: `ref` is 120 × 80.
    static let sizes: [(words: [String], width: Double, height: Double)] = [
        (["v.width == 50", "v.height == 60"], 50, 60),
        (["v.width == ref.width", "v.height == ref.height"], 120, 80),
        (["v.width == ref.width + 7", "v.height == ref.height - 7"], 127, 73),
        (["v.width == 0.5*ref.width + 7", "v.height == 2*ref.height - 7"], 67, 153),
        (["v.width == ref.height", "v.height == ref.width"], 80, 120),
        // Every spelling of a multiplier.
        (["v.width == 90", "v.width == 1:1*v.height"], 90, 90),
        (["v.width == 160", "v.width == 16:9*v.height"], 160, 90),
        (["v.height == 160", "v.width == 9:16*v.height"], 90, 160),
        (["v.width == 120", "v.height == 1/3*v.width"], 120, 40),
        (["v.width == 100", "v.height == 0.8*v.width"], 100, 80),
        (["v.width == 100", "v.width == 2*v.height + 20"], 100, 40),
    ]

    @Test(arguments: 0..<sizes.count, LayoutDirection.allCases)
    func lengths(index: Int, direction: LayoutDirection) throws {
        let size = Self.sizes[index]
        let frames = try layOut(
            size.words + ["v.left == root.left + 30", "v.top == root.top + 300"], direction: direction, sized: false)
        frames.expect("v", 30, 300, size.width, size.height)
        #expect(frames.findings.isEmpty)
    }

    /// Places are measured in the coordinates of the view that holds the constraint: here the root, at the origin.
    static let multiplied: [(words: String, x: Double, y: Double)] = [
        ("v.left == 0.5*ref.right + 7", 117, 0),  // 0.5 × 220 + 7
        ("v.right == 0.5*ref.right + 7", 77, 0),  // 117 − 40
        ("v.centerX == 0.5*root.centerX", 78.25, 0),  // 0.5 × 196.5 − 20
        ("v.trailing == 2*ref.leading", 160, 0),  // 2 × 100 − 40
        ("v.top == 2*ref.top", 0, 400),
        ("v.centerY == 1:3*root.bottom", 0, 269),  // 852 / 3 − 15
        ("v.bottom == 1.5*ref.bottom - 10", 0, 380),  // 1.5 × 280 − 10 − 30
    ]

    @Test(arguments: 0..<multiplied.count)
    func multipliersOfPlaces(index: Int) throws {
        let (words, x, y) = Self.multiplied[index]
        let frames = try layOut([words, y == 0 ? "v.top == root.top" : "v.left == root.left"])
        frames.expect("v", pixel(x), y, pixel(x + 40) - pixel(x), 30)
    }

    /// A quarter of the container: the constraint is held by a view that is not at the origin.
    @Test func multipliersCountFromTheHoldingView() throws {
        let inner = view(
            "box", subviews: view("v", constraints: ["v.width == 40", "v.height == 30"]),
            constraints: ["v.centerX == 0.5*box.centerX", "v.centerY == 1.5*box.centerY"])
        let frames = try StrutTestScenes.layOut(
            inner,
            ["box.left == root.left + 50", "box.top == root.top + 60", "box.width == 200", "box.height == 100"])
        // Its centre is at (100, 50) of its own, so that of v is at (50, 75).
        frames.expect("v", 30, 60, 40, 30)
    }

    /// A place in relation to a length: x is half the width of the root.
    @Test func placesMayFollowLengths() throws {
        let frames = try layOut(["v.left == 1:3*ref.width", "v.top == root.top + 300"])
        frames.expect("v", 40, 300, 40, 30)
    }
}
