// Lists the outlets of a folder's documents that no Swift source of the folder mentions.

import Foundation
import InterfaceDocument

let folder = CommandLine.arguments.dropFirst().first ?? "."
let files = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).sorted()
var words: Set<Substring> = []
for file in files where file.hasSuffix(".swift") {
    let source = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    words.formUnion(source.split { !($0.isLetter || $0.isNumber || $0 == "_") })
}
for file in files where file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
    for outlet in try Document.read(path: "\(folder)/\(file)").outlets {
        // The outlets of UIKit's own classes are not the app's to mention.
        guard let name = outlet.property, outlet.source?.string(.customClass) != nil else { continue }
        if !words.contains(name[...]) { print("\(outlet.element.documentPath):\(outlet.location): \(name)") }
    }
}
