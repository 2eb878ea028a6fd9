import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each row of a static table of automatic rows that has a height of its own: the constraints have no
    /// say in it.
    static let explicitRowHeight = LayoutRule(.explicitRowHeight) { survey in
        for table in survey.tables where table.element.dataMode == .static && survey.sizesRows(table) {
            for row in survey.rowsWithConstraints(of: table) {
                guard let height = row.cell.rowHeight, height >= 0 else { continue }
                let width = survey.scene.alignmentRect(of: row.index).width
                let fitting = survey.scene.fittingSize(of: row.index, target: .compressed(width: width)).height
                let wanted = fitting + survey.scene.separatorHeight(in: table.element)
                guard fitting > 0, abs(wanted - height) > 0.5 else { continue }
                survey.find(
                    .explicitRowHeight,
                    "\(survey.name(row.index)) has an explicit height of \(survey.number(height)) in a table whose rows size "
                        + "themselves; its constraints want \(survey.number(wanted)) and have no say. Remove the explicit "
                        + "height.", at: row.index)
            }
        }
    }
}

extension Rule {
    /// A row has a height that its content does not fit.
    static let explicitRowHeight = Rule(
        "explicit-row-height", on: .layout, .warning,
        summary: "A row of a table whose rows size themselves has a height of its own, which wins.",
        help: "Remove that height.")
}
