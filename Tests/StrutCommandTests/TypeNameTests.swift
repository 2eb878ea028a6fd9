import Foundation
import Strut
import StrutTestSupport
import Testing

/// A type that is called as one of Swift's or UIKit's stands for it in all of the file's own code.
@Suite("Names of types in generated source")
struct TypeNameTests {
    /// Types inside of those that alone refer to them, a parameter, and keywords.
    private static let harmless: Set<String> = ["Any", "Controller", "Row", "Section", "Self"]

    @Test(
        "No scene is called as a type of which the code of some fixture speaks",
        arguments: [OutputFormat.swift, .uikit])
    func hidden(_ format: OutputFormat) throws {
        var names: Set<String> = []
        for fixture in Fixture.all { names.formUnion(try typeNames(in: fixture.compile(format).result, format)) }
        names.subtract(Self.harmless)
        try #require(names.count > 10 && names.contains("CGRect"))
        let scenes = names.sorted().enumerated().map { number, name in
            """
            <scene sceneID="s\(number)"><objects><viewController id="c\(number)" storyboardIdentifier="\(name)"
            sceneMemberID="viewController"><view key="view" id="v\(number)"><rect key="frame" x="0.0" y="0.0" width="393"
            height="852"/></view></viewController></objects></scene>

            """
        }
        let folder = try TemporaryFolder()
        try folder.write(
            DocumentHeader(tools: "21507").storyboard(scenes.joined()), to: "Main.storyboard")
        let document = folder.url.appendingPathComponent("Main.storyboard")
        let source = try Fixture(document: document, goldens: document.deletingPathExtension()).compile(format).result
        let declared = Set(declarations(of: format).flatMap { source.matches(of: $0).map { String($0.output.1) } })
        #expect(declared.count > names.count)
        #expect(declared.intersection(names).sorted() == [])
    }

    /// How types are declared that are called after something in the document.
    private func declarations(of format: OutputFormat) -> [Regex<(Substring, Substring)>] {
        if format == .swift { return [/struct `?(\w+)`?: Sendable \{/, /(?m)^enum `?(\w+)/] }
        return [
            /final class `?(\w+)`? \{/, /@MainActor enum `?(\w+)/, /typealias (\w+)/, /protocol (\w+Outlets):/,
            /Needs the (?:class|type) (\w+)/,
        ]
    }

    /// The types that source refers to without one in front of them, but for those that are called after something in
    /// the document or are the app's own.
    private func typeNames(in source: String, _ format: OutputFormat) -> Set<String> {
        var names: Set<String> = []
        for line in source.split(separator: "\n") {
            // Modules, and the table of frames, which is text.
            if line.hasPrefix("import ") || line.contains("#if ") || line.contains("\t") { continue }
            let code = line.replacing(/\/\/.*|"(?:[^"\\]|\\.)*"/, with: "")
            for word in code.matches(of: /\.?[A-Za-z_]\w*/) where word.output.first?.isUppercase == true {
                names.insert(String(word.output))
            }
        }
        for declaration in declarations(of: format) {
            names.subtract(source.matches(of: declaration).map { String($0.output.1) })
        }
        return names
    }

    @Test("A wanted name that would hide a type of the code is moved out of the way")
    func wantedName() throws {
        let folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "A.storyboard")
        for (format, wanted, given) in [
            ("swift", "String", "StringLayout"), ("swift", "Views", "Views"), ("uikit", "UIView", "UIViewInterface"),
            ("uikit", "Controllers", "ControllersInterface"),
            ("uikit", "DocumentStoryboard", "DocumentStoryboardInterface"), ("uikit", "Scenes", "Scenes"),
        ] {
            let run = try StrutProcess(
                shell: "$STRUT compile --format \(format) --type-name \(wanted) A.storyboard", in: folder.url)
            #expect(run.status == 0 && run.output.contains("enum \(given) {"), "\(run)")
        }
    }
}
