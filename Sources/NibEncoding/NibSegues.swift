import InterfaceDocument
import Nib

/// Segues: a template in the controller, and a connection from what triggers it.
extension NibUnit {
    /// The templates of all segues of a controller's scene: its own first, then those of other objects, in document order.
    mutating func encodeSegues(of controller: ViewController, on object: NibGraph.Object) {
        guard let scene = controller.element.parent?.parent else { return }
        let segues = scene.descendants(named: .segue).compactMap(Segue.init).filter { $0.kind != "relationship" }
        let own = segues.filter { $0.source == controller.element }
        let templates = (own + segues.filter { $0.source != controller.element }).map { encode($0) }
        if templates.isEmpty { return }
        set("UIStoryboardSegueTemplates", array(templates), on: object)
        for template in templates {
            list(template)
            addConnection("UIRuntimeOutletConnection", "viewController", template, object)
        }
    }

    private mutating func encode(_ segue: Segue) -> NibGraph.Object {
        let object = make(NibClasses.segueTemplate(segue.kind ?? ""), for: segue.element)
        if let identifier = segue.identifier { set("UIIdentifier", string(identifier), on: object) }
        let element = segue.element
        if let name = context.customClassName(of: element) { set("UISegueClassName", string(name), on: object) }
        if segue.kind == "unwind" {
            set("UIDestinationViewControllerIdentifier", .none, on: object)
            set("UIAction", string(segue.unwindAction ?? ""), on: object)
            return object
        }
        let destination = segue.destination.map { NibStoryboard.identifier(of: $0) } ?? ""
        set("UIDestinationViewControllerIdentifier", string(destination), on: object)
        encodeProperties(Property.segues, of: element, on: object)
        let hasNoAction = element.child(key: "action")?.name == .nil
        switch segue.kind {
        case "show", "showDetail":
            let action = segue.kind == "show" ? "showViewController:sender:" : "showDetailViewController:sender:"
            set("UIActionName", hasNoAction ? .none : .object(string(action)), on: object)
        case "embed":
            set("UIPerformOnViewLoad", .bool(true), on: object)
            set("UIContainerView", .none, on: object)
        default: break
        }
        return object
    }

    /// The connection from what triggers a segue to its template.
    mutating func encodeTrigger(of segue: Segue) {
        guard let source = segue.source, ViewController(source) == nil, holds(source),
            let sourceObject = objectOfEnd(source)
        else { return }
        let template = object(for: segue.element)
        if segue.kind == "embed" {
            addConnection("UIRuntimeOutletConnection", "containerView", template, sourceObject)
            return
        }
        switch View(source)?.kind {
        case .tableViewCell?, .collectionViewCell?:
            let label = segue.isTakenByAccessory ? "accessoryActionSegueTemplate" : "selectionSegueTemplate"
            addConnection("UIRuntimeOutletConnection", label, sourceObject, template)
        case let kind?:
            let connection = addConnection("UIRuntimeEventConnection", "perform:", sourceObject, template)
            if kind.isControl {
                let isButton = kind == .button
                set("UIEventMask", .int(isButton ? 64 : 4096), on: connection)
            }
        case nil: addConnection("UIRuntimeEventConnection", "perform:", sourceObject, template)
        }
    }
}

extension NibClasses {
    /// The class of a segue's template.
    static func segueTemplate(_ kind: String) -> String {
        switch kind {
        case "show", "showDetail": "UIStoryboardShowSegueTemplate"
        case "presentation": "UIStoryboardPresentationSegueTemplate"
        case "embed": "UIStoryboardEmbedSegueTemplate"
        case "unwind": "UIStoryboardUnwindSegueTemplate"
        case "modal": "UIStoryboardModalSegueTemplate"
        case "push": "UIStoryboardPushSegueTemplate"
        case "replace": "UIStoryboardReplaceSegueTemplate"
        case "popover": "UIStoryboardPopoverSegueTemplate"
        case "popoverPresentation": "UIStoryboardPopoverPresentationSegueTemplate"
        default: "UIStoryboardSegueTemplate"
        }
    }
}
