import ConstraintSolver
import InterfaceDocument

/// The rows of a scene while they are being lowered: each kind of lowering appends its own, in an order that decides
/// ties.
final class RowBuilder: SceneReader {
    let model: SceneModel
    // Nothing calls back while one of these changes: to look for overlapping accesses at run time is half a percent of
    // what a compile costs.
    @exclusivity(unchecked) private(set) var lowered = Lowered()
    @exclusivity(unchecked) var variables = ItemVariables()
    /// The variables; the constraints follow when all rows are there.
    @exclusivity(unchecked) private(set) var system = ConstraintSystem()

    /// Resistance to compression, which follows all other rows, with the views that resist.
    @exclusivity(unchecked) private var resistances: [(row: LoweredRow, view: Int, axis: Axis)] = []

    /// The rows so far.
    struct Lowered {
        fileprivate(set) var rows: [LoweredRow] = []
        /// The rows whose constants are brought up to date between passes.
        fileprivate(set) var variableRows: [Int32] = []
        /// The rows of constraints that are switched off.
        fileprivate(set) var inactiveRows: [Int32] = []

        fileprivate mutating func append(_ row: LoweredRow, isActive: Bool, isVariable: Bool) -> Int {
            let index = rows.count
            rows.append(row)
            if isVariable || row.dependsOnPasses { variableRows.append(Int32(index)) }
            if !isActive { inactiveRows.append(Int32(index)) }
            return index
        }
    }

    /// No rows yet, and variables for each view.
    init(_ model: SceneModel) {
        self.model = model
        let count = model.scene.views.count
        lowered.rows.reserveCapacity(count * 8)
        var system = ConstraintSystem()
        system.reserve(variables: count * 4)
        var views: [ViewVariables] = []
        views.reserveCapacity(count)
        for _ in 0..<count { views.append(ViewVariables(box: system.addBox())) }
        self.system = system
        variables.views = views
    }

    /// Appends a row; its index, which is its constraint's in the system.
    @discardableResult
    func add(_ row: LoweredRow, isActive: Bool = true) -> Int {
        lowered.append(row, isActive: isActive, isVariable: false)
    }

    /// Adds the rows of a frame that a table gives to the view at `index`: x, y, width and height, in this order.
    func addTableRows(of index: Int, _ frame: [LoweredRow]) {
        variables.views[index].tableRow = Int32(lowered.rows.count)
        for row in frame { _ = lowered.append(row, isActive: true, isVariable: true) }
    }

    // MARK: Intrinsic sizes

    /// Appends the row that keeps the view at `index` from growing beyond its intrinsic length.
    func addHugging(_ row: LoweredRow, of index: Int, _ axis: Axis) {
        let place = Int32(add(row))
        withRows(of: index, axis) { $0.hugging = place }
    }

    /// Takes the row that keeps the view at `index` from becoming shorter than its intrinsic length, for
    /// `addResistances`.
    func addResistance(_ row: LoweredRow, of index: Int, _ axis: Axis) {
        resistances.append((row, index, axis))
    }

    /// Appends the resistance to compression of all views, that of the deepest views first.
    func addResistances() {
        let keys = resistances.indices.map { place in
            Int64(-model.scene.views[resistances[place].view].depth) << 32 | Int64(place)
        }
        for key in keys.sorted() {
            let resistance = resistances[Int(key & 0xffff_ffff)]
            let place = Int32(add(resistance.row))
            withRows(of: resistance.view, resistance.axis) { $0.resistance = place }
        }
        resistances = []
    }

    private func withRows(of index: Int, _ axis: Axis, _ body: (inout IntrinsicRows) -> Void) {
        switch axis {
        case .horizontal: body(&variables.views[index].intrinsicRows.horizontal)
        case .vertical: body(&variables.views[index].intrinsicRows.vertical)
        }
    }

    // MARK: Variables

    /// Adds the variables of a rectangle.
    func addBox() -> LayoutBox { system.addBox() }

    /// Adds a helper that has an extent along one axis only.
    func addSpacer(along axis: Axis) -> LayoutItem {
        let extent = system.addExtent()
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

extension ConstraintSystem {
    /// Adds an origin and a size that is never negative; the origin's index.
    fileprivate mutating func addExtent() -> Int32 {
        let origin = addVariable()
        _ = addVariable(lowerBound: 0)
        return origin.index
    }

    /// Adds the variables of a rectangle.
    fileprivate mutating func addBox() -> LayoutBox { LayoutBox(x: addExtent(), y: addExtent()) }
}
