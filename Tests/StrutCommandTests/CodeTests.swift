import Foundation
import Testing

/// A project with code beside its documents.
@Suite("The code of a project")
struct CodeTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let owner =
            #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModule="App" "#
            + #"customModuleProvider="target"><connections><outlet property="heading" destination="roo-tv-001" id="out-le-001"/>"#
            + "</connections></placeholder><view"
        try folder.write(
            SampleDocument.xib(content: "", constraints: "").replacing("<view", with: owner),
            to: "App/Main.xib")
        try folder.write("class Owner: UIViewController { @IBOutlet var headings: UIView! }", to: "App/Owner.swift")
        try folder.write("", to: "Package.swift")
    }

    private func check(_ line: String) throws -> String {
        try StrutProcess(["check"] + line.split(separator: " ").map(String.init), in: folder.url).output
    }

    @Test(
        "A folder's code is known by whatever path it is checked",
        arguments: [".", "App/..", "./", "--limit-time 60 ."])
    func paths(line: String) throws {
        let output = try check("--only missing-outlet " + line)
        #expect(output.contains("did you mean 'headings'? [missing-outlet]"), "\(output)")
        try folder.write("class Other: UIViewController {}", to: "App/Owner.swift")
        #expect(try check("--only missing-class " + line).contains("class 'Owner', which no source file"))
    }

    @Test("A document by itself, and a folder without the project, know no code", arguments: ["App/Main.xib"])
    func alone(line: String) throws {
        #expect(try !check(line).contains("missing-outlet"))
        try folder.write("class Other: UIViewController {}", to: "App/Owner.swift")
        #expect(try !check("App").contains("missing-class"))
    }

    @Test("A rule that is off reports nothing")
    func off() throws {
        #expect(try !check("--disable missing-outlet .").contains("missing-outlet"))
    }
}
