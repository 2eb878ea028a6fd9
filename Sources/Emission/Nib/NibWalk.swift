import StrutNib

/// The way through a nib by which each object is shown once, and where people look for it.
///
/// Objects refer to each other in circles. An object is shown where the shortest way from the top-level objects meets
/// it first, which is below its superview and not below one of its constraints; elsewhere it is referred to. What no
/// top-level object leads to is shown where another list of the root has it.
struct NibWalk {
    /// How many objects may be shown inside of each other; what lies deeper is shown behind the others.
    static let deepest = 80

    let archive: NibArchive
    let forms: [NibForm]
    /// The archive's keys, as they are shown.
    let keys: [String]
    /// The archive's class names, as they are shown.
    private let classNames: [String]
    /// For each object the index of the value at which it is shown, or -1.
    private var places: [Int32]
    private var isShown: [Bool]
    /// Objects that lie too deep to be shown at their place.
    private var pending: [Int] = []
    /// The number of the first object that may not be shown yet.
    private var next = 0

    /// - Parameter opensNibs: Whether nibs inside of it are read.
    init(_ archive: NibArchive, opensNibs: Bool) {
        self.archive = archive
        forms = archive.objects.indices.map { NibForm($0, in: archive, opensNibs: opensNibs) }
        keys = archive.keys.enumerated().map { Self.shown($1, number: $0) }
        classNames = archive.classes.enumerated().map { Self.shown($1.name, number: $0) }
        places = Array(repeating: -1, count: archive.objects.count)
        isShown = Array(repeating: false, count: archive.objects.count)
        findPlaces()
    }

    /// The name of an object's class, as it is shown.
    func className(of object: Int) -> String { classNames[archive.objects[object].classIndex] }

    /// A name as it is shown for each object or value that has it: of a name that is longer than any class's, its start
    /// and its number in the archive.
    private static func shown(_ name: String, number: Int) -> String {
        name.utf8.count <= NibForm.longest ? name : "\(name.prefix(40))… (name \(number))"
    }

    /// What is to be done with an object where a value refers to it.
    enum Meeting {
        /// It is shown by value, in one line.
        case leaf
        /// It is shown here, with what it has.
        case shown
        /// It is shown elsewhere.
        case reference
    }

    /// Meets an object through the value with index `value`, with `depth` objects around it.
    mutating func meet(_ object: Int, through value: Int, depth: Int) -> Meeting {
        if forms[object].isLeaf {
            isShown[object] = true
            return .leaf
        }
        guard !isShown[object], places[object] == Int32(truncatingIfNeeded: value) else { return .reference }
        guard depth < Self.deepest else {
            pending.append(object)
            return .reference
        }
        isShown[object] = true
        return .shown
    }

    /// The next object that is shown outside of others: the root, then what lies too deep, then what the root does not
    /// reach.
    mutating func nextOutermost() -> Int? {
        if next > 0, let object = pending.popLast() {
            isShown[object] = true
            return object
        }
        while next < isShown.count {
            defer { next += 1 }
            if isShown[next] { continue }
            isShown[next] = true
            return next
        }
        return nil
    }

    /// Passes over the texts that a localizable string or a value consists of: they are shown with it.
    mutating func passOver(_ object: Int) {
        for value in archive.values(of: object) {
            if case .object(let part) = value.payload { isShown[Int(part)] = true }
        }
    }

    private mutating func findPlaces() {
        guard let root = archive.objects.first else { return }
        var isFound = places.map { _ in false }
        isFound[0] = true
        let (first, others) = (
            root.valueIndices.filter { archive.keys[archive.values[$0].keyIndex] == "UINibTopLevelObjectsKey" },
            root.valueIndices.filter { archive.keys[archive.values[$0].keyIndex] != "UINibTopLevelObjectsKey" }
        )
        var queue: [Int] = []
        func find(_ value: Int) {
            guard case .object(let object) = archive.values[value].payload, !isFound[Int(object)] else { return }
            isFound[Int(object)] = true
            places[Int(object)] = Int32(truncatingIfNeeded: value)
            queue.append(Int(object))
        }
        for value in first + others {
            find(value)
            var done = 0
            while done < queue.count {
                archive.objects[queue[done]].valueIndices.forEach(find)
                done += 1
            }
            queue.removeAll(keepingCapacity: true)
        }
    }
}
