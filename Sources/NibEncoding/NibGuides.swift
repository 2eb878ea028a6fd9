import InterfaceDocument
import StrutNib

/// Layout guides: those of views, and those that controllers had before iOS 11.
extension NibUnit {
    /// The guides of a view: every one leaves an object without a view, and one that a constraint refers to is a guide
    /// of the view.
    mutating func encodeGuides(of view: View, on object: NibGraph.Object, hasConstraints: Bool) {
        var guides: [NibGraph.Object] = []
        for guide in view.layoutGuides where guide.kind != .user {
            if !usesOldGuides || controller != nil { addOrphanGuide(guide) }
            if context.isReferred(guide.element), !usesOldGuides { guides.append(encodeGuide(guide, of: object)) }
        }
        if hasConstraints, context.isOldContentOfCollectionCell(view), context.follows(9) {
            // The guide is the cell's in the document.
            let guide = view.element.parent.flatMap(View.init)?.layoutGuides.first { $0.kind == .safeArea }
            let made = guide.map { make("UILayoutGuide", for: $0.element) } ?? graph.make("UILayoutGuide")
            guides.append(encodeSafeArea(made, of: object))
        }
        if !guides.isEmpty { set("UIViewLayoutGuides", mutableArray(guides), on: object) }
    }

    private mutating func encodeGuide(_ guide: LayoutGuide, of view: NibGraph.Object) -> NibGraph.Object {
        let object = make("UILayoutGuide", for: guide.element)
        switch guide.kind {
        case .contentLayoutGuide: setGuide(object, owner: .object(view), "UIScrollView-contentLayoutGuide", .system)
        case .frameLayoutGuide: setGuide(object, owner: .object(view), "UIScrollView-frameLayoutGuide", .system)
        case .layoutMargins: setGuide(object, owner: .object(view), "UIViewLayoutMarginsGuide", .system)
        case .readableContent: setGuide(object, owner: .object(view), "UIViewReadableContentGuide", .system)
        case .keyboard: setGuide(object, owner: .object(view), "UIViewKeyboardLayoutGuide", .system)
        default: return encodeSafeArea(object, of: view)
        }
        set("UILayoutGuideSystemConstraints", array([]), on: object)
        return object
    }

    private mutating func encodeSafeArea(_ object: NibGraph.Object, of view: NibGraph.Object) -> NibGraph.Object {
        setGuide(object, owner: .object(view), "UIViewSafeAreaLayoutGuide", .archived)
        let sides = [
            ("top", object, view, 3), ("left", object, view, 1), ("bottom", view, object, 4),
            ("right", view, object, 2),
        ]
        let constraints = sides.map { name, first, second, attribute in
            makeConstraint(
                first, attribute, second, attribute, isArchived: false, identifier: "UIViewSafeAreaLayoutGuide-\(name)")
        }
        set("UILayoutGuideSystemConstraints", array(constraints), on: object)
        return object
    }

    /// The object that every guide of a document leaves in the list of all objects.
    mutating func addOrphanGuide(_ guide: LayoutGuide?) {
        let object = graph.make("UILayoutGuide")
        list(object)
        setGuide(object, owner: .none, "", .orphan)
    }

    /// What a guide is to its view.
    private enum GuideRole {
        case orphan, archived, system
    }

    private mutating func setGuide(
        _ object: NibGraph.Object, owner: NibValue, _ identifier: String, _ role: GuideRole
    ) {
        set("UILayoutGuideOwningView", owner, on: object)
        set("UILayoutGuideIdentifier", string(identifier), on: object)
        set("UILayoutGuideOwningViewIsLocked", .bool(role != .orphan), on: object)
        set("UILayoutGuideShouldBeArchived", .bool(role == .archived), on: object)
        set("UILayoutGuideAllowsNegativeDimensions", .bool(role == .archived), on: object)
    }

    // MARK: Guides of controllers

    /// The controller whose guides stand in a view: the root of its nib.
    private func controller(ofGuidesIn view: View) -> ViewController? {
        guard let controller, view.element.parent == controller.element, view.key == "view" else { return nil }
        return controller
    }

    /// The guides for bars, which are hidden subviews of the controller's view.
    mutating func encodeControllerGuides(of view: View) -> [NibGraph.Object] {
        guard let controller = controller(ofGuidesIn: view) else { return [] }
        let guides = controller.layoutGuides
        var objects: [NibGraph.Object] = []
        for kind in [LayoutGuide.Kind.top, .bottom] {
            let guide = guides.first { $0.kind == kind }
            guard guide != nil || usesOldGuides && view.layoutGuides.contains(where: { $0.kind == .safeArea }) else {
                continue
            }
            let object = guide.map { make("_UILayoutGuide", for: $0.element) } ?? graph.make("_UILayoutGuide")
            controllerGuides[kind] = object
            list(object)
            objects.append(object)
        }
        return objects
    }

    /// What holds those guides until the controller places them.
    mutating func controllerGuideConstraints(of view: View, _ viewObject: NibGraph.Object) -> [NibGraph.Object] {
        guard controller(ofGuidesIn: view) != nil else { return [] }
        var constraints: [NibGraph.Object] = []
        for kind in [LayoutGuide.Kind.top, .bottom] {
            guard let guide = controllerGuides[kind] else { continue }
            let leading = makeConstraint(guide, 5, viewObject, 5, isArchived: true)
            let height = makeConstraint(guide, 8, nil, 0, isArchived: true)
            let own =
                kind == .top
                ? [leading, makeConstraint(guide, 3, viewObject, 3, isArchived: true), height]
                : [leading, height, makeConstraint(viewObject, 4, guide, 4, isArchived: true)]
            constraints += own
            encodeControllerGuide(guide, kind, removing: own)
        }
        return constraints
    }

    private mutating func encodeControllerGuide(
        _ object: NibGraph.Object, _ kind: LayoutGuide.Kind, removing constraints: [NibGraph.Object]
    ) {
        if context.follows(8) { set("UIDeepDrawRect", .bool(true), on: object) }
        set("UIOpaque", .bool(true), on: object)
        set("UIHidden", .bool(true), on: object)
        set("UIAutoresizeSubviews", .bool(true), on: object)
        set("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", .bool(true), on: object)
        let support = graph.make("_UILayoutSupportConstraint")
        set("NSFirstItem", object, on: support)
        set("NSFirstAttributeV2", .int(7), on: support)
        set("NSFirstAttribute", .int(7), on: support)
        set("NSShouldBeArchived", .bool(true), on: support)
        set("NSPriority", .int(999), on: support)
        set("UIViewAutolayoutConstraints", mutableArray([support]), on: object)
        set("UIViewSemanticContentAttribute", .int(0), on: object)
        if context.follows(11) { set("UIViewLargeContentStoredProperties", .none, on: object) }
        set(
            "_UILayoutGuideIdentifier",
            string(kind == .top ? "_UIViewControllerTop" : "_UIViewControllerBottom"), on: object)
        set("_UILayoutGuideConstraintsToRemove", array(constraints), on: object)
    }
}

extension View {
    /// The content view of a collection's cell.
    var cellContent: Element? { kind == .collectionViewCell ? element.child(key: "contentView") : nil }

    /// The content view that older documents have as a plain view: it takes over what the cell holds.
    var oldContent: Element? {
        guard let content = cellContent, content.name == .view else { return nil }
        return content
    }
}

extension NibContext {
    /// Whether a view is a content view of that older sort.
    func isOldContentOfCollectionCell(_ view: View) -> Bool {
        view.element.name == .view && view.key == "contentView"
            && (view.element.parent?.name == .collectionViewCell)
    }
}
