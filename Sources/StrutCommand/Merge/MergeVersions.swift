import Strut

/// The three versions of a document that a merge starts from, with the bytes of ours.
struct MergeVersions {
    var base: Document
    var ours: Document
    var theirs: Document
    /// How ours is encoded, as the result will be.
    var encoding: DocumentEncoding
    /// Where each is, for reports.
    var names: (ours: String, theirs: String)

    /// The versions in three files.
    init(base: String, ours: String, theirs: String, name: String?) throws(InputError) {
        try self.init(
            base: try Input(path: base).bytes(), ours: try Input(path: ours).bytes(),
            theirs: try Input(path: theirs).bytes(),
            paths: (base, ours, theirs), names: (name ?? ours, name.map { "\($0) of theirs" } ?? theirs))
    }

    /// The versions that git or its marks have of a file.
    init(inConflict path: String) throws(InputError) {
        let names = (ours: path, theirs: "\(path) of theirs")
        if let versions = try Self.staged(path) {
            try self.init(
                base: versions.base, ours: versions.ours, theirs: versions.theirs,
                paths: ("\(path) of the base", path, names.theirs),
                names: names)
            return
        }
        guard let marked = MarkedVersions(try Input(path: path).bytes()) else {
            throw InputError(
                DocumentError(
                    .unreadable,
                    "neither git's index nor the file has versions in conflict; give BASE, OURS and THEIRS",
                    path: path))
        }
        try self.init(
            base: marked.base, ours: marked.ours, theirs: marked.theirs,
            paths: ("\(path) of the base", path, names.theirs),
            names: names)
    }

    private init(
        base: [UInt8], ours: [UInt8], theirs: [UInt8], paths: (base: String, ours: String, theirs: String),
        names: (ours: String, theirs: String)
    ) throws(InputError) {
        do throws(DocumentError) {
            let own = try EditableDocument(ours, path: paths.ours)
            (self.ours, encoding) = (own.document, own.encoding)
            self.theirs = try Document.parse(theirs, path: paths.theirs)
            // Both sides may have added the file.
            self.base = try Document.parse(base.isEmpty ? Self.nothing(self.ours) : base, path: paths.base)
        } catch {
            throw InputError(error)
        }
        self.names = names
    }

    /// A document of the kind of another one that has nothing in it.
    private static func nothing(_ document: Document) -> [UInt8] {
        let type = document.root.string(named: "type") ?? "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
        let section = document.kind == .storyboard ? "scenes" : "objects"
        return Array("<document type=\"\(type)\" version=\"3.0\"><\(section)/></document>\n".utf8)
    }

    /// What git's index has of a file in conflict; nil where it has no such versions.
    private static func staged(_ path: String) throws(InputError) -> (base: [UInt8], ours: [UInt8], theirs: [UInt8])? {
        let folder = Folder.parent(of: path)
        let place = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
        let name = Document.fileName(ofPath: path)
        func version(_ stage: Int) -> [UInt8]? {
            try? GitRepository.ask(["cat-file", "--filters", ":\(stage):./\(name)"], in: place)
        }
        guard let ours = version(2), let theirs = version(3) else { return nil }
        return (version(1) ?? [], ours, theirs)
    }
}
