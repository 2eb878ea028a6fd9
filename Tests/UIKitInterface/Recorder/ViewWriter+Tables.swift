// Tables and collections with the cells that they have, or would make.

import UIKit

extension ViewWriter {
    func scrolling(_ view: UIScrollView, _ element: inout MarkupElement) {
        if view.contentInset != UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
            element.add(.margins(view.contentInset, key: "contentInset"))
        }
        if let view = view.refreshControl { element.add(self.element(view, key: "refreshControl")) }
        element.word("contentInsetAdjustmentBehavior", view.contentInsetAdjustmentBehavior, byDefault: .automatic)
        element.flag("scrollEnabled", view.isScrollEnabled, byDefault: true)
        element.flag("pagingEnabled", view.isPagingEnabled, byDefault: false)
    }

    func table(_ table: UITableView, _ element: inout MarkupElement) {
        element["style"] = "\(table.style)"
        element.number("rowHeight", table.rowHeight, byDefault: .nan)
        element.number("estimatedRowHeight", table.estimatedRowHeight, byDefault: .nan)
        element.number("sectionHeaderHeight", table.sectionHeaderHeight, byDefault: .nan)
        element.number("sectionFooterHeight", table.sectionFooterHeight, byDefault: .nan)
        element["separatorStyle"] = table.separatorStyle == .none ? "none" : "default"
        element.flag("contentViewInsetsToSafeArea", table.insetsContentViewsToSafeArea, byDefault: true)
        if let view = table.tableHeaderView { element.add(self.element(view, key: "tableHeaderView")) }
        if let view = table.tableFooterView { element.add(self.element(view, key: "tableFooterView")) }
        if let view = table.backgroundView { element.add(self.element(view, key: "backgroundView")) }
        if let source = table.dataSource {
            element["dataMode"] = "static"
            element.add("sections", (0..<source.numberOfSections(in: table)).map { section(source, table, $0) })
        } else if !table.registered.isEmpty {
            element["dataMode"] = "prototypes"
            element.add(
                "prototypes",
                table.registered.compactMap { type, identifier in
                    prototype(type, identifier)
                })
        }
    }

    private func prototype(_ type: AnyClass?, _ identifier: String) -> MarkupElement? {
        guard let cell = recorder.prototype(type) else { return nil }
        var element = self.element(cell)
        element["reuseIdentifier"] = identifier
        return element
    }

    private func section(_ source: any UITableViewDataSource, _ table: UITableView, _ section: Int) -> MarkupElement {
        var element = MarkupElement("tableViewSection")
        element["id"] = "\(recorder.id(of: table))-section-\(section)"
        element.text("headerTitle", source.tableView(table, titleForHeaderInSection: section))
        element.text("footerTitle", source.tableView(table, titleForFooterInSection: section))
        if let delegate = table.delegate as? any UITableViewDelegate {
            if let view = delegate.tableView(table, viewForHeaderInSection: section) {
                element.add(self.element(view, key: "headerView"))
            }
            if let view = delegate.tableView(table, viewForFooterInSection: section) {
                element.add(self.element(view, key: "footerView"))
            }
        }
        let rows = (0..<source.tableView(table, numberOfRowsInSection: section)).map { row in
            let path = IndexPath(indexes: [section, row])
            var cell = self.element(source.tableView(table, cellForRowAt: path))
            if let delegate = table.delegate as? any UITableViewDelegate {
                let height = delegate.tableView(table, heightForRowAt: path)
                if height != table.rowHeight { cell.number("rowHeight", height, byDefault: .nan) }
            }
            return cell
        }
        element.add("cells", rows)
        return element
    }

    func cell(_ cell: UITableViewCell, _ element: inout MarkupElement) {
        element["reuseIdentifier"] = cell.reuseIdentifier
        element.word("accessoryType", cell.accessoryType, byDefault: .none)
        element.word("selectionStyle", cell.selectionStyle, byDefault: .default)
        if cell.indentationLevel != 0 { element["indentationLevel"] = "\(cell.indentationLevel)" }
        element.number("indentationWidth", cell.indentationWidth, byDefault: 10)
        if !cell.styleViews.isEmpty || cell.style != .default {
            let name = "\(cell.style)"
            element["style"] = "IBUITableViewCellStyle" + name.prefix(1).uppercased() + name.dropFirst()
        }
        for (key, view) in cell.styleViews {
            recorder.name(view, of: cell, key)
            element[key] = recorder.id(of: view)
        }
        recorder.name(cell.contentView, of: cell, "contentView")
        var content = self.element(cell.contentView, key: "contentView")
        content.name = "tableViewCellContentView"
        element.add(content)
        if let view = cell.accessoryView { element.add(self.element(view, key: "accessoryView")) }
        if let view = cell.backgroundView { element.add(self.element(view, key: "backgroundView")) }
        if let view = cell.selectedBackgroundView { element.add(self.element(view, key: "selectedBackgroundView")) }
        if let view = cell.editingAccessoryView { element.add(self.element(view, key: "editingAccessoryView")) }
    }

    func collection(_ view: UICollectionView, _ element: inout MarkupElement) {
        if let flow = view.collectionViewLayout as? UICollectionViewFlowLayout { element.add(self.flow(flow)) }
        if let view = view.backgroundView { element.add(self.element(view, key: "backgroundView")) }
        var cells: [MarkupElement] = []
        for registration in view.registered {
            let (kind, identifier) = (registration.kind, registration.identifier)
            guard let cell = recorder.prototype(registration.type) else { continue }
            let keys = [
                UICollectionView.elementKindSectionHeader: "sectionHeaderView",
                UICollectionView.elementKindSectionFooter: "sectionFooterView",
            ]
            var prototype = self.element(cell, key: kind.flatMap { keys[$0] })
            prototype["reuseIdentifier"] = identifier
            if kind == nil { cells.append(prototype) } else { element.add(prototype) }
        }
        if !cells.isEmpty { element["dataMode"] = "prototypes" }
        element.add("cells", cells)
    }

    private func flow(_ flow: UICollectionViewFlowLayout) -> MarkupElement {
        var element = MarkupElement("collectionViewFlowLayout", key: "collectionViewLayout")
        element["id"] = recorder.id(of: flow)
        element.word("scrollDirection", flow.scrollDirection, byDefault: .vertical)
        element["minimumLineSpacing"] = MarkupElement.number(flow.minimumLineSpacing)
        element["minimumInteritemSpacing"] = MarkupElement.number(flow.minimumInteritemSpacing)
        if flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize {
            element["automaticEstimatedItemSize"] = "YES"
        } else if flow.estimatedItemSize != .zero {
            element.add(.size(flow.estimatedItemSize, key: "estimatedItemSize"))
        }
        element.add(.size(flow.itemSize, key: "itemSize"))
        element.add(.size(flow.headerReferenceSize, key: "headerReferenceSize"))
        element.add(.size(flow.footerReferenceSize, key: "footerReferenceSize"))
        element.add(.inset(flow.sectionInset, key: "sectionInset"))
        return element
    }
}
