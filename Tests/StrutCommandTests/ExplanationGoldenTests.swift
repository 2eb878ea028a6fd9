import Foundation
import Testing

/// An explanation of a view or constraint of the gallery: the command line, and below it what it prints.
///
/// `STRUT_REWRITE_GOLDENS`, as `make goldens` sets it, writes what is printed now.
struct ExplanationGolden: Sendable, CustomTestStringConvertible {
    var file: URL
    var testDescription: String { file.lastPathComponent }

    static let all: [ExplanationGolden] = {
        let folder = Repository.fixtures.appendingPathComponent("explain")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { ExplanationGolden(file: folder.appendingPathComponent($0)) }
    }()
}

@Suite("Explanations of the gallery")
struct ExplanationGoldenTests {
    @Test("There are twenty at least, each of one command")
    func count() throws {
        #expect(ExplanationGolden.all.count >= 20)
        for golden in ExplanationGolden.all {
            #expect(try String(contentsOf: golden.file, encoding: .utf8).hasPrefix("$ strut explain "))
        }
    }

    @Test("Each is as it was read", arguments: ExplanationGolden.all)
    func golden(_ golden: ExplanationGolden) throws {
        let text = try String(contentsOf: golden.file, encoding: .utf8)
        let command = try #require(text.split(separator: "\n").first?.dropFirst("$ ".count))
        let words = command.dropFirst("strut ".count)
        let run = try StrutProcess(shell: "\"$STRUT\" \(words)", in: Repository.storyboards)
        #expect(run.errors.isEmpty && run.status == 0)
        let printed = "$ \(command)\n\(run.output)"
        if printed == text { return }
        if ProcessInfo.processInfo.environment["STRUT_REWRITE_GOLDENS"] != nil {
            try Data(printed.utf8).write(to: golden.file)
        } else {
            Issue.record("\(golden.testDescription) differs: read it over and 'make goldens'\n\(printed)")
        }
    }
}

/// The same facts as text and as JSON, for every view and constraint of a few scenes.
@Suite("Explanations as JSON")
struct ExplanationJSONTests {
    private func explain(_ words: String...) throws -> [[String: Any]] {
        let run = try StrutProcess(["explain", "--format", "json"] + words, in: Repository.storyboards)
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect(json?["strut"] as? Int == 1 && (json?["document"] as? String)?.isEmpty == false)
        return try #require(json?["explanations"] as? [[String: Any]])
    }

    @Test("A view has its numbers with their links, each with its place")
    func view() throws {
        let explanation = try #require(explain("StackNested.storyboard", "no").first)
        #expect(explanation["kind"] as? String == "view" && explanation["object"] as? String == "cEv-Ab-4Vm")
        #expect((explanation["environment"] as? [String: Any])?["width"] as? Double == 393)
        let quantities = try #require(explanation["quantities"] as? [[String: Any]])
        #expect(quantities.map { $0["name"] as? String } == ["x", "width", "y", "height"])
        let text = try StrutProcess(["explain", "StackNested.storyboard", "no"], in: Repository.storyboards).output
        for quantity in quantities {
            let links = try #require(quantity["links"] as? [[String: Any]])
            #expect(quantity["ambiguities"] as? [String] == [] && !links.isEmpty)
            let sum = links.reduce(0) { $0 + ($1["contribution"] as? Double ?? .nan) }
            #expect(abs(sum - (quantity["alignmentValue"] as? Double ?? .nan)) < 0.01)
            for link in links {
                #expect(text.contains(link["text"] as? String ?? "no text"))
                let place = "StackNested.storyboard:\(link["line"] as? Int ?? 0):\(link["column"] as? Int ?? 0)"
                #expect(text.contains(place), "\(place)")
                #expect(
                    Set(link.keys) == [
                        "text", "origin", "constraint", "object", "line", "column", "priority", "direction",
                        "contribution", "factor", "descriptions",
                    ])
            }
        }
    }

    @Test("A constraint has its outcome, what rests on it and what stands against it")
    func constraints() throws {
        let lost = try #require(explain("Priorities.storyboard", "ONs-am-dZW").first)
        #expect(lost["kind"] as? String == "constraint" && lost["outcome"] as? String == "lost")
        #expect(lost["amount"] as? Double == 30 && lost["priority"] as? Double == 750)
        let against = try #require(lost["against"] as? [[String: Any]])
        #expect(against.map { $0["constraint"] as? String } == ["JWH-wT-HJA"])
        let broken = try #require(explain("Conflict.storyboard", "WqF-8P-RbZ").first)
        #expect(broken["outcome"] as? String == "broken" && broken["amount"] as? Double == 47)
        let holds = try #require(explain("Priorities.storyboard", "JWH-wT-HJA").first)
        #expect(holds["outcome"] as? String == "decides")
        let decides = try #require(holds["decides"] as? [[String: Any]])
        #expect(decides.map { $0["object"] as? String } == ["Y3j-qQ-G6u"])
    }

    @Test(
        "Of a view or constraint in rows it is said how many there are", arguments: ["textContentLabel", "tableHeight"]
    )
    func rows(object: String) throws {
        let copies = object == "tableHeight" ? nil : 5
        let explanation = try #require(explain("TableInScrollView.storyboard", object).first)
        #expect(explanation["copies"] as? Int == copies)
        let run = try StrutProcess(["explain", "TableInScrollView.storyboard", object], in: Repository.storyboards)
        let line = run.output.prefix { $0 != "\n" }
        #expect(line.hasSuffix(", the first of 5 in rows") == (copies != nil), "\(run)")
    }

    @Test("There is one explanation for each environment")
    func environments() throws {
        let explanations = try explain("-d", "iPhone 15", "-d", "iPad", "Priorities.storyboard", "higher")
        let widths = explanations.map { ($0["environment"] as? [String: Any])?["width"] as? Double }
        #expect(widths == [393, 768])
    }
}
