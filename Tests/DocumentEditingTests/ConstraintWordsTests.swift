import InterfaceDocument
import StrutComparison
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("Constraints in the words of reports")
struct ConstraintWordsTests {
    @Test("What reports print for a constraint is read as that constraint", arguments: GalleryDocument.all)
    func gallery(document: GalleryDocument) throws {
        let old = try Document.read(path: document.path)
        let tree = ObjectTree(old)
        let names = ObjectNamer(tree)
        let places = tree.nodes.indices.filter {
            tree.nodes[$0].category == .constraint && tree.nodes[$0].element.id != nil && !tree.nodes[$0].sharesID
                && Constraint(tree.nodes[$0].element) != nil
        }
        guard old.usesAutoLayout, !places.isEmpty else { return }
        var transaction = DocumentTransaction([old])
        var read = 0
        for place in places {
            let (id, words) = (try #require(tree.nodes[place].element.id), names.sentence(place))
            do {
                // Words are read as one change in one word.
                try transaction.apply(EditCommand.parse(["remove \(id)", "add constraint \(words)"]))
                read += 1
            } catch {
                // Of objects that have a name together the words do not say which is meant.
                #expect("\(error)".contains("is the name of"), "\(words): \(error)")
            }
        }
        let new = ObjectTree(transaction.documents[0].document)
        #expect(sentences(of: new) == sentences(of: tree))
        #expect(read * 10 >= places.count * 9, "\(read) of \(places.count)")
    }

    /// All constraints, said the same whichever way round they are written.
    private func sentences(of tree: ObjectTree) -> [String] {
        let names = ObjectNamer(tree, isStable: true)
        return tree.nodes.indices.filter { tree.nodes[$0].category == .constraint }.map(names.sentence).sorted()
    }

    private static let xib = DocumentHeader(tools: "21507", device: nil, features: .all).xib(
        """
        <view id="roo-tv-001"><subviews>
            <label text="It's a = b" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001"/>
            <button translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001" userLabel="go on"/>
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scr-ol-001" userLabel="list"/>
        </subviews></view>
        """)

    /// The first constraint that a sentence adds, and the document.
    private func added(_ sentence: String) throws -> (constraint: Constraint, document: Document) {
        var transaction = DocumentTransaction([try Document.parse(Array(Self.xib.utf8), path: "Card.xib")])
        try transaction.apply(EditCommand.parse(["add constraint \(sentence)"]))
        let document = transaction.documents[0].document
        let element = try #require(document.root.descendants.first { $0.name == .constraint })
        return (try #require(Constraint(element)), document)
    }

    @Test("Factors on either side of the item, and all that stands behind it")
    func factors() throws {
        for words in [
            "0.23 × superview.bottom", "superview.bottom * 0.23", "0.23 * superview.bottom", "superview.bottom × 0.23",
        ] {
            let constraint = try added("'go on'.top = \(words)").constraint
            #expect(constraint.multiplier == 0.23 && constraint.secondItem?.id == "roo-tv-001", "\(words)")
        }
        #expect(try added("'go on'.width = 16:9 × 'go on'.height").constraint.multiplier == 16.0 / 9)
        let all = try added("'go on'.top ≥ superview.top + 8 (standard) @750 'the gap' (placeholder)").constraint
        #expect(all.isSymbolic && all.constant == 8 && all.priority == 750 && all.identifier == "the gap")
        #expect(all.element.has(.placeholder, equalTo: "YES") && all.relation == .greaterThanOrEqual)
    }

    @Test("Objects as reports call them")
    func names() throws {
        let label = try added("UILabel 'It's a = b' (lab-el-001).top = 'go on'.bottom").constraint
        #expect(label.firstItem.id == "lab-el-001" && label.secondItem?.id == "but-to-001")
        #expect(try added("UILabel 'any' (lab-el-001).width = 80").constraint.firstItem.id == "lab-el-001")
    }

    @Test(
        "Guides by the view that has them, which get them where they have none",
        arguments: [
            ("safe area of roo-tv-001.top", "safeArea", "roo-tv-001"),
            ("roo-tv-001.safeArea.top", "safeArea", "roo-tv-001"),
            ("safe area of 'list'.top", "safeArea", "scr-ol-001"),
            ("content of list.top", "contentLayoutGuide", "scr-ol-001"),
            ("list.frameLayoutGuide.top", "frameLayoutGuide", "scr-ol-001"), ("safeArea.top", "safeArea", "roo-tv-001"),
        ])
    func guides(item: String, key: String, owner: String) throws {
        let sentence = "lab-el-001.top = \(item)"
        let (constraint, document) = try added(sentence)
        let items = [constraint.firstItem, constraint.secondItem].compactMap(\.self)
        let guide = try #require(items.first { $0.key == key })
        #expect(guide.parent?.id == owner)
        // Said again it is the same guide, and the sentence finds the constraint.
        var transaction = DocumentTransaction([document])
        try transaction.apply(EditCommand.parse(["remove constraint \(sentence)", "add constraint \(sentence)"]))
        let guides = transaction.documents[0].document.root.descendants.filter { $0.key == key }
        #expect(guides.count == 1)
    }

    private func error(_ change: String) -> String {
        do {
            var transaction = DocumentTransaction([try Document.parse(Array(Self.xib.utf8), path: "Card.xib")])
            try transaction.apply(EditCommand.parse([change]))
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "What cannot be meant is refused with what to do",
        arguments: [
            ("add constraint 'go on'.height = 1px", "lengths are in points"),
            ("add constraint 'go on'.width = 16:9", "nothing that it multiplies"),
            ("add constraint lab-el-001.top = top layout guide.bottom", "constrain it to safeArea"),
            ("add constraint lab-el-001.top = content of 'go on'.top", "has no such guide"),
        ])
    func refused(change: String, words: String) {
        #expect(error(change).contains(words), "\(error(change))")
    }
}

/// A document of `Storyboards/`.
struct GalleryDocument: Sendable, CustomTestStringConvertible {
    var path: String
    var testDescription: String { path.split(separator: "/").last.map(String.init) ?? path }

    static let all = GalleryFolder.documents(below: "Storyboards").map(GalleryDocument.init)
}
