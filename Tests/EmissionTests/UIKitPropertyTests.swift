import InterfaceDocument
import Testing

@testable import StrutAutoLayout
@testable import StrutEmission

/// Code sets what the tables of properties have, and what it sets by other means is not set by the tables too.
@Suite("--format uikit reads the tables of properties")
struct UIKitPropertyTests {
    private static let kinds: [View.Kind] = [
        .view, .label, .imageView, .button, .textField, .textView, .switch, .slider, .stepper, .progressView,
        .pageControl, .segmentedControl, .datePicker, .searchBar, .scrollView, .tableView, .collectionView,
        .navigationBar, .toolbar, .tabBar, .stackView, .mapView, .activityIndicatorView,
    ]

    @Test("Each property is set once where it is not what UIKit has", arguments: kinds)
    func once(kind: View.Kind) throws {
        for row in Property.properties(of: kind) {
            guard let uikit = row.uikit, let value = Self.other(than: uikit.fresh ?? row.absent, row) else { continue }
            let text = try Self.source(kind, [row.attribute.string: value])
            let count = text.split(separator: "\n").count { $0.contains("thing.\(uikit.name) = ") }
            let isSetByCode = UIKitProperties.isSetByCode(row.attribute.string, of: try Self.element(kind))
            #expect(isSetByCode ? count <= 1 : count == 1, "\(kind) \(row.attribute.string)=\(value): \(count)")
        }
    }

    @Test("What a fresh object has is not set", arguments: kinds)
    func fresh(kind: View.Kind) throws {
        for row in Property.properties(of: kind) {
            guard let uikit = row.uikit, let fresh = uikit.fresh,
                !UIKitProperties.isSetByCode(row.attribute.string, of: try Self.element(kind))
            else { continue }
            let text = try Self.source(kind, [row.attribute.string: fresh])
            #expect(!text.contains("thing.\(uikit.name) = "), "\(kind) \(row.attribute.string)=\(fresh)")
        }
    }

    @Test("What a class has by itself, and a document means by silence, is distinguished")
    func absences() throws {
        let table = try Self.source(.tableView, [:])
        #expect(table.contains("thing.alwaysBounceVertical = false"))
        #expect(table.contains("thing.clipsToBounds = false"))
        #expect(try Self.source(.textField, [:]).contains("thing.adjustsFontSizeToFitWidth = true"))
        #expect(try !Self.source(.view, [:]).contains("thing.clipsToBounds"))
    }

    /// A value that the property can have besides `value`.
    private static func other(than value: String?, _ row: Property) -> String? {
        switch row.form {
        case .flag: value == "YES" ? "NO" : "YES"
        case .number, .wholeNumber: "3"
        case .words:
            row.words.first { word in row.uikitCase(of: word) != value.flatMap(row.uikitCase) }
        }
    }

    private static func content(_ kind: View.Kind, _ attributes: [String: String]) -> String {
        let words = attributes.map { " \($0.key)=\"\($0.value)\"" }.joined()
        return "<\(kind.rawValue) id=\"a\" userLabel=\"thing\"\(words)/>"
    }

    private static func element(_ kind: View.Kind) throws -> Element {
        let layout = try HandmadeLayout.storyboard(HandmadeLayout.scene(content(kind, [:])))
        return try #require(layout.document.element(id: "a"))
    }

    private static func source(_ kind: View.Kind, _ attributes: [String: String]) throws -> String {
        let layout = try HandmadeLayout.storyboard(HandmadeLayout.scene(content(kind, attributes)))
        return String(decoding: layout.emit(.uikit), as: UTF8.self)
    }
}
