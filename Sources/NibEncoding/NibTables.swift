import InterfaceDocument
import StrutNib

/// Table views, their prototypes and static rows, and their cells.
extension NibUnit {
    /// The footer and the header of a table, which stand before everything else in it.
    mutating func encodeTableSubviews(_ table: View) -> [NibGraph.Object] {
        let header = table.element.child(key: "tableHeaderView").flatMap(View.init)
        let footer = table.element.child(key: "tableFooterView").flatMap(View.init)
        return [footer, header].compactMap { $0 }.map { encodeListed($0) }
    }

    mutating func encodeTable(_ table: View, on object: NibGraph.Object) {
        let element = table.element
        if context.follows(11), let style = Property.tableStyle(element.string(.style) ?? "plain") {
            set("UITableViewStyle", .int(style), on: object)
        }
        let hasLines = element.string(.separatorStyle) != "none"
        if hasLines {
            set("UISeparatorStyle", .int(1), on: object)
            set("UISeparatorStyleIOS5AndLater", .int(1), on: object)
        } else {
            set("UISeparatorStyleIOS9AndLater", .int(0), on: object)
        }
        encodeScrolling(table, on: object)
        let header = element.child(key: "tableHeaderView").flatMap(View.init)
        let footer = element.child(key: "tableFooterView").flatMap(View.init)
        if !context.follows(9) || header != nil || footer != nil {
            let height = (header?.frame?.height ?? 0) + (footer?.frame?.height ?? 0)
            set("UIContentSize", .geometry(table.frame?.width ?? 0, height), on: object)
        }
        if context.follows(13) {
            set("UIPrefetchingEnabled", .bool(true), on: object)
            set("UIFillerRowHeight", .double(0), on: object)
            set("UISectionHeaderTopPadding", .double(-1), on: object)
        }
        encodeRefreshControl(of: table, on: object)
        setColor(
            "UISectionIndexTrackingBackgroundColor", "sectionIndexTrackingBackgroundColor", of: element, on: object)
        if let header, let made = madeObject(for: header.element) { set("UITableHeaderView", made, on: object) }
        if let footer, let made = madeObject(for: footer.element) { set("UITableFooterView", made, on: object) }
        setColor("UISeparatorColor", "separatorColor", of: element, on: object)
        setInsets("UISeparatorInset", "separatorInset", of: element, on: object)
        let prototypes = element.child(.prototypes).map { Array($0.children) } ?? []
        encodePrototypes(
            prototypes, "UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects", on: object)
        setColor(path: "sectionIndexColor", "sectionIndexColor", of: element, on: object)
        setColor("UISectionIndexBackgroundColor", "sectionIndexBackgroundColor", of: element, on: object)
        encodeStaticRows(of: table)
        connectBackground(of: table, with: object)
        // Systems before iOS 11 estimate no rows by themselves.
        if usesOldGuides, element.double(.estimatedRowHeight) == -1, element.double(.rowHeight) == -1 {
            addKeyValuePair("estimatedRowHeight", .object(number(44.0)), on: object)
        }
    }

    /// Connects the view behind rows or items by the name of UIKit's property, as an outlet: what key Apple's nibs have
    /// for it was not measured.
    mutating func connectBackground(of table: View, with object: NibGraph.Object) {
        guard let background = table.element.child(key: "backgroundView").flatMap(View.init) else { return }
        addConnection("UIRuntimeOutletConnection", "backgroundView", object, encodeListed(background))
    }

    private mutating func encodeRefreshControl(of table: View, on object: NibGraph.Object) {
        guard let owner = table.element.parent,
            let control = owner.child(key: "refreshControl").flatMap(View.init)
        else { return }
        let made = encodeListed(control)
        set("UIRefreshControl", made, on: object)
    }

    // MARK: Prototypes

    /// Encodes views that are made by their reuse identifiers as nibs of their own.
    mutating func encodePrototypes(
        _ elements: [Element], _ nibsKey: String, _ objectsKey: String, on object: NibGraph.Object
    ) {
        var nibs: [(key: NibGraph.Object, value: NibGraph.Object)] = []
        var external: [(key: NibGraph.Object, value: NibGraph.Object)] = []
        for element in elements {
            guard let view = View(element), let identifier = element.string(.reuseIdentifier), !identifier.isEmpty
            else {
                continue
            }
            let prototype = encodePrototype(view)
            nibs.append((string(identifier), prototype.nib))
            external.append((string(identifier), prototype.externalObjects))
        }
        if nibs.isEmpty { return }
        set(nibsKey, dictionary(nibs, "NSMutableDictionary"), on: object)
        set(objectsKey, dictionary(external, "NSMutableDictionary"), on: object)
    }

    /// A nib in this one, and what it refers to here.
    mutating func encodePrototype(_ view: View) -> (nib: NibGraph.Object, externalObjects: NibGraph.Object) {
        let file = NibPrototypeFile(view, context)
        remarks.formUnion(file.content.remarks)
        let nib = graph.make("UINib")
        set("captureEnclosingNIBBundleOnDecode", .bool(true), on: nib)
        let data = graph.make("NSData")
        set("NS.bytes", .data(file.content.bytes), on: data)
        set("archiveData", data, on: nib)
        return (nib, externalObjects(file.upstream, "NSMutableDictionary"))
    }

    // MARK: Static rows

    /// The sections of a table whose rows are fixed: an object of the nib's top level, which the file's owner is
    /// connected to.
    private mutating func encodeStaticRows(of table: View) {
        let sections = table.element.child(.sections).map { Array($0.children) } ?? []
        if sections.isEmpty { return }
        let source = graph.make("UITableViewDataSource")
        others.append(source)
        var objects: [NibGraph.Object] = []
        for section in sections {
            let object = make("UITableViewSection", for: section)
            if let title = section.text(.headerTitle, key: "headerTitle") {
                set("UITableSectionHeaderTitle", localizable(title, of: section, "headerTitle"), on: object)
            }
            if let title = section.text(.footerTitle, key: "footerTitle") {
                set("UITableSectionFooterTitle", localizable(title, of: section, "footerTitle"), on: object)
            }
            for (key, name) in [("headerView", "UITableSectionHeaderView"), ("footerView", "UITableSectionFooterView")]
            {
                let child = section.children.first { $0.key == key }
                if let view = child.flatMap(View.init) { set(name, encodeListed(view), on: object) }
            }
            let rows = section.members(of: .cells, as: View.self).map { encodeRow($0, of: table) }
            set("UITableSectionRows", array(rows), on: object)
            list(object)
            objects.append(object)
        }
        set("UITableSections", array(objects), on: source)
        let owner = proxy("IBFilesOwner")
        addConnection("UIRuntimeOutletConnection", "staticDataSource", owner, source)
    }

    private mutating func encodeRow(_ cell: View, of table: View) -> NibGraph.Object {
        let row = graph.make("UITableViewRow")
        set("UITableRowCell", encodeListed(cell), on: row)
        let height = cell.element.double(.rowHeight) ?? table.element.double(.rowHeight) ?? 44
        set("UITableRowHeight", .float(Float(height)), on: row)
        return row
    }
}

/// The nib of a prototype.
struct NibPrototypeFile {
    let content: NibContent
    let upstream: [NibUnit.Upstream]

    init(_ view: View, _ context: NibContext) {
        var unit = NibUnit(context, scopes: [context.scope(of: view.element)])
        let owner = unit.proxy("IBFilesOwner")
        let object = unit.encode(view)
        unit.encodeConnections()
        unit.finish([owner, unit.proxy("IBFirstResponder")], around: [object])
        content = unit.content()
        upstream = unit.upstream
    }
}

extension Property {
    /// The raw value of a table's style.
    static func tableStyle(_ word: String) -> Int? { ["plain", "grouped", "insetGrouped"].firstIndex(of: word) }
}
