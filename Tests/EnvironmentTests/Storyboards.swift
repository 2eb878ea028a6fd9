// What the tests of the environment share: small documents and what is resolved from them.

import InterfaceDocument
import StrutEnvironment
import StrutTestSupport
import Testing

/// A storyboard of a few scenes.
struct Storyboard {
    var toolsVersion = "23504"
    /// The `<device>`; nil for none.
    var device: String? = "retina6_12"
    var orientation = "portrait"
    var platform = DocumentHeader.Platform.iOS
    var usesTraitCollections = true
    /// The controller with which it begins; nil for none.
    var initial: String?
    /// Elements of the document before its scenes.
    var content = ""
    var scenes: [String] = []

    func document() throws -> Document {
        let header = DocumentHeader(
            tools: toolsVersion, device: device, orientation: orientation, platform: platform,
            features: usesTraitCollections ? .all : [.autoLayout, .safeAreas], initial: initial, content: content)
        let source = header.storyboard(scenes.joined())
        return try Document.parse(Array(source.utf8), path: "Test.storyboard")
    }

    /// What is left open is filled in.
    func resolved(_ environment: LayoutEnvironment = LayoutEnvironment()) throws -> ResolvedEnvironment {
        ResolvedEnvironment(document: try document(), environment: environment)
    }

    /// Every scene as it is installed, in document order.
    func installed(_ environment: LayoutEnvironment = LayoutEnvironment()) throws -> [Scene] {
        let document = try document()
        let resolver = SceneResolver(
            document: document, environment: ResolvedEnvironment(document: document, environment: environment))
        return document.scenes.map(resolver.resolve)
    }

    /// The root of the controller with an id.
    func root(of controller: String, _ environment: LayoutEnvironment = LayoutEnvironment()) throws -> SceneRoot {
        let roots = try installed(environment).flatMap(\.roots)
        return try #require(roots.first { $0.controller?.id == controller })
    }
}

/// A scene of one controller with a view; `content` is beside the view, `segues` in its connections.
func scene(
    _ id: String, kind: String = "viewController", _ attributes: String = "", content: String = "",
    segues: [String] = [], y: Double = 0, width: Double = 393, height: Double = 852, view: String = ""
) -> String {
    let isContainer = kind != "viewController"
    let root = """
        <view key="view" id="\(id)-view"><rect key="frame" x="0.0" y="\(y)" width="\(width)" height="\(height)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(view)</view>
        """
    return """
        <scene sceneID="\(id)-scene"><objects><\(kind) id="\(id)" sceneMemberID="viewController" \(attributes)>
        \(isContainer ? "" : root)\(content)<connections>\(segues.joined())</connections></\(kind)></objects></scene>
        """
}

/// A segue to the controller `destination`.
func segue(_ destination: String, _ kind: String, _ attributes: String = "") -> String {
    #"<segue destination="\#(destination)" kind="\#(kind)" \#(attributes) id="to-\#(destination)-\#(kind)"/>"#
}

/// A navigation controller with its bar and first controller.
func navigation(
    _ id: String = "navigation", root: String, _ attributes: String = "", bar: String = "", content: String = "",
    segues: [String] = []
) -> String {
    scene(
        id, kind: "navigationController", attributes,
        content: #"<navigationBar key="navigationBar" id="\#(id)-bar" \#(bar)/>"# + content,
        segues: [segue(root, "relationship", #"relationship="rootViewController""#)] + segues)
}

/// A tab bar controller with its bar and controllers.
func tabs(_ controllers: [String], id: String = "tabs", bar: String = "", content: String = "") -> String {
    scene(
        id, kind: "tabBarController", content: #"<tabBar key="tabBar" id="\#(id)-bar" \#(bar)/>"# + content,
        segues: controllers.map { segue($0, "relationship", #"relationship="viewControllers""#) })
}

extension EdgeInsets {
    /// Insets in the order in which people list them.
    init(_ top: Double, _ bottom: Double, sides: Double = 0) {
        self.init(top: top, left: sides, bottom: bottom, right: sides)
    }
}
