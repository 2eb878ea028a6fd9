/// Changes bytes without a grammar: what documents are made of besides elements, and whatever else Strut reads.
enum ByteMutator {
    /// Some bytes with a few of them changed, doubled, taken out or crossed with those of another input.
    static func mutant(of bytes: [UInt8], and other: [UInt8], _ random: inout SmallRandom) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(4) { change(&bytes, other, &random) }
        return bytes
    }

    private static func change(_ bytes: inout [UInt8], _ other: [UInt8], _ random: inout SmallRandom) {
        let place = random.below(bytes.count + 1)
        switch random.below(8) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
        case 1 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        case 3: bytes.removeSubrange(range(from: place, in: bytes, &random))
        case 4:
            let piece = Array(bytes[range(from: place, in: bytes, &random)])
            bytes.insert(contentsOf: piece, at: random.below(bytes.count + 1))
        case 5:
            let word = random.pick(random.chance(1, in: 2) ? Words.numbers : Words.words) ?? ""
            bytes.replaceSubrange(
                range(from: place, in: bytes, &random, most: 12), with: Array(word.utf8))
        case 6:
            let from = random.below(other.count + 1)
            bytes.replaceSubrange(
                range(from: place, in: bytes, &random),
                with: other[range(from: from, in: other, &random)])
        default:
            // The end of a file that was cut off.
            if random.chance(1, in: 8) { bytes.removeSubrange(place...) }
        }
    }

    /// Some bytes from a place on, mostly few.
    private static func range(
        from start: Int, in bytes: [UInt8], _ random: inout SmallRandom, most: Int = 1024
    ) -> Range<Int> {
        let length = random.below(random.chance(1, in: 4) ? most : min(most, 16)) + 1
        return start..<min(bytes.count, start + length)
    }
}
