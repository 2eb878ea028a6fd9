// The scenes of the gallery, read from the repository.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestSupport

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A scene of `Storyboards/`.
package struct Gallery: CustomStringConvertible, Sendable {
    package var file: String
    package var description: String { file }

    package init(file: String) { self.file = file }

    /// Every scene, by name.
    package static let all = GalleryFolder.files.map { Gallery(file: $0) }

    package static func scene(_ name: String) throws -> Gallery {
        guard let scene = all.first(where: { $0.file.hasPrefix(name + ".") }) else { throw NoSuchFile(name: name) }
        return scene
    }

    /// A file that is not in the repository.
    package struct NoSuchFile: Error { package let name: String }

    package var path: String { GalleryFolder.path + "/" + file }

    package func bytes() throws -> [UInt8] { try Self.bytes(at: path) }

    /// The bytes of a small file.
    package static func bytes(at path: String) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY)
        guard descriptor >= 0 else { throw NoSuchFile(name: path) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = read(descriptor, &bytes, bytes.count)
        return Array(bytes.prefix(max(count, 0)))
    }

    package func document() throws -> Document { try Document.read(path: path) }

    package func layOut(
        in environment: LayoutEnvironment = LayoutEnvironment(), keepsSystems: Bool = false
    ) throws -> Frames {
        let engine = LayoutEngine(options: LayoutEngine.Options(keepsSystems: keepsSystems))
        return Frames(layout: engine.layout(try document(), in: environment))
    }
}
