// What the references by id of a document come to, for the rules about them.

import CXMLReader

/// References that lead nowhere, to the wrong sort of object, or round in circles: found in one pass.
struct ReferenceFaults {
    /// The references to ids that no object has, each with the element that has it.
    private(set) var dangling: [(attribute: CXMLAttribute, element: Int32)] = []
    /// The constraints with items that are neither views nor guides.
    private(set) var itemsThatAreNoViews: [(constraint: Int32, item: Int32)] = []
    /// The constraints with items outside of the view hierarchy that they belong to.
    private(set) var itemsElsewhere: [(constraint: Int32, item: Int32)] = []
    /// The circles of references, each with its first element in front.
    private(set) var circles: [[Int32]] = []
    private let storage: DocumentStorage
    /// The elements of the view hierarchy that the last constraint belongs to.
    private var hierarchy: Range<Int32> = 0..<0

    init(_ document: Document) {
        storage = document.storage
        var graph = ReferenceGraph()
        storage.forEachAttribute(whoseName: Self.references) { check($0, of: $1, &graph) }
        circles = graph.circles
    }

    private mutating func check(_ attribute: CXMLAttribute, of position: Int32, _ graph: inout ReferenceGraph) {
        let name = storage.elements[Int(position)].name
        // An image view's name for a cell's image is a reference, an image's name is none.
        if attribute.name == AttributeName.imageView.number, name != ElementName.tableViewCell.number { return }
        guard attribute.length > 0 else { return }
        guard let target = storage.element(withID: storage.value(attribute)) else {
            dangling.append((attribute, position))
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
        let guide = LayoutGuide(item)
        guard View.Kind(item.name) == nil, guide == nil, View(item) == nil else {
            if !hierarchy.contains(position) { hierarchy = hierarchy(around: position) }
            if !hierarchy.contains(target), !isGuide(guide, ofControllerAround: position) {
                itemsElsewhere.append((position, target))
            }
            return
        }
        if item.name == .constraint {
            graph.add(from: position, to: target)
        }
        itemsThatAreNoViews.append((position, target))
    }

    /// The elements of the outermost view that an element is in; all of them where it is in none.
    private func hierarchy(around position: Int32) -> Range<Int32> {
        var outermost = Element(storage, 0)
        var next = Element(storage, position).parent
        while let element = next {
            if View.Kind(element.name) != nil || View(element) != nil { outermost = element }
            next = element.parent
        }
        return outermost.position..<storage.elements[outermost.index].end
    }

    /// Whether a guide is the top or the bottom one of the controller that an element is in: that of its view's
    /// hierarchy.
    private func isGuide(_ guide: LayoutGuide?, ofControllerAround position: Int32) -> Bool {
        guard let guide, guide.kind == .top || guide.kind == .bottom, let owner = guide.owner else { return false }
        return Element(storage, position).isInside(owner)
    }

    /// A controller that shows another inside its own view must not be shown inside that one in turn.
    private func addContainment(_ segue: Element, _ target: Int32, _ graph: inout ReferenceGraph) {
        guard segue.has(.kind, equalTo: "embed") || segue.has(.kind, equalTo: "relationship") else { return }
        var source = segue.parent
        while let element = source, ViewController(element) == nil { source = element.parent }
        if let source { graph.add(from: source.position, to: target) }
    }

    /// Per name of the vocabulary, whether attributes with that name hold ids of other objects.
    private static let references: [Bool] = {
        var flags = [Bool](repeating: false, count: Vocabulary.count)
        for name in AttributeName.references { flags[Int(name.number)] = true }
        return flags
    }()
}

extension AttributeName {
    /// The attributes that hold ids of other objects.
    package static var references: [AttributeName] {
        [
            .firstItem, .secondItem, .destination, .reference, .textLabel, .detailTextLabel, .imageView, .tableViewCell,
            .initialViewController, .popoverAnchorView, .popoverAnchorBarButtonItem,
        ]
    }
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
