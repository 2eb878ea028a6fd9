import Diagnostics
import InterfaceDocument
import Nib

extension Document {
    /// The document compiled as Apple's ibtool does it: a xib to a nib, a storyboard to a folder of nibs with its `Info.plist`.
    ///
    /// Nothing is laid out: frames are those that the document stores, as in Apple's nibs. The same document and options always
    /// give the same bytes.
    public func compiled(_ options: NibOptions = NibOptions()) -> CompiledDocument {
        let context = NibContext(self, options)
        switch kind {
        case .xib: return CompiledDocument(files: [("", NibXib(context).bytes())], isFolder: false, findings: [])
        case .storyboard:
            let storyboard = NibStoryboard(context)
            return CompiledDocument(files: storyboard.files(), isFolder: true, findings: [])
        }
    }
}

/// A xib: the file's owner, the first responder, and the objects of the document.
struct NibXib {
    let context: NibContext

    init(_ context: NibContext) { self.context = context }

    func bytes() -> [UInt8] {
        var unit = NibUnit(context, scopes: [0])
        let objects = (context.document.scenes.first?.objects ?? []).compactMap { unit.encodeTopLevel($0) }
        unit.encodeConnections()
        let proxies = [unit.proxy("IBFilesOwner"), unit.proxy("IBFirstResponder")]
        unit.finish(proxies, around: objects)
        return unit.archive()
    }
}
