import StrutComparison

/// The forms in which differences between documents can be written.
package enum ComparisonFormat: String, Sendable, Hashable, CaseIterable {
    /// Lines for people and for `grep`.
    case text
    /// All that is known, for tools.
    case json
    /// A comment on a pull request: short first, details folded.
    case markdown
    /// A page that shows both versions of what changed, side by side or over each other.
    case html

    /// The names, as `--format` takes them.
    package static var names: [String] { allCases.map(\.rawValue) }

    /// Whether pictures are drawn, for which layouts keep their details.
    package var needsPictures: Bool { self == .html }
}
