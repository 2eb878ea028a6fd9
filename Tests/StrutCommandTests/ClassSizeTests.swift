import Foundation
import Testing

/// A view of a class that has a size in the configuration, and none without it.
@Suite("Sizes of custom classes, in every subcommand that lays out")
struct ClassSizeTests {
    private let folder: TemporaryFolder

    private static func xib(x: Int = 20) -> String {
        SampleDocument.xib(
            content: """
                <view contentMode="scaleToFill" customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO" \
                id="bad-ge-001"><rect key="frame" x="20" y="80" width="124" height="24"/></view>
                """,
            constraints: """
                <constraint firstItem="bad-ge-001" firstAttribute="leading" secondItem="roo-tv-001" \
                secondAttribute="leading" constant="\(x)" id="con-le-001"/>
                <constraint firstItem="bad-ge-001" firstAttribute="top" secondItem="roo-tv-001" secondAttribute="top" \
                constant="80" id="con-to-001"/>
                """)
    }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Self.xib(), to: "App/Views/Badge.xib")
        try folder.write(Self.xib(), to: "Old/Badge.xib")
    }

    private func run(_ line: String) throws -> StrutProcess {
        try StrutProcess(shell: "$STRUT \(line)", in: folder.url)
    }

    private func configure(_ text: String = #"{"classSizes": {"Badge": {"width": 124, "height": 24}}}"#) throws {
        try folder.write(text, to: "App/.strut.json")
    }

    /// Commands, and what they print with the size alone.
    private static let commands = [
        ("compile App/Views/Badge.xib", #""frame": {"x": 20, "y": 80, "width": 124, "height": 24}"#),
        ("compile App", #""frame": {"x": 20, "y": 80, "width": 124, "height": 24}"#),
        (
            "compile --assume-filename App/Badge.xib - < App/Views/Badge.xib",
            #""frame": {"x": 20, "y": 80, "width": 124, "height": 24}"#
        ),
        ("compile --format tree App/Views/Badge.xib", "20,80 124x24"),
        ("fit App/Views/Badge.xib bad-ge-001", "124 × 24"),
        ("explain App/Views/Badge.xib bad-ge-001", "= 124"),
    ]

    @Test("The frame is that of the configuration above the document", arguments: commands)
    func frames(command: String, says: String) throws {
        #expect(!(try run(command).output.contains(says)))
        try configure()
        let sized = try run(command)
        #expect(sized.status == 0 && sized.errors == "" && sized.output.contains(says), "\(sized)")
    }

    @Test(
        "What only a view without a size has wrong is not reported",
        arguments: [
            "check --only ambiguous-layout App/Views/Badge.xib",
            "check --only ambiguous-layout --assume-filename App/Badge.xib - < App/Views/Badge.xib",
            "compile -o /dev/null App/Views/Badge.xib",
        ])
    func findings(command: String) throws {
        let unsized = try run(command)
        #expect((unsized.output + unsized.errors).contains("[ambiguous-layout]"), "\(unsized)")
        try configure()
        let sized = try run(command)
        #expect(!(sized.output + sized.errors).contains("[ambiguous-layout]"), "\(sized)")
    }

    @Test("Two versions are compared with the sizes of the new one's configuration")
    func diff() throws {
        try folder.write(Self.xib(x: 30), to: "App/Views/Badge.xib")
        let command = "diff --format json Old/Badge.xib App/Views/Badge.xib"
        #expect(!(try run(command).output.contains("124")))
        try configure()
        #expect(try run(command).output.contains("124"))
    }

    @Test("A mistake in the configuration is reported, and the rest of it counts")
    func mistakes() throws {
        try configure(#"{"classSizes": {"Badge": {"width": 124, "height": 24, "depth": 1}}}"#)
        for command in ["compile App/Views/Badge.xib", "fit App/Views/Badge.xib bad-ge-001"] {
            let run = try run(command)
            #expect(run.status == 1 && run.output.contains("124"), "\(run)")
            #expect(run.errors.hasPrefix("App/.strut.json:1:"), "\(run)")
            #expect(run.errors.contains("'depth' is not known; known: width, height [bad-configuration]"), "\(run)")
        }
    }

    @Test("A result does not take the configuration's place")
    func overwriting() throws {
        try configure()
        let run = try run("compile -o App/.strut.json App/Views/Badge.xib")
        #expect(run.status == 64 && run.errors.contains("'App/.strut.json' is both the configuration and the output"))
        #expect(try folder.read("App/.strut.json").contains("Badge"))
    }
}
