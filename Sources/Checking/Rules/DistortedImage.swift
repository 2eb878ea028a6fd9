import AutoLayout
import Diagnostics
import Environment
import InterfaceDocument

extension LayoutRule {
    /// One finding for each picture that is stretched more one way than the other.
    static let distortedImage = LayoutRule(.distortedImage, turns: DistortedImage.turns) { survey in
        for index in survey.scene.scene.views.indices where survey.geometry.isShown[index] {
            let view = survey.scene.view(index)
            guard view.kind == .imageView, view.contentMode == "scaleToFill",
                let image = survey.scene.pictureSize(of: index), min(image.width, image.height) >= 16
            else { continue }
            let frame = survey.geometry.frames[index]
            guard frame.width >= 8, frame.height >= 8 else { continue }
            let stretch = (frame.width / image.width) / (frame.height / image.height)
            guard stretch > 1.1 || stretch < 1 / 1.1 else { continue }
            survey.find(
                .distortedImage,
                "\(survey.name(index)) draws a picture of \(survey.size(image)) points at \(survey.size(frame.size)): it "
                    + "is distorted. Choose the content mode aspectFit or aspectFill.", at: index,
                amount: max(stretch, 1 / stretch))
        }
    }
}

extension Rule {
    /// A picture is distorted.
    static let distortedImage = Rule(
        "distorted-image", on: .layout, .note, active: .whenEnabled,
        summary: "A picture is stretched more one way than the other.",
        help: "Choose the content mode aspectFit or aspectFill.")
}

extension SceneSurvey {
    /// A size in points.
    func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }
}

enum DistortedImage {
    /// Where a picture may be stretched more or less one way than the other than counts.
    static func turns(_ points: inout TurningPoints) {
        for index in points.frames.indices where points.first.view(index).kind == .imageView {
            let frame = points.frames[index]
            guard !frame.width.isStill || !frame.height.isStill, let image = points.first.pictureSize(of: index) else {
                continue
            }
            for length in [frame.width, frame.height] { points.mark(length, at: 8) }
            for stretch in [1.1, 1 / 1.1] {
                points.mark(frame.width * image.height - frame.height * (stretch * image.width), at: 0)
            }
        }
    }
}
