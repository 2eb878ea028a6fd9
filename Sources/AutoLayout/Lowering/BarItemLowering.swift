import InterfaceDocument
import StrutEnvironment

/// What the items of a toolbar or navigation bar show: the bar places it, and wraps it so that its mask refers to its
/// size alone, which stays as stored.
///
/// It stands where it was stored, in bars of any width. One that gave its mask up has its size from its constraints.
struct BarItemLowering: SceneReader {
    let model: SceneModel
    let rows: RowBuilder

    /// Lowers what the bar decides for the view at `index`.
    func lower(_ index: Int) {
        let frame = model.changes(of: index)?.frame ?? view(index).frame ?? .zero
        let insets = traits(index).alignmentInsets
        let sizesItself = traits(index).placement == .constraints
        func add(_ anchor: Anchor, _ constant: Double) {
            rows.add(
                LoweredRow(
                    first: .view(index), firstAnchor: anchor, constant: constant,
                    origin: sizesItself ? .tableView : .autoresizingMask, container: Int32(superview(of: index))))
        }
        add(.minX, frame.x + insets.left)
        add(.minY, frame.y + insets.top)
        if sizesItself { return }
        add(.width, frame.width - insets.left - insets.right)
        add(.height, frame.height - insets.top - insets.bottom)
    }
}
