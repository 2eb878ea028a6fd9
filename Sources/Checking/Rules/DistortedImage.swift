import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each picture that is stretched more one way than the other.
    static let distortedImage = LayoutRule(.distortedImage) { context in
        for index in context.scene.scene.views.indices where context.geometry.isShown[index] {
            let view = context.scene.view(index)
            guard view.kind == .imageView, view.contentMode == "scaleToFill",
                let image = context.scene.pictureSize(of: index), min(image.width, image.height) >= 16
            else { continue }
            let frame = context.geometry.frames[index]
            guard frame.width >= 8, frame.height >= 8 else { continue }
            let stretch = (frame.width / image.width) / (frame.height / image.height)
            guard stretch > 1.1 || stretch < 1 / 1.1, !context.isStretchable(index, image, to: frame.size) else {
                continue
            }
            context.report(
                .distortedImage,
                "\(context.name(index)) draws a picture of \(context.size(image)) points at \(context.size(frame.size)): it "
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

extension RuleContext {
    /// Whether the picture of an image view is made to be stretched: its catalog says so, or it is small and drawn many
    /// times as long, as the backgrounds of cards and fields are, whose cap insets a catalog that is not here, or code,
    /// gives them.
    fileprivate func isStretchable(_ index: Int, _ picture: Size, to size: Size) -> Bool {
        if let name = ImageView(scene.view(index).element)?.imageName,
            scene.environment.resources?.image(named: name)?.isStretchable == true
        {
            return true
        }
        return max(picture.width, picture.height) < DistortedImage.smallPicture
            && max(size.width / picture.width, size.height / picture.height) > DistortedImage.manyTimes
    }

    /// A size in points.
    func size(_ size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }
}

enum DistortedImage {
    /// The length in points that the sides of stretchable backgrounds stay below (three of three have 20 to 37).
    static let smallPicture = 64.0
    /// How many times as long such a background is drawn, at least (9 to 17 times).
    static let manyTimes = 3.0

}
