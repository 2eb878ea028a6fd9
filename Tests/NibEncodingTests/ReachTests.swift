import InterfaceDocument
import StrutNib
import Testing

@testable import StrutNibEncoding

@Suite("Scenes that nothing leads to")
struct ReachTests {
    private static let first = """
        <viewController id="vc1-12-abc" sceneMemberID="viewController"><view key="view" id="vi1-12-abc"/>
        </viewController>
        """
    private static let second = """
        <viewController id="vc2-12-abc" sceneMemberID="viewController"><view key="view" id="vi2-12-abc" glow="1"/>
        </viewController>
        """
    private static let navigation = """
        <navigationController id="nav-12-abc" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar-12-abc"/><connections>
        <segue destination="vc1-12-abc" kind="relationship" relationship="rootViewController" id="re1-12-abc"/>
        </connections></navigationController>
        """

    @Test("One is in no nib and has a warning at its place; what is in it needs no nib")
    func unreachable() throws {
        let sample = try CompiledSample(scenes: [Self.first, Self.second], initial: "vc1-12-abc")
        #expect(!sample.names.contains { $0.hasPrefix("vc2") })
        #expect(sample.result.findings.map(\.rule) == [.unreachableScene])
        let finding = try #require(sample.result.findings.first)
        #expect(finding.severity == .warning)
        #expect(finding.object == "vc2-12-abc")
        #expect(finding.location?.line == 6)
        #expect(finding.message.hasPrefix("UIViewController (vc2-12-abc) is in no nib: nothing leads to it"))
    }

    @Test("Where nothing can be reached there are no nibs, and as many warnings as scenes")
    func nothing() throws {
        let sample = try CompiledSample(scenes: [Self.first, Self.second])
        #expect(sample.names == ["Info.plist"])
        #expect(sample.result.findings.map(\.object) == ["vc1-12-abc", "vc2-12-abc"])
    }

    @Test("A container that nothing leads to stands for those that it contains")
    func container() throws {
        let sample = try CompiledSample(scenes: [Self.first, Self.navigation])
        #expect(sample.result.findings.map(\.object) == ["nav-12-abc"])
    }

    @Test("An identifier is enough")
    func named() throws {
        let named = Self.first.replacing("<viewController ", with: #"<viewController storyboardIdentifier="One" "#)
        let sample = try CompiledSample(scenes: [named])
        #expect(sample.result.findings.isEmpty)
        #expect(sample.names.contains("One.nib"))
    }
}
