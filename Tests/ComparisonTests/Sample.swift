import InterfaceDocument
import StrutComparison
import StrutTestSupport

/// A storyboard with a bit of everything, and edits of it by what is replaced in its text.
enum Sample {
    static let text = DocumentHeader(tools: "21507", features: [.autoLayout, .traits], initial: "vc1").storyboard(
        """
        <scene sceneID="sc1">
            <objects>
                <viewController id="vc1" customClass="LoginViewController" sceneMemberID="viewController">
                    <view key="view" id="root">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <label text="Sign in" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
                                <rect key="frame" x="16" y="60" width="60" height="21"/>
                                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                                <nil key="highlightedColor"/>
                            </label>
                            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                <rect key="frame" x="16" y="100" width="100" height="40"/>
                                <subviews>
                                    <button id="but"><state key="normal" title="Go"/>
                                        <connections><action selector="go:" destination="vc1" eventType="touchUpInside" id="act"/></connections>
                                    </button>
                                </subviews>
                                <constraints><constraint firstAttribute="height" constant="40" id="c3"/></constraints>
                            </view>
                            <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stk">
                                <rect key="frame" x="16" y="200" width="100" height="40"/>
                                <subviews><view id="s1"/><view id="s2"/><view id="s3"/></subviews>
                            </stackView>
                        </subviews>
                        <constraints>
                            <constraint firstItem="lab" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
                            <constraint firstItem="lab" firstAttribute="top" secondItem="root" secondAttribute="top" constant="60" id="c2"/>
                            <constraint firstItem="box" firstAttribute="top" secondItem="lab" secondAttribute="bottom" constant="19" id="c4"/>
                        </constraints>
                    </view>
                    <connections><outlet property="titleLabel" destination="lab" id="out"/></connections>
                </viewController>
            </objects>
            <point key="canvasLocation" x="0" y="0"/>
        </scene>
        <scene sceneID="sc2">
            <objects><viewController id="vc2" sceneMemberID="viewController"><view key="view" id="root2"/></viewController></objects>
        </scene>
        """)

    static func document(_ text: String = text) throws -> Document {
        try Document.parse(Array(text.utf8), path: "Main.storyboard")
    }

    /// The comparison of the sample with itself after each first text is replaced by the second one.
    static func compare(_ edits: (String, String)...) throws -> DocumentComparison {
        var edited = text
        for (old, new) in edits {
            precondition(edited.contains(old), "nothing to edit: \(old)")
            edited = edited.replacing(old, with: new)
        }
        return DocumentComparison(try document(), try document(edited))
    }
}

extension DocumentComparison {
    /// Each change in one line: kind, id, properties.
    var lines: [String] {
        changes.flatMap { change -> [String] in
            let head = "\(change.kind) \(change.object.identity)"
            let own =
                change.properties.isEmpty
                ? [head]
                : change.properties.map { "\(head) \($0.name): \($0.old ?? "nil") → \($0.new ?? "nil")" }
            return own + change.companions.map { "  \($0.kind) \($0.object.identity)" }
        }
    }
}
