import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each text or control of a table cell that reaches over the end of its content view, where the
    /// cell's accessory stands.
    static let underAccessory = LayoutRule(.underAccessory) { context in
        let scene = context.scene
        let side: RectSide = scene.environment.direction == .rightToLeft ? .left : .right
        for cell in scene.scene.views.indices {
            guard let accessory = TableViewCell(scene.view(cell).element)?.accessoryType, accessory != .none,
                let content = scene.scene.subviews(of: cell)
                    .first(where: { scene.view($0).kind == .tableViewCellContentView })
            else { continue }
            for index in content + 1..<scene.scene.views[content].subtreeEnd {
                let excess = context.excess(of: index, over: content, at: side)
                guard excess > UnderAccessory.slack else { continue }
                context.report(
                    .underAccessory,
                    "\(context.name(index)) reaches \(context.points(excess)) out of the content view of "
                        + "\(context.name(cell)), under its accessory (\(accessory.rawValue)). Constrain its trailing edge to the "
                        + "content view.", at: index, amount: excess)
            }
        }
    }
}

extension Rule {
    /// A text or control of a cell reaches under its accessory.
    static let underAccessory = Rule(
        "under-accessory", on: .layout, .warning, active: .inChecks,
        summary:
            "A text or control of a table cell reaches over the end of the cell's content view, where its accessory stands.",
        help: "Constrain its trailing edge to the content view.")
}

private enum UnderAccessory {
    /// How far something may reach out and not come upon the accessory, in points: the content view ends as far before
    /// the chevron.
    static let slack = 4.0
}

extension RuleContext {
    /// How far a text or control may reach over a side of a cell's content view, in points; 0 for what does not, or
    /// where nobody knows.
    fileprivate mutating func excess(of index: Int, over content: Int, at side: RectSide) -> Double {
        let view = scene.view(index)
        guard view.kind == .label || view.isControl, mayBeShown(index) else { return 0 }
        let bounds = geometry.frames[content]
        let frame = geometry.frames[index]
        guard bounds.overhang(of: frame, at: side) > 0, bounds.intersection(frame) != nil, isTrusted(index) else {
            return 0
        }
        // What code sets may fill the label; else the text that is there counts.
        if view.kind != .label || growingText(of: index)?.isKnown == false {
            return bounds.overhang(of: frame, at: side)
        }
        guard scene.shownText(of: index)?.isEmpty == false else { return 0 }
        return bounds.overhang(of: scene.ink(of: index, in: frame), at: side)
    }
}
