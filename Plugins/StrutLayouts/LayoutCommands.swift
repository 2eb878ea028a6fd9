import Foundation
import PackagePlugin

/// The build commands of one target.
struct LayoutCommands {
    /// The executable.
    var strut: URL
    /// The folder that outputs are written to.
    var outputs: URL
    /// The folder of the package or project, which outputs are named from.
    var root: URL
    /// The folder of the target, which types are named from.
    var folder: URL

    /// A command for each document. SwiftPM keeps them until folders change: nothing that a file says may stand in them.
    func commands(for files: [URL]) -> [Command] {
        let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension.lowercased()) }
            .sorted { $0.path < $1.path }
        let options = OptionsFile(in: folder, root: root)
        let files = FilesBeside(resources: files)
        return zip(documents, typeStems(of: documents)).map { document, typeStem in
            let path = relativePath(of: document, in: root)
            let output = outputs.appending(path: "\(flattened(path)).swift")
            var arguments = ["compile"] + options.arguments
            arguments += ["--project", folder.path, "--type-stem", typeStem]
            arguments += ["--output", output.path, "--", document.path]
            return .buildCommand(
                displayName: "Laying out \(path)", executable: strut,
                arguments: arguments,
                inputFiles: [document] + options.files + files.beside(document), outputFiles: [output])
        }
    }

    /// A path as one file name. Equal file names in different folders stay apart, because no two paths give the same:
    /// only a slash becomes a hyphen, and an underscore is always the start of what stands for a hyphen or itself.
    private func flattened(_ path: String) -> String {
        path.replacing("_", with: "_0").replacing("-", with: "_1").replacing("/", with: "-")
    }

    /// What the names of the documents' types begin with: the file, with as many of its folders as tell it from the others.
    private func typeStems(of documents: [URL]) -> [String] {
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
            return words.joined(separator: " ")
        }
    }

    private func relativePath(of file: URL, in folder: URL) -> String {
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
}
