import Foundation
import InterfaceDocument
import StrutDiagnostics
import StrutTestSupport
import Testing

@testable import StrutProjects

@Suite("What a project agreed on for its documents")
struct ConventionTests {
    private static let storyboard = DocumentHeader(
        tools: nil, device: "retina4_7", features: [.autoLayout, .traits],
        resources: #"<namedColor name="Primary"><color red="1" green="0" blue="0" alpha="1"/></namedColor>"#
    ).storyboard(
        """
        <scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="profile" id="c" customClass="ProfileController" customModule="App">
        <view key="view" id="v"><subviews>
        <label id="l"><fontDescription key="fontDescription" name="Inter-Bold" family="Inter" pointSize="13"/>
        <color key="textColor" red="1" green="0" blue="0" alpha="1"/><color key="backgroundColor" white="0" alpha="0.0"/></label>
        <label id="own" customClass="AppLabel"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        <color key="textColor" name="Primary"/></label>
        <webView id="w"/>
        <tableView id="t"><prototypes><tableViewCell reuseIdentifier="cell" id="p" customClass="ProfileCell"/></prototypes></tableView>
        </subviews><constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="m"/>
        <constraint firstItem="l" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="e"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="own" secondAttribute="leading" id="n"/>
        </constraints></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d"/></objects></scene>
        """)

    /// What is found by a configuration in the document above.
    private func findings(_ conventions: String, code: String? = nil, name: String = "Main.storyboard") throws
        -> [Finding]
    {
        let folder = try TemporaryFolder()
        try folder.write(#"{"conventions": \#(conventions)}"#, to: ".strut.json")
        if let code { try folder.write(code, to: "Code.swift") }
        let (configuration, mistakes) = Configuration.read(folder.path + "/.strut.json")
        #expect(mistakes.isEmpty, "\(mistakes.map(\.message))")
        let document = try Document.parse(Array(Self.storyboard.utf8), path: folder.path + "/" + name)
        let project = Project(root: folder.path, configuration: configuration)
        return ConventionFindings(document, configuration.conventions, in: project).findings
    }

    @Test("Nothing is said where nothing is agreed on")
    func none() throws {
        #expect(try findings("{}").isEmpty)
    }

    @Test(
        "Each convention finds what is against it, and nothing else",
        arguments: [
            (
                #"{"storyboardIdentifiers": "class"}"#, "naming-convention", ["c"],
                "has the storyboard identifier 'profile'; name it 'ProfileController', as its class"
            ),
            (
                #"{"reuseIdentifiers": "class"}"#, "naming-convention", ["p"],
                "has the reuse identifier 'cell'; name it 'ProfileCell'"
            ),
            (
                #"{"fileNames": "class"}"#, "naming-convention", [nil],
                "the file is named 'Main', which is none of its classes (ProfileController)"
            ),
            (
                #"{"modules": true}"#, "module-convention", ["own", "p"],
                "the class 'AppLabel' of <label id=\"own\"> names no module"
            ),
            (
                #"{"modules": ["Core"]}"#, "module-convention", ["c", "own", "p"],
                "is of the module 'App'; choose 'Core'"
            ),
            (
                #"{"devices": ["retina6_12", "retina6_1"]}"#, "device-convention", ["retina4_7"],
                "viewed as 'retina4_7'; view it as 'retina6_12' or 'retina6_1'"
            ),
            (#"{"autoLayout": false}"#, "document-settings", [nil], "the document uses Auto Layout; turn it off"),
            (#"{"safeAreas": true}"#, "document-settings", [nil], "the document does not use safe areas; turn it on"),
            (#"{"traitCollections": false}"#, "document-settings", [nil], "the document uses size classes"),
            (
                #"{"mostControllers": 1}"#, "storyboard-convention", ["d"],
                "has 2 controllers, and should have 1 at most"
            ),
            (#"{"initialController": true}"#, "storyboard-convention", [nil], "has no initial controller"),
            (
                #"{"margins": "never"}"#, "margin-convention", ["m"],
                "is relative to the leadingMargin of UIView (v); use the edge"
            ),
            (
                #"{"margins": "always"}"#, "margin-convention", ["e"],
                "is relative to the trailing edge of UIView (v); use the margin"
            ),
            (#"{"baseClasses": {"UILabel": ["AppLabel"]}}"#, "class-convention", ["l"], "UILabel (l) is no 'AppLabel'"),
            (
                #"{"forbiddenClasses": ["UIWebView"]}"#, "class-convention", ["w"],
                "is of the class 'UIWebView', which the project does not use"
            ),
            (
                #"{"fonts": ["textStyles"]}"#, "design-system", ["l"],
                "has the font 'Inter-Bold', which is not in 'fonts'"
            ),
            (
                #"{"fontSizes": [12, 17]}"#, "design-system", ["l"],
                "has a font of 13 points, which is not in 'fontSizes'; the nearest is 12"
            ),
            (#"{"colors": ["Primary"]}"#, "design-system", ["l"], "has a colour by its components for 'textColor'"),
            (#"{"colors": ["literals"]}"#, "design-system", ["own"], "has the colour 'Primary' for 'textColor'"),
        ] as [(String, String, [String?], String)])
    func conventions(text: String, rule: String, objects: [String?], words: String) throws {
        let found = try findings(text)
        #expect(found.map(\.rule.id) == objects.map { _ in rule })
        #expect(found.map(\.object) == objects)
        #expect(found.first?.message.contains(words) == true, "\(found.map(\.message))")
    }

    @Test(
        "What is as agreed is accepted",
        arguments: [
            #"{"devices": ["retina4_7"], "autoLayout": true, "traitCollections": true, "safeAreas": false}"#,
            #"{"mostControllers": 2, "fonts": ["Inter", "textStyles"], "fontSizes": [13]}"#,
            #"{"colors": ["Primary", "literals"], "baseClasses": {"UITableViewCell": ["ProfileCell"]}}"#,
        ])
    func agreed(text: String) throws {
        #expect(try findings(text).isEmpty)
    }

    @Test("A file may be named by a class, with what Xcode puts behind it")
    func fileNames() throws {
        #expect(try findings(#"{"fileNames": "class"}"#, name: "ProfileController~ipad.storyboard").isEmpty)
    }

    @Test("A class that inherits from a base class in the project's code is one")
    func inheritance() throws {
        let text = #"{"baseClasses": {"UIViewController": ["BaseController"]}}"#
        #expect(try findings(text).map(\.object) == ["c", "d"])
        let code = "class ProfileController: Middle {}\nclass Middle: BaseController {}"
        #expect(try findings(text, code: code).map(\.object) == ["d"])
    }

    @Test(
        "A mistake in the conventions is an error with its place",
        arguments: [
            ("[]", "'conventions' is an object", 17), (#"{"margin": 1}"#, "did you mean 'margins'?", 18),
            (#"{"margins": "sometimes"}"#, #"'margins' is "never" or "always""#, 29),
            (#"{"mostControllers": 0}"#, "'mostControllers' is a whole number, 1 or more", 37),
            (#"{"mostControllers": 1.5}"#, "'mostControllers' is a whole number, 1 or more", 37),
            (#"{"fileNames": "title"}"#, "'fileNames' is \"class\"", 31),
            (#"{"modules": 1}"#, "'modules' is true, or a list", 29),
            (#"{"autoLayout": "yes"}"#, "'autoLayout' is true or false", 32),
            (#"{"baseClasses": {"UILable": ["A"]}}"#, "did you mean 'UILabel'?", 34),
            (#"{"fontSizes": [0]}"#, "sizes in points", 32), (#"{"colors": [""]}"#, "an empty name", 29),
            (#"{"margins": "never", "margins": "always"}"#, "stands here twice", 38),
        ])
    func mistakes(text: String, words: String, column: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{"conventions": \#(text)}"#, to: ".strut.json")
        let found = Configuration.read(folder.path + "/.strut.json").findings
        #expect(found.count == 1)
        #expect(found.first?.message.contains(words) == true, "\(found.map(\.message))")
        #expect(found.first?.location == SourceLocation(line: 1, column: column))
    }
}
