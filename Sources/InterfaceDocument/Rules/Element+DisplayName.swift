// Objects as their authors know them, for messages.

import StrutDiagnostics

extension Element {
    /// The object's class or element, its label or text, and its id: `UILabel 'Save' (Yn8-Rk-G4t)`.
    public var displayName: String { displayName(outlet: nil) }

    /// The object's class or element, the outlet that leads to it, else its label or text, and its id:
    /// `UILabel titleLabel (Yn8-Rk-G4t)`.
    package func displayName(outlet: String?) -> String {
        var name = View(self)?.className ?? ViewController(self)?.className ?? "<\(self.name)>"
        if self.name == .viewControllerPlaceholder { name = "storyboard reference" }
        if let outlet { name += " \(outlet)" } else if let words = authorsWords { name += " '\(words)'" }
        if let id { name += " (\(id))" }
        return name
    }

    private var authorsWords: String? {
        let words =
            string(.userLabel) ?? shownWords ?? string(.title) ?? string(.identifier) ?? string(.property)
        guard let line = words?.split(whereSeparator: \.isNewline).first, line.contains(where: \.isVisible) else {
            return nil
        }
        return line.shortened(to: 25)
    }

    /// What it shows, in whichever form it is written.
    private var shownWords: String? {
        if let button = Button(self) { return button.configuration?.title ?? button.titleState?.title }
        return Label(self)?.text ?? TextField(self)?.text ?? TextView(self)?.text ?? text(.text, key: "text")
    }
}

extension Character {
    /// Whether it can be seen in any font: letters of private use are drawn by the font that was made for them alone.
    fileprivate var isVisible: Bool {
        !isWhitespace && unicodeScalars.contains { $0.properties.generalCategory != .privateUse }
    }
}
