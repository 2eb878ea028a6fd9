import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each text that is to follow the reader's text size in a font that cannot.
    static let adjustsFixedFont = LayoutRule(.adjustsFixedFont) { context in
        for index in context.scene.scene.views.indices {
            let view = context.scene.view(index)
            switch view.kind {
            case .label, .textField, .textView: break
            default: continue
            }
            guard view.element.bool(.adjustsFontForContentSizeCategory) == true,
                let size = context.fixedFontSize(of: index), !context.isStyledByCode(index)
            else { continue }
            context.report(
                .adjustsFixedFont,
                "'Automatically Adjusts Font' of \(context.name(index)) is on, and its font has a fixed size of "
                    + "\(context.points(size)): the text does not follow the reader's text size. Use a text style, or "
                    + "switch it off.", at: index)
        }
    }
}

extension RuleContext {
    /// Whether a label is as Interface Builder makes it, in text and font, and code has it: code gives it both.
    fileprivate func isStyledByCode(_ index: Int) -> Bool {
        let view = scene.view(index)
        guard view.kind == .label, names.hasOutlets(view.element),
            let font = view.element.child(.fontDescription, key: "fontDescription"), font.has(.type, equalTo: "system"),
            font.string(named: "weight") == nil, font.double(.pointSize) == 17
        else { return false }
        let text = scene.shownText(of: index) ?? ""
        return text.isEmpty || text == "Label"
    }

    /// The size of the font of a text, in points, or of the first font of a text with attributes; nil where one is of a
    /// text style, or none is known.
    fileprivate func fixedFontSize(of index: Int) -> Double? {
        let element = scene.view(index).element
        guard let text = element.child(.attributedString, key: "attributedText").flatMap(AttributedString.init) else {
            return scene.font(of: index).flatMap { $0.textStyle == nil ? $0.pointSize : nil }
        }
        let fonts = text.fragments.compactMap(\.font)
        let hasStyle = fonts.contains { if case .style = $0.kind { true } else { false } }
        return hasStyle ? nil : fonts.first?.pointSize
    }
}

extension Rule {
    /// A font of fixed size is to adjust.
    static let adjustsFixedFont = Rule(
        "adjusts-fixed-font", on: .layout, .warning, active: .inChecks,
        summary:
            "A text is to adjust to the reader's text size in a font of fixed size, which does not. Xcode warns of it when it "
            + "builds.",
        help: "Use a text style, or switch 'Automatically Adjusts Font' off.")
}
