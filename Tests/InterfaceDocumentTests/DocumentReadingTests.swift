// Documents as a whole: their attributes, and the encodings they come in.

import StrutDiagnostics
import Testing

@testable import InterfaceDocument

@Suite struct DocumentReadingTests {
    static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460.31" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        launchScreen="YES" initialViewController="A">
            <device id="retina6_1" orientation="landscape">
                <adaptation id="fullscreen"/>
            </device>
            <scenes>
                <scene sceneID="S"><objects><viewController id="A" title="Grüße"/></objects></scene>
            </scenes>
        </document>

        """

    @Test func attributesOfTheDocument() throws {
        let document = try Document.parse(Array(Self.text.utf8), path: "Main.storyboard")
        #expect(document.path == "Main.storyboard")
        #expect(document.kind == .storyboard)
        #expect(document.root.name == .document)
        #expect(document.toolsVersion == ToolsVersion(14460, 31))
        #expect(document.targetRuntime == "iOS.CocoaTouch")
        #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
        #expect(document.isLaunchScreen)
        #expect(document.initialViewControllerID == "A")
        #expect(document.initialViewController?.title == "Grüße")
        #expect(document.elementCount == 7)
        #expect(document.element(at: 6).name == .viewController)
        #expect(document.findings.isEmpty)
    }

    @Test func device() throws {
        let device = try #require(try Document.parse(Array(Self.text.utf8), path: "").device)
        #expect(device.id == "retina6_1")
        #expect(device.orientation == "landscape")
        #expect(device.layout == "fullscreen")
        #expect(device.appearance == nil)
        let new = try xib("", rest: "<device id='ipad11_0rounded' layout='splitview2_3' appearance='dark'/>").device
        #expect(new?.layout == "splitview2_3")
        #expect(new?.appearance == "dark")
    }

    @Test func defaultsOfTheDocument() throws {
        let document = try xib("")
        #expect(document.kind == .xib)
        #expect(!document.usesAutoLayout && !document.usesTraitCollections && !document.usesSafeAreas)
        #expect(!document.isLaunchScreen)
        #expect(document.device == nil)
        #expect(document.initialViewController == nil)
    }

    @Test(arguments: [
        ("17701", ToolsVersion(17701)), ("14460.31", ToolsVersion(14460, 31)),
        ("32700.99.1234", ToolsVersion(32700, 99, 1234)), ("9059", ToolsVersion(9059)),
    ])
    func toolsVersions(text: String, version: ToolsVersion) {
        #expect(ToolsVersion(text) == version)
        #expect(version.description == text)
    }

    @Test func toolsVersionsAreOrdered() {
        #expect(ToolsVersion(14460, 31) < ToolsVersion(14460, 100))
        #expect(ToolsVersion(9059) < ToolsVersion(14460))
        #expect(ToolsVersion("none") == nil)
    }

    /// The same document in another encoding says the same, and stands at the same lines.
    @Test(arguments: ["UTF-8 with mark", "UTF-16LE", "UTF-16BE", "UTF-16LE without mark", "ISO-8859-1", "CRLF"])
    func encodings(encoding: String) throws {
        let text = Self.text
        let bytes: [UInt8]
        switch encoding {
        case "UTF-8 with mark": bytes = [0xef, 0xbb, 0xbf] + Array(text.utf8)
        case "UTF-16LE": bytes = [0xff, 0xfe] + text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
        case "UTF-16BE": bytes = [0xfe, 0xff] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
        case "UTF-16LE without mark": bytes = text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
        case "ISO-8859-1":
            bytes = text.replacing("UTF-8", with: "ISO-8859-1").unicodeScalars.map { UInt8($0.value) }
        default: bytes = Array(text.replacing("\n", with: "\r\n").utf8)
        }
        let document = try Document.parse(bytes, path: "")
        let controller = try #require(document.initialViewController)
        #expect(controller.title == "Grüße")
        #expect(controller.element.location == SourceLocation(line: 7, column: 37))
        #expect(document.root.location == SourceLocation(line: 2, column: 1))
    }

    @Test func xibIsOneScene() throws {
        let document = try xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="A"/>
            <customObject id="B" customClass="Model" userLabel="The model"/>
            <tapGestureRecognizer id="C"/>
            <pongPressGestureRecognizer id="D"/>
            <tableViewCell id="E"/>
            """)
        let scene = try #require(document.scenes.first)
        #expect(document.scenes.count == 1)
        #expect(scene.id == nil)
        #expect(scene.controller == nil)
        #expect(scene.objects.count == 7)
        #expect(scene.topLevelViews.map(\.kind) == [.view, .tableViewCell])
        #expect(scene.placeholders.map(\.identifier) == ["IBFilesOwner", "IBFirstResponder"])
        #expect(scene.placeholders.first?.customClass == "Owner")
        #expect(scene.placeholders.first?.userLabel == "File's Owner")
        #expect(scene.customObjects.map(\.customClass) == ["Model"])
        #expect(scene.customObjects.first?.userLabel == "The model")
        #expect(
            scene.gestureRecognizers.map(\.className) == ["UITapGestureRecognizer", "UILongPressGestureRecognizer"])
    }

    @Test func scenesStandInDocumentOrder() throws {
        let document = try storyboard(
            "<viewController id='A'><view key='view' id='V'/></viewController><view id='Extra'/>",
            "<tableViewController id='B'/>")
        #expect(document.scenes.map(\.id) == ["S0", "S1"])
        #expect(document.scenes.map { $0.controller?.id } == ["A", "B"])
        #expect(document.scenes.first?.topLevelViews.map(\.id) == ["Extra"])
    }

    @Test func manyThreads() async throws {
        let bytes = Array(Self.text.utf8)
        let titles = await withTaskGroup(of: String?.self) { group in
            for _ in 0..<200 {
                group.addTask { try? Document.parse(bytes, path: "").initialViewController?.title }
            }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(titles == ["Grüße"])
    }

    @Test func canvasLocation() throws {
        let text = """
            <document><scenes><scene sceneID="S"><objects/><point key="canvasLocation" x="-242" y="26.5"/></scene></scenes>\
            </document>
            """
        let document = try Document.parse(Array(text.utf8), path: "")
        #expect(document.scenes.first?.canvasLocation == Point(x: -242, y: 26.5))
    }
}
