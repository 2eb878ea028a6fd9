import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEmission
import StrutEnvironment
import StrutJSON
import StrutPropertyList

@testable import CommandLineParts
@testable import StrutProjects

extension FuzzTarget {
    /// What apps log about constraints, alone and with a document.
    static let logs = FuzzTarget(name: "logs", isStructured: false) { bytes in
        let parts = Mutator.parts(bytes)
        let text = String(decoding: parts[0], as: UTF8.self)
        let documents = parts.dropFirst().compactMap { Array($0).document }
        guard let report = LogReport(text, documents: documents) else { return }
        JSONCheck.demand(report.emitJSON(), "the report on a log")
        JSONCheck.demandText(Array(report.emitText().utf8))
    }

    /// Texts that strings files are written for.
    private static let texts: [LocalizableText] = {
        let source = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
            targetRuntime="iOS.CocoaTouch"><objects><view id="aaa-aa-aaa"><subviews>
            <label text="Hello" id="bbb-bb-bbb"/><label text="A &quot;B&quot;&#10;*/ %@" id="42"/>
            </subviews></view></objects></document>
            """
        return Array(source.utf8).document?.localizableTexts ?? []
    }()

    /// Strings files and catalogs of strings: what is brought up to date can be read, keeps every translation, and is
    /// up to date.
    static let strings = FuzzTarget(name: "strings", isStructured: false) { bytes in
        let file = StringsFile(bytes)
        if let problem = file.problem {
            require(problem.location.line >= 1 && problem.location.column >= 1 && !problem.message.isEmpty)
        }
        let begun = StringCatalog.begun([], takingOver: ["de": file], sourceLanguage: "en")
        JSONCheck.demand(begun.bytes, "a catalog that takes a strings file over")
        if file.problem == nil, !file.isXML {
            let update = StringsFile.update(texts, existing: file)
            let again = StringsFile(update.bytes)
            require(again.problem == nil, "a strings file cannot be read any more: \(again.problem?.message ?? "")")
            for (key, text) in file.strings where !update.removed.contains(key) {
                require(again.strings[key] == text, "the translation of \(key) is lost")
            }
            require(StringsFile.update(texts, existing: again).bytes == update.bytes, "an update is not up to date")
        }
        if let catalog = try? StringCatalog(parsing: bytes) {
            let update = catalog.update(texts)
            JSONCheck.demand(update.bytes, "a catalog that is brought up to date")
            let again = try? StringCatalog(parsing: update.bytes)
            require(again?.update(texts).bytes == update.bytes, "an update of a catalog is not up to date")
        }
        ScratchFile.write(bytes, to: ScratchFile.folder + "/Fuzz.xcstrings")
        for language in ["de", "en", "pt-BR"] {
            for finding in Localization.read(language, forDocumentAt: ScratchFile.folder + "/Fuzz.storyboard").findings
            {
                require(!finding.message.isEmpty)
            }
        }
    }

    /// JSON of any kind: the configuration, baselines, and the reader below them, which agrees with a second one.
    static let configuration = FuzzTarget(name: "configuration", isStructured: false) { bytes in
        let value = try? JSONValue(parsing: bytes)
        if value != nil { JSONCheck.demand(bytes.withoutMark, "what JSON's reader takes") }
        let path = ScratchFile.folder + "/.strut.json"
        ScratchFile.write(bytes, to: path)
        let (configuration, findings) = Configuration.read(path)
        FindingCheck(bytes).demand(findings)
        _ = configuration.relativePath(of: path)
        FindingCheck(bytes).demand(Baseline.read(path).findings)
        _ = IgnoreFile(String(decoding: bytes, as: UTF8.self))
    }

    /// Source code in both languages, project files, and the settings of another linter: whatever they are, the same is
    /// found again.
    static let sourceCode = FuzzTarget(name: "source-code", isStructured: false) { bytes in
        for isSwift in [true, false] {
            let index = ProjectCode.declarations(in: bytes, isSwift: isSwift)
            require(
                index == ProjectCode.declarations(in: bytes, isSwift: isSwift), "code has other classes when read again"
            )
            require(index.classes.keys.allSatisfy { !$0.isEmpty }, "a class without a name")
        }
        require(ProjectFileNames(bytes).sources.allSatisfy { !$0.isEmpty }, "a file without a name")
        FindingCheck(bytes).demand(IBLinterFile(bytes, path: ".iblinter.yml").findings)
    }

    /// Project files of Xcode in each of their forms: read, or refused at a place in words. Nothing of the disk is
    /// looked at.
    static let xcode = FuzzTarget(name: "xcode", isStructured: false) { bytes in
        let path = "Fuzz.xcodeproj/project.pbxproj"
        do throws(DocumentError) {
            let contents = try ProjectFile.parse(bytes, path: path)
            // Folders in step with the disk would be searched.
            if String(decoding: bytes, as: UTF8.self).contains("Synchronized") { return }
            let project = try XcodeProject(path: "Fuzz.xcodeproj", contents: contents, file: path)
            // A binary list has its keys in another order.
            if let binary = try? PropertyListValue(readingBinary: contents.binaryBytes()) {
                let other = try XcodeProject(path: "Fuzz.xcodeproj", contents: binary, file: path)
                require(other == project, "a project differs in binary form")
            }
            require(
                project.targets.allSatisfy { Set($0.documents).count == $0.documents.count },
                "a document is listed twice")
        } catch {
            FindingCheck(bytes).demand([error.finding])
        }
    }

    /// Pictures and catalogs of them: PNG, JPEG, PDF, SVG, and `Contents.json`.
    static let pictures = FuzzTarget(name: "pictures", isStructured: false) { bytes in
        switch ImageHeader.measure(bytes) {
        case .points(let size)?, .pixels(let size)?:
            require(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
        case nil: break
        }
        if let json = try? JSONValue(parsing: bytes) { _ = CatalogColor(json).asset }
    }

    /// The command line: every word is taken, or refused in words. Nothing is run.
    static let commandLine = FuzzTarget(name: "command-line", isStructured: false) { bytes in
        let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        guard let first = words.first else { return }
        do throws(UsageError) {
            let subcommand = try Subcommand.named(first)
            var arguments = try Arguments(words.dropFirst(), options: subcommand.options + subcommand.refusedOptions)
            // The file itself is not read: the words that name it are its lines.
            if arguments.optionsFile != nil {
                try arguments.take(
                    words.joined(separator: "\n"), ofFile: "Strut.options", options: subcommand.options)
            }
            _ = arguments.environments.count
            _ = try? arguments.matrixWords.matrix()
        } catch {
            require(!error.message.isEmpty)
        }
    }
}

extension [UInt8] {
    /// Without the byte order mark that JSON's reader passes over.
    var withoutMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(self[3...]) : self }
}
