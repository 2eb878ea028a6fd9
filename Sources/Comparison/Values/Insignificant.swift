import InterfaceDocument

/// What of a document says nothing about the app: what Xcode derives, and what stands for the default.
enum Insignificant {
    /// Attributes that Xcode derives or keeps for itself; `id` and `key` are read as such.
    static let attributes: Set<String> = [
        "id", "key", "sceneMemberID", "sceneID", "misplaced", "ambiguous", "customModuleProvider", "colorMatched",
        "customClass", "customModule",
    ]

    /// Parts of objects that say where and how the canvas shows them, or that are empty in what Xcode writes.
    static let keys: Set<String> = ["canvasLocation", "contentStretch", "simulatedMetricsContainer"]

    /// Names behind which texts stand, which are compared letter by letter.
    private static let texts: Set<String> = [
        "text", "title", "placeholder", "userLabel", "identifier", "storyboardIdentifier", "reuseIdentifier",
        "restorationIdentifier", "image", "selectedImage", "backgroundImage", "highlightedImage", "name", "keyPath",
        "property", "selector", "content", "headerTitle", "footerTitle", "prompt", "label", "hint", "value",
        "placeholderIdentifier", "unwindAction", "nibName", "storyboardName", "referencedIdentifier", "subtitle",
        "bundleIdentifier", "sceneName", "minimumValueImage", "maximumValueImage", "string", "landscapeImage",
        "largeContentSizeImage", "badgeValue",
    ]

    /// Whether an attribute of an element of this kind is a text. The value of sliders and steppers is a number.
    static func isText(_ name: String, on kind: ElementName) -> Bool {
        texts.contains(name) && !(name == "value" && (kind == .slider || kind == .stepper))
    }

    /// What is so when nothing is written, of what has no row in the tables of properties.
    private static let defaults: [String: String] = [
        "enabled": "YES", "horizontalHuggingPriority": "250", "verticalHuggingPriority": "250",
        "horizontalCompressionResistancePriority": "750", "verticalCompressionResistancePriority": "750",
        "preservesSuperviewLayoutMargins": "NO", "propertyAccessControl": "none", "launchScreen": "NO",
        "useAutolayout": "NO", "useTraitCollections": "NO", "useSafeAreas": "NO", "fixedFrame": "NO",
        "translatesAutoresizingMaskIntoConstraints": "YES", "edgesForExtendedLayout": "all",
    ]

    /// What `name` is on an object of this kind where nothing is written; nil where that is not known.
    static func standard(_ name: String, on kind: ElementName) -> String? {
        if let absent = Property.property(name, of: kind)?.absent { return absent.isEmpty ? nil : absent }
        switch (kind, name) {
        case (.stackView, "spacing"): return "0"
        case (.barButtonItem, "style"): return "plain"
        default: return defaults[name]
        }
    }

    /// Names that stand for nothing when they are empty.
    private static let names: Set<String> = [
        "reuseIdentifier", "storyboardIdentifier", "restorationIdentifier", "userLabel", "identifier",
    ]

    /// What older tools call the same.
    static func modern(_ name: String, _ value: String) -> String {
        name == "buttonType" && value == "roundedRect" ? "system" : value
    }

    /// Whether an attribute of an element says the default. A cell with a label of its own is of the basic style by
    /// that word alone.
    static func isStandard(_ name: String, _ value: String, of element: Element) -> Bool {
        if name == "style", element.name == .tableViewCell {
            return value == "IBUITableViewCellStyleDefault" && !element.has(.textLabel)
        }
        return isStandard(name, value, on: element.name)
    }

    /// Whether a value is the default.
    static func isStandard(_ name: String, _ value: String, on kind: ElementName) -> Bool {
        if value.isEmpty, names.contains(name) { return true }
        guard let standard = standard(name, on: kind) else { return false }
        if standard == value { return true }
        guard let number = ValueWords.number(value), let other = ValueWords.number(standard) else { return false }
        return number == other
    }

    /// Parts that are zero where nothing is written, so that a written zero says nothing. Of all other insets, margins
    /// and offsets it does: those of views, tables, labels and configured buttons are not zero by themselves, and a
    /// button whose `contentEdgeInsets` are written loses the height that it else has.
    private static let zeros: Set<String> = [
        "titleShadowOffset", "titleEdgeInsets", "imageEdgeInsets", "imageInsets", "contentInset",
        "scrollIndicatorInsets", "sectionInset",
    ]

    /// Whether a part of an object says where and how the canvas shows it.
    static func isOfCanvas(_ element: Element, key: String) -> Bool {
        keys.contains(key) || element.name == .simulatedMetricsContainer
    }

    /// Whether a part of an object is the default: no colour, a mask without flags, zero where nothing else is known.
    static func isStandard(_ element: Element, key: String) -> Bool {
        if element.name == .autoresizingMask { return AutoresizingMask(element).isEmpty }
        if element.name.string == "nil" { return !key.hasPrefix("simulated") }
        guard zeros.contains(key) else { return false }
        return ValueWords.attributes(element).allSatisfy { abs(ValueWords.number($0.value) ?? 1) < 1e-9 }
    }

    /// Whether an attribute of an element names one of the system's symbols.
    static func namesSymbol(_ name: String, of element: Element) -> Bool {
        texts.contains(name) && element.namesSymbol(name)
    }
}
