// What archives say for assistive technologies.

/// An `IBUIAccessibilityConfiguration`.
enum LegacyAccessibility {
    /// The element of a configuration; nil for another object.
    static func element(_ object: Element) -> UpgradedElement? {
        var fields = LegacyFields(object)
        guard fields.className == "IBUIAccessibilityConfiguration" else { return nil }
        var element = UpgradedElement("accessibility", key: "accessibilityConfiguration")
        element.set("label", fields.text("IBUIAccessibilityLabel"))
        element.set("hint", fields.text("IBUIAccessibilityHint"))
        element.set("identifier", fields.text("IBUIAccessibilityIdentifier"))
        let traits = fields.take("IBUIAccessibilityTraits") { value in
            value.archivedNumber.flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 && $0 < 1 << names.count ? $0 : nil }
        }
        if let traits {
            var list = UpgradedElement("accessibilityTraits", key: "traits")
            for (bit, name) in names.enumerated() where traits & 1 << bit != 0 { list.set(name, true) }
            if traits == 0 { list.set("none", true) }
            element.children.append(list)
        }
        if let isElement = fields.flag("IBUIIsAccessibilityElement") {
            var flag = UpgradedElement("bool", key: "isElement")
            flag.set("value", isElement)
            element.children.append(flag)
        }
        fields.keepRest(in: &element)
        return element
    }

    /// The bits of `UIAccessibilityTraits`.
    private static let names = [
        "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
        "notEnabled",
        "updatesFrequently", "searchField", "startsMediaSession", "adjustable", "allowsDirectInteraction",
        "causesPageTurn",
    ]
}
