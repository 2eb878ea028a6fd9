import ConstraintSolver
import Environment
import InterfaceDocument
import TextMeasurement

/// The layout passes, in the order in which UIKit makes them.
extension SceneSystem {
    /// A scene settles in two passes; safe areas inside safe areas may take a few more.
    private static let mostPasses = 6

    /// Lowers the scene, solves it until nothing changes, and returns the last solution.
    mutating func layOut(afterPass: (String, SceneSystem, Solution) -> Void) -> Solution {
        prepare()
        return settle(afterPass: afterPass)
    }

    /// Steps 1 and 2: measures and lowers the scene, once.
    mutating func prepare() {
        // 1. Measure every text on one line; lay margins and safe areas where the roots are known.
        for index in states.indices {
            states[index].intrinsic = intrinsicSize(of: index, width: inherited[index]?.textWidth)
        }
        updateInsets()
        updateBaselines()
        // 2. Lower everything to rows.
        lowerScene()
    }

    /// Steps 3 and 4: solves until nothing changes. After a change it starts from where the last solution ended.
    mutating func settle(afterPass: (String, SceneSystem, Solution) -> Void) -> Solution {
        // 3. Solve: this gives the widths.
        var solution = solver.solve()
        record(solution)
        afterPass("widths", self, solution)
        // 4. Measure the texts at their widths, move nested safe areas and baselines, give rows and headers their places
        //    in their tables, and solve for the heights, until nothing changes any more.
        for _ in 1..<Self.mostPasses {
            remeasure()
            updateInsets()
            updateBaselines()
            layOutTables()
            guard refreshRows() else { break }
            solution = solver.solve()
            record(solution)
            afterPass("heights", self, solution)
        }
        return solution
    }

    private mutating func lowerScene() {
        findTables()
        for index in scene.roots.indices { lowerRoot(index) }
        for index in scene.views.indices {
            switch states[index].placement {
            case .root: if fitting != nil { lowerIntrinsicSize(of: index) }
            case .autoresizingMask, .fixedFrame: lowerAutoresizingMask(of: index)
            case .tableView: lowerTableFrame(of: index)
            case .fillsSuperview: lowerFill(of: index)
            case .constraints: lowerIntrinsicSize(of: index)
            }
            if view(index).kind == .stackView { lowerStackView(of: index) }
        }
        lowerWrittenConstraints()
    }

    /// Keeps each view's solved rectangle.
    private mutating func record(_ solution: Solution) {
        for index in states.indices {
            let box = states[index].box
            states[index].solved = Rect(
                x: solution.values[Int(box.x)], y: solution.values[Int(box.y)],
                width: solution.values[Int(box.x) + 1], height: solution.values[Int(box.y) + 1])
        }
    }

    /// Measures again what wraps, at the widths of the last pass.
    private mutating func remeasure() {
        for index in states.indices where hasIntrinsicSize(index) && wraps(view(index)) {
            guard let width = states[index].solved?.width else { continue }
            updateIntrinsicSize(of: index, to: intrinsicSize(of: index, width: width))
        }
    }

    /// Puts every text back on one line, as each layout starts: a result never depends on the layouts before it.
    mutating func unwrapTexts() {
        for index in states.indices where hasIntrinsicSize(index) && wraps(view(index)) {
            updateIntrinsicSize(of: index, to: intrinsicSize(of: index))
        }
        _ = refreshRows()
    }

    /// Whether a view's own size is among its constraints: where they place it, and where it is asked for its fitting size.
    private func hasIntrinsicSize(_ index: Int) -> Bool {
        switch states[index].placement {
        case .constraints: true
        case .root: fitting != nil
        default: false
        }
    }

    /// Whether the height of a view depends on its width.
    private func wraps(_ view: View) -> Bool {
        switch view.kind {
        case .label: Label(view.element).map { $0.numberOfLines != 1 } ?? false
        case .textView: TextView(view.element).map { !$0.isScrollEnabled } ?? false
        default: false
        }
    }
}
