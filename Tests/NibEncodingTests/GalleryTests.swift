import InterfaceDocument
import StrutNib
import StrutPropertyList
import StrutTestSupport
import Testing

@testable import StrutNibEncoding

/// A document of `Storyboards/` and a way to compile it.
struct GalleryCase: CustomTestStringConvertible, Sendable {
    var file: String
    var xcode: NibVersion

    var testDescription: String { "\(file), Xcode \(xcode)" }

    static let all = GalleryFolder.files.flatMap { file in
        [NibVersion(12, 4), NibOptions.newestXcode].map { Self(file: file, xcode: $0) }
    }

    func compiled() throws -> CompiledDocument {
        var options = NibOptions()
        options.xcode = xcode
        // For one system with symbols or more: each nib is one file.
        options.deploymentTarget = NibVersion(14)
        options.module = "App"
        options.allowsUnsupported = true
        return try Document.read(path: GalleryFolder.path + "/" + file).compiled(options)
    }
}

@Suite("Compiled documents of the gallery are consistent")
struct GalleryTests {
    @Test("The gallery is there")
    func gallery() {
        #expect(GalleryCase.all.count > 80)
    }

    @Test("Nibs can be read, and what they refer to was written", arguments: GalleryCase.all)
    func objects(_ sample: GalleryCase) throws {
        let compiled = try sample.compiled()
        #expect(!compiled.files.isEmpty)
        for (name, bytes) in compiled.files where name != "Info.plist" {
            for nib in try NestedNibs.all(bytes) {
                for object in nib.all("NSObject") where object != nib.root {
                    #expect(!nib.graph.values(of: object).isEmpty, "an object of \(name) was never written")
                }
                for connection in nib.members("UINibConnectionsKey", of: nib.root) {
                    let ends = ["UISource", "UIDestination"].compactMap { nib.object($0, of: connection) }
                    #expect(ends.count == 2 && nib.text("UILabel", of: connection)?.isEmpty == false)
                }
            }
        }
    }

    @Test(
        "A view's proxies are what its controller has for them, and each nib is named by something",
        arguments: GalleryCase.all)
    func borders(_ sample: GalleryCase) throws {
        let compiled = try sample.compiled()
        guard let list = compiled.files.first(where: { $0.name == "Info.plist" }) else { return }
        let scenes = try PropertyListValue(readingBinary: list.bytes)["UIViewControllerIdentifiersToNibNames"]
        let named = Set((scenes?.dictionary?.entries ?? []).compactMap(\.value.string))
        // A nib with forms for several systems is a folder: what is of one form belongs together.
        var forms: [Substring: [String: DecodedNib]] = [:]
        for file in compiled.files where file.name != "Info.plist" {
            let path = file.name.split(separator: "/")
            let form = path.count > 1 ? path[1] : ""
            forms[form, default: [:]][String(path[0].dropLast(4))] = try DecodedNib(file.bytes)
        }
        #expect(forms.isEmpty == named.isEmpty)
        for nibs in forms.values {
            var used = named
            for name in named {
                let scene = try #require(nibs[name])
                for owner in scene.members("UINibObjectsKey", of: scene.root) {
                    guard let viewName = scene.text("UINibName", of: owner) else { continue }
                    used.insert(viewName)
                    let view = try #require(nibs[viewName])
                    #expect(Set(view.upstream) == Set(scene.keys("UIExternalObjectsTableForViewLoading", of: owner)))
                }
                #expect(scene.upstream.isEmpty)
            }
            #expect(used == Set(nibs.keys))
        }
    }

    @Test("The same document gives the same bytes", arguments: GalleryCase.all)
    func stability(_ sample: GalleryCase) throws {
        let (first, second) = (try sample.compiled(), try sample.compiled())
        #expect(first.files.map(\.name) == second.files.map(\.name))
        #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
    }
}

/// A nib and those inside of it.
enum NestedNibs {
    static func all(_ bytes: [UInt8]) throws -> [DecodedNib] {
        let archive = try NibArchive(reading: bytes)
        var nibs = [try DecodedNib(bytes)]
        for value in archive.values {
            if case .data(let inner) = value.payload, inner.starts(with: "NIBArchive".utf8) { nibs += try all(inner) }
        }
        return nibs
    }
}

extension DecodedNib {
    /// The identifiers of the proxies for what another nib has.
    var upstream: [String] {
        all("UIProxyObject").compactMap { text("UIProxiedObjectIdentifier", of: $0) }
            .filter { $0.hasPrefix("UpstreamPlaceholder-") }
    }

    /// The keys of a dictionary of texts.
    func keys(_ key: String, of owner: NibGraph.Object) -> [String] {
        let entries = members(key, of: owner)
        return stride(from: 0, to: entries.count, by: 2).compactMap { text(of: entries[$0]) }
    }
}
