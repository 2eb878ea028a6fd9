// Finding children by name and by key.

extension Element {
    /// The first child with a name, a matching variation's before the element's own.
    public func child(_ name: ElementName) -> Element? {
        firstChild { storage, position in storage.has(position, name: name) }
    }

    /// The first child whose `key` is `key`, a matching variation's before the element's own.
    public func child(key: StaticString) -> Element? {
        firstChild { storage, position in storage.has(position, key: key) }
    }

    /// The first child with a name and a `key`, a matching variation's before the element's own.
    public func child(_ name: ElementName, key: StaticString) -> Element? {
        firstChild { storage, position in storage.has(position, name: name) && storage.has(position, key: key) }
    }

    /// The role that the element plays in its parent, such as `contentView`.
    public var key: String? { storage.value(of: position, AttributeName.key.number)?.string }

    /// True when the element's role in its parent is `key`.
    public func has(key: StaticString) -> Bool { storage.has(position, key: key) }

    /// True when the element's role in its parent is one of `keys`.
    package func hasKey(among keys: [StaticString]) -> Bool {
        guard let key = storage.value(of: position, AttributeName.key.number) else { return false }
        return keys.contains { key.spell($0) }
    }

    private func firstChild(where matches: (DocumentStorage, Int32) -> Bool) -> Element? {
        if hasVariations {
            for variation in matchingVariations.reversed() {
                if let child = storage.firstChild(of: variation.position, where: matches) {
                    return Element(storage, child, traits)
                }
            }
        }
        return storage.firstChild(of: position, where: matches).map { Element(storage, $0, traits) }
    }
}

extension DocumentStorage {
    /// The first child that matches, found without making elements.
    @inline(__always)
    fileprivate func firstChild(of element: Int32, where matches: (DocumentStorage, Int32) -> Bool) -> Int32? {
        var child = element + 1
        let end = elements[Int(element)].end
        while child < end {
            if matches(self, child) { return child }
            child = elements[Int(child)].end
        }
        return nil
    }

    @inline(__always)
    fileprivate func has(_ element: Int32, name: ElementName) -> Bool {
        let number = elements[Int(element)].name
        return number == name.number && number < knownNameCount
            || !name.isKnown && ElementName(number, in: self) == name
    }

    @inline(__always)
    fileprivate func has(_ element: Int32, key: StaticString) -> Bool {
        value(of: element, AttributeName.key.number)?.spell(key) ?? false
    }
}
