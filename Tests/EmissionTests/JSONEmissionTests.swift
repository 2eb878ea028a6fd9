import Foundation
import InterfaceDocument
import StrutDiagnostics
import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format json")
struct JSONEmissionTests {
    private let nested = HandmadeLayout.scene(
        """
        <view id="a" userLabel="Box"><rect key="frame" x="8" y="20.5" width="100" height="50"/><subviews>
        <label id="b"><rect key="frame" x="0.0" y="0.0" width="40" height="20.333333333333332"/></label>
        </subviews></view>
        <button id="c" customClass="FancyButton"><rect key="frame" x="0.0" y="80" width="10" height="10"/></button>
        """,
        controller: #"storyboardIdentifier="first" customClass="FirstController""#,
        connections: """
            <outlet property="box" destination="a" id="o1"/><outlet property="panel" destination="a" id="o2"/>
            <outletCollection property="box" destination="a" id="o3"/><outlet property="nobody" destination="gone" id="o4"/>
            """)

    private func object(_ layout: Layout) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(layout.emit(.json)))
        return try #require(value as? [String: Any])
    }

    @Test("Views are nested as in the document, one line each")
    func views() throws {
        let text = String(decoding: try HandmadeLayout.storyboard(nested).emit(.json), as: UTF8.self)
        #expect(
            text.contains(
                """
                      "views": [
                        {"id": "root-1", "element": "view", "class": "UIView", "frame": {"x": 0, "y": 0, "width": 393, "height": 852}, "subviews": [
                          {"id": "a", "element": "view", "class": "UIView", "userLabel": "Box", "outlets": ["box", "panel"], "frame": {"x": 8, "y": 20.5, "width": 100, "height": 50}, "subviews": [
                            {"id": "b", "element": "label", "class": "UILabel", "frame": {"x": 0, "y": 0, "width": 40, "height": 20.333333333333332}, "subviews": []}
                          ]},
                          {"id": "c", "element": "button", "class": "FancyButton", "frame": {"x": 0, "y": 80, "width": 10, "height": 10}, "subviews": []}
                        ]}
                      ]
                """))
        #expect(text.hasSuffix("}\n"))
    }

    @Test("The head names the version, the document without its folder, and the environment")
    func head() throws {
        let json = try object(HandmadeLayout.storyboard(nested))
        #expect(json["strut"] as? Int == 1)
        #expect(json["document"] as? String == "Main.storyboard")
        let environment = try #require(json["environment"] as? [String: Any])
        #expect(environment["device"] as? String == "retina6_12")
        #expect(environment["orientation"] as? String == "portrait")
        #expect(environment["width"] as? Double == 393)
        #expect(environment["height"] as? Double == 852)
        #expect(environment["scale"] as? Double == 3)
        #expect(environment["horizontalSizeClass"] as? String == "compact")
        #expect(environment["verticalSizeClass"] as? String == "regular")
        #expect(environment["contentSizeCategory"] as? String == "large")
        #expect(environment["direction"] as? String == "leftToRight")
        #expect(environment["toolsVersion"] as? String == "21507")
    }

    @Test("A scene has its controller's identity")
    func controller() throws {
        let scenes = try #require(try object(HandmadeLayout.storyboard(nested))["scenes"] as? [[String: Any]])
        #expect(scenes.count == 1)
        #expect(scenes[0]["id"] as? String == "scene-1")
        let controller = try #require(scenes[0]["controller"] as? [String: String])
        let expected = [
            "id": "vc-1", "element": "viewController", "class": "FirstController", "storyboardIdentifier": "first",
        ]
        #expect(controller == expected)
    }

    @Test("A scroll view's content size is beside its frame")
    func contentSize() throws {
        var layout = try HandmadeLayout.storyboard(nested)
        layout.scenes[0].views[0].contentSize = Size(width: 393, height: 1200.5)
        let text = String(decoding: layout.emit(.json), as: UTF8.self)
        #expect(text.contains(#""height": 852}, "contentSize": {"width": 393, "height": 1200.5}, "subviews""#))
    }

    @Test("Findings keep their rule, place, object and notes")
    func findings() throws {
        let finding = Finding(
            rule: Rule(
                "conflicting-constraints", on: .layout, .error, summary: "They conflict.", help: "Relax one."),
            message: "They \"conflict\"",
            path: "App/Main.storyboard",
            location: SourceLocation(line: 3, column: 9), object: "a",
            notes: [.init("this one", location: SourceLocation(line: 4, column: 1), object: "b"), .init("words")])
        let json = try object(HandmadeLayout.storyboard(nested, findings: [finding]))
        let written = try #require((json["findings"] as? [[String: Any]])?.first)
        #expect(written["rule"] as? String == "conflicting-constraints")
        #expect(written["severity"] as? String == "error")
        #expect(written["message"] as? String == "They \"conflict\"")
        #expect(written["line"] as? Int == 3)
        #expect(written["column"] as? Int == 9)
        #expect(written["object"] as? String == "a")
        let notes = try #require(written["notes"] as? [[String: Any]])
        #expect(notes.map { $0["message"] as? String } == ["this one", "words"])
        #expect(notes[0]["line"] as? Int == 4)
        #expect(notes[1]["line"] == nil)
    }

    @Test("A hundred levels of views come out nested a hundred deep")
    func deep() throws {
        var content = ""
        for level in (0..<100).reversed() { content = "<view id=\"v\(level)\"><subviews>\(content)</subviews></view>" }
        let scenes = try object(HandmadeLayout.storyboard(HandmadeLayout.scene(content)))["scenes"] as? [[String: Any]]
        var views = scenes?.first?["views"] as? [[String: Any]]
        var depth = 0
        while let view = views?.first {
            depth += 1
            views = view["subviews"] as? [[String: Any]]
        }
        #expect(depth == 101)
    }
}
