import ConstraintSolver
import Strut

// The code that the documentation shows: the compiler checks it here, and `DocumentationTests` compares the two.

enum DocumentationExamples {
    static func overview() throws {
        let document = try Document.read(path: "Main.storyboard")
        for label in document.all(Label.self) { print(label.location.line, label.text ?? "") }

        let phone = LayoutEnvironment(device: .named("iPhone 15"))
        let layout = document.layout(in: phone)
        print(layout.view(outlet: "titleLabel")?.frame ?? .zero)
        for finding in layout.findings { print(finding) }
    }

    static func editing() throws {
        let document = try Document.read(path: "Main.storyboard")
        var edit = try DocumentEdit(document)
        if let label = edit.item(id: "npM-MY-Qm1") {
            try edit.set("text", of: label, to: "Welcome")
            try edit.insert(NewElement("color", ["key": "textColor", "systemColor": "labelColor"]), into: label)
        }
        let bytes = try edit.result().bytes
        print(bytes.count)
    }

    static func reading() {
        do throws(DocumentError) {
            let document = try Document.read(path: "Main.storyboard")
            print(document.layout().findings.count)
        } catch {
            print(error.finding)
        }
    }

    static func names(_ document: Document) {
        let layout = document.layout()
        print(layout.view(outlet: "titleLabel")?.frame ?? .zero)
        print(layout.view(accessibilityIdentifier: "title")?.frame ?? .zero)
        print(layout.view(id: "npM-MY-Qm1")?.frame ?? .zero)
    }

    static func fitting(_ document: Document) {
        if let header = document.view(outlet: "headerView") {
            let size = document.fittingSize(of: header, target: .compressed(width: 320))
            print(size?.height ?? 0)
        }
    }

    static func changes(_ document: Document) throws {
        var session = LayoutSession(document)
        try session.setText("A longer title than before", of: "npM-MY-Qm1")
        session.layoutIfNeeded()
        print(session.frame(of: "npM-MY-Qm1") ?? .zero)
    }

    static func devices() throws {
        let document = try Document.read(path: "Main.storyboard")
        for device in [Device.named("iPhone SE"), Device.named("iPad Air")] {
            let layout = document.layout(in: LayoutEnvironment(device: device))
            print(layout.environment.size, layout.scenes.map(\.views.count))
        }
    }

    static func sideCar() throws {
        let document = try Document.read(path: "Feed.storyboard")
        let data = try DesignData.read(besides: document.path)
        let layout = document.layout(options: .init(designData: data))
        print(layout.view(outlet: "tableView")?.contentSize ?? .zero)
    }

    static func systems(_ document: Document) {
        for system in document.layout(options: .init(keepsSystems: true)).scenes.flatMap(\.systems) {
            for constraint in system.constraints where constraint.origin != .written {
                print(constraint.origin, constraint.description)
            }
        }
    }

    static func formats(_ document: Document) {
        let layouts = [Device.named("iPhone SE"), Device.named("iPad Air")].map { device in
            document.layout(in: LayoutEnvironment(device: device))
        }
        let source = Layout.emit(.swift, layouts)
        print(String(decoding: source, as: UTF8.self))
    }

    static func masks(_ document: Document) {
        for view in document.views where view.translatesAutoresizingMaskIntoConstraints {
            print(view.className, view.frame ?? .zero, view.autoresizingMask.contains(.widthSizable))
        }
        for system in document.layout(options: .init(keepsSystems: true)).scenes.flatMap(\.systems) {
            for constraint in system.constraints where constraint.origin == .autoresizingMask {
                print(constraint.description)
            }
        }
    }

    static func masksInSessions(_ document: Document) throws {
        var session = LayoutSession(document)
        try session.setTranslatesAutoresizingMaskIntoConstraints(false, of: "6u7-If-z8G")
        session.layoutIfNeeded()
        print(session.layout.findings.count)
    }

    static func conflicts(_ document: Document) {
        for finding in document.layout().findings where finding.rule.id == "conflicting-constraints" {
            print(finding.message)
            for note in finding.notes { print(note.location?.line ?? 0, note.message) }
        }
    }

    static func explanations(_ document: Document) {
        if let explanation = LayoutEngine().explain("npM-MY-Qm1", in: document) {
            for quantity in explanation.quantities {
                print(quantity.name, quantity.value, quantity.links.map(\.text), quantity.ambiguities)
            }
        }
    }

    static func parsing() throws {
        let document = try Document.read(path: "Main.storyboard")
        for scene in document.scenes {
            print(scene.controller?.className ?? "views", scene.location)
        }
        for constraint in document.all(Constraint.self) where constraint.priority < 1000 {
            print(constraint.location, constraint.firstItem, constraint.constant)
        }
    }

    static func solver() {
        var system = ConstraintSystem()
        let (x, width) = (system.addVariable(), system.addVariable(lowerBound: 0))
        let window = system.addConstraint(Term(x), Term(width), .equal, 320, order: 0)
        system.addConstraint(Term(x), .equal, 20, order: 1)
        system.addConstraint(Term(width), .equal, 200, priority: 750, order: 2)
        system.markAsParameter(window)

        var solver = Solver(system)
        print(solver.solve()[width])  // 300
        solver.setConstant(375, of: window)
        print(solver.solve()[width])  // 355
    }

    static func readme() throws {
        let document = try Document.read(path: "Main.storyboard")
        let phone = LayoutEnvironment(device: .named("iPhone 15"), contentSizeCategory: .extraLarge)
        let layout = document.layout(in: phone)
        print(layout.view(outlet: "titleLabel")?.frame ?? .zero)
        for finding in layout.findings { print(finding) }
    }
}
