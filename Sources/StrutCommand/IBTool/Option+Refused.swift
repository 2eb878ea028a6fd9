import Strut

/// The options of Apple's `ibtool` that Strut knows and does not carry out: each is refused by its name, with advice.
extension Option {
    static let refusedByIBTool: [Option] =
        [
            "--all", "--classes", "--connections", "--hierarchy", "--objects", "--localizable-all",
            "--localizable-geometry", "--localizable-other", "--localizable-to-many-relationships",
        ].map { refused($0, advice: "'strut compile' and 'strut textconv' print what a document holds") }
        + [
            refused("--localizable-strings", advice: "'strut strings' prints the texts"),
            refused("--export", "PATH", advice: "'--generate-strings-file' writes the texts"),
            refused("--import", "PATH", advice: "'--import-strings-file' reads texts"),
            refused("--export-xliff", "PATH", advice: "'strut strings' writes strings files and catalogs"),
            refused("--import-xliff", "PATH", advice: "'--import-strings-file' reads texts"),
            refused("--source-language", "NAME", advice: "'strut strings' knows languages"),
            refused("--target-language", "NAME", advice: "'strut strings' knows languages"),
            refused("--generate-stringsfile", "PATH", advice: "write '--generate-strings-file'"),
            refused("--incremental-file", "PATH", advice: "'strut strings --update' keeps translations"),
            refused("--previous-file", "PATH", advice: "'strut strings --update' keeps translations"),
            refused("--localize-incremental", advice: "'strut strings --update' keeps translations"),
            refused(
                "--companion-strings-file", "LPROJ:PATH",
                advice: "leave it out, and copy strings files into the app's folders of languages as they are"),
            refused(
                "--reference-external-strings-file",
                advice:
                    "leave it out: texts are in the compiled document, and strings files take their place when it is loaded"
            ),
            refused("--strip", "PATH", advice: "'--compile' writes nothing that only Interface Builder needs"),
            refused("--upgrade", advice: "let Xcode do it"),
            refused("--update-frames", advice: "'strut compile' prints the frames that constraints give"),
            refused("--update-constraints", advice: "let Xcode do it"),
            refused("--convert", "OLD-NEW", advice: "change the names of classes in the document by 'sed'"),
            refused("--remove-plugin-dependencies", "NAMES", advice: "remove the 'plugIn' elements from the document"),
            refused("--plugin", "PATH", advice: "documents of today need no plug-ins"),
            refused("--plugin-dir", "PATH", advice: "documents of today need no plug-ins"),
            refused("--bundle", "PATH", advice: "leave it out: classes and images are looked up by their names"),
            refused("--human-readable", advice: "write '--output-format human-readable-text'"),
        ]

    private static func refused(_ name: String, _ placeholder: String? = nil, advice: String) -> Option {
        Option(name, nil, placeholder, help: "Not supported.") { _, _ throws(UsageError) in
            throw UsageError("'\(name)' is not supported", advice: advice)
        }
    }
}
