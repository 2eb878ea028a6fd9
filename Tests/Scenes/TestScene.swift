// What tests of layouts and of rules share: a document with one controller's view, written in a few words, and its
// frames.

import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutDiagnostics
import StrutEnvironment
import StrutTestSupport

/// A storyboard of one scene, from the parts that a test is about.
package struct TestScene {
    package var toolsVersion: String
    /// The `<device>`; nil for none.
    package var device: String?
    package var orientation: String
    package var width: Double
    package var height: Double
    /// More attributes of the `<document>`.
    package var documentAttributes: String
    package var usesAutoLayout: Bool
    /// Elements of the controller before and after its view: layout guides, simulated metrics.
    package var controllerContent: String
    package var rootAttributes: String
    /// Elements of the root view besides its subviews and constraints: guides, margins.
    package var rootContent: String
    package var resources: String
    package var views: String
    /// Constraints of the root view, in the words of `constraint(_:)`.
    package var constraints: [String]

    package init(
        toolsVersion: String = "23504", device: String? = "retina6_12", orientation: String = "portrait",
        width: Double = 393, height: Double = 852,
        documentAttributes: String = #"useTraitCollections="YES" useSafeAreas="YES""#, usesAutoLayout: Bool = true,
        controllerContent: String = "", rootAttributes: String = "",
        rootContent: String = #"<viewLayoutGuide key="safeArea" id="safeArea"/>"#, resources: String = "",
        views: String = "", constraints: [String] = []
    ) {
        self.toolsVersion = toolsVersion
        self.device = device
        self.orientation = orientation
        self.width = width
        self.height = height
        self.documentAttributes = documentAttributes
        self.usesAutoLayout = usesAutoLayout
        self.controllerContent = controllerContent
        self.rootAttributes = rootAttributes
        self.rootContent = rootContent
        self.resources = resources
        self.views = views
        self.constraints = constraints
    }

    package var source: String {
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
    package func layOut(
        in environment: LayoutEnvironment = LayoutEnvironment(), keepsSystems: Bool = false
    ) throws -> Frames {
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let engine = LayoutEngine(options: LayoutEngine.Options(keepsSystems: keepsSystems))
        return Frames(layout: engine.layout(document, in: environment))
    }
}

/// Lays out views and constraints in a root of 393 × 852 points at three pixels a point.
package func layOut(_ views: String, _ constraints: [String] = []) throws -> Frames {
    try TestScene(views: views, constraints: constraints).layOut()
}

/// The frames of a layout by object id.
package struct Frames {
    package let layout: Layout

    package init(layout: Layout) { self.layout = layout }

    package subscript(id: String) -> Rect? { placed(id)?.frame }

    /// The view with an object id.
    package func placed(_ id: String) -> PlacedView? {
        layout.scenes.lazy.flatMap(\.views).first { $0.view.id == id }
    }

    /// The findings, but for those about stored frames, which mean nothing in these tests.
    package var findings: [Finding] { layout.findings.filter { $0.rule.id != "misplaced-view" } }

    package func findings(_ rule: String) -> [Finding] { layout.findings.filter { $0.rule.id == rule } }

    /// The constraints of the last system that was solved in the first scene.
    package var lowered: [LoweredConstraint] { layout.scenes.first?.systems.last?.constraints ?? [] }

    /// What is wrong with the frame of a view that should be this one: nil where it is, to a hundredth of a point.
    package func fault(of id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String? {
        guard let frame = self[id] else { return "\(id) has no frame" }
        let isRight =
            abs(frame.x - x) < 0.01 && abs(frame.y - y) < 0.01 && abs(frame.width - width) < 0.01
            && abs(frame.height - height) < 0.01
        if isRight { return nil }
        return "\(id) is at \(frame.x) \(frame.y) \(frame.width) \(frame.height), not at \(x) \(y) \(width) \(height)"
    }
}

/// The nearest pixel at three pixels a point; halves go up.
package func pixel(_ length: Double, scale: Double = 3) -> Double {
    (length * scale + 0.5 + 1e-6).rounded(.down) / scale
}
