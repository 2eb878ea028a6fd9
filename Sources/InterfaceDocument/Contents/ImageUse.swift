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
        case .tabBarItem: names = [imageName, string(.selectedImage)]
        case .textField: names = [string(.background)]
        case .buttonConfiguration, .segment, .barButtonItem: names = [imageName]
        default: names = []
        }
        return names.compactMap { $0 }
    }
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
