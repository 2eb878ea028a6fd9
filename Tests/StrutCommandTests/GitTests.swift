import Foundation
import StrutTestSupport
import Testing

@testable import StrutCommand

@Suite("git")
struct GitTests {
    private let folder: TemporaryFolder

    /// A repository with one commit, in which git is set up; `strut` is on its path.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "App/Main.storyboard")
        _ = try shell("git init -q . && git add -A && git commit -qm one")
    }

    /// Runs a line of shell in the repository, with nobody's own configuration of git.
    private func shell(_ line: String, respectsPermissions: Bool = false) throws -> StrutProcess {
        let bin = Repository.executable.deletingLastPathComponent().path
        let own = "export HOME='\(folder.url.path)' XDG_CONFIG_HOME= GIT_CONFIG_NOSYSTEM=1 PATH='\(bin)':\"$PATH\" "
        let names = "GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b; "
        return try StrutProcess(shell: own + names + line, in: folder.url, respectsPermissions: respectsPermissions)
    }

    private func edit(_ old: String, _ new: String) throws {
        try folder.write(SampleDocument.clean.replacing(old, with: new), to: "App/Main.storyboard")
    }

    @Test("git-setup writes attributes and settings once, and prints them with --print")
    func setup() throws {
        let printed = try shell("strut git-setup --print")
        #expect(
            printed.output.contains("*.xib diff=strut\n") && printed.output.contains("git config diff.strut.textconv"))
        #expect(try shell("cat .gitattributes").status != 0)
        try folder.write("*.png binary", to: ".gitattributes")
        #expect(try shell("cd App && strut git-setup").status == 0)
        let attributes = try folder.read(".gitattributes")
        #expect(
            attributes == "*.png binary\n*.storyboard diff=strut\n*.xib diff=strut\n"
                + "*.storyboard merge=strut\n*.xib merge=strut\n")
        let setting = try shell("git config diff.strut.textconv").output
        #expect(setting.hasPrefix("f() { '/") && setting.hasSuffix("/strut' textconv \"$1\" || cat \"$1\"; }; f\n"))
        let again = try shell("strut git-setup")
        #expect(again.status == 0 && again.errors == "strut: git is set up already\n")
        #expect(try folder.read(".gitattributes") == attributes)
        #expect(try shell("strut git-setup --global && cat .config/git/attributes").output.hasPrefix("*.storyboard"))
        #expect(try shell("cd / && strut git-setup").errors.contains("not a git repository"))
    }

    @Test("Where strut is not on the path, git gets the path of the file")
    func setupWithoutPath() throws {
        let copy =
            "mkdir -p 'own tools' && cp '\(Repository.executable.path)' 'own tools/strut' && PATH=/usr/bin:/bin && "
        #expect(try shell(copy + "'own tools/strut' git-setup && strut --version").status == 127)
        let setting = try shell("git config diff.strut.textconv").output
        #expect(setting.hasPrefix("f() { '/") && setting.contains("/own tools/strut' textconv"), "\(setting)")
        try edit(#"constant="120""#, #"constant="140""#)
        let run = try shell("PATH=/usr/bin:/bin; git diff")
        #expect(run.status == 0 && run.output.contains("+  constraint UILabel (lab-el-001).width = 140"), "\(run)")
        let tool = try shell("PATH=/usr/bin:/bin; git difftool -y --tool=strut")
        #expect(tool.output.contains("constant 120 → 140"), "\(tool)")
    }

    @Test("Programs with another path find strut, and see the XML where it is gone")
    func otherPath() throws {
        let copy =
            "mkdir -p tools && cp '\(Repository.executable.path)' tools/strut && export PATH=\"$PWD/tools:$PATH\" && "
        #expect(try shell(copy + "strut git-setup").status == 0)
        try edit(#"constant="120""#, #"constant="140""#)
        let found = try shell("PATH=/usr/bin:/bin; git diff")
        #expect(
            found.status == 0 && found.output.contains("+  constraint UILabel (lab-el-001).width = 140"), "\(found)")
        let gone = try shell("rm tools/strut; PATH=/usr/bin:/bin; git diff")
        #expect(gone.status == 0 && gone.output.contains(#"constant="140""#), "\(gone)")
    }

    @Test("A setting that was another one is named with what it was")
    func earlierSetting() throws {
        let run = try shell("git config diff.strut.textconv mine && strut git-setup")
        #expect(run.status == 0 && run.errors.contains("git config diff.strut.textconv, instead of 'mine'"), "\(run)")
        #expect(!run.errors.contains("xfuncname, in place"))
    }

    @Test("Attributes that cannot be read are not replaced")
    func unreadableAttributes() throws {
        let circle = try shell("ln -s .gitattributes .gitattributes && strut git-setup")
        #expect(circle.status == 73 && circle.errors.contains("cannot read '"), "\(circle)")
        _ = try shell("rm .gitattributes")
        try folder.write("*.png binary\n", to: ".gitattributes")
        let hidden = try shell("chmod 200 .gitattributes && strut git-setup", respectsPermissions: true)
        #expect(hidden.status == 73 && hidden.errors.contains("cannot read '"), "\(hidden)")
        #expect(try shell("chmod 600 .gitattributes && cat .gitattributes").output == "*.png binary\n")
        #expect(try shell("git config diff.strut.textconv").status != 0)
    }

    @Test("git diff shows what is said otherwise, under the object's name, and no churn")
    func textconv() throws {
        _ = try shell("strut git-setup")
        try edit(#"constant="120""#, #"constant="140""#)
        let lines = try shell("git diff -U0").output.split(separator: "\n").map(String.init)
        #expect(
            lines.suffix(3) == [
                "@@ -20 +20 @@ UILabel (lab-el-001)", "-  constraint UILabel (lab-el-001).width = 120",
                "+  constraint UILabel (lab-el-001).width = 140",
            ])
        // Another Xcode, other frames, another order: nothing to be seen.
        try edit("21507", "23504")
        #expect(try !shell("git diff").output.contains("@@"))
        try edit(#"x="16" y="59" width="120""#, #"y="61" x="17" width="122""#)
        #expect(try !shell("git diff").output.contains("@@"))
    }

    @Test("The same constraint the other way round, or held by another view, is the same line")
    func textconvOfConstraints() throws {
        func text(_ held: String, ofRoot: String) throws -> String {
            let source = SampleDocument.clean
                .replacing(#"<constraint firstAttribute="width""#, with: #"\#(held)<constraint firstAttribute="width""#)
            let last = #"constant="59" id="con-to-001"/>"#
            try folder.write(source.replacing(last, with: last + ofRoot), to: "App/Main.storyboard")
            return try shell("strut textconv App/Main.storyboard").output
        }
        let there =
            #"<constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001" "#
            + #"secondAttribute="top" constant="20" id="c1"/>"#
        let back =
            #"<constraint firstItem="roo-tv-001" firstAttribute="top" secondItem="lab-el-001" "#
            + #"secondAttribute="top" constant="-20" id="c2"/>"#
        let plain = try text("", ofRoot: there)
        #expect(plain.contains("  constraint UILabel (lab-el-001).top = UIView (roo-tv-001).top + 20"), "\(plain)")
        #expect(try text("", ofRoot: back) == plain)
        #expect(try text(there, ofRoot: "") == plain)
        #expect(try text("", ofRoot: there.replacing(#""20""#, with: #""21""#)) != plain)
    }

    @Test("The number of a standard distance is shown where it counts: not beside a safe area")
    func textconvOfStandardDistances() throws {
        func text(_ item: String, _ constant: Int) throws -> String {
            let constraint =
                #"<constraint firstItem="lab-el-001" firstAttribute="top" secondItem="\#(item)" "#
                + #"secondAttribute="top" constant="\#(constant)" symbolic="YES" id="c1"/>"#
            let last = #"constant="59" id="con-to-001"/>"#
            try folder.write(
                SampleDocument.clean.replacing(last, with: last + constraint).replacing(
                    "</view>", with: #"<viewLayoutGuide key="safeArea" id="saf-ea-001"/></view>"#),
                to: "App/Main.storyboard")
            return try shell("strut textconv App/Main.storyboard").output
        }
        #expect(try text("roo-tv-001", 20).contains("UIView (roo-tv-001).top + 20 (standard)"))
        #expect(try text("roo-tv-001", 20) != text("roo-tv-001", 27))
        #expect(try text("saf-ea-001", 20).contains(".top + standard"))
        #expect(try text("saf-ea-001", 20) == text("saf-ea-001", 64))
    }

    @Test("An object goes by the same outlet in whichever order its outlets stand, and by no delegate's")
    func textconvOfOutletNames() throws {
        func text(_ names: [String]) throws -> String {
            let outlets = names.map { #"<outlet property="\#($0)" destination="lab-el-001" id="o-\#($0)"/>"# }
            try folder.write(
                SampleDocument.clean.replacing(
                    "</viewController>", with: "<connections>\(outlets.joined())</connections></viewController>"),
                to: "App/Main.storyboard")
            return try shell("strut textconv App/Main.storyboard").output
        }
        let plain = try text(["delegate", "zeta", "alpha"])
        #expect(plain.contains("\nUILabel alpha (lab-el-001)\n"), "\(plain)")
        #expect(try text(["zeta", "alpha", "delegate"]) == plain)
    }

    @Test("Names with accents are cut where their folders end, in every spelling of the accents")
    func accents() throws {
        for folder in ["プロ", "e\u{301}", "\u{C4}pfel"] {
            let run = try shell(
                """
                mkdir -p '\(folder)/App' '\(folder)/Lib' && cd '\(folder)' && git init -q . \
                && cp ../App/Main.storyboard App && cp ../App/Main.storyboard Lib && git add -A && git commit -qm one \
                && sed -i 's/constant="120"/constant="140"/' Lib/Main.storyboard \
                && strut diff --git HEAD App && cd Lib && strut diff --git HEAD
                """)
            #expect(run.status == 1 && run.output.hasPrefix("Main.storyboard: 1 change\n"), "\(run)")
        }
    }

    @Test("No two texts read the same")
    func textconvOfTexts() throws {
        let texts = ["a&#10;b", "a\\nb", "a&#9;b", "a b", "a&quot;b"]
        let lines = try texts.map { text in
            try edit(#"text="Hello""#, "text=\"\(text)\"")
            return try shell("strut textconv App/Main.storyboard").output
        }
        #expect(Set(lines).count == texts.count)
        #expect(lines[1].contains(#"text: "a\\nb""#) && lines[4].contains(#"text: "a\"b""#))
    }

    @Test("git diff shows written zeros, what a size class takes back, and the order of a collection")
    func textconvOfChanges() throws {
        let connections = ["lab-el-001", "roo-tv-001"].map {
            #"<outletCollection property="views" destination="\#($0)" id="out-\#($0)"/>"#
        }
        func document(_ outlets: [String], _ parts: String) -> String {
            SampleDocument.clean.replacing(
                "</viewController>", with: "<connections>\(outlets.joined())</connections></viewController>"
            ).replacing(#"id="lab-el-001">"#, with: #"id="lab-el-001">\#(parts)"#)
        }
        try folder.write(document(connections, ""), to: "App/Main.storyboard")
        _ = try shell("strut git-setup && git commit -qam two")
        try folder.write(document(connections.reversed(), ""), to: "App/Main.storyboard")
        #expect(try shell("git diff").output.contains("\n-  outlet collection views to "))
        let parts = """
            <edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/>\
            <variation key="widthClass=compact" hidden="NO"/>
            """
        try folder.write(document(connections, parts), to: "App/Main.storyboard")
        let output = try shell("git diff").output
        #expect(output.contains("\n+  hidden [compact width]: NO\n") && output.contains("\n+  layoutMargins: "))
    }

    @Test("git diff says nothing of ids of constraints that outlets lead to, and what those constraints say")
    func textconvOfOutlets() throws {
        func document(_ id: String, _ constant: Int) -> String {
            let outlet = #"<connections><outlet property="gap" destination="\#(id)" id="out-gp-001"/></connections>"#
            return SampleDocument.clean.replacing("con-le-001", with: id)
                .replacing(#"constant="16""#, with: #"constant="\#(constant)""#)
                .replacing("</viewController>", with: "\(outlet)</viewController>")
        }
        try folder.write(document("con-le-001", 16), to: "App/Main.storyboard")
        _ = try shell("strut git-setup && git commit -qam two")
        try folder.write(document("con-le-009", 16), to: "App/Main.storyboard")
        #expect(try !shell("git diff").output.contains("@@"))
        try folder.write(document("con-le-001", 20), to: "App/Main.storyboard")
        let output = try shell("git diff").output
        let sentence = "constraint UILabel (lab-el-001).leading = UIView (roo-tv-001).leading + 20\n"
        #expect(output.contains("\n+  outlet gap to \(sentence)") && output.contains("\n+  \(sentence)"), "\(output)")
    }

    @Test(
        "git diff says nothing of First Responder and of constraints turned around, and shows views that a popover lets pass"
    )
    func textconvOfParts() throws {
        func document(_ responder: String, _ constraint: String, _ view: String) -> String {
            let segue = """
                <connections><segue destination="vie-wc-001" kind="popoverPresentation" popoverAnchorView="lab-el-001" \
                id="seg-ue-001"><popoverPassthroughViews><view reference="\(view)"/></popoverPassthroughViews></segue>\
                </connections>
                """
            let placeholder = #"<placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-001" \#(responder)/>"#
            return SampleDocument.clean.replacing("</viewController>", with: "\(segue)</viewController>\(placeholder)")
                .replacing(
                    #"<constraint firstItem="lab-el-001" firstAttribute="top""#,
                    with: "\(constraint)</constraint><constraint firstItem=\"lab-el-001\" firstAttribute=\"top\"")
        }
        let written = """
            <constraint firstItem="lab-el-001" firstAttribute="bottom" secondItem="roo-tv-001" secondAttribute="bottom" \
            constant="-8" id="con-bo-001"><variation key="heightClass=compact" constant="-4"/>
            """
        let turned = """
            <constraint firstItem="roo-tv-001" firstAttribute="bottom" secondItem="lab-el-001" secondAttribute="bottom" \
            constant="8" id="con-bo-001"><variation key="heightClass=compact" constant="4"/>
            """
        func text(_ document: String) throws -> String {
            try folder.write(document, to: "App/Main.storyboard")
            return try shell("strut textconv App/Main.storyboard").output
        }
        let first = try text(document("", written, "lab-el-001"))
        #expect(first.contains(" - 8; constant [compact height]: -4\n"), "\(first)")
        #expect(first.contains("; popoverPassthroughViews[0]: reference UILabel (lab-el-001)\n"), "\(first)")
        #expect(try text(document(#"customClass="UIResponder""#, turned, "lab-el-001")) == first)
        let other = try text(document("", written, "roo-tv-001"))
        #expect(other.contains("; popoverPassthroughViews[0]: reference UIView (roo-tv-001)\n"), "\(other)")
    }

    @Test("Links and documents for another platform do not keep anything from being compared")
    func passedOver() throws {
        let desktop = DocumentHeader(tools: nil, device: nil, platform: .macOS, features: []).xib("")
        try folder.write(desktop, to: "App/Window.xib")
        _ = try shell("ln -s Main.storyboard App/Link.storyboard && git add -A && git commit -qm two")
        let alike = try shell("strut diff --git HEAD")
        #expect(alike.status == 0 && alike.errors.isEmpty, "\(alike.errors)")
        #expect(try shell("strut diff --git HEAD~1..HEAD").status == 0)
        try folder.write(desktop + "<!-- changed -->", to: "App/Window.xib")
        let foreign = try shell("strut diff --git HEAD")
        #expect(foreign.status == 0 && foreign.errors.contains("note: this document is for macOS"))
        #expect(try shell("strut diff --git HEAD App/Window.xib").status == 2)
        try edit(#"text="Hello""#, #"text="Bye""#)
        let changed = try shell("strut diff --git HEAD")
        #expect(changed.status == 1 && changed.output.hasPrefix("App/Main.storyboard: 1 change\n"))
        #expect(!changed.output.contains("Link"))
    }

    @Test("A file in conflict comes through as it is, so that git can show it")
    func conflict() throws {
        _ = try shell("strut git-setup")
        try edit("<subviews>", "<<<<<<< HEAD\n<subviews>")
        let run = try shell("git diff")
        #expect(run.status == 0 && run.output.contains("<<<<<<< HEAD"))
        let direct = try shell("strut textconv App/Main.storyboard")
        #expect(direct.status == 0 && direct.errors.hasPrefix("App/Main.storyboard:"))
        #expect(try shell("strut textconv None.xib").status == 66)
        #expect(try shell("strut textconv").status == 64)
    }

    @Test("diff --git compares a revision with the files as they are, or two revisions")
    func revisions() throws {
        try edit(#"text="Hello""#, #"text="Bye""#)
        let here = try shell("strut diff --git HEAD")
        #expect(here.status == 1 && here.output.hasPrefix("App/Main.storyboard: 1 change\n"))
        #expect(try shell("cd App && strut diff --git HEAD").output.hasPrefix("Main.storyboard: 1 change\n"))
        #expect(try shell("strut diff --git HEAD..HEAD").status == 0)
        // Wherever the command is called: above the repository, or somewhere else.
        let (path, name) = (folder.url.resolvingSymlinksInPath().path, folder.url.lastPathComponent)
        let above = try shell("cd .. && strut diff --git HEAD '\(name)'")
        #expect(above.output.hasPrefix("\(name)/App/Main.storyboard: 1 change\n"), "\(above)")
        let line = "mkdir ../'\(name)'-2; cd ../'\(name)'-2; strut diff --git HEAD ../'\(name)'; rmdir \"$PWD\""
        let beside = try shell(line)
        #expect(beside.output.hasPrefix("\(path)/App/Main.storyboard: 1 change\n"), "\(beside)")
        _ = try shell("git mv App/Main.storyboard App/Start.storyboard && git commit -qam two")
        let renamed = try shell("strut diff --git HEAD~1..HEAD")
        #expect(
            renamed.output.hasPrefix("App/Start.storyboard: renamed from App/Main.storyboard, 1 change\n"))
        #expect(
            try shell("strut diff --git HEAD~1 App/Start.storyboard").output.contains(": added, 1 scene and 2 views"))
        #expect(try shell("strut diff --git HEAD").status == 0)
    }

    @Test("What git cannot tell is trouble")
    func trouble() throws {
        for words in ["nothing", "--output=x", "HEAD..nothing", "--all...HEAD", "HEAD...--all"] {
            let run = try shell("strut diff --git='\(words)'")
            #expect(run.status == 2 && run.errors.hasPrefix("strut: error: ") && run.output.isEmpty)
        }
        #expect(try shell("cd / && strut diff --git HEAD").errors.contains("not a git repository"))
        #expect(try shell("strut diff --git HEAD /").status == 2)
    }

    @Test("Revisions without a commit in common")
    func unrelated() throws {
        let other = "git branch first && git checkout -q --orphan other && git commit -qm two && "
        let none = try shell(other + "strut diff --git first...other")
        #expect(none.status == 2, "\(none)")
        let words = "'first' and 'other' have no commit in common here: fetch more of their history"
        #expect(none.errors.contains(words), "\(none)")
        #expect(try shell("strut diff --git first..other").status == 0)
    }

    @Test("A revision has the line ends that a checkout would have")
    func lineEnds() throws {
        try folder.write("*.storyboard text eol=crlf\n", to: ".gitattributes")
        _ = try shell("git add -A && git commit -qm two && rm App/Main.storyboard && git checkout -q App")
        #expect(try folder.read("App/Main.storyboard").utf8.contains(0x0D))
        let run = try shell("strut diff --git HEAD")
        #expect(run.status == 0 && run.output.isEmpty, "\(run)")
    }

    @Test("A path that is neither in the working tree nor in the revision is trouble; one that is gone is not")
    func missing() throws {
        for paths in ["NoSuch.storyboard", "nodir/", "App/Gone.xib", "App NoSuch.storyboard"] {
            for revision in ["HEAD", "HEAD..HEAD"] {
                let run = try shell("strut diff --format json --git \(revision) \(paths)")
                #expect(run.status == 2 && run.output.isEmpty, "\(paths)")
                #expect(run.errors.contains("is neither in the working tree nor in '\(revision)'"), "\(run.errors)")
            }
        }
        _ = try shell("git rm -qr App")
        for path in ["App", "App/", "App/Main.storyboard"] {
            let gone = try shell("strut diff --git HEAD \(path)")
            #expect(gone.status == 1 && gone.output.hasPrefix("App/Main.storyboard: removed"), "\(gone)")
        }
    }

    @Test("Characters of patterns in a path stand for themselves")
    func patterns() throws {
        for name in ["App/Main[1].storyboard", "App/Main1.storyboard", "App/*.storyboard", ":x.storyboard"] {
            try folder.write(SampleDocument.clean, to: name)
        }
        _ = try shell("git add -A && git commit -qm two")
        for name in ["App/Main[1].storyboard", "App/Main1.storyboard", "App/*.storyboard", ":x.storyboard"] {
            try folder.write(SampleDocument.conflicting, to: name)
        }
        for name in ["App/Main[1].storyboard", "App/*.storyboard", ":x.storyboard"] {
            let run = try shell("strut diff --git HEAD '\(name)'")
            let headings = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            #expect(headings.count == 1 && run.output.hasPrefix("\(name): 1 change"), "\(run)")
        }
    }

    @Test("difftool says what differs")
    func difftool() throws {
        _ = try shell("strut git-setup")
        try edit(#"text="Hello""#, #"text="Bye""#)
        let run = try shell("git difftool -y --tool=strut")
        #expect(run.output.contains(#"text "Hello" → "Bye""#))
    }

    @Test("difftool calls files as git does, where git compares copies of them, and looks beside them")
    func difftoolNames() throws {
        _ = try shell("strut git-setup")
        try edit(#"text="Hello""#, #"text="Bye""#)
        // One that is wrong is wrong beside both versions.
        try folder.write("{", to: "App/Main.strut.json")
        _ = try shell("git commit -qam two")
        for words in ["", "HEAD~1", "HEAD~1 HEAD", "--dir-diff HEAD~1", "--dir-diff HEAD~1 HEAD"] {
            if words.isEmpty { try edit(#"text="Hello""#, #"text="Hi""#) }
            let run = try shell("cd App && git difftool -y --tool=strut \(words)")
            #expect(run.output.hasPrefix("App/Main.storyboard: 1 change\n"), "\(words): \(run)")
        }
        let gone = try shell("git rm -qf App/Main.storyboard && git difftool -y --tool=strut --cached")
        #expect(gone.output.hasPrefix("App/Main.storyboard: removed, 1 scene and 2 views\n"), "\(gone)")
    }
}
