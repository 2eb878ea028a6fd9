// What assistive technologies and tests know a view by.

extension View {
    /// The name by which tests find the view.
    public var accessibilityIdentifier: String? { element.accessibility.identifier }

    /// What is read out for the view.
    public var accessibilityLabel: String? { element.accessibility.label }

    /// What is read out about its use.
    public var accessibilityHint: String? { element.accessibility.hint }

    /// Whether the view is an accessibility element; nil when nothing is written.
    public var isAccessibilityElement: Bool? { element.accessibility.isElement }

    /// The traits that are written, such as `button` and `header`.
    public var accessibilityTraits: [String] { element.accessibility.traits }
}

extension Element {
    /// What assistive technologies and tests know an object by: a view, or an item of a bar.
    package var accessibility: Accessibility { Accessibility(element: child(.accessibility)) }

    /// The `<accessibility>` of an object.
    package struct Accessibility {
        fileprivate let element: Element?

        package var identifier: String? { element?.string(.identifier) }
        package var label: String? { element?.text(.label, key: "label") }
        package var hint: String? { element?.text(.hint, key: "hint") }
        package var isElement: Bool? { element?.child(.bool, key: "isElement")?.bool(.value) }
        package var traits: [String] {
            let traits = element?.child(.accessibilityTraits)?.attributes ?? []
            return traits.filter { $0.value == "YES" }.map(\.name)
        }
    }
}
