// What all views have: frames, masks, priorities, margins, hierarchy, guides.

import Testing

@testable import InterfaceDocument

@Suite struct ViewTests {
    @Test(arguments: View.Kind.allCases.filter { $0 != .unknown })
    func kinds(kind: View.Kind) throws {
        let view = try view("<\(kind.rawValue) id='A'/>")
        #expect(view.kind == kind)
        #expect(view.className == kind.className)
        #expect(view.element.name.isKnown)
    }

    @Test func classNames() {
        #expect(View.Kind.label.className == "UILabel")
        #expect(View.Kind.switch.className == "UISwitch")
        #expect(View.Kind.tableViewCellContentView.className == "UITableViewCellContentView")
        #expect(View.Kind.wkWebView.className == "WKWebView")
        #expect(View.Kind.mapView.className == "MKMapView")
        #expect(View.Kind.containerView.className == "UIView")
        #expect(View.Kind.arscnView.className == "ARSCNView")
    }

    @Test func unknownViews() throws {
        let document = try xib(
            """
            <view id="A"><subviews><hologram id="B" customClass="Holo"><rect key="frame" x="1" y="2" width="3" height="4"/>
            </hologram></subviews></view>
            <gadget id="C"><rect key="frame" x="0" y="0" width="1" height="1"/></gadget><gizmo id="D"/>
            """)
        let scene = try #require(document.scenes.first)
        #expect(scene.topLevelViews.map(\.id) == ["A", "C"])
        let unknown = try #require(scene.topLevelViews.first?.subviews.first)
        #expect(unknown.kind == .unknown && unknown.className == "Holo")
        #expect(unknown.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(View(try #require(document.element(id: "D"))) == nil)
    }

    @Test func identity() throws {
        let view = try view(
            """
            <view key="view" userLabel="Mine" customClass="Fancy" customModule="App" restorationIdentifier="R" tag="5" \
            hidden="YES" alpha="0.25" clipsSubviews="YES" contentMode="center" semanticContentAttribute="forceRightToLeft" \
            misplaced="YES" ambiguous="YES" fixedFrame="YES" verifyAmbiguity="ignoreSizes" \
            translatesAutoresizingMaskIntoConstraints="NO" id="A">
                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                <color key="tintColor" name="Brand"/>
            </view>
            """)
        #expect(view.id == "A" && view.key == "view" && view.userLabel == "Mine")
        #expect(view.customClass == "Fancy" && view.customModule == "App" && view.className == "Fancy")
        #expect(view.restorationIdentifier == "R" && view.tag == 5)
        #expect(view.isHidden && view.alpha == 0.25 && view.clipsSubviews && view.contentMode == "center")
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.isMisplaced && view.isAmbiguous && view.isFixedFrame && view.verifyAmbiguity == "ignoreSizes")
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.backgroundColor?.value == .system("systemBackgroundColor"))
        #expect(view.tintColor?.value == .named("Brand"))
        #expect(view.location.line == 4)
    }

    @Test func defaults() throws {
        let view = try view("<view/>")
        #expect(!view.isHidden && view.alpha == 1 && !view.clipsSubviews && view.contentMode == "scaleToFill")
        #expect(view.semanticContentAttribute == .unspecified)
        #expect(!view.isMisplaced && !view.isAmbiguous && !view.isFixedFrame && view.verifyAmbiguity == nil)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.autoresizingMask.isEmpty)
        #expect(view.hugging(.horizontal) == 250 && view.hugging(.vertical) == 250)
        #expect(view.compressionResistance(.horizontal) == 750 && view.compressionResistance(.vertical) == 750)
        #expect(view.placeholderIntrinsicWidth == nil && view.placeholderIntrinsicHeight == nil)
        #expect(view.frame == nil && view.bounds == nil)
        #expect(view.layoutMargins == nil && view.directionalLayoutMargins == nil)
        #expect(view.insetsLayoutMarginsFromSafeArea)
        #expect(!view.preservesSuperviewLayoutMargins && !view.layoutMarginsFollowReadableWidth)
        #expect(
            view.subviews.isEmpty && view.childViews.isEmpty && view.constraints.isEmpty && view.layoutGuides.isEmpty)
        #expect(view.accessibilityIdentifier == nil && view.isAccessibilityElement == nil)
    }

    @Test func frames() throws {
        let view = try view(
            """
            <view><rect key="contentStretch" x="0" y="0" width="0" height="0"/>
            <rect key="frame" x="-1.5" y="20.333333333333332" width="375" height="0.0"/></view>
            """)
        #expect(view.frame == Rect(x: -1.5, y: 20.333333333333332, width: 375, height: 0))
        #expect(view.bounds == Rect(x: 0, y: 0, width: 375, height: 0))
        #expect(view.frame?.maxX == 373.5 && view.frame?.origin == Point(x: -1.5, y: view.frame?.minY ?? 0))
        #expect(try InterfaceDocumentTests.view("<view><rect key='frame' x='1' y='2' width='3'/></view>").frame == nil)
    }

    /// A cell's content is a plain view in documents of Xcode 5; what only has its key is none.
    @Test(arguments: [("tableViewCell", View.Kind.tableViewCellContentView), ("view", .view)])
    func contentOfACell(outer: String, kind: View.Kind) throws {
        let outer = try element("<\(outer) id='A'><view key='contentView'/></\(outer)>")
        #expect(outer.child(key: "contentView").flatMap(View.init)?.kind == kind)
    }

    /// A frame as insets from the superview's edges; a distance or length that is not written, and one that is a share.
    @Test func frameInsets() throws {
        let view = try view(
            """
            <view><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <label id="A"><frame key="frameInset" minX="15" minY="5" width="42" height="21"/></label>
            <label id="B"><frame key="frameInset" minX="15" minY="5" maxX="20" maxY="10"/></label>
            <label id="C"><frame key="frameInset" maxX="20" maxY="10" width="50" height="30"/></label>
            <label id="D"><frame key="frameInset" minX="15"/></label>
            <label id="E"><frame key="frameInset" width="42" height="21"/></label>
            <label id="F"><frame key="frameInset" minX="15%" width="40" height="21"/></label>
            <label id="G"><frame key="frameInset"/></label>
            <label id="H"><frame key="frameInset" minX="12.5%" minY="30" width="75.00%" maxY="20"/></label>
            <label id="I"><frame key="frameInset" minX="wide" width="40" height="21"/></label>
            </subviews></view>
            """)
        #expect(
            view.subviews.map(\.frame) == [
                Rect(x: 15, y: 5, width: 42, height: 21), Rect(x: 15, y: 5, width: 165, height: 85),
                Rect(x: 130, y: 60, width: 50, height: 30), Rect(x: 15, y: 0, width: 185, height: 100),
                Rect(x: 0, y: 0, width: 42, height: 21), Rect(x: 24, y: 0, width: 40, height: 21),
                Rect(x: 0, y: 0, width: 200, height: 100), Rect(x: 25, y: 30, width: 150, height: 50), nil,
            ])
    }

    /// Every of the 64 masks.
    @Test func autoresizingMasks() throws {
        let flags = [
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
        ]
        for mask in 0..<64 {
            let attributes = flags.indices.filter { mask & 1 << $0 != 0 }.map { "\(flags[$0])='YES'" }.joined(
                separator: " ")
            let view = try view("<view><autoresizingMask key='autoresizingMask' \(attributes)/></view>")
            #expect(view.autoresizingMask == AutoresizingMask(rawValue: UInt8(mask)))
        }
        #expect(AutoresizingMask(rawValue: 18) == [.widthSizable, .heightSizable])
    }

    @Test func prioritiesAndPlaceholders() throws {
        let view = try view(
            """
            <view horizontalHuggingPriority="251" verticalHuggingPriority="252.5" horizontalCompressionResistancePriority="1000" \
            verticalCompressionResistancePriority="1" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="64.5"/>
            """)
        #expect(view.hugging(.horizontal) == 251 && view.hugging(.vertical) == 252.5)
        #expect(view.compressionResistance(.horizontal) == 1000 && view.compressionResistance(.vertical) == 1)
        #expect(view.placeholderIntrinsicWidth == View.PlaceholderSize.none)
        #expect(view.placeholderIntrinsicHeight == .points(64.5))
    }

    @Test func margins() throws {
        let view = try view(
            """
            <view preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
            layoutMarginsFollowReadableWidth="YES">
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
                <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>
            </view>
            """)
        #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.directionalLayoutMargins == DirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
        #expect(view.layoutMarginsFollowReadableWidth)
    }

    @Test func layoutGuides() throws {
        let view = try view(
            """
            <scrollView id="S">
                <viewLayoutGuide key="safeArea" id="a"/><viewLayoutGuide key="contentLayoutGuide" id="b"/>
                <viewLayoutGuide key="frameLayoutGuide" id="c"/><keyboardLayoutGuide key="keyboard" id="d"/>
                <viewLayoutGuide key="layoutMarginsGuide" id="e"/><viewLayoutGuide key="readableContentGuide" id="f"/>
                <viewLayoutGuide key="other" id="g"/>
                <userGuides><userLayoutGuide location="60" affinity="minX"/></userGuides>
            </scrollView>
            """)
        #expect(
            view.layoutGuides.map(\.kind) == [
                .safeArea, .contentLayoutGuide, .frameLayoutGuide, .keyboard, .layoutMargins, .readableContent,
                .unknown, .user,
            ])
        #expect(view.layoutGuides.map(\.id) == ["a", "b", "c", "d", "e", "f", "g", nil])
        #expect(view.layoutGuides.allSatisfy { $0.owner == view.element })
        let scroll = try #require(ScrollView(view.element))
        #expect(scroll.contentLayoutGuide?.id == "b" && scroll.frameLayoutGuide?.id == "c")
    }

    @Test func childViews() throws {
        let table = try view(
            """
            <tableView id="T">
                <view key="tableHeaderView" id="H"/><view key="tableFooterView" id="F"/><view key="backgroundView" id="G"/>
                <prototypes><tableViewCell id="P"/></prototypes>
                <sections><tableViewSection id="S"><view key="headerView" id="SH"/>
                    <cells><tableViewCell id="C1"/><tableViewCell id="C2"/></cells></tableViewSection></sections>
                <variation key="default"><view id="no"/></variation>
            </tableView>
            """)
        #expect(table.childViews.map(\.id) == ["H", "F", "G", "P", "SH", "C1", "C2"])
        #expect(table.subviews.isEmpty)
        let cell = try view(
            """
            <tableViewCell id="C"><tableViewCellContentView key="contentView" id="V"><subviews><label id="L"/></subviews>
            </tableViewCellContentView><view key="accessoryView" id="A"/></tableViewCell>
            """)
        #expect(cell.childViews.map(\.id) == ["V", "A"])
        #expect(cell.childViews.first?.childViews.first?.superview?.id == "V")
        #expect(cell.childViews.first?.superview?.id == "C")
        #expect(cell.superview == nil)
        let collection = try view(
            """
            <collectionView><cells><collectionViewCell id="1"/></cells>
            <collectionReusableView key="sectionHeaderView" id="2"/></collectionView>
            """)
        #expect(collection.childViews.map(\.id) == ["1", "2"])
        let effect = try view("<visualEffectView><view key='contentView' id='1'/></visualEffectView>")
        #expect(effect.childViews.map(\.id) == ["1"])
    }

    @Test func referencesAreNoViews() throws {
        let element = try element(
            "<segue><popoverPassthroughViews><view reference='A'/></popoverPassthroughViews></segue>")
        #expect(element.descendants.compactMap(View.init).isEmpty)
    }

    @Test func accessibility() throws {
        let view = try view(
            """
            <view><accessibility key="accessibilityConfiguration" identifier="I" label="L" hint="H">
            <accessibilityTraits key="traits" button="YES" header="YES" image="NO"/><bool key="isElement" value="YES"/>
            </accessibility></view>
            """)
        #expect(view.accessibilityIdentifier == "I" && view.accessibilityLabel == "L" && view.accessibilityHint == "H")
        #expect(view.isAccessibilityElement == true)
        #expect(view.accessibilityTraits == ["button", "header"])
    }

    @Test func runtimeAttributes() throws {
        let view = try view(
            """
            <view><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="b"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="boolean" keyPath="c" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="d" value="text"/>
                <userDefinedRuntimeAttribute type="string" keyPath="e"/>
                <userDefinedRuntimeAttribute type="color" keyPath="f"><color key="value" white="1" alpha="1"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="point" keyPath="g"><point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="size" keyPath="h"><size key="value" width="3" height="4"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="rect" keyPath="i"><rect key="value" x="1" y="2" width="3" height="4"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="range" keyPath="j"><range key="value" location="5" length="6"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="image" keyPath="k" value="picture"/>
                <userDefinedRuntimeAttribute type="nil" keyPath="l"/>
                <userDefinedRuntimeAttribute type="matrix" keyPath="m"/>
            </userDefinedRuntimeAttributes></view>
            """)
        let attributes = view.userDefinedRuntimeAttributes
        #expect(attributes.map(\.keyPath).prefix(2) == ["layer.cornerRadius", "b"])
        #expect(attributes.first?.type == "number")
        let values = attributes.map(\.value)
        #expect(values.count == 13)
        #expect(values[0] == .integer(8) && values[1] == .number(0.5) && values[2] == .bool(true))
        #expect(values[3] == .string("text") && values[4] == .string(""))
        if case .color(let color) = values[5] {
            #expect(color.value == .white(1, alpha: 1))
        } else {
            Issue.record("no colour")
        }
        #expect(values[6] == .point(Point(x: 1, y: 2)) && values[7] == .size(Size(width: 3, height: 4)))
        #expect(
            values[8] == .rect(Rect(x: 1, y: 2, width: 3, height: 4)) && values[9] == .range(location: 5, length: 6))
        #expect(values[10] == .image("picture") && values[11] == .none)
        #expect(values[12] == .other(attributes[12].element))
    }
}
