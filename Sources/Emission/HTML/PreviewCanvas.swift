import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment

/// The pictures of a document's scenes in each environment, and where they lie on its canvas.
struct PreviewCanvas {
    /// For each layout, the picture of each scene.
    private(set) var pictures: [[ScenePicture]] = []
    /// For each layout, where each picture lies with its border.
    private(set) var frames: [[Rect]] = []

    init(_ layouts: [Layout], order: PreviewOrder) {
        let ways = order.ways.map { (from: $0.from, to: $0.to) }
        for layout in layouts {
            let chrome = ChromeResolver(document: layout.document, environment: layout.environment)
            let pictures = layout.scenes.map { ScenePicture($0, of: layout, chrome: chrome) }
            let sizes = pictures.map { Self.bordered($0.size) }
            let screen = layout.environment.size
            // Before size classes places were points on the canvas of the time.
            let isOld = layout.document.device == nil && !layout.document.usesTraitCollections
            let unit = isOld ? layout.environment.canvasSize : CanvasPlaces.storedUnit
            let stored = layout.scenes.map { scene in
                scene.scene.canvasLocation.map {
                    Point(
                        x: Self.place($0.x * screen.width / unit.width),
                        y: Self.place($0.y * screen.height / unit.height))
                }
            }
            let places = CanvasPlaces(sizes, stored: stored, order: order.scenes, columns: order.depths, ways: ways)
            self.pictures.append(pictures)
            frames.append(zip(places.points, sizes).map { Rect(origin: $0, size: $1) })
        }
    }

    /// The size of a picture with its border.
    static func bordered(_ size: Size) -> Size { Size(width: size.width + 2, height: size.height + 2) }

    /// A number on the canvas; what a document says may be anything.
    private static func place(_ value: Double) -> Double {
        value.isFinite ? min(max(value, -200_000), 200_000) : 0
    }
}
