import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each text, control or picture of which a part lies outside of the screen and cannot be scrolled to.
    static let outsideScreen = LayoutRule(.outsideScreen) { survey in
        let geometry = survey.geometry
        var boxes = survey.content.boxes
        for index in survey.scene.scene.views.indices where geometry.isShown[index] {
            let view = survey.scene.view(index)
            guard view.kind == .imageView, view.contentMode != "scaleAspectFill", !view.clipsSubviews else { continue }
            boxes.append(ContentBoxes.Box(view: index, ink: geometry.frames[index], isControl: false))
        }
        for box in boxes.sorted(by: { $0.view < $1.view }) {
            let root = survey.scene.scene.roots[survey.scene.scene.views[box.view].root]
            guard geometry.scroller[box.view] < 0, !geometry.isInCell[box.view], survey.isTrusted(box.view) else {
                continue
            }
            let bounds = geometry.frames[root.view]
            let overhang = bounds.overhang(of: box.ink)
            // What lies wholly outside waits there to be moved in, and a picture that covers the screen is its background.
            guard overhang > OutsideScreen.slack, bounds.intersection(box.ink) != nil,
                box.ink.area < bounds.area / 2
            else { continue }
            survey.find(
                .outsideScreen,
                "\(survey.name(box.view)) reaches \(survey.number(overhang)) points out of the "
                    + "\(root.controller == nil ? "view" : "screen"), and cannot be scrolled to. Constrain it to the edges "
                    + "of its superview or safe area.", at: box.view, amount: overhang)
        }
    }
}

extension Rule {
    /// A part of a view cannot be seen, because it lies outside of the screen.
    static let outsideScreen = Rule(
        "outside-screen", on: .layout, .warning, active: .inEnvironments, comparesWithCanvas: true,
        summary: "A part of a text, control or picture lies outside of the screen and cannot be scrolled to.",
        help: "Constrain it to the edges of its superview or safe area.")
}

enum OutsideScreen {
    /// What may reach out without harm, in points.
    static let slack = 3.0
}
