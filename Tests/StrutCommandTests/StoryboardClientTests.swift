import Foundation
import Testing

/// `Examples/StoryboardClient`: its storyboards are compiled to code, which is built with the app and run.
@Suite("Code stands in for compiled storyboards")
struct StoryboardClientTests {
    private static let app = Repository.root.appendingPathComponent("Examples/StoryboardClient/Sources")
    private static let story = """
        begin: list
        tap First note: list > note
        text: Buy milk
        tap Read it: list
        status: One note read
        perform showSettings: list, below settings
        choose About: list, below settings > about
        about license: Apache
        tap Back to the notes: list
        storyboard: list
        list loaded with its button
        list asked for showNote
        list prepared for showNote
        list came back by read
        list prepared for showSettings
        list came back by close

        """

    private func swiftc(_ words: [String], in folder: TemporaryFolder) throws {
        let run = try StrutProcess(
            executable: URL(fileURLWithPath: "/usr/bin/env"),
            ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", "."] + words, in: folder.url, input: "")
        #expect(run.status == 0, "\(run.errors)")
    }

    private func sources(_ folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    /// Builds the app with the code of its storyboards, runs its story, and gives what it says.
    ///
    /// - Parameter change: what happens to a storyboard before it is compiled.
    private func tell(_ change: (String) -> String = { $0 }) throws -> String {
        let folder = try TemporaryFolder()
        let module = ["-parse-as-library", "-wmo", "-emit-module", "-c"]
        let interface = Repository.root.appendingPathComponent("Tests/UIKitInterface/UIKit")
        try swiftc(module + ["-module-name", "UIKit", "-o", "UIKit.o"] + sources(interface), in: folder)
        let notes = Self.app.appendingPathComponent("Notes")
        for name in ["Main", "Settings"] {
            let text = try String(contentsOf: notes.appendingPathComponent("\(name).storyboard"), encoding: .utf8)
            try folder.write(change(text), to: "\(name).storyboard")
            let run = try StrutProcess(
                ["compile", "--format", "uikit", "--output", "\(name).swift", "\(name).storyboard"], in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
        }
        let code = ["Main.swift", "Settings.swift"] + (try sources(notes))
        try swiftc(module + ["-module-name", "Notes", "-o", "Notes.o"] + code, in: folder)
        let main = Self.app.appendingPathComponent("Story/main.swift").path
        try swiftc(["-module-name", "Story", "UIKit.o", "Notes.o", main, "-o", "story"], in: folder)
        let story = try StrutProcess(
            executable: folder.url.appendingPathComponent("story"), [], in: folder.url, input: "")
        #expect(story.status == 0, "\(story.errors)")
        return story.output
    }

    @Test("A button pushes, a row and code perform segues to another storyboard, and unwinding finds its way back")
    func story() throws {
        #expect(try tell() == Self.story)
    }

    @Test("What the document says otherwise happens otherwise")
    func change() throws {
        let story = try tell {
            $0.replacing(#"kind="show" identifier="showNote""#, with: #"kind="presentation" identifier="showNote""#)
        }
        #expect(story.contains("tap First note: list, below note\n") && !story.contains("came back"), "\(story)")
    }
}
