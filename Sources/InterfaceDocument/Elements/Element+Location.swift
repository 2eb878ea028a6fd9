// From byte offsets to lines and columns, only when somebody asks.

import CXMLReader
import StrutDiagnostics

extension DocumentStorage {
    /// Where an element's start tag begins.
    func location(of element: Int32) -> SourceLocation {
        var line: UInt32 = 0
        var column: UInt32 = 0
        CXMLDocumentLocateElement(document, element, &line, &column)
        return SourceLocation(line: Int(line), column: Int(column))
    }
}
