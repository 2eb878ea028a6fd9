// Where a document names images.

/// A place where an object shows an image by its name.
public struct ImageUse: Hashable, Sendable {
    /// The element that names it: an image view, a button's state, a bar item.
    public let element: Element
    /// The image's name.
    public let name: String
    /// Whether it is one of the system's symbols.
    public let isSystem: Bool
}

extension Element {
    /// The names of the images that the element shows.
    fileprivate var shownImageNames: [String] {
        let names: [String?]
        switch name {
        case .imageView: names = [imageName, string(.highlightedImage)]
        case .state: names = [imageName, string(.backgroundImage)]
        case .tabBarItem: names = [imageName, string(.selectedImage)] + Self.barItemImages.map(string(named:))
        case .textField: names = [string(.background), string(named: "disabledBackground")]
        case .buttonConfiguration, .segment, .imageReference, .backgroundConfiguration: names = [imageName]
        case .barButtonItem: names = [imageName] + Self.barItemImages.map(string(named:))
        case .color: names = [string(named: "patternImage")]
        case .userDefinedRuntimeAttribute: names = [has(.type, equalTo: "image") ? string(.value) : nil]
        default: names = Self.images[name.string]?.map(string(named:)) ?? []
        }
        return names.compactMap { $0 }
    }

    private static let barItemImages = ["landscapeImage", "largeContentSizeImage"]

    /// The attributes of controls and bars that name images.
    private static let images = [
        "slider": ["minimumValueImage", "maximumValueImage"], "switch": ["onImage", "offImage"],
        "progressView": ["progressImage", "trackImage"],
        "tabBar": ["backgroundImage", "selectionIndicatorImage", "shadowImage"],
        "navigationBar": ["backIndicatorImage", "backIndicatorTransitionMaskImage", "shadowImage"],
        "searchBar": ["backgroundImage", "scopeBarBackgroundImage"],
    ]
}

extension Document {
    /// Every place where an image is shown, in document order.
    public var imageUses: [ImageUse] {
        let systemImages = Set(images.filter(\.isSystem).map(\.name))
        return root.descendants.flatMap { element in
            element.shownImageNames.map { name in
                ImageUse(
                    element: element, name: name, isSystem: element.usesSystemImage || systemImages.contains(name))
            }
        }
    }
}
