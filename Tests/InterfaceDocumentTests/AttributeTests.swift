// Fonts, attributed strings, colours and resources.

import Testing

@testable import InterfaceDocument

@Suite struct AttributeTests {
    @Test(arguments: [
        ("type='system' pointSize='17'", FontDescription.Kind.system(weight: nil), 17.0 as Double?),
        ("type='system' weight='semibold' pointSize='12.5'", .system(weight: "semibold"), 12.5),
        ("type='boldSystem' pointSize='20'", .boldSystem, 20),
        ("type='italicSystem' pointSize='8'", .italicSystem, 8),
        ("name='Avenir-Book' family='Avenir' pointSize='14'", .named(name: "Avenir-Book", family: "Avenir"), 14),
        ("style='UICTFontTextStyleBody'", .style("UICTFontTextStyleBody"), nil),
        ("type='system' pointSize='0.0'", .system(weight: nil), nil),
    ])
    func fonts(attributes: String, kind: FontDescription.Kind, size: Double?) throws {
        let font = try #require(FontDescription(element("<fontDescription key='fontDescription' \(attributes)/>")))
        #expect(font.kind == kind)
        #expect(font.pointSize == size)
    }

    @Test func namedSizes() throws {
        #expect(try FontDescription(element("<fontDescription type='system' size='button'/>"))?.size == "button")
        let meta = try #require(FontDescription(element("<font key='NSFont' metaFont='systemBold' size='14'/>")))
        #expect(meta.kind == .boldSystem && meta.pointSize == 14 && meta.metaFont == "systemBold" && meta.size == nil)
        func kind(_ metaFont: String) throws -> FontDescription.Kind? {
            FontDescription(try element("<font key='NSFont' metaFont='\(metaFont)' size='14'/>"))?.kind
        }
        #expect(try kind("systemSemibold") == .system(weight: "semibold") && kind("smallSystemBold") == .boldSystem)
        #expect(
            try kind("systemUltraLight") == .system(weight: "ultraLight") && kind("cellTitle") == .system(weight: nil))
        let named = try #require(FontDescription(element("<font key='NSFont' name='Chalkduster' size='15'/>")))
        #expect(named.kind == .named(name: "Chalkduster", family: nil) && named.pointSize == 15)
    }

    @Test func attributedStrings() throws {
        let string = try #require(
            Label(
                element(
                    """
                    <label text="ignored"><attributedString key="attributedText">
                        <fragment content="One "><attributes>
                            <color key="NSColor" red="1" green="0" blue="0" alpha="1"/>
                            <font key="NSFont" size="20" metaFont="system"/><real key="NSKern" value="1.5"/>
                            <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="truncatingTail" lineSpacing="4" \
                    lineHeightMultiple="1.2" minimumLineHeight="18" maximumLineHeight="22" paragraphSpacing="3" \
                    paragraphSpacingBefore="2" firstLineHeadIndent="5" headIndent="6" tailIndent="-7"/>
                        </attributes></fragment>
                        <fragment><string key="content">two
                    three</string></fragment>
                    </attributedString></label>
                    """)
            )?.attributedText)
        #expect(string.text == "One two\nthree")
        #expect(string.fragments.count == 2)
        let first = try #require(string.fragments.first)
        #expect(first.font?.pointSize == 20 && first.kern == 1.5)
        #expect(first.color?.value == .rgb(red: 1, green: 0, blue: 0, alpha: 1))
        let style = try #require(first.paragraphStyle)
        #expect(style.alignment == "center" && style.lineBreakMode == "truncatingTail" && style.lineSpacing == 4)
        #expect(style.lineHeightMultiple == 1.2 && style.minimumLineHeight == 18 && style.maximumLineHeight == 22)
        #expect(style.paragraphSpacing == 3 && style.paragraphSpacingBefore == 2)
        #expect(style.firstLineHeadIndent == 5 && style.headIndent == 6 && style.tailIndent == -7)
        #expect(string.fragments.last?.font == nil && string.fragments.last?.paragraphStyle == nil)
    }

    @Test(arguments: [
        ("red='1' green='0.5' blue='0.25' alpha='0.75'", Color.Value.rgb(red: 1, green: 0.5, blue: 0.25, alpha: 0.75)),
        ("white='0.5' alpha='1'", .white(0.5, alpha: 1)), ("white='0.5'", .white(0.5, alpha: 1)),
        ("name='Brand'", .named("Brand")), ("systemColor='labelColor'", .system("labelColor")),
        ("cocoaTouchSystemColor='darkTextColor' white='1'", .system("darkTextColor")),
        ("xcode11CocoaTouchSystemColor='systemBackgroundColor' white='1'", .system("systemBackgroundColor")),
        ("patternImage='P'", .pattern("P")), ("red='1'", .unknown),
    ])
    func colors(attributes: String, value: Color.Value) throws {
        #expect(try Color(element("<color key='textColor' \(attributes)/>"))?.value == value)
    }

    @Test func colorSpaces() throws {
        let color = try #require(
            Color(element("<color key='c' white='1' colorSpace='custom' customColorSpace='sRGB'/>")))
        #expect(color.colorSpace == "sRGB" && color.key == "c")
        #expect(try Color(element("<color white='1' colorSpace='calibratedWhite'/>"))?.colorSpace == "calibratedWhite")
    }

    @Test func resources() throws {
        let document = try xib(
            "<view id='V'/>",
            rest: """
                <resources><image name="star" catalog="system" width="128" height="116"/><image name="logo" width="30.5" height="20"/>
                <image name="sizeless"/>
                <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
                <systemColor name="labelColor"><color white="0" alpha="1"/></systemColor></resources>
                <designables><designable name="V"><size key="intrinsicContentSize" width="55" height="21"/></designable></designables>
                <customFonts key="customFonts"><array key="Inter.ttf"><string>Inter-Medium</string><string>Inter-Bold</string></array>
                <mutableArray key="Other.ttc"><string>Other</string></mutableArray>
                <array key="Sharp.OTF"><string>Sharp-Light</string><string>Sharp-Bold</string></array></customFonts>
                <classes><class className="Cell" superclassName="UITableViewCell"/></classes>
                <color key="tintColor" name="Brand"/>
                """)
        #expect(document.images.map(\.name) == ["star", "logo", "sizeless"])
        #expect(document.imageSizes == ["star": Size(width: 128, height: 116), "logo": Size(width: 30.5, height: 20)])
        #expect(document.image(named: "star")?.isSystem == true && document.image(named: "logo")?.isSystem == false)
        #expect(document.image(named: "logo")?.size == Size(width: 30.5, height: 20))
        #expect(document.image(named: "absent") == nil)
        #expect(document.namedColor("Brand")?.value == .rgb(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(
            document.namedColor("labelColor") == nil && document.systemColor("labelColor")?.value == .white(0, alpha: 1)
        )
        #expect(document.designableSizes == ["V": Size(width: 55, height: 21)])
        #expect(document.customFonts.map(\.file) == ["Inter.ttf", "Other.ttc", "Sharp.OTF"])
        #expect(document.openTypeFonts == ["Sharp-Light", "Sharp-Bold"])
        #expect(document.customFonts.first?.names == ["Inter-Medium", "Inter-Bold"])
        #expect(document.classes.map(\.name) == ["Cell"] && document.classes.first?.superclass == "UITableViewCell")
        #expect(document.globalTintColor?.value == .named("Brand"))
    }

    @Test func tieBreakers() throws {
        let text = """
            <document><scenes><scene sceneID="1"><objects><viewController id="A"><connections>
            <segue destination="A" kind="show" id="s"/></connections></viewController></objects></scene></scenes>
            <inferredMetricsTieBreakers><segue reference="s"/></inferredMetricsTieBreakers></document>
            """
        let document = try Document.parse(Array(text.utf8), path: "")
        #expect(document.inferredMetricsTieBreakers.map(\.id) == ["s"])
        #expect(document.findings.isEmpty)
    }
}
