// What is known of one property: how a document states it, what UIKit calls it, and how a compiled nib keeps it.

/// A property that a document states by one attribute.
///
/// The properties of each class are rows of tables in this folder. Whatever writes or compares properties reads those
/// rows: UIKit code, compiled nibs, differences. What needs more than a row (texts with translations, fonts, colours,
/// states) has code of its own in each of them.
package struct Property: Sendable {
    /// The attribute that states the property.
    package let attribute: AttributeName
    /// How the attribute's text is read.
    package let form: Form
    /// What the document means when it has no such attribute, in its own words; nil where that depends on more than the
    /// attribute.
    package let absent: String?
    /// What UIKit calls the property; nil for what code has no property for.
    package let uikit: UIKitName?
    /// How a compiled nib keeps it; nil where it keeps no trace of it, or needs more than a row.
    package let nib: NibKey?

    /// Whether a compiled nib says nothing of it where the document has no such attribute, in any version of Xcode.
    package let isLeftOutByDefault: Bool

    /// How the text of an attribute is read.
    package enum Form: Sendable {
        /// `YES` or `NO`.
        case flag
        /// A number.
        case number
        /// A whole number.
        case wholeNumber
        /// One of several words.
        case words([Word])
    }

    /// A word of the document.
    package struct Word: Sendable {
        /// As the document spells it.
        package let document: String
        /// The case of UIKit's enumeration.
        package let uikit: String
        /// The raw value of that case, as nibs keep it.
        package let rawValue: Int
    }

    /// A property of a UIKit class.
    package struct UIKitName: Sendable {
        /// The property's name in Swift.
        package let name: String
        /// What a fresh object of UIKit has, in the document's words: what need not be set. Nil where whatever the
        /// document states is set.
        package let fresh: String?
    }

    init(_ attribute: AttributeName, _ form: Form, absent: String?, uikit: UIKitName?, nib: NibKey?) {
        self.attribute = attribute
        self.form = form
        self.absent = absent
        self.uikit = uikit
        self.nib = nib
        isLeftOutByDefault = nib.map { absent == nil || $0.alwaysSince == nil && $0.omitted == absent } ?? true
    }
}

/// How a compiled nib keeps a property.
package struct NibKey: Sendable {
    /// The key, such as `UIHidden`.
    package let name: String
    /// The type of the value.
    package let type: ValueType
    /// For what the key is left out, in the document's words; nil where it is always written.
    package let omitted: String?
    /// The first version of Xcode that writes it.
    package let since: NibVersion
    /// Whether the name is the key path of a public property that is set after the object is loaded, as runtime
    /// attributes are: for properties whose own keys none of the nibs had that were measured.
    package let isKeyPath: Bool
    /// The first version that writes it even for what it is otherwise left out for; nil for none.
    package let alwaysSince: NibVersion?

    /// The types of values.
    package enum ValueType: Sendable {
        /// A truth value.
        case bool
        /// A truth value that says the opposite of the document's.
        case negatedBool
        /// A truth value, kept as 0 or 1.
        case intBool
        /// A whole number.
        case int
        /// A number of single precision.
        case float
        /// A number of double precision.
        case double
    }

    init(
        _ name: String, _ type: ValueType, omitted: String? = nil, since: NibVersion = NibVersion(0),
        alwaysSince: NibVersion? = nil
    ) {
        self.name = name
        self.type = type
        self.omitted = omitted
        self.since = since
        self.alwaysSince = alwaysSince
        isKeyPath = false
    }

    /// A property that is set by its Objective-C name after the object is loaded.
    static func path(_ name: String, _ type: ValueType = .bool, omitted: String) -> NibKey {
        NibKey(path: name, type, omitted: omitted)
    }

    private init(path: String, _ type: ValueType, omitted: String) {
        name = path
        self.type = type
        self.omitted = omitted
        since = NibVersion(0)
        alwaysSince = nil
        isKeyPath = true
    }
}

// MARK: - Rows

extension Property {
    /// `YES` or `NO`. A nib has no key for what the document means anyway, unless `nib` says otherwise.
    static func flag(
        _ attribute: AttributeName, _ uikit: String? = nil, absent: Bool = false, fresh: Bool? = nil, nib: NibKey? = nil
    ) -> Property {
        let word = absent ? "YES" : "NO"
        let name = UIKitName(name: uikit ?? attribute.string, fresh: (fresh ?? absent) ? "YES" : "NO")
        return Property(attribute, .flag, absent: word, uikit: name, nib: nib)
    }

    /// A number; `fresh` is what an object of UIKit has, where that need not be set.
    static func number(
        _ attribute: AttributeName, _ uikit: String? = nil, absent: String? = nil, fresh: String? = nil,
        nib: NibKey? = nil
    ) -> Property {
        let name = UIKitName(name: uikit ?? attribute.string, fresh: fresh)
        return Property(attribute, .number, absent: absent, uikit: name, nib: nib)
    }

    /// A whole number.
    static func wholeNumber(
        _ attribute: AttributeName, _ uikit: String? = nil, absent: String? = nil, fresh: String? = nil,
        nib: NibKey? = nil
    ) -> Property {
        let name = UIKitName(name: uikit ?? attribute.string, fresh: fresh)
        return Property(attribute, .wholeNumber, absent: absent, uikit: name, nib: nib)
    }

    /// One of several words, which `list` gives as `document[:uikit]=rawValue`.
    static func words(
        _ attribute: AttributeName, as uikit: String? = nil, _ list: String, absent: String, fresh: String? = nil,
        nib: NibKey? = nil
    ) -> Property {
        let name = UIKitName(name: uikit ?? attribute.string, fresh: fresh ?? absent)
        return Property(attribute, .words(Word.list(list)), absent: absent, uikit: name, nib: nib)
    }

    /// The same property under another rule of a class whose instances differ from those of its superclass.
    func with(absent: String) -> Property { Property(attribute, form, absent: absent, uikit: uikit, nib: nib) }

    /// The same property where nibs keep it by more than a row.
    var withoutNibKey: Property { Property(attribute, form, absent: absent, uikit: uikit, nib: nil) }

    /// A row that only nibs read.
    var onlyInNibs: Property { Property(attribute, form, absent: absent, uikit: nil, nib: nib) }

    /// The same property where UIKit calls it otherwise, or where a fresh object has something else.
    func with(uikit name: String? = nil, fresh: String) -> Property {
        let name = UIKitName(name: name ?? uikit?.name ?? attribute.string, fresh: fresh)
        return Property(attribute, form, absent: absent, uikit: name, nib: nib)
    }
}

extension Property.Word {
    /// The words of a list such as `left=0 center=1 natural:automatic=4`.
    ///
    /// The tables have hundreds of them, and a run that compiles one document reads most: so bytes are read, not parts
    /// of strings.
    static func list(_ text: String) -> [Self] {
        var text = text
        return text.withUTF8 { bytes in
            bytes.split(separator: UInt8(ascii: " ")).compactMap { entry in
                guard let equals = entry.firstIndex(of: UInt8(ascii: "=")),
                    let rawValue = Int(String(decoding: entry[(equals + 1)...], as: UTF8.self))
                else { return nil }
                let names = entry[..<equals]
                let colon = names.firstIndex(of: UInt8(ascii: ":"))
                let document = String(decoding: names[..<(colon ?? equals)], as: UTF8.self)
                return Self(
                    document: document,
                    uikit: colon.map { String(decoding: names[($0 + 1)...], as: UTF8.self) } ?? document,
                    rawValue: rawValue)
            }
        }
    }
}

extension Property {
    /// The word, number or flag that the element states, or that it means by stating none.
    package func value(of element: Element) -> String? { element.string(attribute) ?? absent }

    /// The raw value of one of the property's words; nil for a word that is none of them.
    package func rawValue(of word: String) -> Int? {
        guard case .words(let words) = form else { return nil }
        return words.first { $0.document == word }?.rawValue
    }

    /// Whether it is one of several words.
    package var isOfWords: Bool { if case .words = form { true } else { false } }

    /// The words that the property has, as documents spell them; none for other properties.
    package var words: [String] {
        guard case .words(let words) = form else { return [] }
        return words.map(\.document)
    }

    /// The case of UIKit's enumeration for one of the property's words; nil for a word that is none of them.
    package func uikitCase(of word: String) -> String? {
        guard case .words(let words) = form else { return nil }
        return words.first { $0.document == word }?.uikit
    }
}
