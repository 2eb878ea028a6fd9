import InterfaceDocument
import StrutNib
import Testing

@testable import StrutNibEncoding

@Suite("Connections, scenes and their borders")
struct ConnectionTests {
    static let first = """
        <viewController id="vc1-12-abc" customClass="First" sceneMemberID="viewController">
        <view key="view" id="vi1-12-abc"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
        <button id="bu1-12-abc"><state key="normal" title="Go"/><connections>
        <action selector="go:" destination="vc1-12-abc" eventType="touchUpInside" id="ac1-12-abc"/>
        <segue destination="vc2-12-abc" kind="show" identifier="next" id="se1-12-abc"/>
        </connections></button></subviews></view>
        <connections><outlet property="button" destination="bu1-12-abc" id="ou1-12-abc"/></connections>
        </viewController>
        """
    static let second = """
        <viewController id="vc2-12-abc" storyboardIdentifier="second" sceneMemberID="viewController">
        <view key="view" id="vi2-12-abc"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
        </viewController>
        """
    static let unreached = """
        <viewController id="vc3-12-abc" sceneMemberID="viewController">
        <view key="view" id="vi3-12-abc"/></viewController>
        """

    private func sample() throws -> CompiledSample {
        try CompiledSample(scenes: [Self.first, Self.second, Self.unreached], initial: "vc1-12-abc")
    }

    @Test("Scenes that are named, initial or led to have a nib, and each of their views another")
    func names() throws {
        #expect(
            try sample().names == [
                "Info.plist", "UIViewController-vc1-12-abc.nib", "second.nib", "vc1-12-abc-view-vi1-12-abc.nib",
                "vc2-12-abc-view-vi2-12-abc.nib",
            ])
    }

    @Test("What crosses the border of scene and view goes through a placeholder that the controller resolves")
    func border() throws {
        let sample = try sample()
        let view = try sample.nib("vc1-12-abc-view-vi1-12-abc.nib")
        let placeholders = view.topLevel.filter { $0.hasPrefix("UpstreamPlaceholder") }
        #expect(placeholders.count == 2)
        #expect(
            view.connections == [
                "button: UpstreamPlaceholder-1 -> UIButton", "go:: UIButton -> UpstreamPlaceholder-1",
                "perform:: UIButton -> UpstreamPlaceholder-2", "view: IBFilesOwner -> UIView",
            ])
        let scene = try sample.nib("UIViewController-vc1-12-abc.nib")
        let controller = try scene.first("UIViewController")
        let table = scene.members("UIExternalObjectsTableForViewLoading", of: controller)
        let names = stride(from: 0, to: table.count, by: 2).map { scene.text(of: table[$0]) }
        #expect(Set(names) == Set(placeholders))
        #expect(table.contains(controller))
        #expect(scene.text("UINibName", of: controller) == "vc1-12-abc-view-vi1-12-abc")
    }

    @Test("A segue is a template of the controller, with the name by which the storyboard knows the other one")
    func segue() throws {
        let scene = try sample().nib("UIViewController-vc1-12-abc.nib")
        let template = try scene.first("UIStoryboardShowSegueTemplate")
        #expect(scene.text("UIIdentifier", of: template) == "next")
        #expect(scene.text("UIDestinationViewControllerIdentifier", of: template) == "second")
        #expect(scene.text("UIActionName", of: template) == "showViewController:sender:")
        #expect(scene.connections.contains("viewController: UIStoryboardShowSegueTemplate -> First"))
    }

    @Test("What a segue says of previews is no segue of its own")
    func preview() throws {
        let scene = Self.first.replacing(
            #"identifier="next" id="se1-12-abc"/>"#,
            with: """
                identifier="next" id="se1-12-abc"><segue key="commit" inheritsFrom="parent" id="com-12-abc"/>
                <segue key="preview" inheritsFrom="commit" id="pre-12-abc"/></segue>
                """)
        let sample = try CompiledSample(scenes: [scene, Self.second], initial: "vc1-12-abc")
        #expect(sample.result.findings.isEmpty)
        let nib = try sample.nib("UIViewController-vc1-12-abc.nib")
        let templates = nib.members("UIStoryboardSegueTemplates", of: try nib.first("UIViewController"))
        #expect(templates.map { nib.text("UIIdentifier", of: $0) } == ["next"])
    }

    @Test(
        "The view behind rows or items is connected by the property's name", arguments: ["tableView", "collectionView"])
    func backgroundView(kind: String) throws {
        let sample = try CompiledSample(
            xib: """
                <\(kind) id="lis-12-abc"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <label key="backgroundView" text="Nothing yet" id="lab-12-abc"/></\(kind)>
                """)
        let nib = try sample.nib()
        let list = kind == "tableView" ? "UITableView" : "UICollectionView"
        #expect(nib.connections == ["backgroundView: \(list) -> UILabel"])
        #expect(nib.text("UIText", of: try nib.first("UILabel")) == "Nothing yet")
    }

    @Test("A container's nib has its children")
    func container() throws {
        let navigation = """
            <navigationController id="nav-12-abc" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar-12-abc"/><connections>
            <segue destination="vc2-12-abc" kind="relationship" relationship="rootViewController" id="re1-12-abc"/>
            </connections></navigationController>
            """
        let sample = try CompiledSample(scenes: [navigation, Self.second], initial: "nav-12-abc")
        let nib = try sample.nib("UINavigationController-nav-12-abc.nib")
        let child = try #require(
            nib.members("UIViewControllers", of: try nib.first("UINavigationController")).first)
        #expect(nib.text("UIStoryboardIdentifier", of: child) == "second")
        #expect(nib.object("UIParentViewController", of: child) == (try nib.first("UINavigationController")))
        #expect(nib.topLevel.filter { $0 == "UIStoryboardPlaceholder" }.count == 2)
    }

    @Test("Containers that contain each other, or one controller twice, end", .timeLimit(.minutes(1)))
    func circle() throws {
        let scenes = (0..<40).map { number in
            let segues = [number + 1, number + 1, number == 39 ? 0 : number].map {
                #"<segue destination="nav-\#($0 % 40)" kind="relationship" id="s-\#(number)-\#($0)"/>"#
            }
            return """
                <tabBarController id="nav-\(number)" sceneMemberID="viewController"><connections>\(segues.joined())
                </connections></tabBarController>
                """
        }
        let sample = try CompiledSample(scenes: scenes, initial: "nav-0")
        let nib = try sample.nib("UITabBarController-nav-0.nib")
        #expect(nib.all("UITabBarController").count == 40)
    }

    @Test("The toolbar of a navigation controller is what the document says")
    func toolbar() throws {
        func bar(_ attributes: String) throws -> (NibGraph, NibGraph.Object) {
            let scene = """
                <navigationController id="nav-12-abc" sceneMemberID="viewController">
                <toolbar key="toolbar" \(attributes) id="bar-12-abc"/></navigationController>
                """
            let sample = try CompiledSample(scenes: [scene], initial: "nav-12-abc")
            let nib = try sample.nib("UINavigationController-nav-12-abc.nib")
            return (nib.graph, try nib.first("UIToolbar"))
        }
        let (usual, clear) = try bar(#"opaque="NO" clearsContextBeforeDrawing="NO""#)
        #expect(usual.value("UIOpaque", of: clear) == nil)
        #expect(usual.value("UIClearsContextBeforeDrawing", of: clear) == .bool(false))
        let (other, solid) = try bar(#"opaque="YES" clipsSubviews="YES""#)
        #expect(other.value("UIOpaque", of: solid) == .bool(true))
        #expect(other.value("UIClearsContextBeforeDrawing", of: solid) == nil)
        #expect(other.value("UIClipsToBounds", of: solid) == .bool(true))
    }

    @Test("An action to an exit is left out with its placeholder, and said")
    func exit() throws {
        let scene = Self.first.replacing(
            #"<action selector="go:" destination="vc1-12-abc""#,
            with: #"<action selector="go:" destination="exi-12-abc""#)
        let sample = try CompiledSample(
            scenes: [scene + #"<exit id="exi-12-abc" sceneMemberID="exit"/>"#, Self.second], initial: "vc1-12-abc")
        let view = try sample.nib("vc1-12-abc-view-vi1-12-abc.nib")
        #expect(!view.connections.contains { $0.hasPrefix("go:") })
        let table = try sample.nib("UIViewController-vc1-12-abc.nib")
        let entries = table.members("UIExternalObjectsTableForViewLoading", of: try table.first("UIViewController"))
        let placeholders = view.topLevel.filter { $0.hasPrefix("UpstreamPlaceholder") }
        #expect(entries.count == 2 * placeholders.count)
        #expect(sample.result.findings.map(\.object) == ["exi-12-abc"])
    }

    @Test("The scene of a launch screen is marked from Xcode 15 on")
    func launchScreen() throws {
        func mark(_ document: String, _ xcode: NibVersion) throws -> [NibValue?] {
            let scene = Self.second.replacing(#"storyboardIdentifier="second""#, with: "")
            let sample = try CompiledSample(scenes: [scene], initial: "vc2-12-abc", document: document) {
                $0.xcode = xcode
            }
            return try ["UIViewController-vc2-12-abc.nib", "vc2-12-abc-view-vi2-12-abc.nib"].map {
                let nib = try sample.nib($0)
                return nib.graph.value("IBUINibLNEVersionKey", of: nib.root)
            }
        }
        #expect(try mark(#"launchScreen="YES""#, NibVersion(16)) == [.int(1), nil])
        #expect(try mark(#"launchScreen="YES""#, NibVersion(14)) == [nil, nil])
        #expect(try mark("", NibVersion(16)) == [nil, nil])
    }

    @Test("Lists clear their selection unless the document says otherwise")
    func selection() throws {
        let key = "UIClearsSelectionOnViewWillAppear"
        for (kind, className, usual) in [
            ("tableViewController", "UITableViewController", nil),
            ("collectionViewController", "UICollectionViewController", NibValue.bool(true)),
        ] {
            for (word, value) in [("", usual), (#"clearsSelectionOnViewWillAppear="NO""#, .bool(false))] {
                let scene = "<\(kind) id=\"vc1-12-abc\" sceneMemberID=\"viewController\" \(word)/>"
                let sample = try CompiledSample(scenes: [scene], initial: "vc1-12-abc")
                let nib = try sample.nib("\(className)-vc1-12-abc.nib")
                #expect(nib.graph.value(key, of: try nib.first(className)) == value)
            }
        }
    }

    @Test("Two scenes of one name are an error at the second")
    func duplicates() throws {
        let twin = Self.second.replacing("vc2", with: "vc4").replacing("vi2", with: "vi4")
        let result = try CompiledSample(scenes: [Self.second, twin]).result
        #expect(result.files.isEmpty)
        #expect(result.findings.map(\.rule) == [.unsupportedInNib])
        #expect(result.findings.first?.object == "vc4-12-abc")
    }

    @Test("A prototype is a nib inside of the nib of its table")
    func prototype() throws {
        let table = """
            <tableView id="tab-12-abc" style="plain" separatorStyle="default" rowHeight="44" sectionHeaderHeight="28" \
            sectionFooterHeight="28"><rect key="frame" x="0" y="0" width="320" height="400"/><prototypes>
            <tableViewCell reuseIdentifier="cell" selectionStyle="default" indentationWidth="10" id="cel-12-abc">
            <rect key="frame" x="0" y="28" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cel-12-abc" id="con-12-abc">
            <rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
            </tableViewCell></prototypes></tableView>
            """
        let nib = try CompiledSample(xib: table).nib()
        let nibs = nib.members("UITableViewCellPrototypeNibs", of: try nib.first("UITableView"))
        #expect(nib.text(of: try #require(nibs.first)) == "cell")
        let data = try #require(nib.object("archiveData", of: nibs[1]))
        guard case .data(let bytes)? = nib.graph.value("NS.bytes", of: data) else {
            Issue.record("no archive")
            return
        }
        let inner = try DecodedNib(bytes)
        let cell = try inner.first("UITableViewCell")
        #expect(inner.text("UIReuseIdentifier", of: cell) == "cell")
        #expect(
            inner.members("UISubviews", of: cell).map { inner.graph.className(of: $0) } == [
                "UITableViewCellContentView", "_UITableViewCellSeparatorView",
            ])
    }
}
