// Variations for traits that the model does not know: never applied, and mentioned once per key.

import StrutDiagnostics

extension DocumentRule {
    /// One note per key of variations that asks for traits that are not known.
    static let unknownVariation = DocumentRule(.unknownVariation) { context in
        let storage = context.storage
        guard !storage.hasVariations.isEmpty else { return }
        var keys: Set<String> = []
        for position in 0..<storage.elementCount
        where storage.elements[Int(position)].name == ElementName.variation.number {
            let value = storage.value(of: position, AttributeName.key.number)
            if let value, VariationTraits.isKnown(variationKey: value) { continue }
            let key = value?.string ?? ""
            guard keys.insert(key).inserted else { continue }
            let message = "the variation \"\(key)\" asks for traits that are not known; it is never applied"
            context.report(.unknownVariation, message, at: Element(storage, position))
        }
    }
}

extension Rule {
    /// A variation asks for unknown traits.
    static let unknownVariation = Rule(
        "unknown-variation", on: .document, .note,
        summary: "A variation's size class is not known, and does not count.",
        help: "Nothing needs a fix; report the document where its frames come out wrong.")
}
