import InterfaceDocument
import StrutEnvironment
import StrutTextMeasurement

/// The labels and the image of UIKit's own cell styles, which the cell places itself.
///
/// Measured on about 1,400 stored labels.
extension TableLayout {
    // MARK: Heights

    /// The height of a row of one of UIKit's own styles, in a cell of the given width.
    func standardRowHeight(
        of cell: TableViewCell, at index: Int, width: Double, separator: String, _ states: [ViewState]
    ) -> Double {
        let content = scene.subviews(of: index).first { view($0).kind == .tableViewCellContentView }
        let parts = content.map { styleViews(of: cell, in: $0) } ?? StyleViews()
        var room = width
        if let content {
            let inset = states[content].contentInset ?? .zero
            let margins = states[content].margins
            let start = leadingEdge(of: cell, in: content, margins)
            let end = trailingMargin(in: content, margins)
            room -= inset.left + inset.right + start + end + leadingRoom(of: cell, parts)
        }
        let title = textHeight(parts.title, width: room)
        if cell.style == .subtitle, parts.detail != nil {
            return metrics.subtitleRowHeight(
                lines: title + textHeight(parts.detail, width: room), separator: separator)
        }
        return metrics.standardRowHeight(
            line: max(title, textHeight(parts.detail, width: room)), separator: separator)
    }

    /// The height of a style's label: of its line, or of all lines where it may have several.
    private func textHeight(_ index: Int?, width: Double) -> Double {
        guard let index, let label = Label(view(index).element) else { return 0 }
        let line =
            attributedText(of: label, at: index)?.exactHeight
            ?? fonts.font(label.font, defaultSize: 17).lineHeight(in: measurer)
        if label.numberOfLines == 1 { return line }
        let height = IntrinsicMeasurer(model: model).size(of: index, width: width).height ?? 0
        // A line of its own is not rounded to pixels.
        return height > line + 1 ? height : line
    }

    /// The first line of a style's label, where its text has fonts of its own.
    private func attributedText(of label: Label, at index: Int) -> TextSize? {
        guard let text = model.shownText(of: index), text.isAttributed else { return nil }
        return IntrinsicMeasurer(model: model).measure(
            text, font: fonts.font(label.font, defaultSize: 17), numberOfLines: 1)
    }

    // MARK: Places

    /// The views of a style, by their indices in the scene.
    private struct StyleViews {
        var image: Int?
        var title: Int?
        var detail: Int?
    }

    private func styleViews(of cell: TableViewCell, in content: Int) -> StyleViews {
        var views = StyleViews()
        for child in scene.subviews(of: content) where traits(child).placement == .tableView {
            let element = view(child).element.index
            if cell.imageView?.element.index == element { views.image = child }
            if cell.textLabel?.element.index == element { views.title = child }
            if cell.detailTextLabel?.element.index == element { views.detail = child }
        }
        return views
    }

    /// Where the indentation, the image and the texts of a style begin, in points from the content view's leading edge:
    /// at the margin, or where the separator begins, if the cell or its table states that it is further in (one stored
    /// cell; in 39 whose separators begin before the margin, of 8 repositories, the margin counts).
    private func leadingEdge(of cell: TableViewCell, in content: Int, _ margins: EdgeInsets) -> Double {
        let margin = traits(content).isRightToLeft ? margins.right : margins.left
        let table = superview(of: superview(of: content))
        let inset = cell.separatorInset ?? (table < 0 ? nil : TableView(view(table).element)?.separatorInset)
        return max(margin, inset?.left ?? 0)
    }

    private func trailingMargin(in content: Int, _ margins: EdgeInsets) -> Double {
        traits(content).isRightToLeft ? margins.left : margins.right
    }

    /// What stands between the leading edge and the texts of a style: the indentation, and the image with 15 points.
    ///
    /// Only UIKit's own styles are indented: what an author puts into a content view does not move.
    private func leadingRoom(of cell: TableViewCell, _ parts: StyleViews, height: Double = .infinity) -> Double {
        indentation(of: cell) + (parts.image.map { styleImageSize($0, height: height).width + 15 } ?? 0)
    }

    /// The size of a style's image: its own, or less where the row is lower (512 points square in a row of 52 are 52).
    private func styleImageSize(_ index: Int, height: Double) -> Size {
        let size = IntrinsicMeasurer(model: model).size(of: index)
        let own = Size(width: size.width ?? 0, height: size.height ?? 0)
        guard own.height > height else { return own }
        return Size(width: own.width * height / own.height, height: height)
    }

    private func indentation(of cell: TableViewCell) -> Double {
        Double(cell.indentationLevel) * cell.indentationWidth
    }

    /// Places the views of a style inside a content view of the given size.
    func placeStyleViews(
        of cell: TableViewCell, in content: Int, width: Double, height: Double, _ pass: inout TablePass
    ) {
        guard cell.style != .custom else { return }
        let parts = styleViews(of: cell, in: content)
        let isRightToLeft = traits(content).isRightToLeft
        let margins = pass.states[content].margins
        let edge = leadingEdge(of: cell, in: content, margins)
        let start = edge + indentation(of: cell)
        let left = edge + leadingRoom(of: cell, parts, height: height)
        let right = width - trailingMargin(in: content, margins)
        let room = max(0, right - left)
        /// Places a view from the leading side.
        func place(_ index: Int?, _ x: Double, _ y: Double, _ size: Size) {
            guard let index else { return }
            pass.place(
                index, Rect(x: isRightToLeft ? width - x - size.width : x, y: y, width: size.width, height: size.height)
            )
        }
        if let image = parts.image {
            let size = styleImageSize(image, height: height)
            // In whole points (11 cells).
            place(image, start, ((height - size.height) / 2).rounded(.down), size)
        }
        let title = parts.title.map { styleTextSize($0, room) } ?? .zero
        let detail = parts.detail.map { styleTextSize($0, room) } ?? .zero
        func centred(_ length: Double) -> Double { ((height - length) / 2 + 0.25).rounded() }
        switch cell.style {
        case .subtitle where parts.detail != nil:
            let top = ((height - title.height - detail.height - 1) / 2).rounded(.down)
            place(parts.title, left, top, Size(width: min(title.width, room), height: title.height))
            place(
                parts.detail, left, top + title.height + 1, Size(width: min(detail.width, room), height: detail.height))
        case .value1:
            // A long title comes first: the detail has what is left, 6 points beside it.
            let titleWidth = min(title.width, room)
            let detailWidth = max(0, min(detail.width, room - titleWidth - 6))
            place(parts.title, left, centred(title.height), Size(width: titleWidth, height: title.height))
            place(
                parts.detail, right - detailWidth, centred(title.height),
                Size(width: detailWidth, height: detail.height))
        case .value2:
            // A column of 91 points and a gap of 6; the texts stand on one line (52 cells).
            let top = centred(detail.height)
            let drop = (ascender(of: parts.detail) - ascender(of: parts.title)).rounded()
            place(parts.title, left, top + drop, Size(width: 91, height: title.height))
            place(
                parts.detail, left + 97, top, Size(width: min(detail.width, max(0, room - 97)), height: detail.height))
        default:
            place(parts.title, left, 0, Size(width: room, height: height))
        }
    }

    /// The size of a style's label: on one line, or broken at `width` where it may have several.
    private func styleTextSize(_ index: Int, _ width: Double) -> Size {
        let isOneLine = Label(view(index).element)?.numberOfLines == 1
        let size = IntrinsicMeasurer(model: model).size(of: index, width: isOneLine ? nil : width)
        return Size(width: size.width ?? 0, height: size.height ?? 0)
    }

    private func ascender(of index: Int?) -> Double {
        guard let index, let label = Label(view(index).element) else { return 0 }
        return attributedText(of: label, at: index)?.firstBaseline
            ?? measurer.metrics(of: fonts.font(label.font, defaultSize: 17)).ascender
    }
}
