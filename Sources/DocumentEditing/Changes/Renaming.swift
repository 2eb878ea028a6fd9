// Names that stand in several places, of one document or of a whole project.

import InterfaceDocument

/// Another name for something, wherever a document says the old one.
struct Renaming {
    private let kind: EditCommand.NameKind
    private let old: String
    private let new: String

    init(_ kind: EditCommand.NameKind, _ old: String, _ new: String) throws(EditCommandError) {
        guard !new.isEmpty, !old.isEmpty else { throw EditCommandError("a \(kind.words) cannot be empty") }
        (self.kind, self.old, self.new) = (kind, old, new)
    }

    /// Renames in a document; how many places were changed.
    func apply(_ edit: inout DocumentEdit) throws(EditCommandError) -> Int {
        do throws(DocumentEditError) {
            if kind == .id {
                guard edit.item(id: old) != nil else { return 0 }
                try edit.rename(id: old, to: new)
                return 1
            }
            if kind == .identifier, edit.items.contains(where: { edit[$0, "storyboardIdentifier"] == new }) {
                throw DocumentEditError("the storyboard identifier '\(new)' is taken")
            }
            var count = 0
            for item in edit.items {
                for (name, value) in edit.attributes(of: item)
                where value == old && isMeant(name, of: edit.name(of: item), item, edit) {
                    try edit.set(name, of: item, to: new)
                    count += 1
                }
            }
            return count
        } catch {
            throw EditCommandError(error)
        }
    }

    private func isMeant(
        _ attribute: String, of element: String, _ item: DocumentEdit.Item, _ edit: DocumentEdit
    ) -> Bool {
        switch kind {
        case .id: false
        case .class: attribute == "customClass" || element == "class" && attribute == "className"
        case .module: attribute == "customModule"
        case .identifier:
            attribute == "storyboardIdentifier"
                || element == "viewControllerPlaceholder" && attribute == "referencedIdentifier"
        case .storyboard: element == "viewControllerPlaceholder" && attribute == "storyboardName"
        case .color: element == "namedColor" && attribute == "name" || element == "color" && attribute == "name"
        case .image:
            element == "image" && attribute == "name" && edit[item, "catalog"] == nil
                || Self.images.contains(attribute) && edit[item, "catalog"] == nil
        }
    }

    /// The attributes that name images.
    private static let images: Set<String> = [
        "image", "highlightedImage", "backgroundImage", "selectedImage", "landscapeImage", "largeContentSizeImage",
        "background", "disabledBackground", "minimumValueImage", "maximumValueImage", "progressImage", "trackImage",
        "shadowImage", "backIndicatorImage", "backIndicatorTransitionMaskImage", "onImage", "offImage",
    ]
}

extension EditCommand.NameKind {
    /// As messages call it.
    var words: String {
        switch self {
        case .id: "object id"
        case .identifier: "storyboard identifier"
        default: rawValue
        }
    }
}
