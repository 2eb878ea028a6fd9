import InterfaceDocument

/// The size of an image as its first bytes state it: PNG, JPEG, GIF, PDF and SVG.
enum ImageHeader {
    /// An image's size and what it is counted in.
    enum Measure: Equatable {
        /// Pixels, which the file's scale makes points.
        case pixels(Size)
        /// Points, at every scale.
        case points(Size)
    }

    /// How much of a file is read: headers with profiles and thumbnails in front are well below that.
    static let limit = 1 << 20

    /// The size of the image that `bytes` begin; nil where they are no such image.
    static func measure(_ bytes: [UInt8]) -> Measure? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png(bytes) }
        if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
        if bytes.starts(with: Array("GIF8".utf8)) { return gif(bytes) }
        if bytes.prefix(1024).contains(sequence: "%PDF-") { return PDFHeader.size(bytes).map(Measure.points) }
        return SVGHeader.size(bytes).map(Measure.points)
    }

    /// Width and height are the first things in the first chunk. Xcode's own variant has a chunk `CgBI` before it.
    private static func png(_ bytes: [UInt8]) -> Measure? {
        var start = 8
        while start + 16 <= bytes.count {
            if bytes[(start + 4)...].starts(with: Array("IHDR".utf8)) {
                return pixels(big(bytes, start + 8, 4), big(bytes, start + 12, 4))
            }
            start += 12 + big(bytes, start, 4)
        }
        return nil
    }

    /// Segments follow one another; those of a frame hold the size. A turned picture has its sides changed over.
    private static func jpeg(_ bytes: [UInt8]) -> Measure? {
        var start = 2
        var isTurned = false
        while start + 9 <= bytes.count, bytes[start] == 0xFF {
            let marker = bytes[start + 1]
            if marker == 0xFF {
                start += 1
                continue
            }
            let length = big(bytes, start + 2, 2)
            guard length >= 2 else { return nil }
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                let (height, width) = (big(bytes, start + 5, 2), big(bytes, start + 7, 2))
                return isTurned ? pixels(height, width) : pixels(width, height)
            case 0xE1:
                let end = min(start + 2 + length, bytes.count)
                if let turned = EXIF.isTurned(Array(bytes[(start + 4)..<max(start + 4, end)])) { isTurned = turned }
            default: break
            }
            start += 2 + length
        }
        return nil
    }

    private static func gif(_ bytes: [UInt8]) -> Measure? {
        guard bytes.count >= 10 else { return nil }
        return pixels(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    private static func pixels(_ width: Int, _ height: Int) -> Measure? {
        width > 0 && height > 0 && width < 1 << 24 && height < 1 << 24
            ? .pixels(Size(width: Double(width), height: Double(height))) : nil
    }

    /// A number of up to four bytes, the most significant first; 0 beyond the end.
    static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        guard start >= 0, start + count <= bytes.count else { return 0 }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
}

/// The part of a JPEG in which cameras say how they were held.
enum EXIF {
    /// Whether the picture is to be turned by a quarter; nil where nothing is said.
    static func isTurned(_ segment: [UInt8]) -> Bool? {
        guard segment.starts(with: Array("Exif\0\0".utf8)), segment.count > 14 else { return nil }
        let tiff = Array(segment[6...])
        let isLittle = tiff.first == UInt8(ascii: "I")
        func number(_ start: Int, _ count: Int) -> Int {
            guard start >= 0, start + count <= tiff.count else { return 0 }
            let bytes = tiff[start..<start + count]
            return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        let directory = number(4, 4)
        for entry in 0..<min(number(directory, 2), 256) where number(directory + 2 + entry * 12, 2) == 0x112 {
            return (5...8).contains(number(directory + 10 + entry * 12, 2))
        }
        return nil
    }
}

extension Collection<UInt8> {
    /// Whether the bytes of `text` stand somewhere.
    func contains(sequence text: String) -> Bool { range(of: text) != nil }

    /// Where the bytes of `text` first stand.
    func range(of text: String, from start: Index? = nil) -> Range<Index>? {
        let wanted = Array(text.utf8)
        guard let first = wanted.first else { return nil }
        var place = start ?? startIndex
        while let found = self[place...].firstIndex(of: first) {
            if self[found...].starts(with: wanted) { return found..<index(found, offsetBy: wanted.count) }
            place = index(after: found)
        }
        return nil
    }
}
