/// A class with all that it inherits from, as far as UIKit: what objects of it have is known.
struct ClassLineage {
    /// The project's classes in it, itself first, and the extensions of Apple's.
    private(set) var parts: [CodeClass] = []
    /// The classes of Apple's that it begins with.
    private(set) var bases: Set<String> = []

    /// The lineage of the class called `name`; nil where one of its classes is not known, or answers to names of its
    /// own.
    init?(of name: String, in index: CodeIndex) {
        var seen: Set<String> = []
        var pending = [name]
        while let name = pending.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let part = index.classes[name], part.isDeclared {
                // A class without another above is no object that a document could hold.
                guard !part.superclasses.isEmpty, !part.superclasses.contains(name), !part.isDynamic else { return nil }
                parts.append(part)
                pending += part.superclasses.sorted()
            } else if let target = index.aliases[name], index.classes[name] == nil {
                pending.append(target)
            } else if UIKitClasses.superclass(of: name) != nil {
                bases.insert(name)
                var above = name
                while let next = UIKitClasses.superclass(of: above) {
                    if let part = index.classes[above] {
                        if part.isDynamic { return nil }
                        parts.append(part)
                    }
                    above = next
                }
            } else {
                return nil
            }
        }
        if bases.isEmpty { return nil }
    }

    /// Whether it is, or inherits from, a class of Apple's.
    func inherits(from base: String) -> Bool { bases.contains { UIKitClasses.is($0, base) } }

    /// Whether an outlet can be set by a name.
    func canSet(_ name: String) -> Bool {
        UIKitClasses.hasOutlet(name, in: bases) || parts.contains { $0.canSet(name) }
    }

    /// Whether an action of a name can be called.
    func responds(to selector: String) -> Bool {
        UIKitClasses.actions.contains(selector) || parts.contains { $0.responds(to: selector) }
    }

    /// The names of its outlets.
    var outlets: [String] { parts.flatMap(\.outlets) }

    /// The selectors of its actions, and else of its methods.
    var actions: [String] { parts.flatMap(\.actions) + parts.flatMap { $0.selectors.sorted() } }
}
