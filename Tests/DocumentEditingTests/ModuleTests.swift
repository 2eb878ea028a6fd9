import InterfaceDocument
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("The module of a class")
struct ModuleTests {
    private static let inherited =
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" customModule="App" customModuleProvider="target"/>"#
    private static let plain = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>"#

    private func document(_ objects: String, path: String = "Card.xib") throws -> Document {
        try Document.parse(
            Array(DocumentHeader(tools: "21507", device: nil, features: []).xib(objects).utf8), path: path)
    }

    private func view(_ attributes: String = "") -> String { #"<view id="vie-wa-001"\#(attributes)/>"# }

    /// The tag of the view after changes to a document, beside others.
    private func edited(_ objects: String, _ changes: [String], beside others: [Document] = []) throws -> String {
        var transaction = DocumentTransaction([try document(objects)] + others)
        try transaction.apply(EditCommand.parse(changes))
        let text = String(decoding: transaction.documents[0].bytes, as: UTF8.self)
        return String(try #require(text.split(separator: "\n").first { $0.contains("<view ") }).trimmed)
    }

    private static let own = #" customClass="Tile""#

    @Test("A module by its name, the target's, and none")
    func modules() throws {
        let tile = Self.inherited + "\n" + view(Self.own)
        #expect(
            try edited(tile, ["vie-wa-001.module=Kit"])
                == #"<view id="vie-wa-001" customClass="Tile" customModule="Kit"/>"#)
        let own = #"<view id="vie-wa-001" customClass="Tile" customModule="App" customModuleProvider="target"/>"#
        #expect(try edited(tile, ["vie-wa-001.module=target"]) == own)
        #expect(try edited(tile, ["vie-wa-001.customModule=target"]) == own)
        let named = try edited(Self.plain + "\n" + view(Self.own), ["vie-wa-001.module=target App"])
        #expect(named == own)
        let both = Self.inherited + "\n" + own
        for none in ["vie-wa-001.module=none", "vie-wa-001.module=", "remove vie-wa-001.module"] {
            #expect(try edited(both, [none]) == #"<view id="vie-wa-001" customClass="Tile"/>"#)
        }
        // Another module is not the target's.
        #expect(try edited(both, ["vie-wa-001.module=Kit"]).contains("Provider") == false)
    }

    @Test("The target's module is also known from documents that are changed together with this one")
    func otherDocuments() throws {
        let other = try document(Self.inherited, path: "Other.xib")
        let tag = try edited(Self.plain + "\n" + view(), ["vie-wa-001.class=Tile"], beside: [other])
        #expect(tag.contains(#"customModule="App" customModuleProvider="target""#), "\(tag)")
        let different = try document(Self.inherited.replacing("App", with: "Widget"), path: "Widget.xib")
        let unknown = try edited(Self.plain + "\n" + view(), ["vie-wa-001.class=Tile"], beside: [other, different])
        #expect(!unknown.contains("customModule"), "\(unknown)")
    }

    @Test(
        "What is no module or class",
        arguments: [
            ("vie-wa-001.module=target", "no class of the document inherits its module from the target"),
            ("vie-wa-001.module=My Kit", "is not the name of a module"),
            ("vie-wa-001.class=A B", "is not the name of a class"), ("vie-wa-001.class=2D", "is not the name"),
            ("-1.class=Kit.Card", "no error"),
        ])
    func errors(change: String, words: String) throws {
        var message = "no error"
        do {
            _ = try edited(Self.plain + "\n" + view(Self.own), [change])
        } catch {
            message = "\(error)"
        }
        #expect(message.contains(words), "\(message)")
    }

    @Test("A module needs a class")
    func missingClass() throws {
        let error = #expect(throws: EditCommandError.self) {
            try edited(Self.inherited + "\n" + view(), ["vie-wa-001.module=Kit"])
        }
        #expect(error?.advice?.contains(".class=NAME") == true)
        #expect(
            try edited(Self.inherited + "\n" + view(), ["vie-wa-001.class=Tile", "vie-wa-001.module=Kit"])
                == #"<view id="vie-wa-001" customClass="Tile" customModule="Kit"/>"#)
    }
}

extension Substring {
    fileprivate var trimmed: Substring { drop { $0 == " " } }
}
