import Foundation
import StrutTestSupport
import Testing

@testable import StrutCommand

/// A project on disk: two storyboards, a catalog, three languages, a configuration, a baseline, and what is left out.
@Suite("A project, from beginning to end")
struct ProjectTests {
    private let folder: TemporaryFolder

    private static func storyboard(_ scenes: String, initial: String = "mai-vc-001", resources: String = "") -> String {
        DocumentHeader(tools: "22505", initial: initial, resources: resources).storyboard(scenes)
    }

    private static func scene(_ id: String, _ views: String, _ constraints: String, _ attributes: String = "") -> String
    {
        """
        <scene sceneID="\(id)-sc-001"><objects>
        <viewController \(attributes) id="\(id)-vc-001" sceneMemberID="viewController">
        <view key="view" id="\(id)-vw-001"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        \(views)
        </subviews>
        <viewLayoutGuide key="safeArea" id="\(id)-sa-001"/>
        <constraints>
        \(constraints)
        </constraints></view>
        </viewController></objects></scene>
        """
    }

    private static let main = storyboard(
        scene(
            "mai",
            """
            <button opaque="NO" buttonType="system" lineBreakMode="middleTruncation" \
            translatesAutoresizingMaskIntoConstraints="NO" id="mai-bt-001">
            <rect key="frame" x="40" y="100" width="90" height="35"/>
            <state key="normal" title="Continue"/>
            </button>
            <imageView userInteractionEnabled="NO" contentMode="center" image="star" \
            translatesAutoresizingMaskIntoConstraints="NO" id="mai-im-001">
            <rect key="frame" x="40" y="200" width="20" height="15"/>
            </imageView>
            <imageView userInteractionEnabled="NO" contentMode="center" image="nova" \
            translatesAutoresizingMaskIntoConstraints="NO" id="mai-im-002">
            <rect key="frame" x="40" y="300" width="20" height="15"/>
            </imageView>
            """,
            """
            <constraint firstItem="mai-bt-001" firstAttribute="leading" secondItem="mai-sa-001" secondAttribute="leading" \
            constant="40" id="mai-c1-001"/>
            <constraint firstItem="mai-bt-001" firstAttribute="top" secondItem="mai-sa-001" secondAttribute="top" \
            constant="41" id="mai-c1-002"/>
            <constraint firstItem="mai-bt-001" firstAttribute="width" constant="90" id="mai-c1-003"/>
            <constraint firstItem="mai-im-001" firstAttribute="leading" secondItem="mai-sa-001" secondAttribute="leading" \
            constant="40" id="mai-c1-004"/>
            <constraint firstItem="mai-im-001" firstAttribute="top" secondItem="mai-sa-001" secondAttribute="top" \
            constant="141" id="mai-c1-005"/>
            <constraint firstItem="mai-im-002" firstAttribute="leading" secondItem="mai-sa-001" secondAttribute="leading" \
            constant="40" id="mai-c1-006"/>
            <constraint firstItem="mai-im-002" firstAttribute="top" secondItem="mai-sa-001" secondAttribute="top" \
            constant="241" id="mai-c1-007"/>
            <constraint firstItem="mai-im-002" firstAttribute="width" constant="20" id="mai-c1-008"/>
            <constraint firstItem="mai-im-002" firstAttribute="height" constant="15" id="mai-c1-009"/>
            """)
                + """
                <scene sceneID="ref-sc-001"><objects>
                <viewControllerPlaceholder storyboardName="Details" referencedIdentifier="Missing" id="ref-vc-001" \
                sceneMemberID="viewController"/></objects></scene>
                <scene sceneID="rfs-sc-001"><objects>
                <viewControllerPlaceholder storyboardName="Nowhere" id="rfs-vc-001" sceneMemberID="viewController"/>
                </objects></scene>
                """)

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.main, to: "App/Base.lproj/Main.storyboard")
        try folder.write(
            Self.storyboard(
                Self.scene("det", "", "", "storyboardIdentifier=\"Detail\""), initial: "det-vc-001"),
            to: "App/Details.storyboard")
        try folder.write(
            "\"mai-bt-001.normalTitle\" = \"Fortfahren und bestätigen\";\n", to: "App/de.lproj/Main.strings")
        try folder.write("\"mai-bt-001.normalTitle\" = \"OK %@\";\n", to: "App/fr.lproj/Main.strings")
        try folder.write("\"other.text\" = \"x\";\n", to: "App/ja.lproj/Main.strings")
        let image = #"{"images":[{"idiom":"universal","filename":"star.svg"}]}"#
        try folder.write(image, to: "App/Assets.xcassets/star.imageset/Contents.json")
        try folder.write(#"<svg width="20" height="15"/>"#, to: "App/Assets.xcassets/star.imageset/star.svg")
        try folder.write("no document at all", to: "App/Pods/Broken.xib")
        try folder.write("no document at all", to: "App/Out/Made.xib")
        try folder.write("Out/\n", to: "App/.gitignore")
        try folder.write("", to: "App/.git/HEAD")
        try folder.write(Self.main.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa"), to: "App/Mac.storyboard")
        try folder.write(
            """
            {
              "matrix": {"devices": ["iPhone 16", "iPhone SE"], "contentSizes": ["L", "AX3"], "languages": ["all"]},
              "rules": {"unsupported-platform": "off"},
              "ignore": [{"rule": "missing-image", "object": "mai-im-009", "reason": "Not there."}]
            }
            """, to: "App/.strut.json")
    }

    private func strut(_ words: String...) throws -> StrutProcess { try StrutProcess(words, in: folder.url) }

    /// The findings as `rule object`, in the order of the report.
    private func found(_ words: String...) throws -> [String] {
        let run = try StrutProcess(words + ["--diagnostic-format", "json"], in: folder.url)
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(json?["findings"] as? [[String: Any]]).map {
            "\($0["rule"] ?? "") \($0["object"] ?? "")"
        }
    }

    private static let own = [
        "missing-translation mai-bt-001", "translation-format mai-bt-001", "missing-image mai-im-002",
        "missing-identifier ref-vc-001", "missing-storyboard rfs-vc-001",
    ]

    @Test("A folder's documents, catalogs, translations and each other count; what is left out does not")
    func project() throws {
        #expect(try found("check", "App") == Self.own)
        #expect(try strut("check", "App").status == 1)
        // By itself a document knows nothing of its project but its configuration.
        let alone = try found("check", "App/Base.lproj/Main.storyboard")
        #expect(!alone.contains { $0.hasPrefix("missing") || $0.hasPrefix("translation") })
    }

    @Test("In a part of an app a storyboard may lie elsewhere; where something shows a whole one, it is missing")
    func partOfAnApp() throws {
        try folder.write(Self.main, to: "Part/Main.storyboard")
        #expect(try found("check", "--only", "missing-storyboard", "Part") == [])
        for sign in ["App.xcodeproj/project.pbxproj", "Info.plist", "project.yml", "Images.xcassets/Contents.json"] {
            try folder.write(Self.main, to: "\(sign)-whole/Main.storyboard")
            try folder.write("", to: "\(sign)-whole/\(sign)")
            #expect(
                try found("check", "--only", "missing-storyboard", "\(sign)-whole") == [
                    "missing-storyboard ref-vc-001", "missing-storyboard rfs-vc-001",
                ])
        }
    }

    @Test("The matrix is the configuration's, and says where: only the German title is too long")
    func matrix() throws {
        let report = try strut("check", "--matrix", "--only", "truncated-text", "App").output
        #expect(report.contains("The title 'Fortfahren und bestätigen' of"))
        #expect(report.contains("(de; 4 of 16) [truncated-text]"))
        #expect(report.hasSuffix("1 finding in 1 of 3 documents: 1 warning; 20 layouts\n"))
    }

    @Test("An image without a size of its own has the catalog's: nothing is ambiguous")
    func image() throws {
        #expect(try found("check", "--only", "ambiguous-layout", "App/Base.lproj/Main.storyboard") != [])
        #expect(try found("check", "--only", "ambiguous-layout", "App") == [])
    }

    @Test("An image that is missing is reported for the object that an outlet names")
    func outlets() throws {
        let outlet = #"<connections><outlet property="badge" destination="mai-im-002" id="out-le-001"/></connections>"#
        try folder.write(
            Self.main.replacing(
                "</constraints></view>\n</viewController>", with: "</constraints></view>\n\(outlet)</viewController>"),
            to: "App/Base.lproj/Main.storyboard")
        let report = try strut("check", "--only", "missing-image", "App").output
        #expect(report.contains("UIImageView badge (mai-im-002) shows the image 'nova'"), "\(report)")
    }

    @Test("A catalog that cannot be read is reported, though no language was asked for")
    func brokenCatalog() throws {
        try folder.write("{\n<<<<<<< HEAD\n", to: "App/mul.lproj/Main.xcstrings")
        for words in [["App"], ["--matrix", "App"], ["--language", "all", "App/Base.lproj/Main.storyboard"]] {
            let run = try StrutProcess(["check", "--only", "malformed-strings,no-translation"] + words, in: folder.url)
            #expect(
                run.status == 1 && run.output.split { $0 == "\n" }.count { $0.contains("[malformed-strings]") } == 1)
            #expect(!run.output.contains("no-translation"), "\(run)")
        }
        #expect(try !found("check", "App").contains { $0.hasPrefix("missing-translation") })
        let page = try strut("preview", "--language", "all", "App/Base.lproj/Main.storyboard").output
        #expect(page.contains("malformed-strings"))
    }

    @Test("A font's file is missing where a whole app has none of any font")
    func fonts() throws {
        let font = #"<customFonts key="customFonts"><array key="Gone.ttf"><string>Gone</string></array></customFonts>"#
        let document = Self.main.replacing("<scenes>", with: "\(font)\n<scenes>")
        for (path, count) in [("Part/Main.storyboard", 0), ("Whole/Main.storyboard", 1)] {
            try folder.write(document, to: path)
            try folder.write("<plist/>", to: "Whole/Info.plist")
            let name = String(path.prefix { $0 != "/" })
            #expect(try found("check", "--only", "missing-font", name).count == count)
        }
    }

    @Test("A baseline takes what is known, forgets lines, and says what is gone")
    func baseline() throws {
        let written = try strut("check", "--write-baseline", "--baseline", "known.json", "App")
        #expect(written.status == 0 && written.errors.contains("5 findings written to 'known.json'"))
        #expect(try found("check", "--baseline", "known.json", "App") == [])
        #expect(try strut("check", "--baseline", "known.json", "App").status == 0)
        // Lines move, an image is fixed, another goes missing.
        let moved = Self.main.replacing("<scenes>", with: "\n\n\n<scenes>")
            .replacing("image=\"nova\"", with: "image=\"star\"")
        try folder.write(moved, to: "App/Base.lproj/Main.storyboard")
        let again = try strut("check", "--baseline", "known.json", "App")
        #expect(again.output.contains("known.json: note: One finding of the baseline is no longer there"))
        #expect(again.output.contains("Base.lproj/Main.storyboard: mai-im-002 [missing-image]"))
        #expect(again.status == 0)
    }

    @Test("Notes, the configuration and the command line leave out what they name")
    func leftOut() throws {
        #expect(try found("check", "--disable", "missing-image,missing-storyboard", "App").count == 3)
        let noted = Self.main.replacing(
            "contentMode=\"center\" image=\"nova\" ",
            with: "contentMode=\"center\" image=\"nova\" "
        ).replacing(
            "<rect key=\"frame\" x=\"40\" y=\"300\" width=\"20\" height=\"15\"/>",
            with: """
                <rect key="frame" x="40" y="300" width="20" height="15"/>
                <attributedString key="userComments"><fragment content="strut:disable missing-image made at run time"/>
                </attributedString>
                """)
        try folder.write(noted, to: "App/Base.lproj/Main.storyboard")
        #expect(try !found("check", "App").contains("missing-image mai-im-002"))
        try folder.write(
            #"{"ignore": [{"path": "Base.lproj", "reason": "Old."}], "rules": {"unsupported-platform": "note"}}"#,
            to: "App/.strut.json")
        #expect(try found("check", "App") == ["unsupported-platform "])
        try folder.write(#"{"exclude": ["Base.lproj", "Mac.storyboard"]}"#, to: "App/.strut.json")
        #expect(try found("check", "App") == [])
    }

    @Test("A rule that does not exist is a warning at the object whose notes disable it; a reason is none")
    func unknownRuleInNotes() throws {
        func report(_ note: String) throws -> StrutProcess {
            let frame = #"<rect key="frame" x="40" y="300" width="20" height="15"/>"#
            let text = #"<attributedString key="userComments"><fragment content="\#(note)"/></attributedString>"#
            try folder.write(
                Self.main.replacing(frame, with: "\(frame)\n\(text)"), to: "App/Base.lproj/Main.storyboard")
            return try strut("check", "--only", "bad-configuration", "App")
        }
        let wrong = try report("strut:disable missing-imge")
        #expect(wrong.status == 0)
        #expect(
            wrong.output.contains(
                "Base.lproj/Main.storyboard:17:1: warning: 'strut:disable' in the notes: there is no rule 'missing-imge'; "
                    + "did you mean 'missing-image'? [bad-configuration]"), "\(wrong.output)")
        #expect(try report("strut:disable").output.contains("'strut:disable' in the notes: no rule stands behind it;"))
        #expect(try report("strut:disable nope-rule").output.contains("there is no rule 'nope-rule' ["))
        #expect(try report("strut:disable Missing").output.contains("there is no rule 'Missing'"))
        #expect(try report("strut:disable missing-image, nope-rule").output.contains("there is no rule 'nope-rule'"))
        for note in ["missing-image", "missing-image made by-design, well-known", "missing-image, made later", "all"] {
            #expect(try report("strut:disable \(note)").output.hasPrefix("No findings"), "\(note)")
        }
    }

    @Test("A configuration that is wrong is an error with its place")
    func badConfiguration() throws {
        try folder.write(
            """
            {"rules": {"missing-imge": "off", "missing-image": "no"},
             "x": 1,
             "ignore": [{"rule": "missing-colr", "reason": "Old."}],
             "matrix": {"languages": ["fr", "de,fr"]}}
            """, to: "App/.strut.json")
        let report = try strut("check", "App")
        #expect(report.status == 1)
        #expect(
            report.output.contains("App/.strut.json:1:52: error: 'missing-image' needs one of off, on, note, warning"))
        #expect(report.output.contains("App/.strut.json:2:2: error: 'x' is not known"))
        #expect(report.output.contains("App/.strut.json:4:33: error: 'de,fr' is no language"))
        #expect(
            report.output.contains(
                "App/.strut.json:1:12: error: there is no rule 'missing-imge'; did you mean 'missing-image'?"))
        #expect(
            report.output.contains(
                "App/.strut.json:3:22: error: there is no rule 'missing-colr'; did you mean 'missing-color'?"))
        let lines = report.output.split(separator: "\n").filter { $0.hasPrefix("App/.strut.json:") }
            .compactMap { Int($0.split(separator: ":")[1]) }
        #expect(lines.count == 5 && lines == lines.sorted())
    }

    @Test(
        "Members of one name are an error, for one of them would be lost",
        arguments: [
            (#"{"exclude": ["A"], "exclude": ["B"]}"#, 20, "exclude"),
            (#"{"rules": {"bad-font": "off", "bad-font": "on"}}"#, 31, "bad-font"),
            (#"{"ignore": [{"object": "a", "object": "b", "reason": "Old."}]}"#, 29, "object"),
            (#"{"classSizes": {"A": {"width": 1, "width": 2}}}"#, 35, "width"),
            (#"{"classSizes": {"A": {"width": 1}, "A": {}}}"#, 36, "A"),
            (#"{"matrix": {"devices": ["iPhone SE"], "devices": ["iPhone 15"]}}"#, 39, "devices"),
        ])
    func repeatedMembers(text: String, column: Int, name: String) throws {
        try folder.write(text, to: "App/.strut.json")
        let report = try strut("check", "App")
        let words = "App/.strut.json:1:\(column): error: '\(name)' stands here twice [bad-configuration]"
        #expect(report.status == 1 && report.output.contains(words), "\(report)")
    }

    @Test(
        "However a folder or a document is spelled, it has the configuration above it",
        arguments: [".", "./", "App", "App/", "./App", ".//App", "App/.", "App/../App", "App/./A.storyboard"])
    func spelling(operand: String) throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.conflicting, to: "sub/App/A.storyboard")
        for (setting, status) in [("off", 0), ("on", 1)] {
            try folder.write(#"{"rules": {"conflicting-constraints": "\#(setting)"}}"#, to: ".strut.json")
            let run = try StrutProcess(shell: "cd sub && $STRUT check \(operand)", in: folder.url)
            #expect(run.status == status, "\(run)")
        }
    }

    @Test("Behind a link to a folder, the configuration is that of where it leads")
    func linkedFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.conflicting, to: "real/App/A.storyboard")
        try folder.write(#"{"rules": {"conflicting-constraints": "off"}}"#, to: "real/.strut.json")
        let run = try StrutProcess(
            shell: "ln -s real/App link; $STRUT check link && cd link && $STRUT check .", in: folder.url)
        #expect(run.status == 0, "\(run)")
    }

    @Test(
        "Patterns of a named configuration hold however the operand is spelled",
        arguments: ["App", "./App", "\"$PWD/App\"", "../$(basename \"$PWD\")/App", "App/../App"])
    func namedConfiguration(operand: String) throws {
        let folder = try TemporaryFolder()
        for name in ["Gen/A", "B"] { try folder.write(SampleDocument.conflicting, to: "App/\(name).storyboard") }
        try folder.write(
            #"{"exclude": ["/App/Gen"], "ignore": [{"path": "App/B.storyboard", "reason": "Old."}]}"#, to: "c.json")
        for path in ["c.json", "./c.json", "\"$PWD/c.json\""] {
            let run = try StrutProcess(shell: "$STRUT check --configuration \(path) \(operand)", in: folder.url)
            #expect(run.status == 0 && run.output == "", "\(path): \(run)")
        }
    }

    @Test("Patterns are seen from the configuration's folder, wherever it lies; '..' leads out of it")
    func configurationElsewhere() throws {
        let folder = try TemporaryFolder()
        for name in ["ci/Gen/C", "Gen/D", "Lib/E"] { try folder.write(SampleDocument.conflicting, to: "\(name).xib") }
        func checked(_ pattern: String) throws -> String {
            try folder.write(#"{"exclude": ["\#(pattern)"]}"#, to: "ci/strut.json")
            let run = try StrutProcess(shell: "$STRUT check -q --configuration ci/strut.json .", in: folder.url)
            return run.output.matches(of: /([A-Z])\.xib:\d+:\d+: error/).map { String($0.1) }.joined()
        }
        #expect(try checked("/Gen") == "DE")
        #expect(try checked("../Gen") == "EC")
        #expect(try checked("Gen") == "E")
        #expect(try checked("**/Lib") == "DC")
    }

    @Test("Beside standard input a folder is a project like any other")
    func folderAndStandardInput() throws {
        let folder = try TemporaryFolder()
        for name in ["App/A", "App/Pods/P", "App/Gen/G"] {
            try folder.write(SampleDocument.conflicting, to: "\(name).xib")
        }
        try folder.write(#"{"exclude": ["Gen"]}"#, to: "App/.strut.json")
        let run = try StrutProcess(shell: "$STRUT check - App < App/A.xib", in: folder.url)
        #expect(run.output.contains("2 of 2 documents"), "\(run)")
        #expect(try StrutProcess(shell: "$STRUT check - App - < App/A.xib", in: folder.url).status == 64)
    }

    /// What is wrong with a configuration, as `place: words`.
    private func wrong(_ configuration: String, _ options: String...) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "A.xib")
        try folder.write(configuration, to: ".strut.json")
        let run = try StrutProcess(["check"] + options + ["A.xib"], in: folder.url)
        return run.output.matches(of: /(?m)^\.strut\.json:(.*) \[bad-configuration\]$/).map { String($0.1) }
    }

    @Test("Mistakes in a configuration are reported at their places, with what was probably meant")
    func mistakes() throws {
        #expect(
            try wrong(#"{"matrix": {"devices": ["iPhone SE", 5, "iFone 15"]}, "exclude": [null]}"#) == [
                "1:38: error: 'devices' is a list of texts",
                "1:41: error: 'iFone 15' is no device; did you mean 'iPhone 15'?",
                "1:67: error: 'exclude' is a list of texts",
            ])
        #expect(
            try wrong(#"{"classSizes": {"X": {"height": 100001}}}"#) == [
                "1:33: error: 'height' is a length in points, from 0 to 100000"
            ])
        #expect(
            try wrong(#"{"classSizes": {"X": {"height": 1e999}}}"#) == [
                "1:33: error: a number is too large: the configuration is no JSON"
            ])
        #expect(
            try wrong(#"{"exclude": ["./A.xib", ""], "ignore": [{"path": "", "reason": "x"}]}"#) == [
                "1:14: warning: nothing fits './A.xib' in 'exclude', as in '.gitignore'; write '/A.xib' for the "
                    + "configuration's folder",
                "1:25: warning: 'exclude' has an empty pattern, which nothing fits",
                "1:50: warning: 'path' has an empty pattern, which nothing fits",
            ])
    }

    @Test("Entries of a configuration that nothing in the whole project makes use of are warnings")
    func unusedEntries() throws {
        let folder = try TemporaryFolder()
        for name in ["App/A.xib", "Lib/B.xib"] { try folder.write(SampleDocument.conflicting, to: name) }
        try folder.write("", to: "App/de.lproj/A.strings")
        try folder.write(
            """
            {"ignore": [
               {"path": "App/A.xib", "reason": "Old."},
               {"path": "App/Gone.xib", "reason": "Old."},
               {"object": "roo-tv-001", "path": "Lib", "reason": "Old."},
               {"object": "roo-tv-002", "path": "Lib/*.xib", "reason": "Old."},
               {"object": "nop-ee-001", "reason": "Old."},
               {"path": "A.strings", "reason": "Old."}],
             "classSizes": {"BagdeView": {"width": 20}}}
            """, to: ".strut.json")
        func warnings(_ words: String...) throws -> [String] {
            let run = try StrutProcess(["check"] + words, in: folder.url)
            return run.output.matches(of: /(?m)^\.strut\.json:(.*) \[bad-configuration\]$/).map { String($0.1) }
        }
        let expected = [
            "3:4: warning: no document fits 'App/Gone.xib' in 'ignore'; correct the path, or take the entry out",
            "5:4: warning: the documents that fit 'Lib/*.xib' have no object 'roo-tv-002', which 'ignore' names; correct "
                + "the id, or take the entry out",
            "6:4: warning: the documents have no object 'nop-ee-001', which 'ignore' names; correct the id, or take the "
                + "entry out",
            "8:17: warning: no object is of the class 'BagdeView' in 'classSizes'; correct its name, or take it out",
        ]
        #expect(try warnings(".") == expected)
        // Of a part of the project nobody knows.
        #expect(try warnings("App") == [] && warnings("App/A.xib") == [])
        // A document that cannot be read may have any object, and be of any class.
        try folder.write("<x", to: "Lib/C.xib")
        #expect(try warnings(".") == [expected[0]])
    }

    @Test("Of a matrix with a mistake the rest is looked at, and not the standard one")
    func restOfMatrix() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "A.xib")
        try folder.write(
            #"{"matrix": {"devices": ["iPhone SE", "iFone"], "contentSizes": ["L", "AX3"]}}"#, to: ".strut.json")
        let run = try StrutProcess(["check", "--matrix", "A.xib"], in: folder.url)
        #expect(run.status == 1 && run.output.hasSuffix("; 2 layouts\n"), "\(run)")
    }

    @Test("A configuration that cannot be read says why")
    func unreadableConfiguration() throws {
        for (subcommand, operand) in [("check", "App"), ("rules", "")] {
            let line = "$STRUT \(subcommand) --configuration"
            let none = try StrutProcess(shell: "\(line) none.json \(operand) 2>&1", in: folder.url)
            #expect(
                none.output.contains("none.json: error: the configuration cannot be read: No such file or directory"))
            #expect(none.status == 1)
            let other = try StrutProcess(shell: "\(line) App \(operand) 2>&1", in: folder.url)
            #expect(other.output.contains("App: error: the configuration cannot be read: Is a directory"), "\(other)")
        }
    }

    @Test("A size that is none is an error", arguments: [#""24x24""#, "[1]", "5", "null"])
    func badClassSize(size: String) throws {
        try folder.write(#"{"classSizes": {"Badge": \#(size)}}"#, to: "App/.strut.json")
        let report = try strut("check", "App")
        #expect(report.status == 1 && report.output.contains("App/.strut.json:1:"), "\(report)")
        #expect(report.output.contains("error: a size is an object"), "\(report)")
    }

    @Test("References without a storyboard lead to controllers of their own; '.' is a folder like others")
    func ownReferences() throws {
        func references(_ attributes: String) -> String {
            """
            <scene sceneID="ref-sc-001"><objects><viewControllerPlaceholder \(attributes) id="ref-ph-001" \
            sceneMemberID="viewController"/></objects></scene>
            """
        }
        func check(_ attributes: String) throws -> StrutProcess {
            let scene = Self.scene("own", "", "", #"storyboardIdentifier="Here""#)
            try folder.write(
                Self.storyboard(scene + references(attributes), initial: "own-vc-001"), to: "R/R.storyboard")
            return try StrutProcess(shell: "cd R && $STRUT check .", in: folder.url)
        }
        try folder.write("{}", to: "R/.strut.json")
        #expect(try check(#"referencedIdentifier="Here""#).status == 0)
        let own = try check(#"referencedIdentifier="Nowhere""#)
        #expect(own.status == 1 && own.output.contains("'Nowhere' of its own storyboard"), "\(own)")
        #expect(try check(#"storyboardName="Nope""#).output.contains("[missing-storyboard]"))
    }

    @Test("Views of custom classes have the sizes that the configuration gives them")
    func classSizes() throws {
        let custom = Self.main.replacing("image=\"star\"", with: "customClass=\"Badge\"")
        try folder.write(custom, to: "App/Base.lproj/Main.storyboard")
        #expect(try found("check", "--only", "ambiguous-layout", "App") != [])
        try folder.write(#"{"classSizes": {"Badge": {"width": 20, "height": 15}}}"#, to: "App/.strut.json")
        #expect(try found("check", "--only", "ambiguous-layout", "App") == [])
    }

    @Test("Standard input has the configuration of the place that it goes by, where there is one")
    func standardInput() throws {
        try folder.write(SampleDocument.conflicting, to: "input")
        try folder.write(#"{"rules": {"conflicting-constraints": "off"}}"#, to: "App/.strut.json")
        for (name, status) in [("App/A.storyboard", 0), ("A.storyboard", 1), ("None/A.storyboard", 1)] {
            let run = try StrutProcess(shell: "$STRUT check --assume-filename \(name) - < input", in: folder.url)
            #expect(run.status == Int32(status), "\(name): \(run)")
        }
    }
}
