/// The names of the files that a document's source or what apps load of it is written to.
enum OutputName {
    /// How many bytes of a path a name keeps: a file's has 255 at most, and the compiler puts its own endings behind
    /// it.
    private static let length = 200

    /// The path as one name, so that equal file names in different folders stay apart: only a slash becomes a hyphen,
    /// and an underscore is always the start of what stands for something else or itself. Of a long one the end is
    /// kept, behind a number made of all of it.
    static func flattened(_ path: String) -> String {
        var name = ""
        for character in path.unicodeScalars {
            switch character {
            case "_": name += "_0"
            case "-": name += "_1"
            case "/": name += "-"
            // SwiftPM writes names into files of JSON as they are.
            case "\"": name += "_2"
            case "\\": name += "_3"
            default: name.unicodeScalars.append(character)
            }
        }
        guard name.utf8.count > length else { return name }
        // FNV-1a: the same for the same path on every machine.
        let hash = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        var end = Substring(name)
        while end.utf8.count > length { end.removeFirst() }
        return "\(String(hash, radix: 16))_4\(end)"
    }

    /// What apps load of a document: `Main.storyboardc` of `Main.storyboard`, `Cell.nib` of `Cell.xib`.
    static func compiled(_ name: String) -> String {
        let lowercased = name.lowercased()
        if lowercased.hasSuffix(".storyboard") { return name + "c" }
        return (lowercased.hasSuffix(".xib") ? String(name.dropLast(4)) : name) + ".nib"
    }
}
