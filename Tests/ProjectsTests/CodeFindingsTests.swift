import Foundation
import InterfaceDocument
import StrutDiagnostics
import StrutTestSupport
import Testing

@testable import StrutProjects

@Suite("What documents ask of code")
struct CodeFindingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
        try folder.write(
            """
            class Base: UIViewController { @IBOutlet var titleLabel: UILabel!; func close() {} }
            final class Profile: Base { @IBAction func save(_ sender: Any) {} }
            class BadgeView: UIView {}
            class Chat: JSQMessagesViewController {}
            class Free: UIView { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
            extension UIViewController { @IBOutlet var helper: NSObject? { get { nil } set {} } }
            """, to: "App/Code.swift")
        try folder.write("@interface Old : UIViewController\n@end", to: "App/Old.h")
        try folder.write("@interface HeaderOnly : UIViewController\n@end", to: "App/HeaderOnly.h")
        try folder.write("@implementation Old\n- (IBAction)tap:(id)sender {}\n@end", to: "App/Old.m")
    }

    private func findings(_ objects: String) throws -> [Finding] {
        let text = DocumentHeader.bare.xib(objects)
        let document = try Document.parse(Array(text.utf8), path: folder.path + "/App/Main.xib")
        return CodeFindings(document, in: Project(root: folder.path)).findings
    }

    private func view(_ name: String, _ attributes: String = #"customModuleProvider="target" customModule="App""#)
        -> String
    {
        #"<view id="v" customClass="\#(name)" \#(attributes)/>"#
    }

    private func owner(_ name: String, _ connections: String) -> String {
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(name)"><connections>\#(connections)"#
            + "</connections></placeholder>"
    }

    private func outlet(_ name: String) -> String { #"<outlet property="\#(name)" destination="v" id="o"/>"# }

    private func action(_ name: String, on owner: String) -> String {
        #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\#(owner)"/><button id="b"><connections>"#
            + #"<action selector="\#(name)" destination="-1" id="a"/></connections></button>"#
    }

    @Test("A class that no file declares is missing, with the nearest name")
    func missingClass() throws {
        let found = try findings(view("BadgeVeiw") + view("BadgeVeiw"))
        #expect(found.map(\.rule.id) == ["missing-class"])
        #expect(
            found.first?.message
                == #"<view id="v"> is of the class 'BadgeVeiw', which no source file of the project declares; did you mean 'BadgeView'?"#
        )
        #expect(found.first?.notes.count == 1)
        #expect(try findings(view("BadgeView")).isEmpty)
        #expect(try findings(view("BadgeVeiw", "")).map(\.rule.id) == ["missing-class"])
    }

    @Test("A class of Swift without its module is not found at run time; one of Objective-C is")
    func withoutModule() throws {
        #expect(try findings(view("BadgeView", "")).first?.message.contains("names no module") == true)
        #expect(try findings(view("Old", "")).isEmpty)
        #expect(try findings(owner("Profile", "")).isEmpty)
    }

    @Test(
        "A class that may come from elsewhere is not missing",
        arguments: [
            #"<view id="v" customClass="Gone" customModule="Charts"/>"#, #"<view id="v" customClass="MKFlyover"/>"#,
            #"<view id="v" customClass="UITableView" customModule="App" customModuleProvider="target"/>"#,
            #"<view id="v" customClass="_TtC3App4Gone"/>"#, #"<view id="v" customClass="Outer.Gone"/>"#,
            #"<view id="v" customClass="JSQMessagesViewController"/>"#,
        ])
    func elsewhere(object: String) throws {
        #expect(try findings(object).isEmpty)
    }

    @Test("Where packages bring code, a class without a module may be theirs")
    func packages() throws {
        try folder.write("", to: "Podfile")
        #expect(try findings(view("Gone", "")).isEmpty)
        #expect(try findings(view("Gone")).count == 1)
        // What was fetched is looked at.
        try folder.write("@interface Gone : UIView\n@end", to: "Pods/Gone/Gone.h")
        #expect(try findings(view("Gone")).isEmpty)
    }

    @Test("Where code is missing or lies elsewhere, classes are not missed")
    func incomplete() throws {
        let file = { (line: String) in
            try folder.write("\t\tA = {isa = PBXFileReference; path = \(line); };", to: "App.xcodeproj/project.pbxproj")
        }
        try file("Code.swift")
        #expect(try findings(view("Gone")).count == 1)
        try file("R.generated.swift")
        #expect(try findings(view("Gone")).count == 1)
        try file("Secrets.swift")
        #expect(try findings(view("Gone")).isEmpty)
        try file("../Shared/Code.swift")
        #expect(try findings(view("Gone")).isEmpty)
    }

    @Test("A folder without a project, or without code, misses nothing")
    func parts() throws {
        let own = try TemporaryFolder()
        let text = "<document><objects>\(view("Gone"))</objects></document>"
        let document = try Document.parse(Array(text.utf8), path: own.path + "/Main.xib")
        func count() -> Int { CodeFindings(document, in: Project(root: own.path)).findings.count }
        #expect(count() == 0)
        try own.write("class A: UIView {}", to: "A.swift")
        #expect(count() == 0)
        try own.write("", to: "Package.swift")
        #expect(count() == 1)
    }

    @Test("An outlet needs a property in the class or above it")
    func outlets() throws {
        for name in ["titleLabel", "view", "helper"] {
            #expect(try findings(owner("Profile", outlet(name))).isEmpty, "\(name)")
        }
        let found = try findings(owner("Profile", outlet("titleLable")))
        #expect(found.map(\.rule.id) == ["missing-outlet"])
        #expect(
            found.first?.message
                == "The class 'Profile' has no property 'titleLable', which an outlet sets; did you mean 'titleLabel'?")
        #expect(found.first?.object == "o")
        // Names differ in their capital letters.
        #expect(try findings(owner("Profile", outlet("TitleLabel"))).first?.message.contains("'titleLabel'") == true)
    }

    @Test("A plain controller has no outlets of an app's own")
    func plainController() throws {
        let connections = ["saveButton", "view", "helper", "tableView"].map(outlet).joined()
        let found = try findings(#"<viewController id="c"><connections>\#(connections)</connections></viewController>"#)
        #expect(
            found.map(\.message) == [
                #"<viewController id="c"> is a plain UIViewController, which has no property 'saveButton', which an outlet "#
                    + "sets; choose its class"
            ])
        #expect(found.first?.object == "c")
        #expect(found.first?.notes.map(\.message) == ["and no 'tableView' either"])
        #expect(
            try findings(
                #"<tableViewController id="c"><connections>\#(connections)</connections></tableViewController>"#
            )
            .first?.notes.isEmpty == true)
    }

    @Test("A property of UIKit's is one of the classes that have it")
    func ownOutlets() throws {
        try folder.write("class cell: UITableViewCell {}\nclass Panel: UIView {}", to: "App/Cells.swift")
        for name in ["textLabel", "imageView", "backgroundView", "delegate"] {
            #expect(try findings(owner("cell", outlet(name))).isEmpty, "\(name)")
        }
        for (name, own) in [
            ("view", "cell"), ("collectionView", "cell"), ("imageView", "Panel"), ("tableView", "Profile"),
        ] {
            #expect(try findings(owner(own, outlet(name))).map(\.rule.id) == ["missing-outlet"], "\(name)")
        }
    }

    @Test("An action needs a method of that selector")
    func actions() throws {
        for (name, owner) in [
            ("save:", "Profile"), ("close", "Profile"), ("setTitleLabel:", "Profile"), ("tap:", "Old"),
            ("copy:", "Old"),
        ] {
            #expect(try findings(action(name, on: owner)).isEmpty, "\(name)")
        }
        let found = try findings(action("save", on: "Profile"))
        #expect(
            found.map(\.message)
                == ["The class 'Profile' has no method 'save', which an action calls; did you mean 'save:'?"])
        #expect(found.first?.object == "a")
        #expect(try findings(action("tapped:", on: "Old")).map(\.rule.id) == ["missing-action"])
    }

    @Test("Nothing is said of a class whose code is not known", arguments: ["Chat", "Free", "HeaderOnly", "Unknown"])
    func unknown(name: String) throws {
        #expect(try findings(owner(name, outlet("nothing"))).filter { $0.rule.id != "missing-class" }.isEmpty)
        #expect(try findings(action("nothing", on: name)).filter { $0.rule.id != "missing-class" }.isEmpty)
    }

    @Test("A part of a project may lack what extends its classes")
    func partOfAProject() throws {
        let own = try TemporaryFolder()
        let text = "<document><objects>\(owner("A", outlet("far")))</objects></document>"
        let document = try Document.parse(Array(text.utf8), path: own.path + "/Main.xib")
        func count() -> Int { CodeFindings(document, in: Project(root: own.path)).findings.count }
        try own.write("class A: UIViewController {}", to: "A.swift")
        #expect(count() == 0)
        try own.write("", to: "App.xcodeproj/project.pbxproj")
        #expect(count() == 1)
        try own.write("\t\t\tpath = ../Shared;", to: "App.xcodeproj/project.pbxproj")
        #expect(count() == 0)
        // A package's manifest is no code.
        let bare = try TemporaryFolder()
        try bare.write("import PackageDescription", to: "Package.swift")
        #expect(CodeFindings(document, in: Project(root: bare.path)).findings.isEmpty)
        let plain =
            #"<document><objects><viewController id="c"><connections>\#(outlet("x"))</connections></viewController></objects></document>"#
        let other = try Document.parse(Array(plain.utf8), path: bare.path + "/Main.xib")
        #expect(CodeFindings(other, in: Project(root: bare.path)).findings.isEmpty)
    }

    @Test("What a package may add to UIKit's classes is not missing")
    func categories() throws {
        #expect(try findings(owner("Profile", outlet("hero_target"))).count == 1)
        try folder.write("", to: "Podfile")
        #expect(try findings(owner("Profile", outlet("hero_target"))).isEmpty)
        #expect(try findings(owner("Profile", outlet("target2"))).count == 1)
    }
}
