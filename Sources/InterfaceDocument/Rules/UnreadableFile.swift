// Why a file is not compiled: one rule for each kind of error.

import StrutDiagnostics

extension DocumentError.Kind {
    /// The rule that a file of this kind breaks.
    public var rule: Rule {
        switch self {
        case .noSuchFile: .noSuchFile
        case .unreadable: .unreadableFile
        case .empty: .emptyDocument
        case .binary: .binaryDocument
        case .notXML: .notXML
        case .malformedXML: .malformedXML
        case .truncated: .truncatedDocument
        case .unknownEncoding: .unknownEncoding
        case .tooLarge: .documentTooLarge
        case .outOfMemory: .outOfMemory
        case .tooDeep: .documentTooDeep
        case .tooManyAttributes: .tooManyAttributes
        case .entityDeclaration: .entityDeclaration
        case .notInterfaceBuilder: .notInterfaceBuilder
        case .unsupportedPlatform: .unsupportedPlatform
        case .obsoleteFormat: .obsoleteFormat
        case .notXcodeProject: .notXcodeProject
        }
    }
}

extension Rule {
    /// Every rule on files that are no documents.
    package static var onFiles: [Rule] {
        DocumentError.Kind.allCases.map(\.rule).filter { $0.subject == .file }
    }

    private init(file id: String, _ summary: String, _ help: String) {
        self.init(id, on: .file, .error, summary: summary, help: help)
    }

    static let noSuchFile = Rule(file: "no-such-file", "There is no such file.", "Correct the path.")
    static let unreadableFile = Rule(
        file: "unreadable-file", "The file cannot be read.", "Look at its permissions, and at what the message says.")
    static let emptyDocument = Rule(
        file: "empty-document", "The file is empty.", "Restore it from version control.")
    static let binaryDocument = Rule(
        file: "binary-document", "The file holds a compiled nib or other bytes instead of text.",
        "Compile the source document.")
    static let notXML = Rule(file: "not-xml", "The file is text, but not XML.", "Give a storyboard or a xib.")
    static let malformedXML = Rule(
        file: "malformed-xml", "The XML is not well formed: often a merge that was not finished.",
        "Finish the merge, or correct the place that is named.")
    static let truncatedDocument = Rule(
        file: "truncated-document", "The document ends too early.", "Restore its end from version control.")
    static let unknownEncoding = Rule(
        file: "unknown-encoding", "The encoding is not known, or does not fit the bytes.", "Save the document as UTF-8."
    )
    static let documentTooLarge = Rule(
        file: "document-too-large",
        "The document is larger than 256 MiB, or has over 10,000 unknown names; no real one comes near.",
        "See whether it is what it should be, or split it.")
    static let outOfMemory = Rule(
        file: "out-of-memory", "There is not memory enough to read the document.",
        "Give the process more memory, or split the document.")
    static let documentTooDeep = Rule(
        file: "document-too-deep", "More than 512 elements stand inside each other, which no real document comes near.",
        "Look at how the document was made.")
    static let tooManyAttributes = Rule(
        file: "too-many-attributes", "An element has more than 512 attributes, which no real document comes near.",
        "Look at how the document was made.")
    static let entityDeclaration = Rule(
        file: "entity-declaration", "The document declares entities, with which small files can be made to explode.",
        "Remove the declarations: Interface Builder never writes any.")
    static let notInterfaceBuilder = Rule(
        file: "not-interface-builder", "The file is XML, but no document of Interface Builder.",
        "Give a storyboard or a xib.")
    static let notXcodeProject = Rule(
        file: "not-xcode-project", "The project file or workspace is none that Xcode reads.",
        "Finish the merge, or restore the file from version control.")
    static let obsoleteFormat = Rule(
        file: "obsolete-format", "The document was last saved before Xcode 5.", "Open it in a newer Xcode and save it.")
}
