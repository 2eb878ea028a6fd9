// Elements that are no view that the model knows: kept, laid out as plain views, and mentioned once per kind.

import StrutDiagnostics

extension DocumentRule {
    /// One note per kind of view that is laid out as a plain view because its kind is not known.
    static let unknownView = DocumentRule(.unknownView) { context in
        let storage = context.storage
        var kinds: [(name: ElementName, first: Element, count: Int)] = []
        var places: [Int32: Int] = [:]
        for position in 0..<storage.elementCount {
            let parent = storage.elements[Int(position)].parent
            guard
                parent >= 0,
                storage.elements[Int(parent)].name == ElementName.subviews.number
                    || storage.elements[Int(position)].name >= storage.knownNameCount
            else { continue }
            let element = Element(storage, position)
            // What is mistyped is said by `unknown-element`.
            guard View.Kind(element.name) == nil, element.standsForView, element.meantName == nil else { continue }
            if let known = places[element.name.number] {
                kinds[known].count += 1
            } else {
                places[element.name.number] = kinds.count
                kinds.append((element.name, element, 1))
            }
        }
        for kind in kinds {
            let count = kind.count == 1 ? "one of them" : "\(kind.count) of them"
            let message = "<\(kind.name)> is not a known kind of view; it is laid out as a plain view (\(count))"
            context.report(.unknownView, message, at: kind.first)
        }
    }
}

extension Rule {
    /// An element is no known view.
    static let unknownView = Rule(
        "unknown-view", on: .document, .note,
        summary: "An element is no view that Strut knows; it is laid out as a plain view.",
        help: "Nothing needs a fix; report the document where its frames come out wrong.")
}
