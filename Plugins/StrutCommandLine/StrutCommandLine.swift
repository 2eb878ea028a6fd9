import Foundation
import PackagePlugin

/// `swift package strut …` is `strut …` in the package's folder, without installing it.
///
/// `swift package strut check` without a file checks every storyboard and xib of the package's targets.
@main
struct StrutCommandLine: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "StrutCommand").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        let namesDocument = arguments.contains { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") || $0 == "--help" }
        if arguments.first == "check" && !namesDocument {
            let documents = documents(of: context.package)
            if documents.isEmpty { return print("The package's targets have no storyboards or xibs.") }
            process.arguments = arguments + ["--"] + documents
        }
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }

    /// The documents of all targets, by their paths in the package.
    private func documents(of package: Package) -> [String] {
        let folder = package.directoryURL.path + "/"
        let files = package.targets.compactMap(\.sourceModule).flatMap(\.sourceFiles).map(\.url)
        return files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
            .map { $0.path.hasPrefix(folder) ? String($0.path.dropFirst(folder.count)) : $0.path }
            .sorted()
    }
}
