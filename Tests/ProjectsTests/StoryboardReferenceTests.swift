// References to other storyboards of a project, whoever asks: nobody has to read all documents first.

import Foundation
import InterfaceDocument
import StrutDiagnostics
import StrutProjects
import StrutTestSupport
import Testing

@Suite("References between storyboards")
struct StoryboardReferenceTests {
    private let folder: TemporaryFolder
    private let main = "App/Main.storyboard"

    /// Main refers to the initial controller of Settings, to its controller `about` and to what no storyboard has.
    init() throws {
        folder = try TemporaryFolder()
        let references = [
            "storyboardName=\"Settings\"", "storyboardName=\"Settings\" referencedIdentifier=\"about\"",
            "storyboardName=\"Settings\" referencedIdentifier=\"nothing\"", "storyboardName=\"Missing\"",
        ]
        let scenes = references.enumerated().map { number, attributes in
            """
            <scene sceneID="s\(number)"><objects>
            <viewControllerPlaceholder \(attributes) id="p\(number)" sceneMemberID="viewController"/></objects></scene>
            """
        }
        try folder.write(storyboard(scenes.joined(separator: "\n")), to: main)
        let settings = """
            <scene sceneID="s"><objects><viewController storyboardIdentifier="about" id="vc"
            sceneMemberID="viewController"><view key="view" id="v"/></viewController></objects></scene>
            """
        try folder.write(storyboard(settings, initial: "vc"), to: "App/Other/Settings.storyboard")
        try folder.write("<plist/>", to: "App/Info.plist")
    }

    private func storyboard(_ scenes: String, initial: String? = nil) -> String {
        DocumentHeader(tools: nil, device: nil, features: [], initial: initial).storyboard(scenes)
    }

    private func findings(_ project: Project) throws -> [String] {
        let document = try Document.read(path: "\(folder.path)/\(main)")
        return ProjectFindings(document, in: project).findings.map { "\($0.rule.id) \($0.object ?? "")" }
    }

    @Test("What the project has is found without an index, and what it has not is said")
    func withoutIndex() throws {
        let project = Project(root: folder.path)
        #expect(project.index == nil && project.isWholeApp)
        #expect(try findings(project) == ["missing-identifier p2", "missing-storyboard p3"])
        #expect(project.storyboard(named: "Settings")?.identifiers == ["about"])
        #expect(project.storyboard(named: "Missing") == nil)
    }

    @Test("A reference is called one, and the identifier that was meant is named")
    func words() throws {
        let text = try String(contentsOfFile: "\(folder.path)/\(main)", encoding: .utf8)
        try folder.write(text.replacing("\"nothing\"", with: "\"abut\""), to: main)
        let document = try Document.read(path: "\(folder.path)/\(main)")
        let messages = ProjectFindings(document, in: Project(root: folder.path)).findings.map(\.message)
        #expect(messages.first?.hasPrefix("The storyboard reference (p2) refers to the controller 'abut'") == true)
        #expect(messages.first?.hasSuffix("; did you mean 'about'?") == true)
    }

    @Test("An index says the same; of a storyboard that it does not have, and the project has, nothing is known")
    func withIndex() throws {
        var project = Project(root: folder.path)
        var index = DocumentIndex()
        for document in project.readDocuments() { index.add(DocumentFacts(document)) }
        project.index = index
        #expect(try findings(project) == ["missing-identifier p2", "missing-storyboard p3"])
        project.index = DocumentIndex()
        #expect(try findings(project) == ["missing-storyboard p3"])
    }

    @Test("Findings pass from one task to another")
    func sendable() async throws {
        let document = try Document.read(path: "\(folder.path)/\(main)")
        let project = Project(root: folder.path)
        let found = await Task.detached { ProjectFindings(document, in: project) }.value
        #expect(found.findings.count == 2)
    }
}
