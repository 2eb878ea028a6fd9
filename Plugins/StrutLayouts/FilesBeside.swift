import Foundation

/// The files besides a document that its layout and its findings depend on: side-cars, translations, the configuration
/// above it with its baseline, catalogs and fonts.
struct FilesBeside {
    /// The catalogs of images and colours and the fonts among the target's files, whatever document uses them.
    private var shared: [URL]

    /// Looks for catalogs and fonts in `resources`, the files of a target.
    init(resources: [URL]) {
        let catalogs = resources.filter { $0.pathExtension == "xcassets" }.flatMap { catalog in
            let names = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
            return (names?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
        }
        shared = (catalogs + resources.filter(FontFolder.isFont)).sorted { $0.path < $1.path }
    }

    /// The files that are there now: one that is added changes its folder, and the build is planned again.
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
        return found.filter { FileManager.default.fileExists(atPath: $0.path) } + configuration(above: document)
            + shared
    }

    /// The nearest `.strut.json` above a document, with the baseline and the fonts in the folders that it names.
    private func configuration(above document: URL) -> [URL] {
        var folder = document.standardizedFileURL.deletingLastPathComponent()
        while true {
            let file = folder.appending(path: ".strut.json")
            if FileManager.default.fileExists(atPath: file.path) { return [file] + files(namedBy: file) }
            let above = folder.deletingLastPathComponent().standardizedFileURL
            if above.path.count >= folder.path.count { return [] }
            folder = above
        }
    }

    /// The baseline of a configuration and the fonts below its folders; none where it is not as it should be, which the
    /// executable tells.
    private func files(namedBy configuration: URL) -> [URL] {
        guard let bytes = try? Data(contentsOf: configuration),
            let members = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any]
        else { return [] }
        let base = configuration.deletingLastPathComponent()
        func place(_ path: String) -> URL { path.hasPrefix("/") ? URL(filePath: path) : base.appending(path: path) }
        let baseline = [members["baseline"] as? String].compactMap { $0 }.map(place)
        return baseline.filter { FileManager.default.fileExists(atPath: $0.path) }
            + (members["fonts"] as? [String] ?? []).map(place).flatMap(FontFolder.files)
    }
}
