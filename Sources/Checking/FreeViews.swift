import AutoLayout
import ConstraintSolver
import InterfaceDocument

/// What the constraints of a scene leave open: which quantities of which views move in a free dimension.
struct FreeViews {
    /// A quantity of a view that can move.
    struct Movement {
        var view: Int
        var quantity: Quantity
    }

    /// What moves.
    enum Quantity: Hashable {
        case position(Axis)
        case size(Axis)
        case contentSize(Axis)

        /// What it is called.
        var words: String {
            switch self {
            case .position(.horizontal): "horizontal position"
            case .position(.vertical): "vertical position"
            case .size(.horizontal): "width"
            case .size(.vertical): "height"
            case .contentSize(.horizontal): "content width"
            case .contentSize(.vertical): "content height"
            }
        }
    }

    /// For each free dimension what moves in it, in the order of the variables.
    private(set) var dimensions: [[Movement]] = []

    init(_ scene: SolvedScene) {
        guard !scene.solution.freeDimensions.isEmpty else { return }
        let owners = Self.owners(scene)
        dimensions = scene.solution.freeDimensions.map { dimension in
            dimension.movements.compactMap { owners[Int($0.variable.index)] }
        }
    }

    /// For each variable, the view and the quantity that it stands for.
    private static func owners(_ scene: SolvedScene) -> [Movement?] {
        var owners = [Movement?](repeating: nil, count: scene.constraints.variableCount)
        for view in scene.scene.views.indices {
            let own = scene.variables(of: view)
            owners[own.x] = Movement(view: view, quantity: .position(.horizontal))
            owners[own.x + 1] = Movement(view: view, quantity: .size(.horizontal))
            owners[own.y] = Movement(view: view, quantity: .position(.vertical))
            owners[own.y + 1] = Movement(view: view, quantity: .size(.vertical))
            if let content = scene.contentVariables(of: view) {
                owners[content.x + 1] = Movement(view: view, quantity: .contentSize(.horizontal))
                owners[content.y + 1] = Movement(view: view, quantity: .contentSize(.vertical))
            }
        }
        return owners
    }
}
