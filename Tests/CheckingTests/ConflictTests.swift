// Required constraints that cannot all hold: the right set, the one that is broken, and the words.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct ConflictTests {
    private let rule = "conflicting-constraints"
    private let placed = ["a.leading == root.leading + 20", "a.top == root.top", "a.height == 10"]

    /// The object ids of a conflict's constraints; implicit ones have those of their views.
    private func members(_ finding: Finding?) -> Set<String> {
        Set((finding?.notes.dropLast() ?? []).compactMap(\.object))
    }

    /// Two sizes that contradict each other: the larger is given up, as in 13 of 14 logs.
    @Test(arguments: [
        ("a.width == 200 #large", "a.width == 84 #small"), ("a.width == 84 #small", "a.width == 200 #large"),
    ])
    func theLargerOfTwoSizesIsBroken(first: String, second: String) throws {
        let frames = try layOut(view("a"), placed + [first, second])
        let conflicts = frames.findings(rule)
        #expect(conflicts.count == 1)
        #expect(members(conflicts.first) == ["large", "small"])
        #expect(conflicts.first?.object == "large")
        #expect(conflicts.first?.message.hasSuffix("width == 200 is broken, and missed by 116 points.") == true)
        frames.expect("a", 20, 0, 84, 10)
    }

    /// Of a view that may stand in several places it is known how far a constraint is missed at least.
    @Test func whatIsOpenHasTheLeastAmount() throws {
        let constraints = ["a.leading == root.leading + 20 #far", "a.leading <= root.leading + 10 #near"]
        let conflicts = try layOut(view("a"), constraints + ["a.top == root.top", "a.height == 10"]).findings(rule)
        #expect(conflicts.first?.message.hasSuffix(" is broken, and missed by at least 10 points.") == true)
        #expect(conflicts.first?.amount == 10)
    }

    /// Whichever constraint is broken somewhere, the finding is known by each of them.
    @Test func aConflictIsAboutEachOfItsConstraints() throws {
        let conflicts = try layOut(view("a"), placed + ["a.width == 200 #large", "a.width == 84 #small"]).findings(rule)
        let finding = try #require(conflicts.first)
        #expect(finding.isAbout("large") && finding.isAbout("small") && !finding.isAbout("a"))
    }

    /// A width that follows from a height misses what nobody has written.
    @Test func aConflictOfBothAxesHasNoAmount() throws {
        let constraints = ["a.leading == root.leading", "a.top == root.top", "a.height == 10", "a.width == a.height"]
        let conflicts = try layOut(view("a"), constraints + ["a.width == 200"]).findings(rule)
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.message.hasSuffix(" is broken.") == true)
        #expect(conflicts.first?.amount == 0)
    }

    /// Once so many members are reported, of the next conflicts the broken one alone is.
    @Test func manyConflictsAreNotListedInFull() throws {
        let widths = ["a", "b", "c"].flatMap { ["\($0).width == 84 #\($0)1", "\($0).width == 200 #\($0)2"] }
        let frames = try layOut(view("a") + view("b") + view("c"), placed + widths)
        let solved = try #require(frames.layout.scenes.first?.solved)
        #expect(LayoutConflict.all(in: solved).map(\.omitted) == [0, 0, 0])
        let conflicts = LayoutConflict.all(in: solved, mostMembers: 3)
        #expect(conflicts.map(\.omitted) == [0, 0, 1])
        #expect(conflicts.map { $0.constraints.map(\.id) } == [["a1", "a2"], ["b1", "b2"], ["c2"]])
        #expect(conflicts[2].broken == 0 && conflicts[2].log.contains("\n1 more is left out of this list.\n"))
        #expect(!conflicts[1].log.contains("left out"))
    }

    /// What equal priorities would decide is not known before the conflict about the same view is fixed.
    @Test(arguments: [(500.0, 1, 0), (0.0, 0, 1)])
    func aTieInAConflict(width: Double, conflicts: Int, ties: Int) throws {
        let frames = try layOut(
            label("a", "First", constraints: width > 0 ? ["a.width == \(width)"] : []) + label("b", "Second"),
            [
                "a.leading == root.leading", "b.leading == a.trailing", "b.trailing == root.trailing - 380",
                "a.top == root.top", "b.top == root.top",
            ])
        #expect(frames.findings(rule).count == conflicts)
        #expect(frames.findings("ambiguous-layout").count == ties)
    }

    /// Pinned at both sides and given a width: the set holds the root's own width, which is never broken.
    @Test func pinsAgainstAWidth() throws {
        let frames = try layOut(
            view("a"), placed + ["root.trailing == a.trailing + 20 #end", "a.width == 400 #width"])
        let conflict = try #require(frames.findings(rule).first)
        #expect(frames.findings(rule).count == 1)
        #expect(members(conflict) == ["a.leading_==_root.leading_+_20", "end", "width", "root"])
        #expect(conflict.object == "width")
        #expect(conflict.message.hasSuffix("width == 400 is broken, and missed by 47 points."))
        frames.expect("a", 20, 0, 353, 10)
    }

    /// Of a pair of pins the leading or top one is spared (11 of 11 logs).
    @Test func theTrailingPinIsBroken() throws {
        let inner = view(
            "inner", subviews: view("a", constraints: ["a.height == 10"]),
            constraints: ["inner.trailing == a.trailing + 60 #end", "a.leading == inner.leading + 60 #start"])
        let frames = try layOut(
            inner,
            [
                "inner.leading == root.leading", "inner.top == root.top", "inner.width == 100", "inner.height == 50",
                "a.top == root.top",
            ])
        let conflict = try #require(frames.findings(rule).first)
        #expect(members(conflict).isSuperset(of: ["start", "end"]))
        #expect(conflict.object == "end")
        #expect(frames["a"]?.x == 60)
        #expect((frames["a"]?.width ?? -1) >= 0)
    }

    /// The first article's header, 100 high by its mask: 5 + 50 + 5 + 15 + 15 + 15 leave the label less than nothing.
    @Test func aTableHeaderThatIsTooLow() throws {
        let frames = try Gallery.scene("TableViewHeader").layOut()
        let conflicts = frames.findings(rule)
        #expect(conflicts.count == 1)
        let conflict = try #require(conflicts.first)
        // The article's log lists seven; the next note says which is broken, the last three what would fix it.
        #expect(conflict.notes.count == 11)
        #expect(conflict.notes.suffix(3).allSatisfy { $0.message.hasPrefix("Fix: ") })
        let mask = try #require(conflict.notes.first { $0.message.contains("NSAutoresizingMaskLayoutConstraint") })
        #expect(mask.message.contains("h=--& v=--&"))
        #expect(mask.message.contains("(100)]"))
        #expect(mask.message.contains("autoresizing mask of"))
        let broken = conflict.notes[7]
        #expect(broken.message.hasPrefix("Will attempt to recover by breaking constraint"))
        #expect(broken.message.contains("'The quick brown fox jumpe...']-(15)-|"))
        // The place in the file of each is its own.
        #expect(Set(conflict.notes.prefix(7).map(\.location)).count == 7)
    }

    /// A row that a cell is too low for: what is broken is written, the cell's height stays.
    @Test func aCellThatIsTooLow() throws {
        let frames = try TableSample(
            rowHeight: 44,
            content: view("a", constraints: ["a.height == 60 #height"]),
            constraints: [
                "a.leading == content.leading", "content.trailing == a.trailing", "a.top == content.top",
                "content.bottom == a.bottom #bottom",
            ]
        ).layOut()
        let conflict = try #require(frames.findings(rule).first)
        #expect(conflict.object == "height" || conflict.object == "bottom")
        #expect(conflict.notes.contains { $0.message.contains("UIView-Encapsulated-Layout-Height") })
        #expect(frames["content"]?.height == 44)
    }

    /// One negative size is a conflict of its own: no size is negative.
    @Test func aNegativeSize() throws {
        let frames = try layOut(view("a"), placed + ["a.width == -16 #negative"])
        let conflict = try #require(frames.findings(rule).first)
        #expect(members(conflict) == ["negative"])
        #expect(frames["a"]?.width == 0)
    }

    @Test func inequalities() throws {
        let frames = try layOut(view("a"), placed + ["a.width >= 100 #least", "a.width <= 50 #most"])
        let conflict = try #require(frames.findings(rule).first)
        #expect(members(conflict) == ["least", "most"])
        // Without the least width nothing asks for any; without the greatest there is the least.
        #expect(frames["a"]?.width == (conflict.object == "least" ? 0 : 100))
    }

    /// What holds together is not named: the set is minimal.
    @Test func onlyTheConflictingOnesAreListed() throws {
        let frames = try layOut(
            view("a") + view("b"),
            placed + [
                "a.width == 100 #w1", "b.leading == a.trailing", "b.top == a.top", "b.height == a.height",
                "b.width == a.width #w2", "b.width == 150 #w3",
            ])
        #expect(members(frames.findings(rule).first) == ["w1", "w2", "w3"])
    }

    /// Independent contradictions are findings of their own.
    @Test func severalConflicts() throws {
        let frames = try layOut(
            view("a"),
            [
                "a.leading == root.leading", "a.top == root.top", "a.width == 10 #w1", "a.width == 20 #w2",
                "a.height == 30 #h1", "a.height == 40 #h2",
            ])
        let conflicts = frames.findings(rule)
        #expect(conflicts.count == 2)
        #expect(Set(conflicts.map(members)) == [["w1", "w2"], ["h1", "h2"]])
        frames.expect("a", 0, 0, 10, 30)
    }

    /// A stack view's own constraints conflict with written ones, and say whose they are.
    @Test func stackViews() throws {
        let stack = view(
            "stack", element: "stackView",
            subviews: view("a", constraints: ["a.width == 100 #aw"]) + view("b", constraints: ["b.width == 100 #bw"]),
            constraints: ["stack.width == 150 #sw", "stack.height == 10"])
        let frames = try layOut(stack, ["stack.leading == root.leading", "stack.top == root.top"])
        let conflict = try #require(frames.findings(rule).first)
        #expect(members(conflict).isSuperset(of: ["aw", "bw", "sw"]))
        let own = conflict.notes.filter { $0.message.contains("UISV-") && $0.message.contains(" — ") }
        #expect(own.count == 3)  // both ends of the canvas, and the spacing
        #expect(own.allSatisfy { $0.object == "stack" && $0.message.contains("stack view") })
    }

    /// Optional constraints give way without a word.
    @Test func wishesDoNotConflict() throws {
        let frames = try layOut(view("a"), placed + ["a.width == 100", "a.width == 200 @999", "a.width >= 300 @999.9"])
        #expect(frames.findings.isEmpty)
    }

    // MARK: Words and places

    @Test func theFindingSaysWhatAndWhere() throws {
        let frames = try layOut(view("a"), placed + ["a.width == 200 #large", "a.width == 84 #small"])
        let conflict = try #require(frames.findings(rule).first)
        #expect(conflict.severity == .error)
        #expect(conflict.message.hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(conflict.path == "Test.storyboard")
        let document = frames.layout.document
        #expect(conflict.location == document.element(id: "large")?.location)
        for (note, id) in zip(conflict.notes, ["large", "small", "large"]) {
            #expect(note.object == id)
            #expect(note.location == document.element(id: id)?.location)
        }
    }

    /// An author's name for a constraint is printed.
    @Test func identifiersArePrinted() throws {
        let frames = try Gallery.scene("Conflict").layOut()
        let conflict = try #require(frames.findings(rule).first)
        #expect(conflict.notes.contains { $0.message.contains("'torn-width'") })
    }

    /// The rest of the scene is laid out as if nothing were wrong.
    @Test func theRestIsLaidOut() throws {
        let frames = try layOut(
            view("a") + view("b"),
            placed + [
                "a.width == 200", "a.width == 84", "b.leading == a.trailing + 8", "b.top == a.bottom + 8",
                "b.width == 30", "b.height == 40",
            ])
        frames.expect("b", 112, 18, 30, 40)
    }

    /// A conflict that only one size class or device shows is found there.
    @Test func conflictsDependOnTheEnvironment() throws {
        let scene = TestScene(
            views: view("a"), constraints: placed + ["root.trailing >= a.trailing + 20", "a.width == 700"])
        #expect(try scene.layOut().findings(rule).count == 1)
        #expect(try scene.layOut(in: LayoutEnvironment(orientation: .landscape)).findings(rule).isEmpty)
    }
}
