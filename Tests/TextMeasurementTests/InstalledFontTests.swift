#if HarfBuzz
    // Fonts of files: advances, kerning, ligatures, variable fonts and collections, by hand from Tests/Fixtures/fonts,
    // which Scripts/fonts/make_test_fonts.py makes; 1000 units are an em.

    import Foundation
    import Testing

    @testable import StrutTextMeasurement

    extension [UInt8] {
        /// The same with the letters of one word in the place of those of another that is as long, in UTF-16 and in
        /// ASCII.
        fileprivate func replacing(_ old: String, with new: String) -> [UInt8] {
            var bytes = self
            for spread in [{ (word: String) in word.utf8.flatMap { [0, $0] } }, { Array($0.utf8) }] {
                let (old, new) = (spread(old), spread(new))
                for start in bytes.indices.dropLast(old.count) {
                    let place = start..<start + old.count
                    if bytes[place].elementsEqual(old) { bytes.replaceSubrange(place, with: new) }
                }
            }
            return bytes
        }
    }

    @Suite struct InstalledFontTests {
        static let folder =
            "\(#filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined())/Tests/Fixtures/fonts/"

        static func bytes(of file: String) throws -> [UInt8] {
            [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + file)))
        }

        static func fonts(_ files: String..., servesSystem: Bool = true) -> InstalledFonts {
            InstalledFonts(files.map { InstalledFonts.Source(path: folder + $0, servesSystem: servesSystem) })
        }

        private func measurer(_ fonts: InstalledFonts, _ generation: SystemFontGeneration = .sanFrancisco)
            -> TextMeasurer
        {
            TextMeasurer(generation: generation, scale: 2, fonts: fonts)
        }

        private func width(_ text: String, _ name: String, _ fonts: InstalledFonts, family: String? = nil) -> Double {
            measurer(fonts).width(of: text, font: .named(name, family: family, size: 100))
        }

        private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.01 }

        /// A V is kerned by -100 and a space before a V by -50; f and i are one glyph of 450.
        @Test(arguments: [
            ("A", 60.0), ("AV", 120), ("VA", 130), ("A V", 150), ("fi", 45), ("aif", 100), ("a\u{301}", 50),
            ("a\na", 100),
        ])
        func advancesKerningAndLigaturesAreTheFontsOwn(text: String, width: Double) {
            let fonts = Self.fonts("StrutSans-Regular.ttf")
            #expect(fonts.problems.isEmpty)
            #expect(isNear(self.width(text, "StrutSans-Regular", fonts), width))
        }

        @Test func oldKerningTablesCount() {
            #expect(isNear(width("AVA", "StrutSansKern-Regular", Self.fonts("StrutSansKern-Regular.ttf")), 182))
        }

        @Test func outlinesOfPostScriptAreReadToo() {
            #expect(isNear(width("AVa", "StrutSans-Bold", Self.fonts("StrutSans-Bold.otf")), 205))
        }

        @Test func everyFaceOfACollectionIsFound() {
            let fonts = Self.fonts("StrutSet.ttc")
            #expect(fonts.names == ["StrutSet-Regular", "StrutSet-Bold"])
            #expect(isNear(width("A", "StrutSet-Regular", fonts), 61))
            #expect(isNear(width("A", "StrutSet-Bold", fonts), 71))
        }

        /// A goes from 500 at weight 100 to 800 at 900, in whole units; the instances are at 300, 400 and 700. Medium
        /// and semibold are none of them, and Thin is the font as it is.
        @Test(arguments: [
            ("StrutFlex-Light", 57.5), ("StrutFlex-Regular", 61.3), ("StrutFlex-Bold", 72.5), ("StrutFlex-Medium", 65),
            ("StrutFlex-SemiBold", 68.8), ("StrutFlex-Thin", 50),
        ])
        func variableFontsAreMeasuredAtTheirWeight(name: String, width: Double) {
            #expect(isNear(self.width("A", name, Self.fonts("StrutFlex.ttf"), family: "Strut Flex"), width))
        }

        @Test func whatAFontIsCalledMayDifferInCaseAndHyphens() {
            let fonts = Self.fonts("StrutSans-Regular.ttf", "StrutSans-Bold.otf")
            for name in ["StrutSans-Bold", "strutsans-bold", "StrutSansBold", "Strut Sans Bold"] {
                #expect(isNear(width("A", name, fonts), 70), "\(name)")
            }
            // A cut that is not there is not given another's advances.
            #expect(!fonts.contains("StrutSans-Light", family: "Strut Sans"))
            #expect(!fonts.contains("StrutSans-BoldItalic", family: "Strut Sans"))
            #expect(!fonts.contains("StrutSansCondensed-Bold", family: nil))
        }

        /// `hhea` has 900, 250 and a gap of 40; `OS/2` has other numbers, which iOS does not look at.
        @Test func linesAreAsHighAsTheHeaderSays() {
            let measurer = measurer(Self.fonts("StrutSans-Regular.ttf"))
            let font = Font.named("StrutSans-Regular", size: 20)
            #expect(measurer.measure("a", font: font).height == 23)
            #expect(measurer.measure("a\na", font: font).exactHeight == 46.8)
            #expect(measurer.metrics(of: font).capHeight == 14)
            #expect(measurer.isKnown(font) && measurer.isCertain(font))
        }

        /// The font has no g: the table of the fallback font stands for it, and the text around it keeps its kerning.
        @Test func whatAFontLacksIsMeasuredAsAFallback() {
            let fonts = Self.fonts("StrutSans-Regular.ttf")
            let fallback = TextMeasurer(generation: .sanFrancisco, scale: 2).width(
                of: "g", font: .named("Nothing", size: 100))
            #expect(isNear(width("AVgAV", "StrutSans-Regular", fonts), 240 + fallback))
            // An emoji that is joined of three is one.
            #expect(
                isNear(width("A\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F466}A", "StrutSans-Regular", fonts), 120 + 105))
        }

        /// "A V" is 50 + 60 wide with the space kerned; lines break by whole lines, and an Arabic letter is its own
        /// script.
        @Test func linesBreakByTheFontsAdvances() {
            let measurer = measurer(Self.fonts("StrutSans-Regular.ttf"))
            let font = Font.named("StrutSans-Regular", size: 100)
            #expect(measurer.measure("A V", font: font, maximumWidth: 150).lineCount == 1)
            #expect(measurer.measure("A V", font: font, maximumWidth: 149).lineCount == 2)
            #expect(isNear(measurer.width(of: "A\u{627}A", font: font), 175))
            #expect(isNear(measurer.width(of: "…", font: font), 90))
        }

        /// SF Pro Text has an A of 620, SF Pro Display one of 580; at 20 points the system font is 0.21 of the way from
        /// one to the other since iOS 14, and Display before. Apple's tracking is the same for all letters.
        @Test func theSystemFontIsSanFranciscoWhereItIsOnDisk() {
            let fonts = Self.fonts("SFProText-Regular.otf", "SFProDisplay-Regular.otf")
            func widening(_ size: Double, _ generation: SystemFontGeneration) -> Double {
                measurer(fonts, generation).width(of: "A", font: .system(ofSize: size))
                    - SystemFontSizes.tracking(size, generation)
            }
            #expect(isNear(widening(17, .sanFrancisco), 17 * 0.62))
            #expect(isNear(widening(20, .sanFrancisco), 20 * 0.6116))
            #expect(isNear(widening(28, .sanFrancisco), 28 * 0.58))
            #expect(isNear(widening(20, .sanFranciscoPro), 20 * 0.58))
            // Helvetica Neue, and a weight that is not there, keep their tables.
            let tables = TextMeasurer(generation: .helveticaNeue, scale: 2)
            #expect(
                measurer(fonts, .helveticaNeue).width(of: "A", font: .system(ofSize: 17))
                    == tables.width(of: "A", font: .system(ofSize: 17)))
            #expect(
                measurer(fonts).width(of: "A", font: .boldSystem(ofSize: 17))
                    == TextMeasurer(generation: .sanFrancisco, scale: 2).width(of: "A", font: .boldSystem(ofSize: 17)))
        }

        /// A face of San Francisco is measured as itself by its own name, at every size; of a cut without a file the
        /// system's stands for it, slanting if it does. A name with a full stop is the system's alone.
        @Test func facesOfSanFranciscoAreMeasuredAsThemselves() {
            let fonts = Self.fonts("SFProText-Regular.otf", "SFProDisplay-Regular.otf")
            let tables = TextMeasurer(generation: .sanFrancisco, scale: 2)
            func widening(_ name: String) -> Double {
                measurer(fonts).width(of: "A", font: .named(name, size: 28))
                    - SystemFontSizes.tracking(28, .sanFrancisco)
            }
            #expect(isNear(widening("SFProText-Regular"), 28 * 0.62))
            #expect(isNear(widening("SFProDisplay-Regular"), 28 * 0.58))
            #expect(isNear(widening(".SFUIText-Regular"), 28 * 0.58))
            for name in ["SFProText-Italic", "SFProText-Bold"] {
                let font = Font.named(name, size: 28)
                #expect(measurer(fonts).width(of: "A", font: font) == tables.width(of: "A", font: font))
            }
        }

        /// An app that brings a copy of San Francisco does not change the system's.
        @Test func anAppsOwnCopyDoesNotServeTheSystem() {
            let fonts = Self.fonts("SFProText-Regular.otf", servesSystem: false)
            let named = Font.named("SFProText-Regular", size: 17)
            let width = measurer(fonts).width(of: "A", font: named)
            #expect(isNear(width - SystemFontSizes.tracking(17, .sanFrancisco), 10.54))
            #expect(
                measurer(fonts).width(of: "A", font: .system(ofSize: 17))
                    == TextMeasurer(generation: .sanFrancisco, scale: 2).width(of: "A", font: .system(ofSize: 17)))
        }

        /// The file has an alef, and of other scripts nothing: those are as uncertain as without it.
        @Test func aFileIsCertainOfWhatItHas() {
            let measurer = measurer(Self.fonts("StrutSans-Regular.ttf"))
            let font = Font.named("StrutSans-Regular", size: 17)
            #expect(measurer.uncertainty(of: "\u{627}A", font: font) == 0)
            #expect(measurer.uncertainty(of: "\u{627}\u{628}", font: font) == 0.15)
            #expect(measurer.uncertainty(of: "A हिन्दी", font: font) == 0.5)
            #expect(!measurer.isCertain("हिन्दी", font: font))
        }

        /// The full name may be other than family and style: bytes of one length replace "Strut Sans Regular".
        @Test func aFontIsFoundByItsFullName() throws {
            let file = try Self.bytes(of: "StrutSans-Regular.ttf")
            let changed = file.replacing("Strut Sans Regular", with: "Fancy Face Extra 1")
            #expect(changed != file)
            let fonts = InstalledFonts([.init(path: "a.ttf", bytes: changed)])
            #expect(fonts.names == ["StrutSans-Regular"])
            #expect(
                fonts.contains("Fancy Face Extra 1", family: nil) && fonts.contains("StrutSans-Regular", family: nil))
            #expect(!fonts.contains("Fancy Face", family: nil))
        }

        /// A face of a collection that cannot be measured with is left out, and the others count.
        @Test func oneBadFaceOfACollectionIsLeftOut() throws {
            var bytes = try Self.bytes(of: "StrutSet.ttc")
            let list = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
            let entries = (0..<20).map { list + 12 + 16 * $0 }
            let entry = try #require(entries.first { bytes[$0..<$0 + 4].elementsEqual("cmap".utf8) })
            bytes[entry] = UInt8(ascii: "x")
            let fonts = InstalledFonts([.init(path: "a.ttc", bytes: bytes)])
            #expect(fonts.names == ["StrutSet-Regular"])
            #expect(fonts.problems.map(\.face) == [2])
            #expect(fonts.problems.map(\.reason) == ["it has no table 'cmap'"])
        }

        @Test func theEarlierOfTwoFontsOfOneNameCounts() {
            let first = Self.fonts("StrutSet.ttc")
            let both = InstalledFonts([.init(path: Self.folder + "StrutSans-Regular.ttf")], after: first)
            #expect(both.names == ["StrutSet-Regular", "StrutSet-Bold", "StrutSans-Regular"])
            #expect(isNear(width("A", "StrutSet-Regular", both), 61))
        }

        @Test(
            arguments: [
                ([], "it is empty"),
                (Array("OTTX".utf8) + .init(repeating: 0, count: 20), "it is no TrueType or OpenType font"),
                (Array("wOFF".utf8) + .init(repeating: 0, count: 60), "WOFF"),
                (Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], "it ends within the list of its faces"),
                ([0, 1, 0, 0, 0, 9] + .init(repeating: 0, count: 20), "it ends within its list of tables"),
                ([0, 1, 0, 0] + .init(repeating: 0, count: 20), "it has no table 'head'"),
            ] as [([UInt8], String)])
        func aBadFileIsAProblemWithItsPath(bytes: [UInt8], reason: String) {
            let fonts = InstalledFonts([.init(path: "Fonts/Bad.ttf", bytes: bytes)])
            #expect(fonts.names.isEmpty)
            #expect(fonts.problems.map(\.path) == ["Fonts/Bad.ttf"])
            #expect(fonts.problems[0].reason.contains(reason), "\(fonts.problems[0].reason)")
        }

        @Test func aFileThatIsNotThereIsAProblem() {
            #expect(Self.fonts("Nothing.ttf").problems.map(\.reason) == ["it cannot be read"])
        }
    }
#else
    import Testing
    import StrutTextMeasurement

    @Suite struct InstalledFontTests {
        /// Without the package trait no file is opened, and everything is measured by the tables.
        @Test func withoutHarfBuzzThereAreNoFonts() {
            #expect(!InstalledFonts.isSupported)
            #expect(InstalledFonts([.init(path: "Nothing.ttf")]).names.isEmpty)
        }
    }
#endif
