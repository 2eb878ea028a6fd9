import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment

extension LayoutRule {
    /// One finding for each button without words, and each picture that is to be read out, that nothing can be read out
    /// for.
    static let missingAccessibilityLabel = LayoutRule(.missingAccessibilityLabel) { context in
        for index in context.scene.scene.views.indices {
            let view = context.scene.view(index)
            guard view.accessibilityLabel?.isEmpty != false, view.isAccessibilityElement != false,
                !context.hasLabelAtRunTime(view)
            else { continue }
            if let button = Button(view.element), button.showsImageAlone(titled: context.scene.shownText(of: index)),
                !context.showsSystemImage(button)
            {
                context.report(
                    .missingAccessibilityLabel,
                    "\(context.name(index)) shows "
                        + (button.showsBackgroundAlone
                            ? "a background image and no title: VoiceOver has no words for it. "
                            : "an image and no title: VoiceOver reads out the image's file name. ")
                        + "Give it an accessibility label.", at: index)
            } else if view.kind == .imageView, view.isAccessibilityElement == true {
                context.report(
                    .missingAccessibilityLabel,
                    "\(context.name(index)) is an accessibility element without a label. Give it one, or make it none.",
                    at: index)
            }
        }
    }
}

extension Rule {
    /// Nothing can be read out for a view.
    static let missingAccessibilityLabel = Rule(
        "missing-accessibility-label", on: .layout, .note, active: .whenEnabled,
        summary: "A button shows an image alone, or a picture is to be read out, and has no accessibility label.",
        help: "Give it an accessibility label.")
}

extension RuleContext {
    /// Whether a runtime attribute sets the label, of UIKit's name or of the app's own, such as `localVOLabelKey`.
    func hasLabelAtRunTime(_ view: View) -> Bool {
        view.userDefinedRuntimeAttributes.contains {
            let name = $0.keyPath.lowercased()
            return name.contains("accessib") || name.contains("volabel")
        }
    }

    /// The system's symbols have labels of their own.
    func showsSystemImage(_ button: Button) -> Bool {
        if let configuration = button.configuration { return configuration.element.usesSystemImage }
        return button.imageState?.element.usesSystemImage ?? false
    }
}
