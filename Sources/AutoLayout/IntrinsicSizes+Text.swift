import Environment
import InterfaceDocument
import TextMeasurement

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Views that show text: labels, buttons, text fields, text views, segmented controls.
extension SceneSystem {
    /// The text of a label, broken at `width` points where it may wrap.
    func labelText(_ label: Label, width: Double?) -> TextSize {
        let font = fonts.font(label.font, defaultSize: 17)
        let lines = label.numberOfLines
        let limit: Double? =
            lines == 1 ? nil : label.preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : nil } ?? width
        let mode = TextMeasurement.LineBreakMode(interfaceBuilderName: label.lineBreakMode.rawValue) ?? .truncatingTail
        if let attributed = label.attributedText {
            let runs = textRuns(attributed, font: font)
            return measurer.measure(runs, maximumWidth: limit, numberOfLines: lines, lineBreakMode: mode)
        }
        guard let text = label.text else { return .zero }
        return measurer.measure(text, font: font, maximumWidth: limit, numberOfLines: lines, lineBreakMode: mode)
    }

    /// The runs of an attributed string; `font` stands in where a fragment names none.
    func textRuns(_ string: AttributedString, font: Font) -> [TextRun] {
        string.fragments.map { fragment in
            var paragraph = TextMeasurement.ParagraphStyle()
            if let style = fragment.paragraphStyle {
                paragraph.lineSpacing = style.lineSpacing
                paragraph.lineHeightMultiple = style.lineHeightMultiple
                paragraph.minimumLineHeight = style.minimumLineHeight
                paragraph.maximumLineHeight = style.maximumLineHeight
                paragraph.paragraphSpacing = style.paragraphSpacing
                paragraph.paragraphSpacingBefore = style.paragraphSpacingBefore
                paragraph.firstLineHeadIndent = style.firstLineHeadIndent
                paragraph.headIndent = style.headIndent
                paragraph.tailIndent = style.tailIndent
            }
            return TextRun(
                fragment.text, font: fragment.font.map { fonts.font($0, defaultSize: font.pointSize) } ?? font,
                kern: fragment.kern ?? 0, paragraph: paragraph)
        }
    }

    func labelSize(_ label: Label, width: Double?) -> IntrinsicSize {
        let size = labelText(label, width: width)
        return IntrinsicSize(width: size.width, height: size.height)
    }

    // MARK: Buttons

    func buttonSize(_ button: Button, width: Double?) -> IntrinsicSize {
        if let configuration = button.configuration {
            return configuredButtonSize(button, configuration)
        }
        switch button.buttonType {
        case .infoLight, .infoDark, .detailDisclosure, .contactAdd:
            return IntrinsicSize(ControlMetrics.glyphButtonSize(environment.era, scale: environment.scale))
        case .close, .system, .roundedRect, .custom: break
        }
        let state = button.normalState
        let font = fonts.font(button.font, defaultSize: button.buttonType == .custom ? 18 : 15)
        // Whole points, in every era and at every scale (456 of 496 buttons).
        let line = font.lineHeight(in: measurer).rounded(.up)
        let image = state?.imageName.flatMap { document.image(named: $0)?.size }
        let background = state?.backgroundImageName.flatMap { document.image(named: $0)?.size }
        let title = titleSize(state, font: font)
        var size: Size
        switch (title, image) {
        case (let title?, let image):
            // A title alone keeps 6 points above and below it, unless the button has insets of its own.
            let height =
                max(title.exactHeight.rounded(.up), line) + (image == nil && button.contentEdgeInsets == nil ? 12 : 0)
            size = Size(
                width: title.width.rounded(.up) + (image?.width ?? 0), height: max(height, image?.height ?? 0))
        case (nil, let image?): size = Size(width: image.width, height: max(image.height, line))
        case (nil, nil):
            if let background { return IntrinsicSize(background) }
            size = Size(width: 0, height: line + (button.contentEdgeInsets == nil ? 12 : 0))
        }
        if let insets = button.contentEdgeInsets {
            size.width += insets.left + insets.right
            size.height += insets.top + insets.bottom
        } else if image == nil {
            size.width = max(size.width, 30)
        }
        size.width = max(size.width, background?.width ?? 0)
        size.height = max(size.height, background?.height ?? 0)
        return IntrinsicSize(size)
    }

    private func titleSize(_ state: ButtonState?, font: Font) -> TextSize? {
        if let attributed = state?.attributedTitle {
            let runs = textRuns(attributed, font: font)
            return measurer.measure(runs, maximumWidth: nil, numberOfLines: 1, lineBreakMode: .truncatingMiddle)
        }
        guard let title = state?.title, !title.isEmpty else { return nil }
        return measurer.measure(
            title, font: font, maximumWidth: nil, numberOfLines: 0, lineBreakMode: .truncatingMiddle)
    }

    /// A configured button: 7 points above and below, 12 at the sides, unless it states insets of its own.
    private func configuredButtonSize(_ button: Button, _ configuration: ButtonConfiguration) -> IntrinsicSize {
        // 14 points in the tools of Xcode 13, 17 since Xcode 14.
        let version = document.toolsVersion.major
        let font = fonts.font(configuration.font, defaultSize: (19000..<21000).contains(version) ? 14 : 17)
        let title: TextSize?
        if let attributed = configuration.attributedTitle {
            title = measurer.measure(
                textRuns(attributed, font: font), maximumWidth: nil, numberOfLines: 0, lineBreakMode: .truncatingTail)
        } else {
            title = configuration.title.flatMap { text in
                text.isEmpty
                    ? nil
                    : measurer.measure(
                        text, font: font, maximumWidth: nil, numberOfLines: 0, lineBreakMode: .truncatingTail)
            }
        }
        let subtitle = configuration.subtitle.map {
            measurer.measure(
                $0, font: .preferred(.caption1, fonts.contentSizeCategory), maximumWidth: nil, numberOfLines: 0,
                lineBreakMode: .truncatingTail)
        }
        let image = (configuration.imageName ?? button.normalState?.imageName).flatMap {
            document.image(named: $0)?.size
        }
        let padding = title != nil && image != nil ? configuration.imagePadding ?? 0 : 0
        var width = max(title?.width ?? 0, subtitle?.width ?? 0)
        var height = (title?.height ?? 0) + (subtitle?.height ?? 0)
        switch configuration.imagePlacement {
        case "top", "bottom":
            width = max(width, image?.width ?? 0)
            height += (image?.height ?? 0) + padding
        default:
            width += (image?.width ?? 0) + padding
            height = max(height, image?.height ?? 0)
        }
        if title == nil && image == nil && subtitle == nil { height = font.lineHeight(in: measurer) }
        let insets = configuration.contentInsets ?? DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        return IntrinsicSize(
            width: roundedUp(width + insets.leading + insets.trailing),
            height: roundedUp(height + insets.top + insets.bottom))
    }

    // MARK: Text fields, text views, segmented controls

    func textFieldSize(_ field: TextField) -> IntrinsicSize {
        let font = fonts.font(field.font, defaultSize: environment.era >= .iOS13 ? 14 : 17)
        let shown = field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder ?? ""
        let text = measurer.width(of: shown, font: font).rounded(.up)
        let lineHeight = font.lineHeight(in: measurer).rounded(.up)
        switch field.borderStyle {
        case .roundedRect:
            return IntrinsicSize(
                width: text + 14, height: ControlMetrics.roundedTextFieldHeight(environment.era))
        case .bezel: return IntrinsicSize(width: text + 14, height: lineHeight + 5)
        case .line, .none:
            let extra: Double = environment.era >= .iOS14 ? 1 : 0
            return IntrinsicSize(width: text, height: lineHeight + extra)
        }
    }

    /// A text view that does not scroll is as large as its text, 8 points above and below and 5 at the sides.
    func textViewSize(_ textView: TextView, width: Double?) -> IntrinsicSize {
        guard !textView.isScrollEnabled else { return .none }
        let font = fonts.font(textView.font, defaultSize: 14)
        let limit = width.map { $0 - 10 }
        let text: TextSize
        if let attributed = textView.attributedText {
            text = measurer.measure(
                textRuns(attributed, font: font), maximumWidth: limit, numberOfLines: 0, lineBreakMode: .wordWrapping)
        } else {
            text = measurer.measure(
                textView.text ?? "", font: font, maximumWidth: limit, numberOfLines: 0, lineBreakMode: .wordWrapping)
        }
        let height = max(text.height, roundedUp(font.lineHeight(in: measurer)))
        return IntrinsicSize(width: text.width + 10, height: height + 16)
    }

    func segmentedControlSize(_ control: SegmentedControl) -> IntrinsicSize {
        let font = Font.system(ofSize: 13, weight: environment.era >= .iOS13 ? .medium : .regular)
        var widest = 0.0
        for segment in control.segments {
            let width: Double
            if let fixed = segment.width, fixed > 0 {
                width = fixed
            } else if let image = segment.imageName.flatMap({ document.image(named: $0)?.size }) {
                width = image.width + 20
            } else {
                width = measurer.width(of: segment.title ?? "", font: font).rounded(.up) + 20
            }
            widest = max(widest, width)
        }
        let count = Double(control.segments.count)
        return IntrinsicSize(
            width: widest * count + max(count - 1, 0), height: ControlMetrics.segmentedControlHeight(environment.era))
    }

    // MARK: Images and others

    func imageViewSize(_ imageView: ImageView) -> IntrinsicSize {
        guard let name = imageView.imageName, let size = document.image(named: name)?.size else { return .none }
        return IntrinsicSize(size)
    }

    func pageControlSize(_ control: PageControl) -> IntrinsicSize {
        let pages = Double(control.numberOfPages)
        if environment.era >= .iOS14 {
            return IntrinsicSize(width: 25.5 * pages + 39, height: 26)
        }
        return IntrinsicSize(width: 7 * pages + 9 * max(pages - 1, 0), height: 37)
    }

    func datePickerSize(_ picker: DatePicker) -> IntrinsicSize {
        IntrinsicSize(ControlMetrics.wheels)
    }

    /// The smallest length on the pixel grid that is not below `length`; a hair above a pixel counts as on it.
    func roundedUp(_ length: Double) -> Double {
        (length * environment.scale - 1e-6).rounded(.up) / environment.scale
    }
}

extension Font {
    /// The height of one line in points, not rounded.
    func lineHeight(in measurer: TextMeasurer) -> Double { measurer.metrics(of: self).lineHeight }
}
