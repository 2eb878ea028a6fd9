// Values of archives in the forms of today's documents: attributes, colours, fonts, geometry.

/// Writes values that are no objects of the document.
enum LegacyValues {
    /// The value of a key whose form is known. One that cannot be read is left.
    static func apply(_ key: LegacyKey, _ fields: inout LegacyFields, _ element: inout UpgradedElement) {
        let name = key.key
        switch key.form {
        case .flag(let attribute): element.set(attribute, fields.flag(name))
        case .number(let attribute): element.set(attribute, fields.number(name))
        case .text(let attribute): element.set(attribute, fields.text(name))
        case .words(let attribute, let words):
            element.set(
                attribute, fields.take(name) { $0.archivedNumber.flatMap { Int(exactly: $0) }.flatMap { words[$0] } })
        case .image(let attribute): element.set(attribute, fields.take(name, image))
        case .color(let key):
            append(
                fields.takeNil(name) ? UpgradedElement("nil", key: key) : fields.take(name) { color($0, key) }, &element
            )
        case .font(let key):
            append(fields.take(name) { font($0, key) } ?? fields.take("IBUIFont") { oldFont($0, key) }, &element)
            fields.ignore("IBUIFont")
        case .size(let key):
            append(geometry("size", key, ["width", "height"], fields.numbers(name, 2)), &element)
        case .rect(let key):
            append(geometry("rect", key, ["x", "y", "width", "height"], fields.numbers(name, 4)), &element)
        case .insets(let key): append(insets(name, key, &fields), &element)
        case .date(let key): append(fields.take(name) { date($0, key) }, &element)
        case .nothing: fields.ignore(name)
        case .object, .list: break
        }
    }

    /// The value of a key whose form a property's row gives.
    static func apply(
        _ row: Property, _ key: String, _ fields: inout LegacyFields, _ element: inout UpgradedElement
    ) {
        let attribute = row.attribute.string
        switch row.form {
        case .flag: element.set(attribute, fields.flag(key))
        case .number: element.set(attribute, fields.number(key))
        case .wholeNumber: element.set(attribute, fields.int(key).map { String($0) })
        case .words(let words):
            let word = fields.take(key) { value in
                words.first { Double($0.rawValue) == value.archivedNumber }?.document
            }
            element.set(attribute, word)
        }
    }

    private static func append(_ child: UpgradedElement?, _ element: inout UpgradedElement) {
        if let child { element.children.append(child) }
    }

    /// An element of numbers.
    static func geometry(_ name: String, _ key: String, _ parts: [String], _ numbers: [Double]?) -> UpgradedElement? {
        guard let numbers else { return nil }
        var element = UpgradedElement(name, key: key)
        for (part, number) in zip(parts, numbers) { element.set(part, number) }
        return element
    }

    /// Insets: a key for each edge, or a text of all four.
    private static func insets(_ name: String, _ key: String, _ fields: inout LegacyFields) -> UpgradedElement? {
        let parts = ["minY", "minX", "maxY", "maxX"]
        if let numbers = fields.numbers(name, 4) { return geometry("inset", key, parts, numbers) }
        let edges = ["top", "left", "bottom", "right"]
        guard edges.contains(where: { fields.has("\(name).\($0)") }) else { return nil }
        return geometry("inset", key, parts, edges.map { fields.number("\(name).\($0)") ?? 0 })
    }

    /// The name of an image.
    static func image(_ element: Element) -> String? {
        guard element.archivedClass == "NSCustomResource" else { return nil }
        var fields = LegacyFields(element)
        return fields.text("NSResourceName")
    }

    /// A colour; what is not known of it stays under its old name.
    static func color(_ element: Element, _ key: String) -> UpgradedElement? {
        guard element.archivedClass == "NSColor" else { return nil }
        var fields = LegacyFields(element)
        var color = UpgradedElement("color", key: key)
        if let name = fields.text("IBUIColorCocoaTouchKeyPath") {
            color.set("cocoaTouchSystemColor", name)
            return color
        }
        // A colour of a list of the system has its components in another one.
        if fields.int("NSColorSpace") == 6, let other = fields.object("NSColor"), other.archivedClass == "NSColor" {
            fields = LegacyFields(other)
        } else {
            fields = LegacyFields(element)
        }
        guard let value = LegacyColor(&fields) else { return nil }
        let names = value.components.count == 1 ? ["white"] : ["red", "green", "blue"]
        for (name, component) in zip(names, value.components) { color.set(name, component) }
        color.set("alpha", value.alpha)
        color.set("colorSpace", names.count == 1 ? "calibratedWhite" : "calibratedRGB")
        fields.keepRest(in: &color)
        return color
    }

    /// A font of Interface Builder's own kind.
    private static func font(_ element: Element, _ key: String) -> UpgradedElement? {
        guard element.archivedClass == "IBUIFontDescription" else { return nil }
        var fields = LegacyFields(element)
        var font = UpgradedElement("fontDescription", key: key)
        let types = [1: "system", 2: "boldSystem", 3: "italicSystem"]
        if let name = fields.text("name"), !name.isEmpty {
            font.set("name", name)
            font.set("family", fields.text("family"))
            fields.ignore("type")
        } else if let type = fields.int("type").flatMap({ types[$0] }) {
            font.set("type", type)
            fields.ignore("family")
        } else {
            return nil
        }
        font.set("pointSize", fields.number("pointSize"))
        fields.ignore("traits")
        fields.keepRest(in: &font)
        return font
    }

    /// A font of Xcode 3, which is one by its name.
    private static func oldFont(_ element: Element, _ key: String) -> UpgradedElement? {
        guard element.archivedClass == "NSFont" else { return nil }
        var fields = LegacyFields(element)
        guard let name = fields.text("NSName") else { return nil }
        var font = UpgradedElement("fontDescription", key: key)
        font.set("name", name)
        font.set("family", String(name.prefix { $0 != "-" }))
        font.set("pointSize", fields.number("NSSize"))
        return font
    }

    private static func date(_ element: Element, _ key: String) -> UpgradedElement? {
        guard element.archivedClass == "NSDate" else { return nil }
        var fields = LegacyFields(element)
        guard let seconds = fields.number("NS.time") else { return nil }
        var date = UpgradedElement("date", key: key)
        date.set("timeIntervalSinceReferenceDate", seconds)
        return date
    }
}
