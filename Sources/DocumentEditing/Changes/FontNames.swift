// The names of fonts: those that iOS brings, and those of an app.

import InterfaceDocument
import StrutDiagnostics

/// The fonts that a document can name.
struct FontNames {
    /// The families of the fonts that the documents name, by the fonts' PostScript names.
    private var families: [String: String] = [:]
    /// Names of font files without extensions, in lower case.
    private let files: Set<String>

    init(documents: [Document], files: Set<String>) {
        self.files = files
        for document in documents {
            for font in document.fonts {
                guard case .named(let name, let family) = font.kind else { continue }
                if let family, families[name] == nil { families[name] = family }
            }
        }
    }

    /// A name, if it can be that of a font: a PostScript name has no blanks, and one that nearly is a known family's is
    /// mistyped. Any other may be a font that is installed where Interface Builder runs.
    func checked(_ name: String, _ size: String) throws(EditCommandError) -> String {
        if name.contains(where: \.isWhitespace) {
            let joined = String(name.filter { !$0.isWhitespace })
            let known = families.first { $0.value.lowercased() == name.lowercased() }?.key
            let system = Self.system.first { $0.value.lowercased() == name.lowercased() }?.key
            throw EditCommandError(
                "'\(name)' is no font, since PostScript names have no blanks",
                advice: "write, for example, '\(known ?? system ?? joined) \(size)'")
        }
        let beginning = Self.beginning(of: name)
        guard !isKnown(name), Self.system[beginning] == nil else { return name }
        let words = ["system", "bold", "italic"]
        let beginnings = Set(families.keys.map(Self.beginning)).union(Self.system.keys)
        if let likely = Suggestion.misspelled(beginning, among: words + beginnings.sorted()) {
            let rest = words.contains(likely) ? "" : String(name.dropFirst(beginning.count))
            throw EditCommandError("no font is called '\(name)'", advice: "did you mean '\(likely)\(rest) \(size)'?")
        }
        return name
    }

    private func isKnown(_ name: String) -> Bool {
        let beginning = Self.beginning(of: name)
        return families.keys.contains { $0 == name || Self.beginning(of: $0) == beginning }
            || files.contains { $0 == name.lowercased() || $0.hasPrefix(beginning.lowercased()) }
    }

    /// The family of a font, as Xcode writes it beside the name.
    func family(of name: String) -> String {
        if let family = families[name] { return family }
        let beginning = Self.beginning(of: name)
        let sibling = families.keys.sorted().first { Self.beginning(of: $0) == beginning }
        return sibling.flatMap { families[$0] } ?? Self.system[beginning] ?? beginning
    }

    /// What the names of all fonts of a family begin with.
    private static func beginning(of name: String) -> String { String(name.prefix { $0 != "-" }) }

    /// The families that iOS brings, by what the PostScript names of their fonts begin with.
    private static let system: [String: String] = {
        var families: [String: String] = [:]
        for line in table.split(separator: "\n") {
            // Most names are the family's without blanks.
            let parts = line.split(separator: "=").map(String.init)
            for name in parts.dropFirst() { families[name] = parts[0] }
            families[parts[0].filter { $0 != " " }] = parts[0]
        }
        return families
    }()

    private static let table = """
        Academy Engraved LET=AcademyEngravedLetPlain
        Al Nile
        American Typewriter
        Apple Color Emoji
        Apple SD Gothic Neo
        Apple Symbols
        Arial=ArialMT
        Arial Hebrew
        Arial Rounded MT Bold
        Avenir
        Avenir Next
        Avenir Next Condensed
        Baskerville
        Bodoni 72=BodoniSvtyTwoITCTT
        Bodoni 72 Oldstyle=BodoniSvtyTwoOSITCTT
        Bodoni 72 Smallcaps=BodoniSvtyTwoSCITCTT
        Bodoni Ornaments=BodoniOrnamentsITCTT
        Bradley Hand=BradleyHandITCTT
        Chalkboard SE
        Chalkduster
        Charter
        Cochin
        Copperplate
        Courier
        Courier New=CourierNewPSMT=CourierNewPS
        Damascus
        Devanagari Sangam MN
        Didot
        DIN Alternate
        DIN Condensed
        Euphemia UCAS
        Farah
        Futura
        Galvji
        Geeza Pro
        Georgia
        Gill Sans
        Grantha Sangam MN
        Gujarati Sangam MN
        Gurmukhi MN
        Heiti SC=STHeitiSC
        Heiti TC=STHeitiTC
        Helvetica
        Helvetica Neue
        Hiragino Maru Gothic ProN=HiraMaruProN
        Hiragino Mincho ProN=HiraMinProN
        Hiragino Sans=HiraKakuProN
        Hoefler Text
        Impact
        Iowan Old Style
        Kailasa
        Kannada Sangam MN
        Kefa
        Khmer Sangam MN
        Kohinoor Bangla
        Kohinoor Devanagari
        Kohinoor Gujarati
        Kohinoor Telugu
        Lao Sangam MN
        Malayalam Sangam MN
        Marion
        Marker Felt
        Menlo
        Mishafi=DiwanMishafi
        Mukta Mahee
        Myanmar Sangam MN
        New York
        Noteworthy
        Noto Nastaliq Urdu
        Noto Sans Kannada
        Noto Sans Myanmar
        Noto Sans Oriya
        Optima
        Palatino
        Papyrus
        Party LET=PartyLetPlain
        PingFang HK
        PingFang MO
        PingFang SC
        PingFang TC
        Rockwell
        Savoye LET=SavoyeLetPlain
        SF Pro Display
        SF Pro Rounded
        SF Pro Text
        Sinhala Sangam MN
        Snell Roundhand
        STIX Two Math
        STIX Two Text
        Superclarendon
        Symbol
        Tamil Sangam MN
        Telugu Sangam MN
        Thonburi
        Times New Roman=TimesNewRomanPSMT=TimesNewRomanPS
        Trebuchet MS
        Verdana
        Zapf Dingbats=ZapfDingbatsITC
        Zapfino
        """
}
