import Foundation
import Testing

/// `strut project`, and projects of Xcode in place of documents.
@Suite("Projects of Xcode on the command line")
struct XcodeProjectCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            // !$*UTF8*$!
            { objects = {
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                F1 = {isa = PBXFileReference; path = App/Main.storyboard; sourceTree = SOURCE_ROOT; };
                F2 = {isa = PBXFileReference; path = App/Old.xib; sourceTree = SOURCE_ROOT; };
                G0 = {isa = PBXGroup; children = (F1, F2, ); sourceTree = "<group>"; };
                P1 = {isa = PBXResourcesBuildPhase; files = (B1, ); };
                T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildPhases = (P1, ); buildConfigurationList = L1; };
                C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {
                    IPHONEOS_DEPLOYMENT_TARGET = 16.0; TARGETED_DEVICE_FAMILY = 1; PRODUCT_MODULE_NAME = Shop; }; };
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
                R = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, ); mainGroup = G0; targets = (T1, ); };
            }; rootObject = R; }
            """, to: "App.xcodeproj/project.pbxproj")
        try folder.write(
            SampleDocument.reachable.replacing(
                "<viewController id", with: #"<viewController customClass="Front" customModuleProvider="target" id"#),
            to: "App/Main.storyboard")
        // It is in no target.
        try folder.write("no document", to: "App/Old.xib")
    }

    private func strut(_ words: String...) throws -> StrutProcess { try StrutProcess(words, in: folder.url) }

    @Test("Targets are listed with their documents and ibtool's options")
    func text() throws {
        let run = try strut("project", "App.xcodeproj")
        #expect(run.status == 0 && run.errors == "")
        #expect(
            run.output == """
                App.xcodeproj: development language en, languages en Base
                  target App: application, iOS 16.0, iPhone
                    strut ibtool --module Shop --minimum-deployment-target 16.0 --target-device iphone
                    App/Main.storyboard
                  in no target
                    App/Old.xib

                """)
        #expect(try strut("project", ".").output.contains("App/Main.storyboard"))
        let json = try strut("project", "--format", "json", "App.xcodeproj/").output
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let project = (value?["projects"] as? [[String: Any]])?.first
        let target = (project?["targets"] as? [[String: Any]])?.first
        #expect(target?["module"] as? String == "Shop" && target?["documents"] as? [String] == ["App/Main.storyboard"])
        #expect(project?["otherDocuments"] as? [String] == ["App/Old.xib"])
    }

    @Test("Documents of targets are checked, and others are not")
    func check() throws {
        let run = try strut("check", "App.xcodeproj")
        #expect(run.status == 0 && !run.output.contains("Old.xib"), "\(run.output)")
        #expect(try strut("check", ".").output.contains("Old.xib"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Main.storyboard"))
        let missing = try strut("check", "App.xcodeproj")
        #expect(missing.status == 66 && missing.output.contains("App/Main.storyboard: error: "), "\(missing.output)")
    }

    @Test("Documents are compiled with what their target says, unless the command line says otherwise")
    func compile() throws {
        func controller(_ words: String...) throws -> String {
            let run = try StrutProcess(
                ["compile", "--format", "nib", "--output-directory", "build", "App.xcodeproj"] + words, in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            return try strut("nib", "build/App/Main.storyboardc").output
        }
        #expect(try controller().contains("_TtC4Shop5Front"))
        #expect(try controller("--module", "Other").contains("_TtC5Other5Front"))
    }

    @Test("What is no project is an error at its place, and a manifest is named that is not read")
    func errors() throws {
        try folder.write("{\n<<<<<<< HEAD\n}", to: "Bad.xcodeproj/project.pbxproj")
        for command in ["project", "check", "compile"] {
            let run = try strut(command, "Bad.xcodeproj")
            let report = run.output + run.errors
            #expect(run.status == 65 && report.contains("Bad.xcodeproj/project.pbxproj:2:"), "\(report)")
            #expect(report.contains("[not-xcode-project]"))
        }
        try folder.write("name: App", to: "Generated/project.yml")
        let generated = try strut("project", "Generated")
        #expect(generated.status == 66 && generated.errors.contains("project.yml is not read; run XcodeGen first"))
        try folder.write(SampleDocument.reachable, to: "Generated/Main.storyboard")
        let note = "Generated/project.yml: note: project.yml is not read, so the app's devices, languages and targets"
        let check = try strut("check", "--strict", "Generated")
        #expect(check.status == 0 && check.output.contains(note), "\(check.output)")
        #expect(try !strut("check", "--disable", "unread-manifest", "Generated").output.contains(note))
        // A class of the app's own may lie in a file of that name.
        try folder.write("class Project {}", to: "Own/Project.swift")
        try folder.write(SampleDocument.reachable, to: "Own/Main.storyboard")
        #expect(try !strut("check", "Own").output.contains("unread-manifest"))
        try folder.write("import ProjectDescription\nlet project = Project(name: \"App\")", to: "Own/Project.swift")
        #expect(try strut("check", "Own").output.contains("Own/Project.swift: note: "))
        #expect(try strut("project", "nowhere.xcodeproj").status == 66)
        #expect(try strut("project").status == 64)
    }
}
