import ConstraintSolver
import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics

/// A rule on layouts, and how it is applied to one scene. Each has a file of its own in `Rules/`.
package struct LayoutRule: Sendable {
    /// What is looked for.
    package let rule: Rule
    /// Adds what breaks the rule to the context's findings.
    let check: @Sendable (inout RuleContext) -> Void

    init(_ rule: Rule, _ check: @escaping @Sendable (inout RuleContext) -> Void) {
        self.rule = rule
        self.check = check
    }

    /// Whether the rule has anything to say of a scene: of one that is not solved to the end, only that.
    func judges(_ scene: SolvedScene) -> Bool { !scene.solution.isUnfinished || rule == .unfinishedLayout }

    /// Every rule on layouts, in the order in which they are applied: a new one takes a line here.
    private static func visitAll(_ body: (LayoutRule) -> Void) {
        body(.unfinishedLayout)
        body(.conflictingConstraints)
        body(.storedSizeConflict)
        body(.ambiguousLayout)
        body(.ambiguousScrollableContent)
        body(.unconstrainedView)
        body(.duplicateConstraint)
        body(.constraintWithoutEffect)
        body(.undoneMargin)
        body(.outwardConstant)
        body(.designTimeSize)
        body(.misplacedView)
        body(.rowNotPinned)
        body(.cellNotPinned)
        body(.rigidHeight)
        body(.rigidHiddenView)
        body(.explicitRowHeight)
        body(.mixedRowHeights)
        body(.fixedTextWidth)
        body(.truncatedText)
        body(.unboundedText)
        body(.adjustsFixedFont)
        body(.squeezedView)
        body(.distortedImage)
        body(.overlappingViews)
        body(.underAccessory)
        body(.leftBehind)
        body(.outsideSuperview)
        body(.outsideScreen)
        body(.outsideSafeArea)
        body(.oneSidedSafeArea)
        body(.sidewaysScrolling)
        body(.pinnedScrollContent)
        body(.smallTouchTarget)
        body(.overlappingTouchTargets)
        body(.fixedTextHeight)
        body(.fixedControlSize)
        body(.heldTextHeight)
        body(.fixedTextFrame)
        body(.fixedTextWidthConstraint)
        body(.fontDoesNotScale)
        body(.fixedDirection)
        body(.missingAccessibilityLabel)
        body(.lowContrast)
    }

    /// What the rules that are selected find in a scene, in the order of the rules.
    static func findings(in scene: SolvedScene, _ names: ObjectNames, _ selection: RuleSelection) -> [Finding] {
        var context = RuleContext(scene, names, selection)
        visitAll { rule in
            if selection.applies(rule.rule), rule.judges(scene) { rule.check(&context) }
        }
        return context.findings
    }

    /// Whether one of the rules that are selected compares with the document's own canvas.
    package static func compareWithCanvas(_ selection: RuleSelection) -> Bool {
        var isCompared = false
        visitAll { isCompared = isCompared || $0.rule.comparesWithCanvas && selection.applies($0.rule) }
        return isCompared
    }

    /// Every rule on layouts, as an array.
    package static var all: [LayoutRule] {
        var rules: [LayoutRule] = []
        visitAll { rules.append($0) }
        return rules
    }
}

extension Rule {
    /// Every rule on layouts.
    package static var onLayouts: [Rule] {
        var seen: Set<Rule> = []
        return LayoutRule.all.map(\.rule).filter { seen.insert($0).inserted }
    }
}
