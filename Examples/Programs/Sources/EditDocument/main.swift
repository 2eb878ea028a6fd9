// Changes a document as 'strut edit' does, and prints the lines that are new in it.
// usage: EditDocument FILE CHANGE…
import Strut

let words = Array(CommandLine.arguments.dropFirst())
do {
    let document = try Document.read(path: words.first ?? "")
    var transaction = DocumentTransaction([document])
    try transaction.apply(try EditCommand.parse(Array(words.dropFirst())))
    let edited = transaction.documents[0]
    let old = Set(String(decoding: edited.originalBytes, as: UTF8.self).split(separator: "\n"))
    for line in String(decoding: edited.bytes, as: UTF8.self).split(separator: "\n") where !old.contains(line) {
        print(line)
    }
    // What is wrong with it now, as 'strut check' says it.
    for finding in edited.document.layout(in: LayoutEnvironment()).findings { print(finding.message) }
} catch {
    print("EditDocument: \(error)")
}
