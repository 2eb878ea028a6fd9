// Writes what generated code built as elements of a document, so that it can be laid out and compared.

import UIKit

/// What the driver says of the generated code, and the documents that come of it.
@MainActor public final class Recorder {
    /// The objects' ids by the names of properties, for each class of generated code.
    private var names: [ObjectIdentifier: [String: String]] = [:]
    /// Makes a cell of each class that is registered.
    private var factories: [ObjectIdentifier: @MainActor () -> UIView] = [:]
    private var instantiated: Set<ObjectIdentifier> = []
    private var ids: [ObjectIdentifier: String] = [:]
    private var written: Set<ObjectIdentifier> = []
    /// Everything that was seen: an object that is gone could leave its identifier to another.
    private var kept: [AnyObject] = []

    public init() {}

    /// Tells the ids of a class's views: `name id` on each line.
    public func name(_ type: AnyClass, _ lines: String) {
        var table: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            if words.count == 2 { table[words[0]] = words[1] }
        }
        names[ObjectIdentifier(type)] = table
    }

    /// Tells how a prototype's cells are made.
    public func register(_ type: AnyClass, _ make: @escaping @MainActor () -> UIView) {
        factories[ObjectIdentifier(type)] = make
    }

    /// Prints the roots of what a class of generated code built, a line for each: the document, its id and its markup;
    /// and what UIKit would have raised an exception for.
    public func record(_ document: String, _ unit: AnyObject) {
        for view in learn(unit) where view.superview == nil && !written.contains(ObjectIdentifier(view)) {
            let id = id(of: view)
            let writer = ViewWriter(recorder: self)
            print("root", document, id, writer.element(view).markup, separator: "\t")
        }
        for fault in Faults.take() { print("fault", document, fault, separator: "\t") }
    }

    /// Prints the cells that no table of the document was given: those that a document has by themselves.
    public func recordCells(_ document: String, _ types: [AnyClass]) {
        for type in types where !instantiated.contains(ObjectIdentifier(type)) {
            guard let cell = prototype(type) else { continue }
            print("root", document, id(of: cell), ViewWriter(recorder: self).element(cell).markup, separator: "\t")
        }
        for fault in Faults.take() { print("fault", document, fault, separator: "\t") }
    }

    /// Remembers the ids of a unit's views, and gives the views in the order of its properties.
    @discardableResult
    private func learn(_ unit: AnyObject) -> [UIView] {
        kept.append(unit)
        let table = names[ObjectIdentifier(type(of: unit))] ?? [:]
        return Mirror(reflecting: unit).children.compactMap { child in
            guard let label = child.label, let id = table[label], let object = child.value as? NSObject else {
                return nil
            }
            keep(object, id)
            return object as? UIView
        }
    }

    /// A cell of a class that was registered with a table or collection.
    func prototype(_ type: AnyClass?) -> UIView? {
        guard let type, let cell = factories[ObjectIdentifier(type)]?() else { return nil }
        instantiated.insert(ObjectIdentifier(type))
        guard let unit = Mirror(reflecting: cell).children.first(where: { $0.label == "builtInterface" })?.value,
            let unit = Mirror(reflecting: unit).children.first?.value
        else { return nil }
        let object = unit as AnyObject
        learn(object)
        if let id = names[ObjectIdentifier(Swift.type(of: object))]?["cell"] { keep(cell, id) }
        return cell
    }

    private func keep(_ object: NSObject, _ id: String) {
        kept.append(object)
        ids[ObjectIdentifier(object)] = id
    }

    func markWritten(_ view: UIView) { written.insert(ObjectIdentifier(view)) }

    /// The id of an object; one that another makes is called after it and what it is there, or by a number.
    func id(of object: NSObject) -> String {
        if let id = ids[ObjectIdentifier(object)] { return id }
        let id = "made-\(ids.count)"
        keep(object, id)
        return id
    }

    /// Calls a view after the one that makes it.
    func name(_ view: UIView, of owner: UIView, _ key: String) {
        if ids[ObjectIdentifier(view)] == nil { keep(view, "\(id(of: owner)).\(key)") }
    }
}
