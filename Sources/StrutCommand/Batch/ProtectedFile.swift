import Strut

/// A file that is there already and that nothing may replace, since people made it: a document, a side-car, a
/// configuration, texts. Where there is no side-car yet, nothing else may become one.
enum ProtectedFile {
    /// Refuses to replace the file at `path`, which exists, if it is one by its name, by the name of what it leads to
    /// or by how it begins.
    ///
    /// - Parameter keepsTranslations: Whether a strings file or catalog is read before, and its translations are kept.
    static func refuseReplacing(_ path: String, keepsTranslations: Bool) throws(UsageError) {
        guard let kind = predicate(of: path, keepsTranslations) else { return }
        throw UsageError("'\(path)' \(kind)", advice: "write to a file of another name")
    }

    /// Refuses to make a file at `path` that later calls would read as the side-car of a document beside it.
    static func refuseBecomingSideCar(_ path: String) throws(UsageError) {
        if let document = document(ofSideCar: path) { throw error(sideCar: path, of: document) }
    }

    /// A file would be the side-car of a document.
    static func error(sideCar path: String, of document: String) -> UsageError {
        UsageError(
            "'\(path)' is the name of the side-car of '\(document)', and would be read as its design-time data",
            advice: "write to a file of another name")
    }

    /// What is to be said of a file; nil for one that may be replaced.
    private static func predicate(of path: String, _ keepsTranslations: Bool) -> String? {
        let paths = [path, Directory.resolvingLinks(path) ?? path]
        if paths.contains(where: isDocument) || beginsAsDocument(path) { return "is a storyboard or xib" }
        if paths.contains(where: { Document.fileName(ofPath: $0) == Configuration.fileName }) {
            return "is the configuration of a project"
        }
        if paths.contains(where: { document(ofSideCar: $0) != nil }) { return "is the side-car of a document" }
        // Nothing that is written keeps the plural forms of a `.stringsdict`.
        let endings = keepsTranslations ? [".stringsdict"] : [".strings", ".stringsdict", ".xcstrings"]
        if paths.contains(where: { path in endings.contains { path.hasSuffix($0) } }) { return "holds texts of an app" }
        return nil
    }

    private static func isDocument(_ path: String) -> Bool {
        Folder.isDocument(Document.fileName(ofPath: path))
    }

    /// The document beside a file that this refers to by its name; nil where there is none.
    private static func document(ofSideCar path: String) -> String? {
        guard path.hasSuffix(DesignData.pathEnding) else { return nil }
        let stem = String(path.dropLast(DesignData.pathEnding.count))
        return [".storyboard", ".xib"].map { stem + $0 }.first { FileIdentity(path: $0)?.exists == true }
    }

    /// Whether a file begins as the documents of Interface Builder do, whatever it is called.
    private static func beginsAsDocument(_ path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
        // Of UTF-16 every other byte is zero; before the first character there may be a mark of the order of bytes.
        let start = bytes.prefix(max(0, count)).filter { $0 != 0 }
        guard start.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "<") else { return false }
        let words = Array(#"type="com.apple.InterfaceBuilder"#.utf8)
        return start.indices.contains { start[$0...].starts(with: words) }
    }
}
