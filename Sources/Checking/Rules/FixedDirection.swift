import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each constraint, text and picture that stays as it is where the interface reads from right to
    /// left.
    static let fixedDirection = LayoutRule(.fixedDirection) { context in
        for installed in context.scene.scene.constraints {
            let constraint = installed.constraint
            let attributes = [constraint.firstAttribute, constraint.secondAttribute]
            guard attributes.contains(where: { $0?.isFixedSide == true }), constraint.secondItem != nil,
                context.scene.view(installed.owner).semanticContentAttribute == .unspecified
            else { continue }
            context.report(
                .fixedDirection,
                "\(constraint.element.displayName) of \(context.names.name(of: constraint.firstItem)) uses left and "
                    + "right, which are not mirrored for Arabic and Hebrew. Use leading and trailing.",
                at: constraint.element, rowsOf: installed.owner)
        }
        for index in context.scene.scene.views.indices {
            guard let label = Label(context.scene.view(index).element),
                label.textAlignment == .left, context.scene.placement(of: index) != .tableView,
                context.scene.shownText(of: index)?.contains(where: \.isLetter) == true,
                context.scene.view(index).semanticContentAttribute == .unspecified
            else { continue }
            context.report(
                .fixedDirection,
                "The text of \(context.name(index)) keeps to the left in every language. Use the "
                    + "natural alignment.", at: index)
        }
        for index in context.scene.scene.views.indices {
            guard let image = DirectedImage(context.scene.view(index), context.scene.environment.resources),
                !context.standsBesidePlay(index)
            else { continue }
            context.report(
                .fixedDirection,
                "\(context.name(index)) shows '\(image.name)', which points to the same side in Arabic and Hebrew. "
                    + image.advice, at: index)
        }
    }
}

extension RuleContext {
    /// Whether a view is one of a player's controls, by one for play or pause beside it: a recording runs to the right
    /// in every language, as Apple's Human Interface Guidelines say.
    fileprivate func standsBesidePlay(_ index: Int) -> Bool {
        let superview = scene.superview(of: index)
        return superview >= 0 && scene.scene.subviews(of: superview).contains { DirectedImage.plays(scene.view($0)) }
    }
}

extension Rule {
    /// Left and right are used where leading and trailing are meant.
    static let fixedDirection = Rule(
        "fixed-direction", on: .layout, .note, active: .whenEnabled,
        summary:
            "Left and right are used where leading and trailing are meant, or an image that points sideways is "
            + "not mirrored.",
        help: "Use leading and trailing, the natural alignment of texts, and pictures that mirror.")
}
