// A table view cell with its content view, accessories and the views of its style.

/// A `<tableViewCell>`.
public struct TableViewCell: ElementWrapper {
    /// The arrangements of labels that UIKit makes itself.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Only what its author put in.
        case custom = "IBUITableViewCellStyleCustom"
        /// An image and a text.
        case `default` = "IBUITableViewCellStyleDefault"
        /// A text, and a detail on the other side.
        case value1 = "IBUITableViewCellStyleValue1"
        /// A short text in front of a detail.
        case value2 = "IBUITableViewCellStyleValue2"
        /// A text, and a detail below it.
        case subtitle = "IBUITableViewCellStyleSubtitle"
    }

    /// What stands at a row's trailing edge.
    public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
        /// Nothing.
        case none
        /// A chevron.
        case disclosureIndicator
        /// An i in a circle, and a chevron.
        case detailDisclosureButton
        /// A tick.
        case checkmark
        /// An i in a circle.
        case detailButton
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<tableViewCell>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .tableViewCell else { return nil }
        self.element = element
    }

    /// The identifier by which code asks for more of them.
    public var reuseIdentifier: String? { element.string(.reuseIdentifier) }

    /// The arrangement; custom when none is written.
    public var style: Style { element.word(.style) ?? .custom }

    /// What stands at the row's trailing edge.
    public var accessoryType: AccessoryType { element.word(.accessoryType) ?? .none }

    /// The same while rows are edited.
    public var editingAccessoryType: AccessoryType { element.word(.editingAccessoryType) ?? .none }

    /// The view at the row's trailing edge, instead of the accessory.
    public var accessoryView: View? { element.child(key: "accessoryView").flatMap(View.init) }

    /// `none`, `blue`, `gray` or `default`.
    public var selectionStyle: String { element.string(.selectionStyle) ?? "default" }

    /// The height of the row in points; nil when the table's counts.
    public var rowHeight: Double? { element.double(.rowHeight) }

    /// The height in points at which the document shows the cell in its table: that of its row, which counts where an
    /// old one is stored, or the stored one; nil for neither.
    package var shownHeight: Double? {
        if let rowHeight, rowHeight >= 0 { return rowHeight }
        return View(element)?.frame?.height
    }

    /// How many steps the content is indented.
    public var indentationLevel: Int { element.int(.indentationLevel) ?? 0 }

    /// The width of a step, in points.
    public var indentationWidth: Double { element.double(.indentationWidth) ?? 10 }

    /// Where the separators start and end; nil for the default.
    public var separatorInset: EdgeInsets? { element.insets(key: "separatorInset") }

    /// The view that holds all of the cell's own.
    public var contentView: View? {
        (element.child(.tableViewCellContentView) ?? element.child(key: "contentView")).flatMap(View.init)
    }

    /// The label of a style.
    public var textLabel: View? { element.reference(.textLabel).flatMap(View.init) }

    /// The second label of a style.
    public var detailTextLabel: View? { element.reference(.detailTextLabel).flatMap(View.init) }

    /// The image view of a style.
    public var imageView: View? { element.reference(.imageView).flatMap(View.init) }

    /// Whether a view is a label or the picture of the cell's style, which places it.
    package func placesByStyle(_ view: View) -> Bool {
        guard style != .custom else { return false }
        let index = view.element.index
        return textLabel?.element.index == index || detailTextLabel?.element.index == index
            || imageView?.element.index == index
    }

    /// Whether an outlet makes a view one of those that the cell places besides its content, wherever it stands: its
    /// accessory, or what lies behind.
    package func placesByOutlet(_ view: View) -> Bool {
        connections.contains { connection in
            switch connection.property {
            case "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView":
                connection.kind == .outlet && connection.destination?.index == view.element.index
            default: false
            }
        }
    }

    /// The content that configures itself, since iOS 14.
    public var contentConfiguration: Element? { element.child(key: "contentConfiguration") }
}
