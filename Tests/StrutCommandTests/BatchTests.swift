import Foundation
import Strut
import Testing

@testable import StrutCommand

@Suite("Batches")
struct BatchTests {
    @Test("The same bytes come for the same input in any batch, at any parallelism")
    func determinism() throws {
        let folder = try TemporaryFolder()
        var names: [String] = []
        for number in 0..<40 {
            let name = "Document\(number).storyboard"
            let text = number % 3 == 0 ? SampleDocument.conflicting : SampleDocument.clean
            try folder.write(text.replacing("constant=\"59\"", with: "constant=\"\(number)\""), to: name)
            names.append(name)
        }
        var errors: Set<String> = []
        for jobs in [1, 2, 7] {
            let words = ["compile", "--jobs", "\(jobs)", "--output-directory", "out\(jobs)"] + names
            let run = try StrutProcess(words, in: folder.url)
            #expect(run.status == 1)
            errors.insert(run.errors)
        }
        #expect(errors.count == 1)
        for name in names {
            let alone = try StrutProcess(["compile", name], in: folder.url).output
            for jobs in [1, 2, 7] { #expect(try folder.read("out\(jobs)/\(name).json") == alone) }
        }
    }

    @Test("Results are received in order, each once, whatever the number of jobs", arguments: [1, 2, 5, 100])
    func order(jobs: Int) {
        var received: [Int] = []
        OrderedWorkers.run(count: 50, jobs: jobs) { index in
            if index % 7 == 0 { usleep(2000) }
            return index * index
        } receive: { index, square in
            #expect(square == index * index)
            received.append(index)
        }
        #expect(received == Array(0..<50))
    }

    @Test("No work is no trouble")
    func empty() {
        OrderedWorkers.run(count: 0, jobs: 4) {
            $0
        } receive: { _, _ in
            Issue.record("nothing was to be received")
        }
    }

    @Test("An internal error is worse than anything, then the larger status is worse")
    func badness() {
        #expect(ExitStatus.allCases.sorted().map(\.rawValue) == [0, 1, 64, 65, 66, 73, 70])
    }
}
