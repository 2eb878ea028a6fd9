import Testing

@Suite("strut edit in a project")
struct EditProjectTests {
    private let folder: TemporaryFolder
    private static let user = SampleDocument.clean.replacing(
        #"id="vie-wc-001""#, with: #"storyboardIdentifier="Spells" id="vie-wc-001""#)
    private static let main = SampleDocument.clean.replacing(
        "</scenes>",
        with: """
            <scene sceneID="sce-re-001"><objects>
            <viewControllerPlaceholder storyboardName="User" referencedIdentifier="Spells" id="ref-ma-001" \
            sceneMemberID="viewController"/>
            </objects></scene></scenes>
            """)

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: "App/Package.swift")
        try folder.write(Self.main, to: "App/Main.storyboard")
        try folder.write(Self.user, to: "App/User/User.storyboard")
    }

    private func edit(_ words: String...) throws -> StrutProcess { try StrutProcess(["edit"] + words, in: folder.url) }

    @Test(
        "A reference in another document is no reason to lose its controller",
        arguments: [
            ["rename", "identifier", "Spells", "to", "Magic"], ["vie-wc-001.storyboardIdentifier=Magic"],
            ["remove", "vie-wc-001.storyboardIdentifier"],
        ])
    func lostReferences(change: [String]) throws {
        let path = "App/User/User.storyboard"
        let run = try StrutProcess(["edit", path] + change, in: folder.url)
        #expect(run.status == 1, "\(run)")
        #expect(run.errors.contains("App/Main.storyboard:"), "\(run)")
        #expect(run.errors.contains("error: the storyboard reference leads to 'Spells' of 'User'"), "\(run)")
        #expect(run.errors.contains("refused, nothing is written"), "\(run)")
        #expect(try folder.read(path) == Self.user)
        let forced = try StrutProcess(["edit", "--force", path] + change, in: folder.url)
        #expect(forced.status == 0 && forced.errors.contains("warning: the storyboard reference"), "\(forced)")
    }

    @Test("With the folder both are changed")
    func folders() throws {
        let run = try edit("App", "rename", "identifier", "Spells", "to", "Magic")
        #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
        #expect(try folder.read("App/Main.storyboard").contains(#"referencedIdentifier="Magic""#))
        #expect(run.output.contains("storyboard reference (ref-ma-001)"), "\(run)")
    }

    @Test("What a new name asks for is said")
    func names() throws {
        let storyboard = try edit("--dry-run", "App", "rename", "storyboard", "User", "to", "Profile")
        #expect(
            storyboard.errors.contains("note: rename the file User.storyboard to Profile.storyboard"), "\(storyboard)")
        let user = "App/User/User.storyboard"
        #expect(try edit(user, "vie-wc-001.class=Home", "roo-tv-001.class=Page").status == 0)
        let run = try edit("--dry-run", user, "rename", "class", "Home", "to", "Page")
        #expect(run.errors.contains("note: an object has the class 'Page' already"), "\(run)")
    }
}
