// Controllers that code asks for by the same name.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per identifier that another controller of the storyboard has.
    static let duplicateStoryboardIdentifier = DocumentRule(.duplicateStoryboardIdentifier) { context in
        var first: [String: ViewController] = [:]
        context.document.forEachController { controller in
            guard let identifier = controller.storyboardIdentifier, !identifier.isEmpty else { return }
            guard let other = first[identifier] else {
                first[identifier] = controller
                return
            }
            let note = Finding.Note(
                "\(other.element.displayName) has it too", location: other.location, object: other.id)
            context.report(
                .duplicateStoryboardIdentifier,
                "\(controller.element.displayName) has the storyboard identifier '\(identifier)' of another controller: "
                    + "code that asks for it gets one of them; give it its own", at: controller.element, notes: [note])
        }
    }
}

extension Rule {
    /// Two controllers have one storyboard identifier.
    static let duplicateStoryboardIdentifier = Rule(
        "duplicate-storyboard-identifier", on: .document, .error,
        summary: "Two controllers of a storyboard have the same storyboard identifier.",
        help: "Give one of them an identifier of its own.")
}

extension Document {
    /// The controllers of all scenes, in document order; references to other storyboards are none.
    package var controllers: [ViewController] {
        var controllers: [ViewController] = []
        forEachController { controllers.append($0) }
        return controllers
    }

    /// Hands over the same, without an array of them.
    func forEachController(_ body: (ViewController) -> Void) {
        forEachScene { scene in
            scene.forEachController { if $0.kind != .viewControllerPlaceholder { body($0) } }
        }
    }
}
