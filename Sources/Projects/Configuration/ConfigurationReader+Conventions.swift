import StrutDiagnostics
import StrutJSON

/// Reads what a project agreed on.
extension ConfigurationReader {
    private static let conventionKeys = [
        "storyboardIdentifiers", "reuseIdentifiers", "fileNames", "modules", "devices", "autoLayout",
        "traitCollections",
        "safeAreas", "mostControllers", "initialController", "margins", "baseClasses", "forbiddenClasses", "fonts",
        "fontSizes", "colors",
    ]

    mutating func readConventions(_ value: JSONValue) {
        guard let members = value.members else {
            return fail("'conventions' is an object: {\"initialController\": true}", at: value.location)
        }
        refuseRepetition(in: value)
        for member in members { readConvention(member) }
    }

    private mutating func readConvention(_ member: JSONValue.Member) {
        let value = member.value
        switch member.name {
        case "storyboardIdentifiers":
            configuration.conventions.namesStoryboardIdentifiersByClass = isClass(member)
        case "reuseIdentifiers": configuration.conventions.namesReuseIdentifiersByClass = isClass(member)
        case "fileNames": configuration.conventions.namesFilesByClass = isClass(member)
        case "modules": configuration.conventions.modules = modules(member)
        case "devices": configuration.conventions.devices = names(member)
        case "autoLayout": configuration.conventions.autoLayout = bool(member)
        case "traitCollections": configuration.conventions.traitCollections = bool(member)
        case "safeAreas": configuration.conventions.safeAreas = bool(member)
        case "initialController": configuration.conventions.needsInitialController = bool(member) ?? false
        case "mostControllers": configuration.conventions.mostControllers = count(member)
        case "margins":
            configuration.conventions.margins = value.string.flatMap(Conventions.Margins.init)
            if configuration.conventions.margins == nil {
                fail("'margins' is \"never\" or \"always\"", at: value.location)
            }
        case "baseClasses": configuration.conventions.baseClasses = baseClasses(value)
        case "forbiddenClasses": configuration.conventions.forbiddenClasses = names(member)
        case "fonts": configuration.conventions.fonts = names(member)
        case "colors": configuration.conventions.colors = names(member)
        case "fontSizes": configuration.conventions.fontSizes = sizes(value)
        default:
            let nearest = Suggestion.nearest(to: member.name, among: Self.conventionKeys)
            fail(
                "'\(member.name)' is not known"
                    + (nearest.map { "; did you mean '\($0)'?" }
                        ?? "; known: \(Self.conventionKeys.joined(separator: ", "))"),
                at: member.location)
        }
    }

    /// The modules that are allowed; none where any is, nil where none is asked for.
    private mutating func modules(_ member: JSONValue.Member) -> [String]? {
        if let isAsked = member.value.bool { return isAsked ? [] : nil }
        if member.value.array != nil { return names(member) }
        fail("'modules' is true, or a list of modules", at: member.value.location)
        return configuration.conventions.modules
    }

    private mutating func count(_ member: JSONValue.Member) -> Int? {
        let number = member.value.number ?? 0
        if let count = Int(exactly: number), count > 0 { return count }
        fail("'\(member.name)' is a whole number, 1 or more", at: member.value.location)
        return configuration.conventions.mostControllers
    }

    /// What names are to be: that of the class is all there is.
    private mutating func isClass(_ member: JSONValue.Member) -> Bool {
        if member.value.string == "class" { return true }
        fail("'\(member.name)' is \"class\": the name of the class", at: member.value.location)
        return false
    }

    private mutating func bool(_ member: JSONValue.Member) -> Bool? {
        if member.value.bool == nil { fail("'\(member.name)' is true or false", at: member.value.location) }
        return member.value.bool
    }

    /// A list of names, of which none is empty.
    private mutating func names(_ member: JSONValue.Member) -> [String] {
        var names: [String] = []
        for (text, location) in texts(member.value, member.name) {
            if text.isEmpty {
                fail("'\(member.name)' has an empty name, which nothing has", at: location)
            } else {
                names.append(text)
            }
        }
        return names
    }

    private mutating func sizes(_ value: JSONValue) -> [Double] {
        elements(value, "fontSizes").compactMap { element in
            guard let size = element.number, size > 0 else {
                fail("'fontSizes' is a list of sizes in points", at: element.location)
                return nil
            }
            return size
        }
    }

    private mutating func baseClasses(_ value: JSONValue) -> [String: [String]] {
        guard let members = value.members else {
            fail("'baseClasses' is an object: {\"UILabel\": [\"AppLabel\"]}", at: value.location)
            return [:]
        }
        refuseRepetition(in: value)
        var classes: [String: [String]] = [:]
        for member in members {
            guard UIKitClasses.superclass(of: member.name) != nil else {
                let nearest = Suggestion.nearest(to: member.name, among: UIKitClasses.names)
                fail(
                    "'\(member.name)' is no class of UIKit that documents have"
                        + (nearest.map { "; did you mean '\($0)'?" } ?? ""), at: member.location)
                continue
            }
            let list = names(member)
            if !list.isEmpty { classes[member.name] = list }
        }
        return classes
    }
}
