import InterfaceDocument
import StrutTestSupport
import Testing

@Suite("Frames that changes put out of date")
struct StaleFrameTests {
    /// A column of three views, of which the second is stored too high, and another view that is stored elsewhere.
    private func document() throws -> Document {
        func view(_ id: String, y: Int, x: Int = 16) -> String {
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                <rect key="frame" x="\(x)" y="\(y)" width="100" height="40"/>
                <constraints>
                    <constraint firstAttribute="width" constant="100" id="\(id.prefix(3))-wi-001"/>
                    <constraint firstAttribute="height" constant="40" id="\(id.prefix(3))-he-001"/>
                </constraints>
            </view>
            """
        }
        func constraint(
            _ id: String, _ first: String, _ attribute: String, _ second: String, _ other: String, _ constant: Int
        )
            -> String
        {
            "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
                + "secondAttribute=\"\(other)\" constant=\"\(constant)\" id=\"\(id)\"/>"
        }
        let text = DocumentHeader(tools: "21507", features: .all).xib(
            """
            <view id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                    \(view("one-vi-001", y: 20))
                    \(view("two-vi-001", y: 65))
                    \(view("thr-vi-001", y: 113))
                    \(view("far-vi-001", y: 500, x: 200))
                </subviews>
                <constraints>
                    \(constraint("con-aa-001", "one-vi-001", "top", "roo-tv-001", "top", 20))
                    \(constraint("con-aa-002", "one-vi-001", "leading", "roo-tv-001", "leading", 16))
                    \(constraint("con-aa-003", "two-vi-001", "top", "one-vi-001", "bottom", 8))
                    \(constraint("con-aa-004", "two-vi-001", "leading", "roo-tv-001", "leading", 16))
                    \(constraint("con-aa-005", "thr-vi-001", "top", "two-vi-001", "bottom", 8))
                    \(constraint("con-aa-006", "thr-vi-001", "leading", "roo-tv-001", "leading", 16))
                    \(constraint("con-aa-007", "far-vi-001", "top", "roo-tv-001", "top", 400))
                    \(constraint("con-aa-008", "far-vi-001", "leading", "roo-tv-001", "leading", 200))
                </constraints>
            </view>
            """)
        return try Document.parse(Array(text.utf8), path: "Column.xib")
    }

    @Test("A view that is stored elsewhere follows where one that it is related with moves")
    func related() throws {
        let document = try EditedCell.document(document(), after: ["con-aa-005.constant=10"])
        #expect(EditedCell.frame("thr-vi-001", document)?.y == 118)
        #expect(EditedCell.frame("two-vi-001", document)?.y == 68)
        #expect(EditedCell.frame("one-vi-001", document)?.y == 20)
    }

    @Test("One that is related with none that moves stays as it is stored")
    func unrelated() throws {
        let document = try EditedCell.document(document(), after: ["con-aa-005.constant=10"])
        #expect(EditedCell.frame("far-vi-001", document)?.y == 500)
    }
}
