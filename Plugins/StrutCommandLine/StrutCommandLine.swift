import Foundation
import PackagePlugin

/// `swift package strut …` is `strut …` in the package's folder, without installing it.
///
/// `swift package strut check` without a file or folder checks every storyboard and xib of the package's targets.
@main
struct StrutCommandLine: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let files = context.package.targets.compactMap(\.sourceModule).flatMap(\.sourceFiles).map(\.url)
        try run(
            context.tool(named: "StrutCommand").url, arguments, in: context.package.directoryURL, files: files)
    }

    /// Runs the executable in `folder`; `files` are those of all targets.
    private func run(_ strut: URL, _ arguments: [String], in folder: URL, files: [URL]) throws {
        let process = Process()
        process.executableURL = strut
        process.currentDirectoryURL = folder
        process.arguments = arguments
        let words = CheckWords(arguments.dropFirst())
        if arguments.first == "check", !words.haveOperands, !words.askForHelp {
            let documents = documents(among: files, in: folder)
            if documents.isEmpty { return print("The targets have no storyboards or xibs.") }
            process.arguments = arguments + (words.areClosed ? [] : ["--"]) + documents
        }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// The documents among `files`, by their paths in `folder`.
    private func documents(among files: [URL], in folder: URL) -> [String] {
        let prefix = folder.path + "/"
        let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension.lowercased()) }
        return Set(documents.map { $0.path.hasPrefix(prefix) ? String($0.path.dropFirst(prefix.count)) : $0.path })
            .sorted()
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    /// The same for an Xcode project; from its menu, which gives no subcommand, it checks all documents.
    extension StrutCommandLine: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            let words = extractor.remainingArguments
            try run(
                context.tool(named: "StrutCommand").url, words.isEmpty ? ["check"] : words,
                in: context.xcodeProject.directoryURL,
                files: context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.url) })
        }
    }
#endif
