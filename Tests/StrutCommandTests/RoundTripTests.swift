import Foundation
import StrutTestSupport
import Testing

/// Python, where there is one: the scripts are written in it.
private enum Python {
    static let environment = URL(fileURLWithPath: "/usr/bin/env")

    static let isThere =
        (try? StrutProcess(executable: environment, ["python3", "--version"], in: Repository.root, input: ""))?.status
        == 0
}

/// `Scripts/roundtrip` compiles generated code with swiftc, runs it, and lays out what it built.
@Suite("Generated UIKit code builds what is in the document", .enabled(if: Python.isThere))
struct RoundTripTests {
    /// The script's last line: how many documents and views there were, and how many documents differ.
    private struct Count: Decodable, Equatable {
        var documents: Int
        var views: Int
        var differing: Int
    }

    private func roundTrip(
        _ folder: String, _ options: String..., strut: String = Repository.executable.path
    ) throws -> (
        count: Count, run: StrutProcess
    ) {
        let run = try StrutProcess(
            executable: Python.environment, ["python3", "Scripts/roundtrip", strut, folder] + options,
            in: Repository.root,
            input: "")
        let last = try #require(run.output.split(separator: "\n").last, "\(run.errors)")
        return (try JSONDecoder().decode(Count.self, from: Data(last.utf8)), run)
    }

    @Test("Every scene of the gallery, laid out from the code, is as it is laid out from the document")
    func gallery() throws {
        let (count, run) = try roundTrip(Repository.storyboards.path)
        #expect(count.documents > 90 && count.views > 600)
        #expect(count.differing == 0 && run.status == 0, "\(run.output)")
    }

    @Test(
        "The same code is as the document in windows of other size classes", arguments: ["iPad", "iPhone 15"],
        [
            Repository.storyboards.appendingPathComponent("SizeClassVariations.storyboard"),
            Repository.fixtures.appendingPathComponent("uikit/SizeClassesAndOutlets.storyboard"),
        ])
    func sizeClasses(_ device: String, _ scene: URL) throws {
        let turned = device == "iPad" ? "portrait" : "landscape"
        let (count, run) = try roundTrip(scene.path, "-d", device, "--orientation", turned)
        #expect(count.documents == 1 && count.differing == 0, "\(run.output)")
    }

    @Test("A constraint, a view and a text that are lost are seen, and so is code that does not compile")
    func losses() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            at: Repository.storyboards.appendingPathComponent("WidthsAndHeights.storyboard"),
            to: folder.url.appendingPathComponent("A.storyboard"))
        try FileManager.default.copyItem(
            at: Repository.storyboards.appendingPathComponent("MultilineLabel.storyboard"),
            to: folder.url.appendingPathComponent("B.storyboard"))
        let losses = [
            "/widthAnchor.constraint/d": 2, "/addSubview/d": 2, "/\\.text = /d": 1,
            "s/UIColor.system/UIColor.sistem/": 2,
        ]
        for (edit, differing) in losses {
            try folder.write(
                """
                #!/bin/sh
                '\(Repository.executable.path)' "$@" || exit
                for file in uikit/*.swift; do [ ! -e "$file" ] || sed -i '\(edit)' "$file"; done
                """, to: "strut")
            let strut = folder.url.appendingPathComponent("strut").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: strut)
            let (count, run) = try roundTrip(folder.url.path, strut: strut)
            #expect(count.documents == 2 && count.differing == differing && run.status == 1, "\(edit): \(run.output)")
        }
    }

    @Test(
        "So is what real documents taught: fixed switches, symbols with a scale, a class called Cell, names of UIKit's own"
    )
    func corners() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            DocumentHeader(
                tools: "19529", device: "retina6_1",
                resources: #"<image name="chevron.right" catalog="system" width="97" height="128"/>"#
            ).storyboard(
                """
                <scene sceneID="s1"><objects><viewController id="c1" customClass="UITabBarController">
                <view key="view" translatesAutoresizingMaskIntoConstraints="NO" id="r1">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
                <switch fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w1">
                <rect key="frame" x="20" y="60" width="51" height="31"/></switch>
                <slider fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w2">
                <rect key="frame" x="18" y="120" width="104" height="31"/></slider>
                <imageView image="chevron.right" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="w3">
                <rect key="frame" x="20" y="180" width="12" height="9"/>
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" weight="bold"/></imageView>
                </subviews><constraints>
                <constraint firstItem="w3" firstAttribute="leading" secondItem="r1" secondAttribute="leading" constant="20" id="k1"/>
                <constraint firstItem="w3" firstAttribute="top" secondItem="r1" secondAttribute="top" constant="180" id="k2"/>
                </constraints></view></viewController></objects></scene>
                <scene sceneID="s2"><objects><tableViewController id="c2"><tableView key="view" rowHeight="60" id="t1">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><prototypes>
                <tableViewCell reuseIdentifier="row" id="p1" customClass="Cell"><rect key="frame" x="0.0" y="28" width="414" height="60"/>
                <tableViewCellContentView key="contentView" tableViewCell="p1" id="p2">
                <rect key="frame" x="0.0" y="0.0" width="414" height="60"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="p3"/></subviews><constraints>
                <constraint firstItem="p3" firstAttribute="centerX" secondItem="p2" secondAttribute="centerX" id="k3"/>
                <constraint firstItem="p3" firstAttribute="centerY" secondItem="p2" secondAttribute="centerY" id="k4"/>
                <constraint firstItem="p3" firstAttribute="width" constant="30" id="k5"/>
                <constraint firstItem="p3" firstAttribute="height" constant="20" id="k6"/></constraints>
                </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene>
                """), to: "Corners.storyboard")
        let (count, run) = try roundTrip(folder.url.path)
        #expect(count == Count(documents: 1, views: 8, differing: 0), "\(run.output)")
    }

    @Test(
        "Texts that are truncated on the canvas stay so, tightened ones are not, and split views have widths and a mode"
    )
    func textsAndColumns() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="19529"
                targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
            <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="r1">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
            <label text="Low" translatesAutoresizingMaskIntoConstraints="NO" id="w1">
            <rect key="frame" x="20" y="60" width="200" height="12"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            <label text="Accessory button for media messages" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO"
                adjustsLetterSpacingToFitWidth="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w2">
            <rect key="frame" x="20" y="100" width="280" height="24"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            </subviews><constraints>
            <constraint firstItem="w1" firstAttribute="leading" secondItem="r1" secondAttribute="leading" constant="20" id="k1"/>
            <constraint firstItem="w1" firstAttribute="top" secondItem="r1" secondAttribute="top" constant="60" id="k2"/>
            <constraint firstItem="w1" firstAttribute="width" constant="200" id="k3"/>
            <constraint firstItem="w1" firstAttribute="height" constant="12" id="k4"/>
            <constraint firstItem="w2" firstAttribute="leading" secondItem="r1" secondAttribute="leading" constant="20" id="k5"/>
            <constraint firstItem="w2" firstAttribute="top" secondItem="r1" secondAttribute="top" constant="100" id="k6"/>
            <constraint firstItem="w2" firstAttribute="width" constant="280" id="k7"/>
            <constraint firstItem="w2" firstAttribute="height" constant="24" id="k8"/>
            </constraints></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><splitViewController maximumPrimaryColumnWidth="600" minimumPrimaryColumnWidth="300"
                preferredDisplayMode="beside" id="c2"/></objects></scene>
            </scenes></document>
            """, to: "Texts.storyboard")
        let document = folder.url.appendingPathComponent("Texts.storyboard").path
        let code = try StrutProcess(["compile", "--format", "uikit", document])
        #expect(code.output.contains(".preferredDisplayMode = .oneBesideSecondary"))
        let layout = try StrutProcess(["compile", "--fields", "id,texts", document])
        #expect(layout.output.components(separatedBy: #""truncated": true"#).count == 2, "one text is truncated")
        let (count, run) = try roundTrip(folder.url.path)
        #expect(count == Count(documents: 1, views: 3, differing: 0), "\(run.output)")
    }
}
