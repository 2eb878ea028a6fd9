import Strut

/// A document to compile: a file, or standard input.
struct Input: Sendable {
    /// The path as it was given, or the name that standard input goes by.
    var path: String
    var isStandardInput: Bool

    /// The inputs that a command line names.
    static func all(_ arguments: Arguments) throws(UsageError) -> [Input] {
        if arguments.operands.isEmpty {
            throw UsageError("no input", advice: "give the path of a storyboard or xib, or '-' for standard input")
        }
        if arguments.operands.count(where: { $0 == "-" }) > 1 {
            throw UsageError("standard input ('-') is given twice", advice: "give it once")
        }
        return arguments.operands.map { operand in
            operand == "-"
                ? Input(path: arguments.assumedFileName ?? "stdin", isStandardInput: true)
                : Input(path: operand, isStandardInput: false)
        }
    }

    /// The last part of the path.
    var fileName: String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    /// Reads the document.
    func read() throws(InputError) -> Document {
        try parse(bytes())
    }

    /// The bytes of the document.
    func bytes() throws(InputError) -> [UInt8] {
        guard isStandardInput else {
            do {
                return try Document.bytes(ofFile: path)
            } catch {
                throw InputError(error)
            }
        }
        switch FileDescriptor.standardInput.readAll() {
        case .success(let bytes): return bytes
        case .failure(let error): throw InputError(unreadable: path, error)
        }
    }

    /// The document that `bytes` hold.
    func parse(_ bytes: [UInt8]) throws(InputError) -> Document {
        do {
            return try Document.parse(bytes, path: path)
        } catch {
            throw InputError(error)
        }
    }
}

/// Why there is no document: the finding to report and the status to end with.
struct InputError: Error {
    var finding: Finding
    var status: ExitStatus

    init(_ error: DocumentError) {
        finding = error.finding
        switch error.kind {
        case .noSuchFile, .unreadable: status = .noInput
        default: status = .badInput
        }
    }

    init(unreadable path: String, _ error: SystemError) {
        finding = Finding(
            rule: DocumentError.Kind.unreadable.rawValue, severity: .error,
            message: "standard input cannot be read: \(error.text)", path: path)
        status = .noInput
    }
}
