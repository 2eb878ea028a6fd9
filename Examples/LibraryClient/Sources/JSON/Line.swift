// An app's own module: Strut has one of a like purpose, under another name.

/// A line of JSON with a number for each name.
public func line(_ members: KeyValuePairs<String, Double>) -> String {
    "{" + members.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
}
