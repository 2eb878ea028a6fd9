import InterfaceDocument
import StrutDiagnostics

/// What a document asks of its project's code, and does not get: classes, outlets and actions.
///
/// The code is read without a compiler. What cannot be known of it is not said: of classes from elsewhere, of code that
/// is not there, of objects that take any name.
public struct CodeFindings: Sendable {
    /// The findings, in document order.
    public private(set) var findings: [Finding] = []
    private let document: Document
    private let project: Project
    /// The lineages of classes, looked up once each; nil within for those that are not known.
    private var lineages: [String: ClassLineage?] = [:]
    /// The controllers without a class of their own that lack something, with the places of their findings.
    private var plain: [Int: [Rule: Int]] = [:]
    /// The missing classes, with the places of their findings.
    private var missing: [String: Int] = [:]

    /// Looks for what `document` asks of the code of `project`.
    public init(_ document: Document, in project: Project) {
        self.document = document
        self.project = project
        // Documents that ask nothing cost nothing: nobody reads the code for them.
        guard !project.code.isEmpty else { return }
        for element in document.root.descendants {
            if let name = element.string(.customClass) { checkClass(name, of: element) }
            guard element.parent?.name == .connections else { continue }
            switch element.name {
            case .outlet, .outletCollection: checkOutlet(element)
            case .action: checkAction(element)
            default: break
            }
        }
    }

    private mutating func report(_ rule: Rule, _ message: String, at element: Element) {
        findings.append(
            Finding(rule: rule, message: message, path: document.path, location: element.location, object: element.id))
    }

    // MARK: Classes

    private mutating func checkClass(_ name: String, of element: Element) {
        guard Self.isPlain(name) else { return }
        if let place = missing[name] {
            findings[place].notes.append(
                Finding.Note("the class is also that of \(element)", location: element.location, object: element.id))
            return
        }
        let code = project.code.index
        guard let part = code.classes[name] else {
            guard mayMiss(name, of: element, in: code) else { return }
            let near = Suggestion.nearest(to: name, among: Self.declared(code))
            missing[name] = findings.count
            return report(
                .missingClass,
                "\(element) is of the class '\(name)', which no source file of the project declares; "
                    + (near.map { "did you mean '\($0)'?" } ?? "correct the class, or remove it"), at: element)
        }
        // Objective-C finds a class by the name that the compiler gave it: with its module. Nobody looks for a
        // placeholder's.
        guard element.name != .placeholder, part.isDeclared, !part.hasPlainName,
            element.string(.customModule)?.isEmpty != false,
            project.code.leftOutIndex.classes[name] == nil, ClassLineage(of: name, in: code) != nil
        else { return }
        missing[name] = findings.count
        report(
            .missingClass,
            "\(element) is of the class '\(name)', which is written in Swift, but names no module; it is not found at run time: "
                + "choose its module in the identity inspector", at: element)
    }

    /// Whether a class that no file of the project declares would be declared there.
    private func mayMiss(_ name: String, of element: Element, in code: CodeIndex) -> Bool {
        guard project.codeFolders.contains(where: { Self.lies(document.path, in: $0) }) else { return false }
        let settings = project.code.settings
        // Of words without a capital nobody keeps which the code has, and a class of Apple's is somewhere.
        guard settings.isWhole, name.first?.isUppercase == true, !code.mentions(name), code.aliases[name] == nil,
            UIKitClasses.superclass(of: name) == nil
        else { return false }
        if !element.has(.customModuleProvider, equalTo: "target") {
            if let module = element.string(.customModule), !module.isEmpty {
                guard settings.modules.contains(where: { Self.identifier($0) == module }) else { return false }
            } else if project.usesForeignCode || settings.hasPackages
                || UIKitClasses.prefixes.contains(where: name.hasPrefix)
            {
                return false
            }
        }
        let others = project.code.leftOutIndex
        return others.classes[name] == nil && !others.mentions(name)
    }

    /// Whether what is at `path` lies in a folder, both as a project calls them.
    private static func lies(_ path: String, in folder: String) -> Bool {
        let (path, folder) = (Path.plain(path), Path.plain(folder))
        return folder.isEmpty ? !path.hasPrefix("/") : Path.relative(path, to: folder) != nil
    }

    /// The names of the project's classes, in alphabetical order.
    private static func declared(_ code: CodeIndex) -> [String] {
        code.classes.filter(\.value.isDeclared).keys.sorted()
    }

    /// Whether a name is one of code: names of nested and of mangled classes have other forms.
    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix("_Tt")
            && name.utf8.allSatisfy { byte in
                byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            }
    }

    /// A target's name as that of a module.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    // MARK: Connections

    private mutating func lineage(of name: String) -> ClassLineage? {
        if let known = lineages[name] { return known }
        let lineage = ClassLineage(of: name, in: project.code.index)
        lineages[name] = .some(lineage)
        return lineage
    }

    /// Whether the folder holds all files that could extend a class which the document names.
    private lazy var hasWholeClasses =
        project.codeFolders.contains { Self.lies(document.path, in: $0) } && !project.code.settings.reachesOut

    private mutating func checkOutlet(_ outlet: Element) {
        guard let property = outlet.string(.property), !property.isEmpty,
            let owner = outlet.parent?.parent, let name = Self.className(of: owner), let lineage = lineage(of: name),
            !lineage.canSet(property), hasWholeClasses, !mayComeFromElsewhere(property, lineage)
        else { return }
        if owner.string(.customClass) == nil { return reportPlain(.missingOutlet, owner, name, outlet, property) }
        report(
            .missingOutlet,
            "The class '\(name)' has no property '\(property)', which an outlet sets; "
                + Self.advice(property, lineage.outlets), at: outlet)
    }

    private mutating func checkAction(_ action: Element) {
        guard let selector = action.string(.selector), !selector.isEmpty, !UIKitClasses.actions.contains(selector),
            let target = action.reference(.destination), target.name != .exit,
            target.string(.placeholderIdentifier) != "IBFirstResponder",
            let name = Self.className(of: target), let lineage = lineage(of: name), !lineage.responds(to: selector),
            hasWholeClasses, !mayComeFromElsewhere(selector, lineage)
        else { return }
        if target.string(.customClass) == nil { return reportPlain(.missingAction, target, name, action, selector) }
        report(
            .missingAction,
            "The class '\(name)' has no method '\(selector)', which an action calls; "
                + Self.advice(selector, lineage.actions), at: action)
    }

    /// The class of an object: the custom one, or that of a controller without one.
    private static func className(of element: Element) -> String? {
        if let name = element.string(.customClass) { return isPlain(name) ? name : nil }
        guard let controller = ViewController(element), controller.kind != .unknown,
            element.name != .viewControllerPlaceholder
        else { return nil }
        return controller.uiKitClassName
    }

    /// Reports once what a controller without a class of its own does not have: its class was forgotten, or removed.
    private mutating func reportPlain(
        _ rule: Rule, _ controller: Element, _ base: String, _ connection: Element, _ name: String
    ) {
        if let place = plain[controller.index]?[rule] {
            findings[place].notes.append(
                Finding.Note("and no '\(name)' either", location: connection.location, object: connection.id))
            return
        }
        plain[controller.index, default: [:]][rule] = findings.count
        let words =
            rule == .missingOutlet
            ? "property '\(name)', which an outlet sets" : "method '\(name)', which an action calls"
        report(rule, "\(controller) is a plain \(base), which has no \(words); choose its class", at: controller)
    }

    private static func advice(_ name: String, _ others: [String]) -> String {
        Suggestion.nearest(to: name, among: others).map { "did you mean '\($0)'?" }
            ?? "add it, or remove the connection"
    }

    /// Whether a package that is not there may give UIKit's classes something of that name: such names have a prefix,
    /// and controls get such properties most.
    private func mayComeFromElsewhere(_ name: String, _ lineage: ClassLineage) -> Bool {
        guard project.usesForeignCode || project.code.settings.hasPackages else { return false }
        return name.prefix(7).dropFirst().contains("_") || lineage.inherits(from: "UIControl")
    }
}

extension Rule {
    /// No code declares a class.
    static let missingClass = Rule(
        "missing-class", on: .request, .warning,
        summary:
            "A custom class is declared nowhere in the project's code, or is written in Swift and named without its module: "
            + "at run time the object is of UIKit's class. Reported when a folder is checked that holds the whole project.",
        help: "Correct the class or its module.")

    /// A class has no property that an outlet sets.
    static let missingOutlet = Rule(
        "missing-outlet", on: .request, .warning,
        summary:
            "The class of an object has no property that an outlet sets, and neither has any class above it: loading the document "
            + "raises an exception. Reported when a folder is checked that holds the code of all of these classes.",
        help: "Correct the name, or remove the outlet.")

    /// A class has no method that an action calls.
    static let missingAction = Rule(
        "missing-action", on: .request, .warning,
        summary:
            "The class of an object has no method that an action calls, and neither has any class above it: the action raises an "
            + "exception. Reported when a folder is checked that holds the code of all of these classes.",
        help: "Correct the selector, or remove the action.")

    /// Every rule on what documents ask of code.
    package static let onCode: [Rule] = [.missingClass, .missingOutlet, .missingAction]
}
