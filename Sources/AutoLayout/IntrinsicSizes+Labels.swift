import Environment
import InterfaceDocument
import TextMeasurement

/// Labels, and text as labels and buttons set it.
extension SceneSystem {
    /// The text of a label, broken at `width` points where it may wrap.
    func labelText(_ label: Label, width: Double?) -> TextSize {
        let font = fonts.font(label.font, defaultSize: 17)
        let lines = label.numberOfLines
        let limit: Double? =
            lines == 1 ? nil : label.preferredMaxLayoutWidth.flatMap { $0 > 0 ? $0 : nil } ?? width
        let mode =
            TextMeasurement.LineBreakMode(interfaceBuilderName: label.lineBreakMode.rawValue) ?? .truncatingTail
        if let attributed = label.attributedText {
            return measurer.measure(
                textRuns(attributed, font: font), maximumWidth: limit, numberOfLines: lines, lineBreakMode: mode)
        }
        guard let text = shown(label.text, of: label.element, key: "text") else { return .zero }
        return measurer.measure(text, font: font, maximumWidth: limit, numberOfLines: lines, lineBreakMode: mode)
    }

    /// A text of the document in the environment's language; `key` is its name in strings files.
    func shown(_ text: String?, of element: Element, key: String) -> String? {
        guard let localization = environment.localization else { return text }
        return text.map { localization.shown($0, id: element.id, key: key) }
    }

    func labelSize(_ label: Label, of index: Int, width: Double?) -> IntrinsicSize {
        let size = labelText(label, width: width)
        if keepsWholePoints(label, index) {
            return IntrinsicSize(width: wholeUp(size.width), height: wholeUp(size.height))
        }
        // Attributed text on one line has a whole height there as well, and a width on pixels (7 of 7, in 4 projects).
        let isWhole = !isRunTime && label.numberOfLines == 1 && label.attributedText != nil && !isInsideStackView(index)
        return IntrinsicSize(width: size.width, height: isWhole ? wholeUp(size.height) : size.height)
    }

    /// Whether Interface Builder's canvas sizes the label in whole points, where UIKit has pixels.
    ///
    /// It did so with a label dragged from the library, which has the system font at 17 points
    /// (366 of 477), outside stack views (285 of 288 inside are on pixels), on one line (245 of 254 others are on pixels).
    private func keepsWholePoints(_ label: Label, _ index: Int) -> Bool {
        guard !isRunTime, label.numberOfLines == 1, label.attributedText == nil else { return false }
        guard environment.profile.text.wholePointLabels else { return false }
        return fonts.font(label.font, defaultSize: 17) == .system(ofSize: 17) && !isInsideStackView(index)
    }

    /// Whether an ancestor of the view at `index` is a stack view.
    func isInsideStackView(_ index: Int) -> Bool {
        var ancestor = superview(of: index)
        while ancestor >= 0 {
            if view(ancestor).kind == .stackView { return true }
            ancestor = superview(of: ancestor)
        }
        return false
    }

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

extension Font {
    /// The height of one line in points, not rounded.
    func lineHeight(in measurer: TextMeasurer) -> Double { measurer.metrics(of: self).lineHeight }
}
