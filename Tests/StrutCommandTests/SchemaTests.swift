import Foundation
import Strut
import StrutTestSupport
import Testing

@testable import StrutCommand

@Suite("JSON as a contract")
struct SchemaTests {
    private static let header = Repository.storyboards.appendingPathComponent("TableViewHeader.storyboard").path

    private func faults(_ schema: String, _ words: String...) throws -> [String] {
        let run = try StrutProcess(words)
        #expect(run.status <= 1, "\(words): \(run.errors)")
        return try SchemaValidator(schema).faults(in: run.output)
    }

    @Test("What every fixture compiles to is as its schema says, with all members too", arguments: Fixture.all)
    func layouts(_ fixture: Fixture) throws {
        let validator = try SchemaValidator("compile")
        let text = try fixture.compile(.json).result
        for line in text.split(separator: "\n}\n") { #expect(try validator.faults(in: line + "\n}").isEmpty) }
        let document = try Document.parse(Array(Data(contentsOf: fixture.document)), path: "a")
        let full = LayoutEngine().layout(document).emitJSON(fields: ViewField.all)
        #expect(try validator.faults(in: String(decoding: full, as: UTF8.self)) == [])
    }

    @Test("Other outputs are as their schemas say")
    func others() throws {
        let path = Self.header
        #expect(try faults("constraints", "compile", "--format", "constraints", path) == [])
        // Its priorities are above 1000 and below 0.
        let priorities = Repository.fixtures.appendingPathComponent("reproducers/huge-priority.xib").path
        #expect(try faults("constraints", "compile", "--format", "constraints", priorities) == [])
        #expect(try faults("check", "check", "--diagnostic-format", "json", "-d", "iPhone SE,iPad", path) == [])
        let windows = Repository.storyboards.appendingPathComponent("WindowWidths.storyboard").path
        let words = ["--widths", "320...700", "--heights", "20...200", "--content-size", "L,AX3", windows]
        let swept = try StrutProcess(["check", "--diagnostic-format", "json"] + words).output
        #expect(swept.contains("\"widths\"") && swept.contains("\"heights\""))
        #expect(try SchemaValidator("check").faults(in: swept) == [])
        #expect(try faults("explain", "explain", "--format", "json", path, "6u7-If-z8G") == [])
        #expect(try faults("explain", "explain", "--format", "json", path, "rtg-Zk-9E0") == [])
        #expect(try faults("fit", "fit", "--format", "json", "--content-size", "all", path, "6u7-If-z8G") == [])
        #expect(try faults("devices", "devices", "--format", "json") == [])
        #expect(try faults("rules", "rules", "--format", "json") == [])
        let versions = ["old", "new"].map { "Tests/Fixtures/comparison/Login.\($0).storyboard" }
        #expect(try faults("diff", "diff", "--format", "json", "-d", "iPhone SE", versions[0], versions[1]) == [])
        #expect(try faults("edit", "edit", "--dry-run", "--format", "json", path, "rtg-Zk-9E0.constant=9") == [])
    }

    @Test("A log of conflicts and a baseline are as their schemas say")
    func files() throws {
        let folder = try TemporaryFolder()
        let layout = LayoutEngine().layout(
            try Document.parse(Array(Data(contentsOf: URL(fileURLWithPath: Self.header))), path: Self.header))
        try folder.write(try #require(layout.scenes.first?.conflicts.first).log, to: "log.txt")
        let log = try StrutProcess(["explain-log", "--format", "json", "log.txt", Self.header], in: folder.url)
        #expect(try SchemaValidator("explain-log").faults(in: log.output) == [])
        _ = try StrutProcess(["check", "--write-baseline", "--baseline", "b.json", Self.header], in: folder.url)
        #expect(try SchemaValidator("baseline").faults(in: try folder.read("b.json")) == [])
        let wide = Repository.storyboards.appendingPathComponent("Checks/outside-screen.storyboard").path
        let words = ["-d", "iPhone SE", "--write-baseline", "--baseline", "d.json", wide]
        _ = try StrutProcess(["check"] + words, in: folder.url)
        #expect(try folder.read("d.json").contains(#""in": ["--device"#))
        #expect(try SchemaValidator("baseline").faults(in: try folder.read("d.json")) == [])
    }

    @Test("The validator sees what is wrong")
    func wrong() throws {
        let validator = try SchemaValidator("fit")
        #expect(try validator.faults(in: #"{"strut": 2, "document": 1, "extra": 0}"#).count == 4)
        #expect(
            try validator.faults(in: #"{"strut": 1, "document": "a", "sizes": [true]}"#) == [
                "$.sizes[0]: 1 is no object"
            ])
    }

    @Test("--fields gives what is asked for, in one order; without it the bytes are those of 'standard'")
    func fields() throws {
        let path = Self.header
        let some = try StrutProcess(["compile", "--fields", "texts, id", "--compact", path])
        #expect(some.output.contains(#"{"id":"npM-MY-Qm1","texts":[{"role":"text","text":"The quick brown fox"#))
        #expect(!some.output.contains(#""frame""#))
        #expect(
            try StrutProcess(["compile", "--fields", "standard", path]).output
                == StrutProcess(["compile", path]).output)
        let wrong = try StrutProcess(["compile", "--fields", "id,frme", path])
        #expect(wrong.status == 64)
        #expect(wrong.errors.hasPrefix("strut: error: unknown field 'frme'; did you mean 'frame'?"))
        for words in [
            ["--format", "tree", "--fields", "id"], ["--format", "svg", "--pretty"], ["--pretty", "--compact"],
        ] {
            #expect(try StrutProcess(["compile"] + words + [path]).status == 64, "\(words)")
        }
        #expect(try StrutProcess(["fit", path, "6u7-If-z8G", "--pretty"]).status == 64)
    }

    @Test("What is hidden, cut, or stands at a baseline is said of each view")
    func facts() throws {
        let xml = DocumentHeader(tools: "21507", features: .autoLayout).xib(
            """
            <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
            <view id="box" alpha="0.5" clipsSubviews="YES" fixedFrame="YES"><rect key="frame" x="10" y="20" width="40" height="40"/>
            <subviews><label id="cut" hidden="YES" fixedFrame="YES" text="Much too long a text"><rect key="frame" x="5" y="5" \
            width="30" height="21"/><fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label></subviews>
            </view></subviews></view>
            """)
        let layout = LayoutEngine().layout(try Document.parse(Array(xml.utf8), path: "A.xib"))
        let fields = Set(ViewField.allCases).subtracting(ViewField.standard.subtracting([.id]))
        let value = try JSONSerialization.jsonObject(with: Data(layout.emitJSON(fields: fields))) as? [String: Any]
        let root = ((value?["scenes"] as? [[String: Any]])?.first?["views"] as? [[String: Any]])?.first
        let box = try #require((root?["subviews"] as? [[String: Any]])?.first)
        let label = try #require((box["subviews"] as? [[String: Any]])?.first)
        #expect(box["alpha"] as? Double == 0.5)
        #expect(box["clips"] as? Bool == true)
        #expect(box["hidden"] as? Bool == false)
        #expect(box["line"] as? Int == 6)
        #expect(box["baselines"] is NSNull)
        #expect(label["hidden"] as? Bool == true)
        #expect(label["windowFrame"] as? [String: Double] == ["x": 15, "y": 25, "width": 30, "height": 21])
        let text = try #require((label["texts"] as? [[String: Any]])?.first)
        #expect(text["text"] as? String == "Much too long a text")
        #expect(text["truncated"] as? Bool == true)
        let font = try #require(text["font"] as? [String: Any])
        #expect(font["weight"] as? String == "semibold")
        #expect(font["textStyle"] as? String == "headline")
        let line = try #require((text["lines"] as? [[String: Any]])?.first)
        #expect((line["text"] as? String)?.hasSuffix("…") == true)
        let baselines = try #require(label["baselines"] as? [String: Double])
        // 21 points are 2/3 more than a line: the last line stands on the bottom, the first hangs from the top.
        #expect(baselines == ["first": 16.333, "last": 17])
    }
}
