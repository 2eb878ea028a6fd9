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

@_exported import ConstraintSolver
@_exported import InterfaceDocument
@_exported import StrutAutoLayout
@_exported import StrutChecking
@_exported import StrutComparison
@_exported import StrutDiagnostics
@_exported import StrutDocumentEditing
@_exported import StrutEmission
@_exported import StrutEnvironment
@_exported import StrutJSON
@_exported import StrutJobs
@_exported import StrutNib
@_exported import StrutNibEncoding
@_exported import StrutProjects
@_exported import StrutPropertyList
@_exported import StrutTextMeasurement
