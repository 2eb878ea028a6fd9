import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Buttons: title and image, without a configuration and with one.
extension ContentPlacer {
    /// The title, the subtitle and the image of a button.
    var buttonContent: ([PlacedText], PlacedImage?) {
        guard let button = Button(view.element) else { return ([], nil) }
        if let configuration = button.configuration { return configuredContent(button, configuration) }
        return plainContent(button)
    }

    // MARK: Without a configuration

    /// Image and title side by side, together where the button's alignment has them.
    private func plainContent(_ button: Button) -> ([PlacedText], PlacedImage?) {
        let state = button.imageState
        let font = intrinsics.titleFont(button)
        let insets = button.contentEdgeInsets ?? .zero
        let box = Rect(
            x: insets.left, y: insets.top, width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
        var imageSize = state.flatMap { intrinsics.imageSize($0) } ?? .zero
        imageSize = fitted(imageSize, in: box.size)
        let (runs, colors, attributed) = shownRuns(font)
        let mode = button.lineBreakMode
        let isOneLine = mode != .wordWrapping && mode != .characterWrapping
        let titleInsets = button.titleEdgeInsets ?? .zero
        let room = box.width - imageSize.width - max(0, titleInsets.left + titleInsets.right)
        let title = layOut(runs, width: room + 0.5, height: box.height, lines: isOneLine ? 1 : 0, mode: mode)
        let titleWidth = title.lines.map(\.width).max() ?? 0
        let x = box.x + horizontalShare(button) * max(0, box.width - imageSize.width - titleWidth)
        let imageInsets = button.imageEdgeInsets ?? .zero
        var texts: [PlacedText] = []
        if !runs.isEmpty {
            let left = (isRightToLeft ? x : x + imageSize.width) + shift(titleInsets.left, titleInsets.right, button)
            let top = box.y + button.verticalShare * (box.height - title.height)
            texts = [
                place(
                    title, runs: runs, colors: colors, attributed: attributed, role: .title,
                    in: Rect(x: left, y: 0, width: titleWidth, height: 0), alignment: .center,
                    top: top + (titleInsets.top - titleInsets.bottom) / 2)
            ]
        }
        guard let name = state?.imageName else { return (texts, nil) }
        let left = (isRightToLeft ? x + titleWidth : x) + shift(imageInsets.left, imageInsets.right, button)
        let top =
            box.y + button.verticalShare * (box.height - imageSize.height) + (imageInsets.top - imageInsets.bottom) / 2
        let frame = Rect(x: left, y: top, width: imageSize.width, height: imageSize.height)
        return (texts, PlacedImage(name: name, isSymbol: isSymbol(name, in: state?.element), frame: frame))
    }

    private func isSymbol(_ name: String, in element: Element?) -> Bool {
        element?.usesSystemImage == true || system.document.image(named: name)?.isSystem == true
    }

    /// An image is made smaller where the button is.
    private func fitted(_ image: Size, in box: Size) -> Size {
        guard image.width > 0, image.height > 0 else { return image }
        let scale = min(1, box.width / image.width, box.height / image.height)
        return Size(width: image.width * max(0, scale), height: image.height * max(0, scale))
    }

    /// Which share of the free width lies left of the content.
    private func horizontalShare(_ button: Button) -> Double {
        switch button.contentHorizontalAlignment {
        case "left": 0
        case "right": 1
        case "leading": isRightToLeft ? 1 : 0
        case "trailing": isRightToLeft ? 0 : 1
        default: 0.5
        }
    }

    /// How far insets move what they are for.
    private func shift(_ left: Double, _ right: Double, _ button: Button) -> Double {
        let share = horizontalShare(button)
        return left * (1 - share) - right * share
    }

    // MARK: With a configuration

    private func configuredContent(
        _ button: Button, _ configuration: ButtonConfiguration
    ) -> ([PlacedText], PlacedImage?) {
        let font = intrinsics.configuredFont(button, configuration)
        let (titleRuns, colors, attributed) = shownRuns(font)
        let (subtitleRuns, subtitleColors, attributedSubtitle) = shownRuns(
            of: system.model.subtitle(of: index), .preferred(.caption1, system.fonts.contentSizeCategory))
        let imageSize = fitted(intrinsics.configuredImage(button, configuration) ?? .zero, in: size)
        let hasText = !(titleRuns.isEmpty && subtitleRuns.isEmpty)
        /// Image and texts, the texts of the given size.
        func arrangement(_ text: Size) -> ConfiguredArrangement {
            ConfiguredArrangement(configuration, image: imageSize, text: text, hasText: hasText)
        }
        let bare = arrangement(.zero)
        let room = size.width - (bare.isStacked ? 0 : bare.size.width)
        let title = layOut(titleRuns, width: room)
        let subtitle = layOut(subtitleRuns, width: room)
        let textWidth = (title.lines + subtitle.lines).map(\.width).max() ?? 0
        let titleGap = titleRuns.isEmpty || subtitleRuns.isEmpty ? 0 : configuration.spaceBetweenTexts
        let textHeight = title.height + titleGap + subtitle.height
        let content = arrangement(Size(width: textWidth, height: textHeight))
        let insets = configuration.effectiveInsets(system.environment.profile.controls)
        let start = isRightToLeft ? insets.trailing : insets.leading
        let end = isRightToLeft ? insets.leading : insets.trailing
        let free = size.width - content.size.width
        let share = horizontalShare(button)
        let x = share == 0 ? start : share == 1 ? free - end : (free + start - end) / 2
        let y = (size.height - content.size.height + insets.top - insets.bottom) / 2
        var image = Rect(x: x, y: y + content.imageTop, width: imageSize.width, height: imageSize.height)
        var text = Rect(x: x, y: y + content.textTop, width: textWidth, height: textHeight)
        if content.isStacked {
            image.x += (content.size.width - imageSize.width) / 2
            text.x += (content.size.width - textWidth) / 2
        } else if (configuration.imagePlacement == "trailing") != isRightToLeft {
            image.x += textWidth + content.gap
        } else {
            text.x += imageSize.width + content.gap
        }
        let alignment: TextAlignment =
            switch configuration.titleAlignment {
            case "leading": isRightToLeft ? .right : .left
            case "trailing": isRightToLeft ? .left : .right
            case "center": .center
            default: content.isStacked || imageSize.width == 0 ? .center : .natural
            }
        var texts: [PlacedText] = []
        if !titleRuns.isEmpty {
            texts.append(
                place(
                    title, runs: titleRuns, colors: colors, attributed: attributed, role: .title, in: text,
                    alignment: alignment, top: text.y))
        }
        if !subtitleRuns.isEmpty {
            texts.append(
                place(
                    subtitle, runs: subtitleRuns, colors: subtitleColors, attributed: attributedSubtitle,
                    role: .subtitle, in: text, alignment: alignment, top: text.y + title.height + titleGap))
        }
        guard !configuration.showsActivityIndicator,
            let name = configuration.imageName ?? button.imageState?.imageName
        else { return (texts, nil) }
        let owner = configuration.imageName == nil ? button.imageState?.element : configuration.element
        return (texts, PlacedImage(name: name, isSymbol: isSymbol(name, in: owner), frame: image))
    }
}
