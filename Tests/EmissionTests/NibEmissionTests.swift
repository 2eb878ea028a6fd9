import StrutJSON
import StrutNib
import Testing

@testable import StrutEmission

@Suite("Nibs as trees and as JSON, whatever their objects refer to")
struct NibEmissionTests {
    private func tree(_ graph: NibGraph) -> String {
        String(decoding: document(graph).emitTree(), as: UTF8.self)
    }

    private func json(_ graph: NibGraph) throws -> JSONValue {
        let value = try JSONValue(parsing: DecodedDocument.emitJSON([document(graph)]))
        return try #require(value["documents"]?.array?.first?["nibs"]?.array?.first)
    }

    private func document(_ graph: NibGraph) -> DecodedDocument {
        DecodedDocument(path: "A.nib", nibs: [CompiledNib(name: nil, archive: graph.archive(coderVersion: 9))])
    }

    @Test("An object is shown below the top-level objects, not in the list of all objects before it")
    func places() {
        var graph = NibGraph()
        let root = graph.make("NSObject")
        let (all, top, view, subview) = (
            graph.make("NSArray"), graph.make("NSArray"), graph.make("UIView"), graph.make("UILabel")
        )
        graph.set("UINibObjectsKey", .object(all), on: root)
        graph.set("UINibTopLevelObjectsKey", .object(top), on: root)
        for array in [all, top] { graph.set("NSInlinedValue", .bool(true), on: array) }
        graph.append(.object(subview), to: all)
        graph.append(.object(view), to: top)
        graph.set("UISubview", .object(subview), on: view)
        graph.set("UISuperview", .object(view), on: subview)
        #expect(
            tree(graph) == """
                A.nib: nib, coder version 9, 5 objects
                  NSObject @0
                    UINibObjectsKey: NSArray @1
                      [0]: @3 UILabel
                    UINibTopLevelObjectsKey: NSArray @2
                      [0]: UIView @4
                        UISubview: UILabel @3
                          UISuperview: @4 UIView

                """)
    }

    @Test("What lies too deep is shown behind the root, and nothing twice")
    func depth() throws {
        var graph = NibGraph()
        var last = graph.make("NSObject")
        for _ in 0..<300 {
            let next = graph.make("UIView")
            graph.set("next", .object(next), on: last)
            last = next
        }
        graph.set("end", .bool(true), on: last)
        let lines = tree(graph).split(separator: "\n")
        let shown = lines.compactMap {
            $0.hasSuffix("end: true") ? nil : $0.split(separator: "UIView @").last.map(String.init)
        }
        #expect(shown.compactMap { Int($0) } == Array(1...300))
        #expect(lines.allSatisfy { $0.prefix { $0 == " " }.count <= 2 * (NibWalk.deepest + 2) })
        #expect(lines.contains { $0.contains(": @\(NibWalk.deepest + 1) UIView") })
        #expect(lines.last?.contains("end: true") == true)

        let nib = try json(graph)
        // Each begins where the one before ends.
        #expect(nib["others"]?.array?.map { $0["id"]?.number } == [81, 162, 243])
    }

    @Test("A nib that holds nibs without end is opened so often and no more")
    func nesting() throws {
        var bytes = [UInt8]()
        for _ in 0..<30 {
            var graph = NibGraph()
            let (root, data) = (graph.make("NSObject"), graph.make("NSData"))
            graph.set("inner", .object(data), on: root)
            graph.set("NS.bytes", .data(bytes), on: data)
            bytes = graph.archive(coderVersion: 9).bytes()
        }
        let document = DecodedDocument(
            path: "A", nibs: [CompiledNib(name: nil, archive: try NibArchive(reading: bytes))])
        let text = String(decoding: document.emitTree(), as: UTF8.self)
        #expect(text.split(separator: "\n").count { $0.contains("nib, coder version") } == 9)
        #expect(text.contains("NS.bytes: data of") || text.contains("NSData data of"))
        #expect(throws: Never.self) { try JSONValue(parsing: DecodedDocument.emitJSON([document])) }
    }

    @Test("A long text is shown once, however many refer to it; so is a long name")
    func longTexts() throws {
        var graph = NibGraph()
        let (root, text) = (graph.make("NSObject"), graph.make("NSString"))
        let long = String(repeating: "a", count: NibForm.longest + 1)
        graph.set("NS.bytes", .data(Array(long.utf8)), on: text)
        for number in 0..<50 { graph.set("k\(number)", .object(text), on: root) }
        graph.set(
            String(repeating: "k", count: 2000), .object(graph.make(String(repeating: "C", count: 2000))), on: root)
        let shown = tree(graph)
        #expect(shown.split(separator: long, omittingEmptySubsequences: false).count == 2)
        #expect(shown.contains("k0: @1: \"aaa") && shown.contains("k49: @1 NSString\n"))
        #expect(shown.contains("kkk… (name 50): CCC") && !shown.contains(String(repeating: "k", count: 41)))
        let values = try #require(try json(graph)["root"]?["values"])
        #expect(values["k0"]?["string"]?.string == long && values["k0"]?["id"]?.number == 1)
        #expect(values["k1"]?["reference"]?.number == 1)
    }

    @Test("Collections with other values than they are encoded with, and texts that are not UTF-8, are objects")
    func oddForms() throws {
        var graph = NibGraph()
        let root = graph.make("NSObject")
        let (array, text, number) = (graph.make("NSArray"), graph.make("NSString"), graph.make("NSNumber"))
        graph.set("NSInlinedValue", .bool(true), on: array)
        graph.append(.int(5), to: array)
        graph.set("extra", .float(2), on: array)
        graph.set("NS.bytes", .data([0xFF, 0xFE]), on: text)
        graph.set("NS.intval", .double(1), on: number)
        for (key, object) in [("array", array), ("text", text), ("number", number)] {
            graph.set(key, .object(object), on: root)
        }
        let values = try #require(try json(graph)["root"]?["values"])
        #expect(values["array"]?["values"]?["extra"]?.number == 2)
        #expect(values["array"]?["types"]?["extra"]?.string == "float")
        #expect(values["array"]?["members"]?.array?.first?.number == 5)
        #expect(values["text"]?["values"]?["NS.bytes"]?["data"]?.string == "//4=")
        #expect(values["number"]?["values"]?["NS.intval"]?.number == 1)
        #expect(tree(graph).contains("NS.bytes: data of 2 bytes: ff fe\n"))
    }

    @Test("Numbers keep their digits and their type; those that JSON has not are texts")
    func numbers() throws {
        var graph = NibGraph()
        let root = graph.make("NSObject")
        graph.set("float", .float(0.1), on: root)
        graph.set("infinite", .double(.infinity), on: root)
        graph.set("large", .int(.max), on: root)
        graph.set("floats", .data([6, 0, 0, 0xC0, 0x3F]), on: root)
        graph.set("minus", .data([6, 0, 0, 0, 0x80]), on: root)
        let nib = try json(graph)
        let values = try #require(nib["root"]?["values"])
        #expect(values["float"]?.number == 0.1 && values["infinite"]?.string == "inf")
        #expect(values["floats"]?["floats"]?.array?.map(\.number) == [1.5])
        // JSON's zero has no sign.
        #expect(values["minus"]?["data"]?.string == "BgAAAIA=")
        #expect(nib["root"]?["types"]?["large"]?.string == "int64")
        let text = tree(graph)
        #expect(text.contains("float: 0.1\n") && text.contains("floats: (1.5)\n") && text.contains("minus: (-0)\n"))
        #expect(text.contains("large: \(Int.max)\n"))
    }

    @Test("A nib without objects")
    func empty() throws {
        #expect(tree(NibGraph()) == "A.nib: nib, coder version 9, 0 objects\n")
        #expect(try json(NibGraph())["root"]?.content == .null)
    }
}
