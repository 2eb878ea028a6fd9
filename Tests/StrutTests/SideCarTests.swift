import Foundation
import Strut
import StrutTestSupport
import Testing

@Suite("Side-cars in a program")
struct SideCarTests {
    private static let gallery = GalleryFolder.path

    @Test("The side-car beside a document gives its tables their rows")
    func rows() throws {
        let document = try Document.read(path: "\(Self.gallery)/TableInScrollView.storyboard")
        let data = try #require(try DesignData.read(besides: document.path))
        #expect(data.path == "\(Self.gallery)/TableInScrollView.strut.json")
        let layout = document.layout(
            in: LayoutEnvironment(device: .named("iPhone 15")), options: .init(designData: data))
        #expect(layout.views(outlet: "textContentLabel").count > 1)
        #expect(document.layout().views(outlet: "textContentLabel").count == 1)
    }

    @Test("A document without one has none")
    func none() throws {
        #expect(try DesignData.read(besides: "\(Self.gallery)/Edges.storyboard") == nil)
        #expect(try DesignData.read(besides: "\(Self.gallery)/Edges.storyboard/inside") == nil)
    }

    @Test("One that cannot be read, or has another shape, is an error at its place")
    func errors() throws {
        let folder = NSTemporaryDirectory() + "strut-side-car-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder + "/Folder.strut.json", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("{\n  \"other\": 1}".utf8).write(to: URL(fileURLWithPath: folder + "/Main.strut.json"))
        for (name, location) in [("Folder", nil), ("Main", SourceLocation(line: 2, column: 3))] {
            do throws(DesignDataError) {
                _ = try DesignData.read(besides: "\(folder)/\(name).storyboard")
                Issue.record("read \(name)")
            } catch {
                #expect(error.finding.rule.id == "bad-design-data")
                #expect(error.finding.path == "\(folder)/\(name).strut.json")
                #expect(error.finding.location == location)
            }
        }
    }
}
