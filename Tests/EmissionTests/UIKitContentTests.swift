import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format uikit loses no contents")
struct UIKitContentTests {
    private func source(_ content: String, resources: String = "") throws -> String {
        let scene = HandmadeLayout.scene(content)
        let layout = try HandmadeLayout.storyboard("\(scene)</scenes><resources>\(resources)</resources><scenes>")
        return String(decoding: layout.emit(.uikit), as: UTF8.self)
    }

    @Test("The strings table is called as the document without its ending, whatever points its name has")
    func tables() throws {
        let scene = HandmadeLayout.scene(#"<label id="l" text="Hi"/>"#)
        let layout = try HandmadeLayout.storyboard(scene, path: "App/Main.v2.storyboard")
        #expect(String(decoding: layout.emit(.uikit), as: UTF8.self).contains(#"tableName: "Main.v2", "#))
    }

    @Test("A symbol and an image of the app may have one name")
    func symbols() throws {
        let text = try source(
            """
            <imageView id="a" userLabel="sign" image="star" catalog="system"/>
            <imageView id="b" userLabel="photo" image="star"/>
            <imageView id="c" userLabel="listed" image="moon" highlightedImage="star"/>
            <imageView id="d" userLabel="drawn"><imageReference key="image" image="star" catalog="system"
            symbolScale="large"/></imageView>
            <imageView id="e" userLabel="own"><imageReference key="image" image="logo" symbolScale="small"/></imageView>
            """,
            resources: """
                <image name="star" width="10" height="10"/><image name="star" catalog="system" width="128" height="116"/>
                <image name="moon" catalog="system" width="128" height="116"/>
                """)
        expect(
            text, #"sign.image = UIImage(systemName: "star")"#, #"photo.image = UIImage(named: "star")"#,
            #"listed.image = UIImage(systemName: "moon")"#, #"listed.highlightedImage = UIImage(named: "star")"#,
            #"drawn.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large))"#,
            #"own.image = UIImage(named: "logo")?.withConfiguration(UIImage.SymbolConfiguration(scale: .small))"#)
    }

    @Test("A text view keeps the insets of its content")
    func insets() throws {
        let text = try source(
            """
            <textView id="t" userLabel="essay"><inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/>
            <inset key="scrollIndicatorInsets" minX="5" minY="6" maxX="7" maxY="8"/></textView>
            """)
        expect(
            text, "essay.contentInset = UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)",
            "essay.scrollIndicatorInsets = UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7)")
    }

    @Test("A nib hands over all of its top-level objects, in their order")
    func topLevelObjects() throws {
        let layout = try HandmadeLayout.xib(
            """
            <view id="a" userLabel="page"/><tapGestureRecognizer id="g"/><customObject id="o" customClass="Helper"/>
            <barButtonItem id="i" userLabel="item"/><tableViewCell id="c" reuseIdentifier="row"/>
            <view id="b" userLabel="more"/>
            """)
        let text = String(decoding: layout.emit(.uikit), as: UTF8.self)
        let cell = #"CellInterface.Views.Row.Cell(style: .default, reuseIdentifier: "row")"#
        expect(text, "return [made.page, made.tapGestureRecognizer, made.item, \(cell), made.more]")
    }

    @Test("All attributes of a text are written, or a comment says which are not")
    func attributes() throws {
        let text = try source(
            """
            <label id="l" userLabel="word"><attributedString key="attributedText"><fragment content="A"><attributes>
            <url key="NSLink" string="https://example.com"/><integer key="NSSuperScript" value="1"/>
            <shadow key="NSShadow" blurRadius="2"><size key="offset" width="1" height="3"/>
            <color key="color" white="0" alpha="1"/></shadow><color key="NSColor" patternImage="tile"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" hyphenationFactor="0.5" novelty="7"
            tighteningFactorForTruncation="0.0"/></attributes></fragment></attributedString></label>
            <navigationBar id="n" userLabel="bar"><textAttributes key="titleTextAttributes">
            <color key="textColor" patternImage="tile"/></textAttributes></navigationBar>
            """)
        let pattern = #"is not set: the colour is a pattern of the image "tile"."#
        expect(
            text, "// The foregroundColor of this text \(pattern)",
            #"// Not made of this text: integer NSSuperScript (value "1")."#, "let shadow = NSShadow()",
            "shadow.shadowOffset = CGSize(width: 1, height: 3)", "shadow.shadowBlurRadius = 2",
            "shadow.shadowColor = UIColor.black", "paragraph.hyphenationFactor = 0.5",
            #"// Not made of its paragraph: novelty "7"."#,
            #"text.append(NSAttributedString(string: "A", attributes: [.link: "https://example.com", .shadow: shadow, "#
                + ".paragraphStyle: paragraph]))",
            "// The color of the titleTextAttributes of bar \(pattern)")
    }

    @Test("A segment's content is moved, and colours of a button's states that code cannot make are reported")
    func states() throws {
        let text = try source(
            """
            <segmentedControl id="s" userLabel="choice"><segments><segment title="A"><size key="contentOffset" width="2"
            height="3"/></segment></segments></segmentedControl>
            <button id="b" userLabel="key"><state key="normal" title="x">
            <color key="titleColor" patternImage="tile"/></state>
            <state key="disabled"><color key="titleShadowColor" cyan="1" magenta="0" yellow="0" black="0" alpha="1"
            colorSpace="deviceCMYK"/></state></button>
            """)
        expect(
            text, "choice.setContentOffset(CGSize(width: 2, height: 3), forSegmentAt: 0)",
            #"// The titleColor of key for .normal is not set: the colour is a pattern of the image "tile"."#,
            "// The titleShadowColor of key for .disabled is not set: the colour is not known.")
    }

    @Test("A runtime attribute that is a pattern is reported as other colours are")
    func patterns() throws {
        let text = try source(
            """
            <view id="v" userLabel="box" customClass="Box"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="ink"><color key="value" patternImage="tile"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            """)
        expect(
            text, #"// The runtime attribute "ink" is not set: the colour is a pattern of the image "tile"."#)
    }
}
