// Layout margins, and how they follow from what is around the view.

extension View {
    /// The margins that are written for the view, by left and right.
    public var layoutMargins: EdgeInsets? { element.insets(key: "layoutMargins") }

    /// The margins that are written for the view, by leading and trailing.
    public var directionalLayoutMargins: DirectionalEdgeInsets? {
        element.directionalInsets(key: "directionalLayoutMargins")
    }

    /// True when the margins are at least as wide as the superview's reach into the view.
    public var preservesSuperviewLayoutMargins: Bool { element.bool(.preservesSuperviewLayoutMargins) ?? false }

    /// True when the margins are added to the safe area.
    public var insetsLayoutMarginsFromSafeArea: Bool { element.bool(.insetsLayoutMarginsFromSafeArea) ?? true }

    /// True when the margins leave a readable width between them.
    public var layoutMarginsFollowReadableWidth: Bool { element.bool(.layoutMarginsFollowReadableWidth) ?? false }
}
