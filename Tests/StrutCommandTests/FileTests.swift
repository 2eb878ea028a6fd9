import Foundation
import Testing

/// What lies in folders besides documents, and what happens at the limits of files.
@Suite("Files and folders")
struct FileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
    }

    private func shell(_ line: String) throws -> StrutProcess {
        try StrutProcess(shell: "ulimit -t 20; \(line)", in: folder.url)
    }

    @Test("Named pipes and links to them or to folders are skipped in a folder")
    func noFiles() throws {
        try folder.write(SampleDocument.clean, to: "real/Main.xib")
        let run = try shell(
            """
            mkfifo real/Pipe.xib; ln -s Pipe.xib real/Link.xib; ln -s . real/Folder.xib; ln -s ../Main.storyboard real/L.storyboard
            $STRUT compile --output-directory out real
            """)
        #expect(run.status == 0 && run.errors == "", "\(run)")
        #expect(try folder.names(in: "out") == ["L.storyboard.json", "Main.xib.json"])
    }

    @Test("A link that leads nowhere is not skipped silently")
    func brokenLink() throws {
        let run = try shell("ln -s gone Broken.xib; $STRUT compile --output-directory out .")
        #expect(run.status == 66)
        #expect(run.errors.contains("Broken.xib") && run.errors.contains("[no-such-file]"))
    }

    @Test("A name that is no UTF-8 is reported, wherever it stands")
    func otherBytes() throws {
        let names = #"bad=$(printf 'caf\351'); mkdir -p in/$bad; cp Main.storyboard in/$bad.xib; touch in/$bad.txt; "#
        for (line, paths) in [
            ("compile --output-directory out in", ["in/caf\u{FFFD}.xib", "in/caf\u{FFFD}"]),
            ("check in", ["in/caf\u{FFFD}.xib", "in/caf\u{FFFD}"]), ("check in/$bad.xib", ["in/caf\u{FFFD}.xib"]),
        ] {
            let run = try shell("\(names)$STRUT \(line)")
            #expect(run.status == 66, "\(line): \(run)")
            let message = "error: the file cannot be read: its path has bytes that are no UTF-8; rename it"
            let lines = (run.output + run.errors).split(separator: "\n").filter { $0.contains(message) }
            #expect(lines.map { String($0.prefix { $0 != ":" }) }.sorted() == paths.sorted(), "\(line): \(run)")
        }
        // Written elsewhere than asked, it would be lost.
        let run = try shell("\(names)$STRUT compile --output-directory $bad Main.storyboard")
        #expect(run.status == 64 && run.errors.contains("'--output-directory' has bytes that are no UTF-8"), "\(run)")
        #expect(try !folder.names(in: ".").contains { $0.hasPrefix("caf") })
    }

    @Test("A side-car or a strings file that is a named pipe is not waited for")
    func pipesBeside() throws {
        let run = try shell("mkfifo Main.strut.json; $STRUT check Main.storyboard")
        #expect(run.status == 1 && run.output.contains("it is no file"), "\(run)")
        #expect(
            try shell("rm Main.strut.json; mkdir de.lproj; mkfifo de.lproj/Main.strings; $STRUT check --language de .")
                .status == 0)
        // One that was asked for by name may be a stream.
        #expect(try shell("mkfifo p; echo '{}' > p & $STRUT check --design-data p .").status == 0)
    }

    @Test("A broken document from a named pipe, which can be read but once, is quoted, and one in UTF-16 as it reads")
    func brokenStream() throws {
        let quoted = "    1 | <document><a></b>\n"
        let run = try shell("mkfifo p; printf '<document><a></b>' > p & $STRUT compile p")
        #expect(run.status == 65 && run.errors.hasPrefix("p:1:18: error: ") && run.errors.contains(quoted), "\(run)")
        let wide = "printf '<document><a></b>' | iconv -f UTF-8 -t UTF-16 > W.xib; $STRUT compile W.xib"
        #expect(try shell(wide).errors.contains(quoted))
        // More than is read at once of what does not know its size.
        let long = try shell("(printf '<document>'; seq 50000; printf '</a>') > p & $STRUT compile p")
        #expect(long.status == 65 && long.errors.contains("p:50001:"), "\(long)")
    }

    @Test("What is larger than anything is refused without being read to its end")
    func hugeFile() throws {
        for line in [
            "truncate -s 300M Big.xib; $STRUT check Big.xib", "$STRUT check /dev/zero", "$STRUT check - < /dev/zero",
        ] {
            let run = try shell("ulimit -v 3000000; \(line)")
            #expect([65, 66].contains(run.status), "\(run)")
            #expect((run.output + run.errors).contains(": error: "))
        }
    }

    @Test("What a project finds by itself is read only where it is a file, and no larger than any")
    func endlessFiles() throws {
        let run = try shell(
            """
            mkdir -p Assets.xcassets/Tint.colorset Assets.xcassets/star.imageset; ln -s /dev/zero .gitignore
            ln -s /dev/zero Assets.xcassets/Tint.colorset/Contents.json
            truncate -s 300M Assets.xcassets/star.imageset/Contents.json
            ulimit -v 3000000; $STRUT check .
            """)
        #expect(run.status == 0, "\(run)")
    }

    @Test("An empty folder says that nothing is in it")
    func emptyFolder() throws {
        let run = try shell("mkdir empty; $STRUT check empty")
        #expect(run.status == 66)
        #expect(run.output.hasPrefix("empty: error: no storyboard or xib is in this folder or below it"))
    }

    @Test("A folder whose every document is left out says so, and is compiled all the same")
    func leftOutFolder() throws {
        try folder.write(SampleDocument.clean, to: "App/Main.storyboard")
        try folder.write(#"{"exclude": ["Main.storyboard"]}"#, to: "App/.strut.json")
        let run = try shell("$STRUT check App; status=$?; $STRUT compile App >/dev/null || exit 1; exit $status")
        #expect(run.status == 66, "\(run)")
        #expect(run.output.hasPrefix("App: error: every storyboard and xib in this folder is left out"))
        let one = try shell("$STRUT explain App lab-el-001")
        #expect(one.status == 66)
        #expect(one.errors.hasPrefix("App: error: this is a folder, and one document is wanted: name it"))
    }

    @Test("A folder that may not be read is reported, and the others are checked")
    func lockedFolder() throws {
        try folder.write(SampleDocument.conflicting, to: "open/Bad.xib")
        let line =
            "mkdir locked; chmod 0 locked; $STRUT compile --output-directory out .; status=$?; chmod 700 locked; exit $status"
        let run = try StrutProcess(shell: line, in: folder.url, respectsPermissions: true)
        #expect(run.status == 66)
        #expect(run.errors.contains("locked: error: the folder cannot be read"))
        #expect(run.errors.contains("[conflicting-constraints]"))
    }

    @Test("Results of documents with the longest names can be written, and are distinguished")
    func longNames() throws {
        let stem = String(repeating: "ä", count: 122)
        for letter in ["a", "b"] { try folder.write(SampleDocument.clean, to: "long/\(letter)\(stem).xib") }
        #expect(try shell("$STRUT compile -d iPad -d 'iPhone 15' --output-directory out long").status == 0)
        let names = try folder.names(in: "out")
        #expect(names.count == 4 && names.allSatisfy { $0.utf8.count <= 255 && $0.hasSuffix(".json") })
        let name = String(repeating: "n", count: 240)
        #expect(try shell("$STRUT compile -o \(name) Main.storyboard").status == 0)
        #expect(try folder.names().contains(name))
    }

    @Test("Before a fault ends the process it names the document", arguments: ["SEGV", "ABRT", "ILL"])
    func fault(signal: String) throws {
        let run = try shell(
            """
            export SWIFT_BACKTRACE=enable=no; mkfifo pipe
            $STRUT compile --assume-filename 'My\u{1B}.storyboard' - < pipe & exec 3> pipe; sleep 1; kill -\(signal) $!; wait $!
            """)
        #expect(run.status > 128)
        #expect(run.errors.contains("a fault of strut's own while it worked on 'My?.storyboard'"), "\(run)")
    }

    @Test("A process that is killed leaves no file that is not whole", arguments: [1, 5, 20, 60])
    func killed(after count: Int) throws {
        for number in 0..<400 { try folder.write(SampleDocument.clean, to: "many/\(number).storyboard") }
        // Killed as soon as so many files are there, while it makes the next ones.
        _ = try shell(
            """
            $STRUT compile --jobs 2 --output-directory out many & strut=$!
            set --; while kill -0 $strut && { [ $# -lt \(count) ] || [ ! -e "$1" ]; }; do set -- out/*; done
            kill -9 $strut
            """)
        let names = try folder.names(in: "out")
        #expect(names.count >= count)
        for name in names {
            #expect(!name.hasPrefix("."))
            #expect(try folder.read("out/\(name)").hasSuffix("}\n"))
        }
    }
}
