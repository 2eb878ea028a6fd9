import Foundation

/// The files of a target, those in folders too that its resources copy as they are: SwiftPM and Xcode name such a
/// folder alone.
enum TargetFiles {
    /// The files, and in the place of each folder, but for catalogs, the files below it.
    static func all(_ entries: [URL]) -> [URL] {
        entries.flatMap { entry in
            if isDocument(entry) || entry.pathExtension == "xcassets" || !isFolder(entry) { return [entry] }
            let files = FileManager.default.enumerator(
                at: entry, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
            return (files?.compactMap { $0 as? URL } ?? []).filter { !isFolder($0) }
        }
    }

    /// The storyboards and xibs of a target, in the order of their paths.
    static func documents(_ entries: [URL]) -> [URL] {
        all(entries).filter(isDocument).sorted { $0.path < $1.path }
    }

    private static func isDocument(_ file: URL) -> Bool {
        ["storyboard", "xib"].contains(file.pathExtension.lowercased())
    }

    private static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
