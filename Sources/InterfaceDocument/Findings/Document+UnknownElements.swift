// Elements and variations that the model does not know: kept, and mentioned once per kind.

import Diagnostics

extension Document {
    /// One note per kind of view that is laid out as a plain view because its kind is not known.
    var unknownViewFindings: [Finding] {
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
            guard View.Kind(element.name) == nil, element.standsForView else { continue }
            if let known = places[element.name.number] {
                kinds[known].count += 1
            } else {
                places[element.name.number] = kinds.count
                kinds.append((element.name, element, 1))
            }
        }
        return kinds.map { kind in
            let count = kind.count == 1 ? "one of them" : "\(kind.count) of them"
            let message = "<\(kind.name)> is not a known kind of view; it is laid out as a plain view (\(count))"
            return finding("unknown-view", .note, message, at: kind.first)
        }
    }

    /// One note per key of variations that asks for traits that are not known.
    var unknownVariationFindings: [Finding] {
        guard !storage.hasVariations.isEmpty else { return [] }
        var keys: Set<String> = []
        var findings: [Finding] = []
        for position in 0..<storage.elementCount
        where storage.elements[Int(position)].name == ElementName.variation.number {
            let value = storage.value(of: position, AttributeName.key.number)
            if let value, VariationTraits.isKnown(variationKey: value) { continue }
            let key = value?.string ?? ""
            guard keys.insert(key).inserted else { continue }
            let message = "the variation \"\(key)\" asks for traits that are not known; it is never applied"
            findings.append(finding("unknown-variation", .note, message, at: Element(storage, position)))
        }
        return findings
    }
}
