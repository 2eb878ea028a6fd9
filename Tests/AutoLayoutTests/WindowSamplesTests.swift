// Which windows of a range are laid out in any case.

import InterfaceDocument
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutAutoLayout

@Suite("Windows that are laid out in any case")
struct WindowSamplesTests {
    private static func session() throws -> LayoutSession {
        let source = DocumentHeader(features: .autoLayout).xib(
            #"<view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/></view>"#)
        let document = try Document.parse(Array(source.utf8), path: "Windows.xib")
        var environment = LayoutEnvironment(device: .named("iPad Air"))
        environment.size = ResolvedEnvironment(document: document, environment: environment).size
        return LayoutEngine().session(document, in: environment)
    }

    @Test("Both sides of the border of size classes, and some that lie evenly apart")
    func borders() throws {
        let sweep = try WindowSweep(.horizontal, named: "320...1366")
        let samples = WindowSamples(try Self.session(), sweep)
        // An iPad's window is regular from 640 points on.
        let lengths = samples.steps.map { sweep.length(at: $0) }
        #expect(lengths.contains(639.5) && lengths.contains(640))
        #expect(lengths.first == 320 && lengths.last == 1366 && lengths == lengths.sorted())
        #expect(samples.steps.count >= WindowSamples.evenCount && samples.steps.count < 60)
        #expect(zip(samples.steps, samples.steps.dropFirst()).allSatisfy { $1 > $0 && $1 - $0 <= 45 })
    }

    @Test("All windows of a short range", arguments: ["400...400", "400...400.5", "400...410"])
    func short(range: String) throws {
        let sweep = try WindowSweep(.horizontal, named: range)
        #expect(WindowSamples(try Self.session(), sweep).steps == Array(0..<sweep.count))
    }
}
