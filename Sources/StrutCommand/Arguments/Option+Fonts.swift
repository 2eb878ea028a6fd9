import Strut

/// The option about font files.
extension Option {
    static let fonts = Option(
        "--fonts", nil, "FOLDER",
        help:
            "Measure text with the fonts in FOLDER and below it, TrueType and OpenType, before the built-in tables; may be "
            + "given several times, also for one file. Fonts in the document's project are found automatically.",
        completion: .directories, takesSeveral: true
    ) { arguments, value throws(UsageError) in
        guard InstalledFonts.isSupported else {
            throw UsageError(
                "'--fonts' needs HarfBuzz, and this strut was built without it",
                advice:
                    "take a released executable, or build with 'swift build --configuration release --traits HarfBuzz', "
                    + "which needs libharfbuzz-dev")
        }
        arguments.fontFolders.append(value)
    }
}
