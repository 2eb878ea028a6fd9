import InterfaceDocument

extension Localization {
    /// Where the translations of a document stand.
    package struct Place {
        /// The folder that holds the language folders, with a slash at its end unless it is the current one.
        package var folder: String
        /// The document's name without its extension.
        package var stem: String
        /// The language whose folder the document itself lies in; nil for one outside of such a folder.
        package var language: String?

        /// Of the document at `path`.
        ///
        /// What the path says counts, so that a language folder that is a link stands where it is written. Where the
        /// path does not say what the document's folder is called, the file system does.
        package init(_ path: String) {
            let written = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let name = written.last ?? path
            stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
            var parts = written.dropLast().enumerated().filter { index, part in
                // An empty part is the root at the start, and nothing elsewhere.
                part != "." && (index == 0 || !part.isEmpty)
            }.map(\.element)
            if let last = parts.last, last != ".." {
                language = Self.language(ofFolder: last)
                if language != nil { parts.removeLast() }
            } else {
                let folder = parts.isEmpty ? "." : parts.joined(separator: "/")
                language = Self.nameOnDisk(ofFolder: folder).flatMap(Self.language(ofFolder:))
                if language != nil { parts.append("..") }
            }
            folder = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
        }

        private static func language(ofFolder name: String) -> String? {
            name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : nil
        }

        /// What the folder at `path` is called in the one above it; nil where there is none.
        private static func nameOnDisk(ofFolder path: String) -> String? {
            Directory.resolvingLinks(path).map(Document.fileName(ofPath:))
        }

        /// The strings file of a language.
        package func strings(_ language: String) -> String { "\(folder)\(language).lproj/\(stem).strings" }

        /// Where a string catalog may stand, Xcode's own place first.
        package var catalogs: [String] { ["\(folder)mul.lproj/\(stem).xcstrings", "\(folder)\(stem).xcstrings"] }
    }
}
