import InterfaceDocument
import StrutTestSupport
import Testing

@Suite("The size of a cell")
struct CellSizeTests {
    private func cell(_ attributes: String, content: String = "320") throws -> Document {
        let text = DocumentHeader(tools: "21507", device: "retina4_7", features: .all).xib(
            """
            <tableViewCell \(attributes)id="cel-la-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="58"/>
                <tableViewCellContentView key="contentView" tableViewCell="cel-la-001" id="con-te-001">
                    <rect key="frame" x="0.0" y="0.0" width="\(content)" height="57.5"/>
                    <subviews>
                        <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                            <rect key="frame" x="16" y="8" width="100" height="41.5"/>
                        </label>
                    </subviews>
                    <constraints>
                        \(EditedCell.sides(trailing: 204))
                    </constraints>
                </tableViewCellContentView>
            </tableViewCell>
            """)
        return try Document.parse(Array(text.utf8), path: "Cell.xib")
    }

    private func edited(_ document: Document, _ change: String) throws -> Document {
        try EditedCell.document(document, after: [change])
    }

    private func frame(_ id: String, _ document: Document) throws -> Rect {
        try #require(EditedCell.frame(id, document))
    }

    @Test("The content view goes with the cell, less what accessories and separators take, and so does what is in it")
    func frames() throws {
        let document = try edited(cell("", content: "293.5"), "cel-la-001.frame=0,0,375,84")
        #expect(try frame("cel-la-001", document) == Rect(x: 0, y: 0, width: 375, height: 84))
        #expect(try frame("con-te-001", document) == Rect(x: 0, y: 0, width: 348.5, height: 83.5))
        #expect(try frame("lab-el-001", document).height == 67.5)
        #expect(document.element(id: "cel-la-001")?.has(.rowHeight) == false)
    }

    @Test("The height of a row and that of its cell are one")
    func rowHeights() throws {
        let row = try edited(cell(#"rowHeight="58" "#), "cel-la-001.rowHeight=84")
        #expect(try frame("cel-la-001", row).height == 84 && frame("con-te-001", row).height == 83.5)
        let frame = try edited(cell(#"rowHeight="58" "#), "cel-la-001.frame=0,0,320,84")
        #expect(frame.element(id: "cel-la-001")?.string(.rowHeight) == "84")
        // Automatic rows have no height that could be stored.
        let automatic = try edited(cell(#"rowHeight="58" "#), "cel-la-001.rowHeight=-1")
        #expect(try self.frame("cel-la-001", automatic).height == 58)
    }
}
