// Which connections an object can have, and what they may be called.

import InterfaceDocument
import StrutDiagnostics

/// Refuses connections that Interface Builder does not offer: names that are none in code, actions of what sends none,
/// and outlets that a class of UIKit does not have.
///
/// In 6,390 documents every outlet is an identifier and every selector one with up to two colons, and every action is
/// that of a control, a bar button item, a gesture recognizer or a view of the app's own class.
struct ConnectionForm {
    private let wire: EditCommand.Wire
    private let source: Element
    private let documents: [Document]

    /// A connection of an object; what objects of its kind are connected by in the documents is possible.
    init(_ wire: EditCommand.Wire, from source: Element, in documents: [Document]) {
        (self.wire, self.source, self.documents) = (wire, source, documents)
    }

    /// Throws where the connection is not possible.
    func check() throws(EditCommandError) {
        switch wire.kind {
        case .outlet, .collection:
            guard Self.isIdentifier(wire.name) else {
                throw EditCommandError(
                    "'\(wire.name)' cannot be the name of an outlet",
                    advice: "a name has letters, digits and underscores, and begins with no digit")
            }
            try checkProperty()
        case .action:
            let parts = wire.name.split(separator: ":", omittingEmptySubsequences: false)
            let colons = parts.count - 1
            // `save`, `save:`, `save:forEvent:`.
            guard colons <= 2, (colons == 0) == wire.name.last.map({ $0 != ":" }),
                parts.prefix(max(1, colons)).allSatisfy({ Self.isIdentifier(String($0)) })
            else {
                throw EditCommandError(
                    "'\(wire.name)' cannot be the selector of an action",
                    advice: "an action takes no object, its sender, or its sender and an event: 'save', 'save:' or "
                        + "'save:forEvent:'")
            }
            try checkSender()
        case .segue: break
        }
    }

    private static func isIdentifier(_ name: String) -> Bool {
        name.first.map { $0.isLetter || $0 == "_" } ?? false
            && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    // MARK: Actions

    /// Whether an object sends its actions on events.
    static func hasEvents(_ source: Element) -> Bool {
        View.Kind(source.name).map { $0.isControl || source.has(.customClass) } ?? false
    }

    private func checkSender() throws(EditCommandError) {
        if Self.hasEvents(source) { return }
        let name = source.name.string
        guard name == "barButtonItem" || name.hasSuffix("GestureRecognizer") else {
            let advice =
                View(source) == nil
                ? "controls, bar button items and gesture recognizers do"
                : "give it the class of a control of yours ('\(wire.object).class=NAME'), or connect a gesture "
                    + "recognizer"
            throw EditCommandError("'\(source.displayName)' sends no actions", advice: advice)
        }
        guard wire.event == nil else {
            throw EditCommandError(
                "'\(source.displayName)' sends its action without events",
                advice: "leave out 'for \(wire.event ?? "")'")
        }
    }

    // MARK: Outlets

    /// A view without a class of its own has the outlets of UIKit's class. Extensions can add some, which other views
    /// then have as well.
    private func checkProperty() throws(EditCommandError) {
        guard let kind = View.Kind(source.name), !source.has(.customClass), View(source) != nil else { return }
        var names = Self.common + (Self.outlets[kind.rawValue] ?? [])
        for document in documents {
            for list in document.root.descendants(named: .connections) {
                guard let owner = list.parent, View(owner) != nil, !owner.has(.customClass) else { continue }
                names += list.children.compactMap { $0.string(.property) }
            }
        }
        if names.contains(wire.name) { return }
        let likely = Suggestion.misspelled(wire.name, among: names)
        throw EditCommandError(
            "\(kind.className) has no outlet '\(wire.name)'",
            advice: likely.map { "did you mean '\($0)'?" }
                ?? "give '\(wire.object)' the class that has it: '\(wire.object).class=NAME'")
    }

    private static let common = ["gestureRecognizers"]

    /// The outlets that classes of UIKit offer.
    private static let outlets: [String: [String]] = [
        "tableView": ["dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate"],
        "collectionView": ["dataSource", "delegate", "prefetchDataSource", "dragDelegate", "dropDelegate"],
        "pickerView": ["dataSource", "delegate"], "textField": ["delegate"], "textView": ["delegate"],
        "searchBar": ["delegate"], "scrollView": ["delegate"], "mapView": ["delegate"], "webView": ["delegate"],
        "wkWebView": ["navigationDelegate", "UIDelegate"], "toolbar": ["delegate"], "navigationBar": ["delegate"],
        "tabBar": ["delegate"], "glkView": ["delegate"], "mtkView": ["delegate"], "sceneKitView": ["delegate"],
        "scnView": ["delegate"], "arscnView": ["delegate", "session"], "arskView": ["delegate", "session"],
        "skView": ["delegate"], "window": ["rootViewController"],
        "tableViewCell": [
            "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
            "multipleSelectionBackgroundView", "textLabel", "detailTextLabel", "imageView",
        ],
        "collectionViewCell": ["backgroundView", "selectedBackgroundView"],
    ]
}
