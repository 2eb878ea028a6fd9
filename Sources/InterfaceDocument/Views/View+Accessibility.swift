// Accessibility, and the attributes that are set at run time.

extension View {
    private var accessibility: Element? { element.child(.accessibility) }

    public var accessibilityIdentifier: String? { accessibility?.string(.identifier) }
    public var accessibilityLabel: String? { accessibility?.text(.label, key: "label") }
    public var accessibilityHint: String? { accessibility?.text(.hint, key: "hint") }

    /// Whether the view is an accessibility element; nil when nothing is written.
    public var isAccessibilityElement: Bool? { accessibility?.child(.bool, key: "isElement")?.bool(.value) }

    /// The traits that are written, such as `button` and `header`.
    public var accessibilityTraits: [String] {
        let traits = accessibility?.child(.accessibilityTraits)?.attributes ?? []
        return traits.filter { $0.value == "YES" }.map(\.name)
    }

    /// The values that are set when the view is loaded.
    public var userDefinedRuntimeAttributes: [UserDefinedRuntimeAttribute] { element.userDefinedRuntimeAttributes }
}
