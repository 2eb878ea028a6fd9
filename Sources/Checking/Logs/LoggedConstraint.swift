// One constraint as a conflict log prints it, taken apart.

import ConstraintSolver

/// A constraint of a conflict log: `first.anchor relation multiplier × second.anchor + constant`.
package struct LoggedConstraint: Hashable, Sendable {
    /// The whole row, from `<` to `>`, as it was printed.
    package var text: String
    /// The class, such as `NSLayoutConstraint`, `MASLayoutConstraint` or `SnapKit.LayoutConstraint`.
    package var className: String
    /// What stands for the object behind the class: its address, or the label that Masonry or SnapKit print instead.
    package var label: String
    /// The file and line that SnapKit adds, such as `Login.swift#61`; nil for others.
    package var source: String?
    /// The identifier that UIKit or the app gave the constraint; empty for none.
    package var identifier = ""
    /// The flags of an autoresizing mask, such as `h=--& v=--&`; empty for other constraints.
    package var maskFlags = ""
    package var first: LoggedItem
    package var firstAnchor: LogAnchor
    package var relation: Relation = .equal
    /// Nil for a constraint of one item, such as a width of 100.
    package var second: LoggedItem?
    package var secondAnchor: LogAnchor?
    package var multiplier = 1.0
    package var constant = 0.0
    package var priority = 1000.0
    /// The item that the row calls `|`; nil where it does not speak of a superview.
    package var superview: LoggedItem?
    /// Whether a row of visual format is marked as laid out from right to left.
    package var isRightToLeft = false
}

/// A view or guide of a conflict log.
package struct LoggedItem: Hashable, Sendable {
    /// The class as printed; empty where only a name is known.
    package var className = ""
    /// The address, such as `0x7f9a77b3cd20`; nil where the log prints a name instead.
    package var address: String?
    /// The name that stands for the item: an accessibility identifier or a key of Masonry's; empty for none.
    package var name = ""
    /// The text between quotes behind the address: what a label shows, or the identifier of a guide.
    package var title: String?
    /// The view whose guide the item is, as Strut's own logs say it; empty elsewhere.
    package var owner = ""
    /// Whether the content of a scroll view is meant, rather than its frame.
    package var isContent = false

    /// What distinguishes the item from others of its log.
    var key: String {
        let plain = name.isEmpty ? (title ?? "") + (owner.isEmpty ? "" : " of \(owner)") : name
        return (address ?? "\(className):\(plain)") + (isContent ? " content" : "")
    }

    /// Whether this is a layout guide, whose size may be negative while a conflict is looked for.
    var isGuide: Bool { className.hasSuffix("LayoutGuide") }

    /// Whether this is a cell or its content view: their masks carry the size that a table or collection gives them,
    /// and are not to be switched off.
    var isOfCell: Bool {
        ["CellContentView", "TableViewCell", "CollectionViewCell"].contains { className.hasSuffix($0) }
    }

    /// Whether this is a view that UIKit makes for itself: besides what starts with `_UI`, the keyboard's views and
    /// those of the windows that it stands in, as the logs of public issues have them; or a guide of a navigation bar.
    var isSystems: Bool {
        if isGuide { return title?.hasPrefix("UINavigation") ?? false }
        return [
            "_UI", "UIKeyboard", "UIInputSet", "UITextEffects", "TUIKey", "SystemInputAssistant", "CKMessageEntryView",
        ]
        .contains { className.hasPrefix($0) }
    }

    /// Whether this is a view of UIKit's that scrolls its content.
    var isScrollView: Bool {
        if className.hasPrefix("NS") { return false }
        let suffixes = ["ScrollView", "TableView", "CollectionView", "TextView", "OutlineView"]
        return !isContent && suffixes.contains { className.hasSuffix($0) }
    }

    /// Whether two mentions mean one item.
    package func isSame(as other: LoggedItem) -> Bool { key == other.key }
}

/// A conflict as it was logged: constraints, and the one that was broken.
package struct LoggedConflict: Hashable, Sendable {
    /// The constraints, in the order of the log.
    package var constraints: [LoggedConstraint]
    /// The index of the constraint that the log says was broken; nil where it does not say.
    package var broken: Int?
    /// The rows that could not be read.
    package var unread: [String] = []
}
