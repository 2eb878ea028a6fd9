// `strut-fuzz TARGET [libFuzzer's arguments]`: feeds one part of Strut with documents that nobody would write.
//
// `make fuzz TARGET=layout SECONDS=60` builds and runs it with seeds and dictionary. Without libFuzzer's loop:
// `strut-fuzz TARGET FILE...` replays files, `strut-fuzz mutate SEED COUNT FOLDER FILE...` writes mutants of documents,
// and `strut-fuzz unguided TARGET SEED COUNT PREFIX FILE-OR-FOLDER...` tries mutants as fast as they are made.
import CFuzzer
import InterfaceDocument

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The target that this process runs, for the functions that libFuzzer calls without a context.
let target: FuzzTarget = {
    let words = CommandLine.arguments
    if words.count > 1, words[1] == "mutate" {
        Mutants.write(words.dropFirst(2))
        exit(0)
    }
    if words.count > 1, words[1] == "unguided" {
        CFuzzerPrepare()
        UnguidedRun.main(Array(words.dropFirst(2)))
        exit(0)
    }
    guard words.count > 1, let target = FuzzTarget.all.first(where: { $0.name == words[1] }) else {
        let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
        say("strut-fuzz: give one of these targets: \(names); 'mutate' or 'unguided'")
        exit(64)
    }
    return target
}()

_ = target
CFuzzerPrepare()

#if STRUT_UNGUIDED
    // Built without libFuzzer: files are replayed.
    for path in CommandLine.arguments.dropFirst(2) {
        guard let bytes = try? Document.bytes(ofFile: path) else {
            say("strut-fuzz: cannot read \(path)")
            exit(66)
        }
        target.run(bytes)
    }
#else
    @_cdecl("LLVMFuzzerTestOneInput")
    func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        target.run(Array(UnsafeBufferPointer(start: data, count: count)))
        return 0
    }

    @_cdecl("LLVMFuzzerCustomMutator")
    func mutate(_ data: UnsafeMutablePointer<UInt8>, _ count: Int, _ maximum: Int, _ seed: CUnsignedInt) -> Int {
        var random = SmallRandom(UInt64(seed))
        // Half of the time bytes are changed, which finds what the grammar does not think of.
        guard target.isStructured, random.chance(1, in: 2) else { return LLVMFuzzerMutate(data, count, maximum) }
        let bytes = Array(UnsafeBufferPointer(start: data, count: count))
        guard let mutant = Mutator.mutant(of: bytes, &random), mutant.count <= maximum else {
            return LLVMFuzzerMutate(data, count, maximum)
        }
        for (place, byte) in mutant.enumerated() { data[place] = byte }
        return mutant.count
    }

    @_cdecl("LLVMFuzzerCustomCrossOver")
    func cross(
        _ one: UnsafePointer<UInt8>, _ oneCount: Int, _ other: UnsafePointer<UInt8>, _ otherCount: Int,
        _ result: UnsafeMutablePointer<UInt8>, _ maximum: Int, _ seed: CUnsignedInt
    ) -> Int {
        var random = SmallRandom(UInt64(seed))
        let child = Mutator.crossing(
            Array(UnsafeBufferPointer(start: one, count: oneCount)),
            Array(UnsafeBufferPointer(start: other, count: otherCount)), &random)
        guard let child, child.count <= maximum else { return 0 }
        for (place, byte) in child.enumerated() { result[place] = byte }
        return child.count
    }

    // libFuzzer must not see the target's name, which it would take for a folder of seeds.
    var words = [CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)
    var pointers = words.map { strdup($0) } + [nil]
    var count = CInt(words.count)
    pointers.withUnsafeMutableBufferPointer { buffer in
        var base = buffer.baseAddress
        exit(LLVMFuzzerRunDriver(&count, &base, testOneInput))
    }
#endif
