import Foundation
import Testing

/// The README, the pages of Documentation and the articles about the library.
private enum Articles {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let all: [URL] = {
        let catalogs = ["Strut", "InterfaceDocument", "ConstraintSolver"].map {
            root.appendingPathComponent("Sources/\($0)/\($0).docc")
        }
        let articles = catalogs.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".md") }
                .sorted().map(folder.appendingPathComponent)
        }
        let pages = Pages.all.filter { $0.hasPrefix("Documentation/") }
        return [root.appendingPathComponent("README.md")] + articles + pages.map(root.appendingPathComponent)
    }()
}

@Suite("The documentation")
struct DocumentationTests {
    @Test("The articles that the documentation promises are there")
    func articles() {
        let names = Set(Articles.all.map { $0.deletingPathExtension().lastPathComponent })
        #expect(
            names.isSuperset(of: [
                "GettingStarted", "Pipeline", "AutoresizingMasks", "Conflicts", "SideCar", "InterfaceDocument", "Strut",
                "ConstraintSolver",
            ]))
    }

    @Test("The code that the documentation shows is compiled with the tests", arguments: Articles.all)
    func examples(_ article: URL) throws {
        let file = Articles.root.appendingPathComponent("Tests/StrutTests/DocumentationExamples.swift")
        let compiled = lines(try String(contentsOf: file, encoding: .utf8))
        let text = try String(contentsOf: article, encoding: .utf8)
        for match in text.matches(of: /```swift\n([^`]*)```/) {
            let example = lines(String(match.1)).filter { !$0.hasPrefix("import ") }
            let isCompiled = compiled.indices.contains { compiled[$0...].starts(with: example) }
            #expect(isCompiled, "put this into DocumentationExamples.swift:\n\(match.1)")
        }
    }

    @Test("The code that comments show is compiled with the tests")
    func symbolExamples() throws {
        let file = Articles.root.appendingPathComponent("Tests/StrutTests/SymbolExamples.swift")
        let compiled = lines(try String(contentsOf: file, encoding: .utf8))
        let sources = Articles.root.appendingPathComponent("Sources")
        let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        var count = 0
        for name in names where name.hasSuffix(".swift") {
            let source = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
            var example: [String]?
            for line in source.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
                let words = line.hasPrefix("///") ? line.dropFirst(3).trimmingCharacters(in: .whitespaces) : nil
                switch (words, example) {
                case ("```swift", _): example = []
                case ("```", let shown?):
                    example = nil
                    count += 1
                    #expect(
                        compiled.indices.contains { compiled[$0...].starts(with: shown) },
                        "put what \(name) shows into SymbolExamples.swift")
                case (let words?, _) where !words.isEmpty: example?.append(words)
                default: break
                }
            }
        }
        #expect(count >= 15)
    }

    /// The lines without indentation and without empty ones.
    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
