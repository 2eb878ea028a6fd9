import InterfaceDocument
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("What a connection may lead to")
struct ConnectionReachTests {
    private static let text = DocumentHeader(tools: "21507", device: nil, features: []).storyboard(
        """
        <scene sceneID="sce-aa-001"><objects>
            <tableViewController storyboardIdentifier="List" id="lis-tc-001" sceneMemberID="viewController">
                <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="tab-le-001">
                    <prototypes>
                        <tableViewCell reuseIdentifier="Row" id="cel-la-001" customClass="RowCell">
                            <tableViewCellContentView key="contentView" tableViewCell="cel-la-001" id="con-te-001">
                                <subviews>
                                    <label text="a" id="lab-ce-001"/>
                                    <button buttonType="system" id="but-ce-001"/>
                                    <collectionView id="col-le-001"><cells>
                                        <collectionViewCell reuseIdentifier="Tile" id="til-ea-001" customClass="TileCell">
                                            <view key="contentView" id="til-co-001">
                                                <subviews><label text="b" id="lab-ti-001"/></subviews>
                                            </view>
                                        </collectionViewCell>
                                    </cells></collectionView>
                                </subviews>
                            </tableViewCellContentView>
                        </tableViewCell>
                    </prototypes>
                </tableView>
            </tableViewController>
        </objects></scene>
        <scene sceneID="sce-bb-001"><objects>
            <tableViewController storyboardIdentifier="Form" id="for-mc-001" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="tab-le-002">
                    <sections><tableViewSection id="sec-ti-001"><cells>
                        <tableViewCell id="cel-lb-001">
                            <tableViewCellContentView key="contentView" tableViewCell="cel-lb-001" id="con-te-002">
                                <subviews><label text="c" id="lab-st-001"/><button buttonType="system" id="but-st-001"/></subviews>
                            </tableViewCellContentView>
                        </tableViewCell>
                    </cells></tableViewSection></sections>
                </tableView>
            </tableViewController>
            <exit id="exi-tb-001" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        """)

    /// The error of a change; nil where it is made.
    private func error(_ change: String) throws -> EditCommandError? {
        var transaction = DocumentTransaction([
            try Document.parse(Array(Self.text.utf8), path: "Main.storyboard")
        ])
        do throws(EditCommandError) {
            try transaction.apply(EditCommand.parse([change]))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "What Interface Builder connects",
        arguments: [
            "connect outlet title of cel-la-001 to lab-ce-001", "connect outlet title of Form to lab-st-001",
            "connect collection titles of cel-la-001 to lab-ce-001", "connect outlet tile of til-ea-001 to lab-ti-001",
            "connect action tap: of but-ce-001 to List", "connect action tap: of but-ce-001 to cel-la-001",
            "connect outlet list of cel-la-001 to tab-le-001", "connect segue show of cel-la-001 to Form",
            "connect segue unwind of but-st-001 to exi-tb-001",
        ])
    func possible(change: String) throws {
        #expect(try error(change) == nil)
    }

    @Test(
        "What it refuses, and what to do instead",
        arguments: [
            (
                "connect outlet title of List to lab-ce-001", "which repeats",
                "'connect outlet title of cel-la-001 to lab-ce-001'"
            ),
            (
                "connect collection titles of List to lab-ce-001", "which repeats",
                "'connect collection titles of cel-la-001 to lab-ce-001'"
            ),
            ("connect outlet row of List to cel-la-001", "(cel-la-001)' repeats", "reuse identifier"),
            (
                "connect outlet tile of cel-la-001 to lab-ti-001", "which repeats",
                "'connect outlet tile of til-ea-001 to lab-ti-001'"
            ),
            ("connect action tap: of tab-le-001 to cel-la-001", "repeats", "connect it to the controller"),
            ("connect outlet title of Form to lab-ce-001", "another scene", "prepare(for:sender:)"),
            ("connect action tap: of but-st-001 to List", "another scene", "of its own scene"),
            ("connect segue unwind of but-ce-001 to exi-tb-001", "another scene", "the exit of its own scene"),
        ])
    func refused(change: String, reason: String, advice: String) throws {
        let error = try #require(try error(change))
        #expect(error.message.contains(reason) && error.advice?.contains(advice) == true, "\(error)")
    }
}
