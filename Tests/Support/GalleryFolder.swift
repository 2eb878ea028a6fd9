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
    public static let files: [String] = {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var files: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { files.append(name) }
        }
        return files.sorted()
    }()
}
