import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// Places what one view shows: its texts line by line, and its image. Points from the view's upper left corner.
struct ContentPlacer {
    let system: SceneSystem
    let index: Int
    /// The view's size in points.
    let size: Size

    var view: View { system.view(index) }
    var isRightToLeft: Bool { system.traits(index).isRightToLeft }
    var intrinsics: IntrinsicMeasurer { IntrinsicMeasurer(model: system.model) }

    /// The width in points before it was rounded to pixels: at it lines were broken.
    var layoutWidth: Double {
        guard let solved = system.states[index].solved?.width else { return size.width }
        let insets = system.traits(index).alignmentInsets
        return solved + insets.left + insets.right
    }

    /// The runs of a text in one font, as it is shown.
    func runs(_ text: String?, _ font: Font) -> [TextRun] { text.map { [TextRun($0, font: font)] } ?? [] }

    /// The runs of what the view shows, and their colours.
    func shownRuns(_ font: Font) -> (runs: [TextRun], colors: [Color?], attributed: AttributedString?) {
        shownRuns(of: system.model.shownText(of: index), font)
    }

    /// The runs of a text and their colours; `font` is that of a plain one.
    func shownRuns(
        of text: ShownText?, _ font: Font
    ) -> (runs: [TextRun], colors: [Color?], attributed: AttributedString?) {
        switch text {
        case nil: ([], [], nil)
        case .plain(let text): (runs(text, font), [], nil)
        case .attributed(let text): (intrinsics.textRuns(text, font: font), text.fragments.map(\.color), text)
        }
    }

    /// Places a text that is laid out, aligned in a box: as `alignment` has it, unless a paragraph of `attributed` says
    /// otherwise. The runs are the fragments of `attributed` then.
    func place(
        _ layout: TextLayout, runs: [TextRun], colors: [Color?] = [], attributed: AttributedString? = nil,
        role: PlacedText.Role, in box: Rect, alignment: TextAlignment, top: Double
    ) -> PlacedText {
        let fragments = attributed?.fragments ?? []
        func fragment(_ run: Int) -> AttributedString.Fragment? { run < fragments.count ? fragments[run] : nil }
        let lines = layout.lines.map { line in
            // Indents are measured from where lines begin and from where they end.
            let before = line.indent
            let after = max(0, box.width - runs[line.paragraphRun].paragraph.end(in: box.width))
            let (left, right) = isRightToLeft ? (after, before) : (before, after)
            let free = box.width - line.width
            let own = fragment(line.paragraphRun)?.paragraphStyle?.alignment.flatMap(TextAlignment.init)
            let x: Double =
                switch own ?? alignment {
                case .natural where isRightToLeft: box.x + free - right
                case .left, .justified, .natural: box.x + left
                case .center: box.x + (free + left - right) / 2
                case .right: box.x + free - right
                }
            return PlacedLine(
                x: x, top: top + line.top, baseline: top + line.baseline, width: line.width, height: line.height,
                pieces: line.pieces.map { piece in
                    PlacedPiece(
                        text: piece.text, x: x + piece.x, width: piece.width, font: runs[piece.run].font,
                        color: piece.run < colors.count ? colors[piece.run] : nil,
                        ground: fragment(piece.run)?.backgroundColor,
                        isUnderlined: fragment(piece.run)?.isUnderlined ?? false,
                        isStruckThrough: fragment(piece.run)?.isStruckThrough ?? false)
                })
        }
        return PlacedText(
            role: role, text: runs.map(\.text).joined(), lines: lines, isTruncated: layout.isTruncated)
    }

    /// Lays a text out in a box.
    func layOut(
        _ runs: [TextRun], width: Double, height: Double? = nil, lines: Int = 0,
        mode: LineBreakMode = .truncatingTail, strategy: LineBreakStrategy = []
    ) -> TextLayout {
        system.measurer.layOut(
            runs, width: max(0, width), height: height, numberOfLines: lines, lineBreakMode: mode, strategy: strategy)
    }

    /// The image of an image view, which fills it: how it is fitted is its content mode's.
    var image: PlacedImage? {
        guard let imageView = ImageView(view.element) else { return nil }
        let frame = Rect(origin: .zero, size: size)
        if imageView.isHighlighted, let name = imageView.highlightedImageName {
            return PlacedImage(name: name, isSymbol: system.document.image(named: name)?.isSystem == true, frame: frame)
        }
        return imageView.imageName.map { name in
            PlacedImage(
                name: name, isSymbol: imageView.isSystemImage, frame: frame,
                symbolSize: intrinsics.symbol(in: imageView)?.size(system.environment.profile))
        }
    }
}
