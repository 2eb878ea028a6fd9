// What the layout tests share: a document with one controller's view, written in a few words, and its frames.

import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

/// A storyboard of one scene, from the parts that a test is about.
struct TestScene {
    var toolsVersion = "23504"
    /// The `<device>`; nil for none.
    var device: String? = "retina6_12"
    var orientation = "portrait"
    var width = 393.0
    var height = 852.0
    /// More attributes of the `<document>`.
    var documentAttributes = #"useTraitCollections="YES" useSafeAreas="YES""#
    var usesAutoLayout = true
    /// Elements of the controller before and after its view: layout guides, simulated metrics.
    var controllerContent = ""
    var rootAttributes = ""
    /// Elements of the root view besides its subviews and constraints: guides, margins.
    var rootContent = #"<viewLayoutGuide key="safeArea" id="safeArea"/>"#
    var resources = ""
    var views = ""
    /// Constraints of the root view, in the words of `constraint(_:)`.
    var constraints: [String] = []

    var source: String {
        let header = DocumentHeader(
            tools: toolsVersion, device: device, orientation: orientation, features: usesAutoLayout ? .autoLayout : [],
            initial: "controller", attributes: documentAttributes, resources: resources)
        return header.storyboard(
            """
            <scene sceneID="scene"><objects><viewController id="controller" sceneMemberID="viewController">
            \(controllerContent)
            <view key="view" contentMode="scaleToFill" id="root" \(rootAttributes)>
            <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews>
            \(rootContent)
            <constraints>\(constraints.map(constraint).joined(separator: "\n"))</constraints>
            </view></viewController></objects></scene>
            """)
    }

    /// Lays the scene out.
    func layOut(
        in environment: LayoutEnvironment = LayoutEnvironment(), keepsSystems: Bool = false
    ) throws -> Frames {
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let engine = LayoutEngine(options: LayoutEngine.Options(keepsSystems: keepsSystems))
        return Frames(layout: engine.layout(document, in: environment))
    }
}

/// Lays out views and constraints in a root of 393 × 852 points at three pixels a point.
func layOut(_ views: String, _ constraints: [String] = []) throws -> Frames {
    try TestScene(views: views, constraints: constraints).layOut()
}

/// The frames of a layout by object id.
struct Frames {
    let layout: Layout

    subscript(id: String) -> Rect? { placed(id)?.frame }

    /// The view with an object id.
    func placed(_ id: String) -> PlacedView? {
        layout.scenes.lazy.flatMap(\.views).first { $0.view.id == id }
    }

    /// The findings, but for those about stored frames, which mean nothing in these tests.
    var findings: [Finding] { layout.findings.filter { $0.rule.id != "misplaced-view" } }

    func findings(_ rule: String) -> [Finding] { layout.findings.filter { $0.rule.id == rule } }

    /// The constraints of the last system that was solved in the first scene.
    var lowered: [LoweredConstraint] { layout.scenes.first?.systems.last?.constraints ?? [] }

    /// Expects the frame of a view; edges may be off by a hundredth of a point.
    func expect(
        _ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ comment: Comment? = nil,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        guard let frame = self[id] else {
            Issue.record("\(id) has no frame", sourceLocation: sourceLocation)
            return
        }
        let isRight =
            abs(frame.x - x) < 0.01 && abs(frame.y - y) < 0.01 && abs(frame.width - width) < 0.01
            && abs(frame.height - height) < 0.01
        guard !isRight else { return }
        Issue.record(
            """
            \(comment.map { "\($0): " } ?? "")\(id) is at \(frame.x) \(frame.y) \(frame.width) \(frame.height), \
            not at \(x) \(y) \(width) \(height)
            """, sourceLocation: sourceLocation)
    }
}

/// The nearest pixel at three pixels a point; halves go up.
func pixel(_ length: Double, scale: Double = 3) -> Double { (length * scale + 0.5 + 1e-6).rounded(.down) / scale }
