import Environment
import InterfaceDocument

/// A collection with a flow layout that lays itself out: its parts by their indices in the scene.
struct CollectionState: Sendable {
    var index: Int
    /// The items of each section, in order.
    var sections: [[Int]] = [[]]
    /// The header and footer views, by section.
    var headers: [Int: Int] = [:]
    var footers: [Int: Int] = [:]
    var contentSize = Size.zero
}

/// Collections at run time: sections below each other, each with a header, lines of items, and a footer.
extension SceneSystem {
    /// Finds the collections whose layout is a flow layout.
    func collection(_ index: Int) -> CollectionState? {
        guard let element = CollectionView(view(index).element), element.flowLayout != nil else { return nil }
        var state = CollectionState(index: index)
        if let data = designData(of: index) { state.sections = data.sections.map { _ in [] } }
        for child in scene.subviews(of: index) {
            let view = view(child)
            let section = rowPath(of: child)?.section ?? 0
            switch view.kind {
            case .collectionViewCell:
                if state.sections.indices.contains(section) { state.sections[section].append(child) }
            case .collectionReusableView:
                if view.key == "sectionHeaderView" {
                    state.headers[section] = child
                } else {
                    state.footers[section] = child
                }
            default: break
            }
        }
        return state
    }

    /// Gives every item of a collection its place.
    mutating func layOutCollection(_ number: Int) {
        var state = collections[number]
        guard let solved = states[state.index].solved,
            let element = CollectionView(view(state.index).element)?.flowLayout
        else { return }
        let isHorizontal = element.scrollDirection == .horizontal
        let flow = FlowLayout(
            isHorizontal: isHorizontal, lineSpacing: element.minimumLineSpacing,
            itemSpacing: element.minimumInteritemSpacing,
            inset: sectionInset(of: element, at: state.index),
            breadth: isHorizontal ? solved.height : solved.width)
        var position = 0.0
        for (section, items) in state.sections.enumerated() {
            position = placeEdge(
                state.headers[section], element.headerReferenceSize, at: position, isHorizontal, solved.size)
            let sizes = items.map { itemSize(of: $0, element) }
            let (frames, length) = flow.place(sizes)
            for (item, frame) in zip(items, frames) {
                placeInTable(
                    item,
                    Rect(
                        x: frame.x + (isHorizontal ? position : 0), y: frame.y + (isHorizontal ? 0 : position),
                        width: frame.width, height: frame.height))
            }
            position += length
            position = placeEdge(
                state.footers[section], element.footerReferenceSize, at: position, isHorizontal, solved.size)
        }
        state.contentSize =
            isHorizontal
            ? Size(width: position, height: solved.height) : Size(width: solved.width, height: position)
        collections[number] = state
    }

    /// Places a section's header or footer across the whole collection, and returns where it ends.
    private mutating func placeEdge(
        _ view: Int?, _ size: Size, at position: Double, _ isHorizontal: Bool, _ collection: Size
    ) -> Double {
        let length = isHorizontal ? size.width : size.height
        if let view {
            placeInTable(
                view,
                isHorizontal
                    ? Rect(x: position, y: 0, width: length, height: collection.height)
                    : Rect(x: 0, y: position, width: collection.width, height: length))
        }
        return position + length
    }

    /// The space around a section's items: the layout's, and what it refers to. The safe area above and below is no part of
    /// it: the collection insets its whole content by that.
    private func sectionInset(of layout: CollectionViewFlowLayout, at index: Int) -> EdgeInsets {
        let inset = layout.sectionInset
        var outer: EdgeInsets
        switch layout.sectionInsetReference {
        case "safeArea": outer = sideSafeArea(of: index)
        case "layoutMargins":
            outer = states[index].margins
            outer.top -= states[index].safeArea.top
            outer.bottom -= states[index].safeArea.bottom
        default: return inset
        }
        return EdgeInsets(
            top: inset.top + outer.top, left: inset.left + outer.left, bottom: inset.bottom + outer.bottom,
            right: inset.right + outer.right)
    }

    /// An item's size: its own, the layout's, or what its constraints make it where the layout estimates: the fitting
    /// size nearest to the estimate.
    private func itemSize(of index: Int, _ layout: CollectionViewFlowLayout) -> Size {
        let cell = CollectionViewCell(view(index).element)
        let stated = cell?.customSize ?? layout.itemSize
        let estimate = layout.estimatedItemSize ?? .zero
        let isEstimated = estimate.width > 0 || estimate.height > 0
        guard isEstimated || layout.usesAutomaticEstimatedItemSize else { return stated }
        let size = fittingSize(of: index, target: FittingTarget(size: isEstimated ? estimate : stated))
        return size.width > 0 && size.height > 0 ? size : stated
    }
}
