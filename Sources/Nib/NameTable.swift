/// Names that are numbered in the order in which they first came. Two names are one if their bytes are equal.
///
/// Encoders name a key for each value they set, from a few hundred literals: most calls find a name that is known. So
/// the hash is a cheap one, and names that are the same literal are found equal without looking at their letters.
package struct NameTable: Sendable {
    /// The names, by their numbers.
    package private(set) var names: [String] = []
    private var hashes: [UInt32] = []
    /// For each slot of a hash table with open addressing the number of its name, or -1; as many as a power of two.
    private var slots: [Int32]

    /// Makes a table with a power of two of slots; a name takes two.
    package init(slots: Int) {
        self.slots = Array(repeating: -1, count: slots)
    }

    /// The number of a name, which it gets if it has none.
    package mutating func number(_ name: String) -> Int32 {
        let hash = Self.hash(name)
        let slot = self.slot(of: name, hash: hash)
        if slots[slot] >= 0 { return slots[slot] }
        let number = Int32(truncatingIfNeeded: names.count)
        slots[slot] = number
        names.append(name)
        hashes.append(hash)
        // Half of the slots are free at least, so a search ends.
        if 2 * names.count > slots.count { grow() }
        return number
    }

    /// The number of a name that is known.
    package func existingNumber(_ name: String) -> Int32? {
        let number = slots[slot(of: name, hash: Self.hash(name))]
        return number >= 0 ? number : nil
    }

    /// The slot that has a name's number, or the free one that it would go to.
    private func slot(of name: String, hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] >= 0, !has(Int(slots[slot]), name, hash: hash) { slot = (slot + 1) & mask }
        return slot
    }

    private func has(_ number: Int, _ name: String, hash: UInt32) -> Bool {
        // Swift takes two forms of one text for equal; their bytes, and so their hashes, differ.
        hashes[number] == hash && names[number] == name
    }

    private mutating func grow() {
        slots = Array(repeating: -1, count: 2 * slots.count)
        let mask = slots.count - 1
        for (number, hash) in hashes.enumerated() {
            var slot = Int(hash) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(truncatingIfNeeded: number)
        }
    }

    /// A number that depends on the name's length and all its letters, eight of which are taken at a time.
    private static func hash(_ name: String) -> UInt32 {
        var name = name
        return name.withUTF8 { utf8 in
            let letters = UnsafeRawBufferPointer(utf8)
            var hash = UInt64(truncatingIfNeeded: letters.count)
            var place = 0
            while place + 8 <= letters.count {
                hash = mixed(hash ^ letters.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                place += 8
            }
            // The rest is less than a word; in a name of eight letters or more it ends one, which is quicker to read.
            if place < letters.count, letters.count >= 8 {
                hash = mixed(hash ^ letters.loadUnaligned(fromByteOffset: letters.count - 8, as: UInt64.self))
            } else {
                while place < letters.count {
                    hash = mixed(hash ^ UInt64(letters[place]))
                    place += 1
                }
            }
            return UInt32(truncatingIfNeeded: hash)
        }
    }

    /// Multiplies by an odd number without pattern (2^64 divided by the golden ratio), and brings the upper bits down.
    @inline(__always)
    private static func mixed(_ bits: UInt64) -> UInt64 {
        let product = bits &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 32
    }
}
