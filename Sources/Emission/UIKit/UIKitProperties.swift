import InterfaceDocument

/// The properties that a document states by one attribute or one colour: a table from its words to those of UIKit.
///
/// What needs more than a table (texts, fonts, states, insets) stands in `UIKitControls` and its neighbours.
struct UIKitProperty {
    /// How the attribute's text becomes an expression.
    enum Value {
        /// `YES` or `NO`; what UIKit has by itself is not written.
        case flag(byDefault: Bool)
        case number
        case wholeNumber
        /// Words of the document with the cases of UIKit, and the word for what UIKit has by itself.
        case words([String: String], own: String)
        /// A colour that stands inside the element under this key.
        case color(StaticString)
        /// The name of an image.
        case image
        /// A raw value of a type that UIKit makes of text.
        case raw(String)
    }

    /// The attribute, or the key of the colour.
    var attribute: String
    /// The property of UIKit's class.
    var property: String
    var value: Value

    private init(_ attribute: String, _ property: String? = nil, _ value: Value) {
        self.attribute = attribute
        self.property = property ?? attribute
        self.value = value
    }

    /// The statement that sets the property; none where the document leaves it as it is.
    func statements(_ element: Element, _ set: UIKitSetter) -> [String] {
        if case .color(let key) = value {
            return set.color(property, element.color(key: key))
        }
        guard let text = element.string(named: attribute) else { return [] }
        switch value {
        case .flag(let byDefault):
            let flag = text == "YES"
            return flag == byDefault ? [] : set(property, "\(flag)")
        case .number: return Double(text).map { set(property, UIKitValues.number($0)) } ?? []
        case .wholeNumber: return Int(text).map { set(property, "\($0)") } ?? []
        case .words(let words, _): return words[text].map { set(property, ".\($0)") } ?? []
        case .image: return set.image(property, text, of: element)
        case .raw(let type): return set(property, "\(type)(rawValue: \(SwiftSource.literal(text)))")
        case .color: return []
        }
    }

    /// What the table has for views of a kind.
    static func statements(_ view: View, _ set: UIKitSetter) -> [String] {
        properties(of: view.kind).flatMap { $0.statements(view.element, set) }
    }

    /// Whether the tables say an attribute of an element, with the word that it has.
    static func says(_ attribute: (name: String, value: String), of element: Element) -> Bool {
        let known: [String: Self]
        if GestureRecognizer(element) != nil {
            known = knownOfRecognizers
        } else if element.name == .textInputTraits {
            known = knownOfTraits
        } else {
            known = View.Kind(element.name).flatMap { knownByKind[$0] } ?? knownOfViews
        }
        guard let property = known[attribute.name] else { return false }
        guard case .words(let words, let own) = property.value else { return true }
        return attribute.value == own || words[attribute.value] != nil
    }

    private static func byAttribute(_ properties: [Self]) -> [String: Self] {
        Dictionary(properties.map { ($0.attribute, $0) }) { first, _ in first }
    }

    private static let knownOfRecognizers = byAttribute(recognizers)
    private static let knownOfTraits = byAttribute(inputTraits)
    private static let knownOfViews = byAttribute(views)
    private static let knownByKind = Dictionary(
        uniqueKeysWithValues: View.Kind.allCases.map { ($0, byAttribute(properties(of: $0))) })

    /// What the tables have for views of a kind.
    private static func properties(of kind: View.Kind) -> [Self] {
        (byKind[kind] ?? []) + (UIKitUnit.controls.contains(kind) ? controls : []) + views
    }

    /// What the table has for the keyboard of a text input, by its `<textInputTraits>`.
    ///
    /// Without a word on capitals a field of a document has none, while one made in code begins sentences with them.
    static func traits(_ traits: Element?, _ set: UIKitSetter) -> [String] {
        guard let traits else { return [] }
        let capitals = traits.has(.autocapitalizationType) ? [] : set("autocapitalizationType", ".none")
        let rules = traits.child(key: "passwordRules")?.string(named: "passwordRulesDescriptor")
        return capitals + inputTraits.flatMap { $0.statements(traits, set) }
            + (rules.map { set("passwordRules", "UITextInputPasswordRules(descriptor: \(SwiftSource.literal($0)))") }
                ?? [])
    }

    /// What the table has for a gesture recognizer.
    static func recognizer(_ element: Element, _ set: UIKitSetter) -> [String] {
        recognizers.flatMap { $0.statements(element, set) }
    }
}

// MARK: - The tables

extension UIKitProperty {
    private static func flag(_ attribute: String, _ property: String? = nil, byDefault: Bool = false) -> Self {
        Self(attribute, property, .flag(byDefault: byDefault))
    }

    /// Words that UIKit's cases repeat, and the one for what UIKit has by itself.
    private static func words(_ attribute: String, _ words: String, own: String) -> Self {
        Self.words(attribute, attribute, words, own: own)
    }

    private static func words(_ attribute: String, _ property: String, _ words: String, own: String) -> Self {
        let words = words.split(separator: " ").map(String.init)
        return Self(attribute, property, .words(Dictionary(uniqueKeysWithValues: zip(words, words)), own: own))
    }

    private static func color(_ key: StaticString, _ property: String? = nil) -> Self {
        Self("\(key)", property, .color(key))
    }

    private static func image(_ attribute: String, _ property: String? = nil) -> Self {
        Self(attribute, property, .image)
    }
    private static func number(_ attribute: String, _ property: String? = nil) -> Self {
        Self(attribute, property, .number)
    }

    private static let views: [Self] = [
        flag("multipleTouchEnabled", "isMultipleTouchEnabled"), flag("autoresizesSubviews", byDefault: true),
        flag("clearsContextBeforeDrawing", byDefault: true),
    ]

    private static let controls: [Self] = [
        flag("enabled", "isEnabled", byDefault: true), flag("selected", "isSelected"),
        flag("highlighted", "isHighlighted"),
    ]

    private static let scrolling: [Self] = [
        flag("scrollEnabled", "isScrollEnabled", byDefault: true), flag("pagingEnabled", "isPagingEnabled"),
        flag("bounces", byDefault: true), flag("alwaysBounceHorizontal"),
        flag("showsHorizontalScrollIndicator", byDefault: true),
        flag("showsVerticalScrollIndicator", byDefault: true), flag("bouncesZoom", byDefault: true),
        flag("directionalLockEnabled", "isDirectionalLockEnabled"), flag("delaysContentTouches", byDefault: true),
        flag("canCancelContentTouches", byDefault: true), number("minimumZoomScale"), number("maximumZoomScale"),
        words("keyboardDismissMode", "onDrag interactive onDragWithAccessory interactiveWithAccessory", own: "none"),
        words("indicatorStyle", "black white", own: "default"),
        words("contentInsetAdjustmentBehavior", "scrollableAxes never always", own: "automatic"),
    ]

    private static let bars: [Self] = [
        color("barTintColor"), flag("translucent", "isTranslucent", byDefault: true),
        Self(
            "barStyle", nil,
            .words(["black": "black", "blackOpaque": "black", "blackTranslucent": "black"], own: "default")),
    ]

    private static let byKind: [View.Kind: [Self]] = [
        .label: [
            color("highlightedColor", "highlightedTextColor"), color("shadowColor"),
            flag("enabled", "isEnabled", byDefault: true), flag("highlighted", "isHighlighted"),
            flag("adjustsLetterSpacingToFitWidth", "allowsDefaultTighteningForTruncation"),
            flag("showsExpansionTextWhenTruncated"),
            words("baselineAdjustment", "alignCenters none", own: "alignBaselines"),
        ],
        .imageView: [
            flag("highlighted", "isHighlighted"), flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
        ],
        .button: [
            flag("adjustsImageWhenHighlighted", byDefault: true), flag("adjustsImageWhenDisabled", byDefault: true),
            flag("showsTouchWhenHighlighted"), flag("showsMenuAsPrimaryAction"),
            flag("changesSelectionAsPrimaryAction"), flag("springLoaded", "isSpringLoaded"),
            flag("pointerInteraction", "isPointerInteractionEnabled"),
            flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
            words("role", "primary cancel destructive", own: "normal"),
        ],
        .textField: [
            words("clearButtonMode", "whileEditing unlessEditing always", own: "never"), flag("clearsOnBeginEditing"),
            words("contentVerticalAlignment", "top bottom fill", own: "center"), number("minimumFontSize"),
            image("background"),
            image("disabledBackground"),
        ],
        .textView: scrolling + [
            flag("allowsEditingTextAttributes"), flag("alwaysBounceVertical"),
            flag("adjustsFontForContentSizeCategory"),
        ],
        .switch: [color("onTintColor"), color("thumbTintColor")],
        .slider: [
            color("minimumTrackTintColor"), color("maximumTrackTintColor"), color("thumbTintColor"),
            flag("continuous", "isContinuous", byDefault: true), image("minimumValueImage"),
            image("maximumValueImage"),
        ],
        .stepper: [
            flag("continuous", "isContinuous", byDefault: true), flag("autorepeat", byDefault: true), flag("wraps"),
        ],
        .progressView: [
            color("progressTintColor"), color("trackTintColor"), image("progressImage"), image("trackImage"),
        ],
        .activityIndicatorView: [color("color")],
        .pageControl: [
            color("pageIndicatorTintColor"), color("currentPageIndicatorTintColor"),
            flag("defersCurrentPageDisplay"),
        ],
        .segmentedControl: [
            color("selectedSegmentTintColor"), flag("momentary", "isMomentary"),
            flag("apportionsSegmentWidthsByContent"),
        ],
        .datePicker: [
            words("style", "preferredDatePickerStyle", "wheels compact inline automatic", own: "automatic"),
            number("countDownDuration"),
        ],
        .searchBar: bars + [
            words("searchBarStyle", "prominent minimal", own: "default"), flag("showsSearchResultsButton"),
            flag("showsBookmarkButton"),
        ],
        .scrollView: scrolling + [flag("alwaysBounceVertical")],
        .tableView: scrolling + [
            // A table bounces by itself.
            flag("alwaysBounceVertical", byDefault: true), color("separatorColor"), color("sectionIndexColor"),
            color("sectionIndexBackgroundColor"), color("sectionIndexTrackingBackgroundColor"),
            flag("allowsSelection", byDefault: true), flag("allowsMultipleSelection"),
            flag("allowsSelectionDuringEditing"), flag("allowsMultipleSelectionDuringEditing"),
            flag("contentViewInsetsToSafeArea", "insetsContentViewsToSafeArea", byDefault: true),
            flag("layoutMarginsFollowReadableWidth", "cellLayoutMarginsFollowReadableWidth"),
            words("separatorInsetReference", "fromAutomaticInsets", own: "fromCellEdges"),
        ],
        .tableViewCell: [
            words(
                "editingAccessoryType", "disclosureIndicator detailDisclosureButton checkmark detailButton", own: "none"
            ),
            flag("shouldIndentWhileEditing", byDefault: true), flag("showsReorderControl"),
        ],
        .collectionView: scrolling + [
            flag("alwaysBounceVertical"), flag("allowsSelection", byDefault: true), flag("allowsMultipleSelection"),
            flag("prefetchingEnabled", "isPrefetchingEnabled", byDefault: true),
            flag("springLoaded", "isSpringLoaded"),
        ],
        .navigationBar: bars + [
            flag("largeTitles", "prefersLargeTitles"), image("shadowImage"), image("backIndicatorImage"),
            image("backIndicatorTransitionMaskImage"),
        ],
        .toolbar: bars,
        .tabBar: bars + [
            words("itemPositioning", "fill centered", own: "automatic"), number("itemSpacing"), number("itemWidth"),
            color("unselectedItemTintColor"),
        ],
        .mapView: [
            words("mapType", "satellite hybrid satelliteFlyover hybridFlyover mutedStandard", own: "standard"),
            flag("zoomEnabled", "isZoomEnabled", byDefault: true),
            flag("scrollEnabled", "isScrollEnabled", byDefault: true),
            flag("rotateEnabled", "isRotateEnabled", byDefault: true),
            flag("pitchEnabled", "isPitchEnabled", byDefault: true), flag("showsUserLocation"),
            flag("showsBuildings", byDefault: true), flag("showsCompass", byDefault: true), flag("showsScale"),
            flag("showsTraffic"),
        ],
    ]

    private static let inputTraits: [Self] = [
        words("autocapitalizationType", "none words allCharacters", own: "sentences"),
        words("autocorrectionType", "no yes", own: "default"), words("spellCheckingType", "no yes", own: "default"),
        words("smartDashesType", "no yes", own: "default"), words("smartQuotesType", "no yes", own: "default"),
        words("smartInsertDeleteType", "no yes", own: "default"),
        Self("keyboardType", nil, .words(keyboards, own: "default")),
        words(
            "returnKeyType", "go google join next route search send yahoo done emergencyCall continue", own: "default"),
        Self(
            "keyboardAppearance", nil, .words(["alert": "dark", "dark": "dark", "light": "light"], own: "default")),
        flag("enablesReturnKeyAutomatically"), flag("secureTextEntry", "isSecureTextEntry"),
        Self("textContentType", nil, .raw("UITextContentType")),
    ]

    private static let keyboards: [String: String] = {
        let names =
            "numbersAndPunctuation URL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch "
            + "asciiCapable asciiCapableNumberPad"
        var words = ["alphabet": "asciiCapable"]
        for name in names.split(separator: " ").map(String.init) { words[name] = name }
        return words
    }()

    private static let recognizers: [Self] = [
        Self("numberOfTapsRequired", nil, .wholeNumber), Self("numberOfTouchesRequired", nil, .wholeNumber),
        Self("minimumNumberOfTouches", nil, .wholeNumber), Self("maximumNumberOfTouches", nil, .wholeNumber),
        number("minimumPressDuration"), number("allowableMovement"), words("direction", "left up down", own: "right"),
        flag("cancelsTouchesInView", byDefault: true), flag("delaysTouchesBegan"),
        flag("delaysTouchesEnded", byDefault: true), flag("enabled", "isEnabled", byDefault: true),
    ]
}
