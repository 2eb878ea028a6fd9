import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each text that is measured at another width than its label's, where its height follows from
    /// that.
    static let fixedTextWidth = LayoutRule(.fixedTextWidth) { context in
        let scene = context.scene
        for index in scene.scene.views.indices where scene.placement(of: index) == .constraints {
            guard let label = Label(scene.view(index).element), label.numberOfLines != 1,
                let preferred = scene.preferredTextWidth(of: index), scene.shownText(of: index)?.isEmpty == false,
                !context.isReplaced(index)
            else { continue }
            let width = scene.alignmentRect(of: index).width
            guard abs(preferred - width) > 1, let asked = scene.textHeight(of: index, width: preferred),
                let needed = scene.textHeight(of: index, width: width), abs(asked - needed) > 1
            else { continue }
            // What it asks for is of no account where its height is decided by something else.
            guard context.growsWithText(index), context.geometry.isShown[index] else { continue }
            // One that is too high leaves a gap, and loses nothing.
            let isHigher = asked > needed
            context.report(
                .fixedTextWidth,
                "\(context.name(index)) asks for a height as if it were \(context.points(preferred)) wide, its "
                    + "explicit preferredMaxLayoutWidth, but is \(context.number(width)) wide: it gets "
                    + "\(context.points(asked)) of height, and its text takes \(context.number(needed))"
                    + "\(isHigher ? ": it is too high by \(context.number(asked - needed))" : ""). Leave the width automatic.",
                at: index, severity: isHigher ? .note : .warning,
                variant: "preferredMaxLayoutWidth")
        }
    }
}

extension Rule {
    /// A label asks for a height as if it had another width than its own.
    static let fixedTextWidth = Rule(
        "fixed-text-width", on: .layout, .warning, orElse: .note,
        summary:
            "The height of a label is computed for another width than it has; and where the rule is enabled by name, a "
            + "fixed width is round text that is longer in other languages.",
        help: "Leave its preferred width automatic; use ≥ for the width, or leave it to the text.")
}
