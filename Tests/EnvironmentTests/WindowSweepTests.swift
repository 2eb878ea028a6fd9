import InterfaceDocument
import Testing

@testable import StrutEnvironment

@Suite("Windows of every size")
struct WindowSweepTests {
    @Test("A range has both its ends, and all half points between them")
    func steps() throws {
        let sweep = try WindowSweep(.horizontal, named: "320...346.5")
        #expect(sweep.lengths == 320...346.5)
        #expect(sweep.count == 54)
        #expect(sweep.length(at: 0) == 320 && sweep.length(at: 1) == 320.5 && sweep.length(at: 53) == 346.5)
        #expect(sweep.size(at: 2, of: Size(width: 5, height: 700)) == Size(width: 321, height: 700))
        let heights = try WindowSweep(.vertical, named: "480...480")
        #expect(heights.count == 1)
        #expect(heights.size(at: 0, of: Size(width: 5, height: 700)) == Size(width: 5, height: 480))
    }

    @Test(
        "What is no range says why, and what to write",
        arguments: [
            "", "320", "...", "320...", "a...b", "400...320", "320.25...400", "0...10", "1...100001", "1...nan",
        ])
    func wrong(text: String) {
        #expect(throws: WindowSweep.BadRange.self) { try WindowSweep(.horizontal, named: text) }
        do throws(WindowSweep.BadRange) {
            _ = try WindowSweep(.vertical, named: text)
        } catch {
            #expect(error.message.contains("'\(text)'") && !error.advice.isEmpty)
        }
    }
}
