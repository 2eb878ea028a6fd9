import InterfaceDocument
import Testing

@testable import StrutProjects

/// Documents that no target compiles.
@Suite("Documents in no target of an Xcode project")
struct UnusedDocumentTests {
    private let folder: TemporaryFolder

    /// A project of which `App/Base.lproj/Main.storyboard`, `Shared/Cell.xib` and most of `App/Synced` are in targets.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(XcodeProjectTests.text(), to: "App.xcodeproj/project.pbxproj")
    }

    private func isUnused(_ path: String, in root: String? = nil) throws -> Bool {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="19529"
                targetRuntime="iOS.CocoaTouch"><objects/></document>
            """
        let root = root ?? folder.path
        let project = Project(root: root, configuration: Configuration())
        let document = try Document.parse(Array(text.utf8), path: "\(folder.path)/\(path)")
        return project.finding(onUnused: document) != nil
    }

    @Test("What no target compiles is unused, whatever else is listed, and in any case of letters")
    func targets() throws {
        #expect(try !isUnused("App/Base.lproj/Main.storyboard"))
        #expect(try !isUnused("App/base.lproj/main.storyboard"))
        #expect(try isUnused("App/Base.lproj/Main_LOCAL_3610.storyboard"))
        // It is listed, and in no target.
        #expect(try isUnused("Views/Old Card.xib"))
    }

    @Test("A folder with a dot or a slash at its end has the same documents")
    func roots() throws {
        #expect(try !isUnused("App/Base.lproj/Main.storyboard", in: "\(folder.path)/"))
        #expect(try !isUnused("App/Base.lproj/Main.storyboard", in: "\(folder.path)/."))
        #expect(try isUnused("Views/Old Card.xib", in: "\(folder.path)/"))
    }

    @Test(
        "What a package, a pod or a generator may list is not known",
        arguments: ["Package.swift", "A.podspec", "project.yml", "App.csproj"])
    func packages(_ file: String) throws {
        #expect(try isUnused("Modules/Card/Sources/Card.xib"))
        try folder.write("", to: "Modules/Card/\(file)")
        #expect(try !isUnused("Modules/Card/Sources/Card.xib"))
        #expect(try isUnused("Modules/Other/Card.xib"))
    }

    @Test("Below a property list that no target names, another app begins")
    func otherApps() throws {
        let text = XcodeProjectTests.text(settings: "INFOPLIST_FILE = App/Info.plist;")
        try folder.write(text, to: "App.xcodeproj/project.pbxproj")
        for app in ["App", "Other"] {
            try folder.write("", to: "\(app)/Info.plist")
            try folder.write("", to: "\(app)/Info_Debug.plist")
            #expect(try isUnused("\(app)/Left/Old.xib") == (app == "App"))
        }
    }

    @Test("A folder that the project lists as one file has documents that it does not list")
    func folders() throws {
        #expect(try isUnused("App/Local/Sources/Card.xib"))
        let text = XcodeProjectTests.text()
        let project = text.replacing(
            "G1 = {isa = PBXGroup; children = (V1,",
            with: """
                R1 = {isa = PBXFileReference; lastKnownFileType = folder; path = Local; sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (R1, V1,
                """)
        try folder.write(project, to: "App.xcodeproj/project.pbxproj")
        #expect(try !isUnused("App/Local/Sources/Card.xib"))
    }

    @Test("A document whose name a target lists where nothing is may be the one that is meant")
    func lost() throws {
        #expect(try !isUnused("Old/Cell.xib"))
        try folder.write("", to: "Shared/Cell.xib")
        #expect(try isUnused("Old/Cell.xib"))
    }

    @Test("Beside a project that cannot be read, and where there is none, nothing is known")
    func unknown() throws {
        try folder.write("", to: "Tool/Tool.xcodeproj/project.pbxproj")
        #expect(try !isUnused("Views/Old Card.xib"))
        #expect(try !isUnused("Views/Old Card.xib", in: "\(folder.path)/Views"))
    }
}
