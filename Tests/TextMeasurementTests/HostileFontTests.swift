#if HarfBuzz
    // Font files with changed, missing and doubled bytes: each is refused in words, or measured with finite numbers.

    import Foundation
    import Testing

    @testable import TextMeasurement

    @Suite struct HostileFontTests {
        private static let texts = ["AVA fi a\u{301}i", "\u{627}\u{628}", "…", "\u{1F468}\u{200D}\u{1F466}g"]

        @Test(arguments: [
            "StrutSans-Regular.ttf", "StrutSans-Bold.otf", "StrutSansKern-Regular.ttf", "StrutFlex.ttf", "StrutSet.ttc",
        ])
        func changedFilesAreRefusedOrMeasured(name: String) throws {
            let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: InstalledFontTests.folder + name)))
            var random = Random(state: UInt64(file.count))
            var refused = 0
            for _ in 0..<2000 {
                var bytes = file
                for _ in 0...random.below(4) { random.change(&bytes) }
                let fonts = InstalledFonts([.init(path: name, bytes: bytes)])
                refused += fonts.problems.count
                for problem in fonts.problems { #expect(!problem.reason.isEmpty) }
                let measurer = TextMeasurer(generation: .sanFrancisco, scale: 2, fonts: fonts)
                for font in fonts.names {
                    for text in Self.texts {
                        let size = measurer.measure(text, font: .named(font, size: 17), maximumWidth: 40)
                        #expect(size.width.isFinite && size.height.isFinite && size.height > 0)
                    }
                }
            }
            #expect(refused > 0 && refused < 2000)
        }

        /// xorshift64: the same changes in each run.
        private struct Random {
            var state: UInt64

            mutating func below(_ limit: Int) -> Int {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                return Int(state % UInt64(limit))
            }

            mutating func change(_ bytes: inout [UInt8]) {
                guard !bytes.isEmpty else { return }
                let place = below(bytes.count)
                switch below(8) {
                case 0: bytes.removeLast(below(bytes.count))
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(bytes[below(bytes.count)], at: place)
                case 3: bytes[place] = 0xFF
                case 4: bytes[place] = 0
                default: bytes[place] ^= 1 << UInt8(below(8))
                }
            }
        }
    }
#endif
