import InterfaceDocument
import StrutComparison
import StrutTestSupport
import Testing

/// An attribute may state what its absence means: then it makes no difference.
@Suite("What is stated and the default is no change")
struct AbsentValueTests {
    @Test("Views", arguments: View.Kind.allCases.filter { $0 != .unknown })
    func views(kind: View.Kind) throws {
        for row in Property.properties(of: kind) { try expectSilence(row, in: kind.rawValue) }
    }

    @Test(
        "Other objects",
        arguments: [
            "tapGestureRecognizer", "swipeGestureRecognizer", "pongPressGestureRecognizer", "viewController",
            "tableViewController", "navigationController", "pageViewController", "splitViewController",
            "navigationItem",
            "barButtonItem", "tabBarItem",
        ])
    func objects(name: String) throws {
        let rows = Property.properties(of: try #require(Self.document("<\(name) id=\"a\"/>").element(id: "a")).name)
        #expect(!rows.isEmpty)
        for row in rows { try expectSilence(row, in: name) }
    }

    @Test("Keyboards", arguments: Property.textInputTraits.map(\.attribute.string))
    func keyboards(attribute: String) throws {
        let row = try #require(Property.textInputTraits.first { $0.attribute.string == attribute })
        try expectSilence(row, in: "textInputTraits", #"<textField id="f">"#, "</textField>")
    }

    @Test("Another value is a change")
    func others() throws {
        let comparison = DocumentComparison(
            try Self.document(#"<tableView id="t"/>"#),
            try Self.document(#"<tableView id="t" keyboardDismissMode="onDrag" alwaysBounceVertical="YES"/>"#))
        #expect(
            comparison.lines == [
                "changed t alwaysBounceVertical: NO → YES", "changed t keyboardDismissMode: none → onDrag",
            ])
    }

    /// Compares an element without the property's attribute with one that states what that means.
    private func expectSilence(
        _ row: Property, in name: String, _ before: String = "", _ after: String = ""
    ) throws {
        guard let absent = row.absent, !absent.isEmpty else { return }
        func document(_ attribute: String) throws -> Document {
            try Self.document("\(before)<\(name) id=\"a\"\(attribute)/>\(after)")
        }
        let comparison = DocumentComparison(try document(""), try document(" \(row.attribute.string)=\"\(absent)\""))
        #expect(comparison.isAlike, "\(name) \(row.attribute.string): \(comparison.lines)")
    }

    private static func document(_ objects: String) throws -> Document {
        let text = DocumentHeader(tools: "21507", device: nil, features: []).xib(objects)
        return try Document.parse(Array(text.utf8), path: "Main.xib")
    }
}
