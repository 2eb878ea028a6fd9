import Strut

/// Options in a file, one on each line, such as `--device iPhone 15`: the build-tool plug-in's `Strut.options`, which
/// may change while the commands of a build stay as they are.
extension Arguments {
    /// Adds the options in the file of `--options-file`, if there is one.
    mutating func readOptionsFile(_ options: @autoclosure () -> [Option]) throws(UsageError) {
        guard let path = optionsFile else { return }
        let bytes: [UInt8]
        do throws(DocumentError) {
            bytes = try Document.bytes(ofFile: path)
        } catch {
            var unread = UsageError("the options cannot be read: \(error.message)")
            unread.place = path
            throw unread
        }
        try take(String(decoding: bytes, as: UTF8.self), ofFile: path, options: options())
    }

    /// Adds the options in `text`; an error has the place of its line in the file at `path`.
    ///
    /// A line is `--name value`, `--name=value`, `-n value` or `-nvalue`, and a value holds what stands to the line's
    /// end: nothing is put in quotes. Empty lines, those that begin with `#`, and a byte order mark say nothing.
    mutating func take(_ text: String, ofFile path: String, options: [Option]) throws(UsageError) {
        let lines = Substring(text.unicodeScalars.drop { $0 == "\u{FEFF}" })
        for (index, line) in lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let line = Self.trimmed(line)
            if line.isEmpty || line.hasPrefix("#") { continue }
            do throws(UsageError) {
                try take(line: line, options: options)
            } catch {
                var error = error
                error.place = "\(path):\(index + 1)"
                throw error
            }
        }
    }

    private mutating func take(line: Substring, options: [Option]) throws(UsageError) {
        let isLong = line.hasPrefix("--")
        let name = isLong ? line.prefix { $0 != "=" && !$0.isWhitespace } : line.prefix(2)
        guard line.hasPrefix("-"), name != "-" else {
            throw UsageError("'\(line)' is no option", advice: "write one on each line: --device iPhone 15")
        }
        guard let option = options.first(where: { $0.names.contains(String(name)) }) else {
            throw .unknown(
                "option", String(name), among: options.map(\.name), listedBy: "'strut help compile' lists the options")
        }
        if Self.outside.contains(where: { $0.name == option.name }) {
            throw UsageError(
                "'\(option.name)' is not for this file",
                advice: "what is read and written, and how it is called, is said on the command line")
        }
        var value = line.dropFirst(name.count)
        if isLong, value.first == "=" { value.removeFirst() }
        value = Self.trimmed(value)
        var rest: ArraySlice<String> = []
        try read(option, attached: value.isEmpty ? nil : path(String(value), of: option), from: &rest)
    }

    /// A value as it stands on a command line: of an option that names a file or a folder, seen from the folder of
    /// `--options-root`.
    private func path(_ value: String, of option: Option) -> String {
        guard let optionsRoot, [.files, .directories].contains(option.completion), value != "none" else { return value }
        return value.hasPrefix("/") ? value : Folder.joined(optionsRoot, value)
    }

    /// The options that whoever names the file says: what is compiled, into what, and under which names.
    private static let outside: [Option] = [
        .output, .outputDirectory, .typeName, .typeStem, .assumeFileName, .diagnosticOutput, .optionsFile, .optionsRoot,
        .project, .dependencyFile, .help,
    ]

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}

extension Option {
    static let optionsFile = Option(
        "--options-file", nil, "FILE",
        help: "Read more options from FILE, one on each line, such as --device iPhone 15, as the build-tool plug-in "
            + "does from Strut.options. Without a --format the result is Swift then.",
        completion: .files
    ) { arguments, value throws(UsageError) in
        arguments.optionsFile = value
    }

    static let optionsRoot = Option(
        "--options-root", nil, "DIR",
        help: "Where paths in the file of --options-file start. Default: the current folder.", completion: .directories
    ) { arguments, value throws(UsageError) in
        arguments.optionsRoot = value
    }

    static let project = Option(
        "--project", nil, "DIR",
        help:
            "The folder of the app or target that the documents belong to, as the build-tool plug-in says: images have the "
            + "sizes of its catalogs where a document states none, and a document for macOS or watchOS is a note and "
            + "gives source without a type. Documents of a folder belong to it without this option.",
        completion: .directories
    ) { arguments, value throws(UsageError) in
        arguments.project = value
    }
    /// `--project` of subcommands that describe one object.
    static let imageProject = Option(
        "--project", nil, "DIR",
        help:
            "The folder of the app or target that the document belongs to: images have the sizes of its catalogs where "
            + "the document states none.",
        completion: project.completion, store: project.store)
}
