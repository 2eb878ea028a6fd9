import InterfaceDocument

/// What an object says of itself: its attributes and the parts that are no objects, by name, in no order.
package struct ObjectProperties: Sendable {
    /// The values by the names of their properties: `text`, `textColor`, `normal.title`, `constant [compact height]`.
    package var values: [String: PropertyValue] = [:]
    /// Parts that have an order and no names, such as segments: each with its own values.
    var lists: [String: [[String: PropertyValue]]] = [:]
    /// The frames that are stored, by variation, with the elements that hold them; frames follow from constraints where
    /// those place the view.
    var frames: [String: (value: PropertyValue, element: Element)] = [:]
    /// The members that variations leave out or put in: the id, the variation in words, whether it is installed there.
    var installations: [(member: String, variation: String, isInstalled: Bool)] = []
    /// The names of attributes and parts as they are written, whose order says nothing.
    var order: [String] = []

    /// Reads what `element` says of itself.
    init(_ element: Element) {
        var reader = PropertyReader()
        reader.read(element, prefix: "", suffix: "")
        self = reader.properties
        if let className = Self.className(of: element) { values["class"] = className }
    }

    /// Nothing yet.
    init() {}

    /// The parts of lists, one line for each, with values in the words of `form`: `segments[0]: title "First"`.
    package func listLines(_ form: (PropertyValue) -> String) -> [String] {
        lists.flatMap { name, items in
            items.enumerated().map { "\(name)[\($0.offset)]: \(PropertyComparison.words($0.element, form))" }
        }
    }

    /// The class with its module; without one the element's, for objects that are not always of one class.
    private static func className(of element: Element) -> PropertyValue? {
        let custom = element.string(.customClass)
        guard View(element) != nil || ViewController(element) != nil || custom != nil else { return nil }
        let own = View(element)?.kind.className ?? ViewController(element)?.uiKitClassName ?? element.name.string
        guard let custom else { return PropertyValue(own, form: element.name.string) }
        let module = element.string(.customModule).map { " (\($0))" } ?? ""
        return PropertyValue(custom + module, form: "\(custom)\(module) of <\(element.name.string)>")
    }
}

/// Reads the parts of one object into properties.
private struct PropertyReader {
    var properties = ObjectProperties()
    /// How often each name was met.
    private var counts: [String: Int] = [:]

    /// Whether a part speaks for itself.
    private func isObject(_ element: Element) -> Bool { ObjectTree.category(of: element) != nil }

    mutating func read(_ element: Element, prefix: String, suffix: String) {
        for (name, value) in element.attributes {
            if suffix.isEmpty { properties.order.append(prefix + name) }
            add(attribute: name, value, of: element, prefix: prefix, suffix: suffix)
        }
        for child in element.children where !isObject(child) { read(part: child, prefix: prefix, suffix: suffix) }
    }

    private mutating func add(
        attribute name: String, _ value: String, of element: Element, prefix: String, suffix: String
    ) {
        if Insignificant.attributes.contains(name) { return }
        // What a variation says replaces what is said for all: there nothing is a default.
        if suffix.isEmpty, Insignificant.isStandard(name, value, of: element) { return }
        // A catalog is said with the image.
        if name == "catalog" || name == "base64-UTF8" { return }
        let isSymbol = Insignificant.namesSymbol(name, of: element)
        set(prefix + name + suffix, isSymbol ? ValueWords.symbol(value) : Self.value(of: name, value, on: element.name))
    }

    /// The value of an attribute of an element: a number where it spells one and is none of the author's words.
    private static func value(of name: String, _ value: String, on kind: ElementName) -> PropertyValue {
        if Insignificant.isText(name, on: kind) { return PropertyValue(value, isQuoted: true) }
        if references.contains(name) { return .reference(value) }
        if let number = ValueWords.number(value) {
            return PropertyValue(NumberWords.text(number), form: "", numbers: [number], spelling: value)
        }
        var words = PropertyValue(Insignificant.modern(name, value))
        words.spelling = value
        return words
    }

    /// Names behind which ids of other objects stand.
    private static let references = Set(AttributeName.references.map(\.string))

    private mutating func set(_ name: String, _ value: PropertyValue) {
        counts[name, default: 0] += 1
        let number = counts[name, default: 1]
        properties.values[number == 1 ? name : "\(name) #\(number)"] = value
    }

    // MARK: Parts

    private mutating func read(part: Element, prefix: String, suffix: String) {
        let name = part.key ?? part.name.string
        if suffix.isEmpty { properties.order.append(prefix + name) }
        if part.name == .variation { return read(variation: part, prefix: prefix) }
        if part.name == .userDefinedRuntimeAttributes { return read(runtimeAttributes: part) }
        if Insignificant.isOfCanvas(part, key: name) { return }
        if suffix.isEmpty, Insignificant.isStandard(part, key: name) { return }
        if name == "frame" || name == "frameInset", part.name == .rect || part.name == .frame {
            if let value = ValueWords.value(of: part) { properties.frames[suffix] = (value, part) }
            return
        }
        if let value = ValueWords.value(of: part) { return set(prefix + name + suffix, value) }
        if part.key == nil && readsAsList(part) || part.name == .attributedString || part.name == .array {
            return read(list: part, named: prefix + name + suffix)
        }
        if part.hasChildren || part.attributes.contains(where: { $0.name != "key" }) {
            // What is in an object only once needs no name of its own.
            let isPlain = part.name == .textInputTraits || part.name == .attributes
            read(part, prefix: isPlain ? prefix : prefix + name + ".", suffix: suffix)
        } else if let key = part.key, Self.speaksEmpty.contains(where: key.contains) {
            set(prefix + name + suffix, PropertyValue(part.name.string))
        }
    }

    /// What is in the keys of parts that say something without saying more: that something is simulated, or that a bar
    /// looks as it does by itself in one of its states.
    private static let speaksEmpty = ["simulated", "Metrics", "Appearance"]

    private mutating func read(variation: Element, prefix: String) {
        let words = Self.words(forVariation: variation.key ?? "")
        for (name, value) in variation.attributes {
            add(attribute: name, value, of: variation, prefix: prefix, suffix: " [\(words)]")
        }
        for child in variation.children where !isObject(child) {
            guard child.name == .mask else {
                read(part: child, prefix: prefix, suffix: " [\(words)]")
                continue
            }
            for entry in child.children {
                guard let member = entry.string(.reference) else { continue }
                properties.installations.append((member, words, entry.name == .include))
            }
        }
    }

    /// `heightClass=compact-widthClass=regular` as `compact height, regular width`.
    static func words(forVariation key: String) -> String {
        key.split(separator: "-").map { part in
            let sides = part.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { return String(part) }
            switch sides[0] {
            case "heightClass": return "\(sides[1]) height"
            case "widthClass": return "\(sides[1]) width"
            case "userInterfaceIdiom": return "\(sides[1])"
            default: return String(part)
            }
        }.sorted().joined(separator: ", ")
    }

    private mutating func read(runtimeAttributes list: Element) {
        for attribute in list.children(as: UserDefinedRuntimeAttribute.self) {
            let element = attribute.element
            let name = "runtime attribute \(attribute.keyPath)"
            let isText = attribute.type == "string" || attribute.type == "image"
            let isLocalized = (element.child(key: "value") ?? element).bool(.localized) == true
            if isLocalized { set("\(name) localized", PropertyValue("YES")) }
            if let value = element.string(.value) ?? element.string(.image), element.child(key: "value") == nil {
                let isSymbol = element.has(.catalog, equalTo: "system")
                var words = PropertyValue(value, isQuoted: isText, form: "\(attribute.type) \(value)")
                if attribute.type == "number", let number = ValueWords.number(value) {
                    words = PropertyValue(
                        NumberWords.text(number), form: "\(attribute.type) ", numbers: [number], spelling: value)
                }
                set(name, isSymbol ? ValueWords.symbol(value) : words)
            } else if let child = element.child(key: "value"), var value = ValueWords.value(of: child) {
                value.form = "\(attribute.type) \(value.form)"
                set(name, value)
            } else {
                set(name, PropertyValue(attribute.type))
            }
        }
    }

    // MARK: Lists

    /// Whether an element only holds others that are all of one name and play no role of their own.
    private func readsAsList(_ element: Element) -> Bool {
        guard element.attributes.isEmpty, let first = element.children.first else { return false }
        return element.children.allSatisfy { $0.name == first.name && $0.key == nil && !isObject($0) }
    }

    private mutating func read(list: Element, named name: String) {
        var items: [[String: PropertyValue]] = []
        for child in list.children where !isObject(child) {
            if let value = ValueWords.value(of: child) {
                items.append(["": value])
                continue
            }
            var item = PropertyReader()
            item.read(child, prefix: "", suffix: "")
            for (name, inner) in item.properties.lists {
                for (index, values) in inner.enumerated() {
                    for (key, value) in values { item.set("\(name)[\(index)]\(key.isEmpty ? "" : ".")\(key)", value) }
                }
            }
            items.append(item.properties.values)
        }
        if !items.isEmpty { properties.lists[name] = items }
    }
}
