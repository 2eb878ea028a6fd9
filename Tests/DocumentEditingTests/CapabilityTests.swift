import InterfaceDocument
import StrutDocumentEditing
import Testing

@Suite("The capabilities that a change comes to need")
struct CapabilityTests {
    private func document(_ capabilities: String?, _ inner: String = "") throws -> Document {
        let list = capabilities.map {
            "<dependencies>\n<plugIn identifier=\"a\" version=\"1\"/>\n\($0)</dependencies>\n"
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            \(list ?? "")<objects>
            <view id="roo-tv-001"><subviews>
            <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001"/>
            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001"/>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-wa-001"/>
            </subviews>\(inner)</view>
            </objects>
            </document>

            """
        return try Document.parse(Array(text.utf8), path: "Card.xib")
    }

    private static let last =
        #"<capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>"# + "\n"

    /// The names of the capabilities, in their order, after changes.
    private func names(
        of capabilities: String? = last, inner: String = "", _ changes: String...
    ) throws -> [String] {
        var transaction = DocumentTransaction([try document(capabilities, inner)])
        try transaction.apply(EditCommand.parse(changes))
        return transaction.documents[0].document.root.descendants(named: .capability).map {
            "\($0.string(.name) ?? "") \($0.string(.minToolsVersion) ?? "")"
        }
    }

    private static let eight = "documents saved in the Xcode 8 format 8.0"

    @Test("Safe areas, system colours and standard spacing, in the order of their names")
    func needed() throws {
        #expect(
            try names("lab-el-001.textColor=systemRed") == ["System colors in document resources 11.0", Self.eight])
        #expect(
            try names(
                "sta-ck-001.spacing=standard", "add constraint lab-el-001.top = safeArea.top",
                "lab-el-001.textColor=secondaryLabel", "lab-el-001.backgroundColor=systemRed")
                == [
                    "Safe area layout guides 9.0", "Stack View standard spacing 9.0",
                    "System colors in document resources 11.0", Self.eight,
                ])
    }

    @Test("A named colour is taken from a document that is changed together with this one")
    func namedColors() throws {
        let noted = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch">
            <objects/><resources><namedColor name="Brand"><color red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
            </document>
            """
        let other = try Document.parse(Array(noted.utf8), path: "Other.xib")
        var transaction = DocumentTransaction([try document(Self.last), other])
        try transaction.apply(EditCommand.parse(["lab-el-001.textColor=Brand", "lab-el-001.backgroundColor=Brand"]))
        let edited = transaction.documents[0].document
        #expect(edited.namedColor("Brand")?.element.string(.green) == "0.5")
        #expect(Array(edited.root.descendants(named: .namedColor)).count == 1)
        #expect(edited.root.descendants(named: .capability).map { $0.string(.name) }.first == "Named colors")
        #expect(throws: EditCommandError.self) {
            var alone = DocumentTransaction([try document(Self.last)])
            try alone.apply(EditCommand.parse(["lab-el-001.textColor=Brand"]))
        }
    }

    @Test("Nothing is noted twice, without a need, or in a document without dependencies")
    func notNeeded() throws {
        #expect(try names("lab-el-001.textColor=#ff0000", "lab-el-001.text=b") == [Self.eight])
        let noted = #"<capability name="Safe area layout guides" minToolsVersion="9.0"/>"# + Self.last
        #expect(
            try names(of: noted, "add constraint lab-el-001.top = safeArea.top")
                == ["Safe area layout guides 9.0", Self.eight])
        // What the document had before is not the change's.
        let guide = #"<viewLayoutGuide key="safeArea" id="gui-de-001"/>"#
        #expect(try names(inner: guide, "add constraint lab-el-001.top = safeArea.top") == [Self.eight])
        #expect(try names(of: nil, "lab-el-001.textColor=systemRed").isEmpty)
    }
}
