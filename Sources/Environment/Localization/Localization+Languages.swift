import Diagnostics
import InterfaceDocument
import JSON

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
    /// Those of the strings files beside it, and those that a string catalogue beside it has texts in.
    public static func languages(ofDocumentAt path: String) -> [String] {
        let place = Place(path)
        var found: Set<String> = []
        for entry in Directory.names(in: place.folder.isEmpty ? "." : place.folder) ?? []
        where entry.hasSuffix(".lproj") {
            let language = String(entry.dropLast(".lproj".count))
            if access(place.strings(language), R_OK) == 0 { found.insert(language) }
        }
        for file in place.catalogues {
            guard let bytes = try? Document.bytes(ofFile: file, waits: false), let json = try? JSONValue(parsing: bytes)
            else { continue }
            let source = json["sourceLanguage"]?.string
            for entry in json["strings"]?.members ?? [] {
                for translation in entry.value["localizations"]?.members ?? [] where translation.name != source {
                    found.insert(translation.name)
                }
            }
        }
        found.subtract(["Base", "mul", place.language ?? "Base"])
        return found.sorted()
    }
}

extension Localization.Place {
    /// The documents that have their translations in these files: those of this name, in the folder that holds the language
    /// folders and in each of these.
    package var documents: [String] {
        let names = Directory.names(in: folder.isEmpty ? "." : folder) ?? []
        let languages = names.filter { $0.hasSuffix(".lproj") }.sorted().map { "\($0)/" }
        return ([""] + languages).flatMap { inner in
            let found = inner.isEmpty ? names : Directory.names(in: folder + inner) ?? []
            return found.filter(isDocument).sorted().map { folder + inner + $0 }
        }
    }

    private func isDocument(_ name: String) -> Bool {
        guard name.hasPrefix("\(stem).") else { return false }
        return ["storyboard", "xib"].contains(name.dropFirst(stem.count + 1).lowercased())
    }
}
