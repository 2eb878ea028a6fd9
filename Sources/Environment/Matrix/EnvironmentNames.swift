import InterfaceDocument
import StrutTextMeasurement

// The words by which people name parts of an environment, on the command line and in configurations.

extension ContentSizeCategory {
    /// The short names, smallest first: XS, S, M, L, XL, XXL, XXXL, and AX1 to AX5 for the accessibility sizes.
    public static let shortNames = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]

    /// The short name.
    public var shortName: String {
        zip(Self.allCases, Self.shortNames).first { $0.0 == self }?.1 ?? "\(self)"
    }

    /// The category that a short name or UIKit's own name means, in any case of letters.
    public init?(named name: String) {
        let wanted = name.lowercased()
        for (category, short) in zip(Self.allCases, Self.shortNames)
        where short.lowercased() == wanted || "\(category)".lowercased() == wanted {
            self = category
            return
        }
        return nil
    }
}

extension LayoutDirection {
    /// The direction that `ltr`, `rtl` or the long words mean, in any case of letters.
    public init?(named name: String) {
        switch name.lowercased() {
        case "ltr", "lefttoright": self = .leftToRight
        case "rtl", "righttoleft": self = .rightToLeft
        default: return nil
        }
    }

    /// The direction in which a language is written, by its code: that of Arabic and Hebrew from right to left, that of
    /// pseudo-languages as in English.
    public init(ofLanguage code: String) { self = LanguageCode.isRightToLeft(code) ? .rightToLeft : .leftToRight }

    /// `ltr` or `rtl`.
    public var shortName: String { self == .leftToRight ? "ltr" : "rtl" }
}

extension Size {
    /// The largest side that may be asked for, in points: more than any screen, and exact to a thousandth of a pixel.
    public static let longestSide = 100_000.0

    /// The size that `390x844` means, in points.
    public init?(named text: String) {
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard sides.count == 2, sides.allSatisfy({ $0 > 0 && $0 <= Self.longestSide }) else { return nil }
        self.init(width: sides[0], height: sides[1])
    }

    /// A length in points as a side can have it: from 0 to `longestSide`, and 0 where it is no number.
    package static func side(_ length: Double) -> Double { length > 0 ? min(length, longestSide) : 0 }

    /// The size with sides that can be laid out with.
    package var bounded: Size { Size(width: Self.side(width), height: Self.side(height)) }

    /// The size as a window can have it; nil where a side is not above zero.
    package var ofWindow: Size? { width > 0 && height > 0 ? bounded : nil }

    /// `390x844`.
    public var shortName: String { "\(Self.short(width))x\(Self.short(height))" }

    private static func short(_ length: Double) -> String {
        Int(exactly: length).map(String.init) ?? String(length)
    }
}

/// Languages by their codes.
public enum LanguageCode {
    /// Whether a language is written from right to left: by the script that its code names, `pa-Arab`, or else by the
    /// language, `ar`, `he-IL`.
    public static func isRightToLeft(_ code: String) -> Bool {
        let parts = code.lowercased().split { $0 == "-" || $0 == "_" }
        // The parts of four letters are scripts (BCP 47).
        if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
            return rightToLeftScripts.contains(String(script))
        }
        return parts.first.map { rightToLeft.contains(String($0)) } ?? false
    }

    private static let rightToLeft: Set<String> = [
        "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]
}
