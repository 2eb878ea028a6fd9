// What is installed in an environment: variations of size classes, in the new form and the old, and placeholders.

import InterfaceDocument
import StrutEnvironment
import Testing

@Suite struct VariationTests {
    /// A scene with views `a`, `b`, `c`, and the root's variations.
    private func storyboard(_ variations: String, toolsVersion: String = "23504", device: String? = "retina6_12")
        -> Storyboard
    {
        let views = ["a", "b", "c"].map { id in
            #"<view id="\#(id)"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/></view>"#
        }
        let constraints = ["a", "b", "c"].map { id in
            #"<constraint firstItem="\#(id)" firstAttribute="width" constant="9" id="\#(id)-width"/>"#
        }
        return Storyboard(
            toolsVersion: toolsVersion, device: device,
            scenes: [
                scene(
                    "controller",
                    view: """
                        <subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints>
                        \(variations)
                        """)
            ])
    }

    private func views(_ storyboard: Storyboard, _ environment: LayoutEnvironment = LayoutEnvironment()) throws
        -> [String]
    {
        try storyboard.installed(environment)[0].views.compactMap(\.view.id).filter { $0.count == 1 }
    }

    private func constraints(_ storyboard: Storyboard, _ environment: LayoutEnvironment = LayoutEnvironment()) throws
        -> [String]
    {
        try storyboard.installed(environment)[0].constraints.compactMap(\.constraint.id)
    }

    private let landscape = LayoutEnvironment(orientation: .landscape)

    @Test func everythingIsInstalledWithoutVariations() throws {
        #expect(try views(storyboard("")) == ["a", "b", "c"])
        #expect(try constraints(storyboard("")) == ["a-width", "b-width", "c-width"])
    }

    /// The new form: the base is what is written, a variation excludes.
    @Test func excludedInCompactHeight() throws {
        let storyboard = storyboard(
            """
            <variation key="heightClass=compact">
            <mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="b-width"/></mask></variation>
            """)
        #expect(try views(storyboard) == ["a", "b", "c"])
        #expect(try views(storyboard, landscape) == ["a", "c"])
        #expect(try constraints(storyboard, landscape) == ["a-width", "c-width"])
    }

    /// The old form: the default excludes, the variations of size classes include.
    @Test func includedInSomeSizeClasses() throws {
        let storyboard = storyboard(
            """
            <variation key="default">
            <mask key="subviews"><exclude reference="b"/><exclude reference="c"/></mask>
            <mask key="constraints"><exclude reference="b-width"/></mask></variation>
            <variation key="heightClass=regular-widthClass=compact">
            <mask key="subviews"><include reference="b"/></mask>
            <mask key="constraints"><include reference="b-width"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="c"/></mask></variation>
            """)
        #expect(try views(storyboard) == ["a", "b"])
        #expect(try constraints(storyboard) == ["a-width", "b-width", "c-width"])
        #expect(try views(storyboard, landscape) == ["a"])
        #expect(try constraints(storyboard, landscape) == ["a-width", "c-width"])
        #expect(try views(storyboard, LayoutEnvironment(device: .named("iPad Air"))) == ["a", "c"])
        // The large phones are regular in width when they lie on their side.
        let large = LayoutEnvironment(device: .named("iPhone 15 Plus"), orientation: .landscape)
        #expect(try views(storyboard, large) == ["a", "c"])
    }

    /// On the square canvas only the default counts.
    @Test func onTheSquareCanvas() throws {
        let storyboard = storyboard(
            """
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
            <variation key="widthClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask></variation>
            """, toolsVersion: "6254", device: nil)
        #expect(try views(storyboard) == ["a", "c"])
        #expect(try views(storyboard, LayoutEnvironment(device: .named("iPhone 6"))) == ["a", "b", "c"])
    }

    /// The more exact variation has the last word, wherever it stands.
    @Test func theMoreExactVariationWins() throws {
        let exact =
            #"<variation key="heightClass=regular-widthClass=compact"><mask key="subviews"><include reference="b"/></mask></variation>"#
        let broad =
            #"<variation key="widthClass=compact"><mask key="subviews"><exclude reference="b"/></mask></variation>"#
        #expect(try views(storyboard(broad + exact)) == ["a", "b", "c"])
        #expect(try views(storyboard(exact + broad)) == ["a", "b", "c"])
    }

    /// With a view go its subviews.
    @Test func subviewsGoWithTheirSuperview() throws {
        let storyboard = Storyboard(
            scenes: [
                scene(
                    "controller",
                    view: """
                        <subviews><view id="a"><subviews><view id="b"/></subviews></view><view id="c"/></subviews>
                        <variation key="widthClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
                        """)
            ])
        #expect(try views(storyboard) == ["c"])
    }

    /// Attributes, constants and fonts vary: a view or constraint of the scene gives the value that applies.
    @Test func valuesVary() throws {
        let storyboard = Storyboard(
            scenes: [
                scene(
                    "controller",
                    view: """
                        <subviews><label id="a" text="Text">
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <constraints><constraint firstAttribute="width" constant="10" id="w">
                        <variation key="heightClass=compact" constant="20"/></constraint></constraints>
                        <variation key="heightClass=compact" hidden="YES">
                        <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
                        </label></subviews>
                        """)
            ])
        for (environment, constant, size, isHidden) in [
            (LayoutEnvironment(), 10.0, 17.0, false), (landscape, 20, 30, true),
        ] {
            let scene = try storyboard.installed(environment)[0]
            let view = try #require(scene.views.first { $0.view.id == "a" }?.view)
            #expect(view.isHidden == isHidden)
            #expect(Label(view.element)?.font?.pointSize == size)
            #expect(scene.constraints.first?.constraint.constant == constant)
        }
    }

    /// A placeholder constraint is there on the document's own canvas, and gone when the document is built.
    @Test func placeholders() throws {
        let storyboard = Storyboard(
            scenes: [
                scene(
                    "controller",
                    view: """
                        <constraints><constraint firstAttribute="width" constant="10" placeholder="YES" id="p"/>
                        <constraint firstAttribute="width" constant="20" id="w"/></constraints>
                        """)
            ])
        #expect(try constraints(storyboard) == ["p", "w"])
        #expect(try constraints(storyboard, LayoutEnvironment(device: .named("retina6_12"))) == ["w"])
    }

    /// Views stand before their subviews, and the tree can be walked.
    @Test func scenesAreInPreorder() throws {
        let storyboard = Storyboard(
            scenes: [
                scene(
                    "controller",
                    view: """
                        <subviews><view id="a"><subviews><view id="b"/><view id="c"/></subviews></view><view id="d"/></subviews>
                        """)
            ])
        let scene = try storyboard.installed()[0]
        #expect(scene.views.map(\.view.id) == ["controller-view", "a", "b", "c", "d"])
        #expect(scene.views.map(\.superview) == [-1, 0, 1, 1, 0])
        #expect(scene.views.map(\.depth) == [0, 1, 2, 2, 1])
        #expect(Array(scene.subviews(of: 0)) == [1, 4])
        #expect(Array(scene.subviews(of: 1)) == [2, 3])
        #expect(Array(scene.subviews(of: 2)) == [])
    }
}
