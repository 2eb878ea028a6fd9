import Emission
import Testing

@testable import AutoLayout

@Suite("--format swift")
struct SwiftEmissionTests {
    private func source(_ scenes: String, path: String = "App/Main.storyboard") throws -> String {
        String(decoding: try HandmadeLayout.storyboard(scenes, path: path).emit(.swift), as: UTF8.self)
    }

    /// The names of the views' properties, in the order of the file.
    private func names(_ scenes: String) throws -> [String] {
        try source(scenes).split(separator: "\n").compactMap { line in
            guard let start = line.firstRange(of: " var ")?.upperBound else { return nil }
            return String(line[start...].prefix { $0 != ":" })
        }.filter { $0 != "frame" }
    }

    @Test("A scene is a namespace: a value for the environment, and the type of it with the views nested")
    func file() throws {
        let scene = HandmadeLayout.scene(
            #"<label id="b"><rect key="frame" x="-5" y="0.0" width="40" height="20.5"/></label>"#,
            controller: #"customClass="FirstController""#,
            connections: #"<outlet property="titleLabel" destination="b" id="o1"/>"#)
        #expect(
            try source(scene) == """
                // Made by Strut from Main.storyboard; change that document, not this file.
                // swift-format-ignore-file

                import Foundation

                /// Where the views of Main.storyboard stand: frames in points, each in its superview's coordinates.
                enum MainLayout {
                    /// A view without subviews.
                    struct Leaf: Equatable, Sendable {
                        var frame: CGRect
                    }

                    /// The scene of the FirstController vc-1.
                    enum FirstController {
                        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
                        static let canvas = Layout(
                            view: .init(
                                frame: CGRect(x: 0, y: 0, width: 393, height: 852),
                                titleLabel: Leaf(frame: CGRect(x: -5, y: 0, width: 40, height: 20.5))))

                        /// The frames of the scene's views.
                        struct Layout: Equatable, Sendable {
                            /// UIView root-1
                            var view: View

                            struct View: Equatable, Sendable {
                                var frame: CGRect
                                /// UILabel b
                                var titleLabel: Leaf
                            }
                        }
                    }
                }

                """)
    }

    @Test("Several environments give one type and a value each; what is not installed everywhere is optional")
    func environments() throws {
        let content =
            #"<label id="b" userLabel="always"/><view id="c" userLabel="box"><subviews><label id="d"/></subviews></view>"#
        let full = try HandmadeLayout.storyboard(HandmadeLayout.scene(content))
        var partial = full
        partial.scenes[0].views.removeLast(2)
        partial.environment.name = "iPhone SE"
        let text = String(decoding: Layout.emit(.swift, [partial, full]), as: UTF8.self)
        #expect(text.contains("static let iPhoneSE = Layout("))
        #expect(text.contains("static let canvas = Layout("))
        #expect(text.contains("                box: nil))\n"))
        #expect(text.contains("                box: Layout.View.Box(\n"))
        #expect(text.contains("                var box: Box?\n"))
        #expect(text.contains("                    var label: Leaf\n"))
        #expect(text.contains("                var always: Leaf\n"))
    }

    @Test("Two environments of one name are numbered")
    func equalEnvironments() throws {
        let layout = try HandmadeLayout.storyboard(HandmadeLayout.scene(""))
        let text = String(decoding: Layout.emit(.swift, [layout, layout]), as: UTF8.self)
        #expect(text.contains("static let canvas2 = Layout("))
    }

    @Test("An unrelated edit changes no name: views are numbered among their siblings alone")
    func stability() throws {
        let box = #"<view id="c" userLabel="box"><subviews><label id="d"/><label id="e"/></subviews></view>"#
        #expect(try names(HandmadeLayout.scene(box)) == ["view", "box", "label", "label2"])
        #expect(
            try names(HandmadeLayout.scene(#"<label id="new"/>"# + box)) == ["view", "label", "box", "label", "label2"])
    }

    @Test("Outlets name views before identifiers, identifiers before user labels, labels before classes")
    func sources() throws {
        let content = """
            <label id="1" userLabel="panel"/>
            <label id="2" restorationIdentifier="panel" userLabel="other"/>
            <label id="3" userLabel="ignored"><accessibility key="accessibilityConfiguration" identifier="main-title"/></label>
            <label id="4" userLabel="ignored too"/><label id="5" userLabel="Sub Title"/><label id="6"/><label id="7"/>
            """
        let connections = """
            <outlet property="panel" destination="4" id="o1"/>
            """
        #expect(
            try names(HandmadeLayout.scene(content, connections: connections))
                == ["view", "panel3", "panel2", "mainTitle", "panel", "subTitle", "label", "label2"])
    }

    @Test(
        "User labels and classes become identifiers",
        arguments: [
            (#"userLabel="Title Label""#, "titleLabel"), (#"userLabel="URL field""#, "urlField"),
            (#"userLabel="URLField""#, "urlField"), (#"userLabel="3 items""#, "_3Items"),
            (#"userLabel="größe""#, "größe"), (#"userLabel="&quot;; import Evil //""#, "importEvil"),
            (#"userLabel="🎉""#, "label"), (#"userLabel="default""#, "`default`"), (#"userLabel="self""#, "self2"),
            (#"userLabel="CGRect""#, "cgRect"), (#"userLabel="frame""#, "frame2"), (#"userLabel="_""#, "_2"),
            (#"userLabel="a_b-c.d""#, "a_bCD"),
            (#"customClass="MKMapView""#, "mkMapView"), (#"customClass="App.FancyLabel""#, "appFancyLabel"),
            (#"customClass="UI""#, "ui"),
        ])
    func identifiers(attribute: String, name: String) throws {
        #expect(try names(HandmadeLayout.scene(#"<label id="b" \#(attribute)/>"#)).last == name)
    }

    @Test("Names that are taken are numbered; numbers do not run into those that names end in")
    func collisions() throws {
        let content = ["item", "item", "item2", "item", "item2"].enumerated()
            .map { #"<label id="\#($0)" userLabel="\#($1)"/>"# }.joined()
        #expect(try names(HandmadeLayout.scene(content)) == ["view", "item", "item2", "item2_2", "item3", "item2_3"])
    }

    @Test("Scenes are named after storyboard identifiers, then classes, then kinds; scenes without views are left out")
    func scenes() throws {
        let scenes =
            HandmadeLayout.scene("", controller: #"customClass="Main""#)
            + HandmadeLayout.scene("", controller: #"storyboardIdentifier="main""#)
            + HandmadeLayout.scene("") + HandmadeLayout.scene("", controller: #"customClass="Type""#)
            + "<scene sceneID=\"s\"><objects><navigationController id=\"n\" sceneMemberID=\"viewController\"/></objects></scene>"
        let found = try source(scenes).split(separator: "\n").filter { $0.hasPrefix("    enum ") }
        #expect(found == ["    enum Main2 {", "    enum Main {", "    enum ViewController {", "    enum Type2 {"])
    }

    @Test("Line breaks in the document's words cannot end a comment")
    func comments() throws {
        let text = try source(HandmadeLayout.scene(#"<label id="a&#10;fatalError()" customClass="X&#13;Y"/>"#))
        #expect(text.contains("/// X Y a fatalError()"))
    }

    @Test(
        "The file's type is named after the file",
        arguments: [("Main.storyboard", "MainLayout"), ("a/my-cell 2.xib", "MyCell2Layout"), ("1.xib", "_1Layout")])
    func document(path: String, name: String) throws {
        #expect(try source(HandmadeLayout.scene(""), path: path).contains("enum \(name) {"))
    }
}
