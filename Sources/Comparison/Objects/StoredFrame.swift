import InterfaceDocument

/// Where a stored frame counts: Auto Layout computes most of them anew.
package enum StoredFrame {
    /// Whether the stored frame of a view counts at run time: springs and struts, fixed frames, a table's header and
    /// footer, and the size that the author gave a view of a xib.
    package static func decides(_ node: ObjectTree.Node, in tree: ObjectTree) -> Bool {
        guard let view = View(node.element) else { return false }
        if node.role == "tableHeaderView" || node.role == "tableFooterView" { return true }
        if node.role == "objects" {
            return node.element.child(key: "simulatedDestinationMetrics")?.name.string == "freeformSimulatedSizeMetrics"
        }
        guard node.role == "subviews", node.parent > 0 else { return false }
        if view.isFixedFrame { return true }
        switch tree.nodes[node.parent].element.name {
        case .stackView, .tableView, .collectionView: return false
        default: return !tree.document.usesAutoLayout || view.translatesAutoresizingMaskIntoConstraints
        }
    }

    /// The frame as people write it: `16,100 100x40`.
    package static func words(_ frame: Rect) -> String {
        "\(NumberWords.text(frame.x)),\(NumberWords.text(frame.y)) "
            + "\(NumberWords.text(frame.width))x\(NumberWords.text(frame.height))"
    }
}
