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

    /// A command for each document. SwiftPM keeps them until folders change: nothing that a file says may stand in
    /// them.
    func commands(for files: [URL]) -> [Command] {
        let documents = TargetFiles.documents(files)
        let options = OptionsFile(in: folder, root: root)
        if options.makesNibs { return documents.map { nibCommand(for: $0, options) } }
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

    /// The command that compiles a document to what apps load. Its result is called after the document, for apps load
    /// it by that name, and is in a folder of its language, if the document is in one.
    private func nibCommand(for document: URL, _ options: OptionsFile) -> Command {
        let path = relativePath(of: document, in: root)
        let parent = document.deletingLastPathComponent()
        var output = outputs.appending(path: OutputName.flattened(path))
        if parent.pathExtension == "lproj" { output.append(path: parent.lastPathComponent) }
        let arguments =
            ["compile", "--format", "nib"] + options.arguments
            + ["--project", folder.path, "--output-directory", output.path, "--", document.path]
        return .buildCommand(
            displayName: "Compiling \(path)", executable: strut, arguments: arguments,
            inputFiles: [document] + options.files,
            outputFiles: [output.appending(path: OutputName.compiled(document.lastPathComponent))])
    }

    private func relativePath(of file: URL, in folder: URL) -> String {
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
}
