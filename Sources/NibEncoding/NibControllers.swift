import InterfaceDocument
import StrutNib

/// View controllers.
extension NibUnit {
    /// An object that stands at the top of a document or scene; nil for what leaves no trace.
    mutating func encodeTopLevel(_ element: Element) -> NibGraph.Object? {
        switch element.name {
        case .placeholder, .exit: return nil
        default: break
        }
        if let view = View(element) { return encode(view) }
        if let controller = ViewController(element) { return encode(controller, in: nil) }
        if let recognizer = GestureRecognizer(element) { return encode(recognizer) }
        switch element.name {
        case .barButtonItem: return BarButtonItem(element).map { encode($0) }
        case .tabBarItem: return TabBarItem(element).map { encode($0) }
        case .navigationItem: return encodeNavigationItem(element, bar: nil)
        default: return encodeCustomObject(element)
        }
    }

    /// An object of a class that UIKit knows nothing of.
    private mutating func encodeCustomObject(_ element: Element) -> NibGraph.Object? {
        switch element.name.string {
        case "customObject":
            let object = makeInstance(of: "NSObject", for: element)
            if graph.className(of: object) == "UIClassSwapper" {
                set("UIClassName", string(context.customClassName(of: element) ?? "NSObject"), on: object)
                set("UIOriginalClassName", string("UICustomObject"), on: object)
            }
            return object
        case "searchDisplayController":
            let object = makeInstance(of: "UISearchDisplayController", for: element)
            nameClass(of: object, "UISearchDisplayController", for: element)
            return object
        default: return nil
        }
    }

    /// Encodes a controller with those that it contains; `container` is the one that contains it.
    mutating func encode(_ controller: ViewController, in container: NibGraph.Object?) -> NibGraph.Object {
        let element = controller.element
        if controller.kind == .viewControllerPlaceholder { return encodeReference(controller, in: container) }
        let className = controller.uiKitClassName
        // The controller of a scene stands for a class even where it is UIKit's own.
        let isSwapped = container == nil && isScene && context.follows(11)
        let object = isSwapped ? make("UIClassSwapper", for: element) : makeInstance(of: className, for: element)
        if container != nil { list(object) }
        if let title = controller.title { set("UITitle", localizable(title, of: element, "title"), on: object) }
        let children = isScene ? context.sceneGraph.children(of: controller) : []
        encodeItems(of: controller, in: container, on: object)
        if element.bool(.extendedLayoutIncludesOpaqueBars) == true {
            set("UIKeyExtendedLayoutIncludesOpaqueBars", .int(1), on: object)
        }
        if let view = element.child(key: "view").flatMap(View.init) {
            encodeViewNib(view, of: controller, on: object)
        } else if let name = element.string(.nibName) {
            set("UINibName", string(name), on: object)
        }
        encodeProperties(Property.viewControllers, of: element, on: object)
        encodeProperties(Property.controllerPaths, of: element, on: object)
        encodeIdentifiers(of: element, on: object)
        let toolbarItems = controller.toolbarItems.map { item in
            let object = encode(item)
            list(object)
            return object
        }
        if !toolbarItems.isEmpty { set("UIToolbarItems", array(toolbarItems), on: object) }
        if let container { set("UIParentViewController", container, on: object) }
        if element.child(.extendedEdge, key: "edgesForExtendedLayout") != nil {
            set("UIKeyEdgesForExtendedLayout", .int(Int(controller.edgesForExtendedLayout.rawValue)), on: object)
        }
        if let size = controller.preferredContentSize {
            addKeyValuePair("preferredContentSize", .object(sizeValue(size)), on: object)
        }
        encodeSegues(of: controller, on: object)
        encodeChildren(children, of: controller, on: object)
        encodeOwn(controller, on: object)
        nameClass(of: object, className, for: element)
        return object
    }

    /// The objects that another nib gets by their placeholders' names, and that nib.
    private mutating func encodeViewNib(_ view: View, of controller: ViewController, on object: NibGraph.Object) {
        guard let file = views[controller.element.index] else {
            // In a xib the view is in the same nib.
            let made = encodeListed(view)
            addConnection("UIRuntimeOutletConnection", "view", object, made)
            return
        }
        setExternalObjects("UIExternalObjectsTableForViewLoading", file.upstream, on: object)
        set("UINibName", string(NibStoryboard.viewNibName(controller, view)), on: object)
    }

    mutating func setExternalObjects(_ key: String, _ upstream: [Upstream], on object: NibGraph.Object) {
        set(key, externalObjects(upstream, "NSDictionary"), on: object)
    }

    mutating func externalObjects(_ upstream: [Upstream], _ className: String) -> NibGraph.Object {
        var entries: [(key: NibGraph.Object, value: NibGraph.Object)] = []
        for external in upstream {
            entries.append((string(external.name), self.object(for: external.element)))
        }
        return dictionary(entries, className)
    }

    private mutating func encodeIdentifiers(of element: Element, on object: NibGraph.Object) {
        let identifier = element.string(.storyboardIdentifier)
        if let identifier { set("UIStoryboardIdentifier", string(identifier), on: object) }
        let isShared = element.has(.useStoryboardIdentifierAsRestorationIdentifier, equalTo: "YES")
        if let restoration = element.string(.restorationIdentifier) ?? (isShared ? identifier : nil) {
            set("UIRestorationIdentifier", string(restoration), on: object)
        }
    }

    /// A reference to a controller of another storyboard.
    private mutating func encodeReference(_ controller: ViewController, in container: NibGraph.Object?)
        -> NibGraph.Object
    {
        let object = make("UIStoryboardViewControllerPlaceholder", for: controller.element)
        set("UIStoryboardIdentifier", string(NibStoryboard.identifier(of: controller)), on: object)
        if let container {
            set("UIParentViewController", container, on: object)
            list(object)
        }
        encodeItems(of: controller, in: container, on: nil)
        return object
    }

    // MARK: Containers

    private mutating func encodeChildren(
        _ children: [ViewController], of controller: ViewController, on object: NibGraph.Object
    ) {
        guard controller.kind.isContainer, !children.isEmpty else {
            if controller.kind == .navigationController || controller.kind == .tabBarController {
                encodeBars(of: controller, children, on: object)
            }
            return
        }
        let array = mutableArray([])
        set("UIChildViewControllers", array, on: object)
        var objects: [NibGraph.Object] = []
        containers.append(controller.element.index)
        defer { containers.removeLast() }
        // None can contain what it is in, and one that several relationships lead to is one object.
        for child in children where !containers.contains(child.element.index) {
            let member = madeObject(for: child.element) ?? encode(child, in: object)
            objects.append(member)
            graph.append(.object(member), to: array)
        }
        encodeCreationSelectors(of: controller, on: object)
        if controller.kind == .tabBarController { encodeBars(of: controller, children, on: object) }
        if controller.kind == .tabBarController {
            set("UICustomizableViewControllers", mutableArray(objects), on: object)
        }
        set("UIViewControllers", mutableArray(objects), on: object)
        if controller.kind == .navigationController { encodeBars(of: controller, children, on: object) }
    }

    /// The methods that make the children, where the document names any.
    private mutating func encodeCreationSelectors(of controller: ViewController, on object: NibGraph.Object) {
        let relationships = controller.segues.filter { $0.kind == "relationship" }
        let selectors = relationships.map { $0.element.string(named: "destinationCreationSelector") }
        guard selectors.contains(where: { $0 != nil }) else { return }
        let objects = selectors.map { $0.map { string($0) } ?? graph.make("NSNull") }
        set("UIChildViewControllerSelectors", array(objects), on: object)
    }

    /// What only controllers of some classes have.
    private mutating func encodeOwn(_ controller: ViewController, on object: NibGraph.Object) {
        let element = controller.element
        switch controller.kind {
        case .navigationController: encodeProperties(Property.navigationControllers, of: element, on: object)
        case .tableViewController: encodeProperties(Property.tableControllers, of: element, on: object)
        case .collectionViewController: encodeProperties(Property.collectionControllers, of: element, on: object)
        case .pageViewController: encodeProperties(Property.pageViewControllers, of: element, on: object)
        case .splitViewController: encodeProperties(Property.splitViewControllers, of: element, on: object)
        case .avPlayerViewController:
            if let gravity = element.string(.videoGravity) {
                addKeyValuePair("videoGravity", .object(string(gravity)), on: object)
            }
        default: break
        }
    }
}

extension ViewController.Kind {
    /// Whether the class contains the controllers that it has relationships with.
    var isContainer: Bool { [.navigationController, .tabBarController, .splitViewController].contains(self) }
}
