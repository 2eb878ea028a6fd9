import Foundation
import StrutTestSupport
import Testing

@Suite("What layouts depend on, for Make and Ninja")
struct LayoutDependenciesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "App/Main.storyboard")
    }

    private func strut(_ words: String...) throws -> StrutProcess { try StrutProcess(words, in: folder.url) }

    /// The paths behind the result in the file of dependencies.
    private func sources(of result: String) throws -> [String] {
        let lines = try folder.read("d").split(separator: "\n").map(String.init)
        let line = try #require(lines.first { $0.hasPrefix("\(result): ") }, "\(lines)")
        return line.split(separator: " ").dropFirst().map(String.init)
    }

    @Test("A document alone depends on itself")
    func alone() throws {
        let run = try strut("compile", "--depfile", "d", "-o", "out.json", "App/Main.storyboard")
        #expect(run.status == 0, "\(run)")
        #expect(try folder.read("d") == "out.json: App/Main.storyboard\n")
    }

    @Test("What is read beside it is named, and what is not there or not read is not")
    func beside() throws {
        try folder.write("{}", to: "App/Main.strut.json")
        try folder.write(#""a.text" = "b";"#, to: "App/de.lproj/Main.strings")
        try folder.write(#""a.text" = "b";"#, to: "App/fr.lproj/Main.strings")
        try folder.write(#"{"baseline": "known.json"}"#, to: "App/.strut.json")
        try folder.write(#"{"strut-baseline": 1, "findings": []}"#, to: "App/known.json")
        try folder.write("--language de-AT\n", to: "Strut.options")
        let run = try strut(
            "compile", "--format", "json", "--options-file", "Strut.options", "--depfile", "d", "-o", "out.json",
            "App/Main.storyboard")
        let found = try sources(of: "out.json")
        #expect(found.first == "App/Main.storyboard", "\(run)")
        let names = Set(found.map { $0.split(separator: "/").suffix(2).joined(separator: "/") })
        #expect(
            names == [
                "App/Main.storyboard", "Strut.options", "App/.strut.json", "App/known.json", "App/Main.strut.json",
                "de.lproj/Main.strings",
            ])
        // Each of them has an empty rule, so that Make goes on where it was removed.
        let text = try folder.read("d")
        for path in found.dropFirst() { #expect(text.contains("\n\(path):\n")) }
    }

    @Test("An image whose size a catalog says is named with its catalog's entry")
    func images() throws {
        let image = """
            <subviews><imageView image="Mark" translatesAutoresizingMaskIntoConstraints="NO" id="mar-k0-001">\
            <rect key="frame" x="20" y="20" width="1" height="1"/></imageView></subviews></view>
            """
        let document = DocumentHeader(
            tools: nil, device: nil, features: .autoLayout, resources: #"<image name="Mark"/>"#
        ).xib(
            """
            <view id="roo-t0-001"><rect key="frame" x="0" y="0" width="99" height="99"/>\
            \(image)
            """)
        try folder.write(document, to: "App/Mark.xib")
        try folder.write(
            #"{"images": [{"idiom": "universal", "filename": "mark.svg", "scale": "1x"}]}"#,
            to: "App/Assets.xcassets/Mark.imageset/Contents.json")
        try folder.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>"#,
            to: "App/Assets.xcassets/Mark.imageset/mark.svg")
        for format in ["json", "svg"] {
            let run = try strut(
                "compile", "--format", format, "--project", "App", "--depfile", "d", "-o", "out", "App/Mark.xib")
            let found = try sources(of: "out")
            #expect(found.contains { $0.hasSuffix("Mark.imageset/mark.svg") }, "\(format): \(run) \(found)")
            #expect(found.contains { $0.hasSuffix("Mark.imageset/Contents.json") }, "\(format): \(run) \(found)")
        }
    }

    @Test("Several results have a rule each, also those of a document that is left out")
    func several() throws {
        try folder.write(
            SampleDocument.clean.replacingOccurrences(of: "iOS.CocoaTouch", with: "MacOSX.Cocoa"), to: "App/Mac.xib")
        let run = try strut(
            "compile", "--format", "swift", "--depfile", "d", "--output-directory", "out", "App")
        #expect(run.status == 0, "\(run)")
        #expect(
            try folder.read("d") == """
                out/Mac.xib.swift: App/Mac.xib
                out/Main.storyboard.swift: App/Main.storyboard

                """)
    }

    @Test("Where a result is missing none is written; and what is read is never replaced")
    func refusals() throws {
        try folder.write("<none>", to: "App/Broken.xib")
        let broken = try strut("compile", "--depfile", "d", "--output-directory", "out", "App")
        #expect(broken.status == 65, "\(broken)")
        #expect(try !folder.names().contains("d"))
        let stream = try strut("compile", "--depfile", "d", "App/Main.storyboard")
        #expect(stream.status == 64 && stream.errors.contains("standard output is none"), "\(stream)")
        let own = try strut("compile", "--depfile", "App/Main.storyboard", "-o", "out.json", "App/Main.storyboard")
        #expect(own.status == 64 && own.errors.contains("the file of dependencies"), "\(own)")
        let twice = try strut("compile", "--depfile", "x", "-o", "x", "App/Main.storyboard")
        #expect(twice.status == 64 && twice.errors.contains("'x' is both"), "\(twice)")
    }
}
