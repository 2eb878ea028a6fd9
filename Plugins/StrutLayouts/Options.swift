import Foundation

/// What `Strut.options` in a target's folder says, if there is such a file.
struct Options {
    /// The file itself, and the files that its options name.
    var files: [URL] = []
    var arguments: [String] = []
    /// What documents are made into: frames, or code that stands in for compiled storyboards and nibs.
    var format = "swift"

    /// Reads the options of the target in `folder`; paths in them start at `root`, where build commands run.
    init(in folder: URL, root: URL) throws {
        let file = folder.appending(path: "Strut.options")
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        files = [file]
        for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let first = words.first, !first.hasPrefix("#") else { continue }
            let parts = first.hasPrefix("--") ? first.split(separator: "=", maxSplits: 1).map(String.init) : [first]
            if parts[0] == "--format" {
                format = parts.dropFirst().first ?? words.dropFirst().first ?? ""
                guard ["swift", "uikit"].contains(format) else {
                    throw OptionsError(description: "\(file.path): the format in a build is swift or uikit")
                }
                continue
            }
            if Self.own.contains(parts[0]) || first.hasPrefix("-o") || !first.hasPrefix("-") {
                throw OptionsError(
                    description: "\(file.path): '\(first)' is not for this file: "
                        + "the plug-in says itself what is compiled, and where to")
            }
            arguments += words
            if parts[0] == "--design-data", let path = parts.dropFirst().first ?? words.dropFirst().first {
                files.append(URL(filePath: path, relativeTo: root))
            }
        }
        files.removeAll { !FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The options that the plug-in gives itself, and those that write files that a build does not know of.
    private static let own: Set = [
        "--output", "--output-directory", "--type-name", "--assume-filename", "--diagnostic-output", "--",
    ]
}

/// Why `Strut.options` cannot be used.
struct OptionsError: Error, CustomStringConvertible {
    var description: String
}
