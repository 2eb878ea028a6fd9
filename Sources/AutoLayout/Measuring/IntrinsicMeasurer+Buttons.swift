import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Buttons, without a configuration (whole points, but for attributed titles) and with one (pixels, but see
/// `keepsWholePoints`).
extension IntrinsicMeasurer {
    func buttonSize(_ button: Button, of index: Int, width: Double?) -> IntrinsicSize {
        let isGlyph =
            switch button.buttonType {
            case .infoLight, .infoDark, .detailDisclosure, .contactAdd: true
            default: false
            }
        if let configuration = button.configuration {
            if isGlyph && configuration.title == nil && configuration.imageName == nil {
                return IntrinsicSize(environment.profile.controls.configuredGlyphButtonSize)
            }
            let size = configuredSize(button, configuration, of: index, width: width)
            guard keepsWholePoints(configuration, index) else { return IntrinsicSize(size) }
            return IntrinsicSize(width: wholeUp(size.width), height: wholeUp(size.height))
        }
        if isGlyph {
            return IntrinsicSize(ControlMetrics.glyphButtonSize(environment, bodySize: fonts.bodySize))
        }
        if button.buttonType == .close && button.contentEdgeInsets == nil {
            return IntrinsicSize(ControlMetrics.closeButtonSize(hasImageInsets: button.imageEdgeInsets != nil))
        }
        return IntrinsicSize(plainSize(button, of: index))
    }

    /// The font of a button's title.
    func titleFont(_ button: Button) -> Font {
        if let configuration = button.configuration { return configuredFont(button, configuration) }
        return fonts.font(button.font, defaultSize: FontResolver.titlePointSize(of: button))
    }

    // MARK: Without a configuration

    /// A title alone keeps 6 points above and below it (437 of 455) and is at least 30 wide; insets of the button's own
    /// replace both (53 of 57). A title beside an image, and an image, are at least a line high.
    private func plainSize(_ button: Button, of index: Int) -> Size {
        let font = titleFont(button)
        let line = wholeUp(font.lineHeight(in: measurer))
        let image = button.imageState.flatMap(imageSize)
        let background = button.backgroundImageName.flatMap(knownImageSize)
        let insets = button.contentEdgeInsets
        var size: Size
        if let title = titleSize(of: index, font: font) {
            // The height of an attributed title is not rounded, and the button's own font has no say (4 buttons in 3
            // repositories).
            let isExact = title.exactHeight > 0 && model.shownText(of: index)?.isAttributed ?? false
            let height = isExact ? title.exactHeight : max(wholeUp(title.exactHeight), line)
            size = Size(
                width: wholeUp(title.width) + (image?.width ?? 0),
                height: image.map { max($0.height, height) } ?? height + (insets == nil ? 12 : 0))
        } else if let image {
            size = Size(width: image.width, height: max(image.height, line))
        } else if let background {
            return background
        } else {
            size = Size(width: 0, height: line + (insets == nil ? 12 : 0))
        }
        if let insets {
            size.width += insets.left + insets.right
            size.height += insets.top + insets.bottom
        } else if image == nil {
            size.width = max(size.width, 30)
        }
        return Size(
            width: max(size.width, background?.width ?? 0), height: max(size.height, background?.height ?? 0))
    }

    /// The size of a title; nil for an empty one, and where there is none.
    private func titleSize(of index: Int, font: Font) -> TextSize? {
        guard let title = model.shownText(of: index), title.isAttributed || !title.isEmpty else { return nil }
        return measure(title, font: font)
    }

    /// A symbol has the size of body text, whatever font the title has (3 of 3 buttons with one, in 3 projects).
    func imageSize(_ state: ButtonState) -> Size? {
        guard let name = state.imageName else { return nil }
        return imageSize(
            named: name, in: state.element, configuration: state.symbolConfiguration, defaultPointSize: 17)
    }

    // MARK: With a configuration

    /// Whether Interface Builder's canvas sizes a configured button in whole points, where UIKit has pixels.
    ///
    /// It did so, as with labels, where a title has no font of its own and no stack view is laid out with it (34 of 59,
    /// in 24 of 32 documents; 22 of 23 in a stack view or beside one are on pixels).
    private func keepsWholePoints(_ configuration: ButtonConfiguration, _ index: Int) -> Bool {
        !model.isRunTime && configuration.title != nil && configuration.font == nil
            && !model.isLaidOutWithStackView(index)
    }

    /// The configuration's font, else that of the style body, or subheadline in small buttons; the title of a button of
    /// the role primary is semibold (seven of seven whose titles set their widths).
    func configuredFont(_ button: Button, _ configuration: ButtonConfiguration) -> Font {
        if let description = configuration.font { return fonts.font(description, defaultSize: 17) }
        var font = Font.preferred(configuration.isSmall ? .subheadline : .body, fonts.contentSizeCategory)
        if button.role == "primary" { font.face = .system(weight: .semibold, italic: false) }
        return font
    }

    /// What the content takes, and its insets.
    private func configuredSize(
        _ button: Button, _ configuration: ButtonConfiguration, of index: Int, width: Double?
    ) -> Size {
        let size = arrangement(of: button, configuration, of: index, width: width).size
        let insets = configuration.effectiveInsets(environment.profile.controls)
        return Size(
            width: roundedUp(size.width + insets.leading + insets.trailing),
            height: roundedUp(size.height + insets.top + insets.bottom))
    }

    /// How a configured button sets what it shows where it is `width` points wide, or nil: on as many lines as its
    /// texts have.
    ///
    /// Where it is narrower than its texts they wrap, as `UIButton.Configuration` does without being asked (6 buttons
    /// that are two lines high in 3 documents of 2 repositories; 2 more have a newer text than their frames).
    func arrangement(
        of button: Button, _ configuration: ButtonConfiguration, of index: Int, width: Double? = nil
    ) -> ConfiguredArrangement {
        let image = configuredImage(button, configuration) ?? .zero
        let title = configuredTitle(button, configuration, of: index, width: width)
        let subtitle = model.subtitle(of: index).map {
            wrapped(
                $0, font: .preferred(.caption1, fonts.contentSizeCategory),
                room: room(in: configuration, beside: image, width: width))
        }
        let gap = title != nil && subtitle != nil ? configuration.spaceBetweenTexts : 0
        return ConfiguredArrangement(
            configuration, image: image,
            text: Size(
                width: max(title?.width ?? 0, subtitle?.width ?? 0),
                height: (title?.height ?? 0) + gap + (subtitle?.height ?? 0)), hasText: title != nil || subtitle != nil)
    }

    /// The title of a configured button that is `width` points wide; nil where there is none.
    func configuredTitle(
        _ button: Button, _ configuration: ButtonConfiguration, of index: Int, width: Double?
    ) -> TextSize? {
        guard let title = model.shownText(of: index), title.isAttributed || !title.isEmpty else { return nil }
        let image = configuredImage(button, configuration) ?? .zero
        return wrapped(
            title, font: configuredFont(button, configuration),
            room: room(in: configuration, beside: image, width: width))
    }

    /// A text on its lines, and on more where these are wider than the room: a title has the lines of its font, not the
    /// leading of a text style (3 of 3 buttons).
    private func wrapped(_ text: ShownText, font: Font, room: Double?) -> TextSize {
        let natural = measure(text, font: font)
        guard let room, room > 0, natural.width > room + 0.01 else { return natural }
        var font = font
        font.textStyle = nil
        return measure(text, font: font, maximumWidth: room)
    }

    /// What a button that is `width` points wide leaves for its texts.
    private func room(in configuration: ButtonConfiguration, beside image: Size, width: Double?) -> Double? {
        guard let width else { return nil }
        let bare = ConfiguredArrangement(configuration, image: image, text: .zero, hasText: true)
        let insets = configuration.effectiveInsets(environment.profile.controls)
        return width - insets.leading - insets.trailing - (bare.isStacked ? 0 : bare.size.width)
    }

    /// A symbol has the size of body text, whatever font the title has (2 buttons with a font of 5 points, in 1
    /// project). It is large unless its scale is stated (7 buttons, 5 projects; 4 that state `default` are not), and as
    /// high as a line of text of its size, whatever its shape and scale (five of five, in 3 projects).
    ///
    /// An activity indicator of medium size takes the image's place, as `showsActivityIndicator` is documented.
    func configuredImage(_ button: Button, _ configuration: ButtonConfiguration) -> Size? {
        if configuration.showsActivityIndicator { return Size(width: 20, height: 20) }
        if let name = configuration.imageName {
            let (element, drawn) = (configuration.element, configuration.symbolConfiguration)
            let body = Font.preferred(.body, fonts.contentSizeCategory).pointSize
            guard element.usesSystemImage else {
                return imageSize(named: name, in: element, configuration: drawn, defaultPointSize: body)
            }
            return alignedSize(
                of: symbol(
                    name, in: element, configuration: drawn, defaultPointSize: body, defaultScale: "large"))
        }
        return button.imageState.flatMap(imageSize)
    }
}
