import InterfaceDocument
import Testing

@testable import StrutEmission

@Suite("Where scenes lie on the canvas")
struct CanvasPlacesTests {
    private static let phone = Size(width: 377, height: 669)

    private func places(
        _ sizes: [Size], stored: [Point?], ways: [(from: Int, to: Int)] = [], columns: [Int]? = nil
    ) -> [Point] {
        CanvasPlaces(
            sizes, stored: stored, order: Array(sizes.indices), columns: columns ?? sizes.map { _ in 0 }, ways: ways
        ).points
    }

    private func overlaps(_ points: [Point], _ sizes: [Size]) -> Bool {
        let rects = zip(points, sizes).map { Rect(origin: $0, size: $1) }
        for (index, rect) in rects.enumerated() {
            for other in rects[..<index] {
                let isApart =
                    rect.x >= other.maxX || other.x >= rect.maxX || rect.y >= other.maxY || other.y >= rect.maxY
                if !isApart { return true }
            }
        }
        return false
    }

    @Test("Places that keep their distance stay as they are, from the leftmost and the topmost on")
    func stored() {
        let points = places([Self.phone, Self.phone], stored: [Point(x: -500, y: 40), Point(x: 300, y: -60)])
        #expect(points == [Point(x: 0, y: 100), Point(x: 800, y: 0)])
    }

    @Test("What overlaps is moved apart the shorter way, and neighbours stay neighbours")
    func overlapping() {
        let sizes = [Self.phone, Self.phone, Self.phone]
        let points = places(sizes, stored: [Point(x: 0, y: 0), Point(x: 300, y: 20), Point(x: 310, y: 700)])
        #expect(!overlaps(points, sizes))
        #expect(points[1].x - points[0].x == 377 + CanvasPlaces.gap.width && points[1].y < points[2].y)
        #expect(points[2].y > points[1].y + 669)
    }

    @Test("Any number of scenes at one place come apart, of any size", arguments: [2, 9, 120, 400])
    func pile(count: Int) {
        var sizes: [Size] = []
        for index in 0..<count {
            sizes.append(Size(width: Double(100 + index * 37 % 500), height: Double(60 + index * 53 % 900)))
        }
        let points = places(sizes, stored: sizes.map { _ in Point(x: 7, y: 7) })
        #expect(!overlaps(points, sizes))
        #expect(points.map(\.x).min() == 0 && points.map(\.y).min() == 0)
    }

    @Test("Without places scenes stand in columns along the segues, beside what leads to them")
    func columns() {
        let sizes = [Self.phone, Self.phone, Self.phone]
        let ways = [(from: 0, to: 1), (from: 0, to: 2)]
        let points = places(sizes, stored: [nil, nil, nil], ways: ways, columns: [0, 1, 1])
        #expect(!overlaps(points, sizes))
        #expect(points[1].x == points[2].x && points[0].x + 377 < points[1].x)
        // The column is centred beside its start.
        #expect(abs((points[1].y + points[2].y) / 2 - points[0].y) <= 1)
    }

    @Test("A scene without a place stands right of what leads to it; one that nothing leads to below all others")
    func missing() {
        let sizes = [Self.phone, Self.phone, Self.phone]
        let points = places(sizes, stored: [Point(x: 100, y: 100), nil, nil], ways: [(from: 0, to: 1)])
        #expect(points[1].y == points[0].y && points[1].x > points[0].x + 377)
        #expect(points[2].x == 0 || points[2].y > points[0].y + 669)
        #expect(!overlaps(points, sizes))
    }
}
