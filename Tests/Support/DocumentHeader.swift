/// What stands around the objects of a document as Xcode writes it, so that a test states only what it is about.
///
/// Each property is as in a new document of an iPhone app, until a test says otherwise:
/// `DocumentHeader(device: "retina4_7").storyboard(scenes)`.
public struct DocumentHeader: Sendable {
    /// What a document is for, by its target runtime.
    public enum Platform: String, Sendable {
        case iOS = "iOS.CocoaTouch"
        /// iPad alone, in old documents.
        case iPad = "iOS.CocoaTouch.iPad"
        case macOS = "MacOSX.Cocoa"

        fileprivate var name: String { self == .macOS ? "Cocoa" : "CocoaTouch" }
    }

    /// What a document uses, an attribute for each.
    public struct Features: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let autoLayout = Features(rawValue: 1)
        public static let traits = Features(rawValue: 2)
        public static let safeAreas = Features(rawValue: 4)
        public static let all: Features = [.autoLayout, .traits, .safeAreas]

        fileprivate var attributes: [String] {
            [
                (.autoLayout, "useAutolayout"), (.traits, "useTraitCollections"), (.safeAreas, "useSafeAreas"),
            ].compactMap { feature, name in contains(feature) ? #"\#(name)="YES""# : nil }
        }
    }

    /// The version of Interface Builder that wrote the document, which decides the metrics of its canvas; nil for none.
    public var tools: String?
    /// The `<device>` of the canvas; nil for none.
    public var device: String?
    public var orientation: String
    public var platform: Platform
    public var features: Features
    /// The id of the initial controller of a storyboard; nil for none.
    public var initial: String?
    /// Further attributes of the document.
    public var attributes: String
    /// Elements between the device and the objects or scenes.
    public var content: String
    /// The elements in `<resources>`, which is not there without any.
    public var resources: String

    public init(
        tools: String? = "23504", device: String? = "retina6_12", orientation: String = "portrait",
        platform: Platform = .iOS, features: Features = .all, initial: String? = nil, attributes: String = "",
        content: String = "", resources: String = ""
    ) {
        self.tools = tools
        self.device = device
        self.orientation = orientation
        self.platform = platform
        self.features = features
        self.initial = initial
        self.attributes = attributes
        self.content = content
        self.resources = resources
    }

    /// One that states nothing that a document can do without.
    public static let bare = DocumentHeader(tools: nil, device: nil, features: [])

    /// The text of a xib with these objects.
    public func xib(_ objects: String) -> String { document("XIB", "objects", objects) }

    /// The text of a storyboard with these scenes.
    public func storyboard(_ scenes: String) -> String { document("Storyboard.XIB", "scenes", scenes) }

    /// The text of a storyboard with a scene for the objects of each.
    public func storyboard(scenes: [String]) -> String {
        storyboard(
            scenes.enumerated().map { number, objects in
                "<scene sceneID=\"S\(number)\"><objects>\(objects)</objects></scene>"
            }.joined(separator: "\n"))
    }

    private func document(_ kind: String, _ element: String, _ content: String) -> String {
        let attributes =
            [#"type="com.apple.InterfaceBuilder3.\#(platform.name).\#(kind)""#, #"version="3.0""#]
            + [tools.map { #"toolsVersion="\#($0)""# }, #"targetRuntime="\#(platform.rawValue)""#].compactMap { $0 }
            + features.attributes
            + [initial.map { #"initialViewController="\#($0)""# }, self.attributes.isEmpty ? nil : self.attributes]
            .compactMap { $0 }
        let device = device.map { #"    <device id="\#($0)" orientation="\#(orientation)" appearance="light"/>"# }
        let lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, "<document \(attributes.joined(separator: " "))>", device,
            self.content, "    <\(element)>", content, "    </\(element)>",
            resources.isEmpty ? "" : "    <resources>\(resources)</resources>", "</document>",
        ]
        return lines.compactMap { $0 }.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
    }
}
