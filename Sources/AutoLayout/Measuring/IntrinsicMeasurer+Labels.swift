import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Labels, and text as labels and buttons set it.
extension IntrinsicMeasurer {
    /// The text of the label at `index`, broken at `width` points where it may wrap.
    func labelText(
        _ label: Label, of index: Int, width: Double?, ignoresPreferredWidth: Bool = false
    ) -> TextSize {
        let font = labelFont(label, of: index)
        return labelText(
            label, of: index, model.shownText(of: index), font, width: width,
            ignoresPreferredWidth: ignoresPreferredWidth)
    }

    private func labelText(
        _ label: Label, of index: Int, _ text: ShownText?, _ font: Font, width: Double?,
        ignoresPreferredWidth: Bool = false
    ) -> TextSize {
        let lines = label.numberOfLines
        let preferred = model.changes(of: index)?.preferredMaxLayoutWidth ?? label.preferredMaxLayoutWidth ?? 0
        let limit = lines == 1 ? nil : preferred > 0 && !ignoresPreferredWidth ? preferred : width
        return measure(
            text, font: limit.map { shrunk(font, of: label, text, width: $0) } ?? font, maximumWidth: limit,
            numberOfLines: lines, lineBreakMode: label.lineBreakMode,
            strategy: environment.profile.text.lineBreakStrategy, hasOneParagraphStyle: true)
    }

    /// The font in which a label of several lines that may shrink is set at `width` points: the largest, in quarters of
    /// a point, in which all of its lines are shown and none of its words is broken, or the least.
    func shrunk(_ font: Font, of label: Label, _ text: ShownText?, width: Double) -> Font {
        let least = label.leastPointSize(of: font) ?? font.pointSize
        guard environment.profile.text.shrinksWrappedLabels, label.numberOfLines > 1, least < font.pointSize,
            case .plain(let text) = text
        else { return font }
        let words = text.split(whereSeparator: \.isWhitespace)
        var smaller = font
        func fits() -> Bool {
            let size = measurer.measure(
                text, font: smaller, maximumWidth: width, numberOfLines: label.numberOfLines,
                lineBreakMode: label.lineBreakMode, strategy: environment.profile.text.lineBreakStrategy)
            return !size.isTruncated && words.allSatisfy { measurer.width(of: String($0), font: smaller) <= width }
        }
        while !fits() && smaller.pointSize > least {
            smaller.textStyle = nil
            smaller.pointSize = max(least, smaller.pointSize - 0.25)
        }
        return smaller
    }

    /// The font that the label at `index` is set in: the declared one, in the size that a designable label reported.
    ///
    /// Such a label's own code may set another size than the document has, which the height of its one line shows.
    /// Where that size would not set the text about as wide as reported, the height is not that of one line.
    func labelFont(_ label: Label, of index: Int) -> Font {
        let declared = fonts.font(label.font, defaultSize: 17)
        guard let reported = reportedLabelSize(of: index), reported.height > 0 else { return declared }
        func fits(_ font: Font) -> Bool { abs(roundedUp(font.lineHeight(in: measurer)) - reported.height) < 0.01 }
        if fits(declared) { return declared }
        var font = declared
        font.textStyle = nil
        // Lines are as high as fonts are large; a whole size comes before half of one.
        let size = font.pointSize * reported.height / font.lineHeight(in: measurer) + 1e-3
        for pointSize in [size.rounded(.down), (2 * size).rounded(.down) / 2] {
            font.pointSize = pointSize
            guard fits(font) else { continue }
            guard let text = model.shownText(of: index), !text.isEmpty, reported.width > 0 else { return font }
            return abs(measure(text, font: font).width / reported.width - 1) < 0.15 ? font : declared
        }
        return declared
    }

    /// The size of what a view shows; zero where it shows nothing. Attributed text breaks by no strategy but its own.
    func measure(
        _ text: ShownText?, font: Font, maximumWidth: Double? = nil, numberOfLines: Int = 0,
        lineBreakMode: LineBreakMode = .wordWrapping, strategy: LineBreakStrategy = [],
        hasOneParagraphStyle: Bool = false
    ) -> TextSize {
        switch text {
        case nil: .zero
        case .plain(let text):
            measurer.measure(
                text, font: font, maximumWidth: maximumWidth, numberOfLines: numberOfLines,
                lineBreakMode: lineBreakMode, strategy: strategy)
        case .attributed(let text):
            measurer.measure(
                textRuns(text, font: font, hasOneParagraphStyle: hasOneParagraphStyle), maximumWidth: maximumWidth,
                numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
        }
    }

    func labelSize(_ label: Label, of index: Int, width: Double?) -> IntrinsicSize {
        let (text, font) = (model.shownText(of: index), labelFont(label, of: index))
        let size = labelText(label, of: index, text, font, width: width)
        // The shadow needs room as well (24 labels in 8 repositories), which is no longer whole where the text's was.
        if !(text?.isEmpty ?? true), let shadow = label.shadowOffset {
            return IntrinsicSize(width: size.width + abs(shadow.width), height: size.height + abs(shadow.height))
        }
        let whole = wholeLengths(label, index, text, font)
        return IntrinsicSize(
            width: whole == .both ? wholeUp(size.width) : size.width,
            height: whole == .none ? size.height : wholeUp(size.height))
    }

    /// Which lengths of a label Interface Builder's canvas rounds up to whole points, where UIKit has pixels.
    private enum WholeLengths {
        case none, height, both
    }

    /// It did so with labels on one line (245 of 254 others are on pixels) in the system font at 17 points, where no
    /// stack view is laid out with them (143 of 154 beside one are on pixels, 490 of 511 in one): with both lengths in
    /// regular, the library's (1,079 of 1,344), and with the height alone in other weights (37 of 59). Attributed text
    /// has a whole height as well, and a width on pixels (7 of 7, in 4 projects).
    private func wholeLengths(_ label: Label, _ index: Int, _ text: ShownText?, _ font: Font) -> WholeLengths {
        guard !model.isRunTime, label.numberOfLines == 1, !model.isLaidOutWithStackView(index) else { return .none }
        if text?.isAttributed ?? false { return .height }
        if environment.profile.text.hasWholeLines { return font == .system(ofSize: 17) ? .both : .height }
        guard font.textStyle == nil, case .system = font.face else { return .none }
        if font.pointSize == 17 { return font == .system(ofSize: 17) ? .both : .height }
        return hasWholeSystemLines(index) ? .height : .none
    }

    /// Whether the system font has whole lines at other sizes too: in storyboards, where three pixels make a point if
    /// in a controller's view (30 views become exact in 7 repositories, 3 in 1 cease to be), and where two do if in a
    /// cell (15 in 4, 4 in 2).
    private func hasWholeSystemLines(_ index: Int) -> Bool {
        guard environment.profile.text.hasWholeSystemLines, model.document.kind == .storyboard else { return false }
        let isInCell = model.view(LayoutUnits.unit(of: index, in: model.scene)).kind.isCell
        return environment.scale == (isInCell ? 2 : 3)
    }

    /// The runs of an attributed string; `font` stands in where a fragment names none.
    ///
    /// With one paragraph style all are set in that of the first, as labels have it (32 views that rest on 3 labels of
    /// one repository, none against; 4 labels in all have several).
    func textRuns(_ string: AttributedString, font: Font, hasOneParagraphStyle: Bool = false) -> [TextRun] {
        let first = string.fragments.first?.paragraphStyle
        return string.fragments.map { fragment in
            let style = hasOneParagraphStyle ? first : fragment.paragraphStyle
            return TextRun(
                environment.localization?.pseudoLanguage?.shown(fragment.text) ?? fragment.text,
                font: fragment.font.map { fonts.font($0, defaultSize: font.pointSize) } ?? font,
                kern: fragment.kern ?? 0, paragraph: style.map(paragraph) ?? ParagraphStyle())
        }
    }

    private func paragraph(_ style: AttributedString.ParagraphStyle) -> StrutTextMeasurement.ParagraphStyle {
        var paragraph = StrutTextMeasurement.ParagraphStyle()
        paragraph.lineSpacing = style.lineSpacing
        paragraph.lineHeightMultiple = style.lineHeightMultiple
        paragraph.minimumLineHeight = style.minimumLineHeight
        paragraph.maximumLineHeight = style.maximumLineHeight
        paragraph.paragraphSpacing = style.paragraphSpacing
        paragraph.paragraphSpacingBefore = style.paragraphSpacingBefore
        paragraph.firstLineHeadIndent = style.firstLineHeadIndent
        paragraph.headIndent = style.headIndent
        paragraph.tailIndent = style.tailIndent
        paragraph.tabStops = style.tabStops
        paragraph.defaultTabInterval = style.defaultTabInterval
        return paragraph
    }
}

extension IntrinsicMeasurer {
    /// The runs of what a view shows; `font` is that of a plain text.
    func runs(_ text: ShownText, font: Font, hasOneParagraphStyle: Bool) -> [TextRun] {
        switch text {
        case .plain(let text): [TextRun(text, font: font)]
        case .attributed(let text): textRuns(text, font: font, hasOneParagraphStyle: hasOneParagraphStyle)
        }
    }
}
