import Foundation
import Testing

@Suite("Generated UIKit code")
struct UIKitSourceTests {
    private static let compiler = URL(fileURLWithPath: "/usr/bin/env")
    private static let interface = Repository.root.appendingPathComponent("Tests/UIKitInterface")

    /// Runs the compiler in Swift 6 mode, with warnings as errors.
    private func compile(_ words: [String], in folder: TemporaryFolder) throws {
        let run = try StrutProcess(
            executable: Self.compiler, ["swiftc", "-swift-version", "6", "-warnings-as-errors"] + words, in: folder.url,
            input: "")
        #expect(run.status == 0, "\(run.errors)")
    }

    private func sources(of module: String) throws -> [String] {
        let folder = Self.interface.appendingPathComponent(module)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appendingPathComponent($0).path }
    }

    @Test("The compiler takes the code of every fixture with an interface of UIKit made for tests")
    func compiles() throws {
        let folder = try TemporaryFolder()
        let neighbours = try FileManager.default.contentsOfDirectory(atPath: Self.interface.path)
            .filter { $0 != "UIKit" && !$0.hasSuffix(".md") }.sorted()
        for module in ["UIKit"] + neighbours {
            try compile(["-emit-module", "-module-name", module, "-I", "."] + sources(of: module), in: folder)
        }
        var names: [String] = []
        for (index, fixture) in Fixture.all.enumerated() {
            names.append("Fixture\(index).swift")
            let source = try fixture.compile(.uikit).result
            let imports = source.matches(of: /import \w+\n/).map { String($0.output) }.joined()
            let classes = source.matches(of: /Needs the class (\w+), a kind of (\w+)\./)
                .map { "class \($0.1): \($0.2) {}\n" }.joined()
            // Storyboards that the document refers to.
            let others = source.matches(of: /Needs the type (\w+), which is made of another storyboard/)
                .map {
                    """
                    @MainActor enum \($0.1) {
                        static let storyboard = UIStoryboard()
                        static func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
                            UIViewController()
                        }
                    }

                    """
                }.joined()
            // Each in a namespace of its own, so that all can be compiled at once.
            let body = source.replacing(/import \w+\n/, with: "")
            try folder.write("\(imports)enum Fixture\(index) {\n\(classes)\(others)\(body)}\n", to: names[index])
        }
        try compile(["-typecheck", "-module-name", "Interface", "-I", "."] + names, in: folder)
    }
}
