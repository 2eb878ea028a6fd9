import AutoLayout

/// The sides of views that constraints attach something else to, read off all rows of a scene once.
struct AttachedSides {
    private var sides: [Int: Set<Anchor>] = [:]

    init(_ scene: SolvedScene) {
        for row in scene.rows where row.origin == .written || row.origin == .stackView {
            attach(row.first, row.firstAnchor, other: row.second)
            attach(row.second, row.secondAnchor, other: row.first)
        }
    }

    /// The sides of the view at `view`; a top with a centre makes a bottom.
    subscript(view: Int) -> Set<Anchor> {
        let attached = sides[view] ?? []
        guard attached.contains(.centerY), attached.contains(.top) || attached.contains(.bottom) else {
            return attached
        }
        return attached.union([.top, .bottom])
    }

    private mutating func attach(_ item: LayoutItem, _ anchor: Anchor, other: LayoutItem) {
        guard other.kind != .none else { return }
        switch item.kind {
        case .view, .margins, .safeArea, .readableContent: break
        default: return
        }
        let found: Set<Anchor> =
            switch anchor {
            case .left: [.leading]
            case .right: [.trailing]
            case .centerX: [.leading, .trailing]
            case .firstBaseline: [.top]
            case .lastBaseline: [.bottom]
            default: [anchor]
            }
        sides[Int(item.index), default: []].formUnion(found)
    }
}
