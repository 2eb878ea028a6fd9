import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

/// A picture that points to a side, by its name: an arrow or a chevron to the left or the right, a picture for back or
/// next.
struct DirectedImage {
    /// The name that the document calls it by.
    var name: String
    /// What to show instead, or to change.
    var advice: String

    /// The picture that a view shows, if it points to a side and does not turn round where the interface reads from
    /// right to left. A view whose content has a direction of its own is meant to have it.
    init?(_ view: View, _ resources: ProjectResources?) {
        guard view.semanticContentAttribute == .unspecified, let shown = Self.shown(by: view),
            Self.pointsAside(shown.name)
        else { return nil }
        name = shown.name
        if shown.isSymbol {
            // Symbols that go forward and backward turn round by themselves.
            guard let other = Self.turning(shown.name) else { return nil }
            advice = "Show the symbol '\(other)', which turns round there."
        } else {
            if resources?.image(named: shown.name)?.isMirrored == true { return nil }
            advice = "Let it mirror, by its direction in the asset catalog."
        }
    }

    private static func shown(by view: View) -> (name: String, isSymbol: Bool)? {
        if let image = ImageView(view.element) {
            return image.imageName.map { ($0, image.isSystemImage) }
        }
        guard let button = Button(view.element) else { return nil }
        if let configuration = button.configuration, let name = configuration.imageName {
            return (name, configuration.element.usesSystemImage)
        }
        guard let state = button.imageState, let name = state.imageName else { return nil }
        return (name, state.element.usesSystemImage)
    }

    /// The symbol that turns round, for one that points to the left or the right in every language.
    private static func turning(_ symbol: String) -> String? {
        var parts = symbol.split(separator: ".").map(String.init)
        guard let place = parts.firstIndex(where: { $0 == "left" || $0 == "right" }) else { return nil }
        parts[place] = parts[place] == "left" ? "backward" : "forward"
        return parts.joined(separator: ".")
    }

    // MARK: Names

    /// Whether a view shows a picture for play or pause, by its name.
    static func plays(_ view: View) -> Bool {
        guard let shown = shown(by: view) else { return false }
        return words(of: shown.name).contains { $0 == "play" || $0 == "pause" }
    }

    private static let sides: Set<String> = [
        "left", "right", "back", "backward", "backwards", "forward", "forwards", "prev", "previous", "next",
    ]
    private static let arrows: Set<String> = ["arrow", "chevron", "arrowtriangle", "arrowshape", "caret", "disclosure"]
    /// What points up or down as well, or is turned, is no arrow of reading.
    private static let others: Set<String> = [
        "up", "down", "top", "bottom", "turn", "uturn", "rotate", "undo", "redo", "refresh", "swipe", "forwardslash",
    ]
    /// Words that say nothing of what a picture shows.
    private static let fillers: Set<String> = [
        "ic", "icn", "ico", "icon", "icons", "img", "image", "btn", "button", "nav", "navbar", "navigation", "custom",
        "small", "medium", "large", "big", "white", "black", "gray", "grey", "red", "green", "blue", "dark", "light",
        "enabled", "disabled", "normal", "default", "png", "pdf", "svg",
    ]

    /// Whether a picture's name speaks of one side, and of an arrow or nothing else.
    private static func pointsAside(_ name: String) -> Bool {
        let words = words(of: name)
        let own = words.filter(sides.contains)
        guard own.count == 1, others.isDisjoint(with: words) else { return false }
        if !arrows.isDisjoint(with: words) { return true }
        // "backBtn", "ic_next": what is left or right by itself is a place, and what goes forward may be a message.
        let rest = words.filter { !fillers.contains($0) && Int($0) == nil }
        return rest == own && !["left", "right", "forward"].contains(own[0])
    }

    /// The words of a name such as `ic_arrow-left`, `backBtn` or `chevron.right`, in small letters.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var follows = false
        for letter in name {
            let isSmall = letter.isLowercase || letter.isNumber
            if !letter.isLetter && !letter.isNumber || letter.isUppercase && follows {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if letter.isLetter || letter.isNumber { word += letter.lowercased() }
            follows = isSmall
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
