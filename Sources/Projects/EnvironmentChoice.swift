import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// The environments in which a call of `check` looks, and what it changes in them, by the options that choose them:
/// where it finds nothing, what another choice shows may be there all the same.
package struct EnvironmentChoice: Sendable {
    /// The options as one writes them, with their values in alphabetic order:
    /// `--device iPad-Air,iPhone-SE --language de`; `canvas` for none.
    package let text: String

    /// The documents' own canvas.
    package static let canvas = EnvironmentChoice(options: [])

    /// The environments that options with these values choose; some options have none.
    package init(options: [(name: String, values: [String])]) {
        let words = options.map { name, values in
            values.isEmpty ? name : "\(name) \(Set(values).sorted().map(Self.escaped).joined(separator: ","))"
        }
        self.init(text: words.isEmpty ? "canvas" : words.joined(separator: " "))
    }

    /// A value without the characters that part values and options, as in an address.
    private static func escaped(_ value: String) -> String {
        value.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.value > 0x20, scalar != ",", scalar != "%" { return text.unicodeScalars.append(scalar) }
            text += "%" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
        }
    }

    /// The environments that are written so.
    package init(text: String) {
        self.text = text
    }

    /// Whether everything that another choice looks at is looked at.
    package func covers(_ other: EnvironmentChoice) -> Bool {
        if self == other { return true }
        let (own, others) = (options, other.options)
        return Set(own.keys).union(others.keys).allSatisfy { Self.values(own[$0], cover: others[$0], of: $0) }
    }

    /// The values by the names of the options.
    private var options: [String: Set<String>] {
        if self == .canvas { return [:] }
        var options: [String: Set<String>] = [:]
        var name = ""
        for word in text.split(separator: " ") {
            if word.hasPrefix("--") {
                name = String(word)
                options[name] = options[name] ?? []
            } else {
                options[name, default: []].formUnion(word.split(separator: ",").map(String.init))
            }
        }
        return options
    }

    /// Whether the values of an option, nil where it is not there, choose all that others do. Without an option it is
    /// the document's own; that is in `all` for languages alone.
    private static func values(_ own: Set<String>?, cover others: Set<String>?, of name: String) -> Bool {
        let isLanguage = name == "--language"
        guard let own else { return others == nil }
        guard let others else { return isLanguage && own.contains("all") }
        return others.subtracting(own).allSatisfy { value in
            // All languages are those of an app.
            if own.contains("all") { return !isLanguage || Localization.PseudoLanguage(rawValue: value) == nil }
            return own.contains { range($0, holds: value) }
        }
    }

    /// Whether one text is a range of windows in which another range lies.
    private static func range(_ text: String, holds other: String) -> Bool {
        guard let outer = try? WindowSweep(.horizontal, named: text),
            let inner = try? WindowSweep(.horizontal, named: other)
        else { return false }
        return outer.lengths.lowerBound <= inner.lengths.lowerBound
            && inner.lengths.upperBound <= outer.lengths.upperBound
    }
}

extension Rule {
    /// Whether what it finds depends on what a call asks for: on the environments and changes, or on the languages.
    package var dependsOnChoice: Bool { subject == .layout || id == Rule.noTranslation.id }
}

extension EnvironmentChoice: Hashable, Comparable {
    package static func < (a: EnvironmentChoice, b: EnvironmentChoice) -> Bool { a.text < b.text }
}
