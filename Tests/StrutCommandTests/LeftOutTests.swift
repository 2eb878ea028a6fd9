import Foundation
import Testing

/// A document may ask for what is not checked: it is in the app all the same.
@Suite("What is left out of checking is not missing")
struct LeftOutTests {
    private let folder: TemporaryFolder

    /// Main refers to the storyboards Old and Gone, and shows the images relic and lost and the colours Rust and Fog.
    init() throws {
        folder = try TemporaryFolder()
        let references = ["Old", "Gone"].map { name in
            """
            <scene sceneID="sce-\(name)"><objects><viewControllerPlaceholder storyboardName="\(name)" id="ref-\(name)" \
            sceneMemberID="viewController"/></objects></scene>
            """
        }
        let images = ["relic", "lost"].map { #"<imageView image="\#($0)" id="ima-\#($0)"/>"# }
        // Without an accent colour of its own an app has the system's.
        let views = ["Rust", "Fog", "AccentColor"].map {
            #"<view id="vie-\#($0)"><color key="backgroundColor" name="\#($0)"/></view>"#
        }
        let scenes = references.joined() + "</scenes>"
        let main = SampleDocument.clean.replacing("</scenes>", with: scenes)
            .replacing("</subviews>", with: (images + views).joined() + "</subviews>")
        try folder.write(main, to: "Main.storyboard")
        try folder.write("", to: "App.xcassets/star.imageset/Contents.json")
        // Where no catalog has a colour, nothing is said of colours.
        let components = #"{"red": "1", "green": "0", "blue": "0", "alpha": "1"}"#
        let color = #"{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(components)}}"#
        try folder.write(#"{"colors": [\#(color)]}"#, to: "App.xcassets/Known.colorset/Contents.json")
    }

    /// The objects for which something is missing.
    private func missing() throws -> [String] {
        let rules = "missing-storyboard,missing-identifier,missing-image,missing-color"
        let run = try StrutProcess(
            ["check", "--only", rules, "--diagnostic-format", "json", "."], in: folder.url)
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(json?["findings"] as? [[String: Any]]).map { $0["object"] as? String ?? "" }.sorted()
    }

    private static let gone = ["ima-lost", "ref-Gone", "vie-Fog"]

    private func writeOld(to path: String) throws {
        try folder.write(SampleDocument.clean, to: "\(path)/Old.storyboard")
        try folder.write("{}", to: "\(path)/Old.xcassets/relic.imageset/Contents.json")
        try folder.write(#"{"colors":[]}"#, to: "\(path)/Old.xcassets/Rust.colorset/Contents.json")
    }

    @Test("A folder that the configuration excludes", arguments: ["Legacy", "Legacy/*", "Old.*", "**/Legacy/**"])
    func excluded(pattern: String) throws {
        #expect(try missing() == ["ima-lost", "ima-relic", "ref-Gone", "ref-Old", "vie-Fog", "vie-Rust"])
        try writeOld(to: "Legacy")
        try folder.write(#"{"exclude": ["\#(pattern)"]}"#, to: ".strut.json")
        #expect(try missing() == Self.gone)
    }

    @Test(
        "What git ignores, and what package managers make", arguments: ["Ignored/Deep", "Pods/Old/Sources", "Carthage"])
    func made(path: String) throws {
        try folder.write("Ignored\n", to: ".gitignore")
        try writeOld(to: path)
        #expect(try missing() == Self.gone)
    }

    @Test("A storyboard that cannot be read is there, whatever it offers")
    func unreadable() throws {
        try folder.write("<document", to: "Old.storyboard")
        #expect(try missing().contains("ref-Gone"))
        #expect(try !missing().contains("ref-Old"))
    }

    @Test("Builds and hidden folders hold nothing of the project's", arguments: ["DerivedData", ".build"])
    func builds(path: String) throws {
        try writeOld(to: path)
        #expect(try missing().contains("ref-Old"))
    }

    @Test("A catalog that a link leads to is the project's, and so are app icons")
    func linkedCatalog() throws {
        let outside = try TemporaryFolder()
        try outside.write("{}", to: "A.xcassets/relic.imageset/Contents.json")
        try outside.write("{}", to: "A.xcassets/lost.appiconset/Contents.json")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Linked.xcassets"),
            withDestinationURL: outside.url.appendingPathComponent("A.xcassets"))
        #expect(try missing() == ["ref-Gone", "ref-Old", "vie-Fog", "vie-Rust"])
    }
}
