import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format swift")
struct SwiftEmissionTests {
    private func source(_ scenes: String, path: String = "App/Main.storyboard") throws -> String {
        String(decoding: try HandmadeLayout.storyboard(scenes, path: path).emit(.swift), as: UTF8.self)
    }

    /// The names of the views' properties, in the order of the file.
    private func names(_ scenes: String) throws -> [String] {
        try source(scenes).split(separator: "\n").compactMap { line in
            guard line.hasSuffix("] }"), line.contains("{ scene["), let start = line.firstRange(of: " var ")?.upperBound
            else { return nil }
            return String(line[start...].prefix { $0 != ":" })
        }
    }

    @Test("A scene is a type with a property for each view; what they are is in a table")
    func file() throws {
        let scene = HandmadeLayout.scene(
            #"<label id="b"><rect key="frame" x="-5" y="0.0" width="40" height="20.5"/></label>"#,
            controller: #"customClass="FirstController""#,
            connections: #"<outlet property="titleLabel" destination="b" id="o1"/>"#)
        #expect(
            try source(scene).hasPrefix(
                """
                // Made by Strut from Main.storyboard; change that document, not this file.
                // swift-format-ignore-file

                import Foundation

                /// Where the views of Main.storyboard stand, in points.
                enum MainLayout {
                    /// The scene of the FirstController vc-1.
                    struct FirstController: Sendable {
                        /// All views in one environment, by number, object id and outlet.
                        var scene: Scene

                        /// retina6_12, portrait, 393 × 852 points, text size large, leftToRight.
                        static var canvas: Self { Self(scene: scenes[0]) }

                        /// UIView root-1
                        var view: View { scene[0] }
                        /// UILabel b
                        var titleLabel: View { scene[1] }
                    }

                    /// Every scene in every environment: what the table says.
                    static let scenes = Scene.read(table)

                    // A line for each scene: its object id and type. A line for each view: superview, object id, name, class,
                    // outlets; then x, y, width and height in each environment.
                    private static let table = \"""
                        scene-1\tFirstController
                        -\troot-1\tview\tUIView\t\t0 0 393 852
                        0\tb\ttitleLabel\tUILabel\ttitleLabel\t-5 0 40 20.5
                        \"""

                """))
    }

    @Test("Several environments give a value each; what is not installed everywhere is optional")
    func environments() throws {
        let content =
            #"<label id="b" userLabel="always"/><view id="c" userLabel="box"><subviews><label id="d"/></subviews></view>"#
        let full = try HandmadeLayout.storyboard(HandmadeLayout.scene(content))
        var partial = full
        partial.scenes[0].views.removeLast(2)
        partial.environment.name = "iPhone SE"
        let text = String(decoding: Layout.emit(.swift, [partial, full]), as: UTF8.self)
        #expect(text.contains("static var iPhoneSE: Self { Self(scene: scenes[0]) }"))
        #expect(text.contains("static var canvas: Self { Self(scene: scenes[1]) }"))
        #expect(text.contains("static let all = [iPhoneSE, canvas]"))
        #expect(text.contains("var always: View { scene[1] }"))
        #expect(text.contains("var box: View? { scene.view(2) }"))
        #expect(text.contains("var label_d: View? { scene.view(3) }"))
        #expect(text.contains("2\td\tlabel_d\tUILabel\t\t-\t0 0 0 0\n"))
    }

    @Test("Two environments of one name are numbered")
    func equalEnvironments() throws {
        let layout = try HandmadeLayout.storyboard(HandmadeLayout.scene(""))
        let text = String(decoding: Layout.emit(.swift, [layout, layout]), as: UTF8.self)
        #expect(text.contains("static var canvas2: Self { Self(scene: scenes[1]) }"))
    }

    @Test("Names do not depend on siblings: what is added renames nothing else")
    func stability() throws {
        let box = #"<view id="c" userLabel="box"><subviews><label id="d"/><label id="e"/></subviews></view>"#
        #expect(try names(HandmadeLayout.scene(box)) == ["view", "box", "label_d", "label_e"])
        let more = #"<label id="new"/><view id="view" userLabel="other"/>"# + box
        #expect(try names(HandmadeLayout.scene(more)) == ["view", "label_new", "other", "box", "label_d", "label_e"])
    }

    @Test("Outlets name views before identifiers, identifiers before user labels, labels before classes")
    func sources() throws {
        let content = """
            <label id="1" userLabel="panel"/>
            <label id="2" restorationIdentifier="panel" userLabel="other"/>
            <label id="3" userLabel="ignored"><accessibility key="accessibilityConfiguration" identifier="main-title"/></label>
            <label id="4" userLabel="ignored too"/><label id="5" userLabel="Sub Title"/><label id="6"/>
            """
        let connections = """
            <outlet property="panel" destination="4" id="o1"/>
            """
        #expect(
            try names(HandmadeLayout.scene(content, connections: connections))
                == ["view", "panel_1", "panel_2", "mainTitle", "panel", "subTitle", "label_6"])
    }

    @Test(
        "User labels and classes become identifiers",
        arguments: [
            (#"userLabel="Title Label""#, "titleLabel"), (#"userLabel="URL field""#, "urlField"),
            (#"userLabel="URLField""#, "urlField"), (#"userLabel="3 items""#, "_3Items"),
            (#"userLabel="größe""#, "größe"), (#"userLabel="&quot;; import Evil //""#, "importEvil"),
            (#"userLabel="🎉""#, "label_b"), (#"userLabel="default""#, "`default`"), (#"userLabel="self""#, "self_b"),
            (#"userLabel="scene""#, "scene_b"), (#"userLabel="scenes""#, "scenes_b"), (#"userLabel="_""#, "__b"),
            (#"userLabel="a_b-c.d""#, "a_bCD"),
            (#"customClass="MKMapView""#, "mkMapView_b"), (#"customClass="App.FancyLabel""#, "appFancyLabel_b"),
            (#"customClass="UI""#, "ui_b"),
        ])
    func identifiers(attribute: String, name: String) throws {
        #expect(try names(HandmadeLayout.scene(#"<label id="b" \#(attribute)/>"#)).last == name)
    }

    @Test("A name that several views claim belongs to none of them")
    func collisions() throws {
        let content = ["item", "item", "item2", "other"].enumerated()
            .map { #"<label id="a\#($0)-b" userLabel="\#($1)"/>"# }.joined()
        #expect(try names(HandmadeLayout.scene(content)) == ["view", "item_a0_b", "item_a1_b", "item2", "other"])
    }

    @Test("A view without an object id is identified by what it is in; two of them are numbered")
    func withoutID() throws {
        let content = #"<view id="c"><subviews><label/><label/></subviews></view>"#
        #expect(try names(HandmadeLayout.scene(content)) == ["view", "view_c", "label_c", "label_c2"])
    }

    @Test("Scenes are named after storyboard identifiers, then classes, then kinds; scenes without views are left out")
    func scenes() throws {
        let scenes =
            HandmadeLayout.scene("", controller: #"customClass="Main""#)
            + HandmadeLayout.scene("", controller: #"storyboardIdentifier="main""#)
            + HandmadeLayout.scene("") + HandmadeLayout.scene("", controller: #"customClass="Type""#)
            + HandmadeLayout.scene("", controller: #"customClass="Array""#)
            + "<scene sceneID=\"s\"><objects><navigationController id=\"n\" sceneMemberID=\"viewController\"/></objects></scene>"
        let found = try source(scenes).split(separator: "\n").filter {
            $0.hasPrefix("    struct ") && $0.hasSuffix(": Sendable {")
        }
        .map { $0.dropFirst("    struct ".count).prefix { $0 != ":" } }
        #expect(found.prefix(5) == ["Main_vc_1", "Main", "ViewController", "Type_vc_1", "Array_vc_1"])
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
