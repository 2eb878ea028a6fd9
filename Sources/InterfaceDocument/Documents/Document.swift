// A storyboard or xib as the file says it: what is read from it is read when it is asked for.

import StrutDiagnostics

/// An Interface Builder document.
///
/// Reading one costs little more than parsing its XML: the wrappers compute what they are asked for.
///
/// ```swift
/// let document = try Document.read(path: "Main.storyboard")
/// print(document.scenes.count, document.toolsVersion, document.usesAutoLayout)
/// ```
public struct Document: Sendable {
    /// The two sorts of documents.
    public enum Kind: Hashable, Sendable {
        /// A storyboard, with scenes.
        case storyboard
        /// A xib, with objects.
        case xib
    }

    let storage: DocumentStorage
    /// The document on whose canvas this one is laid out, where that is not its own.
    var canvasStorage: DocumentStorage?

    /// Whether it was made of a file in an older form (`upgrading(bytes:path:)`), in which its places mean nothing.
    public internal(set) var isUpgraded = false

    init(_ storage: DocumentStorage) {
        self.storage = storage
    }

    /// The same document on the canvas of another one, with the device that it names and drawn as by its tools: two
    /// documents are compared on one canvas.
    package func onCanvas(of other: Document) -> Document {
        var document = self
        document.canvasStorage = other.storage
        return document
    }

    /// The `<document>` that says on which canvas this one is shown.
    package var canvasRoot: Element { Element(canvasStorage ?? storage, 0) }

    /// The path of the document, as it was given.
    public var path: String { storage.path }

    /// The `<document>`.
    public var root: Element { Element(storage, 0) }

    /// How many elements the document has; `Element.index` is below it.
    public var elementCount: Int { Int(storage.elementCount) }

    /// The element with a number in `0..<elementCount`.
    public func element(at index: Int) -> Element {
        precondition(index >= 0 && index < elementCount, "no element has this number")
        return Element(storage, Int32(index))
    }

    /// The element with an object id; the first one, when several have it.
    public func element(id: some StringProtocol) -> Element? {
        var id = String(id)
        return id.withUTF8(storage.element(withID:)).map { Element(storage, $0) }
    }

    /// Storyboard or xib.
    public var kind: Kind { root.child(.scenes) == nil ? .xib : .storyboard }

    /// The scenes, in document order; a xib is one scene.
    public var scenes: [SceneElement] {
        var scenes: [SceneElement] = []
        forEachScene { scenes.append($0) }
        return scenes
    }

    /// How many scenes there are.
    package var sceneCount: Int {
        var count = 0
        forEachScene { _ in count += 1 }
        return count
    }

    /// Hands over the scenes, in document order, without an array of them.
    package func forEachScene(_ body: (SceneElement) -> Void) {
        if let scenes = root.child(.scenes) { return scenes.forEachChild(body) }
        if let scene = SceneElement(root) { body(scene) }
    }
}
