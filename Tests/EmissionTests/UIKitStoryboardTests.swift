import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format uikit stands in for compiled storyboards and nibs")
struct UIKitStoryboardTests {
    private func source(_ scenes: String) throws -> String {
        String(decoding: try HandmadeLayout.storyboard(scenes).emit(.uikit), as: UTF8.self)
    }

    private func expect(_ text: String, _ lines: String...) {
        for line in lines { #expect(text.contains("\(line)\n"), "\(line)\n\(text)") }
    }

    private static let goal = """
        <scene sceneID="s9"><objects><viewController id="goal" sceneMemberID="viewController" customClass="Goal">
        <view key="view" id="v9"/></viewController></objects></scene>
        """
    private static let made = "MainInterface.make(Controllers.Goal.self)"

    /// What takes segues from a controller with `content` in its view, and how they are taken.
    private func segues(_ content: String, connections: String = "", beside: String = "") throws -> String {
        let scene = HandmadeLayout.scene(content, connections: connections)
        return try source(scene.replacing("</objects>", with: "\(beside)</objects>") + Self.goal)
    }

    @Test("A class that a scene is called after is reached by another name")
    func classes() throws {
        expect(
            try source(Self.goal), "// Needs the class Goal, a kind of UIViewController.",
            "typealias MainInterfaceGoal = Goal", "        final class Goal: MainInterfaceGoal, SegueSource {",
            "            private let builtInterface = MainInterface.Goal()",
            "                view = builtInterface.view")
    }

    @Test("Containers begin with their controllers, made by UIKit's own initialisers where there is no other class")
    func containers() throws {
        let text = try source(
            """
            <scene sceneID="s1"><objects><navigationController id="n" sceneMemberID="viewController"><connections>
            <segue destination="goal" kind="relationship" relationship="rootViewController" id="r1"/></connections>
            </navigationController></objects></scene>
            <scene sceneID="s2"><objects><tabBarController id="t" customClass="Tabs" sceneMemberID="viewController">
            <connections><segue destination="n" kind="relationship" relationship="viewControllers" id="r2"/>
            <segue destination="goal" kind="relationship" relationship="viewControllers" id="r3"/></connections>
            </tabBarController></objects></scene>
            <scene sceneID="s3"><objects><splitViewController id="p" style="doubleColumn" sceneMemberID="viewController">
            <connections><segue destination="t" kind="relationship" relationship="masterViewController" id="r4"/>
            <segue destination="q" kind="relationship" relationship="detailViewController" id="r5"/></connections>
            </splitViewController></objects></scene>
            <scene sceneID="s4"><objects><pageViewController id="q" transitionStyle="scroll" navigationOrientation="vertical"
            storyboardIdentifier="Pages" sceneMemberID="viewController"/></objects></scene>
            """ + Self.goal)
        let navigation =
            "MainInterface.made(Controllers.NavigationController(nibName: nil, bundle: nil)) "
            + "{ $0.buildFromDocument() }"
        let pages =
            "MainInterface.made(Controllers.Pages(transitionStyle: .scroll, navigationOrientation: .vertical, "
            + "options: nil)) { $0.buildFromDocument() }"
        expect(
            text, " viewControllers = [\(Self.made)]", " viewControllers = [\(navigation), \(Self.made)]",
            " setViewController(MainInterface.make(Controllers.Tabs.self), for: .primary)",
            " setViewController(\(pages), for: .secondary)", #" case "Pages": \#(pages)"#)
        #expect(!text.contains("Not made of"))
    }

    @Test(
        "Each kind of segue is performed as UIKit does",
        arguments: [
            (#"kind="show""#, "self.show(destination, sender: sender)"),
            (#"kind="showDetail""#, "self.showDetailViewController(destination, sender: sender)"),
            (
                #"kind="push" animates="NO""#,
                "self.navigationController?.pushViewController(destination, animated: false)"
            ),
            (#"kind="modal""#, "self.present(destination, animated: true)"),
            (
                #"kind="presentation" modalPresentationStyle="formSheet""#,
                "destination.modalPresentationStyle = .formSheet"
            ),
            (
                #"kind="presentation" modalTransitionStyle="crossDissolve""#,
                "destination.modalTransitionStyle = .crossDissolve"
            ),
            (#"kind="replace""#, "self.splitViewController?.showDetailViewController(destination, sender: sender)"),
            (
                #"kind="replace" splitViewControllerTargetIndex="0""#,
                "    split.viewControllers = [destination] + split.viewControllers.dropFirst()"
            ),
            (
                #"kind="popoverPresentation" popoverAnchorView="b""#,
                "    popover.sourceView = self.builtInterface.button"
            ),
            (
                #"kind="custom" customClass="Fade""#, #"Fade(identifier: "go", source: self, destination: destination)"#
            ),
        ])
    func kinds(_ kind: String, _ line: String) throws {
        let text = try segues(
            #"<button id="b"/>"#, connections: #"<segue destination="goal" identifier="go" id="g" \#(kind)/>"#)
        expect(
            text, " \(line)", #" case "go": takeSegue("g", sender: sender, asking: false)"#,
            #" MainInterface.take("go", from: self, to: \#(Self.made), sender: sender, asking: asking) { destination in"#
        )
    }

    @Test("Controls, items, recognizers, rows and their accessories take segues, and embedded controllers come in")
    func triggers() throws {
        func segue(_ id: String, _ more: String = #"kind="show""#) -> String {
            #"<connections><segue destination="goal" id="\#(id)" \#(more)/></connections>"#
        }
        let text = try segues(
            """
            <button id="b">\(segue("g1"))</button><containerView id="c" userLabel="box">\(segue("g2", #"kind="embed""#))
            </containerView><tableView id="t" dataMode="static"><sections><tableViewSection id="s"><cells>
            <tableViewCell id="r" userLabel="row">\(segue("g3"))</tableViewCell></cells></tableViewSection></sections></tableView>
            <tableView id="u" userLabel="list"><prototypes><tableViewCell id="p" reuseIdentifier="item">
            <tableViewCellContentView key="contentView" id="pc"><subviews><button id="pb">\(segue("g4"))</button></subviews>
            </tableViewCellContentView>\(segue("g5", #"kind="show" trigger="accessoryAction""#))</tableViewCell></prototypes>
            </tableView>
            """,
            beside: #"<tapGestureRecognizer id="x">\#(segue("g6"))</tapGestureRecognizer>"#)
        expect(
            text,
            " builtInterface.button.addAction(UIAction { [weak self] in self?.takeSegue(\"g1\", sender: $0.sender, "
                + "asking: true) }, for: .primaryActionTriggered)",
            #" takeSegue("g2", sender: nil, asking: true)"#,
            " MainInterface.embed(destination, of: self, in: self.builtInterface.box)",
            #" let selections: [ObjectIdentifier: String] = [ObjectIdentifier(builtInterface.row): "g3"]"#,
            #" var accessorySegue: String? { "g5" }"#,
            " builtInterface.button.addAction(UIAction { [weak self] action in MainInterface.takeSegue(\"g4\", from: self, "
                + "sender: action.sender) }, for: .primaryActionTriggered)",
            " builtTargets.append(SegueTarget(builtInterface.tapGestureRecognizer) { [weak self] in "
                + "self?.takeSegue(\"g6\", sender: $0, asking: true) })")
        #expect(text.contains("@MainActor final class Cell: UITableViewCell, SegueCell {"))
        #expect(text.contains("SelectionDelegate(builtInterface.list, of: self,"))
    }

    @Test("Unwinding names its method, other storyboards their types")
    func ways() throws {
        let text = try segues(
            "",
            connections: """
                <segue destination="exit" kind="unwind" identifier="back" unwindAction="unwindHome:" id="g1"/>
                <segue destination="there" kind="show" id="g2"/><segue destination="start" kind="show" id="g3"/>
                """,
            beside: """
                <exit id="exit" sceneMemberID="exit"/></objects></scene><scene sceneID="s5"><objects>
                <viewControllerPlaceholder id="there" storyboardName="Other" referencedIdentifier="There"
                sceneMemberID="viewController"/></objects></scene><scene sceneID="s6"><objects>
                <viewControllerPlaceholder id="start" storyboardName="Other" sceneMemberID="viewController"/>
                """)
        expect(
            text, "// Needs the type OtherInterface, which is made of another storyboard.",
            " MainInterface.unwind(\"back\", by: Selector((\"unwindHome:\")), from: self, sender: sender, asking: asking, "
                + "animated: true)")
        #expect(text.contains(#"to: OtherInterface.instantiateViewController(withIdentifier: "There"), sender"#))
        #expect(text.contains("to: MainInterface.first(of: OtherInterface.storyboard), sender"))
    }

    @Test("A table's controller clears what was chosen unless the document says otherwise", arguments: [nil, "NO"])
    func clearing(_ word: String?) throws {
        let said = word.map { "clearsSelectionOnViewWillAppear=\"\($0)\"" } ?? ""
        let text = try source(
            """
            <scene sceneID="s1"><objects><tableViewController id="t" sceneMemberID="viewController" \(said)>
            <tableView key="view" id="v"/></tableViewController></objects></scene>
            """)
        expect(text, " clearsSelectionOnViewWillAppear = \(word == nil)")
        #expect(!text.contains("Not made of"))
    }

    @Test("A split view controller of the app has its columns, which only UIKit's own initialiser can give it")
    func columns() throws {
        let text = try source(
            """
            <scene sceneID="s1"><objects><splitViewController id="p" style="doubleColumn" customClass="Panes"
            storyboardIdentifier="All" sceneMemberID="viewController"><connections>
            <segue destination="goal" kind="relationship" relationship="masterViewController" id="r1"/></connections>
            </splitViewController></objects></scene>
            """ + Self.goal)
        expect(
            text, #" case "All": MainInterface.made(Controllers.All(style: .doubleColumn)) { $0.buildFromDocument() }"#,
            " setViewController(\(Self.made), for: .primary)", "        final class All: Panes, SegueSource {")
    }

    @Test("The control that refreshes a table is its controller's")
    func refreshing() throws {
        let text = try source(
            """
            <scene sceneID="s1"><objects><tableViewController id="t" sceneMemberID="viewController">
            <tableView key="view" id="v" clipsSubviews="YES"/><refreshControl key="refreshControl" id="r" userLabel="again"/>
            </tableViewController></objects></scene>
            """)
        expect(
            text, "                refreshControl = builtInterface.again",
            " (controller as? UITableViewController)?.refreshControl = again")
    }

    @Test("What cannot be made is said at its place")
    func remarks() throws {
        let text = try segues(
            #"<view id="w" userLabel="own"><connections><segue destination="goal" kind="show" id="g1"/></connections></view>"#,
            connections: #"<segue destination="goal" kind="show" destinationCreationSelector="make:" id="g2"/>"#)
        expect(
            text, #" // The segue "g1" is not taken by itself: own does not report when it is used."#,
            #" // Its action "make:" is not asked for the destination: the document makes it."#)
    }
}
