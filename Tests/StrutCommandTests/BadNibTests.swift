import Foundation
import Strut
import Testing

@Suite("What strut nib cannot read")
struct BadNibTests {
    typealias Case = (name: String, bytes: [UInt8], words: String)

    static let cases: [Case] = [
        ("empty.nib", [], "the file is empty"),
        ("text.nib", Array("Hello".utf8), "this is no compiled nib: it does not begin with 'NIBArchive'"),
        (
            "keyed.nib", PropertyListValue.dictionary(["$version": .integer(100_000)]).binaryBytes(),
            "this is a property list, such as NSKeyedArchiver makes: nibs for macOS, and for iOS before 6, are that; "
                + "only NIBArchive is read"
        ),
        (
            "document.xib", Array(#"<?xml version="1.0"?><document/>"#.utf8),
            "this is a document, and no compiled nib; give what ibtool made of it, or try 'strut textconv'"
        ),
        (
            "short.nib", Array(SampleNib.cell.prefix(30)),
            "this nib is damaged: the file ends inside of its header (byte 30)"
        ),
        ("cut.nib", SampleNib.cell.dropLast(), "this nib is damaged: "),
        (
            "version.nib", Array("NIBArchive".utf8) + [9, 0, 0, 0] + SampleNib.cell.dropFirst(14),
            "this nib is damaged: version 9 of the format is not known (byte 10)"
        ),
    ]

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func strut(_ words: String...) throws -> StrutProcess {
        try StrutProcess(["nib"] + words, in: folder.url)
    }

    @Test("Each kind of file says what it is", arguments: cases)
    func file(_ given: Case) throws {
        try folder.write(given.bytes, to: given.name)
        let run = try strut(given.name)
        #expect(run.status == 65 && run.output == "", "\(run)")
        #expect(run.errors.hasPrefix("\(given.name): error: \(given.words)"), "\(run)")
        #expect(run.errors.hasSuffix("[not-a-compiled-document]\n"), "\(run)")
    }

    @Test("What is not there, and folders without nibs")
    func missing() throws {
        let missing = try strut("Missing.nib")
        #expect(
            missing.status == 66
                && missing.errors == "Missing.nib: error: there is no such file; check the path [no-such-file]\n")
        try folder.write("", to: "Empty.storyboardc/readme.txt")
        let empty = try strut("Empty.storyboardc")
        #expect(empty.status == 66 && empty.output == "", "\(empty)")
        #expect(
            empty.errors == "Empty.storyboardc: error: no nib is in this folder; give a .storyboardc, or a .nib with "
                + "variants [not-a-compiled-document]\n")
    }

    @Test("Of a folder and of several inputs the rest is printed where one cannot be read")
    func partly() throws {
        try folder.write(SampleNib.cell, to: "Main.storyboardc/Good.nib")
        try folder.write("no nib", to: "Main.storyboardc/Bad.nib")
        try folder.write(SampleNib.info.xmlBytes(), to: "Main.storyboardc/Info.plist")
        try folder.write("", to: "Main.storyboardc/Hollow.nib/readme.txt")
        let run = try strut("Missing.nib", "Main.storyboardc")
        #expect(run.status == 66, "\(run)")
        #expect(run.output.hasPrefix("Main.storyboardc:\n  Good.nib: nib, "), "\(run)")
        #expect(run.errors.contains("Main.storyboardc/Bad.nib: error: this is no compiled nib"))
        #expect(run.errors.contains("Main.storyboardc/Hollow.nib: error: "))
        #expect(
            run.errors.contains(
                "Main.storyboardc/Info.plist: error: this property list cannot be read: it is a property list in XML, "
                    + "and only binary ones are read [not-a-compiled-document]"))
        let json = try strut("--format", "json", "Main.storyboardc")
        #expect(
            json.status == 66 && json.output.contains(#""name": "Good.nib""#) && json.output.contains(#""info": null"#))
    }

    @Test("A folder in which nothing can be read has no result")
    func nothing() throws {
        try folder.write("no nib", to: "Main.nib/runtime.nib")
        let run = try strut("Main.nib")
        #expect(run.status == 65 && run.output == "", "\(run)")
    }

    @Test("compile says of a nib what can be done with it")
    func compile() throws {
        try folder.write(SampleNib.cell, to: "Cell.nib")
        let run = try StrutProcess(["compile", "Cell.nib"], in: folder.url)
        #expect(run.status == 65 && run.errors.contains("this is a compiled nib, which 'strut nib' prints"), "\(run)")
    }
}
