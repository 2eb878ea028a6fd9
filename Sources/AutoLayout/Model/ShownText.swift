import InterfaceDocument
import StrutEnvironment

/// What a view shows as its text.
enum ShownText {
    /// In the view's own font.
    case plain(String)
    /// In the fonts of its runs.
    case attributed(AttributedString)

    var isAttributed: Bool {
        if case .attributed = self { return true }
        return false
    }

    /// Its characters, without fonts.
    var string: String {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.text
        }
    }

    /// Whether it is plain and has no characters.
    var isEmpty: Bool {
        if case .plain(let text) = self { return text.isEmpty }
        return false
    }
}

/// The only source of every text: written, translated, from a side-car, or set at run time.
extension SceneModel {
    /// The text that the view at `index` shows: of a label, field or text view, the title of a button; nil for none.
    ///
    /// A text that was set, by code or by design-time data, stands instead of a written one of either form: it is shown
    /// as it was set, in no other language.
    func shownText(of index: Int) -> ShownText? {
        if let text = changes(of: index)?.text { return .plain(text) }
        let element = view(index).element
        switch view(index).kind {
        case .label:
            guard let label = Label(element) else { return nil }
            return shown(label.attributedText, label.text, of: element, key: "text")
        case .button:
            guard let button = Button(element) else { return nil }
            if let configuration = button.configuration {
                return shown(
                    configuration.attributedTitle, configuration.title, of: element, key: "configuration.title")
            }
            guard let state = button.titleState else { return nil }
            return shown(state.attributedTitle, state.title, of: element, key: "\(state.key ?? "normal")Title")
        case .textField:
            guard let field = TextField(element) else { return nil }
            return shown(field.attributedText, field.text, of: element, key: "text")
        case .textView:
            guard let textView = TextView(element) else { return nil }
            return shown(textView.attributedText, textView.text, of: element, key: "text")
        default: return nil
        }
    }

    /// The placeholder of the text field at `index`.
    func placeholder(of index: Int) -> String? {
        let element = view(index).element
        return translated(TextField(element)?.placeholder, of: element, key: "placeholder")
    }

    private func shown(
        _ attributed: AttributedString?, _ plain: String?, of element: Element, key: String
    ) -> ShownText? {
        attributed.map(ShownText.attributed) ?? translated(plain, of: element, key: key).map(ShownText.plain)
    }

    /// A text of the document in the environment's language; `key` is its name in strings files.
    func translated(_ text: String?, of element: Element, key: String) -> String? {
        guard let localization = environment.localization else { return text }
        return text.map { localization.shown($0, id: element.id, key: key) }
    }
}
