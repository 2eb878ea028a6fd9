// The scenes of the gallery, read from the repository.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestSupport
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

    static let folder = GalleryFolder.path

    /// Every scene, by name.
    static let all = GalleryFolder.files.map { Gallery(file: $0) }

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
