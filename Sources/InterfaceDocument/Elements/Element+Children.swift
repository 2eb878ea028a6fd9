// Finding children by name and by key.

extension Element {
    /// The first child with a name, a matching variation's before the element's own.
    public func child(_ name: ElementName) -> Element? {
        variedChild { $0.storage.elements[$0.index].name == name.number && $0.name == name }
    }

    /// The first child whose `key` is `key`, a matching variation's before the element's own.
    public func child(key: StaticString) -> Element? {
        variedChild { $0.has(key: key) }
    }

    /// The first child with a name and a `key`, a matching variation's before the element's own.
    public func child(_ name: ElementName, key: StaticString) -> Element? {
        variedChild { $0.name == name && $0.has(key: key) }
    }

    /// The role that the element plays in its parent, such as `contentView`.
    public var key: String? { storage.value(of: position, AttributeName.key.number)?.string }

    /// True when the element's role in its parent is `key`.
    public func has(key: StaticString) -> Bool {
        storage.value(of: position, AttributeName.key.number)?.spell(key) ?? false
    }

    private func variedChild(where matches: (Element) -> Bool) -> Element? {
        if hasVariations {
            for variation in matchingVariations.reversed() {
                if let child = variation.children.first(where: matches) { return child }
            }
        }
        return children.first(where: matches)
    }
}
