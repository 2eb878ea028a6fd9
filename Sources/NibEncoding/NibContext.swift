import InterfaceDocument
import Nib

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
    /// The runtime attributes and the accessibility of all objects, in document order.
    let runtimeAttributes: [UserDefinedRuntimeAttribute]
    let accessibilityElements: [Element]
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
        scopes = Self.scopes(of: document)
        resources = NibResources(document)
        connections = NibConnections(document, scopes: scopes)
        sceneGraph = NibSceneGraph(document)
        let attributes = document.root.descendants(named: .userDefinedRuntimeAttribute)
        runtimeAttributes = attributes.compactMap(UserDefinedRuntimeAttribute.init)
        accessibilityElements = document.root.descendants(named: .accessibility).map { $0 }
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
        var scopes = [Int32](repeating: 0, count: document.elementCount)
        var scene: Int32 = 0
        for index in 1..<max(1, document.elementCount) {
            let element = document.element(at: index)
            guard let parent = element.parent else { continue }
            if element.name == .scene { scene = Int32(index) }
            // A segue's template is the controller's, whatever triggers it.
            let isTemplate = element.name == .segue && scene != 0
            if element.has(key: "refreshControl"), let view = parent.child(key: "view"), scene != 0 {
                // The control is in the table that the controller loads.
                scopes[index] = Int32(view.index)
                continue
            }
            scopes[index] =
                beginsNib(element, in: parent) ? Int32(index) : isTemplate ? scene : scopes[parent.index]
        }
        return scopes
    }

    /// Whether an element is the root of a nib of its own.
    private static func beginsNib(_ element: Element, in parent: Element) -> Bool {
        if element.name == .scene { return true }
        if parent.name == .prototypes || parent.name == .cells && parent.parent?.name == .collectionView { return true }
        if parent.name == .collectionView {
            return element.has(key: "sectionHeaderView") || element.has(key: "sectionFooterView")
        }
        return element.has(key: "view") && ViewController(parent) != nil && document(of: element) == .storyboard
            && View(element) != nil
    }

    private static func document(of element: Element) -> Document.Kind {
        var place = element
        while let parent = place.parent {
            if parent.name == .scene { return .storyboard }
            place = parent
        }
        return .xib
    }
}
