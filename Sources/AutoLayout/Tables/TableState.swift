import InterfaceDocument

/// A table that lays itself out: its parts by their indices in the scene.
package struct TableState: Sendable {
    /// The table's own index.
    var index: Int
    var header: Int?
    var footer: Int?
    var sections: [Section]
    var sides = Sides()
    /// The size in points of the whole content, as of the last pass.
    var contentSize = Size.zero

    package struct Section: Sendable {
        var headerTitle: String?
        var footerTitle: String?
        /// The view above the rows, and that below.
        package var header: Int?
        package var footer: Int?
        /// The cells, in order.
        package var rows: [Int] = []
    }

    /// What stands above or below a section's rows: a view, a title, or neither.
    struct Edge: Sendable {
        var isHeader: Bool
        var view: Int?
        var title: String?
        var isFirst = false
        /// Whether the section has a title below, be it empty.
        var hasFooter = false
        /// Whether the section above has one that is not empty.
        var followsFooter = false
    }

    func header(ofSection number: Int) -> Edge {
        let section = sections[number]
        return Edge(
            isHeader: true, view: section.header, title: section.headerTitle, isFirst: number == 0,
            hasFooter: section.footerTitle != nil,
            followsFooter: number > 0 && sections[number - 1].footerTitle?.isEmpty == false)
    }

    func footer(ofSection number: Int) -> Edge {
        Edge(isHeader: false, view: sections[number].footer, title: sections[number].footerTitle)
    }

    /// What a table keeps free at its sides, in points.
    struct Sides: Equatable, Sendable {
        /// Beside its cells.
        var inset = EdgeInsets.zero
        /// Beside what is in its cells: the safe area.
        var safeArea = EdgeInsets.zero
    }
}
