import Environment
import InterfaceDocument
import TextMeasurement

/// Why a view's frame is not certain: what no document and no table says of the size that it has.
public enum Approximation: String, Sendable, CaseIterable {
    /// It is as wide or high as its text, which is set in a font whose advances Strut does not have: those of a relative are
    /// measured.
    case font
    /// It shows an image whose size the document does not hold, and nothing else gives it one.
    case image
    /// It has the size that Interface Builder's canvas lends to a view without one in a stack view.
    case lent
    /// The same of a view of a custom class, which may want another size in an app.
    case custom
}

extension SceneLayout {
    /// Why the size of the view at `index` of `views` is not certain; nil if it is, or if no engine made the layout.
    ///
    /// It is the view's own size that is meant: a frame that constraints alone determine is certain, and what stands beside
    /// an uncertain view moves with it without a word.
    public func approximation(ofView index: Int) -> Approximation? {
        solved.flatMap {
            IntrinsicMeasurer(model: $0.system.model).approximation(
                of: index, in: $0.alignmentRect(of: index))
        }
    }
}

extension IntrinsicMeasurer {
    /// Why the size that the view at `index` was given, an alignment rectangle in points, is not certain.
    func approximation(of index: Int, in rect: Rect) -> Approximation? {
        if shownFonts(of: index).contains(where: { !measurer.isKnown($0) }) {
            return isSized(rect, by: size(of: index, width: rect.width)) ? .font : nil
        }
        let hasUnknownImage = showsUnknownImage(index)
        if isLent(index, rect) {
            return hasUnknownImage ? .image : view(index).customClass == nil ? .lent : .custom
        }
        return hasUnknownImage && (rect.width < 0.5 || rect.height < 0.5) ? .image : nil
    }

    /// The fonts of the text that the view at `index` shows; none where it shows no text.
    private func shownFonts(of index: Int) -> [Font] {
        let element = view(index).element
        let font: Font
        switch view(index).kind {
        case .label: font = fonts.font(Label(element)?.font, defaultSize: 17)
        case .button:
            guard let button = Button(element) else { return [] }
            font = titleFont(button)
        case .textField: font = fonts.font(TextField(element)?.font, defaultSize: 14)
        case .textView: font = fonts.font(TextView(element)?.font, defaultSize: 14)
        default: return []
        }
        // A field without text is as high as a line all the same.
        let isField = view(index).kind == .textField
        switch model.shownText(of: index) {
        case nil: return isField ? [font] : []
        case .plain(let text): return text.isEmpty && !isField ? [] : [font]
        case .attributed(let text): return textRuns(text, font: font).map(\.font)
        }
    }

    private func showsUnknownImage(_ index: Int) -> Bool {
        guard view(index).kind == .imageView, let image = ImageView(view(index).element) else {
            return false
        }
        return image.imageName != nil && imageViewSize(image) == .none
    }

    /// Whether the canvas lends the view at `index` a length, and the view has it.
    private func isLent(_ index: Int, _ rect: Rect) -> Bool {
        guard superview(of: index) >= 0, view(superview(of: index)).kind == .stackView else {
            return false
        }
        let own = ownSize(of: index)
        let lent = designTimeSize(own, of: index)
        return isSized(
            rect,
            by: IntrinsicSize(
                width: own.width == lent.width ? nil : lent.width,
                height: own.height == lent.height ? nil : lent.height))
    }

    /// Whether a rectangle has one of the lengths.
    private func isSized(_ rect: Rect, by size: IntrinsicSize) -> Bool {
        [(rect.width, size.width), (rect.height, size.height)]
            .contains { length, wanted in wanted.map { abs($0 - length) < 0.01 } ?? false }
    }
}
