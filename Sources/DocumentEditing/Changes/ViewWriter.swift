// Views that come into a document, or go elsewhere in it.

import InterfaceDocument
import StrutDiagnostics

/// Adds and moves views.
struct ViewWriter {
    private let lookup: ObjectLookup

    init(_ lookup: ObjectLookup) {
        self.lookup = lookup
    }

    // MARK: Adding

    /// Adds a view of a kind, as Interface Builder's library has it.
    func add(
        _ word: String, in parent: String, _ place: EditCommand.Place, label: String?, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        let isAutoLayout = lookup.document.usesAutoLayout
        guard let kind = LibraryView.kind(word),
            var element = LibraryView.element(kind, isAutoLayout: isAutoLayout)
        else {
            throw EditCommandError(
                "'\(word)' is no kind of view that can be added",
                advice: Suggestion.misspelled(word, among: LibraryView.kinds).map { "did you mean '\($0)'?" }
                    ?? "these are: \(LibraryView.kinds.joined(separator: ", "))")
        }
        let holder = try holder(of: kind, in: try lookup.view(parent), parent)
        giveIDs(&element, seed: "\(kind) in \(holder.view.id ?? "") \(label ?? "")", edit)
        if let label { element["userLabel"] = label }
        try insert(holder, place, &edit) { (edit, list, place) throws(DocumentEditError) in
            try edit.insert(element, into: list, at: place)
        }
    }

    /// A view, and the list of it that a view of a kind goes into.
    private struct Holder {
        var view: Element
        var list = "subviews"
    }

    private func holder(of kind: String, in view: Element, _ name: String) throws(EditCommandError) -> Holder {
        switch (view.name, kind) {
        case (.tableView, "tableViewCell"): return Holder(view: view, list: "prototypes")
        case (.collectionView, "collectionViewCell"): return Holder(view: view, list: "cells")
        case (_, "tableViewCell"), (_, "collectionViewCell"):
            throw EditCommandError("a \(kind) goes into a table or collection view, and '\(name)' is none")
        case (.tableView, _), (.collectionView, _):
            throw EditCommandError("'\(name)' holds cells alone", advice: "add the view to one of its cells")
        default: break
        }
        if let kind = View.Kind(view.name), Self.leaves.contains(kind) || kind.isControl {
            throw EditCommandError(
                "'\(view.displayName)' cannot hold views",
                advice: "put them beside it, into the view that it is in, or wrap it in a view")
        }
        // What is put into a cell or an effect goes into its content.
        let content = view.children.first { $0.key == "contentView" && View($0) != nil }
        return Holder(view: content ?? view)
    }

    /// Views into which Interface Builder puts none: in 6,390 documents none of them has subviews, and no control has.
    private static let leaves: Set<View.Kind> = [
        .label, .imageView, .textView, .searchBar, .progressView, .activityIndicatorView, .pickerView,
    ]

    /// Gives the element and the parts of it that have ids some that no object has.
    private func giveIDs(_ element: inout NewElement, seed: String, _ edit: DocumentEdit) {
        var taken: Set<String> = edit.ids(in: edit.root)
        let id = DocumentEdit.newID(for: seed, notAmong: taken)
        taken.insert(id)
        element.attributeList.removeAll { $0.name == "id" }
        element["id"] = id
        giveIDs(inside: &element, seed: seed, cell: id, &taken)
    }

    private func giveIDs(inside element: inout NewElement, seed: String, cell: String, _ taken: inout Set<String>) {
        for child in element.children.indices {
            for index in element.children[child].attributeList.indices {
                switch element.children[child].attributeList[index].name {
                case "id":
                    let id = DocumentEdit.newID(for: "\(seed) \(child)", notAmong: taken)
                    taken.insert(id)
                    element.children[child].attributeList[index].value = id
                case "tableViewCell": element.children[child].attributeList[index].value = cell
                default: break
                }
            }
            giveIDs(inside: &element.children[child], seed: "\(seed) \(child)", cell: cell, &taken)
        }
    }

    // MARK: Moving

    /// Moves a view. Of its constraints those to views outside of it go where it gets another superview, as in
    /// Interface Builder.
    func move(
        _ name: String, into parent: String?, _ place: EditCommand.Place, _ edit: inout DocumentEdit
    ) throws(EditCommandError) {
        let view = try lookup.view(name)
        let element = try lookup.object(name)
        guard element == view, let list = view.parent, list.name == .subviews, let superview = list.parent else {
            throw EditCommandError("'\(name)' is not in the subviews of a view, and cannot be moved")
        }
        let target: Holder
        if let parent {
            target = try holder(of: view.name.string, in: try lookup.view(parent), parent)
        } else {
            target = Holder(view: try siblingsHolder(of: place) ?? superview)
        }
        guard target.view != view else { throw EditCommandError("'\(name)' cannot be moved into itself") }
        guard !target.view.isInside(view) else {
            throw EditCommandError(
                "'\(target.view.displayName)' is in '\(name)', which cannot be moved into what it holds")
        }
        if target.view != superview { try cut(view, &edit) }
        let item = edit.item(view)
        try insert(target, place, &edit) { (edit, list, place) throws(DocumentEditError) in
            try edit.move(item, into: list, at: place)
        }
    }

    /// The view whose subview is the sibling that a place names.
    private func siblingsHolder(of place: EditCommand.Place) throws(EditCommandError) -> Element? {
        switch place {
        case .before(let name), .after(let name):
            let list = try lookup.view(name).parent
            return list?.name == .subviews ? list?.parent : nil
        case .first, .last: return nil
        }
    }

    /// Removes the constraints between a view, with what is in it, and all else.
    func cut(_ view: Element, _ edit: inout DocumentEdit) throws(EditCommandError) {
        for constraint in lookup.constraints(crossing: [view]) {
            try edit.write { (edit) throws(DocumentEditError) in
                try edit.removeObject(edit.item(constraint.element))
            }
        }
    }

    private func insert(
        _ holder: Holder, _ place: EditCommand.Place, _ edit: inout DocumentEdit,
        _ body: (inout DocumentEdit, DocumentEdit.Item, DocumentEdit.Place) throws(DocumentEditError) -> Void
    ) throws(EditCommandError) {
        var sibling: Element?
        switch place {
        case .before(let name), .after(let name): sibling = try lookup.view(name)
        case .first, .last: break
        }
        if let sibling, sibling == holder.view {
            throw EditCommandError(
                "'\(sibling.displayName)' is what the view is to be put into, and none of the views in it",
                advice: "to put it beside '\(sibling.displayName)', name the view that this is in")
        }
        if let sibling, sibling.parent?.parent != holder.view || sibling.parent?.name.string != holder.list {
            throw EditCommandError(
                "'\(sibling.displayName)' is not directly in '\(holder.view.displayName)'",
                advice: "name the view that '\(sibling.displayName)' is in, or one of its siblings")
        }
        try edit.write { (edit) throws(DocumentEditError) in
            let list = try edit.list(holder.list, of: edit.item(holder.view))
            switch place {
            case .first: try body(&edit, list, .first)
            case .last: try body(&edit, list, .last)
            case .before: try body(&edit, list, sibling.map { .before(edit.item($0)) } ?? .last)
            case .after: try body(&edit, list, sibling.map { .after(edit.item($0)) } ?? .last)
            }
        }
    }
}

extension ObjectLookup {
    /// The constraints that relate one of some views, or what is in them, with something outside of all of them.
    func constraints(crossing views: [Element]) -> [Constraint] {
        func isInside(_ element: Element) -> Bool { views.contains { $0 == element || element.isInside($0) } }
        return constraints { constraint in
            guard let second = constraint.secondItem else { return false }
            return isInside(constraint.firstItem) != isInside(second)
        }
    }
}
