// Constraints that code adds: what UIKit raises an exception for is refused, and what was added alone is removed.

import InterfaceDocument
import StrutAutoLayout
import StrutEnvironment
import StrutTestScenes
import StrutTestSupport
import Testing

@Suite("Added constraints")
struct AddedConstraintTests {
    private func session(_ file: String) throws -> LayoutSession {
        var session = LayoutSession(
            try Gallery.scene(file).document(), in: LayoutEnvironment(device: .named("iPhone 15")))
        session.layoutIfNeeded()
        return session
    }

    private func session() throws -> LayoutSession {
        let scene = TestScene(
            views: view("a", constraints: [".width == 50 @500 #width", ".height == 40"])
                + view("b", constraints: [".width == 70", ".height == 30"]),
            constraints: [
                "a.leading == root.leading + 20", "a.top == root.top", "b.leading == root.leading", "b.top == a.bottom",
            ])
        let document = try Document.parse(Array(scene.source.utf8), path: "Test.storyboard")
        var session = LayoutSession(document, in: LayoutEnvironment(device: .named("retina4_7")))
        session.layoutIfNeeded()
        return session
    }

    @Test(
        "What UIKit raises an exception for is refused",
        arguments: [
            AddedConstraint("a", .leading, .equal, "b", .top), AddedConstraint("a", .leading, .equal, "b", .left),
            AddedConstraint("a", .rightMargin, .equal, "b", .trailing),
            AddedConstraint("a", .width, .equal, "b", .leading),
            AddedConstraint("a", .leading, .equal, "b", .leading, multiplier: 0),
            AddedConstraint("a", .top, .equal, "b", .top, multiplier: 1e-13),
            AddedConstraint("a", .leading, constant: 8),
            AddedConstraint("a", .width, .equal, "b", .width, multiplier: 1e300),
            AddedConstraint("a", .width, constant: 1e300), AddedConstraint("a", .width, priority: 0),
            AddedConstraint("a", .width, priority: 1001), AddedConstraint("a", .width, priority: .nan),
        ])
    func refusals(constraint: AddedConstraint) throws {
        var session = try session()
        do {
            _ = try session.addConstraint(constraint)
            Issue.record("accepted \(constraint)")
        } catch LayoutSessionError.badValue {
        } catch {
            Issue.record("\(error)")
        }
        session.layoutIfNeeded()
        #expect(session.frame(of: "a") == Rect(x: 20, y: 0, width: 50, height: 40))
    }

    @Test(
        "What UIKit accepts holds",
        arguments: [
            (AddedConstraint("a", .width, constant: 60, priority: 500.5), 60.0),
            (AddedConstraint("a", .width, .equal, "b", .height, multiplier: 2, constant: 1), 61),
            (AddedConstraint("a", .width, .equal, "b", .width, multiplier: 0, constant: 33), 33),
            (AddedConstraint("a", .right, .equal, "safeArea", .right), 355),
            (AddedConstraint("a", .trailing, .equal, "root", .trailingMargin), 339),
        ] as [(AddedConstraint, Double)])
    func accepted(constraint: AddedConstraint, width: Double) throws {
        var session = try session()
        _ = try session.addConstraint(constraint)
        session.layoutIfNeeded()
        #expect(session.frame(of: "a")?.width == width)
    }

    @Test("Items are views or guides")
    func kinds() throws {
        var session = try session()
        for name in ["width", "controller"] {
            let error = LayoutSessionError.wrongKind(name, expected: "view or layout guide")
            #expect(throws: error) { try session.addConstraint(AddedConstraint(name, .width, constant: 3)) }
            #expect(throws: error) { try session.addConstraint(AddedConstraint("a", .width, .equal, name, .width)) }
        }
    }

    @Test("Items are installed, and of one scene")
    func ancestors() throws {
        var session = try session("Connections")
        let roots = session.document.scenes.compactMap { $0.controller?.view?.id }
        let (first, last) = (try #require(roots.first), try #require(roots.last))
        #expect(throws: LayoutSessionError.badValue("'\(first)' and '\(last)' have no common ancestor")) {
            try session.addConstraint(AddedConstraint(first, .width, .equal, last, .width))
        }
        let twoRoots = try Document.parse(
            Array(
                DocumentHeader(tools: nil, device: nil, features: .autoLayout).xib(
                    #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\#(view("a"))\#(view("b"))"#
                ).utf8), path: "Test.xib")
        var xib = LayoutSession(twoRoots)
        #expect(throws: LayoutSessionError.badValue("'a' and 'b' have no common ancestor")) {
            try xib.addConstraint(AddedConstraint("a", .width, .equal, "b", .width))
        }
        let scene = TestScene(
            rootContent: #"""
                <viewLayoutGuide key="safeArea" id="safeArea"/>
                <variation key="default"><mask key="subviews"><exclude reference="gone"/></mask></variation>
                """#, views: view("a") + view("gone"))
        var partial = LayoutSession(try Document.parse(Array(scene.source.utf8), path: "Test.storyboard"))
        #expect(throws: LayoutSessionError.unknownObject("gone")) {
            try partial.addConstraint(AddedConstraint("gone", .width, constant: 5))
        }
    }

    @Test("A token is of its session and of the copies that have its constraint")
    func tokens() throws {
        var (one, other) = (try session(), try session())
        let own = try one.addConstraint(AddedConstraint("a", .width, constant: 33))
        let foreign = try other.addConstraint(AddedConstraint("a", .width, constant: 77))
        #expect(own != foreign)
        other.removeConstraint(own)
        other.layoutIfNeeded()
        #expect(other.frame(of: "a")?.width == 77)
        var copy = one
        one.removeConstraint(own)
        one.removeConstraint(own)
        one.layoutIfNeeded()
        copy.layoutIfNeeded()
        #expect(one.frame(of: "a")?.width == 50)
        #expect(copy.frame(of: "a")?.width == 33)
        copy.removeConstraint(own)
        copy.layoutIfNeeded()
        #expect(copy.frame(of: "a")?.width == 50)
    }

    @Test("One of two equal constraints is removed alone")
    func equals() throws {
        var session = try session()
        let wish = AddedConstraint("a", .width, constant: 33)
        let tokens = [try session.addConstraint(wish), try session.addConstraint(wish)]
        #expect(Set(tokens).count == 2)
        session.removeConstraint(tokens[1])
        session.layoutIfNeeded()
        #expect(session.frame(of: "a")?.width == 33)
        session.removeConstraint(tokens[0])
        session.layoutIfNeeded()
        #expect(session.frame(of: "a")?.width == 50)
    }
}
