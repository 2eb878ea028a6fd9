// The scenes of the gallery, read from the repository.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A scene of `Storyboards/`.
struct Gallery: CustomTestStringConvertible, Sendable {
    var file: String
    var testDescription: String { file }

    /// The folder, found from this file's own place.
    static let folder: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        return parts.joined(separator: "/") + "/Storyboards"
    }()

    /// Every scene, by name.
    static let all: [Gallery] = {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var files: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { files.append(name) }
        }
        return files.sorted().map { Gallery(file: $0) }
    }()

    static func scene(_ name: String) throws -> Gallery {
        try #require(all.first { $0.file.hasPrefix(name + ".") })
    }

    var path: String { Self.folder + "/" + file }

    func bytes() throws -> [UInt8] { try Self.bytes(at: path) }

    /// The bytes of a small file.
    static func bytes(at path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = read(descriptor, &bytes, bytes.count)
        return Array(bytes.prefix(max(count, 0)))
    }

    func document() throws -> Document { try Document.read(path: path) }

    func layOut(in environment: LayoutEnvironment = LayoutEnvironment(), keepsSystems: Bool = false) throws -> Frames {
        let engine = LayoutEngine(options: LayoutEngine.Options(keepsSystems: keepsSystems))
        return Frames(layout: engine.layout(try document(), in: environment))
    }
}
