import Environment
import InterfaceDocument
import TextMeasurement

/// Text fields, text views and segmented controls.
extension SceneSystem {
    /// A rounded field has one height for all fonts; a bare one follows its line.
    func textFieldSize(_ field: TextField) -> IntrinsicSize {
        let font = fonts.font(field.font, defaultSize: 14)
        let text = max(
            shown(field.text, of: field.element, key: "text").map { measurer.width(of: $0, font: font) } ?? 0,
            shown(field.placeholder, of: field.element, key: "placeholder").map { measurer.width(of: $0, font: font) }
                ?? 0)
        let line = font.lineHeight(in: measurer)
        switch field.borderStyle {
        case .roundedRect:
            return IntrinsicSize(
                width: wholeUp(text) + 14,
                height: max(
                    environment.profile.controls.roundedTextFieldHeight, wholeUp(line)))
        case .bezel: return IntrinsicSize(width: wholeUp(text) + 14, height: wholeUp(line) + 5)
        case .line: return IntrinsicSize(width: wholeUp(text) + 4, height: wholeUp(line) + 4)
        case .none: return IntrinsicSize(width: wholeUp(text), height: bareFieldHeight(field, line: line))
        }
    }

    /// A line in whole points; later a line in pixels and about a point and a half, but not for passwords. A clear button is 19 points high.
    private func bareFieldHeight(_ field: TextField, line: Double) -> Double {
        if environment.profile.controls.padsBareTextFields && !field.isSecure {
            return roundedUp(line) + (environment.scale == 3 ? 4.0 / 3 : 1.5)
        }
        return max(wholeUp(line), field.clearButtonMode == "never" ? 0 : 19)
    }

    /// A text view that does not scroll is as large as its text, 8 points above and below and 5 at the sides.
    ///
    /// Lines of a text style lie their leading apart, the last one too (30 of 34).
    func textViewSize(_ textView: TextView, changedText: String? = nil, width: Double?) -> IntrinsicSize {
        guard !textView.isScrollEnabled else { return .none }
        let font = fonts.font(textView.font, defaultSize: 14)
        let limit = width.map { max(0, $0 - 10) }
        let attributed = changedText == nil ? textView.attributedText : nil
        let text: TextSize
        if let attributed {
            text = measurer.measure(
                textRuns(attributed, font: font), maximumWidth: limit, numberOfLines: 0, lineBreakMode: .wordWrapping)
        } else {
            text = measurer.measure(
                changedText ?? shown(textView.text, of: textView.element, key: "text") ?? "", font: font,
                maximumWidth: limit, numberOfLines: 0, lineBreakMode: .wordWrapping)
        }
        var height = text.exactHeight
        if attributed == nil {
            let advance = font.textStyle?.leading(at: fonts.contentSizeCategory) ?? font.lineHeight(in: measurer)
            height = advance * Double(max(text.lineCount, 1))
        }
        return IntrinsicSize(width: text.width + 10, height: roundedUp(height) + 16)
    }

    /// All segments are as wide as the widest, unless the control apportions them by content; a point parts them.
    func segmentedControlSize(_ control: SegmentedControl) -> IntrinsicSize {
        let metrics = environment.profile.controls
        let font = Font.system(ofSize: 13, weight: metrics.hasMediumSegmentTitles ? .medium : .regular)
        let padding = metrics.segmentPadding
        var fixed = 0.0
        var flexible: [Double] = []
        for (index, segment) in control.segments.enumerated() {
            let title = shown(segment.title, of: control.element, key: "segmentTitles[\(index)]")
            if let width = segment.width {
                fixed += width
            } else if let image = segment.imageName.flatMap({ document.image(named: $0)?.size }) {
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
