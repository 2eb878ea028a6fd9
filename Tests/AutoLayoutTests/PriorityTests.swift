// Relations and priorities: what must hold, and in which order wishes are granted.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct PriorityTests {
    /// The width of a view under constraints on it, its place and height being settled.
    private func width(_ words: String...) throws -> Double? {
        let frames = try layOut(
            view("a"), ["a.leading == root.leading", "a.top == root.top", "a.height == 10"] + words)
        return frames["a"]?.width
    }

    @Test func requiredBeatsEveryWish() throws {
        #expect(try width("a.width == 100", "a.width == 200 @999", "a.width == 300 @999.9") == 100)
    }

    @Test func theHigherWishIsGranted() throws {
        #expect(try width("a.width == 120 @750", "a.width == 150 @751") == 150)
        #expect(try width("a.width == 150 @751", "a.width == 120 @750") == 150)
    }

    @Test func fractionsOfAPriorityCount() throws {
        #expect(try width("a.width == 180 @999.5", "a.width == 190 @999") == 180)
        #expect(try width("a.width == 180 @999.5", "a.width == 190 @999.6") == 190)
    }

    /// However many lower wishes agree, they do not outweigh a higher one.
    @Test func oneHigherWishOutweighsManyLowerOnes() throws {
        #expect(
            try width(
                "a.width == 60 @501", "a.width == 100 @500", "a.width == 110 @500 #b", "a.width == 120 @500",
                "a.width == 130 @500", "a.width == 140 @500") == 60)
    }

    /// Within one priority the sum of the errors is least: the middle of three.
    @Test func equalWishesMeetInTheMiddleOne() throws {
        #expect(try width("a.width == 100 @500", "a.width == 200 @500", "a.width == 120 @500") == 120)
    }

    /// Two equal wishes: every width between them has the same sum of errors; the one that is written first is granted.
    @Test func ofEqualWishesTheFirstWrittenIsGranted() throws {
        #expect(try width("a.width == 100 @500", "a.width == 200 @500") == 100)
        #expect(try width("a.width == 200 @500", "a.width == 100 @500") == 200)
    }

    /// A written wish was there before the intrinsic size: of two of one priority it holds.
    @Test func aWishComesBeforeResistanceToCompression() throws {
        let scene = TestScene(
            resources: image("wide", 80, 20), views: imageView("a", "wide"),
            constraints: ["a.leading == root.leading", "a.top == root.top", "root.trailing == a.trailing + 363 @750"])
        try scene.layOut().expect("a", 0, 0, 30, 20)
    }

    /// What hugs its content holds before what resists compression, wherever they stand.
    @Test func huggingComesBeforeResistanceToCompression() throws {
        let scene = TestScene(
            resources: image("wide", 80, 20) + image("narrow", 30, 20),
            views: imageView("a", "wide") + imageView("b", "narrow", #"horizontalHuggingPriority="750""#),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "b.leading == root.leading", "b.top == a.bottom",
                "a.width == b.width",
            ])
        let frames = try scene.layOut()
        frames.expect("a", 0, 0, 30, 20)
        frames.expect("b", 0, 20, 30, 20)
    }

    /// Intrinsic sizes come from the deepest views up: those resist compression longest.
    @Test func deeperViewsKeepTheirSize() throws {
        let scene = TestScene(
            resources: image("wide", 80, 20),
            views: imageView("a", "wide")
                + view(
                    "box", subviews: imageView("b", "wide"),
                    constraints: [
                        "b.leading == box.leading", "b.trailing == box.trailing", "b.top == box.top",
                        "b.bottom == box.bottom",
                    ]),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "box.leading == a.trailing", "box.top == root.top",
                "box.trailing == root.leading + 100",
            ])
        let frames = try scene.layOut()
        frames.expect("a", 0, 0, 20, 20)
        frames.expect("box", 20, 0, 80, 20)
    }

    @Test func atLeastLetsGrow() throws {
        #expect(try width("a.width >= 150", "a.width == 100 @750") == 150)
        #expect(try width("a.width >= 150", "a.width == 170 @750") == 170)
    }

    @Test func atMostLetsShrink() throws {
        #expect(try width("a.width <= 200", "a.width == 300 @750") == 200)
        #expect(try width("a.width <= 200", "a.width == 30 @750") == 30)
    }

    @Test func anOptionalInequalityIsGivenUpBeforeAHigherWish() throws {
        #expect(try width("a.width <= 200 @400", "a.width == 300 @750") == 300)
        #expect(try width("a.width <= 200 @800", "a.width == 300 @750") == 200)
    }

    /// No width is negative, whatever is wished.
    @Test func noSizeIsNegative() throws {
        #expect(try width("a.width == -50 @999") == 0)
        #expect(try width("a.width <= -50 @999.9", "a.width == 40 @2") == 0)
    }

    @Test func inequalitiesBetweenViews() throws {
        let frames = try layOut(
            view("a", constraints: ["a.width == 100", "a.height == 20"])
                + view("b", constraints: ["b.width == 50", "b.height == 20"]),
            [
                "a.leading == root.leading + 20", "a.top == root.top + 10", "b.top >= a.bottom + 8",
                "b.top == root.top @250", "b.trailing <= a.trailing - 5", "b.trailing == root.trailing @250",
            ])
        frames.expect("b", 65, 38, 50, 20)
    }

    /// A placeholder constraint holds on the canvas, where it yields to those that stay, and is gone at run time.
    @Test func placeholdersHoldOnTheCanvas() throws {
        let scene = TestScene(
            views: view("a") + view("b"),
            constraints: [
                "a.leading == root.leading", "a.top == root.top", "a.width == 70", "a.height == 10",
                "a.width == 300 placeholder", "b.leading == root.leading", "b.top == a.bottom",
                "b.width == 20 placeholder", "b.width == 30 @750", "b.height == 10",
            ])
        let frames = try scene.layOut()
        frames.expect("a", 0, 0, 70, 10)
        frames.expect("b", 0, 10, 20, 10)
        #expect(frames.findings.isEmpty)
        let running = try scene.layOut(in: LayoutEnvironment(device: .named("retina6_12")))
        #expect(running["b"]?.size == Size(width: 30, height: 10))
    }

    /// The stored frame counts for nothing where constraints determine the view.
    @Test func storedFramesAreIgnored() throws {
        let frames = try layOut(
            view("a", 300, 700, 55, 66),
            ["a.leading == root.leading", "a.top == root.top", "a.width == 70", "a.height == 10"])
        frames.expect("a", 0, 0, 70, 10)
    }

    /// A constant that is marked as the standard spacing: between views it counts as stored, 0 where none is.
    @Test func symbolicConstantsBetweenViews() throws {
        let sized = [
            "a.width == 70", "b.width == 70", "c.width == 70", "a.height == 9", "b.height == 9", "c.height == 9",
        ]
        let frames = try layOut(
            view("a") + view("b") + view("c"),
            sized + [
                "a.top == root.top", "b.top == root.top", "c.top == root.top",
                "a.leading == root.leading + 20 symbolic",
                "b.leading == a.trailing + 8 symbolic", "c.leading == b.trailing symbolic",
            ])
        frames.expect("a", 20, 0, 70, 9)
        frames.expect("b", 98, 0, 70, 9)
        frames.expect("c", 168, 0, 70, 9)
    }

    /// To the safe area the standard spacing is 0, whatever was stored (15 of 15 in documents).
    @Test func symbolicConstantsToTheSafeArea() throws {
        let frames = try layOut(
            view("a"),
            [
                "a.leading == safeArea.leading + 20 symbolic", "safeArea.trailing == a.trailing + 20 symbolic",
                "a.top == safeArea.top + 20 symbolic", "safeArea.bottom == a.bottom + 8 symbolic",
            ])
        frames.expect("a", 0, 59, 393, 759)
    }
}
