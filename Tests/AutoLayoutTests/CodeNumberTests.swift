// Numbers that code gives: what is none, or beyond all that is laid out, is refused, or brought back to what can be
// laid out.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite("Numbers from code")
struct CodeNumberTests {
    private let environment = LayoutEnvironment(device: .named("iPhone 15"))

    private func document(_ views: String, _ constraints: [String] = []) throws -> Document {
        let scene = TestScene(views: views, constraints: constraints)
        return try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
    }

    private func session() throws -> LayoutSession {
        let views = view("a", constraints: [".width == 50 #width", ".height == 40"]) + label("l", "One two", lines: 0)
        var session = LayoutSession(
            try document(views, ["a.leading == root.leading", "a.top == root.top"]), in: environment)
        session.layoutIfNeeded()
        return session
    }

    /// Whether the message of a refusal has these words.
    private func isRefused(_ words: String, _ change: () throws -> Void) -> Bool {
        do {
            try change()
            return false
        } catch LayoutSessionError.badValue(let message) {
            return message.contains(words)
        } catch {
            return false
        }
    }

    @Test("A constant is at most 10¹²", arguments: [1e308, -1e308, 1.1e12, Double.infinity, -Double.infinity, .nan])
    func constants(constant: Double) throws {
        var session = try session()
        #expect(isRefused("10¹²") { try session.setConstant(constant, ofConstraint: "width") })
        session.layoutIfNeeded()
        #expect(session.frame(of: "a")?.width == 50)
        try session.setConstant(1e12, ofConstraint: "width")
        session.layoutIfNeeded()
        #expect(session.layout.scenes.flatMap(\.views).allSatisfy { $0.frame.width.isFinite })
    }

    @Test("A window and a frame have sides that can be laid out", arguments: [1e300, 100_001, .infinity, -1, .nan])
    func sides(side: Double) throws {
        var session = try session()
        #expect(isRefused("100000") { try session.resize(to: Size(width: side, height: 100)) })
        #expect(isRefused("100000") { try session.resize(to: Size(width: 100, height: side)) })
        for frame in [Rect(x: 0, y: 0, width: side, height: 1), Rect(x: 0, y: 0, width: 1, height: side)] {
            #expect(isRefused("100000") { try session.setFrame(frame, of: "a") })
        }
        try session.resize(to: Size(width: Size.longestSide, height: Size.longestSide))
        session.layoutIfNeeded()
        #expect(session.frame(of: "root")?.width == Size.longestSide)
    }

    @Test("A frame stands somewhere", arguments: [1e300, Double.infinity, -Double.infinity, .nan])
    func places(place: Double) throws {
        var session = try session()
        #expect(isRefused("numbers") { try session.setFrame(Rect(x: place, y: 0, width: 1, height: 1), of: "a") })
        #expect(isRefused("numbers") { try session.setFrame(Rect(x: 0, y: place, width: 1, height: 1), of: "a") })
    }

    @Test("A preferred width is a length; one without end is the longest")
    func preferredWidths() throws {
        var session = try session()
        for width in [-50, -Double.infinity, .nan] {
            #expect(isRefused("preferred width") { try session.setPreferredMaxLayoutWidth(width, of: "l") })
        }
        try session.setPreferredMaxLayoutWidth(.greatestFiniteMagnitude, of: "l")
        session.layoutIfNeeded()
        let widest = session.frame(of: "l")
        try session.setPreferredMaxLayoutWidth(Size.longestSide, of: "l")
        session.layoutIfNeeded()
        #expect(session.frame(of: "l") == widest)
    }

    @Test("A fitting target counts as far as a side can be long, and a priority as far as there are any")
    func fittingTargets() throws {
        let session = try session()
        func size(_ width: Double, _ height: Double, _ priority: Double = 1000) throws -> Size {
            let target = FittingTarget(
                size: Size(width: width, height: height), horizontalPriority: priority, verticalPriority: priority)
            let size = try #require(session.fittingSize(of: "l", target: target))
            #expect(LayoutEngine().fittingSize(of: "l", in: session.document, target: target) != nil)
            return size
        }
        let longest = Size.longestSide
        #expect(try size(1e300, 1e300) == Size(width: longest, height: longest))
        #expect(try size(.infinity, .greatestFiniteMagnitude) == Size(width: longest, height: longest))
        #expect(try size(-50, .nan) == size(0, 0))
        #expect(try size(70, 80, 2000) == Size(width: 70, height: 80))
        for priority in [-5, .nan] { #expect(try size(70, 80, priority) == size(70, 80, 0)) }
    }

    @Test("What is no target is refused where there is a way to")
    func refusedTargets() throws {
        let session = try session()
        for priority in [-5, 0, 1001, Double.nan] {
            #expect(
                isRefused("priority") {
                    _ = try session.systemLayoutSizeFitting("l", horizontalFittingPriority: priority)
                })
            #expect(
                isRefused("priority") {
                    _ = try session.systemLayoutSizeFitting("l", verticalFittingPriority: priority)
                })
        }
        #expect(
            isRefused("numbers") {
                _ = try session.systemLayoutSizeFitting("l", targetSize: Size(width: .nan, height: 1))
            })
        let endless = Size(width: 60, height: .greatestFiniteMagnitude)
        #expect(
            try session.systemLayoutSizeFitting("l", targetSize: endless, horizontalFittingPriority: 1000).width == 60)
    }

    @Test("A size of nothing is a zero without a sign")
    func zeros() throws {
        let size = try #require(LayoutEngine().fittingSize(of: "v", in: document(view("v"))))
        #expect(size == .zero)
        #expect(size.width.sign == .plus && size.height.sign == .plus)
    }

    @Test("An environment whose size is none has that of its device, and none is longer than a side can be")
    func environments() throws {
        let document = try document(view("v"))
        func root(_ width: Double, _ height: Double) -> Rect? {
            var environment = environment
            environment.size = Size(width: width, height: height)
            return Frames(layout: LayoutEngine().layout(document, in: environment))["root"]
        }
        for side in [0, -100, Double.nan, -Double.infinity] {
            #expect(root(side, 500) == Rect(x: 0, y: 0, width: 393, height: 852))
            #expect(root(500, side) == Rect(x: 0, y: 0, width: 393, height: 852))
        }
        #expect(root(500, .infinity) == Rect(x: 0, y: 0, width: 500, height: Size.longestSide))
        #expect(root(1e300, 500) == Rect(x: 0, y: 0, width: Size.longestSide, height: 500))
        let canvas = LayoutEnvironment(size: .zero)
        #expect(!ResolvedEnvironment(document: document, environment: canvas).isChosen)
    }

    @Test("Sizes of classes and of design-time data can be laid out too")
    func ownSizes() throws {
        let document = try document(
            view("v", #"customClass="Meter""#), ["v.leading == root.leading", "v.top == root.top"])
        for side in [-50, .nan, 1e300, Double.infinity] {
            let expected = side > 0 ? Size.longestSide : 0
            var environment = environment
            environment.resources = ProjectResources(classSizes: ["Meter": ClassSize(width: side, height: 7)])
            #expect(
                Frames(layout: LayoutEngine().layout(document, in: environment))["v"]?.size
                    == Size(width: expected, height: 7))
            var data = DesignData()
            data.views["v"] = DesignData.ViewData(size: Size(width: 7, height: side))
            let layout = LayoutEngine(options: LayoutEngine.Options(designData: data))
                .layout(document, in: self.environment)
            #expect(Frames(layout: layout)["v"]?.size == Size(width: 7, height: expected))
        }
    }
}
