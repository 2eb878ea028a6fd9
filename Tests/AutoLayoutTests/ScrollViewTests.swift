// Scroll views: constraints to their edges mean their content.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct ScrollViewTests {
    private let placed = [
        "scroll.leading == root.leading + 20", "scroll.width == 200", "scroll.top == root.top + 100",
        "scroll.height == 300",
    ]

    private func layOut(
        _ content: String, _ constraints: [String], element: String = "scrollView", guides: String = ""
    ) throws -> Frames {
        try TestScene(
            views: view("scroll", element: element, subviews: content, constraints: constraints, content: guides),
            constraints: placed
        ).layOut()
    }

    /// 10 + 500 + 20 wide, 5 + 700 + 15 high.
    @Test func contentSizeFollowsFromTheEdges() throws {
        let frames = try layOut(
            view("a", constraints: ["a.width == 500", "a.height == 700"]),
            [
                "a.leading == scroll.leading + 10", "scroll.trailing == a.trailing + 20", "a.top == scroll.top + 5",
                "scroll.bottom == a.bottom + 15",
            ])
        frames.expect("scroll", 20, 100, 200, 300)
        frames.expect("a", 10, 5, 500, 700)
        #expect(frames.placed("scroll")?.contentSize == Size(width: 530, height: 720))
        #expect(frames.findings.isEmpty)
    }

    /// The margins of a scroll view are its content's: 8 + 500 + 8 wide, 5 + 700 + 15 high.
    @Test(arguments: [("", 8.0, 8.0), (edgeInsets(5, 30, 15, 40), 30, 40)])
    func contentSizeFollowsFromTheMargins(margins: String, left: Double, right: Double) throws {
        let frames = try layOut(
            view("a", constraints: ["a.width == 500", "a.height == 700"]),
            [
                "a.leading == scroll.leadingMargin", "scroll.trailingMargin == a.trailing", "a.top == scroll.top + 5",
                "scroll.bottom == a.bottom + 15",
            ], guides: margins)
        frames.expect("a", left, 5, 500, 700)
        #expect(frames.placed("scroll")?.contentSize == Size(width: left + 500 + right, height: 720))
    }

    /// Widths, heights and centres mean the scroll view itself: content as wide as the view scrolls only down.
    @Test func sizesMeanTheScrollView() throws {
        let frames = try layOut(
            view("a", constraints: ["a.height == 700"]),
            [
                "a.leading == scroll.leading", "scroll.trailing == a.trailing", "a.top == scroll.top",
                "scroll.bottom == a.bottom", "a.width == scroll.width",
            ])
        frames.expect("a", 0, 0, 200, 700)
        #expect(frames.placed("scroll")?.contentSize == Size(width: 200, height: 700))
    }

    /// A chain from edge to edge, two deep.
    @Test func aChainOfViews() throws {
        let frames = try layOut(
            view("a", constraints: ["a.height == 40", "a.width == 150"]) + view("b", constraints: ["b.height == 60"]),
            [
                "a.leading == scroll.leading", "scroll.trailing == a.trailing", "b.leading == a.leading",
                "b.trailing == a.trailing", "a.top == scroll.top", "b.top == a.bottom + 8", "scroll.bottom == b.bottom",
            ])
        frames.expect("b", 0, 48, 150, 60)
        #expect(frames.placed("scroll")?.contentSize == Size(width: 150, height: 108))
    }

    /// A stack view as the content, as wide as the scroll view.
    @Test func aStackAsContent() throws {
        let rows = (0..<3).map { view("row\($0)", constraints: ["row\($0).height == 120"]) }.joined()
        let frames = try layOut(
            view("stack", element: "stackView", #"axis="vertical" spacing="10""#, subviews: rows),
            [
                "stack.leading == scroll.leading", "scroll.trailing == stack.trailing", "stack.top == scroll.top",
                "scroll.bottom == stack.bottom", "stack.width == scroll.width",
            ])
        frames.expect("row2", 0, 260, 200, 120)
        #expect(frames.placed("scroll")?.contentSize == Size(width: 200, height: 380))
    }

    /// From outside, an edge of a scroll view is its frame's.
    @Test func edgesFromOutsideMeanTheFrame() throws {
        let scene = TestScene(
            views: view("scroll", element: "scrollView") + view("a", constraints: ["a.width == 30", "a.height == 30"]),
            constraints: placed + ["a.leading == scroll.trailing", "a.top == scroll.bottom"])
        try scene.layOut().expect("a", 220, 400, 30, 30)
    }

    @Test func nestedScrollViews() throws {
        let inner = view(
            "inner", element: "scrollView", subviews: view("a", constraints: ["a.width == 900", "a.height == 80"]),
            constraints: [
                "a.leading == inner.leading", "inner.trailing == a.trailing", "a.top == inner.top",
                "inner.bottom == a.bottom", "inner.height == 100",
            ])
        let frames = try layOut(
            inner,
            [
                "inner.leading == scroll.leading", "scroll.trailing == inner.trailing", "inner.top == scroll.top",
                "scroll.bottom == inner.bottom + 400", "inner.width == scroll.width",
            ])
        frames.expect("inner", 0, 0, 200, 100)
        #expect(frames.placed("inner")?.contentSize == Size(width: 900, height: 80))
        #expect(frames.placed("scroll")?.contentSize == Size(width: 200, height: 500))
    }

    /// Content without an end: the finding says which way, and names the scroll view.
    @Test(arguments: [("scroll.trailing == a.trailing", "height"), ("scroll.bottom == a.bottom", "width")])
    func ambiguousContent(closing: String, what: String) throws {
        let frames = try layOut(
            view("a", constraints: ["a.width == 100", "a.height == 100"]),
            ["a.leading == scroll.leading", "a.top == scroll.top", closing])
        let findings = frames.findings("ambiguous-scrollable-content")
        #expect(findings.count == 1)
        #expect(findings.first?.message.contains("scrollable content \(what)") == true)
        #expect(findings.first?.object == "scroll")
        frames.expect("a", 0, 0, 100, 100)
    }

    /// A scroll view whose content has masks alone has no content size: it scrolls nothing unless code gives it one.
    @Test(arguments: ["", #"fixedFrame="YES""#])
    func contentThatNoConstraintReaches(attribute: String) throws {
        let content = view("a", 10, 20, 30, 40, attribute, mask: "")
        let frames = try layOut(content, [])
        #expect(frames.placed("scroll")?.contentSize == nil)
        frames.expect("a", 10, 20, 30, 40)
        let findings = frames.findings("ambiguous-scrollable-content")
        #expect(findings.map(\.object) == ["scroll", "scroll"])
        #expect(findings.allSatisfy { $0.severity == .warning })
        #expect(zip(findings, ["width", "height"]).allSatisfy { $0.message.contains("scrollable content \($1)") })
        #expect(frames.findings.count == 2)
    }

    /// As Interface Builder has it, what is empty waits for code, unless it has guides for its content.
    @Test(arguments: [("", 0), (#"<viewLayoutGuide key="contentLayoutGuide" id="content"/>"#, 2)])
    func nothingInIt(guides: String, count: Int) throws {
        let findings = try layOut("", [], guides: guides).findings
        #expect(findings.count == count)
        #expect(findings.allSatisfy { $0.rule.id == "ambiguous-scrollable-content" })
    }

    /// No constraint is missing where none is written: with fixed frames, by the document's choice, and where the
    /// author asked not to hear of it.
    @Test func contentThatNoConstraintNeedReach() throws {
        func findings(_ attribute: String, mask: String? = nil, _ constraints: [String] = [], masksOnly: Bool = false)
            throws -> [String]
        {
            let content = view("a", 10, 20, 30, 40, mask: "")
            let scroll = view(
                "scroll", 0, 0, 200, 300, element: "scrollView", attribute, mask: mask, subviews: content)
            let scene = TestScene(usesAutoLayout: !masksOnly, views: scroll, constraints: constraints)
            return try scene.layOut().findings.map(\.rule.id)
        }
        #expect(try findings("", placed).count == 2)
        #expect(try findings(#"fixedFrame="YES""#).isEmpty)
        #expect(try findings("", mask: "", masksOnly: true).isEmpty)
        #expect(try findings(#"verifyAmbiguity="off""#, placed).isEmpty)
    }

    /// With constraints that are removed at build time the author says that the app places the content.
    @Test func contentThatTheAppPlaces() throws {
        let edges = [
            "a.leading == scroll.leading", "scroll.trailing == a.trailing", "a.top == scroll.top",
            "scroll.bottom == a.bottom",
        ]
        func findings(_ edges: [String]) throws -> Int {
            let content = view("a", constraints: ["a.width == 500", "a.height == 700"])
            let scroll = view("scroll", element: "scrollView", subviews: content, constraints: edges)
            let device = LayoutEnvironment(device: .named("retina6_12"))
            return try TestScene(views: scroll, constraints: placed).layOut(in: device)
                .findings("ambiguous-scrollable-content").count
        }
        #expect(try findings([]) == 2)
        #expect(try findings(edges.map { "\($0) placeholder" }) == 0)
    }

    /// What is missing is named: the edge of the content that nothing is held to, or the view in it without a length.
    @Test func whatTheContentLacks() throws {
        let top = [
            "a.leading == scroll.leading", "a.trailing == scroll.trailing", "a.width == scroll.width",
            "a.top == scroll.top",
        ]
        let a = view("a", constraints: ["a.height == 20"])
        func message(_ content: String, _ constraints: [String]) throws -> String {
            let findings = try layOut(content, top + constraints).findings("ambiguous-scrollable-content")
            #expect(findings.count == 1)
            return try #require(findings.first?.message)
        }
        let start =
            "Scrollable content size is ambiguous for UIScrollView (scroll): it has ambiguous scrollable content height. "
        #expect(
            try message(a, [])
                == start + "Nothing in it is held to the bottom edge of its content: constrain a view to that edge.")
        let chain = [
            "b.leading == a.leading", "b.width == a.width", "b.top == a.bottom", "c.leading == a.leading",
            "c.width == a.width", "c.top == b.bottom", "c.height == 30", "c.bottom == scroll.bottom",
        ]
        #expect(
            try message(a + view("b") + view("c"), chain)
                == start + "Nothing decides the height of UIView (b): give it one.")
    }
}
