import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Text fields, text views and segmented controls.
extension IntrinsicMeasurer {
    /// A rounded field has one height for all fonts; a bare one follows its line.
    func textFieldSize(_ field: TextField, of index: Int) -> IntrinsicSize {
        let font = fonts.font(field.font, defaultSize: 14)
        let placeholder = model.placeholder(of: index).map { measurer.width(of: $0, font: font) } ?? 0
        let shown = max(width(of: model.shownText(of: index), in: field, font: font), placeholder)
        // An empty one counts 4 points (3 of 3 fields, in 3 repositories).
        let text = shown > 0 ? shown : 4
        let line = font.lineHeight(in: measurer)
        switch field.borderStyle {
        case .roundedRect:
            return IntrinsicSize(
                width: wholeUp(text) + environment.profile.controls.roundedTextFieldPadding,
                height: max(
                    environment.profile.controls.roundedTextFieldHeight, wholeUp(line)))
        case .bezel: return IntrinsicSize(width: wholeUp(text) + 14, height: wholeUp(line) + 5)
        case .line: return IntrinsicSize(width: wholeUp(text) + 4, height: wholeUp(line) + 4)
        case .none:
            return IntrinsicSize(
                width: wholeUp(text) + environment.profile.controls.bareTextFieldPadding,
                height: bareFieldHeight(field, line: line))
        }
    }

    /// The width of what a field shows on its line: of a password a bullet for each character.
    private func width(of text: ShownText?, in field: TextField, font: Font) -> Double {
        switch text {
        case nil: 0
        case let text? where field.isSecure:
            measurer.width(of: String(repeating: "•", count: text.string.count), font: font)
        case .plain(let text): measurer.width(of: text, font: font)
        case .attributed: measure(text, font: font, numberOfLines: 1).width
        }
    }

    /// A line in whole points; later a line in pixels and about a point and a half, but not for passwords. A clear
    /// button is 19 points high.
    private func bareFieldHeight(_ field: TextField, line: Double) -> Double {
        if environment.profile.controls.padsBareTextFields && !field.isSecure {
            let height = roundedUp(line) + (environment.scale == 3 ? 4.0 / 3 : 1.5)
            return max(height, environment.profile.controls.leastBareTextField)
        }
        return max(wholeUp(line), field.clearButtonMode == "never" ? 0 : 19)
    }

    /// A text view that does not scroll is as large as its text, the container's insets and 5 points at the sides.
    ///
    /// Lines of a text style lie their leading apart, the last one too (30 of 34).
    func textViewSize(_ textView: TextView, of index: Int, width: Double?) -> IntrinsicSize {
        guard !textView.isScrollEnabled else { return .none }
        let font = fonts.font(textView.font, defaultSize: 14)
        let insets = textView.containerInsets
        let text = textViewText(textView, of: index, width: width)
        // An empty text is as high as a line.
        var height = text.lineCount == 0 ? font.lineHeight(in: measurer) : text.exactHeight
        if model.shownText(of: index)?.isAttributed != true,
            let leading = font.textStyle?.leading(at: fonts.contentSizeCategory)
        {
            height = leading * Double(max(text.lineCount, 1))
        }
        return IntrinsicSize(
            width: text.width + textView.sides, height: roundedUp(height) + insets.top + insets.bottom)
    }

    /// The size of what a text view of a width shows, without what lies around it.
    func textViewText(_ textView: TextView, of index: Int, width: Double?) -> TextSize {
        measure(
            model.shownText(of: index) ?? .plain(""), font: fonts.font(textView.font, defaultSize: 14),
            maximumWidth: width.map { max(0, $0 - textView.sides) })
    }

    /// All segments are as wide as the widest, unless the control apportions them by content; a point parts them.
    func segmentedControlSize(_ control: SegmentedControl) -> IntrinsicSize {
        let metrics = environment.profile.controls
        let font = Font.system(ofSize: 13, weight: metrics.hasMediumSegmentTitles ? .medium : .regular)
        let padding = metrics.segmentPadding
        var fixed = 0.0
        var flexible: [Double] = []
        for (index, segment) in control.segments.enumerated() {
            let title = model.translated(segment.title, of: control.element, key: "segmentTitles[\(index)]")
            if let width = segment.width {
                fixed += width
            } else if let image = segment.imageName.flatMap({
                imageSize(named: $0, in: segment.element, configuration: nil, defaultPointSize: 17)
            }) {
                flexible.append(image.width + padding)
            } else {
                flexible.append(wholeUp(measurer.width(of: title ?? "", font: font)) + padding)
            }
        }
        let total =
            control.apportionsSegmentWidthsByContent
            ? flexible.reduce(0, +) : (flexible.max() ?? 0) * Double(flexible.count)
        return IntrinsicSize(
            width: fixed + total + Double(max(control.segments.count - 1, 0)),
            height: metrics.segmentedControlHeight)
    }
}

extension TextView {
    /// What lies between a line and the sides of its container, in points, as `NSTextContainer.lineFragmentPadding` is
    /// documented.
    static let lineFragmentPadding = 5.0

    /// What is left free at the left and the right of the text together, in points.
    var sides: Double { containerInsets.left + containerInsets.right + 2 * Self.lineFragmentPadding }

    /// What lies between the text's container and the view's edges, in points: 8 above and below, unless the document
    /// says otherwise.
    var containerInsets: EdgeInsets { textContainerInset ?? EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) }
}
