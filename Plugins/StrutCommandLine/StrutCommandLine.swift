import Foundation
import PackagePlugin

/// `swift package strut …` is `strut …` in the package's folder, without installing it.
///
/// `swift package strut check` without a file or folder checks the folders of the package's targets, or of those that
/// `--target` names; so does Xcode's menu, which gives no subcommand.
@main
struct StrutCommandLine: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let targets = context.package.targets.compactMap { target in
            target.sourceModule.map {
                CheckedTarget(name: target.name, folder: $0.directoryURL, files: $0.sourceFiles.map(\.url))
            }
        }
        try run(
            context.tool(named: "StrutCommand").url, arguments, in: context.package.directoryURL, targets: targets)
    }

    /// Runs the executable in `folder`; `targets` are all that the package or project has.
    private func run(_ strut: URL, _ arguments: [String], in folder: URL, targets: [CheckedTarget]) throws {
        let called = CommandWords(arguments)
        let process = Process()
        process.executableURL = strut
        process.currentDirectoryURL = folder
        process.arguments = called.words
        let words = CheckWords(called.words.dropFirst())
        if called.words.first == "check", !words.haveOperands, !words.askForHelp {
            if let unknown = called.targets.first(where: { name in !targets.contains { $0.name == name } }) {
                return Diagnostics.error("there is no target '\(unknown)' with source files")
            }
            let named = targets.filter { called.targets.isEmpty || called.targets.contains($0.name) }
            let folders = CheckedFolders(of: named, in: folder).paths
            if folders.isEmpty { return print("The targets have no storyboards or xibs.") }
            process.arguments = called.words + (words.areClosed ? [] : ["--"]) + folders
        }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    /// The same for an Xcode project, whose targets have no folders of their own: the project's takes their place.
    extension StrutCommandLine: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            let folder = context.xcodeProject.directoryURL
            try run(
                context.tool(named: "StrutCommand").url, arguments, in: folder,
                targets: context.xcodeProject.targets.map {
                    CheckedTarget(name: $0.displayName, folder: folder, files: $0.inputFiles.map(\.url))
                })
        }
    }
#endif
