// A view of any kind: what all views have.

import Diagnostics

/// A view. What only some kinds have is read through their own wrappers, such as `Label(view.element)`.
public struct View: Hashable, Sendable {
    public let element: Element
    public let kind: Kind

    /// The view of an element that is one by its name, or by standing where views stand.
    public init?(_ element: Element) {
        if let kind = Kind(element.name) {
            // `<popoverPassthroughViews>` holds mere references.
            guard element.name != .view || !element.has(.reference) else { return nil }
            self.kind = kind
        } else if element.standsForView {
            kind = .unknown
        } else {
            return nil
        }
        self.element = element
    }

    /// The object id.
    public var id: String? { element.id }

    /// The view's role in its parent, such as `contentView`.
    public var key: String? { element.key }

    /// The name that the author gave the view in Interface Builder.
    public var userLabel: String? { element.string(.userLabel) }
    public var customClass: String? { element.string(.customClass) }
    public var customModule: String? { element.string(.customModule) }
    public var restorationIdentifier: String? { element.string(.restorationIdentifier) }
    public var tag: Int { element.int(.tag) ?? 0 }

    /// The custom class or the UIKit class.
    public var className: String { customClass ?? kind.className }

    /// Where the view's tag starts.
    public var location: SourceLocation { element.location }

    public var isHidden: Bool { element.bool(.hidden) ?? false }
    public var alpha: Double { element.double(.alpha) ?? 1 }
    public var clipsSubviews: Bool { element.bool(.clipsSubviews) ?? false }
    public var contentMode: String { element.string(.contentMode) ?? "scaleToFill" }
    public var backgroundColor: Color? { element.child(.color, key: "backgroundColor").flatMap(Color.init) }
    public var tintColor: Color? { element.child(.color, key: "tintColor").flatMap(Color.init) }
    public var connections: [Connection] { element.connections }

    /// Whether the view keeps to one writing direction.
    public var semanticContentAttribute: SemanticContentAttribute {
        element.word(.semanticContentAttribute) ?? .unspecified
    }

    /// Whether leading is left, whatever the language.
    public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
        case unspecified
        case playback
        case spatial
        case forceLeftToRight
        case forceRightToLeft
    }
}

extension Element {
    /// True for an unknown element where only views stand, or that has a frame as only views have.
    var standsForView: Bool {
        guard let parent else { return false }
        return parent.name == .subviews
            || !name.isKnown && children.contains { $0.name == .rect && $0.has(key: "frame") }
    }
}
