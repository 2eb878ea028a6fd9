import Foundation
import InterfaceDocument
import StrutEnvironment
import Testing

/// What controls show of their state.
extension SVGEmissionTests {
    @Test("The wheels of a date picker show days that there are, over the end of a month")
    func wheels() throws {
        /// The texts below the caption: column by column.
        func rows(_ mode: String, date: Int) throws -> [String] {
            try picture(
                """
                <datePicker fixedFrame="YES" datePickerMode="\(mode)" style="wheels" id="p">
                <rect key="frame" x="0.0" y="0.0" width="393" height="216"/>
                <date key="date" timeIntervalSinceReferenceDate="\(date)"/></datePicker>
                """
            ).filter { $0.name == "text" }.dropFirst().map(\.text)
        }
        let newYear = try rows("dateAndTime", date: 0)
        #expect(newYear.starts(with: ["Dec 30", "Dec 31", "Jan 1", "Jan 2", "Jan 3"]), "\(newYear)")
        let day = try rows("date", date: 0)
        #expect(day.dropFirst(5).starts(with: ["30", "31", "1", "2", "3"]), "\(day)")
    }

    @Test("A highlighted label is drawn in its highlighted colour, where it has one")
    func highlightedLabels() throws {
        func color(_ key: String, _ parts: String) -> String {
            #"<color key="\#(key)" \#(parts) alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
        }
        func ink(_ attributes: String, _ colors: String) throws -> String? {
            try picture(
                """
                <label fixedFrame="YES" text="Hello" \(attributes) id="l">
                <rect key="frame" x="16" y="40" width="300" height="21"/>\(colors)</label>
                """
            ).first { $0.text == "Hello" }?.attributes["fill"]
        }
        let blue = color("textColor", #"red="0" green="0" blue="1""#)
        let both = blue + color("highlightedColor", #"red="1" green="0" blue="0""#)
        #expect(try ink(#"highlighted="YES""#, both) == "#ff0000")
        #expect(try ink("", both) == "#0000ff")
        #expect(try ink(#"highlighted="YES""#, blue) == "#0000ff")
    }

    @Test("A highlighted image view shows its highlighted image, where it has one")
    func highlightedImages() throws {
        func names(_ attributes: String) throws -> [String] {
            try picture(
                """
                <imageView fixedFrame="YES" \(attributes) id="i">
                <rect key="frame" x="16" y="40" width="30" height="30"/></imageView>
                """
            ).filter { $0.name == "title" && ["off", "on"].contains($0.text) }.map(\.text)
        }
        #expect(try names(#"highlighted="YES" image="off" highlightedImage="on""#) == ["on"])
        #expect(try names(#"image="off" highlightedImage="on""#) == ["off"])
        #expect(try names(#"highlighted="YES" image="off""#) == ["off"])
    }

    @Test("A picture that is round is cut off at its corners, and one that overflows only where its view clips")
    func clippedImages() throws {
        func clips(_ attributes: String, radius: String = "") throws -> [String?] {
            let corner = """
                <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <real key="value" value="\(radius)"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                """
            let nodes = try picture(
                """
                <imageView fixedFrame="YES" image="wide" \(attributes) id="i">
                <rect key="frame" x="16" y="40" width="30" height="30"/>\(radius.isEmpty ? "" : corner)</imageView>
                """)
            let places = nodes.indices.filter { nodes[$0].name == "clipPath" }
            return places.map { nodes[$0 + 1].attributes }.filter { $0["width"] == "30" }.map { $0["rx"] }
        }
        #expect(try clips(#"contentMode="scaleAspectFill""#) == [])
        #expect(try clips(#"contentMode="scaleAspectFill" clipsSubviews="YES""#) == [nil])
        #expect(try clips(#"contentMode="scaleAspectFill" clipsSubviews="YES""#, radius: "15") == ["15"])
        #expect(try clips(#"clipsSubviews="YES""#, radius: "15") == ["15"])
        #expect(try clips(#"contentMode="scaleAspectFit" clipsSubviews="YES""#) == [])
    }

    @Test("A border without a colour is black")
    func borders() throws {
        let nodes = try picture(
            """
            <view fixedFrame="YES" id="v"><rect key="frame" x="16" y="40" width="30" height="30"/>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
            <integer key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            """)
        #expect(nodes.contains { $0.attributes["stroke-width"] == "2" && $0.attributes["stroke"] == "#000000" })
    }

    @Test("A field that shows its placeholder has nothing to clear")
    func clearButtonsOfEmptyFields() throws {
        func hasButton(_ attributes: String) throws -> Bool {
            try picture(
                """
                <textField fixedFrame="YES" clearButtonMode="always" \(attributes) id="f">
                <rect key="frame" x="16" y="40" width="300" height="34"/></textField>
                """
            ).contains { $0.name == "circle" }
        }
        #expect(try hasButton(#"text="Text""#))
        #expect(try !hasButton(#"placeholder="Text""#))
    }

    @Test("A field's text ends where its clear button begins")
    func clearButtonsOfFilledFields() throws {
        func shown(_ attributes: String) throws -> String? {
            try picture(
                """
                <textField fixedFrame="YES" text="A rather long text" borderStyle="roundedRect" \(attributes) id="f">
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <rect key="frame" x="16" y="40" width="128" height="34"/></textField>
                """
            ).first { $0.text.hasPrefix("A rather") }?.text
        }
        #expect(try shown("") == "A rather long text")
        #expect(try shown(#"clearButtonMode="whileEditing""#) == "A rather long text")
        #expect(try shown(#"clearButtonMode="always""#)?.hasSuffix("…") == true)
    }

    @Test("The ground of a rounded field is round")
    func roundedFields() throws {
        func radius(_ style: String) throws -> String? {
            try picture(
                """
                <textField fixedFrame="YES" borderStyle="\(style)" id="f">
                <rect key="frame" x="16" y="40" width="128" height="34"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></textField>
                """
            ).first { $0.attributes["data-id"] == "f" }?.attributes["rx"]
        }
        #expect(try radius("roundedRect") == "5")
        #expect(try radius("line") == nil)
    }

    @Test("A slider that is disabled is dimmed")
    func disabledSliders() throws {
        func isDimmed(_ attributes: String) throws -> Bool {
            try picture(
                """
                <slider fixedFrame="YES" value="0.5" minValue="0" maxValue="1" \(attributes) id="s">
                <rect key="frame" x="16" y="40" width="300" height="31"/></slider>
                """
            ).contains { $0.name == "g" && $0.attributes["opacity"] == "0.5" }
        }
        #expect(try isDimmed(#"enabled="NO""#))
        #expect(try !isDimmed(""))
    }

    @Test("A stepper's half is dimmed where it leads no further")
    func stepperHalves() throws {
        /// Whether the minus and the two lines of the plus are dimmed.
        func dimmed(_ attributes: String) throws -> [Bool] {
            try picture(
                """
                <stepper fixedFrame="YES" minimumValue="1" maximumValue="9" \(attributes) id="s">
                <rect key="frame" x="16" y="40" width="94" height="32"/></stepper>
                """
            ).filter { $0.name == "polyline" && $0.attributes["stroke-width"] == "1.6" }
                .map { $0.attributes["stroke"]?.count == "#rrggbbaa".count }
        }
        #expect(try dimmed(#"value="5""#) == [false, false, false])
        #expect(try dimmed(#"value="1""#) == [true, false, false])
        #expect(try dimmed(#"value="9""#) == [false, true, true])
        #expect(try dimmed(#"value="9" wraps="YES""#) == [false, false, false])
        #expect(try dimmed(#"value="5" enabled="NO""#) == [true, true, true])
    }

    @Test("A template is drawn in the tint everywhere, another image where bars and buttons of the system do so")
    func templates() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).svg").path
        try Data("<svg width=\"20\" height=\"20\"/>".utf8).write(to: URL(filePath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        /// The fill of an image that is drawn as a mask; nil where it has its own colours.
        func tint(_ mode: ImageRenderingMode, _ view: String) throws -> String? {
            let asset = ImageAsset(size: Size(width: 20, height: 20), renderingMode: mode, path: path)
            let nodes = try picture(view, resources: ProjectResources(images: ["star": asset]))
            let masked = nodes.first { $0.attributes["mask"] != nil }
            #expect((masked == nil) != nodes.contains { $0.name == "mask" })
            #expect((masked == nil) == nodes.contains { $0.name == "use" && $0.attributes["transform"] != nil })
            return masked?.attributes["fill"]
        }
        let red =
            "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
            + "customColorSpace=\"sRGB\"/><rect key=\"frame\" x=\"0\" y=\"0\" width=\"40\" height=\"40\"/>"
        let imageView = "<imageView fixedFrame=\"YES\" image=\"star\" id=\"i\">\(red)</imageView>"
        func button(_ type: String) -> String {
            "<button fixedFrame=\"YES\" buttonType=\"\(type)\" id=\"b\">\(red)<state key=\"normal\" image=\"star\"/></button>"
        }
        #expect(try tint(.automatic, imageView) == nil)
        #expect(try tint(.alwaysTemplate, imageView) == "#ff0000")
        #expect(try tint(.automatic, button("system")) == "#ff0000")
        #expect(try tint(.automatic, button("custom")) == nil)
        #expect(try tint(.alwaysTemplate, button("custom")) == "#ff0000")
        #expect(try tint(.alwaysOriginal, button("system")) == nil)
    }

    @Test(
        "A disabled button has the colour of its state; without one that of the system's type is grey, a custom one's image pale"
    )
    func disabledButtons() throws {
        func ink(_ attributes: String, _ states: String) throws -> String? {
            try picture(
                """
                <button fixedFrame="YES" \(attributes) id="b"><rect key="frame" x="16" y="40" width="94" height="32"/>
                \(states)</button>
                """
            ).first { $0.name == "text" && $0.text == "Go" }?.attributes["fill"]
        }
        let black = #"<state key="normal" title="Go"><color key="titleColor" white="0" alpha="1"/></state>"#
        let blue = #"<state key="disabled"><color key="titleColor" red="0" green="0" blue="1" alpha="1"/></state>"#
        #expect(try ink(#"buttonType="system""#, black) == "#000000")
        #expect(try ink(#"buttonType="system" enabled="NO""#, black) == "#3c3c434d")
        #expect(try ink(#"buttonType="system" enabled="NO""#, black + blue) == "#0000ff")
        #expect(try ink(#"buttonType="custom" enabled="NO""#, black) == "#000000")
        func isPale(_ attributes: String) throws -> Bool {
            try picture(
                """
                <button fixedFrame="YES" \(attributes) id="b"><rect key="frame" x="16" y="40" width="94" height="32"/>
                <state key="normal" image="star"/></button>
                """
            ).contains { $0.attributes["opacity"] == "0.5" }
        }
        #expect(try isPale(#"enabled="NO""#))
        #expect(try !isPale(""))
        #expect(try !isPale(#"enabled="NO" adjustsImageWhenDisabled="NO""#))
    }

    @Test("A timer has wheels for its duration in every style, and the inline style is a calendar")
    func timersAndCalendars() throws {
        func texts(_ attributes: String, date: Int = 0) throws -> [String] {
            try picture(
                """
                <datePicker fixedFrame="YES" \(attributes) id="p"><rect key="frame" x="0.0" y="0.0" width="320" height="330"/>
                <date key="date" timeIntervalSinceReferenceDate="\(date)"/></datePicker>
                """
            ).filter { $0.name == "text" }.dropFirst().map(\.text)
        }
        for style in ["wheels", "compact", "inline"] {
            let timer = try texts(#"datePickerMode="countDownTimer" style="\#(style)" countDownDuration="5400""#)
            #expect(timer.contains("1 hour") && timer.contains("30 min") && !timer.contains("AM"), "\(style)")
        }
        let february = try texts(#"datePickerMode="date" style="inline""#, date: (31 + 9) * 86400)
        #expect(february.first == "February 2001" && february.filter { Int($0) != nil } == (1...28).map(String.init))
        #expect(try texts(#"datePickerMode="dateAndTime" style="inline""#).contains("12:00 AM"))
    }

    @Test("A segment without a title shows its image, also where the title is written as empty")
    func segmentImages() throws {
        func names(_ segment: String) throws -> [String] {
            try picture(
                """
                <segmentedControl fixedFrame="YES" id="s"><rect key="frame" x="0.0" y="0.0" width="200" height="32"/>
                <segments>\(segment)</segments></segmentedControl>
                """
            ).filter { $0.name == "title" && $0.text == "star" }.map(\.text)
        }
        #expect(try names(#"<segment title="" image="star" catalog="system"/>"#) == ["star"])
        #expect(try names(#"<segment image="star" catalog="system"/>"#) == ["star"])
        #expect(try names(#"<segment title="Star"/>"#).isEmpty)
    }

    @Test("A symbol that its view does not scale is as large as its text, where the content mode puts it")
    func symbolsInPlace() throws {
        func transform(_ mode: String) throws -> String? {
            try picture(
                """
                <imageView fixedFrame="YES" contentMode="\(mode)" image="star" catalog="system" id="i">
                <rect key="frame" x="100" y="100" width="120" height="100"/></imageView>
                """
            ).first { $0.name == "path" && $0.attributes["transform"] != nil }?.attributes["transform"]
        }
        let fitted = try #require(try transform("scaleAspectFit"))
        #expect(fitted == "translate(110 100) scale(4.167)")
        let places = try ["center", "left", "topRight"].map { try transform($0) }
        #expect(Set(places).count == 3 && !places.contains(fitted))
        #expect(places.allSatisfy { $0?.contains("scale(0.") == true || $0?.contains("scale(1") == true }, "\(places)")
    }

    @Test("The sign of a filled symbol is cut out of its plate")
    func filledSymbols() throws {
        func paths(_ name: String) throws -> [(fill: String?, stroke: String?)] {
            try picture(
                """
                <imageView fixedFrame="YES" image="\(name)" catalog="system" id="i">
                <rect key="frame" x="0.0" y="0.0" width="24" height="24"/></imageView>
                """
            ).filter { $0.name == "path" }.map { ($0.attributes["fill"], $0.attributes["stroke"]) }
        }
        for name in ["xmark.circle.fill", "clock.fill", "exclamationmark.triangle.fill"] {
            let paths = try paths(name)
            #expect(paths.map(\.fill) == ["#007aff", "none"] && paths.last?.stroke == "#ffffff", "\(name)")
        }
        #expect(try paths("xmark.circle").map(\.fill) == ["none"])
    }

    @Test("A section of an inset grouped table has no line below its last row, and one of a grouped table a whole one")
    func separators() throws {
        /// Where the lines begin.
        func starts(_ style: String) throws -> [String?] {
            let cells = (1...3).map { #"<tableViewCell id="cell\#($0)"/>"# }.joined()
            let table = """
                <tableView fixedFrame="YES" style="\(style)" dataMode="static" id="t">
                <rect key="frame" x="0.0" y="0.0" width="393" height="400"/>
                <sections><tableViewSection id="s"><cells>\(cells)</cells></tableViewSection></sections></tableView>
                """
            return try picture(table).filter { $0.attributes["height"] == "0.333" }.map { $0.attributes["x"] }
        }
        #expect(try starts("plain") == ["16", "16", "16"])
        #expect(try starts("grouped") == ["16", "16", "0"])
        #expect(try starts("insetGrouped").count == 2)
    }

    @Test("A field's own ground is painted once, and its background image has a place")
    func grounds() throws {
        func field(_ attributes: String, _ content: String = "") throws -> [Node] {
            let nodes = try picture(
                """
                <textField fixedFrame="YES" \(attributes) id="f"><rect key="frame" x="16" y="40" width="200" height="34"/>
                \(content)</textField>
                """)
            let start = try #require(nodes.firstIndex { $0.attributes["data-id"] == "f" })
            return Array(nodes[start...])
        }
        let red = #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="0.2" colorSpace="custom"/>"#
        #expect(try field(#"borderStyle="roundedRect""#, red).count { $0.attributes["fill"] == "#ff000033" } == 1)
        #expect(try field(#"background="plate""#).contains { $0.name == "title" && $0.text == "plate" })
        #expect(try !field(#"borderStyle="roundedRect" background="plate""#).contains { $0.text == "plate" })
    }

    @Test("A material of one appearance keeps it, whatever its thickness")
    func materials() throws {
        func fill(_ style: String, _ appearance: Appearance) throws -> String? {
            try picture(
                """
                <visualEffectView fixedFrame="YES" id="v"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
                <blurEffect style="\(style)"/></visualEffectView>
                """, appearance: appearance
            ).first { $0.attributes["data-id"] == "v" }?.attributes["fill"]
        }
        for thickness in ["UltraThin", "Thin", "", "Thick", "Chrome"] {
            let material = thickness == "Chrome" ? "systemChromeMaterial" : "system\(thickness)Material"
            #expect(try fill("\(material)Dark", .light) == "#1c1c1ebf", "\(material)")
            #expect(try fill("\(material)Light", .dark) == "#f8f8f8bf", "\(material)")
            #expect(try fill(material, .dark) != fill(material, .light), "\(material)")
        }
    }

    @Test("Runtime attributes set a view's opacity and ground, and which of its corners are round")
    func runtimeAttributes() throws {
        func attribute(_ type: String, _ path: String, _ value: String) -> String {
            """
            <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)</userDefinedRuntimeAttribute>
            """
        }
        func nodes(_ attributes: String...) throws -> [Node] {
            let nodes = try picture(
                """
                <view fixedFrame="YES" id="v"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom"/>
                <userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></view>
                """)
            let place = try #require(nodes.firstIndex { $0.attributes["data-id"] == "v" })
            return Array(nodes[(place - 2)...])
        }
        let half = try nodes(attribute("number", "alpha", #"<real key="value" value="0.5"/>"#))
        #expect(half.contains { $0.name == "g" && $0.attributes["opacity"] == "0.5" })
        let red = try nodes(
            attribute("color", "backgroundColor", #"<color key="value" red="1" green="0" blue="0" alpha="1"/>"#))
        #expect(red.first { $0.attributes["data-id"] == "v" }?.attributes["fill"] == "#ff0000")
        let radius = attribute("number", "layer.cornerRadius", #"<integer key="value" value="8"/>"#)
        let top = try nodes(radius, attribute("number", "layer.maskedCorners", #"<integer key="value" value="3"/>"#))
        let plate = try #require(top.first { $0.name == "path" && $0.attributes["fill"] == "#0000ff" }?.attributes["d"])
        #expect(plate == "M8 0H32A8 8 0 0 1 40 8V40H0V8A8 8 0 0 1 8 0Z")
        #expect(top.first { $0.attributes["data-id"] == "v" }?.attributes["fill"] == "none")
    }

    @Test("A background image of a button is cut off at the corners that clip it")
    func roundButtons() throws {
        func clips(_ attributes: String) throws -> Int {
            try picture(
                """
                <button fixedFrame="YES" clipsSubviews="YES" id="b"><rect key="frame" x="0.0" y="0.0" width="40" height="40"/>
                <state key="normal" \(attributes)/><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
                </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>
                """
            ).count { $0.name == "rect" && $0.attributes["rx"] == "8" && $0.attributes["fill"] == nil }
        }
        #expect(try clips(#"backgroundImage="plate""#) == 1)
        #expect(try clips(#"title="Go""#) == 0)
    }
}
