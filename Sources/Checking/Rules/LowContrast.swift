import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTextMeasurement

extension LayoutRule {
    /// One finding for each text whose colour is too near to what is behind it, where both are known and opaque.
    static let lowContrast = LayoutRule(.lowContrast) { context in
        for index in context.scene.scene.views.indices where context.geometry.isShown[index] {
            guard context.scene.shownText(of: index)?.contains(where: { !$0.isWhitespace }) == true,
                let font = context.scene.font(of: index), let text = context.textColor(index),
                let behind = context.colorBehind(index), text.isOpaque, context.opacity(index) > 0.99
            else { continue }
            let wanted = font.isLarge ? 3.0 : 4.5
            for (appearance, ratio) in [
                ("light", text.light.contrast(with: behind.light)), ("dark", text.dark.contrast(with: behind.dark)),
            ] where ratio < wanted - 0.05 && ratio >= LowContrast.invisible {
                let rounded = (ratio * 10).rounded() / 10
                context.report(
                    .lowContrast,
                    "The text of \(context.name(index)) has a contrast of \(rounded) with what is behind it in the "
                        + "\(appearance) appearance; \(wanted) is wanted for text of its size.", at: index,
                    amount: wanted - ratio)
                break
            }
        }
    }
}

extension Rule {
    /// A text's colour is too near to what is behind it.
    static let lowContrast = Rule(
        "low-contrast", on: .layout, .note, active: .whenEnabled,
        summary: "A text's colour is too near to that behind it: less than 4.5, or 3 for large text.",
        help: "Choose a darker or a lighter colour.")
}

enum LowContrast {
    /// What nobody could read at all was not meant: code gives it another colour, or another background.
    static let invisible = 1.15
}

extension Font {
    /// Whether the guidelines count it as large: from 18 points up, or 14 in bold.
    fileprivate var isLarge: Bool {
        if case .system(let weight, _) = face, weight.rawValue >= Weight.bold.rawValue { return pointSize >= 14 }
        if case .named(let name, _) = face, name.contains("Bold") { return pointSize >= 14 }
        return pointSize >= 18
    }
}

extension RuleContext {
    private var resources: ProjectResources? { scene.environment.resources }

    /// What a text looks like; nil where the colour is none of the document's own.
    func textColor(_ index: Int) -> ShownColor? {
        let element = scene.view(index).element
        let color: Color?
        switch scene.view(index).kind {
        case .label:
            guard let label = Label(element), label.attributedText == nil else { return nil }
            color = label.textColor
        case .button:
            // A configuration derives its colours from the tint; what is out of use may be pale.
            guard let button = Button(element), button.configuration == nil, button.isEnabled else { return nil }
            color = button.titleColor
        case .textView: color = TextView(element)?.textColor
        default: return nil
        }
        return color.flatMap { ShownColor($0, resources) }
    }

    /// What is behind the view at `index`: the first background from it upwards that is not clear. Nil where that is
    /// not known or not opaque, and where something else is drawn in between.
    mutating func colorBehind(_ index: Int) -> ShownColor? {
        let frame = geometry.frames[index]
        if let button = Button(scene.view(index).element),
            button.backgroundImageName != nil || button.imageState != nil
        {
            return nil
        }
        var inside = index
        var view = index
        while view >= 0 {
            if scene.view(view).kind == .visualEffectView { return nil }
            if view != index, hasPictureUnder(inside, in: view, frame) { return nil }
            if let color = scene.view(view).backgroundColor {
                guard let shown = ShownColor(color, resources) else { return nil }
                if shown.isOpaque { return scene.view(view).alpha > 0.99 ? shown : nil }
                if !shown.isClear { return nil }
            }
            if scene.view(view).customClass != nil && view != index { return nil }
            inside = view
            view = scene.superview(of: view)
        }
        return nil
    }

    /// Whether a view that stands before `inside` among the subviews of `view` is drawn at `frame`.
    private mutating func hasPictureUnder(_ inside: Int, in view: Int, _ frame: Rect) -> Bool {
        for sibling in scene.scene.subviews(of: view) where sibling < inside {
            guard geometry.isShown[sibling], geometry.frames[sibling].intersection(frame) != nil else { continue }
            return true
        }
        return false
    }

    /// What shows of a view, all that it lies in counted.
    func opacity(_ index: Int) -> Double {
        var opacity = 1.0
        var view = index
        while view >= 0 {
            opacity *= scene.view(view).alpha
            view = scene.superview(of: view)
        }
        return opacity
    }
}
