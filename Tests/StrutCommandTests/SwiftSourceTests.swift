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
}
