// Constraints of a log are found in the documents that the app was made from.

import AutoLayout
import Diagnostics
import Foundation
import InterfaceDocument
import Testing

@testable import Checking

@Suite("Logs and documents")
struct LogMatcherTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The scenes of the gallery that show a conflict.
    static let documents: [String] = {
        let folder = root.appendingPathComponent("Storyboards")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().filter { name in
            guard let document = try? Document.read(path: folder.appendingPathComponent(name).path) else {
                return false
            }
            return LayoutEngine().layout(document).scenes.contains { !$0.conflicts.isEmpty }
        }
    }()

    @Test("There are documents to look in") func thereAreDocuments() { #expect(Self.documents.count >= 2) }

    /// The log that the app would print has addresses where Strut's has object ids.
    @Test("Every constraint that an app would log is found", arguments: documents)
    func found(name: String) throws {
        let path = Self.root.appendingPathComponent("Storyboards/\(name)").path
        let document = try Document.read(path: path)
        for conflict in LayoutEngine().layout(document).scenes.flatMap(\.conflicts) {
            let logged = try #require(ConflictLog(Self.withAddresses(conflict.log)).conflicts.first)
            try #require(logged.constraints.count == conflict.constraints.count)
            #expect(logged.broken == conflict.broken)
            let places = LogMatcher([document]).places(of: logged)
            for (member, place) in zip(conflict.constraints, places) where member.origin == .written {
                #expect(place?.object == member.object, "\(member.log)")
                #expect(place?.line == member.location?.line && place?.path == path)
            }
        }
    }

    @Test("A document that has none of them gives no places")
    func notFound() throws {
        let conflict = try #require(ConflictLog(SampleLog.cell).conflicts.first)
        let path = Self.root.appendingPathComponent("Storyboards/\(Self.documents[0])").path
        #expect(LogMatcher([try Document.read(path: path)]).places(of: conflict).allSatisfy { $0 == nil })
        #expect(LogMatcher([]).places(of: conflict) == [nil, nil, nil, nil])
    }

    /// Replaces object ids by addresses that differ for each.
    private static func withAddresses(_ log: String) -> String {
        var addresses: [String: String] = [:]
        return log.replacing(/:([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})/) { match in
            let id = String(match.1)
            let address = addresses[id] ?? "0x60000\(String(0x1000 + addresses.count * 16, radix: 16))"
            addresses[id] = address
            return ":\(address)"
        }
    }
}
