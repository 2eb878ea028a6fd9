// What environments have in common is found once: each layout is the one that it is by itself.

import InterfaceDocument
import StrutEnvironment
import StrutTestScenes
import Testing

@testable import StrutAutoLayout

@Suite("What environments share")
struct SharedResolutionTests {
    private static let environments: [LayoutEnvironment] = [
        LayoutEnvironment(), LayoutEnvironment(device: .named("iPhone SE")),
        LayoutEnvironment(device: .named("iPhone SE"), orientation: .landscape),
        LayoutEnvironment(device: .named("iPad Air"), direction: .rightToLeft),
        LayoutEnvironment(device: .named("iPad Air"), size: Size(width: 320, height: 700)),
        LayoutEnvironment(contentSizeCategory: .accessibilityLarge),
    ]

    @Test("A layout is the same by itself and beside others", arguments: Gallery.all)
    func sameLayouts(scene: Gallery) throws {
        let document = try scene.document()
        var engine = LayoutEngine()
        engine.options.shared = SharedResolution(of: document, in: Self.environments)
        for environment in Self.environments {
            let (own, shared) = (
                LayoutEngine().layout(document, in: environment), engine.layout(document, in: environment)
            )
            #expect(own.environment == shared.environment)
            func frames(_ layout: Layout) -> [[Rect]] { layout.scenes.map { $0.views.map(\.frame) } }
            #expect(frames(own) == frames(shared) && !own.scenes.isEmpty)
        }
    }

    @Test("An environment that nobody prepared for is resolved by itself")
    func unprepared() throws {
        let document = try Gallery.scene("SizeClassVariations").document()
        var engine = LayoutEngine()
        engine.options.shared = SharedResolution(of: document, in: [LayoutEnvironment()])
        let environment = LayoutEnvironment(device: .named("iPad Air"))
        let frames = LayoutEngine().layout(document, in: environment).scenes.flatMap { $0.views.map(\.frame) }
        #expect(engine.layout(document, in: environment).scenes.flatMap { $0.views.map(\.frame) } == frames)
    }
}
