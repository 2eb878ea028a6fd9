// A table view cell with its content view, accessories and the views of its style.

/// A `<tableViewCell>`.
public struct TableViewCell: Hashable, Sendable {
    /// The arrangements of labels that UIKit makes itself.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case custom = "IBUITableViewCellStyleCustom"
        case `default` = "IBUITableViewCellStyleDefault"
        case value1 = "IBUITableViewCellStyleValue1"
        case value2 = "IBUITableViewCellStyleValue2"
        case subtitle = "IBUITableViewCellStyleSubtitle"
    }

    /// What stands at a row's trailing edge.
    public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
        case none
        case disclosureIndicator
        case detailDisclosureButton
        case checkmark
        case detailButton
    }

    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .tableViewCell else { return nil }
        self.element = element
    }

    public var id: String? { element.id }
    public var reuseIdentifier: String? { element.string(.reuseIdentifier) }

    /// The arrangement; custom when none is written.
    public var style: Style { element.word(.style) ?? .custom }
    public var accessoryType: AccessoryType { element.word(.accessoryType) ?? .none }
    public var editingAccessoryType: AccessoryType { element.word(.editingAccessoryType) ?? .none }
    public var accessoryView: View? { element.child(key: "accessoryView").flatMap(View.init) }

    /// `none`, `blue`, `gray` or `default`.
    public var selectionStyle: String { element.string(.selectionStyle) ?? "default" }

    /// The height of the row in points; nil when the table's counts.
    public var rowHeight: Double? { element.double(.rowHeight) }
    public var indentationLevel: Int { element.int(.indentationLevel) ?? 0 }
    public var indentationWidth: Double { element.double(.indentationWidth) ?? 10 }
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

    /// The content that configures itself, since iOS 14.
    public var contentConfiguration: Element? { element.child(key: "contentConfiguration") }
}
