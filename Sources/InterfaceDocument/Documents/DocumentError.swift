// Why a file is not a document that can be compiled: said once, with the place and what to do.

import Diagnostics

/// A reason not to read a document at all.
public struct DocumentError: Error, Hashable, Sendable {
    /// The kinds of such reasons; the raw value is the rule's identifier.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case noSuchFile = "no-such-file"
        case unreadable = "unreadable-file"
        case empty = "empty-document"
        case binary = "binary-document"
        case notXML = "not-xml"
        case malformedXML = "malformed-xml"
        case truncated = "truncated-document"
        case unknownEncoding = "unknown-encoding"
        case tooLarge = "document-too-large"
        case tooDeep = "document-too-deep"
        case entityDeclaration = "entity-declaration"
        case notInterfaceBuilder = "not-interface-builder"
        case unsupportedPlatform = "unsupported-platform"
        case obsoleteFormat = "obsolete-format"
    }

    /// The kind.
    public var kind: Kind

    /// What is wrong and what to do, in one line.
    public var message: String

    /// The path of the document, as it was given.
    public var path: String

    /// Where it was seen, where that means something.
    public var location: SourceLocation?

    init(_ kind: Kind, _ message: String, path: String, location: SourceLocation? = nil) {
        self.kind = kind
        self.message = message
        self.path = path
        self.location = location
    }

    /// The identifier of the rule.
    public var rule: String { kind.rawValue }

    /// The same as a finding of severity error.
    public var finding: Finding {
        Finding(rule: rule, severity: .error, message: message, path: path, location: location)
    }
}

extension DocumentError: CustomStringConvertible {
    /// How it reads in messages.
    public var description: String {
        "\(path)\(location.map { ":\($0)" } ?? ""): error: \(message) [\(rule)]"
    }
}
