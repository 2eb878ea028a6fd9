import StrutAutoLayout

/// The sides of views that constraints attach something else to, read off all rows of a scene once.
struct AttachedSides {
    /// Sides of a view.
    struct Sides: OptionSet {
        var rawValue: UInt8

        static let leading = Sides(rawValue: 1)
        static let trailing = Sides(rawValue: 2)
        static let top = Sides(rawValue: 4)
        static let bottom = Sides(rawValue: 8)
        static let centerY = Sides(rawValue: 16)
    }

    /// By view.
    private var sides: [Sides]

    init(_ scene: SolvedScene) {
        sides = Array(repeating: [], count: scene.scene.views.count)
        for row in scene.rows where row.origin == .written || row.origin == .stackView {
            attach(row.first, row.firstAnchor, other: row.second)
            attach(row.second, row.secondAnchor, other: row.first)
        }
    }

    /// The sides of the view at `view`.
    subscript(view: Int) -> Sides { sides[view] }

    private mutating func attach(_ item: LayoutItem, _ anchor: Anchor, other: LayoutItem) {
        guard other.kind != .none else { return }
        switch item.kind {
        case .view, .margins, .safeArea, .readableContent: sides[Int(item.index)].formUnion(Sides(of: anchor))
        default: return
        }
    }
}

extension AttachedSides.Sides {
    /// The sides that an anchor holds; none for lengths.
    init(of anchor: Anchor) {
        self =
            switch anchor {
            case .left, .leading: .leading
            case .right, .trailing: .trailing
            case .centerX: [.leading, .trailing]
            case .top, .firstBaseline: .top
            case .bottom, .lastBaseline: .bottom
            case .centerY: .centerY
            case .width, .height, .minX, .minY: []
            }
    }
}
