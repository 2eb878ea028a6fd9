import Strut

/// A compiled storyboard with a value of every kind, as ibtool would encode it:
/// `Tests/Fixtures/nibs/Sample.storyboardc`.
enum SampleNib {
    /// The files of the folder.
    static var files: [(name: String, bytes: [UInt8])] {
        [
            ("Info.plist", info.binaryBytes()), ("View.nib", view), ("Scene.nib/objects-11.0+.nib", cell),
            ("Scene.nib/runtime.nib", cell),
        ]
    }

    static let info: PropertyListValue = [
        "UIStoryboardVersion": .integer(1), "UIStoryboardDesignatedEntryPointIdentifier": "Scene",
        "UIViewControllerIdentifiersToNibNames": ["Scene": "Scene", "Übersicht": "Other"],
    ]

    /// The nib of a cell: a view of a class of the app's.
    static var cell: [UInt8] {
        var maker = NibMaker()
        let cell = maker.graph.make("UIClassSwapper")
        maker.graph.set("UIClassName", maker.string("_TtC3App4Cell"), on: cell)
        maker.graph.set("UIOriginalClassName", maker.string("UITableViewCell"), on: cell)
        maker.finish(topLevel: [cell], objects: [cell], connections: [])
        return maker.graph.archive(coderVersion: 9).bytes()
    }

    /// The nib of a view with a label, a button, a table and a constraint.
    static var view: [UInt8] {
        var maker = NibMaker()
        let (view, label, button, table) = (
            maker.graph.make("UIView"), maker.graph.make("UILabel"), maker.graph.make("UIButton"),
            maker.graph.make("UITableView")
        )
        maker.graph.set("UIBounds", .data(NibMaker.doubles(0, 0, 320, 480.5)), on: view)
        maker.graph.set("UICenter", .data(NibMaker.doubles(160, 240.25)), on: view)
        maker.graph.set("UISubviews", maker.collection("NSMutableArray", [label, button, table]), on: view)
        maker.graph.set("UIAlpha", .float(0.1), on: view)
        maker.graph.set("UITag", .int(-1), on: view)
        maker.graph.set("UIOpaque", .bool(true), on: view)
        maker.graph.set("UITintColor", .none, on: view)
        maker.graph.set("UIViewLayoutMargins", .data(NibMaker.doubles(-1, 0, -0.0, 0)), on: view)

        let color = maker.graph.make("UIColor")
        maker.graph.set("UIRed", .float(1), on: color)
        maker.graph.set("NSRGB", .data(Array("1 0 0\0".utf8)), on: color)
        maker.graph.set("UIBackgroundColor", .object(color), on: view)

        let constraint = maker.graph.make("NSLayoutConstraint")
        maker.graph.set("NSFirstItem", .object(label), on: constraint)
        maker.graph.set("NSSecondItem", .object(view), on: constraint)
        maker.graph.set("NSConstant", .double(20), on: constraint)
        maker.graph.set("NSPriority", .int(750), on: constraint)
        maker.graph.set("UIViewAutolayoutConstraints", maker.collection("NSMutableArray", [constraint]), on: view)

        let text = maker.graph.make("NSLocalizableString")
        maker.graph.set("NS.bytes", .data(Array("Grüße".utf8)), on: text)
        maker.graph.set("NSKey", maker.string("lab-el-001.text"), on: text)
        maker.graph.set("NSDev", maker.string("Greetings"), on: text)
        maker.graph.set("UIText", .object(text), on: label)
        maker.graph.set("UITextColor", .object(color), on: label)
        maker.addContent(of: button)
        maker.addPrototype(to: table)

        let proxy = maker.graph.make("UIProxyObject")
        maker.graph.set("UIProxiedObjectIdentifier", maker.string("IBFilesOwner"), on: proxy)
        let outlet = maker.graph.make("UIRuntimeOutletConnection")
        maker.graph.set("UILabel", maker.string("view"), on: outlet)
        maker.graph.set("UISource", .object(proxy), on: outlet)
        maker.graph.set("UIDestination", .object(view), on: outlet)
        maker.finish(topLevel: [view, proxy], objects: [view, proxy, label, button, table], connections: [outlet])
        return maker.graph.archive(coderVersion: 10, trailer: Array("LNE\0".utf8)).bytes()
    }
}

/// A graph with helpers for what nibs are made of.
struct NibMaker {
    var graph = NibGraph()
    private let root: NibGraph.Object

    init() { root = graph.make("NSObject") }

    mutating func string(_ text: String, _ className: String = "NSString") -> NibValue {
        let string = graph.make(className)
        graph.set("NS.bytes", .data(Array(text.utf8)), on: string)
        return .object(string)
    }

    mutating func number(_ value: NibValue) -> NibValue {
        let number = graph.make("NSNumber")
        if case .int = value {
            graph.set("NS.intval", value, on: number)
        } else {
            graph.set("NS.dblval", value, on: number)
        }
        return .object(number)
    }

    mutating func collection(_ className: String, _ members: [NibGraph.Object]) -> NibValue {
        collection(className, members.map { .object($0) })
    }

    mutating func collection(_ className: String, _ members: [NibValue]) -> NibValue {
        let collection = graph.make(className)
        graph.set("NSInlinedValue", .bool(true), on: collection)
        for member in members { graph.append(member, to: collection) }
        return .object(collection)
    }

    /// Gives a button values of the rarer kinds.
    mutating func addContent(of button: NibGraph.Object) {
        let content = graph.make("UIButtonContent")
        graph.set("UITitle", string("Two\nlines", "NSMutableString"), on: content)
        let states = collection("NSMutableDictionary", [number(.int(0)), .object(content)])
        graph.set("UIButtonStatefulContent", states, on: button)
        let value = graph.make("NSValue")
        graph.set("NS.special", .int(2), on: value)
        graph.set("NS.sizeval", string("{1, 1}"), on: value)
        let date = graph.make("NSDate")
        graph.set("NS.time", .double(0.5), on: date)
        let data = graph.make("NSMutableData")
        graph.set("NS.bytes", .data([0, 1, 254]), on: data)
        let values = [.object(value), .object(date), .object(data), number(.double(16)), .object(graph.make("NSNull"))]
        graph.set("UIValues", collection("NSSet", values), on: button)
        let ordered = graph.make("NSOrderedSet")
        graph.set("NS.object.0", .object(button), on: ordered)
        graph.set("NS.object.1", string("text"), on: ordered)
        graph.set("UIOrdered", .object(ordered), on: button)
        let odd = graph.make("NSDictionary")
        graph.set("NSInlinedValue", .bool(true), on: odd)
        graph.append(.int(300), to: odd)
        graph.set("UIOdd", .object(odd), on: button)
    }

    /// Gives a table a prototype cell: a nib in the nib.
    mutating func addPrototype(to table: NibGraph.Object) {
        let (nib, data) = (graph.make("UINib"), graph.make("NSData"))
        graph.set("NS.bytes", .data(SampleNib.cell), on: data)
        graph.set("captureEnclosingNIBBundleOnDecode", .bool(true), on: nib)
        graph.set("archiveData", .object(data), on: nib)
        let nibs = collection("NSMutableDictionary", [string("Cell"), .object(nib)])
        graph.set("UITableViewCellPrototypeNibs", nibs, on: table)
    }

    /// Gives the root its seven lists.
    mutating func finish(
        topLevel: [NibGraph.Object], objects: [NibGraph.Object], connections: [NibGraph.Object]
    ) {
        graph.set("UINibTopLevelObjectsKey", collection("NSArray", topLevel), on: root)
        graph.set("UINibObjectsKey", collection("NSArray", objects), on: root)
        let empty = collection("NSArray", [] as [NibValue])
        graph.set("UINibConnectionsKey", connections.isEmpty ? empty : collection("NSArray", connections), on: root)
        for key in [
            "UINibVisibleWindowsKey", "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey",
            "UINibKeyValuePairsKey",
        ] {
            graph.set(key, empty, on: root)
        }
    }

    /// Numbers as nibs have rectangles and points.
    static func doubles(_ numbers: Double...) -> [UInt8] {
        [7]
            + numbers.flatMap { number in
                (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (8 * UInt64($0))) }
            }
    }
}
