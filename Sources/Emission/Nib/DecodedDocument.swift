import StrutNib
import StrutPropertyList

/// What ibtool makes of a document: a nib, a folder of a nib's variants, or a compiled storyboard.
package struct DecodedDocument: Sendable {
    /// The path, as it was given.
    package var path: String
    /// The contents of a storyboard's `Info.plist`; nil where there is none.
    package var info: PropertyListValue?
    /// The nibs, in the order of their names.
    package var nibs: [CompiledNib]

    /// Puts together what was read at a path.
    package init(path: String, info: PropertyListValue? = nil, nibs: [CompiledNib]) {
        self.path = path
        self.info = info
        self.nibs = nibs
    }
}

/// A nib of a compiled document.
package struct CompiledNib: Sendable {
    /// Its path in the document's folder; nil where it is the document.
    package var name: String?
    /// What it holds.
    package var archive: NibArchive

    /// Gives a nib its name.
    package init(name: String?, archive: NibArchive) {
        self.name = name
        self.archive = archive
    }
}
