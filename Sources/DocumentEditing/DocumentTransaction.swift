// Several changes to one or more documents that are made together or not at all.

import InterfaceDocument
import StrutChecking
import StrutDiagnostics

/// Documents that are changed together.
///
/// ```swift
/// var transaction = DocumentTransaction([document])
/// try transaction.apply(EditCommand.parse(["title.text=Welcome", "remove subtitle"]))
/// for edited in transaction.documents where edited.isChanged { print(edited.bytes.count) }
/// ```
public struct DocumentTransaction: Sendable {
    /// The documents as they are after the changes so far, in the order in which they were given.
    public private(set) var documents: [EditedDocument]

    private let resources: EditResources

    /// Nothing is changed yet. Images and fonts may be looked up in the resources of the documents' project.
    public init(_ documents: [Document], resources: EditResources = EditResources()) {
        self.documents = documents.map(EditedDocument.init)
        self.resources = resources
    }

    /// Makes changes in their order, then writes the frames that they moved. Throws at the first that is not possible,
    /// and then no document is changed.
    ///
    /// Names of objects are looked up in all documents; `rename` changes all of them.
    public mutating func apply(_ commands: [EditCommand]) throws(EditCommandError) {
        var edited = documents
        for command in commands { try Self.apply(command, to: &edited, resources) }
        for index in edited.indices {
            try edited[index].updateFrames()
            try edited[index].removeUnusedResources()
        }
        documents = edited
    }

    private static func apply(
        _ command: EditCommand, to documents: inout [EditedDocument], _ resources: EditResources
    ) throws(EditCommandError) {
        if case .rename(let kind, let old, let new) = command {
            var count = 0
            let renaming = try Renaming(kind, old, new, in: documents.map(\.document))
            for index in documents.indices { count += try documents[index].rename(renaming) }
            if count == 0 {
                let likely = renaming.likelyName(in: documents.map(\.document))
                throw EditCommandError(
                    "nothing has the \(kind.words) '\(old)'", advice: likely.map { "did you mean '\($0)'?" })
            }
            return
        }
        let index = try index(of: command, in: documents)
        let others = documents.indices.filter { $0 != index }.map { documents[$0].document }
        try documents[index].apply(command, beside: others, resources)
    }

    /// The document whose objects a change names.
    private static func index(of command: EditCommand, in documents: [EditedDocument]) throws(EditCommandError) -> Int {
        guard documents.count > 1, let name = command.objects.first else { return 0 }
        func holders(readingTexts: Bool) -> [Int] {
            documents.indices.filter {
                ObjectLookup(document: documents[$0].document, readsTexts: readingTexts).hasItem(name)
            }
        }
        var found = holders(readingTexts: false)
        if found.isEmpty { found = holders(readingTexts: true) }
        if found.count == 1 { return found[0] }
        if found.isEmpty {
            throw EditCommandError("no object of these documents has the id, outlet or label '\(name)'")
        }
        let paths = found.map { documents[$0].document.path }.joined(separator: ", ")
        throw EditCommandError("'\(name)' stands in several documents", advice: "edit one of them: \(paths)")
    }
}

extension EditCommand {
    /// The names of objects in the change, the one that says which document is meant first.
    fileprivate var objects: [String] {
        switch self {
        case .set(let object, _, _), .remove(let object), .move(let object, _, _): [object]
        case .removeConstraint(let sentence), .addConstraint(let sentence, _):
            [sentence.first.item, sentence.second?.item].compactMap(\.self).filter {
                !SentenceEnds.relativeWords.contains($0)
            }
        case .addView(_, let parent, _, _): [parent]
        case .connect(let wire, _), .disconnect(let wire): [wire.object]
        case .wrap(let objects, _, _, _): objects
        case .rename: []
        }
    }
}

/// A document after changes.
public struct EditedDocument: Sendable {
    /// The document as it was.
    public let original: Document
    /// What it was written as, in UTF-8.
    public var originalBytes: [UInt8] { original.source }
    /// The document as it is.
    public private(set) var document: Document
    /// What it is written as, in UTF-8.
    public private(set) var bytes: [UInt8]

    init(_ document: Document) {
        original = document
        self.document = document
        bytes = document.source
    }

    /// Whether it is another document than it was.
    public var isChanged: Bool { bytes != original.source }

    /// Makes one change to the document, beside others that are changed together with it.
    mutating func apply(
        _ command: EditCommand, beside others: [Document], _ resources: EditResources
    ) throws(EditCommandError) {
        try edit(beside: others, resources) { (edit, lookup) throws(EditCommandError) in
            switch command {
            case .set(let object, let property, let value):
                try PropertyWriter(lookup).set(property, of: object, to: value, &edit)
            case .remove(let name): try ObjectRemoval(lookup).remove(name, &edit)
            case .removeConstraint(let sentence):
                try ObjectRemoval(lookup).remove(try lookup.constraint(saying: sentence), &edit)
            case .addConstraint(let sentence, let identifier):
                try ConstraintWriter(lookup).add(sentence, identifier: identifier, &edit)
            case .addView(let kind, let parent, let place, let label):
                try ViewWriter(lookup).add(kind, in: parent, place, label: label, &edit)
            case .move(let object, let parent, let place):
                try ViewWriter(lookup).move(object, into: parent, place, &edit)
            case .connect(let wire, let target): try ConnectionWriter(lookup).connect(wire, to: target, &edit)
            case .disconnect(let wire): try ConnectionWriter(lookup).disconnect(wire, &edit)
            case .wrap(let objects, let kind, let axis, let label):
                try ViewWrapping(lookup).wrap(objects, in: kind, axis: axis, label: label, &edit)
            case .rename: break
            }
        }
    }

    /// Renames what has a name; how many places were changed.
    mutating func rename(_ renaming: Renaming) throws(EditCommandError) -> Int {
        var count = 0
        try edit { (edit, _) throws(EditCommandError) in count = try renaming.apply(&edit) }
        return count
    }

    /// Takes out the entries of the resources that the changes left without a use.
    mutating func removeUnusedResources() throws(EditCommandError) {
        guard isChanged else { return }
        let unused = UnusedResources(of: document, before: original)
        guard !unused.elements.isEmpty else { return }
        try edit { (edit, _) throws(EditCommandError) in try unused.apply(to: &edit) }
    }

    /// Makes changes to the document as it is, and takes the result, which was read again and compared.
    private mutating func edit(
        beside others: [Document] = [], _ resources: EditResources = EditResources(),
        _ change: (inout DocumentEdit, ObjectLookup) throws(EditCommandError) -> Void
    ) throws(EditCommandError) {
        let result: DocumentEdit.Result
        do {
            var edit = try DocumentEdit(document)
            let capabilities = Capabilities(before: edit)
            try change(
                &edit, ObjectLookup(document: document, original: original, others: others, resources: resources))
            try capabilities.note(in: &edit)
            result = try edit.result()
        } catch let error as DocumentEditError {
            throw EditCommandError(error)
        } catch let error as EditCommandError {
            throw error
        } catch {
            throw EditCommandError("\(error)")
        }
        bytes = DocumentEdit.restoringDeclaration(of: original.source, in: result.bytes)
        document = result.document
    }

    /// Stores the frames of views that the changes put elsewhere, as Interface Builder does, and of those whose stored
    /// frames contradict them then; others that are stored elsewhere than they are laid out stay.
    mutating func updateFrames() throws(EditCommandError) {
        guard isChanged, document.usesAutoLayout else { return }
        let rows = FittedRows(of: document, before: original)
        if !rows.growth.isEmpty {
            try edit { (edit, _) throws(EditCommandError) in try rows.apply(to: &edit) }
        }
        let moved = MovedViews(from: original, to: document)
        guard !moved.ids.isEmpty else { return }
        do throws(DocumentEditError) {
            var fix = try DocumentFix(framesOf: moved.ids.union(moved.contradicting), in: document)
            if fix.isEmpty, !moved.contradicting.isEmpty { fix = try DocumentFix(framesOf: moved.ids, in: document) }
            document = fix.document
            bytes = DocumentEdit.restoringDeclaration(of: original.source, in: fix.bytes)
        } catch {
            throw EditCommandError(error)
        }
    }
}
