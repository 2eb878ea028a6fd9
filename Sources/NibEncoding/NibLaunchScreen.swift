import InterfaceDocument
import StrutDiagnostics

/// What iOS refuses in a launch screen, which it shows before any code of the app runs.
enum NibLaunchScreen {
    static func findings(in document: Document) -> [Finding] {
        guard document.root.has(.launchScreen, equalTo: "YES") else { return [] }
        var findings: [Finding] = []
        for element in document.root.descendants {
            let message: String
            if let name = element.string(.customClass), element.name != .placeholder, !name.hasPrefix("UI") {
                message =
                    "the launch screen has an object of the class '\(name)', and iOS shows none of a custom class there"
            } else if element.name == .userDefinedRuntimeAttribute {
                let path = element.string(.keyPath) ?? ""
                message = "the launch screen sets '\(path)' as a runtime attribute, which iOS does not do there"
            } else {
                continue
            }
            findings.append(
                Finding(
                    rule: .launchScreenClass, message: "\(message); take it out", path: document.path,
                    location: element.location, object: element.id ?? element.parent?.parent?.id))
        }
        return findings
    }
}
