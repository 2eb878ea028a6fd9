import InterfaceDocument
import StrutEnvironment
import StrutPropertyList

/// The images of pictures, each embedded once however often it is shown.
package struct ImageTable: Sendable {
    /// Where images come from.
    let resources: any PictureResources
    private var numbers: [String: Int?] = [:]
    private var images: [Entry] = []

    /// What the names of its images begin with, so that several tables may stand in one page.
    let prefix: String

    /// The appearance that is drawn; nil for a page that shows both in turn.
    private let appearance: Appearance?

    private struct Entry {
        let image: PictureImage
        /// What stands for it where a page is dark.
        let dark: PictureImage?
        let size: Size
        /// Whether it is drawn as a template somewhere.
        var isMask = false
    }

    /// An empty table that takes images from `resources`.
    package init(_ resources: any PictureResources, appearance: Appearance?, prefix: String = "") {
        self.resources = resources
        self.appearance = appearance
        self.prefix = prefix
    }

    /// Whether no image was asked for that is available.
    package var isEmpty: Bool { images.isEmpty }

    /// The number under which an image is embedded, its size in points, whether it is drawn as a template in a place
    /// that draws templates, or does not, and whether it turns around with the interface; nil where there is none to be
    /// shown.
    mutating func entry(
        for name: String, noted: Size?, drawsTemplates: Bool
    ) -> (number: Int, size: Size, isTemplate: Bool, isMirrored: Bool)? {
        guard let number = number(of: name, noted: noted) else { return nil }
        let isTemplate =
            switch images[number].image.renderingMode {
            case .automatic: drawsTemplates
            case .alwaysOriginal: false
            case .alwaysTemplate: true
            }
        if isTemplate { images[number].isMask = true }
        return (number, images[number].size, isTemplate, images[number].image.isMirrored)
    }

    private mutating func number(of name: String, noted: Size?) -> Int? {
        if let known = numbers[name] { return known }
        guard let image = resources.image(named: name), let size = image.size ?? noted, size.width > 0, size.height > 0
        else {
            numbers[name] = .some(nil)
            return nil
        }
        let dark = appearance == .light ? nil : resources.darkImage(named: name)
        numbers[name] = images.count
        images.append(
            appearance == nil
                ? Entry(image: image, dark: dark, size: size) : Entry(image: dark ?? image, dark: nil, size: size))
        return images.count - 1
    }

    /// The definitions of all images that were asked for; nothing where there are none.
    package func write(to svg: inout SVGWriter) {
        guard !images.isEmpty else { return }
        svg.open("defs")
        for (number, entry) in images.enumerated() {
            let id = "\(prefix)i\(number)"
            if let dark = entry.dark {
                svg.open("g", ["id": .text(id)])
                write(entry.image, entry.size, style: "display:var(--in-light)", to: &svg)
                write(dark, entry.size, style: "display:var(--in-dark)", to: &svg)
                svg.close("g")
            } else {
                write(entry.image, entry.size, id: id, to: &svg)
            }
            guard entry.isMask else { continue }
            svg.open("mask", ["id": .text("\(prefix)m\(number)"), "style": .text("mask-type:alpha")])
            svg.element("use", ["href": .text("#\(prefix)i\(number)")])
            svg.close("mask")
        }
        svg.close("defs")
    }

    private func write(
        _ image: PictureImage, _ size: Size, id: String? = nil, style: String? = nil, to svg: inout SVGWriter
    ) {
        svg.element(
            "image",
            [
                "id": id.map { .text($0) }, "width": .number(size.width), "height": .number(size.height),
                "preserveAspectRatio": .text("none"), "style": style.map { .text($0) },
                "href": .text("data:\(image.mediaType);base64,\(Base64.text(of: image.bytes))"),
            ])
    }
}
