import Foundation
import Testing

@Suite("Generated Swift")
struct SwiftSourceTests {
    private static let compiler = URL(fileURLWithPath: "/usr/bin/env")

    @Test("The compiler takes the Swift of every fixture, in Swift 6 mode and without a warning")
    func compiles() throws {
        let folder = try TemporaryFolder()
        var names: [String] = []
        for (index, fixture) in Fixture.all.enumerated() {
            names.append("Fixture\(index).swift")
            // Each in a namespace of its own, so that all can be compiled at once.
            let source = try fixture.compile(.swift).result.replacing("import Foundation\n", with: "")
            try folder.write("import Foundation\nenum Fixture\(index) {\n\(source)}\n", to: names[index])
        }
        let run = try StrutProcess(
            executable: Self.compiler,
            ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Frames"] + names,
            in: folder.url, input: "")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("The generated types give views by name, number, id and outlet, and survive a coder")
    func runs() throws {
        let folder = try TemporaryFolder()
        let path = Repository.storyboards.appendingPathComponent("TableViewHeader.storyboard").path
        let source = try StrutProcess(["compile", "--format", "swift", "-d", "iPhone SE", "-d", "iPad", path])
        try folder.write(source.output, to: "Frames.swift")
        try folder.write(
            """
            import Foundation

            typealias Frames = TableViewHeaderLayout
            let small = Frames.TableViewController.iPhoneSE
            print(small.sentence.frame.width, small.sentence.windowFrame.origin.x, small.scene.environment.name)
            print(Frames.TableViewController.iPad.sentence.frame.width, Frames.scenes.map(\\.environment.width))
            let scene = small.scene
            print(scene["npM-MY-Qm1"] == small.sentence, scene.views(outlet: "sentence") == [small.sentence])
            print(scene.superview(of: small.sentence) == small.textView, scene.subviews(of: small.headerView).map(\\.name))
            print(scene.views.map(\\.number), scene.views.allSatisfy { scene[$0.number] == $0 })
            let copy = try JSONDecoder().decode([Frames.Scene].self, from: JSONEncoder().encode(Frames.scenes))
            print(copy == Frames.scenes, Set(copy.map(\\.environment)).count, Frames.scenes[0] == Frames.scenes[1])
            """, to: "main.swift")
        let run = try StrutProcess(
            executable: Self.compiler, ["swiftc", "-swift-version", "6", "Frames.swift", "main.swift", "-o", "run"],
            in: folder.url, input: "")
        try #require(run.status == 0, "\(run.errors)")
        let program = try StrutProcess(
            executable: folder.url.appendingPathComponent("run"), [], in: folder.url, input: "")
        #expect(
            program.output == """
                329.0 23.0 iPhone SE
                722.0 [375.0, 768.0]
                true true
                true ["orangeView", "textView"]
                [0, 1, 2, 3, 4, 5, 6] true
                true 2 false

                """)
    }
}
