import InterfaceDocument
import StrutEnvironment
import StrutLayoutTerms

/// Buttons in both of their forms as statements of generated Swift.
enum UIKitButtons {
    static func statements(_ button: Button, _ set: UIKitSetter) -> [String] {
        var lines: [String] = []
        if let configuration = button.configuration {
            lines += self.configuration(configuration, of: button, set)
        } else {
            if let font = button.font {
                let size = FontResolver.titlePointSize(of: button)
                lines += set("titleLabel?.font", UIKitValues.font(font, defaultSize: size))
            }
            lines += button.states.flatMap { state($0, of: button, set) }
            if let insets = button.contentEdgeInsets { lines += set("contentEdgeInsets", UIKitValues.insets(insets)) }
            if let insets = button.titleEdgeInsets { lines += set("titleEdgeInsets", UIKitValues.insets(insets)) }
            if let insets = button.imageEdgeInsets { lines += set("imageEdgeInsets", UIKitValues.insets(insets)) }
            if let offset = button.element.size(key: "titleShadowOffset"), offset != .zero {
                lines += set("titleLabel?.shadowOffset", UIKitValues.size(offset))
            }
            if button.element.has(.lineBreakMode) {
                lines += set("titleLabel?.lineBreakMode", UIKitControls.lineBreak(button.lineBreakMode))
            }
        }
        let alignments: Set = ["left", "right", "fill", "leading", "trailing"]
        if alignments.contains(button.contentHorizontalAlignment) {
            lines += set("contentHorizontalAlignment", ".\(button.contentHorizontalAlignment)")
        }
        return lines
    }

    /// The states that have a name in code.
    private static let states: Set<String> = ["normal", "highlighted", "disabled", "selected", "focused"]

    /// Whether the code says what a button's state has; with a configuration it does where that says the same.
    static func says(_ state: Element, of button: Button) -> Bool {
        guard let key = state.key, states.contains(key) else { return false }
        guard let configuration = button.configuration?.element else { return true }
        guard key == "normal", !state.hasChildren else { return false }
        return state.attributes.allSatisfy {
            // Interface Builder leaves a new button's title there.
            ["key", "catalog"].contains($0.name) || $0 == ("title", "Button")
                || configuration.string(named: $0.name) == $0.value
        }
    }

    private static func state(_ state: ButtonState, of button: Button, _ set: UIKitSetter) -> [String] {
        guard let key = state.key, states.contains(key) else { return [] }
        var lines: [String] = []
        func call(_ method: String, _ value: String?) {
            if let value { lines.append("\(set.name).\(method)(\(value), for: .\(key))") }
        }
        if let title = state.attributedTitle {
            lines += UIKitAttributedText.lines(
                title, in: set.document, use: "\(set.name).setAttributedTitle(text, for: .\(key))")
        } else {
            let title = state.title.map { set.localized($0, of: button.element, key: "\(key)Title") }
            call("setTitle", title)
        }
        func call(_ method: String, _ property: String, _ color: Color?) {
            guard let color else { return }
            if let value = UIKitValues.color(color, in: set.document) { return call(method, value) }
            let reason = UIKitSetter.reason(color)
            lines.append("// The \(property) of \(set.name) for .\(key) is not set: \(reason).")
        }
        call("setTitleColor", "titleColor", state.titleColor)
        call("setTitleShadowColor", "titleShadowColor", state.element.color(key: "titleShadowColor"))
        let symbol = UIKitValues.symbolConfiguration(
            in: state.element, key: "preferredSymbolConfiguration", orKey: "preferredSymbolConfigurationForImage")
        for symbol in symbol {
            lines.append("\(set.name).setPreferredSymbolConfiguration(\(symbol), forImageIn: .\(key))")
        }
        func call(_ method: String, _ property: String, _ image: String?) {
            guard let image else { return }
            if set.document.keepsImage(image) {
                let reason = UIKitSetter.keptImage(image)
                lines.append("// The \(property) of \(set.name) for .\(key) is not set: \(reason).")
            } else {
                call(method, UIKitValues.image(image, of: state.element, key: property, in: set.document))
            }
        }
        call("setImage", "image", state.imageName)
        call("setBackgroundImage", "backgroundImage", state.backgroundImageName)
        return lines
    }

    private static func configuration(
        _ configuration: ButtonConfiguration, of button: Button, _ set: UIKitSetter
    ) -> [String] {
        let inner = UIKitSetter(name: "configuration", document: set.document)
        var lines = texts(configuration, of: button, inner)
        lines += inner.image("image", configuration.imageName, of: configuration.element)
        lines += UIKitValues.symbolConfiguration(
            in: configuration.element, key: "preferredSymbolConfigurationForImage"
        ).flatMap { inner("preferredSymbolConfigurationForImage", $0) }
        lines += colors(configuration, inner)
        if ["trailing", "top", "bottom"].contains(configuration.imagePlacement) {
            lines += inner("imagePlacement", ".\(configuration.imagePlacement)")
        }
        if let padding = configuration.imagePadding { lines += inner("imagePadding", UIKitValues.number(padding)) }
        if let padding = configuration.titlePadding { lines += inner("titlePadding", UIKitValues.number(padding)) }
        if let insets = configuration.contentInsets { lines += inner("contentInsets", UIKitValues.insets(insets)) }
        if ["leading", "center", "trailing"].contains(configuration.titleAlignment) {
            lines += inner("titleAlignment", ".\(configuration.titleAlignment)")
        }
        if ["fixed", "capsule", "small", "medium", "large"].contains(configuration.cornerStyle) {
            lines += inner("cornerStyle", ".\(configuration.cornerStyle)")
        }
        if ["mini", "small", "large"].contains(configuration.buttonSize) {
            lines += inner("buttonSize", ".\(configuration.buttonSize)")
        }
        if let mode = configuration.element.string(named: "titleLineBreakMode").flatMap(
            LineBreakMode.init(interfaceBuilderName:))
        {
            lines += inner("titleLineBreakMode", UIKitControls.lineBreak(mode))
        }
        if configuration.element.string(named: "automaticallyUpdateForSelection") == "NO" {
            lines += inner("automaticallyUpdateForSelection", "false")
        }
        if configuration.showsActivityIndicator { lines += inner("showsActivityIndicator", "true") }
        let style = configuration.style.rawValue
        if lines.isEmpty { return set("configuration", ".\(style)()") }
        return ["do {", "    var configuration = UIButton.Configuration.\(style)()"] + lines.map { "    " + $0 }
            + ["    \(set.name).configuration = configuration", "}"]
    }

    /// Title and subtitle, with the font that the configuration gives to the title.
    private static func texts(
        _ configuration: ButtonConfiguration, of button: Button, _ inner: UIKitSetter
    ) -> [String] {
        func text(_ property: String, _ text: String?, _ attributed: AttributedString?) -> [String] {
            guard let text else { return [] }
            let key = "configuration.\(property)"
            guard let attributed else { return inner(property, inner.localized(text, of: button.element, key: key)) }
            return UIKitAttributedText.lines(
                attributed, in: inner.document,
                use: "configuration.attributed\(property.prefix(1).uppercased() + property.dropFirst()) = "
                    + "AttributedString(text)")
        }
        var lines = text("title", configuration.title, configuration.attributedTitle)
        lines += text("subtitle", configuration.subtitle, configuration.attributedSubtitle)
        if let font = configuration.font, configuration.attributedTitle == nil {
            lines += [
                "configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in",
                "    var outgoing = incoming",
                "    outgoing.font = \(UIKitValues.font(font))",
                "    return outgoing",
                "}",
            ]
        }
        return lines
    }

    /// The colours, and what is drawn behind the title.
    private static func colors(_ configuration: ButtonConfiguration, _ inner: UIKitSetter) -> [String] {
        var lines = inner.color("baseForegroundColor", configuration.element.color(key: "baseForegroundColor"))
        lines += inner.color("baseBackgroundColor", configuration.element.color(key: "baseBackgroundColor"))
        guard let background = configuration.background else { return lines }
        let set = UIKitSetter(name: "configuration.background", document: inner.document)
        lines += set.color("backgroundColor", background.color(key: "backgroundColor"))
        lines += set.color("strokeColor", background.color(key: "strokeColor"))
        lines += set.image("image", background.string(named: "image"), of: background)
        if let mode = background.string(named: "imageContentMode"), UIKitViews.modes.contains(mode) {
            lines += set("imageContentMode", ".\(mode)")
        }
        if let insets = background.directionalInsets(key: "backgroundInsets") {
            lines += set("backgroundInsets", UIKitValues.insets(insets))
        }
        if let style = background.child(.blurEffect)?.string(.style), UIKitViews.blurs.contains(style) {
            lines += set("visualEffect", "UIBlurEffect(style: .\(style))")
        }
        for property in ["cornerRadius", "strokeWidth", "strokeOutset"] {
            if let number = background.string(named: property).flatMap(Double.init) {
                lines += set(property, UIKitValues.number(number))
            }
        }
        return lines
    }
}
