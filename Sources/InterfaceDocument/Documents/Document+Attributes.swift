// What the `<document>` says about all of it.

extension Document {
    /// The version of the tools that wrote the document; 0 when it says none.
    public var toolsVersion: ToolsVersion { canvasStorage?.toolsVersion ?? storage.toolsVersion }

    /// The platform, such as `iOS.CocoaTouch` or `iOS.CocoaTouch.iPad`.
    public var targetRuntime: String? { root.string(.targetRuntime) }

    /// True when it is loaded on iPads alone, as documents of iPad apps and those of universal apps for `~ipad` say.
    public var isForPadAlone: Bool { targetRuntime == "iOS.CocoaTouch.iPad" }

    /// True when the document is laid out with Auto Layout.
    public var usesAutoLayout: Bool { root.bool(.useAutolayout) ?? false }

    /// True when the document knows size classes.
    public var usesTraitCollections: Bool { root.bool(.useTraitCollections) ?? false }

    /// True when something in the document is otherwise in some size classes.
    package var variesBySizeClass: Bool {
        !storage.hasVariations.isEmpty
            && (0..<storage.elementCount).contains { position in
                storage.elements[Int(position)].name == ElementName.variation.number
                    && storage.value(of: position, AttributeName.key.number)?.string.contains("Class=") == true
            }
    }

    /// True when the document knows safe areas.
    public var usesSafeAreas: Bool { root.bool(.useSafeAreas) ?? false }

    /// True for a launch screen.
    public var isLaunchScreen: Bool { root.bool(.launchScreen) ?? false }

    /// The text size in which the canvas shows the document, by its place among the content size categories, smallest
    /// first; nil where the canvas has its own.
    public var previewedContentSize: Int? {
        guard let overrides = canvasRoot.child(.accessibilityOverrides), overrides.bool(.isEnabled) == true else {
            return nil
        }
        return overrides.int(.dynamicTypePreference)
    }

    /// The device on whose canvas the document was made; old documents name none.
    public var device: DeviceDeclaration? { canvasRoot.child(.device).map(DeviceDeclaration.init) }

    /// The id of the controller with which the storyboard begins.
    public var initialViewControllerID: String? { root.string(.initialViewController) }

    /// The controller with which the storyboard begins.
    public var initialViewController: ViewController? {
        root.reference(.initialViewController).flatMap(ViewController.init)
    }
}
