import Diagnostics
import Environment
import InterfaceDocument

/// What is wrong with a document's translations, seen from its texts.
package struct TranslationFindings {
    /// The findings, in document order.
    package private(set) var findings: [Finding] = []

    /// Compares the texts of `document` with their translations.
    package init(_ document: Document, _ translations: [Localization]) {
        guard !translations.isEmpty else { return }
        for text in document.localizableTexts where !text.isReadOut && text.text.contains(where: \.isLetter) {
            let key = text.key
            let missing = translations.filter { $0.strings[key] == nil }.map(\.language)
            if !missing.isEmpty {
                findings.append(
                    finding(
                        .missingTranslation, document, text.element,
                        "'\(Self.short(text.text))', the \(text.property) of \(text.element.displayName), is not translated "
                            + "into \(missing.joined(separator: ", ")): add '\(key)'."))
            }
            let wanted = FormatSpecifiers(text.text)
            for translation in translations {
                let texts = [translation.strings[key], translation.padStrings[key]].compactMap { $0 }
                guard let translated = texts.first(where: { FormatSpecifiers($0) != wanted }) else { continue }
                findings.append(
                    finding(
                        .translationFormat, document, text.element,
                        "'\(Self.short(translated))', the translation of '\(Self.short(text.text))' into "
                            + "\(translation.language), has the format specifiers \(FormatSpecifiers(translated)) instead of "
                            + "\(wanted)."))
            }
        }
    }

    private func finding(_ rule: Rule, _ document: Document, _ element: Element, _ message: String) -> Finding {
        Finding(
            rule: rule, message: message, path: document.path, location: element.location, object: element.id)
    }

    private static func short(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).first?.shortened(to: 40) ?? ""
    }
}

extension Rule {
    /// A text is not translated.
    package static let missingTranslation = Rule(
        "missing-translation", on: .request, .warning,
        summary: "A text of a document that is translated has no entry in one of its translations.",
        help: "Add the entry to the strings file or catalogue.")

    /// A translation has other placeholders than its text.
    package static let translationFormat = Rule(
        "translation-format", on: .request, .error,
        summary: "A translation has other format specifiers than the text that it stands for.",
        help: "Give it the same, numbered where their order differs.")

    /// Every rule on texts and their translations.
    package static let onTexts: [Rule] = [.missingTranslation, .translationFormat]
}

/// The placeholders of a format: what each argument is taken for, by its number.
struct FormatSpecifiers: Equatable, CustomStringConvertible {
    private var kinds: [Int: String] = [:]

    /// Finds the specifiers of a text: `%@`, `%d`, `%1$@`, `%.2f`, `%lld`; `%%` is none.
    init(_ text: String) {
        var bytes = Array(text.utf8)[...]
        var next = 1
        while let percent = bytes.firstIndex(of: UInt8(ascii: "%")) {
            bytes = bytes[(percent + 1)...]
            if bytes.first == UInt8(ascii: "%") {
                bytes = bytes.dropFirst()
                continue
            }
            guard let found = Self.specifier(bytes) else { continue }
            let number = found.number ?? next
            if found.number == nil { next += 1 }
            kinds[number] = found.kind
            bytes = bytes[found.end...]
        }
    }

    var description: String {
        kinds.isEmpty ? "none" : kinds.sorted { $0.key < $1.key }.map { "%\($0.value)" }.joined(separator: " ")
    }

    /// What stands behind a percent sign: a number with `$`, flags, width, precision, length, and the kind.
    private static func specifier(_ bytes: ArraySlice<UInt8>) -> (number: Int?, kind: String, end: Int)? {
        var rest = bytes
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        var number: Int?
        if rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
            number = Int(String(decoding: digits, as: UTF8.self))
            rest = rest.dropFirst(digits.count + 1)
        }
        // A space is a flag as well, but "100 % of" is no format.
        rest = rest.drop { "0123456789.+-#'*".utf8.contains($0) }
        let length = rest.prefix { "hlqLztj".utf8.contains($0) }
        rest = rest.dropFirst(length.count)
        guard let kind = rest.first else { return nil }
        switch kind {
        case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "c"), UInt8(ascii: "C"):
            return (number, String(decoding: [kind], as: UTF8.self), rest.startIndex + 1)
        case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
            UInt8(ascii: "o"):
            return (number, String(decoding: Array(length), as: UTF8.self) + "d", rest.startIndex + 1)
        case UInt8(ascii: "f"), UInt8(ascii: "g"), UInt8(ascii: "e"), UInt8(ascii: "F"), UInt8(ascii: "G"),
            UInt8(ascii: "E"):
            return (number, "f", rest.startIndex + 1)
        default: return nil
        }
    }
}
