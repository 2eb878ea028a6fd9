import InterfaceDocument
import StrutJSON

/// What a string catalog says of one text in one language: a text, or variations by device and number, perhaps with
/// parts that vary by themselves (substitutions).
struct CatalogText {
    private let localization: JSONValue

    init(_ localization: JSONValue) {
        self.localization = localization
    }

    /// The text that a kind of device shows; nil where the catalog has none for it.
    ///
    /// Of a text that varies with a number it is that for `other`: no number is given to a document's text, and every
    /// language has this case.
    func text(on device: VariationTraits.Idiom) -> String? {
        Self.text(of: localization, on: device).map { expanded($0, on: device) }
    }

    /// The text of a localization or a part of one, or of the variation that applies: variations may hold others.
    private static func text(of value: JSONValue, on device: VariationTraits.Idiom) -> String? {
        if let unit = value["stringUnit"], !isUntranslated(unit), let text = unit["value"]?.string { return text }
        for kind in value["variations"]?.members ?? [] {
            let names = kind.name == "device" ? [name(of: device), "other", "iphone"] : ["other"]
            let wanted = names.compactMap { kind.value[$0] }
            let others = kind.value.members?.prefix(1).map(\.value) ?? []
            let chosen = wanted.isEmpty ? others : wanted
            if let text = chosen.lazy.compactMap({ text(of: $0, on: device) }).first { return text }
        }
        return nil
    }

    /// Whether nobody has translated a text yet: Xcode keeps its place with an empty one. Where somebody has written a
    /// text, or said that an empty one is meant, it counts.
    private static func isUntranslated(_ unit: JSONValue) -> Bool {
        unit["state"]?.string == "new" && unit["value"]?.string == ""
    }

    /// What catalogs call a kind of device.
    private static func name(of device: VariationTraits.Idiom) -> String {
        switch device {
        case .phone: "iphone"
        case .pad: "ipad"
        case .mac: "mac"
        }
    }

    // MARK: Substitutions

    /// How long a text may get before no more parts are put in, in bytes: many names of a long part would take more
    /// memory than anybody reads.
    private static let longest = 65_536

    /// A text with its parts in the place of their names, as in `%#@files@`. Names in parts are no names.
    private func expanded(_ text: String, on device: VariationTraits.Idiom) -> String {
        guard let members = localization["substitutions"]?.members else { return text }
        let parts = Dictionary(members.map { ($0.name, $0.value) }) { _, last in last }
        var expanded = ""
        var rest = text[...]
        while expanded.utf8.count <= Self.longest, let start = rest.firstRange(of: "%#@"),
            let end = rest[start.upperBound...].firstIndex(of: "@")
        {
            expanded += rest[..<start.lowerBound]
            let part = parts[String(rest[start.upperBound..<end])]
            expanded +=
                part.flatMap { self.text(of: $0, isAlone: parts.count < 2, on: device) }
                ?? String(rest[start.lowerBound...end])
            rest = rest[rest.index(after: end)...]
        }
        return expanded + rest
    }

    /// The text of a part, in which `%arg` stands for its argument: numbered where other parts have theirs.
    private func text(of part: JSONValue, isAlone: Bool, on device: VariationTraits.Idiom) -> String? {
        guard let text = Self.text(of: part, on: device) else { return nil }
        return text.replacing("%arg", with: Self.argument(of: part, isAlone: isAlone))
    }

    /// What stands for the argument of a part; specifiers have some letters.
    private static func argument(of part: JSONValue, isAlone: Bool) -> String {
        let specifier = part["formatSpecifier"]?.string ?? ""
        if specifier.isEmpty || specifier.utf8.count > 16 { return "%arg" }
        guard !isAlone, let place = part["argNum"]?.number, let number = Int(exactly: place) else {
            return "%\(specifier)"
        }
        return "%\(number)$\(specifier)"
    }
}
