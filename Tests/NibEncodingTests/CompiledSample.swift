import InterfaceDocument
import StrutNib
import StrutTestSupport
import Testing

@testable import StrutNibEncoding

/// A small document, compiled, whose nibs can be asked for their objects.
struct CompiledSample {
    let result: CompiledDocument

    /// A xib with these objects; `document` has further attributes of the root, `resources` the elements of its
    /// resources.
    init(
        xib objects: String, document: String = "", resources: String = "",
        _ change: (inout NibOptions) -> Void = { _ in }
    ) throws {
        let text = Self.header(document, resources: resources).xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
            """)
        try self.init(text, path: "Sample.xib", change)
    }

    /// A storyboard with these scenes' objects.
    init(
        scenes: [String], initial: String = "", document: String = "", _ change: (inout NibOptions) -> Void = { _ in }
    ) throws {
        let text = Self.header(document, initial: initial).storyboard(scenes: scenes)
        try self.init(text, path: "Sample.storyboard", change)
    }

    private static func header(_ attributes: String, initial: String? = nil, resources: String = "") -> DocumentHeader {
        DocumentHeader(
            tools: "21507", device: nil, initial: initial, attributes: #"colorMatched="YES" \#(attributes)"#,
            resources: resources)
    }

    private init(_ text: String, path: String, _ change: (inout NibOptions) -> Void) throws {
        var options = NibOptions()
        change(&options)
        result = try Document.parse(Array(text.utf8), path: path).compiled(options)
    }

    /// The names of the files.
    var names: [String] { result.files.map(\.name) }

    /// The nib with a name; that of a xib has none.
    func nib(_ name: String = "") throws -> DecodedNib {
        let file = try #require(result.files.first { $0.name == name })
        return try DecodedNib(file.bytes)
    }
}

/// The objects of a nib.
struct DecodedNib {
    let graph: NibGraph

    init(_ bytes: [UInt8]) throws {
        graph = NibGraph(try NibArchive(reading: bytes))
        root = try #require(graph.root)
        var objects = [root]
        var seen: Set = [root]
        var place = 0
        while place < objects.count {
            for (_, value) in graph.values(of: objects[place]) {
                if case .object(let other) = value, seen.insert(other).inserted { objects.append(other) }
            }
            place += 1
        }
        self.objects = objects
    }

    /// The root, which has the lists.
    let root: NibGraph.Object

    /// Every object that the root leads to.
    private let objects: [NibGraph.Object]

    /// The object that a key refers to.
    func object(_ key: String, of object: NibGraph.Object) -> NibGraph.Object? {
        guard case .object(let other)? = graph.value(key, of: object) else { return nil }
        return other
    }

    /// The members of a collection under a key.
    func members(_ key: String, of owner: NibGraph.Object) -> [NibGraph.Object] {
        object(key, of: owner).map { members(of: $0) } ?? []
    }

    func members(of collection: NibGraph.Object) -> [NibGraph.Object] {
        graph.members(of: collection).compactMap { if case .object(let member) = $0 { member } else { nil } }
    }

    /// The text of a string.
    func text(_ key: String, of owner: NibGraph.Object) -> String? {
        object(key, of: owner).flatMap { text(of: $0) }
    }

    func text(of object: NibGraph.Object) -> String? {
        guard case .data(let bytes)? = graph.value("NS.bytes", of: object) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The numbers of a point, size, rectangle or insets.
    func numbers(_ key: String, of object: NibGraph.Object) -> [Double]? {
        guard case .data(let bytes)? = graph.value(key, of: object), bytes.first == 7 else { return nil }
        return stride(from: 1, to: bytes.count, by: 8).map { start in
            let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64(8 * $1) }
            return Double(bitPattern: bits)
        }
    }

    /// The objects of a class, a custom one by the class that it stands for.
    func all(_ className: String) -> [NibGraph.Object] {
        objects.filter {
            graph.className(of: $0) == className || text("UIOriginalClassName", of: $0) == className
        }
    }

    func first(_ className: String) throws -> NibGraph.Object { try #require(all(className).first) }

    /// What the objects of the top level are: classes, and the identifiers of proxies.
    var topLevel: [String] {
        members("UINibTopLevelObjectsKey", of: root).map {
            text("UIProxiedObjectIdentifier", of: $0) ?? graph.className(of: $0)
        }
    }

    /// The connections as texts: `label: source -> destination`.
    var connections: [String] {
        members("UINibConnectionsKey", of: root).map { connection in
            let ends = ["UISource", "UIDestination"].map { key -> String in
                guard let end = object(key, of: connection) else { return "nothing" }
                return text("UIProxiedObjectIdentifier", of: end) ?? text("UIClassName", of: end)
                    ?? graph.className(of: end)
            }
            return "\(text("UILabel", of: connection) ?? ""): \(ends[0]) -> \(ends[1])"
        }
        .sorted()
    }

    /// The values that are set by key paths.
    var keyPaths: [String] {
        members("UINibKeyValuePairsKey", of: root).compactMap { text("UIKeyPath", of: $0) }.sorted()
    }
}
