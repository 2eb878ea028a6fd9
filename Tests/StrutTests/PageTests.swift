import Foundation
import Testing

@Suite("Pages of the documentation")
struct PageTests {
    @Test("Links lead to files and headings that are there", arguments: Pages.all)
    func links(_ path: String) throws {
        let text = Self.withoutCode(try Pages.text(path))
        let folder = Pages.root.appendingPathComponent(path).deletingLastPathComponent()
        let targets =
            text.matches(of: /\]\(([^()\s]+)\)/).map { String($0.1) }
            + text.matches(of: /(?m)^\[[^\]]+\]: (\S+)$/).map { String($0.1) }
            + text.matches(of: /<img src="([^"]+)"/).map { String($0.1) }
        for target in targets where !target.contains("://") {
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file =
                parts[0].isEmpty ? Pages.root.appendingPathComponent(path) : folder.appendingPathComponent(parts[0])
            #expect(FileManager.default.fileExists(atPath: file.path), "\(path): \(target)")
            if parts.count > 1, file.pathExtension == "md", let other = try? String(contentsOf: file, encoding: .utf8) {
                #expect(Self.anchors(of: other).contains(parts[1]), "\(path): \(target)")
            }
        }
    }

    @Test("A link to nothing, and a heading's anchor, are seen")
    func anchors() {
        #expect(Self.anchors(of: "# The `a.b` file, and more\n```\n# no heading\n```\n") == ["the-ab-file-and-more"])
        #expect(Self.withoutCode("a\n```\n[x](y)\n```\n    [x](y)\n[z](y) `[q](r)`\n").contains("[z](y)"))
        #expect(!Self.withoutCode("a\n```\n[x](y)\n```\n    [x](y)\n").contains("[x]"))
    }

    @Test("The index has every page")
    func index() throws {
        let index = try Pages.text("Documentation/README.md")
        let paths = Pages.paths(below: "Documentation").filter { $0.hasSuffix(".md") }
        for path in paths where path != "Documentation/README.md" {
            #expect(index.contains("](\(path.dropFirst("Documentation/".count)))"), "\(path)")
        }
    }

    /// The guides, by their names: the first part of the index.
    private func guideNames() throws -> [String] {
        let index = try Pages.text("Documentation/README.md")
        let part = try #require(index.split(separator: "## Reference").first)
        return part.matches(of: /\]\((\w+\.md)\)/).map { String($0.1) }
    }

    @Test("A guide has at most 150 lines and begins with an example")
    func guides() throws {
        let guides = try guideNames()
        #expect(guides.count >= 15)
        for name in guides {
            let lines = try Pages.text("Documentation/\(name)").split(separator: "\n", omittingEmptySubsequences: false)
            // These have recipes for several build systems.
            let isRecipes = ["CompiledDocuments.md", "Integrations.md"].contains(name)
            #expect(lines.count <= (isRecipes ? 220 : 150), "\(name)")
            let first = lines.firstIndex { $0.hasPrefix("    ") || $0.hasPrefix("```") || $0.hasPrefix("<img") }
            #expect(first.map { $0 < 16 } == true, "\(name)")
        }
    }

    @Test("README and changelog are short")
    func length() throws {
        func lines(_ path: String) throws -> Int { try Pages.text(path).count(where: { $0 == "\n" }) }
        #expect(try lines("README.md") <= 135)
        #expect(try lines("CHANGELOG.md") <= 120)
        #expect(try lines("Documentation/Fidelity.md") <= 80)
    }

    @Test("CONTRIBUTING names every script with its reason")
    func scripts() throws {
        let table = try #require(try Pages.text("CONTRIBUTING.md").split(separator: "## All scripts").last)
        let folder = Pages.root.appendingPathComponent("Scripts").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { !$0.hasPrefix(".") && $0 != "__pycache__" }
        #expect(names.count > 30)
        for name in names { #expect(table.contains("`\(name)`"), "\(name)") }
        for match in table.matches(of: /(?m)^\| (`[^|]*) \|/) {
            for name in match.1.matches(of: /`([^`]+)`/) { #expect(names.contains(String(name.1)), "\(name.1)") }
        }
    }

    /// The anchors of a page's headings, as GitHub makes them.
    private static func anchors(of text: String) -> Set<String> {
        let headings = withoutCode(text, spans: true).split(separator: "\n").filter { $0.hasPrefix("#") }
        return Set(
            headings.map { heading in
                let title = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
                let kept = title.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
                return kept.replacing(" ", with: "-")
            })
    }

    /// A page without its blocks of code, and without code in lines unless `spans` is true.
    private static func withoutCode(_ text: String, spans: Bool = false) -> String {
        var lines: [Substring] = []
        var isFenced = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                isFenced.toggle()
            } else if !isFenced, !line.hasPrefix("    ") {
                lines.append(line)
            }
        }
        let text = lines.joined(separator: "\n")
        return spans ? text : text.replacing(/`[^`\n]*`/, with: "")
    }
}
