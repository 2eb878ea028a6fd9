import InterfaceDocument
import StrutAutoLayout
import StrutTextMeasurement

/// Buttons of both kinds.
extension ScenePainter {
    mutating func paintButton(_ index: Int, _ frame: Rect, tint: Ink) {
        let view = scene.views[index].view
        guard let button = Button(view.element) else { return }
        if button.configuration == nil, paintGlyph(of: button, frame, tint: tint) { return }
        let isPlainCustom = button.buttonType == .custom && button.configuration == nil
        let own = colors.ink(button.titleColor)
        var title = own ?? (isPlainCustom ? Ink.white : tint)
        var imageTint = tint
        if let configuration = button.configuration {
            title = paintBackground(of: configuration, button, frame, tint: tint)
            imageTint = title
        } else if let name = button.backgroundImageName {
            paintImage(
                name, isSymbol: false, in: frame, contentMode: "scaleToFill", tint: tint, isTinted: false,
                showsName: details(of: index).texts.isEmpty)
        }
        if !button.isEnabled && !isPlainCustom {
            let own = button.configuration == nil ? button.states.first { $0.key == "disabled" }?.titleColor : nil
            title = colors.ink(own) ?? SystemColors.tertiaryLabel
            imageTint = SystemColors.tertiaryLabel
        }
        for text in details(of: index).texts {
            lines(of: text, in: frame, text.role == .subtitle ? title.opacity(0.8) : title)
        }
        guard let image = details(of: index).image else { return }
        let place = Rect(
            x: frame.x + image.frame.x, y: frame.y + image.frame.y, width: image.frame.width,
            height: image.frame.height)
        let fades = isPlainCustom && !button.isEnabled && button.adjustsImageWhenDisabled
        if fades { svg.open("g", ["opacity": .number(0.5)]) }
        paintImage(
            image.name, isSymbol: image.isSymbol, in: place, contentMode: "scaleAspectFit", tint: imageTint,
            isTinted: !isPlainCustom)
        if fades { svg.close("g") }
    }

    /// The buttons that are a sign in a circle; false for the others.
    private mutating func paintGlyph(of button: Button, _ frame: Rect, tint: Ink) -> Bool {
        let center = frame.center
        let radius = min(frame.width, frame.height, 22) / 2 - 1
        switch button.buttonType {
        case .infoLight, .infoDark, .detailDisclosure: infoSign(center, radius: radius, tint)
        case .contactAdd:
            circle(center, radius: radius, .clear, outline: tint)
            plus(center, reach: radius * 0.5, tint, width: 1.5)
        case .close:
            circle(center, radius: max(radius, 14), SystemColors.tertiaryFill)
            cross(center, reach: 4.5, SystemColors.gray, width: 2)
        case .custom, .system, .roundedRect: return false
        }
        return true
    }

    /// An i in a circle.
    mutating func infoSign(_ center: Point, radius: Double, _ ink: Ink) {
        circle(center, radius: radius, .clear, outline: ink)
        circle(Point(x: center.x, y: center.y - radius * 0.45), radius: max(0.8, radius * 0.12), ink)
        polyline(
            [Point(x: center.x, y: center.y - radius * 0.1), Point(x: center.x, y: center.y + radius * 0.5)], ink,
            width: max(1.2, radius * 0.16))
    }

    /// The background of a configuration, and the colour of what stands on it.
    private mutating func paintBackground(
        of configuration: ButtonConfiguration, _ button: Button, _ frame: Rect, tint: Ink
    ) -> Ink {
        let base = colors.ink(configuration.element.color(key: "baseBackgroundColor"))
        let foreground = colors.ink(configuration.element.color(key: "baseForegroundColor"))
        let accent = button.role == "destructive" ? SystemColors.red : tint
        let background: Ink?
        let standard: Ink
        switch configuration.style {
        case .plain: (background, standard) = (base, accent)
        case .gray: (background, standard) = (base ?? SystemColors.secondaryFill, accent)
        case .tinted: (background, standard) = ((base ?? accent).opacity(0.18), base ?? accent)
        case .filled: (background, standard) = (base ?? accent, .white)
        }
        let own = configuration.background.flatMap { colors.ink($0.color(key: "backgroundColor")) }
        if let ink = own ?? background {
            fill(frame, radius: radius(of: configuration, frame), button.isEnabled ? ink : SystemColors.tertiaryFill)
        }
        return foreground ?? standard
    }

    private func radius(of configuration: ButtonConfiguration, _ frame: Rect) -> Double {
        if let own = configuration.background?.double(.cornerRadius), configuration.cornerStyle == "fixed" {
            return own
        }
        switch configuration.cornerStyle {
        case "capsule": return frame.height / 2
        case "small": return 4
        case "large": return 12
        case "fixed", "medium": return 8
        default: return environment.profile.looks.hasCapsules ? frame.height / 2 : 6
        }
    }
}
