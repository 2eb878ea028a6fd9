// Every distribution and alignment of stack views, as a row and as a column.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

/// A stack of three views whose intrinsic lengths are 40, 60 and 80 along its axis and 20, 30 and 10 across it.
struct StackSample {
    var axis: Axis
    var distribution = "fill"
    var alignment = "fill"
    var spacing = 10.0
    /// The stack's own length along the axis and across it; nil where its content decides.
    var length: Double?
    var breadth: Double?
    /// Further constraints of the stack.
    var wishes: [String] = []
    /// More attributes of each view.
    var attributes = ["", "", ""]

    static let lengths = [40.0, 60, 80]
    static let breadths = [20.0, 30, 10]

    func layOut() throws -> Frames {
        let names = ["a", "b", "c"]
        let isRow = axis == .horizontal
        let images = zip(names, zip(Self.lengths, Self.breadths)).map { name, size in
            image(name, isRow ? size.0 : size.1, isRow ? size.1 : size.0)
        }
        let arranged = zip(names, attributes).map { imageView($0, $0, $1) }
        let along = isRow ? "width" : "height"
        let across = isRow ? "height" : "width"
        let stack = view(
            "stack", element: "stackView",
            #"axis="\#(axis)" distribution="\#(distribution)" alignment="\#(alignment)" spacing="\#(spacing)""#,
            subviews: arranged.joined(),
            constraints: [length.map { "stack.\(along) == \($0)" }, breadth.map { "stack.\(across) == \($0)" }]
                .compactMap { $0 } + wishes)
        return try TestScene(
            resources: images.joined(), views: stack,
            constraints: ["stack.leading == root.leading + 20", "stack.top == root.top + 100"]
        ).layOut()
    }

    /// Expects each view's start and length along the axis, and its start and breadth across it.
    func expect(
        _ along: [(Double, Double)], _ across: [(Double, Double)],
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let frames = try layOut()
        for (name, (a, b)) in zip(["a", "b", "c"], zip(along, across)) {
            if axis == .horizontal {
                frames.expect(name, a.0, b.0, a.1, b.1, "\(self)", sourceLocation: sourceLocation)
            } else {
                frames.expect(name, b.0, a.0, b.1, a.1, "\(self)", sourceLocation: sourceLocation)
            }
        }
        #expect(frames.findings("conflicting-constraints").isEmpty, sourceLocation: sourceLocation)
    }

    /// Expects the length and breadth of the stack itself.
    func expectStack(
        _ length: Double, _ breadth: Double, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let (width, height) = axis == .horizontal ? (length, breadth) : (breadth, length)
        try layOut().expect("stack", 20, 100, width, height, "\(self)", sourceLocation: sourceLocation)
    }
}

@Suite struct StackDistributionTests {
    /// Where the three views lie along an axis of 300 points.
    static let along: [String: [(Double, Double)]] = [
        // The second hugs least (see below): 300 − 40 − 80 − 2 × 10.
        "fill": [(0, 40), (50, 160), (220, 80)],
        // (300 − 20) / 3 each.
        "fillEqually": [(0, 280 / 3.0), (280 / 3.0 + 10, 280 / 3.0), (560 / 3.0 + 20, 280 / 3.0)],
        // Of 180 + 20: 0.2 and 0.3 of 300; the last view, whose wish is the lowest, takes what is left.
        "fillProportionally": [(0, 60), (70, 90), (170, 130)],
        // (300 − 180) / 2 between them.
        "equalSpacing": [(0, 40), (100, 60), (220, 80)],
        // Centres at 20, 140 and 260.
        "equalCentering": [(0, 40), (110, 60), (220, 80)],
    ]

    /// Where they lie across 100 points; alignments of a column have names of their own.
    static let across: [String: [(Double, Double)]] = [
        "fill": [(0, 100), (0, 100), (0, 100)],
        "top": [(0, 20), (0, 30), (0, 10)],
        "leading": [(0, 20), (0, 30), (0, 10)],
        "center": [(40, 20), (35, 30), (45, 10)],
        "bottom": [(80, 20), (70, 30), (90, 10)],
        "trailing": [(80, 20), (70, 30), (90, 10)],
    ]

    @Test(arguments: Axis.allCases, along.keys.sorted())
    func distributionAndAlignment(axis: Axis, distribution: String) throws {
        let hugging = axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority"
        for (alignment, across) in Self.across {
            var sample = StackSample(axis: axis, distribution: distribution, alignment: alignment)
            sample.length = 300
            sample.breadth = 100
            if distribution == "fill" { sample.attributes[1] = #"\#(hugging)="249""# }
            try sample.expect(try #require(Self.along[distribution]), across)
        }
    }

    /// A view of a width and 10 points of height.
    private func wide(_ id: String, _ width: Int, constraints: [String] = []) -> String {
        view(id, #"placeholderIntrinsicWidth="\#(width)" placeholderIntrinsicHeight="10""#, constraints: constraints)
    }

    /// A stack view of a width that shares it out proportionally.
    private func shared(_ width: Int, _ attributes: String = "", among views: String...) throws -> Frames {
        try TestScene(
            views: view(
                "stack", element: "stackView", #"distribution="fillProportionally" \#(attributes)"#,
                subviews: views.joined()),
            constraints: ["stack.leading == root.leading", "stack.top == root.top", "stack.width == \(width)"]
        ).layOut()
    }

    /// The standard spacing lies between the views, but not in their shares: 40 and 80 of 120, of 300 with 8 between.
    @Test func sharesLeaveOutTheStandardSpacing() throws {
        let frames = try shared(300, #"spacingType="standard""#, among: wide("a", 40), wide("b", 80))
        frames.expect("a", 0, 0, 100, 10)
        frames.expect("b", 108, 0, 192, 10)
    }

    /// A view without a size is given 50 points on the canvas; where a constraint states its length, that is what goes
    /// into the shares: 20 and 60 of 80, of 120.
    @Test func sharesOfStatedLengths() throws {
        let frames = try shared(120, among: view("a", constraints: ["a.width == 20 @900"]), wide("b", 60))
        frames.expect("a", 0, 0, 30, 50)
        frames.expect("b", 30, 0, 90, 50)
    }

    /// A share stands against other wishes of its priority point by point, whatever part of the stack it is: two for 20
    /// points outweigh a share of a tenth, 10, and are outweighed by nothing but what is stronger.
    @Test(arguments: [(998, 20.0), (997, 10)])
    func sharesAreWeighedByPoints(priority: Int, width: Double) throws {
        let wishes = ["b.width == 20 @\(priority)", "b.width >= 20 @\(priority)"]
        let frames = try shared(100, among: wide("a", 50), wide("b", 10, constraints: wishes), wide("c", 40))
        frames.expect("a", 0, 0, 50, 10)
        frames.expect("b", 50, 0, width, 10)
    }

    /// Where views overlap by all of their lengths, or more, there is nothing to share: they are equal.
    @Test(arguments: [-100.0, -150])
    func sharesOfNothing(spacing: Double) throws {
        let frames = try shared(200, #"spacing="\#(spacing)""#, among: wide("a", 50), wide("b", 50))
        let width = (200 - spacing) / 2
        frames.expect("a", 0, 0, width, 10)
        frames.expect("b", width + spacing, 0, width, 10)
    }

    /// A stack that its content decides is as small as the distribution lets it be.
    @Test(
        arguments: Axis.allCases,
        [
            ("fill", 200.0),  // 180 + 20
            ("fillEqually", 260),  // three of the largest, 80, as compression resistance outweighs hugging
            ("fillProportionally", 200),  // the only length at which every share is its intrinsic length
            ("equalSpacing", 200),
            // Neighbouring centres are at least 20 + 10 + 30 and 30 + 10 + 40 apart, so both 80: 20 + 160 + 40.
            ("equalCentering", 220),
        ])
    func hugsItsContent(axis: Axis, distribution: (String, Double)) throws {
        for alignment in ["fill", "leading", "center", "trailing"] {
            try StackSample(axis: axis, distribution: distribution.0, alignment: alignment)
                .expectStack(distribution.1, 30)  // as broad as the broadest
        }
    }

    @Test(arguments: Axis.allCases)
    func equalCentringKeepsItsDistanceWhenItHugs(axis: Axis) throws {
        try StackSample(axis: axis, distribution: "equalCentering")
            .expect([(0, 40), (70, 60), (140, 80)], [(0, 30), (0, 30), (0, 30)])
    }

    /// Of views that hug alike the first keep their sizes; the last is stretched.
    @Test(arguments: Axis.allCases)
    func fillStretchesTheLastOfEquals(axis: Axis) throws {
        try StackSample(axis: axis, length: 300, breadth: 30)
            .expect([(0, 40), (50, 60), (120, 180)], [(0, 30), (0, 30), (0, 30)])
    }

    /// In a stack that is too short the one with the least compression resistance gives: 170 − 40 − 80 − 20.
    @Test(arguments: Axis.allCases)
    func fillCompressesTheWeakest(axis: Axis) throws {
        let weak =
            axis == .horizontal
            ? #"horizontalCompressionResistancePriority="740""# : #"verticalCompressionResistancePriority="740""#
        try StackSample(axis: axis, length: 170, breadth: 30, attributes: ["", weak, ""])
            .expect([(0, 40), (50, 30), (90, 80)], [(0, 30), (0, 30), (0, 30)])
    }

    /// Without spacing every share is exact: 300 × 40 / 180 and so on.
    @Test(arguments: Axis.allCases)
    func proportionsWithoutSpacing(axis: Axis) throws {
        let edges = [0, 300 * 40 / 180.0, 300 * 100 / 180.0, 300].map { pixel($0) }
        try StackSample(axis: axis, distribution: "fillProportionally", spacing: 0, length: 300, breadth: 30)
            .expect(
                [(0, edges[1]), (edges[1], edges[2] - edges[1]), (edges[2], 300 - edges[2])],
                [(0, 30), (0, 30), (0, 30)])
    }

    /// The spacing of equal spacing is a least: a stack with room spreads its views, one without keeps the spacing.
    @Test(arguments: Axis.allCases)
    func equalSpacingIsAtLeastTheSpacing(axis: Axis) throws {
        let weak =
            axis == .horizontal
            ? #"horizontalCompressionResistancePriority="740""# : #"verticalCompressionResistancePriority="740""#
        try StackSample(
            axis: axis, distribution: "equalSpacing", length: 190, breadth: 30, attributes: ["", weak, ""]
        ).expect([(0, 40), (50, 50), (110, 80)], [(0, 30), (0, 30), (0, 30)])
    }

    /// Equal centring is a wish below all sizes: where the spacing leaves no room for it, the centres are not equal.
    ///
    /// 200 points: the ends are fixed at centres 20 and 160, the third view starts at 120. Half way between the centres
    /// the second would end at 120 as well; 10 points of spacing push it to 50…110.
    @Test(arguments: Axis.allCases)
    func equalCentringYieldsToTheSpacing(axis: Axis) throws {
        try StackSample(axis: axis, distribution: "equalCentering", length: 200, breadth: 30)
            .expect([(0, 40), (50, 60), (120, 80)], [(0, 30), (0, 30), (0, 30)])
    }

    /// A stack that aligns its views hugs them at 51: a wish for more breadth must be stronger than that.
    @Test(arguments: Axis.allCases, [("50.9", 30.0), ("51.1", 90)])
    func aligningStacksHugAt51(axis: Axis, wish: (priority: String, breadth: Double)) throws {
        for alignment in ["leading", "center", "trailing"] {
            var sample = StackSample(axis: axis, alignment: alignment)
            sample.wishes = ["stack.\(axis == .horizontal ? "height" : "width") == 90 @\(wish.priority)"]
            try sample.expectStack(200, wish.breadth)
        }
    }

    /// One that spreads its views hugs them at 49.
    @Test(arguments: Axis.allCases, ["equalSpacing", "equalCentering"])
    func spreadingStacksHugAt49(axis: Axis, distribution: String) throws {
        for (priority, length) in [("48.9", distribution == "equalSpacing" ? 200.0 : 220), ("49.1", 400)] {
            var sample = StackSample(axis: axis, distribution: distribution)
            sample.wishes = ["stack.\(axis == .horizontal ? "width" : "height") == 400 @\(priority)"]
            try sample.expectStack(length, 30)
        }
    }
}
