import InterfaceDocument
import StrutDiagnostics
import StrutJSON

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Localization {
    /// The languages into which the document at `path` is translated, by their codes in alphabetic order.
    ///
    /// Those of the strings files beside it, and those that a string catalog beside it has texts in.
    public static func languages(ofDocumentAt path: String) -> [String] {
        let place = Place(path)
        return languages(at: place, of: languages(inFolder: place.folder)).languages
    }

    /// The languages that have folders in the folder at `path`, in the order of their codes.
    package static func languages(inFolder path: String) -> [String] {
        languages(amongFolders: Directory.names(in: path.isEmpty ? "." : path) ?? [])
    }

    /// The same of a folder that cannot be listed is an error: who has translations there would not be known.
    package static func languages(inReadableFolder path: String) throws(DocumentError) -> [String] {
        languages(amongFolders: try LanguageFolders.names(in: path.isEmpty ? "." : path) ?? [])
    }

    /// Those languages that a document is translated into, of the ones that have folders beside it, and those of its
    /// catalogs; with what keeps a catalog from being read.
    ///
    /// A language whose file may be there but cannot be read counts: who reads it says why.
    package static func languages(
        at place: Place, of begun: [String]
    ) -> (languages: [String], findings: [Finding]) {
        var found = Set(begun.filter { access(place.strings($0), F_OK) == 0 || !SystemError().isMissing })
        var reader = TranslationReader()
        for file in place.catalogs {
            guard let json = reader.catalog(in: file) else { continue }
            let source = json["sourceLanguage"]?.string
            for entry in json["strings"]?.members ?? [] {
                for translation in entry.value["localizations"]?.members ?? [] where translation.name != source {
                    found.insert(translation.name)
                }
            }
        }
        return (found.filter { isLanguage($0) && $0 != place.language }.sorted(), reader.findings)
    }

    /// The languages that have folders among those of these names, in the order of their codes.
    static func languages(amongFolders names: [String]) -> [String] {
        names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.filter(isLanguage).sorted()
    }

    /// Whether a folder's name may be a language: not `Base`, `mul` or `all`, which stand for none and for several, and
    /// no pseudo-language, which is made of the texts themselves.
    package static func isLanguage(_ name: String) -> Bool {
        !["", "base", "mul", "all"].contains(name.lowercased()) && PseudoLanguage(rawValue: name) == nil
    }

    /// Whether a folder may be made for a language under this name: a code such as `de`, `pt_BR` or `zh-Hant-TW`, and
    /// neither a list nor a path.
    package static func isLanguageCode(_ name: String) -> Bool {
        let isCode = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
        return isCode && isLanguage(name) && name.first?.isLetter == true
    }

    /// Whether texts may be shown under this name: in a language, in a pseudo-language, or in `Base`, whose folder may
    /// have strings files too.
    package static func isShowable(_ name: String) -> Bool {
        isLanguageCode(name) || PseudoLanguage(rawValue: name) != nil || name.lowercased() == "base"
    }
}
