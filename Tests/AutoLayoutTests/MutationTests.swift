// Scenes with their constraints in another order, and scenes that were damaged: the same frames, or at least frames.

import InterfaceDocument
import StrutAutoLayout
import StrutDiagnostics
import StrutEnvironment
import StrutTestScenes
import Testing

/// Numbers that look random and are always the same (Knuth's linear congruential generator).
struct FixedRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

extension Gallery {
    var source: String {
        get throws { String(decoding: try bytes(), as: UTF8.self) }
    }

    /// The lines of the document, with the constraints of every view in another order.
    func shuffled(_ random: inout FixedRandom) throws -> String {
        var lines: [String] = []
        var constraints: [[String]]?
        for line in try source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let element = line.drop { $0 == " " }
            if element == "<constraints>" {
                lines.append(line)
                constraints = []
            } else if element == "</constraints>" {
                lines += (constraints ?? []).shuffled(using: &random).joined()
                lines.append(line)
                constraints = nil
            } else if let collected = constraints {
                // A constraint with variations takes several lines.
                if element.hasPrefix("<constraint ") {
                    constraints = collected + [[line]]
                } else {
                    constraints?[collected.count - 1].append(line)
                }
            } else {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// The document with one thing wrong: a line less, an attribute less, or a number that nobody writes.
    func damaged(_ random: inout FixedRandom) throws -> String {
        var lines = try source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let index = Int.random(in: 2..<lines.count - 1, using: &random)
        let line = lines[index]
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where line.hasSuffix("/>"): lines.remove(at: index)
        case 1:
            let attributes = line.split(separator: "\" ")
            guard attributes.count > 2 else { break }
            let lost = Int.random(in: 1..<attributes.count - 1, using: &random)
            lines[index] = attributes.enumerated().filter { $0.offset != lost }.map { String($0.element) }
                .joined(separator: "\" ")
        default:
            let strange = ["0", "-1", "-100000", "1e9", "infinite", "", "nan", "1:0", "0.0000001", "x"]
            let value = strange.randomElement(using: &random) ?? ""
            for name in ["constant", "width", "height", "x", "y", "priority", "multiplier", "spacing", "left"] {
                guard let range = line.firstRange(of: " \(name)=\""), Bool.random(using: &random) else { continue }
                let end = line[range.upperBound...].firstIndex(of: "\"") ?? line.endIndex
                lines[index] = line.replacingCharacters(in: range.upperBound..<end, with: value)
                break
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
        self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}

@Suite struct MutationTests {
    /// Where everything is determined, the order in which constraints are written makes no difference.
    @Test(arguments: Gallery.all)
    func theOrderOfConstraintsMakesNoDifference(scene: Gallery) throws {
        guard GalleryTests.findings[scene.file] == nil else { return }
        let expected = try scene.layOut()
        var random = FixedRandom(state: 7)
        for _ in 0..<3 {
            let document = try Document.parse(Array(try scene.shuffled(&random).utf8), path: scene.file)
            let frames = Frames(layout: LayoutEngine().layout(document))
            for placed in expected.layout.scenes.flatMap(\.views) {
                guard let id = placed.view.id else { continue }
                #expect(frames[id] == placed.frame, "\(id)")
            }
        }
    }

    /// What is damaged is refused with an error or laid out somehow; nothing crashes, and no frame is infinite.
    @Test(arguments: Gallery.all)
    func damagedScenes(scene: Gallery) throws {
        var random = FixedRandom(state: 11)
        for _ in 0..<12 {
            let source = try scene.damaged(&random)
            guard let document = try? Document.parse(Array(source.utf8), path: scene.file) else { continue }
            for environment in [LayoutEnvironment(), LayoutEnvironment(device: .named("iPad Air"))] {
                for placed in LayoutEngine().layout(document, in: environment).scenes.flatMap(\.views) {
                    let frame = placed.frame
                    let isSound = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
                    #expect(isSound, "\(placed.view.id ?? "?") is at \(frame)")
                }
            }
        }
    }
}
