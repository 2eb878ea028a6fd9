import Foundation
import Testing

@Suite("The action for pull requests")
struct ActionTests {
    private let folder: TemporaryFolder
    private let action = Repository.root.appendingPathComponent("Integrations/GitHub/diff").path

    /// A repository of two commits, and a `gh` that notes what it is called with and lists the comments of a file.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "repo/Main.storyboard")
        try folder.write(
            """
            #!/bin/sh
            echo "$@" >> "$CALLS"
            case "$*" in *--paginate*) cat "$COMMENTS" 2>/dev/null;; *) cp "${6#body=@}" "$BODY";; esac
            exit 0
            """, to: "bin/gh")
        _ = try shell("chmod +x ../bin/gh; git init -q . && git add -A && git commit -qm one")
        try folder.write(SampleDocument.conflicting, to: "repo/Main.storyboard")
        _ = try shell("git commit -qam two")
    }

    private func shell(_ line: String) throws -> StrutProcess {
        let home = folder.url.path
        let own = """
            export HOME='\(home)' GIT_CONFIG_NOSYSTEM=1 RUNNER_TEMP='\(home)' GITHUB_OUTPUT='\(home)/outputs' \
            GITHUB_STEP_SUMMARY='\(home)/summary' GITHUB_REPOSITORY=owner/app CALLS='\(home)/calls' BODY='\(home)/body' \
            COMMENTS='\(home)/comments' STRUT_NUMBER=7 STRUT_RUN=https://example.com/run \
            GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b \
            PATH='\(home)/bin':"$PATH"; export STRUT;
            """
        return try StrutProcess(shell: "\(own) \(line)", in: folder.url.appendingPathComponent("repo"))
    }

    @Test("It compares, writes the report and the page, and says whether anything differs")
    func compares() throws {
        let run = try shell("STRUT_BASE=HEAD~1 STRUT_HEAD=HEAD STRUT_OPTIONS='--content-size L,AX3' \(action)/diff")
        #expect(run.status == 0)
        #expect(try folder.read("outputs").hasPrefix("different=true\nmarkdown="))
        #expect(try folder.read("strut-diff.md").contains("1 new finding"))
        #expect(try folder.read("summary") == folder.read("strut-diff.md"))
        #expect(try folder.read("strut-diff.html").hasPrefix("<!DOCTYPE html>"))
        let alike = try shell("rm ../outputs; STRUT_BASE=HEAD STRUT_HEAD=HEAD \(action)/diff")
        #expect(alike.status == 0)
        #expect(try folder.read("outputs").hasPrefix("different=false\n"))
        #expect(try shell("STRUT_BASE=HEAD STRUT_HEAD=HEAD STRUT_OPTIONS=--nothing \(action)/diff").status == 64)
    }

    @Test("Outside of pull requests it asks for a base, and does not say that nothing changed")
    func noBase() throws {
        let run = try shell("STRUT_BASE= STRUT_HEAD=HEAD \(action)/diff")
        #expect(run.status != 0 && run.errors.contains("give the input base"), "\(run)")
        #expect(try !folder.names().contains("outputs"))
    }

    @Test("Every line of the options counts")
    func severalLines() throws {
        let run = try shell(
            "STRUT_BASE=HEAD STRUT_HEAD=HEAD STRUT_OPTIONS='--content-size L\n\n  --nothing\n' \(action)/diff")
        #expect(run.status == 64 && run.errors.contains("unknown option '--nothing'"), "\(run)")
    }

    @Test("What was written is kept and reported where a document could not be compared")
    func trouble() throws {
        _ = try shell("echo '<none>' > Broken.xib; git add -A; git commit -qm three")
        let run = try shell("STRUT_BASE=HEAD~2 STRUT_HEAD=HEAD \(action)/diff")
        #expect(run.status == 1)
        #expect(try folder.read("outputs").hasPrefix("different=true\nmarkdown="))
        let file = URL(fileURLWithPath: action).appendingPathComponent("action.yml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let conditions = text.matches(of: /(?m)^    - if: (.+steps.+)$/).map(\.output.1)
        // Without a function of the status, a step is left out once one before it has failed.
        #expect(conditions.count == 2 && conditions.allSatisfy { $0.hasPrefix("always() && steps.diff.outputs.") })
    }

    @Test("It comments once, and writes over its own comment")
    func comments() throws {
        try folder.write("said", to: "report.md")
        let words = "STRUT_MARKDOWN=../report.md \(action)/comment"
        #expect(try shell("STRUT_DIFFERENT=false \(words)").status == 0)
        #expect(try !folder.read("calls").contains("POST"))
        #expect(try shell("STRUT_DIFFERENT=true \(words)").status == 0)
        #expect(try folder.read("calls").contains("--method POST repos/owner/app/issues/7/comments"))
        #expect(try folder.read("body").hasPrefix("<!-- strut diff -->\nsaid\n"))
        try folder.write("4711\n", to: "comments")
        #expect(try shell("STRUT_DIFFERENT=false \(words)").status == 0)
        #expect(try folder.read("calls").contains("--method PATCH repos/owner/app/issues/comments/4711"))
    }
}
