import InterfaceDocument
import StrutNib

/// Segues: a template in the controller, and a connection from what triggers it.
extension NibUnit {
    /// The templates of all segues of a controller's scene: its own first, then those of other objects, in document
    /// order.
    mutating func encodeSegues(of controller: ViewController, on object: NibGraph.Object) {
        guard let scene = controller.element.parent?.parent else { return }
        // What another segue is for a preview of, which systems since iOS 13 do not show, stands inside of it.
        let segues = scene.descendants(named: .segue).compactMap(Segue.init).filter {
            $0.kind != "relationship" && $0.element.parent?.name != .segue
        }
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
        case "popoverPresentation": encodePopover(of: segue, on: object)
        default: break
        }
        return object
    }

    /// Where a popover's arrow may point.
    private mutating func encodePopover(of segue: Segue, on object: NibGraph.Object) {
        guard let directions = segue.element.child(.popoverArrowDirection) else { return }
        let bits = ["up", "down", "left", "right"].enumerated().reduce(0) { bits, entry in
            directions.string(named: entry.element) == "YES" ? bits | 1 << entry.offset : bits
        }
        set("UIPermittedArrowDirections", .int(bits), on: object)
    }

    /// What a popover points at, and what can be touched beside it; they are in the view's nib, or beside the
    /// controller.
    mutating func encodeAnchors(of segue: Segue) {
        let anchors = [
            ("anchorView", segue.element.reference(.popoverAnchorView)),
            ("anchorBarButtonItem", segue.element.reference(.popoverAnchorBarButtonItem)),
        ]
        for case (let label, let anchor?) in anchors {
            guard holds(anchor), let end = objectOfEnd(anchor) else { continue }
            addConnection("UIRuntimeOutletConnection", label, object(for: segue.element), end)
        }
        let views = segue.element.child(.popoverPassthroughViews).map { Array($0.children) } ?? []
        let passed = views.compactMap { $0.reference(.reference) }.filter { holds($0) }.compactMap { objectOfEnd($0) }
        if passed.isEmpty { return }
        let connection = graph.make("UIRuntimeOutletCollectionConnection")
        set("UILabel", string("passthroughViews"), on: connection)
        set("UISource", object(for: segue.element), on: connection)
        set("UIDestination", mutableArray(passed), on: connection)
        set("runtimeCollectionClassName", string("NSArray"), on: connection)
        set("addsContentToExistingCollection", .bool(false), on: connection)
        connections.append(connection)
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
