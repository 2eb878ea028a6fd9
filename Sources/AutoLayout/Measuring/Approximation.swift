import Environment
import InterfaceDocument
import TextMeasurement

/// Why a view's frame is not certain: what no document and no table says of a size that it rests on.
public enum Approximation: String, Sendable, CaseIterable {
    /// It rests on a text in a font whose advances Strut does not have, or that the app brings: a relative's are measured, or
    /// those of the cut that Strut knows.
    case font
    /// It rests on an image whose size the document does not hold, and nothing else gives it one.
    case image
    /// It rests on the size that Interface Builder's canvas lends to a view without one in a stack view.
    case lent
    /// The same of a view of a custom class, which may want another size in an app, or on the text of a label, button, field
    /// or text view of such a class.
    case custom
    /// The constraints leave it open: another frame would hold them as well.
    case ambiguous
}

extension IntrinsicMeasurer {
    /// Why the intrinsic size of the view at `index` is not certain; nil where it is, or where the view has none.
    func doubt(about index: Int) -> Approximation? {
        if shownFonts(of: index).contains(where: { !measurer.isCertain($0) }) { return .font }
        let view = view(index)
        let isOwnText = view.customClass != nil && [.label, .button, .textField, .textView].contains(view.kind)
        let own = ownSize(of: index)
        let hasUnknownImage = showsUnknownImage(index)
        if own != designTimeSize(own, of: index) {
            return hasUnknownImage ? .image : view.customClass == nil ? .lent : .custom
        }
        return isOwnText ? .custom : hasUnknownImage && !own.isComplete ? .image : nil
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

    // MARK: What if it were another

    /// The intrinsic size that the view at `index` has in a trial: its own, unless that is what the trial changes.
    func triedSize(of index: Int, width: Double?, _ trial: ApproximationTrial) -> IntrinsicSize {
        guard doubt(about: index) == trial.reason else { return knownSize(of: index, width: width) }
        let own = ownSize(of: index, width: width)
        let lent = designTimeSize(own, of: index)
        if own == lent && own.isComplete {
            // A larger text breaks its lines as this one does in less room. What the author stated stays.
            let size = ownSize(of: index, width: width.map { $0 / trial.factor })
            let view = view(index)
            return IntrinsicSize(
                width: View.length(size.width.map { $0 * trial.factor }, unless: view.placeholderIntrinsicWidth),
                height: View.length(size.height.map { $0 * trial.factor }, unless: view.placeholderIntrinsicHeight))
        }
        func tried(_ own: Double?, _ lent: Double?) -> Double? {
            own != nil && own == lent ? own : (lent ?? ControlMetrics.designTimeLength) * trial.factor
        }
        return IntrinsicSize(width: tried(own.width, lent.width), height: tried(own.height, lent.height))
    }
}
