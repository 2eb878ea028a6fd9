/// What the names of documents' types begin with: the file, with as many of its folders as tell it from the others.
///
/// Storyboards are distinguished among themselves, for they refer to each other by their names; a xib that would be
/// called as one of them has a longer name.
struct TypeStems {
    /// The stems, in the order of the documents.
    private(set) var stems: [String]
    /// The types that they give.
    private var taken: Set<String> = []

    /// Names documents by their paths, seen from the target's folder.
    init(of paths: [String]) {
        stems = paths
        let names = paths.map(DocumentName.init)
        for areXibs in [false, true] { name(names.indices.filter { names[$0].isXib == areXibs }, names) }
    }

    /// Makes names longer until each has a type of its own. Where all of the path is not enough, as for `Cell 1` and
    /// `Cell1` in one folder, numbers tell the later ones from the first.
    private mutating func name(_ places: [Int], _ names: [DocumentName]) {
        var names = names
        while true {
            let types = places.map { names[$0].type }
            let uses = Dictionary(types.map { ($0, 1) }, uniquingKeysWith: +)
            let doubled = zip(places, types).filter { place, type in
                names[place].canGrow && (taken.contains(type) || uses[type] != 1)
            }
            if doubled.isEmpty { break }
            for (place, _) in doubled { names[place].length += 1 }
        }
        for place in places {
            let stem = names[place].stem
            let numbered = [stem] + (2...names.count + 1).map { "\(stem) \($0)" }
            stems[place] = numbered.first { taken.insert(DocumentName.type(of: $0)).inserted } ?? stem
        }
    }
}

/// What a document may be called: its file, its folders before it, and behind it that it is a xib.
private struct DocumentName {
    /// Whether it is a xib.
    let isXib: Bool
    private let file: String
    private let folders: [String]
    /// How many words it has.
    var length = 1

    init(path: String) {
        isXib = path.lowercased().hasSuffix(".xib")
        let parts = path.split(separator: "/").map(String.init)
        folders = parts.dropLast().map { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : $0 }
        let name = parts.last ?? path
        file = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// Whether there are more words.
    var canGrow: Bool { length < 1 + folders.count + (isXib ? 1 : 0) }

    /// The words so far.
    var stem: String {
        let words = Array(folders.suffix(length - 1)) + [file]
        return (length > folders.count + 1 ? words + ["xib"] : words).joined(separator: " ")
    }

    /// What types are distinguished by.
    var type: String { Self.type(of: stem) }

    /// What is left of a stem in the name of a type, whose words are written as one, each with a capital.
    static func type(of stem: String) -> String {
        let scalars = stem.unicodeScalars.filter { $0.properties.isXIDContinue || $0 == "_" }
        return String(String.UnicodeScalarView(scalars)).lowercased()
    }
}
