import Foundation
import InterfaceDocument
import StrutEnvironment
import Testing

@testable import StrutProjects

@Suite("Assets")
struct AssetTests {
    static func png(_ width: Int, _ height: Int) -> Data {
        func big(_ number: Int) -> [UInt8] {
            [UInt8(number >> 24 & 255), UInt8(number >> 16 & 255), UInt8(number >> 8 & 255), UInt8(number & 255)]
        }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13) + Array("IHDR".utf8) + big(width) + big(height)
                + [8, 6, 0, 0, 0])
    }

    @Test("Sizes are read from the first bytes of a file")
    func headers() {
        func size(_ bytes: [UInt8]) -> ImageHeader.Measure? { ImageHeader.measure(bytes) }
        #expect(size(Array(Self.png(40, 30))) == .pixels(Size(width: 40, height: 30)))
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 50, 1, 0, 3]
        #expect(size(jpeg) == .pixels(Size(width: 256, height: 50)))
        let turned: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xE1, 0, 34] + Array("Exif\0\0".utf8)
            + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
            + [0xFF, 0xC0, 0, 17, 8, 0, 50, 1, 0, 3]
        #expect(size(turned) == .pixels(Size(width: 50, height: 256)))
        #expect(size(Array("GIF89a".utf8) + [16, 0, 9, 0]) == .pixels(Size(width: 16, height: 9)))
        let pdf = "%PDF-1.4\n1 0 obj << /Type /Page /MediaBox [0 0 24.5 30] >>"
        #expect(size(Array(pdf.utf8)) == .points(Size(width: 24.5, height: 30)))
        let svg = "<?xml version='1.0'?><svg xmlns=\"x\" width=\"12px\" height='8' viewBox=\"0 0 24 16\">"
        #expect(size(Array(svg.utf8)) == .points(Size(width: 12, height: 8)))
        #expect(size(Array("<svg viewBox=\"0,0 24 16\"/>".utf8)) == .points(Size(width: 24, height: 16)))
        #expect(size(Array("<svg viewBox=\"0 0\n24\t16\"/>".utf8)) == .points(Size(width: 24, height: 16)))
        #expect(size(Array("<svg width=\"100%\" viewBox=\"0 0 24 16\"/>".utf8)) == .points(Size(width: 24, height: 16)))
        for text in ["", "plain", "<svg", "<svg>", "%PDF-1.4 /MediaBox [1 2", "\u{89}PNG"] {
            #expect(size(Array(text.utf8)) == nil, "\(text)")
        }
    }

    @Test(
        "A page is measured as it is displayed, by the box that it refers to",
        arguments: [
            ("1 0 obj << /Rotate 90 /MediaBox [0 0 30 20] >> endobj", 20, 30),
            ("1 0 obj << /MediaBox[0 0 30 20]/Rotate -90>> endobj", 20, 30),
            ("1 0 obj << /MediaBox [0 0 30 20] /Rotate 180 >> endobj", 30, 20),
            ("1 0 obj << /Rotate 90 >> endobj 2 0 obj << /MediaBox [0 0 30 20] >> endobj", 30, 20),
            ("1 0 obj << /MediaBox [0 0 30 20] >> endobj 2 0 obj << /Rotate 90 >> endobj", 30, 20),
            (
                "1 0 obj << /MediaBox 5 0 R /Kids [1 2 3 4] >> endobj 15 0 obj [9 9 9 9] endobj 5 0 obj [0 0 30 20] endobj",
                30, 20
            ),
            ("1 0 obj << /MediaBox 5 0 R/Rotate 6 0 R>> endobj\n6 0 obj 270 endobj\n5 0 obj[0 0 30 20]endobj", 20, 30),
        ])
    func pages(text: String, width: Double, height: Double) {
        let measure = ImageHeader.measure(Array("%PDF-1.4\n\(text)".utf8))
        #expect(measure == .points(Size(width: width, height: height)))
    }

    @Test("A box that the file does not show gives no size, and nothing else does")
    func hiddenPages() {
        let text = "%PDF-1.5\n1 0 obj << /MediaBox 5 0 R /Kids [1 2 3 4] >> endobj"
        #expect(ImageHeader.measure(Array(text.utf8)) == nil)
    }

    @Test("Vector pictures: comments, marks in attributes, and UTF-16 with a byte order mark and without")
    func vectors() {
        let plain = #"<svg xmlns="x" width="33" height="22"/>"#
        let size = ImageHeader.Measure.points(Size(width: 33, height: 22))
        let texts = [
            #"<?xml version="1.0"?><!-- <svg width="5" height="5"> -->"# + plain,
            plain.replacing("<svg", with: #"<svg data-x='a>"b'"#),
            #"<!DOCTYPE svg [<!ENTITY a "b">]>"# + plain,
        ]
        for text in texts { #expect(ImageHeader.measure(Array(text.utf8)) == size, "\(text)") }
        let little = plain.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big = plain.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
            #expect(ImageHeader.measure(bytes) == size, "\(bytes.prefix(4))")
        }
        for text in ["<!-- <svg width='5' height='5'>", "<svg width='5' height='5' x='>"] {
            #expect(ImageHeader.measure(Array(text.utf8)) == nil, "\(text)")
        }
    }

    @Test("Without an image for any appearance the light one stands for it")
    func lightImages() throws {
        let folder = try TemporaryFolder()
        let root = "Assets.xcassets/star.imageset"
        let entries = [("dark", "d.png"), ("light", "l.png")].map { value, file in
            #"{"idiom":"universal","scale":"2x","filename":"\#(file)","appearances":[{"appearance":"luminosity","value":"\#(value)"}]}"#
        }
        try folder.write(#"{"images":[\#(entries.joined(separator: ","))]}"#, to: "\(root)/Contents.json")
        try folder.write(Self.png(20, 20), to: "\(root)/d.png")
        try folder.write(Self.png(40, 30), to: "\(root)/l.png")
        let image = try #require(AssetCatalog(path: "\(folder.path)/Assets.xcassets").images["star"])
        #expect(image.size == Size(width: 20, height: 15) && image.path?.hasSuffix("l.png") == true)
        #expect(image.darkPath?.hasSuffix("d.png") == true)
    }

    @Test("Cut and mangled headers give no size, and never more than they hold")
    func mangled() {
        let whole = Array(Self.png(40, 30))
        for count in 0..<24 { #expect(ImageHeader.measure(Array(whole[..<count])) == nil) }
        #expect(ImageHeader.measure([0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0, 0, 0]) == nil)
        #expect(ImageHeader.measure([0xFF, 0xD8, 0xFF, 0xE1, 0, 9] + Array("Exif\0\0".utf8)) == nil)
    }

    @Test("A catalog gives sizes by scale, colours by appearance, symbols, and names with their folders")
    func catalog() throws {
        let folder = try TemporaryFolder()
        let root = "Assets.xcassets"
        try folder.write(
            #"{"images":[{"idiom":"universal","scale":"1x"},{"idiom":"universal","filename":"a.png","scale":"2x","#
                + #""resizing":{"mode":"9-part","cap-insets":{"bottom":9,"top":9,"right":9,"left":9}}}]}"#,
            to: "\(root)/star.imageset/Contents.json")
        try folder.write(Self.png(40, 30), to: "\(root)/star.imageset/a.png")
        try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "\(root)/Bars/Contents.json")
        try folder.write(
            #"{"images":[{"idiom":"universal","filename":"b.pdf","language-direction":"left-to-right"}],"#
                + #""properties":{"template-rendering-intent":"template"}}"#,
            to: "\(root)/Bars/back.imageset/Contents.json")
        try folder.write("%PDF-1.4 /MediaBox [ 0 0 12 21 ]", to: "\(root)/Bars/back.imageset/b.pdf")
        try folder.write("{}", to: "\(root)/bolt.symbolset/Contents.json")
        try folder.write(
            #"""
            {"colors":[{"idiom":"universal","color":{"components":{"red":"0xFF","green":"0.5","blue":"51","alpha":"1.000"}}},
            {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],
             "color":{"components":{"white":"0.25","alpha":"0.5"}}}]}
            """#, to: "\(root)/Tint.colorset/Contents.json")
        let catalog = AssetCatalog(path: "\(folder.path)/\(root)")
        #expect(catalog.images["star"]?.size == Size(width: 20, height: 15))
        #expect(catalog.images["Bars/back"]?.size == Size(width: 12, height: 21))
        #expect(catalog.images["Bars/back"]?.isMirrored == true)
        #expect(catalog.images["Bars/back"]?.renderingMode == .alwaysTemplate)
        #expect(catalog.images["star"]?.renderingMode == .automatic)
        #expect(
            catalog.images["star"]?.isStretchable == true && catalog.images["Bars/back"]?.isStretchable == false)
        #expect(catalog.images["bolt"]?.isSymbol == true)
        #expect(catalog.colors["Tint"]?.light == ColorAsset.Components(red: 1, green: 0.5, blue: 0.2))
        #expect(catalog.colors["Tint"]?.dark == ColorAsset.Components(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5))
    }

    @Test("Loose files are known by their names and scales")
    func names() {
        #expect(ImageFile.nameAndScale(of: "a/star@2x.png") == ("star", 2))
        #expect(ImageFile.nameAndScale(of: "star@3x~ipad.png") == ("star", 3))
        #expect(ImageFile.nameAndScale(of: "star.png") == ("star", 1))
        let resources = ProjectResources(images: ["star": ImageAsset(size: Size(width: 1, height: 1))])
        #expect(resources.image(named: "star.png")?.size != nil)
        #expect(resources.image(named: "sun.png") == nil)
        // A bundle's path leads to it, and a point in a name is none before an extension.
        #expect(
            resources.image(named: "Some.bundle/star.png") != nil && resources.image(named: "Some.bundle/star") != nil)
        #expect(resources.image(named: "star.fill") == nil)
    }

    /// sRGB's 0.5 is 0.2140 of the light.
    @Test("Components of extended-linear-srgb are shares of light")
    func linear() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"colors":[{"idiom":"universal","color":{"color-space":"extended-linear-srgb",
            "components":{"red":"0.2140","green":"0.0","blue":"1.0","alpha":"0.5"}}}]}
            """, to: "A.xcassets/Tint.colorset/Contents.json")
        let color = try #require(AssetCatalog(path: "\(folder.path)/A.xcassets").colors["Tint"]?.light)
        #expect(abs(color.red - 0.5) < 0.001 && color.green == 0 && abs(color.blue - 1) < 0.001 && color.alpha == 0.5)
    }

    /// Red of sRGB is (0.9175, 0.2003, 0.1386) in Display P3.
    @Test(
        "Of a colour's entries that of sRGB counts, and one of Display P3 alone is turned into it",
        arguments: [true, false])
    func wideGamut(hasOther: Bool) throws {
        func entry(_ space: String, _ red: String, _ green: String, _ blue: String, _ rest: String = "") -> String {
            """
            {"idiom":"universal",\(rest)"color":{"color-space":"\(space)",
            "components":{"red":"\(red)","green":"\(green)","blue":"\(blue)","alpha":"1.000"}}}
            """
        }
        let wide = entry("display-p3", "0.9175", "0.2003", "0.1386", #""display-gamut":"display-P3","#)
        let plain = entry("srgb", "0.25", "0.5", "0.75")
        let json = #"{"colors":[\#(hasOther ? plain + "," : "")\#(wide)]}"#
        let folder = try TemporaryFolder()
        try folder.write(json, to: "Wide.xcassets/Tint.colorset/Contents.json")
        let color = try #require(AssetCatalog(path: "\(folder.path)/Wide.xcassets").colors["Tint"]?.light)
        let expected = hasOther ? (0.25, 0.5, 0.75) : (1.0, 0.0, 0.0)
        #expect(abs(color.red - expected.0) < 0.005 && abs(color.green - expected.1) < 0.02)
        #expect(abs(color.blue - expected.2) < 0.02)
    }

    @Test("An image has the file of the dark appearance beside that of the light, and none of high contrast")
    func darkFiles() throws {
        let folder = try TemporaryFolder()
        func entry(_ file: String, _ appearances: String) -> String {
            #"{"idiom":"universal","filename":"\#(file)","scale":"2x","appearances":[\#(appearances)]}"#
        }
        let dark = #"{"appearance":"luminosity","value":"dark"}"#
        let contrast = #"{"appearance":"contrast","value":"high"}"#
        try folder.write(
            "{\"images\":[\(entry("h.png", "\(dark),\(contrast)")),\(entry("d.png", dark)),\(entry("l.png", ""))]}",
            to: "A.xcassets/pic.imageset/Contents.json")
        try folder.write("{\"images\":[\(entry("l.png", ""))]}", to: "A.xcassets/same.imageset/Contents.json")
        for name in ["pic", "same"] { try folder.write(Self.png(4, 4), to: "A.xcassets/\(name).imageset/l.png") }
        let images = AssetCatalog(path: "\(folder.path)/A.xcassets").images
        #expect(images["pic"]?.path?.hasSuffix("/l.png") == true)
        #expect(images["pic"]?.darkPath?.hasSuffix("pic.imageset/d.png") == true)
        #expect(images["same"]?.darkPath == nil)
    }
}
