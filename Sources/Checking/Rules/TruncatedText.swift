import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each text of which a view shows less than there is.
    static let truncatedText = LayoutRule(.truncatedText) { context in
        for index in context.scene.scene.views.indices where context.mayBeShown(index) {
            let limit = context.scene.lineLimit(of: index)
            for fit in context.scene.textsThatDoNotFit(index)
            where !context.hasFontAtRunTime(index)
                && (fit.cutsAnyText || !context.isReplaced(fit, of: index) && !context.showsStandIn(index))
            {
                // The view goes by the document's own text; what is cut off may be a translation.
                let text = context.scene.environment.localization == nil ? "" : " '\(fit.text.shortened(to: 40))'"
                let subject = "\(context.words(for: fit.role))\(text) of \(context.name(index))"
                let variant = fit.role.variant
                switch fit.lack {
                case .width(let needed, let room, let scale):
                    // That it and others resist alike was reported.
                    if context.rivalsDecide(index, .horizontal) { continue }
                    if room == 0, context.isMeant(index, .horizontal) || context.isToldAsSqueezed(index) { continue }
                    // Measured text is no more exact than this.
                    let needed = (needed * 2).rounded(.up) / 2
                    let room = (room * 2).rounded(.down) / 2
                    let missing = needed - room
                    if fit.role == .placeholder, room >= TruncatedText.legiblePart * needed { continue }
                    context.report(
                        .truncatedText,
                        "The \(subject) is truncated: it needs \(context.points(needed)) on its line"
                            + "\(scale < 1 ? ", even at \(context.share(scale)) of its size," : "") and has "
                            + "\(context.number(room)), \(context.number(missing)) too few. Give it room, lines, or a smaller "
                            + "scale to shrink to.", at: index, amount: missing, variant: variant)
                case .height(let needed, let room):
                    guard context.isHeightKnown(of: index) else { continue }
                    // The row's own height is the cause, and was reported.
                    if context.isInLowRow(index) || context.rivalsDecide(index, .vertical) { continue }
                    if room == 0, context.isMeant(index, .vertical) { continue }
                    let needed = (needed * 2).rounded(.up) / 2
                    context.report(
                        .truncatedText,
                        "The \(subject) is truncated: its line is \(context.points(needed)) high and has "
                            + "\(context.number(room)). Let its height follow its text.", at: index,
                        amount: needed - room, variant: variant)
                case .lines(let needed, let shown, let missing):
                    let isLimited = fit.isLimited(to: limit)
                    // The row's own height is the cause, and was reported.
                    if missing > 0, !isLimited, context.isInLowRow(index) || context.rivalsDecide(index, .vertical) {
                        continue
                    }
                    // Whoever shows a xib's cell gives it another height, as tall as its text.
                    let isShort =
                        missing > 0 && context.isHeightKnown(of: index) && !(isLimited && context.growsWithText(index))
                    if missing > 0, !isLimited, !isShort { continue }
                    let reason =
                        switch (isLimited, isShort) {
                        case (true, false): "is limited to \(limit). Allow more, or 0 for any number."
                        case (true, true):
                            "is limited to \(limit), and \(context.points(missing)) too short. Allow more, or 0 "
                                + "for any number, and \(context.room(for: index, starts: false))"
                        case (false, true):
                            "it is \(context.points(missing)) too short. \(context.room(for: index, starts: true))"
                        case (false, false): "it may have no more. Leave out its line breaks."
                        }
                    context.report(
                        .truncatedText,
                        "The \(subject) is truncated at line \(shown): it has \(needed) lines, and \(reason)",
                        at: index,
                        amount: max(isShort ? missing : 0, Double(needed - shown)), variant: variant)
                }
            }
        }
    }
}

extension Rule {
    /// A view shows less of its text than there is.
    static let truncatedText = Rule(
        "truncated-text", on: .layout, .warning, active: .inEnvironments,
        summary: "A view shows less of its text than there is.",
        help: "Give the text more space, more lines, or a minimum font scale.")
}

extension RuleContext {
    /// Whether a runtime attribute gives the view at `index` another font.
    fileprivate func hasFontAtRunTime(_ index: Int) -> Bool {
        scene.view(index).userDefinedRuntimeAttributes.contains { $0.keyPath.lowercased().contains("font") }
    }

    /// Whether a label is as high as it asks to be, so that it would grow with its lines: nothing else holds its
    /// height.
    mutating func growsWithText(_ index: Int) -> Bool {
        guard scene.view(index).kind == .label, fixedLengths.row(of: index, .vertical) == nil,
            let wanted = scene.intrinsicSize(of: index).height
        else { return false }
        return abs(scene.alignmentRect(of: index).height - wanted) <= 1
    }

    /// Whether an app gives the view at `index` the height that it has here: a constraint holds it at a number of
    /// points, or it stands in a controller's view. Whoever shows a xib's view or cell gives it another height.
    fileprivate mutating func isHeightKnown(of index: Int) -> Bool {
        isOnScreen(index) || fixedLengths.row(of: index, .vertical) != nil || isInRowOfFixedHeight(index)
    }

    /// Whether the view at `index` fills the height of a row that a constraint holds at a number of points: that of the
    /// stack view, or of another view in it.
    private mutating func isInRowOfFixedHeight(_ index: Int) -> Bool {
        let row = scene.superview(of: index)
        guard row >= 0, let stack = StackView(scene.view(row).element), stack.axis == .horizontal,
            stack.alignment == .fill
        else { return false }
        let fixed = fixedLengths
        return fixed.row(of: row, .vertical) != nil
            || scene.scene.subviews(of: row).contains { !scene.isHidden($0) && fixed.row(of: $0, .vertical) != nil }
    }

    /// What to do for a text that lacks height: what a constraint holds is let go.
    fileprivate mutating func room(for index: Int, starts: Bool) -> String {
        let first = starts ? "Let" : "let"
        if fixedLengths.row(of: index, .vertical) != nil { return "\(first) its height follow its text." }
        if fixedLengths.row(of: index, .horizontal) != nil {
            return "\(first) its width follow its text, or give it height."
        }
        return "\(starts ? "Give" : "give") it more height, or more width."
    }

    /// Whether something is hidden on purpose by a length of 0: a constraint holds it, or what it stands in, at none. A
    /// text is shown by giving that constraint another constant.
    mutating func isClosed(_ index: Int, _ axis: Axis) -> Bool {
        let fixed = fixedLengths
        return isSoOrInside(index) { fixed.isClosed($0, axis) }
    }

    /// Whether a text may be meant to have no room, or the place of its view is in doubt.
    fileprivate mutating func isMeant(_ index: Int, _ axis: Axis) -> Bool { isClosed(index, axis) || !isTrusted(index) }

    /// Whether another rule reports a view that leaves its texts nothing: a field is there to be typed into, segments
    /// to be tapped.
    fileprivate func isToldAsSqueezed(_ index: Int) -> Bool {
        let view = scene.view(index)
        guard view.customClass == nil, selection.applies(.squeezedView) else { return false }
        return view.kind == .textField || view.kind == .segmentedControl
    }

    /// A part of a whole in words: "half", "0.7".
    fileprivate func share(_ share: Double) -> String { share == 0.5 ? "half" : scene.description.number(share) }

    /// What a text is called.
    func words(for role: TextFit.Role) -> String {
        switch role {
        case .text: "text"
        case .title: "title"
        case .placeholder: "placeholder"
        case .segment(let place): "title of segment \(place + 1)"
        }
    }
}

enum TruncatedText {
    /// The part of a placeholder that says enough: it is gone with the first letter that is typed. An app that moved
    /// such a field twice made it narrower still.
    static let legiblePart = 0.8
}

extension TextFit {
    /// Whether a line is cut off whatever it says: it is higher than its room. Where there is no room, it is not meant
    /// to be seen.
    fileprivate var cutsAnyText: Bool {
        if case .height(_, let room) = lack { room > 0 } else { false }
    }

    /// Whether as many lines are shown as there may be, where there may be `limit`; 0 for any number.
    fileprivate func isLimited(to limit: Int) -> Bool {
        guard case .lines(_, let shown, _) = lack else { return false }
        return limit > 0 && shown >= limit
    }

    /// What a finding says of the text, but for its numbers.
    fileprivate func outcome(limit: Int) -> Outcome {
        switch lack {
        case .width(_, let room, _): .width(role, isNone: room == 0)
        case .height(_, let room): .height(role, isNone: room == 0)
        case .lines(_, _, let missing): .lines(role, isLow: missing > 0, isLimited: isLimited(to: limit))
        }
    }

    fileprivate enum Outcome: Equatable {
        case width(Role, isNone: Bool)
        case height(Role, isNone: Bool)
        case lines(Role, isLow: Bool, isLimited: Bool)
    }
}

extension TextFit.Role {
    /// What distinguishes a finding about it from those about the other texts of its view; nil where there is one.
    fileprivate var variant: String? {
        if case .segment(let place) = self { "segment \(place + 1)" } else { nil }
    }
}

extension SolvedScene {
    /// The most lines that the label at `index` may have; 0 for any number, and for other views.
    fileprivate func lineLimit(of index: Int) -> Int { Label(view(index).element)?.numberOfLines ?? 0 }
}
