import Strut

/// A compiled storyboard, a folder such as `Main.storyboardc`, as linking reads it.
struct CompiledStoryboard: Sendable {
    /// The path as it was given, without a slash at its end.
    var path: String
    /// The files in it, by their names.
    var files: [(name: String, bytes: [UInt8])]
    /// What controllers are called by, those that refer to another storyboard too.
    private(set) var identifiers: Set<String> = []
    /// Whether one of them is the first.
    private(set) var hasEntryPoint = false
    /// The storyboards and controllers that it refers to, by what the reference is called.
    private(set) var references: [Reference] = []

    /// A reference to another storyboard.
    struct Reference: Sendable {
        /// What it is called in its own storyboard.
        var name: String
        /// The other storyboard.
        var storyboard: String
        /// The controller in it; nil for its first.
        var controller: String?
    }

    /// What it is called in references: `Main` for `Main.storyboardc`.
    var name: String { String(Document.fileName(ofPath: path).dropLast(Self.ending.count)) }

    /// Where it lies in a folder into which it is linked: in a folder of its language, if it is in one.
    var linkedPath: String {
        let folder = Document.fileName(ofPath: Folder.parent(of: path))
        let file = Document.fileName(ofPath: path)
        return folder.hasSuffix(".lproj") ? "\(folder)/\(file)" : file
    }

    /// Reads the folder at `path`.
    init(path given: String) throws(InputError) {
        path = given
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        var status = stat()
        if stat(path, &status) != 0, SystemError().isMissing {
            throw InputError(DocumentError(.noSuchFile, "there is no such folder; check the path", path: path))
        }
        guard path.hasSuffix(Self.ending), Folder.exists(path) else {
            throw InputError(
                notCompiled: path, "this is no compiled storyboard; give a folder such as Main\(Self.ending)")
        }
        files = try Self.files(in: path)
        guard let information = files.first(where: { $0.name == "Info.plist" }) else {
            throw InputError(notCompiled: path, "this folder has no Info.plist, which compiled storyboards have")
        }
        let list: PropertyListValue
        do throws(PropertyListError) {
            list = try PropertyListValue(readingBinary: information.bytes)
        } catch {
            throw InputError(notCompiled: path, "its Info.plist cannot be read; compile it again (\(error))")
        }
        hasEntryPoint = list["UIStoryboardDesignatedEntryPointIdentifier"] != nil
        identifiers = Set(list["UIViewControllerIdentifiersToNibNames"]?.dictionary?.entries.map(\.key) ?? [])
        let references = list["UIViewControllerIdentifiersToExternalStoryboardReferences"]?.dictionary?.entries ?? []
        identifiers.formUnion(references.map(\.key))
        self.references = references.compactMap { entry in
            // What lies in another bundle is not linked with it.
            guard entry.value["UIReferencedBundleIdentifier"] == nil,
                let storyboard = entry.value["UIReferencedStoryboardName"]?.string
            else { return nil }
            return Reference(
                name: entry.key, storyboard: storyboard,
                controller: entry.value["UIReferencedControllerIdentifier"]?.string)
        }.sorted { $0.name < $1.name }
    }

    /// What the folder of a compiled storyboard is called.
    static let ending = ".storyboardc"

    /// The files of a folder, and those of the folders in it, in the order of their names.
    private static func files(
        in folder: String, named prefix: String = ""
    ) throws(InputError) -> [(name: String, bytes: [UInt8])] {
        guard let entries = Directory.entries(in: folder) else {
            throw InputError(unreadableFolder: folder, SystemError())
        }
        var files: [(name: String, bytes: [UInt8])] = []
        for entry in entries.sorted(by: { $0.name < $1.name }) where !entry.name.hasPrefix(".") {
            let path = Folder.joined(folder, entry.name)
            if Folder.exists(path) {
                guard prefix.isEmpty else {
                    throw InputError(notCompiled: path, "compiled storyboards have no folders in folders")
                }
                files += try Self.files(in: path, named: "\(entry.name)/")
                continue
            }
            do throws(SystemError) {
                files.append((prefix + entry.name, try Document.bytes(ofOtherFile: path, waits: false)))
            } catch {
                throw InputError(unreadableFolder: path, error)
            }
        }
        return files
    }
}

extension InputError {
    fileprivate init(notCompiled path: String, _ message: String) {
        self.init(DocumentError(.notInterfaceBuilder, message, path: path))
    }

    fileprivate init(unreadableFolder path: String, _ error: SystemError) {
        self.init(DocumentError(.unreadable, "this cannot be read: \(error.text)", path: path))
    }
}
