import Strut

// The code that comments of public items show: the compiler checks it here, and `DocumentationTests` compares the two.

enum SymbolExamples {
    static func document() throws {
        let document = try Document.read(path: "Main.storyboard")
        print(document.scenes.count, document.toolsVersion, document.usesAutoLayout)
    }

    static func label(_ document: Document) {
        for label in document.all(Label.self) {
            print(label.id ?? "", label.text ?? "", label.font?.pointSize ?? 17, label.location)
        }
    }

    static func view(_ document: Document) {
        for view in document.views where view.isHidden {
            print(view.className, view.userLabel ?? view.id ?? "", view.location)
        }
    }

    static func element(_ document: Document) {
        if let element = document.element(id: "npM-MY-Qm1") {
            print(element.name, element.string(named: "text") ?? "", element.children.map(\.name))
        }
    }

    static func engine(_ document: Document) {
        let layout = LayoutEngine().layout(document, in: LayoutEnvironment(device: .named("iPhone SE")))
        for view in layout.scenes.flatMap(\.views) { print(view.view.className, view.frame) }
    }

    static func conflicts(_ layout: Layout) {
        for conflict in layout.scenes.flatMap(\.conflicts) {
            print(conflict.log, conflict.constraints[conflict.broken].location ?? .init(line: 1, column: 1))
        }
    }

    static func fields(_ layout: Layout) {
        let json = layout.emitJSON(fields: ViewField.standard.union([.texts, .windowFrame]))
        print(String(decoding: json, as: UTF8.self))
    }

    static func edit(_ document: Document) throws {
        var edit = try DocumentEdit(document)
        if let label = document.element(id: "npM-MY-Qm1") {
            try edit.set("text", of: edit.item(label), to: "Welcome")
        }
        print(try edit.result().bytes.count)
    }

    static func fix(_ document: Document) throws {
        let fix = try DocumentFix(document, rules: ["misplaced-view"])
        print(fix.counts, fix.bytes.count)
    }

    static func merge(_ base: Document, _ ours: Document, _ theirs: Document) throws {
        let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
        for conflict in merge.conflicts { print(conflict.subject, conflict.ours.words, conflict.theirs.words) }
        print(merge.bytes.count)
    }

    static func project() {
        let project = Project(root: "Sources/App")
        for text in project.readDocuments().localizableTexts {
            print(text.element.documentPath, text.key, text.text)
        }
    }

    static func xcodeProject() throws {
        let project = try XcodeProject(path: "App.xcodeproj")
        for target in project.targets { print(target.name, target.documents) }
    }

    static func localization(_ document: Document) {
        for language in Localization.languages(ofDocumentAt: document.path) {
            let (german, findings) = Localization.read(language, forDocumentAt: document.path)
            print(german.strings.count, findings.count)
        }
    }

    static func update(_ document: Document, _ existing: [UInt8]) {
        let update = StringsFile.update(document.localizableTexts, existing: StringsFile(existing))
        print(String(decoding: update.bytes, as: UTF8.self), update.added, update.removed)
    }

    static func catalog(_ document: Document, _ existing: [UInt8]) throws {
        let update = try StringCatalog(parsing: existing).update(document.localizableTexts)
        print(update.added, update.changed, update.removed)
    }

    static func texts(_ document: Document) {
        for text in document.localizableTexts {
            print(text.key, text.text)  // "npM-MY-Qm1.text The quick brown fox jumped over the lazy dog."
        }
    }

    static func session(_ document: Document, _ environment: LayoutEnvironment) throws {
        var session = LayoutSession(document, in: environment)
        try session.setTranslatesAutoresizingMaskIntoConstraints(false, of: "header")
        let width = try session.addConstraint(AddedConstraint("header", .width, constant: 320))
        session.layoutIfNeeded()
        let size = try session.systemLayoutSizeFitting("header")
        session.removeConstraint(width)
        print(size)
    }

    static func unused(_ project: Project) {
        let unused = project.readDocuments().outlets.filter { $0.destination == nil }
        print(unused.count)
    }

    static func visitor(_ document: Document) {
        struct LabelCounter: DocumentVisitor {
            var count = 0
            mutating func visit(view: View) {
                if view.kind == .label { count += 1 }
                visitChildren(of: view.element)
            }
        }
        var counter = LabelCounter()
        counter.visit(document)
    }

    static func targets(_ document: Document) {
        for outlet in document.outlets {
            switch outlet.target {
            case .view(let view): print(view.className)
            case .placeholder(let placeholder) where placeholder.kind == .filesOwner: print("the owner")
            case nil: print("nothing: the outlet dangles")
            default: break
            }
        }
    }

    static func changes() throws {
        let commands = try EditCommand.parse(["title.text=Welcome", "add constraint 'title.width <= 200 @750'"])
        print(commands)
    }

    static func transaction(_ document: Document) throws {
        var transaction = DocumentTransaction([document])
        try transaction.apply(EditCommand.parse(["title.text=Welcome", "remove subtitle"]))
        for edited in transaction.documents where edited.isChanged { print(edited.bytes.count) }
    }
}
