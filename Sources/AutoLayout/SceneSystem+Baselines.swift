import Environment
import InterfaceDocument
import TextMeasurement

/// Baselines: a label's first one lies an ascender below its top, however high it is, its last one a descender above
/// its bottom; buttons and fields centre their line.
///
/// Measured on 46 pairs of views with different fonts: 40 exact, the others within half a point.
extension SceneSystem {
    /// Brings the baselines of the views that constraints may align up to date with the last solution.
    mutating func updateBaselines() {
        guard usesBaselines else { return }
        for index in states.indices.reversed() {
            let (first, last) = baselines(of: index)
            states[index].firstBaseline = first
            states[index].lastBaseline = last
        }
    }

    /// Whether anything in the scene is aligned by baselines.
    private var usesBaselines: Bool {
        scene.constraints.contains {
            $0.constraint.firstAttribute?.isBaseline == true || $0.constraint.secondAttribute?.isBaseline == true
        }
            || scene.views.contains {
                guard let stack = StackView($0.view.element) else { return false }
                return stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
                    || stack.isBaselineRelativeArrangement
            }
    }

    /// From the top to the first baseline, and from the bottom up to the last one, of the view at `index`.
    private func baselines(of index: Int) -> (first: Double, last: Double) {
        let view = view(index)
        let height = states[index].solved?.height ?? states[index].intrinsic.height ?? 0
        switch view.kind {
        case .label:
            guard let label = Label(view.element) else { return (0, 0) }
            if label.attributedText != nil {
                let text = labelText(label, width: states[index].solved?.width)
                return (text.firstBaseline, text.height - text.lastBaseline)
            }
            let line = line(fonts.font(label.font, defaultSize: 17))
            return (line.ascender, line.height - line.ascender)
        case .button:
            guard let button = Button(view.element) else { return (0, 0) }
            let font = titleFont(button)
            let line = line(font)
            let insets = button.contentEdgeInsets ?? .zero
            let length = button.configuration == nil ? wholeUp(font.lineHeight(in: measurer)) : line.height
            let top = insets.top + (height - insets.top - insets.bottom - length) / 2 + line.ascender
            return (top, height - top)
        case .textField:
            let line = line(fonts.font(TextField(view.element)?.font, defaultSize: 14))
            let top = roundedUp((height - line.height) / 2) + line.ascender
            return (top, height - top)
        case .textView:
            let line = line(fonts.font(TextView(view.element)?.font, defaultSize: 14))
            return (8 + line.ascender, 8 + line.height - line.ascender)
        case .stackView: return stackBaselines(of: index, height: height)
        default: return (0, 0)  // a view without text has its baselines at its edges
        }
    }

    /// One line of a font on the pixel grid: its height, and its ascender.
    private func line(_ font: Font) -> (height: Double, ascender: Double) {
        let metrics = measurer.metrics(of: font)
        return (
            roundedUp(metrics.lineHeight), (metrics.ascender * environment.scale).rounded() / environment.scale
        )
    }

    /// A stack view's baselines are those of a view that it arranges.
    private func stackBaselines(of index: Int, height: Double) -> (first: Double, last: Double) {
        guard let lowering = StackViewLowering(of: index, in: self), let first = lowering.visible.first,
            let last = lowering.visible.last
        else { return (0, 0) }
        guard let own = states[index].solved else { return (states[first].firstBaseline, states[last].lastBaseline) }
        func top(_ view: Int) -> Double { (states[view].solved?.y ?? own.y) - own.y }
        func bottom(_ view: Int) -> Double { own.maxY - (states[view].solved?.maxY ?? own.maxY) }
        if lowering.axis == .vertical {
            return (top(first) + states[first].firstBaseline, bottom(last) + states[last].lastBaseline)
        }
        let tallest =
            lowering.visible.max { (states[$0].solved?.height ?? 0) < (states[$1].solved?.height ?? 0) } ?? first
        return (top(tallest) + states[tallest].firstBaseline, bottom(tallest) + states[tallest].lastBaseline)
    }
}
