import InterfaceDocument
import StrutNib

/// What is set on objects after they are loaded: runtime attributes and accessibility.
extension NibUnit {
    /// Encodes the runtime attributes of everything that is in this nib.
    mutating func encodeRuntimeAttributes() {
        for attribute in scopes.flatMap({ context.runtimeAttributes[$0] ?? [] }) {
            guard let owner = attribute.element.parent?.parent, let object = madeObject(for: owner) else { continue }
            addKeyValuePair(attribute.keyPath, runtimeValue(attribute), on: object)
        }
    }

    /// Adds a value that is set by its key path when the nib is loaded.
    mutating func addKeyValuePair(_ keyPath: String, _ value: NibValue, on object: NibGraph.Object) {
        let pair = graph.make("UINibKeyValuePair")
        set("UIObject", object, on: pair)
        set("UIValue", value, on: pair)
        set("UIKeyPath", string(keyPath), on: pair)
        keyValuePairs.append(pair)
    }

    private mutating func runtimeValue(_ attribute: UserDefinedRuntimeAttribute) -> NibValue {
        switch attribute.value {
        case .string(let text):
            if let key = attribute.localizationKey, let owner = attribute.element.parent?.parent {
                return .object(localizable(text, of: owner, key))
            }
            return .object(string(text))
        case .bool(let flag): return .object(number(flag ? 1 : 0))
        case .integer(let value): return .object(number(value))
        case .number(let value):
            let isWhole = attribute.element.child(key: "value")?.name == .integer
            if isWhole, let whole = Int(exactly: value) { return .object(number(whole)) }
            return .object(number(value))
        case .color(let color): return self.color(color).map { .object($0) } ?? .none
        case .image(let name):
            return image("value", of: attribute.element).map { .object($0) } ?? .object(string(name))
        case .point(let point): return .object(value(1, "NS.pointval", "{\(text(point.x)), \(text(point.y))}"))
        case .size(let size): return .object(sizeValue(size))
        case .rect(let rect): return .object(rectValue(rect))
        case .range(let location, let length):
            let object = graph.make("NSValue")
            set("NS.special", .int(4), on: object)
            set("NS.rangeval.location", number(location), on: object)
            set("NS.rangeval.length", number(length), on: object)
            return .object(object)
        case .none, .other: return .none
        }
    }

    mutating func sizeValue(_ size: Size) -> NibGraph.Object {
        value(2, "NS.sizeval", "{\(text(size.width)), \(text(size.height))}")
    }

    mutating func rectValue(_ rect: Rect) -> NibGraph.Object {
        let origin = "{\(text(rect.x)), \(text(rect.y))}"
        return value(3, "NS.rectval", "{\(origin), {\(text(rect.width)), \(text(rect.height))}}")
    }

    private func text(_ number: Double) -> String {
        number.isFinite && number != 0 ? XcodeNumber.significant(number, digits: 17) : "0"
    }

    /// A point, size or rectangle as an object; equal ones are one object.
    private mutating func value(_ kind: Int, _ key: String, _ text: String) -> NibGraph.Object {
        let name = "\(key) \(text)"
        if let object = shared.values[name] { return object }
        let object = graph.make("NSValue")
        shared.values[name] = object
        set("NS.special", .int(kind), on: object)
        set(key, string(text), on: object)
        return object
    }

    // MARK: Accessibility

    /// Encodes what assistive technologies are to know of everything that is in this nib.
    mutating func encodeAccessibility() {
        for element in scopes.flatMap({ context.accessibilityElements[$0] ?? [] }) {
            guard let owner = element.parent, let object = madeObject(for: owner) else { continue }
            let configuration = graph.make("UIRuntimeAccessibilityConfiguration")
            set("UIAccessibileObject", object, on: configuration)
            if let label = element.text(.label, key: "label") {
                set("UIAccessibilityLabel", localizable(label, of: owner, "accessibilityLabel"), on: configuration)
            }
            if let hint = element.text(.hint, key: "hint") {
                set("UIAccessibilityHint", localizable(hint, of: owner, "accessibilityHint"), on: configuration)
            }
            if let traits = element.child(.accessibilityTraits) {
                set("UIAccessibilityTraits", number(NibClasses.accessibilityTraits(traits)), on: configuration)
            }
            if let identifier = element.string(.identifier) {
                set("UIAccessibilityIdentifier", string(identifier), on: configuration)
            }
            if let flag = element.child(key: "isElement") {
                set("UIIsAccessibilityElement", number(flag.bool(.value) == true ? 1 : 0), on: configuration)
            }
            accessibility.append(configuration)
        }
    }
}

extension NibClasses {
    /// The bits of `UIAccessibilityTraits`.
    static func accessibilityTraits(_ element: Element) -> Int {
        let bits: [(String, Int)] = [
            ("button", 1), ("link", 2), ("image", 4), ("selected", 8), ("playsSound", 16), ("keyboardKey", 32),
            ("staticText", 64), ("summaryElement", 128), ("notEnabled", 256), ("updatesFrequently", 512),
            ("searchField", 1024), ("startsMediaSession", 2048), ("adjustable", 4096),
            ("allowsDirectInteraction", 8192), ("causesPageTurn", 16384), ("header", 65536), ("tabBar", 1 << 28),
        ]
        return bits.reduce(0) { element.string(named: $1.0) == "YES" ? $0 | $1.1 : $0 }
    }
}
