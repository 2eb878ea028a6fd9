#if HarfBuzz
    // Font files with changed, missing and doubled bytes: each is refused in words, or measured with finite numbers.

    import Foundation
    import Testing

    @testable import StrutTextMeasurement

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

        /// Only so many faces of a collection, and named instances of a file, are looked at, and faces at one place
        /// once: the work does not grow faster than the file.
        @Test("Many faces and instances are read in part", .timeLimit(.minutes(1)))
        func manyFacesAndInstances() throws {
            let file = try InstalledFontTests.bytes(of: "StrutFlex.ttf")
            func names(faces: Int, places: Int) -> [String] {
                let bytes = Self.collection(of: Self.withInstances(60_000, file), faces: faces, places: places)
                let fonts = InstalledFonts([.init(path: "a.ttc", bytes: bytes)])
                #expect(fonts.problems.isEmpty)
                return fonts.names
            }
            #expect(names(faces: 60_000, places: 1).count == 1 + 4096)
            #expect(names(faces: 3, places: 3).count == 3 + 4096)
            #expect(names(faces: 400, places: 400).count == 256 + 4096)
        }

        /// A variable font with so many named instances: its own table of axes, at the end of the file.
        private static func withInstances(_ count: Int, _ file: [UInt8]) -> [UInt8] {
            func word(_ number: Int) -> [UInt8] { [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)] }
            func long(_ number: Int) -> [UInt8] { word(number >> 16) + word(number) }
            var table = [1, 0, 16, 2, 1, 20, count, 8].flatMap(word)
            table += Array("wght".utf8) + [100, 100, 900, 0].prefix(3).flatMap { long($0 << 16) } + word(0) + word(256)
            for index in 0..<count { table += word(2) + word(0) + long((100 + index % 800) << 16) }
            var bytes = file
            let entry = entries(of: file, at: 0).first { file[$0..<$0 + 4].elementsEqual("fvar".utf8) } ?? 0
            bytes.replaceSubrange(entry + 8..<entry + 16, with: long(file.count) + long(table.count))
            return bytes + table
        }

        /// A collection of one font: its faces have lists of tables of their own, as many as there are places.
        private static func collection(of file: [UInt8], faces: Int, places: Int) -> [UInt8] {
            func long(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
            let listEnd = 12 + 16 * entries(of: file, at: 0).count
            let listStart = 12 + 4 * faces
            let shift = listStart + (places - 1) * listEnd
            var list = Array(file[..<listEnd])
            for entry in entries(of: file, at: 0) {
                let place = file[entry + 8..<entry + 12].reduce(0) { $0 << 8 | Int($1) }
                list.replaceSubrange(entry + 8..<entry + 12, with: long(place + shift))
            }
            var bytes = Array("ttcf".utf8) + long(0x1_0000) + long(faces)
            for face in 0..<faces { bytes += long(listStart + min(face, places - 1) * listEnd) }
            for _ in 1..<places { bytes += list }
            return bytes + list + file[listEnd...]
        }

        /// Where the entries of a font's list of tables begin.
        private static func entries(of file: [UInt8], at start: Int) -> [Int] {
            let count = Int(file[start + 4]) << 8 | Int(file[start + 5])
            return (0..<count).map { start + 12 + 16 * $0 }
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
