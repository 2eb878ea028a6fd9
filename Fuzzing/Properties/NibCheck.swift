import InterfaceDocument
import StrutNib
import StrutNibEncoding
import StrutPropertyList

/// What holds for every compiled document: its nibs can be read, what they refer to is there, and the folder has what
/// it names.
enum NibCheck {
    static func demand(_ compiled: CompiledDocument, of document: Document) {
        let names = Set(compiled.files.map(\.name))
        require(names.count == compiled.files.count, "two files of a compiled document have one name")
        for (name, bytes) in compiled.files {
            if name == "Info.plist" { demandScenes(bytes, names) } else { demandNib(bytes, name, document) }
        }
    }

    /// Each nib that the property list names is there, as a file or as a folder of several.
    private static func demandScenes(_ bytes: [UInt8], _ names: Set<String>) {
        guard let list = try? PropertyListValue(readingBinary: bytes) else { fatalError("Info.plist cannot be read") }
        for entry in list["UIViewControllerIdentifiersToNibNames"]?.dictionary?.entries ?? [] {
            let nib = (entry.value.string ?? "") + ".nib"
            require(
                names.contains { $0 == nib || $0.hasPrefix(nib + "/") }, "Info.plist names \(nib), which is not there")
        }
    }

    private static func demandNib(_ bytes: [UInt8], _ name: String, _ document: Document) {
        do throws(NibArchiveError) {
            let archive = try NibArchive(reading: bytes)
            require(archive.bytes() == bytes, "\(name) is written otherwise than it was read")
            for value in archive.values {
                // A prototype's nib is inside of that of its table.
                if case .data(let inner) = value.payload, inner.starts(with: "NIBArchive".utf8) {
                    demandNib(inner, name, document)
                }
            }
            demandObjects(of: NibGraph(archive), name, document)
        } catch {
            fatalError("\(name) cannot be read: \(error)")
        }
    }

    /// Every connection has both ends, and no object was spoken of and never written.
    private static func demandObjects(of graph: NibGraph, _ name: String, _ document: Document) {
        guard let root = graph.root else { fatalError("\(name) has no objects") }
        let hasOwnObjects = document.root.descendants.contains { $0.name.string == "customObject" }
        var seen: Set = [root]
        var waiting = [root]
        while let object = waiting.popLast() {
            let values = graph.values(of: object)
            let isEmpty = object != root && values.isEmpty && graph.className(of: object) == "NSObject"
            require(!isEmpty || hasOwnObjects, "an object of \(name) was never written")
            for case (_, .object(let other)) in values where seen.insert(other).inserted { waiting.append(other) }
        }
        guard case .object(let connections)? = graph.value("UINibConnectionsKey", of: root) else {
            fatalError("\(name) has no connections")
        }
        for case .object(let connection) in graph.members(of: connections) {
            for key in ["UILabel", "UISource", "UIDestination"] {
                guard case .object? = graph.value(key, of: connection) else {
                    fatalError("a connection of \(name) lacks its \(key)")
                }
            }
        }
    }
}
