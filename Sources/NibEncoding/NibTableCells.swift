import InterfaceDocument
import StrutNib

/// Table cells: the content view, the separator, and the views of built-in styles.
extension NibUnit {
    /// The content view and the separator of a table cell.
    mutating func encodeCellSubviews(_ cell: View) -> [NibGraph.Object] {
        var objects: [NibGraph.Object] = []
        if let content = cell.element.child(key: "contentView").flatMap(View.init) {
            objects.append(encodeListed(content))
        }
        objects.append(encodeSeparator(of: cell))
        return objects
    }

    /// The line below a cell, by the version of Xcode: what the table says of it counts at run time.
    private mutating func encodeSeparator(of cell: View) -> NibGraph.Object {
        let object = graph.make("_UITableViewCellSeparatorView")
        let size = cell.frame?.size ?? Size(width: 0, height: 0)
        let inset: Double = context.follows(14) ? 8 : 15
        let thickness = context.separatorThickness
        setFrame(
            Rect(x: inset, y: size.height - thickness, width: size.width - inset, height: thickness), on: object)
        if context.follows(8) { set("UIDeepDrawRect", .bool(true), on: object) }
        set("UIOpaque", .bool(true), on: object)
        set("UIAutoresizeSubviews", .bool(true), on: object)
        set("UIViewSemanticContentAttribute", .int(0), on: object)
        if context.follows(11) { set("UIViewLargeContentStoredProperties", .none, on: object) }
        return object
    }

    mutating func encodeTableCell(_ cell: View, on object: NibGraph.Object) {
        let element = cell.element
        if let identifier = element.string(.reuseIdentifier) {
            set("UIReuseIdentifier", string(identifier), on: object)
        }
        setInsets("UISeparatorInset", "separatorInset", of: element, on: object)
        if let style = NibClasses.cellStyle(element.string(.style)), style != 0 {
            set("UITableViewCellStyle", .int(style), on: object)
        }
        if context.follows(12) {
            set("UISystemBackgroundView", .none, on: object)
            if !context.follows(13) { set("UIContentConfigurationIdentifier", .none, on: object) }
            set("UIContentConfigurationView", .none, on: object)
        }
        if element.color(key: "backgroundColor") != nil {
            set("UITableCellBackgroundColorSet", .bool(true), on: object)
        }
        for (key, role) in [
            ("UIAccessoryView", "accessoryView"), ("UIEditingAccessoryView", "editingAccessoryView"),
            ("UIBackgroundView", "backgroundView"), ("UISelectedBackgroundView", "selectedBackgroundView"),
        ] {
            let child = element.children.first { $0.key == role }
            if let view = child.flatMap(View.init) { set(key, encodeListed(view), on: object) }
        }
        let content = element.child(key: "contentView").flatMap { madeObject(for: $0) }
        if let content { set("UIContentView", content, on: object) }
        setPart("UITextLabel", .textLabel, of: element, on: object)
        setPart("UIDetailTextLabel", .detailTextLabel, of: element, on: object)
        setPart("UIImageView", .imageView, of: element, on: object)
    }

    /// A view of a built-in style, which an attribute of the cell names.
    private mutating func setPart(
        _ key: String, _ attribute: AttributeName, of element: Element, on object: NibGraph.Object
    ) {
        if let part = element.reference(attribute).flatMap({ madeObject(for: $0) }) {
            set(key, part, on: object)
        } else {
            set(key, .none, on: object)
        }
    }

    // MARK: Collections

    /// The content view of a collection's cell.
    mutating func encodeCollectionCellSubviews(_ cell: View, in object: NibGraph.Object) -> [NibGraph.Object] {
        if let content = cell.oldContent { return [encodeOldContent(content, of: cell)] }
        guard let content = cell.cellContent.flatMap(View.init) else { return [] }
        return [encodeListed(content)]
    }

    /// A content view of older documents: what the document says of it, but for its frame, has no effect.
    private mutating func encodeOldContent(_ element: Element, of cell: View) -> NibGraph.Object {
        let object = make("UIView", for: element)
        guard let view = View(element) else { return object }
        setFrame(view.frame ?? Rect(x: 0, y: 0, width: 1000, height: 1000), on: object)
        let installation = element.installation(in: .subviews)
        var subviews: [NibGraph.Object] = []
        for subview in view.subviews where installation.holds(subview.element) {
            subviews.append(encodeListed(subview))
        }
        if !subviews.isEmpty { set("UISubviews", mutableArray(subviews), on: object) }
        // One that cannot be seen is left to the view, which has none by itself.
        if let color = element.color(key: "backgroundColor"), color.value != .white(0, alpha: 0) {
            setColor("UIBackgroundColor", "backgroundColor", of: element, on: object)
        }
        if context.follows(8) { set("UIDeepDrawRect", .bool(true), on: object) }
        set("UIOpaque", .bool(true), on: object)
        set("UIAutoresizeSubviews", .bool(true), on: object)
        let mask = element.child(.autoresizingMask).map { Int(AutoresizingMask($0).rawValue) } ?? 0
        if mask != 0 { set("UIAutoresizingMask", .int(mask), on: object) }
        if context.follows(11) {
            set("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), on: object)
        }
        encodeConstraints(of: view, on: object)
        set("UIViewSemanticContentAttribute", .int(0), on: object)
        if context.follows(11) { set("UIViewLargeContentStoredProperties", .none, on: object) }
        return object
    }

    mutating func encodeCollectionCell(_ cell: View, on object: NibGraph.Object) {
        let element = cell.element
        if let identifier = element.string(.reuseIdentifier) {
            set("UIReuseIdentifier", string(identifier), on: object)
        }
        if cell.kind == .collectionReusableView { return }
        if context.follows(14) {
            set("UISystemBackgroundView", .none, on: object)
            set("UIContentConfigurationView", .none, on: object)
        }
        if let content = cell.cellContent.flatMap({ madeObject(for: $0) }) { set("UIContentView", content, on: object) }
    }

    mutating func encodeCollection(_ view: View, on object: NibGraph.Object) {
        let element = view.element
        encodeScrolling(view, on: object)
        if context.follows(11) { set("UIAllowsUserInitiatedMultipleSelection", .bool(true), on: object) }
        if !context.follows(11) { set("UIContentSize", collectionContentSize(of: view), on: object) }
        if element.bool(.dataMode) != nil || element.string(.dataMode) != "none" {
            set("UIDelegate", .none, on: object)
        }
        if let layout = element.child(key: "collectionViewLayout") {
            let made = encodeCollectionLayout(layout)
            list(made)
            set("UICollectionLayout", made, on: object)
        }
        let cells = element.child(.cells).map { Array($0.children) } ?? []
        encodePrototypes(
            cells, "UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects", on: object)
        encodeSupplementaryViews(of: element, on: object)
        connectBackground(of: view, with: object)
    }

    private func collectionContentSize(of view: View) -> NibValue {
        let size = view.frame?.size ?? Size(width: 0, height: 0)
        let layout = view.element.child(key: "collectionViewLayout")
        let inset = layout?.insets(key: "sectionInset") ?? EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
        if layout?.has(.scrollDirection, equalTo: "horizontal") == true {
            return .geometry(inset.left + inset.right, size.height)
        }
        return .geometry(size.width, inset.top + inset.bottom)
    }

    private mutating func encodeCollectionLayout(_ layout: Element) -> NibGraph.Object {
        let isFlow = layout.name == .collectionViewFlowLayout
        let className = isFlow ? "UICollectionViewFlowLayout" : "UICollectionViewLayout"
        let object = makeInstance(of: className, for: layout)
        if isFlow {
            if let spacing = layout.double(.minimumInteritemSpacing), spacing != 10 {
                set("UIInteritemSpacing", .float(Float(spacing)), on: object)
            }
            if let spacing = layout.double(.minimumLineSpacing), spacing != 10 {
                set("UILineSpacing", .float(Float(spacing)), on: object)
            }
            setSize("UIItemSize", "itemSize", standard: 50, of: layout, on: object)
            if layout.bool(.automaticEstimatedItemSize) == true {
                let automatic = Size(width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
                addKeyValuePair("estimatedItemSize", .object(sizeValue(automatic)), on: object)
            } else if let size = layout.size(key: "estimatedItemSize"), size != .zero {
                addKeyValuePair("estimatedItemSize", .object(sizeValue(size)), on: object)
            }
            setSize("UIHeaderReferenceSize", "headerReferenceSize", standard: 0, of: layout, on: object)
            setSize("UIFooterReferenceSize", "footerReferenceSize", standard: 0, of: layout, on: object)
            if let inset = layout.insets(key: "sectionInset"),
                inset != EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
            {
                set("UISectionInset", .insets(inset), on: object)
            }
            if layout.has(.scrollDirection, equalTo: "horizontal") { set("UIScrollDirection", .int(1), on: object) }
            if let reference = ["contentInset", "safeArea", "layoutMargins"].firstIndex(
                of: layout.string(.sectionInsetReference) ?? ""), reference != 0
            {
                addKeyValuePair("sectionInsetReference", .object(number(reference)), on: object)
            }
        }
        nameClass(of: object, className, for: layout)
        return object
    }

    private mutating func setSize(
        _ key: String, _ name: StaticString, standard: Double, of element: Element, on object: NibGraph.Object
    ) {
        guard let size = element.size(key: name), size != Size(width: standard, height: standard) else { return }
        set(key, .size(size), on: object)
    }

    /// Headers and footers of a collection's sections, by their kind and reuse identifier.
    private mutating func encodeSupplementaryViews(of element: Element, on object: NibGraph.Object) {
        var nibs: [(key: NibGraph.Object, value: NibGraph.Object)] = []
        var external: [(key: NibGraph.Object, value: NibGraph.Object)] = []
        for (role, kind) in [("sectionHeaderView", "Header"), ("sectionFooterView", "Footer")] {
            let child = element.children.first { $0.key == role }
            guard let view = child.flatMap(View.init) else { continue }
            let identifier = view.element.string(.reuseIdentifier) ?? "IBUICollectionView\(kind)ReuseIdentifier"
            let prototype = encodePrototype(view)
            let key = string("UICollectionElementKindSection\(kind)")
            nibs.append((key, dictionary([(string(identifier), prototype.nib)], "NSMutableDictionary")))
            external.append(
                (key, dictionary([(string(identifier), prototype.externalObjects)], "NSMutableDictionary")))
        }
        if nibs.isEmpty { return }
        set("UICollectionViewSupplementaryViewNibDict", dictionary(nibs, "NSMutableDictionary"), on: object)
        set(
            "UICollectionViewSupplementaryViewPrototypeNibExternalObjects",
            dictionary(external, "NSMutableDictionary"), on: object)
    }
}

extension NibContext {
    /// How thick the lines of tables are, on the screens that versions of Xcode compile for.
    var separatorThickness: Double { follows(8, 1) && !follows(10, 1) ? 0.5 : 1 }
}

extension NibClasses {
    /// The raw value of a table cell's style.
    static func cellStyle(_ word: String?) -> Int? {
        [
            "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
            "IBUITableViewCellStyleSubtitle",
        ].firstIndex(of: word ?? "")
    }
}
