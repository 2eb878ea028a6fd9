import InterfaceDocument
import StrutNib

/// Variations for size classes: what objects are and have under other traits.
extension NibUnit {
    /// Encodes a list for each object of the top level that varies itself or in what is inside of it.
    mutating func encodeTraitStorages(of objects: [NibGraph.Object]) {
        guard context.hasVariations else { return }
        for object in objects {
            guard let element = element(of: object) else { continue }
            var builder = TraitStorageBuilder(root: element)
            collectStorages(of: element, &builder)
            if builder.storages.isEmpty { continue }
            let list = graph.make("_UITraitStorageList")
            set("UITopLevelObject", object, on: list)
            set("UITraitStorages", array(builder.storages), on: list)
            set("UIDescendants", objectSet(builder.descendants.filter { $0 != object }), on: list)
            traitStorageLists.append(list)
        }
    }

    /// The storages of a top-level object while they are put together.
    private struct TraitStorageBuilder {
        let root: Element
        var storages: [NibGraph.Object] = []
        /// Every object that a storage is about, each once.
        var descendants: [NibGraph.Object] = []

        mutating func add(_ storage: NibGraph.Object, about object: NibGraph.Object) {
            storages.append(storage)
            mention(object)
        }

        mutating func mention(_ object: NibGraph.Object) {
            if !descendants.contains(object) { descendants.append(object) }
        }
    }

    /// Depth first: a view's subviews, its constraints, their constants, its own attributes, and then what is in it.
    private mutating func collectStorages(of element: Element, _ builder: inout TraitStorageBuilder) {
        guard holds(element) else { return }
        if element.hasVariations, let object = madeObject(for: element) {
            addMembers("subviews", "traitStorageSubviews", of: element, object, &builder)
            addMembers("constraints", "traitStorageConstraints", of: element, object, &builder)
        }
        if let constraints = element.child(.constraints), constraints.hasChildren {
            for constraint in context.orderedConstraints(heldBy: element) {
                addAttributes(of: constraint.element, &builder)
            }
        }
        if View(element) != nil { addAttributes(of: element, &builder) }
        for child in element.children where child.name != .constraints && child.name != .variation {
            if child.hasChildren { collectStorages(of: child, &builder) }
        }
    }

    private mutating func addMembers(
        _ mask: StaticString, _ keyPath: String, of element: Element, _ object: NibGraph.Object,
        _ builder: inout TraitStorageBuilder
    ) {
        var records: [NibGraph.Object] = []
        let variations = element.children.filter { $0.name == .variation && $0.child(.mask, key: mask) != nil }
        let prototyping = keyPath == "traitStorageConstraints" ? prototypingConstraints[element.index] : nil
        if let prototyping {
            // Each size class has constraints of its own for views with fixed frames.
            for (index, key) in NibSizeClasses.all.enumerated() {
                let variation = variations.first { NibSizeClasses.areSame($0.key ?? "default", key) }
                var (added, removed) = members(of: variation?.child(.mask, key: mask))
                for (place, constraints) in prototyping.enumerated() {
                    if place == index { added += constraints } else { removed += constraints }
                }
                records.append(record(of: key, added, removed))
            }
        } else {
            for variation in variations {
                let (added, removed) = members(of: variation.child(.mask, key: mask))
                records.append(record(of: variation.key ?? "default", added, removed))
            }
        }
        if records.isEmpty { return }
        let candidates: [Element] =
            keyPath == "traitStorageSubviews"
            ? element.members(of: .subviews, as: View.self).map(\.element)
            : context.orderedConstraints(heldBy: element).map(\.element)
        let objects = candidates.compactMap { madeObject(for: $0) } + (prototyping ?? []).flatMap { $0 }
        let ordered = graph.make("NSOrderedSet")
        for (index, candidate) in objects.enumerated() { set("NS.object.\(index)", candidate, on: ordered) }
        let storage = graph.make("_UIRelationshipTraitStorage")
        set("UIObject", object, on: storage)
        set("UIKeyPath", string(keyPath), on: storage)
        set("UIRecords", mutableArray(records), on: storage)
        set("UIRelationshipCandidates", ordered, on: storage)
        builder.add(storage, about: object)
        for candidate in candidates {
            if let constraint = Constraint(candidate) {
                for item in [constraint.firstItem, constraint.secondItem] {
                    if let item, let object = madeObject(for: item) { builder.mention(object) }
                }
            } else if let object = madeObject(for: candidate) {
                builder.mention(object)
            }
        }
    }

    /// What a mask adds and takes away.
    private func members(of mask: Element?) -> (added: [NibGraph.Object], removed: [NibGraph.Object]) {
        var (added, removed): ([NibGraph.Object], [NibGraph.Object]) = ([], [])
        for entry in mask.map({ Array($0.children) }) ?? [] {
            guard let member = entry.reference(.reference), let object = madeObject(for: member) else { continue }
            if entry.name == .include { added.append(object) }
            if entry.name == .exclude { removed.append(object) }
        }
        return (added, removed)
    }

    private mutating func record(of key: String, _ added: [NibGraph.Object], _ removed: [NibGraph.Object])
        -> NibGraph.Object
    {
        let record = graph.make("_UIRelationshipTraitStorageRecord")
        setTraits(key, on: record)
        set("UIAddedObjects", objectSet(added), on: record)
        set("UIRemovedObjects", objectSet(removed), on: record)
        return record
    }

    // MARK: Attributes

    private mutating func addAttributes(of element: Element, _ builder: inout TraitStorageBuilder) {
        guard element.hasVariations, let object = madeObject(for: element) else { return }
        for attribute in NibVariedAttribute.of(element) {
            var records: [NibGraph.Object] = []
            for variation in element.children where variation.name == .variation && !variation.has(key: "default") {
                guard attribute.isStated(by: variation) else { continue }
                records.append(record(of: variation, variedValue(attribute, of: variation, in: element)))
            }
            if records.isEmpty { continue }
            records.append(record(of: nil, variedValue(attribute, of: element, in: element)))
            let storage = graph.make("_UIAttributeTraitStorage")
            set("UIObject", object, on: storage)
            set("UIKeyPath", string(attribute.keyPath), on: storage)
            set("UIRecords", mutableArray(records), on: storage)
            builder.add(storage, about: object)
        }
    }

    private mutating func record(of variation: Element?, _ value: NibValue) -> NibGraph.Object {
        let record = graph.make("_UIAttributeTraitStorageRecord")
        setTraits(variation?.key ?? "default", on: record)
        set("UIValue", value, on: record)
        return record
    }

    /// The value that an element, or a variation of it, has for an attribute.
    private mutating func variedValue(_ attribute: NibVariedAttribute, of source: Element, in element: Element)
        -> NibValue
    {
        switch attribute {
        case .constant:
            let object = graph.make("_NSLayoutConstraintConstant")
            set("UISymbolicConstant", .none, on: object)
            set("UINumericConstant", .double(source.double(.constant) ?? 0), on: object)
            return .object(object)
        case .number(let name, _): return .object(number(source.double(name) ?? 0))
        case .flag(let name, _): return .object(number(source.bool(name) == true ? 1 : 0))
        case .word(let name, _):
            let kind = View.Kind(element.name)
            let row = kind.flatMap { Property.properties(of: $0).first { $0.attribute == name } }
            let word = source.string(name) ?? row?.absent
            return .object(number(word.flatMap { row?.rawValue(of: $0) } ?? 0))
        case .color(let key, _):
            return color(source.children.first { $0.name == .color && $0.key == key }.flatMap(Color.init)).map {
                .object($0)
            } ?? .none
        case .font:
            let description = source.child(.fontDescription, key: "fontDescription").flatMap(FontDescription.init)
            return description.map { .object(font(NibFont($0, defaultSize: 17))) } ?? .none
        case .image(let name, _):
            return image(name, of: source).map { .object($0) } ?? .none
        }
    }

    /// The traits that a variation's key asks for; none for what holds everywhere.
    private mutating func setTraits(_ key: String, on record: NibGraph.Object) {
        if key == "default", !context.follows(8) { return set("UITraitCollection", .none, on: record) }
        let traits = graph.make("UITraitCollection")
        let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
        let classes = ["compact": 1, "regular": 2]
        for (name, trait) in [("widthClass", "HorizontalSizeClass"), ("heightClass", "VerticalSizeClass")] {
            for part in key.split(separator: "-") where part.hasPrefix("\(name)=") {
                if let value = classes[String(part.dropFirst(name.utf8.count + 1))] {
                    set(prefix + trait, .int(value), on: traits)
                }
            }
        }
        for part in key.split(separator: "-") where part.hasPrefix("userInterfaceIdiom=") {
            if let idiom = ["phone": 0, "pad": 1, "mac": 5][String(part.dropFirst(19))] {
                set(prefix + "UserInterfaceIdiom", .int(idiom), on: traits)
            }
        }
        set("UITraitCollection", traits, on: record)
    }
}

/// An attribute that a variation states, with UIKit's key path for it.
enum NibVariedAttribute {
    case constant
    case number(AttributeName, String)
    case flag(AttributeName, String)
    case word(AttributeName, String)
    case color(String, String)
    case font
    case image(String, String)

    var keyPath: String {
        switch self {
        case .constant: "encodedConstant"
        case .number(_, let path), .flag(_, let path), .word(_, let path), .color(_, let path), .image(_, let path):
            path
        case .font: "font"
        }
    }

    /// The attributes that variations of an element can state.
    static func of(_ element: Element) -> [Self] {
        if element.name == .constraint { return [.constant] }
        return [
            .flag(.hidden, "hidden"), .number(.spacing, "spacing"), .word(.axis, "axis"),
            .word(.alignment, "alignment"), .word(.distribution, "distribution"), .number(.alpha, "alpha"), .font,
            .color("backgroundColor", "backgroundColor"), .color("tintColor", "tintColor"),
            .color("textColor", "textColor"), .image("image", "image"),
        ]
    }

    func isStated(by variation: Element) -> Bool {
        switch self {
        case .constant: variation.has(.constant)
        case .number(let name, _), .flag(let name, _), .word(let name, _): variation.has(name)
        case .color(let key, _): variation.children.contains { $0.name == .color && $0.key == key }
        case .font: variation.child(.fontDescription, key: "fontDescription") != nil
        case .image(let name, _): variation.string(named: name) != nil
        }
    }
}
