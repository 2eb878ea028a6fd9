import InterfaceDocument
import StrutDiagnostics
import StrutTestSupport
import Testing

@testable import StrutProjects

@Suite("Resources that a project lacks")
struct MissingResourceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let set =
            #"{"info": {"version": 1}, "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
        try folder.write(set, to: "App.xcassets/HIghlightText.colorset/Contents.json")
        try folder.write(#"{"info": {"version": 1}, "images": []}"#, to: "App.xcassets/Logo.imageset/Contents.json")
    }

    private func messages(_ content: String, rest: String = "") throws -> [String] {
        var header = DocumentHeader.bare
        header.content = rest
        let text = header.xib(#"<view id="v"><subviews>\#(content)</subviews></view>"#)
        let document = try Document.parse(Array(text.utf8), path: "Main.xib")
        return ProjectFindings(document, in: Project(root: folder.path)).findings.map(\.message)
    }

    @Test("An image that the document holds is not missing")
    func embedded() throws {
        let view = #"<imageView image="imageView:a:image" id="a"/>"#
        let held =
            #"<resources><image name="imageView:a:image" width="8" height="8"><mutableData key="keyedArchiveRepresentation">AA=="#
            + "</mutableData></image></resources>"
        #expect(try messages(view, rest: held).isEmpty)
        #expect(try messages(view).count == 1)
    }

    @Test("A name in other capital letters is said")
    func capitals() throws {
        let label = #"<label id="a"><color key="textColor" name="HighlightText"/></label>"#
        #expect(try messages(label).first?.contains("a catalog has 'HIghlightText'") == true)
        #expect(try messages(#"<imageView image="logo" id="a"/>"#).first?.contains("a catalog has 'Logo'") == true)
    }

    @Test("A colour of macOS is none of the app's")
    func appKit() throws {
        let label =
            #"<label id="a"><color key="textColor" name="textColor" catalog="System" colorSpace="catalog"/></label>"#
        #expect(try messages(label).isEmpty)
    }

    @Test(
        "A font of iOS needs no file",
        arguments: ["Avenir.ttc", "HelveticaNeue.ttc", "GillSans.ttc", "SFUIText.ttf", "TimesNewRoman.ttf"])
    func fonts(file: String) throws {
        func fonts(_ file: String) -> String {
            #"<customFonts key="customFonts"><array key="\#(file)"><string>X</string></array></customFonts>"#
        }
        #expect(try messages("", rest: fonts(file)).isEmpty)
        #expect(try messages("", rest: fonts("Gone.ttf")).count == 1)
    }
}
