import InterfaceDocument
import StrutNib
import Testing

@testable import StrutNibEncoding

@Suite("Views in nibs")
struct ViewTests {
    private func view(_ attributes: String = "", _ inside: String = "") -> String {
        """
        <view \(attributes) contentMode="scaleToFill" id="abc-12-def">\
        <rect key="frame" x="10" y="20" width="300" height="41"/>\(inside)</view>
        """
    }

    @Test("Bounds and centre come of the stored frame")
    func frame() throws {
        let nib = try CompiledSample(xib: view()).nib()
        let object = try nib.first("UIView")
        #expect(nib.numbers("UIBounds", of: object) == [0, 0, 300, 41])
        #expect(nib.numbers("UICenter", of: object) == [160, 40.5])
    }

    @Test("A view without a frame has a thousand points on each side: nothing is laid out")
    func noFrame() throws {
        let nib = try CompiledSample(xib: #"<view id="abc-12-def"/>"#).nib()
        #expect(nib.numbers("UIBounds", of: try nib.first("UIView")) == [0, 0, 1000, 1000])
    }

    @Test(
        "What the document states has a key, and what it means anyway has none",
        arguments: [
            ("hidden=\"YES\"", "UIHidden", NibValue.bool(true)), ("tag=\"7\"", "UITag", .int(7)),
            ("alpha=\"0.5\"", "UIAlpha", .float(0.5)), ("clipsSubviews=\"YES\"", "UIClipsToBounds", .bool(true)),
            ("userInteractionEnabled=\"NO\"", "UIUserInteractionDisabled", .bool(true)),
            ("insetsLayoutMarginsFromSafeArea=\"NO\"", "UIViewInsetsLayoutMarginsFromSafeArea", .int(0)),
        ])
    func scalars(_ attribute: String, _ key: String, _ value: NibValue) throws {
        let stated = try CompiledSample(xib: view(attribute)).nib()
        #expect(stated.graph.value(key, of: try stated.first("UIView")) == value)
        let silent = try CompiledSample(xib: view()).nib()
        #expect(silent.graph.value(key, of: try silent.first("UIView")) == nil)
    }

    @Test("A view is opaque unless the document says otherwise")
    func opaque() throws {
        let opaque = try CompiledSample(xib: view()).nib()
        #expect(opaque.graph.value("UIOpaque", of: try opaque.first("UIView")) == .bool(true))
        let clear = try CompiledSample(xib: view("opaque=\"NO\"")).nib()
        #expect(clear.graph.value("UIOpaque", of: try clear.first("UIView")) == nil)
    }

    @Test("A label that shrinks its text without a limit has one of zero; one that does not has no key")
    func shrinking() throws {
        let free = try CompiledSample(xib: #"<label text="A" adjustsFontSizeToFit="YES" id="a"/>"#).nib()
        let label = try free.first("UILabel")
        #expect(free.graph.value("UIAdjustsFontSizeToFit", of: label) == .bool(true))
        #expect(free.graph.value("UIMinimumScaleFactor", of: label) == .float(0))
        let fixed = try CompiledSample(xib: #"<label text="A" adjustsFontSizeToFit="NO" id="a"/>"#).nib()
        #expect(fixed.graph.value("UIAdjustsFontSizeToFit", of: try fixed.first("UILabel")) == nil)
    }

    @Test("Autoresizing: a mask has its bits, constraints take the mask's place, a fixed frame keeps it")
    func masks() throws {
        let masked = try CompiledSample(
            xib: view("", #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#)
        ).nib()
        let object = try masked.first("UIView")
        #expect(masked.graph.value("UIAutoresizingMask", of: object) == .int(18))
        let flag = "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"
        #expect(masked.graph.value(flag, of: object) == nil)
        let free = try CompiledSample(xib: view(#"translatesAutoresizingMaskIntoConstraints="NO""#)).nib()
        #expect(free.graph.value("UIAutoresizingMask", of: try free.first("UIView")) == .int(36))
        #expect(free.graph.value(flag, of: try free.first("UIView")) == .bool(true))
        let fixed = try CompiledSample(
            xib: view(#"translatesAutoresizingMaskIntoConstraints="NO" fixedFrame="YES""#)
        ).nib()
        #expect(fixed.graph.value(flag, of: try fixed.first("UIView")) == nil)
    }

    @Test("A class of the target has the name that the compiler gives it, with the module of the command line")
    func customClass() throws {
        let own = #"customClass="Card" customModule="Old" customModuleProvider="target""#
        let nib = try CompiledSample(xib: view(own)) { $0.module = "My-App" }.nib()
        let object = try nib.first("UIClassSwapper")
        #expect(nib.text("UIClassName", of: object) == "_TtC6My_App4Card")
        #expect(nib.text("UIOriginalClassName", of: object) == "UIView")
        let plain = try CompiledSample(xib: view(#"customClass="Card""#)).nib()
        #expect(plain.text("UIClassName", of: try plain.first("UIClassSwapper")) == "Card")
    }

    @Test("Every safe area leaves a guide without a view, and one that a constraint refers to is the view's")
    func safeArea() throws {
        let guide = #"<viewLayoutGuide key="safeArea" id="sa1-23-abc"/>"#
        let unused = try CompiledSample(xib: view("", guide)).nib()
        #expect(unused.all("UILayoutGuide").count == 1)
        #expect(unused.object("UIViewLayoutGuides", of: try unused.first("UIView")) == nil)
        let constraint = """
            <constraints><constraint firstItem="sub-12-abc" firstAttribute="top" secondItem="sa1-23-abc" \
            secondAttribute="top" constant="8" id="con-12-abc"/></constraints>
            """
        let subview = #"<subviews><label text="A" id="sub-12-abc"/></subviews>"#
        let used = try CompiledSample(xib: view("", subview + guide + constraint)).nib()
        #expect(used.all("UILayoutGuide").count == 2)
        let own = try #require(used.members("UIViewLayoutGuides", of: try used.first("UIView")).first)
        #expect(used.text("UILayoutGuideIdentifier", of: own) == "UIViewSafeAreaLayoutGuide")
        #expect(used.members("UILayoutGuideSystemConstraints", of: own).count == 4)
    }

    @Test("A switch has a size of its own, and gets its stored frame when it is loaded")
    func switchFrame() throws {
        let nib = try CompiledSample(
            xib: #"<switch on="YES" id="abc-12-def"><rect key="frame" x="1.5" y="2" width="49" height="31"/></switch>"#
        ).nib()
        #expect(nib.numbers("UIBounds", of: try nib.first("UISwitch")) == [0, 0, 51, 31])
        #expect(nib.keyPaths == ["frame"])
        #expect(nib.text("NS.rectval", of: try nib.first("NSValue")) == "{{1.5, 2}, {49, 31}}")
    }

    @Test("A text view that scrolls is as high as its lines: of 16.7 points each, between insets of 8")
    func textHeight() throws {
        func size(_ text: String, _ attributes: String = "") throws -> [Double]? {
            let nib = try CompiledSample(
                xib: """
                    <textView text="\(text)" textAlignment="natural" \(attributes) id="tex-12-abc">
                    <rect key="frame" x="0" y="0" width="315" height="170"/>
                    <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
                    """
            ).nib()
            return nib.numbers("UIContentSize", of: try nib.first("UITextView"))
        }
        // Eight digits are about 70 points wide: four of such words stand on a line of 305 points.
        let words = (0..<40).map { _ in "00000000" }.joined(separator: " ")
        #expect(try size("") == [315, 33])
        #expect(try size("one line") == [315, 33])
        #expect(try size("one&#10;two") == [315, 49])
        #expect(try size(words) == [315, 183])
        #expect(try size(words, #"scrollEnabled="NO""#) == [315, 170])
    }

    @Test("The content view of an older cell has the colour that is stated, unless nobody could see it")
    func oldContentColor() throws {
        func color(_ attributes: String) throws -> NibGraph.Object? {
            let nib = try CompiledSample(
                xib: """
                    <collectionViewCell contentMode="center" id="cel-12-abc">
                    <rect key="frame" x="0" y="0" width="100" height="100"/>
                    <view key="contentView" opaque="NO" contentMode="center">
                    <rect key="frame" x="0" y="0" width="100" height="100"/>
                    <color key="backgroundColor" \(attributes)/></view></collectionViewCell>
                    """
            ).nib()
            return nib.object("UIBackgroundColor", of: try nib.first("UIView"))
        }
        #expect(try color(#"white="0.0" alpha="0.0" colorSpace="calibratedWhite""#) == nil)
        #expect(try color(#"white="0.0" alpha="1" colorSpace="calibratedWhite""#) != nil)
    }

    @Test("A view of ARKit is white unless the document says otherwise")
    func sceneColor() throws {
        func color(_ inside: String) throws -> String? {
            let nib = try CompiledSample(xib: #"<arscnView id="arv-12-abc">\#(inside)</arscnView>"#).nib()
            let color = nib.object("UIBackgroundColor", of: try nib.first("ARSCNView"))
            return color.flatMap { nib.text("UISystemColorName", of: $0) }
        }
        #expect(try color("") == "whiteColor")
        #expect(try color(#"<color key="backgroundColor" systemColor="systemRedColor"/>"#) == "systemRedColor")
    }

    @Test("What the newest Xcode writes is not written for older ones")
    func versions() throws {
        let old = try CompiledSample(xib: view()) { $0.xcode = NibVersion(7, 3) }.nib()
        #expect(old.graph.value("UIDeepDrawRect", of: try old.first("UIView")) == nil)
        #expect(old.topLevel == ["UIView", "IBFilesOwner", "IBFirstResponder"])
        let new = try CompiledSample(xib: view()).nib()
        #expect(new.graph.value("UIDeepDrawRect", of: try new.first("UIView")) == .bool(true))
        #expect(new.topLevel == ["IBFilesOwner", "IBFirstResponder", "UIView"])
    }

    @Test(
        "Words of a button's configuration are the raw values of UIKit's enumerations",
        arguments: [
            ("cornerStyle", "CornerStyle", ["fixed": -1, "small": 1, "medium": 2, "large": 3, "capsule": 4], 0),
            ("buttonSize", "ButtonSize", ["small": 1, "mini": 2, "large": 3], 0),
            ("imagePlacement", "ImagePlacement", ["top": 1, "bottom": 4, "trailing": 8], 2),
            ("titleAlignment", "TitleAlignment", ["leading": 1, "center": 2, "trailing": 3], 0),
        ])
    func configurationWords(attribute: String, key: String, words: [String: Int], absent: Int) throws {
        func value(_ written: String) throws -> NibValue? {
            let nib = try CompiledSample(
                xib: """
                    <button id="but-12-abc"><state key="normal" title="Go"/>
                    <buttonConfiguration key="configuration" style="filled"\(written)/></button>
                    """
            ).nib()
            return nib.graph.value("UIButtonConfiguration" + key, of: try nib.first("UIButtonConfiguration"))
        }
        #expect(try value("") == .int(absent))
        for (word, rawValue) in words { #expect(try value(" \(attribute)=\"\(word)\"") == .int(rawValue)) }
    }
}
