import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// What the views of a scene draw, and where in themselves.
extension SolvedScene {
    var model: SceneModel { system.model }
    var measurer: IntrinsicMeasurer { IntrinsicMeasurer(model: system.model) }
    var typesetting: Typesetting { system.model.typesetting }

    /// Whether the view at `index` is hidden, at run time.
    package func isHidden(_ index: Int) -> Bool { model.isHidden(index) }

    /// Whether leading means right in the view at `index`.
    package func isRightToLeft(_ index: Int) -> Bool { model.traits[index].isRightToLeft }

    /// The text that the view at `index` shows, plain; nil for none.
    package func shownText(of index: Int) -> String? { model.shownText(of: index)?.string }

    /// The font in which the view at `index` shows its text; nil for views without text.
    package func font(of index: Int) -> Font? { measurer.textFont(of: index) }

    /// The size in points of the picture that an image view shows; nil for symbols, and where it is not known.
    package func pictureSize(of index: Int) -> Size? {
        guard let imageView = ImageView(view(index).element), let name = imageView.imageName,
            !measurer.isSymbol(name, in: imageView.element)
        else { return nil }
        return measurer.imageSize(
            named: name, in: imageView.element, configuration: nil, defaultPointSize: 17)
    }

    /// The size that the view at `index` has by itself at its width, in points; nil on an axis that has none.
    package func intrinsicSize(of index: Int) -> (width: Double?, height: Double?) {
        // What does not wrap was measured once and for all.
        let size =
            measurer.wraps(index)
            ? measurer.size(of: index, width: alignmentRect(of: index).width) : system.states[index].intrinsic
        return (size.width, size.height)
    }

    /// What gives the view at `index` its intrinsic size on an axis; nil for a view without one.
    package func intrinsicContent(of index: Int, _ axis: Axis = .horizontal) -> IntrinsicContent? {
        guard system.states[index].intrinsic != .none else { return nil }
        return IntrinsicContentReader(system: system).content(of: index, axis)
    }

    /// Where inside a frame the label, button or field without a border at `index` draws: its text, or its title and
    /// image.
    package func ink(of index: Int, in frame: Rect) -> Rect {
        let natural = intrinsicSize(of: index)
        var size = Size(
            width: min(natural.width ?? frame.width, frame.width),
            height: min(natural.height ?? frame.height, frame.height))
        let element = view(index).element
        var place = 0.5
        if let label = Label(element) {
            place = Self.place(label.textAlignment.rawValue, isRightToLeft(index))
        } else if let field = TextField(element) {
            place = Self.place(field.textAlignment.rawValue, isRightToLeft(index))
        } else if let button = Button(element) {
            // What a title keeps clear around itself is not drawn.
            if button.configuration == nil, button.contentEdgeInsets == nil { size.height = max(0, size.height - 12) }
            place = Self.place(button.contentHorizontalAlignment, isRightToLeft(index))
        }
        return Rect(
            x: frame.x + (frame.width - size.width) * place, y: frame.y + (frame.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    /// The side margins that a controller's view has by itself, on narrow screens and on wide ones.
    package var rootMargins: [Double] { [MarginMetrics.narrowRoot, environment.profile.margins.wideRoot] }

    /// How far the edges of the view at `index` lie outside of its safe area, in points.
    package func safeArea(of index: Int) -> EdgeInsets { system.states[index].safeArea }

    /// What is known of the view at `index`.
    package func summary(of index: Int) -> ViewSummary {
        let state = system.states[index]
        let box = system.rows.variables.views[index].box
        let own: Set<Int32> = [box.x, box.x + 1, box.y, box.y + 1]
        return ViewSummary(
            frame: frame(of: index), alignmentRect: alignmentRect(of: index),
            placement: system.traits(index).placement.words,
            intrinsic: (state.intrinsic.width, state.intrinsic.height),
            measurement: intrinsicContent(of: index, state.intrinsic.width == nil ? .vertical : .horizontal)?.words,
            layoutMargins: state.margins, safeArea: state.safeArea, readableInsets: state.readableInsets(environment),
            freeDimensions: solution.freeDimensions.compactMap { dimension in
                guard dimension.movements.contains(where: { own.contains($0.variable.index) }) else { return nil }
                return "can move between \(dimension.range.lowerBound) and \(dimension.range.upperBound) points, with "
                    + "\(dimension.movements.count) quantities in all"
            })
    }

    /// How far from the left something aligned in this way begins, as a part of the free space.
    private static func place(_ alignment: String, _ isRightToLeft: Bool) -> Double {
        switch alignment {
        case "left": 0
        case "right": 1
        case "natural", "leading", "justified": isRightToLeft ? 1 : 0
        case "trailing": isRightToLeft ? 0 : 1
        default: 0.5
        }
    }
}
