// The workloads: five that layouts are full of, and two that are hard on purpose.

extension Workload {
    /// A name, what it stands for, and how it is made for about `n` views.
    static let all: [(name: String, title: String, make: @Sendable (Int) -> Workload)] = [
        ("a", "chain", chain), ("b", "independent rows", rows), ("c", "nested, depth 50", nests),
        ("d", "grid, equal widths", equalGrid), ("e", "flexible chain", flexibleChain),
        ("f", "coupled inequalities", coupled), ("g", "competing grid", competingGrid),
    ]

    /// Views below each other, as wide as the window, each of fixed height.
    @Sendable static func chain(_ n: Int) -> Workload {
        var w = Workload(width: 1024, height: 768)
        for _ in 0..<n {
            let v = w.addView()
            w.leading(v, 0, 16)
            w.trailing(v, 0, 16)
            w.size(height(v), .equal, 44)
            if v == 1 { w.top(v, 0, 8) } else { w.below(v, v - 1, 8) }
        }
        return w
    }

    /// Rows at fixed places, each with an icon, a label and a detail that hug their contents and resist compression.
    @Sendable static func rows(_ n: Int) -> Workload {
        var w = Workload(width: 1024, height: 768)
        for r in 0..<max(1, n / 4) {
            let (row, icon, label, detail) = (w.addView(), w.addView(), w.addView(), w.addView())
            w.leading(row, 0, 0)
            w.trailing(row, 0, 0)
            w.top(row, 0, 60 * Double(r))
            w.size(height(row), .equal, 60)
            w.leading(icon, row, 16)
            w.after(label, icon, 8)
            w.after(detail, label, 8, .greaterThanOrEqual)
            w.trailing(detail, row, 16)
            for v in [icon, label, detail] {
                w.add([(y(v), 2), (height(v), 1), (y(row), -2), (height(row), -1)], .equal, 0)
            }
            let sizes: [(Int, Double, Double)] = [
                (icon, 40, 40), (label, Double(120 + r % 50), 20), (detail, Double(80 + r % 30), 20),
            ]
            for (k, (v, wide, high)) in sizes.enumerated() {
                let (hugging, compression) = (250 + Double(k), 750 + Double(k))
                w.size(width(v), .lessThanOrEqual, wide, hugging)
                w.size(width(v), .greaterThanOrEqual, wide, compression)
                w.size(height(v), .lessThanOrEqual, high, hugging)
                w.size(height(v), .greaterThanOrEqual, high, compression)
            }
        }
        return w
    }

    /// Views in views in views, fifty deep, with four insets each.
    @Sendable static func nests(_ n: Int) -> Workload {
        var w = Workload(width: 1024, height: 768)
        for i in 0..<n {
            let (nest, depth) = (i / 50, i % 50)
            let v = w.addView()
            let parent = depth == 0 ? 0 : v - 1
            let inset = depth == 0 ? Double(nest % 17) : 4
            w.leading(v, parent, inset)
            w.trailing(v, parent, inset)
            w.top(v, parent, inset)
            w.bottom(v, parent, inset)
        }
        return w
    }

    /// Rows of equal heights with ten cells of equal widths each.
    @Sendable static func equalGrid(_ n: Int) -> Workload {
        let count = max(1, n / 11)
        var w = Workload(width: 1024, height: Double(768 + count * 10))
        for step in 1...steps { w.heights[step] += Double(count * 10) }
        var rows: [Int] = []
        for r in 0..<count {
            let row = w.addView()
            rows.append(row)
            w.leading(row, 0, 0)
            w.trailing(row, 0, 0)
            if r == 0 { w.top(row, 0, 8) } else { w.below(row, rows[r - 1], 8) }
            if r > 0 { w.add([(height(row), 1), (height(rows[0]), -1)], .equal, 0) }
            var cells: [Int] = []
            for c in 0..<10 {
                let cell = w.addView()
                cells.append(cell)
                if c == 0 { w.leading(cell, row, 8) } else { w.after(cell, cells[c - 1], 8) }
                if c > 0 { w.add([(width(cell), 1), (width(cells[0]), -1)], .equal, 0) }
                w.top(cell, row, 0)
                w.bottom(cell, row, 0)
            }
            w.trailing(cells[9], row, 8)
        }
        w.bottom(rows[count - 1], 0, 8)
        return w
    }

    /// A chain from top to bottom of the window whose views would like to be 40 high and must be 20.
    @Sendable static func flexibleChain(_ n: Int) -> Workload {
        let natural = Double(48 * n + 8)
        var w = Workload(width: 1024, height: natural)
        let deltas: [Double] = [50, 100, 50, 0, -50, -100, -50, 0]
        for step in 1...steps { w.heights[step] = natural + deltas[(step - 1) % deltas.count] }
        for _ in 0..<n {
            let v = w.addView()
            w.leading(v, 0, 16)
            w.trailing(v, 0, 16)
            w.size(height(v), .greaterThanOrEqual, 20)
            w.size(height(v), .equal, 40, 250)
            if v == 1 { w.top(v, 0, 8) } else { w.below(v, v - 1, 8) }
        }
        w.bottom(w.viewCount - 1, 0, 8)
        return w
    }

    /// Rows of ten views that do not fit, each of which wants a width and wants to stand below the one above it: one
    /// system of inequalities at a dozen priorities that nothing takes apart.
    @Sendable static func coupled(_ n: Int) -> Workload {
        var w = Workload(width: 1024, height: 768)
        for i in 0..<n {
            let v = w.addView()
            let column = i % 10
            w.add([(x(v), 1), (x(0), -1)], .greaterThanOrEqual, 8)
            w.trailing(v, 0, 8, .lessThanOrEqual)
            if column > 0 { w.after(v, v - 1, 8, .greaterThanOrEqual) }
            w.size(width(v), .greaterThanOrEqual, 20)
            w.size(width(v), .greaterThanOrEqual, Double(90 + (i * 37) % 60), Double(745 + (i * 7) % 5))
            w.size(width(v), .lessThanOrEqual, Double(90 + (i * 37) % 60), Double(250 + i % 3))
            if i >= 10 { w.add([(x(v), 1), (x(v - 10), -1)], .equal, 0, Double(500 + (i * 3) % 4)) }
            w.top(v, 0, Double(i / 10) * 48)
            w.size(height(v), .equal, 40)
        }
        return w
    }

    /// A grid whose columns share widths and whose rows share heights, of cells that all resist compression, at eleven
    /// priorities, in a window that is too small for them.
    @Sendable static func competingGrid(_ n: Int) -> Workload {
        let count = max(1, n / 10)
        var w = Workload(width: 1024, height: Double(count * 36))
        for step in 1...steps { w.heights[step] = Double(count) * (30 + Double(step % 7)) }
        var cells: [[Int]] = []
        for r in 0..<count {
            cells.append((0..<10).map { _ in w.addView() })
            for (c, cell) in cells[r].enumerated() {
                if c == 0 { w.leading(cell, 0, 8) } else { w.after(cell, cells[r][c - 1], 8) }
                if r == 0 { w.top(cell, 0, 8) } else { w.below(cell, cells[r - 1][c], 8) }
                if r > 0 { w.add([(width(cell), 1), (width(cells[0][c]), -1)], .equal, 0) }
                if c > 0 { w.add([(height(cell), 1), (height(cells[r][0]), -1)], .equal, 0) }
                let priority = Double(740 + (r * 7 + c * 3) % 11)
                let (wide, high) = (Double(80 + (r * 31 + c * 17) % 70), Double(30 + (r * 13 + c * 29) % 25))
                w.size(width(cell), .greaterThanOrEqual, wide, priority)
                w.size(height(cell), .greaterThanOrEqual, high, priority)
                w.size(width(cell), .lessThanOrEqual, wide, 250)
                w.size(height(cell), .lessThanOrEqual, high, 250)
                w.size(width(cell), .greaterThanOrEqual, 10)
                w.size(height(cell), .greaterThanOrEqual, 10)
            }
            w.trailing(cells[r][9], 0, 8, .lessThanOrEqual)
        }
        for cell in cells[count - 1] { w.bottom(cell, 0, 8, .lessThanOrEqual) }
        return w
    }
}
