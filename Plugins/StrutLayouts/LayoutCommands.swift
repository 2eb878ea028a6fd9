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
        let documents = TargetFiles.documents(files)
        let options = OptionsFile(in: folder, root: root)
        let beside = FilesBeside(resources: TargetFiles.all(files))
        let stems = TypeStems(of: documents.map { relativePath(of: $0, in: folder) }).stems
        return zip(documents, stems).map { document, typeStem in
            let path = relativePath(of: document, in: root)
            let output = outputs.appending(path: "\(OutputName.flattened(path)).swift")
            var arguments = ["compile"] + options.arguments
            arguments += ["--project", folder.path, "--type-stem", typeStem]
            arguments += ["--output", output.path, "--", document.path]
            return .buildCommand(
                displayName: "Laying out \(path)", executable: strut, arguments: arguments,
                inputFiles: [document] + options.files + beside.beside(document), outputFiles: [output])
        }
    }

    private func relativePath(of file: URL, in folder: URL) -> String {
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
}
