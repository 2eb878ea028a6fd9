// A table view with its sections, prototypes, header and footer.

/// A `<tableView>`.
public struct TableView: Hashable, Sendable {
    /// The looks of tables.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        case plain
        case grouped
        case insetGrouped
    }

    /// Where the rows come from.
    public enum DataMode: String, Hashable, Sendable, CaseIterable {
        case none
        case prototypes
        case `static`
    }

    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .tableView else { return nil }
        self.element = element
    }

    public var style: Style { element.word(.style) ?? .plain }
    public var dataMode: DataMode { element.word(.dataMode) ?? .none }

    /// Heights in points; nil when none is written, negative for automatic.
    public var rowHeight: Double? { element.double(.rowHeight) }
    public var estimatedRowHeight: Double? { element.double(.estimatedRowHeight) }
    public var sectionHeaderHeight: Double? { element.double(.sectionHeaderHeight) }
    public var sectionFooterHeight: Double? { element.double(.sectionFooterHeight) }
    public var estimatedSectionHeaderHeight: Double? { element.double(.estimatedSectionHeaderHeight) }
    public var estimatedSectionFooterHeight: Double? { element.double(.estimatedSectionFooterHeight) }

    /// `default`, `none`, `singleLine` or `singleLineEtched`.
    public var separatorStyle: String { element.string(.separatorStyle) ?? "singleLine" }
    public var separatorInset: EdgeInsets? { element.insets(key: "separatorInset") }

    /// `fromCellEdges` or `fromAutomaticInsets`; nil for the former.
    public var separatorInsetReference: String? { element.string(.separatorInsetReference) }

    /// True when content views keep to the safe area.
    public var contentViewInsetsToSafeArea: Bool { element.bool(.contentViewInsetsToSafeArea) ?? true }

    public var headerView: View? { element.child(key: "tableHeaderView").flatMap(View.init) }
    public var footerView: View? { element.child(key: "tableFooterView").flatMap(View.init) }

    /// The sections of a static table.
    public var sections: [TableViewSection] {
        element.child(.sections).map { $0.children.compactMap(TableViewSection.init) } ?? []
    }

    /// The cells from which rows are made at run time.
    public var prototypes: [TableViewCell] {
        element.child(.prototypes).map { $0.children.compactMap(TableViewCell.init) } ?? []
    }
}

/// A `<tableViewSection>`.
public struct TableViewSection: Hashable, Sendable {
    public let element: Element

    public init?(_ element: Element) {
        guard element.name == .tableViewSection else { return nil }
        self.element = element
    }

    public var id: String? { element.id }
    public var headerTitle: String? { element.text(.headerTitle, key: "headerTitle") }
    public var footerTitle: String? { element.text(.footerTitle, key: "footerTitle") }
    public var headerView: View? { element.child(key: "headerView").flatMap(View.init) }
    public var footerView: View? { element.child(key: "footerView").flatMap(View.init) }
    public var cells: [TableViewCell] {
        element.child(.cells).map { $0.children.compactMap(TableViewCell.init) } ?? []
    }
}
