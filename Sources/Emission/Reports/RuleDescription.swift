/// What each rule's identifier means, for readers of a report who do not know Strut.
enum RuleDescription {
    /// A sentence about the rule; one made from its name where it is not in the table.
    static func text(_ rule: String) -> String {
        if let known = sentences.first(where: { $0.key == rule }) { return known.value }
        let words = rule.split(separator: "-").joined(separator: " ")
        return "\(words.prefix(1).uppercased())\(words.dropFirst())."
    }

    static let sentences: KeyValuePairs<String, String> = [
        "ambiguous-layout": "The constraints leave a view's position or size open.",
        "ambiguous-scrollable-content": "The constraints leave the size of a scroll view's content open.",
        "bad-change": "A change to a document does not fit it.",
        "bad-design-data": "A file of design data is not as its format asks.",
        "binary-document": "The file is binary: a compiled nib, or no document at all.",
        "conflicting-constraints": "Required constraints cannot all be satisfied, so one of them is broken.",
        "constraint-item-not-a-view": "A constraint's item is neither a view nor a layout guide.",
        "cyclic-reference": "References between objects lead in a circle.",
        "dangling-reference": "A reference leads to an object that does not exist.",
        "document-too-deep": "Elements are nested deeper than in any real document.",
        "document-too-large": "The document is too large to be read.",
        "duplicate-id": "Two objects have the same id.",
        "empty-document": "The document is empty.",
        "entity-declaration": "The document declares an entity, which Interface Builder never does.",
        "explicit-row-height": "A row of a table whose rows size themselves has a height of its own, which wins.",
        "fixed-text-width": "A label breaks its text at another width than the one it has.",
        "internal-error": "Strut itself is at fault.",
        "malformed-strings": "A strings file is not as its format asks.",
        "malformed-xml": "The XML is not well formed.",
        "misplaced-view": "A view's stored frame is not the frame that its constraints give.",
        "mixed-row-heights": "Some parts of a table size themselves and others have fixed heights.",
        "no-such-file": "There is no such file.",
        "no-translation": "There is no translation into the language that was asked for.",
        "not-interface-builder": "The file is XML, but no Interface Builder document.",
        "not-xml": "The file is not XML.",
        "obsolete-format": "The document was last saved before Xcode 5.",
        "row-not-pinned": "Nothing holds an edge of a row that is to size itself.",
        "stored-size-conflict": "Constraints cannot be satisfied at the size that the canvas imposes.",
        "too-many-attributes": "An element has more attributes than in any real document.",
        "truncated-document": "The document ends too early.",
        "unknown-design-data": "Design data speaks of something that the document does not have.",
        "unknown-encoding": "The document's encoding is not known, or does not fit its bytes.",
        "unknown-object": "No installed view has the object id that was asked for.",
        "unknown-variation": "A variation's size class is not known.",
        "unknown-view": "An element is no view that Strut knows; it is laid out as a plain view.",
        "unreadable-file": "The file cannot be read.",
        "unsupported-platform": "The document is for another platform than iOS.",
    ]
}
