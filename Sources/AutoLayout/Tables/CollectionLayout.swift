import InterfaceDocument
import StrutEnvironment

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
struct CollectionLayout: SceneReader {
    var model: SceneModel
    /// The collections that lay themselves out.
    private(set) var collections: [CollectionState] = []

    /// Finds the collections of a scene, where they lay themselves out.
    init(_ model: SceneModel) {
        self.model = model
        guard model.laysOutTables else { return }
        collections = scene.views.indices.compactMap { collection($0) }
    }

    /// Gives every part of every collection its place.
    mutating func layOut(_ states: [ViewState], _ fittings: inout FittingMemory) -> [TablePlacement] {
        var pass = TablePass(states: states, fittings: fittings.take())
        for collection in collections.indices { layOut(collection, &pass) }
        fittings = pass.fittings
        return pass.placements
    }

    /// The size of the content of the collection at `index`; nil for other views.
    func contentSize(of index: Int) -> Size? { collections.first { $0.index == index }?.contentSize }

    /// Finds the collections whose layout is a flow layout.
    private func collection(_ index: Int) -> CollectionState? {
        guard let element = CollectionView(view(index).element), element.flowLayout != nil else { return nil }
        var state = CollectionState(index: index)
        if let data = model.designData(of: index) { state.sections = data.sections.map { _ in [] } }
        for child in scene.subviews(of: index) {
            let view = view(child)
            let section = model.viewIndex.rowPath(of: child)?.section ?? 0
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
    private mutating func layOut(_ number: Int, _ pass: inout TablePass) {
        var state = collections[number]
        guard let solved = pass.states[state.index].solved,
            let collection = CollectionView(view(state.index).element), let element = collection.flowLayout
        else { return }
        // Lines go on where the insets of the content leave room, as `UICollectionViewFlowLayout` subtracts them.
        let insets = ScrollView(collection.element)?.contentInset ?? .zero
        let bounds = Size(
            width: max(0, solved.width - insets.left - insets.right),
            height: max(0, solved.height - insets.top - insets.bottom))
        let isHorizontal = element.scrollDirection == .horizontal
        let flow = FlowLayout(
            isHorizontal: isHorizontal, lineSpacing: element.minimumLineSpacing,
            itemSpacing: element.minimumInteritemSpacing,
            inset: sectionInset(of: element, at: state.index, pass.states),
            breadth: isHorizontal ? bounds.height : bounds.width)
        var position = 0.0
        for (section, items) in state.sections.enumerated() {
            position = placeEdge(
                state.headers[section], element.headerReferenceSize, at: position, isHorizontal, bounds, &pass)
            let sizes = items.map { itemSize(of: $0, element, &pass) }
            let (frames, length) = flow.place(sizes)
            for (item, frame) in zip(items, frames) {
                pass.place(
                    item,
                    Rect(
                        x: frame.x + (isHorizontal ? position : 0), y: frame.y + (isHorizontal ? 0 : position),
                        width: frame.width, height: frame.height))
            }
            position += length
            position = placeEdge(
                state.footers[section], element.footerReferenceSize, at: position, isHorizontal, bounds, &pass)
        }
        state.contentSize =
            isHorizontal
            ? Size(width: position, height: bounds.height) : Size(width: bounds.width, height: position)
        collections[number] = state
    }

    /// Places a section's header or footer across the whole collection, and returns where it ends.
    private func placeEdge(
        _ view: Int?, _ size: Size, at position: Double, _ isHorizontal: Bool, _ collection: Size,
        _ pass: inout TablePass
    ) -> Double {
        let length = isHorizontal ? size.width : size.height
        if let view {
            pass.place(
                view,
                isHorizontal
                    ? Rect(x: position, y: 0, width: length, height: collection.height)
                    : Rect(x: 0, y: position, width: collection.width, height: length))
        }
        return position + length
    }

    /// The space around a section's items: the layout's, and what it refers to. The safe area above and below is no
    /// part of it: the collection insets its whole content by that.
    private func sectionInset(
        of layout: CollectionViewFlowLayout, at index: Int, _ states: [ViewState]
    ) -> EdgeInsets {
        let inset = layout.sectionInset
        var outer: EdgeInsets
        switch layout.sectionInsetReference {
        case "safeArea": outer = InsetResolver(model: model).sideSafeArea(of: index, states)
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

    /// An item's size: its own, the layout's, or what its constraints make it where the layout estimates.
    private func itemSize(of index: Int, _ layout: CollectionViewFlowLayout, _ pass: inout TablePass) -> Size {
        let cell = CollectionViewCell(view(index).element)
        let stated = cell?.customSize ?? layout.itemSize
        guard let target = layout.fittingTarget(of: cell) else { return stated }
        let size = FittingSize(of: model, pass.states).measure(index, target, memory: &pass.fittings)
        return size.width > 0 && size.height > 0 ? size : stated
    }
}

extension CollectionViewFlowLayout {
    /// What the fitting size of an item is to be nearest to where items size themselves: the estimate; nil where they
    /// have the size that is stated.
    package func fittingTarget(of cell: CollectionViewCell?) -> FittingTarget? {
        let estimate = estimatedItemSize ?? .zero
        if estimate.width > 0 || estimate.height > 0 { return FittingTarget(size: estimate) }
        return usesAutomaticEstimatedItemSize ? FittingTarget(size: cell?.customSize ?? itemSize) : nil
    }
}
