// A small archive of Xcode 3 or 4 for tests: a view with what a test puts into it.

@testable import InterfaceDocument

/// The parts of an archive. The document has the file's owner (-1, object 1), the first responder (-2, object 2) and
/// what `objects` adds; objects with the ids of `records` have records.
struct LegacyArchive {
    var version = "8.00"
    var objects = ""
    /// The ids of records by the ids of objects in the archive.
    var records: [(id: String, object: String)] = []
    var connections = ""
    /// The dictionary of what is said of objects, by keys such as `5.CustomClassName`.
    var properties: [(key: String, value: String)] = []
    var head = ""

    var text: String {
        let proxies = [("1", "IBFilesOwner"), ("2", "IBFirstResponder")].map { id, name in
            """
            <object class="IBProxyObject" id="\(id)"><string key="IBProxiedObjectIdentifier">\(name)</string>
            <string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string></object>
            """
        }
        let all = [("-1", "1"), ("-2", "2")] + records.map { ($0.id, $0.object) }
        let recordTexts = all.map { id, object in
            """
            <object class="IBObjectRecord"><string key="id">\(id)</string><reference key="object" ref="\(object)"/>
            <reference key="parent" ref="0"/></object>
            """
        }
        let values = properties.map { "<string key=\"\($0.key)\">\($0.value)</string>" }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="\(version)"><data>\(head)
            <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
            \(proxies.joined())\(objects)</array>
            <object class="IBObjectContainer" key="IBDocument.Objects">
            <array class="NSMutableArray" key="connectionRecords">\(connections)</array>
            <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
            <object class="IBObjectRecord"><string key="id">0</string><array key="object" id="0"/>
            <reference key="children" ref="1000"/><nil key="parent"/></object>
            \(recordTexts.joined())</array></object>
            <dictionary class="NSMutableDictionary" key="flattenedProperties">\(values.joined())</dictionary>
            </object></data></archive>
            """
    }

    /// A connection record.
    static func connection(_ kind: String, _ label: String, _ ends: (String, String), id: String, event: Int? = nil)
        -> String
    {
        let event = event.map { "<int key=\"IBEventType\">\($0)</int>" } ?? ""
        return """
            <object class="IBConnectionRecord"><object class="IBCocoaTouch\(kind)Connection" key="connection">
            <string key="label">\(label)</string><reference key="source" ref="\(ends.0)"/>
            <reference key="destination" ref="\(ends.1)"/>\(event)</object><string key="id">\(id)</string></object>
            """
    }

    func upgraded() throws(DocumentError) -> Document {
        try Document.upgrading(bytes: Array(text.utf8), path: "Old.xib")
    }
}
