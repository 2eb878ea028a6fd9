// What assistive technologies and tests know a view by.

extension View {
    private var accessibility: Element? { element.child(.accessibility) }

    /// The name by which tests find the view.
    public var accessibilityIdentifier: String? { accessibility?.string(.identifier) }

    /// What is read out for the view.
    public var accessibilityLabel: String? { accessibility?.text(.label, key: "label") }

    /// What is read out about its use.
    public var accessibilityHint: String? { accessibility?.text(.hint, key: "hint") }

    /// Whether the view is an accessibility element; nil when nothing is written.
    public var isAccessibilityElement: Bool? { accessibility?.child(.bool, key: "isElement")?.bool(.value) }

    /// The traits that are written, such as `button` and `header`.
    public var accessibilityTraits: [String] {
        let traits = accessibility?.child(.accessibilityTraits)?.attributes ?? []
        return traits.filter { $0.value == "YES" }.map(\.name)
    }
}
