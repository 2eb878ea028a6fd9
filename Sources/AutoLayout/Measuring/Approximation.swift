import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Why a view's frame is not certain: what no document and no table says of a size that it rests on.
public enum Approximation: String, Sendable, CaseIterable {
    /// It rests on a text in a font whose advances Strut does not have, or that the app brings: a relative's are
    /// measured, or those of the cut that Strut knows.
    case font
    /// It rests on an image whose size the document does not hold, and nothing else gives it one; or on a symbol that
    /// no document has shown at its own size.
    case image
    /// It rests on the size that Interface Builder's canvas gives to a view without one in a stack view.
    case lent
    /// The same of a view of a custom class, which may want another size in an app, or on the text of a label, button,
    /// field or text view of such a class.
    case custom
    /// Required constraints contradict each other, and with another of them broken it would be another frame.
    case conflict
    /// The constraints leave it open: another frame would hold them as well.
    case ambiguous
}

/// Why each view of a scene is not certain, as far as it is not: a byte for each view, of which Swift has the array's
/// type ready.
package struct Doubts: Sendable {
    private var codes: [UInt8]

    /// No doubt about any of so many views.
    init(count: Int) { codes = Array(repeating: 0, count: count) }

    /// Why the view at `index` is not certain; nil where it is.
    package subscript(index: Int) -> Approximation? {
        get { Approximation(code: codes[index]) }
        set { codes[index] = newValue?.code ?? 0 }
    }

    func contains(_ reason: Approximation) -> Bool { codes.contains(reason.code) }
}

extension Approximation {
    fileprivate var code: UInt8 {
        switch self {
        case .font: 1
        case .image: 2
        case .lent: 3
        case .custom: 4
        case .conflict: 5
        case .ambiguous: 6
        }
    }

    fileprivate init?(code: UInt8) {
        switch code {
        case 1: self = .font
        case 2: self = .image
        case 3: self = .lent
        case 4: self = .custom
        case 5: self = .conflict
        case 6: self = .ambiguous
        default: return nil
        }
    }
}

extension IntrinsicMeasurer {
    /// Why the intrinsic size of the view at `index` is not certain; nil where it is, or where the view has none.
    func doubt(about index: Int) -> Approximation? {
        let view = view(index)
        let showsText =
            switch view.kind {
            case .label, .button, .textField, .textView: true
            default: false
            }
        if showsText, showsUncertainFont(index) { return .font }
        let isOwnText = showsText && view.customClass != nil
        let hasUnknownImage = view.kind == .imageView && showsUnknownImage(index)
        if mayHaveDesignTimeSize(to: index), case let own = ownSize(of: index), own != designTimeSize(own, of: index) {
            return hasUnknownImage ? .image : view.customClass == nil ? .lent : .custom
        }
        if isOwnText { return .custom }
        // Without a style some canvases show the compact picker (34 to 36 high in 3 documents) and some the wheels (in
        // 2).
        if view.kind == .datePicker, DatePicker(view.element)?.style == nil, compactDatePickerSize(of: index) != nil {
            return .lent
        }
        if hasUnknownImage && !ownSize(of: index).isComplete || showsGuessedSymbol(index) { return .image }
        return growsWithText(index) ? .image : nil
    }

    /// Whether the view shows an image that UIKit enlarges at this text size, by how much is not documented: Strut does
    /// not.
    private func growsWithText(_ index: Int) -> Bool {
        guard fonts.contentSizeCategory >= .accessibilityMedium else { return false }
        let element = view(index).element
        guard element.bool(.adjustsImageSizeForAccessibilityContentSizeCategory) == true else { return false }
        return switch view(index).kind {
        case .imageView: ImageView(element)?.imageName != nil
        case .button: Button(element)?.imageState != nil
        default: false
        }
    }

    /// On which axes the intrinsic length of a view of doubtful size, `measured`, may be another, not those that its
    /// author stated; and whether it is the canvas that gives them.
    func doubtfulAxes(
        of index: Int, _ measured: IntrinsicSize
    ) -> (isWidthDoubtful: Bool, isHeightDoubtful: Bool, areDesignTime: Bool) {
        let own = mayHaveDesignTimeSize(to: index) ? ownSize(of: index) : measured
        let atDesignTime = designTimeSize(own, of: index)
        if own == atDesignTime && own.isComplete {
            let view = view(index)
            return (view.placeholderIntrinsicWidth == nil, view.placeholderIntrinsicHeight == nil, areDesignTime: false)
        }
        return (
            own.width == nil || own.width != atDesignTime.width, own.height == nil || own.height != atDesignTime.height,
            areDesignTime: true
        )
    }

    /// Whether a font of the text that the view at `index` shows is not certain.
    private func showsUncertainFont(_ index: Int) -> Bool {
        guard let font = textFont(of: index) else { return false }
        switch model.shownText(of: index) {
        case .plain(let text) where !text.isEmpty: return !measurer.isCertain(text, font: font)
        case .attributed(let text):
            return textRuns(text, font: font).contains { !measurer.isCertain($0.text, font: $0.font) }
        // A field without text is as high as a line all the same.
        case nil, .plain: return view(index).kind == .textField && !measurer.isCertain(font)
        }
    }

    /// The font that a label, button, field or text view states for its text; nil for views of other kinds.
    func textFont(of index: Int) -> Font? {
        let element = view(index).element
        return switch view(index).kind {
        case .label: fonts.font(Label(element)?.font, defaultSize: 17)
        case .button: Button(element).map(titleFont)
        case .textField: fonts.font(TextField(element)?.font, defaultSize: 14)
        case .textView: fonts.font(TextView(element)?.font, defaultSize: 14)
        default: nil
        }
    }

    private func showsUnknownImage(_ index: Int) -> Bool {
        guard let image = ImageView(view(index).element) else { return false }
        return image.imageName != nil && imageViewSize(image) == .none
    }

    /// Whether the view shows a symbol of which no document has shown how wide it is.
    private func showsGuessedSymbol(_ index: Int) -> Bool {
        let element = view(index).element
        switch view(index).kind {
        case .imageView: return namesGuessedSymbol(element)
        case .button:
            return Button(element)?.configuration.map { namesGuessedSymbol($0.element) } == true
                || Button(element)?.imageState.map { namesGuessedSymbol($0.element) } == true
        default: return false
        }
    }

    private func namesGuessedSymbol(_ element: Element) -> Bool {
        guard let name = element.imageName else { return false }
        return isSymbol(name, in: element) && !SymbolMetrics.isSeen(name)
    }
}
