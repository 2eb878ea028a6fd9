import Environment
import InterfaceDocument

/// Cells, their content views, table headers and footers: a table or collection view gives them their frames.
///
/// On the document's canvas these are the stored frames. Where the table has another width than it was stored with, the
/// cells follow it: they keep their distance from both sides.
extension SceneSystem {
    /// Lowers what the table or collection view decides for the view at `index`.
    mutating func lowerTableFrame(of index: Int) {
        let view = view(index)
        let parentIndex = superview(of: index)
        let parent = self.view(parentIndex)
        let isHeaderOrFooter = parent.kind == .tableView && !view.kind.isCell
        let ownsItsFrame = document.usesAutoLayout && !view.translatesAutoresizingMaskIntoConstraints
        if isHeaderOrFooter {
            lowerTableHeader(index, parent: parentIndex, ownsItsFrame: ownsItsFrame)
            return
        }
        var frame = view.frame ?? defaultFrame(of: index, parent: parentIndex)
        if ownsItsFrame && frame.width == 0 && frame.height == 0 {
            frame = defaultFrame(of: index, parent: parentIndex)
        }
        let origin: ConstraintOrigin = .tableView
        let container = Int32(parentIndex)
        add(Row(first: .view(index), firstAnchor: .minX, constant: frame.x, origin: origin, container: container))
        add(Row(first: .view(index), firstAnchor: .minY, constant: frame.y, origin: origin, container: container))
        if followsWidth(view, of: parent), let stored = canvasSizes?[parent.element.index]?.width {
            add(
                Row(
                    first: .view(index), firstAnchor: .width, second: .view(parentIndex), secondAnchor: .width,
                    constant: frame.width - stored, origin: origin, identifier: .encapsulatedWidth,
                    container: container))
        } else {
            add(
                Row(
                    first: .view(index), firstAnchor: .width, constant: frame.width, origin: origin,
                    identifier: .encapsulatedWidth, container: container))
        }
        add(
            Row(
                first: .view(index), firstAnchor: .height, constant: frame.height, origin: origin,
                identifier: .encapsulatedHeight, container: container))
    }

    /// Table cells, and what lies in a cell, are as wide as their container lets them; collection cells keep their size.
    private func followsWidth(_ view: View, of parent: View) -> Bool {
        switch view.kind {
        case .collectionViewCell: false
        default: true
        }
    }

    /// A content view without a stored frame fills its cell.
    private func defaultFrame(of index: Int, parent: Int) -> Rect {
        let size = view(parent).frame ?? .zero
        return Rect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// A table forces its header's and footer's origin and width, and takes their height as stored; their mask is ignored.
    private mutating func lowerTableHeader(_ index: Int, parent: Int, ownsItsFrame: Bool) {
        let frame = view(index).frame ?? .zero
        let container = Int32(parent)
        let isHeader = view(index).key == "tableHeaderView"
        add(
            Row(
                first: .view(index), firstAnchor: .minX, constant: 0, origin: .autoresizingMask, container: container))
        add(
            Row(
                first: .view(index), firstAnchor: .minY, constant: isHeader && ownsItsFrame ? 0 : frame.y,
                origin: .autoresizingMask, container: container))
        add(
            Row(
                first: .view(index), firstAnchor: .width, second: .view(parent), secondAnchor: .width,
                origin: .autoresizingMask, container: container))
        if !ownsItsFrame {
            add(
                Row(
                    first: .view(index), firstAnchor: .height, constant: frame.height, origin: .autoresizingMask,
                    container: container))
        }
    }
}
