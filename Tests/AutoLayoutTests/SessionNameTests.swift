// Names in a session: an object id, an outlet or a label in Xcode leads to the same object in every change and
// question.

import InterfaceDocument
import StrutAutoLayout
import StrutChecking
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite("Names in a session")
struct SessionNameTests {
    private let environment = LayoutEnvironment(device: .named("iPhone 15"))

    private func header() throws -> LayoutSession {
        var session = LayoutSession(try Gallery.scene("TableViewHeader").document(), in: environment)
        session.layoutIfNeeded()
        return session
    }

    @Test(
        "A question by an outlet has the answer of the same by object id",
        arguments: [("sentence", "npM-MY-Qm1"), ("headerView", "6u7-If-z8G"), ("orangeView", "9Bu-tw-OYQ")])
    func questions(name: String, id: String) throws {
        let session = try header()
        #expect(session.frame(of: name) != nil)
        #expect(session.frame(of: name) == session.frame(of: id))
        let target = FittingTarget.compressed(width: 320)
        #expect(session.fittingSize(of: name, target: target) != nil)
        #expect(session.fittingSize(of: name, target: target) == session.fittingSize(of: id, target: target))
        #expect(try session.systemLayoutSizeFitting(name) == session.systemLayoutSizeFitting(id))
        #expect(session.explain(name) != nil)
        let (engine, document) = (LayoutEngine(), session.document)
        #expect(engine.explain(name, in: document) != nil)
        #expect(engine.fittingSize(of: name, in: document) != nil)
        #expect(engine.fittingSize(of: name, in: document) == engine.fittingSize(of: id, in: document))
    }

    @Test("The content of a table goes by its outlet too, and a constraint's explanation")
    func contents() throws {
        var options = LayoutEngine.Options()
        options.designData = TableLayoutTests.data
        var session = LayoutSession(
            try Gallery.scene("TableInScrollView").document(), in: environment, options: options)
        session.layoutIfNeeded()
        #expect(session.contentSize(of: "tableView") != nil)
        #expect(session.contentSize(of: "tableView") == session.contentSize(of: "tAb-le-vew"))
        #expect(session.explainConstraint("tableHeight") != nil)
    }

    @Test(
        "A mask that is switched on by an outlet keeps the frame of that moment",
        arguments: ["orangeView", "9Bu-tw-OYQ"])
    func masks(name: String) throws {
        var session = try header()
        let frame = try #require(session.frame(of: "9Bu-tw-OYQ"))
        #expect(frame.width == 383)
        try session.setTranslatesAutoresizingMaskIntoConstraints(true, of: name)
        session.layoutIfNeeded()
        #expect(session.frame(of: "9Bu-tw-OYQ") == frame)
    }

    @Test("The items of an added constraint go by labels as well")
    func addedConstraints() throws {
        let scene = TestScene(
            views: view("a", #"userLabel="Panel""#) + view("b", constraints: [".width == 70"]),
            constraints: ["a.leading == root.leading", "a.top == root.top", "a.height == 20"])
        var session = LayoutSession(
            try Document.parse(Array(scene.source.utf8), path: "Test.storyboard"), in: environment)
        let token = try session.addConstraint(AddedConstraint("Panel", .width, .equal, "b", .width, constant: 10))
        session.layoutIfNeeded()
        #expect(session.frame(of: "Panel") == Rect(x: 0, y: 0, width: 80, height: 20))
        session.removeConstraint(token)
        _ = try session.addConstraint(AddedConstraint("b", .width, .equal, "Panel", .width))
        session.layoutIfNeeded()
        #expect(session.frame(of: "Panel")?.width == 70)
    }

    @Test("A name that leads to no view is refused in the words of what it leads to")
    func refusals() throws {
        var session = try header()
        #expect(throws: LayoutSessionError.unknownObject("nobody")) { try session.systemLayoutSizeFitting("nobody") }
        #expect(throws: LayoutSessionError.wrongKind("NN4-i2-Ivr", expected: "view")) {
            try session.systemLayoutSizeFitting("NN4-i2-Ivr")
        }
        #expect(throws: LayoutSessionError.unknownObject("nobody")) {
            try session.setTranslatesAutoresizingMaskIntoConstraints(true, of: "nobody")
        }
        #expect(session.frame(of: "nobody") == nil)
        #expect(session.frame(of: "NN4-i2-Ivr") == nil)
        #expect("\(LayoutSessionError.unknownObject("x"))".contains("id, outlet or label"))
    }
}
