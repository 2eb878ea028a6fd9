import Foundation

/// The files besides a document that its layout depends on: side-cars, translations, and catalogues.
struct FilesBeside {
    /// The catalogues of images and colours among the target's files, whatever document uses them.
    private var catalogues: [URL]

    /// Looks for catalogues in `resources`, the files of a target.
    init(resources: [URL]) {
        catalogues = resources.filter { $0.pathExtension == "xcassets" }.flatMap { catalogue in
            let names = FileManager.default.enumerator(at: catalogue, includingPropertiesForKeys: nil)
            return (names?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
        }.sorted { $0.path < $1.path }
    }

    /// The files that are there now: one that is added changes its folder, and the build is planned anew.
    func beside(_ document: URL) -> [URL] {
        let stem = document.deletingPathExtension().lastPathComponent
        var folder = document.deletingLastPathComponent()
        let sideCar = folder.appending(path: "\(stem).strut.json")
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        let names = ["\(stem).strings", "\(stem).stringsdict", "\(stem).xcstrings"]
        let languages =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let translations = languages.filter { $0.pathExtension == "lproj" }.sorted { $0.path < $1.path }
            .flatMap { language in names.map { language.appending(path: $0) } }
        let found = [sideCar, folder.appending(path: "\(stem).xcstrings")] + translations
        return found.filter { FileManager.default.fileExists(atPath: $0.path) } + catalogues
    }
}
