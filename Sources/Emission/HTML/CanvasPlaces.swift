import InterfaceDocument

/// Where the pictures of a document's scenes lie on its canvas: as Interface Builder stored it, moved apart where they
/// would overlap; in columns along the segues where nothing is stored.
struct CanvasPlaces {
    /// Between two pictures.
    static let gap = Size(width: 72, height: 48)
    /// What a scene's title takes above its picture.
    static let titleHeight = 40.0
    /// The unit of stored places: a canvas of 600 points is that of the first size classes, in which places are points.
    /// Since canvases show devices, places are in 600ths of the screen, so that scenes keep their distances on another
    /// device: of 688 fractional places beside an iPhone of 375 points 580 are multiples of half a point then, and most
    /// scenes whose places were points would overlap.
    static let storedUnit = Size(width: 600, height: 600)

    /// The upper left corner of each picture; the leftmost and the topmost are at 0.
    private(set) var points: [Point]
    private let sizes: [Size]

    /// Places pictures of `sizes`. `stored` are the places in points on a canvas of such pictures; `columns` says how
    /// many segues each scene is from the start, and `order` in which order the segues lead to them.
    init(_ sizes: [Size], stored: [Point?], order: [Int], columns: [Int], ways: [(from: Int, to: Int)]) {
        self.sizes = sizes
        points = Array(repeating: .zero, count: sizes.count)
        if stored.allSatisfy({ $0 == nil }) {
            placeInColumns(order, columns)
        } else {
            placeAsStored(stored, order, ways)
            relax()
        }
        sweep()
        let (x, y) = (points.map(\.x).min() ?? 0, points.map(\.y).min() ?? 0)
        for index in points.indices {
            points[index] = Point(x: (points[index].x - x).rounded(), y: (points[index].y - y).rounded())
        }
    }

    /// The first scene to the left, what it leads to beside it, and so on; each column is centred.
    private mutating func placeInColumns(_ order: [Int], _ columns: [Int]) {
        var members: [[Int]] = []
        for scene in order where sizes.indices.contains(scene) {
            let column = columns[scene]
            while members.count <= column { members.append([]) }
            members[column].append(scene)
        }
        // A start of its own begins a row of its own, so columns of many scenes stay as short as the segues allow.
        let heights = members.map { $0.reduce(0) { $0 + sizes[$1].height + Self.gap.height + Self.titleHeight } }
        let tallest = heights.max() ?? 0
        var x = 0.0
        for (column, scenes) in members.enumerated() {
            var y = (tallest - heights[column]) / 2
            for scene in scenes {
                points[scene] = Point(x: x, y: y)
                y += sizes[scene].height + Self.gap.height + Self.titleHeight
            }
            x += (scenes.map { sizes[$0].width }.max() ?? 0) + 2 * Self.gap.width
        }
    }

    /// What has no place stands right of what leads to it, or below everything.
    private mutating func placeAsStored(_ stored: [Point?], _ order: [Int], _ ways: [(from: Int, to: Int)]) {
        for (index, point) in stored.enumerated() where points.indices.contains(index) {
            if let point { points[index] = point }
        }
        var bottom =
            points.indices.map { stored[$0] == nil ? -Double.infinity : points[$0].y + sizes[$0].height }.max() ?? 0
        for scene in order where points.indices.contains(scene) && stored[scene] == nil {
            if let way = ways.first(where: { $0.to == scene && $0.from != scene }), points.indices.contains(way.from) {
                points[scene] = Point(
                    x: points[way.from].x + sizes[way.from].width + 2 * Self.gap.width, y: points[way.from].y)
            } else {
                points[scene] = Point(x: 0, y: bottom + Self.gap.height + Self.titleHeight)
                bottom = points[scene].y + sizes[scene].height
            }
        }
    }

    /// The room that a picture takes with its title and half of the gaps around it.
    private func room(_ index: Int) -> Rect {
        Rect(
            x: points[index].x - Self.gap.width / 2, y: points[index].y - Self.titleHeight - Self.gap.height / 2,
            width: sizes[index].width + Self.gap.width,
            height: sizes[index].height + Self.titleHeight + Self.gap.height)
    }

    /// Pushes pairs apart the shorter way, so that neighbours stay neighbours. Of very many scenes the sweep alone
    /// takes care.
    private mutating func relax() {
        guard sizes.count <= 250 else { return }
        for _ in 0..<80 {
            var hasMoved = false
            for a in sizes.indices {
                for b in 0..<a {
                    let (first, second) = (room(b), room(a))
                    let across = min(first.maxX, second.maxX) - max(first.x, second.x)
                    let down = min(first.maxY, second.maxY) - max(first.y, second.y)
                    guard across > 0.01, down > 0.01 else { continue }
                    hasMoved = true
                    if across < down {
                        let push = (second.center.x < first.center.x ? -across : across) / 2
                        points[a].x += push
                        points[b].x -= push
                    } else {
                        let push = (second.center.y < first.center.y ? -down : down) / 2
                        points[a].y += push
                        points[b].y -= push
                    }
                }
            }
            if !hasMoved { return }
        }
    }

    /// Moves what still overlaps down, from the top on: afterwards nothing does.
    private mutating func sweep() {
        let sorted = sizes.indices.sorted { (points[$0].y, points[$0].x, $0) < (points[$1].y, points[$1].x, $1) }
        var placed: [Rect] = []
        for index in sorted {
            var room = room(index)
            var lowest = -Double.infinity
            var overlaps = false
            for other in placed where other.x < room.maxX - 0.01 && room.x < other.maxX - 0.01 {
                lowest = max(lowest, other.maxY)
                if other.y < room.maxY - 0.01 && room.y < other.maxY - 0.01 { overlaps = true }
            }
            if overlaps {
                points[index].y += lowest - room.y
                room = self.room(index)
            }
            placed.append(room)
        }
    }
}
