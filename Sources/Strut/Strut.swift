// Strut compiles Interface Builder documents: `import Strut` is all a program needs.
//
//     let document = try Document.read(path: "Main.storyboard")
//     let phone = LayoutEnvironment(device: .named("iPhone 15"), contentSizeCategory: .extraLarge)
//     let layout = document.layout(in: phone)
//     let title = layout.view(outlet: "titleLabel")
//     print(title?.frame ?? .zero, layout.findings)
//
// The modules of the pipeline are exported, so that their types need no import of their own. A program that only reads
// documents imports `InterfaceDocument` alone.

@_exported import AutoLayout
@_exported import Checking
@_exported import Comparison
@_exported import ConstraintSolver
@_exported import Diagnostics
@_exported import DocumentEditing
@_exported import Emission
@_exported import Environment
@_exported import InterfaceDocument
@_exported import JSON
@_exported import Nib
@_exported import NibEncoding
@_exported import Projects
@_exported import PropertyList
@_exported import TextMeasurement
