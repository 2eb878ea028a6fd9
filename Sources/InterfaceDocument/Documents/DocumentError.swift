// Why a file is not a document that can be compiled: reported once, with the place and what to do.

import StrutDiagnostics

/// A reason not to read a document at all.
public struct DocumentError: Error, Hashable, Sendable {
    /// The kinds of such reasons.
    public enum Kind: Hashable, Sendable, CaseIterable {
        /// There is no such file.
        case noSuchFile
        /// The file cannot be read.
        case unreadable
        /// The file is empty.
        case empty
        /// The file is no text: a compiled document, perhaps.
        case binary
        /// The text is not XML.
        case notXML
        /// The XML is not well formed.
        case malformedXML
        /// The XML ends too early.
        case truncated
        /// The encoding is not known.
        case unknownEncoding
        /// The file is larger than the reader takes.
        case tooLarge
        /// There is not memory enough to read it.
        case outOfMemory
        /// Elements are nested deeper than the reader takes.
        case tooDeep
        /// An element has more attributes than the reader takes.
        case tooManyAttributes
        /// The document declares entities that it needs.
        case entityDeclaration
        /// The XML is no Interface Builder document.
        case notInterfaceBuilder
        /// The document is for another platform than iOS.
        case unsupportedPlatform
        /// The document is in a format from before Xcode 5.
        case obsoleteFormat
        /// What should be a project or workspace of Xcode is none.
        case notXcodeProject
    }

    /// The kind.
    public var kind: Kind

    /// What is wrong and what to do, in one line.
    public var message: String

    /// The path of the document, as it was given.
    public var path: String

    /// Where it was seen, where that means something.
    public var location: SourceLocation?

    /// What was read, in UTF-8, for whoever quotes the place; empty where nothing was.
    package var source: [UInt8] = []

    package init(_ kind: Kind, _ message: String, path: String, location: SourceLocation? = nil) {
        self.kind = kind
        self.message = message
        self.path = path
        self.location = location
    }

    /// The rule of its kind.
    public var rule: Rule { kind.rule }

    /// The same as a finding of severity error.
    public var finding: Finding {
        Finding(rule: rule, severity: .error, message: message, path: path, location: location)
    }
}

extension DocumentError: CustomStringConvertible {
    /// How it reads in messages.
    public var description: String {
        "\(path)\(location.map { ":\($0)" } ?? ""): error: \(message) [\(rule.id)]"
    }
}
