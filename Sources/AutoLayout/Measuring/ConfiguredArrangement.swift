import InterfaceDocument
import StrutEnvironment

/// How a button with a configuration sets its image and its texts: side by side, or one above the other. Lengths are in
/// points.
struct ConfiguredArrangement {
    /// The size of image and texts together, without insets.
    let size: Size
    /// Where the texts begin, from the content's top.
    let textTop: Double
    /// Where the image begins, from the content's top.
    let imageTop: Double
    /// The space between image and texts; none where one of them is missing.
    let gap: Double
    let isStacked: Bool
    let hasText: Bool

    /// Arranges an image and texts; zero stands for what is not there.
    init(_ configuration: ButtonConfiguration, image: Size, text: Size, hasText: Bool) {
        self.hasText = hasText
        gap = hasText && image.width > 0 ? configuration.imagePadding ?? 0 : 0
        isStacked = ["top", "bottom"].contains(configuration.imagePlacement)
        guard isStacked else {
            let height = max(image.height, text.height)
            size = Size(width: image.width + gap + text.width, height: height)
            textTop = (height - text.height) / 2
            imageTop = (height - image.height) / 2
            return
        }
        size = Size(width: max(image.width, text.width), height: image.height + gap + text.height)
        let isImageFirst = configuration.imagePlacement == "top"
        textTop = isImageFirst ? image.height + gap : 0
        imageTop = isImageFirst ? 0 : text.height + gap
    }
}

extension ButtonConfiguration {
    /// The space between a title and a subtitle that are both there, in points: UIKit's default is 1.
    var spaceBetweenTexts: Double { titlePadding ?? 1 }

    /// Whether the button is of one of the sizes below medium.
    var isSmall: Bool { buttonSize == "small" || buttonSize == "mini" }

    /// What the content keeps from the button's edges, in points: 7 above and below and 12 at the sides, unless the
    /// document says otherwise. UIKit makes small buttons 28 high around text of 15 points.
    func effectiveInsets(_ metrics: CanvasProfile.Controls) -> DirectionalEdgeInsets {
        if let contentInsets { return contentInsets }
        func insets(_ vertical: Double, _ horizontal: Double) -> DirectionalEdgeInsets {
            DirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }
        if isSmall { return insets(5, 10) }
        return buttonSize == "large" ? insets(metrics.largeButtonPadding, 20) : insets(7, 12)
    }
}

extension Button {
    /// The share of the free height above the content.
    var verticalShare: Double { element.verticalShare }
}

extension TextField {
    /// The share of the free height above the text.
    var verticalShare: Double { element.verticalShare }
}

extension Element {
    /// Where `contentVerticalAlignment` has a control's content: at the top (0), in the middle or at the bottom (1).
    fileprivate var verticalShare: Double {
        switch string(.contentVerticalAlignment) {
        case "top": 0
        case "bottom": 1
        default: 0.5
        }
    }
}
