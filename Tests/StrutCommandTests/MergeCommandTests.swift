import Foundation
import Testing

@testable import StrutCommand

@Suite("strut merge")
struct MergeCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let text = (old: #"text="Hello""#, ours: #"text="Welcome""#, theirs: #"text="Good day""#)
    private static let width = (old: #"constant="120""#, new: #"constant="140""#)

    private func write(base: String = SampleDocument.clean, ours: String, theirs: String) throws {
        for (name, text) in [("Base", base), ("Ours", ours), ("Theirs", theirs)] {
            try folder.write(text, to: "\(name).storyboard")
        }
    }

    private func merge(_ options: String...) throws -> StrutProcess {
        try StrutProcess(
            ["merge", "Base.storyboard", "Ours.storyboard", "Theirs.storyboard"] + options, in: folder.url)
    }

    @Test("What both changed is in the result, on standard output or in a file with its permissions")
    func merges() throws {
        let ours = SampleDocument.clean.replacing(Self.text.old, with: Self.text.ours)
        try write(ours: ours, theirs: SampleDocument.clean.replacing(Self.width.old, with: Self.width.new))
        let run = try merge()
        let wanted = ours.replacing(Self.width.old, with: Self.width.new)
        #expect(run.status == 0 && run.output == wanted && run.errors.isEmpty, "\(run)")
        #expect(try StrutProcess(shell: "chmod 600 Ours.storyboard", in: folder.url).status == 0)
        #expect(try merge("-o", "Ours.storyboard").status == 0)
        #expect(try folder.read("Ours.storyboard") == wanted)
        #expect(
            try StrutProcess(shell: "stat -c %a Ours.storyboard || stat -f %Lp Ours.storyboard", in: folder.url).output
                == "600\n")
    }

    @Test("A conflict is said with both places, and settled by --ours or --theirs")
    func conflicts() throws {
        try write(
            ours: SampleDocument.clean.replacing(Self.text.old, with: Self.text.ours),
            theirs: SampleDocument.clean.replacing(Self.text.old, with: Self.text.theirs))
        let run = try merge("--assume-filename", "Main.storyboard")
        #expect(run.status == 1 && run.output.contains(Self.text.ours), "\(run)")
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 2 && lines[0].hasPrefix("Main.storyboard:"), "\(run.errors)")
        #expect(lines[0].contains(#"ours "Welcome", theirs "Good day" (Main.storyboard of theirs:"#), "\(lines[0])")
        #expect(lines[0].hasSuffix(#"; before "Hello""#), "\(lines[0])")
        let theirs = try merge("--theirs")
        #expect(theirs.status == 0 && theirs.output.contains(Self.text.theirs), "\(theirs)")
        #expect(try merge("--ours").status == 0)
        #expect(try merge("--ours", "--theirs").status == 64)
    }

    @Test("A version that is none, and a result that cannot be written")
    func failures() throws {
        try write(ours: SampleDocument.clean, theirs: "no document")
        #expect(try merge().status == 65)
        #expect(try StrutProcess(["merge", "None.xib", "None.xib", "None.xib"], in: folder.url).status == 66)
        #expect(try StrutProcess(["merge", "One.xib", "Two.xib"], in: folder.url).status == 64)
        try write(ours: SampleDocument.clean, theirs: SampleDocument.clean.replacing("Hello", with: "Bye"))
        #expect(try merge("-o", "none/Result.xib").status == 73)
        // A file that is not in conflict has no versions.
        #expect(try StrutProcess(["merge", "Ours.storyboard"], in: folder.url).status == 66)
    }

    // MARK: git

    /// Runs a line of shell in a repository with one commit, with nobody's own configuration of git.
    private func git(_ line: String) throws -> StrutProcess {
        let bin = Repository.executable.deletingLastPathComponent().path
        let own = "export HOME='\(folder.url.path)' XDG_CONFIG_HOME= GIT_CONFIG_NOSYSTEM=1 PATH='\(bin)':\"$PATH\" "
        let names = "GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b; set -e; "
        return try StrutProcess(shell: own + names + line, in: folder.url)
    }

    /// Two branches that put labels at the same place, which git alone cannot merge.
    private func prepare(isSetUp: Bool = true) throws {
        let mark = "<subviews>"
        func version(_ id: String) -> String {
            SampleDocument.clean.replacing(
                mark,
                with: mark
                    + #"<label text="\#(id)" id="\#(id)"><rect key="frame" x="0" y="0" width="9" height="9"/></label>"#)
        }
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
        let setup = isSetUp ? "strut git-setup 2> /dev/null; " : ""
        #expect(
            try git("git init -q -b main .; \(setup)git add -A; git commit -qm one; git checkout -qb topic").status == 0
        )
        try folder.write(version("topic"), to: "Main.storyboard")
        #expect(try git("git commit -qam topic; git checkout -q main").status == 0)
        try folder.write(version("main"), to: "Main.storyboard")
        #expect(try git("git commit -qam main").status == 0)
    }

    private func holdsBoth() throws -> Bool {
        let text = try folder.read("Main.storyboard")
        return text.contains(#"id="topic""#) && text.contains(#"id="main""#) && !text.contains("<<<<<<<")
    }

    @Test(
        "git merges, rebases, picks and pops by it",
        arguments: [
            "git merge -q --no-edit topic", "git rebase -q topic", "git cherry-pick topic",
            "git checkout -q HEAD~1; git show topic:Main.storyboard > Main.storyboard; git stash -q; "
                + "git checkout -q main; git stash pop",
        ])
    func repository(_ command: String) throws {
        try prepare()
        let run = try git(command)
        #expect(run.status == 0, "\(run)")
        #expect(try holdsBoth())
    }

    @Test("A file that git left in conflict is merged from its index, or from its marks")
    func fileInConflict() throws {
        try prepare(isSetUp: false)
        #expect(try git("git -c merge.conflictStyle=diff3 merge -q topic").status == 1)
        let marked = try folder.read("Main.storyboard")
        #expect(marked.contains("<<<<<<<"))
        let run = try git("strut merge Main.storyboard")
        #expect(run.status == 0, "\(run)")
        #expect(try holdsBoth())
        // A copy elsewhere has its marks alone.
        try folder.write(marked, to: "Copy.storyboard")
        let copy = try git("strut merge Copy.storyboard -o Main.storyboard")
        #expect(copy.status == 0, "\(copy)")
        #expect(try holdsBoth())
    }

    @Test("A conflict stops git, and the file can be opened")
    func conflictInRepository() throws {
        try prepare()
        try folder.write(try folder.read("Main.storyboard").replacing("Hello", with: "Main"), to: "Main.storyboard")
        #expect(try git("git commit -qam more; git checkout -q topic").status == 0)
        try folder.write(try folder.read("Main.storyboard").replacing("Hello", with: "Topic"), to: "Main.storyboard")
        let run = try git("git commit -qam more; git merge topic; git checkout -q main; git merge topic")
        #expect(run.status == 1 && (run.errors + run.output).contains("Main.storyboard:"), "\(run)")
        #expect(try holdsBoth())
        #expect(try folder.read("Main.storyboard").contains("text=\"Main\""))
        #expect(try git("git diff --name-only --diff-filter=U").output == "Main.storyboard\n")
    }

    @Test("What is no document is merged line by line")
    func fallback() throws {
        try folder.write("one\ntwo\nthree\nfour\nfive\n", to: "Odd.xib")
        let edits =
            "sed -i.bak s/one/1/ Odd.xib; git commit -qam a; git checkout -q main; "
            + "sed -i.bak s/five/5/ Odd.xib; git commit -qam b"
        let run = try git(
            "git init -q -b main .; strut git-setup; git add -A; git commit -qm one; git checkout -qb topic; "
                + "\(edits); git merge -q --no-edit topic"
        )
        #expect(run.status == 0, "\(run)")
        #expect(try folder.read("Odd.xib") == "1\ntwo\nthree\nfour\n5\n")
    }
}
