import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTextMeasurement

extension LayoutRule {
    /// One finding for the texts of a scene that code sets, and that have no constraints.
    static let fixedTextFrame = LayoutRule(.fixedTextFrame) { context in
        let scene = context.scene
        var texts: [[Int]] = Array(repeating: [], count: scene.scene.roots.count)
        for index in scene.scene.views.indices where context.isTextInFixedFrame(index) {
            texts[Int(scene.scene.views[index].root)].append(index)
        }
        for texts in texts {
            guard let first = texts.first else { continue }
            let others = context.listed(Array(texts.dropFirst()), "others") { view in
                let element = scene.view(view).element
                return Finding.Note("nor has \(context.name(view))", location: element.location, object: element.id)
            }
            let width = scene.alignmentRect(of: first).width
            context.report(
                .fixedTextFrame,
                "\(context.name(first)) has no constraints, and keeps its width of \(context.points(width)) on every screen: a longer "
                    + "text that code sets is truncated. Constrain it.", at: first, notes: others, amount: width)
        }
    }
}

extension Rule {
    /// A text that code sets has no constraints.
    static let fixedTextFrame = Rule(
        "fixed-text-frame", on: .layout, .note, active: .inChecks,
        summary:
            "A text that code sets has no constraints in a document that uses Auto Layout, and keeps the width that it is drawn with.",
        help: "Constrain it to its neighbours, or let its width be flexible.")
}

extension RuleContext {
    /// Whether the view at `index` shows a text that code sets, and keeps a width that is only a part of the room it
    /// has.
    fileprivate mutating func isTextInFixedFrame(_ index: Int) -> Bool {
        let view = scene.view(index)
        guard scene.document.usesAutoLayout, mayBeShown(index), keepsWidth(index),
            view.kind == .label || view.kind == .stackView, Label(view.element)?.adjustsFontSizeToFitWidth != true,
            let text = growingText(of: index), !text.isKnown, !fitsItsValue(index), !hasRoomForLines(index),
            !handPlacedHolders.contains(scene.superview(of: index))
        else { return false }
        var holder = scene.superview(of: index)
        while holder >= 0, keepsWidth(holder) { holder = scene.superview(of: holder) }
        let width = scene.alignmentRect(of: index).width
        return holder >= 0 && width > 0 && width < FixedTextFrame.amplePart * scene.alignmentRect(of: holder).width
    }

    /// Whether a label is no wider than a number or a word of state, a counter, a badge or an icon in a square, or has
    /// room for any name. One that is as wide as the text that stands in for another was given no width by anybody.
    private func fitsItsValue(_ index: Int) -> Bool {
        guard scene.view(index).kind == .label, let font = scene.font(of: index) else { return false }
        let width = scene.alignmentRect(of: index).width
        if scene.shownText(of: index)?.isEmpty == false, let own = scene.intrinsicSize(of: index).width,
            abs(width - own) <= 1
        {
            return false
        }
        return width < FixedTextFrame.shortValue * font.pointSize || width >= FixedTextFrame.longText * font.pointSize
    }

    /// Whether a label may take several lines and is high enough for two: a longer text goes on there.
    private func hasRoomForLines(_ index: Int) -> Bool {
        guard let label = Label(scene.view(index).element), label.numberOfLines != 1,
            let font = scene.font(of: index)
        else { return false }
        return scene.alignmentRect(of: index).height >= FixedTextFrame.twoLines * font.pointSize
    }

    /// Whether Interface Builder's prototyping constraints give a view the width that it is drawn with.
    private func keepsWidth(_ index: Int) -> Bool {
        scene.placement(of: index) == .fixedFrame && !scene.view(index).autoresizingMask.contains(.widthSizable)
    }
}

private enum FixedTextFrame {
    /// The part of the room around it that a text takes where there is no more to be had.
    static let amplePart = 0.75
    /// How wide counters, badges and icons are at the most, in heights of their font: some 16 letters. In 29 projects
    /// 22 of the 32 texts without constraints are narrower, and all of those are such values.
    static let shortValue = 8.5
    /// How high two lines are, in heights of their font: lines of most fonts are 1.2 times as high as these.
    static let twoLines = 2.4
    /// How wide a label is that has room for some 35 letters, in heights of its font: those in 29 projects that are
    /// wider hold names of persons.
    static let longText = 18.0
}
