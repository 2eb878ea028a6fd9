import Foundation
import Testing

@Suite("strut strings says where nothing is done, and what to do")
struct StringsAdviceTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.writeCard(title: "Hello", "")
    }

    private func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    @Test("No translations at all", arguments: [false, true])
    func none(isCheck: Bool) throws {
        let words = ["strings", "--update"] + (isCheck ? ["--check"] : [])
        let run = try StrutProcess(words + ["."], in: folder.url)
        #expect(run.status == 0)
        #expect(
            run.errors == """
                Base.lproj/Card.xib: note: there is no strings file or catalog beside this document; \
                '--update --language de' begins a German strings file, '--update --format xcstrings' a catalog

                """)
        let quiet = try StrutProcess(words + ["--quiet", "."], in: folder.url)
        #expect(quiet.status == 0 && quiet.errors.isEmpty)
    }

    @Test("A language folder that holds nothing, until its strings files are begun")
    func emptyFolder() throws {
        try makeFolder("de.lproj")
        try folder.write(#""bB.text" = "Bonjour";"#, to: "fr.lproj/Card.strings")
        let note = "de.lproj: note: holds nothing; '--update --language de' begins the strings files"
        #expect(try folder.strings("--update", ".").errors.contains(note))
        #expect(try !folder.strings("--update", "--language", "DE", ".").errors.contains("holds nothing"))
        #expect(try folder.names() == ["Base.lproj", "de.lproj", "fr.lproj"])
        #expect(try folder.read("de.lproj/Card.strings").contains("bB.text"))
        #expect(try folder.strings("--update", ".").errors.isEmpty)
    }

    @Test("A folder that is called after a pseudo-language")
    func pseudoLanguage() throws {
        let text = #""bB.text" = "Ĥéļļö";"#
        try folder.write(text, to: "accented.lproj/Card.strings")
        try folder.write(#""bB.text" = "Bonjour";"#, to: "fr.lproj/Card.strings")
        let run = try folder.strings("--update", ".")
        #expect(run.status == 0, "\(run)")
        #expect(run.errors.contains("accented.lproj: note: 'accented' is a pseudo-language"))
        #expect(try folder.read("accented.lproj/Card.strings") == text)
        let check = try StrutProcess(["check", "."], in: folder.url)
        #expect(!(check.output + check.errors).contains("accented"), "\(check)")
    }

    @Test("A document that is in another folder, and a folder of translations instead of documents")
    func elsewhere() throws {
        let run = try folder.strings("--update", "en.lproj/Card.xib")
        #expect(run.status == 66)
        #expect(run.errors.contains("en.lproj/Card.xib: error:"))
        #expect(run.errors.contains("'Base.lproj/Card.xib' has its name"), "\(run)")
        try folder.write(#""bB.text" = "Hallo";"#, to: "de.lproj/Card.strings")
        let inside = try folder.strings("--update", "de.lproj")
        #expect(inside.status == 66 && inside.errors.contains("give their documents, or the folder above"), "\(inside)")
        #expect(try folder.read("de.lproj/Card.strings") == #""bB.text" = "Hallo";"#)
    }

    @Test("One language in two spellings is begun once")
    func spellings() throws {
        #expect(try folder.strings("--update", "--language", "pt-BR,pt-br", ".").status == 0)
        #expect(try folder.names() == ["Base.lproj", "pt-BR.lproj"])
        #expect(try folder.strings("--update", "--language", "PT-br", ".").status == 0)
        #expect(try folder.names() == ["Base.lproj", "pt-BR.lproj"])
    }

    @Test("A file that is read-only is left as it is, and is no trouble where it is up to date")
    func readOnly() throws {
        let text = #""bB.text" = "Hallo";"#
        let path = folder.url.appendingPathComponent("de.lproj/Card.strings").path
        try folder.write(text, to: "de.lproj/Card.strings")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(try folder.strings("--update", "--check", ".").status == 0)
        let run = try folder.strings("--update", ".")
        #expect(run.status == 73)
        #expect(run.errors.contains("cannot write 'de.lproj/Card.strings': it is read-only"), "\(run)")
        #expect(try folder.read("de.lproj/Card.strings") == text)
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        #expect(try folder.strings("--update", ".").status == 0)
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(try folder.strings("--update", ".").status == 0)
    }

    @Test("A key cannot steer a terminal, or forge a line")
    func keys() throws {
        let text = #""bB.text" = "Hallo"; "gon-ee-001.\U001b[31m\nx: error: y" = "1";"#
        try folder.write(text, to: "de.lproj/Card.strings")
        let run = try folder.strings("--update", ".")
        #expect(run.errors.split(separator: "\n").count == 1 && !run.errors.contains("\u{1B}"), "\(run)")
        #expect(run.errors.contains(#"'gon-ee-001.\u{1B}[31m\nx: error: y' is no longer in the document"#))
    }

    @Test("A catalog of another form is left as it is")
    func otherForms() throws {
        let texts = [
            #"{"strings": [], "version": "1.0"}"#, #"{"strings": {"bB.text": "Hallo"}}"#,
            #"{"strings": {"bB.text": {}, "bB.text": {}}}"#,
            #"{"strings": {"bB.text": {"localizations": {"de": {}, "de": {}}}}}"#,
            #"{"strings": {"bB.text": {"localizations": {}, "localizations": {}}}}"#,
        ]
        for text in texts {
            try folder.write(text, to: "Card.xcstrings")
            let run = try folder.strings("--update", ".")
            #expect(run.status == 65 && run.errors.contains("Card.xcstrings:1:"), "\(run)")
            #expect(try folder.read("Card.xcstrings") == text)
        }
    }

    @Test("A catalog that says nothing yet is completed")
    func emptyCatalog() throws {
        try folder.write("{}", to: "Card.xcstrings")
        #expect(try folder.strings("--update", "--source-language", "fr", ".").status == 0)
        let completed = try folder.read("Card.xcstrings")
        #expect(completed.hasPrefix("{\n  \"sourceLanguage\" : \"fr\",\n  \"strings\" : {"), "\(completed)")
        #expect(completed.contains(#""version" : "1.0""#) && completed.contains("bB.text"), "\(completed)")
        #expect(try folder.strings("--update", "--check", ".").status == 0)
    }

    @Test("A catalog is one by its name in capitals too")
    func capitals() throws {
        #expect(try folder.strings("--output", "A.XCSTRINGS", "Base.lproj/Card.xib").status == 0)
        #expect(try folder.read("A.XCSTRINGS").hasPrefix("{"))
    }
}
