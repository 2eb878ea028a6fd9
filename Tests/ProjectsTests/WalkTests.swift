import Testing

@testable import StrutProjects

@Suite("What belongs to a project")
struct WalkTests {
    @Test(
        "Patterns fit as git's do",
        arguments: [
            ("*.xib", "A.xib", true), ("*.xib", "a/A.xib", false), ("**/*.xib", "a/b/A.xib", true),
            ("**/*.xib", "A.xib", true), ("a/**", "a/b/c", true), ("a/**/c", "a/c", true), ("a?c", "abc", true),
            ("[a-c]x", "bx", true), ("[!a-c]x", "bx", false), ("a*b*c", "aXbYc", true), ("a*b*c", "aXbY", false),
            ("\\*", "*", true), ("\\*", "x", false), ("[", "[", false), ("**", "a/b", true), ("a", "b", false),
            ("a/**", "a", false), ("a/**", "a/b", true), ("**/a/**/b", "a/b", true), ("**/a/**/b", "x/a/y/z/b", true),
            ("?a**", "xab/c", false), ("a**/b", "ab", true), ("?a**/b", "xab", false), ("?a**/b", "xac/b", true),
            ("*/a", "a", false), ("[]a]", "]", true), ("[a-]", "-", true), ("[\\]]", "]", true),
            ("[[:digit:]x]", "7", true),
            ("[[:digit:]x]", "y", false), ("[[:nothing:]]", "n", false), ("[a/]", "/", false), ("a?b", "a/b", false),
            ("a\\", "a", false), ("a/", "a", false), ("/a", "a", false),
        ])
    func globs(pattern: String, path: String, fits: Bool) {
        #expect(Glob(Array(pattern.utf8)[...]).matches(Array(path.utf8)[...]) == fits, "\(pattern) \(path)")
    }

    @Test("Many stars cost no more than a few", .timeLimit(.minutes(1)))
    func hostileGlob() {
        for part in ["*a", "**/a"] {
            let pattern = String(repeating: part, count: 200)
            let path = String(repeating: "a", count: 400) + "b"
            #expect(!Glob(Array(pattern.utf8)[...]).matches(Array(path.utf8)[...]))
        }
    }

    @Test("Somebody else's and generated folders are left out, and what git ignores")
    func leftOut() throws {
        let folder = try TemporaryFolder()
        for file in [
            "App/Main.storyboard", "App/Cell.xib", "Pods/X/Pod.xib", "Carthage/C.xib", "DerivedData/D.xib",
            ".build/B.xib", "Out/Made.xib", "App/Skipped.xib", "App/Kept.xib", "App/Deep/Skipped.xib", "Top.xib",
            "App/Assets.xcassets/Contents.json", "App/star@2x.png", "App/F.ttf", "Vendor/V.xib",
        ] {
            try folder.write("x", to: file)
        }
        try folder.write("# comment\nOut/\n/Top.xib\nSkipped.xib\n*.xib\n!Cell.xib\n!Kept.xib\n", to: ".gitignore")
        try folder.write("Kept.xib\n", to: "App/.gitignore")
        let walk = ProjectWalk(root: folder.path, excludes: ["Vendor"])
        #expect(walk.documents == ["App/Cell.xib", "App/Main.storyboard"])
        #expect(walk.catalogs == ["App/Assets.xcassets"])
        #expect(walk.images == ["App/star@2x.png"])
        #expect(walk.fonts == ["App/F.ttf"])
    }

    @Test("What cannot be looked at is what its folder says it is: one that cannot be read is reported")
    func notLookedAt() throws {
        let folder = try TemporaryFolder()
        try folder.write("x", to: "Sub/A.xib")
        try folder.write("x", to: "B.xib")
        let tooLong = String(repeating: "a/", count: 5000)
        let entries = try #require(FileSystem.entries(in: folder.path))
        #expect(entries.map { FileSystem.kind(of: $0, at: tooLong) } == [.file, .folder])
        #expect(entries.map { FileSystem.kind(of: $0, at: "\(folder.path)/none") } == [nil, nil])
    }

    @Test("Of the patterns that a configuration excludes the last that fits decides, as in a .gitignore")
    func excludedAndTakenIn() throws {
        let folder = try TemporaryFolder()
        for file in ["App/A.storyboard", "App/B.storyboard", "C.xib"] { try folder.write("x", to: file) }
        let walk = ProjectWalk(root: folder.path, excludes: ["*.storyboard", "!B.storyboard", "/C.xib"])
        #expect(walk.documents == ["App/B.storyboard"])
        #expect(ProjectWalk(root: folder.path, excludes: ["!B.storyboard", "*.storyboard"]).documents == ["C.xib"])
    }

    /// Each with what `git check-ignore` leaves of the documents.
    @Test(
        "Lines count as git reads them",
        arguments: [
            ("Gen/**\n!Gen/A.xib", ["Gen/A.xib", "b.xib"]), ("Gen/\n!Gen/A.xib", ["b.xib"]),
            ("Gen/*\n!Gen/A.xib", ["Gen/A.xib", "b.xib"]), ("/", ["Gen/A.xib", "Gen/B.xib", "b.xib"]),
            ("b.xib\n!", ["Gen/A.xib", "Gen/B.xib"]), ("Gen//", ["Gen/A.xib", "Gen/B.xib", "b.xib"]),
            ("//b.xib", ["Gen/A.xib", "Gen/B.xib", "b.xib"]), ("/b.xib", ["Gen/A.xib", "Gen/B.xib"]),
            ("Gen//A.xib", ["Gen/A.xib", "Gen/B.xib", "b.xib"]), ("b.xib/", ["Gen/A.xib", "Gen/B.xib", "b.xib"]),
            ("b.xib\\ ", ["Gen/A.xib", "Gen/B.xib", "b.xib"]),
            ("x\\\\ \n\\b.xib", ["Gen/A.xib", "Gen/B.xib"]), ("**", []), ("\\#", ["Gen/A.xib", "Gen/B.xib", "b.xib"]),
        ])
    func lines(text: String, documents: [String]) throws {
        let folder = try TemporaryFolder()
        for file in ["Gen/A.xib", "Gen/B.xib", "b.xib"] { try folder.write("x", to: file) }
        let excludes = text.split(separator: "\n").map(String.init)
        #expect(ProjectWalk(root: folder.path, excludes: excludes).documents == documents)
        try folder.write(text, to: ".gitignore")
        #expect(ProjectWalk(root: folder.path).documents == documents)
    }

    @Test("A byte order mark and carriage returns are no part of a pattern")
    func marks() {
        let file = IgnoreFile("\u{FEFF}a.xib \r\nb.xib\r\n")
        for name in ["a.xib", "b.xib"] { #expect(file.verdict(on: name, isFolder: false) == true, "\(name)") }
    }

    @Test("Ignore files above the folder count up to the repository, and not beyond")
    func above() throws {
        let folder = try TemporaryFolder()
        try folder.write("*.xib\n", to: ".gitignore")
        try folder.write("/App/Sub/Anchored.storyboard\n", to: "repo/.gitignore")
        try folder.write("", to: "repo/.git/HEAD")
        for name in ["Anchored.storyboard", "Other.storyboard", "A.xib"] {
            try folder.write("x", to: "repo/App/Sub/\(name)")
        }
        #expect(ProjectWalk(root: "\(folder.path)/repo/App").documents == ["Sub/A.xib", "Sub/Other.storyboard"])
        #expect(ProjectWalk(root: "\(folder.path)/repo/App/Sub").documents == ["A.xib", "Other.storyboard"])
    }

    @Test("Of a file the beginning can be read, or all of it; of what is no file nothing")
    func bytes() throws {
        let folder = try TemporaryFolder()
        try folder.write("0123456789", to: "file")
        let file = "\(folder.path)/file"
        #expect(FileSystem.bytes(of: file) == Array("0123456789".utf8))
        #expect(FileSystem.start(of: file, limit: 4) == Array("0123".utf8))
        #expect(FileSystem.start(of: file, limit: 40) == Array("0123456789".utf8))
        for path in [folder.path, "/dev/null", "\(folder.path)/none"] {
            #expect(FileSystem.bytes(of: path) == nil && FileSystem.start(of: path, limit: 4) == nil, "\(path)")
        }
    }

    @Test("A pattern with a slash is meant from its own folder, at every depth below")
    func anchored() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/b.xib\n", to: ".gitignore")
        for file in ["a/b.xib", "x/a/b.xib"] { try folder.write("x", to: file) }
        #expect(ProjectWalk(root: folder.path).documents == ["x/a/b.xib"])
    }
}
