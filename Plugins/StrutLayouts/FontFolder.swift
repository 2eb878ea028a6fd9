import Foundation

/// The font files of a folder, as `--fonts` and `fonts` of a configuration find them.
enum FontFolder {
    /// The font files below a folder, or the file itself, in the order of their paths.
    static func files(below folder: URL) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { return [folder] }
        let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (names?.compactMap { $0 as? URL } ?? []).filter(isFont).sorted { $0.path < $1.path }
    }

    /// Whether a file is a font by its name.
    static func isFont(_ file: URL) -> Bool { ["ttf", "otf", "ttc", "otc"].contains(file.pathExtension.lowercased()) }
}
