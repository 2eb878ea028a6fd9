// What changes to a document put elsewhere.

import InterfaceDocument
import StrutAutoLayout
import StrutChecking

/// The views that changes put elsewhere, and those that cannot stay stored as they are because of it.
struct MovedViews {
    /// The ids of the views that have other frames than before.
    private(set) var ids: Set<String> = []
    /// The ids of views that did not move, were stored elsewhere than constraints put them, and are related with moved
    /// ones, one by one: stored frames of which some are up to date and others are not contradict the constraints
    /// between them.
    private(set) var contradicting: Set<String> = []

    /// Lays both documents out.
    init(from old: Document, to new: Document) {
        var before: [String: Rect] = [:]
        for view in LayoutEngine().layout(old).scenes.flatMap(\.views) {
            if let id = view.view.id { before[id] = view.frame }
        }
        var stale: Set<String> = []
        // Those that are stored as they lie contradict no more than before: a view may only have another id.
        var next: [String] = []
        for view in LayoutEngine().layout(new).scenes.flatMap(\.views) {
            guard let id = view.view.id else { continue }
            let isOff = view.view.frame.map { DocumentFix.isOff($0, view.frame) } ?? true
            if before[id] != view.frame {
                ids.insert(id)
                if isOff { next.append(id) }
            } else if isOff, view.view.frame != nil {
                stale.insert(id)
            }
        }
        guard !next.isEmpty, !stale.isEmpty else { return }
        let related = Self.relations(in: new)
        while let id = next.popLast() {
            for other in related[id] ?? [] where stale.contains(other) && contradicting.insert(other).inserted {
                next.append(other)
            }
        }
    }

    /// The views that constraints or a stack view relate with each view.
    private static func relations(in document: Document) -> [String: [String]] {
        var related: [String: [String]] = [:]
        func relate(_ a: Element, _ b: Element) {
            guard let first = view(a).id, let second = view(b).id, first != second else { return }
            related[first, default: []].append(second)
            related[second, default: []].append(first)
        }
        for element in document.root.descendants {
            if let constraint = Constraint(element), let second = constraint.secondItem {
                relate(constraint.firstItem, second)
            } else if element.name == .stackView, let views = element.child(.subviews) {
                for view in views.children { relate(element, view) }
            }
        }
        return related
    }

    /// The view that an item of a constraint is, or belongs to.
    private static func view(_ item: Element) -> Element {
        let owner = LayoutGuide(item)?.owner ?? item
        return ViewController(owner)?.view?.element ?? owner
    }
}
