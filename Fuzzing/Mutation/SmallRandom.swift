/// Random numbers that are the same for the same seed on every machine (splitmix64).
struct SmallRandom: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }

    mutating func below(_ count: Int) -> Int { count > 0 ? Int(next() % UInt64(count)) : 0 }

    mutating func chance(_ part: Int, in whole: Int) -> Bool { below(whole) < part }

    mutating func pick<T>(_ choices: [T]) -> T? { choices.isEmpty ? nil : choices[below(choices.count)] }
}

extension [UInt8] {
    /// A number for some bytes, the same on every machine (FNV-1a): from it come an input's environment and options.
    var fingerprint: UInt64 {
        reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}
