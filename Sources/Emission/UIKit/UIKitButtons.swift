import InterfaceDocument

/// Buttons in both of their forms as statements of generated Swift.
enum UIKitButtons {
    static func statements(_ button: Button, _ set: UIKitSetter) -> [String] {
        var lines: [String] = []
        if let configuration = button.configuration {
            lines += self.configuration(configuration, set)
        } else {
            if let font = button.font { lines += set("titleLabel?.font", UIKitValues.font(font)) }
            lines += button.states.flatMap { state($0, set) }
            if let insets = button.contentEdgeInsets { lines += set("contentEdgeInsets", UIKitValues.insets(insets)) }
            if let insets = button.titleEdgeInsets { lines += set("titleEdgeInsets", UIKitValues.insets(insets)) }
            if let insets = button.imageEdgeInsets { lines += set("imageEdgeInsets", UIKitValues.insets(insets)) }
            if button.element.has(.lineBreakMode) {
                lines += set("titleLabel?.lineBreakMode", UIKitControls.lineBreak(button.lineBreakMode))
            }
        }
        let alignments: Set = ["left", "right", "fill", "leading", "trailing"]
        if alignments.contains(button.contentHorizontalAlignment) {
            lines += set("contentHorizontalAlignment", ".\(button.contentHorizontalAlignment)")
        }
        if ["top", "bottom", "fill"].contains(button.contentVerticalAlignment) {
            lines += set("contentVerticalAlignment", ".\(button.contentVerticalAlignment)")
        }
        if !button.isEnabled { lines += set("isEnabled", "false") }
        if button.isSelected { lines += set("isSelected", "true") }
        return lines
    }

    private static func state(_ state: ButtonState, _ set: UIKitSetter) -> [String] {
        guard let key = state.key, ["normal", "highlighted", "disabled", "selected", "focused"].contains(key) else {
            return []
        }
        var lines: [String] = []
        func call(_ method: String, _ value: String?) {
            if let value { lines.append("\(set.name).\(method)(\(value), for: .\(key))") }
        }
        if let title = state.attributedTitle {
            lines += UIKitValues.attributed(
                title, in: set.document, use: "\(set.name).setAttributedTitle(text, for: .\(key))")
        } else {
            call("setTitle", state.title.map(SwiftSource.literal))
        }
        call("setTitleColor", state.titleColor.flatMap { UIKitValues.color($0, in: set.document) })
        call("setImage", state.imageName.map { UIKitValues.image($0, in: set.document) })
        call("setBackgroundImage", state.backgroundImageName.map { UIKitValues.image($0, in: set.document) })
        return lines
    }

    private static func configuration(_ configuration: ButtonConfiguration, _ set: UIKitSetter) -> [String] {
        let inner = UIKitSetter(name: "configuration", document: set.document)
        var lines = inner.text("title", configuration.title) + inner.text("subtitle", configuration.subtitle)
        lines += inner.image("image", configuration.imageName)
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
        if configuration.showsActivityIndicator { lines += inner("showsActivityIndicator", "true") }
        let style = configuration.style.rawValue
        if lines.isEmpty { return set("configuration", ".\(style)()") }
        return ["do {", "    var configuration = UIButton.Configuration.\(style)()"] + lines.map { "    " + $0 }
            + ["    \(set.name).configuration = configuration", "}"]
    }
}
