import InterfaceDocument
import StrutTestSupport
import Testing

@Suite("What a document has of one sort")
struct ContentsTests {
    private let document: Document

    init() throws {
        var header = DocumentHeader.bare
        header.resources = """
            <image name="lit" width="1" height="1"/><namedColor name="Ink">
            <color white="0" alpha="1" colorSpace="calibratedWhite"/></namedColor>
            """
        let xml = header.storyboard(
            """
            <scene sceneID="s"><objects>
            <viewController id="vc" title="Home" sceneMemberID="viewController"><view key="view" id="root"><subviews>
            <label id="a" text="Say &quot;hi&quot;" customClass="Fancy"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <color key="textColor" name="Ink"/><attributedString key="userComments"><fragment content="A greeting"/></attributedString>
            <accessibility key="accessibilityConfiguration" label="Greeting"/></label>
            <button id="b"><state key="normal" title="Go" image="star" catalog="system"/><state key="highlighted" backgroundImage="lit"/>
            <connections><action selector="go:" destination="vc" eventType="touchUpInside" id="c1"/>
            <segue destination="ref" kind="show" id="c2"/></connections></button>
            <segmentedControl id="d"><segments><segment title="One"/><segment title=""/><segment title="Three"/></segments></segmentedControl>
            <textField id="e" placeholder="Name" background="paper"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="mark" value="*"/>
            <userDefinedRuntimeAttribute type="string" keyPath="help" value="Your own" localized="YES"/>
            </userDefinedRuntimeAttributes></textField></subviews>
            <gestureRecognizers/></view>
            <connections><outlet property="label" destination="a" id="c3"/><outlet property="lost" destination="gone" id="c4"/>
            <outlet property="owner" destination="first" id="c5"/></connections></viewController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Start" id="ref" sceneMemberID="viewController"/>
            </objects></scene>
            """)
        document = try Document.parse(Array(xml.utf8), path: "App/Main.storyboard")
    }

    @Test("Texts have the keys, classes and notes of Xcode's export; empty ones are left out")
    func texts() {
        #expect(
            document.localizableTexts.map { "\($0.key) \($0.className) \($0.text)" } == [
                "vc.title UIViewController Home", #"a.text UILabel Say "hi""#, "a.accessibilityLabel UILabel Greeting",
                "b.normalTitle UIButton Go", "d.segmentTitles[0] UISegmentedControl One",
                "d.segmentTitles[2] UISegmentedControl Three", "e.placeholder UITextField Name",
                "e.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0] UITextField Your own",
            ])
        #expect(document.localizableTexts.map(\.note) == [nil, "A greeting", "A greeting", nil, nil, nil, nil, nil])
        #expect(document.localizableTexts.map(\.isReadOut).filter { $0 }.count == 1)
    }

    @Test(
        "Images are named by controls, bars, colours, references and runtime attributes",
        arguments: [
            (#"<slider minimumValueImage="a" maximumValueImage="b"/>"#, ["a", "b"]),
            (
                #"<tabBarItem image="a" landscapeImage="b"><imageReference key="selectedImage" image="c"/></tabBarItem>"#,
                ["a", "b", "c"]
            ),
            (#"<barButtonItem image="a" largeContentSizeImage="b"/>"#, ["a", "b"]),
            (#"<view><color key="backgroundColor" patternImage="a"/></view>"#, ["a"]),
            (
                #"<buttonConfiguration image="a"><backgroundConfiguration key="background" image="b"/></buttonConfiguration>"#,
                ["a", "b"]
            ),
            (#"<textField background="a" disabledBackground="b"/>"#, ["a", "b"]),
            (#"<userDefinedRuntimeAttribute type="image" keyPath="picture" value="a"/>"#, ["a"]),
            (#"<userDefinedRuntimeAttribute type="string" keyPath="picture" value="a"/>"#, []),
            (#"<progressView progressImage="a" trackImage="b"/><searchBar backgroundImage="c"/>"#, ["a", "b", "c"]),
        ])
    func images(object: String, names: [String]) throws {
        let xml = DocumentHeader.bare.xib(object)
        #expect(try Document.parse(Array(xml.utf8), path: "A.xib").imageUses.map(\.name) == names)
    }

    @Test("Outlets, actions, segues, fonts, colours and images, of one document or several")
    func others() {
        #expect(document.outlets.map(\.property) == ["label", "lost", "owner"])
        #expect(document.actions.map(\.selector) == ["go:"])
        #expect(document.segues.map(\.kind) == ["show"])
        #expect(document.fonts.map(\.kind) == [.style("UICTFontTextStyleBody")])
        // The colour that is kept of the catalog is not asked for by anybody.
        #expect(document.colors.map(\.value) == [.named("Ink")])
        #expect(document.colors.first?.element.owner.id == "a")
        #expect(document.imageUses.map(\.name) == ["star", "lit", "paper"])
        #expect(document.imageUses.map(\.isSystem) == [true, false, false])
        let both = [document, document]
        #expect(both.localizableTexts.count == 16)
        #expect(both.outlets.count == 6 && both.segues.count == 2 && both.actions.count == 2)
        #expect(both.fonts.count == 2 && both.colors.count == 2 && both.imageUses.count == 6)
        #expect(both.colors.first?.element.documentPath == "App/Main.storyboard")
    }

    @Test("Connections lead to objects by kind")
    func targets() throws {
        let outlets = document.outlets
        guard case .view(let view) = outlets[0].target else { return #expect(Bool(false)) }
        #expect(view.customClass == "Fancy")
        #expect(outlets[1].target == nil)
        guard case .placeholder(let placeholder) = outlets[2].target else { return #expect(Bool(false)) }
        #expect(placeholder.kind == .firstResponder)
        guard case .controller(let controller) = outlets[0].owner else { return #expect(Bool(false)) }
        #expect(controller.reference == nil)
        let reference = try #require(document.segues[0].destination?.reference)
        #expect(reference.storyboardName == "Other" && reference.identifier == "Start")
        #expect(reference.bundleIdentifier == nil)
    }

    private struct Log: DocumentVisitor {
        var lines: [String] = []
        mutating func visit(view: View) {
            lines.append(view.className)
            // What is in a button is skipped.
            if view.kind != .button { visitChildren(of: view.element) }
        }
        mutating func visit(connection: Connection) { lines.append("-> \(connection.destinationID ?? "")") }
        mutating func visit(placeholder: Placeholder) { lines.append("placeholder") }
    }

    @Test("A visitor is given objects by kind, and walks through the rest")
    func visitor() {
        var log = Log()
        log.visit(document)
        #expect(
            log.lines == [
                "UIView", "Fancy", "UIButton", "UISegmentedControl", "UITextField", "-> a", "-> gone", "-> first",
                "placeholder",
            ])
    }
}
