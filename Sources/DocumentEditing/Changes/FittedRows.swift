// Rows that size themselves, after changes to what is in them.

import InterfaceDocument
import StrutAutoLayout

/// Prototypes whose rows size themselves and that want another height after changes: Interface Builder stores them as
/// high as their content, and on the canvas nothing else would say how high they are.
///
/// Of 34 such prototypes with content from top to bottom, in documents with a row height of -1, 33 are stored with
/// their fitting height or up to a point more, for the separator. One that was stored with another height keeps it.
struct FittedRows {
    /// By how much each cell is to be higher, in document order.
    private(set) var growth: [(cell: Element, height: Double)] = []

    /// Compares the rows of a document with what they were.
    init(of document: Document, before original: Document) {
        let cells = Self.cells(of: document)
        guard !cells.isEmpty else { return }
        let former = Dictionary(
            Self.cells(of: original).map { ($0.id ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        var (session, formerSession) = (LayoutSession(document), LayoutSession(original))
        session.layoutIfNeeded()
        formerSession.layoutIfNeeded()
        for cell in cells {
            guard let id = cell.id, let frame = View(cell)?.frame, let old = former[id],
                let stored = View(old)?.frame, stored.width == frame.width, stored.height == frame.height
            else { continue }
            let target = FittingTarget.compressed(width: frame.width)
            guard let height = session.fittingSize(of: id, target: target)?.height,
                let before = formerSession.fittingSize(of: id, target: target)?.height,
                before > 0, (0...1).contains(stored.height - before), height > 0, height != before
            else { continue }
            growth.append((cell, height - before))
        }
    }

    /// The prototypes whose rows size themselves.
    private static func cells(of document: Document) -> [Element] {
        document.root.descendants(named: .tableView).flatMap { element -> [Element] in
            guard let table = TableView(element), table.rowHeight == -1 else { return [] }
            return table.prototypes.filter { $0.rowHeight ?? -1 < 0 }.map(\.element)
        }
    }

    /// Stores the heights; what stands below in the table moves along.
    func apply(to edit: inout DocumentEdit) throws(EditCommandError) {
        var frames: [(element: Element, frame: Rect)] = []
        for (cell, height) in growth {
            guard let list = cell.parent else { continue }
            var isBelow = false
            for sibling in list.children {
                var place = frames.firstIndex { $0.element == sibling }
                if place == nil, let frame = View(sibling)?.frame {
                    frames.append((sibling, frame))
                    place = frames.count - 1
                }
                guard let place else { continue }
                if sibling == cell { frames[place].frame.height += height }
                if isBelow { frames[place].frame.y += height }
                isBelow = isBelow || sibling == cell
            }
        }
        for (element, frame) in frames where View(element)?.frame != frame {
            try CellSize.store(frame, of: element, &edit)
        }
    }
}
