import InterfaceDocument

/// What a row of the system refers to: a view, one of its guides, or a helper that a stack view makes.
package struct LayoutItem: Hashable, Sendable {
    package enum Kind: UInt8, Sendable {
        /// Nothing: the second item of a row that compares with a constant.
        case none
        case view
        case safeArea
        case margins
        case readableContent
        /// A scroll view's content.
        case contentLayout
        /// What the scroll view's margins leave of it.
        case contentMargins
        /// A scroll view's own frame, by its guide: its edges are never the content's.
        case frameLayout
        /// A guide that the document declares on a view.
        case userGuide
        /// The controller's top layout guide: the strip from the root's top to the bottom of the bars above.
        case topGuide
        case bottomGuide
        case keyboard
        /// A stack view's spanner or gap.
        case spacer
    }

    package var kind: Kind
    /// The view's index in the scene; for user guides and spacers an index of their own.
    package var index: Int32

    package static let none = LayoutItem(kind: .none, index: -1)
    package static func view(_ index: Int) -> LayoutItem { LayoutItem(kind: .view, index: Int32(index)) }
    static func margins(_ index: Int) -> LayoutItem { LayoutItem(kind: .margins, index: Int32(index)) }
    static func contentLayout(_ index: Int) -> LayoutItem { LayoutItem(kind: .contentLayout, index: Int32(index)) }
    static func spacer(_ index: Int) -> LayoutItem { LayoutItem(kind: .spacer, index: Int32(index)) }
}
