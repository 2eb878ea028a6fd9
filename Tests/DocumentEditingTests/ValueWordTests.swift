import InterfaceDocument
import StrutDocumentEditing
import StrutTestSupport
import Testing

@Suite("Values in changes")
struct ValueWordTests {
    private static let resources = """
        <image name="old" width="10" height="10"/><image name="orphan" width="5" height="5"/>
        """
    private static let text = DocumentHeader(
        tools: "21507", device: nil, features: [.autoLayout], resources: resources
    ).xib(
        """
        <view contentMode="scaleToFill" id="roo-tv-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
                <label text="Hi" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001" userLabel="title">
                    <rect key="frame" x="0.0" y="0.0" width="40" height="21"/>
                    <fontDescription key="fontDescription" name="Brandon-Bold" family="Brandon Grotesque" pointSize="9"/>
                </label>
                <imageView image="old" translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
                    <rect key="frame" x="0.0" y="50" width="10" height="10"/>
                </imageView>
            </subviews>
        </view>
        """)

    private func edited(_ changes: String..., resources: EditResources = EditResources()) throws -> String {
        var transaction = DocumentTransaction(
            [try Document.parse(Array(Self.text.utf8), path: "Card.xib")], resources: resources)
        try transaction.apply(EditCommand.parse(changes))
        return String(decoding: transaction.documents[0].bytes, as: UTF8.self)
    }

    private func error(_ changes: String...) -> String {
        var transaction: DocumentTransaction?
        transaction = (try? Document.parse(Array(Self.text.utf8), path: "Card.xib")).map { DocumentTransaction([$0]) }
        do {
            try transaction?.apply(EditCommand.parse(changes))
            return ""
        } catch { return "\(error)" }
    }

    @Test("An image's entry has its size, and goes with its last use; what had no use before stays")
    func images() throws {
        let symbol = try edited("ima-ge-001.image=system:star.fill")
        #expect(symbol.contains(#"<image name="star.fill" catalog="system" width="128" height="116"/>"#), "\(symbol)")
        #expect(!symbol.contains(#"name="old""#) && symbol.contains(#"name="orphan""#))
        let two = try edited("ima-ge-001.image=system:star.fill", "ima-ge-001.image=system:heart")
        #expect(!two.contains("star.fill") && two.contains(#"<image name="heart" catalog="system""#))
        let removed = try edited("remove ima-ge-001")
        #expect(!removed.contains(#"name="old""#) && removed.contains(#"name="orphan""#))
        let own = try edited(
            "ima-ge-001.image=logo", resources: EditResources(imageSizes: ["logo": Size(width: 20, height: 30.5)]))
        #expect(own.contains(#"<image name="logo" width="20" height="30.5"/>"#), "\(own)")
    }

    @Test("A symbol's name where no image of the app has it")
    func symbols() throws {
        #expect(error("ima-ge-001.image=star.fill").contains("write 'ima-ge-001.image=system:star.fill'"))
        let own = EditResources(imageSizes: ["star.fill": Size?.none])
        #expect(try edited("ima-ge-001.image=star.fill", resources: own).contains(#"<image name="star.fill"/>"#))
    }

    @Test(
        "Fonts",
        arguments: [
            ("HelveticaNeue-Light 12", #"name="HelveticaNeue-Light" family="Helvetica Neue""#),
            ("ArialMT 12", #"name="ArialMT" family="Arial""#),
            ("Brandon-Light 12", #"name="Brandon-Light" family="Brandon Grotesque""#),
            ("Lato-Regular 12", #"name="Lato-Regular" family="Lato""#),
        ])
    func fonts(value: String, attributes: String) throws {
        #expect(try edited("title.font=\(value)").contains(attributes))
    }

    @Test(
        "Values that mean something else than was typed",
        arguments: [
            ("title.font=Systm 16", "did you mean 'system 16'?"), ("title.font=headline 17", "write 'headline' alone"),
            ("title.font=Helvtica-Bold 12", "did you mean 'Helvetica-Bold 12'?"),
            ("title.font=Comic Sans 17", "PostScript names have no blanks"),
            ("title.font=Helvetica Neue 17", "HelveticaNeue 17"),
            ("title.font=bold 17 semibold", "'semibold' means nothing there"),
            ("title.font=system 1700000", "is too large"), ("title.font=system 17 fat", "semibold, bold, heavy"),
            ("title.numberOfLines=-1", "of 0 or more"), ("title.numberOfLines=+1", "add nothing"),
            ("title.alpha=2", "from 0 to 1"), ("title.alpha=+0.5", "add nothing"),
            ("title.height=50", "write 'add constraint title.height = 50'"),
            ("title.height>=44", "write 'add constraint title.height>=44'"),
            ("remove title.height", "no constraint holds 'title.height'"),
            ("add view lable in roo-tv-001", "did you mean 'label'?"),
            ("add constraint title.botom = superview.bottom", "did you mean 'bottom'?"),
            ("add constraint title.top = superveiw.top", "did you mean 'superview'?"),
            ("wrap title title in stackView", "twice"),
        ])
    func mistyped(change: String, words: String) {
        #expect(error(change).contains(words), "\(error(change))")
    }

    @Test("Texts are read as reports spell them, and values of scripts without their quotes")
    func texts() throws {
        #expect(try edited(#"title.text=a\nb"#).contains("<string key=\"text\">a\nb</string>"))
        #expect(try edited(#"title.text=a\\nb\c"#).contains(#"text="a\nb\c""#))
        let script = try EditCommand.parse(script: "title.text='Two words'\ntitle.text=\"'x'\"")
        #expect(
            script == [
                .set(object: "title", property: "text", value: "Two words"),
                .set(object: "title", property: "text", value: "'x'"),
            ])
    }

    @Test("Four edges in one sentence")
    func edges() throws {
        #expect(
            try EditCommand.parse(["add constraint 'a.edges = b.edges + 8 @750'"])
                == EditCommand.parse([
                    "add constraint a.top = b.top + 8 @750", "add constraint a.leading = b.leading + 8 @750",
                    "add constraint a.bottom = b.bottom - 8 @750", "add constraint a.trailing = b.trailing - 8 @750",
                ]))
        #expect(
            try EditCommand.parse(["add constraint 'a.edges >= superview.margins'"])
                == EditCommand.parse([
                    "add constraint a.top >= superview.topMargin",
                    "add constraint a.leading >= superview.leadingMargin",
                    "add constraint a.bottom <= superview.bottomMargin",
                    "add constraint a.trailing <= superview.trailingMargin",
                ]))
    }
}
