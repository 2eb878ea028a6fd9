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
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let name = parts.popLast() ?? path
        let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        var own: String?
        if let last = parts.last, last.hasSuffix(".lproj") {
            own = String(last.dropLast(".lproj".count))
            parts.removeLast()
        }
        let folder = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
        var found: Set<String> = []
        for entry in Directory.names(in: folder.isEmpty ? "." : folder) ?? []
        where entry.hasSuffix(".lproj") {
            let language = String(entry.dropLast(".lproj".count))
            if access("\(folder)\(entry)/\(stem).strings", R_OK) == 0 { found.insert(language) }
        }
        for file in ["\(folder)mul.lproj/\(stem).xcstrings", "\(folder)\(stem).xcstrings"] {
            guard let bytes = try? Document.bytes(ofFile: file), let json = try? JSONValue(parsing: bytes) else {
                continue
            }
            let source = json["sourceLanguage"]?.string
            for entry in json["strings"]?.members ?? [] {
                for translation in entry.value["localizations"]?.members ?? [] where translation.name != source {
                    found.insert(translation.name)
                }
            }
        }
        found.subtract(["Base", "mul", own ?? "Base"])
        return found.sorted()
    }
}
