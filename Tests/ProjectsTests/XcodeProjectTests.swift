// Project files of Xcode in their forms: which target compiles which documents, and what its settings say.

import Foundation
import InterfaceDocument
import StrutPropertyList
import Testing

@testable import StrutProjects

@Suite("Projects of Xcode")
struct XcodeProjectTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A small project: an app with a translated storyboard and a xib, an extension with a document of the app, and a
    /// folder that is in step with the disk.
    static func text(settings: String = "", region: String = "en") -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            objects = {
                B1 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = V1; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F2; };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                V1 = {isa = PBXVariantGroup; children = (F1, S1, ); name = Main.storyboard; sourceTree = "<group>"; };
                F1 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
                S1 = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; name = Cell.xib; path = ../Shared/Cell.xib; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = "Views/Old Card.xib"; sourceTree = SOURCE_ROOT; };
                F4 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
                X1 = {isa = PBXFileReference; path = Config.xcconfig; sourceTree = SOURCE_ROOT; };
                Y1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Synced; exceptions = (E1, E2, ); sourceTree = "<group>"; };
                E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Left/Out.xib, ); };
                E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (In.xib, ); };
                G1 = {isa = PBXGroup; children = (V1, F2, F3, ); path = App; sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (G1, F4, X1, Y1, G0, ); sourceTree = "<group>"; };
                P1 = {isa = PBXResourcesBuildPhase; files = (B1, B2, B4, ); };
                P2 = {isa = PBXResourcesBuildPhase; files = (B3, ); };
                T1 = {
                    isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
                    buildPhases = (P1, ); fileSystemSynchronizedGroups = (Y1, ); buildConfigurationList = L1;
                };
                T2 = {
                    isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                    buildPhases = (P2, ); buildConfigurationList = L2;
                };
                C0 = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X1; buildSettings = {
                    IPHONEOS_DEPLOYMENT_TARGET = 13.0; TARGETED_DEVICE_FAMILY = "1,2"; }; };
                C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    PRODUCT_NAME = "$(TARGET_NAME)"; IPHONEOS_DEPLOYMENT_TARGET = "$(OLDEST)"; \(settings) }; };
                C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_MODULE_NAME = Debugged; }; };
                C3 = {isa = XCBuildConfiguration; name = Release; buildSettings = { NAME = "$(UNKNOWN)"; }; };
                L0 = {isa = XCConfigurationList; buildConfigurations = (C0, ); defaultConfigurationName = Release; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C2, C1, ); defaultConfigurationName = Release; };
                L2 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
                R = {
                    isa = PBXProject; buildConfigurationList = L0; developmentRegion = \(region);
                    knownRegions = (en, Base, de, ); mainGroup = G0; targets = (T1, T2, ); projectDirPath = "";
                };
            };
            rootObject = R;
        }
        """
    }

    private func project(_ text: String = text()) throws -> XcodeProject {
        try folder.write(text, to: "App.xcodeproj/project.pbxproj")
        return try XcodeProject(path: folder.path + "/App.xcodeproj")
    }

    private func named(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(folder.path.count + 1)) } }

    @Test("Targets have the documents of their phases, by the paths of the groups")
    func documents() throws {
        let project = try project()
        #expect(project.targets.map(\.name) == ["My App", "Widget"])
        #expect(named(project.targets[0].documents) == ["App/Base.lproj/Main.storyboard", "Shared/Cell.xib"])
        #expect(named(project.targets[1].documents) == ["Shared/Cell.xib"])
        #expect(named(project.otherDocuments) == ["Views/Old Card.xib"])
        #expect(project.target(of: folder.path + "/Shared/Cell.xib")?.name == "My App")
        #expect(project.developmentRegion == "en" && project.knownRegions == ["en", "Base", "de"])
    }

    @Test(
        "A folder in step with the disk is all of a target that names it, but for exceptions, and those alone of another"
    )
    func synchronized() throws {
        for name in ["In.xib", "Left/Out.xib", "Deep/er/New.storyboard", "Note.txt"] {
            try folder.write("", to: "Synced/" + name)
        }
        let project = try project()
        #expect(
            named(project.targets[0].documents).filter { $0.hasPrefix("Synced") }
                == ["Synced/Deep/er/New.storyboard", "Synced/In.xib"])
        #expect(named(project.targets[1].documents) == ["Shared/Cell.xib", "Synced/In.xib"])
        #expect(named(project.otherDocuments) == ["Views/Old Card.xib", "Synced/Left/Out.xib"])
    }

    @Test("Settings are the target's over the project's over the configuration file's, with variables filled in")
    func settings() throws {
        try folder.write("#include \"More.xcconfig\"\nSWIFT = 5 // the version\n", to: "Config.xcconfig")
        try folder.write("OLDEST = 15.2;\nSWIFT[sdk=iphonesimulator*] = 6\n", to: "More.xcconfig")
        let project = try project()
        let (app, widget) = (project.targets[0], project.targets[1])
        #expect(app.module == "My_App" && app.deploymentTarget == "15.2" && app.deviceFamilies == [1, 2] && app.isApp)
        #expect(app.settings["SWIFT"] == "5")
        #expect(widget.module == "Widget" && widget.deploymentTarget == "13.0" && !widget.isApp)
        #expect(widget.settings["NAME"] == nil)
    }

    @Test("XML, JSON and binary say the same as the old text")
    func forms() throws {
        let text = try project()
        let value = try ProjectFile.read(text.path + "/project.pbxproj")
        var forms = ["<plist version=\"1.0\">\(xml(value))</plist>", json(value)]
        forms[0] = "<?xml version=\"1.0\"?>" + forms[0]
        for form in forms { #expect(try project(form) == text) }
        try folder.write(Data(value.binaryBytes()), to: "App.xcodeproj/project.pbxproj")
        #expect(try XcodeProject(path: text.path) == text)
    }

    private func xml(_ value: PropertyListValue) -> String {
        switch value {
        case .array(let elements): "<array>\(elements.map(xml).joined())</array>"
        case .dictionary(let entries):
            "<dict>\(entries.entries.map { "<key>\($0.key)</key>\(xml($0.value))" }.joined())</dict>"
        default:
            "<string>\((value.string ?? "").replacing("&", with: "&amp;").replacing("<", with: "&lt;"))</string>"
        }
    }

    private func json(_ value: PropertyListValue) -> String {
        switch value {
        case .array(let elements): "[\(elements.map(json).joined(separator: ", "))]"
        case .dictionary(let entries):
            "{\(entries.entries.map { "\"\($0.key)\" : \(json($0.value))" }.joined(separator: ", "))}"
        default: "\"\(value.string ?? "")\""
        }
    }

    @Test(
        "A file that is none says where and what to do",
        arguments: [
            ("// !$*UTF8*$!\n{\n\ta = b;\n<<<<<<< HEAD\n}", 4, "finish"), ("{ a = b; }", nil, "no objects"),
            ("<plist><dict><string>a</string></dict></plist>", 1, "without a <key>"),
        ])
    func damaged(text: String, line: Int?, message: String) throws {
        let error = #expect(throws: DocumentError.self) { try project(text) }
        #expect(error?.kind == .notXcodeProject && error?.location?.line == line, "\(error.map { "\($0)" } ?? "")")
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test("Variables that stand for themselves, or for very much, have no value", .timeLimit(.minutes(1)))
    func variables() {
        var settings = BuildSettings(["SELF": "$(SELF)", "A": "$(B)", "B": "${A}", "C": "$(D:upper)/$", "D": "d"])
        settings.add((0..<40).map { ("N\($0)", String(repeating: "$(N\($0 + 1))", count: 40)) } + [("N40", "")])
        settings.add((0..<40).map { ("M\($0)", "$(M\($0 + 1))$(M\($0 + 1))") } + [("M40", "abc")])
        let resolved = settings.resolved
        #expect(resolved["SELF"] == nil && resolved["A"] == nil && resolved["B"] == nil && resolved["C"] == "D/$")
        #expect(resolved["N0"] == "" && resolved["M39"] == "abcabc" && resolved["M0"] == nil)
    }

    @Test("Groups that contain themselves or each other end, and so do many in one another", .timeLimit(.minutes(1)))
    func circles() throws {
        let circle = """
            { objects = {
                V = {isa = PBXVariantGroup; children = (V, G, F, ); sourceTree = "<group>"; };
                F = {isa = PBXFileReference; path = A.xib; sourceTree = "<group>"; };
                G = {isa = PBXGroup; path = App; children = (G, V, G0, ); sourceTree = "<group>"; };
                B = {isa = PBXBuildFile; fileRef = V; }; P = {isa = PBXResourcesBuildPhase; files = (B, ); };
                T = {isa = PBXNativeTarget; name = T; buildPhases = (P, ); };
                R = {mainGroup = G; targets = (T, );};
            \((0..<20_000).map { "G\($0) = {isa = PBXGroup; children = (G\($0 + 1), G\($0 + 1), );};" }.joined(separator: "\n"))
            }; rootObject = R; }
            """
        #expect(named(try project(circle).targets[0].documents) == ["App/A.xib"])
    }

    @Test("A workspace has the projects that it names and that are there")
    func workspace() throws {
        _ = try project()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><Workspace version="1.0">
            <Group location="container:Apps/.." name="Apps"><FileRef location="group:App.xcodeproj"/></Group>
            <FileRef location="group:Pods/Pods.xcodeproj"/><FileRef location="group:README.md"/></Workspace>
            """, to: "All.xcworkspace/contents.xcworkspacedata")
        let projects = try XcodeProject.all(at: folder.path + "/All.xcworkspace/")
        #expect(projects.map(\.targets.count) == [2] && named(projects.map(\.path)) == ["App.xcodeproj"])
        try folder.write("<Workspace>", to: "Bad.xcworkspace/contents.xcworkspacedata")
        let error = #expect(throws: DocumentError.self) { try XcodeProject.all(at: folder.path + "/Bad.xcworkspace") }
        #expect(error?.kind == .notXcodeProject)
    }
}
