import Environment
import InterfaceDocument
import TextMeasurement

/// Labels, and text as labels and buttons set it.
extension IntrinsicMeasurer {
    /// The text of the label at `index`, broken at `width` points where it may wrap.
    func labelText(
        _ label: Label, of index: Int, width: Double?, ignoresPreferredWidth: Bool = false
    ) -> TextSize {
        let lines = label.numberOfLines
        let preferred = model.changes(of: index)?.preferredMaxLayoutWidth ?? label.preferredMaxLayoutWidth ?? 0
        let limit = lines == 1 ? nil : preferred > 0 && !ignoresPreferredWidth ? preferred : width
        return measure(
            model.shownText(of: index), font: fonts.font(label.font, defaultSize: 17), maximumWidth: limit,
            numberOfLines: lines, lineBreakMode: label.lineBreakMode,
            strategy: environment.profile.text.pushesOutWords ? .pushOut : .none)
    }

    /// The size of what a view shows; zero where it shows nothing. Attributed text says itself how it breaks.
    func measure(
        _ text: ShownText?, font: Font, maximumWidth: Double? = nil, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .wordWrapping, strategy: LineBreakStrategy = .none
    ) -> TextSize {
        switch text {
        case nil: .zero
        case .plain(let text):
            measurer.measure(
                text, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
                lineBreakMode: lineBreakMode, strategy: strategy)
        case .attributed(let text):
            measurer.measure(
                textRuns(text, font: font), maximumWidth: maximumWidth, numberOfLines: numberOfLines,
                lineBreakMode: lineBreakMode)
        }
    }

    func labelSize(_ label: Label, of index: Int, width: Double?) -> IntrinsicSize {
        let size = labelText(label, of: index, width: width)
        if keepsWholePoints(label, index) {
            return IntrinsicSize(width: wholeUp(size.width), height: wholeUp(size.height))
        }
        // Attributed text on one line has a whole height there as well, and a width on pixels (7 of 7, in 4 projects).
        let isWhole =
            !model.isRunTime && label.numberOfLines == 1 && isAttributed(index) && !model.isLaidOutWithStackView(index)
        return IntrinsicSize(width: size.width, height: isWhole ? wholeUp(size.height) : size.height)
    }

    /// Whether Interface Builder's canvas sizes the label in whole points, where UIKit has pixels.
    ///
    /// It did so with labels on one line (245 of 254 others are on pixels) in the system font at 17 points, that of the library
    /// (1,116 of 1,403), where no stack view is laid out with them (143 of 154 beside one are on pixels, 490 of 511 in one).
    private func keepsWholePoints(_ label: Label, _ index: Int) -> Bool {
        guard !model.isRunTime, label.numberOfLines == 1, !isAttributed(index) else { return false }
        guard environment.profile.text.wholePointLabels else { return false }
        let font = fonts.font(label.font, defaultSize: 17)
        guard font.pointSize == 17, font.textStyle == nil, case .system = font.face else { return false }
        return !model.isLaidOutWithStackView(index)
    }

    private func isAttributed(_ index: Int) -> Bool { model.shownText(of: index)?.isAttributed ?? false }

    /// The runs of an attributed string; `font` stands in where a fragment names none.
    func textRuns(_ string: AttributedString, font: Font) -> [TextRun] {
        string.fragments.map { fragment in
            TextRun(
                environment.localization?.pseudoLanguage?.shown(fragment.text) ?? fragment.text,
                font: fragment.font.map { fonts.font($0, defaultSize: font.pointSize) } ?? font,
                kern: fragment.kern ?? 0, paragraph: fragment.paragraphStyle.map(paragraph) ?? ParagraphStyle())
        }
    }

    private func paragraph(_ style: AttributedString.ParagraphStyle) -> TextMeasurement.ParagraphStyle {
        var paragraph = TextMeasurement.ParagraphStyle()
        paragraph.lineSpacing = style.lineSpacing
        paragraph.lineHeightMultiple = style.lineHeightMultiple
        paragraph.minimumLineHeight = style.minimumLineHeight
        paragraph.maximumLineHeight = style.maximumLineHeight
        paragraph.paragraphSpacing = style.paragraphSpacing
        paragraph.paragraphSpacingBefore = style.paragraphSpacingBefore
        paragraph.firstLineHeadIndent = style.firstLineHeadIndent
        paragraph.headIndent = style.headIndent
        paragraph.tailIndent = style.tailIndent
        return paragraph
    }
}

extension IntrinsicMeasurer {
    /// The runs of what a view shows; `font` is that of a plain text.
    func runs(_ text: ShownText, font: Font) -> [TextRun] {
        switch text {
        case .plain(let text): [TextRun(text, font: font)]
        case .attributed(let text): textRuns(text, font: font)
        }
    }
}
