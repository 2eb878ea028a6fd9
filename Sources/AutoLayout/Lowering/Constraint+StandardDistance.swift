import InterfaceDocument

extension Constraint {
    /// The constant in points, as it holds: Interface Builder's standard distance where the document asks for that.
    ///
    /// The standard distance is what is stored, but 0 to a safe area (15 of 15) and 8 to a controller's layout guide
    /// (22 of 22), whatever is stored.
    package var resolvedConstant: Double {
        guard isSymbolic else { return constant }
        let first = LayoutGuide(firstItem)?.kind
        let second = secondItem.flatMap(LayoutGuide.init)?.kind
        let distance: Double
        switch (first, second) {
        case (.safeArea?, _), (_, .safeArea?): distance = 0
        case (.top?, _), (.bottom?, _), (_, .top?), (_, .bottom?): distance = 8
        default: return constant
        }
        return constant < 0 ? -distance : distance
    }
}
