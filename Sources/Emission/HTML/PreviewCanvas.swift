import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// Where the pictures of a document's scenes lie on its canvas, in each environment.
struct PreviewCanvas {
    /// For each environment, where the picture of each scene lies with its border.
    private(set) var frames: [[Rect]] = []

    init(_ layouts: [Layout], _ scenes: PageScenes, order: PreviewOrder) {
        let ways = order.ways.map { (from: $0.from, to: $0.to) }
        // What the document does not have any more is where it was.
        let removed = Array(scenes.all.indices.dropFirst(scenes.countInDocument))
        for place in layouts.indices {
            let versions = scenes.all.map { $0.versions[place] }
            let sizes = versions.map { Self.bordered($0.picture.size) }
            let stored = versions.map { Self.storedPlace(of: $0.scene, in: $0.layout) }
            let places = CanvasPlaces(
                sizes, stored: stored, order: order.scenes + removed, columns: order.depths + removed.map { _ in 0 },
                ways: ways)
            frames.append(zip(places.points, sizes).map { Rect(origin: $0, size: $1) })
        }
    }

    /// The size of a picture with its border.
    static func bordered(_ size: Size) -> Size { Size(width: size.width + 2, height: size.height + 2) }

    private static func storedPlace(of scene: SceneLayout, in layout: Layout) -> Point? {
        let screen = layout.environment.size
        // Before size classes places were points on the canvas of the time.
        let isOld = layout.document.device == nil && !layout.document.usesTraitCollections
        let unit = isOld ? layout.environment.canvasSize : CanvasPlaces.storedUnit
        return scene.scene.canvasLocation.map {
            Point(x: place($0.x * screen.width / unit.width), y: place($0.y * screen.height / unit.height))
        }
    }

    /// A number on the canvas; what a document says may be anything.
    private static func place(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -200_000), 200_000) : 0
    }
}
