import InterfaceDocument

/// What differs between size classes: which views and constraints are installed in which, and what views say in each.
///
/// Size classes have numbers from 0 to 3: 2 for a regular width and 1 for a regular height. On the square canvas of old
/// documents sizes are of no class: 4.
struct UIKitVariations {
    /// The traits of each size class.
    private let traits: [VariationTraits]
    /// The size class of the layout that the code is made for.
    let own: Int
    /// The classes in which views are installed, by their elements; all where there is no word of it.
    private var classes: [Int: Set<Int>] = [:]
    /// The views that are installed in no class.
    private var uninstalled: Set<Int> = []

    init(like own: VariationTraits) {
        let classes = (0..<4).map { number in
            VariationTraits(
                widthClass: number & 2 == 0 ? .compact : .regular, heightClass: number & 1 == 0 ? .compact : .regular,
                idiom: own.idiom)
        }
        let number = classes.firstIndex(of: own)
        traits = classes + (number == nil ? [own] : [])
        self.own = number ?? 4
        all = Set(traits.indices)
    }

    /// All size classes that there are.
    let all: Set<Int>

    /// Finds out where views are installed; a view stands before what is in it.
    mutating func learn(_ views: [View]) {
        guard views.contains(where: { $0.element.hasVariations }) else { return }
        for view in views {
            guard let outer = view.superview else { continue }
            let own =
                view.element.parent?.name == .subviews
                ? installed(view.element, in: outer.element, .subviews) : all
            if own.isEmpty {
                uninstalled.insert(view.element.index)
                continue
            }
            let here = own.intersection(self.classes(of: outer.element))
            if here != all { classes[view.element.index] = here }
        }
    }

    /// The size classes in which a view is installed, with all that it is in, up to what no size class has installed.
    func classes(of view: Element) -> Set<Int> { classes[view.index] ?? all }

    /// Whether a view is installed in some classes only.
    func isVaried(_ view: View) -> Bool { classes[view.element.index] != nil }

    /// Whether there is no size class in which a view is installed: a nib makes it all the same, and puts it into no
    /// other.
    func isUninstalled(_ view: View) -> Bool { uninstalled.contains(view.element.index) }

    /// The view that an object is in, or is itself, and that is installed in no size class; nil for what some class
    /// shows.
    private func uninstalledRoot(of object: Element) -> Int? {
        if uninstalled.isEmpty { return nil }
        var candidate: Element? = object
        while let element = candidate, !uninstalled.contains(element.index) { candidate = element.parent }
        return candidate?.index
    }

    private func installed(_ member: Element, in holder: Element, _ key: MaskKey) -> Set<Int> {
        guard holder.hasVariations else { return all }
        return all.filter { holder.resolved(for: traits[$0]).isInstalled(member, in: key) }
    }

    /// The same element in each size class.
    func variants(of element: Element) -> [Element] { traits.map(element.resolved) }

    /// The size classes in which a constraint is active: it and what it refers to are installed.
    func classes(of constraint: Constraint, in holder: View) -> Set<Int> {
        if classes.isEmpty, uninstalled.isEmpty, !holder.element.hasVariations { return all }
        let root = uninstalledRoot(of: holder.element)
        var found = installed(constraint.element, in: holder.element, .constraints)
            .intersection(classes(of: holder.element))
        for item in [constraint.firstItem, constraint.secondItem] {
            guard let item else { continue }
            if uninstalledRoot(of: item) != root { return [] }
            found.formIntersection(classes(of: LayoutGuide(item)?.owner ?? item))
        }
        return found
    }

    /// Swift's literal of a set of size classes.
    static func literal(_ classes: Set<Int>) -> String {
        "[\(classes.sorted().map(String.init).joined(separator: ", "))]"
    }
}

/// The statements that set up a view, in each size class.
struct UIKitVariedStatements {
    /// Those that are the same in all.
    private(set) var common: [String] = []
    /// Those that are not, by size class.
    private(set) var varied: [[String]] = []
    private let name: String

    /// Takes the lines for each class; blocks of several lines count as one statement.
    init(_ lines: [[String]], own: Int, name: String) {
        self.name = name
        guard lines.count > 1 else {
            common = lines.first ?? []
            return
        }
        let statements = lines.map(Self.statements)
        let shared = statements.dropFirst().reduce(Set(statements.first ?? [])) { $0.intersection($1) }
        common = statements.indices.contains(own) ? statements[own].filter(shared.contains) : []
        varied = statements.map { $0.filter { !shared.contains($0) && !$0.hasPrefix("//") } }
    }

    /// The lines that set back what some size classes say nothing of: to what it is without any.
    var resets: [String] {
        var properties: [String] = []
        for statement in varied.joined() {
            guard let property = Self.property(of: statement), property.hasPrefix(name), !properties.contains(property),
                !varied.allSatisfy({ $0.contains { Self.property(of: $0) == property } })
            else { continue }
            properties.append(property)
        }
        return properties.map { property -> String in
            // Of what may not be there, such as a cell's label, a value cannot be set back that may be nil.
            if let optional = property.firstRange(of: "?.") {
                let inner = "view.\(property[optional.upperBound...])"
                return "if let view = \(property[..<optional.lowerBound]) "
                    + "{ resets.append { [view, value = \(inner)] in \(inner) = value } }"
            }
            let root = property.prefix { $0 != "." && $0 != "?" }
            return "resets.append { [\(root), value = \(property)] in \(property) = value }"
        }
    }

    private static func property(of statement: String) -> String? {
        guard !statement.contains("\n"), let end = statement.firstRange(of: " = ")?.lowerBound else { return nil }
        let property = statement[..<end]
        return property.contains { "( ".contains($0) } ? nil : String(property)
    }

    private static func statements(_ lines: [String]) -> [String] {
        var statements: [String] = []
        for line in lines {
            if line.hasPrefix(" ") || line.hasPrefix("}"), let last = statements.popLast() {
                statements.append(last + "\n" + line)
            } else {
                statements.append(line)
            }
        }
        return statements
    }
}
