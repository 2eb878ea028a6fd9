import Foundation
import Testing

@testable import StrutCommand

@Suite("strut edit")
struct EditCommandLineTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Main.storyboard")
    }

    private func edit(_ words: String...) throws -> StrutProcess {
        try StrutProcess(["edit", "Main.storyboard"] + words, in: folder.url)
    }

    private func text() throws -> String { try folder.read("Main.storyboard") }

    @Test("Changes are written, and said as diff says them")
    func changes() throws {
        let run = try edit("lab-el-001.text=Welcome", "con-wi-001.constant=140")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
        #expect(run.output.hasPrefix("Main.storyboard: 2 changes\n") && run.output.contains(#""Hello" → "Welcome""#))
        let expected = SampleDocument.clean.replacing(#"text="Hello""#, with: #"text="Welcome""#)
            .replacing(#"constant="120""#, with: #"constant="140""#).replacing(#"width="120""#, with: #"width="140""#)
        #expect(try text() == expected)
    }

    @Test("A change that makes a conflict is refused, and made with --force")
    func refusal() throws {
        let conflict = "add constraint lab-el-001.width = 90"
        let run = try edit(conflict)
        #expect(run.status == 1 && run.errors.contains("refused, nothing is written"), "\(run)")
        #expect(run.output.contains("Unable to simultaneously satisfy constraints"))
        #expect(run.output.contains("<NSLayoutConstraint:con-wi-001 "), "what takes part is listed: \(run.output)")
        #expect(try text() == SampleDocument.clean)
        #expect(try edit(conflict, "--force").status == 0)
        #expect(try text().contains(#"constant="90""#))
    }

    @Test("A change that makes something ambiguous is refused")
    func ambiguity() throws {
        let run = try edit("remove con-to-001")
        #expect(run.status == 1 && run.errors.contains("refused"), "\(run)")
        #expect(try text() == SampleDocument.clean)
    }

    @Test("A view that only gets another superview is not elsewhere, and one that moves is said in the scene's points")
    func otherSuperview() throws {
        let wrapped = try edit("--dry-run", "wrap lab-el-001 in stackView as column")
        #expect(wrapped.status == 0 && wrapped.output.contains("moved from UIView"), "\(wrapped)")
        #expect(!wrapped.output.contains("elsewhere"), "\(wrapped)")
        let moved = try edit("--dry-run", "wrap lab-el-001 in stackView as column", "column.top.constant=70")
        #expect(moved.output.contains("16,59 120x30 → 16,70 120x30"), "\(moved)")
    }

    @Test("A text that does not fit any more is found on the document's own canvas")
    func truncation() throws {
        let run = try edit("--dry-run", "lab-el-001.text=A text that is longer than its label is wide")
        #expect(run.status == 0 && run.output.contains("[truncated-text]"), "\(run)")
        #expect(try !edit("--dry-run", "lab-el-001.text=A text").output.contains("[truncated-text]"))
        let disabled = try edit(
            "--dry-run", "--disable", "truncated-text", "lab-el-001.text=A text that is longer than its label is wide")
        #expect(!disabled.output.contains("[truncated-text]"))
    }

    @Test("What a new container holds of moved views is said")
    func containerConstraints() throws {
        let run = try edit("--dry-run", "wrap lab-el-001 in view as Box")
        #expect(run.status == 0 && run.output.contains("+ constraint "), "\(run)")
        #expect(run.output.contains(".leading = superview.leading"), "\(run)")
    }

    @Test("--dry-run writes nothing, and JSON says what became of the changes")
    func dryRun() throws {
        let run = try edit("--dry-run", "--format", "json", "lab-el-001.text=Welcome")
        #expect(run.status == 0)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(
            json["written"] as? Bool == false && json["dryRun"] as? Bool == true && json["refused"] as? Bool == false)
        #expect((json["files"] as? [Any])?.count == 1)
        #expect(try text() == SampleDocument.clean)
    }

    @Test("Changes come from a file, and the result goes to one")
    func files() throws {
        try folder.write("# two changes\nlab-el-001.text=A b\nlab-el-001.alpha=0.5\n", to: "changes.txt")
        let run = try edit("--changes", "changes.txt", "-o", "New.storyboard")
        #expect(run.status == 0, "\(run)")
        #expect(try text() == SampleDocument.clean)
        let new = try folder.read("New.storyboard")
        #expect(new.contains(#"text="A b""#) && new.contains(#"alpha="0.5""#))
    }

    @Test("A folder stands for its documents")
    func folders() throws {
        try folder.write(
            SampleDocument.clean.replacing(#"id="vie-wc-001""#, with: #"id="vie-wc-001" customClass="Home""#),
            to: "A.storyboard")
        let run = try StrutProcess(["edit", ".", "rename", "class", "Home", "to", "Start"], in: folder.url)
        #expect(run.status == 0, "\(run)")
        #expect(try folder.read("A.storyboard").contains(#"customClass="Start""#))
        #expect(try text() == SampleDocument.clean)
    }

    @Test(
        "What cannot be done says so, and writes nothing",
        arguments: [
            (["nobody.text=x"], 65, "no object has the id, outlet or label 'nobody'"),
            (["lab-el-001.lines=2"], 65, "did you mean 'numberOfLines'?"),
            (["move lab-el-001 before roo-tv-001"], 65, "is what the view is to be put into"),
            (["lab-el-001.frobs=x"], 65, "has no property 'frobs'"), (["frob"], 64, "'frob' is no change"),
            ([], 64, "no change is given"), (["--changes", "none.txt"], 64, "the changes cannot be read"),
            (["lab-el-001.text=Hello"], 0, "nothing changes"),
        ] as [([String], Int32, String)])
    func failures(words: [String], status: Int32, message: String) throws {
        let run = try StrutProcess(["edit", "Main.storyboard"] + words, in: folder.url)
        #expect(run.status == status && run.errors.contains(message), "\(run)")
        #expect(try text() == SampleDocument.clean)
    }

    @Test("A new id for a text that has translations is a warning with their languages")
    func translations() throws {
        try folder.write(SampleDocument.clean, to: "Base.lproj/Main.storyboard")
        try folder.write(#""lab-el-001.text" = "Hallo";"#, to: "de.lproj/Main.strings")
        func rename(_ id: String) throws -> StrutProcess {
            let words = ["rename", "id", id, "to", "title-lb-001"]
            return try StrutProcess(["edit", "--dry-run", "Base.lproj/Main.storyboard"] + words, in: folder.url)
        }
        let run = try rename("lab-el-001")
        #expect(run.status == 0, "\(run)")
        #expect(
            run.errors.hasPrefix(
                "Base.lproj/Main.storyboard: warning: the translations of 'lab-el-001' into de are not shown any more"),
            "\(run)")
        #expect(!(try rename("con-wi-001").errors.contains("warning")))
    }

    @Test("Where a change fits none of several documents none is changed")
    func atomicity() throws {
        try folder.write(SampleDocument.clean.replacing("lab-el-001", with: "lab-el-002"), to: "B/Other.storyboard")
        let run = try StrutProcess(
            ["edit", "Main.storyboard", "B/Other.storyboard", "lab-el-001.text=x", "lab-el-003.text=y"], in: folder.url)
        #expect(run.status == 65, "\(run)")
        #expect(try text() == SampleDocument.clean)
    }
}
