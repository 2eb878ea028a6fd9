import InterfaceDocument
import StrutDiagnostics
import StrutJSON

/// Reads the files beside a document that translations may stand in. One that is not there is nothing; what else keeps
/// it from being read is a finding, reported once.
struct TranslationReader {
    /// What is wrong with the files.
    private(set) var findings: [Finding] = []

    /// The bytes of a file; nil where there is none, or where it cannot be read.
    mutating func bytes(of file: String) -> [UInt8]? {
        do throws(SystemError) {
            return try Document.bytes(ofOtherFile: file, waits: false)
        } catch {
            // A named pipe is no strings file.
            guard !error.isMissing, !error.isNoFile else { return nil }
            add(
                Finding(
                    rule: DocumentError.Kind.unreadable.rule, message: "the file cannot be read: \(error.text)",
                    path: file))
            return nil
        }
    }

    /// The string catalog in a file; nil where there is none, or where it is malformed.
    mutating func catalog(in file: String) -> JSONValue? {
        guard let bytes = bytes(of: file) else { return nil }
        do throws(JSONError) {
            return try JSONValue(parsing: bytes)
        } catch {
            add(
                Finding(
                    rule: .malformedStrings, message: "\(error.message): not a string catalog", path: file,
                    location: error.location))
            return nil
        }
    }

    /// Adds what is wrong with a file.
    mutating func add(_ finding: Finding) {
        if !findings.contains(finding) { findings.append(finding) }
    }
}
