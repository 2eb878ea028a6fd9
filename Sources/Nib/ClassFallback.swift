/// Classes that another may stand in for where they are not known: what `classFallbacksForKeyedArchiver` answers.
enum ClassFallback {
    /// The class that stands in for a class. Every compiled nib that was looked at (925, of Xcode 7 to 16.4) names it
    /// wherever it names the class.
    static func name(for className: String) -> String? {
        switch className {
        case "UIColor": "NSColor"
        case "UIFont": "NSFont"
        case "_UILayoutGuide", "UITableViewCellContentView": "UIView"
        case "_UILayoutSupportConstraint", "NSIBPrototypingLayoutConstraint": "NSLayoutConstraint"
        default: nil
        }
    }
}
