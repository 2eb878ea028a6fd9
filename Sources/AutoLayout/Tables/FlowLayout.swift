import InterfaceDocument

/// The lines of a flow layout, as `UICollectionViewFlowLayout` makes them.
///
/// It knows no views: sizes go in, frames come out. The steps, with the scroll direction downwards:
/// 1. Items fill a line from its start until the next one does not fit with the least spacing.
/// 2. A full line is justified: what is left over goes between its items in equal parts.
/// 3. The last line keeps the spacing of the lines above where all items are equal, else the least one.
/// 4. An item alone in its line is in the middle, unless it is the last of equal items of which several fit (61 items).
/// 5. A line is as high as its highest item, and items stand in its middle.
struct FlowLayout {
    var isHorizontal: Bool
    var lineSpacing: Double
    var itemSpacing: Double
    var inset: EdgeInsets
    /// The collection's extent across the scroll direction, in points.
    var breadth: Double

    /// The frames of one section's items, in the section's own coordinates, and how far the section reaches.
    func place(_ sizes: [Size]) -> (frames: [Rect], length: Double) {
        let items = sizes.map { isHorizontal ? Size(width: $0.height, height: $0.width) : $0 }
        let (start, end, before, after) =
            isHorizontal
            ? (inset.top, inset.bottom, inset.left, inset.right) : (inset.left, inset.right, inset.top, inset.bottom)
        let available = breadth - start - end
        let isUniform = Set(items).count <= 1
        var frames: [Rect] = []
        var position = before
        var first = 0
        while first < items.count {
            let last = endOfLine(items, from: first, available: available)
            let line = items[first..<last]
            let spacing = spacing(of: line, isLast: last == items.count, isUniform: isUniform, available: available)
            let height = line.map(\.height).max() ?? 0
            var along = start
            if let item = line.first, line.count == 1, !isUniform || columns(of: item, available) == 1 {
                along += (available - item.width) / 2
            }
            for item in line {
                let across = position + (height - item.height) / 2
                frames.append(
                    isHorizontal
                        ? Rect(x: across, y: along, width: item.height, height: item.width)
                        : Rect(x: along, y: across, width: item.width, height: item.height))
                along += item.width + spacing
            }
            position += height + (last < items.count ? lineSpacing : 0)
            first = last
        }
        return (frames, position + after)
    }

    /// The end of the line that starts at `first`; an item that is too wide has a line of its own.
    private func endOfLine(_ items: [Size], from first: Int, available: Double) -> Int {
        var end = first + 1
        var width = items[first].width
        while end < items.count, width + itemSpacing + items[end].width <= available + 1e-6 {
            width += itemSpacing + items[end].width
            end += 1
        }
        return end
    }

    private func spacing(of line: ArraySlice<Size>, isLast: Bool, isUniform: Bool, available: Double) -> Double {
        func justified(_ count: Double, _ width: Double) -> Double {
            count > 1 ? max(itemSpacing, (available - width) / (count - 1)) : itemSpacing
        }
        guard isLast else { return justified(Double(line.count), line.reduce(0) { $0 + $1.width }) }
        guard isUniform, let item = line.first, item.width > 0 else { return itemSpacing }
        let columns = columns(of: item, available)
        return justified(columns, columns * item.width)
    }

    /// How many items of this size fit into a line: a whole number, of which items next to nothing wide make a huge
    /// one.
    private func columns(of item: Size, _ available: Double) -> Double {
        let length = item.width + itemSpacing
        guard length > 0 else { return 1 }
        return max(1, min(((available + itemSpacing) / length + 1e-9).rounded(.down), 1e12))
    }
}
