// Reading documents: what is accepted, and the words for what is not.

import Testing

@testable import InterfaceDocument

@Suite struct DocumentReadingTests {
    @Test func knownNamesStandAtTheirNumbers() {
        #expect(ElementName.label.string == "label")
        #expect(ElementName.view.string == "view")
        #expect(AttributeName.constant.string == "constant")
    }
}
