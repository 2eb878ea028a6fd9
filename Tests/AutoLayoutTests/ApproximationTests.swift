// What is said of views whose size no document and no table knows.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import StrutTextMeasurement
import Testing

@Suite struct ApproximationTests {
    private func text(_ id: String, font: String, _ text: String = "Text") -> String {
        view(
            id, element: "label", #"text="\#(text)""#,
            content: #"<fontDescription key="fontDescription" name="\#(font)" family="" pointSize="17"/>"#
        )
    }

    /// The reasons by object id. Where the views of these scenes are is left open, which is not what most of them are
    /// about.
    private func approximations(
        _ scene: TestScene, areAmbiguous: Bool = false
    ) throws -> [String: Approximation] {
        let scene = try #require(try scene.layOut().layout.scenes.first)
        var found: [String: Approximation] = [:]
        for (placed, approximation) in zip(scene.views, scene.approximations) {
            if let id = placed.view.id, (approximation == .ambiguous) == areAmbiguous { found[id] = approximation }
        }
        return found
    }

    @Test func fonts() throws {
        let views =
            text("known", font: "HelveticaNeue-Medium") + text("lent", font: "Futura-Bold")
            + text("unknown", font: "NoSuchFont") + text("silent", font: "NoSuchFont", "")
            + label("system", "Text")
        #expect(try approximations(TestScene(views: views)) == ["lent": .font, "unknown": .font])
    }

    /// A label that constraints size on both axes is as large in any font.
    @Test func aFixedSizeIsCertain() throws {
        let scene = TestScene(
            views: text("label", font: "NoSuchFont"),
            constraints: ["label.width == 200", "label.height == 90"])
        #expect(try approximations(scene).isEmpty)
    }

    @Test func images() throws {
        let scene = TestScene(
            resources: image("here", 20, 10),
            views: imageView("known", "here") + imageView("unknown", "elsewhere"))
        #expect(try approximations(scene) == ["unknown": .image])
    }

    /// UIKit enlarges such images at the accessibility sizes.
    @Test func imagesThatGrowWithText() throws {
        let flag = #"adjustsImageSizeForAccessibilityContentSizeCategory="YES""#
        let scene = TestScene(
            resources: image("here", 20, 10), views: imageView("grows", "here", flag) + imageView("stays", "here"))
        for (category, approximations) in [
            (ContentSizeCategory.extraExtraExtraLarge, [:]), (.accessibilityMedium, ["grows": Approximation.image]),
        ] {
            let frames = try scene.layOut(in: LayoutEnvironment(contentSizeCategory: category))
            let scene = try #require(frames.layout.scenes.first)
            let found = zip(scene.views, scene.approximations).filter { $0.1 == .image }
            #expect(
                Dictionary(uniqueKeysWithValues: found.map { ($0.0.view.id ?? "", $0.1 ?? .image) }) == approximations)
        }
    }

    /// On the canvas a stack view's plain views have sizes that Interface Builder gives them, unless constraints do.
    @Test func designTimeSizes() throws {
        let stack = view(
            "stack", element: "stackView", "",
            subviews: view("plain") + view("own", #"customClass="Chart""#) + label("label", "Text"))
        #expect(
            try approximations(TestScene(views: stack))
                == ["plain": .lent, "own": .custom, "label": .lent, "stack": .lent])
        let fixed = view(
            "stack", element: "stackView", "",
            subviews: view("plain", constraints: ["plain.width == 31", "plain.height == 33"]))
        #expect(try approximations(TestScene(views: fixed)).isEmpty)
    }

    /// Shares are multipliers, which say how large the stack view is whatever a length comes to by itself.
    @Test func sharesFollowDesignTimeLengths() throws {
        let empty = view("empty", element: "stackView", "")
        let stack = view(
            "stack", element: "stackView", #"axis="vertical" distribution="fillProportionally""#,
            subviews: label("label", "Text") + empty)
        let constraints = ["stack.leading == root.leading", "stack.top == root.top", "stack.width == 300"]
        #expect(
            try approximations(TestScene(views: stack, constraints: constraints)) == ["empty": .lent, "stack": .lent])
        // In a stack view of one height the label's share depends on the other's.
        #expect(
            try approximations(TestScene(views: stack, constraints: constraints + ["stack.height == 200"]))
                == ["empty": .lent, "label": .lent])
    }

    /// An image whose size nothing holds, beside one that goes into a share.
    @Test func sharesBesideSizesThatNothingHolds() throws {
        let stack = view(
            "stack", element: "stackView", #"axis="vertical" distribution="fillProportionally""#,
            subviews: label("label", "Text") + imageView("shared", "elsewhere"))
        let scene = TestScene(
            views: stack + imageView("alone", "elsewhere"),
            constraints: ["stack.leading == root.leading", "stack.top == root.top", "stack.width == 300"])
        let found = try approximations(scene)
        #expect(found["alone"] == .image && found["shared"] == .image && found["stack"] == .image)
    }

    /// What a view holds keeps it from being smaller than its design-time size, but not from being as large as the
    /// canvas has given others.
    @Test func aDesignTimeLengthMayBeLargerThanTheContent() throws {
        let plain = view("plain", subviews: view("content"))
        let stack = view("stack", element: "stackView", #"axis="vertical""#, subviews: plain + label("label", "Text"))
        func marks(_ height: String) throws -> [String: Approximation] {
            try approximations(
                TestScene(
                    views: stack,
                    constraints: [
                        "stack.leading == root.leading", "stack.top == root.top", "stack.width == 300",
                        "content.leading == plain.leading", "content.trailing == plain.trailing",
                        "content.top == plain.top", "content.bottom == plain.bottom", height,
                    ]))
        }
        #expect(try marks("content.height == 100").isEmpty)
        #expect(
            try marks("content.height >= 100") == ["plain": .lent, "content": .lent, "label": .lent, "stack": .lent])
    }

    /// A length that the content has made longer than any design-time length may be longer yet.
    @Test func aDesignTimeLengthMayBeLargerThanItCameToBe() throws {
        let stack = view(
            "stack", element: "stackView", #"axis="vertical""#,
            subviews: view("plain", subviews: view("content")) + label("label", "Text"))
        let found = try approximations(
            TestScene(
                views: stack,
                constraints: [
                    "stack.leading == root.leading", "stack.top == root.top", "stack.width == 300",
                    "content.leading == plain.leading", "content.trailing == plain.trailing",
                    "content.top == plain.top", "content.bottom == plain.bottom", "content.height >= 500",
                ]))
        #expect(found == ["plain": .lent, "content": .lent, "label": .lent, "stack": .lent])
    }

    /// Some canvases show a date picker without a style as wheels, some not; a timer always has wheels.
    @Test func datePickersWithoutStyle() throws {
        func picker(_ id: String, _ attributes: String) -> String { view(id, element: "datePicker", attributes) }
        let scene = TestScene(
            views: picker("free", "") + picker("wheels", #"style="wheels""#)
                + picker("timer", #"datePickerMode="countDownTimer""#))
        #expect(try approximations(scene) == ["free": .lent])
    }

    /// Nothing says how wide a symbol is that no document has shown at its own size.
    @Test func symbols() throws {
        func symbol(_ id: String, _ name: String) -> String {
            view(id, element: "imageView", #"image="\#(name)" catalog="system""#)
        }
        let button = view(
            "button", element: "button",
            content: #"<state key="normal" image="paperplane" catalog="system"/>"#)
        let scene = TestScene(views: symbol("seen", "chevron.down") + symbol("unseen", "paperplane") + button)
        #expect(try approximations(scene) == ["unseen": .image, "button": .image])
    }

    /// Fonts that the app brings are not certain, though their advances are known.
    @Test func fontsOfTheApp() throws {
        let views = text("roboto", font: "Roboto-Regular") + text("arial", font: "ArialMT")
        #expect(try approximations(TestScene(views: views)) == ["roboto": .font])
    }

    /// What stands behind an uncertain text moves with it; what does not move is certain.
    @Test func whatRestsOnAnUncertainViewIsMarkedToo() throws {
        let scene = TestScene(
            views: text("unknown", font: "NoSuchFont") + label("behind", "Text") + label("elsewhere", "Text")
                + view("around"),
            constraints: [
                "unknown.leading == root.leading", "unknown.top == root.top", "behind.leading == unknown.trailing + 8",
                "behind.top == root.top", "elsewhere.leading == root.leading", "elsewhere.top == root.top + 200",
                "around.leading == root.leading", "around.top == root.top + 300", "around.height == 10",
                "around.width == unknown.width",
            ])
        #expect(try approximations(scene) == ["unknown": .font, "behind": .font, "around": .font])
    }

    /// A label of the app's own class may set another text than its superclass.
    @Test func textsOfCustomClasses() throws {
        let own = view("own", element: "label", #"text="Text" customClass="BadgeLabel""#)
        #expect(try approximations(TestScene(views: own + label("label", "Text"))) == ["own": .custom])
    }

    /// Which of two widths is broken no document shows: the next view depends on it, the one above does not.
    @Test func conflicts() throws {
        let scene = TestScene(
            views: view("above") + view("torn") + view("next"),
            constraints: [
                "above.leading == root.leading", "above.top == root.top", "above.width == 50", "above.height == 20",
                "torn.leading == root.leading", "torn.top == above.bottom", "torn.height == 20",
                "torn.width == 100", "torn.width == 200",
                "next.leading == torn.trailing", "next.top == above.bottom", "next.height == 20", "next.width == 20",
            ])
        #expect(try approximations(scene) == ["torn": .conflict, "next": .conflict])
    }

    /// Two labels hug alike: either could fill the row.
    @Test func ties() throws {
        let row = view("row", element: "stackView", "", subviews: label("one", "Text") + label("two", "Text"))
        let scene = TestScene(
            views: row,
            constraints: ["row.leading == root.leading", "row.top == root.top", "row.width == 300"])
        #expect(try approximations(scene, areAmbiguous: true) == ["one": .ambiguous, "two": .ambiguous])
        let layout = try #require(try scene.layOut().layout.scenes.first)
        let ambiguous = zip(layout.views, layout.facts).filter { $0.1.details.isAmbiguous }
        #expect(ambiguous.map { $0.0.view.id } == ["one", "two"])
    }

    /// The mark, the member `ambiguous` and the rule answer one question.
    @Test(arguments: GalleryFolder.documents(below: "Storyboards") + GalleryFolder.documents(below: "Tests/Fixtures"))
    func ambiguityHasOneAnswer(path: String) throws {
        // Some fixtures are no documents.
        guard let document = try? Document.read(path: path) else { return }
        let frames = Frames(layout: LayoutEngine().layout(document))
        var ambiguous: Set<String> = []
        for scene in frames.layout.scenes {
            for ((placed, facts), approximation) in zip(zip(scene.views, scene.facts), scene.approximations) {
                if facts.details.isAmbiguous { ambiguous.insert(placed.view.id ?? "") }
                #expect(approximation != .ambiguous || facts.details.isAmbiguous)
            }
        }
        for finding in frames.findings("ambiguous-layout") where finding.severity > .note {
            #expect(ambiguous.contains(finding.object ?? ""), "\(finding.message)")
        }
    }
}
