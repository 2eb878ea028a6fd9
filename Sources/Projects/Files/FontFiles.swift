import StrutDiagnostics
import StrutTextMeasurement

/// The font files of folders.
package enum FontFiles {
    /// The font files below a folder, or the file itself, in the order of their paths; nil where nothing is there.
    package static func below(_ path: String) -> [String]? {
        switch FileSystem.kind(of: path.hasSuffix("/") ? String(path.dropLast()) : path) {
        case .file?: return [path]
        case nil: return nil
        // A link to a folder that somebody names is meant.
        case .folder?, .other?:
            var found: [String] = []
            guard FileSystem.names(in: path) != nil else { return nil }
            add(below: path, to: &found)
            return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    private static func add(below folder: String, to found: inout [String]) {
        // Names such as `.SFUI.ttf` are Apple's own.
        for name in FileSystem.names(in: folder) ?? [] {
            let path = Path.joined(folder, name)
            switch FileSystem.kind(of: path) {
            case .folder?: if !name.hasPrefix(".") { add(below: path, to: &found) }
            case .file?: if isFont(name) { found.append(path) }
            case .other?, nil: break
            }
        }
    }

    /// Whether a file is a font by its name.
    package static func isFont(_ name: String) -> Bool {
        guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return extensions.contains(name[name.utf8.index(after: point)...].lowercased())
    }

    /// What names of font files end in.
    static let extensions: Set = ["ttf", "otf", "ttc", "otc"]
}

extension InstalledFonts {
    /// The fonts below folders; a path may also be that of one file. Reading none where the package trait `HarfBuzz` is
    /// off.
    public convenience init(folders: [String]) {
        self.init(folders.flatMap { FontFiles.below($0) ?? [] }.map { Source(path: $0) })
    }

    /// What is wrong with files, as findings.
    public var findings: [Finding] {
        problems.map { problem in
            Finding(
                rule: .badFont, severity: .warning,
                message: "no text is measured with \(problem.face.map { "face \($0) of " } ?? "")this font: "
                    + problem.reason,
                path: problem.path)
        }
    }
}

extension Rule {
    /// A font file cannot be measured with.
    package static let badFont = Rule(
        "bad-font", on: .request, .error, orElse: .warning,
        summary:
            "A folder of fonts is not there; as a warning, that a font file is broken or no font, or a folder has none; as a "
            + "note, that files of a project are empty.",
        help: "Correct the path, or replace the file by one that other programs can show.")
}
