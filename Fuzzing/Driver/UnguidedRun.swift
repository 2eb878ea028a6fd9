import CFuzzer
import InterfaceDocument

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Feeds a target with mutants without looking at which code they reach, which takes a fuzzer most of its time: several
/// times as many inputs are tried as with libFuzzer, whose corpus makes good seeds. Needs nothing of libFuzzer.
struct UnguidedRun {
    private let target: FuzzTarget
    private let seeds: [[UInt8]]

    /// A run with the files, and those of the folders, at `paths` as seeds; nil if there are none.
    init?(_ target: FuzzTarget, paths: [String]) {
        self.target = target
        seeds = paths.flatMap { path -> [[UInt8]] in
            let names = Directory.entries(in: path)?.filter { !$0.name.hasPrefix(".") }.map(\.name).sorted()
            let files = names.map { $0.map { "\(path)/\($0)" } } ?? [path]
            return files.compactMap { try? Document.bytes(ofFile: $0) }
        }
        .filter { $0.count < 1 << 16 }
        if seeds.isEmpty { return nil }
    }

    /// Tries the mutants of some numbers. A number, with the same seeds, always means the same mutant; that of one
    /// which ends the process, or takes more than `seconds`, is said, and its bytes are written to a file beginning
    /// with `prefix`.
    func run(_ numbers: Range<UInt64>, seconds: UInt32, prefix: String) {
        for number in numbers {
            var random = SmallRandom(number)
            let bytes = mutant(&random)
            bytes.withUnsafeBufferPointer { buffer in
                CFuzzerWatch(buffer.baseAddress, buffer.count, number, seconds, prefix)
                target.run(bytes)
                CFuzzerWatch(nil, 0, number, 0, prefix)
            }
        }
    }

    private func mutant(_ random: inout SmallRandom) -> [UInt8] {
        let (one, other) = (seeds[random.below(seeds.count)], seeds[random.below(seeds.count)])
        guard target.isStructured, random.chance(3, in: 4) else {
            return ByteMutator.mutant(of: one, and: other, &random)
        }
        var bytes = random.chance(1, in: 4) ? Mutator.crossing(one, other, &random) ?? one : one
        for _ in 0...random.below(2) { bytes = Mutator.mutant(of: bytes, &random) ?? bytes }
        return bytes
    }
}

extension UnguidedRun {
    /// `TARGET SEED COUNT PREFIX PATH...`
    static func main(_ words: [String]) {
        guard words.count > 4, let target = FuzzTarget.all.first(where: { $0.name == words[0] }),
            let first = UInt64(words[1]), let count = UInt64(words[2]),
            let run = UnguidedRun(target, paths: Array(words[4...]))
        else {
            say("usage: strut-fuzz unguided TARGET SEED COUNT PREFIX FILE-OR-FOLDER...")
            exit(64)
        }
        run.run(first..<first + count, seconds: 20, prefix: words[3])
        say("\(target.name): \(count) mutants of \(run.seeds.count) inputs, from number \(first)")
    }
}
