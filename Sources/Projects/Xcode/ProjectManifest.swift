import InterfaceDocument
import StrutDiagnostics

/// The file from which XcodeGen or Tuist makes an Xcode project. Strut reads what they make, and not the file.
public struct ProjectManifest: Sendable, Hashable {
    /// The path of the file, which begins like the folder's.
    public var path: String
    /// The tool that reads it.
    public var tool: Tool
    /// The name of the file.
    public var name: String { Path.name(of: path) }

    /// A tool that makes Xcode projects.
    public enum Tool: String, Sendable {
        case xcodeGen = "XcodeGen"
        case tuist = "Tuist"
    }

    /// Looks for a manifest in a folder, and not below it; nil where it has none.
    public init?(in folder: String) {
        for (name, tool) in Self.names {
            let path = Path.joined(folder, name)
            guard FileSystem.kind(of: path) == .file else { continue }
            // An app may have a class of its own in a file of that name.
            if tool == .tuist, !Self.importsTuist(path) { continue }
            (self.path, self.tool) = (path, tool)
            return
        }
        return nil
    }

    private static let names: [(String, Tool)] = [
        ("project.yml", .xcodeGen), ("project.yaml", .xcodeGen), ("Project.swift", .tuist), ("Workspace.swift", .tuist),
    ]

    private static func importsTuist(_ path: String) -> Bool {
        FileSystem.bytes(of: path).map { String(decoding: $0, as: UTF8.self).contains("import ProjectDescription") }
            ?? false
    }

    /// What is not known as long as the tool has not run.
    package var finding: Finding {
        Finding(
            rule: .unreadManifest,
            message: "\(name) is not read, so the app's devices, languages and targets are not known; "
                + "run \(tool.rawValue) first",
            path: path)
    }
}

extension Rule {
    /// A project has a manifest and no Xcode project yet.
    package static let unreadManifest = Rule(
        "unread-manifest", on: .request, .note, active: .inChecks,
        summary: "A folder has a manifest of XcodeGen or Tuist and no Xcode project: what the project would say is not "
            + "known.",
        help: "Run the tool that makes the Xcode project, then check again.")
}
