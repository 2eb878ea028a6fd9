import Foundation
import Strut
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// One document whose every text, name and id tries to steer, to forge, to break out or to hide, sent through every
/// output.
@Suite("Hostile text stays text in every output")
struct HostileTextTests {
    /// Controls of both sets, marks that turn text round, ends of lines, of literals, comments, elements and scripts.
    private static let payload =
        "A&#10;::error::forged&#x9b;31m&#x202e;x&#x2066;y&#x2028;z&#x7f; */ // \\(evil()) \\u{0} &quot;; evil() &lt;/script&gt;&lt;script&gt;evil()&lt;/script&gt;&lt;img src=x onerror=evil()&gt; ]]&gt; `evil` $(evil) %0A::warning:: | [x](javascript:evil) --&gt;"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let evil = Self.payload
        var document = SampleDocument.conflicting.replacing(
            #"text="Hello""#,
            with:
                #"text="\#(evil)" userLabel="\#(evil)" customClass="\#(evil)" restorationIdentifier="\#(evil)" accessibilityIdentifier="\#(evil)""#
        )
        document = document.replacing("lab-el-001", with: "lab\(evil)")
        try folder.write(document, to: "Evil.storyboard")
        try folder.write(document.replacing("forged", with: "other"), to: "New.storyboard")
        try folder.write(#"{"tables": {"t\u001b[31m\u202e\n::error::forged": {}}}"#, to: "Side.strut.json")
        try folder.write(document, to: "Side.storyboard")
        try folder.write("\"a\u{1B}[2J\u{202E}\" = \n\u{9B}::error::forged", to: "de.lproj/Evil.strings")
        let key = "<key>a\u{202E}\n::error::forged</key>"
        try folder.write("<plist><dict>\(key)<dict/></dict></plist>", to: "fr.lproj/Evil.strings")
        try folder.write(Self.hostileNib, to: "Evil.storyboardc/a\u{202E}\u{9B}.nib")
        let list: PropertyListValue = ["a\u{1B}[31m\n::error::forged": "\u{202E}\n::error::forged"]
        try folder.write(list.binaryBytes(), to: "Evil.storyboardc/Info.plist")
        try folder.write(Array("bplist\u{1B}\n::error::forged".utf8), to: "Bad\u{1B}forged.nib")
        let row = "<NSLayoutConstraint:0x1 'a\u{1B}[31m\u{202E}' UIView:0xa1.height == 1   (active)>"
        try folder.write(
            "Unable to simultaneously satisfy constraints.\n(\n  \"\(row)\",\n  \"<NSLayoutConstraint:0x2 UIView:0xa1.height == 2>\"\n)\n",
            to: "log.txt")
    }

    /// A nib whose classes, keys and texts try the same.
    private static var hostileNib: [UInt8] {
        let evil = "a\u{1B}[31m\u{9B}\u{202E}\u{2066}\u{2028}\n::error::forged evil()"
        var maker = NibMaker()
        let (object, keyed) = (maker.graph.make(evil), maker.graph.make("NSData"))
        maker.graph.set(evil, maker.string(evil), on: object)
        maker.graph.set("number", maker.collection("NSDictionary", [maker.string(evil), .int(1)]), on: object)
        maker.graph.set("NS.bytes", .data(Array(evil.utf8)), on: keyed)
        maker.graph.set("data", .object(keyed), on: object)
        maker.graph.set("again", .object(object), on: object)
        maker.finish(topLevel: [object], objects: [object], connections: [])
        return maker.graph.archive(coderVersion: 9, trailer: Array(evil.utf8)).bytes()
    }

    private func run(_ line: String) throws -> StrutProcess {
        try StrutProcess(line.split(separator: " ").map(String.init), in: folder.url)
    }

    @Test(
        "No output holds what steers a terminal or turns text round, and no line is forged",
        arguments: [
            "compile Evil.storyboard", "compile --format swift Evil.storyboard",
            "compile --format uikit Evil.storyboard",
            "compile --format constraints Evil.storyboard", "compile --format tree Evil.storyboard",
            "check Evil.storyboard", "check --enable all Evil.storyboard", "check --language de Evil.storyboard",
            "check --language fr Evil.storyboard", "strings --update Evil.storyboard",
            "check Side.storyboard", "check --diagnostic-format json Evil.storyboard",
            "check --diagnostic-format sarif Evil.storyboard", "check --diagnostic-format github Evil.storyboard",
            "check --diagnostic-format checkstyle Evil.storyboard", "check --diagnostic-format junit Evil.storyboard",
            "diff Evil.storyboard New.storyboard", "diff --format json Evil.storyboard New.storyboard",
            "diff --format markdown Evil.storyboard New.storyboard", "textconv Evil.storyboard",
            "explain Evil.storyboard con-wi-001", "explain --format json Evil.storyboard con-wi-001",
            "explain-log log.txt", "explain-log log.txt Evil.storyboard", "explain-log --format json log.txt",
            "nib Evil.storyboardc", "nib --format json Evil.storyboardc", "nib Bad\u{1B}forged.nib",
            "compile --set a\u{1B}.constant=1 Evil.storyboard", "compile --device x\u{9B}\u{202E} Evil.storyboard",
            "frobnicate\u{1B}", "check --frob\u{202E} x", "compile --type-name a\u{1B}b --format swift Evil.storyboard",
        ])
    func text(line: String) throws {
        let run = try run(line)
        // What says nothing proves nothing: each of these has the text, or the wrong word, in what it writes.
        let words = ["forged", "evil()", "u{1B}", "u{202E}", "u001b"]
        #expect(words.contains { (run.output + run.errors).contains($0) }, "\(run)")
        for scalar in (run.output + run.errors).unicodeScalars where scalar != "\n" && scalar != "\t" {
            #expect(!scalar.steersTerminal, "U+\(String(scalar.value, radix: 16))")
        }
        for text in (run.output + run.errors).split(separator: "\n") {
            let forged = ["::error::", "::warning::"].contains { text.drop { $0 == " " || $0 == "|" }.hasPrefix($0) }
            #expect(!forged || text.hasPrefix("::error file=") || text.hasPrefix("::warning file="), "forged: \(text)")
        }
    }

    @Test(
        "JSON is JSON",
        arguments: [
            "compile Evil.storyboard", "compile --format constraints Evil.storyboard",
            "check --diagnostic-format json Evil.storyboard", "check --diagnostic-format sarif Evil.storyboard",
            "diff --format json Evil.storyboard New.storyboard", "explain --format json Evil.storyboard con-wi-001",
            "explain-log --format json log.txt", "nib --format json Evil.storyboardc",
        ])
    func json(line: String) throws {
        let output = try run(line).output
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
    }

    @Test(
        "XML is XML",
        arguments: [
            "compile --format svg Evil.storyboard", "check --diagnostic-format checkstyle Evil.storyboard",
            "check --diagnostic-format junit Evil.storyboard",
        ])
    func xml(line: String) throws {
        let output = try run(line).output
        let parser = XMLParser(data: Data(output.utf8))
        #expect(parser.parse(), "\(line): \(parser.parserError.map { "\($0)" } ?? "")")
        #expect(!output.contains("<script") && !output.contains("<img"))
    }

    @Test(
        "Pages have the scripts and images of Strut's own alone",
        arguments: ["preview Evil.storyboard", "diff --format html Evil.storyboard New.storyboard"])
    func pages(line: String) throws {
        let evil = try run(line).output
        #expect(evil.contains("evil()"))
        #expect(!evil.contains("<script>evil") && !evil.contains("</script><script>") && !evil.contains("<img src=x"))
        try folder.write(SampleDocument.conflicting, to: "Evil.storyboard")
        try folder.write(SampleDocument.conflicting.replacing("Hello", with: "Good day"), to: "New.storyboard")
        let plain = try run(line).output
        for tag in ["<script", "</script", "<style", "<iframe", "<img", "<link"] {
            #expect(evil.components(separatedBy: tag).count == plain.components(separatedBy: tag).count, "\(tag)")
        }
    }

    @Test("Markdown has neither elements nor links of a document's")
    func markdown() throws {
        let output = try run("diff --format markdown Evil.storyboard New.storyboard").output
        #expect(output.contains("evil"))
        // In a fence everything is text; what a document says is behind fences that are longer than any in it.
        var (outside, fence) = ("", nil as String?)
        for line in output.split(separator: "\n").map(String.init) {
            let ticks = String(line.prefix { $0 == "`" })
            if let open = fence {
                if line == open { fence = nil }
            } else if ticks.count > 2 {
                fence = ticks
            } else {
                outside += line + "\n"
            }
        }
        #expect(fence == nil)
        #expect(!outside.contains("<script") && !outside.contains("<img") && !outside.contains("](javascript"))
    }

    @Test("Generated Swift is Swift in which the document calls nothing", arguments: ["swift", "uikit"])
    func swift(format: String) throws {
        let source = try run("compile --format \(format) --type-name x;evil() Evil.storyboard").output
        try folder.write(source, to: "Generated.swift")
        let parsed = try StrutProcess(shell: "swiftc -frontend -parse Generated.swift", in: folder.url)
        #expect(parsed.status == 0, "\(parsed.errors)")
        for line in source.split(separator: "\n") where line.contains("evil()") {
            // In a comment, or in a literal with its quotes and backslashes escaped.
            let code = line.drop { $0 == " " }
            let literal = line.range(of: "\"").map { line[$0.lowerBound...] } ?? ""
            #expect(code.hasPrefix("//") || literal.contains("\\\\(evil()"), "\(line)")
        }
    }

    @Test("A file's name is text too")
    func fileNames() throws {
        let name = "a\u{1B}[31m\n::error::forged\u{202E}.storyboard"
        try folder.write(SampleDocument.conflicting, to: name)
        for words in [
            ["check", name], ["compile", "--format", "tree", name], ["compile", "--format", "uikit", name],
            ["check", "--diagnostic-format", "github", name], ["diff", name, "New.storyboard"],
        ] {
            let run = try StrutProcess(words, in: folder.url)
            for scalar in (run.output + run.errors).unicodeScalars where scalar != "\n" {
                #expect(!scalar.steersTerminal, "U+\(String(scalar.value, radix: 16)) in \(words)")
            }
            #expect(!(run.output + run.errors).split(separator: "\n").contains { $0.hasPrefix("::error::") })
        }
    }
}
