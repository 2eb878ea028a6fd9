import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// The texts that nobody will read as they are: the keys of others, which code puts in their place, and what a
/// pseudo-language changes although no translation of the document will take its place.
///
/// How much room a key needs says nothing of the text that it stands for: of the texts that documents show too little
/// of, some 35 are keys. A pseudo-language shows how much room translations will need, and changes all texts alike.
/// What it makes of a text that is not the document's own to translate says nothing of them, and no rule goes by it; as
/// it is written the text is judged wherever it is shown so.
extension RuleContext {
    /// Whether a text of the view at `index`, as it is shown, is one of them.
    func isReplaced(_ fit: TextFit, of index: Int) -> Bool {
        StandInText.isKey(fit.text) || isReplacedInPseudoLanguage(fit.role, of: index)
    }

    /// The same of what the view at `index` is seen by: a text or a title.
    func isReplaced(_ index: Int) -> Bool {
        scene.shownText(of: index).map(StandInText.isKey) == true || isReplacedInPseudoLanguage(index)
    }

    /// Whether a text of the view at `index` is shown in a pseudo-language that says nothing of it.
    private func isReplacedInPseudoLanguage(_ role: TextFit.Role, of index: Int) -> Bool {
        guard let pseudoLanguage = scene.environment.localization?.pseudoLanguage else { return false }
        let element = scene.view(index).element
        switch role {
        case .placeholder:
            guard let text = TextField(element)?.placeholder else { return false }
            return !text.contains(where: \.isLetter) || StandInText.isKey(text)
        case .segment(let place):
            let segments = SegmentedControl(element)?.segments ?? []
            guard segments.indices.contains(place), let title = segments[place].title else { return false }
            return !title.contains(where: \.isLetter) || StandInText.isKey(title)
        case .text, .title:
            guard let written = Self.writtenText(in: element), let shown = scene.shownText(of: index) else {
                return false
            }
            // Strings files have no entries for attributed texts. What was set at run time is shown as it was set.
            if written.isAttributed { return shown == written.text }
            return shown == pseudoLanguage.shown(written.text) && isStandIn(written.text, in: index)
        }
    }

    private func isReplacedInPseudoLanguage(_ index: Int) -> Bool {
        switch scene.view(index).kind {
        case .label, .textView: isReplacedInPseudoLanguage(.text, of: index)
        case .button: isReplacedInPseudoLanguage(.title, of: index)
        default: false
        }
    }

    /// Whether the view at `index` shows what Interface Builder or an author wrote there to be replaced, and code can
    /// reach it.
    func showsStandIn(_ index: Int) -> Bool {
        let view = scene.view(index)
        guard names.hasOutlets(view.element), let text = scene.shownText(of: index), text.contains(where: \.isLetter),
            text == Self.writtenText(in: view.element)?.text
        else { return false }
        return StandInText.isDefault(text, of: view.kind) || StandInText.namesItsPlace(text, of: view.kind)
            || StandInText.isMarked(text) || isNamedByOutlet(text, in: view)
    }

    /// Whether a text is the name of an outlet that leads to its view, in words, as "Primary Action Button" is of
    /// `primaryActionButton` and "User Name" of `userNameLabel`: nobody writes that for readers.
    private func isNamedByOutlet(_ text: String, in view: View) -> Bool {
        let words = text.lowercased().filter { $0.isLetter || $0.isNumber }
        // A single word may well be what a reader sees: "Save" on `saveButton`.
        guard text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).count > 1, !words.isEmpty else {
            return false
        }
        return names.outlets(of: view.element).contains { outlet in
            let name = outlet.lowercased().filter { $0.isLetter || $0.isNumber }
            return name == words || view.kind == .label && name == words + "label"
        }
    }

    /// The text or the title that the document has for a view; nil for none.
    private static func writtenText(in element: Element) -> (text: String, isAttributed: Bool)? {
        if let button = Button(element) {
            if let configuration = button.configuration {
                return configuration.title.map { ($0, configuration.attributedTitle != nil) }
            }
            let state = button.titleState
            return state?.title.map { ($0, state?.attributedTitle != nil) }
        }
        if let label = Label(element) { return label.text.map { ($0, label.attributedText != nil) } }
        if let textView = TextView(element) { return textView.text.map { ($0, textView.attributedText != nil) } }
        return nil
    }

    /// Whether a text is there until code puts another in its place, or there is nothing in it to translate.
    private func isStandIn(_ text: String, in index: Int) -> Bool {
        guard text.contains(where: \.isLetter), !StandInText.isKey(text) else { return true }
        let view = scene.view(index)
        if StandInText.isDefault(text, of: view.kind) { return true }
        guard names.hasOutlets(view.element) else { return false }
        return StandInText.namesItsPlace(text, of: view.kind) || isNamedByOutlet(text, in: view)
            || view.kind != .button && isFilledForEachRow(index)
    }

    /// Whether a view is in a cell that is used for one row after the other, and filled for each. Of 80 different texts
    /// with outlets in such cells some 60 are examples of data; in the rows of static tables, and outside of tables,
    /// most are the app's own words.
    func isFilledForEachRow(_ index: Int) -> Bool {
        guard let cell = cell(of: index) else { return false }
        let parent = scene.superview(of: cell)
        return parent < 0 || TableView(scene.view(parent).element)?.dataMode != .static
    }
}

/// Texts that are written to be replaced.
enum StandInText {
    /// Whether it is what Interface Builder writes into a new view of a kind, or begins like its filler.
    static func isDefault(_ text: String, of kind: View.Kind) -> Bool {
        switch kind {
        case .label: text == "Label" || isFiller(text)
        case .button: text == "Button"
        case .textView: isFiller(text)
        default: false
        }
    }

    /// Whether it says nothing but what sort of view it is in, or for what sort of text: "Label 2", "Subtitle".
    static func namesItsPlace(_ text: String, of kind: View.Kind) -> Bool {
        let names: Set<String> =
            kind == .button
            ? ["button", "title", "primary", "secondary", "action"] : ["label", "title", "subtitle", "detail", "text"]
        return text.split { !$0.isLetter }.allSatisfy { names.contains($0.lowercased()) }
    }

    /// Whether its author marked it as a place to be filled: "#Quaternary#", "<name>", "[Title]", "{{count}}".
    static func isMarked(_ text: String) -> Bool {
        let words = text.drop(while: \.isWhitespace)
        guard let first = words.first, let last = words.last(where: { !$0.isWhitespace }), words.count > 2 else {
            return false
        }
        return [("#", "#"), ("<", ">"), ("[", "]"), ("{", "}")].contains { $0.0 == first && $0.1 == last }
    }

    /// Whether it is the key of a text in some table: words joined by points or underscores without a space, such as
    /// `lbl_title` or `Welcome.Button.GetStarted`. Addresses, names of files, numbers and abbreviations are none.
    static func isKey(_ text: String) -> Bool {
        // Most texts have spaces, or are a single word.
        guard text.utf8.allSatisfy(isOfKeys), text.utf8.contains(where: isJoint) else { return false }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "_" }
        guard parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }) else {
            return false
        }
        guard parts.count(where: { $0.count > 1 && $0.first?.isLetter == true }) > 1 else { return false }
        let ending = text.split(separator: ".").last.map { $0.lowercased() } ?? ""
        if text.contains("."), endings.contains(ending) { return false }
        return text.contains("_") || parts.allSatisfy { $0.first?.isLetter == true } && parts[0].lowercased() != "www"
    }

    /// Whether a byte may stand in a key.
    private static func isOfKeys(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: isJoint(byte)
        }
    }

    /// Whether a byte joins the words of a key.
    private static func isJoint(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") }

    /// What stands behind the last point of addresses and of names of files.
    private static let endings: Set<String> = [
        "app", "co", "com", "de", "dev", "edu", "eu", "fr", "gov", "info", "io", "me", "net", "org", "uk", "us",
        "css", "csv", "doc", "gif", "gpx", "html", "jpeg", "jpg", "js", "json", "md", "mov", "mp3", "mp4", "pdf", "png",
        "swift", "txt", "wav", "xml", "zip",
    ]

    /// Whether it begins as printers' filler does, or as the sentence with all letters of English.
    private static func isFiller(_ text: String) -> Bool {
        let words = text.drop(while: \.isWhitespace).lowercased()
        return ["lorem ipsum", "the quick brown fox", "quick brown fox"].contains(where: words.hasPrefix)
    }
}
