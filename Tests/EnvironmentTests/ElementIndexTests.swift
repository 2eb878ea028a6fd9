// Where elements are in their scene.

import InterfaceDocument
import StrutEnvironment
import Testing

@Suite struct ElementIndexTests {
    /// Every view is found by its element, and nothing of another scene is.
    @Test func eachSceneKnowsItsOwn() throws {
        let scenes = try Storyboard(scenes: [scene("a"), scene("b"), scene("c")]).installed()
        #expect(scenes.count == 3)
        for scene in scenes {
            let index = ElementIndex(scene.views)
            for (place, view) in scene.views.enumerated() { #expect(index[view.view.element.index] == Int32(place)) }
            for other in scenes where other.element.id != scene.element.id {
                for view in other.views { #expect(index[view.view.element.index] == -1) }
            }
        }
    }

    /// Of several copies of an element the first counts.
    @Test func theFirstCopyCounts() throws {
        let views = try #require(try Storyboard(scenes: [scene("a")]).installed().first?.views)
        let index = ElementIndex(views + views)
        #expect(views.indices.allSatisfy { index[views[$0].view.element.index] == Int32($0) })
    }

    @Test func nothingIsNowhere() {
        #expect(ElementIndex([])[0] == -1 && ElementIndex([])[1000] == -1)
    }
}
