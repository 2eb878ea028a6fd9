import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTextMeasurement

extension LayoutRule {
    /// One finding for each text that grows with the reader's text size inside a height that does not.
    static let fixedTextHeight = LayoutRule(.fixedTextHeight) { context in
        for index in context.scene.scene.views.indices where context.scalesText(index) {
            guard let row = context.fixedLengths.row(of: index, .vertical) else { continue }
            context.report(
                .fixedTextHeight,
                "The text of \(context.name(index)) grows with the reader's text size, but its height is held at "
                    + "\(context.points(row.constant)). Use ≥ for the height, or leave it to the text.",
                at: index,
                notes: [context.note("the constraint is here", about: row)])
        }
    }

    /// One finding for each text that is to be translated inside a width that fits one language, where that is asked
    /// for.
    static let fixedTextWidthConstraint = LayoutRule(.fixedTextWidth) { context in
        guard context.selection.names(.fixedTextWidth) else { return }
        for index in context.scene.scene.views.indices {
            let kind = context.scene.view(index).kind
            guard kind == .label || kind == .button, context.isOnOneLine(index), context.geometry.isShown[index],
                context.scene.shownText(of: index)?.contains(where: \.isLetter) == true,
                let row = context.fixedLengths.row(of: index, .horizontal),
                !context.hasAmpleRoom(index, row.constant)
            else { continue }
            context.report(
                .fixedTextWidth,
                "The text of \(context.name(index)) is longer in other languages, but its width is held at "
                    + "\(context.points(row.constant)). Use ≥ for the width, or leave it to the text.", at: index,
                notes: [context.note("the constraint is here", about: row)], severity: .note)
        }
    }

    /// One finding for each text that stays small when its reader asks for larger ones.
    static let fontDoesNotScale = LayoutRule(.fontDoesNotScale) { context in
        for index in context.scene.scene.views.indices {
            guard context.scene.shownText(of: index)?.contains(where: \.isLetter) == true,
                let font = context.scene.font(of: index), !context.adjustsFont(index) || context.adjustsInVain(index)
            else { continue }
            context.report(
                .fontDoesNotScale,
                "The font of \(context.name(index)) "
                    + context.scaling(hasStyle: font.textStyle != nil, Button(context.scene.view(index).element)),
                at: index)
        }
    }
}

extension LayoutRule {
    /// One finding for each control that UIKit draws at one size, and that constraints hold at another.
    static let fixedControlSize = LayoutRule(.fixedControlSize) { context in
        for index in context.scene.scene.views.indices {
            let view = context.scene.view(index)
            guard view.customClass == nil, view.kind == .switch || view.kind == .stepper else { continue }
            let own = context.scene.intrinsicSize(of: index)
            for (axis, wanted) in [(Axis.horizontal, own.width), (.vertical, own.height)] {
                // Three points are what iOS 26 made a switch lower by: nobody sees them.
                guard let wanted, let row = context.fixedLengths.row(of: index, axis), row.constant > 1,
                    abs(row.constant - wanted) > 3.5
                else { continue }
                context.report(
                    .fixedControlSize,
                    "\(context.name(index)) is held at \(context.points(row.constant)) \(axis.high), and is drawn "
                        + "\(context.number(wanted)) \(axis.high) whatever its frame; other systems draw it at another size. "
                        + "Leave its \(axis.length) to itself.", at: index,
                    notes: [context.note("the constraint is here", about: row)])
            }
        }
    }
}

extension LayoutRule {
    /// One finding for each text of any number of lines that code sets, and that is held at a height.
    static let heldTextHeight = LayoutRule(.heldTextHeight) { $0.reportHeldTextHeights() }
}

extension Rule {
    /// A text of any number of lines is held at a height.
    static let heldTextHeight = Rule(
        "held-text-height", on: .layout, .note, active: .inChecks,
        summary: "A text that may have any number of lines, and that code sets, is held at a height.",
        help: "Use ≥ for the height, or leave it to the text.")
}

extension Rule {
    /// A control of one size is held at another.
    static let fixedControlSize = Rule(
        "fixed-control-size", on: .layout, .note, active: .inChecks,
        summary:
            "A switch or a stepper is held at a size that it is not drawn at: UIKit draws it at one size, which iOS 26 changed.",
        help: "Leave its size to itself.")
}

extension Rule {
    /// A height is fixed round text that scales.
    static let fixedTextHeight = Rule(
        "fixed-text-height", on: .layout, .note, active: .whenEnabled,
        summary: "A fixed height is round text that grows with the reader's text size.",
        help: "Use ≥ for the height, or leave it to the text.")

    /// A font does not follow the reader's text size.
    static let fontDoesNotScale = Rule(
        "font-does-not-scale", on: .layout, .note, active: .whenEnabled,
        summary: "A text keeps its size whatever text size the user chooses.",
        help: "Use a text style, and switch on 'Automatically Adjusts Font'.")
}

/// The written constraints that hold views' own widths and heights at a number of points.
struct FixedLengths {
    private var widths: [Int32: LoweredRow] = [:]
    private var heights: [Int32: LoweredRow] = [:]
    /// The views whose width, and whose height, is held at nothing, or at the point that takes a field's input without
    /// showing it.
    private var closed: (widths: Set<Int>, heights: Set<Int>) = ([], [])

    init(_ scene: SolvedScene) {
        for row in scene.rows
        where row.source >= 0 && row.second.kind == .none && row.relation != .greaterThanOrEqual
            && row.first.kind == .view && row.constant <= 1
        {
            let view = Int(row.first.index)
            let size = scene.alignmentRect(of: view).size
            if row.firstAnchor == .width, size.width <= 1 { closed.widths.insert(view) }
            if row.firstAnchor == .height, size.height <= 1 { closed.heights.insert(view) }
        }
        for row in scene.rows
        where row.source >= 0 && row.second.kind == .none && row.relation == .equal && row.priority >= 999
            && row.first.kind == .view && row.constant > 1
        {
            switch row.firstAnchor {
            case .width: if widths[row.first.index] == nil { widths[row.first.index] = row }
            case .height: if heights[row.first.index] == nil { heights[row.first.index] = row }
            default: break
            }
        }
    }

    /// Whether a constraint holds the length of a view at nothing, so that it is not seen.
    func isClosed(_ view: Int, _ axis: Axis) -> Bool {
        (axis == .horizontal ? closed.widths : closed.heights).contains(view)
    }

    /// The first one of a view along an axis.
    func row(of view: Int, _ axis: Axis) -> LoweredRow? {
        (axis == .horizontal ? widths : heights)[Int32(truncatingIfNeeded: view)]
    }
}

extension RuleContext {
    /// One finding for each text that may have any number of lines, is set by code, and is held at a height.
    fileprivate mutating func reportHeldTextHeights() {
        for index in scene.scene.views.indices {
            let view = scene.view(index)
            let wraps =
                Label(view.element).map { $0.numberOfLines == 0 && !$0.adjustsFontSizeToFitWidth }
                ?? (view.kind == .textView && view.element.bool(.scrollEnabled) == false)
            guard wraps, names.hasOutlets(view.element), let row = fixedLengths.row(of: index, .vertical),
                !isClosed(index, .vertical), !hasOutlet(row), !staysOnOneLine(index)
            else { continue }
            report(
                .heldTextHeight,
                "\(name(index)) may have any number of lines, and its height is held at \(points(row.constant)): what code sets "
                    + "is truncated there. Use ≥ for the height, or leave it to the text.", at: index,
                notes: [note("the constraint is here", about: row)])
        }
    }

    /// Whether a label shows words of the app's own on one line, and has room for them on it in any language.
    private func staysOnOneLine(_ index: Int) -> Bool {
        guard scene.view(index).kind == .label, let text = growingText(of: index), text.isKnown,
            let height = scene.intrinsicSize(of: index).height, let font = scene.font(of: index)
        else { return false }
        return height < 2 * font.pointSize
            && text.widest <= scene.alignmentRect(of: index).width
    }

    /// Whether code can reach the constraint of a row, and change its constant.
    func hasOutlet(_ row: LoweredRow) -> Bool { scene.element(of: row).map(names.hasOutlets) ?? false }

    /// What keeps a text from scaling, and what to do: Interface Builder has no 'Automatically Adjusts Font' for
    /// buttons, and a button's configuration adjusts fonts with a style by itself.
    fileprivate func scaling(hasStyle: Bool, _ button: Button?) -> String {
        let how =
            hasStyle
            ? "has a text style, but does not adjust to the category that the reader chooses. "
            : "has a fixed size. "
        guard let button else {
            return how + (hasStyle ? "Switch" : "Use a text style, and switch") + " on 'Automatically Adjusts Font'."
        }
        if button.configuration != nil { return how + "Use a text style." }
        return how + (hasStyle ? "Give" : "Use a text style, and give") + " the button a configuration, or set "
            + "'adjustsFontForContentSizeCategory' of its title label in code."
    }

    /// Whether a text may become as long in a width in points as translations are.
    fileprivate func hasAmpleRoom(_ index: Int, _ width: Double) -> Bool {
        let factor = scene.shownText(of: index).map(TextGrowth.factor) ?? 1
        return scene.intrinsicSize(of: index).width.map { $0 * min(2, factor) <= width } ?? false
    }

    /// Whether a view shows words in a style that follows the reader's text size; nobody reads a bullet.
    func scalesText(_ index: Int) -> Bool {
        guard scene.shownText(of: index)?.contains(where: \.isLetter) == true, adjustsFont(index) else { return false }
        return scene.font(of: index)?.textStyle != nil
    }

    /// Whether a view's text follows the reader's text size. Configured buttons do by themselves.
    func adjustsFont(_ index: Int) -> Bool {
        let element = scene.view(index).element
        if let button = Button(element), let configuration = button.configuration {
            guard let font = configuration.font else { return true }
            if case .style = font.kind { return true }
            return false
        }
        return element.bool(.adjustsFontForContentSizeCategory) ?? false
    }

    /// Whether a view's text is to follow the reader's text size in a font of fixed size, and no configuration has
    /// another.
    fileprivate func adjustsInVain(_ index: Int) -> Bool {
        Button(scene.view(index).element)?.configuration == nil && scene.font(of: index)?.textStyle == nil
    }

    /// Whether a view's text keeps to one line.
    func isOnOneLine(_ index: Int) -> Bool {
        let element = scene.view(index).element
        if let label = Label(element) { return label.numberOfLines == 1 && !label.adjustsFontSizeToFitWidth }
        if let button = Button(element) {
            return button.configuration == nil && button.lineBreakMode != .wordWrapping
                && button.lineBreakMode != .characterWrapping
        }
        return false
    }
}
