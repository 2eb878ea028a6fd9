// Variations: old documents' `default` masks, and values and masks for size classes.

import Testing

@testable import InterfaceDocument

@Suite struct VariationTests {
    static let phone = VariationTraits(widthClass: .compact, heightClass: .regular, idiom: .phone)
    static let landscape = VariationTraits(widthClass: .compact, heightClass: .compact, idiom: .phone)
    static let pad = VariationTraits(widthClass: .regular, heightClass: .regular, idiom: .pad)

    @Test func traitsArePacked() {
        #expect(MemoryLayout<VariationTraits>.size == 1)
        #expect(Self.phone.widthClass == .compact && Self.phone.heightClass == .regular && Self.phone.idiom == .phone)
        #expect(VariationTraits.none.widthClass == nil && VariationTraits.none.idiom == nil)
        #expect(VariationTraits(heightClass: .compact).heightClass == .compact)
    }

    @Test func valuesOfVariations() throws {
        let stack = try element(
            """
            <stackView id="S" spacing="8" axis="vertical">
                <variation key="widthClass=compact" spacing="4"/>
                <variation key="heightClass=regular-widthClass=regular" axis="horizontal" spacing="20"/>
                <variation key="heightClass=compact" hidden="YES"/>
                <variation key="heightClass=compact-widthClass=compact" spacing="2"/>
                <variation key="userInterfaceIdiom=mac" spacing="99"/>
            </stackView>
            """)
        func stackView(_ traits: VariationTraits) -> StackView? { StackView(stack.resolved(for: traits)) }
        #expect(stackView(.none)?.spacing == 8)
        #expect(stackView(Self.phone)?.spacing == 4)
        #expect(stackView(Self.phone)?.axis == .vertical)
        #expect(stackView(Self.pad)?.spacing == 20)
        #expect(stackView(Self.pad)?.axis == .horizontal)
        #expect(stackView(Self.landscape)?.spacing == 2)
        #expect(stackView(VariationTraits(idiom: .mac))?.spacing == 99)
        #expect(View(stack.resolved(for: Self.landscape))?.isHidden == true)
        #expect(View(stack.resolved(for: Self.phone))?.isHidden == false)
        #expect(stack.resolved(for: Self.landscape).key == nil)
        #expect(stack.resolved(for: Self.landscape).id == "S")
    }

    @Test func childrenOfVariations() throws {
        let label = try element(
            """
            <label id="L">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <variation key="heightClass=regular-widthClass=regular">
                    <rect key="frame" x="10" y="20" width="30" height="40"/>
                    <fontDescription key="fontDescription" type="system" pointSize="34"/>
                </variation>
            </label>
            """)
        #expect(Label(label.resolved(for: Self.phone))?.font?.pointSize == 17)
        #expect(Label(label.resolved(for: Self.pad))?.font?.pointSize == 34)
        #expect(View(label.resolved(for: Self.phone))?.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(View(label.resolved(for: Self.pad))?.frame == Rect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func constants() throws {
        let document = try xib(
            """
            <view id="A"><constraints>
                <constraint firstAttribute="width" constant="100" id="W">
                    <variation key="widthClass=compact" constant="50"/>
                </constraint>
            </constraints></view>
            """)
        let element = try #require(document.element(id: "W"))
        #expect(Constraint(element)?.constant == 100)
        #expect(Constraint(element.resolved(for: Self.phone))?.constant == 50)
        #expect(Constraint(element.resolved(for: Self.pad))?.constant == 100)
    }

    /// The base excludes, more specific variations include and exclude on top of it.
    @Test func masks() throws {
        let element = try element(
            """
            <view id="A">
                <subviews><label id="B"/><label id="C"/></subviews>
                <constraints>
                    <constraint firstAttribute="width" id="W1"/><constraint firstAttribute="width" id="W2"/>
                </constraints>
                <variation key="default">
                    <mask key="subviews"><exclude reference="B"/></mask>
                    <mask key="constraints"><exclude reference="W2"/></mask>
                </variation>
                <variation key="heightClass=compact">
                    <mask key="subviews"><include reference="B"/></mask>
                    <mask key="constraints"><include reference="W2"/><exclude reference="W1"/></mask>
                </variation>
                <variation key="heightClass=compact-widthClass=compact">
                    <mask key="constraints"><exclude reference="W2"/></mask>
                </variation>
            </view>
            """)
        func installed(_ traits: VariationTraits) -> [String?] {
            guard let view = View(element.resolved(for: traits)) else { return [] }
            return view.subviews.filter(view.isInstalled).map(\.id)
                + view.constraints.filter(view.isInstalled).map(\.id)
        }
        #expect(installed(.none) == ["C", "W1"])
        #expect(installed(Self.phone) == ["C", "W1"])
        #expect(installed(VariationTraits(widthClass: .regular, heightClass: .compact)) == ["B", "C", "W2"])
        #expect(installed(Self.landscape) == ["B", "C"])
    }

    @Test func traitsGoAlong() throws {
        let view = try element("<view id='A'><subviews><label id='B'/></subviews></view>").resolved(for: Self.pad)
        #expect(view.children.first?.traits == Self.pad)
        #expect(view.child(.subviews)?.children.first?.traits == Self.pad)
        #expect(view.child(.subviews)?.parent?.traits == Self.pad)
        #expect(view.descendants.allSatisfy { $0.traits == Self.pad })
        #expect(View(view)?.subviews.first?.element.traits == Self.pad)
        #expect(view.resolved(for: .none) != view)
    }

    @Test func unknownTraitsAreNeverMet() throws {
        let document = try xib(
            """
            <view id="A" tag="1"><variation key="displayGamut=P3" tag="2"/><variation key="" tag="3"/></view>
            <view id="B"><variation key="displayGamut=P3" tag="2"/></view>
            """)
        for traits in [VariationTraits.none, Self.phone, Self.pad] {
            #expect(View(try #require(document.element(id: "A")).resolved(for: traits))?.tag == 1)
        }
        #expect(document.findings.map(\.rule.id) == ["unknown-variation", "unknown-variation"])
        #expect(document.findings.first?.severity == .note)
    }
}
