import Foundation
import Testing

@Suite("What compile takes of the project that documents belong to")
struct CompiledProjectTests {
    private let folder: TemporaryFolder

    /// A document that does not state the size of its image, and a catalog that does.
    init() throws {
        folder = try TemporaryFolder()
        let xib = SampleDocument.xib(
            content: """
                <imageView contentMode="scaleToFill" image="pic" translatesAutoresizingMaskIntoConstraints="NO" \
                id="img-vi-001"><rect key="frame" x="20" y="20" width="64" height="32"/></imageView>
                """,
            constraints: """
                <constraint firstItem="img-vi-001" firstAttribute="leading" secondItem="roo-tv-001" \
                secondAttribute="leading" constant="20" id="con-le-001"/>
                <constraint firstItem="img-vi-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" \
                constant="20" id="con-to-001"/>
                """)
        try folder.write(xib, to: "App/Views/V.xib")
        let image = #"{"images":[{"idiom":"universal","filename":"pic.svg"}]}"#
        try folder.write(image, to: "App/Assets.xcassets/pic.imageset/Contents.json")
        try folder.write(#"<svg width="64" height="32"/>"#, to: "App/Assets.xcassets/pic.imageset/pic.svg")
        let mac = SampleDocument.clean.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
        try folder.write(mac, to: "App/Menu.storyboard")
    }

    private func strut(_ line: String) throws -> StrutProcess {
        try StrutProcess(shell: "$STRUT \(line)", in: folder.url)
    }

    @Test("An image whose size the document does not state has that of the catalog, as in a check")
    func imageSizes() throws {
        let alone = try strut("compile --format tree App/Views/V.xib")
        #expect(alone.errors.contains("[ambiguous-layout]") && alone.output.contains("20,20 0x0"), "\(alone)")
        for line in ["--project App App/Views/V.xib", "App/Views", "--jobs 2 --project App/Views App"] {
            let run = try strut("compile --format tree --output-directory out \(line)")
            let isWhole = line != "App/Views"
            #expect(run.errors.contains("[ambiguous-layout]") != isWhole, "\(run)")
            let path = line.hasSuffix(" App") ? "out/Views/V.xib.tree" : "out/V.xib.tree"
            #expect(try folder.read(path).contains("20,20 64x32") == isWhole)
        }
        let run = try strut("compile --sandbox --format tree --project App App/Views/V.xib")
        // Where the kernel has no sandbox there is nothing to see.
        if run.status != 64 { #expect(run.errors == "" && run.output.contains("20,20 64x32"), "\(run)") }
    }

    @Test("So it has in a page, between versions, and where one view is explained or measured")
    func imageSizesElsewhere() throws {
        try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
        let page = try strut("preview App")
        #expect(
            page.output.contains(#"width="64" height="32""#) && !page.output.contains("[ambiguous-layout]"),
            "\(page.errors)")
        for name in ["explain", "fit"] {
            let run = try strut("\(name) --project App App/Views/V.xib img-vi-001")
            #expect(run.output.contains("64") && run.output.contains("32"), "\(run)")
            #expect(try !strut("\(name) App/Views/V.xib img-vi-001").output.contains("64"))
            #expect(try strut("\(name) --project None App/Views/V.xib img-vi-001").status == 64)
        }
        let moved = try StrutProcess(
            shell: "cp -r App New; sed -i 's/constant=\"20\"/constant=\"30\"/' New/Views/V.xib; $STRUT diff App New",
            in: folder.url)
        #expect(moved.output.contains("20,20 64x32 → 30,30 64x32"), "\(moved)")
    }

    @Test("A document for macOS is a note, and gives a build source in which nothing is declared")
    func otherPlatform() throws {
        let alone = try strut("compile --format swift -o Menu.swift App/Menu.storyboard")
        #expect(alone.status == 65 && alone.errors.contains("error: "))
        #expect(try !folder.names().contains("Menu.swift"))
        for format in ["swift", "uikit", "swift --strict"] {
            let run = try strut("compile --project App --format \(format) -o Menu.swift App/Menu.storyboard")
            #expect(run.status == 0 && run.errors.contains("note: ") && run.errors.contains("[unsupported-platform]"))
            #expect(try folder.read("Menu.swift").wholeMatch(of: /\/\/ Menu\.storyboard: .+\n/) != nil)
        }
        let tree = try strut("compile --project App --format tree App/Menu.storyboard")
        #expect(tree.status == 0 && tree.output == "")
        let all = try strut("compile --output-directory out App")
        #expect(all.status == 0 && all.errors.contains("note: "), "\(all)")
        #expect(try folder.names(in: "out") == ["Views"])
        try folder.write(#"{"rules": {"unsupported-platform": "off"}}"#, to: "App/.strut.json")
        #expect(try strut("compile --project App App/Menu.storyboard").errors == "")
        try folder.write(#"{"rules": {"unsupported-platform": "error"}}"#, to: "App/.strut.json")
        #expect(try strut("compile --project App App/Menu.storyboard").status == 1)
    }

    @Test("What is no folder is no project")
    func noFolder() throws {
        for name in ["None", "App/Views/V.xib"] {
            let run = try strut("compile --project \(name) App/Views/V.xib")
            #expect(run.status == 64 && run.errors.contains("'--project' needs a folder, and '\(name)' is none"))
        }
    }
}
