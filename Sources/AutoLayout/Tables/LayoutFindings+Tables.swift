import Diagnostics
import InterfaceDocument

/// What keeps rows, section headers and footers from sizing themselves, and texts from wrapping where they stand.
extension LayoutFindings {
    /// Every finding about tables, and about explicit text widths.
    var tableFindings: [Finding] {
        system.scene.views.indices.flatMap { index -> [Finding] in
            let element = system.view(index).element
            if let table = TableView(element) { return findings(of: system.table(index, table), table) }
            return fixedTextWidth(of: index)
        }
    }

    private func findings(of table: TableState, _ element: TableView) -> [Finding] {
        var findings: [Finding] = []
        // Several rows of one prototype have one fault.
        var seen: Set<Int> = []
        for section in table.sections {
            for row in section.rows where seen.insert(system.view(row).element.index).inserted {
                findings += findingsOfRow(row, element)
            }
            for edge in [section.header, section.footer].compactMap({ $0 }) where isAutomatic(edge, element) {
                findings += missingSides(
                    of: edge, "section \(system.view(edge).key == "headerView" ? "header" : "footer")")
            }
        }
        return findings + mixedHeights(of: table, element)
    }

    // MARK: Rows

    private func findingsOfRow(_ row: Int, _ table: TableView) -> [Finding] {
        guard let cell = TableViewCell(system.view(row).element), cell.style == .custom, sizesRows(table),
            let content = system.scene.subviews(of: row).first(where: { isContentView($0) }),
            holdsConstrainedViews(content)
        else { return [] }
        if let height = cell.rowHeight, height >= 0 { return explicitHeight(height, of: row, table) }
        return missingSides(of: content, "row", object: row)
    }

    /// Whether the table's rows size themselves.
    private func sizesRows(_ table: TableView) -> Bool {
        system.tableMetrics.isAutomatic(table.rowHeight, estimate: table.estimatedRowHeight)
    }

    private func isContentView(_ index: Int) -> Bool { system.view(index).kind == .tableViewCellContentView }

    private func holdsConstrainedViews(_ index: Int) -> Bool {
        system.scene.subviews(of: index).contains { system.states[$0].placement == .constraints }
    }

    /// An explicit height in a static table of automatic rows: the constraints have no say in it.
    private func explicitHeight(_ height: Double, of row: Int, _ table: TableView) -> [Finding] {
        guard table.dataMode == .static, let width = system.states[row].solved?.width else { return [] }
        let fitting = system.fittingSize(of: row, target: .compressed(width: width)).height
        let wanted = fitting + system.tableMetrics.separatorOverContent(table.separatorStyle)
        guard fitting > 0, abs(wanted - height) > 0.5 else { return [] }
        return [
            finding(
                "explicit-row-height", of: row,
                "\(name(row)) has an explicit height of \(number(height)) in a table whose rows size themselves; its "
                    + "constraints want \(number(wanted)) and have no say. Remove the explicit height.")
        ]
    }

    /// The sides of a content view that nothing inside it is attached to.
    private func missingSides(of view: Int, _ what: String, object: Int? = nil) -> [Finding] {
        guard holdsConstrainedViews(view) else { return [] }
        var attached: Set<Anchor> = []
        for row in system.rows where row.origin == .written || row.origin == .stackView {
            attach(row.first, row.firstAnchor, other: row.second, to: view, &attached)
            attach(row.second, row.secondAnchor, other: row.first, to: view, &attached)
        }
        let missing = [(Anchor.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")]
            .filter { !attached.contains($0.0) }.map(\.1)
        if missing.isEmpty { return [] }
        let sides = missing.joined(separator: " and ")
        let object = object ?? view
        return [
            finding(
                "row-not-pinned", of: object,
                "Nothing is attached to the \(sides) of \(name(view)): an automatic \(what) is as high as constraints to "
                    + "all four sides make it. Constrain its content to the \(sides) too.")
        ]
    }

    private func attach(
        _ item: LayoutItem, _ anchor: Anchor, other: LayoutItem, to view: Int, _ found: inout Set<Anchor>
    ) {
        guard other.kind != .none, Int(item.index) == view else { return }
        switch item.kind {
        case .view, .margins, .safeArea, .readableContent: break
        default: return
        }
        switch anchor {
        case .left: found.insert(.leading)
        case .right: found.insert(.trailing)
        case .centerX: found.formUnion([.leading, .trailing])
        case .firstBaseline: found.insert(.top)
        case .lastBaseline: found.insert(.bottom)
        default: found.insert(anchor)
        }
    }

    // MARK: Headers, rows and footers together

    /// Whether a section's header or footer sizes itself.
    private func isAutomatic(_ view: Int, _ table: TableView) -> Bool {
        let metrics = system.tableMetrics
        return system.view(view).key == "headerView"
            ? metrics.isAutomatic(table.sectionHeaderHeight, estimate: table.estimatedSectionHeaderHeight)
            : metrics.isAutomatic(table.sectionFooterHeight, estimate: table.estimatedSectionFooterHeight)
    }

    /// Automatic heights without an estimate; rows that size themselves beside headers of a fixed height, or the other way
    /// round.
    private func mixedHeights(of table: TableState, _ element: TableView) -> [Finding] {
        let parts = [
            ("row", element.rowHeight, element.estimatedRowHeight),
            ("section header", element.sectionHeaderHeight, element.estimatedSectionHeaderHeight),
            ("section footer", element.sectionFooterHeight, element.estimatedSectionFooterHeight),
        ]
        var findings = parts.compactMap { part, height, estimate -> Finding? in
            guard let height, height < 0, !system.tableMetrics.isAutomatic(height, estimate: estimate) else {
                return nil
            }
            return finding(
                "mixed-row-heights", of: table.index,
                "\(name(table.index)) has automatic \(part)s without an estimate: they do not size themselves. Give it an "
                    + "estimated \(part) height.")
        }
        let edges = table.sections.flatMap { [$0.header, $0.footer].compactMap { $0 } }.filter(holdsConstrainedViews)
        for edge in edges where isAutomatic(edge, element) != sizesRows(element) {
            let what = system.view(edge).key == "headerView" ? "section headers" : "section footers"
            let (fixed, automatic) = sizesRows(element) ? (what, "rows") : ("rows", what)
            findings.append(
                finding(
                    "mixed-row-heights", of: edge,
                    "The \(automatic) of \(name(table.index)) size themselves, but its \(fixed) have a fixed height: use "
                        + "automatic heights, with estimates, for all parts of a table or for none."))
            break
        }
        return findings
    }

    // MARK: Texts

    /// A text that is broken at another width than its label's.
    private func fixedTextWidth(of index: Int) -> [Finding] {
        guard let label = Label(system.view(index).element), label.numberOfLines != 1,
            system.states[index].placement == .constraints, let width = system.states[index].solved?.width
        else { return [] }
        let preferred = system.changes(of: index)?.preferredMaxLayoutWidth ?? label.preferredMaxLayoutWidth ?? 0
        guard preferred > 0, abs(preferred - width) > 1, label.text?.isEmpty == false else { return [] }
        // Its own width does not count where the text is measured at the explicit one.
        let height = system.intrinsicSize(of: index).height ?? 0
        let line = system.fonts.font(label.font, defaultSize: 17).lineHeight(in: system.measurer)
        guard height > 1.5 * line || width < preferred else { return [] }
        return [
            finding(
                "fixed-text-width", of: index,
                "\(name(index)) breaks its text at \(number(preferred)) points, its explicit preferredMaxLayoutWidth, but is "
                    + "\(number(width)) wide: its height is right for one width only. Leave the width automatic.")
        ]
    }

    private func finding(_ rule: String, of index: Int, _ message: String) -> Finding {
        let element = system.view(index).element
        return Finding(
            rule: rule, severity: .warning, message: message, path: system.document.path, location: element.location,
            object: element.id)
    }

    private func name(_ index: Int) -> String {
        ConstraintDescription(system: system).name(.view(index), withText: true)
    }

    private func number(_ value: Double) -> String { ConstraintDescription(system: system).number(value) }
}
