// Variations: what an element says differently for some size classes, and which of its members are installed there.

/// The members of a view that a variation can leave out or put in.
public enum MaskKey: Sendable, Hashable {
    /// Its subviews.
    case subviews
    /// Its constraints.
    case constraints

    var spelling: StaticString {
        switch self {
        case .subviews: "subviews"
        case .constraints: "constraints"
        }
    }
}

extension Element {
    /// The same element with the traits whose variations count, for it and for every element reached from it.
    public func resolved(for traits: VariationTraits) -> Element {
        Element(storage, position, traits)
    }

    /// True when the element has variations.
    public var hasVariations: Bool { !storage.hasVariations.isEmpty && storage.hasVariations[index] }

    /// The variations for the element's traits, `default` first and the most specific last.
    ///
    /// Among equally specific ones the later in the document counts.
    public var matchingVariations: [Element] {
        var found: [Element] = []
        var specificities: [Int] = []
        forEachMatchingVariation { variation, specificity in
            let place = specificities.lastIndex { $0 <= specificity }.map { $0 + 1 } ?? 0
            specificities.insert(specificity, at: place)
            found.insert(variation, at: place)
        }
        return found
    }

    /// Hands over the variations for the element's traits, in document order, and how specific each is.
    private func forEachMatchingVariation(_ body: (Element, Int) -> Void) {
        guard hasVariations else { return }
        for child in children where child.storage.elements[child.index].name == ElementName.variation.number {
            guard
                let key = storage.value(of: child.position, AttributeName.key.number),
                let specificity = traits.specificity(ofVariationKey: key)
            else { continue }
            body(child.withoutTraits, specificity)
        }
    }

    /// The attribute as the most specific matching variation that has it says it.
    func variedValue(_ name: AttributeName) -> Bytes? {
        if name == .key || name == .id { return nil }  // of the variation itself
        var found: Bytes?
        var best = Int.min
        forEachMatchingVariation { variation, specificity in
            guard specificity >= best, let value = storage.value(of: variation.position, name.number) else { return }
            (found, best) = (value, specificity)
        }
        return found
    }

    private var withoutTraits: Element { Element(storage, position) }

    /// Whether a subview or constraint of this element is installed under the element's traits.
    public func isInstalled(_ member: Element, in key: MaskKey) -> Bool {
        installation(in: key).holds(member)
    }

    /// Which subviews or constraints of this element are installed under the element's traits: to be asked for once,
    /// where all of them are looked at.
    ///
    /// The masks of the matching variations are applied in order, so that the most specific one has the last word.
    public func installation(in key: MaskKey) -> Installation {
        var installation = Installation()
        guard hasVariations else { return installation }
        for variation in matchingVariations {
            for mask in variation.children where mask.name == .mask && mask.has(key: key.spelling) {
                for entry in mask.children {
                    guard let reference = entry.string(.reference) else { continue }
                    if entry.name == .exclude { installation.excluded.insert(reference) }
                    if entry.name == .include { installation.excluded.remove(reference) }
                }
            }
        }
        return installation
    }
}

/// Which members of an element the masks of its variations leave in.
public struct Installation: Sendable {
    /// The object ids of those that are left out.
    fileprivate(set) var excluded: Set<String> = []

    /// Whether a member is installed: all are that no mask leaves out.
    public func holds(_ member: Element) -> Bool {
        excluded.isEmpty || member.id.map { !excluded.contains($0) } ?? true
    }
}
