import Testing

@testable import InterfaceDocument

@Suite("The tables of properties")
struct PropertyTableTests {
    @Test("One property is found as it is listed among those of its kind", arguments: View.Kind.allCases)
    func single(kind: View.Kind) {
        let rows = Property.properties(of: kind)
        #expect(Set(rows.map(\.attribute)).count == rows.count)
        let others = View.Kind.allCases.flatMap { Property.properties(of: $0) }
        for attribute in Set(others.map(\.attribute)) {
            let row = rows.first { $0.attribute == attribute }
            let found = Property.property(attribute, of: kind)
            // Nothing of a row is left out of its description.
            #expect(found.map { "\($0)" } == row.map { "\($0)" }, "\(attribute)")
        }
    }

    @Test("Each line of the known attributes is found by the name of its element")
    func knownElements() throws {
        #expect(KnownAttributes.elements.count > 90)
        #expect(KnownAttributes.elements.first == "accessibility")
        for name in KnownAttributes.elements {
            let number = try #require(AttributeName(name), "\(name)").number
            let known = try #require(KnownAttributes(ElementName(number)), "\(name)")
            #expect(known.has("userLabel") && known.names.allSatisfy(known.has))
        }
        let last = try #require(KnownAttributes(.wkWebViewConfiguration))
        #expect(last.has("applicationNameForUserAgent"))
        #expect(!last.has("applicationName"))
    }
}
