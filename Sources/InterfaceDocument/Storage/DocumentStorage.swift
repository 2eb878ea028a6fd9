// The one storage behind a document: the reader's flat arrays, and what one pass over them adds.

import CXMLReader

/// Elements, attributes and text of one document. Nothing of it changes once it is made, and all elements share it.
final class DocumentStorage: @unchecked Sendable {
    let path: String
    let document: UnsafeMutablePointer<CXMLDocument>
    let elements: UnsafePointer<CXMLElement>
    let attributes: UnsafePointer<CXMLAttribute>
    let bytes: UnsafePointer<UInt8>
    let elementCount: Int32
    /// Names from this number on are the document's own.
    let knownNameCount: Int32
    /// Which element has which id.
    let identifiers: IdentifierTable
    /// Per element, whether it has `<variation>` children; empty when no element has.
    let hasVariations: [Bool]
    /// The version of the tools that wrote the document; read once, because layout asks for it at every turn.
    private(set) var toolsVersion = ToolsVersion(0)

    /// Takes over a document that was read without failure and has a root.
    init(_ document: UnsafeMutablePointer<CXMLDocument>, path: String) {
        self.path = path
        self.document = document
        elements = document.pointee.elements
        attributes = document.pointee.attributes
        bytes = document.pointee.bytes
        elementCount = document.pointee.elementCount
        knownNameCount = Int32(Vocabulary.count)
        identifiers = IdentifierTable(document.pointee)
        hasVariations = Self.elementsWithVariations(document.pointee)
        if let version = value(of: 0, AttributeName.toolsVersion.number).flatMap({ ToolsVersion($0) }) {
            toolsVersion = version
        }
    }

    deinit {
        CXMLDocumentFree(document)
    }

    private static func elementsWithVariations(_ document: CXMLDocument) -> [Bool] {
        var flags: [Bool] = []
        for index in 0..<Int(document.elementCount) where document.elements[index].name == ElementName.variation.number
        {
            if flags.isEmpty { flags = Array(repeating: false, count: Int(document.elementCount)) }
            let parent = Int(document.elements[index].parent)
            if parent >= 0 { flags[parent] = true }
        }
        return flags
    }

    /// The document as it was read, in UTF-8.
    var source: Bytes { Bytes(start: bytes, count: Int(document.pointee.sourceLength)) }

    /// A name that is not in the vocabulary.
    func otherName(_ number: Int32) -> String {
        let name = document.pointee.otherNames[Int(number - knownNameCount)]
        return String(decoding: UnsafeRawBufferPointer(start: name.bytes, count: name.length), as: UTF8.self)
    }

    /// The bytes of an attribute's value.
    func value(_ attribute: CXMLAttribute) -> Bytes {
        Bytes(start: bytes + Int(attribute.offset), count: Int(attribute.length))
    }

    /// The places in `attributes` that are an element's.
    func attributeRange(_ element: Int32) -> Range<Int> {
        let first = elements + Int(element)
        return Int(first[0].firstAttribute)..<Int(first[1].firstAttribute)
    }

    /// The value of an element's attribute with the name's number `name`.
    func value(of element: Int32, _ name: Int32) -> Bytes? {
        let range = attributeRange(element)
        var place = attributes + range.lowerBound
        let end = attributes + range.upperBound
        while place < end {
            if place.pointee.name == name { return value(place.pointee) }
            place += 1
        }
        return nil
    }

    /// The element with an id, if there is one.
    func element(withID id: Bytes) -> Int32? {
        identifiers.find(id, in: bytes)
    }
}
