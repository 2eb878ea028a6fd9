import InterfaceDocument
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("Renaming in several documents")
struct RenamingTests {
    private static let user = DocumentHeader(tools: "21507", device: nil, features: []).storyboard(
        """
        <!--Spells-->
        <scene sceneID="sce-us-001"><objects>
            <viewController storyboardIdentifier="Spells" id="con-us-001" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="sce-us-002"><objects>
            <viewController storyboardIdentifier="Pets" id="con-us-002" sceneMemberID="viewController"/>
        </objects></scene>
        """)

    /// A storyboard with a reference to one of the other, and a controller of the same identifier.
    private static let main = DocumentHeader(tools: "21507", device: nil, features: []).storyboard(
        """
        <!--Spells-->
        <scene sceneID="sce-ma-001"><objects>
            <viewControllerPlaceholder storyboardName="User" referencedIdentifier="Spells" id="ref-ma-001" \
        sceneMemberID="viewController"/>
        </objects></scene>
        <!--Spells-->
        <scene sceneID="sce-ma-002"><objects>
            <viewControllerPlaceholder storyboardName="Shop" referencedIdentifier="Spells" id="ref-ma-002" \
        sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="sce-ma-003"><objects>
            <viewController storyboardIdentifier="Charms" id="con-ma-001" sceneMemberID="viewController"/>
        </objects></scene>
        """)

    private func transaction() throws -> DocumentTransaction {
        DocumentTransaction([
            try Document.parse(Array(Self.main.utf8), path: "Main.storyboard"),
            try Document.parse(Array(Self.user.utf8), path: "A/User.storyboard"),
        ])
    }

    @Test("References follow the storyboard whose controller is renamed, with the names above their scenes")
    func references() throws {
        var transaction = try transaction()
        try transaction.apply(EditCommand.parse(["rename identifier Spells to Charms"]))
        let texts = transaction.documents.map { String(decoding: $0.bytes, as: UTF8.self) }
        let expected = Self.main.replacing(
            #""User" referencedIdentifier="Spells""#, with: #""User" referencedIdentifier="Charms""#
        )
        .replacing("<!--Spells-->", with: "<!--Charms-->", maxReplacements: 1)
        #expect(texts[0] == expected)
        #expect(
            texts[1] == Self.user.replacing(#"storyboardIdentifier="Spells""#, with: #"storyboardIdentifier="Charms""#))
    }

    /// The error of a change.
    private func error(_ change: String) throws -> EditCommandError? {
        var transaction = try transaction()
        return #expect(throws: EditCommandError.self) { try transaction.apply(EditCommand.parse([change])) }
    }

    @Test("An identifier is taken by a controller of the same storyboard, which the error names")
    func taken() throws {
        let renamed = try error("rename identifier Spells to Pets")
        #expect(renamed?.message.contains("(con-us-002)' in A/User.storyboard") == true, "\(renamed?.message ?? "")")
        let set = try error("con-us-001.storyboardIdentifier=Pets")
        #expect(set?.message.contains("(con-us-002)'") == true, "\(set?.message ?? "")")
    }

    @Test("A mistyped name is met with the right one")
    func mistyped() throws {
        #expect(try error("rename identifier Spels to Magic")?.advice == "did you mean 'Spells'?")
        #expect(try error("rename id con-us-01 to a")?.advice == "did you mean 'con-us-001'?")
    }
}
