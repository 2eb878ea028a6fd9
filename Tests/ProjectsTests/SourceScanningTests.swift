import Testing

@testable import StrutProjects

@Suite("Declarations in source code")
struct SourceScanningTests {
    private func swift(_ text: String) -> CodeIndex { ProjectCode.declarations(in: Array(text.utf8), isSwift: true) }
    private func objectiveC(_ text: String) -> CodeIndex {
        ProjectCode.declarations(in: Array(text.utf8), isSwift: false)
    }

    @Test("A class of Swift has a superclass, outlets, properties and actions")
    func swiftClass() {
        let index = swift(
            """
            @MainActor public final class Profile<Item>: Module.Base<Item>, Other {
                @IBOutlet private weak var title: UILabel!, footer: UILabel!
                let a = 1, b = [1, 2]
                class var shared: Profile { Profile() }
                lazy var view = { let hidden = 1; return hidden }()
                @IBAction func save(_ sender: Any) { var inner = 1; func local() {} }
                @IBAction func open(sender: Dictionary<String, Int>, for event: UIEvent) {}
                @objc(close:) func shut(_ done: () -> Void, x: Int) {}
                class func make() {}
            }
            """)
        let part = index.classes["Profile"]
        #expect(part?.superclasses == ["Base"])
        #expect(part?.outlets == ["title", "footer"])
        #expect(part?.properties == ["title", "footer", "a", "b", "shared", "view"])
        #expect(part?.actions == ["save:", "openWithSender:for:"])
        #expect(part?.selectors == ["save:", "openWithSender:for:", "openSender:for:", "open:for:", "close:", "make"])
        #expect(part?.isDeclared == true && part?.hasPlainName == false)
    }

    @Test(
        "Code in comments and texts is none",
        arguments: [
            "/* class A: B {} /* nested */ class A: B {} */", "// class A: B {}", #"let x = "class A: B {}""#,
            "let x = \"\"\"\n class A: B {} \"quoted\" \\(call(\"}\"))\n\"\"\"", ##"let x = #"" class A: B {}"#"##,
        ])
    func passedOver(text: String) {
        let index = swift(text + "\nclass C: D { var x: Int }")
        #expect(index.classes.keys.sorted() == ["C"])
        #expect(index.classes["C"]?.properties == ["x"])
    }

    @Test("A text with code in it ends where it ends")
    func interpolation() {
        let index = swift(#"class A: B { let x = "\(f("}", { "\(1)" }))"; var y: Int }"#)
        #expect(index.classes["A"]?.properties == ["x", "y"])
    }

    @Test("Extensions, nested types, other names and branches")
    func extensions() {
        let index = swift(
            """
            extension Outer.Inner: Proto where T: X { @IBOutlet var far: UIView? { get { nil } } }
            struct Box { var none: Int; class Nested: UIView { var own: Int } }
            typealias Root = UIKit.UIViewController
            @objc(XYBadge) class Badge: UIView {}
            #if os(iOS)
            class Both: UIView {
            #else
            class Both: NSView {
            #endif
                var after: Int
            }
            class Last: UIView { var last: Int }
            protocol P: class { var required: Int { get } }
            """)
        #expect(index.classes["Inner"]?.outlets == ["far"])
        #expect(index.classes["Inner"]?.isDeclared == false)
        #expect(index.classes["Nested"]?.properties == ["own"])
        #expect(index.classes["Box"] == nil)
        #expect(index.aliases == ["Root": "UIViewController"])
        #expect(index.classes["XYBadge"]?.hasPlainName == true)
        #expect(index.classes["XYBadge"]?.superclasses == ["Badge"])
        #expect(index.classes["Both"]?.superclasses == ["UIView", "NSView"])
        #expect(index.classes["Both"]?.properties == ["after"])
        #expect(index.classes["Last"]?.properties == ["last"])
        #expect(index.classes["class"] == nil)
    }

    @Test("A class of Objective-C has what its header, its implementation and its categories declare")
    func objectiveCClass() {
        let index = objectiveC(
            """
            #define DECLARE(x) \\
              @interface Gone : Nothing
            // @interface Gone : Nothing
            @class Other;
            @interface Profile<T> : Base <Proto, UITextFieldDelegate> {
                IBOutlet UILabel *title, *footer;
            }
            @property (nonatomic, weak, getter=isOn, setter=turn:) IBOutlet UISwitch *power;
            @property (copy) void (^done)(BOOL finished);
            @property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
            - (IBAction)save:(id)sender;
            @end
            @implementation Profile { int count; }
            @synthesize cell = _cell;
            - (void)viewDidLoad { [super viewDidLoad]; if (1) { x = a - (b); } id p = @protocol(Proto); NSString *s = @"}"; char c = '}'; }
            #if DEBUG
            - (void)debug { if (a) {
            #else
            - (void)debug { if (b) {
            #endif
              }
            }
            -(IBAction) open:(id)sender forEvent:(UIEvent *)event {}
            + (instancetype)make { return nil; }
            @end
            @interface UIView (Extra)
            - (void)extra:(void (^)(BOOL))block;
            @end
            """)
        let part = index.classes["Profile"]
        #expect(part?.superclasses == ["Base"])
        #expect(part?.outlets == ["title", "footer", "power", "buttons"])
        #expect(part?.actions == ["save:", "open:forEvent:"])
        #expect(part?.isDeclared == true && part?.hasPlainName == true)
        for name in ["count", "done", "cell", "isOn"] { #expect(part?.canSet(name) == true, "\(name)") }
        #expect(part?.canSet("nothing") == false)
        for name in ["turn:", "make", "debug", "viewDidLoad", "setDone:"] {
            #expect(part?.responds(to: name) == true, "\(name)")
        }
        #expect(index.classes["UIView"]?.selectors == ["extra:"])
        #expect(index.classes["Gone"] == nil && index.classes["Other"] == nil)
        #expect(index.mentions("Other") && !index.mentions("Gone"))
    }

    @Test(
        "No text stops it",
        arguments: [
            "\"", "/*", "#\"", "\"\"\"", "\"\\(", "class", "@", "@objc(", "'", "#", "extension A.", "func f(", "var",
            "\\",
        ])
    func unfinished(text: String) {
        for start in [
            "", "class A: B {", "@interface A : B\n", "@implementation A {", "- (", "- (void)f:(id", "@property (",
        ] {
            _ = swift(start + text)
            _ = objectiveC(start + text)
        }
    }

    @Test(
        "What is repeated without end takes no longer than its length",
        arguments: [
            "/*", "\"", "#", "\"\\(", "{\n#if A\n", "class A: B {", "func f(", "@objc(", "@interface A : B\n", "'",
        ])
    func repeated(text: String) {
        let long = String(repeating: text, count: 100_000)
        // A second at most in a build without optimisation; what looks through the rest each time takes minutes.
        let time = ContinuousClock().measure {
            _ = swift(long)
            _ = objectiveC(long)
        }
        #expect(time < .seconds(30))
    }

    @Test("A comment without an end is none, and hides no class")
    func unclosed() {
        #expect(swift("let r = /[/*]/\nclass A: B {}\n/* */ class C: D {}").classes.keys.sorted() == ["A", "C"])
    }

    @Test("A project file names its files and modules")
    func projectFile() {
        let names = ProjectFileNames(
            Array(
                """
                \t\tAB /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
                \t\tAC /* B.h */ = {isa = PBXFileReference; path = "Sub/My B.m"; sourceTree = "<group>"; };
                \t\tAD = {
                \t\t\tisa = PBXNativeTarget;
                \t\t\tname = "My App";
                \t\t};
                \t\t\t\tPRODUCT_MODULE_NAME = Core;
                """.utf8))
        #expect(names.sources == ["A.swift", "My B.m"])
        #expect(names.modules == ["My App", "Core"])
        #expect(!names.reachesOut && !names.hasPackages)
        #expect(ProjectFileNames(Array("\t\t\tpath = ../Shared;".utf8)).reachesOut)
        #expect(ProjectFileNames(Array("\t\t\tisa = XCRemoteSwiftPackageReference;".utf8)).hasPackages)
    }
}
