import InterfaceDocument
import StrutAutoLayout

/// What a reader reads or touches in a scene: texts and controls that are shown, with the places where they are drawn.
struct ContentBoxes {
    /// One of them.
    struct Box {
        /// The view's index in the scene.
        var view: Int
        /// What it draws, in points in its root's coordinates.
        var ink: Rect
        /// Whether it can be touched.
        var isControl: Bool
    }

    private(set) var boxes: [Box] = []

    init(_ scene: SolvedScene, _ geometry: SceneGeometry) {
        for index in scene.scene.views.indices where geometry.isShown[index] {
            let view = scene.view(index)
            let frame = geometry.frames[index]
            guard frame.width >= 1, frame.height >= 1 else { continue }
            switch view.kind {
            case .label:
                guard hasWords(scene.shownText(of: index)) else { continue }
                boxes.append(Box(view: index, ink: scene.ink(of: index, in: frame), isControl: false))
            case .button:
                guard Button(view.element)?.hasContent(titled: scene.shownText(of: index)) == true else { continue }
                boxes.append(Box(view: index, ink: scene.ink(of: index, in: frame), isControl: true))
            case .textField:
                let field = TextField(view.element)
                // Without a text or placeholder nothing has a place that could stand for its own.
                let isBare = scene.shownText(of: index)?.isEmpty != false && field?.placeholder?.isEmpty != false
                let isDrawn = isBare || view.hasOpaqueBackground || field?.showsItsFrame != false
                boxes.append(Box(view: index, ink: isDrawn ? frame : scene.ink(of: index, in: frame), isControl: true))
            case .switch, .slider, .stepper, .segmentedControl, .datePicker, .searchBar:
                boxes.append(Box(view: index, ink: frame, isControl: true))
            default: break
            }
        }
    }
}

/// Whether a text has anything that is seen.
private func hasWords(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } == true }

extension TextField {
    /// Whether it has a border, a background or a button as far away as its frame reaches.
    var showsItsFrame: Bool { borderStyle != .none || backgroundImageName != nil || showsClearButton }
}

extension Button {
    /// Whether it shows an image, or the title that it has now.
    func hasContent(titled title: String?) -> Bool {
        if let configuration { return hasWords(title) || configuration.imageName != nil }
        switch buttonType {
        case .custom, .system, .roundedRect: return hasWords(title) || imageState != nil
        default: return true
        }
    }

    /// Whether all that it shows is an image behind where a title would be.
    var showsBackgroundAlone: Bool {
        configuration == nil && imageState?.imageName == nil && backgroundImageName != nil
    }

    /// Whether it shows an image, and no words in the title that it has now.
    func showsImageAlone(titled title: String?) -> Bool {
        if hasWords(title) { return false }
        if let configuration { return configuration.imageName != nil }
        switch buttonType {
        case .custom, .system, .roundedRect: return (imageState?.imageName ?? backgroundImageName) != nil
        default: return false
        }
    }
}
