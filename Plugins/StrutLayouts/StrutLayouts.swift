import Foundation
import PackagePlugin

/// Lays out every storyboard and xib of a target as it is built, and compiles the frames into the target as Swift.
///
/// Each document has a build command of its own, which runs when the document has changed. Findings appear in the build
/// with their place, and an error fails it. `Strut.options` in the target's folder holds options of `strut compile`, one
/// on each line, such as `--device iPhone 15`.
@main
struct StrutLayouts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        return try LayoutCommands(
            strut: context.tool(named: "StrutCommand").url, outputs: context.pluginWorkDirectoryURL,
            root: context.package.directoryURL, folder: module.directoryURL
        ).commands(for: module.sourceFiles.map(\.url))
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    /// The same for a target of an Xcode project, which has no folder of its own: the project's takes its place.
    extension StrutLayouts: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            return try LayoutCommands(
                strut: context.tool(named: "StrutCommand").url, outputs: context.pluginWorkDirectoryURL,
                root: folder, folder: folder
            ).commands(for: target.inputFiles.map(\.url))
        }
    }
#endif

/// The build commands of one target.
private struct LayoutCommands {
    /// The executable.
    var strut: URL
    /// The folder that outputs are written to.
    var outputs: URL
    /// The folder of the package or project, which outputs are named from.
    var root: URL
    /// The folder of the target, which types are named from.
    var folder: URL

    func commands(for files: [URL]) throws -> [Command] {
        let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        let options = try Options(in: folder)
        return zip(documents, typeNames(of: documents)).map { document, typeName in
            let path = relativePath(of: document, in: root)
            let output = outputs.appending(path: "\(flattened(path)).swift")
            return .buildCommand(
                displayName: "Laying out \(path)", executable: strut,
                arguments: ["compile", "--format", "swift", "--type-name", typeName, "--output", output.path]
                    + options.arguments + ["--", document.path],
                inputFiles: [document] + options.files, outputFiles: [output])
        }
    }

    /// A path as one file name. Equal file names in different folders stay apart, because no two paths give the same:
    /// only a slash becomes a hyphen, and an underscore is always the start of what stands for a hyphen or itself.
    private func flattened(_ path: String) -> String {
        path.replacing("_", with: "_0").replacing("-", with: "_1").replacing("/", with: "-")
    }

    /// The names of the documents' types: after the file, with as many of its folders as tell it from the others.
    private func typeNames(of documents: [URL]) -> [String] {
        let paths = documents.map { document in
            relativePath(of: document.deletingPathExtension(), in: folder).replacing(".lproj", with: "")
                .split(separator: "/").map(String.init)
        }
        return paths.indices.map { index in
            let path = paths[index]
            let count = (1...path.count).first { count in
                !paths.indices.contains { $0 != index && paths[$0].suffix(count) == path.suffix(count) }
            }
            // A storyboard and a xib of one name in one folder differ in their extension alone.
            let words = count.map { path.suffix($0) } ?? path + [documents[index].pathExtension]
            return words.joined(separator: " ") + " layout"
        }
    }

    private func relativePath(of file: URL, in folder: URL) -> String {
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
}

/// What `Strut.options` says, if there is such a file.
private struct Options {
    var files: [URL] = []
    var arguments: [String] = []

    init(in folder: URL) throws {
        let file = folder.appending(path: "Strut.options")
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        files = [file]
        for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ", maxSplits: 1)
            if words.isEmpty || words[0].hasPrefix("#") { continue }
            arguments += words.map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }
}
