// Controllers that nothing leads to.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per controller that neither a segue nor code can reach.
    static let unreachableController = DocumentRule(.unreachableController) { context in
        let document = context.document
        guard document.kind == .storyboard else { return }
        let controllers = document.controllers
        // Where nothing can be reached, nothing of the kind was thought of: a document in the making, or loaded
        // otherwise.
        guard document.initialViewControllerID != nil || controllers.contains(where: { $0.storyboardIdentifier != nil })
        else { return }
        var incoming: Set<Int> = []
        for scene in document.scenes {
            // Segues leave from the controller itself, from anything inside of it, and from what is beside it, such as
            // gesture recognizers. Those that lead back into their own scene bring nobody there.
            let own = Set(scene.controllers.map(\.element.index))
            for element in scene.element.descendants(named: .segue) {
                if let target = element.reference(.destination), !own.contains(target.index) {
                    incoming.insert(target.index)
                }
            }
        }
        for controller in controllers
        where !incoming.contains(controller.element.index) && controller.storyboardIdentifier?.isEmpty != false
            && controller.id != document.initialViewControllerID
        {
            context.report(
                .unreachableController,
                "\(controller.element.displayName) cannot be reached: it is not the initial controller, no segue leads to "
                    + "it, and it has no storyboard identifier; remove it or give it one", at: controller.element)
        }
    }
}

extension Rule {
    /// Nothing leads to a controller.
    static let unreachableController = Rule(
        "unreachable-controller", on: .document, .warning, active: .inChecks,
        summary: "No segue leads to a controller, and code cannot ask for it.",
        help: "Remove it, or give it a storyboard identifier.")
}
