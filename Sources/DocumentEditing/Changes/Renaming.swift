// Names that stand in several places, of one document or of a whole project.

import InterfaceDocument
import StrutDiagnostics

/// Another name for something, wherever a document says the old one.
struct Renaming {
    private let kind: EditCommand.NameKind
    private let old: String
    private let new: String
    /// The names of the storyboards with a controller of the old identifier; empty where none of the documents has one,
    /// and whatever refers to it is meant.
    private let storyboards: Set<String>

    /// Another name in documents that are changed together.
    init(
        _ kind: EditCommand.NameKind, _ old: String, _ new: String, in documents: [Document]
    ) throws(EditCommandError) {
        guard !new.isEmpty, !old.isEmpty else { throw EditCommandError("a \(kind.words) cannot be empty") }
        (self.kind, self.old, self.new) = (kind, old, new)
        guard kind == .identifier else {
            storyboards = []
            return
        }
        let owners = documents.filter { $0.controller(withStoryboardIdentifier: old) != nil }
        for document in owners where old != new {
            if let taken = document.controller(withStoryboardIdentifier: new) {
                throw EditCommandError(
                    "the storyboard identifier '\(new)' is that of '\(taken.displayName)' in \(document.path)")
            }
        }
        storyboards = Set(owners.map(\.storyboardName))
    }

    /// Renames in a document; how many places were changed.
    func apply(_ edit: inout DocumentEdit) throws(EditCommandError) -> Int {
        do throws(DocumentEditError) {
            if kind == .id {
                guard edit.item(id: old) != nil else { return 0 }
                try edit.rename(id: old, to: new)
                return 1
            }
            var count = 0
            for item in edit.items {
                for (name, value) in edit.attributes(of: item)
                where value == old && isMeant(name, of: edit.name(of: item), item, edit) {
                    try edit.set(name, of: item, to: new)
                    if name == "referencedIdentifier" { renameScene(of: item, &edit) }
                    count += 1
                }
            }
            return count
        } catch {
            throw EditCommandError(error)
        }
    }

    /// The name that was probably meant where nothing has the old one.
    func likelyName(in documents: [Document]) -> String? {
        var names: Set<String> = []
        for document in documents {
            guard let edit = try? DocumentEdit(document) else { continue }
            for item in edit.items {
                for (name, value) in edit.attributes(of: item) {
                    let isName = kind == .id ? name == "id" : isMeant(name, of: edit.name(of: item), item, edit)
                    if isName { names.insert(value) }
                }
            }
        }
        return Suggestion.misspelled(old, among: names.sorted())
    }

    /// Xcode writes the name of what a reference leads to above its scene.
    private func renameScene(of item: DocumentEdit.Item, _ edit: inout DocumentEdit) {
        guard let scene = edit.parent(of: item).flatMap({ edit.parent(of: $0) }), edit.name(of: scene) == "scene" else {
            return
        }
        edit.replaceComment(old, by: new, before: scene)
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
                    && (storyboards.isEmpty
                        || storyboards.contains(edit[item, "storyboardName"] ?? edit.document.storyboardName))
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

extension Document {
    /// The name by which storyboard references ask for the document: that of its file without the extension.
    var storyboardName: String {
        let file = Document.fileName(ofPath: path)
        return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    }

    /// The controller with a storyboard identifier.
    func controller(withStoryboardIdentifier identifier: String) -> Element? {
        scenes.compactMap(\.controller?.element).first { $0.has(.storyboardIdentifier, equalTo: identifier) }
    }
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
