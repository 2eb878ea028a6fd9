import InterfaceDocument

/// A scene is lowered in this order, which decides ties: roots, then view by view what places it, then what is written,
/// and then the views' resistance to compression, from the deepest up.
///
/// UIKit adds the constraints of a nib when it decodes the nib, and those of intrinsic sizes in the first update of
/// constraints, which goes from the deepest views up. Where wishes of one priority contradict each other, such as a
/// distance at 750 and a label that would have to become shorter, those that were there first hold. On the canvas 49
/// views of 8 projects show it, in 8 documents, and 7 views in 2 documents of 2 others the contrary. For hugging
/// nothing does: 3 views support either order.
extension RowList {
    /// The rows of a scene, measured as `states` have it.
    init(lowering model: SceneModel, _ states: [ViewState]) {
        let rows = RowBuilder(model)
        let masks = AutoresizingMaskLowering(model: model, rows: rows)
        let tables = TableFrameLowering(model: model, rows: rows)
        let bars = BarItemLowering(model: model, rows: rows)
        let sizes = IntrinsicSizeLowering(model: model, rows: rows)
        for root in model.scene.roots.indices { RootLowering(model: model, rows: rows).lower(root) }
        for index in model.scene.views.indices {
            let isInBar = model.isPlacedByBar(index)
            if isInBar { bars.lower(index) }
            switch model.traits[index].placement {
            case .root: if model.fitting != nil { sizes.lower(states[index].intrinsic, of: index) }
            case .autoresizingMask, .fixedFrame: if !isInBar { masks.lower(index) }
            case .tableView: tables.lower(index)
            case .fillsSuperview: masks.lowerFill(of: index)
            case .constraints: sizes.lower(states[index].intrinsic, of: index)
            }
            StackViewLowering(of: index, model, states, rows)?.lower()
        }
        WrittenLowering(model: model, rows: rows).lowerAll()
        rows.addResistances()
        self.init(rows, states: states)
    }
}
