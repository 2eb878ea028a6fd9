import InterfaceDocument
import StrutNib

/// A nib that is finished.
struct NibContent {
    let bytes: [UInt8]
    let remarks: NibRemarks
}

/// What is to be said of a nib and the nibs of its prototypes.
struct NibRemarks {
    /// The keys and classes that follow Apple's naming but were not measured.
    var unmeasuredNames: Set<String> = []
    /// The elements that something refers to and that are in no nib, by their indices.
    var missing: Set<Int> = []

    mutating func formUnion(_ other: NibRemarks) {
        unmeasuredNames.formUnion(other.unmeasuredNames)
        missing.formUnion(other.missing)
    }
}

/// A nib that is being put together: its objects, and the lists that its root has.
struct NibUnit {
    let context: NibContext
    var graph = NibGraph()
    /// The object 0, which has the lists.
    let root: NibGraph.Object
    /// The roots of what is in this nib: more than one where a container's nib has its children's scenes.
    let scopes: [Int32]
    /// What was made for elements, by their index.
    private var objects: [Int: NibGraph.Object] = [:]
    /// Elements that something refers to before they are encoded.
    private var awaited: [Int: NibGraph.Object] = [:]
    /// What other nibs have and this one refers to, in the order of the first reference.
    private(set) var upstream: [Upstream] = []
    private(set) var upstreamProxies: [NibGraph.Object] = []
    private var upstreamByElement: [Int: NibGraph.Object] = [:]
    /// The objects of the nib's lists.
    private(set) var topLevel: [NibGraph.Object] = []
    private(set) var listed: [NibGraph.Object] = []
    var connections: [NibGraph.Object] = []
    var accessibility: [NibGraph.Object] = []
    var traitStorageLists: [NibGraph.Object] = []
    var keyValuePairs: [NibGraph.Object] = []
    var shared = NibSharedValues()
    var remarks = NibRemarks()
    /// Of a scene's nib: the nibs of the controllers' views, by the controllers' indices.
    var views: [Int: NibViewFile] = [:]
    /// Whether it is a scene's nib, which has the controllers that one contains too.
    var isScene = false
    /// The controllers around the one that is being encoded, by their indices.
    var containers: [Int] = []
    /// Of a view's nib: the controller that loads it.
    var controller: ViewController?
    /// The guides for bars that the controller's view has.
    var controllerGuides: [LayoutGuide.Kind: NibGraph.Object] = [:]
    /// The constraints that keep fixed frames in each size class, by the element that holds others which vary.
    var prototypingConstraints: [Int: [[NibGraph.Object]]] = [:]
    /// The segments of the control that is being encoded.
    var segments: [NibGraph.Object] = []
    /// Whether the nib is for systems before iOS 11, which have no safe area.
    var usesOldGuides: Bool { !context.variant.hasSafeAreas }
    /// Objects of the top level that no element stands for.
    var others: [NibGraph.Object] = []
    private var proxies: [String: NibGraph.Object] = [:]

    /// An object of another nib that this one refers to.
    struct Upstream {
        let element: Element
        let name: String
    }

    init(_ context: NibContext, scopes: some Sequence<Int32>) {
        self.context = context
        self.scopes = scopes.sorted()
        root = graph.make("NSObject")
    }

    /// Whether an element is in this nib.
    func holds(_ element: Element) -> Bool { scopes.contains(context.scope(of: element)) }

    // MARK: Objects

    /// The object of an element that is encoded now: the one that others refer to already, or a new one.
    mutating func make(_ className: String, for element: Element) -> NibGraph.Object {
        if !awaited.isEmpty, let object = awaited.removeValue(forKey: element.index) {
            graph.setClassName(className, of: object)
            objects[element.index] = object
            return object
        }
        let object = graph.make(className)
        objects[element.index] = object
        return object
    }

    /// The object of an element that is encoded now, of its custom class if it has one.
    mutating func makeInstance(of className: String, for element: Element) -> NibGraph.Object {
        let custom = context.customClassName(of: element)
        return make(custom == nil || custom == className ? className : "UIClassSwapper", for: element)
    }

    /// Names the classes of an object that stands for one of a custom class; its last keys.
    mutating func nameClass(of object: NibGraph.Object, _ className: String, for element: Element) {
        guard graph.className(of: object) == "UIClassSwapper" else { return }
        set("UIClassName", string(context.customClassName(of: element) ?? className), on: object)
        set("UIOriginalClassName", string(className), on: object)
    }

    /// The element that an object was made for.
    func element(of object: NibGraph.Object) -> Element? {
        objects.first { $0.value == object }.map { context.document.element(at: $0.key) }
    }

    /// The object that was made for an element; nil before that.
    func madeObject(for element: Element) -> NibGraph.Object? { objects[element.index] }

    /// What stands for an element wherever something refers to it: its object, a proxy for what is outside of the
    /// document, or one for what another nib has.
    mutating func object(for element: Element) -> NibGraph.Object {
        if let object = objects[element.index] { return object }
        if element.name == .placeholder, let identifier = Placeholder(element)?.identifier { return proxy(identifier) }
        guard holds(element) else { return upstreamProxy(for: element) }
        if let object = awaited[element.index] { return object }
        let object = graph.make("NSObject")
        awaited[element.index] = object
        return object
    }

    /// The proxy for an object that is there when the nib is loaded.
    mutating func proxy(_ identifier: String) -> NibGraph.Object {
        if let proxy = proxies[identifier] { return proxy }
        let proxy = makeProxy(identifier)
        proxies[identifier] = proxy
        return proxy
    }

    /// A new proxy, where each stands for another object.
    mutating func makeProxy(_ identifier: String) -> NibGraph.Object {
        let proxy = graph.make("UIProxyObject")
        set("UIProxiedObjectIdentifier", string(identifier), on: proxy)
        return proxy
    }

    private mutating func upstreamProxy(for element: Element) -> NibGraph.Object {
        if let proxy = upstreamByElement[element.index] { return proxy }
        let name = "UpstreamPlaceholder-\(upstream.count + 1)"
        upstream.append(Upstream(element: element, name: name))
        let proxy = makeProxy(name)
        upstreamByElement[element.index] = proxy
        upstreamProxies.append(proxy)
        return proxy
    }

    // MARK: Lists

    /// Adds an object to the top level, and so to the list of all objects.
    mutating func addTopLevel(_ object: NibGraph.Object) {
        topLevel.append(object)
    }

    /// Adds an object to the list of all objects.
    mutating func list(_ object: NibGraph.Object) {
        listed.append(object)
    }

    /// The finished nib.
    mutating func content(isLaunchScreen: Bool = false) -> NibContent {
        setList("UINibTopLevelObjectsKey", topLevel)
        setList("UINibObjectsKey", topLevel + listed)
        setList("UINibConnectionsKey", connections)
        setList("UINibVisibleWindowsKey", [])
        setList("UINibAccessibilityConfigurationsKey", accessibility)
        setList("UINibTraitStorageListsKey", traitStorageLists)
        setList("UINibKeyValuePairsKey", keyValuePairs)
        if isLaunchScreen { set("IBUINibLNEVersionKey", .int(1), on: root) }
        removeMissing()
        let archive = graph.archive(coderVersion: context.follows(13) ? 10 : 9)
        for name in NibVocabulary.unmeasuredNames where graph.knowsName(name) {
            // What nothing refers to is not in the archive.
            if archive.keys.contains(name) || archive.classes.contains(where: { $0.name == name }) {
                remarks.unmeasuredNames.insert(name)
            }
        }
        return NibContent(bytes: archive.bytes(), remarks: remarks)
    }

    /// Leaves out what refers to elements that are not in the nib: UIKit would find objects without a class of views
    /// there.
    private mutating func removeMissing() {
        if awaited.isEmpty { return }
        remarks.missing.formUnion(awaited.keys)
        graph.remove(Set(awaited.values)) { className in
            className.hasSuffix("Constraint") || className.hasPrefix("UIRuntime") || className == "UINibKeyValuePair"
        }
    }

    private mutating func setList(_ key: String, _ members: [NibGraph.Object]) {
        set(key, array(members), on: root)
    }

    // MARK: Values

    mutating func set(_ key: String, _ value: NibValue, on object: NibGraph.Object) {
        graph.set(key, value, on: object)
    }

    mutating func set(_ key: String, _ other: NibGraph.Object, on object: NibGraph.Object) {
        graph.set(key, .object(other), on: object)
    }
}
