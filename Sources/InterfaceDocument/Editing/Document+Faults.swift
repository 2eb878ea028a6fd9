// Where the ids of a document are at fault, for those that fix it.

extension Document {
    /// The attributes that refer to ids that no object has, with their elements.
    package var danglingReferences: [(element: Element, attribute: String)] {
        ReferenceFaults(self).dangling.map { attribute, position in
            (Element(storage, position), ElementName(attribute.name, in: storage).string)
        }
    }

    /// The objects whose ids another object has before them.
    package var objectsWithTakenIDs: [Element] {
        storage.identifiers.duplicates.map { Element(storage, $0.element) }
    }

    /// The prototypes of rows and items that have no reuse identifier.
    package var prototypesWithoutIdentifiers: [Element] {
        root.descendants(named: .tableViewCell, or: .collectionViewCell).filter { cell in
            cell.string(.reuseIdentifier)?.isEmpty != false && cell.isPrototype
        }
    }
}
