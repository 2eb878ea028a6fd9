import Testing

@testable import StrutNib

@Suite("A graph is numbered the same way each time")
struct NibGraphTests {
    @Test("Values stand in the order in which they were set; a second value for a key replaces the first")
    func setting() {
        var graph = NibGraph()
        let object = graph.make("NSObject")
        graph.set("a", .int(1), on: object)
        graph.append(.int(5), to: object)
        graph.set("b", .bool(true), on: object)
        graph.set("a", .int(2), on: object)
        graph.set(NibGraph.memberKey, .int(5), on: object)
        #expect(graph.values(of: object).map(\.key) == ["a", NibGraph.memberKey, "b", NibGraph.memberKey])
        #expect(graph.value("a", of: object) == .int(2))
        #expect(graph.value("b", of: object) == .bool(true))
        #expect(graph.value("c", of: object) == nil)
        #expect(graph.members(of: object) == [.int(5), .int(5)])
        #expect(graph.className(of: object) == "NSObject")
        graph.setClassName("NSArray", of: object)
        #expect(graph.className(of: object) == "NSArray")
        #expect(graph.count == 1 && graph.root == object)
    }

    @Test("Many keys: none is taken for another")
    func manyKeys() {
        var graph = NibGraph()
        let objects = (0..<3).map { _ in graph.make("NSObject") }
        let keys = (0..<300).map { "key\($0 / 7)-\($0)" }
        for (number, key) in keys.enumerated() {
            for object in objects { graph.set(key, .int(number), on: object) }
        }
        for object in objects {
            #expect(graph.values(of: object).map(\.key) == keys)
            for (number, key) in keys.enumerated() { #expect(graph.value(key, of: object) == .int(number)) }
            #expect(graph.value("key0-1000", of: object) == nil)
        }
    }

    @Test("Objects are numbered breadth first, and what the root does not reach is left out")
    func numbering() {
        var graph = NibGraph()
        let root = graph.make("Root")
        let (deep, second, first, lost) = (
            graph.make("Deep"), graph.make("Second"), graph.make("First"), graph.make("Lost")
        )
        graph.set("deep", .object(deep), on: first)
        graph.set("up", .object(root), on: deep)
        graph.set("from", .object(root), on: lost)
        graph.append(.object(first), to: root)
        graph.append(.object(second), to: root)
        graph.append(.object(first), to: root)
        graph.set("self", .object(second), on: second)

        let archive = graph.archive(coderVersion: 10)
        #expect(archive.coderVersion == 10)
        #expect(archive.objects.map { archive.classes[$0.classIndex].name } == ["Root", "First", "Second", "Deep"])
        #expect(archive.keys == [NibGraph.memberKey, "deep", "self", "up"])
        #expect(
            archive.values.map(\.payload) == [
                .object(1), .object(2), .object(1), .object(3), .object(2), .object(0),
            ])
        #expect(archive == graph.archive(coderVersion: 10))
    }

    @Test(
        "An integer is as wide as it must be, a negative one eight bytes",
        arguments: [
            (0, .int8(0)), (127, .int8(127)), (128, .int16(128)), (32767, .int16(32767)), (32768, .int32(32768)),
            (Int(Int32.max), .int32(.max)), (Int(Int32.max) + 1, .int64(Int64(Int32.max) + 1)), (-1, .int64(-1)),
            (.min, .int64(.min)), (.max, .int64(.max)),
        ] as [(Int, NibArchive.Payload)])
    func width(of value: Int, payload: NibArchive.Payload) {
        var graph = NibGraph()
        graph.set("n", .int(value), on: graph.make("NSObject"))
        #expect(graph.archive(coderVersion: 9).values.map(\.payload) == [payload])
    }

    @Test("Other values keep their type; an object without values has 0 as its first")
    func types() {
        var graph = NibGraph()
        let root = graph.make("NSObject")
        let values: [NibValue] = [.bool(false), .float(0.5), .double(0.25), .data([1]), .none]
        for value in values { graph.append(value, to: root) }
        graph.append(.object(graph.make("NSNull")), to: root)
        let archive = graph.archive(coderVersion: 9)
        #expect(
            archive.values.map(\.payload) == [.bool(false), .float(0.5), .double(0.25), .data([1]), .nil, .object(1)])
        #expect(archive.objects.last.map { [$0.firstValue, $0.valueCount] } == [0, 0])
    }

    @Test("A class that another stands in for brings it")
    func fallbacks() {
        var graph = NibGraph()
        let root = graph.make("UIView")
        for name in ["UIColor", "UIColor", "UITableViewCellContentView", "_UILayoutSupportConstraint"] {
            graph.append(.object(graph.make(name)), to: root)
        }
        let classes = graph.archive(coderVersion: 9).classes
        #expect(
            classes.map(\.name) == [
                "UIView", "UIColor", "NSColor", "UITableViewCellContentView", "_UILayoutSupportConstraint",
                "NSLayoutConstraint",
            ])
        #expect(classes.map(\.fallbacks) == [[], [2], [], [0], [5], []])
    }

    @Test("Bytes, archive and graph are each other's inverses")
    func roundTrip() throws {
        var graph = NibGraph()
        let root = graph.make("NSObject")
        graph.set("n", .int(7), on: root)
        let text = graph.make("NSString")
        graph.set("to", .object(text), on: root)
        graph.set("NS.bytes", .data(Array("Hi".utf8)), on: text)
        #expect(graph.archive(coderVersion: 9).bytes() == SmallArchive.bytes)

        let read = NibGraph(try NibArchive(reading: SmallArchive.bytes))
        #expect(read.archive(coderVersion: 9).bytes() == SmallArchive.bytes)
        let again = try #require(read.root)
        #expect(read.count == 2 && read.value("n", of: again) == .int(7))
    }

    @Test("A graph without objects is an archive without objects")
    func empty() throws {
        let archive = NibGraph().archive(coderVersion: 9)
        #expect(archive.bytes().count == 50)
        #expect(try NibArchive(reading: archive.bytes()) == archive)
        #expect(NibGraph(archive).root == nil)
    }
}
