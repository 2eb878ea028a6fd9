// What the classes of archives are today, and how the values of their keys are written.

/// A class of archives: an element of today's documents.
struct LegacyClass: Sendable {
    /// The element's name.
    let element: String
    /// The keys that do not follow the rule of `row(for:)`.
    let keys: [LegacyKey]
    /// What an element without the attribute does not mean, but an object without the key does.
    let absent: [(attribute: String, value: String)]
    /// The properties of the class, whose attributes are named as the keys.
    let rows: [Property]

    init(
        _ element: String, _ rows: [Property], _ keys: [LegacyKey], absent: [(attribute: String, value: String)] = []
    ) {
        self.element = element
        self.rows = rows
        self.keys = keys
        self.absent = absent
    }

    /// The property that a key states: `IBUINumberOfLines` is `numberOfLines`.
    func row(for key: String) -> Property? {
        guard let prefix = ["IBUI", "IB"].first(where: { key.hasPrefix($0) }) else { return nil }
        let name = key.dropFirst(prefix.count)
        guard let first = name.first, let attribute = AttributeName(first.lowercased() + name.dropFirst()) else {
            return nil
        }
        return rows.first { $0.attribute == attribute }
    }

    /// Whether it is a view.
    var isView: Bool { AttributeName(element).flatMap { View.Kind(ElementName($0.number)) } != nil }
}

/// A key of archives with the form of its value today.
struct LegacyKey: Sendable {
    /// The key.
    let key: String
    /// What becomes of its value.
    let form: Form

    /// What becomes of a value.
    enum Form: Sendable {
        /// An attribute that is `YES` or `NO`.
        case flag(String)
        /// An attribute that is a number.
        case number(String)
        /// An attribute that is a text.
        case text(String)
        /// An attribute that is a word for a number.
        case words(String, [Int: String])
        /// An attribute that names an image.
        case image(String)
        /// A `<color>` with this key.
        case color(String)
        /// A `<fontDescription>` with this key.
        case font(String)
        /// A `<size>` with this key.
        case size(String)
        /// A `<rect>` with this key.
        case rect(String)
        /// An `<inset>` with this key.
        case insets(String)
        /// A `<date>` with this key.
        case date(String)
        /// An object with this key.
        case object(String)
        /// Objects in an element of this name.
        case list(String)
        /// What says nothing to an app.
        case nothing
    }

    init(_ key: String, _ form: Form) {
        self.key = key
        self.form = form
    }
}
