import CFaultReport
import Strut

/// A document to compile: a file, or standard input.
struct Input: Sendable {
    /// The path as it was given, or the name that standard input goes by.
    var path: String
    /// Where its result belongs in an output directory, without the format's extension: its name, or its path in the
    /// folder in which it was found.
    var resultPath: String
    var isStandardInput: Bool
    /// Whether it is of a project, whose folder may leave documents out.
    var isOfProject: Bool
    /// The folder of what it belongs to, where a command line says so: it was found there, or `--project` names it.
    var project: String?
    /// The target of an Xcode project that compiles it, where the command line names the project.
    var target: XcodeProject.Target?
    /// What was read of it already.
    private var streamed = Streamed.nothing

    /// What was read ahead of an input.
    private enum Streamed {
        /// It is read when it is worked on.
        case nothing
        case bytes([UInt8])
        case failure(InputError)
    }

    /// The input at `path`; its result is called `resultPath`, or after the file.
    init(path: String, resultPath: String? = nil, isStandardInput: Bool = false, isOfProject: Bool = false) {
        self.path = path
        self.resultPath = resultPath ?? Document.fileName(ofPath: path)
        self.isStandardInput = isStandardInput
        self.isOfProject = isOfProject
    }

    /// The inputs that a command line names, each once; a folder stands for all documents below it.
    ///
    /// - Parameter followsLinks: Whether a link is what it leads to, and not an input of its own.
    static func all(_ arguments: Arguments, followsLinks: Bool = false) throws(UsageError) -> [Input] {
        try arguments.checkInputs()
        let named = arguments.operands.flatMap { operand in
            if operand != "-", Folder.exists(operand) {
                return XcodeProject.isXcode(operand) ? documents(ofXcode: operand) : documents(inFolder: operand)
            }
            var input = operand == "-" ? standard(arguments) : Input(path: operand)
            input.project = arguments.project
            return [input]
        }
        // One input is no other's: nothing has to be asked of the file system.
        if named.count == 1 { return named }
        var paths = DistinctPaths(followsLinks: followsLinks)
        return named.enumerated().filter { number, input in
            input.isStandardInput || paths.earlier(input.path, number: number) == nil
        }.map(\.element)
    }

    /// Standard input, by the name that it goes by.
    static func standard(_ arguments: Arguments) -> Input {
        Input(path: arguments.assumedFileName ?? "stdin", isStandardInput: true)
    }

    private static func documents(inFolder folder: String) -> [Input] {
        let names = Folder.documents(below: folder)
        // Reading an empty folder fails, and says why.
        if names.isEmpty { return [Input(path: folder)] }
        return names.map { name in
            var input = Input(path: Folder.joined(folder, name), resultPath: name)
            input.project = folder
            return input
        }
    }

    /// The documents that the targets of a project compile, or of the projects of a workspace.
    private static func documents(ofXcode path: String) -> [Input] {
        do throws(InputError) {
            let folder = Folder.around(path)
            let xcode = try XcodeInput(path)
            let targets = xcode.targets
            return xcode.documents.map { document in
                let isBelow = folder != "." && document.hasPrefix(folder + "/")
                let name = isBelow ? String(document.dropFirst(folder.count + 1)) : document
                let leaves = name.hasPrefix("/") || name.hasPrefix("../")
                var input = Input(path: document, resultPath: leaves ? nil : name)
                input.project = folder
                input.target = targets[document]
                return input
            }
        } catch {
            return [Input(path: path, failing: error)]
        }
    }

    /// An input of which is known already why it cannot be read.
    init(path: String, failing error: InputError) {
        self.init(path: path)
        streamed = .failure(error)
    }

    /// Reads the document, which is what this thread works on from now on; with `upgrades` one of Xcode 3 or 4 too.
    func read(upgrades: Bool) throws(InputError) -> Document {
        do throws(InputError) {
            return try read()
        } catch {
            guard upgrades, let source = error.obsoleteSource else { throw error }
            do throws(DocumentError) {
                return try Document.upgrading(bytes: source, path: path)
            } catch {
                throw InputError(error)
            }
        }
    }

    /// Reads the document, which is what this thread works on from now on.
    func read() throws(InputError) -> Document {
        FaultReportBegin(path)
        if case .nothing = streamed, !isStandardInput {
            do {
                return try Document.read(path: path)
            } catch {
                throw InputError(explained(error))
            }
        }
        let bytes = try bytes()
        do {
            return try Document.parse(bytes, path: path)
        } catch {
            throw InputError(error)
        }
    }

    /// Reads now what can be read but once: standard input, pipes and devices.
    mutating func readStreams() {
        var status = stat()
        guard isStandardInput || stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
        else {
            return
        }
        do throws(InputError) {
            streamed = .bytes(try bytes())
        } catch {
            streamed = .failure(error)
        }
    }

    func bytes() throws(InputError) -> [UInt8] {
        switch streamed {
        case .nothing: break
        case .bytes(let bytes): return bytes
        case .failure(let error): throw error
        }
        guard isStandardInput else {
            do {
                return try Document.bytes(ofFile: path)
            } catch {
                throw InputError(explained(error))
            }
        }
        do throws(SystemError) {
            return try FileDescriptor.standardInput.readAll()
        } catch {
            throw InputError(unreadable: path, error)
        }
    }

    /// Why the file is not read. Of the folders among the inputs, only those in which nothing was found are read as
    /// files.
    private func explained(_ error: DocumentError) -> DocumentError {
        error.kind == .unreadable && Folder.exists(path) ? .folder(self) : error
    }
}

/// Why there is no document: the finding to report and the status to end with.
struct InputError: Error {
    var finding: Finding
    var status: ExitStatus
    /// What was read, if it is no document.
    var source: SourceText?
    /// Whether with more memory it might be read.
    var lacksMemory = false
    /// What was read, if it is a document of Xcode 3 or 4.
    private(set) var obsoleteSource: [UInt8]?

    init(_ error: DocumentError) {
        finding = error.finding
        lacksMemory = error.kind == .outOfMemory
        source = SourceText(error.source)
        if error.kind == .obsoleteFormat { obsoleteSource = error.source }
        switch error.kind {
        case .noSuchFile, .unreadable: status = .noInput
        default: status = .badInput
        }
    }

    init(_ error: DocumentEditError, in path: String) {
        self.init(DocumentError(.unreadable, error.message, path: path))
    }

    init(unreadable path: String, _ error: SystemError) {
        finding = Finding(
            rule: DocumentError.Kind.unreadable.rule,
            message: "standard input cannot be read: \(error.text)", path: path)
        status = .noInput
    }
}

extension DocumentError {
    /// An input is a folder, and nothing in it or below it is read.
    fileprivate static func folder(_ input: Input) -> DocumentError {
        let path = input.path
        do throws(SystemError) {
            _ = try Folder.names(in: path)
            let message =
                switch (Folder.documents(below: path).first, input.isOfProject) {
                case (nil, _): "no storyboard or xib is in this folder or below it"
                case (_?, true):
                    "every storyboard and xib in this folder is left out, by '.gitignore', by 'exclude' in '.strut.json' or "
                        + "as a package's; name one to look at it"
                case (let document?, false):
                    "this is a folder, and one document is wanted: name it, such as '\(Folder.joined(path, document))'"
                }
            return DocumentError(.noSuchFile, message, path: path)
        } catch {
            return DocumentError(.unreadable, "the folder cannot be read: \(error.text)", path: path)
        }
    }
}
