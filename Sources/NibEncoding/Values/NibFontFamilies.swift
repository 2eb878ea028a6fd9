/// The fonts by name that the system brings: of those a nib says whether they are bold or italic.
enum NibFontFamilies {
    /// 2 for a bold font, 1 for an italic one, 3 for both; 0 for a font of an app's own, whatever its name says.
    static func traits(ofFontNamed name: String) -> Int {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let family = parts.first, families.contains(String(family)) else { return 0 }
        let face = parts[1]
        let isBold = ["Bold", "DemiBold", "SemiBold", "Semibold", "Heavy", "Black"].contains {
            face.hasPrefix($0) || face.contains($0)
        }
        let isItalic = ["Italic", "Oblique"].contains { face.contains($0) } || face.hasSuffix("It")
        return (isBold ? 2 : 0) + (isItalic ? 1 : 0)
    }

    /// The first parts of the PostScript names of families that both iOS and macOS bring.
    private static let families: Set<String> = [
        "AmericanTypewriter", "AppleSDGothicNeo", "Arial", "Avenir", "AvenirNext", "AvenirNextCondensed", "Baskerville",
        "BodoniSvtyTwoITCTT", "ChalkboardSE", "Charter", "Cochin", "Copperplate", "Courier", "Didot", "Futura",
        "Georgia",
        "GillSans", "Helvetica", "HelveticaNeue", "HiraMinProN", "HiraginoSans", "HoeflerText", "Kailasa", "Kefa",
        "Menlo",
        "Noteworthy", "Optima", "Palatino", "PingFangSC", "PingFangTC", "Rockwell", "Thonburi", "Times",
        "TimesNewRomanPS",
        "TrebuchetMS", "Verdana",
    ]
}
