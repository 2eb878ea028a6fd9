import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutComparison
import StrutDiagnostics
import StrutEmission
import StrutEnvironment
import StrutJSON
import StrutNibEncoding
import StrutTextMeasurement

extension FuzzTarget {
    /// Reading a document: everything that it says can be asked for, and what is found lies in the file.
    static let reading = FuzzTarget(name: "reading", isStructured: true) { bytes in
        guard let document = bytes.document else { return }
        var count = 0
        for element in document.root.descendants {
            count += element.attributes.reduce(0) { $0 + $1.value.utf8.count } + element.text.utf8.count
            _ = View(element)?.constraints.count
        }
        require(count <= 8 * bytes.count + 64, "the document says more than its bytes hold")
        FindingCheck(document.source).demand(document.findings)
        JSONCheck.demandText(DocumentText.bytes(document))
        // What is read of the text that was read is the same.
        guard let again = document.source.document else { fatalError("the source of a document is no document") }
        require(again.elementCount == document.elementCount)
    }

    /// Upgrading: an archive of Xcode 3 or 4 becomes a document that is not much longer, or an error that lies in it.
    static let upgrading = FuzzTarget(name: "upgrading", isStructured: true) { bytes in
        do throws(DocumentError) {
            let document = try Document.upgrading(bytes: bytes, path: "Fuzz.xib")
            guard document.isUpgraded else { return }
            require(document.source.count <= 256 * bytes.count + 4096, "the document is much longer than the archive")
            guard let again = document.source.document else { fatalError("what was upgraded is no document") }
            require(again.elementCount == document.elementCount)
            var options = NibOptions()
            options.allowsUnsupported = true
            NibCheck.demand(document.compiled(options), of: document)
        } catch {
            require(!error.message.isEmpty)
        }
    }

    /// Laying out: every frame is a number, every finding lies in the file, and doing it again gives the same.
    static let layout = FuzzTarget(name: "layout", isStructured: true) { bytes in
        guard bytes.count < 1 << 16, let document = bytes.document else { return }
        var choices = FuzzChoices(bytes)
        let environment = choices.environment()
        var layout = LayoutEngine().layout(document, in: environment)
        layout.demandFrames()
        layout.check(RuleSelection(enabled: [RuleSelection.all]))
        FindingCheck(document.source).demand(layout.findings)
        if choices.random.chance(1, in: 4) {
            layout.findings.demandReports(source: document.source)
            var other = LayoutEngine().layout(document, in: environment)
            other.check(RuleSelection(enabled: [RuleSelection.all]))
            require(other.emit(.json) == layout.emit(.json), "laying out again gives something else")
        }
    }

    /// Every form in which a layout is written is what it says it is.
    static let emission = FuzzTarget(name: "emission", isStructured: true) { bytes in
        guard bytes.count < 1 << 16, let document = bytes.document else { return }
        var choices = FuzzChoices(bytes)
        let layout = LayoutEngine().layout(document, in: choices.environment())
        for format in OutputFormat.allCases {
            let output = layout.emit(format)
            switch format {
            case .json, .constraints:
                JSONCheck.demand(output, format.rawValue)
                for form in [JSONForm.lines, .compact, .pretty] {
                    JSONCheck.demand(form.applied(to: output), "\(format) as \(form)")
                }
            case .swift, .uikit: SwiftCheck.demand(output, format.rawValue)
            case .svg: MarkupCheck.demand(output, format.rawValue)
            case .tree: JSONCheck.demandText(output)
            }
        }
    }

    /// Windows of many sizes: what is found in them lies in the file, and a resized one is as one that began so.
    static let windows = FuzzTarget(name: "windows", isStructured: true) { bytes in
        guard bytes.count < 1 << 14, let document = bytes.document else { return }
        var choices = FuzzChoices(bytes)
        var environment = choices.environment()
        let base = ResolvedEnvironment(document: document, environment: environment).size
        environment.size = base
        let least = Double(choices.random.below(1200) + 1)
        let sweep = WindowSweep(choices.random.pick(Axis.allCases) ?? .horizontal, least...(least + 20))
        FindingCheck(document.source).demand(
            WindowFindings.all(
                LayoutEngine().session(document, in: environment), sweep,
                RuleSelection(enabled: [RuleSelection.all])
            ).findings)
        var session = LayoutSession(document, in: environment)
        session.layoutIfNeeded()
        let size = sweep.size(at: choices.random.below(sweep.count), of: base)
        environment.size = size
        guard (try? session.resize(to: size)) != nil else { return }
        var anew = LayoutSession(document, in: environment)
        session.layoutIfNeeded()
        anew.layoutIfNeeded()
        session.layout.demandFrames()
        requireSame(session.layout.emit(.json), anew.layout.emit(.json), "resizing is not as beginning so")
    }

    /// A preview of a document in several environments: a page of UTF-8 whose data is JSON.
    static let preview = FuzzTarget(name: "preview", isStructured: true) { bytes in
        guard bytes.count < 1 << 14, let document = bytes.document else { return }
        var choices = FuzzChoices(bytes)
        var options = LayoutEngine.Options()
        options.keepsDetails = true
        let layouts = (0..<2).map { _ in
            var layout = LayoutEngine(options: options).layout(document, in: choices.environment())
            layout.check()
            return layout
        }
        let page = PreviewPage([
            PreviewPage.Entry(
                path: document.path, layouts: layouts, environments: [],
                explanations: layouts.map(\.viewExplanations), findings: layouts.flatMap(\.findings))
        ]).bytes()
        guard let text = String(validating: page, as: UTF8.self) else { fatalError("the preview is no UTF-8") }
        // Only what the page itself opens is closed, so that no text of the document ends its data early.
        let parts = text.split(separator: "<script", omittingEmptySubsequences: false)
        require(parts.count == 3 && text.split(separator: "</script", omittingEmptySubsequences: false).count == 3)
        let data = parts[1].drop { $0 != "\n" }
        JSONCheck.demand(Array(data.prefix { $0 != "<" }.utf8), "the data of the preview")
    }

    /// Comparing: a document is like itself, and what differs can be written in every form.
    static let comparison = FuzzTarget(name: "comparison", isStructured: true) { bytes in
        guard bytes.count < 1 << 16, let document = bytes.document else { return }
        require(DocumentComparison(document, document).isAlike, "a document differs from itself")
        var random = SmallRandom(bytes.fingerprint)
        guard let mutant = Mutator.mutant(of: bytes, &random)?.document else { return }
        let comparison = DocumentComparison(document, mutant)
        var file = FileComparison(oldPath: "Old.storyboard", newPath: "New.storyboard", status: .changed)
        file.documents = comparison
        let environments = [MatrixEnvironment(environment: LayoutEnvironment())]
        let layouts = [document, mutant].map { LayoutEngine().layout($0) }
        file.frames = FrameComparison(
            comparison, old: [layouts[0]], new: [layouts[1]], environments: environments.map(FindingEnvironment.init))
        file.layouts = ([layouts[0]], [layouts[1]])
        JSONCheck.demand(ComparisonJSON.bytes([file]), "the comparison")
        JSONCheck.demandText(ComparisonText.bytes([file]))
        JSONCheck.demandText(ComparisonMarkdown.bytes([file]))
        if random.chance(1, in: 8) { _ = ComparisonPage.bytes([file]) { _ in NoPictureResources() } }
    }

    /// Merging: what one side alone did is the result, and two sides make a document that reads and is not broken.
    static let merging = FuzzTarget(name: "merging", isStructured: true) { bytes in
        guard bytes.count < 1 << 16, let base = bytes.document else { return }
        var random = SmallRandom(bytes.fingerprint)
        guard let ours = Mutator.mutant(of: bytes, &random)?.document,
            let theirs = Mutator.mutant(of: bytes, &random)?.document
        else { return }
        do throws(DocumentEditError) {
            let own = try DocumentMerge(base: base, ours: ours, theirs: base)
            require(own.bytes == ours.source && own.conflicts.isEmpty, "a merge changes what theirs left alone")
            for side in MergeSide.allCases {
                let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs, preferring: side)
                require((try? Document.parse(merge.bytes, path: "Fuzz.storyboard")) != nil, "a merge cannot be read")
            }
        } catch {
            // The one document that cannot be written is one that is none without what was removed.
            require(!error.message.isEmpty)
        }
    }

    /// Editing: without a change the bytes are the same; an element that is put in, moved and removed leaves them so.
    static let editing = FuzzTarget(name: "editing", isStructured: true) { bytes in
        guard bytes.count < 1 << 16, let document = bytes.document else { return }
        var random = SmallRandom(bytes.fingerprint)
        do throws(DocumentEditError) {
            var edit = try DocumentEdit(document)
            require(try edit.result().bytes == document.source, "the bytes differ without a change")
            let items = edit.items
            guard let parent = random.pick(items), let goal = random.pick(items) else { return }
            let item = try edit.insert(NewElement("view", ["id": edit.newID(for: "fuzz"), "tag": "<&>"]), into: parent)
            _ = try edit.result()
            try edit.move(item, into: goal, at: .first)
            try edit.set("text", of: item, to: "\u{1}\"'\n")
            _ = try edit.result()
            try edit.remove(item)
            _ = try edit.result()
        } catch {
            require(!error.message.isEmpty)
        }
    }

    /// Explaining every view and constraint, and fitting views.
    static let explanation = FuzzTarget(name: "explanation", isStructured: true) { bytes in
        guard bytes.count < 1 << 14, let document = bytes.document else { return }
        var choices = FuzzChoices(bytes)
        let environment = choices.environment()
        let ids = document.root.descendants.compactMap(\.id)
        for _ in 0..<4 {
            guard let id = choices.random.pick(ids) else { return }
            let engine = LayoutEngine()
            let subject: ExplanationReport.Subject? =
                engine.explain(id, in: document, environment: environment).map { .view($0) }
                ?? engine.explainConstraint(id, in: document, environment: environment).map { .constraint($0) }
            if let subject {
                let entry = ExplanationReport.Entry(
                    environmentName: nil,
                    environment: ResolvedEnvironment(document: document, environment: environment), subject: subject)
                let report = ExplanationReport(document, [entry])
                JSONCheck.demand(report.emitJSON(), "the explanation of \(id)")
                JSONCheck.demandText(Array(report.emitText().utf8))
            }
            let size = engine.fittingSize(of: id, in: document, environment: environment)
            require(size.map { $0.width.isFinite && $0.height.isFinite } ?? true, "a size is no number")
        }
    }

    /// A side-car or changes at run time: the parts of the input are a document and one of them.
    static let sideCar = FuzzTarget(name: "side-car", isStructured: true) { bytes in
        let parts = Mutator.parts(bytes)
        guard parts.count > 1, parts[0].count < 1 << 16, let document = Array(parts[0]).document else { return }
        var options = LayoutEngine.Options(keepsSystems: false)
        do throws(DesignDataError) {
            let data = try DesignData(parsing: Array(parts[1]), path: "Fuzz.strut.json")
            let rows = data.tables.values.lazy.flatMap(\.sections).flatMap(\.rows).reduce(0) { $0 + $1.count }
            guard rows < 2000 else { return }
            options.designData = data
        } catch {
            FindingCheck(Array(parts[1])).demand([error.finding])
        }
        var choices = FuzzChoices(bytes)
        let environment = choices.environment()
        let layout = LayoutEngine(options: options).layout(document, in: environment)
        layout.demandFrames()
        JSONCheck.demand(layout.emit(.json), "the layout")
        guard parts.count > 2 else { return }
        var session = LayoutSession(document, in: environment, options: options)
        for line in parts[2].split(separator: 0x0A) {
            guard let assignment = try? RunTimeAssignment(parsing: String(decoding: line, as: UTF8.self)) else {
                continue
            }
            try? session.apply(assignment)
        }
        session.layoutIfNeeded()
        session.layout.demandFrames()
    }
}

extension Layout {
    /// Every frame is of finite numbers.
    func demandFrames() {
        for view in scenes.lazy.flatMap(\.views) {
            let frame = view.frame
            require(
                frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite,
                "the frame of \(view.view.id ?? "?") is no number: \(frame)")
        }
    }
}

extension JSONCheck {
    /// Text for a terminal: UTF-8 without what steers one.
    static func demandText(_ bytes: [UInt8]) {
        guard let text = String(validating: bytes, as: UTF8.self) else { fatalError("a text is no UTF-8") }
        for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
            require(!scalar.steersTerminal, "a text has U+\(String(scalar.value, radix: 16))")
        }
    }
}
