import Foundation

/// `Strut.options` in a target's folder, if there is such a file. The executable reads it in each run, and so it may
/// change while the commands of a build stay as they are; here it is only asked for the files that its options name.
struct OptionsFile {
    /// The file itself, the design-time data that it names, and the fonts in the folders that it names.
    private(set) var files: [URL] = []
    /// Whether documents are compiled to what apps load, which become resources: what is made is part of the build's
    /// plan.
    private(set) var makesNibs = false
    /// How the executable gets it, or what is made without it.
    private(set) var arguments = ["--format", "swift"]

    /// Looks into the folder of a target; paths in the file start at `root`, wherever build commands run: those of a
    /// dependency run in the folder of the package that is built.
    init(in folder: URL, root: URL) {
        let file = folder.appending(path: "Strut.options")
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        files = [file]
        arguments = ["--options-file", file.path, "--options-root", root.path]
        // What cannot be read is reported by the executable.
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        for line in text.drop(while: { $0 == "\u{FEFF}" }).split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            let name = line.prefix { $0 != "=" && !$0.isWhitespace }
            let value = line.dropFirst(name.count + 1).trimmingCharacters(in: .whitespaces)
            let place = value.hasPrefix("/") ? URL(filePath: value) : root.appending(path: value)
            if value.isEmpty { continue }
            if name == "--format" { makesNibs = value == "nib" }
            if name == "--design-data", value != "none" { files.append(place) }
            if name == "--fonts" { files += FontFolder.files(below: place) }
        }
        files.removeAll { !FileManager.default.fileExists(atPath: $0.path) }
    }
}
