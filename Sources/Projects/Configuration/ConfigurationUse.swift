import InterfaceDocument
import StrutDiagnostics

/// What of a configuration some documents make use of. What none of them does is mistyped, or of something that is
/// gone.
package struct ConfigurationUse: Sendable {
    /// The entries of `ignore`, by their places in the list, whose path a document fits.
    private var paths: Set<Int> = []
    /// Those whose object stands in such a document.
    private var objects: Set<Int> = []
    /// The classes that an object is of.
    private var classes: Set<String> = []

    /// Nothing is made use of yet.
    package init() {}

    /// Takes note of a document at `path`, seen from the configuration's folder; without one it could not be read, and
    /// may have any object.
    package mutating func add(_ document: Document?, path: String, to configuration: Configuration) {
        for (place, entry) in configuration.ignores.enumerated() where entry.fits(path: path) {
            paths.insert(place)
            guard let object = entry.object else { continue }
            if document.map({ $0.element(id: object) != nil }) ?? true { objects.insert(place) }
        }
        guard !configuration.classSizes.isEmpty else { return }
        guard let document else { return classes.formUnion(configuration.classSizes.keys) }
        for element in document.root.descendants {
            if let name = element.string(.customClass), configuration.classSizes[name] != nil { classes.insert(name) }
        }
    }

    /// Adds what other documents make use of.
    package mutating func add(_ other: ConfigurationUse) {
        paths.formUnion(other.paths)
        objects.formUnion(other.objects)
        classes.formUnion(other.classes)
    }

    /// What is made use of nowhere, each at its place in the file.
    package func findings(on configuration: Configuration) -> [Finding] {
        var findings: [Finding] = []
        func report(_ message: String, at location: SourceLocation?) {
            findings.append(
                Finding(
                    rule: .badConfiguration, severity: .warning, message: message,
                    path: configuration.path ?? Configuration.fileName, location: location))
        }
        for (place, entry) in configuration.ignores.enumerated() {
            let location = configuration.ignorePlaces[place]
            if let path = entry.path, !paths.contains(place) {
                // Other files beside documents have findings, too.
                guard [".storyboard", ".xib"].contains(where: path.lowercased().hasSuffix) else { continue }
                report("no document fits '\(path)' in 'ignore'; correct the path, or take the entry out", at: location)
            } else if let object = entry.object, !objects.contains(place) {
                let documents = entry.path.map { "the documents that fit '\($0)' have" } ?? "the documents have"
                report(
                    "\(documents) no object '\(object)', which 'ignore' names; correct the id, or take the entry out",
                    at: location)
            }
        }
        for (name, location) in configuration.classSizePlaces.sorted(by: { $0.value < $1.value })
        where !classes.contains(name) {
            report(
                "no object is of the class '\(name)' in 'classSizes'; correct its name, or take it out", at: location)
        }
        return findings
    }
}
