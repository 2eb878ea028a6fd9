import InterfaceDocument

/// Names that things in one namespace have of their own: none depends on what is beside it.
///
/// A name that two of them claim belongs to neither, as nobody could say which is meant: their object ids are added. So
/// what is added renames nothing else, unless it claims that other's name.
struct OwnNames {
    /// The names, parallel to the items.
    private(set) var names: [String] = []

    /// Names `items` by several sources of names, each for all items before the next. `last` is the name of an item
    /// that no source names: it never stands without the object id.
    init<Item>(
        _ items: [Item], sources: [(Item) -> String?], last: (Item) -> String, element: (Item) -> Element?,
        reserved: Set<String>
    ) {
        var names = [String?](repeating: nil, count: items.count)
        var claimed = reserved
        var unique = UniqueNames(reserved: Array(reserved))
        for source in sources {
            let claims = items.indices.filter { names[$0] == nil }.compactMap { index in
                source(items[index]).map { (index, $0) }
            }
            let counts = Dictionary(claims.map { ($0.1, 1) }, uniquingKeysWith: +)
            for (index, name) in claims {
                let isFree = counts[name] == 1 && !claimed.contains(name) && !SwiftIdentifier.isReserved(name)
                names[index] = unique.claim(isFree ? name : Self.qualify(name, element(items[index])))
            }
            claimed.formUnion(counts.keys)
        }
        self.names = items.indices.map { names[$0] ?? unique.claim(Self.qualify(last(items[$0]), element(items[$0]))) }
    }

    /// A name with the object id of an element; one without is identified by what it is in.
    private static func qualify(_ name: String, _ element: Element?) -> String {
        var element = element
        while let inner = element, inner.id == nil { element = inner.parent }
        guard let id = element?.id else { return name }
        let characters = id.unicodeScalars.map { $0.properties.isXIDContinue ? Character($0) : "_" }
        return name + "_" + String(characters)
    }
}

extension OwnNames {
    /// The names of a scene's views, parallel to the tree's nodes; rows of one prototype share theirs.
    ///
    /// A view is named after the first outlet that leads to it, else its accessibility or restoration identifier, else
    /// its user label, so that a label never takes an outlet's name; a controller's root is `view`. What nobody named
    /// is its class with its object id.
    static func views(of tree: PlacementTree, outlets: OutletIndex, reserved: Set<String>) -> [String] {
        var places: [Int: Int] = [:]
        var views: [(view: View, isRoot: Bool)] = []
        for number in tree.order {
            let view = tree.nodes[number].view
            guard places[view.element.index] == nil else { continue }
            places[view.element.index] = views.count
            views.append((view, tree.superviews[number] == nil))
        }
        let names = OwnNames(
            views,
            sources: [
                { outlets.names(of: $0.view.element).lazy.compactMap(SwiftNames.identifier).first },
                { ($0.view.accessibilityIdentifier ?? $0.view.restorationIdentifier).flatMap(SwiftIdentifier.value) },
                { $0.view.userLabel.flatMap(SwiftIdentifier.value) },
                { $0.isRoot && $0.view.key == "view" ? "view" : nil },
            ],
            last: { SwiftNames.className($0.view.className) ?? "view" }, element: { $0.view.element },
            reserved: reserved
        ).names
        return tree.nodes.map { node in places[node.view.element.index].map { names[$0] } ?? "" }
    }

    /// The names of scenes as types: after the storyboard identifier, else the custom class, else the controller's
    /// kind.
    static func scenes(_ scenes: [SceneElement], reserved: [String]) -> [String] {
        OwnNames(
            scenes,
            sources: [
                { scene in scene.controller?.storyboardIdentifier.flatMap(SwiftIdentifier.type) },
                { scene in scene.controller?.customClass.flatMap(SwiftIdentifier.type) },
                { scene in (scene.controller?.element.name.string).flatMap(SwiftIdentifier.type) },
                { scene in scene.controller == nil ? "Views" : nil },
            ],
            last: { _ in "Views" }, element: { $0.controller?.element ?? $0.element }, reserved: Set(reserved)
        ).names
    }
}
