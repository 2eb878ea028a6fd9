import InterfaceDocument

extension Constraint {
    /// The constant in points, as it holds: Interface Builder's standard distance where the document asks for that.
    ///
    /// The standard distance is what is stored, but 0 to a safe area (15 of 15) and 8 to a controller's layout guide
    /// (22 of 22), whatever is stored.
    package var resolvedConstant: Double {
        guard isSymbolic else { return constant }
        let kinds = [firstItem, secondItem].compactMap { $0.flatMap(LayoutGuide.init)?.kind }
        let distance: Double
        if kinds.contains(.safeArea) {
            distance = 0
        } else if kinds.contains(.top) || kinds.contains(.bottom) {
            distance = 8
        } else {
            return constant
        }
        return constant < 0 ? -distance : distance
    }
}
