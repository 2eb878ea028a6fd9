import Foundation
import StrutTestSupport
import Testing

@Suite("Fonts of folders, with the real executable")
struct FontFolderTests {
    /// A label at 20 points whose text is "AV" and whose size nothing but its text decides.
    private static func xib(_ font: String, custom: String = "") -> String {
        DocumentHeader(
            tools: "21507", features: [.autoLayout, .traits],
            content: #"<customFonts key="customFonts">\#(custom)</customFonts>"#
        ).xib(
            """
            <view contentMode="scaleToFill" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews><label opaque="NO" text="AV" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <fontDescription key="fontDescription" name="\(font)" family="Strut Sans" pointSize="20"/></label></subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
            </constraints></view>
            """)
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.xib("StrutSans-Regular"), to: "App/Label.xib")
    }

    #if HarfBuzz
        /// A is 600, V 700, kerned by -100: 24 points at 20, in lines of 23.
        private static let measured = #""frame": {"x": 0, "y": 0, "width": 24, "height": 23}, "subviews""#

        private func run(_ arguments: String...) throws -> StrutProcess { try StrutProcess(arguments, in: folder.url) }

        private func copyFont(_ name: String, to path: String, bytes: Int = .max) throws {
            let font = try Data(contentsOf: Repository.fixtures.appendingPathComponent("fonts/\(name)"))
            let url = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try font.prefix(bytes).write(to: url)
        }

        @Test("What is no folder of fonts is reported as what it is")
        func noFolder() throws {
            let pipe = try StrutProcess(shell: "mkfifo pipe; $STRUT check --fonts pipe App/Label.xib", in: folder.url)
            #expect(pipe.output.contains("pipe: error: this is neither a folder nor a file [bad-font]"), "\(pipe)")
            let none = try run("check", "--fonts", "none", "App/Label.xib")
            #expect(none.output.contains("none: error: there is no such folder of fonts [bad-font]"), "\(none)")
        }

        @Test("--fonts takes folders and files, and what is measured is not marked approximate")
        func option() throws {
            try copyFont("StrutSans-Regular.ttf", to: "Fonts/deeper/font.TTF")
            let without = try run("compile", "App/Label.xib")
            #expect(without.output.contains(#""approximate": "font""#))
            for path in ["Fonts", "Fonts/", "Fonts/deeper/font.TTF"] {
                let process = try run("compile", "--fonts", path, "App/Label.xib")
                #expect(process.status == 0 && process.errors.isEmpty)
                #expect(process.output.contains(Self.measured), "\(process.output)")
            }
            let fit = try run("fit", "--fonts", "Fonts", "App/Label.xib", "l")
            #expect(fit.output == "24 × 23\n")
            let explained = try run("explain", "--fonts", "Fonts", "App/Label.xib", "l")
            #expect(explained.output.contains("StrutSans-Regular") && !explained.output.contains("not known"))
            let picture = try run("compile", "--format", "svg", "--fonts", "Fonts", "App/Label.xib")
            #expect(picture.output.contains("textLength=\"24\""), "\(picture.output)")
        }

        @Test("the configuration names folders from its own")
        func configuration() throws {
            try copyFont("StrutSans-Regular.ttf", to: "Shared/font.ttf")
            try folder.write(#"{"fonts": ["Shared"]}"#, to: ".strut.json")
            #expect(try run("compile", "App/Label.xib").output.contains(Self.measured))
            #expect(try run("check", "App").errors.isEmpty)
        }

        @Test(
            "fonts in the folder of the document's project are found by themselves, in the sandbox only what lies there"
        )
        func project() throws {
            try copyFont("StrutSans-Regular.ttf", to: "Resources/font.ttf")
            // Without a sign of a project nobody knows where to look.
            #expect(!(try run("compile", "App/Label.xib").output.contains(Self.measured)))
            try folder.write("", to: "App.xcodeproj/project.pbxproj")
            #expect(try run("compile", "App/Label.xib").output.contains(Self.measured))
            try folder.write(Self.xib("Nothing-Condensed"), to: "App/Other.xib")
            #expect(try run("compile", "App/Other.xib").output.contains(#""approximate": "font""#))
        }

        @Test("two versions of a document are compared in the same fonts")
        func diff() throws {
            try copyFont("StrutSans-Regular.ttf", to: "Resources/font.ttf")
            try folder.write("", to: "App.xcodeproj/project.pbxproj")
            let old = try TemporaryFolder()
            try old.write(Self.xib("StrutSans-Regular").replacing("text=\"AV\"", with: "text=\"VA\""), to: "Label.xib")
            let process = try run("diff", old.url.appendingPathComponent("Label.xib").path, "App/Label.xib")
            // 26 points without the kerning, 24 with it.
            #expect(process.output.contains("26") && process.output.contains("24"), "\(process.output)")
        }

        @Test("a bad file is a warning with its path, a folder that is not there an error")
        func badFonts() throws {
            try copyFont("StrutSans-Regular.ttf", to: "Fonts/a.ttf", bytes: 1000)
            try folder.write("no font", to: "Fonts/b.otf")
            let says = """
                Fonts/a.ttf: warning: no text is measured with this font: it ends before its table 'GPOS' does [bad-font]
                Fonts/b.otf: warning: no text is measured with this font: it is no TrueType or OpenType font [bad-font]

                """
            let compiled = try run("compile", "--fonts", "Fonts", "-o", "/dev/null", "App/Label.xib")
            #expect(compiled.status == 0 && compiled.errors == says, "\(compiled.errors)")
            #expect(try run("compile", "--strict", "--fonts", "Fonts", "-o", "/dev/null", "App/Label.xib").status == 1)
            let checked = try run("check", "--fonts", "Fonts", "App/Label.xib")
            #expect(checked.status == 0 && checked.output.hasPrefix(says), "\(checked.output)")
            let missing = try run("compile", "--fonts", "Nowhere", "-o", "/dev/null", "App/Label.xib")
            #expect(missing.status == 1)
            #expect(missing.errors == "Nowhere: error: there is no such folder of fonts [bad-font]\n")
        }

        @Test("empty files of a project are one note, whatever documents list them")
        func emptyFonts() throws {
            for name in ["Own", "Other"] { try folder.write("", to: "App/Fonts/\(name).ttf") }
            try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", to: "App/Fonts/Pointer.ttf")
            let list = #"<array key="Own.ttf"><string>StrutSans-Regular</string></array>"#
            for name in ["Label", "Second"] {
                try folder.write(Self.xib("StrutSans-Regular", custom: list), to: "App/\(name).xib")
            }
            let found = try run("check", "App").output.split(separator: "\n").filter { $0.contains("[bad-font]") }
            let says = "App/Fonts/Other.ttf: note: this font file and 2 others of the project are empty here: "
            #expect(found.count == 1 && found.allSatisfy { $0.hasPrefix(says) }, "\(found)")
            // A file that is broken is said once as well.
            try copyFont("StrutSans-Regular.ttf", to: "App/Fonts/Own.ttf", bytes: 1000)
            let broken = try run("check", "App").output.split(separator: "\n").filter { $0.contains("[bad-font]") }
            #expect(broken.count == 1 && broken[0].hasPrefix("App/Fonts/Own.ttf: warning: "), "\(broken)")
        }

        @Test("a bad file of a project is said to the documents that list it")
        func badFontOfAProject() throws {
            try copyFont("StrutSans-Regular.ttf", to: "Resources/Own.ttf", bytes: 1000)
            try folder.write("no font", to: "Resources/Other.ttf")
            try folder.write("", to: "App.xcodeproj/project.pbxproj")
            let list = #"<array key="Own.ttf"><string>StrutSans-Regular</string></array>"#
            try folder.write(Self.xib("StrutSans-Regular", custom: list), to: "App/Label.xib")
            let process = try run("compile", "-o", "/dev/null", "App/Label.xib")
            #expect(process.errors.hasPrefix("Resources/Own.ttf: warning: "), "\(process.errors)")
            #expect(!process.errors.contains("Other.ttf"))
            // A folder that somebody named reports its files by itself.
            let named = try run("check", "--fonts", "Resources", "App")
            #expect(named.output.split(separator: "\n").count { $0.contains("Own.ttf: warning") } == 1, "\(named)")
            let absolute = try run("check", folder.url.appendingPathComponent("App").path)
            #expect(absolute.output.contains("/Resources/Own.ttf: warning: ") && absolute.output.hasPrefix("/"))
        }
    #else
        @Test("--fonts says how to get a strut that measures fonts")
        func option() throws {
            let process = try StrutProcess(["compile", "--fonts", "Fonts", "App/Label.xib"], in: folder.url)
            #expect(process.status == 64)
            #expect(
                process.errors.contains(
                    "'--fonts' needs HarfBuzz, and this strut was built without it; take a released"))
            #expect(process.errors.contains("swift build --configuration release --traits HarfBuzz"))
        }

        @Test("a configuration with fonts is used but for them, and says so")
        func configuration() throws {
            try folder.write(#"{"fonts": ["Shared"]}"#, to: ".strut.json")
            let process = try StrutProcess(["check", "App"], in: folder.url)
            #expect(process.status == 0)
            #expect(process.output.contains("'fonts' is ignored: it needs HarfBuzz"))
        }
    #endif
}
