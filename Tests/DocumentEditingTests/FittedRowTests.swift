import InterfaceDocument
import StrutTestSupport
import Testing

@Suite("Rows that size themselves")
struct FittedRowTests {
    /// A table with a prototype of the height `height`, in which a title reaches from top to bottom, and one below.
    private func document(height: String = "37.5", rowHeight: String = "-1") throws -> Document {
        let text = DocumentHeader(tools: "21507", device: "retina4_7", features: .all).storyboard(
            """
            <scene sceneID="sce-aa-001"><objects><tableViewController id="lis-tc-001" sceneMemberID="viewController">
                <tableView key="view" dataMode="prototypes" style="plain" rowHeight="\(rowHeight)" estimatedRowHeight="-1" id="tab-le-001">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <prototypes>
                        <tableViewCell reuseIdentifier="Row" id="cel-la-001">
                            <rect key="frame" x="0.0" y="50" width="375" height="\(height)"/>
                            <tableViewCellContentView key="contentView" tableViewCell="cel-la-001" id="con-te-001">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
                                <subviews>
                                    <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                                        <rect key="frame" x="16" y="8" width="343" height="20.5"/>
                                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    </label>
                                </subviews>
                                <constraints>
                                    \(EditedCell.sides(trailing: 16))
                                </constraints>
                            </tableViewCellContentView>
                        </tableViewCell>
                        <tableViewCell reuseIdentifier="Other" id="cel-lb-001">
                            <rect key="frame" x="0.0" y="100" width="375" height="44"/>
                        </tableViewCell>
                    </prototypes>
                </tableView>
            </tableViewController></objects></scene>
            """)
        return try Document.parse(Array(text.utf8), path: "List.storyboard")
    }

    private static let subtitle = [
        "remove con-bo-001", "add view label in con-te-001 after lab-el-001 as sub", "sub.text=Below",
        "sub.font=system 17",
        "add constraint sub.top = lab-el-001.bottom + 4", "add constraint sub.leading = lab-el-001.leading",
        "add constraint sub.trailing = lab-el-001.trailing", "add constraint sub.bottom = con-te-001.bottom - 8",
    ]

    private func edited(_ document: Document, _ changes: [String] = subtitle) throws -> Document {
        try EditedCell.document(document, after: changes)
    }

    private func frame(_ id: String, _ document: Document) throws -> Rect {
        try #require(EditedCell.frame(id, document))
    }

    @Test("A row is stored as high as its new content, and the one below moves")
    func growth() throws {
        let new = try edited(document())
        // A label of the system font of 17 points is 20.5 points high: 8 + 20.5 + 4 + 20.5 + 8, and a point as before.
        #expect(try frame("cel-la-001", new).height == 62 && frame("con-te-001", new).height == 62)
        #expect(try frame("cel-lb-001", new) == Rect(x: 0, y: 124.5, width: 375, height: 44))
        #expect(try frame("lab-el-001", new).height == 20.5)
    }

    @Test("Another height than that of the content is the author's")
    func others() throws {
        // Drawn higher, with a height of the table's, by the change itself, and with nothing at the bottom.
        #expect(try frame("cel-la-001", edited(document(height: "80"))).height == 80)
        #expect(try frame("cel-la-001", edited(document(rowHeight: "37.5"))).height == 37.5)
        let given = try edited(document(), Self.subtitle + ["cel-la-001.frame=0,50,375,70"])
        #expect(try frame("cel-la-001", given).height == 70)
        #expect(try frame("cel-la-001", edited(document(), ["remove con-bo-001"])).height == 37.5)
        // Nothing that is in the row was changed.
        #expect(try frame("cel-la-001", edited(document(), ["lab-el-001.textColor=systemRed"])).height == 37.5)
    }
}
