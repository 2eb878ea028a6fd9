// References by id: ones that lead nowhere, to the wrong sort of object, or round in a circle.

import CXMLReader
import Diagnostics

/// One pass over all references of a document.
struct ReferenceCheck {
    private let document: Document
    private let storage: DocumentStorage
    private(set) var findings: [Finding] = []

    init(_ document: Document) {
        self.document = document
        storage = document.storage
        var graph = ReferenceGraph()
        storage.forEachAttribute(whoseName: Self.references) { check($0, of: $1, &graph) }
        findings += graph.circles.map { circle in finding(circle: circle) }
    }

    private mutating func check(_ attribute: CXMLAttribute, of position: Int32, _ graph: inout ReferenceGraph) {
        let name = storage.elements[Int(position)].name
        // An image view's name for a cell's image is a reference, an image's name is none.
        if attribute.name == AttributeName.imageView.number, name != ElementName.tableViewCell.number { return }
        guard attribute.length > 0 else { return }
        guard let target = storage.element(withID: storage.value(attribute)) else {
            addDangling(attribute, Element(storage, position))
            return
        }
        if name == ElementName.constraint.number {
            checkItem(target, of: position, &graph)
        } else if attribute.name == AttributeName.reference.number {
            graph.add(from: position, to: target)
        } else if name == ElementName.segue.number, attribute.name == AttributeName.destination.number {
            addContainment(Element(storage, position), target, &graph)
        }
    }

    /// Constraints hold between views and guides.
    private mutating func checkItem(_ target: Int32, of position: Int32, _ graph: inout ReferenceGraph) {
        let item = Element(storage, target)
        guard View.Kind(item.name) == nil, LayoutGuide(item) == nil, View(item) == nil else { return }
        if item.name == .constraint {
            graph.add(from: position, to: target)
        }
        let constraint = Element(storage, position)
        let message =
            "\(constraint.displayName) has \(item.displayName) for an item, which is neither a view nor a layout guide;"
            + " the constraint is left out"
        let note = Finding.Note("the item is here", location: item.location, object: item.id)
        findings.append(document.finding("constraint-item-not-a-view", .error, message, at: constraint, notes: [note]))
    }

    /// A controller that shows another inside its own view must not be shown inside that one in turn.
    private func addContainment(_ segue: Element, _ target: Int32, _ graph: inout ReferenceGraph) {
        guard segue.has(.kind, equalTo: "embed") || segue.has(.kind, equalTo: "relationship") else { return }
        var source = segue.parent
        while let element = source, ViewController(element) == nil { source = element.parent }
        if let source { graph.add(from: source.position, to: target) }
    }

    private mutating func addDangling(_ attribute: CXMLAttribute, _ element: Element) {
        let name = ElementName(attribute.name, in: storage).string
        let id = storage.value(attribute).string
        let isConstraint = element.name == .constraint
        let consequence = isConstraint ? "the constraint is left out" : "it is ignored"
        let message =
            "\(element.displayName) refers by \(name) to \(id), which no object has as its id; \(consequence):"
            + " remove it or restore the object"
        findings.append(document.finding("dangling-reference", isConstraint ? .error : .warning, message, at: element))
    }

    private func finding(circle: [Int32]) -> Finding {
        let elements = circle.map { Element(storage, $0) }
        let message =
            "\(elements[0].displayName) refers to itself"
            + (elements.count == 1
                ? "" : " by way of " + elements.dropFirst().map(\.displayName).joined(separator: ", "))
            + "; break the circle"
        let notes = elements.dropFirst().map {
            Finding.Note("the circle goes through \($0.displayName)", location: $0.location, object: $0.id)
        }
        return document.finding("cyclic-reference", .error, message, at: elements[0], notes: notes)
    }

    /// Per name of the vocabulary, whether attributes with that name hold ids of other objects.
    private static let references: [Bool] = {
        var flags = [Bool](repeating: false, count: Vocabulary.count)
        let names: [AttributeName] = [
            .firstItem, .secondItem, .destination, .reference, .textLabel, .detailTextLabel, .imageView, .tableViewCell,
            .initialViewController, .popoverAnchorView, .popoverAnchorBarButtonItem,
        ]
        for name in names { flags[Int(name.number)] = true }
        return flags
    }()
}

extension DocumentStorage {
    /// Hands over the attributes with flagged names and their elements, in one run over all attributes.
    fileprivate func forEachAttribute(whoseName flags: [Bool], _ body: (CXMLAttribute, Int32) -> Void) {
        var element: Int32 = 0
        flags.withUnsafeBufferPointer { flags in
            for place in 0..<Int(document.pointee.attributeCount) {
                let name = Int(attributes[place].name)
                guard name < flags.count, flags[name] else { continue }
                while Int(elements[Int(element) + 1].firstAttribute) <= place { element += 1 }
                body(attributes[place], element)
            }
        }
    }
}
