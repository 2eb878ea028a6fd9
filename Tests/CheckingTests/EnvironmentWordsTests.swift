// Where a finding holds, in words that name no environment in which it does not.

import StrutDiagnostics
import Testing

@testable import StrutChecking

@Suite("Words for some of several environments")
struct EnvironmentWordsTests {
    /// Two phones at two text sizes in two languages.
    private let all = ["iPhone SE", "iPhone 16"].flatMap { device in
        ["L", "AX5"].flatMap { size in
            ["de", "ar"].map { FindingEnvironment(device: device, contentSize: size, direction: "rtl", language: $0) }
        }
    }

    private func words(where isMeant: (FindingEnvironment) -> Bool) -> String {
        // The direction is the language's own.
        let own = all.map { environment in
            var own = environment
            own.direction = environment.language == "ar" ? "rtl" : "ltr"
            return own
        }
        return EnvironmentWords(all: own).words(for: own.indices.filter { isMeant(own[$0]) })
    }

    @Test("What all share is named where they are all that share it")
    func product() {
        #expect(words { _ in true }.isEmpty)
        #expect(words { $0.device == "iPhone SE" } == "iPhone SE; 4 of 8")
        #expect(words { $0.contentSize == "AX5" && $0.language == "ar" } == "at AX5, ar; 2 of 8")
    }

    @Test("Others are identified by an example, which is one of them in full")
    func example() {
        #expect(words { $0.contentSize == "AX5" || $0.language == "ar" } == "such as iPhone SE at L, ar; 6 of 8")
        #expect(
            words {
                $0.device == "iPhone 16" && $0.contentSize == "AX5" || $0.language == "ar" && $0.contentSize == "AX5"
            }
                == "such as iPhone SE at AX5, ar; 3 of 8")
    }

    @Test("The example is the environment that a finding's words come from")
    func origin() {
        var found = FindingsByEnvironment(all)
        for index in [1, 2, 7] {
            var finding = Finding(rule: .squeezedView, message: "It lacks \(index) points.", path: "A.xib", object: "a")
            finding.amount = Double(index)
            found.add([finding], in: index)
        }
        #expect(found.merged.first?.message == "It lacks 7 points.")
        #expect(found.merged.first?.environmentSummary == "such as iPhone 16 at AX5, ar; 3 of 8")
    }

    @Test("What is the same in all of them is not in an example")
    func sameInAll() {
        let sizes = ["L", "AX1", "AX5"].flatMap { size in
            ["portrait", "landscape"].map {
                FindingEnvironment(device: "iPhone SE", orientation: $0, contentSize: size)
            }
        }
        let words = EnvironmentWords(all: sizes).words(for: [1, 2])
        #expect(words == "such as iPhone SE landscape at L; 2 of 6")
    }
}
