/// A member of a view in `--format json`, by its name there.
///
/// ```swift
/// let json = layout.emitJSON(fields: ViewField.standard.union([.texts, .windowFrame]))
/// print(String(decoding: json, as: UTF8.self))
/// ```
public enum ViewField: String, Sendable, Hashable, CaseIterable {
    /// The object id, or null.
    case id
    /// The name of the view's element in the document.
    case element
    /// The custom class, or UIKit's.
    case `class`
    /// The name that the author gave it in Interface Builder, if any.
    case userLabel
    /// The outlets that lead to it, if any.
    case outlets
    /// The frame in its superview.
    case frame
    /// What its frame rests on that is not known, if anything.
    case approximate
    /// The size of what it scrolls, if it is known.
    case contentSize
    /// Its section and row, where design-time data gives its table rows.
    case row
    /// The frame in the window.
    case windowFrame
    /// The alignment rectangle that constraints refer to, in its root's coordinates, not rounded.
    case alignmentRect
    /// The size that it has by itself at its width; null on an axis without one.
    case intrinsicSize
    /// Where its first and last line of text stand, from its upper edge; null without text.
    case baselines
    /// The effective layout margins, the safe area included.
    case layoutMargins
    /// How far the safe area lies inside its edges.
    case safeArea
    /// Whether it is hidden itself, in the document or by a change at run time.
    case hidden
    /// Its opacity, from 0 to 1.
    case alpha
    /// Whether nothing shows outside of its bounds.
    case clips
    /// Whether it could stand elsewhere without any constraint noticing.
    case ambiguous
    /// The texts that it shows, line by line, with their fonts, and whether they are cut.
    case texts
    /// The object ids of the written constraints that refer to it.
    case constraints
    /// The line of the document that its element starts on.
    case line
    /// The column on that line, in UTF-8 bytes, counted from one.
    case column

    /// What is written of a view unless something else is asked for.
    public static let standard: Set<ViewField> = [
        .id, .element, .class, .userLabel, .outlets, .frame, .approximate, .contentSize, .row,
    ]
    /// Everything.
    public static let all = Set(allCases)
    /// The fields' names, in the order in which they are written.
    public static var names: [String] { allCases.map(\.rawValue) }
}
