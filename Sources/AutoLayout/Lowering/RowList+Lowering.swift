import InterfaceDocument

/// A scene is lowered in this order, which decides ties: roots, then view by view what places it, then what is written.
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
        self.init(rows, states: states)
    }
}
