import AutoLayout
import ConstraintSolver
import Diagnostics
import InterfaceDocument

/// A rule on layouts, and how it is applied to one scene. Each has a file of its own in `Rules/`.
package struct LayoutRule: Sendable {
    /// What is looked for.
    package let rule: Rule
    /// Adds what breaks the rule to the survey's findings.
    let check: @Sendable (inout SceneSurvey) -> Void
    /// Marks where, along a stretch of windows, what the rule says may turn; nil for a rule that judges the solution itself,
    /// which stays the same along a stretch.
    let turns: (@Sendable (inout TurningPoints) -> Void)?

    init(
        _ rule: Rule, turns: (@Sendable (inout TurningPoints) -> Void)? = nil,
        _ check: @escaping @Sendable (inout SceneSurvey) -> Void
    ) {
        self.rule = rule
        self.turns = turns
        self.check = check
    }

    /// Whether the rule has anything to say of a scene: of one that is not solved to the end, only that.
    func judges(_ scene: SolvedScene) -> Bool { !scene.solution.isUnfinished || rule == .unfinishedLayout }

    /// Every rule on layouts, in the order in which they are applied: a new one takes a line here.
    package static let all: [LayoutRule] = [
        .unfinishedLayout,
        .conflictingConstraints,
        .storedSizeConflict,
        .ambiguousLayout,
        .ambiguousScrollableContent,
        .unconstrainedView,
        .designTimeSize,
        .misplacedView,
        .rowNotPinned,
        .explicitRowHeight,
        .mixedRowHeights,
        .fixedTextWidth,
        .truncatedText,
        .squeezedView,
        .distortedImage,
        .overlappingViews,
        .outsideSuperview,
        .outsideScreen,
        .outsideSafeArea,
        .smallTouchTarget,
        .overlappingTouchTargets,
        .fixedTextHeight,
        .fixedTextWidthConstraint,
        .fontDoesNotScale,
        .fixedDirection,
        .missingAccessibilityLabel,
        .lowContrast,
    ]
}

extension Rule {
    /// Every rule on layouts.
    package static var onLayouts: [Rule] {
        var seen: Set<Rule> = []
        return LayoutRule.all.map(\.rule).filter { seen.insert($0).inserted }
    }
}
