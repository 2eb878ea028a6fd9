/// The files of the fonts that come with iOS: documents list them as they list the fonts of an app.
///
/// The families are those of Apple's list of fonts for iOS; documents name the files of several of them.
enum SystemFontFiles {
    /// Whether a file, by its name in lower case without the extension, holds a font of iOS.
    static func contains(_ file: String) -> Bool {
        let name = file.filter { $0 != " " && $0 != "-" && $0 != "_" }
        return families.contains(name)
            || styles.contains { name.hasSuffix($0) && families.contains(String(name.dropLast($0.count))) }
    }

    /// The ends of the names of files that hold one cut of a family.
    private static let styles = [
        "bold", "bolditalic", "italic", "regular", "light", "medium", "semibold", "thin", "ultralight", "ui", "core",
        "std",
    ]

    private static let families: Set<String> = [
        "academyengravedletplain", "alnile", "americantypewriter", "applecoloremoji", "applesdgothicneo",
        "applesymbols",
        "arial", "arialhebrew", "arialroundedmtbold", "arialroundedbold", "avenir", "avenirnext", "avenirnextcondensed",
        "banglasangammn", "baskerville", "bodoni72", "bodoni72oldstyle", "bodoni72smallcaps", "bodoniornaments",
        "bradleyhand", "chalkboardse", "chalkduster", "charter", "cochin", "copperplate", "couriernew", "courier",
        "damascus",
        "devanagarisangammn", "didot", "dinalternate", "dincondensed", "euphemiaucas", "farah", "futura", "galvji",
        "geezapro",
        "georgia", "gillsans", "granthasangammn", "helvetica", "helveticaneue", "hiraginomarugothicpron",
        "hiraginominchopron",
        "hiraginosans", "hoeflertext", "impact", "kailasa", "kefa", "khmersangammn", "kohinoorbangla",
        "kohinoordevanagari",
        "kohinoorgujarati", "kohinoortelugu", "laosangammn", "malayalamsangammn", "markerfelt", "marion", "menlo",
        "mishafi",
        "myanmarsangammn", "newyork", "noteworthy", "notonastaliqurdu", "optima", "oriyasangammn", "palatino",
        "papyrus",
        "partylet", "pingfang", "rockwell", "savoyelet", "sfcompact", "sfpro", "sfprodisplay", "sfprotext",
        "sfuidisplay",
        "sfuitext", "sfui", "sfmono", "sinhalasangammn", "snellroundhand", "stixtwomath", "stixtwotext",
        "superclarendon",
        "symbol", "tamilsangammn", "thonburi", "timesnewroman", "trebuchetms", "verdana", "zapfdingbats", "zapfino",
    ]
}
