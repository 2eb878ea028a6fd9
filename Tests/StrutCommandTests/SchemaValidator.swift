import Foundation

/// The part of JSON Schema 2020-12 that the schemas of this repository use; `Scripts/check-schemas` has a whole
/// validator.
///
/// Objects are closed: a member that the schema does not name is a fault, so that none goes undocumented.
struct SchemaValidator {
    private let root: [String: Any]

    init(_ name: String) throws {
        let file = Repository.root.appendingPathComponent("Documentation/Schemas/\(name).schema.json")
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    }

    /// What is wrong with a JSON text, each fault with its path.
    func faults(in text: String) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        return faults(value, root, "$")
    }

    private func faults(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        if let reference = schema["$ref"] as? String {
            let name = String(reference.dropFirst("#/$defs/".count))
            guard let target = (root["$defs"] as? [String: Any])?[name] as? [String: Any] else {
                return ["\(path): no definition of \(name)"]
            }
            return faults(value, target, path)
        }
        for word in ["anyOf", "oneOf"] {
            guard let choices = schema[word] as? [[String: Any]] else { continue }
            let each = choices.map { faults(value, $0, path) }
            return each.contains { $0.isEmpty } ? [] : each.min { $0.count < $1.count } ?? []
        }
        if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
            return ["\(path): \(value) is none of \(words)"]
        }
        if let number = schema["const"] as? Int, value as? Int != number {
            return ["\(path): \(value) is not \(number)"]
        }
        if let word = schema["const"] as? String, value as? String != word {
            return ["\(path): \(value) is not \(word)"]
        }
        if let types = schema["type"] as? [String] ?? (schema["type"] as? String).map({ [$0] }),
            !types.contains(where: { Self.type(of: value).contains($0) })
        {
            return ["\(path): \(value) is no \(types.joined(separator: " or "))"]
        }
        if let least = schema["minimum"] as? Double, let number = value as? Double, number < least {
            return ["\(path): \(number) is less than \(least)"]
        }
        if let members = value as? [String: Any] { return faults(members, schema, path) }
        if let elements = value as? [Any], let items = schema["items"] as? [String: Any] {
            return elements.enumerated().flatMap { faults($1, items, "\(path)[\($0)]") }
        }
        return []
    }

    private func faults(_ members: [String: Any], _ schema: [String: Any], _ path: String) -> [String] {
        if let rest = schema["additionalProperties"] as? [String: Any] {
            return members.sorted { $0.key < $1.key }.flatMap { faults($1, rest, "\(path).\($0)") }
        }
        guard let properties = schema["properties"] as? [String: [String: Any]] else { return [] }
        let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
        return missing.map { "\(path): '\($0)' is missing" }
            + members.sorted { $0.key < $1.key }.flatMap { name, value in
                properties[name].map { faults(value, $0, "\(path).\(name)") } ?? ["\(path): '\(name)' is in no schema"]
            }
    }

    private static func type(of value: Any) -> [String] {
        switch value {
        case is NSNull: return ["null"]
        case is String: return ["string"]
        case is [Any]: return ["array"]
        case is [String: Any]: return ["object"]
        case let number as NSNumber:
            if isBoolean(number) { return ["boolean"] }
            return number.doubleValue == number.doubleValue.rounded() ? ["number", "integer"] : ["number"]
        default: return []
        }
    }

    private static func isBoolean(_ number: NSNumber) -> Bool {
        // What JSON calls true and false are the only numbers of this Objective-C type.
        String(cString: number.objCType) == "c"
    }
}
