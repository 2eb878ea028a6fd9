import InterfaceDocument
import StrutNib
import Testing

@testable import StrutNibEncoding

@Suite("Colours, fonts, texts and images in nibs")
struct ValueTests {
    private func label(_ inside: String, _ change: (inout NibOptions) -> Void = { _ in }) throws -> (
        DecodedNib, NibGraph.Object
    ) {
        let nib = try CompiledSample(
            xib:
                "<label text=\"Hello\" textAlignment=\"natural\" lineBreakMode=\"tailTruncation\" id=\"lab-12-abc\">\(inside)</label>",
            change
        ).nib()
        return (nib, try nib.first("UILabel"))
    }

    private func color(_ attributes: String, _ change: (inout NibOptions) -> Void = { _ in }) throws -> (
        DecodedNib, NibGraph.Object
    ) {
        let (nib, label) = try label("<color key=\"textColor\" \(attributes)/>", change)
        return (nib, try #require(nib.object("UITextColor", of: label)))
    }

    @Test("A colour of sRGB keeps its numbers, with doubles where floats do not hold them")
    func sRGB() throws {
        let (nib, color) = try color(
            #"red="1" green="0.2" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#)
        #expect(nib.graph.value("UIRed", of: color) == .float(1))
        #expect(nib.graph.value("UIRed-Double", of: color) == nil)
        #expect(nib.graph.value("UIGreen", of: color) == .float(0.2))
        #expect(nib.graph.value("UIGreen-Double", of: color) == .double(0.2))
        #expect(nib.graph.value("NSRGB", of: color) == .data(Array("1 0.2 0".utf8)))
        #expect(nib.graph.value("NSColorSpace", of: color) == .int(2))
    }

    @Test("The text of a component is what C prints by %.3g")
    func threeDigits() {
        for step in 0...20_000 {
            let component = Float(step) / 20_000 * 1.1
            let printed = XcodeNumber.significant(Double(component), digits: 3)
            #expect(NibColorConversion.text([component], alpha: 1) == printed)
        }
        for bits in stride(from: Float(0.0995).bitPattern, to: Float(1.0001).bitPattern, by: 997) {
            let component = Float(bitPattern: bits)
            let printed = XcodeNumber.significant(Double(component), digits: 3)
            #expect(NibColorConversion.text([component], alpha: 1) == printed)
        }
    }

    @Test("White, black and clear are the system's colours by their value")
    func named() throws {
        for (white, alpha, name) in [
            ("1", "1", "whiteColor"), ("0.0", "1", "blackColor"), ("0.0", "0.0", "clearColor"),
        ] {
            let space = #"colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
            let (nib, color) = try color("white=\"\(white)\" alpha=\"\(alpha)\" \(space)")
            #expect(nib.text("UISystemColorName", of: color) == name)
        }
    }

    @Test("A calibrated colour is converted: half of a gamma of 1.8 is more of sRGB's")
    func calibrated() throws {
        let (nib, color) = try color(#"red="0.5" green="0.5" blue="0.5" alpha="1" colorSpace="calibratedRGB""#)
        guard case .float(let red)? = nib.graph.value("UIRed", of: color) else {
            Issue.record("no component")
            return
        }
        // 0.5^1.8 is 0.2872 of the light, which sRGB writes as 0.5725 (IEC 61966-2-1); the profiles differ by a
        // thousandth.
        #expect(abs(red - 0.5725) < 0.001)
    }

    @Test("A label without a colour has the system's, which changes with the appearance")
    func noColor() throws {
        let (nib, label) = try label(#"<nil key="textColor"/>"#)
        let color = try #require(nib.object("UITextColor", of: label))
        #expect(nib.text("UISystemColorName", of: color) == "labelColor")
        #expect(nib.graph.value("UIDisableUpdateTextColorOnTraitCollectionChange", of: label) == .bool(false))
    }

    @Test(
        "Fonts by type, weight and style",
        arguments: [
            (#"type="system" pointSize="17""#, ".SFUI-Regular", 17.0, 0),
            (#"type="boldSystem" pointSize="20""#, ".SFUI-Bold", 20, 2),
            (#"type="system" weight="semibold" pointSize="15""#, ".SFUI-Semibold", 15, 2),
            (#"type="italicSystem" pointSize="13""#, ".SFUI-RegularItalic", 13, 1),
            (#"name="Helvetica-Bold" family="Helvetica" pointSize="12""#, "Helvetica-Bold", 12, 2),
            (#"name="Mine-Bold" family="Mine" pointSize="12""#, "Mine-Bold", 12, 0),
            (#"style="UICTFontTextStyleHeadline""#, ".SFUI-Semibold", 17, 2),
        ])
    func fonts(_ attributes: String, _ name: String, _ size: Double, _ traits: Int) throws {
        let (nib, label) = try label("<fontDescription key=\"fontDescription\" \(attributes)/>")
        let font = try #require(nib.object("UIFont", of: label))
        #expect(nib.text("NSName", of: font) == name)
        #expect(nib.graph.value("NSSize", of: font) == .double(size))
        #expect(nib.graph.value("UIFontTraits", of: font) == .int(traits))
    }

    @Test(
        "Equal fonts are one object, but each use of a text style is its own",
        arguments: [
            (#"type="system" pointSize="14""#, 1), (#"style="UICTFontTextStyleBody""#, 3),
        ])
    func equalFonts(_ attributes: String, _ count: Int) throws {
        let font = "<fontDescription key=\"fontDescription\" \(attributes)/>"
        let labels = (0..<2).map { "<label text=\"A\" id=\"la\($0)-12-abc\">\(font)</label>" }
        let button = "<button id=\"but-12-abc\">\(font)<state key=\"normal\" title=\"A\"/></button>"
        let nib = try CompiledSample(xib: labels.joined() + button).nib()
        let views = nib.all("UILabel") + nib.all("UIButton")
        #expect(views.count == 3)
        #expect(Set(views.compactMap { nib.object("UIFont", of: $0) }).count == count)
    }

    @Test("Texts of localized documents have the keys of strings files")
    func localized() throws {
        let (nib, label) = try label("") { $0.isLocalized = true }
        let text = try #require(nib.object("UIText", of: label))
        #expect(nib.graph.className(of: text) == "NSLocalizableString")
        #expect(nib.text("NSKey", of: text) == "lab-12-abc.text")
        #expect(nib.text("NSDev", of: text) == "Hello")
    }

    @Test("A symbol is kept by its name, and for older systems as an image too")
    func symbols() throws {
        let image = #"<imageView image="star" catalog="system" id="ima-12-abc"/>"#
        let new = try CompiledSample(xib: image) { $0.deploymentTarget = NibVersion(15) }
        let nib = try new.nib()
        #expect(nib.text("UISystemSymbolResourceName", of: try nib.first("UIImageNibPlaceholder")) == "star")
        let both = try CompiledSample(xib: image)
        #expect(both.result.isFolder)
        #expect(both.names == ["objects-14.0+.nib", "runtime.nib"])
        let old = try both.nib("runtime.nib")
        #expect(old.text("UIImageName", of: try old.first("UIImage")) == "star")
    }

    @Test("Before Xcode 11 colours of equal components are one object, whatever they are called")
    func equalColors() throws {
        let white = #"white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#
        let rgb = #"red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#
        let view = """
            <view contentMode="scaleToFill" id="roo-12-abc"><rect key="frame" x="0" y="0" width="320" height="400"/>
            <subviews><tableView style="plain" separatorStyle="default" rowHeight="44" sectionHeaderHeight="28" \
            sectionFooterHeight="28" id="tab-12-abc"><rect key="frame" x="0" y="0" width="320" height="400"/>
            <color key="backgroundColor" \(white)/></tableView></subviews>
            <color key="backgroundColor" \(rgb)/></view>
            """
        func areOne(_ xcode: NibVersion) throws -> Bool {
            let nib = try CompiledSample(xib: view) { $0.xcode = xcode }.nib()
            let colors = try ["UIView", "UITableView"].map { nib.object("UIBackgroundColor", of: try nib.first($0)) }
            try #require(colors.allSatisfy { $0 != nil })
            return colors[0] == colors[1]
        }
        #expect(try areOne(NibVersion(10, 1)))
        #expect(try !areOne(NibVersion(12)))
    }

    @Test("Xcode 11.0 adapts the background that an old spelling names")
    func oldSpelling() throws {
        func isAdapted(_ attributes: String, _ xcode: NibVersion) throws -> Bool {
            let view = #"<view id="roo-12-abc"><color key="backgroundColor" \#(attributes)/></view>"#
            let nib = try CompiledSample(xib: view) { $0.xcode = xcode }.nib()
            let color = try #require(nib.object("UIBackgroundColor", of: try nib.first("UIView")))
            return nib.object("UIDynamicModifiedBaseColor", of: color) != nil
        }
        let old = #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#
        #expect(try isAdapted(old, NibVersion(11)))
        #expect(try !isAdapted(old, NibVersion(11, 2)))
        #expect(try !isAdapted(#"systemColor="systemBackgroundColor""#, NibVersion(11)))
    }

    @Test("Equal sizes that are set by key paths are one object")
    func equalSizes() throws {
        func attribute(_ name: String, _ height: Int) -> String {
            """
            <userDefinedRuntimeAttribute type="size" keyPath="\(name)"><size key="value" width="0" height="\(height)"/>
            </userDefinedRuntimeAttribute>
            """
        }
        let attributes = attribute("a", 1) + attribute("b", 1) + attribute("c", 2)
        let (nib, _) = try label("<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>")
        #expect(nib.keyPaths == ["a", "b", "c"])
        #expect(nib.all("NSValue").count == 2)
    }

    @Test("Equal locales are one object")
    func equalLocales() throws {
        let pickers = (0..<2).map {
            """
            <datePicker contentMode="scaleToFill" datePickerMode="date" minuteInterval="1" id="pi\($0)-12-abc">
            <locale key="locale" localeIdentifier="km"/></datePicker>
            """
        }
        let nib = try CompiledSample(xib: pickers.joined()).nib()
        #expect(nib.all("UIDatePicker").count == 2)
        #expect(nib.all("NSLocale").count == 1)
    }

    @Test("Symbols that are kept as images share their configuration")
    func symbolConfiguration() throws {
        let images = ["star", "heart"].map { #"<imageView image="\#($0)" catalog="system" id="\#($0)-12-abc"/>"# }
        let old = try CompiledSample(xib: images.joined()).nib("runtime.nib")
        #expect(old.all("UIImage").count == 2)
        #expect(old.all("UIImageSymbolConfiguration").count == 1)
    }

    @Test(
        "Seventeen digits, as C prints them",
        arguments: [
            (621.66666666666663, "621.66666666666663"), (0.1, "0.10000000000000001"), (51, "51"), (-2.5, "-2.5"),
            (1e-5, "1.0000000000000001e-05"), (1.7976931348623157e308, "1.7976931348623157e+308"), (0, "0"),
        ])
    func digits(_ number: Double, _ text: String) { #expect(XcodeNumber.significant(number, digits: 17) == text) }
}
