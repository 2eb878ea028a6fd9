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
        guard let written = writtenText(of: index) else { return nil }
        return written.attributed.map(ShownText.attributed)
            ?? translated(written.plain, of: view(index).element, key: written.key).map(ShownText.plain)
    }

    /// The text of the view at `index` as the document writes it, in either form, with its name in strings files; nil
    /// for views of other kinds.
    func writtenText(of index: Int) -> (attributed: AttributedString?, plain: String?, key: String)? {
        let element = view(index).element
        switch view(index).kind {
        case .label: return Label(element).map { ($0.attributedText, $0.text, "text") }
        case .button:
            guard let button = Button(element) else { return nil }
            if let configuration = button.configuration {
                return (configuration.attributedTitle, configuration.title, "configuration.title")
            }
            return button.titleState.map { ($0.attributedTitle, $0.title, "\($0.key ?? "normal")Title") }
        case .textField: return TextField(element).map { ($0.attributedText, $0.text, "text") }
        case .textView: return TextView(element).map { ($0.attributedText, $0.text, "text") }
        default: return nil
        }
    }

    /// The second line that the configuration of the button at `index` states; nil for none.
    func subtitle(of index: Int) -> ShownText? {
        let element = view(index).element
        guard let configuration = Button(element)?.configuration else { return nil }
        return configuration.attributedSubtitle.map(ShownText.attributed)
            ?? translated(configuration.subtitle, of: element, key: "configuration.subtitle").map(ShownText.plain)
    }

    /// The placeholder of the text field at `index`.
    func placeholder(of index: Int) -> String? {
        let element = view(index).element
        return translated(TextField(element)?.placeholder, of: element, key: "placeholder")
    }

    /// A text of the document in the environment's language; `key` is its name in strings files.
    func translated(_ text: String?, of element: Element, key: String) -> String? {
        guard let localization = environment.localization else { return text }
        return text.map { localization.shown($0, id: element.id, key: key) }
    }
}
