import InterfaceDocument

/// A stored frame that is another one in the new document, and says nothing.
struct SupposedFrame: Sendable {
    /// The view in the new document.
    var place: Int
    /// The frame in the old document.
    var old: Element
    /// The frame in the new document.
    var new: Element
    /// Whether it goes with the canvas, whatever becomes of the view.
    var isOfCanvas: Bool
}

/// Where a stored frame counts: Auto Layout computes most of them again.
package enum StoredFrame {
    /// Whether the stored frame of a view counts at run time: springs and struts, fixed frames, a table's header and
    /// footer, and the size that the author gave a view of a xib.
    static func decides(_ node: ObjectTree.Node, in tree: ObjectTree) -> Bool {
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

    /// The frames of a view that count at run time, by their names in a report: `frame`, `frame [compact height]`.
    package static func lines(_ node: ObjectTree.Node, in tree: ObjectTree) -> [(name: String, words: String)] {
        guard decides(node, in: tree) else { return [] }
        return Set(node.properties.frames.keys).union([""]).sorted().compactMap { name in
            frame(of: node, name).map { ("frame\(name)", words($0)) }
        }
    }

    /// The frame that is stored for a view, in points, for all or in the variation that `name` says; what a variation
    /// does not say is as it is for all.
    static func frame(of node: ObjectTree.Node, _ name: String) -> Rect? {
        if !name.isEmpty, let frame = node.properties.frames[name].flatMap({ Rect($0.element) }) { return frame }
        return View(node.element)?.frame
    }

    /// The frame as people write it: `16,100 100x40`.
    static func words(_ frame: Rect) -> String {
        "\(NumberWords.text(frame.x)),\(NumberWords.text(frame.y)) "
            + "\(NumberWords.text(frame.width))x\(NumberWords.text(frame.height))"
    }
}
