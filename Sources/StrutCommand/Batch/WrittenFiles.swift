import Strut

/// The files that a batch is about to write: none may replace one that it reads, another that it writes or
/// what people made, under whatever name or link.
struct WrittenFiles {
    /// What is said of each file that is written, by which file it is.
    private var purposes: [FileIdentity: Purpose] = [:]

    /// What a file is written for.
    struct Purpose: Equatable {
        /// What it is to the user: `the output`.
        var role: String
        /// The name by which it was given.
        var path: String
        /// Whether a strings file or catalog under that name is read before, and its translations are kept.
        var keepsTranslations = false
    }

    /// Adds a file, which may not be among those that were added before.
    mutating func add(_ path: String, as role: String, keepsTranslations: Bool = false) throws(UsageError) {
        try add(
            FileIdentity(path: path), Purpose(role: role, path: path, keepsTranslations: keepsTranslations))
    }

    /// Adds standard output, where it leads to a file.
    mutating func addStandardOutput() throws(UsageError) {
        try add(FileIdentity(stream: .standardOutput), Purpose(role: "the output", path: "standard output"))
    }

    private mutating func add(_ identity: FileIdentity?, _ purpose: Purpose) throws(UsageError) {
        guard let identity, let other = purposes.updateValue(purpose, forKey: identity) else { return }
        throw Self.clash(other, purpose)
    }

    /// Refuses the command line if a document, or what is read beside it, is one of the files, or if one of them is
    /// there and to be kept.
    func refuseReading(_ inputs: [Input], _ runTime: RunTimeData) throws(UsageError) {
        if purposes.isEmpty { return }
        let role = inputs.count == 1 ? "the input" : "an input"
        for input in inputs {
            let identity = input.isStandardInput ? FileIdentity(stream: .standardInput) : FileIdentity(path: input.path)
            try refuse(identity, Purpose(role: role, path: input.isStandardInput ? "standard input" : input.path))
        }
        try refuseBecomingSideCars(of: inputs)
        // What does not exist yet can be no side-car.
        guard purposes.keys.contains(where: \.exists) else { return }
        for input in inputs {
            guard let path = runTime.designDataPath(for: input.path) else { continue }
            try refuse(FileIdentity(path: path), Purpose(role: "the design-time data", path: path))
        }
        for (identity, purpose) in purposes.sorted(by: { $0.value.path < $1.value.path }) {
            // A stream has no path.
            guard identity.exists, FileIdentity(path: purpose.path) == identity else { continue }
            try ProtectedFile.refuseReplacing(purpose.path, keepsTranslations: purpose.keepsTranslations)
        }
    }

    /// Refuses the command line if one of the files is to be made under the name of a document's side-car: every later
    /// call would read it as one.
    private func refuseBecomingSideCars(of inputs: [Input]) throws(UsageError) {
        let made = purposes.filter { !$0.key.exists && $0.value.path.hasSuffix(DesignData.pathEnding) }
        if made.isEmpty { return }
        for input in inputs {
            guard let identity = FileIdentity(path: DesignData.path(besides: input.path)), let file = made[identity]
            else { continue }
            throw ProtectedFile.error(sideCar: file.path, of: input.path)
        }
        for file in made.values.sorted(by: { $0.path < $1.path }) {
            try ProtectedFile.refuseBecomingSideCar(file.path)
        }
    }

    /// Refuses the command line if a file that one of its options has read for all documents is one of the files.
    func refuseReading(optionsOf arguments: Arguments) throws(UsageError) {
        try refuseReading(arguments.configuration, as: "the configuration")
        try refuseReading(arguments.optionsFile, as: "the file of options")
        try refuseReading(arguments.runTime.designDataPath, as: "the design-time data")
        // A folder is never replaced.
        for path in arguments.fontFolders { try refuseReading(path, as: "a font") }
    }

    /// Refuses the command line if a file that is read for all documents, if there is one, is one of the files.
    func refuseReading(_ path: String?, as role: String) throws(UsageError) {
        guard let path else { return }
        try refuse(FileIdentity(path: path), Purpose(role: role, path: path))
    }

    private func refuse(_ identity: FileIdentity?, _ read: Purpose) throws(UsageError) {
        guard let identity, let written = purposes[identity] else { return }
        throw Self.clash(read, written)
    }

    private static func clash(_ one: Purpose, _ other: Purpose) -> UsageError {
        if one.path == other.path { return UsageError("'\(one.path)' is both \(one.role) and \(other.role)") }
        return UsageError("'\(one.path)', \(one.role), and '\(other.path)', \(other.role), are the same file")
    }
}
