import Environment
import InterfaceDocument
import TextMeasurement

/// The labels and the image of UIKit's own cell styles, which the cell places itself.
///
/// Measured on about 1,400 stored labels.
extension SceneSystem {
    /// Whether a view is one of those that a cell's style places.
    func isStyleView(_ index: Int) -> Bool {
        let parent = superview(of: index)
        guard parent >= 0, view(parent).kind == .tableViewCellContentView, superview(of: parent) >= 0,
            let cell = TableViewCell(view(superview(of: parent)).element), cell.style != .custom
        else { return false }
        let element = view(index).element.index
        return cell.textLabel?.element.index == element || cell.detailTextLabel?.element.index == element
            || cell.imageView?.element.index == element
    }

    /// The height of a row of one of UIKit's own styles.
    func standardRowHeight(of cell: TableViewCell, at index: Int) -> Double {
        let metrics = TableMetrics(environment)
        let title = lineHeight(cell.textLabel)
        if cell.style == .subtitle, cell.detailTextLabel != nil {
            return metrics.subtitleRowHeight(lines: title + lineHeight(cell.detailTextLabel))
        }
        return metrics.standardRowHeight(line: max(title, lineHeight(cell.detailTextLabel)))
    }

    private func lineHeight(_ label: View?) -> Double {
        guard let label = label.flatMap({ Label($0.element) }) else { return 0 }
        return fonts.font(label.font, defaultSize: 17).lineHeight(in: measurer)
    }

    /// Places the views of a style inside a content view of the given size.
    mutating func placeStyleViews(of cell: TableViewCell, in content: Int, width: Double, height: Double) {
        guard cell.style != .custom else { return }
        var parts: (image: Int?, title: Int?, detail: Int?) = (nil, nil, nil)
        for child in scene.subviews(of: content) where states[child].placement == .tableView {
            let element = view(child).element.index
            if cell.imageView?.element.index == element { parts.image = child }
            if cell.textLabel?.element.index == element { parts.title = child }
            if cell.detailTextLabel?.element.index == element { parts.detail = child }
        }
        let margins = states[content].margins
        var left = margins.left
        let right = width - margins.right
        if let image = parts.image {
            let size = intrinsicSize(of: image)
            let extent = Size(width: size.width ?? 0, height: size.height ?? 0)
            placeStyleView(
                image, Rect(x: left, y: (height - extent.height) / 2, width: extent.width, height: extent.height))
            left += extent.width + 15
        }
        let title = parts.title.map(styleTextSize) ?? .zero
        let detail = parts.detail.map(styleTextSize) ?? .zero
        switch cell.style {
        case .subtitle where parts.detail != nil:
            let top = ((height - title.height - detail.height - 1) / 2).rounded(.down)
            let widest = max(0, right - left)
            parts.title.map {
                placeStyleView($0, Rect(x: left, y: top, width: min(title.width, widest), height: title.height))
            }
            parts.detail.map {
                placeStyleView(
                    $0,
                    Rect(
                        x: left, y: top + title.height + 1, width: min(detail.width, widest), height: detail.height))
            }
        case .value1, .value2:
            let top = ((height - title.height) / 2 + 0.25).rounded()
            parts.title.map {
                placeStyleView(
                    $0, Rect(x: left, y: top, width: min(title.width, max(0, right - left)), height: title.height))
            }
            parts.detail.map {
                placeStyleView(
                    $0,
                    Rect(x: right - detail.width, y: top, width: detail.width, height: detail.height))
            }
        default:
            parts.title.map {
                placeStyleView($0, Rect(x: left, y: 0, width: max(0, right - left), height: height))
            }
        }
    }

    /// The size of a style's label, on one line.
    private func styleTextSize(_ index: Int) -> Size {
        let size = intrinsicSize(of: index)
        return Size(width: size.width ?? 0, height: size.height ?? 0)
    }

    private mutating func placeStyleView(_ index: Int, _ frame: Rect) {
        guard let row = states[index].tableRow else { return }
        rows[row].constant = frame.x
        rows[row + 1].constant = frame.y
        rows[row + 2].constant = frame.width
        rows[row + 3].constant = frame.height
    }
}
