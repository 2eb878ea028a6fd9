import InterfaceDocument
import StrutEnvironment

/// What pictures need from outside of a document: the images and colours of its project's catalogs and folders.
public protocol PictureResources: Sendable {
    /// The image with a name, as a document writes it; nil where the project has none.
    func image(named name: String) -> PictureImage?
    /// The image that stands for it in the dark appearance; nil where that is the same. Its size and how it is drawn
    /// are the other's.
    func darkImage(named name: String) -> PictureImage?
    /// The colour with a name as red, green, blue and opacity from 0 to 1, light and dark; nil where the project has
    /// none.
    func color(named name: String) -> (light: [Double], dark: [Double])?
}

extension PictureResources {
    /// The same as in the light appearance.
    public func darkImage(named name: String) -> PictureImage? { nil }
}

/// An image as a file holds it.
public struct PictureImage: Sendable, Hashable {
    /// `image/png`, `image/jpeg`, `image/svg+xml`, `image/gif`, `image/webp`: what a browser can show.
    public var mediaType: String
    /// The bytes of the file.
    public var bytes: [UInt8]
    /// The size in points; nil where the document's own note of it counts.
    public var size: Size?
    /// Whether it is drawn in its own colours or as a shape in the tint.
    public var renderingMode: ImageRenderingMode
    /// Whether it is turned around where leading is right.
    public var isMirrored: Bool

    /// Makes an image of the bytes of a file.
    public init(
        mediaType: String, bytes: [UInt8], size: Size? = nil, renderingMode: ImageRenderingMode = .automatic,
        isMirrored: Bool = false
    ) {
        self.mediaType = mediaType
        self.bytes = bytes
        self.size = size
        self.renderingMode = renderingMode
        self.isMirrored = isMirrored
    }
}

/// No images and no colours beside the document's own notes.
public struct NoPictureResources: PictureResources {
    /// Nothing.
    public init() {}
    /// None.
    public func image(named name: String) -> PictureImage? { nil }
    /// None.
    public func color(named name: String) -> (light: [Double], dark: [Double])? { nil }
}
