import InterfaceDocument
import StrutEnvironment

/// What a stack view arranges, and along which axis.
struct StackArrangement {
    let index: Int
    let stack: StackView
    let axis: Axis
    /// The arranged subviews that are not left out as hidden.
    let visible: [Int]
    let hidden: [Int]
    /// What the arrangement fills: the stack view, or its margins.
    let canvas: LayoutItem
    let isRightToLeft: Bool

    init?(of index: Int, in model: SceneModel) {
        guard let stack = StackView(model.view(index).element) else { return nil }
        self.index = index
        self.stack = stack
        axis = stack.axis
        var visible: [Int] = []
        var hidden: [Int] = []
        for child in model.scene.subviews(of: index) where model.traits[child].placement == .constraints {
            if model.isLeftOut(child) { hidden.append(child) } else { visible.append(child) }
        }
        self.visible = visible
        self.hidden = hidden
        canvas = stack.isLayoutMarginsRelativeArrangement ? .margins(index) : .view(index)
        isRightToLeft = model.traits[index].isRightToLeft
    }

    /// The space between neighbours, in points; the standard spacing is 8.
    var spacing: Double { stack.usesStandardSpacing ? 8 : stack.spacing }

    /// The space between all neighbours together that the document states, in points. The standard spacing is no number
    /// before layout: shares are computed without it (3 of 3 stack views, 2 repositories).
    var statedGaps: Double { stack.spacing * Double(visible.count - 1) }
}
