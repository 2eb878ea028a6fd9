import InterfaceDocument

/// The values of the system's colours in the light appearance, as nibs of each version of Xcode keep them beside the
/// names.
enum NibSystemColors {
    /// The value of a colour; nil for one that is not known.
    static func value(of name: String, in xcode: NibVersion) -> SystemColor.Value? {
        if name == "labelColor", NibVersion(14) <= xcode, xcode < NibVersion(15) { return SystemColor.Value() }
        if name == "systemTealColor", xcode < NibVersion(13) { return SystemColor.rgb(90, 200, 250) }
        return SystemColor.light(name)
    }

    /// Whether a colour is one of those that the system adapts to what is around them.
    static func isTint(_ name: String) -> Bool {
        name.hasPrefix("system") && SystemColor.light(name) != nil && !name.contains("Background")
            && !name.contains("Fill")
            && !name.hasPrefix("systemGray")
    }
}
