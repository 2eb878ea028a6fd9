import InterfaceDocument
import Testing

@testable import StrutEnvironment

@Suite("The canvas of each version of the tools")
struct CanvasProfileTests {
    @Test("The steps stand in order of time")
    func order() {
        let versions = CanvasProfile.steps.map(\.since)
        #expect(versions == Array(Set(versions)).sorted())
    }

    @Test("A fact holds from its step on", arguments: [(14804, 30.0), (14805, 34)])
    func borders(version: Int, height: Double) {
        let profile = CanvasProfile(toolsVersion: ToolsVersion(version, 99))
        #expect(profile.controls.roundedTextFieldHeight == height)
    }

    @Test(
        "Status bars were hidden for a while",
        arguments: [(14699, true), (14700, false), (21699, false), (21700, true)])
    func statusBar(version: Int, isShown: Bool) {
        #expect(CanvasProfile(toolsVersion: ToolsVersion(version)).canvas.showsStatusBar == isShown)
    }

    @Test("Documents under source control have iOS 17's sizes")
    func sourceControl() {
        let profile = CanvasProfile(toolsVersion: ToolsVersion(32700, 99, 1234))
        let older = CanvasProfile(toolsVersion: ToolsVersion(23000))
        #expect(profile.system == .iOS17)
        #expect(profile.controls == older.controls)
        #expect(profile.tables == older.tables)
        #expect(profile.margins == older.margins)
        #expect(profile.canvas == older.canvas)
    }
}
