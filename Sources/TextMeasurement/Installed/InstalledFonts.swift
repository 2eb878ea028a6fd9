// The fonts of some folders: text in them is measured with their own advances and kerning.

/// Fonts on this machine that replace the built-in tables.
///
/// A font is found by its PostScript name, a named instance of a variable font by its own; by its full name; or by
/// family and weight. What no file has is measured with the tables, as without these fonts.
///
/// Reading files needs HarfBuzz, which stands behind the package trait of this name: without it there are none.
public final class InstalledFonts: Sendable {
    /// Whether this build reads fonts.
    public static var isSupported: Bool {
        #if HarfBuzz
            true
        #else
            false
        #endif
    }

    /// A font file, or one in memory.
    public struct Source: Sendable, Hashable {
        /// The path, which problems name.
        public var path: String
        /// The bytes; nil to read the file.
        public var bytes: [UInt8]?
        /// Whether the system's own text is set in it too, if it is a cut of San Francisco: an app's copy serves its
        /// name only.
        public var servesSystem: Bool

        /// A font file, or one in memory.
        public init(path: String, bytes: [UInt8]? = nil, servesSystem: Bool = true) {
            self.path = path
            self.bytes = bytes
            self.servesSystem = servesSystem
        }
    }

    /// Why a file, or a face of one, is left out.
    public struct Problem: Sendable, Hashable {
        /// The file's path.
        public var path: String
        /// Which face of a collection is left out, counted from 1; nil for the whole file.
        public var face: Int?
        /// What is wrong with it, without a full stop: `it ends before its table 'glyf' does`.
        public var reason: String
        /// Whether the file has no content: none, or only what Git LFS keeps in the place of a file that was not
        /// fetched.
        public var isEmptyFile = false
    }

    /// The files and faces that are left out, in the order of the sources; not those of other fonts that these come
    /// after.
    public let problems: [Problem]
    /// The PostScript names of the fonts, in the order of the sources.
    public let names: [String]

    /// The paths of the files, those of other fonts that these come after first; not those of fonts in memory.
    public let paths: [String]

    let catalog: FontCatalog

    /// Opens fonts; of two with one name the earlier counts, and those of `others` before all.
    public init(_ sources: [Source], after others: InstalledFonts? = nil) {
        var catalog = others?.catalog ?? FontCatalog()
        var problems: [Problem] = []
        #if HarfBuzz
            for source in sources {
                do throws(FontFileError) {
                    let file = try FontFile(source)
                    catalog.add(file.cuts, servesSystem: source.servesSystem)
                    problems += file.problems
                } catch {
                    problems.append(
                        Problem(path: source.path, reason: error.reason, isEmptyFile: error.isEmptyFile))
                }
            }
        #endif
        self.catalog = catalog
        self.problems = problems
        names = catalog.cuts.map(\.postScriptName)
        paths = (others?.paths ?? []) + sources.filter { $0.bytes == nil }.map(\.path)
    }

    /// Whether a font of a PostScript name, or of a family in the weight that the name ends in, is among these.
    package func contains(_ name: String, family: String?) -> Bool {
        catalog.font(named: name, family: family) != nil
    }

    /// Whether a font comes with iOS, by its PostScript name: no app needs to bring it.
    package static func comesWithSystem(_ name: String) -> Bool { NamedFont.comesWithSystem(name) }

    /// The font that stands for a description; nil where no file has it.
    func font(for font: Font, generation: SystemFontGeneration) -> InstalledFont? {
        switch font.face {
        case .named(let name, let family):
            // A name with a full stop is the system's alone; the others are those of files too: `SFProText-Italic`.
            if name.utf8.first != UInt8(ascii: "."), let own = catalog.font(named: name, family: family) {
                own
            } else if let face = SystemFontName.face(of: name) {
                self.font(for: Font(face: face, pointSize: font.pointSize), generation: generation)
            } else {
                nil
            }
        case .monospacedSystem(let weight): catalog.monospacedSystemFont(weight)
        case .system(let weight, let italic):
            catalog.systemFont(weight, italic: italic, size: font.pointSize, generation)
        }
    }
}

extension InstalledFonts: Hashable {
    /// The same fonts, not merely equal ones.
    public static func == (left: InstalledFonts, right: InstalledFonts) -> Bool { left === right }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
