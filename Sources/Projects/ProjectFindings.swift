import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment

/// What a document asks of its project, and does not get: storyboards, controllers, images, colours, fonts.
public struct ProjectFindings: Sendable {
    /// The findings, in document order.
    public private(set) var findings: [Finding] = []
    private let document: Document
    private let project: Project
    /// The outlets of the document, found when a finding asks for them.
    private lazy var outlets = OutletIndex(document)

    /// Looks for what `document` asks of `project`.
    public init(_ document: Document, in project: Project) {
        self.document = document
        self.project = project
        reportStoryboards()
        if project.hasCatalog {
            reportImages()
            // Where no catalog has a colour, they are made elsewhere: by a build, or in another package.
            if !project.resources.colors.isEmpty { reportColors() }
        }
        reportFonts()
    }

    private mutating func report(_ rule: Rule, _ message: String, at element: Element) {
        findings.append(
            Finding(rule: rule, message: message, path: document.path, location: element.location, object: element.id))
    }

    // MARK: Storyboards

    private mutating func reportStoryboards() {
        for placeholder in document.scenes.flatMap(\.controllers).compactMap(\.reference) {
            // What lies in another bundle is not the project's.
            guard placeholder.bundleIdentifier == nil else { continue }
            guard let name = placeholder.storyboardName else {
                reportOwnController(of: placeholder)
                continue
            }
            guard let target = project.storyboard(named: name) else {
                // Of a storyboard that is not looked at nobody knows what it offers.
                if !project.isWholeApp || project.hasStoryboardFile(named: name) { continue }
                report(
                    .missingStoryboard,
                    "\(Self.name(of: placeholder)) refers to the storyboard '\(name)', which the project does not "
                        + "have; correct the reference", at: placeholder.element)
                continue
            }
            if let identifier = placeholder.identifier {
                guard !target.identifiers.contains(identifier) else { continue }
                report(
                    .missingIdentifier,
                    "\(Self.name(of: placeholder)) refers to the controller '\(identifier)' of '\(name)', which has "
                        + "none of that storyboard identifier; \(Self.advice(identifier, target.identifiers))",
                    at: placeholder.element)
            } else if !target.hasInitialController {
                report(
                    .missingIdentifier,
                    "\(Self.name(of: placeholder)) refers to the initial controller of '\(name)', which has none; "
                        + "name a controller", at: placeholder.element)
            }
        }
    }

    /// A reference that names no storyboard leads to a controller of its own.
    private mutating func reportOwnController(of placeholder: StoryboardReference) {
        guard let identifier = placeholder.identifier else { return }
        let known = Set(document.scenes.flatMap { $0.controllers.compactMap(\.storyboardIdentifier) })
        if known.contains(identifier) { return }
        report(
            .missingIdentifier,
            "\(Self.name(of: placeholder)) refers to the controller '\(identifier)' of its own storyboard, which has "
                + "none of that storyboard identifier; \(Self.advice(identifier, known))", at: placeholder.element)
    }

    /// What a reference is called.
    private static func name(of reference: StoryboardReference) -> String {
        "The storyboard reference" + (reference.element.id.map { " (\($0))" } ?? "")
    }

    /// What to do about an identifier that none of some others is.
    private static func advice(_ identifier: String, _ others: Set<String>) -> String {
        let nearest = Suggestion.nearest(to: identifier, among: others.sorted())
        return nearest.map { "did you mean '\($0)'?" } ?? "correct the reference"
    }

    /// What an object is called: by its class and the outlet that leads to it.
    private mutating func name(of object: Element) -> String {
        object.displayName(outlet: outlets.names(of: object).first)
    }

    // MARK: Images and colours

    private mutating func reportImages() {
        var seen: Set<String> = []
        for use in document.imageUses {
            guard !use.isSystem, seen.insert(use.name).inserted, project.resources.image(named: use.name) == nil,
                project.leftOut.resources.image(named: use.name) == nil,
                document.image(named: use.name)?.isEmbedded != true
            else { continue }
            let owner = use.element.owner
            report(
                .missingImage,
                "\(name(of: owner)) shows the image '\(use.name)', which no asset catalog or folder of the project "
                    + "has; \(Self.advice(use.name, spelled: project.resources.images.keys))", at: owner)
        }
    }

    private mutating func reportColors() {
        var seen: Set<String> = []
        for color in document.colors {
            // Those of AppKit are in no catalog of an app, and Xcode stores what is drawn in their place. Where no
            // catalog has an accent colour, it is the system's.
            guard case .named(let name) = color.value, !color.isOfAppKit, name != "AccentColor",
                seen.insert(name).inserted,
                project.resources.colors[name] == nil,
                project.leftOut.resources.colors[name] == nil
            else { continue }
            let owner = color.element.owner
            report(
                .missingColor,
                "\(self.name(of: owner)) uses the colour '\(name)', which no asset catalog of the project has; "
                    + Self.advice(name, spelled: project.resources.colors.keys), at: owner)
        }
    }

    /// What to do about a name that is missing: a catalog may have it in other letters.
    private static func advice(_ name: String, spelled others: some Sequence<String>) -> String {
        let alike = others.first { $0.lowercased() == name.lowercased() }
        return alike.map { "a catalog has '\($0)', and names differ in their capital letters" }
            ?? "add it or correct the name"
    }

    // MARK: Fonts

    /// The document names the files of its fonts; a file that the project does not have is missing. A part of an app
    /// may have none of its fonts.
    private mutating func reportFonts() {
        guard !project.fontFiles.isEmpty || project.isWholeApp else { return }
        let declared = document.customFonts
        for font in declared {
            let file = Path.stem(of: font.file).lowercased()
            if project.fontFiles.contains(file) || project.leftOut.fonts.contains(file) { continue }
            if SystemFontFiles.contains(file) { continue }
            let names = Set(font.names)
            let use = document.fonts.first { description in
                guard case .named(let name, _) = description.kind else { return false }
                return names.contains(name)
            }
            let owner = use?.element.owner ?? document.root
            report(
                .missingFont,
                "\(name(of: owner)) uses a font of '\(font.file)', which the project does not have; add it or choose "
                    + "another font", at: owner)
        }
    }
}

extension Rule {
    /// A reference leads to a storyboard that is not there.
    package static let missingStoryboard = Rule(
        "missing-storyboard", on: .request, .error,
        summary:
            "A reference leads to a storyboard that the project does not have. Reported for folders that hold an app or "
            + "a target: with a project file, a package, an Info.plist, an asset catalog, a repository or a configuration. "
            + "'strut ibtool --link' reports it too.",
        help: "Correct the reference.")

    /// A reference leads to a controller that is not there.
    package static let missingIdentifier = Rule(
        "missing-identifier", on: .request, .error,
        summary: "A reference leads to a controller that its storyboard does not have. Reported when a folder is "
            + "checked, and by 'strut ibtool --link'.",
        help: "Correct the reference.")

    /// An image is not in the project.
    static let missingImage = Rule(
        "missing-image", on: .request, .warning,
        summary: "An image is in no asset catalog or folder of the project. Reported when a folder is checked.",
        help: "Add it, or correct the name.")

    /// A colour is not in the project.
    static let missingColor = Rule(
        "missing-color", on: .request, .warning,
        summary: "A colour is in no asset catalog of the project. Reported when a folder is checked.",
        help: "Add it, or correct the name.")

    /// A font's file is not in the project.
    static let missingFont = Rule(
        "missing-font", on: .request, .warning,
        summary:
            "The file of a font is not in the project. Reported when a folder is checked that has fonts, or holds an app.",
        help: "Add it, or choose another font.")

    /// Every rule on what documents ask of their project.
    package static let onProjects: [Rule] =
        [.missingStoryboard, .missingIdentifier, .missingImage, .missingColor, .missingFont, .badFont, .unusedDocument]
        + onCode
}
