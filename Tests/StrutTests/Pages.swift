import Foundation

/// The pages that people read: documentation, README and what lies beside it.
enum Pages {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Their paths in the repository, in alphabetical order.
    static let all: [String] = {
        let folders = ["Documentation", "Sources", "Examples", "Storyboards"].flatMap { folder in
            paths(below: folder).filter { $0.hasSuffix(".md") && !$0.contains("/.build/") }
        }
        return (["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md"] + folders).sorted()
    }()

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The files below a folder, by their paths in the repository.
    static func paths(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        return (names?.compactMap { $0 as? String } ?? []).map { "\(folder)/\($0)" }.sorted()
    }
}
