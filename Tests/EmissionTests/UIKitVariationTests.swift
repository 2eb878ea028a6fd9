import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format uikit makes what some size classes install, or none")
struct UIKitVariationTests {
    /// The code of a scene whose root has `content`, `constraints` and variations; `absent` are the ids of views that
    /// the layout does not have.
    private func source(
        _ content: String, constraints: String = "", variations: String, connections: String = "",
        absent: Set<String> = []
    ) throws -> String {
        let rest = "</subviews><constraints>\(constraints)</constraints>\(variations)</view>"
        let scene = HandmadeLayout.scene(content, connections: connections).replacing("</subviews></view>", with: rest)
        var layout = try HandmadeLayout.storyboard(scene)
        layout.scenes[0].views.removeAll { $0.view.id.map(absent.contains) ?? false }
        return String(decoding: layout.emit(.uikit), as: UTF8.self)
    }

    private static let label = #"<label id="l" userLabel="word" translatesAutoresizingMaskIntoConstraints="NO"/>"#

    /// Takes a member of the root away, and gives it back where the width is regular.
    private func regularOnly(_ key: String, _ id: String) -> String {
        """
        <variation key="default"><mask key="\(key)"><exclude reference="\(id)"/></mask></variation>
        <variation key="widthClass=regular"><mask key="\(key)"><include reference="\(id)"/></mask></variation>
        """
    }

    @Test("A fixed frame has its constraints in the size classes that have its view: nothing holds them before")
    func fixedFrames() throws {
        let text = try source(
            HandmadeLayout.fixedFrame, variations: regularOnly("subviews", "f"))
        expect(
            text,
            "vary(in: [2, 3], box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20), \(HandmadeLayout.fixedFrameIdentifier)",
            "vary(in: [2, 3], box.heightAnchor.constraint(equalToConstant: 50), \(HandmadeLayout.fixedFrameIdentifier)")
        #expect(!text.contains(" add(box."))
        #expect(text.contains("private func vary("))
    }

    @Test("An outlet leads to a constraint whether or not the size class has it")
    func outlets() throws {
        let text = try source(
            Self.label,
            constraints: """
                <constraint firstItem="l" firstAttribute="top" secondItem="root-1" secondAttribute="top" constant="9" id="c1"/>
                """, variations: regularOnly("constraints", "c1"),
            connections: """
                <outlet property="high" destination="c1" id="o1"/>
                <outletCollection property="tops" destination="c1" id="o2"/>
                """)
        expect(
            text,
            "high = vary(in: [2, 3], word.topAnchor.constraint(equalTo: view.topAnchor, constant: 9))  // c1",
            "owner.high = high", "owner.tops = [high]")
    }

    @Test("A constraint is one object whatever its constant is, so that its outlet leads to the one that is active")
    func constants() throws {
        let text = try source(
            Self.label,
            constraints: """
                <constraint firstItem="l" firstAttribute="top" secondItem="root-1" secondAttribute="top" constant="9" id="c1">
                <variation key="widthClass=regular" constant="30"/></constraint>
                """, variations: "", connections: #"<outlet property="high" destination="c1" id="o1"/>"#)
        let made = "add(word.topAnchor.constraint(equalTo: view.topAnchor, constant: 9))"
        expect(
            text, "high = vary(constants: [9, 9, 30, 30, 9], of: \(made))  // c1",
            "for (constraint, constants) in variedConstants { constraint.constant = constants[sizeClass] }")
        #expect(text.split(separator: "// c1").count == 2, "it is made once")
    }

    @Test("An outlet to a constraint that UIKit refuses is not set, and its collection does without")
    func refusedOutlets() throws {
        let text = try source(
            Self.label,
            constraints: """
                <constraint firstItem="l" firstAttribute="top" constant="4" id="c1"/>
                <constraint firstItem="l" firstAttribute="width" constant="4" id="c2"/>
                """, variations: "",
            connections: """
                <outlet property="bad" destination="c1" id="o1"/>
                <outletCollection property="all" destination="c1" id="o2"/>
                <outletCollection property="all" destination="c2" id="o3"/>
                """)
        expect(
            text, "// The constraint c1 is not made: UIKit refuses its attributes.",
            "// The outlet bad is not set: it leads to what is not made here.", "owner.all = [all]")
    }

    @Test("What no size class has is made for its outlets, and put into nothing")
    func uninstalled() throws {
        let text = try source(
            """
            \(Self.label)<view id="u" userLabel="spare" customClass="Spare"
            translatesAutoresizingMaskIntoConstraints="NO"><subviews><view id="i" userLabel="inner"
            translatesAutoresizingMaskIntoConstraints="NO"/><tableView id="t"><prototypes>
            <tableViewCell id="c" reuseIdentifier="row"/></prototypes></tableView></subviews><constraints>
            <constraint firstItem="i" firstAttribute="top" secondItem="u" secondAttribute="top" id="c1"/></constraints>
            </view>
            """,
            constraints: """
                <constraint firstItem="u" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="c2"/>
                <constraint firstItem="u" firstAttribute="left" secondItem="l" secondAttribute="left" id="c3"/>
                """,
            variations: """
                <variation key="default"><mask key="subviews"><exclude reference="u"/></mask></variation>
                """,
            connections: """
                <outlet property="gone" destination="u" id="o1"/><outlet property="gap" destination="c2" id="o2"/>
                """, absent: ["u", "i", "t", "c"])
        #expect(text.contains("// Needs the class Spare, a kind of UIView.\n"))
        expect(
            text, "let gone = Spare()", "// gone is not put into view: it is installed in no size class.",
            "gone.addSubview(inner)", "add(inner.topAnchor.constraint(equalTo: gone.topAnchor))  // c1",
            "gap = add(gone.topAnchor.constraint(equalTo: word.bottomAnchor))  // c2",
            "constraints.removeLast()  // it is installed in no size class", "owner.gone = gone", "owner.gap = gap",
            #"tableView.register(Row.Cell.self, forCellReuseIdentifier: "row")"#)
        #expect(!text.contains("c3") && !text.contains("func adapt("))
    }

    @Test("Cells and nibs are as their size class from the start, and nothing is done again while it stays the same")
    func start() throws {
        let varied = #"<variation key="widthClass=regular" alpha="0.5"/>"#
        let text = try source(
            """
            <tableView id="t"><prototypes><tableViewCell id="c" reuseIdentifier="row"><tableViewCellContentView
            key="contentView" id="cv"><subviews><view id="i">\(varied)</view></subviews></tableViewCellContentView>
            </tableViewCell></prototypes></tableView>
            """, variations: "")
        expect(text, "if sizeClass == adaptedClass { return }")
        #expect(text.split(separator: " builtInterface.adapt(to: traitCollection)\n").count == 3)
        let xib = try HandmadeLayout.xib("<view id=\"v\">\(varied)</view>")
        expect(
            String(decoding: xib.emit(.uikit), as: UTF8.self),
            "static func instantiate(withOwner owner: Any?, traits: UITraitCollection = .current) -> [Any] {",
            "if traits.horizontalSizeClass == .unspecified, traits.verticalSizeClass == .unspecified {",
            "return adapt(to: 4)")
    }
}
