#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The scenes of `Storyboards/`, which tests of several modules lay out, check and compile.
public enum GalleryFolder {
    /// The repository, found from this file's own place.
    public static let repository = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        .joined(separator: "/")

    /// The folder of the scenes.
    public static let path = repository + "/Storyboards"

    /// The names of the scenes' files, in order.
    public static let files = names(in: path).filter(isDocument)

    /// The full paths of all storyboards and xibs in a folder of the repository and in those in it, in order.
    public static func documents(below folder: String) -> [String] { documents(in: repository + "/" + folder) }

    private static func documents(in folder: String) -> [String] {
        names(in: folder).flatMap { name -> [String] in
            let path = folder + "/" + name
            return isDocument(name) ? [path] : documents(in: path)
        }
    }

    private static func isDocument(_ name: String) -> Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

    /// The names of what is in a folder, in order; none for what is no folder.
    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
