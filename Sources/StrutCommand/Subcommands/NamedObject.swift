import Strut

/// What a name on the command line leads to: an object id, an outlet or a label in Xcode, wherever `--set` takes one
/// too, or a part of the only object that has it, such as `contentView`.
struct NamedObject {
    /// The name as it was given.
    var name: String
    /// The views that are meant: a view itself, a controller's root view, or those that a constraint relates.
    var views: [String]
    /// The object id of the constraint that is named, if it is one.
    var constraint: String?

    /// The object that `name` leads to; throws the finding that says why there is none.
    init(_ name: String, in document: Document) throws(UnknownObject) {
        self.name = name
        let named = document.objects(named: name)
        let found = named.isEmpty ? document.parts(called: name) : named
        guard found.count == 1, let element = found.first else { throw UnknownObject(name, in: document) }
        if let constraint = Constraint(element) {
            self.constraint = constraint.element.id
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
            views = items.compactMap { Self.view(of: $0)?.id }
            if views.count == 2, views[0] == views[1] { views.removeLast() }
        } else {
            views = (ViewController(element)?.view?.element ?? Self.view(of: element)).flatMap(\.id).map { [$0] } ?? []
        }
        if views.isEmpty { throw UnknownObject("'\(name)' is no view, constraint or controller with a view", document) }
    }

    /// The view that an item of a constraint is, or is a guide of.
    private static func view(of item: Element) -> Element? {
        var candidate: Element? = item
        while let element = candidate {
            if View(element) != nil { return element }
            candidate = element.parent
        }
        return nil
    }
}

/// A name that leads to nothing that can be reported.
struct UnknownObject: Error {
    var finding: Finding

    init(_ message: String, _ document: Document) {
        finding = Finding(rule: .unknownObject, message: message, path: document.path)
    }

    /// No object, or several, have this name.
    init(_ name: String, in document: Document) {
        let named = document.objects(named: name)
        let ids = (named.isEmpty ? document.parts(called: name) : named).compactMap(\.id)
        if ids.count > 1 {
            self.init("\(LayoutSessionError.ambiguousName(name, ids: ids))", document)
        } else {
            let advice = document.likelyName(for: name).map { "; did you mean '\($0)'?" } ?? ""
            self.init("no object has the id, outlet or label '\(name)'\(advice)", document)
        }
    }
}
