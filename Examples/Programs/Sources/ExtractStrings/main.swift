// Prints every text of some documents that can be translated, with its key in strings files and its place.

import InterfaceDocument

let documents = try CommandLine.arguments.dropFirst().map { try Document.read(path: $0) }
for text in documents.localizableTexts {
    print("\(text.element.documentPath):\(text.element.location): \(text.key) = \(text.text)")
}
