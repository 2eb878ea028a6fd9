import CContainment
import Strut

/// The sandbox of `--sandbox`: once it is entered, only the folders of the inputs can be read, only those of the
/// outputs be changed, and no program be started or network be reached, whatever a document makes of the process.
struct Sandbox {
    private var readable: Set<String> = []
    private var writable: Set<String> = []

    /// The sandbox for some inputs and for the files and folders that are written.
    init(reading inputs: [Input], _ runTime: RunTimeData, roots: [String] = [], others: [String] = []) {
        for input in inputs where !input.isStandardInput {
            readable.insert(input.path)
            // What belongs to a document lies beside it: a side-car, catalogs, and translations in folders of
            // languages.
            let folder = Self.folder(of: input.path)
            readable.insert(folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder)
        }
        readable.formUnion(roots + others + [runTime.designDataPath].compactMap { $0 })
    }

    /// Lets a file be written, which takes its folder.
    mutating func allowWriting(_ path: String?) {
        guard let path, path != "-" else { return }
        writable.insert(Self.folder(of: path))
    }

    /// Lets files be written below a folder.
    mutating func allowWriting(below folder: String) { writable.insert(folder) }

    /// Closes it. It cannot be opened again.
    func close() throws(UsageError) {
        // What was not read yet would be out of reach.
        _ = Unicode.Scalar(0x41).properties.isAlphabetic
        let result = Self.withPointers(readable.sorted()) { readable in
            Self.withPointers(writable.sorted()) { writable in
                SandboxEnter(readable.baseAddress, readable.count, writable.baseAddress, writable.count)
            }
        }
        switch result {
        case SandboxEntered: return
        case SandboxNotSupported:
            throw UsageError(
                "'--sandbox' needs Linux 5.13 with Landlock and seccomp", advice: "use a container, or another machine")
        default: throw UsageError("the sandbox cannot be closed: \(SystemError().text)")
        }
    }

    /// The system calls that pass.
    static var calls: [String] {
        var names: [String] = []
        while let name = SandboxCallName(names.count) { names.append(String(cString: name)) }
        return names
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func withPointers<Result>(
        _ words: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = words.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        return copies.map { UnsafePointer($0) }.withUnsafeBufferPointer(body)
    }
}
