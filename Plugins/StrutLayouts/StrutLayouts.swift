import Foundation
import PackagePlugin

/// Lays out every storyboard and xib of a target as it is built, and compiles the frames into the target as Swift.
///
/// Each document has a build command of its own, which runs when the document or what is read beside it has changed.
/// Findings appear in the build with their place, and an error fails it. `Strut.options` in the target's folder holds
/// options of `strut compile`, one on each line, such as `--device iPhone 15`. With `--format nib` in it, documents are
/// compiled to what apps load, storyboards to folders and xibs to files, which are resources of the target.
@main
struct StrutLayouts: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let commands = LayoutCommands(
            strut: try context.tool(named: "StrutCommand").url, outputs: context.pluginWorkDirectoryURL,
            root: context.package.directoryURL, folder: module.directoryURL
        ).commands(for: module.sourceFiles.map(\.url))
        if module is ClangSourceModuleTarget, !commands.isEmpty {
            // What SwiftPM says itself is that a file of dependencies is missing.
            Diagnostics.error(
                "target '\(target.name)' has storyboards or xibs and no Swift file: SwiftPM takes it for one of C, which "
                    + "cannot have their source; add a Swift file, which may be empty")
            return []
        }
        return commands
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    /// The same for a target of an Xcode project, which has no folder of its own: the project's takes its place.
    extension StrutLayouts: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let folder = context.xcodeProject.directoryURL
            return LayoutCommands(
                strut: try context.tool(named: "StrutCommand").url, outputs: context.pluginWorkDirectoryURL,
                root: folder, folder: folder
            ).commands(for: target.inputFiles.map(\.url))
        }
    }
#endif
