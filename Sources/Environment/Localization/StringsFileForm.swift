import InterfaceDocument

/// How a strings file is written: its encoding, the ends of its lines and the braces around it, which an update keeps.
struct StringsFileForm: Sendable, Equatable {
    /// The encodings that Xcode has written strings files in.
    enum Encoding: CaseIterable, Sendable {
        case utf8, markedUTF8, utf16BigEndian, utf16LittleEndian

        /// The bytes that a file in the encoding begins with.
        var mark: [UInt8] {
            switch self {
            case .utf8: []
            case .markedUTF8: [0xEF, 0xBB, 0xBF]
            case .utf16BigEndian: [0xFE, 0xFF]
            case .utf16LittleEndian: [0xFF, 0xFE]
            }
        }

        /// What it is called.
        var name: String { self == .utf8 || self == .markedUTF8 ? "UTF-8" : "UTF-16" }
    }

    var encoding = Encoding.utf8
    /// Whether a carriage return stands before each line feed.
    var hasCarriageReturns = false
    /// Whether its entries stand in braces.
    var hasBraces = false
    /// Whether it is a property list in XML.
    var isXML = false

    // MARK: Reading

    /// The form of a file, and its text up to the first place that is not of its encoding; `isWhole` where there is
    /// none.
    static func read(_ bytes: [UInt8]) -> (form: StringsFileForm, scalars: [Unicode.Scalar], isWhole: Bool) {
        var form = StringsFileForm()
        form.encoding = Encoding.allCases.last { bytes.starts(with: $0.mark) } ?? .utf8
        let (scalars, isValid) = form.decoded(bytes.dropFirst(form.encoding.mark.count))
        let hasHalfUnit = form.encoding.name == "UTF-16" && bytes.count % 2 != 0
        if let end = scalars.firstIndex(of: "\n"), end > 0 { form.hasCarriageReturns = scalars[end - 1] == "\r" }
        form.isXML = PropertyListTexts.isXML(scalars)
        return (form, scalars, isValid && !hasHalfUnit)
    }

    private func decoded(_ bytes: ArraySlice<UInt8>) -> (scalars: [Unicode.Scalar], isValid: Bool) {
        switch encoding {
        case .utf8, .markedUTF8: Self.scalars(of: bytes, UTF8.self)
        case .utf16BigEndian: Self.scalars(of: Self.units(bytes) { $0 << 8 | $1 }, UTF16.self)
        case .utf16LittleEndian: Self.scalars(of: Self.units(bytes) { $1 << 8 | $0 }, UTF16.self)
        }
    }

    private static func units(_ bytes: ArraySlice<UInt8>, _ join: (UInt16, UInt16) -> UInt16) -> [UInt16] {
        stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
            join(UInt16(bytes[place]), UInt16(bytes[place + 1]))
        }
    }

    private static func scalars<Codec: Unicode.Encoding>(
        of units: some Sequence<Codec.CodeUnit>, _ codec: Codec.Type
    ) -> (scalars: [Unicode.Scalar], isValid: Bool) {
        var parser = Codec.ForwardParser()
        var iterator = units.makeIterator()
        var scalars: [Unicode.Scalar] = []
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let encoded): scalars.append(Codec.decode(encoded))
            case .emptyInput: return (scalars, true)
            case .error: return (scalars, false)
            }
        }
    }

    // MARK: Writing

    /// The file of a text whose lines end in line feeds.
    func bytes(of text: String) -> [UInt8] {
        let text = hasBraces ? "\(text)\n}\n" : text
        let lines = hasCarriageReturns ? Self.withCarriageReturns(text) : text
        switch encoding {
        case .utf8, .markedUTF8: return encoding.mark + Array(lines.utf8)
        case .utf16BigEndian:
            return encoding.mark + lines.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .utf16LittleEndian:
            return encoding.mark + lines.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
    }

    private static func withCarriageReturns(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "\n" { scalars.append("\r") }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
