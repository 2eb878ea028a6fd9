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
        var conventions = configuration.conventions
        for member in members {
            let value = member.value
            switch member.name {
            case "storyboardIdentifiers": conventions.namesStoryboardIdentifiersByClass = isClass(member)
            case "reuseIdentifiers": conventions.namesReuseIdentifiersByClass = isClass(member)
            case "fileNames": conventions.namesFilesByClass = isClass(member)
            case "modules":
                if let isAsked = value.bool {
                    conventions.modules = isAsked ? [] : nil
                } else if value.array != nil {
                    conventions.modules = names(member)
                } else {
                    fail("'modules' is true, or a list of modules", at: value.location)
                }
            case "devices": conventions.devices = names(member)
            case "autoLayout": conventions.autoLayout = bool(member)
            case "traitCollections": conventions.traitCollections = bool(member)
            case "safeAreas": conventions.safeAreas = bool(member)
            case "initialController": conventions.needsInitialController = bool(member) ?? false
            case "mostControllers":
                guard let number = value.number.flatMap({ Int(exactly: $0) }), number > 0 else {
                    fail("'mostControllers' is a whole number, 1 or more", at: value.location)
                    continue
                }
                conventions.mostControllers = number
            case "margins":
                conventions.margins = value.string.flatMap(Conventions.Margins.init)
                if conventions.margins == nil { fail("'margins' is \"never\" or \"always\"", at: value.location) }
            case "baseClasses": conventions.baseClasses = baseClasses(value)
            case "forbiddenClasses": conventions.forbiddenClasses = names(member)
            case "fonts": conventions.fonts = names(member)
            case "colors": conventions.colors = names(member)
            case "fontSizes": conventions.fontSizes = sizes(value)
            default:
                let nearest = Suggestion.nearest(to: member.name, among: Self.conventionKeys)
                fail(
                    "'\(member.name)' is not known"
                        + (nearest.map { "; did you mean '\($0)'?" }
                            ?? "; known: \(Self.conventionKeys.joined(separator: ", "))"),
                    at: member.location)
            }
        }
        configuration.conventions = conventions
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
