import Strut

/// The report that is in a file already. One on the same documents is replaced by a new one; one on other documents is
/// another batch's, such as the first half of a command line that `xargs` took apart, and would be lost.
struct EarlierReport {
    /// The documents that it refers to, by their paths without `./` at the start. What else findings are about, such as
    /// a configuration, a baseline or a translation, belongs to reports on any documents.
    private(set) var documents: Set<String> = []

    /// Refuses to replace the report at `path` by one on the documents at `inputs`, where it refers to others alone, of
    /// which one at least is still there.
    static func refuseReplacing(_ path: String, by inputs: [String]) throws(UsageError) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            let bytes = try? Document.bytes(ofFile: path, waits: false)
        else { return }
        let earlier = EarlierReport(bytes)
        guard !inputs.contains(where: { earlier.documents.contains(String($0.withoutCurrentFolder)) }),
            let other = earlier.documents.sorted().first(where: { stat($0, &status) == 0 })
        else { return }
        // The same documents may be called otherwise: from the root on, or by a link.
        let places = Set(earlier.documents.compactMap(Directory.resolvingLinks))
        if inputs.contains(where: { Directory.resolvingLinks($0).map(places.contains) ?? false }) { return }
        throw UsageError(
            "'\(path)' is a report on other documents, such as '\(other)', and would be replaced",
            advice: "check all documents in one call ('strut check FOLDER'), write to another file, or remove it")
    }

    /// Whether the report at `path` may still be replaced when one on `inputs` is there: another process may have
    /// written its own in the meantime. Says so on standard error where not.
    static func mayBeReplaced(_ path: String, by inputs: [String]) -> Bool {
        do throws(UsageError) {
            try refuseReplacing(path, by: inputs)
            return true
        } catch {
            StandardStreams.report("strut: error: \(error.message); \(error.advice ?? "")")
            return false
        }
    }

    /// Reads a report of any of Strut's forms; what is none refers to no document.
    init(_ bytes: [UInt8]) {
        if bytes.first == UInt8(ascii: "{") || bytes.first == UInt8(ascii: "[") {
            if let json = try? JSONValue(parsing: bytes) { collect(json) }
        } else {
            for line in bytes.split(separator: UInt8(ascii: "\n")) { collect(line) }
        }
    }

    /// JSON and SARIF name documents in members of their own.
    private mutating func collect(_ json: JSONValue) {
        for member in json.members ?? [] {
            switch (member.name, member.value.string) {
            case ("path", let path?): add(path)
            case ("uri", let uri?): add(Self.decoded(uri.hasPrefix("file://") ? String(uri.dropFirst(7)) : uri))
            default: collect(member.value)
            }
        }
        for element in json.array ?? [] { collect(element) }
    }

    /// Text names a document at the start of a line, GitHub's commands after `file=`, XML in an attribute `name`.
    private mutating func collect(_ line: ArraySlice<UInt8>) {
        let text = Substring(decoding: line.prefix(4096), as: UTF8.self)
        if text.hasPrefix("::") {
            guard let path = text.after(" file=")?.prefix(while: { $0 != "," && $0 != ":" }) else { return }
            add(Self.decoded(String(path)))
        } else if text.drop(while: { $0 == " " }).hasPrefix("<") {
            guard let name = text.after(" name=\"")?.prefix(while: { $0 != "\"" }) else { return }
            add(XMLText.unescaped(name))
        } else if let end = [": error: ", ": warning: ", ": note: "].compactMap({ text.place(of: $0) }).min() {
            var path = text[..<end]
            // Line and column, where they are known.
            for _ in 0..<2 {
                let number = path.reversed().prefix { $0.isNumber }.count
                if number > 0, path.dropLast(number).last == ":" { path = path.dropLast(number + 1) }
            }
            add(String(path))
        }
    }

    /// Adds what is called so, if it is a document.
    private mutating func add(_ path: String) {
        if Folder.isDocument(path) { documents.insert(String(path.withoutCurrentFolder)) }
    }

    /// Bytes that are written as a per cent sign and two hexadecimal digits.
    private static func decoded(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Substring {
    /// Where `words` begin first.
    fileprivate func place(of words: String) -> Index? {
        indices.first { self[$0...].hasPrefix(words) }
    }

    /// What stands behind the first `words`.
    fileprivate func after(_ words: String) -> Substring? {
        place(of: words).map { self[$0...].dropFirst(words.count) }
    }
}
