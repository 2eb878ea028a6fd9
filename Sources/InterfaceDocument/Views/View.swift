// A view of any kind: what all views have.

/// A view. What only some kinds have is read through their own wrappers, such as `Label(view.element)`.
///
/// ```swift
/// for view in document.views where view.isHidden {
///     print(view.className, view.userLabel ?? view.id ?? "", view.location)
/// }
/// ```
public struct View: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// The kind.
    public let kind: Kind

    /// The view of an element that is one by its name, or by standing where views stand.
    public init?(_ element: Element) {
        if let kind = Kind(element.name) {
            // `<popoverPassthroughViews>` holds mere references.
            guard element.name != .view || !element.has(.reference) else { return nil }
            self.kind = element.isUnnamedContentOfTableCell ? .tableViewCellContentView : kind
        } else if element.standsForView {
            kind = .unknown
        } else {
            return nil
        }
        self.element = element
    }

    /// The number by which code finds the view.
    public var tag: Int { element.int(.tag) ?? 0 }

    /// The custom class or the UIKit class.
    public var className: String { customClass ?? kind.className }

    /// True when it is not shown; it keeps its place in the layout except in stack views.
    public var isHidden: Bool { element.bool(.hidden) ?? false }

    /// The opacity, from 0 to 1.
    public var alpha: Double { element.double(.alpha) ?? 1 }

    /// True when nothing shows outside of its bounds.
    public var clipsSubviews: Bool { element.bool(.clipsSubviews) ?? false }

    /// How content is fitted, such as `scaleToFill` or `center`.
    public var contentMode: String { element.string(.contentMode) ?? "scaleToFill" }

    /// The colour behind the content.
    public var backgroundColor: Color? { element.color(key: "backgroundColor") }

    /// The colour of what can be touched.
    public var tintColor: Color? { element.color(key: "tintColor") }

    /// Whether the view keeps to one writing direction.
    public var semanticContentAttribute: SemanticContentAttribute {
        element.word(.semanticContentAttribute) ?? .unspecified
    }

    /// Whether leading is left, whatever the language.
    public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
        /// It follows the language.
        case unspecified
        /// It controls playback, and keeps its direction.
        case playback
        /// It refers to directions, and keeps its own.
        case spatial
        /// Leading is left.
        case forceLeftToRight
        /// Leading is right.
        case forceRightToLeft
    }
}

extension Element {
    /// True for a table cell's content view that is a `<view>`, as Xcode 5 wrote them.
    fileprivate var isUnnamedContentOfTableCell: Bool {
        let parent = storage.elements[index].parent
        guard parent >= 0, storage.elements[Int(parent)].name == ElementName.tableViewCell.number else { return false }
        return name == .view && has(key: "contentView")
    }

    /// True for an unknown element where only views stand, or that has a frame as only views have.
    var standsForView: Bool {
        guard let parent else { return false }
        return parent.name == .subviews
            || !name.isKnown && children.contains { $0.name == .rect && $0.has(key: "frame") }
    }
}
