// Opens a document, walks its views, lays it out for a phone, asks a view what it wants, changes a text, and reads
// what is wrong.

import JSON
import Strut

let document = try Document.read(
    path: CommandLine.arguments.dropFirst().first ?? "Storyboards/TableViewHeader.storyboard")
for label in document.all(Label.self) { print("Line \(label.location.line): “\(label.text ?? "")”") }

let phone = LayoutEnvironment(device: .named("iPhone 15"))
let layout = document.layout(in: phone)
if let sentence = layout.view(outlet: "sentence") { print("The sentence stands at \(sentence.frame).") }
for finding in layout.findings { print("\(finding.severity.rawValue): \(finding.message)") }

if let header = document.view(outlet: "headerView") {
    let size = document.fittingSize(of: header, in: phone, target: .compressed(width: 393))
    print("The header wants to be \(size?.height ?? 0) points high.")
    if let size { print(JSON.line(["width": size.width, "height": size.height])) }
}

if let id = document.view(outlet: "sentence")?.id {
    var session = LayoutSession(document, in: phone)
    try session.setText("Shorter.", of: id)
    session.layoutIfNeeded()
    print("After a change it stands at \(session.frame(of: id) ?? .zero).")
}
