import Strut

/// What git is configured with for storyboards and xibs: attributes that say which files are meant, and settings that
/// say how they are compared and merged.
struct GitSetup {
    /// Lines of `.gitattributes`.
    static let attributes = [
        "*.storyboard diff=strut", "*.xib diff=strut", "*.storyboard merge=strut", "*.xib merge=strut",
    ]

    /// Whether it is done for all repositories of the user.
    var isGlobal: Bool

    /// Settings of git's configuration.
    private var settings: [(name: String, value: String)] {
        let command = Self.command
        return [
            // A program that is not there any more would end each of git's comparisons.
            ("diff.strut.textconv", "f() { \(command) textconv \"$1\" || cat \"$1\"; }; f"),
            // The line that stands behind the place of a change: that of the object.
            ("diff.strut.xfuncname", "^([^ ].*)$"),
            ("merge.strut.name", "strut merge, by object id"),
            // What is no document, or no program, is merged line by line as before.
            (
                "merge.strut.driver",
                "f() { \(command) merge \"$1\" \"$2\" \"$3\" -o \"$2\" --assume-filename \"$5\"; s=$?; "
                    + "[ $s -lt 2 ] && return $s; "
                    + "git merge-file --marker-size=\"$4\" -L ours -L base -L theirs \"$2\" \"$1\" \"$3\"; }; "
                    + "f %O %A %B %L %P"
            ),
            // Both may be copies elsewhere, of one file or, with `--dir-diff`, of folders with files as they are from
            // the top.
            (
                "difftool.strut.cmd",
                "\(command) diff --assume-filename \"${MERGED:-.}\" \"$LOCAL\" \"$REMOTE\""
            ),
        ]
    }

    /// How git's shell finds this program: by the file that the path leads to, else by the file that runs. Its name
    /// would not do: Xcode and other programs that ask git have a path of their own.
    private static var command: String {
        let name = "strut"
        let path = getenv("PATH").map { String(cString: $0) } ?? ""
        let onPath = path.split(separator: ":").map { Folder.joined(String($0), name) }
        if let program = onPath.first(where: { $0.hasPrefix("/") && isProgram($0) }) { return Shell.quoted(program) }
        guard let file = CommandLine.arguments.first,
            let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")),
            let folder = Directory.resolvingLinks(String(file[...slash]))
        else { return name }
        let program = Folder.joined(folder, Document.fileName(ofPath: file))
        return isProgram(program) ? Shell.quoted(program) : name
    }

    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// What would be done by hand: the lines, and the commands.
    var text: String {
        var text = "# \(isGlobal ? "git's attributes file of the user" : ".gitattributes")\n"
        for line in Self.attributes { text += line + "\n" }
        text += "\n# commands\n"
        for setting in settings {
            let scope = isGlobal ? " --global" : ""
            text += "git config\(scope) \(setting.name) \(Shell.quoted(setting.value))\n"
        }
        return text
    }

    /// Writes what is not there yet; returns a line for each thing that was done.
    func write() throws(GitRepository.Failure) -> [String] {
        let file = try attributesFile()
        var done: [String] = []
        let missing = try add(Self.attributes, to: file)
        if !missing.isEmpty { done.append("'\(file)': \(missing.joined(separator: ", "))") }
        let scope = isGlobal ? ["--global"] : []
        for setting in settings {
            let known = try? GitRepository.ask(["config"] + scope + ["--get", setting.name], in: ".")
            if known == Array((setting.value + "\n").utf8) { continue }
            _ = try GitRepository.ask(["config"] + scope + [setting.name, setting.value], in: ".")
            let earlier = known.map { String(decoding: $0.dropLast(), as: UTF8.self) }
            done.append("git config \(setting.name)" + (earlier.map { ", instead of '\($0)'".onOneLine } ?? ""))
        }
        return done
    }

    /// The file of attributes: at the top of the repository, or the user's.
    private func attributesFile() throws(GitRepository.Failure) -> String {
        guard isGlobal else {
            return Folder.joined(try GitRepository(containing: ".").root, ".gitattributes")
        }
        if let path = try? GitRepository.ask(
            ["config", "--global", "--type=path", "--get", "core.attributesFile"], in: "."),
            !path.isEmpty
        {
            return String(decoding: path.dropLast(path.last == 0x0A ? 1 : 0), as: UTF8.self)
        }
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        if let folder = variable("XDG_CONFIG_HOME") { return Folder.joined(folder, "git/attributes") }
        guard let home = variable("HOME") else { throw GitRepository.Failure(message: "there is no home folder") }
        return Folder.joined(home, ".config/git/attributes")
    }

    /// Adds the lines that a file has not yet at its end; returns them.
    private func add(_ lines: [String], to path: String) throws(GitRepository.Failure) -> [String] {
        var bytes = try Self.bytes(ofFile: path)
        let known = Set(bytes.split { $0 == 0x0A || $0 == 0x0D }.map { String(decoding: $0, as: UTF8.self) })
        let missing = lines.filter { !known.contains($0) }
        guard !missing.isEmpty else { return [] }
        if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
        for line in missing { bytes += Array((line + "\n").utf8) }
        do {
            if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
                try OutputFile.makeDirectory(String(path[..<slash]))
            }
            try OutputFile.replace(path, with: bytes)
        } catch {
            throw GitRepository.Failure(message: "cannot write '\(path)': \(error.text)")
        }
        return missing
    }

    /// What a file holds that may not be there yet. One that is there and cannot be read is not replaced.
    private static func bytes(ofFile path: String) throws(GitRepository.Failure) -> [UInt8] {
        do throws(DocumentError) {
            return try Document.bytes(ofFile: path)
        } catch {
            if error.kind == .noSuchFile { return [] }
            throw GitRepository.Failure(message: "cannot read '\(path)', so nothing is added to it")
        }
    }
}
