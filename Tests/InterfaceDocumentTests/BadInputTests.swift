// What is refused, with the words and the place: input is untrusted.

import Foundation
import StrutDiagnostics
import Testing

@testable import InterfaceDocument

@Suite struct BadInputTests {
    @Test func empty() throws {
        for text in ["", " \n\t\r\n"] {
            let error = try #require(refusal(text))
            #expect(error.kind == .empty)
            #expect(error.rule.id == "empty-document")
            #expect(error.finding.severity == .error)
            #expect(error.path == "Refused.xib")
        }
    }

    @Test(arguments: ["hello", "{ \"json\": true }", "let x = 1 < 2", "=======\n"])
    func notXML(text: String) throws {
        let error = try #require(refusal(text))
        #expect(error.kind == .notXML)
        #expect(error.location == SourceLocation(line: 1, column: 1))
    }

    /// libxml2 takes a NUL for the end, behind which anything could hide.
    @Test func nul() throws {
        let bytes = Array(DocumentReadingTests.text.utf8)
        let error = try #require(refusal(bytes + [0] + Array("<!-- hidden -->".utf8)))
        #expect(error.kind == .malformedXML || error.kind == .binary)
    }

    /// A refused document gives back all its memory: libxml2 kept the text of each that declares an entity.
    /// A leak would be 105 MB here; the other tests of this process, which run at the same time, took 60 MB.
    @Test func refusedManyTimes() {
        let entity = String(repeating: "x", count: 300_000)
        let bytes = Array("<!DOCTYPE d [<!ENTITY e \"\(entity)\">]><document>&e;</document>".utf8)
        func largest() -> Int {
            var usage = rusage()
            getrusage(0, &usage)  // RUSAGE_SELF, which each system spells with another type
            return Int(usage.ru_maxrss) / (usage.ru_maxrss > 1 << 30 ? 1024 : 1)
        }
        for _ in 0..<20 { #expect(refusal(bytes)?.kind == .entityDeclaration) }
        let before = largest()
        for _ in 0..<350 { _ = refusal(bytes) }
        #expect(largest() - before < 85_000, "kilobytes")
    }

    @Test func binary() throws {
        #expect(refusal(Array("bplist00\u{1}\u{2}".utf8) + [0, 0xd1, 0])?.kind == .binary)
        #expect(refusal(Array("NIBArchive".utf8) + [1, 0, 0, 0])?.kind == .binary)
        #expect(refusal([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d])?.kind == .binary)
        #expect(refusal((0...255).map { UInt8($0) })?.kind.isOne(of: .binary, .notXML) == true)
    }

    /// A document that is cut anywhere is refused, and never crashes the reader.
    @Test func truncatedAnywhere() throws {
        let text = DocumentReadingTests.text
        let bytes = Array(text.utf8)
        let end = bytes.count - 2  // without the last `>` and newline
        for length in 1...end {
            let error = try #require(refusal(Array(bytes[..<length])))
            #expect(error.kind.isOne(of: .truncated, .notXML, .empty, .malformedXML), "cut at \(length)")
        }
        let cut = try #require(refusal(Array(bytes[..<(end - 40)])))
        #expect(cut.kind == .truncated)
        #expect(cut.location?.line == 7)
    }

    @Test func malformed() throws {
        let error = try #require(refusal("<document>\n  <objects>\n</document>"))
        #expect(error.kind.isOne(of: .malformedXML, .truncated))
        #expect(error.location?.line == 3)
        let conflict =
            "<document>\n<objects>\n<<<<<<< HEAD\n<view id='A'/>\n=======\n>>>>>>> other\n</objects></document>"
        #expect(refusal(conflict)?.kind == .malformedXML)
        #expect(refusal(conflict)?.location?.line == 3)
        #expect(refusal("<document><objects><view id='a' id='b'/></objects></document>")?.kind == .malformedXML)
        #expect(refusal("<document><objects>&nbsp;</objects></document>")?.kind == .malformedXML)
        #expect(
            refusal(Array("<document><objects a='".utf8) + [0xff, 0xfe, 0x41] + Array("'/></document>".utf8)) != nil)
    }

    @Test func entityBombIsRefusedBeforeItGrows() throws {
        var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [\n<!ENTITY lol \"lol\">\n"
        for level in 1...9 {
            let before = level == 1 ? "lol" : "lol\(level - 1)"
            text += "<!ENTITY lol\(level) \"\(String(repeating: "&\(before);", count: 10))\">\n"
        }
        text += "]>\n<document><objects><label text=\"&lol9;\"/></objects></document>"
        let error = try #require(refusal(text))
        #expect(error.kind == .entityDeclaration)
        #expect(error.rule.id == "entity-declaration")
        #expect(error.location?.line == 3)
    }

    @Test(arguments: [
        "<!ENTITY secret SYSTEM \"file:///etc/passwd\">",
        "<!ENTITY % outside SYSTEM \"http://127.0.0.1:9/x.dtd\"> %outside;",
        "<!ATTLIST view text CDATA \"default\">", "<!ENTITY picture SYSTEM \"x.gif\" NDATA gif>",
    ])
    func declarationsAreRefused(declaration: String) throws {
        let text = "<!DOCTYPE document [ \(declaration) ]><document><objects/></document>"
        #expect(refusal(text)?.kind == .entityDeclaration)
    }

    @Test func anExternalSubsetIsNeverRead() throws {
        let text = "<!DOCTYPE document SYSTEM \"file:///etc/passwd\"><document><objects/></document>"
        #expect(refusal(text) == nil)
    }

    @Test(arguments: [513, 100_000])
    func tooDeep(depth: Int) throws {
        let text =
            "<document>\n<objects>\n" + String(repeating: "<view>", count: depth - 2)
            + String(repeating: "</view>", count: depth - 2) + "</objects></document>"
        let error = try #require(refusal(text))
        #expect(error.kind == .tooDeep)
        #expect(error.location == SourceLocation(line: 3, column: 6 * 510 + 1))
    }

    @Test func tooManyNames() throws {
        let views = (0..<20_000).map { "<view\($0)/>" }.joined()
        let error = try #require(refusal("<document><objects>\(views)</objects></document>"))
        #expect(error.kind == .tooLarge && error.message.contains("names"))
    }

    /// A file on one line: looking for each column from the line's start would take minutes.
    @Test(.timeLimit(.minutes(1))) func oneLongLine() throws {
        let views = String(repeating: #"<view id="a"/>"#, count: 100_000)
        let text = "<document><objects>\(views)</objects></document>"
        let findings = try Document.parse(Array(text.utf8), path: "Long.xib").findings
        #expect(findings.count == 99_999)
        #expect(findings.last?.location == SourceLocation(line: 1, column: 19 + 14 * 99_999 + 1))
        var report: [UInt8] = []
        TextReporter().report(Array(findings.suffix(1000)), source: SourceText(Array(text.utf8)), to: &report)
        #expect(String(decoding: report, as: UTF8.self).contains("Long.xib:1:1400006: error: "))
    }

    /// Attributes with values that hold a `>` and the other quotation mark.
    private func attributes(_ count: Int) -> String {
        (0..<count).map { $0 % 2 == 0 ? " a\($0)=\"'>\"" : " a\($0)='\"'" }.joined()
    }

    @Test(arguments: [513, 100_000])
    func tooManyAttributes(count: Int) throws {
        let error = try #require(refusal("<document>\n<objects><view\(attributes(count))/></objects></document>"))
        #expect(error.kind == .tooManyAttributes)
        #expect(error.location == SourceLocation(line: 2, column: 10))
    }

    @Test func manyAttributes() throws {
        let quotes = String(repeating: "\"'", count: 5000)
        let document = try xib("<view\(attributes(510)) id=\"v\"/><string key=\"text\">\(quotes)</string>")
        #expect(document.element(id: "v")?.attributes.count == 511)
    }

    /// What is in quotes is an attribute's only in a tag.
    @Test func manyQuotes() throws {
        let quotes = String(repeating: "\"x\" ''", count: 1000)
        let name = String(repeating: "'x' ", count: 1000)
        let text = """
            <?xml version="1.0"?><!DOCTYPE document SYSTEM "<a \(name)" [
            <!-- <\(quotes) --><?x <\(quotes) ?><!NOTATION n SYSTEM "<!--"> ]>
            <document><!-- <\(quotes) > --><?x <\(quotes)> ?><![CDATA[ <\(quotes)> ]]><objects/></document>
            """
        #expect(try Document.parse(Array(text.utf8), path: "").root.name.string == "document")
    }

    /// No mark in quotes, and none that another one holds, hides a tag.
    @Test(
        arguments: [
            "<!DOCTYPE document SYSTEM '<!--'>", "<!DOCTYPE document [<!NOTATION n SYSTEM '<!--'>]>",
            "<!-- <![CDATA[ -->", "<?x <!-- ?>", "<!-- <?x -->",
        ])
    func tagsBehindOtherMarks(mark: String) throws {
        let error = try #require(refusal("\(mark)\n<document\(attributes(513))/>\n<!-- ]]> ?> -->"))
        #expect(error.kind == .tooManyAttributes && error.location == SourceLocation(line: 2, column: 1))
    }

    @Test func deepEnough() throws {
        let views =
            String(repeating: "<view><subviews>", count: 250) + String(repeating: "</subviews></view>", count: 250)
        let document = try xib(views)
        var depth = 0
        var view = document.scenes.first?.topLevelViews.first
        while let inner = view {
            depth += 1
            view = inner.subviews.first
        }
        #expect(depth == 250)
    }

    @Test func unknownEncoding() throws {
        #expect(refusal("<?xml version=\"1.0\" encoding=\"KLINGON-8\"?><document/>")?.kind == .unknownEncoding)
    }

    @Test func otherXML() throws {
        #expect(refusal("<plist version=\"1.0\"><dict/></plist>")?.kind == .notInterfaceBuilder)
        #expect(refusal("<document/>")?.kind == .notInterfaceBuilder)
    }

    @Test func otherPlatforms() throws {
        func document(_ type: String, _ runtime: String) -> String {
            "<document type=\"com.apple.\(type)\" targetRuntime=\"\(runtime)\"><objects/></document>"
        }
        let mac = try #require(refusal(document("InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa")))
        #expect(mac.kind == .unsupportedPlatform)
        #expect(mac.message.contains("macOS"))
        #expect(mac.location == SourceLocation(line: 1, column: 1))
        #expect(
            refusal(document("InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa"))?.kind == .unsupportedPlatform)
        let watch = try #require(refusal(document("InterfaceBuilder.WatchKit.Storyboard", "watchKit")))
        #expect(watch.message.contains("watchOS"))
        let old = try #require(
            refusal("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>"))
        #expect(old.kind == .obsoleteFormat)
        #expect(refusal(document("InterfaceBuilder.AppleTV.XIB", "AppleTV")) == nil)
    }

    @Test func files() throws {
        #expect(throws: DocumentError.self) { try Document.read(path: "/nonexistent/Main.storyboard") }
        do throws(DocumentError) {
            _ = try Document.read(path: "/nonexistent/Main.storyboard")
        } catch {
            #expect(error.kind == .noSuchFile)
            #expect(error.location == nil)
            #expect("\(error)".hasPrefix("/nonexistent/Main.storyboard: error: "))
        }
        do throws(DocumentError) {
            _ = try Document.read(path: "/")
            Issue.record("a directory is no document")
        } catch {
            #expect(error.kind == .unreadable)
        }
    }
}

extension DocumentError.Kind {
    func isOne(of kinds: DocumentError.Kind...) -> Bool { kinds.contains(self) }
}
