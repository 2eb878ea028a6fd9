// Values of attributes that Interface Builder never writes.

import StrutDiagnostics

extension DocumentRule {
    /// One finding per attribute that is to be a truth value, a number or one of several words, and is not.
    static let unknownValue = DocumentRule(.unknownValue) { context in
        guard !context.document.isUpgraded else { return }
        let storage = context.storage
        // By the names of an element and of its attribute.
        var known: [Int: Property?] = [:]
        let flags = Set(flagNames.split(separator: " ").compactMap { AttributeName($0)?.ordinal })
        for position in 0..<storage.elementCount {
            let element = Element(storage, position)
            let number = Int(storage.elements[Int(position)].name)
            for name in element.attributeNames where name.isKnown {
                let pair = number << 32 | name.ordinal
                if known[pair] == nil {
                    known[pair] = .some(Property.property(AttributeName(name.number), of: element.name))
                }
                let property = known[pair] ?? nil
                let isFlag = flags.contains(name.ordinal)
                guard property != nil || isFlag, let value = element.string(named: name.string),
                    let advice = Self.advice(on: value, of: name.string, property)
                else { continue }
                context.report(
                    .unknownValue, "\(element.displayName) has '\(value)' for '\(name)'; \(advice)", at: element)
            }
        }
    }

    /// What an attribute should be whose value cannot be read; nil where it can, or may be of a newer version.
    private static func advice(on value: String, of name: String, _ property: Property?) -> String? {
        switch property?.form {
        case nil, .flag:
            if value == "YES" || value == "NO" { return nil }
            return switch value.lowercased() {
            case "true", "yes", "1", "on": "write 'YES'"
            case "false", "no", "0", "off": "write 'NO'"
            default: "it is 'YES' or 'NO'"
            }
        case .number, .wholeNumber: return Double(value) == nil && value != "infinite" ? "it is a number" : nil
        case .words(let words):
            let all = words.map(\.document)
            if all.contains(value) { return nil }
            if let meant = Suggestion.misspelled(value, among: all) { return "did you mean '\(meant)'?" }
            guard closedNames.split(separator: " ").contains(Substring(name)) else { return nil }
            var list: [String] = []
            for word in all where !list.contains(where: { $0.lowercased() == word.lowercased() }) { list.append(word) }
            return "it is one of " + list.joined(separator: ", ")
        }
    }

    /// Attributes that are truth values wherever they stand, beside those of the tables of properties.
    private static let flagNames =
        "ambiguous appends automaticallyAdjustsScrollViewInsets autoresizesArchivedViewToFullSize colorMatched "
        + "contentViewInsetsToSafeArea definesPresentationContext extendedLayoutIncludesOpaqueBars fixedFrame flexibleMaxX "
        + "flexibleMaxY flexibleMinX flexibleMinY hasAttributedTitle heightSizable hidesBottomBarWhenPushed largeTitles "
        + "launchScreen misplaced navigationBarHidden preservesSuperviewLayoutMargins toolbarHidden "
        + "translatesAutoresizingMaskIntoConstraints translucent useAutolayout useSafeAreas useTraitCollections "
        + "useStoryboardIdentifierAsRestorationIdentifier usesAttributedText widthSizable"

    /// Attributes whose words have been the same since the first version that had them.
    private static let closedNames =
        "textAlignment contentMode lineBreakMode baselineAdjustment axis distribution alignment contentHorizontalAlignment "
        + "contentVerticalAlignment borderStyle clearButtonMode autocapitalizationType autocorrectionType spellCheckingType "
        + "separatorStyle scrollDirection semanticContentAttribute"
}

extension Rule {
    /// An attribute has a value that it cannot have.
    static let unknownValue = Rule(
        "unknown-value", on: .document, .warning, active: .inChecks,
        summary:
            "The value of an attribute is none that Interface Builder writes: a truth value that is neither `YES` nor `NO`, a "
            + "number that is none, or a word that is mistyped. The usual value is taken.",
        help: "Write what the finding names.")
}
