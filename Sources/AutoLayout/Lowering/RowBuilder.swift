import ConstraintSolver
import InterfaceDocument

/// The rows of a scene while they are being lowered: each kind of lowering appends its own, in an order that decides ties.
final class RowBuilder: SceneReader {
    let model: SceneModel
    private(set) var rows: [LoweredRow] = []
    var variables = ItemVariables()
    /// The rows whose constants are brought up to date between passes.
    private(set) var variableRows: [Int32] = []
    /// The rows of constraints that are switched off.
    private(set) var inactiveRows: [Int32] = []
    /// The variables; the constraints follow when all rows are there.
    private(set) var system = ConstraintSystem()

    /// No rows yet, and variables for each view.
    init(_ model: SceneModel) {
        self.model = model
        let count = model.scene.views.count
        system.reserve(variables: count * 4, constraints: count * 8)
        rows.reserveCapacity(count * 8)
        variables.views.reserveCapacity(count)
        for _ in 0..<count { variables.views.append(ViewVariables(box: addBox())) }
    }

    /// Appends a row; its index, which is its constraint's in the system.
    @discardableResult
    func add(_ row: LoweredRow, isActive: Bool = true) -> Int {
        let index = rows.count
        rows.append(row)
        if row.dependsOnPasses { variableRows.append(Int32(index)) }
        if !isActive { inactiveRows.append(Int32(index)) }
        return index
    }

    /// Adds the rows of a frame that a table gives to the view at `index`: x, y, width and height, in this order.
    func addTableRows(of index: Int, _ frame: [LoweredRow]) {
        variables.views[index].tableRow = Int32(rows.count)
        for row in frame {
            let number = Int32(add(row))
            if variableRows.last != number { variableRows.append(number) }
        }
    }

    // MARK: Variables

    /// Adds an origin and a size that is never negative; the origin's index.
    private func addExtent() -> Int32 {
        let origin = system.addVariable()
        _ = system.addVariable(lowerBound: 0)
        return origin.index
    }

    /// Adds the variables of a rectangle.
    func addBox() -> LayoutBox { LayoutBox(x: addExtent(), y: addExtent()) }

    /// Adds a helper that has an extent along one axis only.
    func addSpacer(along axis: Axis) -> LayoutItem {
        let extent = addExtent()
        variables.spacers.append(LayoutBox(x: axis == .horizontal ? extent : -1, y: axis == .vertical ? extent : -1))
        return .spacer(variables.spacers.count - 1)
    }

    /// The guide that an element of the document declares on the view at `owner`.
    func userGuide(_ element: Element, of owner: Int32) -> LayoutItem {
        let known = variables.userGuides.firstIndex { $0.element.index == element.index && $0.owner == owner }
        if let known { return LayoutItem(kind: .userGuide, index: Int32(known)) }
        variables.userGuides.append(UserGuide(element: element, owner: owner, box: addBox()))
        return LayoutItem(kind: .userGuide, index: Int32(variables.userGuides.count - 1))
    }
}
