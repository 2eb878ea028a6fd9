// Fonts of a document at a reader's text size.

import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement
import Testing

@Suite struct FontResolverTests {
    private func font(
        _ description: String, _ category: ContentSizeCategory = .large, defaultSize: Double = 17
    ) throws -> Font {
        let storyboard = Storyboard(
            scenes: [scene("a", view: #"<subviews><label id="label">\#(description)</label></subviews>"#)])
        let document = try storyboard.document()
        let label = try #require(document.element(id: "label").flatMap(Label.init))
        let environment = ResolvedEnvironment(
            document: document, environment: LayoutEnvironment(contentSizeCategory: category))
        return FontResolver(environment: environment).font(label.font, defaultSize: defaultSize)
    }

    @Test func withoutADescription() throws {
        #expect(try font("") == .system(ofSize: 17))
        #expect(try font("", defaultSize: 14) == .system(ofSize: 14))
    }

    @Test(
        arguments: [
            (#"type="system" pointSize="13""#, Font.system(ofSize: 13)),
            (#"type="system" weight="semibold" pointSize="13""#, .system(ofSize: 13, weight: .semibold)),
            (#"type="boldSystem" pointSize="13""#, .boldSystem(ofSize: 13)),
            (#"type="italicSystem" pointSize="13""#, .italicSystem(ofSize: 13)),
            (
                #"name="AvenirNext-Bold" family="Avenir Next" pointSize="13""#,
                .named("AvenirNext-Bold", family: "Avenir Next", size: 13)
            ),
            // A size of 0 stands for the control's own.
            (#"type="system" pointSize="0.0""#, .system(ofSize: 17)),
        ])
    func descriptions(attributes: String, expected: Font) throws {
        #expect(try font(#"<fontDescription key="fontDescription" \#(attributes)/>"#) == expected)
    }

    /// What attributed strings name without a size has AppKit's; UIKit's sizes of the same names are others.
    @Test(arguments: [
        ("system", 13.0, 14.0), ("smallSystem", 11, 12), ("label", 10, 17), ("cellTitle", 12, nil),
        ("systemSemibold", 13, nil), ("miniSystem", 9, nil), ("nonsense", nil, nil),
    ])
    func sizesByName(name: String, fragment: Double?, label: Double?) throws {
        let document = try Storyboard(
            scenes: [
                scene(
                    "a",
                    view:
                        #"<label id="l"><font id="f" metaFont="\#(name)"/><fontDescription id="d" size="\#(name)"/></label>"#
                )
            ]
        ).document()
        func size(_ id: String) -> Double? {
            document.element(id: id).flatMap(FontDescription.init).flatMap(FontResolver.pointSize)
        }
        #expect(size("f") == fragment && size("d") == label)
    }

    /// The system font of a canvas is that of its Xcode, and text styles stand at the size that the canvas showed.
    @Test(
        arguments: [
            (5053, SystemFontGeneration.helveticaNeue, 16.0), (7531, .helveticaNeue, 16), (7702, .sanFranciscoUI, 16),
            (10117, .sanFranciscoUI, 16),
            (12121, .sanFranciscoUI, 17), (13771, .sanFranciscoPro, 17), (14490, .sanFranciscoPro, 17),
            (14799, .sanFranciscoPro, 17), (15702, .sanFranciscoPro13, 17), (16097, .sanFranciscoPro13, 17),
            (17701, .sanFrancisco, 17),
            (19529, .sanFrancisco, 14), (22505, .sanFrancisco, 17),
        ])
    func canvas(toolsVersion: Int, generation: SystemFontGeneration, body: Double) throws {
        let storyboard = Storyboard(toolsVersion: "\(toolsVersion)", scenes: [scene("a")])
        let canvas = try storyboard.resolved()
        #expect(SystemFontGeneration(canvas) == generation)
        #expect(Font.preferred(.body, canvas.contentSizeCategory).pointSize == body)
        let chosen = try storyboard.resolved(LayoutEnvironment(size: Size(width: 393, height: 852)))
        let onDevice = SystemFontGeneration(chosen)
        #expect(onDevice == (toolsVersion < 7700 ? .helveticaNeue : .sanFrancisco))
        #expect(Font.preferred(.body, chosen.contentSizeCategory).pointSize == 17)
    }

    /// A document may ask its canvas for a text size, which no chosen device follows: one of Xcode 13 that is set
    /// to the second size has 15 and 18 points for body and third title, by the heights of two labels.
    @Test(arguments: [(#"isEnabled="YES" "#, 15.0, 18.0), ("", 14, 17)])
    func previewedSize(enabled: String, body: Double, title: Double) throws {
        let storyboard = Storyboard(
            toolsVersion: "20037", content: "<accessibilityOverrides \(enabled)dynamicTypePreference=\"1\"/>",
            scenes: [scene("a")])
        let canvas = try storyboard.resolved()
        #expect(Font.preferred(.body, canvas.contentSizeCategory).pointSize == body)
        #expect(Font.preferred(.title3, canvas.contentSizeCategory).pointSize == title)
        let chosen = try storyboard.resolved(LayoutEnvironment(size: Size(width: 393, height: 852)))
        #expect(Font.preferred(.body, chosen.contentSizeCategory).pointSize == 17)
    }

    /// Xcode 10.2 and 10.3 drew titles smaller, on the canvas only.
    @Test(arguments: [("14313", 28.0), ("14490", 26), ("14868", 26), ("15702", 28)])
    func titles(toolsVersion: String, size: Double) throws {
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#
        let label = #"<label id="text">\#(font)</label>"#
        let storyboard = Storyboard(
            toolsVersion: toolsVersion, scenes: [scene("a", view: "<subviews>\(label)</subviews>")])
        let description = try #require(try storyboard.document().element(id: "text").flatMap(Label.init)?.font)
        func points(_ environment: LayoutEnvironment) throws -> Double {
            let resolver = FontResolver(environment: try storyboard.resolved(environment))
            return resolver.font(description, defaultSize: 17).pointSize
        }
        #expect(try points(LayoutEnvironment()) == size)
        #expect(try points(LayoutEnvironment(contentSizeCategory: .large)) == 28)
    }

    /// Title 1 was light in iOS 9 and 10.
    @Test(arguments: [("7531", false), ("7706", true), ("12121", true), ("13196", false), ("23504", false)])
    func lightTitle(toolsVersion: String, isLight: Bool) throws {
        let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>"#
        let storyboard = Storyboard(
            toolsVersion: toolsVersion,
            scenes: [scene("a", view: #"<subviews><label id="text">\#(font)</label></subviews>"#)])
        let description = try #require(try storyboard.document().element(id: "text").flatMap(Label.init)?.font)
        let resolved = try storyboard.resolved()
        let face = FontResolver(environment: resolved).font(description, defaultSize: 17).face
        #expect(face == .system(weight: isLight ? .light : .regular, italic: false))
    }

    /// Apple's table of Dynamic Type: the smallest size, the default, the largest, and the largest for accessibility.
    @Test(
        arguments: [
            ("UICTFontTextStyleTitle0", [31.0, 34, 40, 60]), ("UICTFontTextStyleTitle1", [25, 28, 34, 58]),
            ("UICTFontTextStyleTitle2", [19, 22, 28, 56]), ("UICTFontTextStyleTitle3", [17, 20, 26, 55]),
            ("UICTFontTextStyleHeadline", [14, 17, 23, 53]), ("UICTFontTextStyleBody", [14, 17, 23, 53]),
            ("UICTFontTextStyleSubhead", [12, 15, 21, 49]), ("UICTFontTextStyleFootnote", [12, 13, 19, 44]),
            ("UICTFontTextStyleCaption1", [11, 12, 18, 43]),
        ])
    func textStyles(style: String, sizes: [Double]) throws {
        let categories: [ContentSizeCategory] = [
            .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        for (category, size) in zip(categories, sizes) {
            let font = try font(#"<fontDescription key="fontDescription" style="\#(style)"/>"#, category)
            #expect(font.pointSize == size, "\(style) at \(category)")
        }
    }

    @Test func headlinesAreSemibold() throws {
        let font = try font(#"<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#)
        #expect(font.face == .system(weight: .semibold, italic: false))
        #expect(font.textStyle == .headline)
    }

    /// Only text styles follow the reader's text size.
    @Test func plainFontsKeepTheirSize() throws {
        let description = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
        #expect(try font(description, .accessibilityExtraExtraExtraLarge).pointSize == 17)
    }

    /// A style that is not known is a plain font, not an error.
    @Test func unknownStyles() throws {
        #expect(try font(#"<fontDescription key="fontDescription" style="UICTFontTextStyleFuture"/>"#).pointSize == 17)
    }
}
