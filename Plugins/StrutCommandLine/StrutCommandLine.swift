import Foundation
import PackagePlugin

/// `swift package strut …` is `strut …` in the package's folder, without installing it.
///
/// `swift package strut check` without a file or folder checks the folders of the package's targets.
@main
struct StrutCommandLine: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = context.package.targets.compactMap(\.sourceModule).map {
            (folder: $0.directoryURL, files: $0.sourceFiles.map(\.url))
        }
        try run(
            context.tool(named: "StrutCommand").url, arguments, in: context.package.directoryURL, targets: targets)
    }

    /// Runs the executable in `folder`; `targets` are all that the package or project has.
    private func run(
        _ strut: URL, _ arguments: [String], in folder: URL, targets: [(folder: URL, files: [URL])]
    ) throws {
        let process = Process()
        process.executableURL = strut
        process.currentDirectoryURL = folder
        process.arguments = arguments
        let words = CheckWords(arguments.dropFirst())
        if arguments.first == "check", !words.haveOperands, !words.askForHelp {
            let folders = CheckedFolders(of: targets, in: folder).paths
            if folders.isEmpty { return print("The targets have no storyboards or xibs.") }
            process.arguments = arguments + (words.areClosed ? [] : ["--"]) + folders
        }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    /// The same for an Xcode project, whose targets have no folders of their own: the project's takes their place. From its menu,
    /// which gives no subcommand, it checks all documents.
    extension StrutCommandLine: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            var extractor = ArgumentExtractor(arguments)
            _ = extractor.extractOption(named: "target")
            let words = extractor.remainingArguments
            let folder = context.xcodeProject.directoryURL
            try run(
                context.tool(named: "StrutCommand").url, words.isEmpty ? ["check"] : words, in: folder,
                targets: context.xcodeProject.targets.map { (folder: folder, files: $0.inputFiles.map(\.url)) })
        }
    }
#endif
