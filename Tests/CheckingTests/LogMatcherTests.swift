// Constraints of a log are found in the documents that the app was made from.

import Foundation
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutTestSupport
import Testing

@testable import StrutChecking

@Suite("Logs and documents")
struct LogMatcherTests {
    /// The scenes of the gallery that show a conflict.
    static let documents = GalleryFolder.files.filter { name in
        guard let document = try? Document.read(path: "\(GalleryFolder.path)/\(name)") else { return false }
        return LayoutEngine().layout(document).scenes.contains { !$0.conflicts.isEmpty }
    }

    @Test("There are documents to look in") func thereAreDocuments() { #expect(Self.documents.count >= 2) }

    /// The log that the app would print has addresses where Strut's has object ids.
    @Test("Every constraint that an app would log is found", arguments: documents)
    func found(name: String) throws {
        let path = "\(GalleryFolder.path)/\(name)"
        let document = try Document.read(path: path)
        for conflict in LayoutEngine().layout(document).scenes.flatMap(\.conflicts) {
            let logged = try #require(ConflictLog(Self.withAddresses(conflict.log)).conflicts.first)
            try #require(logged.constraints.count == conflict.constraints.count)
            #expect(logged.broken == conflict.broken)
            let places = LogMatcher([document]).places(of: logged).map(\.first)
            for (member, place) in zip(conflict.constraints, places) where member.origin == .written {
                #expect(place?.object == member.object, "\(member.log)")
                #expect(place?.line == member.location?.line && place?.path == path)
            }
        }
    }

    @Test("A document that has none of them gives no places")
    func notFound() throws {
        let conflict = try #require(ConflictLog(SampleLog.cell).conflicts.first)
        let path = "\(GalleryFolder.path)/\(Self.documents[0])"
        #expect(LogMatcher([try Document.read(path: path)]).places(of: conflict).allSatisfy(\.isEmpty))
        #expect(LogMatcher([]).places(of: conflict) == [[], [], [], []])
    }

    /// A storyboard of one controller, with views of the root, and constraints of which each is on a line of its own.
    private static func document(
        views: String, constraints: [String], rootClass: String? = nil, path: String = "Main.storyboard"
    ) throws -> Document {
        let rootClass = rootClass.map { "customClass=\"\($0)\"" } ?? ""
        let source = DocumentHeader().storyboard(
            """
            <scene sceneID="sce-ne-001"><objects>
            <viewController id="con-tr-001" sceneMemberID="viewController"><view key="view" id="roo-tv-001" \(rootClass)>
            <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>\(views)</subviews>
            <viewLayoutGuide key="safeArea" id="saf-ea-001"/><constraints>
            \(constraints.map { "<constraint \($0)</constraint>" }.joined(separator: "\n"))
            </constraints></view></viewController></objects></scene>
            """)
        return try Document.parse(Array(source.utf8), path: path)
    }

    private static func view(
        _ element: String, _ id: String, _ attributes: String = "", content: String = ""
    ) -> String {
        "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"40\"/>\(content)</\(element)>"
    }

    /// The object ids of all places that a row may have.
    private static func places(of rows: [String], in documents: [Document]) throws -> [[String?]] {
        let log =
            "Unable to simultaneously satisfy constraints.\n(\n"
            + rows.map { "    \"<\($0)>\"" }
            .joined(separator: ",\n") + "\n)\n"
        let conflict = try #require(ConflictLog(log).conflicts.first)
        try #require(conflict.unread.isEmpty)
        return LogMatcher(documents).places(of: conflict).map { $0.map(\.object) }
    }

    private static func height(_ id: String, _ constant: Int, _ constraint: String, _ content: String = "") -> String {
        #"firstItem="\#(id)" firstAttribute="height" constant="\#(constant)" id="\#(constraint)">\#(content)"#
    }

    /// The same edge of two items.
    private static func pin(_ edge: String, _ id: String, _ other: String, _ constraint: String) -> String {
        #"firstItem="\#(id)" firstAttribute="\#(edge)" secondItem="\#(other)" secondAttribute="\#(edge)" id="\#(constraint)">"#
    }

    @Test("Where as much supports several places all of them are reported, of every document")
    func severalPlaces() throws {
        let views = Self.view("label", "lab-el-001", #"text="One""#) + Self.view("label", "lab-el-002", #"text="One""#)
        let document = try Self.document(
            views: views,
            constraints: [Self.height("lab-el-001", 30, "con-he-001"), Self.height("lab-el-002", 30, "con-he-002")])
        let row = "NSLayoutConstraint:0x1 UILabel:0xa'One'.height == 30   (active)"
        #expect(try Self.places(of: [row], in: [document]) == [["con-he-001", "con-he-002"]])
        let single = "NSLayoutConstraint:0x1 UILabel:0xa'Two'.height == 30   (active)"
        let named = try Self.document(
            views: views + Self.view("label", "lab-el-003", #"text="Two""#),
            constraints: [Self.height("lab-el-001", 30, "con-he-001"), Self.height("lab-el-003", 30, "con-he-003")])
        #expect(try Self.places(of: [single], in: [named]) == [["con-he-003"]])
    }

    @Test("A view of a log is one view: what is left of it is looked for nowhere else")
    func oneView() throws {
        let first = try Self.document(
            views: Self.view("view", "vie-wv-001"),
            constraints: [
                Self.pin("top", "vie-wv-001", "roo-tv-001", "con-to-001"),
                Self.pin("bottom", "vie-wv-001", "roo-tv-001", "con-bo-001"),
            ])
        let second = try Self.document(
            views: Self.view("view", "vie-wv-002"), constraints: [Self.height("vie-wv-002", 30, "con-he-002")],
            path: "Second.storyboard")
        let rows = [
            "NSLayoutConstraint:0x1 V:|-(0)-[UIView:0xa]   (active, names: '|':UIView:0xb )",
            "NSLayoutConstraint:0x2 V:[UIView:0xa]-(0)-|   (active, names: '|':UIView:0xb )",
            "NSLayoutConstraint:0x3 UIView:0xa.height == 30   (active)",
        ]
        #expect(try Self.places(of: rows, in: [first, second]) == [["con-to-001"], ["con-bo-001"], []])
        // That of another view is.
        let other = rows[2].replacing("0xa", with: "0xc")
        #expect(try Self.places(of: [rows[0], rows[1], other], in: [first, second])[2] == ["con-he-002"])
    }

    @Test("A view of a class of its own is in one document, and what is in it in another")
    func nestedDocuments() throws {
        let outer = try Self.document(
            views: Self.view("view", "bad-ge-001", #"customClass="Badge""#),
            constraints: [Self.height("bad-ge-001", 30, "con-he-001")])
        let inner = try Self.document(
            views: Self.view("label", "lab-el-001"),
            constraints: [
                Self.pin("top", "lab-el-001", "roo-tv-001", "con-to-001"),
                Self.pin("bottom", "lab-el-001", "roo-tv-001", "con-bo-001"),
            ], rootClass: "Badge", path: "Badge.storyboard")
        let rows = [
            "NSLayoutConstraint:0x1 V:|-(0)-[UILabel:0xa]   (active, names: '|':App.Badge:0xb )",
            "NSLayoutConstraint:0x2 V:[UILabel:0xa]-(0)-|   (active, names: '|':App.Badge:0xb )",
            "NSLayoutConstraint:0x3 App.Badge:0xb.height == 30   (active)",
        ]
        #expect(try Self.places(of: rows, in: [outer, inner]) == [["con-to-001"], ["con-bo-001"], ["con-he-001"]])
    }

    @Test("A button goes by the title that it shows, that of its configuration")
    func configuredButtons() throws {
        let button = { (id: String, title: String) in
            Self.view(
                "button", id,
                content:
                    #"<state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain" title="\#(title)"/>"#
            )
        }
        let document = try Self.document(
            views: button("but-to-001", "Open") + button("but-to-002", "Save"),
            constraints: [Self.height("but-to-001", 30, "con-he-001"), Self.height("but-to-002", 30, "con-he-002")])
        let row = "NSLayoutConstraint:0x1 UIButton:0xa'Save'.height == 30   (active)"
        #expect(try Self.places(of: [row], in: [document]) == [["con-he-002"]])
    }

    @Test(
        "What a row pins to its superview lies in it",
        arguments: [("UIView:0xb", "UIImageView:0xa", true), ("UIImageView:0xa", "UIView:0xb", false)])
    func superviews(outer: String, inner: String, isFound: Bool) throws {
        let image = Self.view("imageView", "ima-ge-001")
        let document = try Self.document(
            views: image, constraints: [Self.pin("top", "ima-ge-001", "roo-tv-001", "con-to-001")])
        let row = "NSLayoutConstraint:0x1 V:|-(0)-[\(inner)]   (active, names: '|':\(outer) )"
        #expect(try Self.places(of: [row], in: [document]) == [isFound ? ["con-to-001"] : []])
    }

    @Test(
        "A class is found by its mangled name, not by the end of another",
        arguments: [
            ("_TtC3App6MyView", true), ("App.MyView", true), ("_TtC3App9NotMyView", false), ("_TtC3App16MyView", false),
        ])
    func mangledNames(name: String, isFound: Bool) throws {
        let document = try Self.document(
            views: Self.view("view", "vie-wv-001", #"customClass="MyView""#),
            constraints: [Self.height("vie-wv-001", 30, "con-he-001")])
        let row = "NSLayoutConstraint:0x1 \(name):0xa.height == 30   (active)"
        #expect(try Self.places(of: [row], in: [document]) == [isFound ? ["con-he-001"] : []])
    }

    @Test("Strut's own rows are found where a guide has a part")
    func ownGuides() throws {
        let document = try Self.document(
            views: Self.view("view", "vie-wv-001"),
            constraints: [
                Self.pin("top", "vie-wv-001", "saf-ea-001", "con-to-001"),
                Self.pin("bottom", "vie-wv-001", "saf-ea-001", "con-bo-001"),
                Self.height("vie-wv-001", 2000, "con-he-001"),
            ])
        let conflict = try #require(LayoutEngine().layout(document).scenes.flatMap(\.conflicts).first)
        let logged = try #require(ConflictLog(conflict.log).conflicts.first)
        #expect(logged.unread.isEmpty && logged.constraints.count == conflict.constraints.count)
        let places = LogMatcher([document]).places(of: logged).map { $0.map(\.object) }
        for (member, place) in zip(conflict.constraints, places) where member.origin == .written {
            #expect(place == [member.object])
        }
    }

    @Test("What is otherwise in another size class is found as it is there")
    func sizeClasses() throws {
        let pad = #"<variation key="heightClass=regular-widthClass=regular" constant="60"/>"#
        let document = try Self.document(
            views: Self.view("view", "vie-wv-001"), constraints: [Self.height("vie-wv-001", 30, "con-he-001", pad)])
        for (height, found) in [(30, ["con-he-001"]), (60, ["con-he-001"]), (90, [])] {
            let row = "NSLayoutConstraint:0x1 UIView:0xa.height == \(height)   (active)"
            #expect(try Self.places(of: [row], in: [document]) == [found])
        }
    }

    /// Replaces object ids by addresses that differ for each.
    private static func withAddresses(_ log: String) -> String {
        var addresses: [String: String] = [:]
        return log.replacing(/:([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})/) { match in
            let id = String(match.1)
            let address = addresses[id] ?? "0x60000\(String(0x1000 + addresses.count * 16, radix: 16))"
            addresses[id] = address
            return ":\(address)"
        }
    }
}
