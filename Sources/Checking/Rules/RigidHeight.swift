import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each table cell of a xib whose required constraints allow one height alone: its table decides
    /// the height.
    static let rigidHeight = LayoutRule(.rigidHeight) { context in
        let scene = context.scene
        guard scene.document.usesAutoLayout else { return }
        for root in scene.scene.roots where root.isDetached && scene.view(root.view).kind == .tableViewCell {
            guard
                let content = scene.scene.subviews(of: root.view)
                    .first(where: { scene.view($0).kind == .tableViewCellContentView }),
                context.attachedSides[content].isSuperset(of: [.top, .bottom]),
                let height = context.onlyHeight(of: content)
            else { continue }
            context.report(
                .rigidHeight,
                "The required constraints inside of \(context.name(root.view)) hold its height at \(context.points(height)), and its "
                    + "table decides the height: at any other, even for a moment, UIKit breaks one of them and logs it. Give one "
                    + "of the heights or distances a priority of 999.", at: root.view, amount: height)
        }
    }
}

extension Rule {
    /// Required constraints leave a cell one height.
    static let rigidHeight = Rule(
        "rigid-height", on: .layout, .note, active: .inChecks,
        summary:
            "The required constraints of a cell in a xib allow one height alone, which its table has to give it: any other height "
            + "is a conflict.",
        help: "Give one of the heights or distances in it a priority of 999.")
}

extension RuleContext {
    /// The height that the required constraints inside of a view allow alone, in points; nil where they leave it open.
    fileprivate func onlyHeight(of view: Int) -> Double? {
        func fitted(_ height: Double) -> Double {
            let target = FittingTarget(
                size: Size(width: scene.alignmentRect(of: view).width, height: height), horizontalPriority: 1000,
                verticalPriority: RigidHeight.belowRequired)
            return scene.fittingSize(of: view, target: target).height
        }
        let (least, most) = (fitted(0), fitted(RigidHeight.tall))
        return least > 1 && most - least < RigidHeight.slack ? (least * 2).rounded() / 2 : nil
    }
}

enum RigidHeight {
    /// The highest priority that is not required.
    static let belowRequired = 999.5
    /// A height that no cell has, in points.
    fileprivate static let tall = 10_000.0
    /// How far two heights may differ and be the same, in points: half a pixel of the coarsest screen.
    fileprivate static let slack = 0.5
}
