import InterfaceDocument
import StrutNib

/// Buttons: what they show in each state, and their configurations.
extension NibUnit {
    mutating func encodeButton(_ element: Element, on object: NibGraph.Object) {
        let configuration = element.child(.buttonConfiguration)
        let isConfigured = configuration != nil && context.follows(13)
        // For systems that know configurations nothing else of a button's looks is kept.
        let isPlain = !isConfigured || context.options.deploymentTarget < NibVersion(15)
        if isPlain {
            if isConfigured {
                // The mark of an image that has no insets of its own.
                set("UIImageEdgeInsets", .geometry(0, 0, 0, .leastNormalMagnitude), on: object)
            }
            var contents: [(key: NibGraph.Object, value: NibGraph.Object)] = []
            for state in element.children where state.name == .state {
                let title = isConfigured && state.key == "normal" ? configuration?.string(.title) : nil
                guard let number = NibClasses.state(state.key),
                    let content = encodeContent(state, of: element, configuredTitle: title)
                else { continue }
                contents.append((self.number(number), content))
            }
            if !contents.isEmpty {
                set("UIButtonStatefulContent", dictionary(contents, "NSMutableDictionary"), on: object)
            }
        }
        if !isConfigured, let font = buttonFont(of: element) { set("UIFont", font, on: object) }
        setInsets("UIContentEdgeInsets", "contentEdgeInsets", of: element, on: object)
        setInsets("UITitleEdgeInsets", "titleEdgeInsets", of: element, on: object)
        setInsets("UIImageEdgeInsets", "imageEdgeInsets", of: element, on: object)
        if let offset = element.size(key: "titleShadowOffset") {
            set("UITitleShadowOffset", .size(offset), on: object)
        }
        if let configuration, isConfigured {
            set("UIButtonConfiguration", encodeConfiguration(configuration, of: element), on: object)
        } else if context.follows(14), context.options.deploymentTarget >= NibVersion(15) {
            set("UIButtonConfiguration", .none, on: object)
        }
    }

    private mutating func buttonFont(of element: Element) -> NibGraph.Object? {
        if element.child(.fontDescription, key: "fontDescription") != nil { return font(of: element, defaultSize: 15) }
        let attributed = element.children.first { $0.name == .state }?.child(key: "attributedTitle")
        if let font = attributed.flatMap(AttributedString.init)?.fragments.first?.font {
            return self.font(NibFont(font, defaultSize: 15))
        }
        let type = element.string(.buttonType)
        let isSystem = type == "system" || type == "roundedRect"
        return isSystem || context.follows(12, 1) ? font(of: element, defaultSize: isSystem ? 15 : 18) : nil
    }

    /// What a button shows in a state; nil for a state that says nothing.
    private mutating func encodeContent(
        _ state: Element, of button: Element, configuredTitle: String?
    ) -> NibGraph.Object? {
        let object = graph.make("UIButtonContent")
        let key = state.key ?? "normal"
        if let title = configuredTitle ?? state.text(.title, key: "title") {
            set("UITitle", localizable(title, of: button, "\(key)Title"), on: object)
        }
        if let text = state.child(key: "attributedTitle"), text.name == .attributedString {
            set("UIAttributedTitle", attributedString(text), on: object)
        }
        if let image = image("image", of: state) { set("UIImage", image, on: object) }
        if let image = image("backgroundImage", of: state) { set("UIBackgroundImage", image, on: object) }
        setColor("UITitleColor", "titleColor", of: state, on: object)
        setColor("UIShadowColor", "titleShadowColor", of: state, on: object)
        let symbol =
            symbolConfiguration("preferredSymbolConfigurationForImage", of: state)
            ?? symbolConfiguration("preferredSymbolConfiguration", of: state)
        if let symbol { set("UIPreferredSymbolConfiguration", symbol, on: object) }
        return graph.values(of: object).isEmpty ? nil : object
    }

    mutating func setInsets(_ key: String, _ name: StaticString, of element: Element, on object: NibGraph.Object) {
        guard let insets = element.insets(key: name) else { return }
        set(key, .insets(insets), on: object)
    }

    // MARK: Configurations

    private mutating func encodeConfiguration(_ element: Element, of button: Element) -> NibGraph.Object {
        let object = graph.make("UIButtonConfiguration")
        func key(_ name: String) -> String { "UIButtonConfiguration\(name)" }
        func raw(_ attribute: AttributeName) -> Int {
            let row = Property.codedProperties(of: .buttonConfiguration).first { $0.attribute == attribute }
            return row.flatMap { row in row.value(of: element).flatMap(row.rawValue) } ?? 0
        }
        let style = NibButtonStyle(rawValue: element.string(.style) ?? "plain") ?? .plain
        set(key("ButtonStyle"), .int(0), on: object)
        set(key("Background"), encodeBackground(element.child(.backgroundConfiguration), style, element), on: object)
        set(key("CornerStyle"), .int(raw(.cornerStyle)), on: object)
        set(key("ButtonSize"), .int(raw(.buttonSize)), on: object)
        set(key("MacIdiomStyle"), .int(0), on: object)
        setOptional(key("BaseBackgroundColor"), color(element.color(key: "baseBackgroundColor")), on: object)
        let foreground = color(element.color(key: "baseForegroundColor")) ?? style.foreground.map { systemColor($0) }
        setOptional(key("BaseForegroundColor"), foreground, on: object)
        setOptional(key("Image"), image("image", of: element), on: object)
        setOptional(
            key("PreferredSymbolConfigurationForImage"),
            symbolConfiguration("preferredSymbolConfigurationForImage", of: element), on: object)
        set(key("ShowsActivityIndicator"), .bool(element.bool(.showsActivityIndicator) ?? false), on: object)
        set(key("Title"), configurationText("title", "attributedTitle", element, button), on: object)
        set(key("Subtitle"), configurationText("subtitle", "attributedSubtitle", element, button), on: object)
        set(key("ImagePlacement"), .int(raw(.imagePlacement)), on: object)
        set(key("ImagePadding"), .float(Float(element.double(.imagePadding) ?? 0)), on: object)
        set(key("TitlePadding"), .float(Float(element.double(.titlePadding) ?? 1)), on: object)
        set(key("TitleAlignment"), .int(raw(.titleAlignment)), on: object)
        if let insets = element.child(.directionalEdgeInsets, key: "contentInsets").flatMap(DirectionalEdgeInsets.init)
        {
            set(
                key("ContentInsets"), .geometry(insets.top, insets.leading, insets.bottom, insets.trailing), on: object)
        }
        return object
    }

    private mutating func setOptional(_ key: String, _ value: NibGraph.Object?, on object: NibGraph.Object) {
        set(key, value.map { .object($0) } ?? .none, on: object)
    }

    /// A title or subtitle, which is a text with attributes even where it has none.
    private mutating func configurationText(
        _ attribute: String, _ attributed: String, _ element: Element, _ button: Element
    ) -> NibGraph.Object {
        let child = element.children.first { $0.key == attributed && $0.name == .attributedString }
        if let child { return attributedString(child) }
        let text = element.string(named: attribute) ?? element.children.first { $0.key == attribute }?.stringContent
        let object = graph.make("NSAttributedString")
        set("NSString", localizable(text ?? "", of: button, "configuration.\(attribute)"), on: object)
        guard text != nil, attribute == "title" else { return object }
        let font = element.child(.fontDescription, key: "titleFontDescription").flatMap(FontDescription.init)
        let entries = font.map { [(key: string("NSFont"), value: self.font(NibFont($0, defaultSize: 15)))] }
        set("NSAttributes", entries.map { dictionary($0) } ?? emptyDictionary(), on: object)
        return object
    }

    private mutating func encodeBackground(
        _ element: Element?, _ style: NibButtonStyle, _ configuration: Element
    ) -> NibGraph.Object {
        let object = graph.make("UIBackgroundConfiguration")
        let clear = systemColor("clearColor")
        let written = color(element?.color(key: "backgroundColor"))
        let base = color(configuration.color(key: "baseBackgroundColor"))
        let fill = written ?? (style.isFilled ? base : nil) ?? style.background.map { systemColor($0) }
        let stroke = color(element?.color(key: "strokeColor"))
        let image = element.flatMap { self.image("image", of: $0) }
        let isNew = context.follows(15)
        set("customView", .none, on: object)
        set("cornerRadius", .double(element?.double(.cornerRadius) ?? 5.949999999999999), on: object)
        set("maskedCorners", .int(15), on: object)
        set("backgroundColor", fill ?? clear, on: object)
        set("backgroundColorTransformerIdentifier", .int(0), on: object)
        set("visualEffect", .none, on: object)
        if isNew { set("visualEffectGroupName", .none, on: object) }
        if context.follows(16, 4) { set("visualEffectblurClippingMode", .int(0), on: object) }
        setOptional("image", image, on: object)
        set(
            "imageContentMode", .int(element.flatMap { NibClasses.contentMode($0.string(.imageContentMode)) } ?? 0),
            on: object)
        set("backgroundInsets", string("{0, 0, 0, 0}"), on: object)
        set("edgesAddingLayoutMarginsToBackgroundInsets", .int(0), on: object)
        set("strokeColor", stroke ?? clear, on: object)
        set("strokeColorTransformerIdentifier", .int(0), on: object)
        set("strokeWidth", .double(element?.double(.strokeWidth) ?? 1), on: object)
        set("strokeOutset", .double(element?.double(.strokeOutset) ?? 0), on: object)
        set("strokeLocation", .int(0), on: object)
        if !context.follows(16) { set("shadowType", .int(0), on: object) }
        if context.follows(16, 4) { set("defaultStyle_v2", .int(0), on: object) }
        set("defaultStyle", .int(0), on: object)
        var customized: [(String, Bool)] = [
            ("customView", false), ("cornerRadius", element?.has(.cornerRadius) ?? false), ("backgroundInsets", false),
            ("edgesAddingLayoutMarginsToBackgroundInsets", false), ("backgroundColor", fill != nil),
            ("backgroundColorTransformerIdentifier", false), ("visualEffect", false),
        ]
        if isNew { customized.append(("visualEffectGroupName", false)) }
        customized += [
            ("image", image != nil), ("imageContentMode", element?.has(.imageContentMode) ?? false),
            ("strokeColor", true), ("strokeColorTransformerIdentifier", false), ("strokeWidth", true),
            ("strokeOutset", element?.has(.strokeOutset) ?? false), ("maskedCorners", false),
        ]
        for (name, isCustom) in customized { set("hasCustomized-\(name)", .bool(isCustom), on: object) }
        return object
    }
}

/// The styles of configured buttons. Only the plain one was measured: the others are a plain one with the colours that
/// UIKit's documentation gives them.
enum NibButtonStyle: String {
    case plain, gray, tinted, filled, bordered, borderless, borderedTinted, borderedProminent

    /// Whether a colour of the document fills the background.
    var isFilled: Bool { self == .filled || self == .borderedProminent }

    /// The system's colour behind the title.
    var background: String? {
        switch self {
        case .plain, .borderless: nil
        case .gray, .bordered: "secondarySystemFillColor"
        case .tinted, .borderedTinted: "tertiarySystemFillColor"
        case .filled, .borderedProminent: "tintColor"
        }
    }

    /// The system's colour of the title; nil for the tint colour.
    var foreground: String? { isFilled ? "whiteColor" : nil }
}

extension NibClasses {
    /// The bits of a control's state.
    static func state(_ name: String?) -> Int? {
        switch name {
        case "normal", nil: 0
        case "highlighted": 1
        case "disabled": 2
        case "selected": 4
        case "focused": 8
        default: nil
        }
    }

    /// The raw values of `UIView.ContentMode`.
    static func contentMode(_ word: String?) -> Int? {
        [
            "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
        ].firstIndex(of: word ?? "")
    }
}
