import InterfaceDocument
import StrutNib
import Testing

@testable import StrutNibEncoding

@Suite("Nothing is lost silently")
struct SupportTests {
    @Test("What is not known is an error at its place, and nothing is made")
    func unknown() throws {
        let sample = try CompiledSample(xib: "<view id=\"a\" shininess=\"9\"/>\n<view id=\"b\"><glitter/></view>")
        #expect(sample.names.isEmpty)
        #expect(
            sample.result.findings.map(\.message) == [
                "'shininess' of 'view' cannot be compiled; take it out, or allow that it is left out",
                "the element 'glitter' cannot be compiled; take it out, or allow that it is left out",
            ])
        #expect(sample.result.findings.map { $0.location?.line } == [6, 7])
        #expect(sample.result.findings.allSatisfy { $0.severity == .error })
    }

    @Test("Where it is allowed it is a warning, and the rest is made")
    func allowed() throws {
        let sample = try CompiledSample(xib: #"<view id="a" shininess="9"/>"#) { $0.allowsUnsupported = true }
        #expect(sample.names == [""])
        #expect(sample.result.findings.map(\.severity) == [.warning])
    }

    @Test("A word that UIKit does not know is an error too")
    func word() throws {
        let sample = try CompiledSample(xib: #"<view id="a" contentMode="sideways"/>"#)
        #expect(
            sample.result.findings.map(\.message) == [
                "'sideways' is no known value of 'contentMode'; take it out, or allow that it is left out"
            ])
    }

    @Test(
        "So are words in attributes that no table has",
        arguments: [
            (#"<tableView id="a" separatorStyle="dotted"/>"#, "separatorStyle"),
            (#"<activityIndicatorView id="a" style="huge"/>"#, "style"),
            (#"<barButtonItem id="a" systemItem="teleport"/>"#, "systemItem"),
            (#"<barButtonItem id="a" style="shiny" title="A"/>"#, "style"),
            (#"<tabBarItem id="a" systemItem="teleport"/>"#, "systemItem"),
            (#"<label id="a"><fontDescription key="fontDescription" type="system" weight="fat"/></label>"#, "weight"),
            (
                #"<view id="a"><color key="backgroundColor" red="1" green="0" blue="0" colorSpace="cmyk"/></view>"#,
                "colorSpace"
            ),
            (
                #"<view id="a"><constraints><constraint firstAttribute="girth" constant="1" id="c"/>"#
                    + "</constraints></view>",
                "firstAttribute"
            ),
            (
                #"<button id="a"><connections><action selector="b:" destination="-1" eventType="sneeze" id="d"/>"#
                    + "</connections></button>", "eventType"
            ),
        ])
    func codedWord(_ object: String, _ attribute: String) throws {
        let sample = try CompiledSample(xib: object)
        #expect(sample.names.isEmpty)
        #expect(sample.result.findings.map(\.rule) == [.unsupportedInNib])
        #expect(sample.result.findings.first?.message.contains("is no known value of '\(attribute)'") == true)
    }

    @Test("A key that was not measured is a note")
    func unmeasured() throws {
        let sample = try CompiledSample(
            xib: #"<button id="a"><inset key="titleEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/></button>"#)
        #expect(sample.result.findings.map(\.rule) == [.unmeasuredNibKey])
        #expect(sample.result.findings.first?.message.contains("UITitleEdgeInsets") == true)
    }

    @Test("A property without a known key of its own is set by its public name")
    func keyPath() throws {
        let nib = try CompiledSample(xib: #"<button id="a" role="destructive"/>"#).nib()
        #expect(nib.keyPaths == ["role"])
    }

    @Test("A launch screen takes no class and no runtime attribute of the app's")
    func launchScreen() throws {
        let scene = """
            <viewController id="vc1-12-abc" sceneMemberID="viewController">
            <view key="view" id="vi1-12-abc" customClass="Fancy"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="shines" value="YES"/></userDefinedRuntimeAttributes></view>
            </viewController>
            """
        let sample = try CompiledSample(scenes: [scene], initial: "vc1-12-abc", document: #"launchScreen="YES""#)
        #expect(sample.names.isEmpty)
        #expect(sample.result.findings.map(\.rule) == [.launchScreenClass, .launchScreenClass])
    }

    @Test("The same document gives the same bytes")
    func deterministic() throws {
        let first = try CompiledSample(scenes: [ConnectionTests.first, ConnectionTests.second], initial: "vc1-12-abc")
        let again = try CompiledSample(scenes: [ConnectionTests.first, ConnectionTests.second], initial: "vc1-12-abc")
        #expect(first.result.files.map(\.bytes) == again.result.files.map(\.bytes))
    }

    @Test("For systems before iOS 11 a folder has a form without safe areas")
    func variants() throws {
        let view = """
            <view id="roo-12-abc"><rect key="frame" x="0" y="0" width="10" height="10"/>
            <subviews><label text="A" id="sub-12-abc"/></subviews><viewLayoutGuide key="safeArea" id="saf-12-abc"/>
            <constraints><constraint firstItem="sub-12-abc" firstAttribute="top" secondItem="saf-12-abc" \
            secondAttribute="top" id="con-12-abc"/></constraints></view>
            """
        let sample = try CompiledSample(xib: view) {
            $0.deploymentTarget = NibVersion(9)
            $0.xcode = NibVersion(10, 1)
        }
        #expect(sample.names == ["objects-11.0+.nib", "runtime.nib"])
        let old = try sample.nib("runtime.nib")
        #expect(old.all("UILayoutGuide").isEmpty)
        let constraint = try old.first("NSLayoutConstraint")
        #expect(old.object("NSSecondItem", of: constraint) == (try old.first("UIView")))
    }
}
