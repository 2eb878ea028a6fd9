// The words for everything that keeps a file from being read.

import CXMLReader
import StrutDiagnostics
import StrutJSON

extension DocumentError {
    /// What the reader found wrong with a document, if anything.
    init?(_ document: CXMLDocument, path: String) {
        guard document.failure != CXMLFailureNone else { return nil }
        let source = Bytes(start: document.bytes, count: Int(document.sourceLength))
        if let binary = DocumentError(binary: source, path: path) {
            self = binary
            return
        }
        let said = withUnsafeBytes(of: document.message) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        var line: UInt32 = 1
        var column: UInt32 = 1
        if document.bytes != nil {
            // libxml2 goes on for one character before it stops.
            let place = Self.unfinishedMerge(in: document).map(UInt32.init) ?? document.failureOffset
            withUnsafePointer(to: document) { CXMLDocumentLocate($0, place, &line, &column) }
        }
        let (kind, message) = Self.words(document, said)
        self.init(kind, message, path: path, location: SourceLocation(line: Int(line), column: Int(column)))
        if kind != .outOfMemory { self.source = Array(source) }
    }

    private static func words(_ document: CXMLDocument, _ said: String) -> (Kind, String) {
        switch document.failure {
        case CXMLFailureOutOfMemory: (.outOfMemory, "there is not enough memory to read the document")
        case CXMLFailureTooLarge: (.tooLarge, "the document is larger than 1 GiB; split it")
        case CXMLFailureUnknownEncoding:
            (.unknownEncoding, "the document's encoding is unknown or does not fit its bytes; save it as UTF-8")
        case CXMLFailureEndsTooEarly:
            (.truncated, "the document ends too early (\(said)); restore it from version control")
        case CXMLFailureTooDeep:
            (.tooDeep, "elements are nested more than \(Document.maximumDepth) deep; no real document needs that")
        case CXMLFailureTooManyAttributes:
            (
                .tooManyAttributes,
                "an element has more than \(Document.maximumAttributes) attributes; no real document needs that"
            )
        case CXMLFailureTooManyNames:
            (.tooLarge, "the document has more than 10,000 names that Interface Builder does not know; split it")
        case CXMLFailureEntityDeclaration:
            (
                .entityDeclaration,
                "\(said), which Interface Builder never does and which could be made to explode; remove its DOCTYPE"
            )
        case _ where unfinishedMerge(in: document) != nil:
            (
                .malformedXML,
                "\(UnfinishedMerge.message); resolve the conflict with 'strut merge', or restore the document from version "
                    + "control"
            )
        default:
            document.elementCount == 0
                ? (.notXML, "this is not XML (\(said)); pass a .storyboard or .xib file")
                : (
                    .malformedXML,
                    "the XML is not well formed: \(said); resolve conflicts or restore it from version control"
                )
        }
    }

    /// Where the line starts that the reader stopped in, if a conflict begins with it.
    private static func unfinishedMerge(in document: CXMLDocument) -> Int? {
        let source = Bytes(start: document.bytes, count: Int(document.sourceLength))
        let before = source.prefix(Int(document.failureOffset))
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return UnfinishedMerge.begins(with: source[start...]) ? start : nil
    }

    /// Files that are not text at all.
    private init?(binary bytes: Bytes, path: String) {
        let start = String(decoding: bytes.prefix(10), as: UTF8.self)
        if start.hasPrefix("NIBArchive") {
            let message =
                "this is a compiled nib, which 'strut nib' prints; pass the .storyboard or .xib it was made from"
            self.init(.binary, message, path: path)
        } else if start.hasPrefix("bplist00") {
            self.init(.binary, "this is a compiled nib; pass the .storyboard or .xib it was made from", path: path)
        } else if bytes.prefix(4096).contains(0), !(bytes[0] >= 0xfe || bytes[0] == 0x3c || bytes[0] == 0) {
            self.init(.binary, "this is a binary file, not XML; pass a .storyboard or .xib file", path: path)
        } else {
            return nil
        }
    }

    /// What keeps a well-formed XML document from being one of Interface Builder's for iOS, if anything.
    init?(notInterfaceBuilder document: Document) {
        let root = document.root
        func says(_ name: AttributeName, _ part: StaticString) -> Bool { root.value(name)?.contain(part) ?? false }
        func error(_ kind: Kind, _ message: String) -> DocumentError {
            DocumentError(kind, message, path: document.path, location: root.location)
        }
        if root.name == .archive {
            self = error(.obsoleteFormat, "this document was last saved before Xcode 5; open it in Xcode and save it")
        } else if root.name != .document {
            self = error(
                .notInterfaceBuilder,
                "this is XML, but <\(root.name)> is not Interface Builder's; pass a .storyboard or .xib")
        } else if says(.type, ".Cocoa.") || says(.targetRuntime, "MacOSX") {
            self = error(.unsupportedPlatform, "this document is for macOS (AppKit); Strut compiles documents for iOS")
        } else if says(.type, "WatchKit") || says(.targetRuntime, "watch") {
            self = error(.unsupportedPlatform, "this document is for watchOS; Strut compiles documents for iOS")
        } else if root.child(.scenes) == nil && root.child(.objects) == nil {
            self = error(
                .notInterfaceBuilder, "the document has neither scenes nor objects; restore it from version control")
        } else {
            return nil
        }
    }
}
