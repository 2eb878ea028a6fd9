import InterfaceDocument

/// A scroll view's content is a rectangle of its own: it starts at the scroll view's corner, and the constraints from
/// the content to the scroll view's edges determine its size.
extension RowBuilder {
    /// Gives the scroll view at `index` a content rectangle, once.
    func needContentBox(of index: Int) {
        guard variables.views[index].contentBox == nil else { return }
        variables.views[index].contentBox = addBox()
        func pinContent(_ anchor: Anchor) {
            add(
                LoweredRow(
                    first: .contentLayout(index), firstAnchor: anchor, second: .view(index), secondAnchor: anchor,
                    origin: .scrollView, identifier: .contentGuide, container: Int32(index)))
        }
        // Interface Builder lays out at a content offset of zero.
        pinContent(.left)
        pinContent(.top)
        // A table or collection gives its content a size itself: constraints have no say in it.
        guard view(index).kind.isTableOrCollection else { return }
        pinContent(.width)
        pinContent(.height)
    }
}

extension View.Kind {
    /// Whether what it contains lies in a content rectangle of its own.
    var isScrollView: Bool {
        switch self {
        case .scrollView, .tableView, .collectionView, .textView: true
        default: false
        }
    }
}
