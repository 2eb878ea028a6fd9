import InterfaceDocument
import StrutTestSupport
import Testing

@testable import StrutComparison

@Suite("Every edit is reported once, and nothing else")
struct ChangeTests {
    @Test("A document and itself are alike")
    func same() throws {
        let comparison = try Sample.compare()
        #expect(comparison.isAlike && comparison.churn.isEmpty)
    }

    @Test(
        "Properties",
        arguments: [
            (#"text="Sign in""#, #"text="Log in""#, #"changed lab text: "Sign in" → "Log in""#),
            (#"pointSize="17""#, #"pointSize="20""#, "changed lab fontDescription: system 17 → system 20"),
            (
                #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
                #"<font key="fontDescription" metaFont="cellTitle"/>"#,
                "changed lab fontDescription: system 17 → system cellTitle"
            ),
            (#"red="1""#, #"red="0""#, "changed lab textColor: #ff0000 → #000000"),
            (#"title="Go""#, #"title="Stop""#, #"changed but normal.title: "Go" → "Stop""#),
            (#"<view id="s1"/>"#, #"<view hidden="YES" id="s1"/>"#, "changed s1 hidden: NO → YES"),
            (
                #"customClass="LoginViewController""#, #"customClass="WelcomeViewController""#,
                "changed vc1 class: LoginViewController → WelcomeViewController"
            ),
            (#"constant="16""#, #"constant="32""#, "changed c1 constant: 16 → 32"),
            (
                #"secondAttribute="bottom""#, #"secondAttribute="top""#,
                "changed c4 second attribute: bottom → top"
            ),
            (#"constant="40" id"#, #"constant="40" priority="750" id"#, "changed c3 priority: 1000 → 750"),
            (#"selector="go:""#, #"selector="leave:""#, #"changed act selector: "go:" → "leave:""#),
            (#"<stackView "#, #"<stackView spacing="8" "#, "changed stk spacing: 0 → 8"),
            (
                #"initialViewController="vc1""#, #"initialViewController="vc2""#,
                "changed document initialViewController: LoginViewController (vc1) → UIViewController (vc2)"
            ),
            (
                #"id="c3"/>"#, #"id="c3"><variation key="heightClass=compact" constant="20"/></constraint>"#,
                "changed c3 constant [compact height]: nil → 20"
            ),
            (
                #"<view id="s1"/>"#,
                #"<view id="s1"><edgeInsets key="layoutMargins" top="0.0" left="0.0" bottom="0.0" right="0.0"/></view>"#,
                "changed s1 layoutMargins: nil → bottom 0, left 0, right 0, top 0"
            ),
            (
                #"<nil key="highlightedColor"/>"#,
                #"<nil key="highlightedColor"/><size key="shadowOffset" width="0.0" height="0.0"/>"#,
                "changed lab shadowOffset: nil → height 0, width 0"
            ),
            (
                #"<view id="s1"/>"#,
                #"<view id="s1"><variation key="widthClass=compact" hidden="NO"/></view>"#,
                "changed s1 hidden [compact width]: nil → NO"
            ),
            (
                #"<view id="s1"/>"#,
                #"<view id="s1"><variation key="widthClass=compact" verticalHuggingPriority="250"/></view>"#,
                "changed s1 verticalHuggingPriority [compact width]: nil → 250"
            ),
            (
                #"<nil key="highlightedColor"/>"#,
                #"<nil key="highlightedColor"/><variation key="widthClass=compact"><nil key="shadowColor"/></variation>"#,
                "changed lab shadowColor [compact width]: nil → nil"
            ),
            (
                #"text="Sign in""#, #"text="Sign in" adjustsFontSizeToFit="NO""#,
                "changed lab adjustsFontSizeToFit: YES → NO"
            ),
            (
                #"colorSpace="calibratedRGB""#, #"colorSpace="custom" customColorSpace="displayP3""#,
                "changed lab textColor: #ff0000 → #ff0000 in displayP3"
            ),
            (#"id="c2""#, #"id="c1""#, "changed c1~2 id: c2 → c1, which another object has"),
        ])
    func property(old: String, new: String, line: String) throws {
        let comparison = try Sample.compare((old, new))
        #expect(comparison.lines == [line])
        #expect(comparison.churn.isEmpty)
    }

    @Test(
        "What reads much the same is not the same",
        arguments: [
            (
                #"<imageView image="star" id="s1"/>"#, #"<imageView image="star" catalog="system" id="s1"/>"#,
                #"changed s1 image: "star" → symbol "star""#
            ),
            (
                #"<view tag="1000000001" id="s1"/>"#, #"<view tag="1000000002" id="s1"/>"#,
                "changed s1 tag: 1000000001 → 1000000002"
            ),
            (
                #"<imageView id="s1"><imageReference key="image" image="a"><hierarchicalColors><color systemColor="redColor"/></hierarchicalColors></imageReference></imageView>"#,
                #"<imageView id="s1"><imageReference key="image" image="a"><hierarchicalColors><color systemColor="blueColor"/></hierarchicalColors></imageReference></imageView>"#,
                "changed s1 image: a, hierarchicalColors redColor → a, hierarchicalColors blueColor"
            ),
            (
                #"<view id="s1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k" value="W" localized="YES"/></userDefinedRuntimeAttributes></view>"#,
                #"<view id="s1"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="k" value="W" localized="NO"/></userDefinedRuntimeAttributes></view>"#,
                "changed s1 runtime attribute k localized: YES → nil"
            ),
            (
                #"<toolbar id="s1"><toolbarAppearance key="standardAppearance"/></toolbar>"#, #"<toolbar id="s1"/>"#,
                "changed s1 standardAppearance: toolbarAppearance → nil"
            ),
            (
                #"<tableViewCell textLabel="lab" style="IBUITableViewCellStyleDefault" id="s1"/>"#,
                #"<tableViewCell textLabel="lab" id="s1"/>"#,
                "changed s1 style: IBUITableViewCellStyleDefault → nil"
            ),
            (
                "<label text=\"\u{E9}\" id=\"s1\"/>", "<label text=\"e\u{301}\" id=\"s1\"/>",
                "changed s1 text: \"\u{E9}\" with U+00E9 → \"e\u{301}\" with U+0065"
            ),
        ])
    func alike(old: String, new: String, line: String) throws {
        let documents = try [old, new].map { part in
            try Sample.document(Sample.text.replacing(#"<view id="s1"/>"#, with: part))
        }
        let comparison = DocumentComparison(documents[0], documents[1])
        #expect(comparison.lines == [line])
        #expect(comparison.churn.isEmpty)
        // Not even as Swift compares texts.
        #expect(comparison.lines.first.map { Array($0.utf8) } == Array(line.utf8))
    }

    @Test("The order of an outlet collection is that of its array")
    func collections() throws {
        func documents(_ ids: [String]) throws -> Document {
            let outlets = ids.map { #"<outletCollection property="views" destination="\#($0)" id="o-\#($0)"/>"# }
            return try Sample.document(
                Sample.text.replacing(#"id="out"/>"#, with: #"id="out"/>"# + outlets.joined()))
        }
        let swapped = DocumentComparison(try documents(["lab", "box"]), try documents(["box", "lab"]))
        #expect(swapped.lines == ["reordered o-lab"])
        #expect(swapped.changes.first?.move?.to == "after UIView views (box)")
        let reversed = DocumentComparison(
            try documents(["lab", "box", "stk"]), try documents(["stk", "box", "lab"]))
        #expect(reversed.lines == ["reordered vc1"])
        #expect(reversed.changes.first?.move?.from == "outlet collection views")
    }

    @Test("The order of a menu's commands is seen")
    func menus() throws {
        func document(_ titles: [String]) throws -> Document {
            let commands = titles.map { #"<command title="\#($0)" id="com-\#($0)"/>"# }.joined()
            let menu = #"<menu key="menu" id="men"><children>\#(commands)</children></menu>"#
            return try Sample.document(
                Sample.text.replacing(#"<button id="but">"#, with: #"<button id="but">\#(menu)"#))
        }
        let swapped = DocumentComparison(try document(["A", "B", "C"]), try document(["B", "C", "A"]))
        #expect(swapped.lines == ["reordered com-A"])
        let reversed = DocumentComparison(try document(["A", "B", "C"]), try document(["C", "B", "A"]))
        #expect(reversed.lines == ["reordered men"] && reversed.changes.first?.move?.from == "commands")
    }

    @Test("What is in a list by its id is the object that has it")
    func listedObjects() throws {
        func document(_ views: String..., ids: [String: String] = [:]) throws -> Document {
            let list = views.map { #"<view reference="\#($0)"/>"# }.joined()
            let segue = """
                <segue destination="vc2" kind="popoverPresentation" popoverAnchorView="lab" id="seg">\
                <popoverPassthroughViews>\(list)</popoverPassthroughViews></segue>
                """
            return try Sample.document(
                ids.reduce(Sample.text.replacing(#"id="out"/>"#, with: #"id="out"/>"# + segue)) {
                    $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"")
                })
        }
        let other = DocumentComparison(try document("lab"), try document("box"))
        let names = ("UILabel titleLabel (lab)", "UIView (box)")
        #expect(
            other.lines == ["changed seg popoverPassthroughViews[0].reference: \(names.0) → \(names.1)"],
            "\(other.lines)")
        let more = DocumentComparison(try document("lab"), try document("lab", "box"))
        #expect(more.lines == ["changed seg popoverPassthroughViews[1]: nil → reference \(names.1)"], "\(more.lines)")
        // A constraint of another id is the same constraint.
        let renumbered = DocumentComparison(try document("c1"), try document("c1", ids: ["c1": "c9"]))
        #expect(renumbered.isAlike && renumbered.churn.renumbered == 1, "\(renumbered.lines)")
    }

    @Test("A resource that comes or goes is said under what names it, however that reads")
    func resources() throws {
        let names = ["a", "b c", "d", "e"]
        let images = names.map { #"<image name="\#($0)" width="9" height="9"/>"# }.joined()
        let comparison = try Sample.compare(
            ("</scenes>", "</scenes><resources>\(images)</resources>"),
            (#"<view id="s1"/>"#, #"<view id="s1"><color key="tintColor" name="b c"/></view>"#),
            (#"title="Go""#, #"title="Go" image="a""#),
            (#"<view id="s2"/>"#, #"<view id="s2"/><imageView image="d" id="new"/>"#))
        let lines = [
            "added resource image e", #"changed but normal.image: nil → "a""#, "  added resource image a",
            "changed s1 tintColor: nil → named b c", "  added resource image b c", "added new",
            "  added resource image d",
        ]
        #expect(comparison.lines == lines, "\(comparison.lines)")
        let back = DocumentComparison(comparison.new.document, comparison.old.document)
        #expect(back.changes.map { $0.companions.map(\.object.identity) }.count { $0.count == 1 } == 3)
    }

    @Test("What comes with a view is said under it")
    func companions() throws {
        let added = try Sample.compare(
            ("<subviews><view id=\"s1\"/>", "<subviews><view id=\"new\"/><view id=\"s1\"/>"),
            (
                "<constraint firstAttribute=\"height\"",
                "<constraint firstItem=\"new\" firstAttribute=\"width\" constant=\"4\" id=\"cn\"/><constraint firstAttribute=\"height\""
            ))
        #expect(added.lines == ["added new", "  added cn"])
        let gone = DocumentComparison(added.new.document, added.old.document)
        #expect(gone.lines == ["removed new", "  removed cn"])
    }

    @Test("What a view says of its own size is said with it; what it says of others and of its content is not")
    func ownSizes() throws {
        let inner = """
            <subviews><view id="in1"><constraints><constraint firstAttribute="width" constant="7" id="cin"/></constraints></view>\
            </subviews><constraints><constraint firstAttribute="height" constant="9" id="own"/>\
            <constraint firstItem="in1" firstAttribute="top" secondItem="new" secondAttribute="top" id="top"/></constraints>
            """
        let added = try Sample.compare((#"<view id="s3"/>"#, #"<view id="s3"/><view id="new">\#(inner)</view>"#))
        #expect(added.lines == ["added new", "  added own"])
        let gone = DocumentComparison(added.new.document, added.old.document)
        #expect(gone.lines == ["removed new", "  removed own"])
        // So does an outlet that leads to such a constraint.
        let outlet = try Sample.compare(
            (#"<view id="s3"/>"#, #"<view id="s3"/><view id="new">\#(inner)</view>"#),
            (#"id="out"/>"#, #"id="out"/><outlet property="size" destination="own" id="siz"/>"#))
        #expect(Set(outlet.lines) == ["added new", "  added own", "  added siz"])
    }

    @Test("Each of many views that come into a stack view refers to the others, and they are named once")
    func manyArranged() throws {
        let added = (0..<400).map { "<view id=\"n\($0)\"/>" }.joined()
        let comparison = try Sample.compare((#"<view id="s2"/>"#, added))
        #expect(comparison.changes.count == 401)
        #expect(comparison.changes.flatMap(\.touched).count == 802)
        let touched = comparison.touched
        #expect(["s1", "s3", "n7"].allSatisfy { touched[$0] == .all })
        #expect(touched["stk"] == nil && touched["box"] == nil)
    }

    @Test("A view that goes to another place is moved, not removed and added")
    func moved() throws {
        let order = try Sample.compare(
            (#"<view id="s1"/><view id="s2"/><view id="s3"/>"#, #"<view id="s3"/><view id="s1"/><view id="s2"/>"#))
        #expect(order.lines == ["reordered s3"])
        #expect(order.changes.first?.move?.to == "first")
        let reversed = try Sample.compare(
            (#"<view id="s1"/><view id="s2"/><view id="s3"/>"#, #"<view id="s3"/><view id="s2"/><view id="s1"/>"#))
        #expect(reversed.lines == ["reordered stk"])
        let parent = try Sample.compare(
            (#"<view id="s2"/>"#, ""), (#"<button id="but">"#, #"<view id="s2"/><button id="but">"#))
        #expect(parent.lines == ["moved s2"])
        #expect(parent.changes.first?.move?.to == "UIView (box)")
    }

    @Test("A scene comes with all that is in it")
    func scenes() throws {
        let comparison = try Sample.compare(
            (
                "</scenes>",
                #"<scene sceneID="sc3"><objects><viewController id="vc3"><view key="view" id="r3"/></viewController></objects></scene></scenes>"#
            ),
            (
                "<connections><outlet ",
                #"<connections><segue destination="vc3" kind="show" id="seg"/><outlet "#
            ))
        #expect(comparison.lines == ["added scene sc3", "  added seg"])
        // Its view is in it.
        #expect(comparison.changes.first?.contents == 1)
    }

    @Test("What goes into something that is added, or stays when something goes, does not come or go with it")
    func membersThatStay() throws {
        func document(_ view: String, _ outlet: String) throws -> Document {
            try Sample.document(
                Sample.text.replacing(#"<view id="s2"/>"#, with: view).replacing(
                    #"id="out"/>"#, with: #"id="out"/>"# + outlet))
        }
        let plain = try document(#"<view id="s2"><subviews><view id="s4"/></subviews></view>"#, "")
        let wrapped = try document(
            """
            <view id="wrap"><subviews><view id="s2"><subviews><view id="s4"/><view id="s5"/></subviews></view><view id="s6"/>\
            </subviews></view>
            """, #"<outlet property="second" destination="s2" id="o2"/>"#)
        let added = DocumentComparison(plain, wrapped)
        #expect(added.lines == ["added wrap", "moved s2", "added s5", "added o2"])
        #expect(added.changes.first?.contents == 1)
        let removed = DocumentComparison(wrapped, plain)
        #expect(removed.lines == ["moved s2", "removed wrap", "removed s5", "removed o2"])
        #expect(removed.changes.first { $0.object.identity == "wrap" }?.contents == 1)
    }

    @Test("A File's Owner that comes with a class is no churn")
    func owners() throws {
        func xib(_ owner: String) throws -> Document {
            let text = DocumentHeader.bare.xib(#"\#(owner)<view id="v"/>"#)
            return try Document.parse(Array(text.utf8), path: "Cell.xib")
        }
        let plain = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>"#
        let owner = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-2" customClass="Cell">\
            <connections><outlet property="view" destination="v" id="o"/></connections></placeholder>
            """
        let added = DocumentComparison(try xib(""), try xib(owner))
        #expect(added.lines == ["added -2"] && added.changes.first?.object.name == "File's Owner (Cell)")
        #expect(DocumentComparison(try xib(""), try xib(plain)).isAlike)
        // There is one in each xib, whatever its id.
        let changed = DocumentComparison(try xib(plain), try xib(owner))
        #expect(changed.lines == ["changed -2 class: nil → Cell", "added o"])
    }

    @Test("Objects without an id, and those that share one, are distinguished by their places")
    func identities() throws {
        let doubled = try Sample.compare((#"<view id="s2"/>"#, #"<view id="s1"/>"#))
        #expect(doubled.lines == ["added s1~2", "removed s2"])
        #expect(doubled.remarks.count == 1 && doubled.remarks[0].contains("'s1'"))
        let unnamed = try Sample.compare((#" id="c3"/>"#, "/>"))
        #expect(unnamed.isAlike && unnamed.churn.renumbered == 1)
        // The document's own name is none of its ids.
        let document = try Sample.compare((#"<view id="s2"/>"#, #"<view id="document"/>"#))
        #expect(document.lines == ["changed document id: s2 → document"] && document.remarks.isEmpty)
        #expect(DocumentComparison(document.new.document, document.new.document).isAlike)
    }

    @Test("An object is identified by the id that the document has, and which of those with that id it is")
    func occurrences() throws {
        let comparison = try Sample.compare((#"<view id="s2"/>"#, #"<view id="s1"/>"#))
        let added = try #require(comparison.changes.first?.object)
        #expect(added.identity == "s1~2" && added.id == "s1" && added.occurrence == 2)
        let other = try Sample.compare((#"<view id="s2"/>"#, #"<view id="s1~2"/>"#))
        #expect(other.changes.first?.object.id == "s1~2" && other.changes.first?.object.occurrence == 1)
    }

    @Test("A constraint the other way round has the constants of its variations the other way round, too")
    func mirroredVariations() throws {
        func document(_ isTurned: Bool, _ constant: Double, _ compact: Double?) throws -> Document {
            let old = #"firstItem="box" firstAttribute="top" secondItem="lab" secondAttribute="bottom" constant="19""#
            let items = isTurned ? ("lab", "bottom", "box", "top") : ("box", "top", "lab", "bottom")
            let new = """
                firstItem="\(items.0)" firstAttribute="\(items.1)" secondItem="\(items.2)" \
                secondAttribute="\(items.3)" constant="\(constant)"
                """
            let variation = compact.map { #"<variation key="heightClass=compact" constant="\#($0)"/>"# } ?? ""
            return try Sample.document(
                Sample.text.replacing("\(old) id=\"c4\"/>", with: "\(new) id=\"c4\">\(variation)</constraint>"))
        }
        let written = try document(false, 8, 4)
        let turned = DocumentComparison(written, try document(true, -8, -4))
        #expect(turned.isAlike && turned.churn.isReformatted, "\(turned.lines)")
        // What differs is reported the way round that it is written now.
        #expect(
            DocumentComparison(written, try document(true, -8, 4)).lines == [
                "changed c4 constant [compact height]: -4 → 4"
            ])
        #expect(
            DocumentComparison(written, try document(false, 8, 5)).lines == [
                "changed c4 constant [compact height]: 4 → 5"
            ])
        #expect(
            DocumentComparison(written, try document(false, 8, nil)).lines == [
                "changed c4 constant [compact height]: 4 → nil"
            ])
        let respelt = try Sample.document(
            String(decoding: written.source, as: UTF8.self).replacing(#"constant="4.0""#, with: #"constant="4""#))
        let comparison = DocumentComparison(written, respelt)
        #expect(comparison.isAlike && comparison.churn.words == ["reformatted"])
    }

    @Test("Constraints are sentences")
    func sentences() throws {
        let comparison = try Sample.compare(
            (#"constant="19""#, #"constant="-3" priority="999" relation="lessThanOrEqual""#))
        #expect(comparison.changes.first?.sentence == "UIView (box).top ≤ titleLabel.bottom - 3 @999")
    }
}
