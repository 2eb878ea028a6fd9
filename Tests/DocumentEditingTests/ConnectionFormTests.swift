import InterfaceDocument
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("Which connections an object can have")
struct ConnectionFormTests {
    private static let text = DocumentHeader(tools: "21507", device: nil, features: []).xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
        <view contentMode="scaleToFill" id="roo-tv-001">
            <subviews>
                <view id="vie-pl-001"/>
                <view id="vie-cu-001" customClass="Dial"/>
                <label text="Title" id="lab-el-001">
                    <connections><outlet property="badge" destination="vie-pl-001" id="out-ex-001"/></connections>
                </label>
                <button buttonType="system" id="but-to-001"><state key="normal" title="Play"/></button>
                <textField id="tex-fi-001"/>
                <tableView dataMode="prototypes" id="tab-le-001"/>
            </subviews>
        </view>
        <tapGestureRecognizer id="tap-ge-001"/>
        <barButtonItem id="bar-bu-001"/>
        """)

    private func transaction() throws -> DocumentTransaction {
        DocumentTransaction([try Document.parse(Array(Self.text.utf8), path: "Card.xib")])
    }

    @Test(
        "What Interface Builder offers",
        arguments: [
            ("connect action save: of bar-bu-001 to owner", #"<action selector="save:" destination="-1""#),
            ("connect action tap of tap-ge-001 to owner", #"<action selector="tap" destination="-1""#),
            ("connect action turn:for: of vie-cu-001 to owner", #"eventType="touchUpInside""#),
            ("connect action turn: of vie-cu-001 to owner for valueChanged", #"eventType="valueChanged""#),
            ("connect outlet needle of vie-cu-001 to lab-el-001", #"property="needle""#),
            ("connect outlet delegate of tex-fi-001 to owner", #"property="delegate""#),
            ("connect outlet dataSource of tab-le-001 to owner", #"property="dataSource""#),
            ("connect collection gestureRecognizers of lab-el-001 to tap-ge-001", #"property="gestureRecognizers""#),
            // An extension of the app adds it, as another view shows.
            ("connect outlet badge of but-to-001 to lab-el-001", #"property="badge""#),
        ])
    func possible(change: String, written: String) throws {
        var transaction = try transaction()
        try transaction.apply(EditCommand.parse([change]))
        #expect(String(decoding: transaction.documents[0].bytes, as: UTF8.self).contains(written))
    }

    @Test(
        "What it does not offer",
        arguments: [
            ("connect action tap: of vie-pl-001 to owner", "sends no actions"),
            ("connect action tap: of lab-el-001 to owner", "sends no actions"),
            ("connect action tap: of owner to but-to-001", "sends no actions"),
            ("connect action tap: of bar-bu-001 to owner for touchDown", "without events"),
            ("connect action a:b:c:d: of but-to-001 to owner", "cannot be the selector"),
            ("connect action 2bad: of but-to-001 to owner", "cannot be the selector"),
            ("connect action a:b of but-to-001 to owner", "cannot be the selector"),
            ("connect outlet 2bad of owner to lab-el-001", "cannot be the name of an outlet"),
            ("connect outlet close-button of owner to lab-el-001", "cannot be the name of an outlet"),
            ("connect outlet closeButton of but-to-001 to lab-el-001", "UIButton has no outlet 'closeButton'"),
            ("connect outlet delegat of tex-fi-001 to owner", "did you mean 'delegate'?"),
            ("add view label in lab-el-001", "cannot hold views"),
            ("move lab-el-001 into but-to-001", "cannot hold views"),
            ("move roo-tv-001 into lab-el-001", "not in the subviews"),
        ])
    func refused(change: String, words: String) throws {
        var transaction = try transaction()
        let error = #expect(throws: EditCommandError.self) { try transaction.apply(EditCommand.parse([change])) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test("A button is found by the title by which reports call it")
    func titles() throws {
        var transaction = try transaction()
        try transaction.apply(EditCommand.parse(["Play.tag=3"]))
        #expect(String(decoding: transaction.documents[0].bytes, as: UTF8.self).contains(#"tag="3""#))
    }
}
