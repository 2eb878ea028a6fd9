import InterfaceDocument
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport
import Testing

@testable import StrutAutoLayout

/// Layouts that no engine made: each view's frame is the stored one, so that these tests are of the emission alone.
enum HandmadeLayout {
    /// A layout of a document whose `<scenes>` hold `scenes`.
    static func storyboard(
        _ scenes: String, path: String = "App/Main.storyboard", findings: [Finding] = []
    ) throws -> Layout {
        try layout(DocumentHeader(tools: "21507").storyboard(scenes), path: path, findings)
    }

    /// A layout of a xib with the top-level objects `objects`.
    static func xib(_ objects: String) throws -> Layout {
        try layout(DocumentHeader(tools: "21507").xib(objects), path: "App/Cell.xib", [])
    }

    private static func layout(_ text: String, path: String, _ findings: [Finding]) throws -> Layout {
        let document = try Document.parse(Array(text.utf8), path: path)
        return Layout(
            document: document, environment: ResolvedEnvironment(document: document, environment: LayoutEnvironment()),
            scenes: document.scenes.map(layout), knownFindings: findings)
    }

    /// A scene with a plain controller; `view` is inside its view.
    static func scene(_ content: String, controller: String = "", view: String = "", connections: String = "") -> String
    {
        """
        <scene sceneID="scene-1"><objects><viewController id="vc-1" sceneMemberID="viewController" \(controller)>
        <view key="view" id="root-1" \(view)><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>\(content)</subviews></view><connections>\(connections)</connections>
        </viewController></objects></scene>
        """
    }

    /// A view called `box` that keeps its stored frame, and how the code's constraints say so.
    static let fixedFrame = """
        <view id="f" userLabel="box" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="30" width="100" height="50"/></view>
        """
    static let fixedFrameIdentifier = #"identifier: "IB auto generated at build time for view with fixed frame")"#

    private static func layout(_ element: SceneElement) -> SceneLayout {
        var layout = SceneLayout(scene: element, views: [], systems: [])
        let refreshControl: View? = element.controller?.element.child(key: "refreshControl")
        for root in [element.controller?.view, refreshControl].compactMap({ $0 }) + element.topLevelViews {
            place(root, superview: nil, depth: 0, in: &layout)
        }
        return layout
    }

    private static func place(_ view: View, superview: Int?, depth: Int, in layout: inout SceneLayout) {
        let index = layout.views.count
        layout.views.append(
            PlacedView(view: view, superview: superview, depth: depth, frame: view.frame ?? .zero, contentSize: nil))
        for child in view.childViews { place(child, superview: index, depth: depth + 1, in: &layout) }
    }
}

/// Expects lines in source, each behind its indentation.
func expect(_ text: String, _ lines: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    for line in lines { #expect(text.contains(" \(line)\n"), "\(line)\n\(text)", sourceLocation: sourceLocation) }
}
