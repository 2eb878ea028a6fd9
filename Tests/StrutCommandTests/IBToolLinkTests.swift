import Foundation
import Testing

/// Linking compiled storyboards, by the real executable.
@Suite("ibtool --link")
struct IBToolLinkTests {
    private let place: IBToolFolder

    /// An Info.plist that refers to a controller `Detail` of a storyboard `Sécond`, and to the first one there.
    private static let referring =
        "YnBsaXN0MDDUAQIDBAUGBxBfECpVSVN0b3J5Ym9hcmREZXNpZ25hdGVkRW50cnlQb2ludElkZW50aWZpZXJfEBNVSVN0b3J5Ym9hcmRWZXJzaW9u"
        + "XxA5VUlWaWV3Q29udHJvbGxlcklkZW50aWZpZXJzVG9FeHRlcm5hbFN0b3J5Ym9hcmRSZWZlcmVuY2VzXxAlVUlWaWV3Q29udHJvbGxlcklkZW50"
        + "aWZpZXJzVG9OaWJOYW1lc18QElVJVmlld0NvbnRyb2xsZXItYRAB0ggJCg9fEBNVSVZpZXdDb250cm9sbGVyLXIxXxATVUlWaWV3Q29udHJvbGxl"
        + "ci1yMtILDA0OXxAgVUlSZWZlcmVuY2VkQ29udHJvbGxlcklkZW50aWZpZXJfEBpVSVJlZmVyZW5jZWRTdG9yeWJvYXJkTmFtZVZEZXRhaWxmAFMA"
        + "6QBjAG8AbgBk0QwO0QUFAAgAEQA+AFQAkAC4AM0AzwDUAOoBAAEFASgBRQFMAVkBXAAAAAAAAAIBAAAAAAAAABEAAAAAAAAAAAAAAAAAAAFf"
    /// One with a controller `Detail`, which is the first.
    private static let second =
        "YnBsaXN0MDDTAQIDBAUGXxAqVUlTdG9yeWJvYXJkRGVzaWduYXRlZEVudHJ5UG9pbnRJZGVudGlmaWVyXxATVUlTdG9yeWJvYXJkVmVyc2lvbl8Q"
        + "JVVJVmlld0NvbnRyb2xsZXJJZGVudGlmaWVyc1RvTmliTmFtZXNWRGV0YWlsEAHRBAQIDzxSeoGDAAAAAAAAAQEAAAAAAAAABwAAAAAAAAAAAAAA"
        + "AAAAAIY="
    /// One with a controller `Other`, and none that is the first.
    private static let bare =
        "YnBsaXN0MDDSAQIDBF8QE1VJU3Rvcnlib2FyZFZlcnNpb25fECVVSVZpZXdDb250cm9sbGVySWRlbnRpZmllcnNUb05pYk5hbWVzEAHRBQVVT3Ro"
        + "ZXIIDSNLTVAAAAAAAAABAQAAAAAAAAAGAAAAAAAAAAAAAAAAAAAAVg=="

    init() throws {
        place = try IBToolFolder()
        for (name, list) in [
            ("Base.lproj/Main", Self.referring), ("Sécond", Self.second), ("bare/Sécond", Self.bare),
            ("bare/Alone", Self.bare),
        ] {
            try place.write(base64: list, to: "\(name).storyboardc/Info.plist")
            try place.folder.write("NIBArchive", to: "\(name).storyboardc/A.nib/runtime.nib")
        }
    }

    @Test("Compiled storyboards are put into the app as they are, in their folders of languages")
    func linking() throws {
        let run = try place.ibtool(
            "--link", "App.app", "Base.lproj/Main.storyboardc", "Sécond.storyboardc/", "--depfile", "d")
        #expect(run.status == 0 && run.errors == "", "\(run)")
        #expect(try place.folder.names(in: "App.app") == ["Base.lproj", "Sécond.storyboardc"])
        #expect(
            try place.files(in: "App.app/Base.lproj/Main.storyboardc") == place.files(in: "Base.lproj/Main.storyboardc")
        )
        #expect(
            try place.folder.read("d").contains("App.app/Sécond.storyboardc: Sécond.storyboardc/A.nib/runtime.nib "))
        // What is linked already is known to later calls.
        #expect(try place.ibtool("--link", "App.app", "Base.lproj/Main.storyboardc").status == 0)
    }

    @Test("A reference to what is not there is an error, and nothing is written")
    func brokenReferences() throws {
        let missing = try place.ibtool("--link", "App.app", "Base.lproj/Main.storyboardc")
        #expect(
            missing.status == 1 && missing.errors.contains("the storyboard 'Sécond', which is not linked"), "\(missing)"
        )
        #expect(missing.errors.contains("Base.lproj/Main.storyboardc: error: the reference 'UIViewController-r1'"))
        let other = try place.ibtool("--link", "App.app", "Base.lproj/Main.storyboardc", "bare/Sécond.storyboardc")
        #expect(
            other.status == 1 && other.errors.contains("the controller 'Detail' of 'Sécond', which has none"),
            "\(other)")
        #expect(other.errors.contains("the initial controller of 'Sécond', which has none"))
        #expect(try !place.folder.names().contains("App.app"))
        let apple = try place.ibtool(
            "--link", "App.app", "Base.lproj/Main.storyboardc", "--output-format", "human-readable-text")
        #expect(apple.errors == "" && apple.output.hasPrefix("/* com.apple.ibtool.document.errors */\n"), "\(apple)")
    }

    @Test("What is no compiled storyboard is refused, and nothing is written")
    func badInput() throws {
        try place.folder.write("bplist00 and nothing more", to: "Bad.storyboardc/Info.plist")
        try place.folder.write("", to: "Empty.storyboardc/A.nib")
        for (name, status, message) in [
            ("Main.storyboard", 65, "this is no compiled storyboard"),
            ("Gone.storyboardc", 66, "there is no such folder"),
            ("Bad.storyboardc", 65, "its Info.plist cannot be read"),
            ("Empty.storyboardc", 65, "this folder has no Info.plist"),
        ] {
            let run = try place.ibtool("--link", "App.app", "bare/Alone.storyboardc", name)
            #expect(run.status == Int32(status) && run.errors.contains("\(name): error: \(message)"), "\(run)")
        }
        #expect(try !place.folder.names().contains("App.app"))
        let ownFolder = try place.ibtool("--link", "bare", "bare/Alone.storyboardc")
        #expect(ownFolder.status == 64 && ownFolder.errors.contains("is in 'bare' already"), "\(ownFolder)")
        let twice = try place.ibtool("--link", "App.app", "Sécond.storyboardc", "bare/Sécond.storyboardc")
        #expect(twice.status == 64 && twice.errors.contains("would both be"), "\(twice)")
    }

    @Test("A list that is damaged anywhere is refused or read, and nothing else happens")
    func damagedLists() throws {
        let whole = try #require(Data(base64Encoded: Self.referring))
        try place.folder.write("", to: "X.storyboardc/Info.plist")
        let file = place.folder.url.appending(path: "X.storyboardc/Info.plist")
        for index in stride(from: 8, to: whole.count, by: 7) {
            var bytes = whole
            bytes[index] = 0xDF
            try bytes.write(to: file)
            let run = try place.ibtool("--link", "App.app", "X.storyboardc")
            #expect([0, 1, 65].contains(run.status), "\(index): \(run)")
        }
    }
}
