import InterfaceDocument

/// The language that a document's texts are shown in: translations by object id, or a pseudo-language that stands in
/// for them.
///
/// ```swift
/// for language in Localization.languages(ofDocumentAt: document.path) {
///     let (german, findings) = Localization.read(language, forDocumentAt: document.path)
///     print(german.strings.count, findings.count)
/// }
/// ```
public struct Localization: Sendable, Hashable {
    /// What is done to texts that have no translation.
    public enum PseudoLanguage: String, Sendable, Hashable, CaseIterable {
        /// Every text twice, as Xcode's double-length pseudo-language has it: it shows what a long language cuts off.
        case doubleLength = "double-length"
        /// Letters with marks above and below, as Xcode's accented pseudo-language has them.
        case accented
    }

    /// The language's name, as in `de` or `pt-BR`, or the pseudo-language's.
    public var language: String
    /// Translations by object id and property, as strings files name them: `wV2-Ys-TC2.text`.
    public var strings: [String: String]
    /// The translations that an iPad shows instead of those in `strings`: those that a string catalog varies by device.
    public var padStrings: [String: String] = [:]
    /// The keys of texts that are the same in every language, as a string catalog says (`shouldTranslate`).
    public var untranslatable: Set<String> = []
    /// How texts are changed to stand in for a translation; nil to leave them as they are.
    public var pseudoLanguage: PseudoLanguage?

    /// Makes a language from its translations.
    public init(language: String, strings: [String: String] = [:], pseudoLanguage: PseudoLanguage? = nil) {
        self.language = language
        self.strings = strings
        self.pseudoLanguage = pseudoLanguage
    }

    /// Makes a pseudo-language.
    public init(_ pseudoLanguage: PseudoLanguage) {
        self.init(language: pseudoLanguage.rawValue, pseudoLanguage: pseudoLanguage)
    }

    /// The language as one kind of device shows it.
    func shown(onPad isPad: Bool) -> Localization {
        if padStrings.isEmpty { return self }
        var shown = self
        if isPad { shown.strings.merge(padStrings) { _, own in own } }
        shown.padStrings = [:]
        return shown
    }

    /// Takes the translations of a file before those that were found so far.
    mutating func take(_ strings: [String: String], onPad padStrings: [String: String] = [:]) {
        for (key, text) in strings {
            self.strings[key] = text
            self.padStrings[key] = padStrings[key]
        }
    }

    /// The text that is shown for the property `key` of the object with the id `id`, whose own text is `text`.
    public func shown(_ text: String, id: String?, key: String) -> String {
        if let id, let translation = strings["\(id).\(key)"] { return translation }
        return pseudoLanguage?.shown(text) ?? text
    }
}

extension Localization.PseudoLanguage {
    /// The text in the pseudo-language.
    public func shown(_ text: String) -> String {
        guard !text.isEmpty else { return text }
        switch self {
        case .doubleLength: return "\(text) \(text)"
        case .accented: return String(text.map { Self.accents[$0] ?? $0 })
        }
    }

    /// Each letter with marks of about its own width, so that ascenders and descenders show what is cut off.
    private static let accents: [Character: Character] = [
        "a": "å", "b": "ƀ", "c": "ç", "d": "đ", "e": "é", "f": "ƒ", "g": "ğ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
        "l": "ļ", "n": "ñ", "o": "ö", "p": "þ", "r": "ŕ", "s": "š", "t": "ţ", "u": "ü", "w": "ŵ", "y": "ý", "z": "ž",
        "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Đ", "E": "É", "F": "Ƒ", "G": "Ğ", "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ",
        "L": "Ļ", "N": "Ñ", "O": "Ö", "P": "Þ", "R": "Ŕ", "S": "Š", "T": "Ţ", "U": "Ü", "W": "Ŵ", "Y": "Ý", "Z": "Ž",
    ]
}
