import Foundation
import StrutTestSupport
import Testing

@testable import StrutCommand

/// Xibs of Xcode 3 and 4 by the real executable.
@Suite("ibtool on xibs of Xcode 3 and 4")
struct IBToolOldXibTests {
    private let place: IBToolFolder

    init() throws { place = try IBToolFolder() }

    /// An archive with a view that has more keys.
    private func archive(_ keys: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
        <array class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
        <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
        <object class="IBUIView" id="10"><int key="NSvFlags">274</int><string key="NSFrameSize">{320, 460}</string>
        \(keys)</object></array>
        <object class="IBObjectContainer" key="IBDocument.Objects">
        <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
        <object class="IBObjectRecord"><string key="id">5</string><reference key="object" ref="10"/></object>
        </array></object></object></data></archive>
        """
    }

    @Test("It is compiled as the same document of today is")
    func compiled() throws {
        try place.folder.write(archive("<int key=\"IBUITag\">7</int>"), to: "Old.xib")
        let today = DocumentHeader.bare.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view tag="7" id="5">
            <rect key="frame" x="0" y="0" width="320" height="460"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
            """)
        try place.folder.write(today, to: "New.xib")
        for (document, nib) in [("Old.xib", "Old.nib"), ("New.xib", "New.nib")] {
            let run = try place.ibtool("--compile", nib, document)
            #expect(run.status == 0 && run.output + run.errors == "", "\(run)")
        }
        #expect(try place.start(of: "Old.nib") == "NIBArchive")
        #expect(try place.bytes("Old.nib") == place.bytes("New.nib"))
        let limited = try place.ibtool("--limit-time", "60", "--compile", "Limited.nib", "Old.xib")
        #expect(limited.status == 0, "\(limited)")
        #expect(try place.bytes("Limited.nib") == place.bytes("Old.nib"))
        let batch = try place.strut("compile", "--format", "nib", "--output-directory", "out", "Old.xib")
        #expect(batch.status == 0, "\(batch)")
        #expect(try place.bytes("out/Old.nib") == place.bytes("Old.nib"))
    }

    @Test("A key that is not known is named, with the object and without a place")
    func unknownKeys() throws {
        try place.folder.write(archive("<int key=\"IBUINews\">1</int>"), to: "Old.xib")
        let run = try place.ibtool("--compile", "Old.nib", "Old.xib")
        #expect(run.status == 1 && run.errors.contains("'IBUINews' of 'view' cannot be compiled"), "\(run)")
        #expect(run.errors.hasPrefix("Old.xib: error:"), "\(run.errors)")
        let allowed = try place.ibtool("--allow-unsupported", "--compile", "Old.nib", "Old.xib")
        #expect(allowed.status == 0 && allowed.errors.contains("warning: 'IBUINews'"), "\(allowed)")
        #expect(try place.start(of: "Old.nib") == "NIBArchive")
    }

    @Test("All other commands refuse it at its place")
    func refusal() throws {
        try place.folder.write(archive(), to: "Old.xib")
        for words in [["compile", "Old.xib"], ["check", "Old.xib"], ["compile", "--format", "tree", "Old.xib"]] {
            let run = try StrutProcess(words, in: place.folder.url)
            // 'check' prints its findings as its result.
            let findings = run.errors + run.output
            #expect(run.status == 65 && findings.contains("Old.xib:2:1: error:"), "\(run)")
            #expect(findings.contains("obsolete-format"), "\(run)")
        }
    }
}
