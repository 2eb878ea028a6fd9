import Foundation
import Testing

/// Python, where there is one: the scripts are written in it.
private enum Python {
    static let environment = URL(fileURLWithPath: "/usr/bin/env")

    static let isThere =
        (try? StrutProcess(executable: environment, ["python3", "--version"], in: Repository.root, input: ""))?.status
        == 0
}

/// `Scripts/roundtrip` compiles generated code with swiftc, runs it, and lays out what it built.
@Suite("Generated UIKit code builds what is in the document", .enabled(if: Python.isThere))
struct RoundTripTests {
    /// The script's last line: how many documents and views there were, and how many documents differ.
    private struct Count: Decodable, Equatable {
        var documents: Int
        var views: Int
        var differing: Int
    }

    private func roundTrip(_ folder: String, strut: String = Repository.executable.path) throws -> (
        count: Count, run: StrutProcess
    ) {
        let run = try StrutProcess(
            executable: Python.environment, ["python3", "Scripts/roundtrip", strut, folder], in: Repository.root,
            input: "")
        let last = try #require(run.output.split(separator: "\n").last, "\(run.errors)")
        return (try JSONDecoder().decode(Count.self, from: Data(last.utf8)), run)
    }

    @Test("Every scene of the gallery, laid out from the code, is as it is laid out from the document")
    func gallery() throws {
        let (count, run) = try roundTrip(Repository.storyboards.path)
        #expect(count.documents > 90 && count.views > 600)
        #expect(count.differing == 0 && run.status == 0, "\(run.output)")
    }

    @Test("A constraint, a view and a text that are lost are seen, and so is code that does not compile")
    func losses() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Repository.storyboards.appendingPathComponent("WidthsAndHeights.storyboard"),
            to: folder.url.appendingPathComponent("A.storyboard"))
        try FileManager.default.copyItem(
            at: Repository.storyboards.appendingPathComponent("MultilineLabel.storyboard"),
            to: folder.url.appendingPathComponent("B.storyboard"))
        let losses = [
            "/widthAnchor.constraint/d": 2, "/addSubview/d": 2, "/\\.text = /d": 1,
            "s/UIColor.system/UIColor.sistem/": 2,
        ]
        for (edit, differing) in losses {
            try folder.write(
                """
                #!/bin/sh
                '\(Repository.executable.path)' "$@" || exit
                for file in uikit/*.swift; do [ ! -e "$file" ] || sed -i '\(edit)' "$file"; done
                """, to: "strut")
            let strut = folder.url.appendingPathComponent("strut").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: strut)
            let (count, run) = try roundTrip(folder.url.path, strut: strut)
            #expect(count.documents == 2 && count.differing == differing && run.status == 1, "\(edit): \(run.output)")
        }
    }
}
