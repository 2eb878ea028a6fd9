// What an app's property list and project file say of the screens that it is shown on.

import StrutEnvironment
import Testing

@testable import StrutProjects

@Suite("What an app says of its devices")
struct AppSettingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func list(_ content: String) -> String {
        "<plist version=\"1.0\"><dict><key>LSRequiresIPhoneOS</key><true/>\(content)</dict></plist>"
    }

    private func orientations(_ key: String, _ words: String...) -> String {
        let values = words.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined(separator: "\n")
        return "<key>UISupportedInterfaceOrientations\(key)</key><array>\(values)</array>"
    }

    private var app: AppSettings {
        Project(root: folder.path, configuration: Configuration()).app
    }

    @Test("An app that is held upright alone has no environments in landscape, and no split screens")
    func portrait() throws {
        try folder.write(
            list(orientations("", "Portrait") + "<key>UIRequiresFullScreen</key><true/>"), to: "App/Info.plist")
        // An extension says nothing of the app.
        try folder.write(
            list(orientations("", "LandscapeLeft") + "<key>NSExtension</key><dict/>"), to: "Widget/Info.plist")
        #expect(app.phoneOrientations == [.portrait] && app.padOrientations == [.portrait] && app.requiresFullScreen)
        let canvases = app.existing(in: .standard).canvases
        #expect(!canvases.isEmpty && canvases.allSatisfy { $0.orientation == .portrait && $0.size == nil })
        // Who names screens means them.
        let named = EnvironmentMatrix(canvases: [.init(orientation: .landscape)])
        #expect(app.existing(in: named) == named)
    }

    @Test("An iPad has orientations of its own, and splits where both are allowed")
    func pads() throws {
        try folder.write(
            list(
                orientations("", "Portrait")
                    + orientations("~ipad", "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")),
            to: "Info.plist")
        let canvases = app.existing(in: .standard).canvases
        #expect(canvases.contains { $0.device?.isPad == true && $0.size != nil })
        #expect(!canvases.contains { $0.device?.isPad == false && $0.orientation == .landscape })
    }

    @Test("The project file has the language, the families of devices, and what is in no property list")
    func projectFile() throws {
        try folder.write(
            XcodeProjectTests.text(
                settings: """
                    TARGETED_DEVICE_FAMILY = 1;
                    INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait";
                    """, region: "English"), to: "App.xcodeproj/project.pbxproj")
        #expect(app.language == "en" && app.runsOnPhones && !app.runsOnPads && app.phoneOrientations == [.portrait])
        #expect(app.existing(in: .standard).canvases.allSatisfy { $0.device?.isPad == false })
    }

    @Test("A language that no project lists is one that the app is not built with")
    func regions() throws {
        #expect(app.isTranslated(into: "fr"))
        try folder.write(
            XcodeProjectTests.text(settings: "", region: "English"), to: "App.xcodeproj/project.pbxproj")
        // en, Base and de
        #expect(app.isTranslated(into: "de") && app.isTranslated(into: "DE") && app.isTranslated(into: "English"))
        #expect(!app.isTranslated(into: "fr") && !app.isTranslated(into: "de-AT"))
        // Another project that says nothing of languages may have any.
        try folder.write(
            "{objects = {R = {isa = PBXProject; }; }; rootObject = R; }", to: "B.xcodeproj/project.pbxproj")
        #expect(app.isTranslated(into: "fr"))
    }

    @Test("An app without a language from right to left is never laid out so, unless a direction is named")
    func directions() throws {
        func isMirrored(_ matrix: EnvironmentMatrix) -> Bool {
            app.existing(in: matrix).locales.contains { $0.direction == .rightToLeft }
        }
        #expect(isMirrored(.standard))
        let project = XcodeProjectTests.text()
        try folder.write(project, to: "App.xcodeproj/project.pbxproj")
        #expect(!isMirrored(.standard))
        var named = EnvironmentMatrix.standard
        named.locales = [.init(direction: .rightToLeft)]
        #expect(isMirrored(named))
        var phone = EnvironmentMatrix.standard
        phone.canvases = [.init(orientation: .portrait)]
        #expect(!isMirrored(phone) && app.existing(in: phone).canvases == phone.canvases)
        let regions = try #require(project.ranges(of: "knownRegions = (").first)
        try folder.write(
            project.replacingCharacters(in: regions, with: "knownRegions = (ar, "), to: "App.xcodeproj/project.pbxproj")
        #expect(isMirrored(.standard))
    }

    @Test("A document is shown as the apps that compile it are held, and not as others in the folder")
    func severalApps() throws {
        func write(_ name: String, _ settings: String) throws {
            try folder.write(
                """
                {objects = {
                    F = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
                    S = {isa = PBXFileReference; path = ../Shared.xib; sourceTree = "<group>"; };
                    FB = {isa = PBXBuildFile; fileRef = F; }; SB = {isa = PBXBuildFile; fileRef = S; };
                    G = {isa = PBXGroup; children = (F, S, ); sourceTree = "<group>"; };
                    P = {isa = PBXResourcesBuildPhase; files = (FB, SB, ); };
                    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                        buildPhases = (P, ); buildConfigurationList = L; };
                    C = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
                    L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
                    R = {isa = PBXProject; mainGroup = G; targets = (T, ); };
                }; rootObject = R; }
                """, to: "\(name)/\(name).xcodeproj/project.pbxproj")
        }
        try write("Upright", "INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\"; TARGETED_DEVICE_FAMILY = 1;")
        try folder.write(
            list(orientations("", "Portrait") + "<key>UIRequiresFullScreen</key><true/>"), to: "Upright/Info.plist")
        let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
        try write("Both", "\(key) = \"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";")
        let project = Project(root: folder.path, configuration: Configuration())
        let upright = project.app(showing: folder.path + "/Upright/Main.storyboard")
        #expect(upright.phoneOrientations == [.portrait] && upright.requiresFullScreen && !upright.runsOnPads)
        let both = project.app(showing: folder.path + "/Both/Main.storyboard")
        #expect(both.phoneOrientations == [.portrait, .landscape])
        // What both show is held in each way that one of them allows, and what none is known to show as well.
        let shared = project.app(showing: folder.path + "/Shared.xib")
        #expect(shared.phoneOrientations == [.portrait, .landscape] && shared.runsOnPhones)
        #expect(project.app(showing: folder.path + "/Other.xib") == project.app)
        #expect(project.app.phoneOrientations == [.portrait, .landscape])
    }

    @Test("What nothing says is not known")
    func unknown() throws {
        try folder.write(list(""), to: "Info.plist")
        #expect(app == AppSettings() && app.existing(in: .standard) == .standard)
        try folder.write(
            list("<key>UISupportedInterfaceOrientations</key><array><string>$(WAYS)</string></array>"), to: "Info.plist"
        )
        #expect(app.existing(in: .standard) == .standard)
    }
}
