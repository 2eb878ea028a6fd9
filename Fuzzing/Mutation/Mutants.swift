import InterfaceDocument

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes mutants as files: for what is looked at from outside of the process, such as batches and signals.
enum Mutants {
    /// `SEED COUNT FOLDER FILE...`
    static func write(_ words: ArraySlice<String>) {
        let words = Array(words)
        guard words.count > 3, let seed = UInt64(words[0]), let count = Int(words[1]) else {
            say("usage: strut-fuzz mutate SEED COUNT FOLDER FILE...")
            exit(64)
        }
        var random = SmallRandom(seed)
        let seeds = words[3...].compactMap { try? Document.bytes(ofFile: $0) }
        for number in 0..<count {
            guard let one = random.pick(seeds), let other = random.pick(seeds) else { return }
            var bytes = random.chance(1, in: 4) ? Mutator.crossing(one, other, &random) ?? one : one
            for _ in 0...random.below(3) { bytes = Mutator.mutant(of: bytes, &random) ?? bytes }
            let path = "\(words[2])/\(seed)-\(number).\(random.chance(1, in: 2) ? "xib" : "storyboard")"
            ScratchFile.write(bytes, to: path)
        }
    }
}

/// Writes a line to standard error.
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(2, bytes, bytes.count)
}

/// A file that a target needs on disk, because what it tests reads files.
enum ScratchFile {
    static func write(_ bytes: [UInt8], to path: String) {
        guard let file = fopen(path, "w") else { fatalError("cannot write \(path)") }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    /// A folder of this process below `TMPDIR`, best one in memory, or /tmp.
    static let folder: String = {
        let folder = "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/strut-fuzz-\(getpid())"
        mkdir(folder, 0o700)
        return folder
    }()
}
