import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Labels, text fields and text views.
extension ContentPlacer {
    /// A label's text, in the middle of its height.
    var labelTexts: [PlacedText] {
        guard let label = Label(view.element) else { return [] }
        let declared = system.fonts.font(label.font, defaultSize: 17)
        let font = intrinsics.shrunk(declared, of: label, system.model.shownText(of: index), width: layoutWidth)
        var (runs, colors, attributed) = shownRuns(font)
        guard !runs.isEmpty else { return [] }
        if let attributed { runs = intrinsics.textRuns(attributed, font: font, hasOneParagraphStyle: true) }
        let style = attributed?.fragments.first?.paragraphStyle
        let mode =
            (style?.lineBreakMode).flatMap { LineBreakMode(interfaceBuilderName: $0) } ?? label.lineBreakMode
        shrink(&runs, of: label)
        tighten(&runs, of: label)
        let layout = layOut(
            runs, width: layoutWidth, height: size.height, lines: label.numberOfLines, mode: mode,
            strategy: attributed == nil ? system.environment.profile.text.lineBreakStrategy : [])
        return [
            place(
                layout, runs: runs, colors: colors, attributed: attributed, role: .text,
                in: Rect(origin: .zero, size: size), alignment: label.textAlignment,
                top: (size.height - layout.height) / 2)
        ]
    }

    /// Makes a label's font smaller until its text fits on its line, as far as it may be.
    private func shrink(_ runs: inout [TextRun], of label: Label) {
        guard label.adjustsFontSizeToFitWidth, label.numberOfLines == 1 else { return }
        let width = system.measurer.measure(runs, numberOfLines: 1).width
        guard width > layoutWidth, layoutWidth > 0, let font = runs.first?.font else { return }
        guard let least = label.leastPointSize(of: font) else { return }
        // Narrow sizes are set wider: what fits is a little smaller than the share of the width.
        let scale = min(1, max(least / font.pointSize, layoutWidth / width * 0.985))
        for run in runs.indices { runs[run].font.pointSize *= scale }
    }

    /// Moves a label's letters together where that alone lets its line fit.
    private func tighten(_ runs: inout [TextRun], of label: Label) {
        guard label.adjustsLetterSpacingToFitWidth, label.numberOfLines == 1 else { return }
        let width = system.measurer.measure(runs, numberOfLines: 1).width
        let excess = width - layoutWidth
        guard excess > 0, excess <= width * Label.tightening else { return }
        let count = runs.reduce(0) { $0 + $1.text.count }
        for run in runs.indices { runs[run].kern -= excess / Double(count) }
    }

    /// A field's text, or what is in its place, in the middle of its height or where its alignment has it.
    var fieldTexts: [PlacedText] {
        guard let field = TextField(view.element) else { return [] }
        let font = system.fonts.font(field.font, defaultSize: 14)
        var role = PlacedText.Role.text
        var (runs, colors, attributed) = shownRuns(font)
        if runs.allSatisfy({ $0.text.isEmpty }) {
            role = .placeholder
            (runs, colors, attributed) = (self.runs(system.model.placeholder(of: index), font), [], nil)
        } else if field.isSecure {
            for run in runs.indices { runs[run].text = String(repeating: "•", count: runs[run].text.count) }
        }
        guard !runs.isEmpty else { return [] }
        let inset: Double =
            switch field.borderStyle {
            case .roundedRect, .bezel: 7
            case .line: 2
            case .none: 0
            }
        var box = Rect(x: inset, y: 0, width: max(0, size.width - 2 * inset), height: size.height)
        if role == .text, field.showsClearButton {
            let room = min(box.width, Self.clearButtonRoom - inset)
            box.width -= room
            if isRightToLeft { box.x += room }
        }
        let layout = layOut(runs, width: box.width, lines: 1)
        return [
            place(
                layout, runs: runs, colors: colors, attributed: attributed, role: role, in: box,
                alignment: field.textAlignment, top: field.verticalShare * (size.height - layout.height))
        ]
    }

    /// What the button that clears a field takes of its width, in points: as pictures draw it.
    private static let clearButtonRoom = 24.0

    /// A text view's text, from its top down to where its frame ends.
    var textViewTexts: [PlacedText] {
        guard let textView = TextView(view.element) else { return [] }
        let font = system.fonts.font(textView.font, defaultSize: 14)
        let (runs, colors, attributed) = shownRuns(font)
        guard !runs.isEmpty else { return [] }
        let insets = textView.containerInsets
        let padding = TextView.lineFragmentPadding
        let margin = insets.left + insets.right + 2 * padding
        let box = Rect(
            x: insets.left + padding, y: insets.top, width: max(0, size.width - margin), height: size.height)
        var layout = layOut(runs, width: max(0, layoutWidth - margin), mode: .wordWrapping)
        // What lies below the frame can only be scrolled to.
        layout.lines.removeAll { $0.top + insets.top > size.height }
        return [
            place(
                layout, runs: runs, colors: colors, attributed: attributed, role: .text, in: box,
                alignment: textView.textAlignment, top: insets.top)
        ]
    }
}

extension Label {
    /// The size in points down to which the text of the label may shrink in `font`; nil where it may not, or where
    /// nothing says how far.
    func leastPointSize(of font: Font) -> Double? {
        guard adjustsFontSizeToFitWidth else { return nil }
        if minimumScaleFactor > 0 { return minimumScaleFactor * font.pointSize }
        return minimumFontSize.flatMap { $0 > 0 ? $0 : nil }
    }

    /// By how much of its width a line is tightened at most: the factor that `NSParagraphStyle` is documented to have
    /// by default.
    static let tightening = 0.05
}
