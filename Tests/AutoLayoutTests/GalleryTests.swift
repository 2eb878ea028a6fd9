// Every scene of the gallery: on its canvas the frames that were worked out by hand, elsewhere frames at all, and
// always the same ones.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestScenes
import Testing

@Suite struct GalleryTests {
    @Test func thereAreScenes() { #expect(Gallery.all.count > 70) }

    /// The index of the gallery says of every scene what it shows.
    @Test(arguments: Gallery.all)
    func theIndexNamesTheScene(scene: Gallery) throws {
        let index = String(decoding: try Gallery(file: "README.md").bytes(), as: UTF8.self)
        #expect(index.contains("](\(scene.file)) | "))
    }

    /// Scenes whose stored frames are a text editor's guess, because they depend on how wide some text is.
    ///
    /// The headers of the last one are stored wrong on purpose.
    static let guessed: Set<String> = ["DynamicType.storyboard", "TableHeaderRules.storyboard"]

    /// The frames stored in the scenes were derived by hand, so that the layout on the canvas must be them, to a pixel.
    @Test(arguments: Gallery.all)
    func framesWorkedOutByHand(scene: Gallery) throws {
        guard !Self.guessed.contains(scene.file) else { return }
        let layout = try scene.layOut().layout
        for placed in layout.scenes.flatMap(\.views) {
            // A view that is hidden in a stack has no place that anybody sees.
            let isInStack = placed.view.element.parent?.parent?.name == .stackView
            guard let stored = placed.view.frame, !(placed.view.isHidden && isInStack) else { continue }
            let frame = placed.frame
            let error =
                [
                    frame.x - stored.x, frame.y - stored.y, frame.width - stored.width, frame.height - stored.height,
                ].map(\.magnitude).max() ?? 0
            #expect(
                error <= 1 / layout.environment.scale + 0.01,
                "\(placed.view.userLabel ?? placed.view.id ?? "?") is stored at \(stored) and laid out at \(frame)")
        }
    }

    /// Which scenes show something wrong; all others are clean.
    static let findings: [String: Set<String>] = [
        "Ambiguity.storyboard": ["ambiguous-layout"], "Conflict.storyboard": ["conflicting-constraints"],
        "ScrollViewAmbiguous.storyboard": ["ambiguous-scrollable-content"],
        "TableViewHeader.storyboard": ["conflicting-constraints"],
        "AutomaticTableMistakes.storyboard": ["row-not-pinned", "explicit-row-height", "mixed-row-heights"],
    ]

    @Test(arguments: Gallery.all)
    func findings(scene: Gallery) throws {
        // The scenes are shown by themselves: no app has to reach them.
        let findings = try scene.layOut().layout.findings
            .filter { $0.severity != .note && $0.rule.id != "unreachable-controller" }
        #expect(Set(findings.map(\.rule.id)) == Self.findings[scene.file] ?? [], "\(findings)")
    }

    /// Every device in both orientations: no view without a finite frame, none of negative size, every edge on a pixel.
    @Test(arguments: Gallery.all)
    func onEveryDevice(scene: Gallery) throws {
        let document = try scene.document()
        for device in Device.all {
            for orientation in Orientation.allCases {
                let layout = LayoutEngine().layout(
                    document, in: LayoutEnvironment(device: device, orientation: orientation))
                expectFrames(of: layout, "\(device.id) \(orientation)")
            }
        }
    }

    /// The other axes of the environment, alone and together.
    @Test(arguments: Gallery.all)
    func inOtherEnvironments(scene: Gallery) throws {
        let document = try scene.document()
        let environments = [
            LayoutEnvironment(direction: .rightToLeft),
            LayoutEnvironment(contentSizeCategory: .accessibilityExtraExtraExtraLarge),
            LayoutEnvironment(contentSizeCategory: .extraSmall, direction: .rightToLeft),
            LayoutEnvironment(size: Size(width: 320, height: 480)), LayoutEnvironment(size: Size(width: 1, height: 1)),
            LayoutEnvironment(size: Size(width: 2000, height: 3000)),
        ]
        for environment in environments {
            expectFrames(of: LayoutEngine().layout(document, in: environment), "\(environment)")
        }
    }

    private func expectFrames(of layout: Layout, _ comment: String) {
        for placed in layout.scenes.flatMap(\.views) {
            let frame = placed.frame
            let numbers = [frame.x, frame.y, frame.width, frame.height]
            let isSound =
                numbers.allSatisfy(\.isFinite) && frame.width >= 0 && frame.height >= 0
                && numbers.allSatisfy { $0.magnitude < 100_000 }
            guard !isSound else { continue }
            Issue.record("\(comment): \(placed.view.userLabel ?? placed.view.id ?? "?") is at \(frame)")
        }
    }

    /// Laid out twice, from one reading and from another, everything is the same, to the last bit.
    @Test(arguments: Gallery.all)
    func isDeterministic(scene: Gallery) throws {
        let engine = LayoutEngine(options: LayoutEngine.Options(keepsSystems: true))
        let document = try scene.document()
        let first = engine.layout(document)
        for again in [engine.layout(document), engine.layout(try scene.document())] {
            #expect(again.findings == first.findings)
            for (a, b) in zip(first.scenes, again.scenes) {
                #expect(a.views.map(\.frame) == b.views.map(\.frame))
                #expect(a.views.map(\.contentSize) == b.views.map(\.contentSize))
                #expect(a.systems.map(\.values) == b.systems.map(\.values))
                #expect(
                    a.systems.map { $0.constraints.map(\.description) }
                        == b.systems.map { $0.constraints.map(\.description) })
            }
        }
    }

    /// Keeping the systems changes no frame.
    @Test(arguments: Gallery.all)
    func keepingSystemsChangesNothing(scene: Gallery) throws {
        let plain = try scene.layOut().layout
        let kept = try scene.layOut(keepsSystems: true).layout
        #expect(plain.scenes.map { $0.views.map(\.frame) } == kept.scenes.map { $0.views.map(\.frame) })
        #expect(plain.scenes.allSatisfy { $0.systems.isEmpty })
    }

    /// The solution of every system keeps its required constraints, but for the broken ones.
    @Test(arguments: Gallery.all)
    func solutionsKeepWhatIsRequired(scene: Gallery) throws {
        for system in try scene.layOut(keepsSystems: true).layout.scenes.flatMap(\.systems) {
            for constraint in system.constraints where constraint.priority == 1000 && !constraint.isBroken {
                let sum = constraint.terms.reduce(0) { $0 + $1.coefficient * system.values[$1.variable] }
                let error: Double
                switch constraint.relation {
                case .equal: error = abs(sum - constraint.constant)
                case .lessThanOrEqual: error = sum - constraint.constant
                case .greaterThanOrEqual: error = constraint.constant - sum
                }
                #expect(error < 1e-6, "\(system.pass): \(constraint.description) is off by \(error)")
            }
        }
    }

    /// Every installed view has a place, and stands after its superview.
    @Test(arguments: Gallery.all)
    func viewsAreInPreorder(scene: Gallery) throws {
        for scene in try scene.layOut().layout.scenes {
            for (index, view) in scene.views.enumerated() {
                if let superview = view.superview {
                    #expect(superview < index)
                    #expect(view.depth == scene.views[superview].depth + 1)
                } else {
                    #expect(view.depth == 0)
                }
            }
        }
    }
}
