import Foundation
import InterfaceDocument
import StrutComparison
import StrutDiagnostics
import StrutEnvironment
import StrutProjects
import StrutTestSupport
import Testing

@testable import StrutJobs

@Suite("Checks of documents and projects")
struct CheckerTests {
    /// A screen whose label is `width` points wide.
    private static func screen(width: Int, text: String = "Settings", platform: DocumentHeader.Platform = .iOS)
        -> String
    {
        DocumentHeader(platform: platform).storyboard(
            """
            <scene sceneID="sce-ne-001"><objects>
                <viewController id="vie-wc-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="roo-tv-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" text="\(text)" adjustsFontForContentSizeCategory="YES"
                                translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                                <rect key="frame" x="20" y="100" width="\(width)" height="20.5"/>
                                <constraints>
                                    <constraint firstAttribute="width" constant="\(width)" id="con-wi-001"/>
                                </constraints>
                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-001"
                                secondAttribute="leading" constant="20" id="con-le-001"/>
                            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001"
                                secondAttribute="top" constant="100" id="con-to-001"/>
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            """)
    }

    /// The canvas at the usual text size and at the largest.
    private static let matrix = EnvironmentMatrix(contentSizes: [.large, .accessibilityExtraExtraExtraLarge])

    private static func document(_ text: String, path: String = "Main.storyboard") throws -> Document {
        try Document.parse(Array(text.utf8), path: path)
    }

    @Test("A document is checked in each environment of a matrix, and a finding says where it holds")
    func matrix() throws {
        let document = try Self.document(Self.screen(width: 110, text: "All settings"))
        let checked = DocumentChecker(matrix: Self.matrix).check(document)
        #expect(checked.environmentCount == 2)
        #expect(checked.findings.contains { $0.rule.id == "truncated-text" && $0.object == "lab-el-001" })
        #expect(DocumentChecker().check(document).environmentCount == 1)
    }

    @Test("A project is checked as a whole: each document has its report, in the order of the project")
    func project() throws {
        let folder = NSTemporaryDirectory() + "strut-jobs-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let texts = [
            "A.storyboard": Self.screen(width: 20), "B.storyboard": Self.screen(width: 350, text: "OK"),
            "C.storyboard": "<document", "D.storyboard": Self.screen(width: 20, platform: .macOS),
        ]
        for (name, text) in texts { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
        for jobs in [1, 8] {
            let reports = ProjectChecker(Project(root: folder), matrix: Self.matrix).check(jobs: jobs)
            #expect(reports.map { String($0.path.split(separator: "/").last ?? "") } == texts.keys.sorted())
            #expect(reports.map(\.environmentCount) == [2, 2, 0, 0])
            #expect(reports[0].findings.map(\.rule.id) == ["truncated-text"])
            #expect(reports[1].findings.isEmpty)
            #expect(reports[2].findings.map(\.severity) == [.error])
            #expect(reports[3].findings.map(\.severity) == [.note])
        }
    }

    @Test("A comparison that lays out once finds what a check of each version finds")
    func laidOutOnce() throws {
        let (old, new) = (
            try Self.document(Self.screen(width: 200)), try Self.document(Self.screen(width: 20, text: "Preferences"))
        )
        let checker = DocumentChecker(matrix: Self.matrix)
        let differ = DocumentDiffer(checker: checker, keepsPictures: false, appearance: nil)
        var file = FileComparison(oldPath: "old", newPath: "new", status: .alike)
        differ.compare(.init(old, project: nil), .init(new, project: nil), into: &file, jobs: 1)
        let found = try #require(file.findings)
        #expect(!found.new.isEmpty)
        #expect(found.new.map(\.message) == checker.check(new).findings.map(\.message))
    }
}
