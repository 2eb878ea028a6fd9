import InterfaceDocument
import StrutEnvironment

/// What a project leaves out of checking: by `.gitignore`, by its configuration, or because a package manager made it.
/// The app has it all the same, and a document that asks for it by name asks for nothing that is missing.
///
/// Only the names are known, and they are looked for when something is not found elsewhere: such folders may be large.
struct LeftOutFiles: Sendable {
    /// What is left out, by name.
    private struct Names: Sendable {
        var storyboards: Set<String> = []
        var resources = ProjectResources()
        /// Without extensions, in lower case.
        var fonts: Set<String> = []
        /// The paths of files with code.
        var sources: [String] = []
    }

    private let names: Once<Names>

    /// The files and folders at `paths`, which are not looked at yet.
    init(at paths: [String]) {
        names = Once {
            var names = Names()
            for path in paths {
                // What builds make of the project is no source of it.
                if Path.name(of: path) == "DerivedData" { continue }
                Self.add(path, isFolder: FileSystem.kind(of: path) == .folder, to: &names)
            }
            return names
        }
    }

    /// The names of the storyboards.
    var storyboards: Set<String> { names.value.storyboards }
    /// The images and colours, in catalogs and outside.
    var resources: ProjectResources { names.value.resources }
    /// The names of the font files, without extensions, in lower case.
    var fonts: Set<String> { names.value.fonts }
    /// The paths of files with code.
    var sources: [String] { names.value.sources }

    /// Adds what a file is, or what is in a folder, as far as the folders themselves say so.
    private static func add(_ path: String, isFolder: Bool, to names: inout Names) {
        if path.hasSuffix(".xcassets") {
            let assets = AssetCatalog(path: path)
            names.resources.images.merge(assets.images) { known, _ in known }
            names.resources.colors.merge(assets.colors) { known, _ in known }
            for icon in assets.icons { names.resources.images[icon] = ImageAsset(size: nil) }
        } else if isFolder {
            for entry in Directory.entries(in: path) ?? [] where !entry.name.hasPrefix(".") {
                add(Path.joined(path, entry.name), isFolder: entry.isFolder, to: &names)
            }
        } else {
            switch ProjectWalk.FileKind(of: path) {
            case .document?: if !path.lowercased().hasSuffix(".xib") { names.storyboards.insert(Path.stem(of: path)) }
            case .image?: names.resources.images[ImageFile.nameAndScale(of: path).name] = ImageAsset(size: nil)
            case .font?: names.fonts.insert(Path.stem(of: path).lowercased())
            case .source?: names.sources.append(path)
            case nil: break
            }
        }
    }
}
