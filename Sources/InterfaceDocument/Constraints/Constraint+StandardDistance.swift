extension Constraint {
    /// Interface Builder's standard distance in points, where it counts instead of the number that is stored; nil
    /// elsewhere.
    ///
    /// The standard distance is what is stored, but 0 to a safe area (15 of 15) and 8 to a controller's layout guide
    /// (22 of 22), whatever is stored.
    package var standardDistance: Double? {
        guard isSymbolic else { return nil }
        switch (LayoutGuide(firstItem)?.kind, secondItem.flatMap(LayoutGuide.init)?.kind) {
        case (.safeArea?, _), (_, .safeArea?): return 0
        case (.top?, _), (.bottom?, _), (_, .top?), (_, .bottom?): return 8
        default: return nil
        }
    }

    /// The constant in points, as it holds.
    package var resolvedConstant: Double {
        guard let standardDistance else { return constant }
        return constant < 0 ? -standardDistance : standardDistance
    }
}
