/// A rule of IBLinter's, and what Strut has for it.
package struct IBLinterRule: Sendable {
    /// The name, as `enabled_rules` has it.
    package let name: String
    /// Strut's rule; nil where there is none.
    package let rule: String?
    /// What `conventions` of the configuration needs for it, as members of JSON; nil where the rule needs nothing.
    let setting: String?
    /// Why there is no such rule, or how the rule differs.
    package let reason: String

    /// The setting as the documentation shows it.
    package var settingWords: String { setting.map { "`\($0)`" } ?? "" }

    private init(_ name: String, _ rule: String?, _ setting: String? = nil, _ reason: String) {
        self.name = name
        self.rule = rule
        self.setting = setting
        self.reason = reason
    }

    /// All of them, in the order of IBLinter's documentation.
    package static let all: [IBLinterRule] = [
        IBLinterRule(
            "custom_class_name", "naming-convention", #""fileNames": "class""#,
            "A storyboard is named by one of its controllers, a xib by its owner or an object in it."),
        IBLinterRule(
            "relative_to_margin", "margin-convention", #""margins": "never""#, "`always` asks for the opposite."),
        IBLinterRule(
            "misplaced", "misplaced-view", "Frames are computed again; what Xcode left in the file does not count."),
        IBLinterRule("enable_autolayout", "document-settings", #""autoLayout": true"#, "Once a document."),
        IBLinterRule(
            "duplicate_constraint", "duplicate-constraint", "Constraints that say the same in other words count too."),
        IBLinterRule("duplicate_id", "duplicate-id", "An error."),
        IBLinterRule(
            "storyboard_viewcontroller_id", "naming-convention", #""storyboardIdentifiers": "class""#,
            "A controller that has no identifier needs none."),
        IBLinterRule(
            "stackview_backgroundcolor", nil,
            "UIKit draws the background of a stack view since iOS 14; before, it drew none."),
        IBLinterRule(
            "image_resources", "missing-image", "Loose images, embedded ones and those of packages are known too."),
        IBLinterRule(
            "color_resources", "missing-color", "Colours of the system and of AppKit are not missing."),
        IBLinterRule(
            "custom_module", "module-convention", #""modules": true"#, "A list of modules allows no others."),
        IBLinterRule(
            "use_base_class", "class-convention", #""baseClasses": {}"#,
            "Classes that inherit from a base class count, where the project's code shows it."),
        IBLinterRule(
            "ambiguous", "ambiguous-layout", "Ambiguity is computed; what Xcode left in the file does not count."),
        IBLinterRule(
            "view_as_device", "device-convention", #""devices": ["retina6_12"]"#, "Several devices may be allowed."),
        IBLinterRule(
            "reuse_identifier", "naming-convention", #""reuseIdentifiers": "class""#,
            "A prototype without any identifier is `missing-reuse-identifier`."),
        IBLinterRule(
            "use_trait_collections", "document-settings", #""traitCollections": true"#, "Once a document."),
        IBLinterRule(
            "has_single_view_controller", "storyboard-convention", #""mostControllers": 1"#,
            "References to other storyboards do not count."),
        IBLinterRule(
            "has_initial_view_controller", "storyboard-convention", #""initialController": true"#, "For storyboards."),
    ]

    private init(_ name: String, _ rule: String?, _ reason: String) {
        self.init(name, rule, nil, reason)
    }

    /// The rule of a name; nil where there is none.
    static func named(_ name: String) -> IBLinterRule? { all.first { $0.name == name } }
}
