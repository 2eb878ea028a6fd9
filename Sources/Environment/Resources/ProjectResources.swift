import InterfaceDocument

/// What a project supplies that its documents do not keep: its images and colours, and how large its own views are.
public struct ProjectResources: Sendable, Hashable {
    /// The images by name.
    public var images: [String: ImageAsset]
    /// The colours by name.
    public var colors: [String: ColorAsset]
    /// The intrinsic content sizes in points of custom classes, by the class's name; an axis may have none.
    public var classSizes: [String: ClassSize]
    /// The names of the project's xibs: a class of such a name fills itself from its xib, and is as large as that says.
    public var nibNames: Set<String>

    /// Makes resources; the default has none.
    public init(
        images: [String: ImageAsset] = [:], colors: [String: ColorAsset] = [:], classSizes: [String: ClassSize] = [:],
        nibNames: Set<String> = []
    ) {
        self.images = images
        self.colors = colors
        self.classSizes = classSizes
        self.nibNames = nibNames
    }

    /// The image that a document calls `name`: with or without the extension of its file, and the bundle that holds it.
    public func image(named name: String) -> ImageAsset? {
        if let image = images[name] { return image }
        let file = name.lastIndex(of: "/").map { name[name.index(after: $0)...] } ?? name[...]
        if file.count < name.count, let image = images[String(file)] { return image }
        guard let point = file.lastIndex(of: "."),
            Self.imageExtensions.contains(file[file.index(after: point)...].lowercased())
        else { return nil }
        return images[String(file[..<point])]
    }

    /// The extensions of the files that UIKit makes images of, and of those that Xcode makes images of for it.
    package static let imageExtensions: Set<String> = [
        "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "tif", "tiff", "bmp", "webp",
    ]
}

/// An image of an asset catalog or of a folder.
public struct ImageAsset: Sendable, Hashable {
    /// The size in points; nil where no file of it could be read, and for symbols.
    public var size: Size?
    /// Whether it is a symbol, whose size follows that of a text.
    public var isSymbol: Bool
    /// Whether it is mirrored where the interface reads from right to left.
    public var isMirrored: Bool
    /// Whether its edges keep their form where it is stretched: it has cap insets.
    public var isStretchable: Bool
    /// Whether it is drawn in its own colours or in the tint.
    public var renderingMode: ImageRenderingMode
    /// The path of the file that its size was read from.
    public var path: String?
    /// The path of the file that stands for it in the dark appearance; nil where it is the same.
    public var darkPath: String?

    /// Makes an image.
    public init(
        size: Size?, isSymbol: Bool = false, isMirrored: Bool = false, isStretchable: Bool = false,
        renderingMode: ImageRenderingMode = .automatic, path: String? = nil, darkPath: String? = nil
    ) {
        self.size = size
        self.isSymbol = isSymbol
        self.isMirrored = isMirrored
        self.isStretchable = isStretchable
        self.renderingMode = renderingMode
        self.path = path
        self.darkPath = darkPath
    }
}

/// How UIKit draws an image, as `UIImage.RenderingMode` has it.
public enum ImageRenderingMode: Sendable, Hashable {
    /// As a template in bars, in buttons of the system's type and in segments, in its own colours elsewhere.
    case automatic
    /// In its own colours everywhere.
    case alwaysOriginal
    /// As a shape in the tint everywhere.
    case alwaysTemplate
}

/// A colour of an asset catalog.
public struct ColorAsset: Sendable, Hashable {
    /// Red, green, blue and opacity, from 0 to 1, in sRGB or near to it.
    public struct Components: Sendable, Hashable {
        /// The red, from 0 to 1.
        public var red: Double
        /// The green, from 0 to 1.
        public var green: Double
        /// The blue, from 0 to 1.
        public var blue: Double
        /// The opacity, from 0 to 1.
        public var alpha: Double

        /// Makes a colour of its components.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// The file that says so.
    public var path: String?
    /// The colour in the light appearance, and where nothing else is said.
    public var light: Components?
    /// The colour in the dark appearance; nil where it is the same.
    public var dark: Components?

    /// Makes a colour.
    public init(light: Components?, dark: Components? = nil) {
        self.light = light
        self.dark = dark
    }
}

/// How large views of a custom class are by themselves, in points; lengths count as from 0 to `Size.longestSide`.
public struct ClassSize: Sendable, Hashable {
    /// The width; nil for none.
    public var width: Double?
    /// The height; nil for none.
    public var height: Double?

    /// Makes a size.
    public init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }
}
