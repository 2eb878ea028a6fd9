import StrutTestSupport

/// Small documents for tests of the command line.
enum SampleDocument {
    /// A storyboard that has nothing wrong: a controller with a label in fixed places.
    static let clean = storyboard(
        content: """
            <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                <rect key="frame" x="16" y="59" width="120" height="30"/>
                <constraints>
                    <constraint firstAttribute="width" constant="120" id="con-wi-001"/>
                    <constraint firstAttribute="height" constant="30" id="con-he-001"/>
                </constraints>
            </label>
            """,
        constraints: """
            <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="roo-tv-001" \
            secondAttribute="leading" constant="16" id="con-le-001"/>
            <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001" \
            secondAttribute="top" constant="59" id="con-to-001"/>
            """)

    /// The same with an initial controller: without one a compiled storyboard holds no controller that can be reached.
    static let reachable = clean.replacing(
        "targetRuntime=", with: #"initialViewController="vie-wc-001" targetRuntime="#)

    /// The same with two widths that cannot both hold.
    static let conflicting = clean.replacing(
        #"<constraint firstAttribute="height""#,
        with: #"<constraint firstAttribute="width" constant="90" id="con-wi-002"/><constraint firstAttribute="height""#)

    /// A xib for iPhone 15 whose view holds what is in `content`.
    static func xib(content: String, constraints: String) -> String {
        DocumentHeader(tools: "21507", features: [.autoLayout, .traits]).xib(
            """
            <view contentMode="scaleToFill" id="roo-tv-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(content)</subviews>
            <constraints>
            \(constraints)
            </constraints></view>
            """)
    }

    private static func storyboard(content: String, constraints: String) -> String {
        DocumentHeader(tools: "21507").storyboard(
            """
            <scene sceneID="sce-ne-001"><objects>
                <viewController id="vie-wc-001" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="roo-tv-001">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>\(content)</subviews>
                        <constraints>\(constraints)</constraints>
                    </view>
                </viewController>
            </objects></scene>
            """)
    }
}
