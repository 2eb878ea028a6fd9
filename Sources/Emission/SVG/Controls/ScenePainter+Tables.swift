import InterfaceDocument
import StrutAutoLayout
import StrutTextMeasurement

/// What tables draw themselves: separators, titles of sections, accessories of cells.
extension ScenePainter {
    mutating func paintTable(_ index: Int, _ frame: Rect) {
        guard let table = TableView(scene.views[index].view.element) else { return }
        let cells = geometry.subviews[index].filter { scene.views[$0].view.kind == .tableViewCell }
        if table.separatorStyle != "none" {
            let ink = colors.ink(table.element.color(key: "separatorColor")) ?? SystemColors.separator
            for cell in cells where !details(of: cell).isHidden { paintSeparator(below: cell, of: table, ink) }
        }
        var cellOfElement: [Int: Int] = [:]
        for cell in cells.reversed() { cellOfElement[scene.views[cell].view.element.index] = cell }
        for section in table.sections {
            let views = section.cells.compactMap { cellOfElement[$0.element.index] }
            guard let first = views.first, let last = views.last else { continue }
            if let title = section.headerTitle, section.headerView == nil {
                paintTitle(
                    shown(title, of: section.element, key: "headerTitle"), of: table, mirror(of: index), frame,
                    edge: geometry.frames[first].y, isHeader: true)
            }
            if let title = section.footerTitle, section.footerView == nil {
                paintTitle(
                    shown(title, of: section.element, key: "footerTitle"), of: table, mirror(of: index), frame,
                    edge: geometry.frames[last].maxY, isHeader: false)
            }
        }
    }

    private mutating func paintSeparator(below cell: Int, of table: TableView, _ ink: Ink) {
        let frame = geometry.frames[cell]
        let element = scene.views[cell].view.element
        let endsSection = element.parent?.name == .cells && element.isLastChild
        // The round end of a section has no line below; one from edge to edge has a line as long as itself.
        if endsSection && table.style == .insetGrouped { return }
        let insets = TableViewCell(element)?.separatorInset ?? table.separatorInset
        let isRightToLeft = details(of: cell).isRightToLeft
        let isWhole = endsSection && table.style == .grouped
        let leading =
            isWhole
            ? 0 : insets?.left ?? (environment.size.width >= 414 ? environment.profile.looks.wideSeparatorInset : 16)
        let trailing = isWhole ? 0 : insets?.right ?? 0
        let height = 1 / environment.scale
        fill(
            Rect(
                x: frame.x + (isRightToLeft ? trailing : leading), y: frame.maxY - height,
                width: max(0, frame.width - leading - trailing), height: height), ink)
    }

    /// A section's title above its first row, or below its last: as many lines as it takes, from the rows on.
    private mutating func paintTitle(
        _ title: String, of table: TableView, _ mirror: HorizontalMirror, _ frame: Rect, edge: Double, isHeader: Bool
    ) {
        let isPlain = table.style == .plain
        let font: Font = isHeader && isPlain ? .system(ofSize: 17, weight: .semibold) : .system(ofSize: 13)
        let isUppercase = isHeader && !isPlain && environment.profile.looks.capitalizesTitles
        let runs = [TextRun(isUppercase ? title.uppercased() : title, font: font)]
        let layout = measurer.layOut(runs, width: max(0, frame.width - 32), lineBreakMode: .wordWrapping)
        if isPlain && isHeader && environment.profile.looks.fillsPlainHeaders {
            fill(
                Rect(x: frame.x, y: edge - 28, width: frame.width, height: 28),
                Ink(0xF7F7F7, dark: 0x1C1C1E, alpha: 0.95))
        }
        let ink = isPlain && isHeader ? SystemColors.label : SystemColors.secondaryLabel
        let top = isHeader ? edge - 6 - layout.height : edge + 7
        for line in layout.lines {
            let start = mirror.turned(x: frame.x + 16, width: line.width)
            for piece in line.pieces {
                text(piece.text, x: start + piece.x, baseline: top + line.baseline, width: piece.width, font, ink)
            }
        }
    }

    /// The accessory at a cell's trailing edge.
    mutating func paintAccessory(of index: Int, _ frame: Rect, tint: Ink) {
        guard let cell = TableViewCell(scene.views[index].view.element), cell.accessoryView == nil else { return }
        let isRightToLeft = details(of: index).isRightToLeft
        /// The middle of an accessory so far from the trailing edge.
        func center(_ distance: Double) -> Point {
            Point(x: isRightToLeft ? frame.x + distance : frame.maxX - distance, y: frame.center.y)
        }
        let margin = environment.size.width >= 414 ? 20.0 : 16
        func disclose() {
            let middle = center(margin + 4)
            let box = Rect(x: middle.x - 3.5, y: middle.y - 6, width: 7, height: 12)
            if isRightToLeft {
                polyline(
                    [
                        Point(x: box.maxX, y: box.y), Point(x: box.x, y: box.center.y), Point(x: box.maxX, y: box.maxY),
                    ], SystemColors.tertiaryLabel, width: 2)
            } else {
                chevron(box, SystemColors.tertiaryLabel)
            }
        }
        switch cell.accessoryType {
        case .none: break
        case .disclosureIndicator: disclose()
        case .detailButton: infoSign(center(margin + 11), radius: 10, tint)
        case .detailDisclosureButton:
            disclose()
            infoSign(center(margin + 30), radius: 10, tint)
        case .checkmark:
            let middle = center(margin + 7)
            polyline(
                [
                    Point(x: middle.x - 6, y: middle.y + 0.5), Point(x: middle.x - 2, y: middle.y + 5),
                    Point(x: middle.x + 6.5, y: middle.y - 5.5),
                ], tint, width: 2)
        }
    }
}
