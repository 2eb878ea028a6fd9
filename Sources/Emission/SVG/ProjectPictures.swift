import InterfaceDocument
import StrutEnvironment

/// The images and colours of a project's catalogs and folders, read from their files when a picture shows them.
package struct ProjectPictures: PictureResources {
    /// What the project has.
    package let resources: ProjectResources
    /// What a file may weigh to be embedded, in bytes; a heavier one is a labelled place.
    private static let heaviest = 600_000

    /// The pictures of a project.
    package init(_ resources: ProjectResources) {
        self.resources = resources
    }

    /// The image in the file that its size was read from.
    package func image(named name: String) -> PictureImage? {
        guard let asset = resources.image(named: name) else { return nil }
        return image(asset, path: asset.path)
    }

    /// The image in the file for the dark appearance.
    package func darkImage(named name: String) -> PictureImage? {
        guard let asset = resources.image(named: name) else { return nil }
        return image(asset, path: asset.darkPath)
    }

    private func image(_ asset: ImageAsset, path: String?) -> PictureImage? {
        guard !asset.isSymbol, let path, let type = Self.mediaType(ofPath: path),
            let bytes = try? Document.bytes(ofFile: path), bytes.count <= Self.heaviest
        else { return nil }
        return PictureImage(
            mediaType: type, bytes: bytes, size: asset.size, renderingMode: asset.renderingMode,
            isMirrored: asset.isMirrored)
    }

    /// The colour of a catalog.
    package func color(named name: String) -> (light: [Double], dark: [Double])? {
        guard let asset = resources.colors[name], let light = asset.light ?? asset.dark else { return nil }
        func parts(_ color: ColorAsset.Components) -> [Double] { [color.red, color.green, color.blue, color.alpha] }
        return (parts(light), parts(asset.dark ?? light))
    }

    /// What browsers show, by the extension: none of them shows PDF or HEIC as an image.
    private static func mediaType(ofPath path: String) -> String? {
        switch path.split(separator: ".").last?.lowercased() {
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "svg": "image/svg+xml"
        case "webp": "image/webp"
        default: nil
        }
    }
}
