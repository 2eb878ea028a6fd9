import InterfaceDocument
import StrutNib

/// Views of WebKit and SceneKit, with the objects that they are made of.
extension NibUnit {
    mutating func encodeWebView(_ element: Element, on object: NibGraph.Object) {
        let configuration = element.child(.wkWebViewConfiguration)
        let made = graph.make("WKWebViewConfiguration")
        set("processPool", graph.make("WKProcessPool"), on: made)
        let preferences = graph.make("WKPreferences")
        let written = configuration?.child(.wkPreferences)
        set("minimumFontSize", .double(written?.double(.minimumFontSize) ?? 0), on: preferences)
        set("javaScriptEnabled", .bool(flag("javaScriptEnabled", of: written) ?? true), on: preferences)
        set(
            "javaScriptCanOpenWindowsAutomatically",
            .bool(flag("javaScriptCanOpenWindowsAutomatically", of: written) ?? false), on: preferences)
        set("preferences", preferences, on: made)
        set("userContentController", graph.make("WKUserContentController"), on: made)
        let store = graph.make("WKWebsiteDataStore")
        set("isDefaultDataStore", .bool(true), on: store)
        set("websiteDataStore", store, on: made)
        let flags: [(String, Bool)] = [
            ("suppressesIncrementalRendering", false), ("allowsAirPlayForMediaPlayback", true),
            ("drawsBackground", true), ("allowsInlineMediaPlayback", false),
            ("allowsInlineMediaPlaybackAfterFullscreen", true), ("mediaTypesRequiringUserActionForPlayback", false),
            ("allowsPictureInPictureMediaPlayback", true), ("ignoresViewportScaleLimits", false),
            ("textInteractionGesturesEnabled", true), ("longPressActionsEnabled", true),
            ("systemPreviewEnabled", false), ("shouldDecidePolicyBeforeLoadingQuickLookPreview", true),
        ]
        for (name, standard) in flags { set(name, .bool(flag(name, of: configuration) ?? standard), on: made) }
        let agent = configuration?.string(named: "applicationNameForUserAgent")
        set("applicationNameForUserAgent", agent.map { .object(string($0)) } ?? .none, on: made)
        set("dataDetectorTypes", .int(-1), on: made)
        set("selectionGranularity", .int(0), on: made)
        set("dragLiftDelay", .int(0), on: made)
        set("configuration", made, on: object)
        set(
            "allowsBackForwardNavigationGestures",
            .bool(flag("allowsBackForwardNavigationGestures", of: element) ?? false), on: object)
        set("customUserAgent", string(element.string(named: "customUserAgent") ?? ""), on: object)
        set("allowsLinkPreview", .bool(flag("allowsLinkPreview", of: element) ?? true), on: object)
    }

    private func flag(_ name: String, of element: Element?) -> Bool? {
        element?.string(named: name).map { $0 == "YES" }
    }

    mutating func encodeOldWebView(_ element: Element, on object: NibGraph.Object) {
        set("UIDelegate", .none, on: object)
        let types = element.child(key: "dataDetectorTypes").map { NibClasses.dataDetectors($0) } ?? 1
        set("UIDataDetectorTypes", .int(types), on: object)
        for name in [
            "scalesPageToFit", "allowsInlineMediaPlayback", "mediaPlaybackRequiresUserAction",
            "mediaPlaybackAllowsAirPlay",
        ] {
            if let value = flag(name, of: element) { addKeyValuePair(name, .object(number(value ? 1 : 0)), on: object) }
        }
    }

    mutating func encodeSceneView(_ element: Element, on object: NibGraph.Object) {
        let flags: [(String, Bool)] = [
            ("loops", true), ("playing", false), ("autoenablesDefaultLighting", false), ("jitteringEnabled", false),
            ("temporalAntialiasingEnabled", false), ("allowsCameraControl", false), ("ibWantsMultisampling", false),
            ("automaticallyUpdatesLighting", true),
        ]
        for (name, standard) in flags { set(name, .bool(flag(name, of: element) ?? standard), on: object) }
        set("backgroundColor", .none, on: object)
        let name = element.string(.sceneName)
        set("ibSceneName", name.map { .object(string($0)) } ?? .none, on: object)
        set("ibPreferredRenderingAPI", .int(0), on: object)
    }
}
