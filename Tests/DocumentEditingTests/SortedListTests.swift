import InterfaceDocument
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("Lists that Xcode sorts")
struct SortedListTests {
    private func document(constraints: [String], connections: String = "") throws -> Document {
        let rows = constraints.map { id in
            "<constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"10\" id=\"\(id)\"/>"
        }
        let list = constraints.isEmpty ? "" : "<constraints>\n\(rows.joined(separator: "\n"))\n</constraints>"
        let text = DocumentHeader(tools: "21507", features: .all).xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
                <connections>
                    \(connections)
                </connections>
            </placeholder>
            <view id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                \(list)
            </view>
            """)
        return try Document.parse(Array(text.utf8), path: "Card.xib")
    }

    private func ids(_ list: ElementName, _ document: Document) -> [String] {
        document.root.descendants.first { $0.name == list }?.children.compactMap(\.id) ?? []
    }

    @Test("A new constraint stands where its id is sorted")
    func constraints() throws {
        let old = ["0aa-aa-aaa", "AAA-aa-aaa", "aaa-aa-aaa", "zzz-zz-zzz"]
        let document = try EditedCell.document(
            document(constraints: old),
            after: ["add constraint roo-tv-001.height >= 20", "add constraint roo-tv-001.height >= 30"])
        let ids = ids(.constraints, document)
        #expect(ids.count == 6 && ids == ids.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, "\(ids)")
    }

    @Test("In a list that is not sorted it stands at the end")
    func unsortedConstraints() throws {
        let old = ["zzz-zz-zzz", "0aa-aa-aaa", "aaa-aa-aaa"]
        let document = try EditedCell.document(
            document(constraints: old), after: ["add constraint roo-tv-001.height >= 20"])
        #expect(ids(.constraints, document).dropLast() == old[...])
    }

    @Test(
        "An outlet stands by its property, behind actions and in front of collections and segues",
        arguments: [("about", 1), ("banner", 2), ("view", 3)])
    func outlets(property: String, place: Int) throws {
        let connections = """
            <action selector="go:" destination="roo-tv-001" id="act-io-001"/>
            <outlet property="anchor" destination="roo-tv-001" id="out-le-001"/>
            <outlet property="cover" destination="roo-tv-001" id="out-le-002"/>
            <outletCollection property="all" destination="roo-tv-001" id="out-co-001"/>
            """
        let document = try EditedCell.document(
            document(constraints: [], connections: connections),
            after: ["connect outlet \(property) of owner to roo-tv-001"])
        let list = try #require(document.root.descendants.first { $0.name == .connections })
        #expect(list.children.map { $0.string(.property) ?? "" }.firstIndex(of: property) == place)
    }
}
