import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutJSON

/// Reads an asset catalog: the images with their sizes, the colours with their appearances, and the symbols.
struct AssetCatalog {
    private(set) var images: [String: ImageAsset] = [:]
    private(set) var colors: [String: ColorAsset] = [:]
    /// The names of app icons and launch images, which code and documents may ask for as well; their size is another
    /// for each device.
    private(set) var icons: [String] = []
    /// The catalog's folder and those in it that were looked into.
    private(set) var folders: [String] = []

    /// Reads the catalog at `path`; what cannot be read in it is passed over.
    init(path: String) {
        read(path, namespace: "", depth: 0)
    }

    /// Folders group assets, and give them their own name as a prefix where they say so.
    private mutating func read(_ folder: String, namespace: String, depth: Int) {
        guard depth < 32 else { return }
        folders.append(folder)
        for name in FileSystem.names(in: folder) ?? [] {
            let path = Path.joined(folder, name)
            guard FileSystem.kind(of: path) == .folder else { continue }
            let asset = namespace + Path.stem(of: name)
            if name.hasSuffix(".imageset") {
                folders.append(path)
                images[asset] = image(path)
            } else if name.hasSuffix(".symbolset") {
                images[asset] = ImageAsset(size: nil, isSymbol: true)
            } else if name.hasSuffix(".colorset") {
                var color = Self.contents(path).map(CatalogColor.init)?.asset ?? ColorAsset(light: nil)
                color.path = Path.joined(path, "Contents.json")
                colors[asset] = color
            } else if name.hasSuffix(".appiconset") || name.hasSuffix(".launchimage") {
                icons.append(asset)
            } else if !Self.isLeaf(name) {
                let provides = Self.contents(path)?["properties"]?["provides-namespace"]?.bool == true
                read(path, namespace: provides ? "\(namespace)\(name)/" : namespace, depth: depth + 1)
            }
        }
    }

    private static func isLeaf(_ name: String) -> Bool {
        [".dataset", ".brandassets", ".complicationset", ".arresourcegroup"]
            .contains { name.hasSuffix($0) }
    }

    private static func contents(_ folder: String) -> JSONValue? {
        FileSystem.bytes(of: Path.joined(folder, "Contents.json")).flatMap { try? JSONValue(parsing: $0) }
    }

    // MARK: Images

    /// The size is that of the file for two pixels a point, the commonest; else of the next that can be read.
    private func image(_ folder: String) -> ImageAsset {
        let contents = Self.contents(folder)
        let entries = contents?["images"]?.array ?? []
        let ranked = entries.filter { $0["filename"] != nil }.map { (entry: $0, rank: Self.rank($0)) }
        let dark = entries.filter { $0["filename"] != nil && Self.isDark($0) }
            .min { Self.rankWithoutAppearance($0) < Self.rankWithoutAppearance($1) }
        var asset = ImageAsset(size: nil)
        asset.isMirrored = entries.contains { $0["language-direction"] != nil }
        asset.isStretchable = entries.contains { $0["resizing"] != nil }
        asset.renderingMode = Self.renderingMode(contents)
        asset.darkPath = dark?["filename"]?.string.map { Path.joined(folder, $0) }
        // Stable: of equals the first counts.
        for rank in 0...Self.worst {
            for candidate in ranked where candidate.rank == rank {
                guard let file = candidate.entry["filename"]?.string else { continue }
                let path = Path.joined(folder, file)
                if let size = ImageFile.size(path, scale: Self.scale(candidate.entry)) {
                    asset.size = size
                    asset.path = path
                    return asset
                }
            }
        }
        return asset
    }

    private static func renderingMode(_ contents: JSONValue?) -> ImageRenderingMode {
        switch contents?["properties"]?["template-rendering-intent"]?.string {
        case "template"?: .alwaysTemplate
        case "original"?: .alwaysOriginal
        default: .automatic
        }
    }

    private static let worst = 6

    private static func scale(_ entry: JSONValue) -> Double {
        entry["scale"]?.string.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1
    }

    /// Any appearance before light before dark, phones and all before the rest, two pixels a point before three before
    /// one.
    private static func rank(_ entry: JSONValue) -> Int {
        if (entry["appearances"]?.array ?? []).isEmpty { return rankWithoutAppearance(entry) }
        return isOf("light", entry) ? 4 : 5
    }

    /// Whether it is for the dark appearance alone, and not for one of high contrast.
    private static func isDark(_ entry: JSONValue) -> Bool { isOf("dark", entry) }

    /// Whether it is for `light` or `dark` alone.
    private static func isOf(_ luminosity: String, _ entry: JSONValue) -> Bool {
        let appearances = entry["appearances"]?.array ?? []
        return appearances.count == 1 && appearances[0]["appearance"]?.string == "luminosity"
            && appearances[0]["value"]?.string == luminosity
    }

    private static func rankWithoutAppearance(_ entry: JSONValue) -> Int {
        switch entry["idiom"]?.string {
        case "universal"?, "iphone"?, nil:
            switch scale(entry) {
            case 2: return 0
            case 3: return 1
            default: return 2
            }
        case "ipad"?: return 3
        default: return worst
        }
    }
}

/// An image file, whose name says how many pixels make a point.
enum ImageFile {
    /// The size in points of the image at `path`, of `scale` pixels to the point.
    static func size(_ path: String, scale: Double) -> Size? {
        guard let bytes = FileSystem.start(of: path, limit: ImageHeader.limit) else { return nil }
        switch ImageHeader.measure(bytes) {
        case .points(let size)?: return size
        case .pixels(let size)?:
            let scale = scale > 0 ? scale : 1
            return Size(width: size.width / scale, height: size.height / scale)
        case nil: return nil
        }
    }

    /// The name by which documents ask for a file, and its scale: `star@2x.png` is `star` at 2.
    static func nameAndScale(of path: String) -> (name: String, scale: Double) {
        var stem = Path.stem(of: path)
        for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) { stem.removeLast(device.count) }
        for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] where stem.hasSuffix(suffix) {
            return (String(stem.dropLast(suffix.count)), scale)
        }
        return (stem, 1)
    }
}
