// A scene: a controller with its view and the objects beside it; or all that a xib holds.

/// A `<scene>` of a storyboard, or a whole xib.
public struct SceneElement: ElementWrapper {
    /// The `<scene>`; in a xib the `<document>`.
    public let element: Element

    /// The scene of a `<scene>`, or of the `<document>` of a xib.
    public init?(_ element: Element) {
        guard element.name == .scene || element.name == .document && element.child(.objects) != nil else { return nil }
        self.element = element
    }

    /// The scene's id; a xib has none.
    public var id: String? { element.string(.sceneID) }

    /// The objects of the scene, in document order.
    public var objects: [Element] { element.child(.objects).map { Array($0.children) } ?? [] }

    /// The scene's controller; in a xib the first one, if any.
    public var controller: ViewController? {
        element.child(.objects)?.children.lazy.compactMap(ViewController.init).first
    }

    /// All controllers among the objects: several only in a xib.
    public var controllers: [ViewController] { element.members(of: .objects) }

    /// Hands over the same, without an array of them.
    package func forEachController(_ body: (ViewController) -> Void) { element.child(.objects)?.forEachChild(body) }

    /// The views that stand among the objects: in a xib all roots, in a storyboard views beside the controller's.
    public var topLevelViews: [View] { element.members(of: .objects) }

    /// First responder and File's Owner.
    public var placeholders: [Placeholder] { element.members(of: .objects) }

    /// Whether a view is that of the controller which loads the xib: the outlet `view` of the File's Owner leads to it.
    package func isOwnersView(_ view: View) -> Bool {
        placeholders.contains { placeholder in
            placeholder.kind == .filesOwner
                && placeholder.connections.contains {
                    $0.property == "view" && $0.destination?.index == view.element.index
                }
        }
    }

    /// Whether the File's Owner is a view by the name of its class: it loads the xib to fill itself, whatever size it
    /// has.
    package var isOwnedByView: Bool {
        let endings = ["View", "Cell", "Alert", "Dialog", "Popup", "Banner", "Card", "Header", "Footer"]
        return placeholders.contains { placeholder in
            placeholder.kind == .filesOwner
                && endings.contains { placeholder.element.string(.customClass)?.hasSuffix($0) == true }
        }
    }

    /// Objects of classes that the model knows nothing of.
    public var customObjects: [CustomObject] { element.members(of: .objects) }

    /// Where the scene stands on the canvas.
    public var canvasLocation: Point? { element.point(key: "canvasLocation") }
}

/// A `<placeholder>`: an object that exists outside the document.
public struct Placeholder: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<placeholder>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .placeholder else { return nil }
        self.element = element
    }

    /// `IBFilesOwner` or `IBFirstResponder`.
    public var identifier: String? { element.string(.placeholderIdentifier) }
}

/// A `<customObject>`.
public struct CustomObject: ElementWrapper {
    /// The element that is read.
    public let element: Element

    /// Wraps a `<customObject>`; nil for other elements.
    public init?(_ element: Element) {
        guard element.name == .customObject else { return nil }
        self.element = element
    }
}
