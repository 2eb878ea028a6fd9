import InterfaceDocument

/// Whether text is well-formed XML, as libxml2 sees it.
enum MarkupCheck {
    static func demand(_ text: [UInt8], _ what: String) {
        do throws(DocumentError) {
            _ = try Document.parse(text, path: "output.xml")
        } catch {
            // It is no document of Interface Builder; what matters is that libxml2 read all of it.
            require(
                ![DocumentError.Kind.notXML, .malformedXML, .truncated].contains(error.kind),
                "\(what) is no XML: \(error.message)")
        }
    }
}
