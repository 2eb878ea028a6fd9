// Edits every document of a folder in every way, and counts what does not come out as it should.
import Foundation
import InterfaceDocument

let arguments = CommandLine.arguments
guard arguments.count == 3, let seed = UInt64(arguments[2]),
    let walk = FileManager.default.enumerator(atPath: arguments[1])
else {
    print("usage: CheckEdits FOLDER SEED")
    exit(64)
}
let names = walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
var counts: [String: Int] = [:]
var failures = 0
for (number, name) in names.enumerated() {
    let path = arguments[1] + "/" + name
    guard let data = FileManager.default.contents(atPath: path) else { continue }
    let bytes = [UInt8](data)
    guard let document = try? Document.parse(bytes, path: name) else {
        counts["unreadable", default: 0] += 1
        continue
    }
    guard let encoding = DocumentEncoding(of: bytes, document) else {
        counts["another encoding", default: 0] += 1
        continue
    }
    let old = bytes.lines
    var generator = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    for kind in EditKind.allCases {
        var subject = ""
        do {
            guard let trial = try EditTrial(kind, document, &generator) else { continue }
            subject = trial.subject
            counts["\(kind)", default: 0] += 1
            let result = try trial.edit.result()
            if kind == .nothing, encoding.encoded(result.bytes) != bytes {
                throw CheckFailure("the bytes differ without a change")
            }
            try trial.check(old, result.bytes.lines)
        } catch {
            failures += 1
            print("\(name): \(kind) \(subject): \(error)")
        }
    }
}
print(
    names.count, "documents;", counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
)
print(failures, "failures")
exit(failures == 0 ? 0 : 1)
