import StrutDiagnostics

/// What a project agreed on for its documents, as `conventions` of its configuration says; what is left out is free.
public struct Conventions: Sendable, Hashable {
    /// Whether a controller's storyboard identifier is the name of its class.
    public var namesStoryboardIdentifiersByClass = false
    /// Whether a cell's reuse identifier is the name of its class.
    public var namesReuseIdentifiersByClass = false
    /// Whether a document's file is named by a class in it.
    public var namesFilesByClass = false
    /// The modules that custom classes may be of, each of which must name one; an empty list for any.
    public var modules: [String]?
    /// The devices that documents are viewed as, by Interface Builder's identifiers.
    public var devices: [String]?
    /// Whether documents use Auto Layout, or do not.
    public var autoLayout: Bool?
    /// Whether documents use size classes, or do not.
    public var traitCollections: Bool?
    /// Whether documents use safe areas, or do not.
    public var safeAreas: Bool?
    /// The most controllers of a storyboard.
    public var mostControllers: Int?
    /// Whether a storyboard has an initial controller.
    public var needsInitialController = false
    /// Whether constraints are relative to margins.
    public var margins: Margins?
    /// The classes that objects of one of UIKit's classes must be of, or inherit from.
    public var baseClasses: [String: [String]] = [:]
    /// Classes that no object may be of.
    public var forbiddenClasses: [String] = []
    /// The fonts that texts may have: PostScript names, families, `system`, `textStyles`.
    public var fonts: [String]?
    /// The sizes that fonts may have, but for those of text styles.
    public var fontSizes: [Double]?
    /// The colours that documents may name: names of catalogs, `systemColors`, `literals`.
    public var colors: [String]?

    /// How constraints to a superview's edges are written.
    public enum Margins: String, Sendable, Hashable, CaseIterable {
        /// Never relative to margins.
        case never
        /// To the margins of a superview, not to its edges.
        case always
    }

    /// Nothing is agreed on.
    public init() {}
}

extension Rule {
    /// A name is not that of its class.
    static let namingConvention = convention(
        "naming-convention",
        "A storyboard identifier, a reuse identifier or a file's name is not the name of its class, as `storyboardIdentifiers`, "
            + "`reuseIdentifiers` or `fileNames` asks.", "Rename one of them.")

    /// A custom class names no module, or another one.
    static let moduleConvention = convention(
        "module-convention", "A custom class names no module, or none of those in `modules`.",
        "Choose the module in the identity inspector.")

    /// A document is viewed as another device.
    static let deviceConvention = convention(
        "device-convention", "A document is viewed as a device that is not in `devices`.",
        "Choose the device below the canvas.")

    /// A setting of a document is another one.
    static let documentSettings = convention(
        "document-settings",
        "A document uses Auto Layout, size classes or safe areas, or does not, against `autoLayout`, `traitCollections` or "
            + "`safeAreas`.", "Change it in the file inspector.")

    /// A storyboard has too many controllers, or no initial one.
    static let storyboardConvention = convention(
        "storyboard-convention",
        "A storyboard has more controllers than `mostControllers`, or no initial one where `initialController` asks for it.",
        "Divide it, or mark a controller as the initial one.")

    /// A constraint is relative to margins, or is not.
    static let marginConvention = convention(
        "margin-convention", "A constraint is relative to margins, or is not, against `margins`.",
        "Change 'Relative to margin' of its item.")

    /// An object is not of the class that the project has for it.
    static let classConvention = convention(
        "class-convention", "An object is of none of its `baseClasses`, or of one of the `forbiddenClasses`.",
        "Choose another class.")

    /// A font or a colour is not of the design system.
    static let designSystem = convention(
        "design-system", "A font, a font's size or a colour is none of `fonts`, `fontSizes` or `colors`.",
        "Choose one of the design system's.")

    private static func convention(_ id: String, _ summary: String, _ help: String) -> Rule {
        Rule(
            id, on: .request, .warning, active: .inChecks,
            summary: summary + " Said only where `conventions` of the configuration has it.", help: help)
    }

    /// Every rule on what a project agreed on.
    package static let onConventions: [Rule] = [
        .namingConvention, .moduleConvention, .deviceConvention, .documentSettings, .storyboardConvention,
        .marginConvention, .classConvention, .designSystem,
    ]
}
