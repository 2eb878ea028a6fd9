// The parts of the module one by one, each without the others: what goes in is made here, what comes out is looked at.

import ConstraintSolver
import InterfaceDocument
import StrutEnvironment
import StrutTestScenes
import Testing

@testable import StrutAutoLayout

@Suite("The parts of the module")
struct ModulePartTests {
    /// The model of a scene's first view controller.
    private func model(
        _ views: String, _ constraints: [String] = [], in environment: LayoutEnvironment = LayoutEnvironment()
    ) throws -> SceneModel {
        let source = TestScene(views: views, constraints: constraints).source
        let document = try Document.parse(Array(source.utf8), path: "Test.storyboard")
        let resolved = ResolvedEnvironment(document: document, environment: environment)
        let resolver = SceneResolver(document: document, environment: resolved)
        let scene = resolver.resolve(try #require(document.scenes.first))
        return SceneModel(
            document: document, environment: resolved, scene: scene, indexOfElement: ElementIndex(scene.views),
            typesetting: Typesetting(document, environment: resolved), canvasSizes: nil, runTime: RunTime())
    }

    private func index(_ id: String, in model: SceneModel) throws -> Int {
        try #require(model.scene.views.firstIndex { $0.view.id == id })
    }

    // MARK: The model

    @Test("A model knows how frames come about before anything is laid out")
    func traits() throws {
        let model = try model(
            view("a") + view("b", mask: "widthSizable")
                + view("stack", element: "stackView", subviews: view("c", #"fixedFrame="YES""#)))
        func placement(_ id: String) throws -> Placement { model.traits[try index(id, in: model)].placement }
        #expect(try placement("root") == .root)
        #expect(try placement("a") == .constraints)
        #expect(try placement("b") == .autoresizingMask)
        #expect(try placement("c") == .constraints)
    }

    // MARK: Measuring

    @Test("A measurer breaks text at the width that it is given")
    func intrinsicSizes() throws {
        let model = try model(label("a", "Some words that want two lines", lines: 0) + label("b", "One"))
        let measurer = IntrinsicMeasurer(model: model)
        let (a, b) = (try index("a", in: model), try index("b", in: model))
        let wide = measurer.size(of: a)
        let narrow = measurer.size(of: a, width: try #require(wide.width) * 0.7)
        #expect(try #require(narrow.height) > 1.5 * (try #require(wide.height)))
        #expect(measurer.wraps(a) && !measurer.wraps(b))
        #expect(measurer.size(of: b) == measurer.size(of: b, width: 5))
    }

    // MARK: Insets and baselines

    @Test("Insets follow from the frames that are put in")
    func insets() throws {
        let model = try model(view("a"), in: LayoutEnvironment(device: .named("retina6_12")))
        let a = try index("a", in: model)
        var states = model.scene.views.map { _ in ViewState() }
        InsetResolver(model: model).update(&states)
        // Nothing is solved yet: what lies inside is not known to reach into the safe area.
        #expect(states[a].safeArea == .zero)
        #expect(states[0].safeArea.top == 59 && states[0].safeArea.bottom == 34)
        states[0].solved = Rect(x: 0, y: 0, width: 393, height: 852)
        states[a].solved = Rect(x: 0, y: 20, width: 393, height: 100)
        InsetResolver(model: model).update(&states)
        #expect(states[a].safeArea == EdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
        #expect(states[a].margins == EdgeInsets(top: 47, left: 8, bottom: 8, right: 8))
    }

    @Test("Baselines are looked for where something is aligned by them")
    func baselines() throws {
        let views = label("a", "A", size: 40) + label("b", "B", size: 20)
        var states = [ViewState](repeating: ViewState(), count: 3)
        let unaligned = BaselineResolver(model: try model(views))
        unaligned.update(&states)
        #expect(!unaligned.isNeeded && states[1].firstBaseline == .top)
        let aligned = BaselineResolver(model: try model(views, ["a.firstBaseline == b.firstBaseline"]))
        aligned.update(&states)
        #expect(aligned.isNeeded && states[1].firstBaseline.offset > states[2].firstBaseline.offset)
        #expect(states[2].firstBaseline.offset > 0)
    }

    // MARK: Rows

    @Test("Lowering appends rows, and reading them changes nothing")
    func rows() throws {
        let model = try model(
            view("a"), ["a.leading == root.leading + 20", "a.trailing == 2*root.trailing - 5 @900"])
        let builder = RowBuilder(model)
        RootLowering(model: model, rows: builder).lower(0)
        WrittenLowering(model: model, rows: builder).lowerAll()
        let origins = builder.lowered.rows.map(\.origin)
        #expect(origins == Array(repeating: .encapsulatedLayout, count: 4) + [.written, .written])
        let states = model.scene.views.map { _ in ViewState() }
        let list = RowList(builder, states: states)
        #expect(list.count == 6 && list[5].priority == 900)
        let geometry = ItemGeometry(model: model, variables: list.variables, states: states)
        let form = geometry.linearForm(of: list[4])
        let (root, a) = (list.variables.views[0].box, list.variables.views[1].box)
        #expect(form.constant == 20)
        #expect(form.terms == [Term(Variable(index: a.x), 1), Term(Variable(index: root.x), -1)])
        #expect(geometry.linearForm(of: list[4]).terms == form.terms)
    }

    @Test("Only rows that depend on a pass are brought up to date")
    func refresh() throws {
        let model = try model(view("a"), ["a.leading == safeArea.leading", "a.top == root.top"])
        let builder = RowBuilder(model)
        WrittenLowering(model: model, rows: builder).lowerAll()
        var states = model.scene.views.map { _ in ViewState() }
        var list = RowList(builder, states: states)
        #expect(builder.lowered.variableRows == [0])
        var isChanged = list.refresh(model, states)
        #expect(!isChanged)
        states[0].safeArea.left = 44
        isChanged = list.refresh(model, states)
        #expect(isChanged)
        #expect(list.solver.system.constant(of: ConstraintID(index: 0)) == 44)
        isChanged = list.refresh(model, states)
        #expect(!isChanged)
    }

    // MARK: Tables

    @Test("A table places its parts without any row of a system")
    func tables() throws {
        func cell(_ id: String, _ height: Int) -> String {
            """
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" rowHeight="\(height)" id="\(id)">
            <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/></tableViewCellContentView></tableViewCell>
            """
        }
        let table = """
            <tableView dataMode="static" style="plain" rowHeight="44" \
            translatesAutoresizingMaskIntoConstraints="NO" id="table"><sections><tableViewSection id="section"><cells>
            \(cell("first", 50))\(cell("second", 70))</cells></tableViewSection></sections></tableView>
            """
        let model = try model(table, in: LayoutEnvironment(device: .named("retina4_7")))
        var layout = TableLayout(model)
        var fittings = FittingMemory()
        var states = model.scene.views.map { _ in ViewState() }
        // No width is known yet.
        let early = layout.layOut(&states, &fittings)
        #expect(early.isEmpty)
        let (index, first, second) = (
            try self.index("table", in: model), try self.index("first", in: model), try self.index("second", in: model)
        )
        states[index].solved = Rect(x: 0, y: 0, width: 300, height: 400)
        let placed = layout.layOut(&states, &fittings)
        #expect(placed.first { $0.view == first }?.frame == Rect(x: 0, y: 0, width: 300, height: 50))
        #expect(placed.first { $0.view == second }?.frame == Rect(x: 0, y: 50, width: 300, height: 70))
        #expect(layout.contentSize(of: index) == Size(width: 300, height: 120))
    }
}
