// A table view with its sections, prototypes, header and footer.

/// A `<tableView>`.
public struct TableView: ElementWrapper {
    /// The looks of tables.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// Rows from edge to edge.
        case plain
        /// Sections set apart.
        case grouped
        /// Sections set apart, with rounded corners.
        case insetGrouped
    }

    /// Where the rows come from.
    public enum DataMode: String, Hashable, Sendable, CaseIterable {
        /// Code alone knows.
        case none
        /// Code makes them of prototypes.
        case prototypes
        /// They are in the document.
        case `static`
    }

    /// The element that is read.
    public let element: Element

    /// Wraps a `<tableView>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .tableView else { return nil }
        self.element = element
    }

    /// The look; plain when none is written.
    public var style: Style { element.word(.style) ?? .plain }

    /// Where the rows come from.
    public var dataMode: DataMode { element.word(.dataMode) ?? .none }

    /// The height of rows in points, as all heights here; nil when none is written, negative for automatic.
    public var rowHeight: Double? { element.double(.rowHeight) }

    /// The estimate for rows; negative for automatic.
    public var estimatedRowHeight: Double? { element.double(.estimatedRowHeight) }

    /// The height of section headers.
    public var sectionHeaderHeight: Double? { element.double(.sectionHeaderHeight) }

    /// The height of section footers.
    public var sectionFooterHeight: Double? { element.double(.sectionFooterHeight) }

    /// The estimate for section headers.
    public var estimatedSectionHeaderHeight: Double? { element.double(.estimatedSectionHeaderHeight) }

    /// The estimate for section footers.
    public var estimatedSectionFooterHeight: Double? { element.double(.estimatedSectionFooterHeight) }

    /// `default`, `none`, `singleLine` or `singleLineEtched`.
    public var separatorStyle: String { element.string(.separatorStyle) ?? "singleLine" }

    /// Where the separators start and end; nil for the default.
    public var separatorInset: EdgeInsets? { element.insets(key: "separatorInset") }

    /// `fromCellEdges` or `fromAutomaticInsets`; nil for the former.
    public var separatorInsetReference: String? { element.string(.separatorInsetReference) }

    /// True when content views keep to the safe area.
    public var contentViewInsetsToSafeArea: Bool { element.bool(.contentViewInsetsToSafeArea) ?? true }

    /// The view above; nil when there is none.
    public var headerView: View? { element.child(key: "tableHeaderView").flatMap(View.init) }

    /// The view below; nil when there is none.
    public var footerView: View? { element.child(key: "tableFooterView").flatMap(View.init) }

    /// The sections of a static table.
    public var sections: [TableViewSection] { element.members(of: .sections) }

    /// The cells from which rows are made at run time.
    public var prototypes: [TableViewCell] { element.members(of: .prototypes) }
}

/// A `<tableViewSection>`.
public struct TableViewSection: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<tableViewSection>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .tableViewSection else { return nil }
        self.element = element
    }

    /// The text above the rows.
    public var headerTitle: String? { element.text(.headerTitle, key: "headerTitle") }

    /// The text below the rows.
    public var footerTitle: String? { element.text(.footerTitle, key: "footerTitle") }

    /// The view above; nil when there is none.
    public var headerView: View? { element.child(key: "headerView").flatMap(View.init) }

    /// The view below; nil when there is none.
    public var footerView: View? { element.child(key: "footerView").flatMap(View.init) }

    /// The cells, in order.
    public var cells: [TableViewCell] { element.members(of: .cells) }
}
