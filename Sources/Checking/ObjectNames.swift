import InterfaceDocument

/// The names of a document's objects in findings: made when the first is asked for, since most documents have no
/// findings.
final class ObjectNames {
    private let document: Document
    private lazy var outlets = OutletIndex(document)

    init(_ document: Document) {
        self.document = document
    }

    /// The object as its author knows it: by its class and its outlet, else its label, else its text; and its id.
    func name(of element: Element) -> String { element.displayName(outlet: outlets.names(of: element).first) }

    /// The names of the outlets that lead to the object.
    func outlets(of element: Element) -> [String] { outlets.names(of: element) }

    /// Whether an outlet leads to the object, so that code can reach it.
    func hasOutlets(_ element: Element) -> Bool { outlets.hasOutlets(element) }
}
