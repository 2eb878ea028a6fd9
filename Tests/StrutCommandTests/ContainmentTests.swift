import Foundation
import StrutTestSupport
import Testing

/// Documents that take too much, and the sandbox: what is refused is named, and the others are compiled.
@Suite("Limits and sandbox")
struct ContainmentTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SampleDocument.clean, to: "Good.storyboard")
        try folder.write(SampleDocument.clean, to: "Last.storyboard")
        // A chain of views that is far too long for its superview: a conflict in which all of it takes part.
        let views = (0..<1500).map { index in
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)"><constraints>
            <constraint firstAttribute="width" constant="10" id="w\(index)"/></constraints></view>
            """
        }
        let links = (1..<1500).map { index in
            """
            <constraint firstItem="v\(index)" firstAttribute="leading" secondItem="v\(index - 1)" \
            secondAttribute="trailing" id="c\(index)"/>
            """
        }
        try folder.write(
            DocumentHeader(tools: nil, device: nil, features: .autoLayout).xib(
                """
                <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
                <subviews>\(views.joined())</subviews><constraints>\(links.joined())
                <constraint firstItem="v0" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="l"/>
                <constraint firstItem="v1499" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="t"/>
                </constraints></view>
                """), to: "Large.xib")
    }

    private func run(_ line: String) throws -> StrutProcess {
        try StrutProcess(shell: line, in: folder.url)
    }

    @Test(
        "A document that takes too much is named, and the others are compiled",
        arguments: [
            ("--limit-time 0.3", "0.3 seconds"), ("--limit-memory 1M", "1 MiB"), ("--limit-memory 2M", "2 MiB"),
            ("--limit-memory 4M", "4 MiB"),
        ])
    func limits(options: String, words: String) throws {
        let compiled = try run(
            "$STRUT compile --jobs 2 \(options) --output-directory out Good.storyboard Large.xib Last.storyboard")
        #expect(compiled.status == 65, "\(compiled)")
        #expect(compiled.errors.hasPrefix("Large.xib: error: this document takes more than \(words)"))
        #expect(compiled.errors.contains("[limit-exceeded]"))
        #expect(try folder.names(in: "out") == ["Good.storyboard.json", "Last.storyboard.json"])
        let checked = try run("$STRUT check \(options) --diagnostic-format json .")
        #expect(checked.status == 65 && checked.output.contains("\"limit-exceeded\""), "\(checked)")
    }

    @Test("A document that takes too much is reported as such, also where no memory is left for it", arguments: 0..<6)
    func limitsOfMemory(part: Int) throws {
        for step in 0..<16 {
            let bytes = (16 + 16 * part + step) << 16
            let compiled = try run("$STRUT compile -q --limit-memory \(bytes) --output-directory out Large.xib")
            #expect(compiled.errors.contains("[limit-exceeded]"), "\(bytes): \(compiled)")
        }
    }

    @Test("Limits that are kept change nothing, also for what is read from a stream")
    func kept() throws {
        let plain = try run("$STRUT compile Good.storyboard")
        for line in [
            "$STRUT compile --limit-time 20 --limit-memory 1G Good.storyboard",
            "$STRUT compile --limit-time 20 --assume-filename Good.storyboard - < Good.storyboard",
        ] {
            let limited = try run(line)
            #expect(limited.status == plain.status && limited.output == plain.output, "\(limited.errors)")
        }
    }

    @Test(
        "Wrong limits are refused",
        arguments: ["--limit-time 0", "--limit-time x", "--limit-memory 3", "--limit-memory 1T"])
    func wrong(options: String) throws {
        #expect(try run("$STRUT compile \(options) Good.storyboard").status == 64)
    }

    #if os(Linux)
        @Test("In the sandbox the results are the same, and what lies elsewhere is out of reach")
        func sandbox() throws {
            let plain = try run("$STRUT compile Good.storyboard")
            let sandboxed = try run("$STRUT compile --sandbox Good.storyboard")
            if sandboxed.status == 64, sandboxed.errors.contains("needs Linux") { return }
            #expect(sandboxed.status == plain.status && sandboxed.output == plain.output, "\(sandboxed.errors)")
            let elsewhere = try TemporaryFolder()
            try elsewhere.write(#"{"tables": {}}"#, to: "secret.json")
            let secret = elsewhere.url.appendingPathComponent("secret.json").path
            let stolen = try run("ln -s '\(secret)' Good.strut.json; $STRUT check --sandbox Good.storyboard")
            #expect(stolen.status == 1 && stolen.output.contains("cannot be read: Permission denied"), "\(stolen)")
            let written = try run(
                "rm Good.strut.json; $STRUT compile --sandbox --output-directory new/deep Good.storyboard")
            #expect(written.status == 0 && FileManager.default.fileExists(atPath: "\(folder.url.path)/new/deep"))
        }
    #endif
}
