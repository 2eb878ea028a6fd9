// In a pseudo-language only texts count that the document has translated: not examples, defaults and numbers.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Texts that nobody translates")
struct IrrelevantTextTests {
    /// A label that has room for its text once, but not twice.
    private func label(_ id: String, _ text: String, _ width: Int, isAttributed: Bool = false) -> String {
        let content =
            isAttributed
            ? """
            <attributedString key="attributedText"><fragment content="\(text)"><attributes>
            <font key="NSFont" metaFont="system" size="17"/></attributes></fragment></attributedString>
            """
            : #"<string key="text">\#(text)</string>"#
        return """
            <label adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="0" y="0" width="\(width)" height="21"/>\(content)
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <constraints><constraint firstAttribute="width" constant="\(width)" id="\(id)-w"/></constraints></label>
            """
    }

    /// A button that has room for its title once, but not twice.
    private func button(_ id: String, _ title: String, _ width: Int) -> String {
        """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="0" y="0" width="\(width)" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="15"/><state key="normal" title="\(title)"/>
        <constraints><constraint firstAttribute="width" constant="\(width)" id="\(id)-w"/></constraints></button>
        """
    }

    /// Constraints that put views below each other.
    private func places(_ ids: [String], in container: String, step: Int) -> String {
        ids.enumerated().map { place, id in
            """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(container)" \
            secondAttribute="leading" id="\(id)-l"/>
            <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(container)" secondAttribute="top" \
            constant="\(place * step)" id="\(id)-t"/>
            """
        }.joined()
    }

    private func document(_ objects: String) throws -> Document {
        let source = DocumentHeader(features: .autoLayout).xib(objects)
        return try Document.parse(Array(source.utf8), path: "Test.xib")
    }

    /// The objects whose texts are cut off in a language, in document order.
    private func cutOff(_ document: Document, _ localization: Localization?) -> [String?] {
        let environment = LayoutEnvironment(device: .named("iPhone 16"), localization: localization)
        let findings = LayoutEngine().layout(document, in: environment)
            .layoutFindings(RuleSelection(hasEnvironments: true))
        return findings.filter { $0.rule == .truncatedText }.map(\.object)
    }

    /// The views that a nib's owner has outlets to.
    private func owner(_ outlets: [String]) -> String {
        let outlets = outlets.map { #"<outlet property="\#($0)View" destination="\#($0)" id="\#($0)-o"/>"# }
        return """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
            \(outlets.joined())</connections></placeholder>
            """
    }

    @Test("A text of the document's own counts, with an outlet or without; what stands in for another does not")
    func standIns() throws {
        let views = [
            label("own", "Departures", 120), label("outlet", "Departures", 120), label("place", "Subtitle", 90),
            label("caption", "Subtitle", 90), label("default", "Label", 60), label("time", "12:45", 60),
            label("filler", "Lorem ipsum dolor", 200), label("pangram", "The quick brown fox", 200),
            label("attributed", "Departures", 120, isAttributed: true),
            button("title", "Button", 70), button("go", "Depart", 70),
        ]
        let ids = [
            "own", "outlet", "place", "caption", "default", "time", "filler", "pangram", "attributed", "title", "go",
        ]
        let document = try document(
            """
            \(owner(["outlet", "place"]))<view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(views.joined())</subviews>
            <constraints>\(places(ids, in: "root", step: 40))</constraints></view>
            """)
        #expect(cutOff(document, nil).isEmpty)
        #expect(cutOff(document, Localization(.doubleLength)) == ["own", "outlet", "caption", "go"])
    }

    @Test("What is marked as a place to be filled says nothing of what will stand there", arguments: ["#", "-"])
    func marks(mark: String) throws {
        let document = try document(
            """
            \(owner(["a"]))<view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <subviews>\(button("a", "\(mark)Quaternary\(mark)", 50))</subviews>
            <constraints>\(places(["a"], in: "root", step: 40))</constraints></view>
            """)
        #expect(cutOff(document, nil) == (mark == "#" ? [] : ["a"]))
    }

    /// As they were set they would be cut off in any language.
    @Test("A text that is set at run time is shown as it was set, and counts")
    func setTexts() throws {
        let document = try document(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            \(label("default", "Label", 60))</subviews>
            <constraints>\(places(["default"], in: "root", step: 40))</constraints></view>
            """)
        let environment = LayoutEnvironment(
            device: .named("iPhone 16"), localization: Localization(.doubleLength))
        var session = LayoutEngine().session(document, in: environment)
        try session.setText("All trains depart", of: "default")
        session.layoutIfNeeded()
        let findings = session.layout.layoutFindings(RuleSelection(hasEnvironments: true))
        #expect(findings.filter { $0.rule == .truncatedText }.map(\.object) == ["default"])
    }

    @Test("Texts with outlets are examples in cells that are filled for each row, and the app's own in static rows")
    func cells() throws {
        let cell = """
            <tableViewCell contentMode="scaleToFill" id="cell" customClass="Cell">
            <rect key="frame" x="0" y="0" width="393" height="88"/><autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="393" height="88"/><autoresizingMask key="autoresizingMask"/>
            <subviews>\(label("filled", "Departures", 120))\(label("fixed", "Arrivals", 90))</subviews>
            <constraints>\(places(["filled", "fixed"], in: "content", step: 40))</constraints>
            </tableViewCellContentView><connections><outlet property="title" destination="filled" id="o"/></connections>
            </tableViewCell>
            """
        func table(_ mode: String, _ rows: String) throws -> Document {
            try document(
                """
                <tableView dataMode="\(mode)" style="plain" rowHeight="88" id="table">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(rows)</tableView>
                """)
        }
        let prototypes = try table("prototypes", "<prototypes>\(cell)</prototypes>")
        #expect(cutOff(prototypes, Localization(.doubleLength)) == ["fixed"])
        let section = #"<sections><tableViewSection id="section"><cells>\#(cell)</cells></tableViewSection></sections>"#
        #expect(try cutOff(table("static", section), Localization(.doubleLength)) == ["filled", "fixed"])
        #expect(try cutOff(document(cell), Localization(.doubleLength)) == ["fixed"])
    }

    @Test("A text that is the name of the outlet to its view says nothing of its length")
    func outletNames() throws {
        func cut(_ outlet: String, _ text: String) throws -> [String?] {
            let xib = """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
                <outlet property="view" destination="root" id="o1"/><outlet property="\(outlet)" destination="a" id="o2"/>
                </connections></placeholder><view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <subviews>\(button("a", text, 190))</subviews><constraints>\(places(["a"], in: "root", step: 40))</constraints></view>
                """
            return try cutOff(document(xib), Localization(.doubleLength))
        }
        #expect(try cut("firstActionButton", "First Action Button") == [])
        #expect(try cut("otherButton", "First Action Button") == ["a"])
        #expect(try cut("save", "Save all of the pages") == ["a"])
    }

    @Test("Words that name a place are distinguished from words that are meant")
    func words() {
        for text in ["Label", "Label 2", "label Label", "Subtitle", "Detail:", "Title/Text"] {
            #expect(StandInText.namesItsPlace(text, of: .label), "\(text)")
        }
        for text in ["Label printer", "Untitled", "Texts"] {
            #expect(!StandInText.namesItsPlace(text, of: .label), "\(text)")
        }
        // What a button is called is what it does.
        #expect(!StandInText.namesItsPlace("Detail", of: .button))
        #expect(StandInText.isDefault("\nLorem ipsum dolor sit er elit lamet", of: .textView))
        #expect(!StandInText.isDefault("Button", of: .label) && StandInText.isDefault("Button", of: .button))
    }

    @Test("A key is distinguished from a text, an address, the name of a file, a number and an abbreviation")
    func keys() {
        for text in [
            "lbl_title", "start_menu_item_3_2_check_symptoms", "TinkerStrings.Welcome.Button.GetStarted", "OK_BUTTON",
            "sign-in.title",
        ] {
            #expect(StandInText.isKey(text), "\(text)")
        }
        for text in [
            "Title", "example.com", "www.example.travel", "me@example.com", "photo.png", "my_photo.png", "12.50",
            "v1.2", "e.g.",
            "Loading...", "No. of items", "a_b", "1_000", "U.S.A", "____", "", "Fahrplan.Änderung",
        ] {
            #expect(!StandInText.isKey(text), "\(text)")
        }
    }

    /// How long it is says nothing of what code puts in its place; a translation is a text.
    @Test("A key is not reported as truncated, in no language that has no text for it")
    func cutOffKeys() throws {
        let document = try document(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            \(label("text", "Welcome to the club", 60))\(label("key", "welcome_title_of_the_club", 60))</subviews>
            <constraints>\(places(["text", "key"], in: "root", step: 40))</constraints></view>
            """)
        #expect(cutOff(document, nil) == ["text"])
        #expect(cutOff(document, Localization(.doubleLength)) == ["text"])
    }
}
