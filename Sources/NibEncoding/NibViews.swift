import InterfaceDocument
import StrutNib

/// Views: what all of them have, and which encoder adds what their class has.
extension NibUnit {
    /// Encodes a view with all that is in it.
    @discardableResult
    mutating func encode(_ view: View) -> NibGraph.Object {
        let element = view.element
        let className = NibClasses.name(of: view)
        let object = makeInstance(of: className, for: element)
        encodeCommon(view, on: object)
        encodeOwn(view, on: object)
        nameClass(of: object, className, for: element)
        return object
    }

    /// What every view has.
    private mutating func encodeCommon(_ view: View, on object: NibGraph.Object) {
        let element = view.element
        setFrame(NibClasses.frame(of: view, context), on: object)
        let subviews = encodeSubviews(of: view, on: object)
        if !subviews.isEmpty { set("UISubviews", mutableArray(subviews), on: object) }
        encodeColors(of: view, on: object)
        if context.follows(8) { set("UIDeepDrawRect", .bool(true), on: object) }
        if view.kind == .stackView, !context.follows(12) { set("UIOpaque", .bool(true), on: object) }
        encodeProperties(Property.properties(of: view.kind), of: element, on: object)
        if context.follows(11), view.kind.isControl, let vertical = element.string(.contentVerticalAlignment),
            let raw = Property.verticalAlignment(vertical), raw != 0
        {
            set("UIContentVerticalAlignment2", .int(raw), on: object)
        }
        encodeMask(view, on: object)
        encodePriorities(view, on: object)
        encodeMargins(view, on: object)
        if let identifier = element.string(.restorationIdentifier) {
            set("UIRestorationIdentifier", string(identifier), on: object)
        }
        encodeConstraints(of: view, on: object)
        if context.follows(11) { set("UIViewLargeContentStoredProperties", .none, on: object) }
    }

    /// The background, and the colour of what can be touched: the root of a scene's views has the document's.
    private mutating func encodeColors(of view: View, on object: NibGraph.Object) {
        let element = view.element
        if !(view.kind == .stackView && !context.follows(12)) { setBackground(of: element, on: object) }
        if view.kind == .arscnView, element.color(key: "backgroundColor") == nil {
            set("UIBackgroundColor", color(context.white), on: object)
        }
        if view.kind == .segmentedControl {
            setColor("UISegmentedControlTintColor", "tintColor", of: element, on: object)
        } else if let tint = color(element.color(key: "tintColor")) {
            set("UITintColor", tint, on: object)
        } else if controller != nil, element.has(key: "view"),
            let tint = color(context.document.root.color(key: "tintColor"))
        {
            set("UITintColor", tint, on: object)
        }
    }

    // MARK: Geometry

    mutating func setFrame(_ frame: Rect, on object: NibGraph.Object) {
        if frame.width != 0 || frame.height != 0 {
            set("UIBounds", .geometry(0, 0, frame.width, frame.height), on: object)
        }
        set("UICenter", .point(frame.x + frame.width / 2, frame.y + frame.height / 2), on: object)
    }

    private mutating func encodeMask(_ view: View, on object: NibGraph.Object) {
        let element = view.element
        let translates = element.bool(.translatesAutoresizingMaskIntoConstraints)
        let mask =
            element.child(.autoresizingMask).map { Int(AutoresizingMask($0).rawValue) }
            ?? (translates == false ? 36 : 0)
        if mask != 0 { set("UIAutoresizingMask", .int(mask), on: object) }
        let isLeftToFrame = element.bool(.fixedFrame) == true && !context.hasPrototypingConstraints(view)
        if translates == false, !isLeftToFrame {
            set("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), on: object)
        }
    }

    private mutating func encodePriorities(_ view: View, on object: NibGraph.Object) {
        let element = view.element
        let hugging = (
            element.double(.horizontalHuggingPriority) ?? 250,
            element.double(.verticalHuggingPriority) ?? (view.kind == .navigationBar && isTallNavigationBar ? 750 : 250)
        )
        if NibClasses.hugging(of: view.kind).map({ $0 != hugging }) ?? true {
            setPriorities("UIViewContentHuggingPriority", hugging, on: object)
        }
        let resistance = (
            element.double(.horizontalCompressionResistancePriority) ?? 750,
            element.double(.verticalCompressionResistancePriority) ?? 750
        )
        if resistance != (750, 750) || view.kind == .navigationBar && element.bool(.largeTitles) == true {
            setPriorities("UIViewContentCompressionResistancePriority", resistance, on: object)
        }
    }

    /// Whether navigation bars hug their height as much as Xcode 9 and 10 have it.
    var isTallNavigationBar: Bool { context.follows(9) && !context.follows(11) }

    private mutating func setPriorities(_ key: String, _ values: (Double, Double), on object: NibGraph.Object) {
        func text(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }
        set(key, string("{\(text(values.0)), \(text(values.1))}"), on: object)
    }

    private mutating func encodeMargins(_ view: View, on object: NibGraph.Object) {
        let element = view.element
        if let margins = element.directionalInsets(key: "directionalLayoutMargins") {
            // Margins that are the same on both sides need no direction.
            let key = margins.leading == margins.trailing ? "UIViewLayoutMargins" : "UIViewDirectionalLayoutMargins"
            set(key, .geometry(margins.top, margins.leading, margins.bottom, margins.trailing), on: object)
        } else if let margins = element.insets(key: "layoutMargins") {
            set("UIViewLayoutMargins", .insets(margins), on: object)
        } else if view.kind == .stackView || view.kind == .mapView {
            set("UIViewLayoutMargins", .geometry(0, 0, 0, 0), on: object)
        } else if view.kind == .collectionView, isTallNavigationBar {
            set("UIViewLayoutMargins", .geometry(8, 8, 8, 8), on: object)
        }
        if element.bool(.preservesSuperviewLayoutMargins) == true {
            set("UIViewPreservesSuperviewMargins", .bool(true), on: object)
            set("UIViewPreservesSpecificSuperviewMargins", .int(15), on: object)
        }
    }

    // MARK: Subviews

    /// The subviews that are installed, encoded, with those that a class or the controller adds.
    private mutating func encodeSubviews(of view: View, on object: NibGraph.Object) -> [NibGraph.Object] {
        switch view.kind {
        case .tableView: return encodeTableSubviews(view)
        case .tableViewCell: return encodeCellSubviews(view)
        case .collectionViewCell: return encodeCollectionCellSubviews(view, in: object)
        case .segmentedControl: return encodeSegments(view, in: object)
        default: break
        }
        let installation = view.element.installation(in: .subviews)
        var objects: [NibGraph.Object] = []
        // One that only other size classes have is an object of the nib too.
        for subview in view.subviews {
            let object = encodeListed(subview)
            if installation.holds(subview.element) { objects.append(object) }
        }
        return objects + encodeControllerGuides(of: view)
    }

    /// Encodes a view that is in the list of all objects, as those with an id are.
    mutating func encodeListed(_ view: View) -> NibGraph.Object {
        let object = encode(view)
        if view.id != nil { list(object) }
        return object
    }

    // MARK: Rows

    /// Encodes what an element states by attributes that are rows of the property tables.
    mutating func encodeProperties(_ rows: [Property], of element: Element, on object: NibGraph.Object) {
        // Most rows are not stated by most elements, and a row is long: only those are copied that leave a trace.
        for place in rows.indices where !rows[place].isLeftOutByDefault || element.has(rows[place].attribute) {
            let row = rows[place]
            guard let key = row.nib, key.since <= context.options.xcode, let text = row.value(of: element) else {
                continue
            }
            let isAlways = key.alwaysSince.map { $0 <= context.options.xcode } ?? false
            guard let value = row.nibValue(text, key, isAlways: isAlways) else { continue }
            set(key, value, on: object)
        }
    }

    /// Sets a value under its key, or has it set by its key path when the nib is loaded.
    mutating func set(_ key: NibKey, _ value: NibValue, on object: NibGraph.Object) {
        guard key.isKeyPath else { return set(key.name, value, on: object) }
        addKeyValuePair(key.name, pairValue(value), on: object)
    }

    /// A value as an object: what is set by a key path is one.
    private mutating func pairValue(_ value: NibValue) -> NibValue {
        switch value {
        case .int(let number): .object(self.number(number))
        case .bool(let flag): .object(number(flag ? 1 : 0))
        case .float(let number): .object(self.number(Double(number)))
        case .double(let number): .object(self.number(number))
        case .data, .none, .object: value
        }
    }

    /// Has an image that an attribute names set by a key path when the nib is loaded.
    mutating func setImage(path: String, _ attribute: String, of element: Element, on object: NibGraph.Object) {
        if let image = image(attribute, of: element) { addKeyValuePair(path, .object(image), on: object) }
    }

    /// Has a colour set by a key path when the nib is loaded.
    mutating func setColor(path: String, _ role: StaticString, of element: Element, on object: NibGraph.Object) {
        if let color = color(element.color(key: role)) { addKeyValuePair(path, .object(color), on: object) }
    }
}

extension Property {
    /// The value that a nib has for a word of the document; nil where its key is left out.
    func nibValue(_ text: String, _ key: NibKey, isAlways: Bool) -> NibValue? {
        if !isAlways, text == key.omitted { return nil }
        switch form {
        case .flag:
            let flag = text == "YES"
            switch key.type {
            case .negatedBool: return .bool(!flag)
            case .bool: return .bool(flag)
            case .intBool, .int: return .int(flag ? 1 : 0)
            case .float, .double: return nil
            }
        case .number, .wholeNumber:
            guard let number = Double(text) else { return nil }
            if !isAlways, let omitted = key.omitted, number == Double(omitted) { return nil }
            switch key.type {
            case .float: return .float(Float(number))
            case .double: return .double(number)
            default: return Int(exactly: number.rounded(.towardZero)).map { .int($0) }
            }
        case .words: return rawValue(of: text).map { .int($0) }
        }
    }
}
