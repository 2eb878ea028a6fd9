// Words that Interface Builder never writes.

import StrutDiagnostics
import Testing

@testable import InterfaceDocument

@Suite("Words that Interface Builder never writes")
struct UnknownWordTests {
    private func messages(_ objects: String, _ rule: String) throws -> [String] {
        try xib(objects).findings.filter { $0.rule.id == rule }.map(\.message)
    }

    @Test(
        "A mistyped attribute, or a property that is none, is reported with what is meant",
        arguments: [
            ("<label id='a' textAligment='left'/>", "did you mean 'textAlignment'?"),
            ("<label id='a' textalignment='left'/>", "did you mean 'textAlignment'?"),
            ("<button id='a' tag='1' clipsSubvews='YES'/>", "did you mean 'clipsSubviews'?"),
            ("<label id='a' textColor='red'/>", #"a colour is an element: <color key="textColor" …/>"#),
            ("<view id='a' backgroundColour='red'/>", #"a colour is an element: <color key="backgroundColor" …/>"#),
            ("<label id='a' fontSize='12'/>", #"a font is an element: <fontDescription key="fontDescription" …/>"#),
            ("<imageView id='a' width='12'/>", #"a frame is an element: <rect key="frame" …/>"#),
            (
                "<view id='a' cornerRadius='8'/>",
                #"it is a user defined runtime attribute: <userDefinedRuntimeAttribute keyPath="layer.cornerRadius" …>"#
            ),
            ("<view id='a'><constraints><constraint frstItem='a'/></constraints></view>", "did you mean 'firstItem'?"),
        ])
    func attributes(object: String, advice: String) throws {
        let found = try messages(object, "unknown-attribute")
        #expect(found.count == 1)
        #expect(found.first?.hasSuffix(", which Interface Builder never writes; " + advice) == true, "\(found)")
    }

    @Test(
        "What is not near a known word may be of a newer version",
        arguments: [
            "<label id='a' glassEffect='YES'/>", "<button id='a' toolTip='Save'/>",
            "<newKindOfThing id='a' hiden='YES'/>",
            "<label id='a' alpha='0.5' textAlignment='center' translatesAutoresizingMaskIntoConstraints='NO'/>",
        ])
    func newer(object: String) throws {
        #expect(try messages(object, "unknown-attribute").isEmpty)
        #expect(try messages(object, "unknown-element").isEmpty)
        #expect(try messages(object, "unknown-value").isEmpty)
    }

    @Test(
        "A value that cannot be read is reported with what it should be",
        arguments: [
            ("<view id='a' hidden='true'/>", "UIView (a) has 'true' for 'hidden'; write 'YES'"),
            ("<view id='a' hidden='0'/>", "UIView (a) has '0' for 'hidden'; write 'NO'"),
            ("<view id='a' fixedFrame='maybe'/>", "UIView (a) has 'maybe' for 'fixedFrame'; it is 'YES' or 'NO'"),
            ("<view id='a' alpha='50%'/>", "UIView (a) has '50%' for 'alpha'; it is a number"),
            ("<label id='a' numberOfLines='two'/>", "UILabel (a) has 'two' for 'numberOfLines'; it is a number"),
            (
                "<view id='a' contentMode='scaleAspectfit'/>",
                "UIView (a) has 'scaleAspectfit' for 'contentMode'; did you mean 'scaleAspectFit'?"
            ),
            (
                "<label id='a' textAlignment='middle'/>",
                "UILabel (a) has 'middle' for 'textAlignment'; it is one of left, center, right, justified, natural"
            ),
        ])
    func values(object: String, message: String) throws {
        #expect(try messages(object, "unknown-value") == [message])
    }

    @Test("A new word of a list that may grow is accepted")
    func growingList() throws {
        let text = "<textField id='a'><textInputTraits key='textInputTraits' keyboardType='%'/></textField>"
        #expect(try messages(text.split(separator: "%").joined(separator: "quantumPad"), "unknown-value").isEmpty)
        #expect(try messages(text.split(separator: "%").joined(separator: "emailAdress"), "unknown-value").count == 1)
    }

    @Test(
        "A mistyped element is reported, and not as a view of an unknown kind",
        arguments: [("buton", "button"), ("UILabel", "label"), ("stackview", "stackView")])
    func elements(name: String, meant: String) throws {
        let document = try xib("<view id='v'><subviews><\(name) id='a'/></subviews></view>")
        let found = document.findings.filter { ["unknown-element", "unknown-view"].contains($0.rule.id) }
        #expect(
            found.map(\.message)
                == ["<\(name)> is no element that Interface Builder writes; did you mean <\(meant)>?"])
        #expect(found.first?.object == "a")
    }

    @Test("Other elements are looked at too")
    func otherElements() throws {
        #expect(try messages("<view id='v'><constrants/></view>", "unknown-element").count == 1)
    }

    @Test("Every known attribute is in the table in its place")
    func table() {
        #expect(KnownAttributes.elements.count > 100)
        #expect(KnownAttributes(.label)?.names.contains("numberOfLines") == true)
        #expect(KnownAttributes(.label)?.names.contains("customClass") == true)
        #expect(KnownAttributes(.label)?.names.contains("contentMode") == true)
        #expect(KnownAttributes(.adaptation)?.names.contains("contentMode") == false)
        #expect(KnownAttributes(.skView) == nil)
    }

    @Test("An element has the attributes that are listed, and no part of a name")
    func membership() throws {
        for element in [ElementName.label, .view, .adaptation, .viewController, .webView] {
            let known = try #require(KnownAttributes(element))
            let names = known.names
            #expect(names.allSatisfy(known.has))
            let parts = names.flatMap { [String($0.dropLast()), String($0.dropFirst())] }.filter { !names.contains($0) }
            #expect(!parts.contains(where: known.has))
            #expect(!known.has(element.string))
        }
    }
}
