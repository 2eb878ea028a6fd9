import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each row of a static table of automatic rows that has a height of its own, too small for what is in
    /// it. One that is larger is a choice, and so is one that only shows less of a wheel.
    static let explicitRowHeight = LayoutRule(.explicitRowHeight) { survey in
        for table in survey.tables where table.element.dataMode == .static && survey.sizesRows(table) {
            for row in survey.rowsWithConstraints(of: table) {
                guard let height = row.cell.rowHeight, height >= 0 else { continue }
                let content = survey.scene.rowContentHeight(of: row.index)
                let wanted = survey.scene.automaticRowHeight(ofContent: content, in: table.element)
                // Content that is only centred wants no height, and gets the standard one of its system.
                let missing = wanted - height - SceneSurvey.rowTolerance
                guard missing > 0, content > height, missing > survey.pointsOfWheels(in: row.index) else { continue }
                survey.lowRows.insert(survey.scene.view(row.index).element.index)
                survey.find(
                    .explicitRowHeight,
                    "\(survey.name(row.index)) has an explicit height of \(survey.number(height)), but its constraints want "
                        + "\(survey.number(wanted)), which its table would give it. Remove the explicit height.",
                    at: row.index,
                    severity: wanted - height < SceneSurvey.noticeableRowHeight ? .note : .warning)
            }
        }
    }
}

extension Rule {
    /// A row has a height that its content does not fit.
    static let explicitRowHeight = Rule(
        "explicit-row-height", on: .layout, .warning, orElse: .note,
        summary: "A row of a table whose rows size themselves has a height of its own that is too small for it.",
        help: "Remove that height.")
}

extension SceneSurvey {
    /// By how much a row must be too low for anybody to see it, in points.
    fileprivate static let noticeableRowHeight = 3.0

    /// How much lower than it wants to be a wheel in a row is, in points: it is drawn at any height, with fewer of its lines in
    /// sight.
    fileprivate func pointsOfWheels(in row: Int) -> Double {
        (row..<scene.scene.views[row].subtreeEnd).reduce(0) { points, index in
            let view = scene.view(index)
            guard view.kind == .pickerView || DatePicker(view.element)?.style == "wheels" else { return points }
            return max(points, (scene.intrinsicSize(of: index).height ?? 0) - scene.alignmentRect(of: index).height)
        }
    }
}
