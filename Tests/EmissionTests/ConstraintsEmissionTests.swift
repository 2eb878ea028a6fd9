import Foundation
import StrutEmission
import Testing

@testable import StrutAutoLayout

@Suite("--format constraints")
struct ConstraintsEmissionTests {
    @Test("A system lists its variables, a line for each constraint, and its solution")
    func system() throws {
        var layout = try HandmadeLayout.storyboard(HandmadeLayout.scene(""))
        layout.scenes[0].systems = [
            SolvedSystem(
                pass: "heights", variables: ["a.minX", "a.width"],
                constraints: [
                    LoweredConstraint(
                        id: "nmg-Pb-fww", origin: .written, terms: [(variable: 0, coefficient: 1), (1, -0.5)],
                        relation: .equal, constant: 15, priority: 1000, isBroken: false,
                        description: "H:|-(15)-[UIView a]"),
                    LoweredConstraint(
                        id: nil, origin: .intrinsicSize, terms: [(variable: 1, coefficient: 1)],
                        relation: .greaterThanOrEqual, constant: 20.25, priority: 750, isBroken: true, description: ""),
                ], values: [25.125, 20.25])
        ]
        let text = String(decoding: layout.emit(.constraints), as: UTF8.self)
        #expect(
            text == """
                {
                  "strut": 1,
                  "document": "Main.storyboard",
                  "scenes": [
                    {
                      "id": "scene-1",
                      "systems": [
                        {
                          "pass": "heights",
                          "variables": ["a.minX", "a.width"],
                          "constraints": [
                            {"id": "nmg-Pb-fww", "origin": "written", "terms": [[0, 1], [1, -0.5]], "relation": "==", "constant": 15, "priority": 1000, "broken": false, "description": "H:|-(15)-[UIView a]"},
                            {"id": null, "origin": "intrinsicSize", "terms": [[1, 1]], "relation": ">=", "constant": 20.25, "priority": 750, "broken": true, "description": ""}
                          ],
                          "values": [25.125, 20.25]
                        }
                      ]
                    }
                  ]
                }

                """)
    }

    @Test("Only this format shows the systems, and its files cannot be mistaken for those of the frames")
    func format() {
        #expect(OutputFormat.allCases.filter(\.needsSystems) == [.constraints])
        #expect(Set(OutputFormat.allCases.map(\.fileExtension)).count == OutputFormat.allCases.count)
    }
}
