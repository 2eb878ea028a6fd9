import Foundation
import Testing

@Suite("Side-cars, through the real executable")
struct SideCarTests {
    private let fixtures = Repository.fixtures.appendingPathComponent("reproducers")

    @Test("Of two names for one view the first in the side-car counts, in every run")
    func twoNames() throws {
        // Dictionaries are ordered anew by each process.
        for _ in 0..<6 {
            let text = try StrutProcess(["explain", "two-names.xib", "lab-el-001"], in: fixtures).output
            #expect(text.contains("intrinsic size  280 × 21"), "\(text)")
        }
    }

    @Test("More rows than are laid out are refused, with the number")
    func tooManyRows() throws {
        let run = try StrutProcess(["check", "million-rows.xib"], in: fixtures)
        #expect(run.status == 1)
        #expect(run.errors.contains("There are 10000000 rows in all; at most 100000 are laid out. [bad-design-data]"))
    }
}
