import InterfaceDocument
import StrutNib

/// What all nibs of one document share: the document, for what it is compiled, and in which nib each of its elements
/// is.
struct NibContext: Sendable {
    let document: Document
    let options: NibOptions
    /// The form that is made: which systems it is for.
    var variant: NibVariant
    /// Whether texts are compiled so that strings files can translate them.
    let isLocalized: Bool
    /// Whether the document's colours are in the colour spaces that it names; those of older documents are the
    /// device's.
    let isColorMatched: Bool
    /// Whether views have safe areas.
    let usesSafeAreas: Bool
    /// Whether constraints are compiled.
    let usesAutoLayout: Bool
    /// The root of the nib that each element is in, by its index: a scene, a controller's view, a prototype; a whole
    /// xib.
    let scopes: [Int32]
    /// The texts of system colours and named colours in `<resources>`.
    let resources: NibResources
    /// The connections of each nib.
    let connections: NibConnections
    /// Which controllers of a storyboard lead to which.
    let sceneGraph: NibSceneGraph
    /// The runtime attributes and the accessibility of the objects of each nib, by the root of it, in document order.
    let runtimeAttributes: [Int32: [UserDefinedRuntimeAttribute]]
    let accessibilityElements: [Int32: [Element]]
    /// The segues to popovers.
    let popovers: [Segue]
    /// Whether anything varies by size classes.
    let hasVariations: Bool
    /// The elements that constraints refer to.
    private let referred: Set<Int>

    init(_ document: Document, _ options: NibOptions, variant: NibVariant = NibVariant()) {
        self.variant = variant
        self.document = document
        self.options = options
        isLocalized = options.isLocalized ?? document.path.contains("Base.lproj/")
        isColorMatched = document.root.has(.colorMatched, equalTo: "YES")
        usesAutoLayout = document.root.has(.useAutolayout, equalTo: "YES")
        usesSafeAreas = document.root.has(.useSafeAreas, equalTo: "YES")
        let scopes = Self.scopes(of: document)
        self.scopes = scopes
        resources = NibResources(document)
        connections = NibConnections(document, scopes: scopes)
        sceneGraph = NibSceneGraph(document)
        let attributes = document.root.descendants(named: .userDefinedRuntimeAttribute)
        runtimeAttributes = Dictionary(grouping: attributes.compactMap(UserDefinedRuntimeAttribute.init)) {
            scopes[$0.element.index]
        }
        accessibilityElements = Dictionary(grouping: document.root.descendants(named: .accessibility)) {
            scopes[$0.index]
        }
        popovers = document.root.descendants(named: .segue).compactMap(Segue.init).filter {
            $0.kind == "popoverPresentation" || $0.kind == "popover"
        }
        hasVariations = document.root.descendants(named: .variation).contains { _ in true }
        var referred: Set<Int> = []
        for element in document.root.descendants(named: .constraint) {
            if let item = element.reference(.firstItem) { referred.insert(item.index) }
            if let item = element.reference(.secondItem) { referred.insert(item.index) }
        }
        self.referred = referred
    }

    /// Whether the version of Xcode that is followed is this one or a newer one.
    func follows(_ major: Int, _ minor: Int = 0) -> Bool { options.xcode >= NibVersion(major, minor) }

    /// Whether a constraint refers to an element.
    func isReferred(_ element: Element) -> Bool { referred.contains(element.index) }

    /// The root of the nib that an element is in.
    func scope(of element: Element) -> Int32 { scopes[element.index] }

    private static func scopes(of document: Document) -> [Int32] {
        var scopes = [Int32](repeating: -1, count: document.elementCount)
        markNibs(in: document.root, &scopes)
        for index in scopes.indices where scopes[index] < 0 {
            scopes[index] = document.element(at: index).parent.map { scopes[$0.index] } ?? 0
        }
        return scopes
    }

    /// Marks the elements that begin a nib of their own, and those that are in another nib than what they stand in.
    private static func markNibs(in root: Element, _ scopes: inout [Int32]) {
        func mark(_ element: Element, as nib: Element) { scopes[element.index] = Int32(truncatingIfNeeded: nib.index) }
        for scene in root.descendants(named: .scene) {
            // A segue's template is the controller's, whatever triggers it.
            for segue in scene.descendants(named: .segue) { mark(segue, as: scene) }
            for controller in scene.child(.objects)?.children ?? scene.children {
                guard ViewController(controller) != nil, let view = controller.child(key: "view") else { continue }
                if View(view) != nil { mark(view, as: view) }
                // A refresh control is in the table that the controller loads.
                if let control = controller.child(key: "refreshControl") { mark(control, as: view) }
            }
            mark(scene, as: scene)
        }
        for prototypes in root.descendants(named: .prototypes) {
            for cell in prototypes.children { mark(cell, as: cell) }
        }
        for collection in root.descendants(named: .collectionView) {
            for child in collection.children {
                if child.name == .cells { for cell in child.children { mark(cell, as: cell) } }
                if child.hasKey(among: ["sectionHeaderView", "sectionFooterView"]) { mark(child, as: child) }
            }
        }
    }
}
