// Documents of Xcode 3 and 4: read as what Xcode 5 makes of them, in memory.

import StrutDiagnostics

extension Document {
    /// Reads a document from its bytes, one of Xcode 3 or 4 too; `path` only names it.
    ///
    /// A document of those versions is an archive of objects. It is upgraded to today's form, as Apple's compiler does
    /// it, and the result is what is read: places in it are no places in the file. What is not known of the old form is
    /// kept under its old name, as an element or an attribute that no reader knows.
    public static func upgrading(bytes: [UInt8], path: String) throws(DocumentError) -> Document {
        guard let copy = OwnedBytes(copying: bytes) else { throw DocumentError(noMemoryFor: path) }
        let archive = try wellFormed(copy, path: path)
        guard archive.root.name == .archive else { return try parse(bytes, path: path) }
        var document = try parse(LegacyUpgrade.bytes(of: archive), path: path)
        document.isUpgraded = true
        return document
    }
}

extension DocumentError {
    /// An archive of Xcode 3 or 4 that cannot be upgraded.
    init(notUpgraded element: Element, _ reason: String) {
        self.init(
            .obsoleteFormat, "this document was last saved before Xcode 5, and \(reason); open it in Xcode and save it",
            path: element.storage.path, location: element.location)
        source = Array(element.storage.source)
    }
}
